"""Which drawing belongs to which boss."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from bot.art.svg import Element
from cogs.boss_quest.art import beasts, nobles
from rules.boss_quest.content import Boss

BOSSES: Mapping[Boss, Callable[[], Element]] = MappingProxyType(
    {
        Boss.MUD_BARON: nobles.mud_baron,
        Boss.BOG_WITCH: nobles.bog_witch,
        Boss.BONE_CAPTAIN: nobles.bone_captain,
        Boss.SPIDER_COUNTESS: nobles.spider_countess,
        Boss.CLOCKWORK_OGRE: beasts.clockwork_ogre,
        Boss.FROST_GIANT: beasts.frost_giant,
        Boss.SHADOW_KNIGHT: beasts.shadow_knight,
        Boss.DRAGON_EMPRESS: beasts.dragon_empress,
    }
)
"""Every boss's bust, in a box of 120 x 120 whose lower edge cuts it."""

SKIES: Mapping[Boss, str] = MappingProxyType(
    {
        Boss.MUD_BARON: "#b58a4a",
        Boss.BOG_WITCH: "#4f8a5c",
        Boss.BONE_CAPTAIN: "#3f86a8",
        Boss.SPIDER_COUNTESS: "#8a4a86",
        Boss.CLOCKWORK_OGRE: "#a8683a",
        Boss.FROST_GIANT: "#5a9ad0",
        Boss.SHADOW_KNIGHT: "#5a4f9a",
        Boss.DRAGON_EMPRESS: "#b8483f",
    }
)
"""The colour of the air behind a boss."""
