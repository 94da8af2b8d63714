"""Hands, single cards and the students to choose from, as pictures."""

import pytest

from bot.art import paint
from bot.art.lettering import ELLIPSIS, wrap
from bot.art.svg import document
from cogs.calderos.art import card_picture, hand_picture, students_picture
from cogs.calderos.art.cards import EFFECT, EFFECT_LINES, NAME, NAME_LINES, TEXT_WIDTH
from cogs.calderos.art.choosing import NAME as STUDENT_NAME
from cogs.calderos.art.choosing import NAME_WIDTH as STUDENT_NAME_WIDTH
from cogs.calderos.art.hands import EMPTY
from cogs.calderos.art.illustrations import ILLUSTRATIONS
from cogs.calderos.art.piles import LABEL, LABEL_WIDTH
from cogs.calderos.art.students import portrait
from cogs.calderos.art.style import COLOURS, KINDS
from rules.calderos.content import Card, Student
from tests.cogs.calderos.art.reading import written
from tests.cogs.calderos.art.samples import LOCALES, words

ALL = tuple(Card)


def test_every_card_has_a_type_and_a_drawing_of_its_own() -> None:
    assert set(KINDS) == set(Card)
    drawings = {document(100, 100, ILLUSTRATIONS[card]()) for card in Card}
    assert len(drawings) == len(Card)


def test_every_student_has_a_colour_and_a_portrait_of_their_own() -> None:
    assert len({COLOURS[student] for student in Student}) == len(Student)
    drawings = {document(120, 140, portrait(student)) for student in (*Student, None)}
    assert len(drawings) == len(Student) + 1


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("card", ALL)
def test_card_text_fits_without_being_shortened(card: Card, locale: str) -> None:
    say = words(locale)
    name = wrap(
        say(f"card-{card.value}"), NAME.face, NAME.size, TEXT_WIDTH / NAME.squeeze, NAME_LINES
    )
    effect = wrap(
        say(f"card-{card.value}-effect"),
        EFFECT.face,
        EFFECT.size,
        (TEXT_WIDTH - 6) / EFFECT.squeeze,
        EFFECT_LINES,
    )
    assert ELLIPSIS not in "".join(name + effect)


@pytest.mark.parametrize("locale", LOCALES)
def test_labels_fit(locale: str) -> None:
    say = words(locale)
    for message in ("art-draw-pile", "art-discard-pile"):
        assert LABEL.face.width(say(message), LABEL.size) <= LABEL_WIDTH / LABEL.squeeze
    assert EMPTY.face.width(say("art-hand-empty"), EMPTY.size) <= 620


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("size", range(9))
def test_a_hand_shows_each_of_its_cards_inside_the_picture(size: int, locale: str) -> None:
    say = words(locale)
    cards = ALL[3 : 3 + size]
    picture = hand_picture(cards, say)
    lines = written(picture)
    text = " ".join(line.text for line in lines)
    for card in cards:
        assert all(word in text for word in say(f"card-{card.value}").split())
        assert say(f"card-{card.value}") in picture.alt
    for line in lines:
        assert line.left >= 0
        assert line.right <= picture.width
        assert line.size >= 28, "14 px when shown 550 px wide"


@pytest.mark.parametrize("size", [0, 5, 8])
def test_a_hand_is_a_png_that_discord_takes(size: int) -> None:
    png = paint(hand_picture(ALL[:size], words("en")))
    assert png.startswith(b"\x89PNG")
    assert len(png) < 2**20


def test_copies_in_a_hand_are_each_drawn_and_the_order_is_kept() -> None:
    picture = hand_picture((Card.MIRROR, Card.EXPLOSION, Card.MIRROR), words("en"))
    names = [line.text for line in written(picture) if line.text in {"Mirror", "Explosion"}]
    assert names == ["Mirror", "Explosion", "Mirror"]
    assert picture.alt == "Your 3 cards: Mirror, Explosion, Mirror."


def test_one_card_large_says_what_it_does() -> None:
    picture = card_picture(Card.CAULDRON_THEFT, words("es"))
    assert picture.alt == "Robo de caldero (Ataque). Cambia de caldero con un rival."
    assert paint(picture).startswith(b"\x89PNG")


def test_the_same_hand_gives_the_same_drawing() -> None:
    assert hand_picture(ALL[:5], words("en")) == hand_picture(ALL[:5], words("en"))


@pytest.mark.parametrize("free", range(1, 6))
def test_free_students_are_named_inside_the_picture(free: int) -> None:
    students = tuple(Student)[-free:]
    picture = students_picture(students, words("es"))
    lines = written(picture)
    assert [line.text for line in lines] == [words("es")(f"student-{one}") for one in students]
    for line in lines:
        assert 0 <= line.left < line.right <= picture.width
        assert line.size >= 28, "14 px when shown 550 px wide"
    png = paint(picture)
    assert png.startswith(b"\x89PNG")
    assert len(png) < 2**20


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("student", Student)
def test_students_names_fit(student: Student, locale: str) -> None:
    width = STUDENT_NAME.face.width(words(locale)(f"student-{student}"), STUDENT_NAME.size)
    assert width <= STUDENT_NAME_WIDTH / STUDENT_NAME.squeeze
