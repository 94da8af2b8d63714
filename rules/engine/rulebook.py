"""What a game package hands to the engine, and the registry of all games."""

from collections.abc import Callable, Coroutine, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import Any, Generic, Protocol, TypeVar

from pydantic import BaseModel, ConfigDict, JsonValue

import rules
from rules.engine.errors import UnknownGame
from rules.engine.questions import Question
from rules.engine.randomness import Stream
from rules.engine.seats import Seat
from rules.engine.table import Table

S = TypeVar("S")
V = TypeVar("V")
O = TypeVar("O", bound=BaseModel)  # noqa: E741  O for options, beside S for state and V for view


class NoOptions(BaseModel):
    """The options of a game that has none."""

    model_config = ConfigDict(frozen=True, extra="forbid")


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended.

    Attributes:
        winners: the seats that won; empty where nobody did.
        reason: the end's name in messages, such as ``"five-ingredients"``.
        scores: points by seat, for games that count them.
        survivors: the seats that lived to the end, for games in which one can die.
    """

    winners: tuple[Seat, ...]
    reason: str
    scores: tuple[int, ...] = ()
    survivors: tuple[Seat, ...] = ()


class Policy(Protocol):
    """A bot player: it sees one seat's view and question, and nothing else."""

    def __call__(self, view: Any, question: Question[Any], stream: Stream, /) -> JsonValue:
        """Return a legal raw answer."""


@dataclass(frozen=True, slots=True)
class Rulebook(Generic[S, V, O]):
    """All that the engine, the bot and the tests need to know of a game.

    Attributes:
        key: the game's name wherever a person types one.
        version: counts up with each change that could make an old journal play differently.
        seats: the least and the most players.
        options: a frozen pydantic model; each field a bool or a StrEnum, with a default.
        set_up: builds the state before the first question.
        play: the game, from the first question to the result.
        view: what a seat sees (None: the public), built up from nothing.
        policies: bot players by name; the battery and the bot expect ``"sensible"``.
        content: the pieces (see `events.occurrences`) that must occur in random games.
        end_reasons: all that `Result.reason` can be.
        conserves: whether what lies in zones only moves, and is never made or destroyed.
        ends_at: which of the ``end_reasons`` a number of seats can come to; all if not given.
        tally: what a simulation counts about one finished game, beside wins and ends, by name; the
            counts of all games are added up.
        report: turns those sums, and the number of finished games, into the figures that a
            simulation reports; without it, the sums are the figures.
    """

    key: str
    version: int
    seats: tuple[int, int]
    options: type[O]
    set_up: Callable[[Table, O], S]
    play: Callable[[Table, S], Coroutine[Any, Any, Result]]
    view: Callable[[S, Seat | None], V]
    policies: Mapping[str, Policy]
    content: frozenset[str]
    end_reasons: tuple[str, ...]
    conserves: bool = True
    tally: Callable[[S], Mapping[str, int]] | None = None
    report: Callable[[Mapping[str, int], int], Mapping[str, JsonValue]] | None = None
    ends_at: Callable[[int], tuple[str, ...]] | None = None

    def ends(self, seats: int) -> tuple[str, ...]:
        """Return all that `Result.reason` can be with so many players."""
        return self.ends_at(seats) if self.ends_at else self.end_reasons


class Registry:
    """The games there are, by key.

    Raises:
        ValueError: two games have the same key.
    """

    def __init__(self, rulebooks: Iterable[Rulebook[Any, Any, Any]]) -> None:
        self._rulebooks: dict[str, Rulebook[Any, Any, Any]] = {}
        for rulebook in rulebooks:
            if self._rulebooks.setdefault(rulebook.key, rulebook) is not rulebook:
                raise ValueError(f"two games are called {rulebook.key!r}")

    def __iter__(self) -> Iterator[Rulebook[Any, Any, Any]]:
        return iter(self._rulebooks.values())

    def __getitem__(self, key: str) -> Rulebook[Any, Any, Any]:
        """Return the rules of a game.

        Raises:
            UnknownGame: there is none under that key.
        """
        try:
            return self._rulebooks[key]
        except KeyError:
            raise UnknownGame(key) from None


@cache
def all_games() -> Registry:
    """Return the games that lie in ``rules/``: each package there with a ``RULEBOOK``."""
    packages = sorted(module.name for module in iter_modules(rules.__path__) if module.ispkg)
    modules = (import_module(f"rules.{name}") for name in packages)
    return Registry(module.RULEBOOK for module in modules if hasattr(module, "RULEBOOK"))
