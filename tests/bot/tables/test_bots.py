"""Bot players from the start, and playing once more."""

import pytest

from bot.tables.errors import Illegal, LobbyClosed, NotHost, NotOver, NotSeated, TableFull
from bot.tables.motions import END
from bot.text import Locale
from db import GameStatus
from db.errors import LobbyFull
from rules.engine.record import Answered, read_entry
from tests.bot.tables.support import (
    ANA,
    BO,
    CID,
    DORA,
    EVA,
    STRANGER,
    Room,
    Threads,
)


async def names(room: Room, game: int) -> list[str]:
    """Return who sits where, by name."""
    return [seat.name for seat in await room.store.games.seats(game)]


async def test_the_host_adds_and_removes_bot_players(room: Room) -> None:
    game = await room.open_table(ANA, BO)
    with pytest.raises(NotHost):
        await room.lobby.add_bot(game, BO)
    await room.lobby.add_bot(game, ANA)
    await room.lobby.add_bot(game, ANA)
    assert await names(room, game) == ["Ana", "Bo", "Bot 1", "Bot 2"]
    await room.lobby.remove_bot(game, ANA)
    await room.lobby.join(game, CID)
    await room.lobby.add_bot(game, ANA)
    assert await names(room, game) == ["Ana", "Bo", "Bot 1", "Cid", "Bot 2"]
    with pytest.raises(LobbyFull):
        await room.lobby.add_bot(game, ANA)
    with pytest.raises(NotHost):
        await room.lobby.remove_bot(game, CID)
    await room.lobby.remove_bot(game, ANA)
    await room.lobby.remove_bot(game, ANA)
    with pytest.raises(Illegal):
        await room.lobby.remove_bot(game, ANA)


async def test_no_more_bot_players_than_seats(room: Room) -> None:
    for bots in (5, 11):
        with pytest.raises(TableFull):
            await room.lobby.create(
                "calderos", ANA, guild=10, channel=20, locale=Locale.EN, options={}, bots=bots
            )
    assert await room.store.games.with_status([GameStatus.LOBBY]) == []


async def test_with_none_but_bot_players_left_the_table_is_called_off(room: Room) -> None:
    game = await room.open_table(ANA, BO)
    await room.lobby.add_bot(game, ANA)
    await room.lobby.leave(game, ANA)
    assert (await room.store.games.get(game)).host_id == BO.id
    await room.lobby.leave(game, BO)
    assert (await room.store.games.get(game)).status is GameStatus.ENDED


@pytest.mark.parametrize("game", ["calderos", "toy"])
@pytest.mark.parametrize("bots", [1, 3])
async def test_one_person_plays_a_whole_game_with_bot_players(
    room: Room, game: str, bots: int
) -> None:
    row, _ = await room.lobby.create(
        game, ANA, guild=10, channel=20, locale=Locale.ES, options={}, bots=bots
    )
    await room.lobby.start(row.id, ANA, Threads())
    first = await room.standing(row.id)
    assert all(asked.seat == 0 for asked in first.asked), "only a person is waited for"
    assert await room.restarted().standing(row.id) == first
    entries = [read_entry(line.entry) for line in first.journal]
    assert all(isinstance(entry, Answered) and entry.by == "bot-player" for entry in entries)
    await room.play(row.id)
    assert (await room.store.games.get(row.id)).status is GameStatus.FINISHED
    assert await room.restarted().standing(row.id) == await room.standing(row.id)


async def over(room: Room) -> int:
    """Return a game of Ana, Bo and a bot player that was played to its end."""
    game = await room.open_table(ANA, BO, dealer="first-seat")
    await room.lobby.add_bot(game, ANA)
    await room.lobby.start(game, ANA, Threads())
    await room.play(game)
    return game


async def test_a_rematch_has_the_same_people_bots_and_options(room: Room) -> None:
    game = await over(room)
    again, seats, fresh = await room.rematches.agree(game, BO)
    assert fresh
    assert [seat.name for seat in seats] == ["Bo", "Bot 1"]
    before = await room.store.games.get(game)
    assert (again.options, again.channel_id, again.guild_id) == (
        before.options, before.channel_id, before.guild_id,
    )  # fmt: skip
    assert (again.rematch_of, again.host_id) == (game, BO.id)
    joined, seats, fresh = await room.restarted().rematches.agree(game, ANA)
    assert not fresh
    assert joined.id == again.id
    assert [seat.name for seat in seats] == ["Bo", "Bot 1", "Ana"]
    await room.lobby.start(again.id, BO, Threads())
    with pytest.raises(LobbyClosed):
        await room.rematches.agree(game, ANA)
    await room.play(again.id)
    assert (await room.store.games.get(again.id)).status is GameStatus.FINISHED


async def test_the_invitation_calls_the_others_in_the_old_thread(room: Room) -> None:
    game = await over(room)
    await room.forget_letters()
    await room.rematches.agree(game, BO)
    await room.rematches.invite(game, BO, "https://example.org/table")
    text = await room.public_text(game)
    assert "**Bo** would like to play once more: [take a seat](https://example.org/table)" in text
    assert f"<@{ANA.id}>" in text
    assert f"<@{BO.id}>" not in text


async def test_only_who_played_can_want_a_rematch_and_only_after_the_end(room: Room) -> None:
    game = await room.begin(ANA, BO)
    with pytest.raises(NotOver):
        await room.rematches.agree(game, ANA)
    await room.decisions.order(game, STRANGER, END)
    with pytest.raises(NotSeated):
        await room.rematches.agree(game, STRANGER)
    called_off = await room.open_table(ANA, BO)
    await room.lobby.cancel(called_off, ANA)
    with pytest.raises(NotOver):
        await room.rematches.agree(called_off, ANA)


async def test_the_seats_of_a_rematch_are_kept_for_those_who_played(room: Room) -> None:
    game = await room.begin(ANA, BO, CID, DORA)
    await room.decisions.order(game, STRANGER, END)
    again, _, _ = await room.rematches.agree(game, ANA)
    await room.lobby.join(again.id, STRANGER)
    with pytest.raises(LobbyFull):
        await room.lobby.join(again.id, EVA)
    for person in (DORA, CID, BO):
        await room.rematches.agree(game, person)
    assert sorted(await names(room, again.id)) == ["Ana", "Bo", "Cid", "Dora", "Zoe"]


async def test_a_rematch_that_nobody_began_can_be_wanted_again(room: Room) -> None:
    game = await over(room)
    first, _, _ = await room.rematches.agree(game, ANA)
    await room.lobby.cancel(first.id, ANA)
    second, _, fresh = await room.rematches.agree(game, BO)
    assert fresh
    assert second.id != first.id
