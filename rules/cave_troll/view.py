"""What one viewer sees of a game of Cave Troll."""

from dataclasses import dataclass
from functools import cache

from rules.cave_troll.board import SPACES, Space, board, is_room
from rules.cave_troll.content import Artifact, Card, Character, Figure, in_order
from rules.cave_troll.options import CharacterSet
from rules.cave_troll.scoring import controller, icons_in_pile, worth
from rules.cave_troll.state import CaveTroll, Place
from rules.engine.seats import Seat


@dataclass(frozen=True, slots=True)
class PieceView:
    """A figure: its owner, which of the owner's it is, and what it stands for.

    Attributes:
        character: None for a Treasure Chest.
    """

    owner: Seat
    figure: Figure
    character: Character | None


@dataclass(frozen=True, slots=True)
class SpaceView:
    """A space of the board; `board.board` has its place, its doors and its walls.

    Attributes:
        worth: the gold that it is worth now, with Dwarves and chests; 0 for stairs and pits.
        controller: who would gain it now; None for a tie or without heroes.
        pieces: what stands here, in the order in which it came.
    """

    space: Space
    worth: int
    controller: Seat | None
    pieces: tuple[PieceView, ...]


@dataclass(frozen=True, slots=True)
class PlaceView:
    """One player's place as everybody sees it.

    Attributes:
        discard: the own face-up discards, the last one last.
        artifacts: how many artifacts lie face down here: one or none.
        waiting: the figures that were not on the board yet.
        removed: the figures that were taken off the board.
    """

    seat: Seat
    gold: int
    hand_size: int
    deck: int
    discard: tuple[Card, ...]
    artifacts: int
    waiting: tuple[Figure, ...]
    removed: tuple[Figure, ...]


@dataclass(frozen=True, slots=True)
class CaveTrollView:
    """The table as one viewer sees it.

    Attributes:
        characters: which set of character cards is played with.
        spaces: all spaces: rooms, then stairs, then pits.
        pile: the cards in the scoring pile.
        icons: the icons on them.
        artifacts: how many artifacts are left in their deck.
        turn: whose turn it is.
        turns: how many turns have begun.
        actions: how many actions are left in it.
        hand: the viewer's cards, sorted; none for the public.
        artifact: the viewer's face-down artifact.
        winners: who has won.
    """

    viewer: Seat | None
    characters: CharacterSet
    places: tuple[PlaceView, ...]
    spaces: tuple[SpaceView, ...]
    pile: tuple[Card, ...]
    icons: int
    artifacts: int
    turn: Seat | None
    turns: int
    actions: int
    hand: tuple[Card, ...]
    artifact: Artifact | None
    winners: tuple[Seat, ...]


def view(game: CaveTroll, viewer: Seat | None) -> CaveTrollView:
    """Return what one seat, or the public, sees of the table."""
    own = game.places[viewer] if viewer is not None else None
    return CaveTrollView(
        viewer=viewer,
        characters=game.characters,
        places=tuple([_place(place, viewer) for place in game.places]),
        spaces=tuple([_space(game, space) for space in SPACES]),
        pile=game.pile.shown_to(viewer),
        icons=icons_in_pile(game),
        artifacts=len(game.artifacts),
        turn=game.turn,
        turns=game.turns,
        actions=game.actions,
        hand=in_order([*own.hand.shown_to(viewer)]) if own else (),
        artifact=next(iter(own.artifact.shown_to(viewer)), None) if own else None,
        winners=game.winners,
    )


def _place(place: Place, viewer: Seat | None) -> PlaceView:
    beside = [piece for piece in place.pieces if piece.space is None]
    return PlaceView(
        seat=place.seat,
        gold=place.gold,
        hand_size=len(place.hand),
        deck=len(place.deck),
        discard=place.discard.shown_to(viewer),
        artifacts=len(place.artifact),
        waiting=tuple([piece.figure for piece in beside if not piece.removed]),
        removed=tuple([piece.figure for piece in beside if piece.removed]),
    )


def _space(game: CaveTroll, space: Space) -> SpaceView:
    if not game.occupants[space]:
        return _empty(space)
    room = is_room(space)
    return SpaceView(
        space=space,
        worth=worth(game, space) if room else 0,
        controller=controller(game, space) if room else None,
        pieces=tuple([_piece(p.owner, p.figure, p.character) for p in game.occupants[space]]),
    )


# A view is asked for at each decision of a bot player, and most of the board is as it was.


@cache
def _empty(space: Space) -> SpaceView:
    return SpaceView(space, board().gold(space), None, ())


@cache
def _piece(owner: Seat, figure: Figure, character: Character | None) -> PieceView:
    return PieceView(owner, figure, character)
