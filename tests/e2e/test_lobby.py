"""Before the game: sitting down, agreeing on options, starting, and giving up."""

import discord
import pytest

from bot.tables.errors import Grant, Permission
from db import GameStatus
from tests.e2e.club import Club
from tests.e2e.conftest import OpenClub
from tests.e2e.reading import controls, labels, text_of
from tests.e2e.table import begin, sit_down, told


async def test_five_sit_down_and_the_sixth_finds_no_seat(club: Club) -> None:
    table = await sit_down(club, club.members("Ana", "Bo", "Cid", "Dora", "Eva"))
    assert {"Ana", "Bo", "Cid", "Dora", "Eva"} <= set(
        text_of(table.lobby).replace("*", " ").split()
    )
    join = next(one for one in controls(table.lobby) if one.label == club.says("button-join"))
    assert join.disabled
    late = await club.forge(club.member("Fay"), table.lobby, join.custom_id)
    assert told(late) == club.says("refused-table-full")
    assert len(await club.store.games.seats(table.game)) == 5


async def test_nobody_takes_two_seats(club: Club) -> None:
    ana, bo = club.members("Ana", "Bo")
    table = await sit_down(club, [ana, bo])
    for member in (ana, bo):
        again = await table.press_lobby(member, "join")
        assert told(again) == club.says("refused-already-seated")
    assert len(await club.store.games.seats(table.game)) == 2


async def test_one_alone_cannot_start(club: Club) -> None:
    ana = club.member("Ana")
    table = await sit_down(club, [ana])
    start = next(one for one in controls(table.lobby) if one.label == club.says("button-start"))
    assert start.disabled
    refused = await club.forge(ana, table.lobby, start.custom_id)
    assert told(refused) == club.says("refused-too-few", least=2)


async def test_only_the_host_starts_calls_off_and_chooses_options(club: Club) -> None:
    ana, bo = club.members("Ana", "Bo")
    table = await sit_down(club, [ana, bo])
    menu = next(one for one in controls(table.lobby) if one.options)
    before = (await table.row()).options
    for result in (
        await table.press_lobby(bo, "start"),
        await table.press_lobby(bo, "cancel"),
        await bo.select(table.lobby, ["1"], custom_id=menu.custom_id),
    ):
        assert told(result) == club.says("refused-not-host")
    row = await table.row()
    assert (row.status, row.options) == (GameStatus.LOBBY, before)


async def test_the_host_chooses_options_and_all_see_them(club: Club) -> None:
    ana, bo = club.members("Ana", "Bo")
    table = await sit_down(club, [ana, bo])
    for menu in [one for one in controls(table.lobby) if one.options]:
        last = list(menu.options.values())[-1]
        await ana.select(table.lobby, [last], custom_id=menu.custom_id)
    assert (await table.row()).options == {"dealer": "first-seat", "characters": "deal"}
    chosen = [
        option["label"]
        for row in table.lobby.components[0]["components"]
        for part in row.get("components", ())
        for option in part.get("options", ())
        if option.get("default")
    ]
    assert chosen == ["Dealer: the first seat", "Characters: dealt at random"]
    await table.press_lobby(ana, "start")
    assert "Ana** deals" in (feed := await table.feed()), feed


async def test_options_can_be_typed_and_mistakes_are_told(club: Club) -> None:
    ana = club.member("Ana")
    table = await sit_down(club, [ana], options="dealer=first-seat")
    assert (await table.row()).options["dealer"] == "first-seat"
    wrong = await ana.slash(club.channel, "play", game="calderos", options="dealer=me")
    assert "dealer=random|first-seat" in told(wrong)
    unknown = await ana.slash(club.channel, "play", game="chess")
    assert told(unknown) == club.says("refused-illegal")
    assert len(await club.store.games.with_status([GameStatus.LOBBY])) == 1


async def test_games_are_offered_by_name(club: Club) -> None:
    ana = club.member("Ana")
    offered = await ana.autocomplete(club.channel, "play", "game", "GUERRA")
    assert offered == [{"name": "Guerra de Calderos", "value": "calderos"}]
    assert await ana.autocomplete(club.channel, "play", "game", "chess") == []


async def test_the_host_leaves_and_the_next_one_hosts(club: Club) -> None:
    ana, bo, cid = club.members("Ana", "Bo", "Cid")
    table = await sit_down(club, [ana, bo, cid])
    await table.press_lobby(ana, "leave")
    assert (await table.row()).host_id == bo.id
    assert "Ana" not in text_of(table.lobby)
    refused = await table.press_lobby(ana, "leave")
    assert told(refused) == club.says("refused-not-seated")
    refused = await table.press_lobby(ana, "start")
    assert told(refused) == club.says("refused-not-host")
    await table.press_lobby(bo, "start")
    assert (await table.row()).status is GameStatus.PLAYING


async def test_the_last_one_leaves_and_the_table_is_called_off(club: Club) -> None:
    ana = club.member("Ana")
    table = await sit_down(club, [ana])
    await table.press_lobby(ana, "leave")
    assert (await table.row()).status is GameStatus.ENDED
    assert club.says("lobby-called-off") in text_of(table.lobby)
    assert controls(table.lobby) == []


async def test_the_host_calls_the_table_off(club: Club) -> None:
    ana, bo = club.members("Ana", "Bo")
    table = await sit_down(club, [ana, bo])
    join = controls(table.lobby)[-1].custom_id
    await table.press_lobby(ana, "cancel")
    assert club.says("lobby-called-off") in text_of(table.lobby)
    late = await club.forge(bo, table.lobby, join)
    assert told(late) == club.says("refused-lobby-closed")


async def test_a_started_table_leads_to_its_thread(club: Club) -> None:
    table = await begin(club, [ana := club.member("Ana"), club.member("Bo")])
    assert f"<#{(await table.row()).thread_id}>" in text_of(table.lobby)
    assert controls(table.lobby) == []
    again = await club.forge(ana, table.lobby, f"lobby:{table.game}:start")
    assert told(again) == club.says("refused-lobby-closed")
    assert len(club.channel.threads) == 1
    assert (await table.thread()).name == "Guerra de Calderos · table 1"


@pytest.mark.parametrize("restarts", [0, 1])
async def test_a_table_that_nobody_starts_closes_and_says_so(
    opened: OpenClub, restarts: int
) -> None:
    async with opened(lobby_hours=0.5) as club:
        ana, bo = club.members("Ana", "Bo")
        table = await sit_down(club, [ana, bo])
        assert f"<t:{int((await table.row()).expires_at or 0)}:R>" in text_of(table.lobby)
        await club.wait(minutes=29)
        assert club.says("button-join") in labels(table.lobby)
        for _ in range(restarts):
            await club.restart()
        await club.wait(minutes=2)
        assert (await table.row()).status is GameStatus.EXPIRED
        assert club.says("lobby-expired") in text_of(table.lobby)
        assert controls(table.lobby) == []
        late = await club.forge(ana, table.lobby, f"lobby:{table.game}:start")
        assert told(late) == club.says("refused-lobby-closed")


async def test_a_table_closes_though_its_message_is_gone(opened: OpenClub) -> None:
    async with opened(lobby_hours=0.1) as club:
        ana = club.member("Ana")
        table = await sit_down(club, [ana])
        club.env.backend.delete_message(club.channel.id, table.lobby.id)
        await club.wait(minutes=7)
        assert (await table.row()).status is GameStatus.EXPIRED
        assert told(await ana.slash(club.channel, "games")) == club.says("games-none")


PERMISSIONS = {
    "send_messages_in_threads": "Send Messages in Threads",
    "create_public_threads": "Create Public Threads",
    "attach_files": "Attach Files",
    "embed_links": "Embed Links",
    "view_channel": "View Channel",
    "send_messages": "Send Messages",
}


@pytest.mark.parametrize("permission", PERMISSIONS)
async def test_a_permission_that_is_missing_is_named(club: Club, permission: str) -> None:
    ana = club.member("Ana")
    me = club.bot.user
    assert me is not None
    channel = club.guild.create_text_channel(
        "closed", overwrites={me: discord.PermissionOverwrite(**{permission: False})}
    )
    refused = await ana.slash(channel, "play", game="calderos")
    expected = club.says(
        "refused-missing-permission",
        permission=(Permission(permission.replace("_", "-")),),
        channel=channel.mention,
        where=Grant.CHANNEL,
    )
    assert PERMISSIONS[permission] in expected
    assert told(refused) == expected
    assert await club.store.games.with_status([GameStatus.LOBBY]) == []


async def test_a_permission_that_is_lost_before_the_start_is_named(club: Club) -> None:
    ana, bo = club.members("Ana", "Bo")
    table = await sit_down(club, [ana, bo])
    club.fail(club.channel.id, 403, 50013, what="threads")
    refused = await table.press_lobby(ana, "start")
    assert "Create Public Threads" in told(refused)
    assert (await table.row()).status is GameStatus.LOBBY
    await table.press_lobby(ana, "start")
    assert (await table.row()).status is GameStatus.PLAYING


async def test_a_table_needs_a_text_channel(club: Club) -> None:
    ana = club.member("Ana")
    voice = club.guild.create_voice_channel("voice")
    refused = await ana.slash(voice, "play", game="calderos")
    assert told(refused) == club.says("refused-wrong-place")
    assert "play" not in ana.user.available_commands()


async def test_a_table_can_be_opened_in_a_thread(club: Club) -> None:
    ana, bo = club.members("Ana", "Bo")
    first = await begin(club, [ana, bo])
    second = await sit_down(club, [bo, ana], where=await first.thread())
    await second.press_lobby(bo, "start")
    row = await second.row()
    assert row.thread_id not in {None, (await first.row()).thread_id}
    assert len(club.channel.threads) == 2


async def test_discord_fails_while_a_table_is_opened(opened: OpenClub) -> None:
    async with opened() as club:
        club.log.expect("interaction failed")
        ana, bo = club.members("Ana", "Bo")
        table = await sit_down(club, [ana, bo])
        club.fail(club.channel.id, 500, what="threads")
        broken = await table.press_lobby(ana, "start")
        assert "incident" in told(broken)
        assert (await table.row()).status is GameStatus.LOBBY
        await table.press_lobby(ana, "start")
        assert (await table.row()).status is GameStatus.PLAYING


async def test_a_table_that_could_not_be_shown_is_not_kept(club: Club) -> None:
    club.log.expect("interaction failed")
    ana = club.member("Ana")
    club.env.inject_error("POST", "/interactions/*/*/callback", status=500)
    await ana.slash(club.channel, "play", game="calderos")
    assert await club.store.games.with_status([GameStatus.LOBBY]) == []
    assert told(await ana.slash(club.channel, "games")) == club.says("games-none")


async def test_an_old_panel_is_brought_up_to_date_by_whoever_presses_it(
    opened: OpenClub,
) -> None:
    async with opened(lobby_hours=0.1) as club:
        ana = club.member("Ana")
        table = await sit_down(club, [ana])
        club.fail(club.channel.id, 500, method="PATCH", what="messages/*", times=None)
        await club.wait(minutes=7)
        club.heal()
        assert club.says("button-join") in labels(table.lobby)
        late = await table.press_lobby(club.member("Bo"), "join")
        assert told(late) == club.says("refused-lobby-closed")
        assert controls(table.lobby) == []
        assert club.says("lobby-expired") in text_of(table.lobby)
