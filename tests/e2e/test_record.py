"""The record of a game, by the command that a game's cog has for it."""

from discord import app_commands
from discord.ext import commands

from bot.acts import show_record
from bot.reply import Reply, guarded
from tests.e2e.conftest import OpenClub
from tests.e2e.fair import open_fair
from tests.e2e.table import begin, told


class Annals(commands.Cog):
    """A cog as small as it can be."""

    @app_commands.command(name="annals", description="See who has done what")
    @app_commands.guild_only()
    @guarded
    async def annals(self, reply: Reply) -> None:
        """Show the record of the toy game."""
        await show_record(reply, "toy")


async def test_a_game_that_is_over_is_in_the_record(opened: OpenClub) -> None:
    async with opened(seed="a fair game", dress=open_fair) as club:
        club.more_commands.append(Annals().annals)
        await club.restart()
        ana, bo = club.members("Ana", "Bo")
        assert club.says("record-empty") in told(await ana.slash(club.channel, "annals"))

        table = await begin(club, [ana, bo], game="toy")
        await table.play()
        result = (await table.row()).result
        assert isinstance(result, dict)
        scores = dict(zip(("Ana", "Bo"), result["scores"], strict=True))  # type: ignore[arg-type]

        lines = told(await bo.slash(club.channel, "annals")).splitlines()[1:]
        best_first = sorted(scores, key=lambda name: -int(scores[name]))  # type: ignore[arg-type]
        assert [line.split("**")[1] for line in lines] == best_first
        for name, line in zip(best_first, lines, strict=True):
            assert f"{scores[name]} coins in all, {scores[name]} at best" in line
