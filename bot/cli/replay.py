"""``maese replay``: the story of a stored game."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import fields
from enum import Enum
from pathlib import Path
from typing import Annotated, TypeAlias

from cyclopts import Parameter

from bot.cli.errors import RecordUnreadable, UsageMistake
from bot.cli.records import load, rulebook_for
from bot.cli.screen import say
from bot.cli.verify import ending
from rules.engine.errors import ReplayError
from rules.engine.events import Event, Told
from rules.engine.game import Game
from rules.engine.record import (
    Answered,
    Ended,
    Entry,
    GameRecord,
    HandedOver,
    Paused,
    Resumed,
    Returned,
    Rewound,
    TakenOver,
    TimedOut,
    standing,
)
from rules.engine.replay import new_game, play_entries
from rules.engine.seats import Seat

Listener: TypeAlias = Callable[[Told], Iterable[str]]
"""Puts one telling into lines, as far as somebody heard it."""


def replay(
    file: Path | None = None,
    /,
    *,
    database: Path | None = None,
    game: Annotated[int | None, Parameter(name="--game")] = None,
    seat: int | None = None,
    all: Annotated[bool, Parameter(negative="")] = False,  # noqa: A002  the flag is --all
) -> int:
    """Tell the story of a stored game, entry by entry, as the whole table saw it.

    Args:
        file: an exported game.
        database: the bot's database, instead of a file.
        game: the game's number in the database.
        seat: tell what this seat saw; the first is 0.
        all: tell everything, with all secrets.
    """
    record = load(file, database, game)
    if seat is not None and all:
        raise UsageMistake("give either --seat or --all")
    if seat is not None and not 0 <= seat < len(record.players):
        raise UsageMistake(f"the game has no seat {seat}; its last is {len(record.players) - 1}")
    viewer = None if seat is None else Seat(seat)
    for line in story(record, viewer, everything=all):
        say(line)
    return 0


def story(record: GameRecord, viewer: Seat | None, *, everything: bool = False) -> Iterator[str]:
    """Yield a game's story as one viewer saw it, or with all secrets.

    Raises:
        RecordUnreadable: an entry does not fit; the lines up to it have been yielded.
    """
    rulebook = rulebook_for(record)
    names = ", ".join(f"{seat} {name}" for seat, name in enumerate(record.players))
    yield f"{record.game}, version {record.rules_version}; seats: {names}"
    counted = {number for number, _ in standing(record.entries)}
    listener: Listener = in_full if everything else lambda told: heard(told, viewer)
    try:
        game = new_game(rulebook, record)
        yield from _new_lines(game, 0, listener)
        for number, entry in enumerate(record.entries):
            if number not in counted and not isinstance(entry, Rewound):
                yield f"[{number}] does not count: the game went back later"
                continue
            shows_answer = everything or (isinstance(entry, Answered) and entry.seat == viewer)
            yield f"[{number}] {headline(entry, game, shows_answer=shows_answer)}"
            told = len(game.feed)
            play_entries(game, [(number, entry)])
            yield from _new_lines(game, told, listener)
    except ReplayError as error:
        raise RecordUnreadable(str(error)) from None
    yield ending(record)


def headline(entry: Entry, game: Game, *, shows_answer: bool) -> str:
    """Say what an entry of the journal is; an answer itself only if it may be shown."""
    if not isinstance(entry, Answered):
        return _LINES.get(type(entry), "cannot be read").format(entry)
    asked = game.open.get(entry.question)
    kind = asked.question.kind if asked else f"question {entry.question}"
    by = " (bot player)" if entry.by == "bot-player" else ""
    answer = f": {entry.answer}" if shows_answer else ""
    return f"seat {entry.seat}{by} answered {kind}{answer}"


_LINES: dict[type[Entry], str] = {
    HandedOver: "seat {0.seat} was handed over to the bot player",
    TimedOut: "the time of seat {0.seat} was up: {0.rule}",
    Returned: "seat {0.seat} went back to its owner",
    TakenOver: "seat {0.seat} was taken over by another person",
    Paused: "the table was paused",
    Resumed: "the table went on",
    Rewound: "the game went back to before entry {0.to}",
    Ended: "the game was ended by {0.by}",
}


def heard(told: Told, viewer: Seat | None) -> Iterator[str]:
    """Yield what one viewer heard of a telling."""
    yield from map(plain, told.heard_by(viewer))


def in_full(told: Told) -> Iterator[str]:
    """Yield a telling with all that single seats heard."""
    if told.everyone is not None:
        yield plain(told.everyone)
    for seat, event in told.besides.items():
        yield f"(to seat {int(seat)}) {plain(event)}"


def plain(event: Event) -> str:
    """Put an event into words without any language: its name and its facts."""
    facts = ", ".join(
        f"{field.name}={_fact(getattr(event, field.name))}" for field in fields(event)
    )
    return f"{type(event).__name__} {facts}".rstrip()


def _fact(value: object) -> str:
    if isinstance(value, Enum):
        return str(value.value)
    if isinstance(value, Seat):
        return str(int(value))
    if isinstance(value, tuple):
        return f"[{', '.join(map(_fact, value))}]"
    return str(value)


def _new_lines(game: Game, told: int, listener: Listener) -> Iterator[str]:
    for telling in game.feed[told:]:
        for line in listener(telling):
            yield f"    {line}"
