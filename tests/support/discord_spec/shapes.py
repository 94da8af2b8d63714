"""The shapes that the checks work on: messages, forms, commands, and their components."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum, IntFlag
from typing import Any, NamedTuple, TypeAlias

Json: TypeAlias = Mapping[str, Any]


class Component(IntEnum):
    """Types of components."""

    ROW = 1
    BUTTON = 2
    SELECT = 3
    TEXT_INPUT = 4
    USER_SELECT = 5
    ROLE_SELECT = 6
    MENTIONABLE_SELECT = 7
    CHANNEL_SELECT = 8
    SECTION = 9
    TEXT = 10
    THUMBNAIL = 11
    GALLERY = 12
    FILE = 13
    SEPARATOR = 14
    CONTAINER = 17
    LABEL = 18


SELECTS = frozenset(
    {
        Component.SELECT,
        Component.USER_SELECT,
        Component.ROLE_SELECT,
        Component.MENTIONABLE_SELECT,
        Component.CHANNEL_SELECT,
    }
)
V2_ONLY = frozenset(
    {
        Component.SECTION,
        Component.TEXT,
        Component.THUMBNAIL,
        Component.GALLERY,
        Component.FILE,
        Component.SEPARATOR,
        Component.CONTAINER,
    }
)


class Flag(IntFlag):
    """Flags of a message."""

    EPHEMERAL = 1 << 6
    COMPONENTS_V2 = 1 << 15


class Violation(NamedTuple):
    """Something that Discord would refuse, or show other than meant.

    Attributes:
        rule: the name of the rule.
        where: method and path of the request.
        detail: what is wrong, and where in the body.
    """

    rule: str
    where: str
    detail: str

    def __str__(self) -> str:
        return f"{self.where}: {self.rule}: {self.detail}"


class Attached(NamedTuple):
    """A file that is sent along.

    Attributes:
        name: the file's name.
        size: in bytes; None if it is not known.
    """

    name: str
    size: int | None = None


@dataclass(frozen=True, slots=True)
class Message:
    """The body of a message.

    Attributes:
        body: as it is sent.
        created: whether the message is new; an edit may leave parts out.
        files: what is uploaded with it; None if only the body tells.
    """

    body: Json
    created: bool = True
    files: Sequence[Attached] | None = None

    @property
    def v2(self) -> bool:
        """Whether it says that it is made of components only."""
        return bool((self.body.get("flags") or 0) & Flag.COMPONENTS_V2)

    @property
    def top(self) -> Sequence[Json]:
        """The components at the top."""
        return self.body.get("components") or ()

    @property
    def components(self) -> Iterator[Json]:
        """All components, outer ones first."""
        return walk(self.top)

    def rows(self) -> Iterator[Json]:
        """Yield the action rows, at any depth."""
        return (part for part in self.components if part.get("type") == Component.ROW)


@dataclass(frozen=True, slots=True)
class Form:
    """The body of a modal."""

    body: Json

    @property
    def top(self) -> Sequence[Json]:
        """The components at the top."""
        return self.body.get("components") or ()

    @property
    def components(self) -> Iterator[Json]:
        """All components, outer ones first."""
        return walk(self.top)


MessageRule: TypeAlias = Callable[[Message], Iterator[str]]
FormRule: TypeAlias = Callable[[Form], Iterator[str]]
CommandRule: TypeAlias = Callable[[Json], Iterator[str]]
CommandsRule: TypeAlias = Callable[[Sequence[Json]], Iterator[str]]


def walk(components: Sequence[Json]) -> Iterator[Json]:
    """Yield components and what they hold: children, an accessory, a label's component."""
    for component in components:
        yield component
        yield from walk(component.get("components") or ())
        for part in ("accessory", "component"):
            if component.get(part):
                yield from walk([component[part]])


def too_long(name: str, text: str | None, most: int, least: int = 0) -> Iterator[str]:
    """Yield a line if a text is longer or shorter than Discord takes."""
    length = len(text or "")
    if not least <= length <= most:
        yield f"{name} has {length} characters, not {least} to {most}"


def twice(name: str, values: Sequence[Any]) -> Iterator[str]:
    """Yield a line for each value that occurs more than once."""
    for value in dict.fromkeys(values):
        if values.count(value) > 1:
            yield f"{name} {value!r} occurs {values.count(value)} times"
