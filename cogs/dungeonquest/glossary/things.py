"""Room tiles and treasure tokens."""

from bot.art import Words
from bot.art.svg import Element
from bot.glossary import Entry, drawing, piece, slug_of, topic
from cogs.dungeonquest.art.symbols import chest, coin
from cogs.dungeonquest.art.tiles import tile_picture
from rules.dungeonquest.cards import PAIR, PAIR_GOLD, Treasure, tokens
from rules.dungeonquest.catacombs.chamber_spells import SEEN
from rules.dungeonquest.catacombs.chests import GOLD, GOLD_FROM
from rules.dungeonquest.catacombs.spell_book import CARRIED
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
    TileKind.BRIDGE: ("catacombs", "trials", "amulet-levitation"),
    TileKind.PASSAGE: ("catacombs", "exploring"),
    TileKind.WEB: ("trials", "room-card-giant-spider"),
}
_GUINEAS = "guineas-"


def tiles() -> tuple[Entry, ...]:
    """Return the kinds of room tiles, those of the base game first."""
    boxes = (Box.BASE, Box.CATACOMBS)
    kinds = dict.fromkeys(kind for box in boxes for kind in tile_boxes()[box].totals)
    return tuple(_kind(kind) for kind in kinds)


def _kind(kind: TileKind) -> Entry:
    own = [box for box in tile_boxes().values() if kind in box.totals]
    there = [tile for box in own for tile in box.copies if tile.face.kind is kind]

    def sketch(_words: Words) -> Element:
        return tile_picture(RoomView(Square(4, 4), there[0], Direction.NORTH, turned=False))

    return topic(
        slug_of(kind),
        *_SEE[kind],
        pieces=dict.fromkeys((kind, *there)),
        draw=drawing(sketch, (0, 0, 80, 80), "#4b4453"),
        copies=own[0].totals[kind],
    )


def treasures() -> tuple[Entry, ...]:
    """Return the treasure tokens, all golden guineas as one and the two idols as one."""
    guineas = [token for token in tokens() if token.value.startswith(_GUINEAS)]
    curious = (*guineas, *PAIR, Treasure.SPELL_BOOK, Treasure.CHEST)
    others = (_token(token) for token in tokens() if token not in curious)
    return (_guineas(guineas), *others, *_curios())


def _curios() -> tuple[Entry, ...]:
    """Return the tokens of the Catacombs that are more than gold."""
    draw = drawing(_chest, (-20, -20, 40, 40))
    return (
        topic(
            "pair",
            "treasure",
            pieces=PAIR,
            draw=draw,
            gold=PAIR_GOLD,
            sun=PAIR[0].gold,
            moon=PAIR[1].gold,
        ),
        piece(Treasure.CHEST, "treasure", "chamber", draw=draw, least=GOLD_FROM, each=GOLD),
        piece(Treasure.SPELL_BOOK, "chamber", "dragon", draw=draw, seen=SEEN, carried=CARRIED),
    )


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
