"""What is stored about a person, and that nothing is left of them afterwards."""

import sqlite3
from collections.abc import Mapping
from contextlib import closing
from pathlib import Path

import pytest

from db import (
    GameStatus,
    NewOutbox,
    NewResult,
    NewSeat,
    Reminder,
    SeatChange,
    Store,
    Target,
)
from db.errors import NoSuchGame
from db.privacy import NOBODY
from tests.db.support import ANA, BEN, CLEO, SEED, Clock, answer, question

NAME = "Anastasia Quill"
DAY = 86400.0


def new_name(locale: str, seat: int) -> str:
    """Return what a seat is called from now on."""
    return f"{locale} {seat + 1}"


def rewrite(payload: str, names: Mapping[str, str]) -> str | None:
    """Take names and ids out of a letter, as far as these tests need it."""
    for old, new in names.items():
        payload = payload.replace(old, new)
    payload = payload.replace(str(ANA), "0")
    return None if payload == "0" else payload


def feed(text: str) -> NewOutbox:
    """Return a public letter."""
    return NewOutbox(Target.FEED, text)


async def begin(store: Store, *seats: NewSeat, host: int = ANA) -> int:
    """Begin a game with these people, in which all are asked."""
    row = await store.lobbies.create(
        game="calderos",
        host_id=host,
        guild_id=10,
        channel_id=20,
        locale="es",
        options={},
        expires_at=None,
        seats=[seat for seat in seats if seat.user_id is not None],
    )
    await store.lobbies.start(
        row.id,
        seed=SEED,
        commitment="c0ffee",
        rules_version=1,
        thread_id=5,
        seats=seats,
        questions=[question(number, number) for number in range(len(seats))],
    )
    return row.id


async def hand_over(store: Store, game: int, change: SeatChange, number: int = 0) -> None:
    """Let a seat change hands."""
    await store.journal.append(game, expected_number=number, entries=[answer()], seats=[change])


async def finish(store: Store, game: int, number: int = 0) -> None:
    """End a game, which its first seat wins."""
    await store.journal.append(
        game,
        expected_number=number,
        entries=[answer()],
        questions=[],
        status=GameStatus.FINISHED,
        result={"winners": [0]},
        results=[NewResult(0, won=True, score=7), NewResult(1, won=False, score=3)],
    )


async def eventful(store: Store) -> list[int]:
    """Let Ana leave traces wherever anybody can leave any."""
    ana, ben = NewSeat(ANA, NAME, "es"), NewSeat(BEN, "Ben")
    holding = await begin(store, ana, ben)
    finished = await begin(store, ana, ben)
    left = await begin(store, ben, ana, host=BEN)
    away = await begin(store, ben, ana, host=BEN)
    hosted = await begin(store, ben, NewSeat(CLEO, "Cleo"))
    await finish(store, finished)
    await hand_over(store, left, SeatChange(1, None, NAME))
    await hand_over(store, away, SeatChange(1, None, NAME, owner_id=ANA))
    await store.players.set_reminder(ANA, Reminder.DM)
    await store.players.set_quiet(ANA, 0, 60, "Asia/Tokyo")
    await store.standings.set_named(ANA, named=True)
    await store.votes.add(holding, "end", ANA)
    await store.votes.add(hosted, f"seat/1/{ANA}", CLEO)
    await store.outbox.post(
        holding,
        [
            feed(f"{NAME} draws"),
            NewOutbox(Target.SEAT, "a secret of Ben", seat=1),
            NewOutbox(Target.SEAT, "a secret of Ana", seat=0),
        ],
    )
    await store.outbox.post(hosted, [feed(f"<@{ANA}> has it"), feed(str(ANA)), feed("nothing")])
    dead = await store.outbox.due(1e12)
    await store.outbox.bury([next(row.id for row in dead if row.payload == str(ANA))], "Gone")
    return [holding, finished, left, away, hosted]


def all_values(path: Path) -> str:
    """Return whatever stands in any table of a file."""
    with closing(sqlite3.connect(path)) as connection:
        names = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
        return repr([connection.execute(f"SELECT * FROM {name}").fetchall() for (name,) in names])  # noqa: S608  names of tables


async def test_all_about_a_person_and_no_secret_of_others(store: Store) -> None:
    holding, finished, left, away, hosted = await eventful(store)
    person = await store.privacy.about(ANA)
    assert person.player is not None
    assert (person.player.reminder, person.player.ranked) == (Reminder.DM, True)
    assert [row.id for row in person.games] == [holding, finished, left, away, hosted]
    assert [(seat.game_id, seat.seat) for seat in person.seats] == [
        (holding, 0),
        (finished, 0),
        (left, 1),
        (away, 1),
    ]
    assert [(one.game_id, one.number) for one in person.questions] == [(holding, 0)]
    assert [(one.game_id, one.kind) for one in person.votes] == [
        (holding, "end"),
        (hosted, f"seat/1/{ANA}"),
    ]
    assert [(one.game_id, one.score) for one in person.results] == [(finished, 7)]
    assert {letter.payload for letter in person.letters} == {
        "a secret of Ana",
        f"<@{ANA}> has it",
        str(ANA),
    }


async def test_about_a_stranger_there_is_nothing(store: Store) -> None:
    await eventful(store)
    person = await store.privacy.about(77_777_777_777_777_777)
    assert person.model_dump() == dict.fromkeys(
        ("games", "seats", "journal", "questions", "votes", "results", "letters"), ()
    ) | {"player": None}


async def test_nothing_in_the_file_is_left_of_a_person(store: Store, path: Path) -> None:
    games = await eventful(store)
    assert str(ANA) in all_values(path)
    assert await store.privacy.forget(ANA, new_name, rewrite) == games
    assert await store.retention.scrub()
    values = all_values(path)
    assert str(ANA) not in values
    assert NAME not in values
    await store.close()
    raw = path.read_bytes()
    assert NAME.encode() not in raw
    assert ANA.to_bytes(8, "big") not in raw
    assert str(ANA).encode() not in raw
    assert b"Asia/Tokyo" not in raw
    assert [other.name for other in path.parent.iterdir()] == [path.name]


async def test_the_others_keep_their_games(store: Store) -> None:
    holding, finished, left, away, hosted = await eventful(store)
    before = await store.games.record(finished)
    standing = await store.standings.since(None)
    await store.privacy.forget(ANA, new_name, rewrite)

    after = await store.games.record(finished)
    assert after.journal == before.journal
    assert [seat.name for seat in after.seats] == ["es 1", "Ben"]
    assert after.game.host_id == NOBODY
    assert after.seats[1] == before.seats[1]
    for game, seat in ((holding, 0), (left, 1), (away, 1)):
        row = (await store.games.seats(game))[seat]
        assert (row.user_id, row.owner_id, row.left_id) == (None, None, None)
    assert (await store.games.seats(hosted))[1].name == "Cleo"
    payloads = [row.payload for row in await store.outbox.due(1e12)]
    assert payloads == [
        "es 1 draws",
        "a secret of Ben",
        "a secret of Ana",
        "<@0> has it",
        "nothing",
    ]
    assert (await store.outbox.backlog()).dead == 0

    assert standing is not None
    ((winner, loser),) = [game.seats for game in await store.standings.since(None) or []]
    assert (winner.score, loser) == (7, standing[0].seats[1])
    assert winner.user_id is not None, "it was a person all the same: the rating of Ben stays"
    assert winner.user_id < 0
    assert [row.user_id for row in await store.records.of(10, "calderos")] == [BEN]


async def test_a_person_is_the_same_nobody_in_all_games_and_two_are_two(store: Store) -> None:
    for _ in range(2):
        await finish(store, await begin(store, NewSeat(ANA, NAME), NewSeat(BEN, "Ben")))
    await store.privacy.forget(ANA, new_name, rewrite)
    await store.privacy.forget(BEN, new_name, rewrite)
    played = await store.standings.since(None) or []
    first, second = [[seat.user_id for seat in game.seats] for game in played]
    assert first == second
    assert len({*first}) == 2
    assert None not in first


async def test_to_forget_again_changes_nothing(store: Store, path: Path) -> None:
    await eventful(store)
    await store.privacy.forget(ANA, new_name, rewrite)
    await store.retention.scrub()
    before = all_values(path)
    assert await store.privacy.forget(ANA, new_name, rewrite) == []
    await store.retention.scrub()
    assert all_values(path) == before


async def test_to_forget_happens_as_a_whole_or_not_at_all(store: Store, path: Path) -> None:
    await eventful(store)
    before = all_values(path)

    def broken(_payload: str, _names: Mapping[str, str]) -> str | None:
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await store.privacy.forget(ANA, new_name, broken)
    assert all_values(path) == before


async def test_a_seat_remembers_who_left_it_until_somebody_takes_it(store: Store) -> None:
    game = await begin(store, NewSeat(ANA, NAME), NewSeat(BEN, "Ben"))
    await hand_over(store, game, SeatChange(0, None, NAME, owner_id=ANA))
    assert (await store.games.seats(game))[0].left_id is None
    await hand_over(store, game, SeatChange(0, None, NAME), number=1)
    assert (await store.games.seats(game))[0].left_id == ANA
    await hand_over(store, game, SeatChange(0, CLEO, "Cleo"), number=2)
    assert (await store.games.seats(game))[0].left_id is None
    assert (await store.privacy.about(ANA)).seats == ()


async def test_old_games_are_deleted_with_all_that_belongs_to_them(
    store: Store, path: Path, clock: Clock
) -> None:
    old = await begin(store, NewSeat(ANA, NAME), NewSeat(BEN, "Ben"))
    running = await begin(store, NewSeat(ANA, NAME), NewSeat(BEN, "Ben"))
    await store.outbox.post(old, [feed("a letter")])
    await finish(store, old)
    clock.now += DAY
    young = await begin(store, NewSeat(ANA, NAME), NewSeat(BEN, "Ben"))
    await finish(store, young)

    assert await store.retention.delete_games(clock.now) == [old]
    assert await store.retention.delete_games(clock.now) == []
    with pytest.raises(NoSuchGame):
        await store.games.get(old)
    assert [game.game_id for game in await store.standings.since(None) or []] == [young]
    assert await store.outbox.due(1e12) == []
    assert len(await store.journal.entries(young)) == 1
    assert (await store.games.get(running)).status is GameStatus.PLAYING
    with closing(sqlite3.connect(path)) as connection, pytest.raises(sqlite3.IntegrityError):
        connection.execute("DELETE FROM journal")
    assert await store.retention.scrub()
    assert not await store.retention.scrub()


async def test_tables_that_never_began_are_deleted_alone(store: Store, clock: Clock) -> None:
    played = await begin(store, NewSeat(ANA, NAME), NewSeat(BEN, "Ben"))
    await finish(store, played)
    given_up, waiting = [
        await store.lobbies.create(
            game="calderos",
            host_id=ANA,
            guild_id=10,
            channel_id=20,
            locale="en",
            options={},
            expires_at=expires,
            seats=[NewSeat(ANA, NAME)],
        )
        for expires in (clock.now, None)
    ]
    await store.lobbies.expire(clock.now)
    assert await store.retention.delete_lobbies(clock.now + 1) == [given_up.id]
    assert (await store.games.get(waiting.id)).status is GameStatus.LOBBY
    assert (await store.games.get(played)).status is GameStatus.FINISHED


async def test_the_letters_of_a_server_are_given_up(store: Store) -> None:
    game = await begin(store, NewSeat(ANA, NAME), NewSeat(BEN, "Ben"))
    await store.outbox.post(game, [feed("one"), feed("two")])
    assert await store.retention.bury_letters(11, "ServerLeft") == 0
    assert await store.retention.bury_letters(10, "ServerLeft") == 2
    assert await store.outbox.due(1e12) == []
    assert await store.outbox.revive(game) == 2
