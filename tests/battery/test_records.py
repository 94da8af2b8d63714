"""A record proves its game; one that was changed is refused, with the place."""

import json
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from rules.engine.errors import RecordDamaged, ReplayError, ReplayMismatch
from rules.engine.randomness import commitment
from rules.engine.record import (
    Answered,
    Ended,
    Entry,
    GameRecord,
    HandedOver,
    Paused,
    Resumed,
    Returned,
    Rewound,
    TakenOver,
    TimedOut,
    Unreadable,
    standing,
)
from rules.engine.replay import new_game, play_entries, replay
from rules.engine.verify import verify
from tests.battery.canon import digest
from tests.battery.games import AnyRulebook, every_game, every_table, games
from tests.battery.play import Move, Run, choosers, keep, legal, move_entry, places

MOST = 12
"""Where an entry is changed in one of several ways, so many places are tried for each."""

Damage = Callable[[dict[str, Any]], None]


def changed(record: GameRecord, **update: Any) -> GameRecord:
    """Return a record with other fields, as if its file had been edited."""
    return GameRecord.model_validate(json.loads(record.model_dump_json()) | update)


def with_entries(record: GameRecord, entries: list[Any]) -> GameRecord:
    """Return a record with another journal."""
    return changed(record, entries=[entry.model_dump(mode="json") for entry in entries])


def mismatch(rulebook: AnyRulebook, record: GameRecord) -> int:
    """Return the number of the entry for which a record is refused."""
    with pytest.raises(ReplayMismatch) as caught:
        verify(rulebook, record)
    return caught.value.entry


def place_of_damage(rulebook: AnyRulebook, record: GameRecord) -> int | None:
    """Return the entry for which a record is refused, the end for its result, None if it is not."""
    try:
        verify(rulebook, record)
    except ReplayMismatch as error:
        return error.entry
    except RecordDamaged:
        return len(record.entries)
    return None


@every_table
def test_an_honest_record_is_verified_after_a_trip_through_json(
    rulebook: AnyRulebook, seats: int
) -> None:
    for number, way in enumerate(choosers(rulebook).values()):
        run = Run(rulebook, seats, number, way).finish()
        record = run.record()
        read = GameRecord.model_validate_json(record.model_dump_json())
        assert read == record
        assert digest(verify(rulebook, read)) == digest(run.game)


@every_game
def test_an_unfinished_game_is_verified_as_such(rulebook: AnyRulebook) -> None:
    run = Run(rulebook, rulebook.seats[0])
    run.step()
    assert verify(rulebook, run.record()).result is None


@every_game
def test_an_entry_that_was_dropped_is_missed_at_its_place(rulebook: AnyRulebook) -> None:
    run = Run(rulebook, rulebook.seats[1])
    *chosen, _last = places(run)
    record = run.record()
    for place in chosen:
        without = with_entries(record, [*record.entries[:place], *record.entries[place + 1 :]])
        if _open_together(rulebook, record, place):
            # The others' simultaneous answers still fit; the game waits for the one that is gone.
            with pytest.raises(ReplayError):
                verify(rulebook, without)
        else:
            assert mismatch(rulebook, without) == place


def _open_together(rulebook: AnyRulebook, record: GameRecord, place: int) -> bool:
    """Tell whether the next entry answers a question that was open at this place already."""
    game = new_game(rulebook, record)
    play_entries(game, list(enumerate(record.entries))[:place])
    following = record.entries[place + 1]
    assert isinstance(following, Answered)
    return following.question in game.open


@every_game
def test_without_its_last_entry_a_game_has_no_result(rulebook: AnyRulebook) -> None:
    record = Run(rulebook, rulebook.seats[1]).finish().record()
    with pytest.raises(RecordDamaged, match="result"):
        verify(rulebook, changed(record, entries=record.model_dump(mode="json")["entries"][:-1]))


@every_game
def test_entries_that_were_swapped_are_found_at_the_first(rulebook: AnyRulebook) -> None:
    run = Run(rulebook, rulebook.seats[1])
    *chosen, _last = places(run)
    record = run.record()
    for place in chosen:
        if _open_together(rulebook, record, place):
            continue  # simultaneous answers may come in any order
        entries = list(record.entries)
        entries[place : place + 2] = reversed(entries[place : place + 2])
        assert mismatch(rulebook, with_entries(record, entries)) == place


@pytest.mark.parametrize(
    "update",
    [
        {"fingerprint": "0" * 16},
        {"question": 10**6},
        {"question": -1},
        {"seat": 10**6},
        {"seat": -1},
        {"answer": None},
        {"answer": [["no answer to anything"]]},
    ],
    ids=str,
)
@every_game
def test_an_entry_that_was_changed_is_found_at_its_place(
    rulebook: AnyRulebook, update: dict[str, Any]
) -> None:
    run = Run(rulebook, rulebook.seats[1])
    chosen = places(run, MOST)
    record = run.record()
    for place in chosen:
        entries = list(record.entries)
        entries[place] = entries[place].model_copy(update=update)
        assert mismatch(rulebook, with_entries(record, entries)) == place


@every_table
def test_another_legal_answer_is_found_unless_it_makes_no_difference(
    rulebook: AnyRulebook, seats: int
) -> None:
    """What the questions and the result after an answer do not show, no journal can prove."""
    run = Run(rulebook, seats)
    chosen = places(run)
    record = run.record()
    refused = 0
    for place in chosen:
        move = run.moves[place]
        other = next((raw for raw in legal(move.asked.question) if raw != move.raw), move.raw)
        entries = list(record.entries)
        entries[place] = entries[place].model_copy(update={"answer": other})
        found = place_of_damage(rulebook, with_entries(record, entries))
        assert found is None or found > place
        refused += found is not None
    assert refused > len(chosen) / 2


@every_table
def test_another_seed_is_refused(rulebook: AnyRulebook, seats: int) -> None:
    record = Run(rulebook, seats).finish().record()
    other = bytes.fromhex(record.seed)[::-1]
    with pytest.raises(RecordDamaged, match="committed"):
        verify(rulebook, changed(record, seed=other.hex()))
    with pytest.raises(ReplayError):
        verify(rulebook, changed(record, seed=other.hex(), commitment=commitment(other)))


@every_table
def test_a_seat_more_or_less_is_refused(rulebook: AnyRulebook, seats: int) -> None:
    record = Run(rulebook, seats).finish().record()
    for players in (record.players[:-1], (*record.players, "One more"), ()):
        with pytest.raises(ReplayError):
            verify(rulebook, changed(record, players=players))


@cache
def won(key: str) -> GameRecord:
    """Return the record of a game that somebody has won."""
    rulebook = games()[key]
    runs = (Run(rulebook, rulebook.seats[1], number).finish() for number in range(100))
    return next(run.record() for run in runs if run.game.result and run.game.result.winners)


def _other_result(record: dict[str, Any]) -> None:
    record["result"]["winners"] = [1 - min(1, record["result"]["winners"][0])]


@pytest.mark.parametrize(
    "damage",
    [
        _other_result,
        lambda record: record["result"].update(winners=[]),
        lambda record: record["result"].update(reason="luck"),
        lambda record: record["result"].update(scores=[10**6]),
        lambda record: record.update(result=None),
        lambda record: record.update(commitment="0" * 64),
        lambda record: record.update(game="no-such-game"),
        lambda record: record.update(options={"no-such-option": True}),
    ],
)
@every_game
def test_a_record_that_contradicts_itself_is_refused(rulebook: AnyRulebook, damage: Damage) -> None:
    record = json.loads(won(rulebook.key).model_dump_json())
    damage(record)
    with pytest.raises(RecordDamaged):
        verify(rulebook, GameRecord.model_validate(record))


@every_game
def test_rules_of_another_version_refuse_the_whole_journal(rulebook: AnyRulebook) -> None:
    record = Run(rulebook, rulebook.seats[0]).finish().record()
    assert mismatch(rulebook, changed(record, rules_version=rulebook.version + 1)) == 0


@every_game
def test_an_entry_that_cannot_be_read_is_named(rulebook: AnyRulebook) -> None:
    run = Run(rulebook, rulebook.seats[0]).finish()
    entries: list[Entry] = run.entries()
    entries[3] = Unreadable()
    game = run.begin()
    with pytest.raises(ReplayMismatch, match="cannot be read") as caught:
        play_entries(game, enumerate(entries))
    assert caught.value.entry == 3
    assert digest(game) == digest(run.again(3)), "the game stands as before that entry"


@every_game
def test_a_game_that_was_ended_takes_no_more_answers(rulebook: AnyRulebook) -> None:
    run = Run(rulebook, rulebook.seats[0]).finish()
    record, entries = run.record(), run.entries()
    early = [*entries[:5], Ended(by="vote")]
    assert not verify(rulebook, changed(with_entries(record, early), result=None)).open
    assert mismatch(rulebook, with_entries(record, [*early, *entries[5:]])) == 6
    assert mismatch(rulebook, with_entries(record, [*entries, Ended(by="host")])) == len(entries)


@every_game
def test_a_seat_that_is_handed_over_must_be_there(rulebook: AnyRulebook) -> None:
    run = Run(rulebook, rulebook.seats[0]).finish()
    record, entries = run.record(), run.entries()
    verify(rulebook, with_entries(record, [HandedOver(seat=run.seats - 1), *entries]))
    for seat in (-1, run.seats):
        beyond = [*entries[:2], HandedOver(seat=seat), *entries[2:]]
        assert mismatch(rulebook, with_entries(record, beyond)) == 2


@every_game
def test_a_seat_that_is_taken_back_must_be_there(rulebook: AnyRulebook) -> None:
    run = Run(rulebook, rulebook.seats[0]).finish()
    record, entries = run.record(), run.entries()
    last = run.seats - 1
    verify(rulebook, with_entries(record, [HandedOver(seat=last), Returned(seat=last), *entries]))
    for seat in (-1, run.seats):
        beyond = [*entries[:2], Returned(seat=seat), *entries[2:]]
        assert mismatch(rulebook, with_entries(record, beyond)) == 2


@every_game
def test_a_seat_that_is_taken_over_must_be_there_and_a_pause_changes_nothing(
    rulebook: AnyRulebook,
) -> None:
    run = Run(rulebook, rulebook.seats[0]).finish()
    record, entries = run.record(), run.entries()
    idle = [Paused(), TakenOver(seat=run.seats - 1), Resumed()]
    played = verify(rulebook, with_entries(record, [*entries[:2], *idle, *entries[2:]]))
    assert digest(played) == digest(run.game)
    for seat in (-1, run.seats):
        beyond = [*entries[:2], TakenOver(seat=seat), *entries[2:]]
        assert mismatch(rulebook, with_entries(record, beyond)) == 2


@every_game
def test_a_time_out_names_a_question_that_its_seat_left_open(rulebook: AnyRulebook) -> None:
    run = Run(rulebook, rulebook.seats[0]).finish()
    record, entries = run.record(), run.entries()
    asked = run.moves[2].asked
    called = TimedOut(question=asked.number, seat=asked.seat, rule="answer")
    played = verify(rulebook, with_entries(record, [*entries[:2], called, *entries[2:]]))
    assert digest(played) == digest(run.game)
    for update in ({"question": 10**6}, {"question": -1}, {"seat": asked.seat + 1}, {"seat": -1}):
        wrong = called.model_copy(update=update)
        changed_at_2 = with_entries(record, [*entries[:2], wrong, *entries[2:]])
        assert mismatch(rulebook, changed_at_2) == 2
    too_late = with_entries(record, [*entries[:3], called, *entries[3:]])
    assert mismatch(rulebook, too_late) == 3


def astray(run: Run, count: int) -> list[Entry]:
    """Return some answers that a game could have gone on with after so many answers."""
    game = run.again(count)
    entries: list[Entry] = []
    while game.open and len(entries) < 4:
        asked = next(iter(game.open.values()))
        raw = legal(asked.question)[-1]
        entries.append(move_entry(Move(asked, raw)))
        game.answer(asked.seat, asked.number, raw)
    return entries


@every_table
def test_a_game_that_went_back_goes_on_as_if_it_never_went_on(
    rulebook: AnyRulebook, seats: int
) -> None:
    straight = Run(rulebook, seats).finish()
    entries = straight.entries()
    regretted = astray(straight, 4)
    journal = [*entries[:4], *regretted, Rewound(to=4), *entries[4:]]
    counted = [number for number, _ in standing(journal)]
    assert counted == [*range(4), *range(4 + len(regretted) + 1, len(journal))]
    record = keep(rulebook, seats, straight.seed, straight.options, journal, straight.game)
    assert digest(verify(rulebook, record)) == digest(straight.game)
    assert digest(replay(rulebook, record)) == digest(straight.game)
