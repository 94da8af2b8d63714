"""Every card and student has its words in both languages, and both languages the same messages."""

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from cogs.calderos.art.style import Kind
from rules.calderos.content import Card, Student
from tests.cogs.calderos.art.samples import LOCALES, MESSAGES, words


def ids(locale: str) -> list[str]:
    resource = FluentParser().parse((MESSAGES / f"art.{locale}.ftl").read_text("utf-8"))
    return [entry.id.name for entry in resource.body if isinstance(entry, Message)]


def test_both_languages_have_the_same_messages_in_the_same_order() -> None:
    assert ids("en") == ids("es")


@pytest.mark.parametrize("locale", LOCALES)
def test_cards_students_and_types_have_words(locale: str) -> None:
    say = words(locale)
    for card in Card:
        assert say(f"card-{card.value}")
        assert say(f"card-{card.value}-effect")
    for student in Student:
        assert say(f"student-{student.value}")
    for kind in Kind:
        assert say(f"art-kind-{kind.value}")


@pytest.mark.parametrize("locale", LOCALES)
def test_no_two_cards_share_a_name(locale: str) -> None:
    assert len({words(locale)(f"card-{card.value}") for card in Card}) == len(Card)
