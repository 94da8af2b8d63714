"""Scenarios: lay out a table as the case at hand needs it, answer a few questions, look.

A game's own tests say how a laid out table goes on (see ``tests/games/calderos/layout.py``); the
rest is the same for all games::

    table = calderos(["explosion"], ["mirror"], [])
    table.plays(0, "attack", "explosion", 1)
    table.plays(1, "mirror-bounce", 2)
    table.expect(MirrorBounced(1, Card.EXPLOSION, 2, None))
"""

from collections.abc import Callable, Coroutine, Mapping, Sequence
from dataclasses import replace
from typing import Any

import pytest
from pydantic import BaseModel, JsonValue

from rules.engine.errors import IllegalAnswer
from rules.engine.events import Event
from rules.engine.game import Game
from rules.engine.questions import OpenQuestion
from rules.engine.rulebook import Result, Rulebook
from rules.engine.seats import Seat
from rules.engine.table import Table

GoOn = Callable[[Table, Any], Coroutine[Any, Any, Result]]
"""A game's coroutine that lays out the table first, in place of the set-up by the rules."""


def arrange(table: Table, wanted: Mapping[str, Sequence[Any]], rest: str) -> None:
    """Lay these items into these zones, bottom first; none is made, none is lost.

    Whatever lies elsewhere, or is left over, goes to the bottom of the zone ``rest``.

    Raises:
        ValueError: there are not so many of an item in the game.
    """
    names = [*(name for name in table.zones if name != rest), rest]
    pool = [item for name in names for item in table.zones[name].take_all()]
    for name, items in wanted.items():
        for item in items:
            pool.remove(item)
        table.zones[name].items.extend(items)
    table.zones[rest].items[:0] = pool


class Scenario:
    """A game in progress, with words for tests.

    Args:
        rulebook: the game.
        seats: the number of players.
        go_on: lays out the table and plays on from there; without it, the rules' own set-up.
    """

    def __init__(
        self,
        rulebook: Rulebook[Any, Any, Any],
        seats: int,
        go_on: GoOn | None = None,
        *,
        options: BaseModel | None = None,
        seed: bytes = bytes(32),
    ) -> None:
        played = replace(rulebook, play=go_on) if go_on else rulebook
        self.game = Game(played, seats, seed, options)
        self.state: Any = self.game.state
        self._told_before = 0

    @property
    def asked(self) -> list[int]:
        """The seats that are asked now."""
        return [int(question.seat) for question in self.game.open.values()]

    def question(self, seat: int) -> OpenQuestion:
        """Return what a seat is asked now."""
        asked = [one for one in self.game.open.values() if one.seat == seat]
        assert asked, f"seat {seat} is not asked, but {self.asked}"
        return asked[0]

    def answers(self, seat: int, raw: JsonValue) -> None:
        """Give a seat's answer."""
        self._told_before = len(self.game.feed)
        self.game.answer(Seat(seat), self.question(seat).number, raw)

    def plays(self, seat: int, *path: JsonValue) -> None:
        """Give a seat's answer to a question of several levels."""
        self.answers(seat, list(path))

    def may(self, seat: int, *path: JsonValue) -> bool:
        """Tell whether a seat's question allows such an answer, or one that begins so."""
        answers: list[Any] = list(self.question(seat).question.every())
        return any(answer[: len(path)] == list(path) for answer in answers)

    def refuses(self, seat: int, *path: JsonValue) -> None:
        """Check that an answer is refused."""
        with pytest.raises(IllegalAnswer):
            self.plays(seat, *path)

    def told(self, viewer: int | None = None) -> list[Event]:
        """Return what a seat, or the public, was told since the last answer."""
        heard_as = None if viewer is None else Seat(viewer)
        feed = self.game.feed[self._told_before :]
        return [event for told in feed for event in told.heard_by(heard_as)]

    def expect(self, *events: Event, by: int | None = None) -> None:
        """Check that these were told since the last answer, in this order, others between them.

        Args:
            *events: what was told.
            by: who heard them; the public without it.
        """
        told = self.told(by)
        rest = iter(told)
        for event in events:
            assert event in rest, f"{event} is missing, or not in this order, in {told}"

    def expect_no(self, *kinds: type[Event]) -> None:
        """Check that nothing of the kind was told to anybody since the last answer."""
        feed = self.game.feed[self._told_before :]
        for told in feed:
            for event in (told.everyone, *told.besides.values()):
                assert not isinstance(event, kinds), event

    def view(self, viewer: int | None = None) -> Any:
        """Return what a seat, or the public, sees."""
        return self.game.view(None if viewer is None else Seat(viewer))

    @property
    def result(self) -> Result | None:
        """How the game ended, or None."""
        return self.game.result
