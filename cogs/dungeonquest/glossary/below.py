"""What DungeonQuest Catacombs brings: the way below, amulets, and its cards."""

from bot.art import Words
from bot.art.svg import Element
from bot.glossary import Entry, drawing, piece, slug_of, topic
from bot.glossary.entries import Draw
from cogs.dungeonquest.art.amulets import amulet
from cogs.dungeonquest.art.gathered import catacomb_card
from cogs.dungeonquest.art.monsters import monster_head
from cogs.dungeonquest.art.relics import shadow_of_doom, vampire, wizards_amulet
from cogs.dungeonquest.glossary.cards import card_entry, sign
from rules.dungeonquest.cards import CatacombCard, CryptCard, RoomCard, SearchCard, TrapCard
from rules.dungeonquest.catacombs.amulet_cards import Amulet
from rules.dungeonquest.catacombs.cave_troll import MOST_ARROWS, NUMBERS, PRICE
from rules.dungeonquest.catacombs.descending import ENTRANCES
from rules.dungeonquest.catacombs.ill_omens import DEATH_FROM, LED_TO, MADNESS_FROM
from rules.dungeonquest.catacombs.old_chest import GOLD
from rules.dungeonquest.catacombs.wizards_amulet import SHOWN
from rules.dungeonquest.heroes import LUCKIER, Ability, Ring
from rules.dungeonquest.monsters import Monster
from rules.dungeonquest.tiles import TileKind

_RIGHT, _MEETING, _WAY_UP = "right-hand", "meeting", "way-up"
_AMULET_SEE = {
    Amulet.COMMAND: (_MEETING, slug_of(Monster.ORC)),
    Amulet.CONTROL: (slug_of(TileKind.ROTATING_ROOM),),
    Amulet.DEATH: ("death", "trials"),
    Amulet.DESTRUCTION: ("combat",),
    Amulet.DRAGONFIRE: ("dragon", "chamber"),
    Amulet.ESCAPE: ("escaping",),
    Amulet.LEVITATION: (slug_of(TileKind.PIT), slug_of(TileKind.BRIDGE)),
    Amulet.LUCK: ("hero",),
    Amulet.MADNESS: (_RIGHT,),
    Amulet.SPIDER_GOD: (slug_of(RoomCard.GIANT_SPIDER),),
    Amulet.TELEPORTATION: (slug_of(Ring.TELEPORTATION), slug_of(TileKind.TRAP)),
}


def ways() -> tuple[Entry, ...]:
    """Return the rules of the way below, and of amulets."""
    passage, hole = slug_of(RoomCard.PASSAGE_DOWN), slug_of(CatacombCard.HOLE)
    return (
        topic("catacombs", passage, _WAY_UP, "catacomb-cards", "amulets", entrances=ENTRANCES),
        topic("catacomb-cards", "catacombs", _WAY_UP, slug_of(CatacombCard.GIANT_WORM)),
        topic(_WAY_UP, "catacombs", slug_of(CatacombCard.EXIT), hole),
        topic("amulets", "catacombs", _RIGHT, slug_of(SearchCard.WIZARDS_AMULET_LEFT)),
    )


def amulets() -> tuple[Entry, ...]:
    """Return the magic amulets."""
    return tuple(_amulet(one) for one in Amulet)


def _amulet(one: Amulet) -> Entry:
    def sketch(_words: Words) -> Element:
        return amulet(one)

    return piece(
        one,
        "amulets",
        *_AMULET_SEE[one],
        draw=drawing(sketch, (-18, -18, 36, 36)),
        luck=LUCKIER,
        turn=DEATH_FROM if one is Amulet.DEATH else MADNESS_FROM,
        led=LED_TO,
    )


def cave_troll() -> Entry:
    """Return the monster that is not on the monster cards."""

    def sketch(_words: Words) -> Element:
        return monster_head(Monster.CAVE_TROLL)

    return piece(
        Monster.CAVE_TROLL,
        "combat",
        "catacomb-cards",
        _RIGHT,
        also=[CatacombCard.CAVE_TROLL],
        draw=drawing(sketch, (-32, -32, 64, 64), "#5a2b3a"),
        life=NUMBERS,
        price=PRICE,
        arrows=MOST_ARROWS,
    )


def cards() -> tuple[Entry, ...]:
    """Return the new cards above the ground, then those of the catacomb deck."""
    halves = (SearchCard.WIZARDS_AMULET_RIGHT,)
    return (
        card_entry(RoomCard.PASSAGE_DOWN, "catacombs", also=(SearchCard.PASSAGE_DOWN,)),
        card_entry(RoomCard.AMULET, "amulets", also=(SearchCard.AMULET, CryptCard.AMULET)),
        card_entry(RoomCard.SHADOW_OF_DOOM, "death", "catacombs", draw=sign(shadow_of_doom())),
        card_entry(RoomCard.VAMPIRE, "life", draw=sign(vampire())),
        card_entry(RoomCard.SNOTLINGS, "life"),
        card_entry(TrapCard.SPEAR_TRAP, _RIGHT, "death", also=(RoomCard.SPEAR_TRAP,)),
        card_entry(SearchCard.SURPRISE, "searching", "life"),
        card_entry(
            SearchCard.WIZARDS_AMULET_LEFT,
            "amulets",
            also=halves,
            shown=SHOWN,
            draw=sign(wizards_amulet(left=True, right=True)),
        ),
        *(_below(card, *see) for card, see in _BELOW.items()),
    )


_BELOW: dict[CatacombCard, tuple[str, ...]] = {
    CatacombCard.EMPTY: ("catacomb-cards",),
    CatacombCard.EXIT: (_WAY_UP,),
    CatacombCard.HOLE: (_WAY_UP, "trials"),
    CatacombCard.RATS: ("life", "catacomb-cards"),
    CatacombCard.TORCH_GOES_OUT: ("numbers", slug_of(Ability.SUN_SPHERE)),
    CatacombCard.GIANT_WORM: ("catacomb-cards", _WAY_UP),
    CatacombCard.CHEST: ("treasure", "catacombs"),
    CatacombCard.DIAMOND: ("treasure", "catacombs"),
}
"""The catacomb cards but the cave troll, each with what belongs to it."""


def _below(card: CatacombCard, *see: str) -> Entry:
    shared = {CatacombCard.RATS: "rules-harm", CatacombCard.DIAMOND: "rules-find"}
    return card_entry(card, *see, text=shared.get(card), draw=_drawn(card), each=GOLD)


def _drawn(card: CatacombCard) -> Draw:
    def sketch(_words: Words) -> Element:
        return catacomb_card(card)

    return drawing(sketch, (-24, -33, 48, 66), "#2f3a44")
