"""Leaving and ending: the bot player takes a seat, the last one turns off the light."""

import pytest

from bot.tables.errors import GameOver, LobbyClosed, NotSeated
from bot.tables.motions import END
from db import GameStatus
from db.errors import NoSuchGame
from rules.engine.record import Answered, Ended, HandedOver, read_entry
from tests.bot.tables.support import ANA, BO, CID, DORA, STRANGER, Gate, Room


async def entries(room: Room, game: int) -> list[object]:
    """Return the journal, read."""
    return [read_entry(row.entry) for row in await room.store.journal.entries(game)]


async def test_the_bot_player_answers_at_once_for_who_leaves(room: Room) -> None:
    game = await room.begin(ANA, BO, CID)
    await room.play(game, 8)
    person, asked = await room.first(game)

    await room.decisions.leave(game, person)

    handed_over, answered, *others = (await entries(room, game))[8:]
    assert handed_over == HandedOver(seat=asked.seat)
    assert isinstance(answered, Answered)
    assert (answered.question, answered.seat, answered.by) == (
        asked.number, asked.seat, "bot-player",
    )  # fmt: skip
    assert all(isinstance(entry, Answered) and entry.by == "bot-player" for entry in others)
    following, _ = await room.first(game)
    assert following != person
    assert await room.restarted().standing(game) == await room.standing(game)


async def test_the_bot_players_answers_come_in_the_same_transaction(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await room.begin(ANA, BO, CID)
    await room.decisions.leave(game, BO)
    gate = Gate(room.store, monkeypatch)
    gate.open.set()
    appends: list[list[str]] = []
    while len(await room.store.journal.entries(game)) < 20:
        before = len(await room.store.journal.entries(game))
        await room.play(game, 1)
        added = (await entries(room, game))[before:]
        appends.append([entry.by for entry in added if isinstance(entry, Answered)])
    assert all(by[0] == "person" for by in appends)
    assert any("bot-player" in by for by in appends)
    assert gate.passed == len(appends)


async def test_a_game_with_bot_players_is_played_to_its_end(room: Room) -> None:
    game = await room.begin(ANA, BO, CID, DORA)
    for person in (BO, DORA, CID):
        await room.play(game, 3)
        await room.decisions.leave(game, person)
    await room.play(game)
    assert (await room.store.games.get(game)).status is GameStatus.FINISHED
    assert await room.restarted().standing(game) == await room.standing(game)


async def test_who_leaves_is_nobody_at_the_table_any_more(room: Room) -> None:
    game = await room.begin(ANA, BO, CID)
    await room.decisions.leave(game, BO)
    for refused in (
        room.decisions.leave(game, BO),
        room.tables.look(game, BO.id),
        room.tables.answer(game, BO, 0, "red"),
        room.decisions.vote(game, BO, END),
    ):
        with pytest.raises(NotSeated):
            await refused
    assert (await room.tables.look(game, CID.id)).seat == 2
    names = (await room.tables.look(game, None)).names
    assert list(names.values()) == ["Ana", "Bo", "Cid"]


async def test_with_the_last_person_the_game_ends(room: Room) -> None:
    game = await room.begin(ANA, BO)
    await room.play(game, 5)
    await room.decisions.leave(game, ANA)
    await room.decisions.leave(game, BO)
    row = await room.store.games.get(game)
    assert (row.status, row.result) == (GameStatus.ENDED, None)
    assert (await entries(room, game))[-2:] == [HandedOver(seat=1), Ended(by="nobody-left")]
    assert await room.store.journal.open_questions(game) == []
    assert "Everybody has left" in await room.public_text(game)
    assert (await room.tables.look(game, None)).waiting == ()
    with pytest.raises(NotSeated):
        await room.tables.look(game, ANA.id)


async def test_a_leave_that_cannot_be_written_down_did_not_happen(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await room.begin(ANA, BO, CID)
    await room.play(game, 6)
    before = await room.standing(game)
    gate = Gate(room.store, monkeypatch)
    gate.open.set()
    gate.failure = OSError("disk")
    with pytest.raises(OSError, match="disk"):
        await room.decisions.leave(game, BO)
    assert await room.standing(game) == before
    assert (await room.tables.look(game, BO.id)).seat == 1


async def test_more_than_half_of_the_votes_end_a_game(room: Room) -> None:
    game = await room.begin(ANA, BO, CID, DORA)
    await room.play(game, 5)
    assert await room.decisions.vote(game, ANA, END) == (1, 3)
    assert await room.decisions.vote(game, ANA, END) == (1, 3)
    assert await room.restarted().decisions.vote(game, BO, END) == (2, 3)
    with pytest.raises(NotSeated):
        await room.decisions.vote(game, STRANGER, END)
    assert (await room.store.games.get(game)).status is GameStatus.PLAYING
    assert await room.decisions.vote(game, DORA, END) == (3, 3)
    assert (await room.store.games.get(game)).status is GameStatus.ENDED
    assert (await entries(room, game))[-1] == Ended(by="vote")
    text = await room.public_text(game)
    assert "ends by vote" in text
    assert room.seed.hex() in text
    with pytest.raises(GameOver):
        await room.decisions.vote(game, CID, END)


async def test_the_vote_of_who_left_does_not_count(room: Room) -> None:
    game = await room.begin(ANA, BO, CID)
    assert await room.decisions.vote(game, BO, END) == (1, 2)
    await room.decisions.leave(game, BO)
    assert await room.decisions.vote(game, ANA, END) == (1, 2)
    assert await room.decisions.vote(game, CID, END) == (2, 2)
    assert (await room.store.games.get(game)).status is GameStatus.ENDED


async def test_votes_that_were_too_few_are_enough_once_others_left(room: Room) -> None:
    game = await room.begin(ANA, BO, CID, DORA)
    await room.play(game, 5)
    for person in (ANA, BO):
        await room.decisions.vote(game, person, END)
    await room.decisions.leave(game, CID)
    assert (await room.store.games.get(game)).status is GameStatus.ENDED
    assert (await entries(room, game))[-2:] == [HandedOver(seat=2), Ended(by="vote")]
    text = await room.public_text(game)
    assert "**Cid** has left the table." in text
    assert "ends by vote" in text
    assert "plays on" not in text
    assert await room.restarted().standing(game) == await room.standing(game)


async def test_who_voted_and_left_ends_no_game(room: Room) -> None:
    game = await room.begin(ANA, BO, CID)
    await room.decisions.vote(game, BO, END)
    await room.decisions.leave(game, BO)
    assert (await room.store.games.get(game)).status is GameStatus.PLAYING
    await room.decisions.vote(game, ANA, END)
    await room.decisions.leave(game, CID)
    assert (await room.store.games.get(game)).status is GameStatus.ENDED


async def test_a_moderator_ends_a_game_once(room: Room) -> None:
    game = await room.begin(ANA, BO)
    await room.play(game, 5)
    await room.decisions.order(game, STRANGER, END)
    row = await room.store.games.get(game)
    assert row.status is GameStatus.ENDED
    assert (await entries(room, game))[-1] == Ended(by="host")
    for refused in (
        room.decisions.order(game, STRANGER, END),
        room.decisions.leave(game, ANA),
        room.tables.answer(game, ANA, 5, ["discard"]),
    ):
        with pytest.raises(GameOver):
            await refused
    sight = await room.tables.look(game, ANA.id)
    assert (sight.asked, sight.waiting) == ((), ())
    assert await room.restarted().standing(game) == await room.standing(game)


async def test_what_has_not_begun_cannot_be_ended(room: Room) -> None:
    lobby = await room.open_table(ANA, BO)
    for refused in (
        room.decisions.order(lobby, STRANGER, END),
        room.decisions.vote(lobby, ANA, END),
    ):
        with pytest.raises(LobbyClosed):
            await refused
    with pytest.raises(NoSuchGame):
        await room.decisions.order(4711, STRANGER, END)


async def test_a_game_in_play_keeps_its_seed_to_itself(room: Room) -> None:
    game = await room.begin(ANA, BO)
    await room.play(game, 30)
    assert all(room.seed.hex() not in row.payload for row in await room.letters_of(game))
    assert room.seed.hex() not in repr(await room.store.games.get(game))
