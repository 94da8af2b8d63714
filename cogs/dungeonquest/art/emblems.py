"""The heroes' emblems and pieces, about the origin."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from bot.art.palette import DANGER, GOLD, INK, WHITE, darker, lighter
from bot.art.svg import Element, Node, circle, ellipse, group, path, placed
from cogs.dungeonquest.art.badges import BADGES
from cogs.dungeonquest.art.features import SMOOTH
from cogs.dungeonquest.art.style import COLOURS, NOBODY
from rules.dungeonquest.heroes import Hero

PIECE = 23
"""The radius of a piece, without its shadow."""


def emblem(hero: Hero | None) -> Element:
    """Return what a hero is known by, white, within a circle of 20."""
    return _EMBLEMS[hero]() if hero else group()


def piece(
    hero: Hero | None,
    *,
    lit: bool = False,
    fights: bool = False,
    mark: Node = "",
    friend: Node = "",
    faint: bool = False,
) -> Element:
    """Return a hero's piece: a disc in its colour.

    Args:
        hero: whose piece.
        lit: it is this hero's turn.
        fights: this hero fights.
        mark: drawn at the other shoulder, within a circle of 14.
        friend: the head of whoever walks along, within a circle of 30.
        faint: the hero cannot be seen by monsters.
    """
    colour = COLOURS[hero] if hero else NOBODY
    glow: tuple[Node, ...] = ()
    if lit:
        glow = (
            circle(0, 0, PIECE + 8, fill=f"{GOLD}66"),
            circle(0, 0, PIECE + 4.5, fill=GOLD, stroke=INK, stroke_width=1.5),
        )
    disc: tuple[Node, ...] = (
        circle(0, 0, PIECE, fill=WHITE, stroke=INK, stroke_width=2.4),
        circle(0, 0, PIECE - 4, fill=colour),
        path(_SHEEN, fill=lighter(colour, 0.28)),
        emblem(hero),
    )
    return group(
        ellipse(0, 6, PIECE + 2, PIECE - 2, fill="#00000077"),
        *glow,
        *((group(*disc, opacity=0.6),) if faint else disc),
        _swords() if fights else "",
        placed(mark, -18, 15) if mark else "",
        placed(friend, 18, -18, 0.5) if friend else "",
        shape_rendering=SMOOTH,
    )


_SHEEN = "M-17.500-7A19 19 0 0 1 17.500-7Q0 2-17.500-7Z"


def _swords() -> Element:
    """Return crossed swords at the shoulder of who fights."""
    blade = "M-7-7L5 5M7-7L-5 5"
    return group(
        circle(17, 16, 11.5, fill=DANGER, stroke=INK, stroke_width=2),
        path(blade, stroke=WHITE, stroke_width=2.8, transform="translate(17 15)", fill="none"),
        path("M11 17l4 4M23 17l-4 4", stroke=INK, stroke_width=2),
    )


def skull(colour: str) -> Element:
    """Return a skull with a halo of a colour, within a circle of 20."""
    return group(
        circle(0, 0, 20, fill=darker(colour, 0.35), stroke=INK, stroke_width=2),
        circle(0, 0, 17.5, fill="none", stroke=colour, stroke_width=3),
        skull_bone(),
        shape_rendering=SMOOTH,
    )


def skull_bone() -> Element:
    """Return a bare skull about the origin, 24 high."""
    return group(
        path(
            "M0-13Q12-13 12-2Q12 4 7 6V11H-7V6Q-12 4-12-2Q-12-13 0-13Z",
            fill="#f4efe2",
            stroke=INK,
            stroke_width=2,
            stroke_linejoin="round",
        ),
        circle(-4.7, -1.5, 3.2, fill=INK),
        circle(4.7, -1.5, 3.2, fill=INK),
        path("M0 1.500L2 5H-2ZM-3 7.500V11M0 7.500V11M3 7.500V11", fill=INK, stroke=INK),
    )


def pennant(colour: str) -> Element:
    """Return the flag of a hero who got out; its pole stands on the origin."""
    return group(
        path("M0 0V-34", stroke=INK, stroke_width=5),
        path("M0 0V-34", stroke="#d9b36a", stroke_width=2.6),
        path(
            "M1-34Q12-38 22-32Q17-27 22-20Q12-25 1-20Z",
            fill=colour,
            stroke=INK,
            stroke_width=2,
            stroke_linejoin="round",
        ),
        path("M6-27l3 3 6-6", fill="none", stroke=WHITE, stroke_width=2.6),
        shape_rendering=SMOOTH,
    )


def _sword() -> Element:
    return group(
        path("M0-17L4-12V3H-4V-12Z", fill=WHITE),
        path("M-10 3H10V7H-10ZM-2.500 7H2.500V13H-2.500Z", fill=WHITE),
        circle(0, 14.5, 3.2, fill=WHITE),
        path("M0-13V2", stroke="#9fb6e6", stroke_width=1.6),
    )


def _axe() -> Element:
    return group(
        path("M-2-16H2V17H-2Z", fill=WHITE),
        path(
            "M-2-13Q-9-17-15-14Q-18-5-14 4Q-9 0-2-1ZM2-13Q9-17 15-14Q18-5 14 4Q9 0 2-1Z", fill=WHITE
        ),
        path("M-13-11Q-15-5-12 1M13-11Q15-5 12 1", fill="none", stroke="#e6a09b", stroke_width=1.6),
    )


def _bow() -> Element:
    return group(
        path("M-5-16Q13-8 13 0Q13 8-5 16", fill="none", stroke=WHITE, stroke_width=4),
        path("M-5-16L-5 16", stroke=WHITE, stroke_width=1.8),
        path("M-14 0H13", stroke=WHITE, stroke_width=2.8),
        path("M11-5L19 0L11 5ZM-17-4L-11 0L-17 4L-12 4L-7 0L-12-4Z", fill=WHITE),
    )


def _hat() -> Element:
    return group(
        path("M-17 8Q0-1 17 8Q14 13 0 13Q-14 13-17 8Z", fill=WHITE),
        path("M-10 5Q-10-9 0-10Q10-9 10 5Q0 1-10 5Z", fill=WHITE),
        path("M-9 4.500Q0 0 9 4.500", fill="none", stroke="#8f2370", stroke_width=2.4),
        path("M7 1Q8-13 17-16Q20-5 9 2Z", fill="#ffe27a", stroke="#8f2370", stroke_width=1.4),
    )


_EMBLEMS: Mapping[Hero, Callable[[], Element]] = MappingProxyType(
    {
        Hero.SIR_ROHAN: _sword,
        Hero.ULF_GRIMHAND: _axe,
        Hero.EL_ADORAN: _bow,
        Hero.VOLRIK: _hat,
        **BADGES,
    }
)
