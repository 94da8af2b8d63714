"""The store: SQLAlchemy Core on SQLite, with migrations that apply themselves.

::

    async with await Store.open("maese.sqlite3") as store:
        game = await store.games.get(1)

Rows come out as frozen models of `db.rows`, errors as those of `db.errors`; neither SQLAlchemy
nor SQLite shows.
"""

from db.rows import (
    OVER,
    Backlog,
    GameRecord,
    GameRow,
    GameStatus,
    JournalRow,
    NewEntry,
    NewOutbox,
    NewQuestion,
    NewResult,
    NewSeat,
    OutboxRow,
    Past,
    PersonRow,
    PlayedRow,
    PlayedSeat,
    PreferencesRow,
    QuestionRow,
    RecordRow,
    Reminder,
    ReminderRow,
    SeatChange,
    SeatRow,
    ServerRow,
    Target,
    TimeRule,
)
from db.store import Store

__all__ = [
    "OVER",
    "Backlog",
    "GameRecord",
    "GameRow",
    "GameStatus",
    "JournalRow",
    "NewEntry",
    "NewOutbox",
    "NewQuestion",
    "NewResult",
    "NewSeat",
    "OutboxRow",
    "Past",
    "PersonRow",
    "PlayedRow",
    "PlayedSeat",
    "PreferencesRow",
    "QuestionRow",
    "RecordRow",
    "Reminder",
    "ReminderRow",
    "SeatChange",
    "SeatRow",
    "ServerRow",
    "Store",
    "Target",
    "TimeRule",
]
