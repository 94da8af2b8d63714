"""Which game is meant where one may be over: its history, its file."""

from discord import app_commands
from discord.app_commands import locale_str

from bot.commands import begun_tables, find_table, table_choices
from bot.desk import Desk
from bot.items import Interaction
from bot.reply import Reply
from bot.tables.errors import NoSuchTable
from db import OVER, GameStatus

ANY_TABLE = locale_str("Which table, by its number", key="any-table-parameter")
"""Describes the parameter ``table`` of commands that also look at games that are over."""

BEGUN = (GameStatus.PLAYING, GameStatus.FROZEN, *OVER)


async def find_any(reply: Reply, table: str | None, *, over: bool = False) -> int:
    """Return the table that a person means: named, or where they are, or their latest.

    Args:
        reply: to the person.
        table: its number, as it was typed.
        over: of several of theirs, only one that is over is meant.

    Raises:
        NoSuchTable, UnclearTable: it cannot be told.
    """
    desk, interaction = reply.desk, reply.interaction
    here = await desk.store.games.by_thread(interaction.channel_id or 0)
    if table is not None or here is not None:
        return await find_table(desk, interaction, table=table)
    if not over:
        try:
            return await find_table(desk, interaction)
        except NoSuchTable:
            pass
    rows = await begun_tables(desk, reply.person.id, OVER)
    if not rows:
        raise NoSuchTable
    return rows[0].id


async def complete_any(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """Offer the tables at which a person sits or sat, the latest first."""
    desk: Desk = interaction.client.desk
    rows = await begun_tables(desk, interaction.user.id, BEGUN)
    return table_choices(desk, interaction, rows, current)
