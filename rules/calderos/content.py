"""What is in the box of Guerra de Calderos, as validated data.

Source: rulebook, "Game Contents" and "Card Types"; the number of each card is proposed in the
component notes (the rulebook gives only the total of each group).
"""

from enum import StrEnum
from functools import cache
from importlib.resources import files
from typing import Self

from pydantic import BaseModel, ConfigDict, PositiveInt, model_validator


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
