"""The heroes of the expansion in pictures: told apart, with all they have, and no secret."""

from dataclasses import replace
from itertools import combinations
from typing import Any

import pytest

from bot.art import ALT_LIMIT, Picture, paint
from bot.art.lettering import ELLIPSIS
from bot.art.svg import document
from cogs.dungeonquest.art import (
    heroes_picture,
    own_picture,
    rings_picture,
    table_picture,
    zoom_picture,
)
from cogs.dungeonquest.art.dungeon import around
from cogs.dungeonquest.art.dungeon import dungeon as drawn_dungeon
from cogs.dungeonquest.art.emblems import emblem
from cogs.dungeonquest.art.heroes import framed, portrait
from cogs.dungeonquest.art.panels import PANEL_WIDTH, belongings
from cogs.dungeonquest.art.style import COLOURS, SQUARE
from cogs.dungeonquest.art.table import WIDTH
from rules.dungeonquest.cards import CorpseCard, RoomCard
from rules.dungeonquest.heroes import Characteristic, Hero, Ring, Supply
from rules.dungeonquest.heroes_expansion.spellbook import Spell
from rules.dungeonquest.squares import CHAMBER, Square
from rules.dungeonquest.state import Plight
from rules.dungeonquest.tiles import Tile
from rules.dungeonquest.view import CharacterView, CompanionView, DungeonView, FaceDownView
from rules.engine.seats import Seat
from tests.cogs.calderos.art.reading import written
from tests.cogs.dungeonquest.art.pixels import Pixels, colour
from tests.cogs.dungeonquest.art.samples import (
    HOSTILE_NAMES,
    LOCALES,
    NAMES,
    dungeon,
    fight,
    hero,
    newcomers,
    words,
)

languages = pytest.mark.parametrize("locale", LOCALES)
SHOWN = 550
"""How wide Discord shows a picture, in pixels."""

READABLE = 14
"""How large a letter has to be there, in pixels."""


def drawn(one: CharacterView) -> str:
    """Return the table with this hero alone."""
    return table_picture(dungeon(one), NAMES, words()).svg


def zoomed(one: CharacterView) -> str:
    """Return this hero's sheet."""
    return zoom_picture(dungeon(one), Seat(0), NAMES, words()).svg


def told(one: CharacterView, locale: str = "en") -> str:
    """Return the table's alternative text with this hero alone."""
    return table_picture(dungeon(one), NAMES, words(locale)).alt


def test_no_two_heroes_look_alike() -> None:
    for draw in (portrait, emblem):
        assert len({str(draw(one)) for one in Hero}) == len(Hero) == 16
    for one, other in combinations(Hero, 2):
        pairs = zip(colour(COLOURS[one]), colour(COLOURS[other]), strict=True)
        distance = sum((a - b) ** 2 for a, b in pairs) ** 0.5
        assert distance > 45, f"{one} and {other}"


def test_a_piece_on_the_map_has_its_heros_colour() -> None:
    for which in Hero:
        view = dungeon(hero(0, hero=which, square=Square(2, 2)), turn=None)
        svg = document(SQUARE, SQUARE, drawn_dungeon(view, around(Square(2, 2), 1)))
        seen = Pixels(Picture(svg, "", SQUARE, SQUARE))
        disc = {seen.at(40 + dx, 40 + dy) for dx in range(-16, 17) for dy in range(-16, 17)}
        assert colour(COLOURS[which]) in disc, which


@languages
def test_the_whole_choice_of_heroes_is_readable(locale: str) -> None:
    say = words(locale)
    picture = heroes_picture(tuple(Hero), say)
    names = [say(f"hero-{one.value}") for one in Hero]
    lines = written(picture)
    assert [line.text for line in lines if line.text in names] == names
    for line in lines:
        assert ELLIPSIS not in line.text
        assert 0 <= line.left < line.right <= picture.width
        assert round(line.size * SHOWN / picture.width, 1) >= READABLE
    assert picture.height <= 1.2 * picture.width
    assert all(name in picture.alt for name in names)
    assert not picture.alt.endswith(ELLIPSIS)
    assert len(paint(picture)) < 2**20


def test_each_card_says_what_the_sheet_is_worth() -> None:
    lines = [line.text for line in written(heroes_picture(tuple(Hero), words()))]
    starts = [lines.index(words()(f"hero-{one.value}")) for one in Hero]
    for one, start in zip(Hero, starts, strict=True):
        card = lines[start + 1 : start + 6]
        values = [str(one.sheet.value(which)) for which in Characteristic]
        assert card[:1] + card[2:] == [values[0], *values[2:], str(one.sheet.life)]
        assert card[1].startswith(values[1])
    assert lines[starts[-1] + 2] == "6(9)", "Serellia is nimbler beside Flame Bright"


@pytest.mark.parametrize("count", [1, 4, 5, 13])
def test_any_number_of_heroes_to_choose_from_fits(count: int) -> None:
    picture = heroes_picture(tuple(Hero)[-count:], words())
    assert len([line for line in written(picture) if not line.text[0].isdecimal()]) == count
    assert all(0 <= line.left < line.right <= picture.width for line in written(picture))


@languages
def test_all_rings_to_choose_from_are_named(locale: str) -> None:
    say = words(locale)
    picture = rings_picture(tuple(Ring), say)
    names = [say(f"ring-{one.value}") for one in Ring]
    assert [line.text for line in written(picture)] == names
    assert all(0 <= line.left < line.right <= picture.width for line in written(picture))


def test_no_two_rings_look_alike() -> None:
    pictures = {drawn(hero(0, ring=one)) for one in Ring}
    assert len(pictures) == len(Ring)


@languages
def test_every_heros_name_is_whole_beside_the_longest_players(locale: str) -> None:
    say = words(locale)
    for which in Hero:
        for names in (NAMES, {Seat(0): "W" * 32}):
            picture = table_picture(dungeon(hero(0, hero=which), turn=None), names, say)
            lines = [line for line in written(picture) if line.text == say(f"hero-{which.value}")]
            assert len(lines) == 1
            assert lines[0].right <= picture.width
            players = [line for line in written(picture) if line.text[:2] in ("Ma", "WW")]
            assert players[0].right <= lines[0].left


@languages
@pytest.mark.parametrize("seat", range(4))
def test_no_text_of_a_newcomer_leaves_the_picture_or_is_too_small(seat: int, locale: str) -> None:
    view = newcomers()
    for picture in (
        table_picture(view, HOSTILE_NAMES, words(locale)),
        zoom_picture(view, Seat(seat), HOSTILE_NAMES, words(locale)),
    ):
        for line in written(picture):
            assert line.left >= 0
            assert line.right <= picture.width
            assert round(line.size * SHOWN / picture.width, 1) >= READABLE


SERELLIA = hero(
    0, hero=Hero.SERELLIA, square=Square(2, 2), companion=CompanionView(9, fallen=False)
)
AZOTH = hero(0, hero=Hero.AZOTH, ring=None, square=Square(2, 2))
TORI_JIMA = hero(0, hero=Hero.TORI_JIMA, square=Square(2, 2))
FHYLL = hero(0, hero=Hero.FHYLL, square=Square(2, 2), life=12)
RILDO = hero(0, hero=Hero.RILDO, square=Square(2, 2))


@pytest.mark.parametrize(
    ("before", "facts"),
    [
        (SERELLIA, {"supplies": ((Supply.SALVE, 0),)}),
        (TORI_JIMA, {"supplies": ((Supply.SHURIKEN, 3), (Supply.BLOWPIPE, 1))}),
        (TORI_JIMA, {"supplies": ((Supply.SHURIKEN, 4), (Supply.BLOWPIPE, 0))}),
        (RILDO, {"supplies": ((Supply.DAGGERS, 1),)}),
        (AZOTH, {"spent": (Spell.PASSWALL,)}),
    ],
)
def test_whatever_a_newcomer_uses_up_shows(before: CharacterView, facts: dict[str, Any]) -> None:
    after = replace(before, **facts)
    assert drawn(before) != drawn(after)
    assert zoomed(before) != zoomed(after)


@pytest.mark.parametrize(
    ("before", "facts"),
    [
        (FHYLL, {"berserk": True}),
        (AZOTH, {"spell": Spell.INVISIBILITY}),
        (AZOTH, {"spell": Spell.STASIS}),
        (AZOTH, {"spell": Spell.FIREBALL}),
        (SERELLIA, {"companion": CompanionView(4, fallen=False)}),
        (SERELLIA, {"companion": CompanionView(9, fallen=True)}),
        (SERELLIA, {"companion": None}),
    ],
)
@languages
def test_whatever_befalls_a_newcomer_shows_and_is_told(
    before: CharacterView, facts: dict[str, Any], locale: str
) -> None:
    after = replace(before, **facts)
    assert drawn(before) != drawn(after)
    assert zoomed(before) != zoomed(after)
    assert told(before, locale) != told(after, locale)


def test_a_frenzy_and_a_spell_still_show_where_something_else_is_written() -> None:
    for before, facts in ((FHYLL, {"berserk": True}), (AZOTH, {"spell": Spell.STASIS})):
        stuck = replace(before, plight=Plight.TRAPDOOR)
        after = replace(stuck, **facts)
        assert drawn(stuck) != drawn(after)
        assert words()("art-plight-trapdoor") in drawn(after)


def test_going_berserk_changes_the_face_and_the_values() -> None:
    assert str(framed(Hero.FHYLL, berserk=True)) != str(framed(Hero.FHYLL))
    raging = replace(FHYLL, berserk=True)
    texts = [line.text for line in written(zoom_picture(dungeon(raging), Seat(0), NAMES, words()))]
    assert raging.sheet is not None
    assert str(raging.sheet.strength) in texts
    assert str(Hero.FHYLL.sheet.strength) not in texts


def test_flame_bright_has_life_points_of_its_own() -> None:
    texts = [
        line.text for line in written(zoom_picture(dungeon(SERELLIA), Seat(0), NAMES, words()))
    ]
    assert {"9/12", "6/6"} <= set(texts)
    assert "Flame Bright has 9 of 12 life points." in told(SERELLIA)
    fallen = replace(SERELLIA, companion=CompanionView(9, fallen=True))
    assert "Flame Bright has 9 of 12 life points and sits in a hole." in told(fallen)


def test_the_spells_that_are_used_up_are_listed() -> None:
    spent = replace(AZOTH, spent=(Spell.DARK_FORCE, Spell.PASSWALL))
    picture = zoom_picture(dungeon(spent), Seat(0), NAMES, words())
    assert "Dark Force (used)" in " ".join(line.text for line in written(picture))
    assert "Passwall (used)" in picture.alt


@pytest.mark.parametrize("which", list(Hero))
def test_what_a_hero_carries_stays_clear_of_the_gold(which: Hero) -> None:
    laden = hero(
        0,
        hero=which,
        cards=(RoomCard.POTION, CorpseCard.ROPE, CorpseCard.ROPE),
        lost_turns=2,
        spell=Spell.INVISIBILITY if which is Hero.AZOTH else None,
        companion=CompanionView(12, fallen=False) if which is Hero.SERELLIA else None,
    )
    picture = table_picture(dungeon(laden, turn=None), NAMES, words())
    # The table is laid out larger than it is drawn.
    shrunk = picture.width / WIDTH
    coin = ((WIDTH - PANEL_WIDTH) / 2 + PANEL_WIDTH - 156) * shrunk
    counted = [line for line in written(picture) if line.text == "2" and line.left > 100]
    assert len(counted) == 2, "the ropes and the lost turns"
    assert all(line.right <= coin for line in counted)
    assert len(belongings(laden, 0, 0)) >= 6


def public_pictures(view: DungeonView) -> list[str]:
    """Return what is drawn and written for everybody."""
    pictures = [table_picture(view, NAMES, words())]
    pictures += [zoom_picture(view, Seat(seat), NAMES, words()) for seat in range(4)]
    return [text for one in pictures for text in (one.svg, one.alt)]


def test_a_tile_that_somebody_looked_at_is_in_no_public_picture() -> None:
    public = newcomers()
    for tile in (Tile.TRAP_OOOO, Tile.PIT_OWOW, Tile.ROOM_OWWW):
        known = (FaceDownView(Square(2, 4), tile),)
        looker = newcomers(face_down=known, viewer=Seat(3))
        assert public_pictures(looker) == public_pictures(public)


@languages
def test_whoever_looked_at_a_tile_reads_on_their_own_picture_which_it_is(locale: str) -> None:
    say = words(locale)
    tile = Tile.PIT_OWOW
    name = say(f"tile-{tile.value}")
    known = (FaceDownView(Square(2, 4), tile),)
    picture = own_picture(newcomers(face_down=known, viewer=Seat(3)), NAMES, say)
    assert any(name in line.text and "E3" in line.text for line in written(picture))
    assert name in picture.alt
    assert all(0 <= line.left < line.right <= picture.width for line in written(picture))
    stranger = own_picture(newcomers(viewer=Seat(2)), NAMES, say)
    assert name not in stranger.alt
    assert not any(name in line.text for line in written(stranger))


def test_a_tile_face_down_shows_and_is_told() -> None:
    bare = newcomers(face_down=())
    assert public_pictures(bare)[0] != public_pictures(newcomers())[0]
    assert "One tile lies face down." in public_pictures(newcomers())[1]
    near = Seat(0)
    assert (
        zoom_picture(bare, near, NAMES, words()).svg
        != zoom_picture(newcomers(), near, NAMES, words()).svg
    )


@languages
def test_the_longest_alternative_texts_of_newcomers_are_within_the_limit(locale: str) -> None:
    view = newcomers(fight=fight())
    crowded = [
        replace(one, plight=Plight.GIANT_SPIDER, square=CHAMBER[0], gold=30_000)
        for one in view.characters
    ]
    names = {Seat(seat): "W" * 32 for seat in range(4)}
    picture = table_picture(replace(view, characters=tuple(crowded)), names, words(locale))
    assert len(picture.alt) <= ALT_LIMIT
    assert not picture.alt.endswith(ELLIPSIS)
