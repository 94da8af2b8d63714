"""The battery notices what it is there to notice: games that leak fail it, and honest ones pass."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from enum import StrEnum
from itertools import pairwise
from typing import ClassVar, TypeAlias

import pytest

from rules.engine.events import Event
from rules.engine.questions import ChooseOne, Confirm
from rules.engine.rulebook import NoOptions, Result, Rulebook
from rules.engine.seats import Seat
from rules.engine.table import Table
from rules.engine.zones import EVERYONE, NOBODY, Zone
from tests.battery import test_conservation, test_hidden, test_refusals, test_secret_answers
from tests.battery.canon import some_viewers, viewers
from tests.battery.games import AnyRulebook, every_table
from tests.battery.play import LEAST_PLACES, MOST_PLACES, Run, places, spread


class Rune(StrEnum):
    """A card of a game made to leak."""

    SUN = "sun"
    MOON = "moon"
    STAR = "star"


@dataclass(frozen=True, slots=True)
class Bury(ChooseOne):
    """Choose a rune to lay face down: a secret."""

    kind: ClassVar[str] = "leak-bury"


@dataclass(frozen=True, slots=True)
class Nod(Confirm):
    """A question for its own sake."""

    kind: ClassVar[str] = "leak-nod"
    public: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class Mentioned(Event):
    """Runes were mentioned, without any claim that they were hidden."""

    runes: tuple[Rune, ...]


@dataclass(frozen=True, slots=True)
class Revealed(Event):
    """Runes were revealed, and the event says so."""

    reveals: ClassVar[bool] = True
    runes: tuple[Rune, ...]


@dataclass(slots=True, eq=False)
class Runes:
    """The state: hands of runes, a deck, a pile of those that were buried."""

    hands: tuple[Zone[Rune], ...]
    deck: Zone[Rune]
    buried: Zone[Rune]
    shown: Zone[Rune]


Burial: TypeAlias = Callable[[Table, Runes, Seat, Rune], Awaitable[None]]
View: TypeAlias = Callable[[Runes, Seat | None], object]


def honest_view(runes: Runes, viewer: Seat | None) -> tuple[object, ...]:
    own = runes.hands[viewer].shown_to(viewer) if viewer is not None else ()
    return own, runes.shown.shown_to(viewer), len(runes.deck), len(runes.buried)


async def honest(table: Table, runes: Runes, seat: Seat, rune: Rune) -> None:
    """Bury a rune: nobody learns which. Every other one is shown again at once, and says so."""
    runes.buried.put(runes.hands[seat].take(rune))
    await table.ask(seat, Nod())
    if len(runes.buried) % 2 == 0:
        runes.shown.put(runes.buried.draw())
        table.tell(everyone=Revealed(tuple(runes.shown)))
    runes.hands[seat].put(runes.deck.draw())
    table.whisper({seat: Mentioned(tuple(runes.hands[seat]))})


def game(bury: Burial = honest, view: View = honest_view) -> Rulebook[Runes, object, NoOptions]:
    """Return a game of runes for two in which burials go as given."""

    def set_up(table: Table, _options: NoOptions) -> Runes:
        deck = table.zone("deck", [*Rune] * 20, seers=NOBODY)
        deck.shuffle(table.stream("deck"))
        hands: tuple[Zone[Rune], ...] = tuple(
            table.zone(f"hand/{seat}", seers=frozenset((seat,))) for seat in table.seats
        )
        for hand in hands:
            hand.items.extend(deck.draw() for _ in range(3))
        return Runes(hands, deck, table.zone("buried"), table.zone("shown", seers=EVERYONE))

    async def play(table: Table, runes: Runes) -> Result:
        for _ in range(12):
            for seat in table.seats:
                options = tuple(dict.fromkeys(runes.hands[seat]))
                await bury(table, runes, seat, await table.ask(seat, Bury(options)))
        return Result(table.seats, "over")

    return Rulebook("leak", 1, (2, 2), NoOptions, set_up, play, view, {}, frozenset(), ("over",))


async def tells_the_answer(table: Table, runes: Runes, seat: Seat, rune: Rune) -> None:
    table.tell(everyone=Mentioned((rune,)))
    await honest(table, runes, seat, rune)


async def hints_at_the_answer(table: Table, runes: Runes, seat: Seat, rune: Rune) -> None:
    await honest(table, runes, seat, rune)
    if rune is Rune.SUN:
        table.tell(everyone=Mentioned(()))


async def asks_only_for_a_sun(table: Table, runes: Runes, seat: Seat, rune: Rune) -> None:
    await honest(table, runes, seat, rune)
    rival = table.seats[1 - seat]
    if Rune.SUN in runes.hands[rival]:
        await table.ask(rival, Nod())


async def mentions_the_deck(table: Table, runes: Runes, seat: Seat, rune: Rune) -> None:
    await honest(table, runes, seat, rune)
    table.tell(everyone=Mentioned((runes.deck.items[-1],)))


async def mentions_a_hand(table: Table, runes: Runes, seat: Seat, rune: Rune) -> None:
    await honest(table, runes, seat, rune)
    table.tell(everyone=Mentioned(tuple(runes.hands[1])))


async def makes_a_rune(table: Table, runes: Runes, seat: Seat, rune: Rune) -> None:
    await honest(table, runes, seat, rune)
    runes.shown.put(rune)


def sees_the_deck(runes: Runes, viewer: Seat | None) -> object:
    return honest_view(runes, viewer), runes.deck.items[-1]


def sees_hands(runes: Runes, viewer: Seat | None) -> object:
    return honest_view(runes, viewer), tuple(runes.hands[0])


def sees_what_was_buried(runes: Runes, viewer: Seat | None) -> object:
    return honest_view(runes, viewer), tuple(runes.buried)


CHECKS = (
    test_hidden.test_what_a_viewer_cannot_see_changes_nothing_it_sees,
    test_hidden.test_what_a_viewer_cannot_see_changes_nothing_it_is_told,
    test_secret_answers.test_answers_that_show_the_same_tell_the_others_nothing,
    test_conservation.test_items_only_move_between_zones,
    test_refusals.test_illegal_and_malformed_answers_change_nothing,
)
SEES, TOLD, SECRET, CONSERVED, _ = CHECKS


@pytest.mark.parametrize("check", CHECKS)
def test_an_honest_game_passes(check: Callable[..., None]) -> None:
    check(game(), 2)


@pytest.mark.parametrize(
    ("leak", "check"),
    [
        (game(tells_the_answer), SECRET),
        (game(hints_at_the_answer), SECRET),
        (game(view=sees_what_was_buried), SECRET),
        (game(asks_only_for_a_sun), TOLD),
        (game(mentions_the_deck), TOLD),
        (game(mentions_a_hand), TOLD),
        (game(view=sees_the_deck), SEES),
        (game(view=sees_hands), SEES),
        (game(view=sees_what_was_buried), SEES),
        (game(makes_a_rune), CONSERVED),
    ],
)
def test_a_game_that_leaks_fails(
    leak: Rulebook[Runes, object, NoOptions], check: Callable[..., None]
) -> None:
    with pytest.raises(AssertionError):
        check(leak, 2)


@pytest.mark.parametrize("count", [*range(1, 12), 500, 501])
def test_places_are_spread_from_the_first_to_the_last(count: int) -> None:
    chosen = spread(count, 8)
    assert len(set(chosen)) == len(chosen) == min(count, 8)
    assert (chosen[0], chosen[-1]) == (0, count - 1)
    gaps = {after - before for before, after in pairwise(chosen)}
    assert max(gaps, default=1) - min(gaps, default=1) <= 1


def test_a_game_within_the_limits_is_looked_at_after_each_answer() -> None:
    run = Run(game(), 2)
    assert len(run.finish().moves) > MOST_PLACES
    assert places(run, 1000) == [*range(len(run.moves))]


@every_table
def test_of_any_game_some_places_and_every_kind_of_question_are_looked_at(
    rulebook: AnyRulebook, seats: int
) -> None:
    run = Run(rulebook, seats)
    chosen = places(run)
    kinds = [move.asked.question.kind for move in run.moves]
    assert {kinds[place] for place in chosen} == set(kinds)
    assert (chosen[0], chosen[-1]) == (0, len(kinds) - 1)
    assert min(LEAST_PLACES, len(kinds)) <= len(chosen) <= MOST_PLACES + len(set(kinds))


@every_table
def test_every_viewer_has_its_turn(rulebook: AnyRulebook, seats: int) -> None:
    table = Run(rulebook, seats).game
    looked = [viewer for turn in range(seats) for viewer in some_viewers(table, turn)]
    assert set(looked) == set(viewers(table))
