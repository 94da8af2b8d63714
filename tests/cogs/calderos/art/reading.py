"""Reads back what is written on a picture, and where."""

from collections.abc import Iterator
from dataclasses import dataclass
from re import findall
from xml.etree import ElementTree as ET

from bot.art import Picture
from bot.art.fonts import Face

SVG = "{http://www.w3.org/2000/svg}"
_ANCHORS = {"start": 0.0, "middle": 0.5, "end": 1.0}


@dataclass(frozen=True, slots=True)
class Line:
    """A line of text with its extent across and its size, in the picture's pixels."""

    text: str
    left: float
    right: float
    size: float


def written(picture: Picture) -> list[Line]:
    """Return every line of text on the picture; small turns of a card are not reckoned with.

    Raises:
        xml.etree.ElementTree.ParseError: the document is not well-formed.
    """
    return list(_lines(ET.fromstring(picture.svg), 0, 1, 1))  # noqa: S314  we wrote it


def _lines(node: ET.Element, x: float, across: float, down: float) -> Iterator[Line]:
    for name, values in findall(r"(\w+)\(([^)]*)\)", node.get("transform", "")):
        numbers = [float(value) for value in values.split()]
        if name == "translate":
            x += across * numbers[0]
        elif name == "scale":
            across, down = across * numbers[0], down * numbers[-1]
    if node.tag == f"{SVG}text":
        yield _line(node, x, across, down)
    for child in node:
        yield from _lines(child, x, across, down)


def _line(node: ET.Element, x: float, across: float, down: float) -> Line:
    weight = int(node.get("font-weight", "0"))
    face = next(f for f in Face if (f.family, f.weight) == (node.get("font-family"), weight))
    size, text = float(node.get("font-size", "0")), node.text or ""
    width = face.width(text, size) * across
    left = x + across * float(node.get("x", "0")) - width * _ANCHORS[node.get("text-anchor", "")]
    return Line(text, left, left + width, size * down)
