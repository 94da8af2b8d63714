"""Words, names and views to draw in tests and on the contact sheet."""

from collections.abc import Iterable, Mapping
from functools import cache
from random import Random
from typing import Any

from bot.art import Words
from bot.speech import Speaker
from bot.text import Locale, Texts, common_texts
from cogs.dungeonquest.face import dungeonquest_face
from rules.dungeonquest.cards import (
    Card,
    CatacombCard,
    CorpseCard,
    CryptCard,
    Dragon,
    RoomCard,
    SearchCard,
    Treasure,
)
from rules.dungeonquest.catacombs.amulet_cards import Amulet
from rules.dungeonquest.heroes import Box, Hero, Ring, Supply
from rules.dungeonquest.heroes_expansion.spellbook import Spell
from rules.dungeonquest.monsters import Monster
from rules.dungeonquest.squares import CHAMBER, COLUMNS, COMPASS, ROWS, TOWERS, Direction, Square
from rules.dungeonquest.state import Cause, Fate, Plight
from rules.dungeonquest.tiles import Tile, TileKind, tile_pile
from rules.dungeonquest.view import (
    CharacterView,
    CompanionView,
    DescentView,
    DungeonView,
    FaceDownView,
    FightView,
    RoomView,
)
from rules.engine.seats import Seat

LOCALES = ("en", "es")
NAMES: Mapping[Seat, str] = {
    Seat(0): "Marisol",
    Seat(1): "Don Ramón",
    Seat(2): "xX_Slayer_Xx",
    Seat(3): "Иван",
}
HOSTILE_NAMES: Mapping[Seat, str] = {
    Seat(0): "W" * 32,
    Seat(1): "Maximiliano de la Santísima Trini",
    Seat(2): "<b>&\"'</b>",
    Seat(3): "\u202e\u200b\u2066",
}
LAYABLE = tuple(
    square
    for square in (Square(row, column) for row in range(ROWS) for column in range(COLUMNS))
    if square not in TOWERS and square not in CHAMBER
)
"""All squares that a tile can lie on."""


@cache
def texts() -> Texts:
    """Return the game's messages."""
    return dungeonquest_face(common_texts()).texts


def speaker(locale: str = "en", names: Mapping[Seat, str] = NAMES) -> Speaker:
    """Return who speaks of the game in a chat."""
    return Speaker(texts(), Locale(locale), names)


def words(locale: str = "en") -> Words:
    """Return the words on pictures in a language."""
    return speaker(locale).plain().say


def hero(seat: int, **facts: Any) -> CharacterView:
    """Return a hero in the north-western tower or wherever the facts say; hero and ring by seat."""
    which = facts.get("hero") or list(Hero)[seat]
    usual: dict[str, Any] = {
        "seat": Seat(seat), "hero": which, "ring": list(Ring)[seat], "ring_used": False,
        "life": which.sheet.life, "arrows": which.sheet.arrows,
        "square": list(TOWERS)[seat], "came_from": None, "plight": Plight.NONE, "lost_turns": 0,
        "supplies": tuple(which.sheet.supplies.items()), "companion": None, "berserk": False,
        "spell": None, "spent": (), "searches": 0, "fate": Fate.INSIDE, "cause": None,
        "cards": (), "treasures": (), "gold": 0, "descent": None, "amulet": None,
        "wears_amulet": False, "amulet_acts": False, "runes": (),
    }  # fmt: skip
    return CharacterView(**usual | facts)


def stranger(seat: int) -> CharacterView:
    """Return a seat before anything is chosen."""
    return hero(seat, hero=None, ring=None, life=0, arrows=0, square=None)


def room(square: Square, tile: Tile, heading: Direction = Direction.NORTH) -> RoomView:
    """Return a tile as it lies."""
    return RoomView(square, tile, heading, turned=tile.face.kind is TileKind.ROTATING_ROOM)


def rooms(count: int) -> tuple[RoomView, ...]:
    """Return so many tiles out of the box as they may lie; beyond its 115, copies of the first."""
    chance = Random(11)
    pile = tile_pile()
    chance.shuffle(pile)
    placed = zip(LAYABLE[:count], [*pile, *pile], strict=False)
    return tuple(room(square, tile, chance.choice(COMPASS)) for square, tile in placed)


def dungeon(*heroes: CharacterView, laid: Iterable[RoomView] = (), **facts: Any) -> DungeonView:
    """Return the public's view of a dungeon."""
    usual: dict[str, Any] = {
        "viewer": None, "boxes": (Box.BASE,), "sun": 7, "first": Seat(0), "turn": Seat(0),
        "characters": heroes, "rooms": tuple(laid), "face_down": (),
        "tiles_left": 80, "treasures_left": 30, "dragon_left": 7,
        "dragon_shown": (Dragon.SLEEPING,), "in_play": (), "fight": None, "entrances": (),
        "catacomb_left": 0,
    }  # fmt: skip
    return DungeonView(**usual | facts)


FRIEND = CompanionView(life=9, fallen=False)


def newcomers(**facts: Any) -> DungeonView:
    """Return a board with heroes of the expansion, each with as much as it can have."""
    heroes = (
        hero(0, hero=Hero.SERELLIA, square=Square(2, 3), companion=FRIEND,
             cards=(CorpseCard.ROPE,), gold=1_250),
        hero(1, hero=Hero.FHYLL, square=Square(4, 8), berserk=True, ring_used=True, life=14),
        hero(2, hero=Hero.AZOTH, ring=None, square=Square(7, 4), spell=Spell.INVISIBILITY,
             spent=(Spell.DARK_FORCE,), cards=(RoomCard.POTION,), life=9),
        hero(3, hero=Hero.TORI_JIMA, square=Square(8, 9), ring=Ring.VANISHING,
             supplies=((Supply.SHURIKEN, 2), (Supply.BLOWPIPE, 0)), lost_turns=1),
    )  # fmt: skip
    usual: dict[str, Any] = {
        "boxes": tuple(Box),
        "laid": [one for one in rooms(60) if one.square != Square(2, 4)],
        "face_down": (FaceDownView(Square(2, 4), None),),
    }
    return dungeon(*heroes, **usual | facts)


def below(
    heading: Direction, *gathered: Card, under_hole: bool = False, kept: int = 0
) -> DescentView:
    """Return a hero's way below; ``kept`` cards lie beside the sheet."""
    return DescentView(heading, under_hole, gathered, len(gathered) + kept)


def explorers(**facts: Any) -> DungeonView:
    """Return a board with the Catacombs: two heroes below, and each with as much as it can have."""
    heroes = (
        hero(0, square=Square(2, 3), cards=(RoomCard.SHADOW_OF_DOOM, CatacombCard.DIAMOND),
             descent=below(Direction.EAST, CatacombCard.EMPTY, CatacombCard.RATS,
                           CatacombCard.HOLE, kept=1),
             wears_amulet=True, gold=5_000),
        hero(1, square=Square(3, 8), cards=(RoomCard.VAMPIRE, SearchCard.WIZARDS_AMULET_LEFT),
             descent=below(Direction.SOUTH, CatacombCard.HOLE, under_hole=True),
             treasures=(Treasure.PAIR_OF_1100, Treasure.CHEST), gold=1_100, ring_used=True,
             amulet=Amulet.LEVITATION, wears_amulet=True, amulet_acts=True),
        hero(2, square=Square(3, 8), came_from=Square(3, 7), lost_turns=1,
             cards=(RoomCard.POTION, CatacombCard.CHEST, SearchCard.WIZARDS_AMULET_LEFT,
                    SearchCard.WIZARDS_AMULET_RIGHT)),
        hero(3, square=Square(4, 4), came_from=Square(5, 4), plight=Plight.BRIDGE,
             wears_amulet=True),
    )  # fmt: skip
    special = {
        Square(2, 3): Tile.PASSAGE_OOOW,
        Square(2, 5): Tile.WEB_OOOO,
        Square(4, 4): Tile.BRIDGE_OWOW,
        Square(1, 7): Tile.CORRIDOR_OOOO,
        Square(3, 8): Tile.ROOM_OOOO,
    }
    plain = [one for one in rooms(70) if one.square not in special]
    usual: dict[str, Any] = {
        "boxes": tuple(Box),
        "laid": [*plain, *(room(square, tile) for square, tile in special.items())],
        "entrances": (Square(1, 7), Square(3, 8)),
        "catacomb_left": 25,
    }
    return dungeon(*heroes, **usual | facts)


def fight(life: int | None = None, wounds: int = 2) -> FightView:
    """Return the first seat's fight; the last of four reads the monster's card."""
    return FightView(Seat(0), Monster.CHAMPION_OF_CHAOS, Seat(3), wounds, life)


def eventful(seats: int, **facts: Any) -> DungeonView:
    """Return a full board where as much as can be has happened to each hero."""
    everything = (
        hero(
            0,
            square=Square(2, 3),
            came_from=Square(2, 2),
            plight=Plight.GIANT_SPIDER,
            lost_turns=2,
            cards=(RoomCard.POTION, CryptCard.POTION, CorpseCard.ROPE, CryptCard.BROOCH),
            treasures=(Treasure.BIG_TREASURE_SACK, Treasure.GUINEAS_100),
            gold=23_900,
            life=4,
        ),
        hero(1, square=CHAMBER[0], ring_used=True, plight=Plight.NONE, gold=310),
        hero(2, square=Square(8, 9), plight=Plight.DARK_CHAMBER, arrows=0, life=1),
        hero(3, square=Square(5, 5), fate=Fate.DEAD, cause=Cause.DRAGON, life=0),
    )
    laid = facts.pop("laid", rooms(len(LAYABLE)))
    return dungeon(*everything[:seats], laid=laid, **facts)
