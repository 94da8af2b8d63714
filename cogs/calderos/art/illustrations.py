"""Which drawing belongs to which card."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from bot.art.svg import Element
from cogs.calderos.art import cauldrons, ingredients, spells
from rules.calderos.content import Card

ILLUSTRATIONS: Mapping[Card, Callable[[], Element]] = MappingProxyType(
    {
        Card.YETI_FROST: ingredients.yeti_frost,
        Card.UNICORN_FLATULENCE: ingredients.unicorn_flatulence,
        Card.CROCODILE_TEARS: ingredients.crocodile_tears,
        Card.GHOST_LAUGHTER: ingredients.ghost_laughter,
        Card.GNOME_VOMIT: ingredients.gnome_vomit,
        Card.ENCHANTMENT: spells.enchantment,
        Card.POSSESSION: spells.possession,
        Card.CAULDRON_BLOCK: spells.cauldron_block,
        Card.WAND_BREAK: spells.wand_break,
        Card.CAULDRON_THEFT: spells.cauldron_theft,
        Card.EXPLOSION: spells.explosion,
        Card.COUNTERSPELL: spells.counterspell,
        Card.MIRROR: spells.mirror,
        Card.GOLDEN_CAULDRON: cauldrons.golden_cauldron,
    }
)
"""Every card's illustration, in a box of 100 x 100."""
