"""Naming a seat of a table in a command."""

from discord import app_commands

from bot.acts import may_look_on
from bot.commands import CHOICES, find_table
from bot.desk import Desk
from bot.items import Interaction
from bot.tables.errors import Illegal, TableError
from bot.tables.people import names_by_seat
from bot.text import plain_name
from db.errors import Refused

MOST_SEAT_DIGITS = 2


async def complete_seat(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """Offer the seats of the table that is meant, by whoever holds them, to who may see it."""
    desk: Desk = interaction.client.desk
    given = vars(interaction.namespace)
    try:
        game = await find_table(desk, interaction, table=given.get("table"))
        visible = await may_look_on(desk, interaction, game)
    except (TableError, Refused):
        return []
    if not visible:
        return []
    names = names_by_seat(await desk.store.games.seats(game))
    labels = {str(seat): plain_name(name, 100) for seat, name in names.items()}
    wanted = current.casefold()
    return [
        app_commands.Choice(name=label, value=seat)
        for seat, label in labels.items()
        if wanted in label.casefold()
    ][:CHOICES]


def read_seat(typed: str) -> int:
    """Return the seat that was chosen, counted from 0.

    Raises:
        Illegal: something else was typed.
    """
    if not (typed.isascii() and typed.isdigit() and len(typed) <= MOST_SEAT_DIGITS):
        raise Illegal
    return int(typed)
