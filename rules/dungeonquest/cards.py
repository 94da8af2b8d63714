"""The eight decks, the treasure tokens and the dragon tokens, as validated data.

Source: rulebook 7 and "Cartas", "DungeonQuest Catacombs"; component notes, sections 4, 5, 9
and 13. Cards of different decks are never equal, whatever their names.
"""

from collections.abc import Collection, Iterable, Mapping
from enum import Enum, StrEnum
from functools import cache
from typing import TypeAlias

from pydantic import BaseModel, ConfigDict, NonNegativeInt, PositiveInt

from rules.dungeonquest.content import read_data
from rules.dungeonquest.heroes import Box, Written
from rules.dungeonquest.options import RoomDeck
from rules.engine.errors import ContentError


class Deck(StrEnum):
    """One of the decks; the catacomb deck comes with the expansion."""

    ROOM = "room"
    TRAP = "trap"
    SEARCH = "search"
    DOOR = "door"
    CRYPT = "crypt"
    CORPSE = "corpse"
    MONSTER = "monster"
    CATACOMB = "catacomb"


class RoomCard(Enum):
    """A card of the room deck."""

    EMPTY = "empty"
    CRYPT = "crypt"
    DEAD_ADVENTURER = "dead-adventurer"
    GOBLIN = "goblin"
    ORC = "orc"
    MOUNTAIN_TROLL = "mountain-troll"
    DEATH_WARRIOR = "death-warrior"
    CHAMPION_OF_CHAOS = "champion-of-chaos"
    SNEAK_ATTACK_ORC = "sneak-attack-orc"
    SNEAK_ATTACK_DEATH_WARRIOR = "sneak-attack-death-warrior"
    SNEAK_ATTACK_MOUNTAIN_TROLL = "sneak-attack-mountain-troll"
    GIANT_SPIDER = "giant-spider"
    VAMPIRE_BATS = "vampire-bats"
    TORCH_GOES_OUT = "torch-goes-out"
    CAVE_IN = "cave-in"
    CROSSFIRE_TRAP = "crossfire-trap"
    TRAPDOOR = "trapdoor"
    WIZARDS_CURSE = "wizards-curse"
    POTION = "potion"
    BRACELET = "bracelet"
    JEWELLERY = "jewellery"
    AMULET = "amulet"
    PASSAGE_DOWN = "passage-down"
    SHADOW_OF_DOOM = "shadow-of-doom"
    SPEAR_TRAP = "spear-trap"
    VAMPIRE = "vampire"
    SNOTLINGS = "snotlings"
    SHUFFLE = "shuffle"


class TrapCard(Enum):
    """A card of the trap deck."""

    TRAPDOOR = "trapdoor"
    POISONOUS_SNAKES = "poisonous-snakes"
    POISON_GAS = "poison-gas"
    CAVE_IN = "cave-in"
    EXPLOSION = "explosion"
    CROSSFIRE_TRAP = "crossfire-trap"
    SPEAR_TRAP = "spear-trap"
    SHUFFLE = "shuffle"


class SearchCard(Enum):
    """A card of the search deck."""

    SECRET_DOOR = "secret-door"  # noqa: S105  a door, no password
    EMPTY = "empty"
    GIANT_CENTIPEDE = "giant-centipede"
    TRAP = "trap"
    POTION = "potion"
    RING = "ring"
    JEWELLERY = "jewellery"
    GOLDEN_GUINEAS = "golden-guineas"
    AMULET = "amulet"
    PASSAGE_DOWN = "passage-down"
    SURPRISE = "surprise"
    WIZARDS_AMULET_LEFT = "wizards-amulet-left"
    WIZARDS_AMULET_RIGHT = "wizards-amulet-right"
    SHUFFLE = "shuffle"


class DoorCard(Enum):
    """A card of the door deck; the three traps differ in their dice."""

    DOOR_OPENS = "door-opens"
    DOOR_JAMMED = "door-jammed"
    TRAP_PLAIN = "trap-plain"
    TRAP_LUCKY = "trap-lucky"
    TRAP_HEAVY = "trap-heavy"
    SHUFFLE = "shuffle"


class CryptCard(Enum):
    """A card of the crypt deck; the two traps differ in their dice."""

    EMPTY = "empty"
    POTION = "potion"
    JEWELLED_DAGGER = "jewelled-dagger"
    BRACELET = "bracelet"
    BROOCH = "brooch"
    GOLDEN_GUINEAS = "golden-guineas"
    SKELETON = "skeleton"
    TRAP_LIGHT = "trap-light"
    TRAP_HEAVY = "trap-heavy"
    AMULET = "amulet"
    SHUFFLE = "shuffle"


class CorpseCard(Enum):
    """A card of the corpse deck; the two scorpions differ in their dice."""

    NOTHING = "nothing"
    ROPE = "rope"
    POTION = "potion"
    NECKLACE = "necklace"
    GUINEAS_60 = "guineas-60"
    GUINEAS_20 = "guineas-20"
    SCORPION = "scorpion"
    SMALL_SCORPION = "small-scorpion"
    SHUFFLE = "shuffle"


class CatacombCard(Enum):
    """A card of the catacomb deck; there is no Shuffle card in it."""

    EMPTY = "empty"
    EXIT = "exit"
    HOLE = "hole"
    RATS = "rats"
    TORCH_GOES_OUT = "torch-goes-out"
    CAVE_TROLL = "cave-troll"
    GIANT_WORM = "giant-worm"
    CHEST = "chest"
    DIAMOND = "diamond"


Card: TypeAlias = (
    RoomCard | TrapCard | SearchCard | DoorCard | CryptCard | CorpseCard | CatacombCard
)
"""A card of any deck but the monster deck."""

DECKS: Mapping[Deck, type[Card]] = {
    Deck.ROOM: RoomCard,
    Deck.TRAP: TrapCard,
    Deck.SEARCH: SearchCard,
    Deck.DOOR: DoorCard,
    Deck.CRYPT: CryptCard,
    Deck.CORPSE: CorpseCard,
    Deck.CATACOMB: CatacombCard,
}
_SIZES = {
    Box.BASE: {
        Deck.ROOM: 84, Deck.TRAP: 15, Deck.SEARCH: 15, Deck.DOOR: 15, Deck.CRYPT: 15,
        Deck.CORPSE: 15,
    },
    Box.CATACOMBS: {
        Deck.ROOM: 12, Deck.TRAP: 2, Deck.SEARCH: 12, Deck.CRYPT: 2, Deck.CATACOMB: 32,
    },
}  # fmt: skip
"""Cards of each deck in each box (component notes, sections 0 and 9)."""
_REMOVED = 7
"""Room cards that leave the deck when those of the Catacombs come in."""


class CardFace(BaseModel):
    """What is printed on a card beside its name.

    Attributes:
        box: what it comes in.
        copies: how many are in that box.
        removed: how many leave the deck when the room cards of the Catacombs come in.
        gold: gold pieces that it is worth to whoever brings it out.
        harm: life points that it costs.
        treasure: it is a treasure, though it names no gold.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    box: Box = Box.BASE
    copies: PositiveInt
    removed: NonNegativeInt = 0
    gold: NonNegativeInt = 0
    harm: Written | None = None
    treasure: bool = False


@cache
def card_faces() -> Mapping[Card, CardFace]:
    """Return what is printed on each card.

    Raises:
        ContentError: the data file does not add up.
    """
    faces: dict[Card, CardFace] = {}
    written = read_data("decks.json", dict[Deck, dict[str, CardFace]], DECKS)
    for deck, cards in DECKS.items():
        read = written[deck]
        for box, sizes in _SIZES.items():
            counted = sum(face.copies for face in read.values() if face.box is box)
            if counted != sizes.get(deck, 0):
                raise ContentError(f"decks.json: the {deck} deck has {counted} cards of {box}")
        if set(read) != {card.value for card in cards}:
            raise ContentError(f"decks.json: the {deck} deck consists of {list(read)}")
        faces |= {cards(name): face for name, face in read.items()}
    removed = sum(face.removed for face in faces.values())
    if removed != _REMOVED:
        raise ContentError(f"decks.json: {removed} cards are removed for the Catacombs")
    return faces


def cards_of(
    deck: Deck,
    boxes: Collection[Box] = (Box.BASE,),
    room_deck: RoomDeck = RoomDeck.BALANCED,
) -> list[Card]:
    """Return all cards of a deck, unshuffled.

    Args:
        deck: which one.
        boxes: what is played with.
        room_deck: what becomes of the old room cards when those of the Catacombs come in.
    """
    faces = card_faces()
    swapped = Box.CATACOMBS in boxes and room_deck is RoomDeck.BALANCED
    cards = [
        card
        for card in DECKS[deck]
        if faces[card].box in boxes
        for _ in range(faces[card].copies - faces[card].removed * swapped)
    ]
    if Box.CATACOMBS in boxes and room_deck is RoomDeck.HARDEST:
        return [card for card in cards if card is not RoomCard.EMPTY]
    return cards


def deck_of(card: Card) -> Deck:
    """Return the deck that a card belongs to."""
    return DECK_OF[type(card)]


DECK_OF: Mapping[type, Deck] = {cards: deck for deck, cards in DECKS.items()}
"""The deck of each kind of cards."""

POTIONS = (RoomCard.POTION, SearchCard.POTION, CryptCard.POTION, CorpseCard.POTION)
"""The potions of all decks; there is no difference between them."""


class Treasure(StrEnum):
    """A treasure token. Golden guineas bear their value in gold pieces in the name."""

    GUINEAS_100 = "guineas-100"
    GUINEAS_110 = "guineas-110"
    GUINEAS_120 = "guineas-120"
    GUINEAS_130 = "guineas-130"
    GUINEAS_140 = "guineas-140"
    GUINEAS_150 = "guineas-150"
    GUINEAS_160 = "guineas-160"
    GUINEAS_170 = "guineas-170"
    GUINEAS_180 = "guineas-180"
    GUINEAS_190 = "guineas-190"
    GUINEAS_200 = "guineas-200"
    GUINEAS_220 = "guineas-220"
    GUINEAS_230 = "guineas-230"
    GUINEAS_240 = "guineas-240"
    GUINEAS_250 = "guineas-250"
    GUINEAS_260 = "guineas-260"
    GUINEAS_270 = "guineas-270"
    GUINEAS_280 = "guineas-280"
    GUINEAS_300 = "guineas-300"
    SMALL_GOLD_NECKLACE = "small-gold-necklace"
    GOLD_NECKLACE = "gold-necklace"
    JEWELLED_BRACELET = "jewelled-bracelet"
    SCEPTRE = "sceptre"
    GOLDEN_MUG = "golden-mug"
    PEARL_NECKLACE = "pearl-necklace"
    GOLDEN_CHALICE = "golden-chalice"
    CRYSTAL_BALL = "crystal-ball"
    TREASURE_SACK = "treasure-sack"
    BIG_TREASURE_SACK = "big-treasure-sack"
    GOLDEN_CROWN = "golden-crown"
    GIANT_RUBY = "giant-ruby"
    SPELL_BOOK = "spell-book"
    CHEST = "chest"
    PAIR_OF_1100 = "pair-1100"
    PAIR_OF_700 = "pair-700"
    CATACOMBS_250 = "catacombs-250"
    CATACOMBS_600 = "catacombs-600"
    CATACOMBS_900 = "catacombs-900"
    CATACOMBS_1300 = "catacombs-1300"

    @property
    def gold(self) -> int:
        """What it is worth, in gold pieces."""
        return tokens()[self].gold


class Dragon(StrEnum):
    """A dragon token."""

    SLEEPING = "sleeping"
    AWAKE = "awake"


DRAGON_TOKENS = (*[Dragon.SLEEPING] * 7, Dragon.AWAKE)
_TOKENS = {Box.BASE: (32, 30_000), Box.CATACOMBS: (8, 4_850)}
"""Tokens in each box, and what they are worth one by one."""
PAIR = (Treasure.PAIR_OF_1100, Treasure.PAIR_OF_700)
PAIR_GOLD = 10_000
"""What the two are worth together ("Fichas de Cámara del Tesoro")."""


class TokenFace(BaseModel):
    """What is printed on a treasure token; ``gold`` in gold pieces."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    box: Box = Box.BASE
    gold: NonNegativeInt
    copies: PositiveInt = 1


@cache
def tokens() -> Mapping[Treasure, TokenFace]:
    """Return what is printed on the treasure tokens.

    Raises:
        ContentError: those of a box do not add up.
    """
    faces: dict[Treasure, TokenFace] = read_data(
        "treasure.json", dict[Treasure, TokenFace], Treasure
    )
    for box, total in _TOKENS.items():
        there = [face for face in faces.values() if face.box is box]
        copies = sum(face.copies for face in there)
        gold = sum(face.copies * face.gold for face in there)
        if (copies, gold) != total:
            raise ContentError(f"treasure.json: {copies} tokens of {gold} gold pieces in {box}")
    return faces


def treasure_tokens(boxes: Collection[Box] = (Box.BASE,)) -> list[Treasure]:
    """Return all treasure tokens of these boxes, unshuffled."""
    return [
        token for token, face in tokens().items() if face.box in boxes for _ in range(face.copies)
    ]


def worth_of_tokens(treasure: Collection[Treasure]) -> int:
    """Return what treasure tokens are worth together, in gold pieces; the pair as a pair."""
    gold = sum(token.gold for token in treasure)
    if all(half in treasure for half in PAIR):
        gold += PAIR_GOLD - sum(half.gold for half in PAIR)
    return gold


def is_treasure(card: Card) -> bool:
    """Tell whether a card is a treasure: it is worth gold, or may be."""
    face = card_faces()[card]
    return face.treasure or face.gold > 0


def worth(cards: Iterable[Card]) -> int:
    """Return what cards are worth together, in gold pieces."""
    faces = card_faces()
    return sum(faces[card].gold for card in cards)
