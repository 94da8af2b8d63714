"""The pictures: what they show, what they hide, and that nothing leaves its place."""

from dataclasses import replace
from re import findall
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.art import ALT_LIMIT, Picture, paint
from bot.art.lettering import ELLIPSIS, fits
from bot.art.svg import document
from bot.text import Locale
from cogs.cave_troll.art import hand_picture, table_picture
from cogs.cave_troll.art.dungeon import door_at
from cogs.cave_troll.art.figures import BASE, figure, token
from cogs.cave_troll.art.hand import EFFECT, EFFECT_LINES, EFFECT_WIDTH, card_sign
from cogs.cave_troll.art.legend import NAME, kinds, name_width
from cogs.cave_troll.art.panels import NAME_WIDTH, PANEL_WIDTH
from cogs.cave_troll.art.spaces import box_of, figures
from cogs.cave_troll.art.style import CELL, EDGE, WIDTH
from rules.cave_troll.board import Space, board
from rules.cave_troll.content import Artifact, Card, Character, Figure, box, heroes
from rules.cave_troll.options import CharacterSet
from rules.cave_troll.view import CaveTrollView, PieceView
from rules.engine.seats import Seat
from tests.cogs.calderos.art.reading import written
from tests.cogs.cave_troll.samples import (
    HOSTILE_NAMES,
    NAMES,
    crowded,
    in_play,
    piece,
    place,
    seen_by,
    space,
    speaker,
    table,
)

SEATS = range(2, 5)
LEAST = 28
"""The size of letters that are 14 pixels high where Discord shows the picture."""

languages = pytest.mark.parametrize("locale", list(Locale))
sets = pytest.mark.parametrize("which", list(CharacterSet))


def draw(view: CaveTrollView, locale: Locale = Locale.EN) -> Picture:
    return table_picture(view, NAMES, speaker(locale).plain().say)


def hand(view: CaveTrollView, locale: Locale = Locale.EN) -> Picture:
    return hand_picture(view, speaker(locale).plain().say)


def texts(picture: Picture) -> list[str]:
    return [line.text for line in written(picture)]


def test_every_character_has_a_sign_of_its_own_in_each_colour() -> None:
    drawn = {
        document(40, 40, token(character, Seat(seat)))
        for character in Character
        for seat in range(4)
    }
    assert len(drawn) == 4 * len(Character)


def test_adventurers_show_their_number_and_chests_their_owner() -> None:
    for number in range(1, 10):
        svg = document(40, 40, figure(piece(1, Figure(f"adventurer-{number}"))))
        assert f">{number}</text>" in svg
    chests = {document(40, 40, figure(piece(seat, Figure.TREASURE_CHEST))) for seat in range(4)}
    assert len(chests) == 4


def test_every_card_has_a_sign() -> None:
    drawn = {document(40, 40, card_sign(card, Seat(0))) for card in Card}
    assert len(drawn) == len(Card) - 1, "the two Adventurers bring the same figure"


@sets
@pytest.mark.parametrize("seats", SEATS)
def test_a_table_is_a_png_that_discord_takes(which: CharacterSet, seats: int) -> None:
    picture = draw(crowded(which, seats))
    png = paint(picture)
    assert png.startswith(b"\x89PNG\r\n\x1a\n")
    assert len(png) < 2**20
    assert 0 < len(picture.alt) <= ALT_LIMIT
    assert ELLIPSIS not in picture.alt


@pytest.mark.parametrize("seats", SEATS)
def test_every_player_is_named_in_a_panel_and_the_one_to_play_in_the_banner(seats: int) -> None:
    said = texts(draw(table(*map(place, range(seats)))))
    assert [said.count(NAMES[Seat(seat)]) for seat in range(seats)] == [1] * seats
    assert "Marisol is to play" in said


@languages
@sets
def test_no_text_leaves_the_picture_or_is_too_small(which: CharacterSet, locale: Locale) -> None:
    say = speaker(locale).plain().say
    for view in (table(characters=which), crowded(which)):
        picture = table_picture(view, HOSTILE_NAMES, say)
        for line in written(picture):
            assert line.left >= 0
            assert line.right <= picture.width
            # The number on an Adventurer is as large as its base, which shrinks in a crowd.
            assert line.size >= LEAST or (line.text.isdigit() and len(line.text) == 1), line


def test_room_numbers_are_large_and_all_there() -> None:
    lines = [line for line in written(draw(table())) if line.size == pytest.approx(32)]
    shown = {line.text for line in lines}
    assert {str(number) for number in range(1, 34)} <= shown
    assert {"S1", "S2", "S3", "S4", "P1", "P2", "P3"} <= shown
    spanish = set(texts(draw(table(), Locale.ES)))
    assert {"E1", "E4", "F1", "F3"} <= spanish


def test_gold_of_rooms_is_written_in_each() -> None:
    before, after = (
        texts(draw(table(spaces=(space(Space.ROOM_16, worth=worth),)))) for worth in (5, 14)
    )
    assert after.count("14") == before.count("14") + 1
    assert after.count("5") == before.count("5") - 1


def test_a_door_lies_on_the_wall_between_its_spaces() -> None:
    boxes = {one.space: box_of(one) for one in table().spaces}
    for one in Space:
        for other in board().doors(one):
            x, y, upright = door_at(one, other)
            for left, top, width, height in (boxes[one], boxes[other]):
                assert left <= x <= left + width
                assert top <= y <= top + height
                assert (x if upright else y) in {left, top, left + width, top + height}


def test_all_spaces_lie_on_the_board() -> None:
    covered = sum(width * height for _, _, width, height in map(box_of, table().spaces))
    assert covered == CELL * CELL * board().columns * board().rows
    assert CELL * board().columns + 2 * EDGE == WIDTH


@settings(deadline=None, max_examples=20)
@given(st.dictionaries(st.integers(0, 3).map(Seat), st.text(max_size=40)))
def test_any_name_stays_in_its_place(names: dict[Seat, str]) -> None:
    view = table(*map(place, range(4)))
    lines = written(table_picture(view, names, speaker().plain().say))
    lefts = (EDGE + 18, WIDTH - EDGE - PANEL_WIDTH + 18)
    named = [
        line for line in lines
        if line.size == pytest.approx(30)
        # A drawing's numbers have two decimals, so a pressed line may be that much aside.
        and any(line.left == pytest.approx(left, abs=0.01) for left in lefts)
    ]  # fmt: skip
    assert len(named) == 4
    assert all(line.right - line.left <= NAME_WIDTH for line in named)


def test_a_name_that_cannot_be_drawn_becomes_a_number() -> None:
    picture = table_picture(crowded(), HOSTILE_NAMES, speaker().plain().say)
    assert {"Player 4", "<b>&\"'</b>"} <= set(texts(picture))
    assert not set("\u202e\u200b\u2066") & set(picture.svg + picture.alt)


@languages
def test_names_and_effects_fit_their_places(locale: Locale) -> None:
    say = speaker(locale).plain().say
    width = EFFECT_WIDTH / EFFECT.squeeze
    for told in (
        *(say(f"card-{card.value}-effect") for card in Card),
        *(say(f"artifact-{one.value}-effect") for one in Artifact),
    ):
        assert fits(told, EFFECT.face, EFFECT.size, width, EFFECT_LINES), told
    for which in CharacterSet:
        for kind in kinds(which):
            name = say(f"character-{kind.value}")
            assert NAME.face.width(name, NAME.size) <= name_width(WIDTH - 2 * EDGE) / NAME.squeeze


@languages
def test_nothing_is_cut_off_on_one_s_cards(locale: Locale) -> None:
    for number, card in enumerate(Card):
        own = seen_by(table(), 1, card, Card.ADVENTURER,
                      artifact=[*Artifact][number % len(Artifact)])  # fmt: skip
        picture = hand(own, locale)
        for line in written(picture):
            assert ELLIPSIS not in line.text
            assert line.left >= 0
            assert line.right <= picture.width
            assert line.size >= LEAST or line.text.isdigit()


def test_what_is_hidden_changes_nothing_on_the_table() -> None:
    views = [
        seen_by(crowded(), seat, card, artifact=artifact)
        for seat in (0, 2)
        for card, artifact in (
            (Card.KNIGHT, Artifact.TAX_SCROLL),
            (Card.CAVE_TROLL, Artifact.SWIFT_BOOTS),
        )
    ]
    assert {draw(view) for view in views} == {draw(crowded())}


@languages
def test_the_tables_of_whole_games_name_no_card_in_hand_and_no_hidden_artifact(
    locale: Locale,
) -> None:
    say = speaker(locale).plain()
    for number, (game, _, _) in enumerate(in_play(3, 4)):
        if number % 12:
            continue
        pictures = {draw(game.view(viewer), locale) for viewer in (None, *map(Seat, range(3)))}
        assert len(pictures) == 1
        (picture,) = pictures
        for one in Artifact:
            assert say.word(one) not in picture.svg + picture.alt
        for card in (Card.FIND_ARTIFACT, Card.SCORE_ROOM, Card.MARKED_ADVENTURER):
            assert say.word(card) not in picture.svg + picture.alt


def test_one_s_cards_are_drawn_with_name_and_effect() -> None:
    own = seen_by(table(), 0, Card.ORC, Card.SCORE_ROOM, artifact=Artifact.SKELETON_KEY)
    said = texts(hand(own))
    assert {"Orc", "Score a Room", "Skeleton Key"} <= set(said)
    assert hand(own).alt == (
        "Your cards: Orc, Score a Room. Your artifact, face down: Skeleton Key. Below: the board."
    )
    assert "Orc" not in set(texts(hand(seen_by(table(), 0, Card.KNIGHT))))
    assert paint(hand(own)).startswith(b"\x89PNG")


HERO = piece(0, Figure.ADVENTURER_1)


@pytest.mark.parametrize(
    "change",
    [
        {"turn": Seat(1)},
        {"actions": 3},
        {"winners": (Seat(1),)},
        {"icons": 1},
        {"artifacts": 5},
        *(
            {"places": (place(0, **facts), place(1))}
            for facts in (
                {"gold": 1},
                {"deck": 17},
                {"discard": (Card.KNIGHT,)},
                {"artifacts": 1},
                {"removed": (Figure.KNIGHT,)},
            )
        ),
        {"spaces": table(spaces=(space(Space.ROOM_16, HERO, controller=Seat(0)),)).spaces},
    ],
)
def test_whatever_changes_shows(change: dict[str, Any]) -> None:
    before, after = draw(table()), draw(replace(table(), **change))
    assert before.svg != after.svg
    assert before.alt != after.alt


@pytest.mark.parametrize(
    "there",
    [
        {"pieces": (piece(1, Figure.ADVENTURER_1),)},
        {"pieces": (piece(0, Figure.ADVENTURER_2),)},
        {"pieces": (piece(0, Figure.KNIGHT),)},
        {"pieces": (HERO, piece(1, Figure.ORC))},
        {"controller": None},
        {"worth": 10},
    ],
)
def test_whatever_changes_in_a_room_shows(there: dict[str, Any]) -> None:
    plain = space(Space.ROOM_16, HERO, controller=Seat(0))
    before, after = (draw(table(spaces=(one,))).svg for one in (plain, replace(plain, **there)))
    assert before != after


def test_the_alternative_text_tells_the_table() -> None:
    view = table(
        place(0, gold=12, artifacts=1),
        place(1, deck=9, discard=(Card.ADVENTURER,) * 4, removed=(Figure.KNIGHT,)),
        spaces=(
            space(Space.ROOM_05, HERO, controller=Seat(0)),
            space(Space.ROOM_16, HERO, controller=Seat(0)),
            space(Space.ROOM_33, HERO, controller=Seat(1)),
        ),
        icons=2,
        actions=1,
    )
    assert draw(view).alt == (
        "The dungeon. Scoring icons: 2 of 5. Artifacts left: 6. "
        "Marisol is to play, with one action left. "
        "Marisol: 12 gold, deck 18, discards 0, figures removed 0, an artifact face down; "
        "controls rooms 5, 16. "
        "Don Ramón: 0 gold, deck 9, discards 4, figures removed 1; controls room 33."
    )


def test_the_same_table_gives_the_same_drawing() -> None:
    assert draw(crowded()) == draw(crowded())


def crowd(*, hero: bool) -> tuple[PieceView, ...]:
    """Return all heroes, or all monsters, of the box."""
    return tuple(
        PieceView(Seat(seat), one, kind)
        for seat in range(4)
        for one, kind in box().figures(CharacterSet.VARIANT).items()
        if (kind in heroes()) is hero
    )


CHESTS = tuple(piece(seat, Figure.TREASURE_CHEST) for seat in range(4))


@pytest.mark.parametrize(
    ("which", "many"),
    [
        (Space.STAIRS_1, crowd(hero=True)),
        (Space.PIT_1, crowd(hero=False)),
        (Space.ROOM_22, (*crowd(hero=True)[:6], *CHESTS)),
    ],
)
def test_all_figures_of_a_full_space_are_drawn_inside_it(
    which: Space, many: tuple[PieceView, ...]
) -> None:
    _, _, width, height = box_of(space(which))
    places = [dict(one.attributes)["transform"] for one in figures(many, 0, 0, width, height)]
    assert len(places) == len(set(places)) == len(many)
    for place_ in places:
        x, y, scale = map(float, findall(r"-?[0-9.]+", f"{place_}"))
        half = BASE * scale
        assert half <= x <= width - half
        assert half <= y <= height - half
