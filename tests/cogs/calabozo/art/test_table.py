"""The table as a picture: what it shows, what it hides, and that nothing leaves its place."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.art import ALT_LIMIT, Picture, paint
from bot.art.lettering import ELLIPSIS
from cogs.calabozo.art import table_picture, zoom_picture
from cogs.calabozo.art.panels import NAME_WIDTH, PANEL_WIDTH
from rules.calabozo.board import Square, board
from rules.calabozo.content import Dragon, Figure, Monster
from rules.calabozo.state import Fallen
from rules.calabozo.view import CalabozoView, LairView
from rules.engine.seats import Seat
from tests.cogs.calabozo.art.samples import (
    HOSTILE_NAMES,
    LOCALES,
    NAMES,
    alone,
    changed,
    crowded,
    emptied,
    moving,
    seeing,
    words,
)
from tests.cogs.calderos.art.reading import written
from tests.games.calabozo.layout import A, B, C, D, E, F, fresh

SEATS = range(2, 9)
READABLE = 28
"""Pixels of a letter that are 14 when a picture is shown 550 wide."""


def draw(view: CalabozoView, names: Mapping[Seat, str] = NAMES, locale: str = "en") -> Picture:
    return table_picture(view, names, words(locale))


def public(players: int = 8, **laid: Any) -> CalabozoView:
    view: CalabozoView = crowded(players, **laid).view(None)
    return view


def test_a_full_table_is_a_png_that_discord_takes() -> None:
    picture = draw(public())
    png = paint(picture)
    assert png.startswith(b"\x89PNG\r\n\x1a\n")
    assert len(png) < 2**20
    assert picture.width == 1100
    assert 0 < len(picture.alt) <= ALT_LIMIT


def test_a_full_table_is_a_document_of_moderate_size() -> None:
    # What parsing costs grows with it; thousands of elements more would be felt.
    picture = draw(public())
    assert picture.svg.count("<") < 5_000
    assert len(picture.svg) < 200_000


@pytest.mark.parametrize("players", [4, 6, 8])
def test_every_player_and_adventurer_is_named_in_its_panel(players: int) -> None:
    view = replace(public(players), turn=None)
    texts = [line.text for line in written(draw(view))]
    for one in view.adventurers:
        assert one.figure is not None
        assert texts.count(NAMES[one.seat]) == 1
        alike = sum(other.figure is one.figure for other in view.adventurers)
        assert texts.count(words()(f"figure-{one.figure.value}")) == alike


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("players", SEATS)
def test_no_text_leaves_the_picture_or_is_too_small(players: int, locale: str) -> None:
    for view in (fresh(players).view(None), alone(players).view(None), public(max(players, 4))):
        for line in written(draw(view, HOSTILE_NAMES, locale)):
            assert line.left >= 0
            assert line.right <= 1100
            assert line.size >= READABLE


@settings(deadline=None, max_examples=20)
@given(st.dictionaries(st.integers(0, 3).map(Seat), st.text(max_size=40)))
def test_any_name_stays_in_its_place(names: dict[Seat, str]) -> None:
    view = replace(moving(4).view(None), turn=None)
    others = {line.text for line in written(draw(view, locale="es"))} - set(NAMES.values())
    for line in written(draw(view, names, "es")):
        if line.text not in others:
            assert line.right - line.left <= NAME_WIDTH < PANEL_WIDTH


def test_a_name_that_cannot_be_drawn_becomes_a_number() -> None:
    picture = draw(public(), HOSTILE_NAMES)
    texts = {line.text for line in written(picture)}
    assert {"Player 4", "<b>&\"'</b>"} <= texts
    assert not set("\u202e\u200b\u2066") & set(picture.svg + picture.alt)


@pytest.mark.parametrize("locale", LOCALES)
def test_what_the_game_says_on_the_table_is_not_cut_off(locale: str) -> None:
    start = replace(moving(4).view(None), round=100, turn_cap=100)
    foes = (*Monster, *Dragon)
    towers = [changed(start, A, square=tower) for tower in board().tower_squares]
    views = [
        *(seeing(changed(start, A, square=Square("E4")), "E4", foe, face_up=True) for foe in foes),
        *(changed(start, A, square=square) for square in board().squares[::13]),
        *towers,
        *(changed(start, A, **{trouble: True}) for trouble in ("dead", "out", "jailed", "bound")),
        *(changed(start, A, dead=True, square=Square(one)) for one in board().underworlds),
        *(changed(start, A, figure=figure) for figure in (*Figure, None)),
        *(replace(start, winners=(team.seats[0],)) for team in start.teams),
        fresh(8).view(None),
    ]
    for view in views:
        assert not [line for line in written(draw(view, locale=locale)) if ELLIPSIS in line.text]


def test_the_rims_name_every_square() -> None:
    texts = [line.text for line in written(draw(public()))]
    assert "".join(text for text in texts if len(text) == 1 and text.isalpha()) == (
        "ABCDEFGHIJKLMNOPQ"
    )
    assert {str(row) for row in range(1, 14)} <= set(texts)


def test_the_table_is_the_same_for_everybody_whatever_they_know() -> None:
    table = crowded(hands={A: ["magic-medallion", "ring"], E: ["bow"]}, shown=[E])
    seen = draw(table.view(None))
    close = zoom_picture(table.view(None), A, NAMES, words())
    for viewer in NAMES:
        view = table.view(viewer)
        for secret in (view, seeing(view, "K3", Monster.VAMPIRE, face_up=False)):
            assert draw(secret) == seen
            assert zoom_picture(secret, A, NAMES, words()) == close


HANDS = (["ring", "sword", "ring"], ["energy-gem", "elixir", "teleportation"])


def test_hidden_treasures_are_never_in_a_public_picture() -> None:
    tables = [crowded(4, hands={A: hand}, shown=[A], dead=[]).view(None) for hand in HANDS]
    drawn = {
        (picture.svg, picture.alt)
        for view in tables
        for picture in (draw(view), zoom_picture(view, A, NAMES, words()))
    }
    assert len(drawn) == 2, "the table and the zoom, each the same whatever is in the hand"


def test_what_lies_face_down_is_never_in_a_public_picture() -> None:
    foes: tuple[dict[str, str], ...] = (
        {"B2": "ghost", "B5": "blue"},
        {"B2": "jail", "B5": "white"},
    )
    lost: tuple[dict[str, list[str]], ...] = ({"C3": ["ring"]}, {"C3": ["energy-gem"]})
    drawn = {
        draw(moving(4, foes=foe, lost=gone, face_up=[], hands={}, shown=[]).view(None))
        for foe in foes
        for gone in lost
    }
    assert len({(one.svg, one.alt) for one in drawn}) == 1


def test_the_same_table_gives_the_same_drawing() -> None:
    assert draw(public()) == draw(public())


BEFORE: CalabozoView = moving(4).view(None)


@pytest.mark.parametrize(
    "facts",
    [
        {"square": Square("D4")},
        {"dead": True},
        {"out": True},
        {"lost_turns": 2},
        {"lost_turns": 2, "jailed": True},
        {"bound": True},
        {"treasures": 9},
        {"figure": Figure.MAGE},
        {"figure": None},
    ],
)
def test_whatever_befalls_an_adventurer_shows_and_is_told(facts: dict[str, Any]) -> None:
    after = changed(BEFORE, A, **facts)
    assert draw(BEFORE).svg != draw(after).svg
    assert draw(BEFORE).alt != draw(after).alt


@pytest.mark.parametrize("facts", [{"shows_hand": True}, {"trail": (Square("F4"), Square("G5"))}])
def test_smaller_things_show_too(facts: dict[str, Any]) -> None:
    assert draw(BEFORE).svg != draw(changed(BEFORE, A, **facts)).svg


@pytest.mark.parametrize(
    "facts",
    [
        {"round": 8},
        {"turn_cap": 99},
        {"turn": B},
        {"rings_needed": 2},
        {"winners": (A, C)},
        {"guarded": BEFORE.guarded[1:]},
        {"lairs": (LairView(Square("F4"), Monster.IMP, face_up=True, lost=0),)},
        {"lairs": (LairView(Square("F4"), None, face_up=False, lost=2),)},
        {"fallen": (Fallen(B, Figure.ELF, Square("A1")),)},
    ],
)
def test_whatever_changes_on_the_table_shows(facts: dict[str, Any]) -> None:
    assert draw(BEFORE).svg != draw(replace(BEFORE, **facts)).svg


@pytest.mark.parametrize("players", SEATS)
@pytest.mark.parametrize("square", ["I7", "A1"])
def test_everybody_is_seen_where_many_stand(players: int, square: str) -> None:
    view = alone(players, at={Seat(seat): square for seat in range(players)}).view(None)
    texts = [line.text for line in written(draw(replace(view, turn=None)))]
    rims = [str(row) for row in range(1, 14)]
    for one in view.adventurers:
        number = str(one.seat + 1)
        # On the board, in the panel, and at the rim.
        assert texts.count(number) - rims.count(number) >= 2


def test_teams_have_their_places_and_colours() -> None:
    texts = written(draw(replace(public(), turn=None)))
    sides = {line.text: line.left < 550 for line in texts if line.text in NAMES.values()}
    assert [sides[NAMES[seat]] for seat in (A, B, C, D)] == [True, False, True, False]


def test_the_alternative_text_tells_the_table() -> None:
    view = crowded(6, lost={}, dead=[F]).view(None)
    assert draw(replace(view, round=7)).alt == (
        "The board in round 7 of 66. 3 rings win. Still there: 40 monsters and 5 dragons. "
        "Marisol to play. "
        "1: Marisol, red team (Dwarf), cell E4, 5 treasures. "
        "2: Don Ramón, blue team (Elf), I3, no treasures, loses 2 turns. "
        "3: xX_Slayer_Xx, red team (Warrior), Underworld A1, no treasures. "
        "4: Иван, blue team (Mage), tower P5, no treasures. "
        "5: Zoë, red team (Dwarf), cell D12, 3 treasures. "
        "6: Tomás, blue team (Elf), Underworld A1, no treasures, dead. "
        "Face up: Golden dragon I1, Zombie C2, Lich E4, Cyclops L5, Red dragon P5."
    )


def test_the_alternative_text_tells_who_won() -> None:
    assert "Red team: victory." in draw(replace(BEFORE, winners=(A, C))).alt
    alone_won = replace(alone(3).view(None), winners=(B,))
    assert "Don Ramón: victory." in draw(alone_won).alt


@pytest.mark.parametrize("locale", LOCALES)
def test_the_longest_alternative_text_still_tells_everybody(locale: str) -> None:
    view = crowded(lost_turns=dict.fromkeys(map(Seat, range(8)), 2)).view(None)
    picture = draw(view, dict.fromkeys(NAMES, "W" * 32), locale)
    assert len(picture.alt) <= ALT_LIMIT
    assert all(f"{number}: W" in picture.alt for number in range(1, 9))


def test_an_empty_board_says_so() -> None:
    assert "no monsters and no dragons" in draw(emptied().view(None)).alt
