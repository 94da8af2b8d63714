"""Games to begin a test with."""

import sqlite3
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from db import GameRow, NewEntry, NewQuestion, NewSeat, Store

ANA = 1_152_921_504_606_846_977
BEN = 9_223_372_036_854_775_807  # the greatest integer that SQLite holds
CLEO = 3

SEED = bytes(range(32))


@dataclass
class Clock:
    """A clock that shows what it is told to."""

    now: float = 1_800_000_000.0

    def __call__(self) -> float:
        """The moment it shows."""
        return self.now


def seat(user_id: int | None, name: str = "somebody") -> NewSeat:
    """Somebody who sits down."""
    return NewSeat(user_id, name)


def question(number: int, of: int = 0, fingerprint: str = "f") -> NewQuestion:
    """A question put to seat `of`."""
    return NewQuestion(number, of, "choose", fingerprint)


def answer(interaction_id: int | None = None, entry: str = "{}") -> NewEntry:
    """An answer, for the journal."""
    return NewEntry("answer", entry, interaction_id)


async def lobby(store: Store, *users: int, expires_at: float | None = None) -> GameRow:
    """A lobby in which these people sit."""
    return await store.lobbies.create(
        game="calderos",
        host_id=users[0] if users else ANA,
        guild_id=10,
        channel_id=20,
        locale="es",
        options={},
        expires_at=expires_at,
        seats=[seat(user) for user in users],
    )


async def playing(store: Store, *users: int | None, thread_id: int | None = None) -> int:
    """A game in play with these people, None being a bot player, in which all are asked."""
    row = await lobby(store, *(user for user in users if user is not None))
    await store.lobbies.start(
        row.id,
        seed=SEED,
        commitment="c0ffee",
        rules_version=1,
        thread_id=thread_id,
        seats=[seat(user) for user in users],
        questions=[question(number, number) for number in range(len(users))],
    )
    return row.id


UNDO = {
    "0004": (
        "DROP TABLE servers",
        "DROP INDEX ix_seats_owner_id",
        *(f"ALTER TABLE games DROP COLUMN {name}"
          for name in ("limit_seconds", "time_rule", "paused_at", "rematch_of")),
        *(f"ALTER TABLE seats DROP COLUMN {name}" for name in ("owner_id", "left_id")),
        "ALTER TABLE open_questions DROP COLUMN reminded_at",
        *(f"ALTER TABLE players DROP COLUMN {name}"
          for name in ("reminder", "quiet_from", "quiet_to", "timezone", "ranked")),
    ),
    "0003": ("ALTER TABLE seats DROP COLUMN talks",),
    "0002": ("DROP TABLE results",),
}  # fmt: skip
"""What takes each migration back, the newest first."""


def back_to(path: Path, revision: str) -> None:
    """Make a file, which nobody has open, as it was before later migrations."""
    with closing(sqlite3.connect(path)) as connection:
        for later, statements in UNDO.items():
            if later > revision:
                for statement in statements:
                    connection.execute(statement)
        connection.execute("UPDATE alembic_version SET version_num = ?", (revision,))
        connection.commit()
