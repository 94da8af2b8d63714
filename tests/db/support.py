"""Games to begin a test with."""

from dataclasses import dataclass

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
