"""Building SVG: hostile text is harmless, definitions are gathered, output is deterministic."""

from xml.etree import ElementTree as ET

from hypothesis import given
from hypothesis import strategies as st

from bot.art.svg import Clip, Linear, circle, document, element, group, number, placed, rect

SVG = "{http://www.w3.org/2000/svg}"


@given(st.text())
def test_any_text_and_attribute_gives_well_formed_xml(hostile: str) -> None:
    root = ET.fromstring(document(10, 10, element("text", hostile, id=hostile)))  # noqa: S314
    assert root.find(f"{SVG}text") is not None


def test_markup_in_text_stays_text() -> None:
    root = ET.fromstring(document(10, 10, element("text", "</text><script>&\"'")))  # noqa: S314
    text = root.find(f"{SVG}text")
    assert text is not None
    assert text.text == "</text><script>&\"'"
    assert len(list(root.iter())) == 3


def test_a_gradient_used_twice_is_defined_once() -> None:
    fill = Linear(("#fff", (0.3, "#888"), "#000"))
    svg = document(10, 10, circle(1, 1, 1, fill=fill), circle(2, 2, 1, fill=fill))
    assert svg.count("<linearGradient") == 1
    assert svg.count('fill="url(#d0)"') == 2


def test_a_clip_may_hold_a_gradient_of_its_own() -> None:
    clip = Clip(rect(0, 0, 5, 5, fill=Linear(("#fff", "#000"))))
    root = ET.fromstring(document(10, 10, group(clip_path=clip)))  # noqa: S314
    ids = [e.get("id") for e in root.iter() if e.get("id")]
    assert len(set(ids)) == len(ids) == 2


def test_numbers_are_short_and_never_minus_zero() -> None:
    assert [number(x) for x in (1, 1.5, 1.239, -0.001, 100)] == ["1", "1.5", "1.24", "0", "100"]


def test_placed_moves_turns_and_scales_in_that_order() -> None:
    moved = placed(circle(0, 0, 1), 3, 4, 2, 45)
    assert dict(moved.attributes) == {"transform": "translate(3 4) rotate(45) scale(2.0000)"}
