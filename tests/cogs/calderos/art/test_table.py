"""The table as a picture: what it shows, what it hides, and that nothing leaves its place."""

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.art import ALT_LIMIT, Picture, paint
from cogs.calderos.art import table_picture
from cogs.calderos.art.places import NAME_WIDTH, PLACE_WIDTH
from rules.calderos.content import INGREDIENTS, Card, Student
from rules.calderos.view import CalderosView
from rules.engine.seats import Seat
from tests.cogs.calderos.art.reading import written
from tests.cogs.calderos.art.samples import (
    HANDS,
    HOSTILE_NAMES,
    LOCALES,
    NAMES,
    bare,
    eventful,
    place,
    table,
    words,
)

SEATS = range(2, 6)


def draw(view: CalderosView) -> Picture:
    return table_picture(view, NAMES, words("en"))


@pytest.mark.parametrize("seats", SEATS)
def test_a_table_is_a_png_that_discord_takes(seats: int) -> None:
    picture = draw(eventful(seats))
    png = paint(picture)
    assert png.startswith(b"\x89PNG\r\n\x1a\n")
    assert len(png) < 2**20
    assert 0 < len(picture.alt) <= ALT_LIMIT


@pytest.mark.parametrize("seats", SEATS)
def test_every_player_is_named_once(seats: int) -> None:
    texts = [line.text for line in written(draw(eventful(seats)))]
    assert [texts.count(NAMES[Seat(seat)]) for seat in range(seats)] == [1] * seats


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("seats", SEATS)
def test_no_text_leaves_the_picture_or_is_too_small(seats: int, locale: str) -> None:
    picture = table_picture(eventful(seats), HOSTILE_NAMES, words(locale))
    for line in written(picture):
        assert line.left >= 0
        assert line.right <= picture.width
        assert line.size >= 28, "14 px when shown 550 px wide"


@settings(deadline=None, max_examples=40)
@given(st.dictionaries(st.integers(0, 4).map(Seat), st.text(max_size=40)))
def test_any_name_stays_in_its_place(names: dict[Seat, str]) -> None:
    lines = written(table_picture(bare(5), names, words("es")))
    assert all(line.right - line.left <= NAME_WIDTH < PLACE_WIDTH for line in lines)


def test_a_name_that_cannot_be_drawn_becomes_a_number() -> None:
    picture = table_picture(eventful(5), HOSTILE_NAMES, words("en"))
    texts = {line.text for line in written(picture)}
    assert {"Player 4", "Player 5", "<b>&\"'</b>"} <= texts
    assert not set("\u202e\u200b\u2066") & set(picture.svg + picture.alt)


def test_what_hands_hold_changes_nothing() -> None:
    pictures = {
        table_picture(replace(eventful(3), hand=hand, viewer=viewer), NAMES, words("en")).svg
        for hand in ((), *HANDS)
        for viewer in (None, Seat(0), Seat(2))
    }
    assert len(pictures) == 1


def test_the_same_table_gives_the_same_drawing() -> None:
    assert draw(eventful(5)) == draw(eventful(5))


@pytest.mark.parametrize(
    "changed",
    [
        place(0, broken=True),
        place(0, enchanted=True),
        place(0, blocked=True),
        place(0, colour=Student.CORVUS),
        place(0, hand=4),
        *(place(0, ingredients=(card,)) for card in INGREDIENTS),
        replace(place(0), student=Student.LYRA),
        replace(place(0), cauldron=None),
    ],
)
def test_whatever_changes_at_a_place_shows(changed: object) -> None:
    before = table(place(0), place(1))
    after = replace(before, places=(changed, place(1)))  # type: ignore[arg-type]
    assert draw(before).svg != draw(after).svg
    assert draw(before).alt != draw(after).alt


def test_turn_winner_and_piles_show() -> None:
    before = table(place(0), place(1))
    for after in (
        replace(before, turn=Seat(1)),
        replace(before, winner=Seat(0)),
        replace(before, draw_pile=7),
        replace(before, discard_pile=0),
    ):
        assert draw(before).svg != draw(after).svg
        assert draw(before).alt != draw(after).alt


def test_the_order_of_ingredients_does_not_matter() -> None:
    some = (Card.YETI_FROST, Card.GNOME_VOMIT)
    one, other = (table(place(0, ingredients=i), place(1)) for i in (some, some[::-1]))
    assert draw(one) == draw(other)


def test_the_alternative_text_tells_the_table() -> None:
    view = table(
        place(0, broken=True, ingredients=INGREDIENTS[:2], colour=Student.LYRA),
        place(1, blocked=True, enchanted=True, hand=1),
        draw=40,
        discard=0,
    )
    assert draw(view).alt == (
        "It is Marisol’s turn. Marisol (Aldric): 5 cards, broken wand, "
        "Lyra’s cauldron with Yeti frost + Unicorn flatulence. "
        "Don Ramón (Lyra): 1 card, loses the next turn, Lyra’s cauldron, blocked, with nothing. "
        "Draw pile: 40. Discards: 0."
    )


def test_alternative_text_of_the_fullest_table_is_within_the_limit() -> None:
    full = table(*(
        place(i, broken=True, blocked=True, enchanted=True, ingredients=INGREDIENTS)
        for i in range(5)
    ))  # fmt: skip
    names = {Seat(i): "W" * 32 for i in range(5)}
    for locale in LOCALES:
        assert len(table_picture(full, names, words(locale)).alt) <= ALT_LIMIT
