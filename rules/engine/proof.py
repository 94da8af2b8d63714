"""Seals: two chains of hashes that make any change of a kept game show, at its place.

The first chain runs over the journal. It begins with what the game was set up from and takes in
each entry. Its last link, in full, is the seal of the whole game, which is shown where it was
played: who changes a file can make a new chain, but not one that ends like that.

The second runs over what the game master told after each entry, to all and to single seats, so
that rules which tell another story are noticed even if they ask the same questions. It lies
beside the journal and is compared only where somebody verifies a file; no game in play depends
on it. It notes which facts each event had. Events may get more facts later; those are left out.

A link is the SHA-256 of the link before it, in bytes, followed by JSON in ASCII with sorted keys
and no spaces. A kept chain has the first 16 hex digits of each link. This is frozen: another way
to make them would make all files that there are look as if they had been changed.
"""

import json
from collections.abc import Iterable, Mapping, MutableMapping
from dataclasses import fields, is_dataclass
from enum import Enum
from hashlib import sha256

from pydantic import JsonValue

from rules.engine.events import Told
from rules.engine.record import Entry, GameRecord

LINK_DIGITS = 16
"""Hex digits of a link as it is kept."""

Words = Mapping[str, tuple[str, ...]]
"""The facts of each kind of event, and of what events hold, by the name of the kind."""


class OtherWords(Exception):
    """An event no longer has a fact that it had when the chain was made."""


class Chain:
    """A chain of hashes.

    Args:
        start: what it begins with.
    """

    def __init__(self, start: bytes) -> None:
        self._last = sha256(start).digest()

    @property
    def link(self) -> str:
        """The last link as it is kept."""
        return self.seal[:LINK_DIGITS]

    @property
    def seal(self) -> str:
        """The last link in full: 64 hex digits."""
        return self._last.hex()

    def add(self, value: JsonValue) -> str:
        """Add a link for a value, and return it as it is kept."""
        self._last = sha256(self._last + _canonical(value)).digest()
        return self.link


def _canonical(value: JsonValue) -> bytes:
    return json.dumps(value, sort_keys=True, separators=(",", ":")).encode("ascii")


def journal_chain(record: GameRecord) -> Chain:
    """Return the chain over a journal, with its first link: what the game was set up from.

    Names are left out: whoever wants to be forgotten gets another one.
    """
    start: dict[str, JsonValue] = {
        "game": record.game,
        "rules_version": record.rules_version,
        "seats": len(record.players),
        "options": record.options,
        "seed": record.seed,
    }
    return Chain(b"maese-journal/1\0" + _canonical(start))


def told_chain(record: GameRecord) -> Chain:
    """Return the chain over what was told, before anything is told."""
    return Chain(b"maese-told/1\0" + bytes.fromhex(record.seed))


def entry_facts(entry: Entry) -> JsonValue:
    """Return what of an entry is sealed: all that is there."""
    facts: dict[str, JsonValue] = entry.model_dump(mode="json")
    return {name: value for name, value in facts.items() if value is not None}


def seal_of(record: GameRecord) -> str:
    """Return the seal of a whole game, 64 hex digits; no rules are needed for it."""
    chain = journal_chain(record)
    for entry in record.entries:
        chain.add(entry_facts(entry))
    return chain.seal


def note_words(words: MutableMapping[str, tuple[str, ...]], told: Iterable[Told]) -> None:
    """Note which facts the events of some tellings have."""
    for telling in told:
        for event in (telling.everyone, *telling.besides.values()):
            _note(words, event)


def _note(words: MutableMapping[str, tuple[str, ...]], value: object) -> None:
    if isinstance(value, tuple):
        for item in value:
            _note(words, item)
    elif is_dataclass(value) and not isinstance(value, type):
        names = tuple(field.name for field in fields(value))
        words[type(value).__name__] = names
        for name in names:
            _note(words, getattr(value, name))


def told_facts(told: Iterable[Told], words: Words) -> JsonValue:
    """Return some tellings as JSON: to everyone, then to each seat by its number.

    Raises:
        OtherWords: an event lacks a fact that it should have.
    """
    return [
        [
            _facts(telling.everyone, words),
            [[int(seat), _facts(telling.besides[seat], words)] for seat in sorted(telling.besides)],
        ]
        for telling in told
    ]


def _facts(value: object, words: Words) -> JsonValue:
    if isinstance(value, Enum):
        return _facts(value.value, words)
    if isinstance(value, tuple):
        return [_facts(item, words) for item in value]
    if is_dataclass(value) and not isinstance(value, type):
        kind = type(value).__name__
        names = words.get(kind, ())
        if not all(hasattr(value, name) for name in names):
            raise OtherWords(kind)
        return [kind, {name: _facts(getattr(value, name), words) for name in names}]
    if isinstance(value, bool) or value is None:
        return value
    return int(value) if isinstance(value, int) else str(value)
