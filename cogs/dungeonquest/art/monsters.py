"""The monsters' heads, about the origin, within a circle of 30."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from bot.art.palette import INK, WHITE
from bot.art.shapes import inked
from bot.art.svg import Element, circle, ellipse, group, path
from cogs.dungeonquest.art.emblems import skull_bone
from rules.dungeonquest.monsters import Monster


def monster_head(monster: Monster) -> Element:
    """Return a monster's head on a red disc."""
    return group(
        circle(0, 0, 30, fill="#7a1c26", stroke=INK, stroke_width=3),
        circle(0, 0, 27, fill="none", stroke="#ff6b5e", stroke_width=2.4),
        _HEADS[monster](),
    )


def _eyes(x: float, y: float, fill: str) -> Element:
    return group(
        *(
            group(
                ellipse(side * x, y, 4.4, 3.8, fill=fill, stroke=INK, stroke_width=1.6),
                circle(side * x, y, 1.6, fill=INK),
            )
            for side in (-1, 1)
        )
    )


def _goblin() -> Element:
    return group(
        inked(
            path("M-13-4L-29-12L-15 8ZM13-4L29-12L15 8Z", fill="#8cc04a"),
            path("M-15-2Q-15-19 0-19Q15-19 15-2Q14 12 6 19Q0 23-6 19Q-14 12-15-2Z",
                 fill="#8fbd4b"),
            path("M-12-9L-3-5M12-9L3-5", stroke_width=2.4),
            path("M0-1Q-5 7 0 8", stroke_width=1.8),
            path("M-8 11Q0 16 8 11L5 16L2 13L-1 16L-4 13Z", fill=WHITE, stroke_width=1.6),
            width=2.4,
        ),
        _eyes(6.5, -2, "#ffe14a"),
    )  # fmt: skip


def _troll() -> Element:
    return group(
        inked(
            path("M-19-4Q-21-22 0-23Q21-22 19-4Q23 12 12 21Q0 26-12 21Q-23 12-19-4Z",
                 fill="#84959e"),
            path("M-15-20L-18-28L-8-23ZM15-20L18-28L8-23Z", fill="#d8cfb4", stroke_width=1.8),
            path("M-13-6Q0-13 13-6", stroke_width=3),
            path("M-6 2Q0 9 6 2", stroke_width=2.2),
            path("M-11 13Q0 9 11 13", stroke_width=2.2),
            path("M-9 13L-7 4L-4 12ZM9 13L7 4L4 12Z", fill=WHITE, stroke_width=1.6),
            width=2.4,
        ),
        _eyes(7.5, -2, "#ff9a3c"),
    )  # fmt: skip


def _death_warrior() -> Element:
    return group(
        inked(
            path("M-17-2Q-17-24 0-24Q17-24 17-2L13-8Q0-14-13-8Z", fill="#5d6478"),
            path("M-17-6L-27-20L-12-19ZM17-6L27-20L12-19Z", fill="#3e4456", stroke_width=2),
            width=2.4,
        ),
        group(skull_bone(), transform="translate(0 4) scale(1.35)"),
        circle(-6.3, 2, 2, fill="#ff5d4a"),
        circle(6.3, 2, 2, fill="#ff5d4a"),
        path("M-17-4Q0-16 17-4L15-11Q0-21-15-11Z", fill="#7b8399", stroke=INK, stroke_width=2),
    )


def _orc() -> Element:
    return group(
        inked(
            path("M-15-2L-26-4L-15 8ZM15-2L26-4L15 8Z", fill="#4f7d3a"),
            path("M-17-2Q-17-18 0-19Q17-18 17-2Q19 16 9 21Q0 24-9 21Q-19 16-17-2Z",
                 fill="#5a8c43"),
            path("M-18-6Q-16-25 0-25Q16-25 18-6Q0-14-18-6Z", fill="#6b5a4a"),
            path("M0-25V-11M-16-9L-11-20M16-9L11-20", stroke_width=1.8),
            path("M-4 4Q0 7 4 4", stroke_width=1.8),
            path("M-11 12Q0 17 11 12", stroke_width=2.2),
            path("M-10 13L-9 3L-5 14ZM10 13L9 3L5 14Z", fill=WHITE, stroke_width=1.6),
            width=2.4,
        ),
        _eyes(7, -2, "#ff5d4a"),
    )  # fmt: skip


def _champion() -> Element:
    steel = "#35303f"
    return group(
        inked(
            path("M-14-12Q-30-14-27-29Q-20-20-9-20ZM14-12Q30-14 27-29Q20-20 9-20Z", fill="#e3d6b0"),
            path("M-17 0Q-18-22 0-23Q18-22 17 0L14 18L0 25L-14 18Z", fill=steel),
            path("M-13-4L-2 1V5L-12 3ZM13-4L2 1V5L12 3Z", fill="#ff3b30", stroke_width=1.6),
            path("M0-23V24M-8 10V17M-4 11V20M8 10V17M4 11V20", stroke_width=1.8),
            width=2.4,
        ),
        path("M0-22L4-14L0-8L-4-14Z", fill="#b06cf5", stroke=INK, stroke_width=1.6),
    )


def cave_troll() -> Element:
    """Return a cave troll's head, within a circle of 26."""
    return group(
        inked(
            path("M-20-2Q-24-14-14-20Q0-27 14-20Q24-14 20-2Q25 14 13 22Q0 27-13 22Q-25 14-20-2Z",
                 fill="#a98f72"),
            path("M-8-24L-6-13M0-25V-15M8-24L6-13", stroke_width=2),
            path("M-15-5Q0-13 15-5", stroke_width=4),
            path("M-7 2Q-6 9 0 8Q6 9 7 2", fill="#8f765b", stroke_width=1.8),
            path("M-12 14Q0 8 12 14Q0 20-12 14Z", fill="#3a1a18", stroke_width=2),
            path("M-11 15L-9 3L-5 13ZM11 15L9 3L5 13Z", fill=WHITE, stroke_width=1.6),
            width=2.4,
        ),
        _eyes(8, -1.5, "#ffe14a"),
    )  # fmt: skip


_HEADS: Mapping[Monster, Callable[[], Element]] = MappingProxyType(
    {
        Monster.GOBLIN: _goblin,
        Monster.MOUNTAIN_TROLL: _troll,
        Monster.DEATH_WARRIOR: _death_warrior,
        Monster.ORC: _orc,
        Monster.CHAMPION_OF_CHAOS: _champion,
        Monster.CAVE_TROLL: cave_troll,
    }
)
