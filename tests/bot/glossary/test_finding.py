"""Finding what somebody types."""

import pytest

from bot.face import Face
from bot.glossary.finding import every_entry, folded, likely, name_of, named
from bot.speech import Speaker
from bot.tables.errors import NoSuchRule
from bot.text import Locale, common_texts
from cogs.boss_quest.face import boss_quest_face
from cogs.calderos.face import calderos_face

TEXTS = common_texts(strict=True)


@pytest.fixture(scope="module")
def faces() -> list[Face]:
    """Two games."""
    return [calderos_face(TEXTS), boss_quest_face(TEXTS)]


def speaker(locale: Locale = Locale.EN) -> Speaker:
    """Return whose language counts."""
    return Speaker(TEXTS, locale, {})


def found(faces: list[Face], typed: str, locale: Locale = Locale.EN) -> list[str]:
    """Return the names of what is found, the likeliest first."""
    say = speaker(locale)
    return [name_of(one, say) for one in likely(every_entry(faces), typed, say)]


def test_accents_and_case_do_not_matter(faces: list[Face]) -> None:
    assert folded("  ÉXTASIS Ñandú ") == "extasis nandu"
    assert found(faces[:1], "lagrimas", Locale.ES) == ["Lágrimas de cocodrilo"]
    assert found(faces[:1], "LÁGRIMAS", Locale.ES) == ["Lágrimas de cocodrilo"]


def test_what_begins_so_comes_first_then_later_words_then_the_rest(faces: list[Face]) -> None:
    names = found(faces[:1], "cauldron")
    begin = [name for name in names if name.startswith("Cauldron")]
    assert names[: len(begin)] == begin == ["Cauldron Block", "Cauldron Theft"]
    assert names[len(begin) :] == ["Blocked cauldron", "Golden Cauldron"]
    assert found(faces[:1], "ounter") == ["Counterspell"]


def test_a_name_that_fits_exactly_comes_before_longer_ones(faces: list[Face]) -> None:
    names = found(faces, "armas", Locale.ES)
    assert not names or names[0].casefold().startswith("armas")
    assert found(faces, "mirror")[0] == "Mirror"


def test_nothing_typed_finds_all_in_order(faces: list[Face]) -> None:
    names = found(faces, "")
    assert names[0] == "How to win"
    assert len(names) == len(list(every_entry(faces)))


def test_a_name_typed_by_hand_is_understood(faces: list[Face]) -> None:
    entries = list(every_entry(faces))
    spanish = speaker(Locale.ES)
    assert named(entries, "calderos:card-mirror", speaker()).entry.slug == "card-mirror"
    assert named(entries, "card-mirror", speaker()).entry.slug == "card-mirror"
    assert named(entries, "espejo", spanish).entry.slug == "card-mirror"
    assert named(entries, "explosion", spanish).entry.slug == "card-explosion"


@pytest.mark.parametrize("typed", ["", "  ", "calderos:card-hat", "xyzzy"])
def test_what_means_nothing_is_refused(faces: list[Face], typed: str) -> None:
    with pytest.raises(NoSuchRule):
        named(every_entry(faces), typed, speaker())


def test_a_game_without_texts_has_nothing_to_find(faces: list[Face]) -> None:
    bare = Face(**{**{name: getattr(faces[0], name) for name in Face.__slots__}, "glossary": None})
    assert list(every_entry([bare])) == []
