"""The figures, about the origin: heroes on round bases, monsters on square ones.

On the base stands what a character is known by; an Adventurer has its number, to be typed.
"""

from collections.abc import Mapping
from types import MappingProxyType

from bot.art.fonts import Face
from bot.art.lettering import Pen
from bot.art.palette import INK, darker
from bot.art.svg import Element, Node, circle, group, path, rect
from cogs.cave_troll.art.style import COLOURS, INKS
from rules.cave_troll.content import Character, Figure, heroes
from rules.cave_troll.view import PieceView
from rules.engine.seats import Seat

BASE = 16
"""The radius of a round base, and half the side of a square one."""

SIGN = 25
"""The height of an Adventurer's number."""

_GHOST = "M-8 12V-2Q-8-12 0-12Q8-12 8-2V12L4 7.500L0 12L-4 7.500Z"
_TROLL = "M-8-6Q-7-12 0-12Q7-12 8-6L12 0L9 4V9Q5 12 0 12Q-5 12-9 9V4L-12 0Z"

SIGNS: Mapping[Character, tuple[str, str]] = MappingProxyType(
    {
        Character.KNIGHT: ("M-10-10Q-5-9 0-12Q5-9 10-10V0Q9 8 0 13Q-9 8-10 0Z", "M-10-2H10V2H-10Z"),
        Character.DWARF: ("M-11-11H11V-2H2.500V12H-2.500V-2H-11Z", ""),
        Character.BARBARIAN: (
            (
                "M-1.800-12H1.800V12H-1.800ZM-1.800-10Q-12-11-11 2Q-6-2-1.800 1Z"
                "M1.800-10Q12-11 11 2Q6-2 1.800 1Z"
            ),
            "",
        ),
        Character.THIEF: (
            "M-12-6Q-5-9 0-5Q5-9 12-6Q12 5 5 5Q1.500 5 0 1Q-1.500 5-5 5Q-12 5-12-6Z",
            "M-8.500-2Q-6-4-3-1Q-6 2-8.500-2ZM8.500-2Q6-4 3-1Q6 2 8.500-2Z",
        ),
        Character.CAVE_TROLL: (
            _TROLL,
            "M-6-3H-2V0H-6ZM2-3H6V0H2ZM-6 4H6V9H4.500V6H2.500V9H-2.500V6H-4.500V9H-6Z",
        ),
        Character.ORC: (
            "M-13-7L-7-5Q-5-12 0-12Q5-12 7-5L13-7L8 3Q7 12 0 12Q-7 12-8 3Z",
            "M-5.500-3L-1-1V1H-4ZM5.500-3L1-1V1H4ZM-4 5H4V8H2V6.500H-2V8H-4Z",
        ),
        Character.WRAITH: (_GHOST, "M-5-5H-1V-1H-5ZM1-5H5V-1H1Z"),
        Character.GIANT_SLAYER: (
            "M-2.500-9L0-13L2.500-9V3H8V6.500H2.500V12.500H-2.500V6.500H-8V3H-2.500Z",
            "",
        ),
        Character.PALADIN: ("M-4-12H4V-5H11V2H4V12H-4V2H-11V-5H-4Z", ""),
        Character.BERSERKER: (
            (
                "M-12-12L-7-11L9 5L12 4L8 8L12 12L8 12L5 9L1 12L2 9L-11-7Z"
                "M12-12L7-11L-9 5L-12 4L-8 8L-12 12L-8 12L-5 9L-1 12L-2 9L11-7Z"
            ),
            "",
        ),
        Character.ASSASSIN: (
            "M0-14Q12-8 11 5L8 12H-8L-11 5Q-12-8 0-14Z",
            (
                "M0-7Q7-4 6.500 3Q4 10 0 10Q-4 10-6.500 3Q-7-4 0-7Z"
                "M-5 0L-1 2V4.500H-4ZM5 0L1 2V4.500H4Z"
            ),
        ),
        Character.RAMPAGING_TROLL: (
            (
                "M-12-13Q-6-12-5-9Q-2-10 0-10Q2-10 5-9Q6-12 12-13Q13-6 9-4L10 4"
                "Q7 12 0 12Q-7 12-10 4L-9-4Q-13-6-12-13Z"
            ),
            "M-6-4L-1.500-2V0.500H-5.500ZM6-4L1.500-2V0.500H5.500ZM-5.500 4H5.500L3.500 9H-3.500Z",
        ),
        Character.GRUNT: (
            (
                "M-12 9L-1-2Q-3-6 0-9L1-13L4-10.500Q6-11 8-9L12-10L10-6Q11.500-4 10.500-2L13 1L9 1"
                "Q6 3 2 1L-9 12Z"
            ),
            "",
        ),
        Character.BANSHEE: (
            "M-11 12Q-8 4-9-3Q-9-12 0-12Q9-12 9-3Q8 4 11 12L5 8L0 12L-5 8Z",
            (
                "M-5.500-6H-2V-2.500H-5.500ZM2-6H5.500V-2.500H2Z"
                "M0 0Q3.500 0 3.500 3.500Q3.500 7 0 7Q-3.500 7-3.500 3.500Q-3.500 0 0 0Z"
            ),
        ),
    }
)
"""What a character is known by: its outline, and what is cut out of that."""


def figure(piece: PieceView) -> Element:
    """Return a figure, within a circle of 18."""
    if piece.character is None:
        return chest(piece.owner)
    digit = piece.figure[-1] if piece.character is Character.ADVENTURER else ""
    return token(piece.character, piece.owner, digit)


def token(character: Character, owner: Seat, digit: str = "") -> Element:
    """Return a character's base with its sign.

    Args:
        character: what it stands for.
        owner: whose colour it has.
        digit: an Adventurer's number.
    """
    colour = COLOURS[owner]
    return group(base(character, colour), sign(character, INKS[owner], colour, digit))


def base(character: Character, colour: str) -> Element:
    """Return the base of a character: round for a hero, square for a monster."""
    if character in heroes():
        return circle(0, 0, BASE, fill=colour, stroke=INK, stroke_width=2.5)
    side = 2 * BASE - 2
    return rect(-side / 2, -side / 2, side, side, 4, fill=colour, stroke=INK, stroke_width=2.5)


def sign(character: Character, ink: str, ground: str, digit: str = "") -> Node:
    """Return what a character is known by, about the origin."""
    if character is Character.ADVENTURER:
        pen = Pen(Face.STRONG, SIGN, ink, anchor="middle")
        return pen.line(digit, 0, SIGN * 0.34, 2 * BASE) if digit else _helmet(ink)
    outline, holes = SIGNS[character]
    cut = path(holes, fill=ground, fill_rule="evenodd") if holes else ""
    return group(path(outline, fill=ink), cut)


def _helmet(ink: str) -> Element:
    """Return the head and shoulders of somebody without a name."""
    return path(
        "M-10 11Q-10 2 0 2Q10 2 10 11ZM0-11A5.800 5.800 0 0 1 0 0.600A5.800 5.800 0 0 1 0-11Z",
        fill=ink,
    )


def chest(owner: Seat) -> Element:
    """Return a Treasure Chest with a band in its owner's colour."""
    colour = COLOURS[owner]
    return group(
        path(
            "M-15 12V-3Q-15-12-7-12H7Q15-12 15-3V12Z", fill="#9a5b22", stroke=INK, stroke_width=2.5
        ),
        path("M-15-1H15V3H-15Z", fill=darker("#9a5b22", 0.5)),
        path("M-6-12H6V12H-6Z", fill=colour),
        rect(-3.5, -2, 7, 8, 1.5, fill="#ffd257", stroke=INK, stroke_width=1.5),
    )


def portrait(figure_: Figure, character: Character | None, owner: Seat) -> Element:
    """Return a figure for a card or a list, where an Adventurer has no number."""
    return (
        chest(owner)
        if character is None or figure_ is Figure.TREASURE_CHEST
        else token(character, owner)
    )
