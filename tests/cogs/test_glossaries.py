"""What can be looked up of each game: nothing is forgotten, in either language."""

from collections.abc import Iterator
from enum import Enum
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from discord import ui
from fluent.syntax import ast

from bot.addresses import read_address
from bot.art import paint
from bot.face import Face
from bot.glossary import Entry, Glossary
from bot.glossary.pages import PAGE, contents_panel, entry_panel, games_panel, section_panel
from bot.items import LiveButton, LiveSelect
from bot.panels import Panel
from bot.speech import Speaker
from bot.text import Locale, common_texts
from bot.text.files import read_folder
from cogs.boss_quest.face import boss_quest_face
from cogs.calabozo.face import calabozo_face
from cogs.calderos.face import calderos_face
from cogs.cave_troll.face import cave_troll_face
from cogs.dungeonquest.face import dungeonquest_face
from rules.boss_quest import content as boss_quest
from rules.calabozo import content as calabozo
from rules.calderos import content as calderos
from rules.cave_troll import content as cave_troll
from rules.dungeonquest.cards import DECKS, DRAGON_TOKENS, Treasure, card_faces, tokens
from rules.dungeonquest.catacombs.amulet_cards import Amulet
from rules.dungeonquest.heroes import (
    RINGS,
    RINGS_OF_BOTH,
    Ability,
    Box,
    Characteristic,
    Supply,
    heroes_in,
)
from rules.dungeonquest.heroes_expansion.spellbook import Spell
from rules.dungeonquest.monsters import OF_THE_CARDS, Monster, Tactic
from rules.dungeonquest.tiles import tile_boxes
from rules.engine.questions import Question

COGS = Path(__file__).parents[2] / "cogs"
MAKERS = {
    "boss-quest": boss_quest_face,
    "calabozo": calabozo_face,
    "calderos": calderos_face,
    "cave-troll": cave_troll_face,
    "dungeonquest": dungeonquest_face,
}
WHOLE = "the box"
"""Of a game that comes in one box only."""

PIECES: dict[tuple[str, str], tuple[Enum, ...]] = {
    ("calderos", WHOLE): (*calderos.Card, *calderos.Student),
    ("boss-quest", WHOLE): (*boss_quest.Boss, *boss_quest.Weapon, *boss_quest.Spell),
    ("cave-troll", WHOLE): (*cave_troll.Card, *cave_troll.Character, *cave_troll.Artifact),
    ("calabozo", WHOLE): (
        *calabozo.Figure,
        *calabozo.Monster,
        *calabozo.Dragon,
        *calabozo.Treasure,
    ),
}
OWN = {
    Box.BASE: (*Characteristic, *OF_THE_CARDS, *Tactic, *dict.fromkeys(DRAGON_TOKENS)),
    Box.HEROES: (*Ability, *Supply, *Spell),
    Box.CATACOMBS: (*Amulet, Monster.CAVE_TROLL, *RINGS_OF_BOTH),
}
"""What is in each box of DungeonQuest beside heroes, rings, tiles, cards and tokens."""

for _box in Box:
    PIECES["dungeonquest", str(_box)] = (
        *heroes_in([_box]),
        *RINGS.get(_box, ()),
        *(tile_boxes()[_box].copies if _box in tile_boxes() else ()),
        *(card for deck in DECKS.values() for card in deck if card_faces()[card].box is _box),
        *(token for token in Treasure if tokens()[token].box is _box),
        *OWN[_box],
    )

games = pytest.mark.parametrize("game", sorted(MAKERS))
languages = pytest.mark.parametrize("locale", list(Locale))
boxes = pytest.mark.parametrize(
    ("game", "box"),
    [pytest.param(*key, id=": ".join(key)) for key in sorted(PIECES)],
)


@cache
def face_of(game: str) -> Face:
    """Return a game's face."""
    return MAKERS[game](common_texts(strict=True))


def glossary_of(game: str) -> Glossary:
    """Return what can be looked up about a game."""
    glossary = face_of(game).glossary
    assert glossary is not None
    return glossary


def speaker(game: str, locale: Locale) -> Speaker:
    """Return who speaks of a game."""
    return Speaker(face_of(game).texts, locale, {})


def kinds(game: str, cls: type[Any] = Question) -> Iterator[type[Question[Any]]]:
    """Yield the kinds of questions of a game."""
    for one in cls.__subclasses__():
        package = one.__module__.startswith(f"rules.{game.replace('-', '_')}.")
        if package and one.kind:
            yield one
        yield from kinds(game, one)


def box_of_question(kind: type[Question[Any]]) -> str:
    """Return the box whose rules ask a kind of question."""
    for part, box in (("catacombs", Box.CATACOMBS), ("heroes_expansion", Box.HEROES)):
        if f".{part}." in kind.__module__:
            return str(box)
    return str(Box.BASE) if kind.kind.startswith("dungeonquest-") else WHOLE


@boxes
def test_each_piece_of_a_box_has_its_entry(game: str, box: str) -> None:
    told = {piece for entry in glossary_of(game) for piece in entry.pieces}
    pieces = PIECES[game, box]
    assert pieces
    assert [piece for piece in pieces if piece not in told] == []


@games
def test_each_question_leads_to_an_entry(game: str) -> None:
    asked = glossary_of(game).asked
    there = {kind.kind: box_of_question(kind) for kind in kinds(game)}
    assert there
    assert {kind: box for kind, box in there.items() if kind not in asked} == {}
    assert asked.keys() <= there.keys()


@languages
@games
def test_each_entry_says_what_it_is_in_a_few_words(game: str, locale: Locale) -> None:
    say = speaker(game, locale)
    for entry in glossary_of(game):
        told = entry.told(say)
        assert 30 <= len(told) <= 600, (entry.slug, len(told))
        assert told[-1] in ".!", entry.slug
        assert 1 <= len(entry.called(say)) <= 80, entry.slug
        assert "  " not in told, entry.slug
        assert " ." not in told, entry.slug
        assert " ," not in told, entry.slug


@languages
@games
def test_names_within_a_section_tell_its_entries_apart(game: str, locale: Locale) -> None:
    say = speaker(game, locale)
    for section in glossary_of(game).sections:
        names = [entry.called(say) for entry in section.entries]
        twice = {name for name in names if names.count(name) > 1}
        assert not twice, section.key


@games
def test_each_language_has_words_of_its_own(game: str) -> None:
    english, spanish = (speaker(game, locale) for locale in Locale)
    alike = [
        entry.slug for entry in glossary_of(game) if entry.told(english) == entry.told(spanish)
    ]
    assert alike == []


@games
def test_no_text_is_left_over(game: str) -> None:
    folder = COGS / game.replace("-", "_") / "messages"
    written = {
        message.id.name
        for file in read_folder(folder)
        for message in file.resource.body
        if isinstance(message, ast.Message) and message.id.name.startswith("rules-")
    }
    glossary = glossary_of(game)
    used = {f"rules-section-{section.key}" for section in glossary.sections}
    for entry in glossary:
        used |= {entry.text, f"rules-{entry.slug}"}
    assert sorted(written - used) == []


@games
def test_each_piece_that_is_shown_is_drawn(game: str) -> None:
    say = speaker(game, Locale.ES).plain().say
    drawn = [entry.draw(say) for entry in glossary_of(game) if entry.draw]
    assert drawn
    assert len({picture.digest for picture in drawn}) > len(drawn) / 2
    assert all(picture.width <= 2000 for picture in drawn)
    assert paint(drawn[0]).startswith(b"\x89PNG")


def every_panel(game: str, locale: Locale) -> Iterator[tuple[str, Panel]]:
    """Yield all pages of a game's rules."""
    face, say = face_of(game), speaker(game, locale)
    yield "games", games_panel([face], Speaker(common_texts(), locale, {}))
    yield "contents", contents_panel(face, say)
    for section in glossary_of(game).sections:
        for page in range(-(-len(section.entries) // PAGE)):
            yield section.key, section_panel(face, section.key, page, say)
    for entry in glossary_of(game):
        yield entry.slug, entry_panel(face, entry.slug, say)


@languages
@games
def test_every_page_stays_within_the_limits(game: str, locale: Locale) -> None:
    for where, panel in every_panel(game, locale):
        parts = list(panel.view.walk_children())
        assert len(parts) <= 40, where
        live = [part for part in parts if isinstance(part, LiveButton | LiveSelect)]
        ids = [part.custom_id for part in live]
        assert len(set(ids)) == len(ids), where
        for part in live:
            assert len(part.custom_id) <= 100
            address = read_address(part.custom_id)
            assert address is not None, part.custom_id
            assert address.write() == part.custom_id
            if isinstance(part, LiveButton):
                assert 1 <= len(part.item.label or "") <= 80
            else:
                assert 1 <= len(part.item.options) <= PAGE
                for option in part.item.options:
                    assert 1 <= len(option.label) <= 100
                    assert len(option.description or "") <= 100
        texts = [part.content for part in parts if isinstance(part, ui.TextDisplay)]
        assert sum(map(len, texts)) <= 4000
        for row in parts:
            if isinstance(row, ui.ActionRow):
                assert 1 <= len(row.children) <= 5, where


def linked(entries: Iterator[Entry]) -> set[str]:
    """Return the slugs that entries lead to."""
    return {slug for entry in entries for slug in entry.see}


@games
def test_each_rule_is_found_from_another_entry(game: str) -> None:
    glossary = glossary_of(game)
    topics = {entry.slug for entry in glossary.sections[0].entries}
    assert sorted(topics - linked(iter(glossary)) - set(glossary.asked.values())) == []
