"""The knights in their helmets, and the Mage."""

from collections.abc import Callable

from bot.art.palette import GOLD, GOLD_DEEP, INK, WHITE, darker, lighter
from bot.art.shapes import fluff, inked, star
from bot.art.svg import Element, Linear, Node, Radial, circle, ellipse, group, path
from cogs.boss_quest.art.style import KNIGHTS, STEEL
from rules.engine.seats import Seat

_GILT = Linear(("#fff0b0", GOLD, GOLD_DEEP))


def knight(seat: Seat) -> Element:
    """Return a knight's bust in a box of 100 x 100; colour and crest go with the seat."""
    colour = KNIGHTS[seat % len(KNIGHTS)]
    steel = Linear(STEEL, (0, 0), (1, 1))
    return group(
        inked(
            _CRESTS[seat % len(_CRESTS)](colour),
            path(
                "M14 100C14 84 28 78 50 78C72 78 86 84 86 100Z",
                fill=Linear((colour, darker(colour, 0.45))),
            ),
            path(
                "M24 50C24 30 34 22 50 22C66 22 76 30 76 50V72C70 82 60 86 50 86C40 86 30 82 24 72"
                "Z",
                fill=steel,
            ),
            path("M28 46H72V62H28Z", fill="#1b1526"),
            path("M50 62V86M37 68V76M43 68V80M57 68V80M63 68V76", stroke_width=2.6),
            path("M24 44Q50 34 76 44V50Q50 42 24 50Z", fill=colour),
            width=3.6,
        ),
        ellipse(41, 54, 5.5, 6, fill=WHITE),
        ellipse(59, 54, 5.5, 6, fill=WHITE),
        circle(42.500, 54.500, 2.8, fill=INK),
        circle(60.500, 54.500, 2.8, fill=INK),
        path(
            "M31 36Q36 28 44 27", fill="none", stroke=WHITE, stroke_width=3, stroke_linecap="round"
        ),
    )


def _plume(colour: str) -> Node:
    return path(
        "M50 24C46 8 58-2 74 4C86 10 88 26 80 34C76 24 64 22 56 28Z",
        fill=Linear((lighter(colour, 0.3), colour)),
    )


def _horns(colour: str) -> Node:
    fill = Linear((lighter(colour, 0.4), colour))
    return path(
        "M28 38C14 34 8 20 14 6C20 18 28 24 38 26ZM72 38C86 34 92 20 86 6C80 18 72 24 62 26Z",
        fill=fill,
    )


def _comb(colour: str) -> Node:
    return path(
        "M22 30C20 14 28 6 34 12C36 0 46-4 50 6C56-4 66 2 66 12C74 6 80 16 78 30Z",
        fill=Linear((lighter(colour, 0.3), colour)),
    )


def _wings(colour: str) -> Node:
    fill = Linear((lighter(colour, 0.45), darker(colour, 0.15)))
    return path(
        "M28 40C10 38 2 22 6 4C12 10 16 10 20 8C22 16 28 20 36 24Z"
        "M72 40C90 38 98 22 94 4C88 10 84 10 80 8C78 16 72 20 64 24Z",
        fill=fill,
    )


def _spike(colour: str) -> Node:
    return group(
        path("M42 26L50-4L58 26Z", fill=_GILT),
        path("M50 2L78 8L66 14L76 22L52 16Z", fill=Linear((lighter(colour, 0.2), colour))),
    )


_CRESTS: tuple[Callable[[str], Node], ...] = (_plume, _horns, _comb, _wings, _spike)


def mage() -> Element:
    """Return the Mage's bust in a box of 120 x 120 whose lower edge cuts it."""
    robe = Linear(("#6f7cf0", "#2f3590"))
    beard = Linear(("#ffffff", "#c3c8e0"))
    return group(
        inked(
            path("M12 120C12 98 30 88 60 88C90 88 108 98 108 120Z", fill=robe),
            path(
                "M38 52C36 74 46 88 60 88C74 88 84 74 82 52Z", fill=Radial(("#ffe3cc", "#e0a880"))
            ),
            fluff(60, 90, 25, 24, 13, 5, fill=beard),
            path(
                "M60 76C50 70 38 74 32 84C42 88 54 88 60 81C66 88 78 88 88 84C82 74 70 70 60 76Z",
                fill=WHITE,
            ),
            path("M4 52C20 42 100 42 116 52C116 60 88 62 60 60C32 62 4 60 4 52Z", fill=robe),
            path(
                "M30 49C38 30 44 10 66 2C80-2 96 6 100 16C90 12 82 16 82 22C84 32 86 40 90 49"
                "Q60 42 30 49Z",
                fill=robe,
            ),
        ),
        inked(
            ellipse(48, 64, 5.4, 5.8, fill="#fffdf8"),
            ellipse(72, 64, 5.4, 5.8, fill="#fffdf8"),
            width=2.2,
        ),
        circle(48.500, 65, 2.8, fill="#3a6ad0"),
        circle(71.500, 65, 2.8, fill="#3a6ad0"),
        inked(
            path("M56 66C54 72 56 76 60 76C64 76 66 72 64 66", fill="#f0b48c", stroke_width=2.4),
            path("M40 58Q47 54 54 59M80 58Q73 54 66 59", stroke=INK, stroke_width=6.4),
            path("M40 58Q47 54 54 59M80 58Q73 54 66 59", stroke=WHITE, stroke_width=3.4),
        ),
        star(62, 28, 9, 4, fill=GOLD),
        star(46, 42, 4.6, 2, fill=GOLD),
        star(80, 40, 4, 1.8, fill=GOLD),
        star(24, 108, 6, 2.7, fill=GOLD),
        star(96, 108, 5, 2.2, fill=GOLD),
        inked(circle(100, 17, 4, fill=GOLD), width=2),
    )
