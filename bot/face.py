"""How a game looks and reads: what its cog hands to the bot."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

from bot.art import Picture
from bot.glossary.entries import Glossary
from bot.speech import Speaker
from bot.text import Texts
from rules.engine.errors import UnknownGame
from rules.engine.rulebook import Rulebook
from rules.engine.seats import Seat

DrawTable: TypeAlias = Callable[[Any, Mapping[Seat, str], Speaker], Picture]
DrawHand: TypeAlias = Callable[[Any, Speaker], Picture | None]
Describe: TypeAlias = Callable[[Any, Speaker], str]
DescribeSeat: TypeAlias = Callable[[Any, Seat, Speaker], str | None]
Teams: TypeAlias = Callable[[Any], tuple[tuple[Seat, ...], ...]]


@dataclass(frozen=True, slots=True)
class Face:
    """A game's face. Its parts get a view, and most a speaker, but never the state.

    Attributes:
        rulebook: the rules it is the face of.
        texts: the game's messages, with the common ones below.
        draw_table: the public board as a picture, from the public view.
        draw_hand: what one seat holds or has to choose from, from its own view; None if nothing.
        describe_table: the board in words.
        describe_hand: what one seat holds, in words.
        describe_seat: what everybody sees of a seat, in one line, for whoever may choose it.
        teams: who plays together, from the public view; a seat that is in none plays alone. Those
            of a team can talk in private.
        glossary: what can be looked up about the game: its rules and its pieces.
    """

    rulebook: Rulebook[Any, Any, Any]
    texts: Texts
    draw_table: DrawTable
    draw_hand: DrawHand
    describe_table: Describe
    describe_hand: Describe
    describe_seat: DescribeSeat | None = None
    teams: Teams | None = None
    glossary: Glossary | None = None

    @property
    def key(self) -> str:
        """The game's key."""
        return self.rulebook.key


class Faces:
    """The faces of all games that the bot offers; cogs add theirs when they load."""

    def __init__(self) -> None:
        self._faces: dict[str, Face] = {}

    def add(self, face: Face) -> None:
        """Offer a game."""
        self._faces[face.key] = face

    def __iter__(self) -> Iterator[Face]:
        return iter(self._faces.values())

    def __getitem__(self, key: str) -> Face:
        """Return a game's face.

        Raises:
            UnknownGame: no game of that key is offered.
        """
        try:
            return self._faces[key]
        except KeyError:
            raise UnknownGame(key) from None
