"""The dragon of the treasure chamber on its gold, in a box of 80 x 160."""

from bot.art.palette import GOLD, GOLD_DEEP, INK
from bot.art.shapes import inked
from bot.art.svg import Element, circle, ellipse, group, path, placed

_FACE = "#62bb7a"
_COINS = (
    (18, 128), (27, 138), (39, 142), (52, 139), (62, 129), (22, 118), (58, 117), (34, 128),
    (47, 129), (40, 117), (15, 140), (66, 141), (30, 110), (50, 108), (25, 49), (57, 45), (41, 40),
)  # fmt: skip


def hoard() -> Element:
    """Return the gold that the dragon lies on."""
    return group(
        path(
            "M10 146Q8 118 24 104Q40 92 56 104Q72 118 70 146Q40 156 10 146Z",
            fill="#efb83c",
            stroke=INK,
            stroke_width=2,
        ),
        path("M14 52Q24 34 41 34Q58 34 67 50Q40 60 14 52Z", fill=GOLD_DEEP),
        path("".join(f"M{x - 5} {y}q5-6 10 0v2q-5 6-10 0z" for x, y in _COINS), fill="#8a5a10"),
        path("".join(f"M{x - 5} {y}q5-6 10 0q-5 5-10 0z" for x, y in _COINS), fill=GOLD),
        path("M20 146l5-6 5 6-5 5z", fill="#ff5d6e", stroke=INK, stroke_width=1.2),
        path("M55 148l4-6 5 5-4 5z", fill="#5fb4ff", stroke=INK, stroke_width=1.2),
    )


def dragon(*, awake: bool) -> Element:
    """Return the dragon curled up asleep, or awake and breathing fire."""
    return group(
        inked(
            path(
                "M52 116Q70 108 69 84Q66 56 40 54Q15 56 13 84Q12 108 34 117L30 126Q2 116 3 82"
                "Q6 45 40 43Q76 46 78 84Q78 112 60 124Q56 134 44 133Q52 128 50 122Z",
                fill="#348a51",
            ),
            path(_SPINES, fill="#d9e56a", stroke_width=1.6),
            path(
                "M15 74Q30 58 47 64Q38 70 37 78Q29 76 26 84Q18 82 15 74Z",
                fill="#25663d",
            ),
            path("M18 73Q30 66 44 65M21 78Q29 72 37 73", stroke_width=1.4),
            width=2.4,
        ),
        placed(_awake_head() if awake else _sleeping_head(), 40, 100),
    )


_SPINES = (
    "M10 60L3 52L15 53ZM22 49L18 39L29 45ZM38 44L39 33L46 44ZM55 46L61 37L62 49ZM68 55L76 49L73 61Z"
    "M76 72L84 70L78 80ZM78 92L85 95L76 99ZM4 76L-3 74L4 84ZM5 96L-2 101L8 104Z"
)


def _sleeping_head() -> Element:
    return group(
        inked(
            path("M-8-14L-15-24L-3-17ZM8-15L14-25L13-12Z", fill="#f3e9c4", stroke_width=1.8),
            path(
                "M-13-8Q-8-19 4-17Q18-15 19-2Q24 2 23 8Q20 16 8 15Q-10 14-14 4Q-16-3-13-8Z",
                fill=_FACE,
            ),
            path("M-8-3Q-3 2 3-2M8-4Q13 0 17-5", stroke_width=2.2),
            path("M0 9Q8 12 18 7", stroke_width=1.6),
            width=2.4,
        ),
        circle(8, 3, 1.3, fill=INK),
        circle(14, 2, 1.3, fill=INK),
        path(
            "M20-22h9l-8 9h9M30-37h7l-6 7h7",
            fill="none",
            stroke="#ffffff",
            stroke_width=2.6,
            stroke_linejoin="round",
        ),
    )


def _awake_head() -> Element:
    return group(
        inked(
            path(
                "M-4 12Q-34 22-38 44Q-22 38-18 48Q-8 38 0 52Q8 38 18 48Q22 38 38 44Q34 22 4 12Z",
                fill="#ff8a2b",
            ),
            path(
                "M-3 14Q-18 24-20 40L-8 34L0 46L8 34L20 40Q18 24 3 14Z",
                fill="#ffe27a",
                stroke_width=1.4,
            ),
            path("M-10-16L-20-32L-3-20ZM10-16L20-32L3-20Z", fill="#f3e9c4", stroke_width=1.8),
            path(
                "M-17-8Q-14-22 0-22Q14-22 17-8Q17 2 10 5L12 14Q0 20-12 14L-10 5Q-17 2-17-8Z",
                fill=_FACE,
            ),
            path("M-9 12Q0 17 9 12L7 6Q0 9-7 6Z", fill="#7a1420", stroke_width=1.6),
            path("M-14-12L-3-7L-5-2Q-12-3-14-12ZM14-12L3-7L5-2Q12-3 14-12Z", fill="#ffe14a"),
            width=2.4,
        ),
        ellipse(-7, -6, 1.2, 2.6, fill=INK),
        ellipse(7, -6, 1.2, 2.6, fill=INK),
        circle(-3, 3, 1.2, fill=INK),
        circle(3, 3, 1.2, fill=INK),
    )
