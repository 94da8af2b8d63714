"""A glossary is sound, or it is not made."""

from enum import StrEnum

import pytest

from bot.glossary import Entry, Glossary, Section, piece, slug_of, topic
from bot.tables.errors import NoSuchRule


class Gem(StrEnum):
    """Something with a name in messages."""

    RUBY = "ruby"
    OPAL = "opal"


def glossary(*entries: Entry, asked: dict[str, str] | None = None) -> Glossary:
    """Return a glossary of one section."""
    return Glossary((Section("all", entries),), asked or {})


def test_an_entry_is_found_with_its_section() -> None:
    there = glossary(topic("turn", "gem-ruby"), piece(Gem.RUBY), piece(Gem.OPAL, "turn"))
    section, entry = there.find("gem-ruby")
    assert (section.key, entry.pieces, entry.text) == ("all", (Gem.RUBY,), "rules-gem-ruby")
    assert [one.slug for one in there] == ["turn", "gem-ruby", "gem-opal"]
    assert slug_of(Gem.OPAL) in there


def test_what_is_not_there_is_refused() -> None:
    there = glossary(topic("turn"))
    with pytest.raises(NoSuchRule):
        there.find("nothing")
    with pytest.raises(NoSuchRule):
        there.section("nothing")


def test_two_entries_of_one_slug_are_a_fault() -> None:
    with pytest.raises(ValueError, match="turn"):
        glossary(topic("turn"), topic("turn"))


def test_a_link_to_nowhere_is_a_fault() -> None:
    with pytest.raises(ValueError, match="gem-opal"):
        glossary(topic("turn", "gem-opal"))
    with pytest.raises(ValueError, match="move"):
        glossary(topic("turn"), asked={"game-question": "move"})


def test_pieces_may_share_a_text_and_an_entry() -> None:
    entry = piece(Gem.RUBY, text="rules-gem", also=[Gem.OPAL], gold=3)
    assert (entry.slug, entry.text, entry.figures) == ("gem-ruby", "rules-gem", {"gold": 3})
    assert entry.pieces == (Gem.RUBY, Gem.OPAL)
