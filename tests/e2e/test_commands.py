"""The commands that Discord knows, and when it is told of them."""

from discord import app_commands

from tests.e2e.club import Club, commands_put, intents_of
from tests.e2e.moves import Way
from tests.e2e.secrecy import check_story
from tests.e2e.table import begin
from tests.support.discord_spec import DiscordSpec, check_requests


async def test_commands_are_registered_once(club: Club) -> None:
    assert commands_put(club.env.http_requests) == 1
    await club.restart()
    await club.crash()
    assert commands_put(club.env.http_requests) == 1


async def test_commands_that_changed_are_registered_again(club: Club) -> None:
    @app_commands.command(name="news", description="Something new")
    async def news(_interaction: object) -> None:
        """Do nothing."""

    add = club.bot.tree.add_command
    assert add is not None
    dress = club.bot.desk
    assert dress is not None
    club.more_commands.append(news)
    await club.restart()
    assert commands_put(club.env.http_requests) == 2
    await club.restart()
    assert commands_put(club.env.http_requests) == 2
    club.more_commands.clear()
    await club.restart()
    assert commands_put(club.env.http_requests) == 3


async def test_commands_speak_both_languages(club: Club) -> None:
    (put,) = [one for one in club.env.http_requests if one.method == "PUT"]
    assert put.json is not None
    names = {command["name"] for command in put.json}
    assert {"play", "games", "hand", "board", "table", "calderos"} <= names
    for command in put.json:
        if command.get("type", 1) == 1:
            assert "es-ES" in command["description_localizations"], command["name"]


async def test_no_privileged_intent_is_asked_for(club: Club) -> None:
    assert intents_of(club.bot) == {"guilds", "dm_messages"}


async def test_every_request_is_one_that_discord_describes(
    club: Club, discord_spec: DiscordSpec
) -> None:
    table = await begin(club, club.members("Ana", "Bo", "Cid"))
    for way in Way:
        await table.play(way, most=4)
    await check_story(table)
    assert len(club.env.http_requests) > 50
    assert [str(wrong) for wrong in check_requests(club.env, discord_spec)] == []
