"""Rebuilding a game from its record, and checking that the record is true."""

from collections.abc import Iterable
from typing import Any

from pydantic import ValidationError

from rules.engine.errors import AnswerRefused, RecordDamaged, ReplayMismatch
from rules.engine.game import Game
from rules.engine.randomness import commitment
from rules.engine.record import (
    Answered,
    Ended,
    Entry,
    GameRecord,
    HandedOver,
    KeptResult,
    Unreadable,
    standing,
)
from rules.engine.rulebook import Rulebook
from rules.engine.seats import Seat


def new_game(rulebook: Rulebook[Any, Any, Any], record: GameRecord) -> Game:
    """Set up a recorded game as it was before its first answer.

    Raises:
        RecordDamaged: the rules cannot set up such a game, or it is another game.
        ReplayMismatch: it was played by another version of the rules.
    """
    if record.game != rulebook.key:
        raise RecordDamaged(f"it is no game of {rulebook.key}")
    if record.rules_version != rulebook.version:
        raise ReplayMismatch(
            0, f"played by version {record.rules_version} of the rules, this is {rulebook.version}"
        )
    try:
        options = rulebook.options.model_validate(record.options)
        return Game(rulebook, len(record.players), bytes.fromhex(record.seed), options)
    except (ValueError, ValidationError) as error:
        raise RecordDamaged(f"no such game can be set up: {type(error).__name__}") from error


def play_entries(game: Game, entries: Iterable[tuple[int, Entry]]) -> None:
    """Play numbered entries on, checking each question's fingerprint.

    Raises:
        ReplayMismatch: an entry does not fit; the game stands as it was before that entry.
    """
    for number, entry in entries:
        match entry:
            case Answered():
                _play_answer(game, number, entry)
            case HandedOver() if not 0 <= entry.seat < len(game.table.seats):
                raise ReplayMismatch(number, "there is no such seat")
            case Ended() if game.result:
                raise ReplayMismatch(number, "the rules had ended the game before")
            case Ended():
                game.close()
            case Unreadable():
                raise ReplayMismatch(number, "it cannot be read")


def _play_answer(game: Game, number: int, entry: Answered) -> None:
    asked = game.open.get(entry.question)
    if asked is None:
        raise ReplayMismatch(number, f"question {entry.question} is not open")
    if asked.fingerprint() != entry.fingerprint:
        raise ReplayMismatch(number, f"question {entry.question} is not the one answered")
    try:
        game.answer(Seat(entry.seat), entry.question, entry.answer)
    except AnswerRefused as refused:
        raise ReplayMismatch(number, str(refused)) from refused
    except Exception as broken:
        # Rules that have changed may fail in any way; what they say could be somebody's secret.
        raise ReplayMismatch(number, f"the rules broke: {type(broken).__name__}") from broken


def replay(rulebook: Rulebook[Any, Any, Any], record: GameRecord) -> Game:
    """Rebuild a game exactly as it stood after the last entry of its record.

    Raises:
        RecordDamaged: the rules cannot set up such a game.
        ReplayMismatch: an entry does not fit the game before it.
    """
    game = new_game(rulebook, record)
    play_entries(game, standing(record.entries))
    return game


def verify(rulebook: Rulebook[Any, Any, Any], record: GameRecord) -> Game:
    """Replay a record and check what was announced: the commitment and the result.

    Raises:
        RecordDamaged: the seed is not the one committed to, or the result is another.
        ReplayMismatch: an entry does not fit the game before it.
    """
    if commitment(bytes.fromhex(record.seed)) != record.commitment:
        raise RecordDamaged("the seed is not the one that was committed to")
    game = replay(rulebook, record)
    played = KeptResult.of(game.result) if game.result else None
    if record.result != played:
        raise RecordDamaged("the result is not the one that was announced")
    return game
