"""Games played by the rules alone, to find the seed of one that goes where a test wants to be.

That takes milliseconds, so tests name what has to happen in a game and not which game it is, and
go on when the rules draw their cards in another order.
"""

from collections.abc import Callable
from hashlib import sha256
from typing import Any, NamedTuple

from pydantic import BaseModel, JsonValue

from rules.engine.events import Event
from rules.engine.game import Game
from rules.engine.questions import OpenQuestion
from rules.engine.randomness import Stream
from rules.engine.rulebook import Rulebook

AnyRulebook = Rulebook[Any, Any, Any]
Choose = Callable[[Any, OpenQuestion], JsonValue]
"""What to answer, from the view of the one who is asked."""

FIRST_TABLE = 1
"""The number of the table that a game is rehearsed for: the first one of its club."""

MOST_ANSWERS = 1_000


class Rehearsal(NamedTuple):
    """A game as it will be at a club of that seed.

    Attributes:
        seed: for `open_club`.
        game: the game, at its end.
        kinds: the kinds of the questions, in the order in which they were answered.
        told: how much of the feed had been told when each of them was answered.
    """

    seed: str
    game: Game
    kinds: tuple[str, ...]
    told: tuple[int, ...]

    @property
    def answers(self) -> int:
        """How many answers were given."""
        return len(self.kinds)

    def answers_until(self, kind: type[Event]) -> int | None:
        """Return how many answers it takes until all are told this; None if they never are."""
        for place, telling in enumerate(self.game.feed):
            if isinstance(telling.everyone, kind):
                return sum(told <= place for told in self.told)
        return None


def seed_of(text: str) -> bytes:
    """Return the 32 bytes that a text stands for as the seed of a club's games."""
    return sha256(text.encode()).digest()


def sensible_answer(rulebook: AnyRulebook, view: Any, asked: OpenQuestion, table: int) -> JsonValue:
    """Return what the bot player would answer, the same at a rehearsal and at the club."""
    stream = Stream(bytes(32), f"{table}/{asked.number}")
    return rulebook.policies["sensible"](view, asked.question, stream)


def rehearse(
    rulebook: AnyRulebook,
    seats: int,
    seed: str,
    choose: Choose | None = None,
    options: BaseModel | None = None,
) -> Rehearsal:
    """Play a game to its end as `Table.play` would, all players being sensible by default.

    Raises:
        LookupError: it does not end.
    """
    game = Game(rulebook, seats, seed_of(seed), options)
    kinds: list[str] = []
    told: list[int] = []
    while len(kinds) < MOST_ANSWERS:
        if not game.open:
            return Rehearsal(seed, game, tuple(kinds), tuple(told))
        asked = game.open[min(game.open)]
        kinds.append(asked.question.kind)
        told.append(len(game.feed))
        _answer(game, asked, choose)
    game.close()
    raise LookupError(f"{rulebook.key}: no end after {MOST_ANSWERS} answers")


def _answer(game: Game, asked: OpenQuestion, choose: Choose | None) -> None:
    view = game.view(asked.seat)
    if choose:
        raw = choose(view, asked)
    else:
        raw = sensible_answer(game.rulebook, view, asked, FIRST_TABLE)
    game.answer(asked.seat, asked.number, raw)


def find_game(
    rulebook: AnyRulebook,
    seats: int,
    fits: Callable[[Rehearsal], bool],
    most: int = 200,
    choose: Choose | None = None,
    options: BaseModel | None = None,
) -> Rehearsal:
    """Return the first game that fits, all players being sensible by default.

    Raises:
        LookupError: none of ``most`` games does.
    """
    for number in range(most):
        one = rehearse(rulebook, seats, f"game {number}", choose, options)
        if fits(one):
            return one
    raise LookupError(f"{rulebook.key}: none of {most} games fits")


def find_opening(
    rulebook: AnyRulebook,
    seats: int,
    fits: Callable[[OpenQuestion], bool],
    choose: Choose,
    within: int,
    most: int = 200,
    options: BaseModel | None = None,
) -> str:
    """Return the seed of the first game in which a question that fits is asked early on.

    Args:
        rulebook: the game.
        seats: the number of players.
        fits: tells whether a question is the one that is looked for.
        choose: what everybody answers before it.
        within: before so many answers.
        most: so many games are looked at.
        options: the table's.

    Raises:
        LookupError: none of them has one.
    """
    for number in range(most):
        seed = f"game {number}"
        if _opens(Game(rulebook, seats, seed_of(seed), options), fits, choose, within):
            return seed
    raise LookupError(f"{rulebook.key}: none of {most} games opens that way")


def _opens(game: Game, fits: Callable[[OpenQuestion], bool], choose: Choose, within: int) -> bool:
    found = False
    for _ in range(within):
        if found or not game.open:
            break
        asked = game.open[min(game.open)]
        found = fits(asked)
        if not found:
            _answer(game, asked, choose)
    game.close()
    return found


def shortest_game(
    rulebook: AnyRulebook, seats: int, among: int, options: BaseModel | None = None
) -> Rehearsal:
    """Return the game that takes the fewest answers, of the first so many."""
    games = (rehearse(rulebook, seats, f"game {number}", None, options) for number in range(among))
    return min(games, key=lambda one: one.answers)
