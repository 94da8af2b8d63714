"""What state a hero is in beyond its life points, as marks and in a word or two."""

from bot.art import Words
from bot.art.palette import INK, WHITE
from bot.art.shapes import star
from bot.art.svg import Element, Node, circle, ellipse, group, path, placed
from cogs.dungeonquest.art.emblems import skull_bone
from cogs.dungeonquest.art.gear import spell
from cogs.dungeonquest.art.wanderers import companion_head
from rules.dungeonquest.heroes import Ability
from rules.dungeonquest.state import Plight
from rules.dungeonquest.view import CharacterView

_TROUBLED, _RAGING, _ENCHANTED, _BURIED = "#ffb45c", "#ff7a5c", "#c9a8ff", "#fff1a8"


def mood(one: CharacterView, words: Words) -> tuple[str, str]:
    """Return what a living hero has to deal with or is under, and its colour; maybe nothing."""
    if one.plight is not Plight.NONE:
        return words(f"art-plight-{one.plight.value}"), _TROUBLED
    if one.berserk:
        return words("art-berserk"), _RAGING
    if one.spell:
        return words(f"art-spell-{one.spell.value}"), _ENCHANTED
    if one.descent:
        return words("art-under-hole" if one.descent.under_hole else "art-below"), _BURIED
    return "", WHITE


def mark(one: CharacterView) -> Node:
    """Return the small mark on a piece for a frenzy or a spell, about the origin; maybe nothing."""
    if one.berserk:
        return group(
            star(0, 0, 14, 8, points=8, fill="#ff3b30", stroke=INK, stroke_width=1.8),
            path(
                "M-1.800-7.500h3.600l-.600 8.500h-2.400zM-1.600 3h3.200v3.200h-3.200z", fill=WHITE
            ),
        )
    return placed(spell(one.spell, lit=True), 0, 0, 0.8) if one.spell else ""


def companion(one: CharacterView) -> Node:
    """Return a companion's head within a circle of 30: in its hole, or a skull; maybe nothing."""
    if one.sheet is None or Ability.COMPANION not in one.sheet.abilities:
        return ""
    if one.companion is None:
        return group(circle(0, 0, 28, fill="#4a2a1a"), placed(skull_bone(), 0, 0, 1.6))
    if one.companion.fallen:
        return group(companion_head(), hole())
    return companion_head()


def hole() -> Element:
    """Return the rim of a hole that hides the lower half of what is in it."""
    return group(
        ellipse(0, 16, 32, 16, fill=INK),
        path("M-30 16A30 14 0 0 0 30 16", fill="none", stroke="#a3967d", stroke_width=4),
    )
