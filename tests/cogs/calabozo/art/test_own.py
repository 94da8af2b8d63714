"""What is for one player alone: where it can go, what it has; and the board close up."""

from dataclasses import replace

import pytest

from bot.art import Picture, paint
from bot.art.lettering import ELLIPSIS
from cogs.calabozo.art import figures_picture, hand_picture, reach_picture, zoom_picture
from rules.calabozo.board import board
from rules.calabozo.content import WEAPONS, Dragon, Figure, Monster, Treasure, box
from rules.calabozo.view import CalabozoView
from rules.engine.seats import Seat
from tests.cogs.calabozo.art.samples import (
    HOSTILE_NAMES,
    LOCALES,
    NAMES,
    changed,
    crowded,
    moving,
    seeing,
    words,
)
from tests.cogs.calderos.art.reading import Line, written
from tests.games.calabozo.layout import A, B, C, Dungeon, E

ROLLS = range(1, 7)
READABLE = 28
EVERY_SQUARE = {str(square) for square in board().squares}
ALL_TREASURES = [*dict.fromkeys(map(str, Treasure))]


def reach_of(table: Dungeon, locale: str = "en") -> Picture:
    view: CalabozoView = table.view(A)
    assert view.reach is not None
    return reach_picture(view, view.reach, words(locale))


def hand_of(view: CalabozoView, locale: str = "en") -> Picture:
    return hand_picture(view, NAMES, words(locale))


def in_order(lines: list[Line], picture: Picture) -> None:
    for line in lines:
        assert line.left >= 0
        assert line.right <= picture.width
        assert round(line.size, 1) >= READABLE


@pytest.mark.parametrize("speed", [[], ["speed", "magic-key"]])
@pytest.mark.parametrize("roll", ROLLS)
def test_each_square_in_reach_has_the_name_that_the_question_gives_it(
    roll: int, speed: list[str]
) -> None:
    table = moving(roll, hands={A: ["ring", *speed]}, shown=[])
    named = [line.text for line in written(reach_of(table)) if line.text in EVERY_SQUARE]
    assert len(named) == len(set(named))
    assert set(named) == table.ends(A) != set()


@pytest.mark.parametrize("roll", ROLLS)
def test_a_name_stands_in_its_square(roll: int) -> None:
    lines = written(reach_of(moving(roll)))
    rims = {
        line.text: (line.left + line.right) / 2
        for line in lines
        if line.text in "ABCDEFGHIJKLMNOPQ"
    }
    squares = [line for line in lines if line.text in EVERY_SQUARE]
    assert squares
    for line in squares:
        middle = (line.left + line.right) / 2
        assert min(rims, key=lambda letter: abs(rims[letter] - middle)) == line.text[0]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("roll", ROLLS)
def test_no_text_leaves_the_picture_of_the_reach(roll: int, locale: str) -> None:
    hand = [*ALL_TREASURES, "energy-gem", "energy-gem"]
    picture = reach_of(moving(roll, hands={A: hand}, shown=[]), locale)
    in_order(written(picture), picture)
    assert not [line for line in written(picture) if ELLIPSIS in line.text]
    assert paint(picture).startswith(b"\x89PNG")


def test_the_reach_is_told_in_words_with_what_is_left_to_walk() -> None:
    table = moving(3)
    alt = reach_of(table).alt
    assert alt.startswith("3 steps left. Where you can go, from G4: ")
    assert all(square in alt for square in table.ends(A))
    assert "Your treasures: Ring, Sword, Energy Gem ×2. Rings that you know of: 2 of 4." in alt


def test_after_the_last_step_only_speed_leads_on() -> None:
    view = moving(3, hands={A: ["speed"]}, shown=[]).view(A)
    assert view.reach is not None
    picture = reach_picture(view, replace(view.reach, points=0), words())
    assert "With Speed, go on" in [line.text for line in written(picture)]


def test_what_the_player_alone_knows_is_on_its_own_board_only() -> None:
    view: CalabozoView = moving(6).view(A)
    assert view.reach is not None
    knows = seeing(view, "K2", Monster.VAMPIRE, face_up=False)
    own = [reach_picture(one, view.reach, words()).svg for one in (view, knows)]
    shared = [zoom_picture(one, A, NAMES, words()).svg for one in (view, knows)]
    assert own[0] != own[1]
    assert shared[0] == shared[1]


@pytest.mark.parametrize("locale", LOCALES)
def test_every_treasure_is_named_and_none_is_cut_off(locale: str) -> None:
    say = words(locale)
    table = moving(4, hands={A: [*ALL_TREASURES, "energy-gem"]}, shown=[])
    for foe in (None, *Monster, *Dragon):
        view = table.view(A)
        seen = view if foe is None else seeing(view, "G4", foe, face_up=True)
        picture = hand_of(seen, locale)
        lines = written(picture)
        in_order(lines, picture)
        assert not [line for line in lines if ELLIPSIS in line.text]
        told = " ".join(line.text for line in lines).lower()
        assert all(say(f"treasure-{one.value}").lower() in told for one in Treasure)


def test_alike_treasures_are_counted_and_weapons_say_what_they_add() -> None:
    for figure in Figure:
        hand = [*map(str, WEAPONS), *["energy-gem"] * 4]
        table = moving(4, figures={A: str(figure)}, hands={A: hand}, shown=[])
        texts = [line.text for line in written(hand_of(table.view(A)))]
        assert texts.count("×4") == 1
        for points in (1, 2):
            wanted = sum(box().weapons[weapon][figure] == points for weapon in WEAPONS)
            assert texts.count(f"+{points}") == wanted


def test_a_teammate_is_seen_with_its_treasures_only_if_it_shows_them() -> None:
    def of(hand: list[str], shown: list[Seat]) -> Picture:
        return hand_of(moving(4, hands={C: hand}, shown=shown).view(A))

    hidden, other = of(["ring", "bow"], []), of(["elixir", "axe"], [])
    assert (hidden.svg, hidden.alt) == (other.svg, other.alt)
    assert "2 treasures, not shown" in [line.text for line in written(hidden)]
    assert "xX_Slayer_Xx shows: Ring, Bow." in of(["ring", "bow"], [C]).alt
    assert of(["ring", "bow"], [C]).svg != of(["elixir", "axe"], [C]).svg


def test_rivals_treasures_are_never_on_a_players_picture() -> None:
    pictures = {
        (picture.svg, picture.alt)
        for hand in (["ring", "bow"], ["elixir", "axe"])
        for picture in (hand_of(moving(4, hands={B: hand}, shown=[]).view(A)),)
    }
    assert len(pictures) == 1


@pytest.mark.parametrize("figure", Figure)
def test_what_must_be_rolled_against_a_monster_is_shown(figure: Figure) -> None:
    view = crowded(figures={A: str(figure)}).view(A)
    picture = hand_of(view)
    needed = box().monsters[Monster.LICH]
    texts = [line.text for line in written(picture)]
    assert all(f"{points}+" in texts for points in needed.values())
    assert f"Before you: Lich, which takes {needed[figure]} or more." in picture.alt


def test_a_monster_that_the_player_alone_saw_is_marked_as_such() -> None:
    view: CalabozoView = moving(4).view(A)
    there = changed(view, A, square=view.guarded[3])
    alone, together = (
        hand_of(seeing(there, view.guarded[3], Monster.OGRE, face_up=face_up))
        for face_up in (False, True)
    )
    assert "Only you see this" in [line.text for line in written(alone)]
    assert "Only you see this" not in [line.text for line in written(together)]
    assert "Ogre" in alone.alt


def test_a_trap_is_shown_without_numbers() -> None:
    view: CalabozoView = moving(4).view(A)
    there = changed(view, A, square=view.guarded[3])
    picture = hand_of(seeing(there, view.guarded[3], Monster.JAIL, face_up=False))
    assert "Before you: Jail." in picture.alt
    assert not [line for line in written(picture) if line.text.endswith("+")]


def test_the_public_has_no_hand() -> None:
    with pytest.raises(ValueError, match="public"):
        hand_of(crowded().view(None))


@pytest.mark.parametrize("locale", LOCALES)
def test_long_names_stay_on_the_picture_of_a_hand(locale: str) -> None:
    for viewer in range(8):
        view = crowded().view(Seat(viewer))
        picture = hand_picture(view, HOSTILE_NAMES, words(locale))
        in_order(written(picture), picture)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("seat", range(8))
def test_no_text_leaves_the_zoom(seat: int, locale: str) -> None:
    picture = zoom_picture(crowded().view(None), Seat(seat), HOSTILE_NAMES, words(locale))
    in_order(written(picture), picture)


def test_the_zoom_shows_the_adventurer_wherever_it_is() -> None:
    view: CalabozoView = moving(4).view(None)
    drawn = set()
    for square in board().squares:
        picture = zoom_picture(changed(view, A, square=square), A, NAMES, words())
        texts = [line.text for line in written(picture)]
        assert square[0] in texts
        assert square[1:] in texts
        drawn.add(picture.svg)
    assert len(drawn) == len(board().squares)


@pytest.mark.parametrize("locale", LOCALES)
def test_the_adventurers_to_choose_from_are_named(locale: str) -> None:
    say = words(locale)
    for figures in ((Figure.MAGE,), (Figure.ELF, Figure.DWARF), tuple(Figure)):
        picture = figures_picture(figures, say)
        lines = written(picture)
        in_order(lines, picture)
        names = [say(f"figure-{figure.value}") for figure in figures]
        assert [line.text for line in lines if line.text in names] == names
        assert all(name in picture.alt for name in names)


def test_a_shown_hand_of_ones_own_is_marked() -> None:
    view: CalabozoView = crowded().view(E)
    assert hand_of(view).svg != hand_of(changed(view, E, shows_hand=False)).svg
