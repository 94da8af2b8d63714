"""Rebuilding a game from its record."""

from collections.abc import Iterable
from typing import Any

from pydantic import ValidationError

from rules.engine.errors import AnswerRefused, Misfit, RecordDamaged, ReplayMismatch
from rules.engine.game import Game
from rules.engine.questions import OpenQuestion
from rules.engine.record import (
    Answered,
    Ended,
    Entry,
    GameRecord,
    HandedOver,
    Returned,
    TakenOver,
    TimedOut,
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
        raise RecordDamaged(f"it is no game of {rulebook.key}", Misfit.GAME)
    if record.rules_version != rulebook.version:
        raise ReplayMismatch(
            0,
            f"played by version {record.rules_version} of the rules, this is {rulebook.version}",
            Misfit.VERSION,
        )
    try:
        options = rulebook.options.model_validate(record.options)
        return Game(rulebook, len(record.players), bytes.fromhex(record.seed), options)
    except (ValueError, ValidationError) as error:
        reason = f"no such game can be set up: {type(error).__name__}"
        raise RecordDamaged(reason, Misfit.SET_UP) from error


def play_entries(game: Game, entries: Iterable[tuple[int, Entry]]) -> None:
    """Play numbered entries on, checking each question's fingerprint.

    Raises:
        ReplayMismatch: an entry does not fit; the game stands as it was before that entry.
    """
    for number, entry in entries:
        match entry:
            case Answered():
                _play_answer(game, number, entry)
            case TimedOut():
                _asked(game, number, entry)
            case HandedOver() | Returned() | TakenOver() if not (
                0 <= entry.seat < len(game.table.seats)
            ):
                most = len(game.table.seats) - 1
                raise ReplayMismatch(
                    number,
                    "there is no such seat",
                    Misfit.NO_SEAT,
                    f"a seat from 0 to {most}",
                    str(entry.seat),
                )
            case Ended() if game.result:
                raise ReplayMismatch(number, "the rules had ended the game before", Misfit.OVER)
            case Ended():
                game.close()
            case Unreadable():
                raise ReplayMismatch(number, "it cannot be read", Misfit.UNREADABLE)


def _asked(game: Game, number: int, entry: Answered | TimedOut) -> OpenQuestion:
    """Return the question that an entry is about.

    Raises:
        ReplayMismatch: it is not open, or was put to another seat.
    """
    asked = game.open.get(entry.question)
    if asked is None:
        raise ReplayMismatch(
            number,
            f"question {entry.question} is not open",
            Misfit.CLOSED,
            " or ".join(f"question {one}" for one in game.open) or "no more questions",
            f"question {entry.question}",
        )
    if asked.seat != entry.seat:
        raise ReplayMismatch(
            number,
            f"question {entry.question} was put to another seat",
            Misfit.SEAT,
            f"seat {asked.seat}",
            f"seat {entry.seat}",
        )
    return asked


def _play_answer(game: Game, number: int, entry: Answered) -> None:
    asked = _asked(game, number, entry)
    fingerprint = asked.fingerprint()
    if fingerprint != entry.fingerprint:
        raise ReplayMismatch(
            number,
            f"question {entry.question} is not the one answered",
            Misfit.QUESTION,
            fingerprint,
            entry.fingerprint,
        )
    try:
        game.answer(Seat(entry.seat), entry.question, entry.answer)
    except AnswerRefused as refused:
        raise ReplayMismatch(number, str(refused), Misfit.ILLEGAL) from refused
    except Exception as broken:
        # Rules that have changed may fail in any way; what they say could be somebody's secret.
        reason = f"the rules broke: {type(broken).__name__}"
        raise ReplayMismatch(number, reason, Misfit.BROKEN) from broken


def replay(rulebook: Rulebook[Any, Any, Any], record: GameRecord) -> Game:
    """Rebuild a game exactly as it stood after the last entry of its record.

    Raises:
        RecordDamaged: the rules cannot set up such a game.
        ReplayMismatch: an entry does not fit the game before it.
    """
    game = new_game(rulebook, record)
    play_entries(game, standing(record.entries))
    return game
