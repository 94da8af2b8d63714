"""The registry finds the games by itself."""

from dataclasses import replace

import pytest

from rules.engine.errors import (
    AnswerRefused,
    ContentError,
    EngineError,
    IllegalAnswer,
    Misfit,
    NotYourQuestion,
    QuestionClosed,
    RecordDamaged,
    ReplayError,
    ReplayMismatch,
    UnknownGame,
)
from rules.engine.rulebook import Registry, all_games
from tests.toy import RULEBOOK as TOY


def test_games_are_found_by_their_keys() -> None:
    games = all_games()
    assert "calderos" in {rulebook.key for rulebook in games}
    assert all(games[rulebook.key] is rulebook for rulebook in games)


def test_an_unknown_game_is_named() -> None:
    with pytest.raises(UnknownGame, match="'chess'") as caught:
        all_games()["chess"]
    assert caught.value.key == "chess"


def test_two_games_cannot_have_one_key() -> None:
    with pytest.raises(ValueError, match="'toy'"):
        Registry([TOY, replace(TOY, version=2)])
    assert list(Registry([TOY, TOY])) == [TOY]


def test_the_toy_game_is_for_tests_only() -> None:
    assert "toy" not in {rulebook.key for rulebook in all_games()}


@pytest.mark.parametrize("kind", [QuestionClosed, NotYourQuestion, IllegalAnswer])
def test_refused_answers_can_be_caught_together(kind: type[Exception]) -> None:
    assert issubclass(kind, AnswerRefused)


@pytest.mark.parametrize("kind", [ReplayMismatch, RecordDamaged])
def test_records_that_do_not_replay_can_be_caught_together(kind: type[Exception]) -> None:
    assert issubclass(kind, ReplayError)


@pytest.mark.parametrize("kind", [AnswerRefused, ReplayError, UnknownGame, ContentError])
def test_all_errors_of_the_engine_can_be_caught_together(kind: type[Exception]) -> None:
    assert issubclass(kind, EngineError)


def test_a_mismatch_names_the_entry_and_the_reason() -> None:
    error = ReplayMismatch(7, "it cannot be read", Misfit.UNREADABLE)
    assert (error.entry, error.reason) == (7, "it cannot be read")
    assert str(error) == "journal entry 7: it cannot be read"
