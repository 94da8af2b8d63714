"""What lies on the table in Cave Troll."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import NamedTuple

from rules.cave_troll.board import ROOM_LIMIT, Space
from rules.cave_troll.content import BARRING, Artifact, Card, Character, Figure, heroes
from rules.cave_troll.options import CharacterSet
from rules.engine.seats import Seat
from rules.engine.zones import Zone


@dataclass(slots=True, eq=False)
class Piece:
    """A plastic figure of one player.

    Attributes:
        character: what it stands for; None for a Treasure Chest, which is no character.
        space: where it stands; None if it is not on the board.
        removed: it was on the board and was taken off.
        hero: it is a hero, and neither a monster nor a chest.
    """

    owner: Seat
    figure: Figure
    character: Character | None
    space: Space | None = None
    removed: bool = False
    hero: bool = field(init=False)

    def __post_init__(self) -> None:
        self.hero = self.character in heroes()


@dataclass(slots=True, eq=False)
class Place:
    """One player's place.

    Attributes:
        pieces: the figures of the own colour, on the board or not.
        artifact: the face-down artifact, if there is one; its owner may look at it (ruling 15).
    """

    seat: Seat
    hand: Zone[Card]
    deck: Zone[Card]
    discard: Zone[Card]
    artifact: Zone[Artifact]
    pieces: tuple[Piece, ...]
    gold: int = 0

    def piece(self, figure: Figure) -> Piece:
        """Return the piece that is this figure."""
        return next(piece for piece in self.pieces if piece.figure is figure)


class Snapshot(NamedTuple):
    """What an action that may be taken back can change.

    Such an action brings no figure to the board, so whatever is beside the board and is not in
    the snapshot stays as it is.

    Attributes:
        occupants: what stood on each space, in the order in which it came.
        gold: by seat.
        slayer_paid: as in `CaveTroll`.
        troll_moved: as in `CaveTroll`.
    """

    occupants: dict[Space, tuple[Piece, ...]]
    gold: tuple[int, ...]
    slayer_paid: bool
    troll_moved: bool


@dataclass(slots=True, eq=False)
class CaveTroll:
    """A game of Cave Troll.

    Attributes:
        places: in the order of play, which goes clockwise.
        artifacts: the artifact deck.
        pile: the scoring pile.
        gone: cards in the box: those of the other set, and those that left the game.
        first: who takes the first turn.
        occupants: what stands on each space, in the order in which it came.
        restricted: the spaces where not everybody may enter because of what stands there; all
            others are open to every monster, and to heroes if they are no pits.
        turns: how many turns have begun.
        actions: how many actions the player has left in this turn.
        slayer_paid: the player's Giant Slayer has found gold in this turn.
        troll_moved: the player's Rampaging Troll has moved in this turn.
        past: what the actions that may be taken back have changed, the last one last.
    """

    characters: CharacterSet
    places: tuple[Place, ...]
    artifacts: Zone[Artifact]
    pile: Zone[Card]
    gone: Zone[Card | Artifact]
    first: Seat
    occupants: dict[Space, tuple[Piece, ...]] = field(
        default_factory=lambda: dict.fromkeys(Space, ())
    )
    restricted: set[Space] = field(default_factory=set)
    turn: Seat | None = None
    turns: int = 0
    actions: int = 0
    slayer_paid: bool = False
    troll_moved: bool = False
    past: list[Snapshot] = field(default_factory=list)
    winners: tuple[Seat, ...] = ()

    def at(self, space: Space) -> list[Piece]:
        """Return the characters on a space: a chest is none (ruling 1)."""
        return [piece for piece in self.occupants[space] if piece.character is not None]

    def with_(self, space: Space, character: Character) -> list[Piece]:
        """Return the pieces of one kind on a space."""
        return [piece for piece in self.occupants[space] if piece.character is character]

    def put(self, piece: Piece, space: Space) -> None:
        """Set a piece on a space, from another space or from beside the board."""
        self._lift(piece)
        piece.space = space
        piece.removed = False
        self._fill(space, (*self.occupants[space], piece))

    def remove(self, piece: Piece) -> None:
        """Return a piece to its owner's area (rulebook, "Placing and Removing Figures")."""
        self._lift(piece)
        piece.removed = True

    def _lift(self, piece: Piece) -> None:
        if piece.space is not None:
            rest = [other for other in self.occupants[piece.space] if other is not piece]
            self._fill(piece.space, tuple(rest))
            piece.space = None

    def _fill(self, space: Space, pieces: tuple[Piece, ...]) -> None:
        self.occupants[space] = pieces
        full = len(pieces) >= ROOM_LIMIT
        if full or not BARRING.isdisjoint([piece.character for piece in pieces]):
            self.restricted.add(space)
        else:
            self.restricted.discard(space)

    @contextmanager
    def supposing(self, piece: Piece, space: Space) -> Iterator[None]:
        """Look at the board for a moment as if a piece of it stood elsewhere."""
        start = piece.space
        assert start is not None  # noqa: S101  see the docstring
        before = self.occupants[start], self.occupants[space]
        self.put(piece, space)
        try:
            yield
        finally:
            piece.space = start
            for one, pieces in zip((start, space), before, strict=True):
                self._fill(one, pieces)

    def snapshot(self) -> Snapshot:
        """Return the open part of the table as it is."""
        return Snapshot(
            occupants=self.occupants.copy(),
            gold=tuple([place.gold for place in self.places]),
            slayer_paid=self.slayer_paid,
            troll_moved=self.troll_moved,
        )

    def restore(self, before: Snapshot) -> None:
        """Put the open part of the table back as it was."""
        for place, gold in zip(self.places, before.gold, strict=True):
            place.gold = gold
        for space, pieces in before.occupants.items():
            if self.occupants[space] is not pieces:
                self._fill(space, pieces)
                for piece in pieces:
                    piece.space = space
                    piece.removed = False
        self.slayer_paid = before.slayer_paid
        self.troll_moved = before.troll_moved
