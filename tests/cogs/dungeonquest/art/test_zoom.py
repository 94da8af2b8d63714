"""One hero's surroundings, and what there is to choose from at the start."""

import pytest

from bot.art import paint
from bot.art.lettering import ELLIPSIS
from cogs.dungeonquest.art import heroes_picture, own_picture, rings_picture, zoom_picture
from rules.dungeonquest.cards import Treasure
from rules.dungeonquest.heroes import Characteristic, Hero, Ring
from rules.dungeonquest.squares import Square
from rules.dungeonquest.state import Plight
from rules.dungeonquest.tiles import Tile
from rules.engine.seats import Seat
from tests.cogs.calderos.art.reading import written
from tests.cogs.dungeonquest.art.samples import (
    HOSTILE_NAMES,
    LOCALES,
    NAMES,
    dungeon,
    eventful,
    hero,
    room,
    stranger,
    words,
)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("seat", range(4))
def test_no_text_leaves_the_picture_or_is_too_small(seat: int, locale: str) -> None:
    picture = zoom_picture(eventful(4), Seat(seat), HOSTILE_NAMES, words(locale))
    for line in written(picture):
        assert line.left >= 0
        assert line.right <= picture.width
        assert line.size >= 28, "14 px when shown 550 px wide"


def test_the_sheet_shows_each_characteristic() -> None:
    for one in (hero(seat) for seat in range(4)):
        picture = zoom_picture(dungeon(one), Seat(0), NAMES, words()) if one.seat == 0 else None
        view = dungeon(*(hero(seat) for seat in range(4)))
        picture = picture or zoom_picture(view, one.seat, NAMES, words())
        texts = [line.text for line in written(picture)]
        assert one.sheet is not None
        for which in Characteristic:
            assert str(one.sheet.value(which)) in texts
        assert f"{one.life}/{one.sheet.life}" in texts


def test_the_squares_around_the_hero_are_named_at_the_rims() -> None:
    view = dungeon(hero(0, square=Square(5, 4)))
    texts = [line.text for line in written(zoom_picture(view, Seat(0), NAMES, words()))]
    assert [text for text in texts if len(text) == 1 and text.isalpha()] == list("CDEFG")
    assert {"4", "5", "6", "7", "8"} <= set(texts)


def test_a_room_next_door_shows_and_one_far_away_only_on_the_small_map() -> None:
    here = hero(0, square=Square(1, 1))
    near, far = Square(2, 2), Square(8, 9)
    tiles = (Tile.PIT_OWOW, Tile.TRAP_OOOO)
    next_door, far_away = (
        {
            zoom_picture(dungeon(here, laid=[room(at, tile)]), Seat(0), NAMES, words()).svg
            for tile in tiles
        }
        for at in (near, far)
    )
    assert len(next_door) == 2
    assert len(far_away) == 1


def test_what_lies_beside_the_sheet_is_listed() -> None:
    view = eventful(1)
    picture = zoom_picture(view, Seat(0), NAMES, words())
    listed = " ".join(line.text for line in written(picture))
    for name in ("Potion", "Rope", "Brooch", "A bulging treasure sack", "100 golden guineas"):
        assert name in listed
        assert name in picture.alt


@pytest.mark.parametrize("locale", LOCALES)
def test_a_rich_hero_fits_the_picture(locale: str) -> None:
    rich = hero(0, treasures=tuple(Treasure), gold=30_000, plight=Plight.GIANT_SPIDER)
    picture = zoom_picture(dungeon(rich), Seat(0), NAMES, words(locale))
    assert all(0 <= line.left < line.right <= picture.width for line in written(picture))
    assert len(paint(picture)) < 2**20


def test_before_the_towers_are_chosen_the_middle_of_the_board_is_shown() -> None:
    view = dungeon(hero(0, square=None), viewer=Seat(0), turn=None)
    texts = [line.text for line in written(own_picture(view, NAMES, words()))]
    assert "G" in texts


def test_the_public_has_no_picture_of_its_own() -> None:
    with pytest.raises(ValueError, match="no hero"):
        own_picture(dungeon(stranger(0)), NAMES, words())


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("free", range(1, 5))
def test_free_heroes_and_rings_are_named_in_full(free: int, locale: str) -> None:
    say = words(locale)
    heroes, rings = tuple(Hero)[-free:], tuple(Ring)[-free:]
    for picture, names in (
        (heroes_picture(heroes, say), [say(f"hero-{one.value}") for one in heroes]),
        (rings_picture(rings, say), [say(f"ring-{one.value}") for one in rings]),
    ):
        lines = written(picture)
        assert [line.text for line in lines if not line.text.isdecimal()] == names
        assert all(name in picture.alt for name in names)
        for line in lines:
            assert ELLIPSIS not in line.text
            assert 0 <= line.left < line.right <= picture.width
            assert line.size >= 28, "14 px when shown 550 px wide"
        assert paint(picture).startswith(b"\x89PNG")


def test_the_sheets_to_choose_from_say_what_they_are_worth() -> None:
    alt = heroes_picture((Hero.EL_ADORAN,), words()).alt
    assert alt == (
        "Heroes to choose from: El-Adoran Sureshot: Strength 3, Agility 8, Armour 5, Luck 7, "
        "11 life points, 4 arrows."
    )
