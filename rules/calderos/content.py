"""What is in the box of Guerra de Calderos, as validated data.

Source: rulebook, "Game Contents" and "Card Types"; the number of each card is proposed in the
component notes (the rulebook gives only the total of each group).
"""

from collections.abc import Iterable
from enum import StrEnum
from functools import cache
from importlib.resources import files
from typing import Self

from pydantic import BaseModel, ConfigDict, PositiveInt, ValidationError, model_validator

from rules.engine.errors import ContentError


class Card(StrEnum):
    """A card of the deck. Copies of one card are alike."""

    YETI_FROST = "yeti-frost"
    UNICORN_FLATULENCE = "unicorn-flatulence"
    CROCODILE_TEARS = "crocodile-tears"
    GHOST_LAUGHTER = "ghost-laughter"
    GNOME_VOMIT = "gnome-vomit"
    ENCHANTMENT = "enchantment"
    POSSESSION = "possession"
    CAULDRON_BLOCK = "cauldron-block"
    WAND_BREAK = "wand-break"
    CAULDRON_THEFT = "cauldron-theft"
    EXPLOSION = "explosion"
    COUNTERSPELL = "counterspell"
    MIRROR = "mirror"
    GOLDEN_CAULDRON = "golden-cauldron"


class Student(StrEnum):
    """A character card, and the colour of the magic cauldron that goes with it."""

    ALDRIC = "aldric"
    LYRA = "lyra"
    MAGNUS = "magnus"
    CELESTIA = "celestia"
    CORVUS = "corvus"


INGREDIENTS = (
    Card.YETI_FROST,
    Card.UNICORN_FLATULENCE,
    Card.CROCODILE_TEARS,
    Card.GHOST_LAUGHTER,
    Card.GNOME_VOMIT,
)
ATTACKS = (
    Card.ENCHANTMENT,
    Card.POSSESSION,
    Card.CAULDRON_BLOCK,
    Card.WAND_BREAK,
    Card.CAULDRON_THEFT,
    Card.EXPLOSION,
)
DEFENSES = (Card.COUNTERSPELL, Card.MIRROR)
HAND_SIZE = 5
GOLDEN_TO_WIN = 3
_rank = {card: rank for rank, card in enumerate(Card)}.__getitem__


def in_order(cards: Iterable[Card]) -> tuple[Card, ...]:
    """Return cards as a player sorts a hand: ingredients, attacks, defenses, golden cauldrons."""
    return tuple(sorted(cards, key=_rank))


class _Totals(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")

    ingredients: PositiveInt
    attacks: PositiveInt
    defenses: PositiveInt
    golden: PositiveInt


class Box(BaseModel):
    """The contents of the box; checked against the totals that the rulebook prints.

    Attributes:
        characters: the students to choose from.
        totals: cards in each group, as the rulebook counts them.
        deck: copies of each card.
        golden_removed_below_five_players: golden cauldrons left out with two to four players.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    characters: tuple[Student, ...]
    totals: _Totals
    deck: dict[Card, PositiveInt]
    golden_removed_below_five_players: PositiveInt

    @model_validator(mode="after")
    def _adds_up(self) -> Self:
        counted = {
            "ingredients": sum(self.deck[card] for card in INGREDIENTS),
            "attacks": sum(self.deck[card] for card in ATTACKS),
            "defenses": sum(self.deck[card] for card in DEFENSES),
            "golden": self.deck[Card.GOLDEN_CAULDRON],
        }
        if counted != self.totals.model_dump():
            raise ValueError(f"the deck counts {counted}, the box {self.totals}")
        if set(self.characters) != set(Student) or set(self.deck) != set(Card):
            raise ValueError("a character or a card is missing")
        return self

    def cards(self, players: int) -> list[Card]:
        """Return the deck for a number of players, unshuffled.

        Source: rulebook, "Game Contents": below five players one golden cauldron stays out.
        """
        deck = [card for card, copies in self.deck.items() for _ in range(copies)]
        if players < len(self.characters):
            for _ in range(self.golden_removed_below_five_players):
                deck.remove(Card.GOLDEN_CAULDRON)
        return deck


@cache
def box() -> Box:
    """Return the contents of the box.

    Raises:
        ContentError: the data file does not add up.
    """
    return read_box(files(__package__).joinpath("data", "box.json").read_bytes())


def read_box(text: str | bytes) -> Box:
    """Read the contents of a box from JSON.

    Raises:
        ContentError: they do not add up.
    """
    try:
        return Box.model_validate_json(text)
    except ValidationError as error:
        raise ContentError(f"box.json: {error}") from error
