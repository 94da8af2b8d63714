"""Room tiles and treasure tokens."""

from bot.art import Words
from bot.art.svg import Element
from bot.glossary import Entry, drawing, piece, slug_of, topic
from cogs.dungeonquest.art.symbols import chest, coin
from cogs.dungeonquest.art.tiles import tile_picture
from rules.dungeonquest.cards import Treasure, tokens
from rules.dungeonquest.heroes import Box
from rules.dungeonquest.squares import Direction, Square
from rules.dungeonquest.tiles import TileKind, tile_boxes
from rules.dungeonquest.view import RoomView

_SEE = {
    TileKind.NORMAL: ("room-deck", "exploring"),
    TileKind.CORRIDOR: ("moving-on", "exploring"),
    TileKind.PORTCULLIS: ("locks", "escaping"),
    TileKind.ROTATING_ROOM: ("death", "exploring"),
    TileKind.TRAP: ("ring-warning",),
    TileKind.DARK_CHAMBER: ("moving",),
    TileKind.CAVE_IN: ("trials", "moving"),
    TileKind.PIT: ("trials", "death"),
    TileKind.CHASM: ("moving", "room-deck"),
}
_GUINEAS = "guineas-"


def tiles() -> tuple[Entry, ...]:
    """Return the kinds of room tiles in the base game."""
    return tuple(_kind(kind) for kind in tile_boxes()[Box.BASE].totals)


def _kind(kind: TileKind) -> Entry:
    there = [tile for tile in tile_boxes()[Box.BASE].copies if tile.face.kind is kind]

    def sketch(_words: Words) -> Element:
        return tile_picture(RoomView(Square(4, 4), there[0], Direction.NORTH, turned=False))

    return topic(
        slug_of(kind),
        *_SEE[kind],
        pieces=(kind, *there),
        draw=drawing(sketch, (0, 0, 80, 80), "#4b4453"),
        copies=tile_boxes()[Box.BASE].totals[kind],
    )


def treasures() -> tuple[Entry, ...]:
    """Return the treasure tokens of the base game, all golden guineas as one."""
    there = [token for token, face in tokens().items() if face.box is Box.BASE]
    guineas = [token for token in there if token.value.startswith(_GUINEAS)]
    others = (_token(token) for token in there if token not in guineas)
    return (_guineas(guineas), *others)


def _coin(_words: Words) -> Element:
    return coin()


def _chest(_words: Words) -> Element:
    return chest()


def _guineas(guineas: list[Treasure]) -> Entry:
    return topic(
        "guineas",
        "treasure",
        "chamber",
        pieces=guineas,
        draw=drawing(_coin, (-20, -20, 40, 40)),
        least=min(token.gold for token in guineas),
        most=max(token.gold for token in guineas),
        copies=sum(tokens()[token].copies for token in guineas),
    )


def _token(token: Treasure) -> Entry:
    return piece(
        token,
        "treasure",
        "chamber",
        text="rules-token",
        draw=drawing(_chest, (-20, -20, 40, 40)),
        gold=token.gold,
    )
