"""The cards of the game, small enough for a table and large enough to be read there."""

from bot.art.fonts import Face
from bot.art.lettering import Pen
from bot.art.palette import GOLD, INK, WHITE, darker, lighter, mix
from bot.art.shapes import lift, sparkle
from bot.art.svg import Clip, Element, Linear, circle, group, path, placed, rect
from bot.art.words import Words
from cogs.boss_quest.art.signs import addition, spell_sign
from cogs.boss_quest.art.style import SHADES, STEEL, WEAPONS
from cogs.boss_quest.art.weapons import weapon_drawing
from rules.boss_quest.content import Shade, Spell, Weapon, box

WEAPON_WIDTH, WEAPON_HEIGHT = 68, 94
SPELL_WIDTH, SPELL_HEIGHT = 96, 132
LARGE_WIDTH, LARGE_HEIGHT = 168, 246

NUMBER = Pen(Face.TITLE, 40, WHITE, anchor="middle", halo=INK)
ADDITION = Pen(Face.TITLE, 44, WHITE, anchor="middle", halo=INK)
NAME = Pen(Face.TEXT, 28, "#2e2440", anchor="middle", squeeze=0.84)
NAME_WIDTH = LARGE_WIDTH - 16
NAME_LINES = 2
LARGE_NUMBER = Pen(Face.TITLE, 58, WHITE, anchor="middle", halo=INK)
_MYSTERY = Pen(Face.TITLE, 84, GOLD, anchor="middle", halo=INK)
_HIDDEN = Pen(Face.TITLE, 44, GOLD, anchor="middle", halo=INK)


def weapon_card(weapon: Weapon) -> Element:
    """Return a weapon with its attack, ``WEAPON_WIDTH`` x ``WEAPON_HEIGHT``."""
    card = box().weapons[weapon]
    colour = WEAPONS[card.colour]
    width, height = WEAPON_WIDTH, WEAPON_HEIGHT
    return group(
        lift(0, 0, width, height, 9, 5),
        rect(0, 0, width, height, 9, fill=colour, stroke=INK, stroke_width=3),
        path(
            f"M4 40Q{width / 2} 26 {width - 4} 40V{height - 10}Q{width - 4} {height - 4} "
            f"{width - 10} {height - 4}H10Q4 {height - 4} 4 {height - 10}Z",
            fill=lighter(colour, 0.62),
        ),
        placed(weapon_drawing(weapon), 3, 30, 0.62),
        NUMBER.line(str(card.value), 18, 37, 34),
    )


def weapon_back() -> Element:
    """Return a weapon that lies face down, ``WEAPON_WIDTH`` x ``WEAPON_HEIGHT``."""
    width, height = WEAPON_WIDTH, WEAPON_HEIGHT
    return group(
        lift(0, 0, width, height, 9, 5),
        rect(0, 0, width, height, 9, fill="#59637d", stroke=INK, stroke_width=3),
        rect(5, 5, width - 10, height - 10, 6, fill="none", stroke=STEEL[1], stroke_width=2),
        path(
            f"M{width / 2} 18Q46 22 54 22Q56 56 {width / 2} 76Q12 56 14 22Q22 22 {width / 2} 18Z",
            fill=Linear(("#7d89a6", "#3c4560")),
            stroke=INK,
            stroke_width=2.6,
        ),
        _HIDDEN.line("?", width / 2, 61, 40),
    )


def spell_card(spell: Spell) -> Element:
    """Return a spell with what it adds, ``SPELL_WIDTH`` x ``SPELL_HEIGHT``."""
    shade = box().spells[spell].shade
    width, height = SPELL_WIDTH, SPELL_HEIGHT
    by = addition(spell)
    rim = "#b09aff" if shade is Shade.DARK else "#b5893a"
    scale = 0.74 if by else 0.88
    return group(
        lift(0, 0, width, height, 12, 6),
        rect(0, 0, width, height, 12, fill=Linear(SHADES[shade]), stroke=INK, stroke_width=3),
        rect(5, 5, width - 10, height - 10, 8, fill="none", stroke=rim, stroke_width=2.2),
        placed(
            spell_sign(spell),
            width / 2 - 50 * scale,
            (height - 40 if by else height) / 2 - 50 * scale,
            scale,
        ),
        ADDITION.line(by, width / 2, height - 14, width - 16) if by else "",
    )


def mystery_back() -> Element:
    """Return the spell that lies face down, ``SPELL_WIDTH`` x ``SPELL_HEIGHT``."""
    width, height = SPELL_WIDTH, SPELL_HEIGHT
    return group(
        lift(0, 0, width, height, 12, 6),
        rect(
            0, 0, width, height, 12, fill=Linear(("#4a57c8", "#232a74")), stroke=INK, stroke_width=3
        ),
        rect(5, 5, width - 10, height - 10, 8, fill="none", stroke=GOLD, stroke_width=2.2),
        circle(width / 2, height / 2, 38, fill="#1a2060", stroke=GOLD, stroke_width=2),
        *(
            sparkle(x, y, 6, fill=GOLD)
            for x, y in ((17, 18), (width - 17, 18), (17, height - 18), (width - 17, height - 18))
        ),
        _MYSTERY.line("?", width / 2, height / 2 + 29, 70),
    )


def large_weapon(weapon: Weapon, words: Words) -> Element:
    """Return a weapon with its name, ``LARGE_WIDTH`` x ``LARGE_HEIGHT``, for its owner to see."""
    card = box().weapons[weapon]
    colour = WEAPONS[card.colour]
    width, height = LARGE_WIDTH, LARGE_HEIGHT
    window = rect(9, 9, width - 18, 150, 12)
    return group(
        lift(0, 0, width, height, 16),
        rect(
            0,
            0,
            width,
            height,
            16,
            fill=Linear((lighter(colour, 0.15), darker(colour, 0.2))),
            stroke=INK,
            stroke_width=3,
        ),
        group(
            rect(9, 9, width - 18, 150, fill=mix(colour, "#ffffff", 0.5)),
            circle(width / 2, 88, 66, fill=mix(colour, "#ffffff", 0.7)),
            placed(weapon_drawing(weapon), width / 2 - 60, 24, 1.26),
            clip_path=Clip(window),
        ),
        rect(9, 9, width - 18, 150, 12, fill="none", stroke=INK, stroke_width=3),
        rect(8, 167, width - 16, 71, 10, fill="#fff6e0", stroke=INK, stroke_width=2.4),
        NAME.block(
            words(f"weapon-{weapon.value}-short"),
            width / 2,
            202,
            NAME_WIDTH,
            lines=NAME_LINES,
            leading=1,
        ),
        LARGE_NUMBER.line(str(card.value), 34, 58, 50),
    )
