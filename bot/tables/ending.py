"""Ending a game before its rules do."""

from collections.abc import Sequence
from typing import Literal, TypeAlias

from bot.tables.change import Change, journal_entry
from bot.tables.herald import Herald, board_letter
from bot.tables.service import TableService
from db import GameRow, GameStatus, JournalRow, SeatChange, SeatRow
from rules.engine.record import Answered, Ended, Entry, Paused, Resumed, read_entry

End: TypeAlias = Literal["vote", "host", "nobody-left", "stale"]
"""Who or what ended a game."""

STALE_DAYS = 14
"""Days without an answer after which any player can end the game."""

_DAY = 24 * 3600.0


def is_stale(row: GameRow, journal: Sequence[JournalRow], now: float) -> bool:
    """Tell whether nobody has answered for so long that any player can end the game.

    A pause that the table has decided is no neglect: time counts anew from where it begins, and
    from where it ends. What the bot player answers for absent people does not count.
    """
    lively = (line.at for line in reversed(journal) if _is_lively(read_entry(line.entry)))
    last = next(lively, row.started_at or row.created_at)
    return now - last >= STALE_DAYS * _DAY


def _is_lively(entry: Entry) -> bool:
    if isinstance(entry, Answered):
        return entry.by == "person"
    return isinstance(entry, Paused | Resumed)


async def end(
    tables: TableService,
    row: GameRow,
    seats: Sequence[SeatRow],
    by: End,
    written: int | None = None,
    change: Change | None = None,
    left: SeatChange | None = None,
    opening: Sequence[str] = (),
    closing: Sequence[str] = (),
) -> None:
    """End a game whose lock the caller holds, also one that is frozen.

    Args:
        tables: the service.
        row: the game as stored.
        seats: who sits there.
        by: who or what ends it.
        written: how many entries the journal has, if the caller knows.
        change: what was done to the game just before.
        left: who has just left it.
        opening: public lines that come first.
        closing: public lines after the one that says that it ends.
    """
    herald = Herald(tables.faces[row.game], row, seats)
    said = herald.public.say(f"feed-ended-{by}")
    if written is None:
        written = len(await tables.store.journal.entries(row.id))
    await tables.write(
        row.id,
        tables.store.journal.append(
            row.id,
            expected_number=written,
            entries=[*(change.entries if change else ()), journal_entry(Ended(by=by))],
            questions=[],
            outbox=[
                *herald.feed([*opening, said, *closing, herald.seed_line()]),
                board_letter(),
            ],
            seats=[left] if left else (),
            status=GameStatus.ENDED,
        ),
        over=True,
    )
