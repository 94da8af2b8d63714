"""What is in the box of Cave Troll besides the board, as validated data.

Source: rulebook, "Components" and "The Variant Game"; copies, icons and artifacts as in the
component notes (A1, A3 and A4), where the rulebook gives totals only.
"""

from collections.abc import Mapping
from enum import StrEnum
from functools import cache
from importlib.resources import files
from typing import Self

from pydantic import BaseModel, ConfigDict, NonNegativeInt, PositiveInt, ValidationError
from pydantic import model_validator as validates

from rules.cave_troll.options import CharacterSet
from rules.engine.errors import ContentError

ICONS_TO_SCORE = 5
"""Icons in the scoring pile that have the whole board scored."""

END_GOLD = 3
"""Gold for whoever empties the own deck."""

CHEST_GOLD = 4
"""What a Treasure Chest adds to its room."""


class Character(StrEnum):
    """A kind of character: what a figure can do."""

    ADVENTURER = "adventurer"
    KNIGHT = "knight"
    DWARF = "dwarf"
    BARBARIAN = "barbarian"
    THIEF = "thief"
    CAVE_TROLL = "cave-troll"
    ORC = "orc"
    WRAITH = "wraith"
    GIANT_SLAYER = "giant-slayer"
    PALADIN = "paladin"
    BERSERKER = "berserker"
    ASSASSIN = "assassin"
    RAMPAGING_TROLL = "rampaging-troll"
    GRUNT = "grunt"
    BANSHEE = "banshee"


class Figure(StrEnum):
    """A plastic figure of one colour. Adventurers are alike; the numbers tell them apart."""

    ADVENTURER_1 = "adventurer-1"
    ADVENTURER_2 = "adventurer-2"
    ADVENTURER_3 = "adventurer-3"
    ADVENTURER_4 = "adventurer-4"
    ADVENTURER_5 = "adventurer-5"
    ADVENTURER_6 = "adventurer-6"
    ADVENTURER_7 = "adventurer-7"
    ADVENTURER_8 = "adventurer-8"
    ADVENTURER_9 = "adventurer-9"
    KNIGHT = "knight"
    DWARF = "dwarf"
    BARBARIAN = "barbarian"
    THIEF = "thief"
    CAVE_TROLL = "cave-troll"
    ORC = "orc"
    WRAITH = "wraith"
    GIANT_SLAYER = "giant-slayer"
    PALADIN = "paladin"
    BERSERKER = "berserker"
    ASSASSIN = "assassin"
    RAMPAGING_TROLL = "rampaging-troll"
    GRUNT = "grunt"
    BANSHEE = "banshee"
    TREASURE_CHEST = "treasure-chest"


class Card(StrEnum):
    """A player card. Copies of one card are alike."""

    ADVENTURER = "adventurer"
    MARKED_ADVENTURER = "marked-adventurer"
    FIND_ARTIFACT = "find-artifact"
    TREASURE_CHEST = "treasure-chest"
    SCORE_ROOM = "score-room"
    KNIGHT = "knight"
    DWARF = "dwarf"
    BARBARIAN = "barbarian"
    THIEF = "thief"
    CAVE_TROLL = "cave-troll"
    ORC = "orc"
    WRAITH = "wraith"
    GIANT_SLAYER = "giant-slayer"
    PALADIN = "paladin"
    BERSERKER = "berserker"
    ASSASSIN = "assassin"
    RAMPAGING_TROLL = "rampaging-troll"
    GRUNT = "grunt"
    BANSHEE = "banshee"


class Artifact(StrEnum):
    """An artifact card; there is one of each."""

    CHALICE_OF_LIFE = "chalice-of-life"
    SWIFT_BOOTS = "swift-boots"
    BANISHING_HORN = "banishing-horn"
    SKELETON_KEY = "skeleton-key"
    TAX_SCROLL = "tax-scroll"
    CURSED_IDOL = "cursed-idol"


_rank = {card: rank for rank, card in enumerate(Card)}.__getitem__


def in_order(cards: list[Card]) -> tuple[Card, ...]:
    """Return cards as a player sorts a hand: Adventurers, events, heroes, monsters."""
    return tuple(sorted(cards, key=_rank))


class CharacterData(BaseModel):
    """One kind of character.

    Attributes:
        hero: whether it is a hero, and not a monster.
        set: the set of cards that it belongs to; None for both.
        figures: the figures of one colour that stand for it.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    hero: bool
    set: CharacterSet | None
    figures: tuple[Figure, ...]


class CardData(BaseModel):
    """One card of a player's deck.

    Attributes:
        copies: in one colour.
        icons: scoring icons on each.
        set: the set of character cards that it belongs to; None for both.
        character: whose figure it brings to the board, if it is a character card.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    copies: PositiveInt
    icons: NonNegativeInt
    set: CharacterSet | None
    character: Character | None


class ArtifactData(BaseModel):
    """One artifact card; ``coins`` is the gold that it is worth unused."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    coins: PositiveInt


class _Totals(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")

    players: PositiveInt
    cards: PositiveInt
    deck: PositiveInt
    exchanged: PositiveInt
    figures: PositiveInt
    icons: PositiveInt
    artifacts: PositiveInt
    coins: PositiveInt


class Box(BaseModel):
    """The contents of the box; checked against the totals.

    Attributes:
        totals: players, cards and figures in the box; cards in one deck; cards that the two sets
            exchange; scoring icons in one deck; artifacts and the sum of their coins.
        characters: all kinds of characters.
        cards: the cards of one colour.
        artifacts: the artifact deck.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    totals: _Totals
    characters: dict[Character, CharacterData]
    cards: dict[Card, CardData]
    artifacts: dict[Artifact, ArtifactData]

    @validates(mode="after")
    def _is_complete(self) -> Self:
        if (set(self.characters), set(self.cards), set(self.artifacts)) != (
            set(Character),
            set(Card),
            set(Artifact),
        ):
            raise ValueError("a character, a card or an artifact is missing")
        return self

    @validates(mode="after")
    def _adds_up(self) -> Self:
        totals = self.totals
        colour = sum(card.copies for card in self.cards.values())
        if (colour * totals.players, len(self.artifacts)) != (totals.cards, totals.artifacts):
            raise ValueError(f"the box counts {colour} cards in a colour, not {totals}")
        if sum(one.coins for one in self.artifacts.values()) != totals.coins:
            raise ValueError("the artifacts' coins do not add up")
        for which in CharacterSet:
            deck = self.deck(which)
            exchanged = sum(self.cards[card].set is which for card in deck)
            icons = sum(self.cards[card].icons for card in deck)
            figures = len(self.figures(which)) + 1
            counted = (len(deck), exchanged, icons, figures * totals.players)
            if counted != (totals.deck, totals.exchanged, totals.icons, totals.figures):
                raise ValueError(f"the {which} deck counts {counted}, the box {totals}")
        return self

    @validates(mode="after")
    def _fits(self) -> Self:
        for character, one in self.characters.items():
            cards = [card for card in self.cards.values() if card.character is character]
            copies = sum(card.copies for card in cards)
            if copies != len(one.figures) or any(card.set is not one.set for card in cards):
                raise ValueError(f"{character} does not have a card for each figure")
        return self

    def deck(self, which: CharacterSet) -> list[Card]:
        """Return one player's deck, unshuffled (rulebook, "Set Up", "The Variant Game")."""
        return [
            card
            for card, one in self.cards.items()
            if one.set in {None, which}
            for _ in range(one.copies)
        ]

    def figures(self, which: CharacterSet) -> Mapping[Figure, Character]:
        """Return one player's figures but the chest, with what each stands for."""
        return {
            figure: character
            for character, one in self.characters.items()
            if one.set in {None, which}
            for figure in one.figures
        }


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


BARRING = frozenset({Character.KNIGHT, Character.CAVE_TROLL})
"""The characters that keep others out of their room."""


@cache
def heroes() -> frozenset[Character]:
    """Return the characters that are heroes."""
    return frozenset(character for character, one in box().characters.items() if one.hero)
