"""What a server chooses for the tables in it, and what follows from it."""

import discord
import pytest
from simcord import ChannelHandle, InteractionResult, MemberActor, ResponseMessage, RoleHandle

from bot.tables.errors import Grant, Permission
from bot.text import Locale
from db import GameStatus, ServerRow, TimeRule
from tests.e2e.club import CLIENT_LOCALES, Club
from tests.e2e.reading import controls, text_of
from tests.e2e.table import begin, sit_down, told


def keeper(club: Club, language: str = "en") -> MemberActor:
    """Let somebody in who may manage the server."""
    role = club.guild.create_role("keepers", permissions=discord.Permissions(manage_guild=True))
    kim = club.guild.add_member(club.env.create_user("kim", global_name="Kim"), roles=[role])
    club._tongues[kim.id] = CLIENT_LOCALES[language]
    return kim


async def panel(club: Club, kim: MemberActor) -> ResponseMessage:
    """Return the panel of settings, which only Kim sees."""
    result = await kim.slash(club.channel, "settings")
    assert result.response is not None
    assert result.response.ephemeral
    return result.response


async def choose(
    club: Club,
    kim: MemberActor,
    what: str,
    values: list[str] | list[ChannelHandle] | list[RoleHandle],
) -> ResponseMessage:
    """Choose something in a fresh panel, and return what it shows then."""
    shown = await panel(club, kim)
    await kim.select(shown, values, custom_id=f"home:{what}:{club.guild.id}")
    return shown


async def chosen(club: Club) -> ServerRow:
    """Return what the server has chosen."""
    return await club.store.servers.get(club.guild.id)


def public(club: Club) -> list[ResponseMessage]:
    """Return the plain lines in the channel."""
    return [one for one in club.messages(club.channel.id) if one.content]


async def opened_in(club: Club, result: InteractionResult) -> str:
    """Return the language of the table that was just opened."""
    assert result.response is not None
    rows = await club.store.games.with_status([GameStatus.LOBBY])
    return rows[-1].locale


async def test_each_choice_is_kept_at_once_and_shown(club: Club) -> None:
    kim = keeper(club)
    role = club.guild.create_role("players", mentionable=True)
    await choose(club, kim, "language", ["es"])
    await choose(club, kim, "channels", [club.channel])
    await choose(club, kim, "games", ["calderos", "boss-quest"])
    await choose(club, kim, "limit", ["2d"])
    await choose(club, kim, "rule", ["hand-over"])
    shown = await choose(club, kim, "role", [role])
    expected = ServerRow(
        guild_id=club.guild.id,
        locale="es",
        channels=(club.channel.id,),
        games=("boss-quest", "calderos"),
        limit_seconds=2 * 86400,
        time_rule=TimeRule.HAND_OVER,
        role_id=role.id,
    )
    assert await chosen(club) == expected
    assert "✓ In the chosen channels I may do all that games need." in text_of(shown)
    await club.restart()
    again = await panel(club, kim)
    assert [one.custom_id.split(":")[1] for one in controls(again)] == [
        "language",
        "games",
        "limit",
        "rule",
    ], "the menus of strings; channels and roles are menus of Discord's own"
    await choose(club, kim, "channels", [])
    await choose(club, kim, "role", [])
    await choose(club, kim, "games", [])
    await choose(club, kim, "language", ["own"])
    nothing = await chosen(club)
    assert (nothing.channels, nothing.games, nothing.role_id, nothing.locale) == (
        (),
        (),
        None,
        None,
    )


async def test_all_games_are_no_choice_so_that_later_ones_count(club: Club) -> None:
    kim = keeper(club)
    await choose(club, kim, "games", [face.key for face in club.desk.faces])
    assert (await chosen(club)).games == ()


async def test_only_who_may_manage_the_server_can_change_it(club: Club) -> None:
    kim, ana = keeper(club), club.member("Ana")
    shown = await panel(club, kim)
    assert "settings" not in ana.user.available_commands()
    custom_id = f"home:language:{club.guild.id}"
    refused = await club.forge(ana, shown, custom_id, ["es"])
    assert told(refused) == club.says("refused-not-keeper")
    assert await chosen(club) == ServerRow(guild_id=club.guild.id)


@pytest.mark.parametrize(
    ("what", "values"),
    [
        ("language", ["fr"]),
        ("language", []),
        ("channels", ["12345"]),
        ("channels", ["x"]),
        ("games", ["chess"]),
        ("rule", ["explode"]),
        ("role", ["12345"]),
        ("everything", ["1"]),
    ],
)
async def test_what_is_not_there_cannot_be_chosen(club: Club, what: str, values: list[str]) -> None:
    kim = keeper(club)
    shown = await panel(club, kim)
    refused = await club.forge(kim, shown, f"home:{what}:{club.guild.id}", values)
    assert told(refused).endswith(club.says("refused-illegal"))
    assert await chosen(club) == ServerRow(guild_id=club.guild.id)


async def test_the_panel_of_another_server_changes_nothing(club: Club) -> None:
    kim = keeper(club)
    shown = await panel(club, kim)
    refused = await club.forge(kim, shown, f"home:language:{club.guild.id + 1}", ["es"])
    assert told(refused).endswith(club.says("refused-illegal"))


async def test_everybody_is_no_role_to_be_told(club: Club) -> None:
    kim = keeper(club)
    shown = await panel(club, kim)
    refused = await kim.select(
        shown, [club.guild.default_role], custom_id=f"home:role:{club.guild.id}"
    )
    assert told(refused).endswith(club.says("refused-every-role"))
    assert (await chosen(club)).role_id is None


async def test_a_table_is_opened_only_where_the_server_wants(club: Club) -> None:
    kim, ana = keeper(club), club.member("Ana")
    elsewhere = club.guild.create_text_channel("chatter")
    table = await begin(club, [ana, kim])
    await choose(club, kim, "channels", [elsewhere])
    refused = await ana.slash(club.channel, "play", game="calderos")
    assert told(refused) == club.says("refused-other-channel", channels=elsewhere.mention)
    inside = await ana.slash(await table.thread(), "play", game="calderos")
    assert told(inside) == told(refused), "a thread is where its channel is"
    assert await club.store.games.with_status([GameStatus.LOBBY]) == []
    await sit_down(club, [ana], where=elsewhere)
    await choose(club, kim, "channels", [club.channel])
    back = await ana.slash(elsewhere, "table move", table=str(table.game))
    assert told(back) == club.says("refused-other-channel", channels=club.channel.mention)


async def test_only_the_games_that_the_server_wants_are_offered(club: Club) -> None:
    kim, ana = keeper(club), club.member("Ana")
    await choose(club, kim, "games", ["boss-quest"])
    offered = await ana.autocomplete(club.channel, "play", "game", "")
    assert [choice["value"] for choice in offered] == ["boss-quest"]
    refused = await ana.slash(club.channel, "play", game="calderos")
    assert told(refused) == club.says("refused-other-game", games=("Boss Quest",))
    await sit_down(club, [ana], game="boss-quest")


async def test_a_rematch_is_bound_by_what_the_server_has_chosen_since(club: Club) -> None:
    kim, ana = keeper(club), club.member("Ana")
    table = await begin(club, [ana, kim])
    for one in (ana, kim):
        await one.slash(await table.thread(), "table end")
    await choose(club, kim, "games", ["boss-quest"])
    refused = await table.press_board(ana, "rematch")
    assert told(refused) == club.says("refused-other-game", games=("Boss Quest",))
    await choose(club, kim, "games", [])
    await table.press_board(ana, "rematch")
    assert len(await club.store.games.with_status([GameStatus.LOBBY])) == 1


async def test_a_table_speaks_the_server_s_language_unless_another_is_named(club: Club) -> None:
    kim, ana = keeper(club), club.member("Ana")
    await choose(club, kim, "language", ["es"])
    by_default = await ana.slash(club.channel, "play", game="calderos")
    assert await opened_in(club, by_default) == "es"
    named = await ana.slash(club.channel, "play", game="calderos", language="en")
    assert await opened_in(club, named) == "en"


async def test_a_table_begins_with_the_server_s_time(club: Club) -> None:
    kim, ana = keeper(club), club.member("Ana")
    await choose(club, kim, "limit", ["12h"])
    await choose(club, kim, "rule", ["answer"])
    table = await sit_down(club, [ana])
    row = await table.row()
    assert (row.limit_seconds, row.time_rule) == (12 * 3600, TimeRule.ANSWER)
    assert "12 hours, then the bot answers that question" in text_of(table.lobby)


async def test_a_role_is_told_once_of_a_new_table(club: Club) -> None:
    kim, ana = keeper(club), club.member("Ana")
    role = club.guild.create_role("players", mentionable=True)
    await choose(club, kim, "role", [role])
    before = len(club.env.http_requests)
    table = await sit_down(club, [ana, kim])
    await table.press_lobby(ana, "start")
    (line,) = [one for one in public(club) if role.mention in one.content]
    link = f"https://discord.com/channels/{club.guild.id}/{club.channel.id}/{table.lobby.id}"
    assert line.content == club.says(
        "home-announcement", role=role.mention, game="Guerra de Calderos", link=link
    )
    sent = [one.json for one in club.env.http_requests[before:] if one.json]
    mentioned = [one["allowed_mentions"] for one in sent if role.mention in str(one.get("content"))]
    assert [one.get("roles") for one in mentioned] == [[role.id]]
    assert not mentioned[0].get("parse")


async def test_who_opens_a_table_learns_that_the_role_could_not_be_told(club: Club) -> None:
    kim, ana = keeper(club), club.member("Ana")
    role = club.guild.create_role("quiet")
    me = club.guild.me
    assert me is not None
    shown = await choose(club, kim, "role", [role])
    if me.guild_permissions.mention_everyone:
        hushed = club.guild.create_text_channel(
            "hushed", overwrites={me: discord.PermissionOverwrite(mention_everyone=False)}
        )
        shown = await panel(club, kim)
    else:
        hushed = club.channel
    assert club.says("home-role-silent", role=role.mention) in text_of(shown)
    result = await ana.slash(hushed, "play", game="calderos")
    (private,) = result.followups
    assert private.ephemeral
    assert text_of(private) == club.says("home-not-announced", role=role.mention)
    assert [one for one in club.messages(hushed.id) if one.content] == []
    assert len(await club.store.games.with_status([GameStatus.LOBBY])) == 1


async def test_a_table_is_open_though_it_cannot_be_announced(club: Club) -> None:
    kim, ana = keeper(club), club.member("Ana")
    role = club.guild.create_role("players", mentionable=True)
    await choose(club, kim, "role", [role])
    club.log.expect("table not announced")
    club.fail(club.channel.id, 500, times=None)
    table = await sit_down(club, [ana])
    assert (await table.row()).status is GameStatus.LOBBY
    club.heal()


async def test_what_the_bot_lacks_is_named_with_where_to_grant_it(club: Club) -> None:
    kim = keeper(club)
    me = club.guild.me
    assert me is not None
    shut = club.guild.create_text_channel(
        "shut",
        overwrites={
            me: discord.PermissionOverwrite(send_messages=False, create_public_threads=False)
        },
    )
    hidden = club.guild.create_text_channel(
        "hidden", overwrites={me: discord.PermissionOverwrite(view_channel=False)}
    )
    said = text_of(await panel(club, kim))
    lacks = club.says(
        "home-lacks",
        channel=shut.mention,
        permissions=(Permission.SEND_MESSAGES, Permission.CREATE_PUBLIC_THREADS),
        where=Grant.CHANNEL,
    )
    assert lacks in said, "files are lost only because messages are, and are not named"
    assert club.says("home-channels-unseen", count=1) in said
    assert hidden.mention not in said
    wanted = text_of(await choose(club, kim, "channels", [hidden]))
    assert "View Channel" in wanted
    assert hidden.mention in wanted
    assert shut.mention not in wanted
    refused = await kim.slash(shut, "play", game="calderos")
    assert "**Send Messages and Create Public Threads**" in told(refused)


async def test_what_was_chosen_and_is_gone_is_said(club: Club) -> None:
    kim = keeper(club)
    await club.store.servers.set_channels(club.guild.id, [club.channel.id, 12345])
    await club.store.servers.set_role(club.guild.id, 12345)
    said = text_of(await panel(club, kim))
    assert club.says("home-channels-gone", count=1) in said
    assert club.says("home-role-gone") in said


async def test_the_panel_speaks_spanish(club: Club) -> None:
    kim = keeper(club, "es")
    said = text_of(await panel(club, kim))
    assert said.startswith("### Ajustes de este servidor")
    assert club.says("home-lacks-nothing", Locale.ES, chosen="no") in said
