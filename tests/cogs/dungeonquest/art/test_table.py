"""The table as a picture: what it shows, what it hides, and that nothing leaves its place."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.art import ALT_LIMIT, Picture, paint
from bot.art.lettering import ELLIPSIS
from cogs.dungeonquest.art import own_picture, table_picture, zoom_picture
from cogs.dungeonquest.art.panels import NAME_WIDTH, PANEL_WIDTH
from rules.dungeonquest.cards import CorpseCard, CryptCard, Dragon, RoomCard, Treasure
from rules.dungeonquest.heroes import Ring
from rules.dungeonquest.monsters import Monster
from rules.dungeonquest.squares import CHAMBER, Direction, Square
from rules.dungeonquest.state import Cause, Fate, Plight
from rules.dungeonquest.tiles import Tile
from rules.dungeonquest.view import DungeonView, FightView
from rules.engine.seats import Seat
from tests.cogs.calderos.art.reading import written
from tests.cogs.dungeonquest.art.samples import (
    HOSTILE_NAMES,
    LAYABLE,
    LOCALES,
    NAMES,
    dungeon,
    eventful,
    fight,
    hero,
    room,
    rooms,
    stranger,
    words,
)

SEATS = range(1, 5)
SHOWN = 550
"""How wide Discord shows a picture."""

READABLE = 14
"""The least size of letters there, in pixels."""


def draw(view: DungeonView, names: Mapping[Seat, str] = NAMES, locale: str = "en") -> Picture:
    return table_picture(view, names, words(locale))


@pytest.mark.parametrize("seats", SEATS)
def test_a_full_board_is_a_png_that_discord_takes(seats: int) -> None:
    view = eventful(seats)
    assert len(view.rooms) == len(LAYABLE) == 124
    picture = draw(view)
    png = paint(picture)
    assert png.startswith(b"\x89PNG\r\n\x1a\n")
    assert len(png) < 2**20
    assert 0 < len(picture.alt) <= ALT_LIMIT


def test_a_full_board_is_a_document_of_moderate_size() -> None:
    # What parsing costs grows with it; thousands of elements more would be felt.
    picture = draw(eventful(4))
    assert picture.svg.count("<") < 15_000
    assert len(picture.svg) < 400_000


@pytest.mark.parametrize("seats", SEATS)
def test_every_player_and_hero_is_named(seats: int) -> None:
    say = words()
    view = eventful(seats, turn=None)
    texts = [line.text for line in written(draw(view))]
    for one in view.characters:
        assert one.hero is not None
        assert texts.count(NAMES[one.seat]) == 1
        assert texts.count(say(f"hero-{one.hero.value}")) == 1


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("seats", SEATS)
def test_no_text_leaves_the_picture_or_is_too_small(seats: int, locale: str) -> None:
    card = (RoomCard.SNEAK_ATTACK_MOUNTAIN_TROLL,)
    for facts in ({}, {"fight": fight()}, {"in_play": card}):
        picture = draw(eventful(seats, **facts), HOSTILE_NAMES, locale)
        for line in written(picture):
            assert line.left >= 0
            assert line.right <= picture.width
            assert round(line.size * SHOWN / picture.width, 1) >= READABLE


@settings(deadline=None, max_examples=30)
@given(st.dictionaries(st.integers(0, 3).map(Seat), st.text(max_size=40)))
def test_any_name_stays_in_its_place(names: dict[Seat, str]) -> None:
    view = dungeon(*(stranger(seat) for seat in range(4)), turn=None, first=None)
    say = words("es")
    others = {line.text for line in written(draw(view, locale="es"))} - set(NAMES.values())
    for line in written(table_picture(view, names, say)):
        if line.text not in others:
            assert line.right - line.left <= NAME_WIDTH < PANEL_WIDTH


def test_a_name_that_cannot_be_drawn_becomes_a_number() -> None:
    picture = draw(eventful(4), HOSTILE_NAMES)
    texts = {line.text for line in written(picture)}
    assert {"Player 4", "<b>&\"'</b>"} <= texts
    assert not set("\u202e\u200b\u2066") & set(picture.svg + picture.alt)


@pytest.mark.parametrize("locale", LOCALES)
def test_what_the_game_says_on_the_table_is_not_cut_off(locale: str) -> None:
    views = [
        *(eventful(4, fight=FightView(Seat(0), one, Seat(1), 7, None)) for one in Monster),
        *(eventful(4, in_play=(card,)) for card in (*RoomCard, *CorpseCard, *CryptCard)),
        *(dungeon(hero(0, plight=plight)) for plight in Plight),
        *(dungeon(hero(0, fate=fate)) for fate in Fate),
        *(dungeon(*(hero(seat) for seat in range(4)), sun=sun) for sun in (0, 1, 26, 27)),
        dungeon(*(stranger(seat) for seat in range(4)), turn=None, first=None, sun=0),
    ]
    for view in views:
        assert not [line for line in written(draw(view, locale=locale)) if ELLIPSIS in line.text]


def test_the_rims_name_every_square() -> None:
    texts = [line.text for line in written(draw(eventful(1)))]
    assert "".join(text for text in texts if len(text) == 1 and text.isalpha()) == "ABCDEFGHIJKLM"
    assert [text for text in texts if text.isdecimal()][:10] == [str(row) for row in range(1, 11)]


def test_the_table_is_the_same_for_everybody_whatever_they_know() -> None:
    public = draw(eventful(4, fight=fight()))
    for viewer in range(4):
        for life in (None, 3, 8):
            view = eventful(4, fight=fight(life), viewer=Seat(viewer))
            assert draw(view) == public
            assert zoom_picture(view, Seat(0), NAMES, words()) == zoom_picture(
                eventful(4, fight=fight()), Seat(0), NAMES, words()
            )


def test_only_the_reader_of_a_monster_card_sees_the_monsters_life() -> None:
    def own(viewer: int, life: int | None) -> Picture:
        return own_picture(eventful(4, fight=fight(life), viewer=Seat(viewer)), NAMES, words())

    assert "Only you know" not in own(0, None).alt
    assert own(3, 7).alt.endswith("Only you know that it had 7 life points at the start.")
    assert own(3, 7).svg != own(3, 6).svg != own(3, None).svg


def test_the_same_table_gives_the_same_drawing() -> None:
    assert draw(eventful(4)) == draw(eventful(4))


BEFORE = hero(0, square=Square(2, 2))


@pytest.mark.parametrize(
    "facts",
    [
        {"square": Square(2, 3)},
        {"square": CHAMBER[1]},
        {"life": 3},
        {"gold": 250},
        {"plight": Plight.TRAPDOOR},
        {"fate": Fate.DEAD, "cause": Cause.PIT},
        {"fate": Fate.OUT},
    ],
)
def test_whatever_befalls_a_hero_shows_and_is_told(facts: dict[str, Any]) -> None:
    after = replace(BEFORE, **facts)
    assert draw(dungeon(BEFORE)).svg != draw(dungeon(after)).svg
    assert draw(dungeon(BEFORE)).alt != draw(dungeon(after)).alt


@pytest.mark.parametrize(
    "facts",
    [
        {"came_from": Square(1, 2)},
        {"ring": Ring.WARNING},
        {"ring_used": True},
        {"cards": (CryptCard.POTION,)},
        {"cards": (CorpseCard.ROPE,)},
        {"lost_turns": 2},
    ],
)
def test_whatever_a_hero_has_shows(facts: dict[str, Any]) -> None:
    after = replace(BEFORE, **facts)
    assert draw(dungeon(BEFORE)).svg != draw(dungeon(after)).svg


@pytest.mark.parametrize(
    "facts",
    [
        {"sun": 8},
        {"turn": Seat(1)},
        {"first": Seat(1)},
        {"tiles_left": 12},
        {"treasures_left": 4},
        {"dragon_left": 3},
        {"dragon_shown": (Dragon.AWAKE,)},
        {"in_play": (RoomCard.CRYPT,)},
        {"fight": fight()},
        {"rooms": (room(Square(2, 3), Tile.PIT_OWOW),)},
        {"rooms": (room(Square(2, 3), Tile.PIT_OWOW, Direction.EAST),)},
    ],
)
def test_whatever_changes_on_the_table_shows(facts: dict[str, Any]) -> None:
    before = dungeon(BEFORE, hero(1))
    assert draw(before).svg != draw(replace(before, **facts)).svg


def test_several_heroes_in_the_chamber_are_all_seen() -> None:
    drawings = {
        draw(dungeon(*(hero(seat, square=CHAMBER[seat in there]) for seat in range(4)))).svg
        for there in ((), (0,), (1,), (0, 1), (0, 1, 2), (0, 1, 2, 3))
    }
    assert len(drawings) == 6


def test_the_alternative_text_tells_the_table() -> None:
    view = dungeon(
        hero(0, square=Square(2, 3), life=4, gold=1100, plight=Plight.NO_TORCH),
        hero(1, square=CHAMBER[0]),
        hero(2),
        hero(3, fate=Fate.DEAD),
        laid=rooms(12),
        fight=fight(),
    )
    assert draw(view).alt == (
        "Map of the dungeon with 12 rooms explored. 20 rounds are left. It is Marisol’s turn. "
        "Marisol (Sir Rohan): D3, 4 of 17 life points, 1,100 gold pieces. "
        "Sir Rohan is without light. "
        "Don Ramón (Ulf Grimhand): treasure chamber, 16 of 16 life points, 0 gold pieces. "
        "xX_Slayer_Xx (El-Adoran Sureshot): tower M10, 11 of 11 life points, 0 gold pieces. "
        "Иван (Volrik the Brave): dead. "
        "There is a fight: champion of Chaos, 2 wounds."
    )


@pytest.mark.parametrize("locale", LOCALES)
def test_the_longest_alternative_texts_are_within_the_limit(locale: str) -> None:
    heroes = [
        hero(
            seat,
            square=CHAMBER[0],
            plight=Plight.GIANT_SPIDER,
            gold=30_000,
            treasures=tuple(Treasure)[:8],
        )
        for seat in range(4)
    ]
    view = dungeon(*heroes, laid=rooms(124), fight=fight(), dragon_shown=(Dragon.AWAKE,))
    names = {Seat(seat): "W" * 32 for seat in range(4)}
    assert not draw(view, names, locale).alt.endswith(ELLIPSIS)
    assert not zoom_picture(view, Seat(0), names, words(locale)).alt.endswith(ELLIPSIS)
