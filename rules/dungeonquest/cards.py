"""The seven decks, the treasure tokens and the dragon tokens, as validated data.

Source: rulebook 7 and "Cartas"; component notes, sections 4 and 5. Cards of different decks are
never equal, whatever their names.
"""

from collections.abc import Iterable, Mapping
from enum import Enum, StrEnum
from functools import cache
from typing import TypeAlias

from pydantic import BaseModel, ConfigDict, NonNegativeInt, PositiveInt

from rules.dungeonquest.content import read_data
from rules.dungeonquest.heroes import Written
from rules.engine.errors import ContentError


class Deck(StrEnum):
    """One of the seven decks."""

    ROOM = "room"
    TRAP = "trap"
    SEARCH = "search"
    DOOR = "door"
    CRYPT = "crypt"
    CORPSE = "corpse"
    MONSTER = "monster"


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
    SHUFFLE = "shuffle"


class TrapCard(Enum):
    """A card of the trap deck."""

    TRAPDOOR = "trapdoor"
    POISONOUS_SNAKES = "poisonous-snakes"
    POISON_GAS = "poison-gas"
    CAVE_IN = "cave-in"
    EXPLOSION = "explosion"
    CROSSFIRE_TRAP = "crossfire-trap"
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


Card: TypeAlias = RoomCard | TrapCard | SearchCard | DoorCard | CryptCard | CorpseCard
"""A card of any deck but the monster deck."""

DECKS: Mapping[Deck, type[Card]] = {
    Deck.ROOM: RoomCard,
    Deck.TRAP: TrapCard,
    Deck.SEARCH: SearchCard,
    Deck.DOOR: DoorCard,
    Deck.CRYPT: CryptCard,
    Deck.CORPSE: CorpseCard,
}
_SIZES = {
    Deck.ROOM: 84, Deck.TRAP: 15, Deck.SEARCH: 15, Deck.DOOR: 15, Deck.CRYPT: 15, Deck.CORPSE: 15,
}  # fmt: skip
"""Cards in each deck (component notes, section 0)."""


class CardFace(BaseModel):
    """What is printed on a card beside its name.

    Attributes:
        gold: gold pieces that it is worth to whoever brings it out.
        harm: life points that it costs.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    copies: PositiveInt
    gold: NonNegativeInt = 0
    harm: Written | None = None


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
        counted = sum(face.copies for face in read.values())
        if counted != _SIZES[deck] or set(read) != {card.value for card in cards}:
            raise ContentError(f"decks.json: the {deck} deck has {counted} cards: {list(read)}")
        faces |= {cards(name): face for name, face in read.items()}
    return faces


def cards_of(deck: Deck) -> list[Card]:
    """Return all cards of a deck, unshuffled."""
    faces = card_faces()
    return [card for card in DECKS[deck] for _ in range(faces[card].copies)]


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

    @property
    def gold(self) -> int:
        """What it is worth, in gold pieces."""
        return tokens()[self].gold


class Dragon(StrEnum):
    """A dragon token."""

    SLEEPING = "sleeping"
    AWAKE = "awake"


DRAGON_TOKENS = (*[Dragon.SLEEPING] * 7, Dragon.AWAKE)
_TOKENS = 32
_TOKENS_GOLD = 30_000


class TokenFace(BaseModel):
    """What is printed on a treasure token; ``gold`` in gold pieces."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    gold: PositiveInt
    copies: PositiveInt = 1


@cache
def tokens() -> Mapping[Treasure, TokenFace]:
    """Return what is printed on the treasure tokens.

    Raises:
        ContentError: they do not add up to 32 tokens and 30,000 gold pieces.
    """
    faces: dict[Treasure, TokenFace] = read_data(
        "treasure.json", dict[Treasure, TokenFace], Treasure
    )
    copies = sum(face.copies for face in faces.values())
    gold = sum(face.copies * face.gold for face in faces.values())
    if (copies, gold) != (_TOKENS, _TOKENS_GOLD):
        raise ContentError(f"treasure.json: {copies} tokens of {gold} gold pieces")
    return faces


def treasure_tokens() -> list[Treasure]:
    """Return all treasure tokens, unshuffled."""
    return [token for token, face in tokens().items() for _ in range(face.copies)]


def worth(cards: Iterable[Card]) -> int:
    """Return what cards are worth together, in gold pieces."""
    faces = card_faces()
    return sum(faces[card].gold for card in cards)
