"""Messages that wait, in their order, until they are delivered."""

import pytest

from db import Backlog, GameStatus, NewOutbox, OutboxRow, Store, Target
from db.errors import NoSuchGame
from tests.db.support import ANA, BEN, Clock, answer, playing


def feed(text: str, not_before: float = 0.0) -> NewOutbox:
    return NewOutbox(Target.FEED, text, not_before=not_before)


def to_seat(seat: int, text: str, not_before: float = 0.0) -> NewOutbox:
    return NewOutbox(Target.SEAT, text, seat, not_before)


def texts(rows: list[OutboxRow]) -> list[str]:
    return [row.payload for row in rows]


async def test_messages_are_due_in_the_order_they_were_posted(store: Store, clock: Clock) -> None:
    game = await playing(store, ANA)

    await store.outbox.post(game, [feed("a"), to_seat(0, "b")])
    await store.outbox.post(game, [feed("ñ")])

    assert texts(await store.outbox.due(clock.now)) == ["a", "b", "ñ"]
    assert texts(await store.outbox.due(clock.now, limit=2)) == ["a", "b"]


async def test_what_was_sent_is_gone(store: Store, clock: Clock) -> None:
    game = await playing(store, ANA)
    await store.outbox.post(game, [feed("a"), feed("b"), feed("c")])
    first, second, _ = await store.outbox.due(clock.now)

    await store.outbox.mark_sent([first.id, second.id])

    assert texts(await store.outbox.due(clock.now)) == ["c"]


async def test_an_id_is_never_used_again(store: Store, clock: Clock) -> None:
    game = await playing(store, ANA)
    await store.outbox.post(game, [feed("a")])
    (first,) = await store.outbox.due(clock.now)
    await store.outbox.mark_sent([first.id])

    await store.outbox.post(game, [feed("b")])

    (second,) = await store.outbox.due(clock.now)
    assert second.id > first.id


async def test_a_postponed_message_holds_up_its_lane_and_no_other(
    store: Store, clock: Clock
) -> None:
    game, other = await playing(store, ANA, BEN), await playing(store, ANA)
    await store.outbox.post(
        game, [feed("1"), to_seat(0, "2"), to_seat(1, "3"), feed("4"), to_seat(0, "5")]
    )
    await store.outbox.post(other, [feed("6")])
    rows = await store.outbox.due(clock.now)

    await store.outbox.postpone(rows[0].id, clock.now + 10, "HTTPException")
    await store.outbox.postpone(rows[1].id, clock.now + 5, "HTTPException")

    assert texts(await store.outbox.due(clock.now)) == ["3", "6"]
    later = await store.outbox.due(clock.now + 5)
    assert texts(later) == ["2", "3", "5", "6"]
    assert (later[0].attempts, later[0].last_error) == (1, "HTTPException")
    assert texts(await store.outbox.due(clock.now + 10)) == ["1", "2", "3", "4", "5", "6"]


async def test_the_next_moment_is_that_of_the_first_in_some_lane(
    store: Store, clock: Clock
) -> None:
    game = await playing(store, ANA)
    assert await store.outbox.next_due_at() is None

    await store.outbox.post(game, [feed("head", clock.now + 30), feed("behind it")])
    assert await store.outbox.next_due_at() == clock.now + 30

    await store.outbox.post(game, [to_seat(0, "x")])
    (private,) = await store.outbox.due(clock.now)
    await store.outbox.postpone(private.id, clock.now + 20, "TimeoutError")
    assert await store.outbox.next_due_at() == clock.now + 20


async def test_a_buried_message_lets_its_lane_go_on_and_can_come_back(
    store: Store, clock: Clock
) -> None:
    game = await playing(store, ANA)
    await store.outbox.post(game, [feed("a"), feed("b"), to_seat(0, "c")])
    a, _, c = await store.outbox.due(clock.now)

    await store.outbox.bury([a.id, c.id], "Forbidden")

    assert texts(await store.outbox.due(clock.now)) == ["b"]
    assert await store.outbox.backlog() == Backlog(waiting=1, dead=2)

    assert await store.outbox.revive(game, Target.SEAT, 0) == 1
    assert texts(await store.outbox.due(clock.now)) == ["b", "c"]
    assert await store.outbox.revive(game) == 1
    (first, *_) = await store.outbox.due(clock.now)
    assert (first.payload, first.attempts, first.last_error) == ("a", 0, None)


async def test_what_waits_after_a_failure_is_let_go_with_what_was_buried(
    store: Store, clock: Clock
) -> None:
    game = await playing(store, ANA)
    await store.outbox.post(game, [feed("a"), feed("b"), to_seat(0, "c", clock.now + 60)])
    a, _ = await store.outbox.due(clock.now)
    await store.outbox.postpone(a.id, clock.now + 3600, "MissingPermission")
    assert texts(await store.outbox.due(clock.now)) == []

    assert await store.outbox.revive(game) == 1

    assert texts(await store.outbox.due(clock.now)) == ["a", "b"]


async def test_buried_messages_are_swept_once_their_game_is_long_over(
    store: Store, clock: Clock
) -> None:
    over, going_on = await playing(store, ANA), await playing(store, ANA)
    for game in (over, going_on):
        await store.outbox.post(game, [feed("dead"), feed("waiting")])
        (dead, _) = await store.outbox.due(clock.now, game_id=game)
        await store.outbox.bury([dead.id], "Gone")
    await store.journal.append(over, expected_number=0, entries=[answer()], status=GameStatus.ENDED)

    assert await store.outbox.sweep(clock.now) == 0
    assert await store.outbox.sweep(clock.now + 1) == 1

    assert await store.outbox.backlog() == Backlog(waiting=2, dead=1)
    assert await store.outbox.revive(going_on) == 1


async def test_nothing_is_posted_for_an_unknown_game(store: Store) -> None:
    with pytest.raises(NoSuchGame):
        await store.outbox.post(404, [feed("a")])


async def test_no_message_is_not_an_error(store: Store) -> None:
    await store.outbox.mark_sent([])
    await store.outbox.bury([], "Forbidden")
    assert await store.outbox.backlog() == Backlog(waiting=0, dead=0)
