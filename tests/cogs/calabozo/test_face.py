"""The board in words, an adventurer in words, and what there is to draw for whom."""

from dataclasses import replace
from typing import Any

import pytest

from bot.face import Face
from bot.panels.common import TEXT_LIMIT
from bot.speech import Speaker
from bot.text import Locale, common_texts
from cogs.calabozo.describe import free_figures, text_map
from cogs.calabozo.face import calabozo_face, draw_hand
from rules.calabozo import RULEBOOK
from rules.calabozo.board import board
from rules.calabozo.content import Dragon, Figure, Monster
from rules.calabozo.state import Fallen
from rules.calabozo.view import CalabozoView, LairView
from rules.engine.game import Game
from rules.engine.randomness import Stream
from rules.engine.seats import Seat
from tests.cogs.calabozo.art.samples import NAMES, alone, changed, crowded, moving, seeing
from tests.games.calabozo.layout import A, B, C, D, F, fresh

ROOM = TEXT_LIMIT - 200
"""What a panel leaves beside the line that says who is waited for."""

languages = pytest.mark.parametrize("locale", list(Locale))


@pytest.fixture(scope="module")
def face() -> Face:
    """The game's face; what cannot be said raises."""
    face = calabozo_face(common_texts())
    return replace(face, texts=face.texts.strictly())


@pytest.fixture(scope="module")
def games() -> list[Game]:
    """One game after so many answers each: from the choice of adventurers to its middle."""
    played = []
    policy: Any = RULEBOOK.policies["sensible"]
    for answers in (0, 2, 9, 40, 120):
        game = Game(RULEBOOK, 8, bytes([7] * 32))
        for _ in range(answers):
            if game.open:
                asked = next(iter(game.open.values()))
                view, chance = game.view(asked.seat), Stream(bytes(32), str(asked.number))
                game.answer(asked.seat, asked.number, policy(view, asked.question, chance))
        played.append(game)
    return played


def speaker(face: Face, locale: Locale = Locale.EN) -> Speaker:
    """Return who speaks of the game."""
    return Speaker(face.texts, locale, NAMES)


@languages
def test_a_game_can_be_looked_at_all_along(face: Face, games: list[Game], locale: Locale) -> None:
    say = speaker(face, locale)
    assert face.describe_seat is not None
    for game in games:
        assert NAMES[A] in face.draw_table(game.view(None), NAMES, say.plain()).alt
        assert len(face.describe_table(game.view(None), say)) < ROOM
        for seat in NAMES:
            view = game.view(seat)
            assert face.draw_hand(view, say.plain()) is not None
            assert 0 < len(face.describe_hand(view, say)) < ROOM
            assert face.describe_seat(game.view(None), seat, say)


@languages
def test_the_table_in_words_says_the_same_whoever_looks(
    face: Face, games: list[Game], locale: Locale
) -> None:
    say = speaker(face, locale)
    tables = [*games, crowded().game]
    for game in tables:
        told = {face.describe_table(game.view(viewer), say) for viewer in (None, *NAMES)}
        assert len(told) == 1
        view = game.view(A)
        secret = seeing(view, view.guarded[0], Monster.LICH, face_up=False)
        if not any(one.square == view.guarded[0] for one in view.lairs):
            assert face.describe_table(secret, say) in told


def test_the_table_in_words_never_tells_what_is_in_a_hand(face: Face) -> None:
    say = speaker(face)
    told = {
        face.describe_table(crowded(4, hands={A: hand}, shown=[], dead=[]).view(None), say)
        for hand in (["ring", "sword"], ["energy-gem", "elixir"])
    }
    assert len(told) == 1


def test_the_text_map_shows_ways_lairs_and_adventurers() -> None:
    assert text_map(crowded().view(None)).splitlines() == [
        "   A B C D E F G H I J K L M N O P Q",
        " 1 □U╞ ═ ╦ ═ ═ ═ ═ ╡d╞ ═ ═ ╦ ═ ═ ╗ □U",
        " 2 ╥ ╔ ╗m║ ╞m╦ ╡m  ╥   ╔m╗m╠ ╦m╗m╚ ╗",
        " 3 ║ ╠m╝m║ ╞ ╩ ╦ ╡ ╠2╦ ╩m╣m║ ╚m╝m  ║",
        " 4 ╠ ╩ ═ ╬ ═1╗m║   ║ ╚ ═ ╩ ╩ ═ ═ ═ ╣",
        " 5 ╠ ╡d  ║   ╨m║   ║   ╞m╦m╡m╥   ╞4╣",
        " 6 ║     ║     ║   ║     ║   ║     ║",
        " 7 ╠ ═ ═ ╬ ═ ╦ ╩ ═ 7+═ ╦ ╩ ═ ╬ ═ ═ ╣",
        " 8 ║     ║   ║     ║   ║     ║     ║",
        " 9 ╠ ╡d  ╨ ╞m╩m╡m  ║   ║ ╥m  ║   ╞ ╣",
        "10 ╠ ═ ═ ═ ╦ ╦ ═ ╗ ║   ║ ╚m═m╬ ═ ╦ ╣",
        "11 ║   ╔m╗m║ ╠m╦m╩ ╣ ╞ ╩ ╦ ╡ ║ ╔m╣m║",
        "12 ╚ ╗ ╚m╩5╣ ╚m╝m  ╨   ╞m╩m╡m║ ╚m╝m╨",
        "13 □U╚ ═ ═ ╩ ═ ═ ╡ ╞d═ ═ ═ ═ ╩ ═ ╡ □U",
    ]


def test_the_text_map_shows_the_hall_and_who_stands_there_alone() -> None:
    row = board().hall.row + 1
    bare = moving(4).view(None)
    assert "H" in text_map(bare).splitlines()[row]
    visited = changed(bare, A, square=board().hall)
    assert "╬1" in text_map(visited).splitlines()[row]


def lines_of(face: Face, view: CalabozoView) -> list[str]:
    """Return the adventurers' lines in English."""
    told = face.describe_table(view, speaker(face)).splitlines()
    return [line for line in told if line.startswith("**")]


def test_adventurers_are_told_with_how_they_fare(face: Face) -> None:
    assert lines_of(face, crowded(6).view(None)) == [
        (
            "**1** **Marisol** · Dwarf · red team · to play · cell E4 · 5 treasures"
            " · ways on: east, west (door)"
        ),
        (
            "**2** **Don Ramón** · Elf · blue team · I3 · loses 2 turns · no treasures"
            " · ways on: north, east, south, west (secret door)"
        ),
        "**3** **xX\\_Slayer\\_Xx** · Warrior · red team · dead (Underworld A1) · no treasures",
        (
            "**4** **Иван** · Mage · blue team · tower P5 · no treasures"
            " · ways on: north (secret door), east (door)"
        ),
        (
            "**5** **Zoë** · Dwarf · red team · cell D12 · 3 treasures · seen by teammates"
            " · ways on: north, east (door), west"
        ),
        "**6** **Tomás** · Elf · blue team · dead (Underworld A1) · no treasures",
    ]


@pytest.mark.parametrize(
    ("facts", "told"),
    [
        ({"out": True}, "out of the game"),
        ({"jailed": True, "lost_turns": 1}, "in jail · loses a turn"),
        ({"bound": True}, "must fight"),
        ({"figure": None}, "no adventurer yet"),
        ({"dead": True, "out": True}, "dead (G4) · out of the game"),
    ],
)
def test_what_ails_an_adventurer_is_told(face: Face, facts: dict[str, Any], told: str) -> None:
    view = changed(moving(4).view(None), A, **facts)
    assert told in lines_of(face, view)[0]


def test_the_beginning_and_the_end_are_told(face: Face) -> None:
    start = fresh(2).view(None)
    told = face.describe_table(start, speaker(face)).splitlines()[0]
    assert told == ("Before the first round · 4 rings win · 42 monsters left · 6 dragons left")
    won = lines_of(face, replace(moving(4).view(None), winners=(A, C)))
    assert ["victory" in line for line in won] == [True, False, True, False]


@languages
def test_what_lies_face_up_and_who_lies_for_good_is_told(face: Face, locale: Locale) -> None:
    say = speaker(face, locale)
    view = crowded().view(None)
    told = face.describe_table(view, say)
    for foe in (Monster.ZOMBIE, Monster.LICH, Dragon.RED):
        assert say.word(foe) in told
    fallen = replace(view, fallen=(Fallen(B, Figure.MAGE, board().squares[0]),))
    assert say.say(
        "text-fallen-one", seat=B, figure=Figure.MAGE, square=board().squares[0]
    ) in face.describe_table(fallen, say)


def test_a_seat_in_one_line_begins_with_what_matters(face: Face) -> None:
    assert face.describe_seat is not None
    say = speaker(face).plain()
    view = crowded().view(None)
    told = {seat: face.describe_seat(view, seat, say) for seat in NAMES}
    assert told[A] == "Dwarf, cell E4, 5 treasures"
    assert told[B] == "Elf, I3, loses 2 turns, no treasures"
    assert told[F] == "Elf, dead (Underworld A1), no treasures"
    assert face.describe_seat(fresh(2).view(None), A, say) == "No one yet"


def test_a_hand_in_words(face: Face) -> None:
    view: CalabozoView = moving(2).view(A)
    assert face.describe_hand(view, speaker(face)).splitlines() == [
        "**1** **Marisol** · Dwarf · red team · to play · G4 · 4 treasures · ways on: north, south",
        "Your treasures: Ring, Sword, Energy Gem ×2. Rings that you know of: 2 of 4.",
        "In an attack: Sword +1.",
        "Your move can end on F3, H3, G5, G6.",
        "**xX\\_Slayer\\_Xx** shows you Ring, Bow.",
    ]
    secret = seeing(view, "F4", Monster.OGRE, face_up=False)
    assert "Seen by you alone: F4: ogre." in face.describe_hand(secret, speaker(face))


def test_who_has_nothing_is_told_so(face: Face) -> None:
    view = moving(2, hands={}, shown=[C]).view(A)
    told = face.describe_hand(view, speaker(face))
    assert "You have no treasures." in told
    assert "shows you an empty hand." in told
    assert face.describe_hand(crowded().view(None), speaker(face)) == (
        "You have no adventurer in this game."
    )


@languages
def test_the_fullest_table_in_words_is_within_a_panel(face: Face, locale: Locale) -> None:
    table = crowded(lost_turns=dict.fromkeys(map(Seat, range(8)), 2), dead=[])
    view = table.view(None)
    foes = tuple(
        LairView(square, Dragon.GOLD, face_up=True, lost=2) for square in view.guarded[:16]
    )
    names = dict.fromkeys(NAMES, "*" * 32)
    say = Speaker(face.texts, locale, names)
    assert len(face.describe_table(replace(view, lairs=foes), say)) < ROOM
    assert len(face.describe_hand(table.view(A), say)) < ROOM


def test_whoever_has_no_adventurer_yet_sees_those_that_are_left(face: Face) -> None:
    view = fresh(2).view(A)
    assert free_figures(view) == tuple(Figure)
    assert "Dwarf" in face.describe_hand(view, speaker(face))
    say = speaker(face).plain()
    picture = draw_hand(view, say)
    assert picture is not None
    assert "choose" in picture.alt
    used = changed(changed(alone(4).view(B), B, figure=None), D, figure=Figure.DWARF)
    assert free_figures(used) == (Figure.ELF, Figure.WARRIOR, Figure.MAGE)
    fallen = replace(used, fallen=(Fallen(B, Figure.ELF, board().squares[0]),))
    assert Figure.ELF in free_figures(fallen)
    twice = replace(fallen, fallen=(*fallen.fallen, Fallen(C, Figure.ELF, board().squares[0])))
    assert Figure.ELF not in free_figures(twice)


def test_the_picture_of_a_hand_is_where_one_can_go_only_while_moving(face: Face) -> None:
    say = speaker(face).plain()
    table = moving(3)
    mover, other = draw_hand(table.view(A), say), draw_hand(table.view(B), say)
    assert mover is not None
    assert other is not None
    assert mover.alt.startswith("3 steps left.")
    assert "steps left" not in other.alt
    assert draw_hand(table.view(None), say) is None
