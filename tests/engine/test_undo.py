"""What can be taken back in the Gem Fair, whom it affects, and why something stands."""

from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar

import pytest
from pydantic import JsonValue

from rules.engine.errors import Barrier, CannotUndo
from rules.engine.events import Event
from rules.engine.game import Game
from rules.engine.questions import ChooseOne
from rules.engine.record import (
    Answered,
    Entry,
    GameRecord,
    HandedOver,
    Paused,
    Resumed,
    Rewound,
)
from rules.engine.rulebook import NoOptions, Result, Rulebook
from rules.engine.seats import Seat
from rules.engine.table import Table
from rules.engine.undo import Undo, last_to_answer, look_back
from rules.engine.zones import EVERYONE, Zone
from tests.battery.games import AnyRulebook, option_sets
from tests.battery.play import keep
from tests.toy import RULEBOOK

SEED = bytes(range(32))
A, B, C = map(Seat, range(3))


class Act(StrEnum):
    """What a player of the smallest game may do."""

    NOTHING = "nothing"
    ROLL = "roll"
    DRAW = "draw"
    LAY_OPEN = "lay-open"
    HIDE = "hide"
    WHISPER = "whisper"
    TURN = "turn"


@dataclass(frozen=True, slots=True)
class Choose(ChooseOne):
    """What next?"""

    kind: ClassVar[str] = "tiny-choose"


@dataclass(frozen=True, slots=True)
class Done(Event):
    """Something was done."""


@dataclass(frozen=True, slots=True)
class Turned(Event):
    """Something was turned up."""

    reveals: ClassVar[bool] = True


@dataclass(slots=True)
class Tiny:
    """A deck, a hand, a table, a place that nobody sees."""

    deck: Zone[str]
    hand: Zone[str]
    open: Zone[str]
    hidden: Zone[str]


def _set_up(table: Table, _options: NoOptions) -> Tiny:
    return Tiny(
        table.zone("deck", ["jade", "ruby"]),
        table.zone("hand", ["opal"], seers=frozenset((A,))),
        table.zone("open", seers=EVERYONE),
        table.zone("hidden"),
    )


async def _play(table: Table, tiny: Tiny) -> Result:
    while True:
        act = await table.ask(A, Choose(tuple(Act)))
        table.tell(everyone=Done())
        match act:
            case Act.ROLL:
                table.stream("die").die()
            case Act.DRAW:
                tiny.hand.put(tiny.deck.draw())
            case Act.LAY_OPEN:
                tiny.open.put(tiny.hand.draw())
            case Act.HIDE:
                tiny.hidden.put(tiny.deck.draw())
            case Act.WHISPER:
                table.whisper({B: Done()})
            case Act.TURN:
                table.tell(everyone=Turned())


def _view(tiny: Tiny, viewer: Seat | None) -> tuple[int, ...]:
    return len(tiny.deck), len(tiny.hand), len(tiny.open.shown_to(viewer))


TINY: Rulebook[Tiny, tuple[int, ...], NoOptions] = Rulebook(
    key="tiny",
    version=1,
    seats=(2, 2),
    options=NoOptions,
    set_up=_set_up,
    play=_play,
    view=_view,
    policies={},
    content=frozenset(),
    end_reasons=(),
)


@pytest.mark.parametrize(
    ("act", "barrier"),
    [
        (Act.ROLL, Barrier.CHANCE),
        (Act.DRAW, Barrier.REVEALED),
        (Act.LAY_OPEN, Barrier.REVEALED),
        (Act.WHISPER, Barrier.REVEALED),
        (Act.TURN, Barrier.REVEALED),
    ],
)
def test_each_thing_that_tells_something_stands_in_the_way(act: Act, barrier: Barrier) -> None:
    tiny = Fair(2, TINY)
    tiny.answer(act)
    assert tiny.barrier(A) is barrier
    tiny.answer(Act.NOTHING)
    tiny.answer(Act.NOTHING)
    assert tiny.back(A) == Undo(2, ()), "what came before is no longer in the way"


def test_what_nobody_sees_can_be_taken_back_and_affects_whose_view_it_changed() -> None:
    tiny = Fair(2, TINY)
    tiny.answer(Act.NOTHING)
    assert tiny.back(A) == Undo(0, ())
    tiny.answer(Act.HIDE)
    assert tiny.back(A) == Undo(1, (B,))


class Fair:
    """A game, by default a Gem Fair, with its journal."""

    def __init__(self, seats: int = 3, rulebook: AnyRulebook = RULEBOOK) -> None:
        self.rulebook = rulebook
        self.game = Game(rulebook, seats, SEED)
        self.entries: list[Entry] = []

    def answer(self, raw: JsonValue, seat: Seat | None = None, by: str = "person") -> None:
        """Answer the first open question, or the first that was put to a seat."""
        asked = next(one for one in self.game.open.values() if seat in {None, one.seat})
        self.entries.append(
            Answered.model_validate(
                {
                    "question": asked.number,
                    "seat": asked.seat,
                    "fingerprint": asked.fingerprint(),
                    "answer": raw,
                    "by": by,
                }
            )
        )
        self.game.answer(asked.seat, asked.number, raw)

    def step(self, by: str = "person") -> Seat:
        """Give the first legal answer; return whose it was."""
        asked = next(iter(self.game.open.values()))
        self.answer(next(asked.question.every()), by=by)
        return asked.seat

    def until(self, kind: str) -> None:
        """Play until a kind of question is open."""
        while all(one.question.kind != kind for one in self.game.open.values()):
            self.step()

    @property
    def record(self) -> GameRecord:
        """The fair as it is kept."""
        options = option_sets(self.rulebook)[0]
        return keep(self.rulebook, len(self.game.table.seats), SEED, options, [], self.game)

    def back(self, seat: Seat) -> Undo:
        """Return what it means to take back a seat's last answer."""
        return look_back(self.rulebook, self.record, self.entries, seat)

    def barrier(self, seat: Seat) -> Barrier:
        """Return why a seat's last answer stands."""
        with pytest.raises(CannotUndo) as stands:
            self.back(seat)
        return stands.value.barrier


def test_who_has_answered_nothing_takes_nothing_back() -> None:
    fair = Fair()
    assert fair.barrier(A) is Barrier.NOTHING
    seat = fair.step()
    other = next(one for one in (A, B, C) if one != seat)
    assert fair.barrier(other) is Barrier.NOTHING
    with pytest.raises(CannotUndo):
        last_to_answer([])
    assert last_to_answer(fair.entries) == seat


def test_a_secret_bid_is_taken_back_while_others_think_and_affects_none_of_them() -> None:
    fair = Fair()
    fair.until("toy-bid")
    before = len(fair.entries)
    fair.answer(1, A)
    assert fair.back(A) == Undo(before, ())


def test_a_bid_takes_back_those_that_came_after_it_and_needs_their_consent() -> None:
    fair = Fair()
    fair.until("toy-bid")
    before = len(fair.entries)
    fair.answer(1, B)
    fair.answer(1, C)
    assert fair.back(B) == Undo(before, (C,))
    assert fair.back(C) == Undo(before + 1, ())


def test_bids_that_were_opened_stand() -> None:
    fair = Fair()
    fair.until("toy-bid")
    for seat in (A, B, C):
        fair.answer(1, seat)
    assert {fair.barrier(seat) for seat in (A, B, C)} <= {Barrier.REVEALED, Barrier.CHANCE}


def test_what_the_bot_player_answered_is_nobodys_to_take_back() -> None:
    fair = Fair()
    seat = fair.step(by="bot-player")
    assert fair.barrier(seat) is Barrier.NOTHING


def test_a_seat_that_changed_hands_stands_in_the_way_and_a_pause_does_not() -> None:
    fair = Fair()
    fair.until("toy-bid")
    fair.answer(1, A)
    undo = fair.back(A)
    fair.entries += [Paused(), Resumed()]
    assert fair.back(A) == undo
    fair.entries.append(HandedOver(seat=B))
    assert fair.barrier(A) is Barrier.SEATS


def test_after_taking_back_the_answer_before_can_be_taken_back_too() -> None:
    fair = Fair()
    fair.until("toy-bid")
    first = len(fair.entries)
    fair.answer(1, A)
    fair.answer(2, B)
    undo = fair.back(B)
    fair.entries.append(Rewound(to=undo.to))
    assert fair.back(A) == Undo(first, ())
