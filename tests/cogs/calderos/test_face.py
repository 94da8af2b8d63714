"""The table and a hand in words, and what there is to draw."""

from dataclasses import replace
from typing import Any

import pytest

from bot.face import Face
from bot.speech import Speaker
from bot.text import Locale, common_texts
from cogs.calderos.face import calderos_face
from rules.calderos import RULEBOOK
from rules.calderos.content import Card
from rules.calderos.options import CalderosOptions, Characters
from rules.engine.game import Game
from rules.engine.randomness import Stream
from rules.engine.seats import Seat

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
    for place in view.places:
        assert say.name(place.seat) in words
        for card in place.cauldron.ingredients:
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
    assert face.draw_hand(replace(game.view(Seat(0)), hand=()), say) is None
