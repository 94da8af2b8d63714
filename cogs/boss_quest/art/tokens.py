"""Small signs about the origin: hearts, keys, a sword, an anvil, a wizard's hat, an hourglass."""

from bot.art.palette import GOLD, GOLD_DEEP, INK, WHITE
from bot.art.shapes import inked, star
from bot.art.svg import Element, Linear, circle, group, path, rect
from cogs.boss_quest.art.style import STEEL, WOOD

_HEART = "M0 14C-22-2-16-16-7-16C-3-16 0-13 0-9C0-13 3-16 7-16C16-16 22-2 0 14Z"
_KEY = (
    "M-6-4A9 9 0 1 0-6 4H4V11H9V4H12V11H17V-4Z"
    "M-14-3.500A3.500 3.500 0 1 1-14 3.500A3.500 3.500 0 1 1-14-3.500Z"
)
_GILT = Linear(("#fff6c4", GOLD, GOLD_DEEP))
_GHOST = "#ffffff"


def heart(*, there: bool = True) -> Element:
    """Return a heart, or the place where one was, with a reach of 17."""
    if not there:
        return path(_HEART, fill="#00000040", stroke=_GHOST, stroke_width=2.4, stroke_opacity=0.45)
    return group(
        bare_heart(),
        path("M-9-8Q-8-12-5-12", fill="none", stroke=WHITE, stroke_width=3, stroke_linecap="round"),
    )


def bare_heart() -> Element:
    """Return a heart to write on."""
    return inked(path(_HEART, fill=Linear(("#ff8a8a", "#d92f48"))))


def broken_heart() -> Element:
    """Return a heart that was lost just now."""
    return inked(
        path(_HEART, fill=Linear(("#b9a7b8", "#6c5a70"))),
        path("M0-10L-5-4L4 0L-3 5L1 11", stroke=WHITE, stroke_width=3),
    )


def key(*, there: bool = True) -> Element:
    """Return a key lying down, or the place for one, with a reach of 20."""
    if not there:
        return path(
            _KEY,
            fill="#00000040",
            fill_rule="evenodd",
            stroke=_GHOST,
            stroke_width=2.2,
            stroke_opacity=0.4,
            stroke_linejoin="round",
        )
    return inked(path(_KEY, fill=_GILT, fill_rule="evenodd"), width=2.6)


def sword() -> Element:
    """Return the sign of attack, with a reach of 20."""
    return inked(
        path("M-4 6V-14L0-20L4-14V6Z", fill=Linear(STEEL, (0, 0), (1, 0))),
        path("M-10 5H10V10H-10Z", fill=_GILT),
        rect(-2.6, 10, 5.2, 9, 2, fill=Linear(WOOD)),
        width=2.4,
        transform="rotate(35)",
    )


def anvil() -> Element:
    """Return the armourer's sign, with a reach of 18."""
    return inked(
        path(
            "M-18-10H16V-4C10-2 6 2 6 6H10V12H-10V6H-6C-6 2-8-1-18-4Z",
            fill=Linear(("#d3dae8", "#6a748c")),
        ),
        width=2.6,
    )


def wizard_hat() -> Element:
    """Return the sign of who is at the Mage's, with a reach of 20."""
    return group(
        inked(
            path("M-12 8C-8-6-4-16 6-20C6-14 10-4 12 8Z", fill=Linear(("#7f8cff", "#3a3f9a"))),
            path("M-20 9Q0 2 20 9Q20 15 0 15Q-20 15-20 9Z", fill=Linear(("#7f8cff", "#3a3f9a"))),
            width=2.6,
        ),
        star(1, -2, 6, 2.7, fill=GOLD),
    )


def hourglass() -> Element:
    """Return the sign of the last turn, with a reach of 18."""
    return inked(
        path("M-9-14H9C9-6 4-3 2 0C4 3 9 6 9 14H-9C-9 6-4 3-2 0C-4-3-9-6-9-14Z", fill="#eef8ff"),
        path("M-5-6Q0-4 5-6L1 0V6L6 12H-6L-1 6V0Z", fill=GOLD, stroke="none"),
        path("M-12-15H12M-12 15H12", stroke="#7c4a2c", stroke_width=6),
        width=2.4,
    )


def target() -> Element:
    """Return the sign of a PERFECT, with a reach of 18."""
    return group(
        circle(0, 0, 17, fill=WHITE, stroke=INK, stroke_width=2.6),
        circle(0, 0, 12, fill="#e2483f"),
        circle(0, 0, 7.5, fill=WHITE),
        circle(0, 0, 3.5, fill="#e2483f"),
        inked(path("M1-1L14-14M10-16L11-11L16-10", stroke_width=3)),
    )


def cross() -> Element:
    """Return the sign of who was not fit, with a reach of 16."""
    return inked(
        circle(0, 0, 15, fill="#e8dff2"),
        path("M-6-6L6 6M6-6L-6 6", stroke="#8a3a4a", stroke_width=5),
        width=2.6,
    )


def shield() -> Element:
    """Return the sign of who was spared, with a reach of 17."""
    return inked(
        path("M-13-13Q-3-11 0-16Q3-11 13-13C14 2 9 11 0 16C-9 11-14 2-13-13Z", fill=Linear(STEEL)),
        path("M0-13V14M-12-1H12", stroke_width=2.2),
        width=2.6,
    )


def cup() -> Element:
    """Return the sign of who won, with a reach of 18."""
    return inked(
        path("M-10-15H10C10-3 6 3 2 5V10H8V15H-8V10H-2V5C-6 3-10-3-10-15Z", fill=_GILT),
        path("M-10-11H-16C-16-3-12-1-8 0M10-11H16C16-3 12-1 8 0", stroke_width=3),
        width=2.6,
    )


def crown() -> Element:
    """Return the sign of who won the game, with a reach of 20."""
    return inked(
        path("M-18 10L-20-10L-9-2L0-16L9-2L20-10L18 10Q0 15-18 10Z", fill=_GILT),
        circle(0, 5, 3, fill="#e2483f", stroke_width=1.8),
        width=2.6,
    )
