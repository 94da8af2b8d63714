"""Shapes that illustrations share: stars, fur, clouds, soft shadows, and the inked line."""

from math import cos, pi, sin

from bot.art.palette import GOLD, INK, faded
from bot.art.svg import Element, Linear, Node, Radial, Value, ellipse, group, number, path, rect

LINE = 3
"""The weight of an outline in an illustration of 100 units."""


def inked(*children: Node, width: float = LINE, **attributes: Value) -> Element:
    """Return children with the outline that every illustration uses."""
    style: dict[str, Value] = {
        "stroke": INK,
        "stroke_width": width,
        "stroke_linejoin": "round",
        "stroke_linecap": "round",
        "fill": "none",
    }
    return group(*children, **(style | attributes))


def polygon(points: list[tuple[float, float]], **attributes: Value) -> Element:
    """Return a closed shape through points."""
    return path(_through(points), **attributes)


def star(
    cx: float,
    cy: float,
    outer: float,
    inner: float,
    points: int = 5,
    turn: float = 0,
    **attributes: Value,
) -> Element:
    """Return a star with its first point up, turned by degrees."""
    corners = [
        _polar(cx, cy, outer if i % 2 == 0 else inner, 180 * i / points - 90 + turn)
        for i in range(2 * points)
    ]
    return polygon(corners, **attributes)


def sparkle(cx: float, cy: float, size: float, **attributes: Value) -> Element:
    """Return a four-pointed twinkle with hollow sides, ``size`` from centre to tip."""
    d = f"M{number(cx)} {number(cy - size)}"
    tips = ((cx + size, cy), (cx, cy + size), (cx - size, cy), (cx, cy - size))
    for x, y in tips:
        d += f"Q{number(cx)} {number(cy)} {number(x)} {number(y)}"
    return path(d + "Z", **attributes)


def fluff(
    cx: float, cy: float, rx: float, ry: float, tufts: int, depth: float, **attributes: Value
) -> Element:
    """Return an oval of fur whose pointed tufts stand ``depth`` proud of it."""
    step = 360 / tufts
    x, y = _on(cx, cy, rx, ry, -90 - step / 2)
    d = f"M{number(x)} {number(y)}"
    for i in range(tufts):
        tip = _on(cx, cy, rx + depth, ry + depth, -90 + step * (i + 0.22))
        low = _on(cx, cy, rx, ry, -90 + step * (i + 0.5))
        side = _on(cx, cy, rx + depth * 0.55, ry + depth * 0.55, -90 + step * (i - 0.25))
        d += f"Q{_pair(side)} {_pair(tip)}L{_pair(low)}"
    return path(d + "Z", **attributes)


def cloud(cx: float, cy: float, rx: float, ry: float, puffs: int, **attributes: Value) -> Element:
    """Return a round-edged cloud of about those radii."""
    step = 360 / puffs
    start = _on(cx, cy, rx, ry, -90)
    d = f"M{_pair(start)}"
    for i in range(1, puffs + 1):
        here = _on(cx, cy, rx, ry, -90 + step * i)
        before = _on(cx, cy, rx, ry, -90 + step * (i - 1))
        reach = ((here[0] - before[0]) ** 2 + (here[1] - before[1]) ** 2) ** 0.5 * 0.56
        d += f"A{number(reach)} {number(reach)} 0 0 1 {_pair(here)}"
    return path(d + "Z", **attributes)


def rays(cx: float, cy: float, reach: float, count: int, **attributes: Value) -> Element:
    """Return a sunburst of ``count`` thin wedges out of a point."""
    half = 90 / count
    d = ""
    for i in range(count):
        at = 360 * i / count
        ends = (_polar(cx, cy, reach, at - half), _polar(cx, cy, reach, at + half))
        d += f"M{_pair((cx, cy))}L{_pair(ends[0])}L{_pair(ends[1])}Z"
    return path(d, **attributes)


def shade(cx: float, cy: float, rx: float, ry: float, alpha: float = 0.45) -> Element:
    """Return the soft shadow that a thing throws on the ground below it."""
    dark = "#0d0816"
    return ellipse(
        cx,
        cy,
        rx,
        ry,
        fill=Radial((faded(dark, alpha), (0.55, faded(dark, alpha * 0.7)), f"{dark}00")),
    )


def lift(x: float, y: float, width: float, height: float, rx: float, depth: float = 8) -> Element:
    """Return the soft shadow below a flat thing such as a card, without a costly blur."""
    steps = 2
    return group(
        *(
            rect(
                x - depth * (1 - i / steps) / 2,
                y + depth * 0.35,
                width + depth * (1 - i / steps),
                height + depth * (1 - i / steps) / 2,
                rx + depth * (1 - i / steps) / 2,
                fill=faded("#0d0816", 0.24),
            )
            for i in range(steps)
        )
    )


def shine(
    x: float, y: float, width: float, height: float, rx: float, alpha: float = 0.3
) -> Element:
    """Return a highlight over the upper part of a box."""
    fill = Linear((faded("#ffffff", alpha), "#ffffff00"))
    return rect(x, y, width, height, rx, fill=fill)


def _polar(cx: float, cy: float, reach: float, degrees: float) -> tuple[float, float]:
    return _on(cx, cy, reach, reach, degrees)


def _on(cx: float, cy: float, rx: float, ry: float, degrees: float) -> tuple[float, float]:
    angle = degrees * pi / 180
    return cx + rx * cos(angle), cy + ry * sin(angle)


def _pair(point: tuple[float, float]) -> str:
    return f"{number(point[0])} {number(point[1])}"


def _through(points: list[tuple[float, float]]) -> str:
    return "M" + "L".join(map(_pair, points)) + "Z"


def hourglass() -> Element:
    """Return an hourglass, for turns."""
    return inked(
        path("M-10-14H10M-10 14H10", stroke_width=4),
        path("M-8-13H8Q8-5 2 0Q8 5 8 13H-8Q-8 5-2 0Q-8-5-8-13Z", fill="#dff4ff"),
        path("M-5 12Q0 2 5 12ZM-4-7H4L0-1Z", fill=GOLD, stroke_width=1.2),
        width=2.2,
    )
