"""Finding entries by what somebody types: accents and case do not matter, beginnings come first."""

import unicodedata
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from bot.face import Face
from bot.glossary.entries import Entry
from bot.speech import Speaker
from bot.tables.errors import NoSuchRule


class Found(NamedTuple):
    """An entry with the game that it belongs to."""

    face: Face
    entry: Entry

    @property
    def value(self) -> str:
        """What stands for it where a command's parameter is typed: ``<game>:<slug>``."""
        return f"{self.face.key}:{self.entry.slug}"


def folded(text: str) -> str:
    """Return a text for comparing: without accents, case, or spaces around it."""
    apart = unicodedata.normalize("NFKD", text)
    return "".join(c for c in apart if not unicodedata.combining(c)).casefold().strip()


def every_entry(faces: Iterable[Face]) -> Iterator[Found]:
    """Yield all entries of some games."""
    for face in faces:
        if face.glossary is not None:
            yield from (Found(face, entry) for entry in face.glossary)


def likely(found: Iterable[Found], typed: str, speaker: Speaker) -> list[Found]:
    """Return the entries whose names have in them what is typed, the likeliest first.

    Those that begin with it come before those of which a later word does, and those before all
    others; among equals the order stays.
    """
    wanted = folded(typed)
    ranked = [
        (rank, number, one)
        for number, one in enumerate(found)
        if (rank := _rank(folded(name_of(one, speaker)), wanted)) is not None
    ]
    return [one for _, _, one in sorted(ranked, key=lambda entry: entry[:2])]


def _rank(name: str, wanted: str) -> int | None:
    if name.startswith(wanted):
        return 0 if name == wanted else 1
    if f" {wanted}" in name.replace("-", " "):
        return 2
    return 3 if wanted in name else None


def name_of(one: Found, speaker: Speaker) -> str:
    """Return what an entry is called, without markdown, in the speaker's language."""
    return one.entry.called(Speaker(one.face.texts, speaker.locale, {}, rich=False))


def named(found: Iterable[Found], typed: str, speaker: Speaker) -> Found:
    """Return the entry that was chosen, or that a name typed by hand means.

    Raises:
        NoSuchRule: there is none.
    """
    candidates = list(found)
    for one in candidates:
        if typed in {one.value, one.entry.slug}:
            return one
    best = likely(candidates, typed, speaker) if typed.strip() else []
    if not best:
        raise NoSuchRule
    return best[0]
