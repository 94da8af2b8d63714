"""The table and a hand in words, and what there is to draw."""

from dataclasses import replace
from typing import Any

import pytest

from bot.face import Face
from bot.speech import Speaker
from bot.text import Locale, common_texts
from cogs.calderos.face import calderos_face
from rules.calderos import RULEBOOK, events
from rules.calderos.content import INGREDIENTS, Card, Student
from rules.calderos.options import CalderosOptions, Characters
from rules.calderos.view import CalderosView
from rules.engine.game import Game
from rules.engine.randomness import Stream
from rules.engine.seats import Seat
from tests.cogs.calderos.art.samples import place, table

NAMES = {Seat(0): "Ana", Seat(1): "Bo", Seat(2): "*Cid*"}
languages = pytest.mark.parametrize("locale", list(Locale))


@pytest.fixture(scope="module")
def face() -> Face:
    """The game's face."""
    return calderos_face(common_texts())


@pytest.fixture
def game() -> Game:
    """A game of three after some turns."""
    game = Game(RULEBOOK, 3, bytes(32), CalderosOptions(characters=Characters.DEAL))
    for _ in range(12):
        asked = next(iter(game.open.values()))
        policy: Any = RULEBOOK.policies["sensible"]
        stream = Stream(bytes(32), str(asked.number))
        game.answer(asked.seat, asked.number, policy(game.view(asked.seat), asked.question, stream))
    return game


def speaker(face: Face, locale: Locale) -> Speaker:
    """Return who speaks of the game."""
    return Speaker(face.texts, locale, NAMES)


@languages
def test_the_table_in_words_tells_all_that_lies_there(
    face: Face, game: Game, locale: Locale
) -> None:
    view = game.view(None)
    say = speaker(face, locale)
    words = face.describe_table(view, say)
    for there in view.places:
        assert say.name(there.seat) in words
        for card in there.cauldron.ingredients:
            assert say.word(card) in words
    assert str(view.draw_pile) in words
    assert "\\*Cid\\*" in words


@languages
def test_the_table_in_words_says_the_same_whoever_looks(
    face: Face, game: Game, locale: Locale
) -> None:
    say = speaker(face, locale)
    told = {face.describe_table(game.view(viewer), say) for viewer in (None, *NAMES)}
    assert len(told) == 1


@languages
def test_a_hand_in_words_names_each_card(face: Face, game: Game, locale: Locale) -> None:
    say = speaker(face, locale)
    for seat in NAMES:
        view = game.view(seat)
        told = face.describe_hand(view, say)
        assert view.hand
        assert all(say.word(card) in told for card in view.hand)
    empty = face.describe_hand(game.view(None), say)
    assert not any(say.word(card) in empty for card in Card)


@languages
def test_pictures_come_with_words(face: Face, game: Game, locale: Locale) -> None:
    say = speaker(face, locale).plain()
    table = face.draw_table(game.view(None), NAMES, say)
    assert "Ana" in table.alt
    hand = face.draw_hand(game.view(Seat(0)), say)
    assert hand is not None
    assert all(say.word(card) in hand.alt for card in game.view(Seat(0)).hand)


def test_the_public_holds_nothing_to_draw(face: Face, game: Game) -> None:
    say = speaker(face, Locale.EN).plain()
    assert face.draw_hand(game.view(None), say) is None


def test_an_empty_hand_is_a_picture_too(face: Face, game: Game) -> None:
    view = replace(game.view(Seat(0)), hand=())
    hand = face.draw_hand(view, speaker(face, Locale.EN).plain())
    assert hand is not None
    assert hand.alt == "Your hand is empty"


@languages
def test_whoever_is_to_choose_a_student_sees_those_who_are_free(face: Face, locale: Locale) -> None:
    say = speaker(face, locale).plain()
    game = Game(RULEBOOK, 3, bytes(32))
    game.answer(Seat(0), 0, Student.LYRA)
    view = game.view(Seat(1))
    picture = face.draw_hand(view, say)
    assert picture is not None
    for student in Student:
        shown = student is not Student.LYRA
        assert (say.word(student) in picture.alt) == shown
        assert (say.word(student) in face.describe_hand(view, say)) == shown
    seated = face.draw_hand(game.view(Seat(0)), say)
    assert seated is not None
    assert say.word(Student.LYRA) not in seated.alt


@languages
def test_each_student_is_introduced_in_a_line_of_their_own(face: Face, locale: Locale) -> None:
    say = speaker(face, locale)
    lines = {say.about(student) for student in Student}
    assert None not in lines
    assert len(lines) == len(Student)
    assert all(len(line or "") <= 100 for line in lines)


def words_of(face: Face, view: CalderosView, locale: Locale = Locale.EN) -> list[str]:
    """Return the table in words, line by line."""
    return face.describe_table(view, speaker(face, locale)).splitlines()


def test_the_table_says_until_when_spells_last(face: Face) -> None:
    view = table(place(0), place(1, blocked=True, broken=True), turn=1)
    told = "\n".join(words_of(face, view))
    assert "wand broken until **Ana**’s next turn ends" in told
    assert "**blocked** until **Ana**’s next turn ends" in told
    told = "\n".join(words_of(face, replace(view, turn=Seat(0))))
    assert "wand broken until this turn ends" in told
    assert "**blocked** until this turn ends" in told
    told = "\n".join(words_of(face, view, Locale.ES))
    assert "varita rota hasta que termine el próximo turno de **Ana**" in told


def test_after_the_game_nobody_is_to_play_and_the_winner_is_marked(face: Face) -> None:
    before = table(place(0), place(1), turn=0)
    assert [line for line in words_of(face, before) if "to play" in line]
    after = words_of(face, replace(before, winner=Seat(0)))
    assert not any("to play" in line for line in after)
    assert [line for line in after if "has won" in line] == [
        "**Ana** · Aldric · 5 cards · 🏆 has won"
    ]


def test_a_rival_is_described_by_what_all_can_see(face: Face) -> None:
    assert face.describe_seat is not None
    say = speaker(face, Locale.EN)
    view = table(
        place(0, blocked=True, enchanted=True, hand=1),
        place(1, broken=True, ingredients=INGREDIENTS[:2]),
        hand=(Card.MIRROR,),
        viewer=0,
    )
    assert [face.describe_seat(view, Seat(seat), say) for seat in (0, 1)] == [
        "one card, loses the next turn, cauldron blocked, cauldron empty",
        "5 cards, wand broken, 2 of 5 ingredients: Yeti frost and Unicorn flatulence",
    ]


@languages
def test_what_stops_a_rival_is_within_what_a_menu_shows(face: Face, locale: Locale) -> None:
    assert face.describe_seat is not None
    say = speaker(face, locale).plain()
    view = table(
        place(0), place(1, broken=True, enchanted=True, blocked=True, ingredients=INGREDIENTS)
    )
    told = face.describe_seat(view, Seat(1), say) or ""
    assert told.index(":") < 100


@languages
def test_the_words_for_a_block_are_the_same_everywhere(face: Face, locale: Locale) -> None:
    say = speaker(face, locale)
    word = {Locale.EN: "block", Locale.ES: "bloque"}[locale]
    blocked = table(place(0), place(1, blocked=True))
    caster, target = Seat(0), Seat(1)
    for told in (
        face.describe_table(blocked, say),
        say.tell(events.CauldronBlocked(caster, target, already=False)),
        say.tell(events.CauldronBlocked(caster, target, already=True)),
        say.tell(events.CauldronRelit(target)),
        say.description(Card.CAULDRON_BLOCK),
        face.draw_table(blocked, NAMES, say.plain()).alt,
    ):
        assert word in (told or "").casefold()
