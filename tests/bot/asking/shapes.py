"""Questions of every shape, as hypothesis draws them."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Any, ClassVar

from hypothesis import strategies as st

from rules.calderos.content import Card
from rules.engine.questions import (
    Arrange,
    Branches,
    ChooseNumber,
    ChooseOne,
    ChoosePath,
    ChooseSome,
    Confirm,
    Key,
    Question,
)
from rules.engine.seats import Seat


@dataclass(frozen=True, slots=True)
class One(ChooseOne):
    """Choose one."""

    kind: ClassVar[str] = "test-one"


@dataclass(frozen=True, slots=True)
class Some(ChooseSome):
    """Choose some."""

    kind: ClassVar[str] = "test-some"


@dataclass(frozen=True, slots=True)
class Order(Arrange):
    """Put in order."""

    kind: ClassVar[str] = "test-order"


@dataclass(frozen=True, slots=True)
class Way(ChoosePath):
    """Choose along levels."""

    kind: ClassVar[str] = "test-way"
    parts: ClassVar[tuple[str, ...]] = ("card", "target", "name", "option")


class Direction(StrEnum):
    """Where one can go; a game has such an enum of its own."""

    NORTH = "north"
    EAST = "east"
    SOUTH = "south"
    WEST = "west"
    NORTH_WEST = "north-west"
    SOUTH_EAST = "south-east"


@dataclass(frozen=True, slots=True)
class Walk(ChoosePath):
    """Walk in a direction, or do something else."""

    kind: ClassVar[str] = "test-walk"
    parts: ClassVar[tuple[str, ...]] = ("act", "direction", "target")


@dataclass(frozen=True, slots=True)
class Dash(ChoosePath):
    """Choose along levels, in a hurry."""

    kind: ClassVar[str] = "test-dash"
    quick: ClassVar[bool] = True
    parts: ClassVar[tuple[str, ...]] = ("card", "target", "name", "option")


@dataclass(frozen=True, slots=True)
class YesOrNo(Confirm):
    """Say yes or no."""

    kind: ClassVar[str] = "test-yes-or-no"


@dataclass(frozen=True, slots=True)
class Number(ChooseNumber):
    """Say a number."""

    kind: ClassVar[str] = "test-number"


KEYS: tuple[Key, ...] = (*Direction, *Card, *map(Seat, range(5)), *range(100, 140))
"""Keys that the messages of Guerra de Calderos can name, of all three types."""


def _keys(least: int, most: int) -> st.SearchStrategy[tuple[Key, ...]]:
    return st.lists(st.sampled_from(KEYS), min_size=least, max_size=most, unique=True).map(tuple)


def _branches(levels: int) -> st.SearchStrategy[Branches]:
    if levels == 1:
        return _keys(1, 4)
    deeper = st.none() | _branches(levels - 1)
    return _keys(1, 3) | _keys(1, 3).flatmap(
        lambda keys: st.fixed_dictionaries(dict.fromkeys(keys, deeper))
    )


@st.composite
def _walk(draw: st.DrawFn) -> Walk:
    """Draw a question with directions behind some options, and perhaps more behind those."""
    ways = st.lists(st.sampled_from([*Direction, *range(100, 108)]), min_size=1, unique=True)
    further = st.none() | _keys(1, 3)
    below = (
        st.none()
        | ways.map(tuple)
        | ways.flatmap(lambda keys: st.fixed_dictionaries(dict.fromkeys(keys, further)))
    )
    return Walk(dict.fromkeys(draw(_keys(1, 8))) | {Card.MIRROR: draw(below), Seat(0): draw(below)})


@st.composite
def _dash(draw: st.DrawFn) -> Dash:
    """Draw a quick question: options that end the answer, others with few or many ways."""
    below = st.none() | _keys(1, 3) | _branches(3) | _keys(20, 40)
    keys = draw(_keys(1, 16))
    return Dash({key: draw(below) for key in keys})


@st.composite
def _some(draw: st.DrawFn, most: int) -> Some:
    options = draw(_keys(1, most))
    # Many at a time only where there are few: a test walks along all the ways there are.
    top = draw(st.integers(1, min(len(options), 4 if len(options) <= 6 else 2)))
    return Some(options, draw(st.integers(0, top)), top)


@st.composite
def _number(draw: st.DrawFn) -> Number:
    least = draw(st.integers(-5, 1000))
    return Number(least, least + draw(st.integers(0, 60)))


def questions(most: int = 40) -> st.SearchStrategy[Question[Any]]:
    """Draw questions of all shapes, with so many options at the most."""
    return st.one_of(
        st.builds(One, _keys(1, most)),
        _some(most),
        st.builds(Order, _keys(2, 5)),
        st.builds(Way, st.integers(1, 4).flatmap(_branches)),
        _walk(),
        _dash(),
        st.just(YesOrNo()),
        _number(),
    )
