"""A small typed builder of SVG.

Elements are immutable values. Text and attribute values are escaped when the document is written,
so hostile names are harmless. Gradients, clips and blurs are values too: give one as an attribute
and the document gathers it among its definitions, once, under an id that depends only on the
order of first use. The same tree therefore always gives the same bytes.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import chain
from re import compile as pattern
from typing import TypeAlias
from xml.sax.saxutils import escape, quoteattr

_NOT_XML = pattern("[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
_DECIMALS = 2


@dataclass(frozen=True, slots=True)
class Linear:
    """A gradient along a line of the painted shape's box (0 to 1); from top to bottom if not told.

    Attributes:
        stops: colours spread evenly, or ``(offset, colour)`` pairs; a colour may end in an alpha.
        start: where it begins, as (x, y).
        end: where it ends, as (x, y).
    """

    stops: tuple["Stop", ...]
    start: tuple[float, float] = (0, 0)
    end: tuple[float, float] = (0, 1)


@dataclass(frozen=True, slots=True)
class Radial:
    """A gradient outwards from a point of the painted shape's box (0 to 1)."""

    stops: tuple["Stop", ...]
    centre: tuple[float, float] = (0.5, 0.5)
    radius: float = 0.5


@dataclass(frozen=True, slots=True)
class Clip:
    """Shows only what lies inside a shape given in the element's own coordinates."""

    shape: "Element"


@dataclass(frozen=True, slots=True)
class Blur:
    """A soft edge; ``spread`` is the deviation in the element's own units."""

    spread: float


Stop: TypeAlias = str | tuple[float, str]
Definition: TypeAlias = Linear | Radial | Clip | Blur
Value: TypeAlias = str | int | float | Definition | None
Node: TypeAlias = "Element | str"


@dataclass(frozen=True, slots=True)
class Element:
    """One element: its tag, its attributes in order, and what it holds."""

    tag: str
    attributes: tuple[tuple[str, Value], ...]
    children: tuple[Node, ...] = ()


def element(tag: str, *children: Node, **attributes: Value) -> Element:
    """Return an element; ``stroke_width`` names ``stroke-width``, and None leaves one out."""
    kept = tuple((k.replace("_", "-"), v) for k, v in attributes.items() if v is not None)
    return Element(tag, kept, children)


def group(*children: Node, **attributes: Value) -> Element:
    """Return a group; attributes such as fill and stroke are inherited by what it holds."""
    return element("g", *children, **attributes)


def placed(child: Node, x: float, y: float, scale: float = 1, turn: float = 0) -> Element:
    """Return ``child`` moved to (x, y), turned by degrees about its origin, and scaled."""
    steps = [f"translate({number(x)} {number(y)})"]
    if turn:
        steps.append(f"rotate({number(turn)})")
    if scale != 1:
        steps.append(f"scale({scale:.4f})")
    return group(child, transform=" ".join(steps))


def path(d: str, **attributes: Value) -> Element:
    """Return a path."""
    return element("path", d=d, **attributes)


def circle(cx: float, cy: float, r: float, **attributes: Value) -> Element:
    """Return a circle."""
    return element("circle", cx=cx, cy=cy, r=r, **attributes)


def ellipse(cx: float, cy: float, rx: float, ry: float, **attributes: Value) -> Element:
    """Return an ellipse."""
    return element("ellipse", cx=cx, cy=cy, rx=rx, ry=ry, **attributes)


def rect(
    x: float, y: float, width: float, height: float, rx: float = 0, **attributes: Value
) -> Element:
    """Return a rectangle with corners rounded by ``rx``."""
    return element("rect", x=x, y=y, width=width, height=height, rx=rx or None, **attributes)


def number(value: float) -> str:
    """Return a coordinate as SVG writes it, with at most two decimals."""
    return f"{round(value, _DECIMALS) + 0:.{_DECIMALS}f}".rstrip("0").rstrip(".")


def document(width: int, height: int, *children: Node) -> str:
    """Return a whole SVG document of that size, in units of one pixel."""
    writer = _Writer()
    body = "".join(writer.node(child) for child in children)
    definitions = "".join(writer.definitions())
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
        f'viewBox="0 0 {width} {height}"><defs>{definitions}</defs>{body}</svg>'
    )


@dataclass(slots=True)
class _Writer:
    """Writes one document and remembers the definitions it met."""

    known: dict[Definition, tuple[str, str]] = field(default_factory=dict)

    def node(self, node: Node) -> str:
        if isinstance(node, str):
            return escape(_NOT_XML.sub("", node))
        attributes = "".join(f" {name}={self._value(value)}" for name, value in node.attributes)
        inner = "".join(self.node(child) for child in node.children)
        return f"<{node.tag}{attributes}>{inner}</{node.tag}>"

    def definitions(self) -> Iterator[str]:
        return (markup for _, markup in self.known.values())

    def _value(self, value: Value) -> str:
        if isinstance(value, Linear | Radial | Clip | Blur):
            return f'"url(#{self._define(value)})"'
        if isinstance(value, int | float):
            return f'"{number(value)}"'
        return quoteattr(_NOT_XML.sub("", value or ""))

    def _define(self, definition: Definition) -> str:
        if definition not in self.known:
            # A clip's shape may itself need definitions, so it is written before it gets its id.
            inner = self.node(definition.shape) if isinstance(definition, Clip) else ""
            name = f"d{len(self.known)}"
            self.known[definition] = (name, _definition(name, definition, inner))
        return self.known[definition][0]


def _definition(name: str, definition: Definition, inner: str) -> str:
    match definition:
        case Linear(stops, (x1, y1), (x2, y2)):
            line = f'x1="{number(x1)}" y1="{number(y1)}" x2="{number(x2)}" y2="{number(y2)}"'
            return f'<linearGradient id="{name}" {line}>{_stops(stops)}</linearGradient>'
        case Radial(stops, (cx, cy), radius):
            disc = f'cx="{number(cx)}" cy="{number(cy)}" r="{number(radius)}"'
            return f'<radialGradient id="{name}" {disc}>{_stops(stops)}</radialGradient>'
        case Clip():
            return f'<clipPath id="{name}">{inner}</clipPath>'
        case Blur(spread):
            area = 'x="-50%" y="-50%" width="200%" height="200%"'
            blur = f'<feGaussianBlur stdDeviation="{number(spread)}"/>'
            return f'<filter id="{name}" {area}>{blur}</filter>'


def _stops(stops: tuple[Stop, ...]) -> str:
    last = max(len(stops) - 1, 1)
    pairs = ((i / last, s) if isinstance(s, str) else s for i, s in enumerate(stops))
    return "".join(
        chain.from_iterable(
            ("<stop offset=", quoteattr(number(at)), " stop-color=", quoteattr(colour), "/>")
            for at, colour in pairs
        )
    )
