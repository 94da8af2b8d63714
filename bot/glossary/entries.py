"""What can be looked up about a game, as data: its rules and its pieces, in sections.

Texts are the game's messages. An entry ``card-mirror`` has the text ``rules-card-mirror``, unless
it shares another's. A rule is named by the attribute ``.name`` of its text; a piece by the message
that names it everywhere, unless its text has a ``.name`` too. A section ``cards`` is named by
``rules-section-cards``.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import TypeAlias

from bot.art import Picture, Words
from bot.speech import Speaker, kebab
from bot.tables.errors import NoSuchRule

Draw: TypeAlias = Callable[[Words], Picture]
"""Draws what an entry is about; its alternative text will be the entry's name."""


@dataclass(frozen=True, slots=True)
class Entry:
    """Something that can be looked up.

    Attributes:
        slug: its name in addresses, the only one of the game; lower-case words with hyphens.
        text: the message that says what it is; it gets the figures.
        name: the message that names it where there is no ``rules-<slug>.name``.
        figures: facts for the text, such as numbers from the game's data.
        pieces: the members of the game's enums that it is about.
        see: slugs of entries that a reader may want next, at most four.
        draw: its picture, if it has one.
    """

    slug: str
    text: str
    name: str
    figures: Mapping[str, object] = field(default_factory=dict[str, object])
    pieces: tuple[Enum, ...] = ()
    see: tuple[str, ...] = ()
    draw: Draw | None = None

    def called(self, speaker: Speaker) -> str:
        """Return what it is called, with a capital, for somebody who reads that language."""
        own = f"rules-{self.slug}.name"
        said = speaker.say(own if speaker.texts.has(speaker.locale, own) else self.name)
        return said[:1].upper() + said[1:]

    def told(self, speaker: Speaker) -> str:
        """Return what it is."""
        return speaker.say(self.text, **self.figures)


@dataclass(frozen=True, slots=True)
class Section:
    """Entries of one kind, such as all spells.

    Attributes:
        key: its name in addresses; ``rules-section-<key>`` names it for readers.
        entries: in the order in which they are listed; at least one.
    """

    key: str
    entries: tuple[Entry, ...]

    def called(self, speaker: Speaker) -> str:
        """Return what the section is called."""
        return speaker.say(f"rules-section-{self.key}")


class Glossary:
    """All that can be looked up about one game.

    Args:
        sections: in the order in which they are listed.
        asked: by the kind of a question, the slug of the entry that explains it.

    Raises:
        ValueError: two entries have the same slug, or a slug leads nowhere.
    """

    def __init__(self, sections: Iterable[Section], asked: Mapping[str, str]) -> None:
        self.sections = tuple(sections)
        self.asked = dict(asked)
        self._entries: dict[str, tuple[Section, Entry]] = {}
        for section in self.sections:
            for entry in section.entries:
                if entry.slug in self._entries:
                    raise ValueError(f"two entries are called {entry.slug!r}")
                self._entries[entry.slug] = (section, entry)
        led_to = {*self.asked.values(), *(slug for entry in self for slug in entry.see)}
        if lost := sorted(led_to - self._entries.keys()):
            raise ValueError(f"no such entries: {', '.join(lost)}")

    def __iter__(self) -> Iterator[Entry]:
        return (entry for section in self.sections for entry in section.entries)

    def __contains__(self, slug: str) -> bool:
        return slug in self._entries

    def find(self, slug: str) -> tuple[Section, Entry]:
        """Return an entry with its section.

        Raises:
            NoSuchRule: there is none of that slug.
        """
        try:
            return self._entries[slug]
        except KeyError:
            raise NoSuchRule from None

    def section(self, key: str) -> Section:
        """Return a section.

        Raises:
            NoSuchRule: there is none of that key.
        """
        for section in self.sections:
            if section.key == key:
                return section
        raise NoSuchRule


def topic(
    slug: str,
    *see: str,
    pieces: Iterable[Enum] = (),
    draw: Draw | None = None,
    **figures: object,
) -> Entry:
    """Return an entry about a rule; ``rules-<slug>`` is its text, with its ``.name``.

    Args:
        slug: the entry's name in addresses.
        see: slugs of entries that a reader may want next.
        pieces: those that have no entry of their own and are explained here.
        draw: its picture.
        figures: facts for the text.
    """
    text = f"rules-{slug}"
    return Entry(slug, text, f"{text}.name", figures, tuple(pieces), see, draw)


def slug_of(member: Enum) -> str:
    """Return the slug of a piece: the message that names it, such as ``card-mirror``."""
    return f"{kebab(type(member).__name__)}-{member.value}"


def piece(
    member: Enum,
    *see: str,
    text: str | None = None,
    also: Iterable[Enum] = (),
    draw: Draw | None = None,
    **figures: object,
) -> Entry:
    """Return an entry about a piece of the game.

    Args:
        member: the piece.
        see: slugs of entries that a reader may want next.
        text: the message that says what it is, if it shares that with others.
        also: other members that are the same piece.
        draw: its picture.
        figures: facts for the text.
    """
    slug = slug_of(member)
    return Entry(slug, text or f"rules-{slug}", slug, figures, (member, *also), see, draw)
