"""A record with its chains: whatever is changed in it is named, at its place."""

import json
from dataclasses import make_dataclass
from typing import Any

import pytest

from rules.engine.errors import Misfit, RecordDamaged, ReplayError, ReplayMismatch
from rules.engine.events import Event, Told
from rules.engine.proof import seal_of
from rules.engine.record import GameRecord
from rules.engine.rulebook import Rulebook
from rules.engine.table import Table
from rules.engine.verify import examine, proved, sealed
from tests.battery.games import AnyRulebook, every_game, every_table
from tests.battery.play import Run, legal, places

MOST = 6
"""So many places of a game are changed."""


def record_of(rulebook: AnyRulebook, seats: int, number: int = 0) -> tuple[Run, GameRecord]:
    """Return a finished game and its record with chains, as read from a file."""
    run = Run(rulebook, seats, number).finish()
    kept = proved(rulebook, run.record()).model_dump_json(exclude_none=True)
    return run, GameRecord.model_validate_json(kept)


def changed(record: GameRecord, **update: Any) -> GameRecord:
    """Return a record with other fields, as if its file had been edited."""
    return GameRecord.model_validate(json.loads(record.model_dump_json()) | update)


def refused(rulebook: AnyRulebook, record: GameRecord) -> ReplayError:
    """Return why a record is refused."""
    with pytest.raises(ReplayError) as caught:
        examine(rulebook, record)
    return caught.value


@every_table
def test_an_honest_file_fits_and_has_the_seal_of_its_journal(
    rulebook: AnyRulebook, seats: int
) -> None:
    run, record = record_of(rulebook, seats, 1)
    found = examine(rulebook, record)
    assert (found.sealed, found.told) == (True, True)
    assert found.seal == seal_of(run.record())


@every_table
def test_any_other_answer_is_named_at_its_place(rulebook: AnyRulebook, seats: int) -> None:
    run, record = record_of(rulebook, seats)
    *some, _last = places(run, MOST)
    tried = 0
    for place in [*some, len(record.entries) - 1]:
        asked, raw = run.moves[place]
        entries = [one.model_dump(mode="json") for one in record.entries]
        others = (other for other in legal(asked.question, 50) if other != raw)
        if (other := next(others, None)) is None:
            continue
        entries[place]["answer"] = other
        error = refused(rulebook, changed(record, entries=entries))
        assert isinstance(error, ReplayMismatch)
        assert (error.entry, error.misfit) == (place, Misfit.CHANGED)
        assert error.expected != error.found
        tried += 1
    assert tried


@every_game
def test_who_answered_is_sealed_too(rulebook: AnyRulebook) -> None:
    _, record = record_of(rulebook, rulebook.seats[0])
    entries = [one.model_dump(mode="json") for one in record.entries]
    entries[2]["by"] = "bot-player"
    error = refused(rulebook, changed(record, entries=entries))
    assert isinstance(error, ReplayMismatch)
    assert (error.entry, error.misfit) == (2, Misfit.CHANGED)


@every_game
def test_an_entry_more_or_less_is_named(rulebook: AnyRulebook) -> None:
    _, record = record_of(rulebook, rulebook.seats[0])
    entries = [one.model_dump(mode="json") for one in record.entries]
    pause = {"kind": "pause"}
    for place, edited, misfit in (
        (3, [*entries[:3], *entries[4:]], Misfit.CHANGED),
        (3, [*entries[:3], pause, *entries[3:]], Misfit.CHANGED),
        (len(entries), [*entries, pause], Misfit.CHANGED),
        (len(entries) - 1, entries[:-1], Misfit.LACKING),
    ):
        error = refused(rulebook, changed(record, entries=edited))
        assert isinstance(error, ReplayMismatch)
        assert (error.entry, error.misfit) == (place, misfit)


@every_game
def test_another_set_up_is_noticed_before_anything_is_played(rulebook: AnyRulebook) -> None:
    _, record = record_of(rulebook, rulebook.seats[0])
    assert record.proof
    other = [*record.proof.seals]
    other[0] = "0" * 16
    proof = record.proof.model_copy(update={"seals": tuple(other)})
    error = refused(rulebook, record.model_copy(update={"proof": proof}))
    assert isinstance(error, RecordDamaged)
    assert error.misfit is Misfit.HEAD


@every_game
def test_names_are_not_sealed_since_people_may_be_forgotten(rulebook: AnyRulebook) -> None:
    _, record = record_of(rulebook, rulebook.seats[0])
    renamed = changed(record, players=[f"Nobody {seat}" for seat in range(rulebook.seats[0])])
    assert examine(rulebook, renamed).seal == examine(rulebook, record).seal


class Gossip(Event):
    """Told by rules that talk too much."""


def gossiping(rulebook: AnyRulebook, *, privately: bool) -> AnyRulebook:
    """Return the same rules, but for one more thing that they tell at the start of a game.

    Args:
        rulebook: the rules.
        privately: whether they tell it to the first seat alone.
    """

    def set_up(table: Table, options: Any) -> Any:
        state = rulebook.set_up(table, options)
        if privately:
            table.whisper({table.seats[0]: Gossip()})
        else:
            table.tell(everyone=Gossip())
        return state

    fields = {name: getattr(rulebook, name) for name in Rulebook.__dataclass_fields__}
    return Rulebook(**{**fields, "set_up": set_up})


@pytest.mark.parametrize("privately", [False, True])
@every_game
def test_rules_that_tell_something_else_are_noticed(
    rulebook: AnyRulebook, *, privately: bool
) -> None:
    """The questions are the same, so that the fingerprints alone would not notice."""
    run, record = record_of(rulebook, rulebook.seats[0])
    error = refused(gossiping(rulebook, privately=privately), record)
    assert error.misfit is Misfit.TOLD
    plain = run.record()
    assert not examine(gossiping(rulebook, privately=privately), plain).sealed


@every_game
def test_the_seals_of_a_journal_need_no_rules(rulebook: AnyRulebook) -> None:
    run, record = record_of(rulebook, rulebook.seats[0])
    found = examine(rulebook, sealed(run.record()))
    assert (found.sealed, found.told) == (True, False)
    assert found.seal == examine(rulebook, record).seal


@every_game
def test_a_fact_that_events_get_later_changes_no_file_that_there_is(rulebook: AnyRulebook) -> None:
    _, record = record_of(rulebook, rulebook.seats[0])
    later = richer(rulebook)
    assert examine(later, record).told
    newer = proved(later, Run(rulebook, rulebook.seats[0]).finish().record())
    # And where a fact is there no more, the story cannot be compared; the entries can.
    found = examine(rulebook, newer)
    assert (found.sealed, found.told) == (True, False)


def richer(rulebook: AnyRulebook) -> AnyRulebook:
    """Return the same rules, with a fact more in each event of everybody."""

    def set_up(table: Table, options: Any) -> Any:
        state = rulebook.set_up(table, options)
        table.feed = _Richer(map(_enriched, table.feed))
        return state

    fields = {name: getattr(rulebook, name) for name in Rulebook.__dataclass_fields__}
    return Rulebook(**{**fields, "set_up": set_up})


class _Richer(list[Told]):
    def append(self, told: Told) -> None:
        super().append(_enriched(told))


def _enriched(told: Told) -> Told:
    if told.everyone is None:
        return told
    old = type(told.everyone)
    names = list(old.__dataclass_fields__)
    kind = make_dataclass(old.__name__, [*names, "mood"], frozen=True)
    values = [getattr(told.everyone, name) for name in names]
    return Told(kind(*values, "cheerful"), told.besides)
