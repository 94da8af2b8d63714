"""Questions: the closed vocabulary of what a game master may ask a seat.

A game derives its questions from one of the shapes below and names them; whoever shows them to
a person needs to know the shapes only. An answer travels as JSON (a *raw* answer) and is checked
against the question before the rules see it.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields
from hashlib import sha256
from itertools import combinations, permutations
from typing import Any, ClassVar, Generic, NamedTuple, NewType, TypeAlias, TypeVar, cast

from pydantic import JsonValue
from pydantic_core import to_json
from typing_extensions import override

from rules.engine.errors import IllegalAnswer
from rules.engine.randomness import Stream
from rules.engine.seats import Seat

Key: TypeAlias = str | int
"""One option: an enum member with a string value, a seat, or a number."""

Branches: TypeAlias = Mapping[Key, "Branches | None"] | tuple[Key, ...]
"""Options in levels: each leads to further options, or to None where the answer ends."""

Path: TypeAlias = tuple[Any, ...]
"""An answer along levels: the question's own keys, each of its level's type."""

A_co = TypeVar("A_co", covariant=True)
K = TypeVar("K", bound=Key)


def _same(keys: tuple[K, ...], raw: object, kind: str) -> K:
    """Return the one of ``keys`` that ``raw`` names, in the question's own type."""
    if raw.__class__ is not bool and isinstance(raw, str | int) and raw in keys:
        return keys[keys.index(raw)]
    raise IllegalAnswer(kind)


def _require(can_be_answered: bool, kind: str) -> None:  # noqa: FBT001  it is what is required
    if not can_be_answered:
        raise ValueError(f"{kind} leaves nothing to choose")


@dataclass(frozen=True, slots=True)
class Question(Generic[A_co]):
    """The root of all shapes.

    A question that nobody could answer, or that leaves nothing to choose between, is a fault of
    the rules and cannot be made: it raises `ValueError`. One option alone may be put to a player,
    who then confirms it.

    Attributes:
        kind: the question's name in messages and journals, such as ``"calderos-defend"``.
        public: whether everybody may learn the answer as soon as it is given; see `shown`.
    """

    kind: ClassVar[str] = ""
    public: ClassVar[bool] = False

    def accept(self, raw: object) -> A_co:
        """Turn a raw answer into what the rules receive.

        Raises:
            IllegalAnswer: it is not one of the legal answers.
        """
        raise NotImplementedError

    def sample(self, stream: Stream) -> JsonValue:
        """Return some legal raw answer, chosen at random."""
        raise NotImplementedError

    def every(self) -> Iterator[JsonValue]:
        """Yield all legal raw answers, each once."""
        raise NotImplementedError

    def shown(self, answer: Any) -> object:
        """Return what everybody may learn of an answer before an event reveals more.

        That is the whole answer if the question is ``public`` and nothing otherwise, so that a
        game that forgets to say so fails its tests and leaks no secret. A game overrides this
        where a part of the answer shows.
        """
        return answer if self.public else None

    def shape(self) -> JsonValue:
        """Return all that the question holds, as JSON: what tells it from others of its kind.

        Fields at its end that hold their defaults are left out, so that games which were kept
        before a class got another field, with a default, are not questioned by it.
        """
        held = [(field, getattr(self, field.name)) for field in fields(self)]
        while held and held[-1][0].default == held[-1][1]:
            held.pop()
        return [_plain(value) for _, value in held]


def _plain(value: Any) -> JsonValue:
    """Return a value with its mappings as pairs: JSON would mix up the keys 1 and "1"."""
    if isinstance(value, Mapping):
        return [[key, _plain(below)] for key, below in value.items()]
    if isinstance(value, tuple):
        return [_plain(item) for item in value]
    return cast("JsonValue", value)


@dataclass(frozen=True, slots=True)
class ChoosePath(Question[Path]):
    """Choose along levels of options, such as action, then card, then target.

    Attributes:
        parts: the names of the levels in messages, first to last.
        quick: whoever shows the question may show several levels at once, whole ways through them
            in place of options; for what is asked so often that each click counts.
        branches: the options; never empty at any level.
    """

    parts: ClassVar[tuple[str, ...]] = ("option",)
    quick: ClassVar[bool] = False
    branches: Branches

    def __post_init__(self) -> None:
        _require(bool(self.branches), self.kind)

    @override
    def accept(self, raw: object) -> Path:
        if not isinstance(raw, list | tuple):
            raise IllegalAnswer(self.kind)
        node: Branches | None = self.branches
        path: list[Key] = []
        for step in raw:
            if node is None:
                raise IllegalAnswer(self.kind)
            if isinstance(node, tuple):
                path.append(_same(node, step, self.kind))
                node = None
            else:
                key = _same(tuple(node), step, self.kind)
                path.append(key)
                node = node[key]
        if node is not None:
            raise IllegalAnswer(self.kind)
        return tuple(path)

    @override
    def sample(self, stream: Stream) -> JsonValue:
        path: list[JsonValue] = []
        node: Branches | None = self.branches
        while node is not None:
            keys = tuple(node)
            key = keys[stream.below(len(keys))]
            path.append(key)
            node = None if keys is node else cast("Mapping[Key, Any]", node)[key]
        return path

    @override
    def every(self) -> Iterator[JsonValue]:
        yield from _paths(self.branches)


def _paths(node: Branches) -> Iterator[list[Any]]:
    if isinstance(node, tuple):
        yield from ([key] for key in node)
    else:
        for key, below in node.items():
            if below is None:
                yield [key]
            else:
                yield from ([key, *rest] for rest in _paths(below))


@dataclass(frozen=True, slots=True)
class ChooseOne(Question[Any]):
    """Choose one of these.

    Attributes:
        part: what the options are, in messages.
        options: at least one.
    """

    part: ClassVar[str] = "option"
    options: tuple[Key, ...]

    def __post_init__(self) -> None:
        _require(bool(self.options), self.kind)

    @override
    def accept(self, raw: object) -> Any:
        return _same(self.options, raw, self.kind)

    @override
    def sample(self, stream: Stream) -> JsonValue:
        return stream.pick(self.options)

    @override
    def every(self) -> Iterator[JsonValue]:
        yield from self.options


@dataclass(frozen=True, slots=True)
class Confirm(Question[bool]):
    """Yes or no."""

    @override
    def accept(self, raw: object) -> bool:
        if not isinstance(raw, bool):
            raise IllegalAnswer(self.kind)
        return raw

    @override
    def sample(self, stream: Stream) -> JsonValue:
        return bool(stream.below(2))

    @override
    def every(self) -> Iterator[JsonValue]:
        yield from (True, False)


@dataclass(frozen=True, slots=True)
class ChooseNumber(Question[int]):
    """A whole number from ``least`` to ``most``, both included."""

    least: int
    most: int

    def __post_init__(self) -> None:
        _require(self.least <= self.most, self.kind)

    @override
    def accept(self, raw: object) -> int:
        if not isinstance(raw, int) or isinstance(raw, bool) or not self.least <= raw <= self.most:
            raise IllegalAnswer(self.kind)
        return int(raw)

    @override
    def sample(self, stream: Stream) -> JsonValue:
        return self.least + stream.below(self.most - self.least + 1)

    @override
    def every(self) -> Iterator[JsonValue]:
        yield from range(self.least, self.most + 1)


@dataclass(frozen=True, slots=True)
class ChooseSome(Question[tuple[Any, ...]]):
    """Choose from ``least`` to ``most`` of these, each at most once, in no order.

    Attributes:
        part: what the options are, in messages.
        options: at least ``most``.
        most: at least 1; where nothing may be chosen, there is nothing to ask.
    """

    part: ClassVar[str] = "option"
    options: tuple[Key, ...]
    least: int
    most: int

    def __post_init__(self) -> None:
        sound = 0 <= self.least <= self.most <= len(self.options)
        _require(sound and self.most > 0, self.kind)

    @override
    def accept(self, raw: object) -> tuple[Key, ...]:
        if not isinstance(raw, list | tuple) or not self.least <= len(raw) <= self.most:
            raise IllegalAnswer(self.kind)
        chosen = [_same(self.options, item, self.kind) for item in raw]
        if len(set(chosen)) != len(chosen):
            raise IllegalAnswer(self.kind)
        return tuple(key for key in self.options if key in chosen)

    @override
    def sample(self, stream: Stream) -> JsonValue:
        options = list(self.options)
        stream.shuffle(options)
        return list(options[: self.least + stream.below(self.most - self.least + 1)])

    @override
    def every(self) -> Iterator[JsonValue]:
        for size in range(self.least, self.most + 1):
            yield from (list[Any](some) for some in combinations(self.options, size))


@dataclass(frozen=True, slots=True)
class Arrange(Question[tuple[Any, ...]]):
    """Put all of these in an order.

    Attributes:
        part: what the options are, in messages.
        options: at least two; one alone is in order.
    """

    part: ClassVar[str] = "option"
    options: tuple[Key, ...]

    def __post_init__(self) -> None:
        _require(len(self.options) > 1, self.kind)

    @override
    def accept(self, raw: object) -> tuple[Key, ...]:
        if not isinstance(raw, list | tuple) or len(raw) != len(self.options):
            raise IllegalAnswer(self.kind)
        order = tuple(_same(self.options, item, self.kind) for item in raw)
        if len(set(order)) != len(order):
            raise IllegalAnswer(self.kind)
        return order

    @override
    def sample(self, stream: Stream) -> JsonValue:
        options = list(self.options)
        stream.shuffle(options)
        return list(options)

    @override
    def every(self) -> Iterator[JsonValue]:
        yield from (list[Any](order) for order in permutations(self.options))


Mark = NewType("Mark", str)
"""An open question in short; see `OpenQuestion.mark`."""


class OpenQuestion(NamedTuple):
    """A question that waits for its answer.

    Attributes:
        number: its ordinal in the game, counted from 0.
        seat: who was asked.
    """

    number: int
    seat: Seat
    question: Question[Any]

    def __repr__(self) -> str:
        # Without the question itself: its options are its seat's secret.
        return f"OpenQuestion(number={self.number}, seat={self.seat})"

    def fingerprint(self) -> str:
        """Return 16 hex digits that stand for the number, the seat and all of the question."""
        facts = [self.number, int(self.seat), self.question.kind, self.question.shape()]
        return sha256(to_json(facts)).hexdigest()[:16]

    @property
    def mark(self) -> Mark:
        """The question in short, for a button: its number and a piece of its fingerprint.

        The number alone would not do: after a game went back, a number may stand for another
        question than the one that an old button was made for.
        """
        return Mark(f"{self.number}-{self.fingerprint()[:6]}")
