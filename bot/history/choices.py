"""Which game is meant where one may be over: its history, its file."""

from collections.abc import Collection, Sequence

from discord import app_commands
from discord.app_commands import locale_str

from bot.commands import CHOICES, find_table
from bot.desk import Desk
from bot.items import Interaction
from bot.reply import Reply
from bot.tables.errors import NoSuchTable
from bot.text import Locale, plain_name
from db import GameRow, GameStatus

ANY_TABLE = locale_str("Which table, by its number", key="any-table-parameter")
"""Describes the parameter ``table`` of commands that also look at games that are over."""

OVER = (GameStatus.FINISHED, GameStatus.ENDED)
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
    rows = await _begun(desk, reply.person.id, OVER)
    if not rows:
        raise NoSuchTable
    return rows[0].id


async def _begun(desk: Desk, user: int, statuses: Collection[GameStatus]) -> list[GameRow]:
    """Return the games of a person that have begun, the latest first."""
    rows = await desk.store.games.of(user, statuses)
    return [row for row in reversed(rows) if row.seed is not None]


async def complete_any(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """Offer the tables at which a person sits or sat, the latest first."""
    desk: Desk = interaction.client.desk
    rows = await _begun(desk, interaction.user.id, BEGUN)
    return _choices(desk, desk.locale_of(interaction), rows, current)


async def complete_over(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """Offer the tables at which a person sat and whose games are over, the latest first."""
    desk: Desk = interaction.client.desk
    rows = await _begun(desk, interaction.user.id, OVER)
    return _choices(desk, desk.locale_of(interaction), rows, current)


def _choices(
    desk: Desk, locale: Locale, rows: Sequence[GameRow], current: str
) -> list[app_commands.Choice[str]]:
    choices = []
    for row in rows:
        name = desk.game_name(locale, row.game)
        label = plain_name(desk.say(locale, "table-choice", game=name, number=row.id), 100)
        if current.casefold() in label.casefold():
            choices.append(app_commands.Choice(name=label, value=str(row.id)))
    return choices[:CHOICES]
