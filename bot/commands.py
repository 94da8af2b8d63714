"""Answering by slash command: which table is meant, what is legal there, and the answer itself.

A game's command says in its ``extras``, as its ``route``, which question it answers and which of
the question's levels its parameters fill; where it answers several kinds of question, it has a
tuple of routes, and where it answers none, it may name its ``game``. Autocomplete offers what is
legal now, from the live question.
"""

from collections.abc import Callable, Collection, Iterable, Mapping
from itertools import islice
from typing import Any

from discord import app_commands
from discord.app_commands import locale_str

from bot.addresses import MOST_DIGITS
from bot.desk import Desk
from bot.items import Interaction
from bot.reply import Reply
from bot.routes import Route, answer_of, offers
from bot.tables.errors import Illegal, NoSuchTable, TableError, UnclearTable
from bot.tables.service import Sight
from bot.text import plain_name
from db import OVER, GameRow, GameStatus
from db.errors import Refused
from rules.engine.errors import EngineError
from rules.engine.questions import Key, OpenQuestion, Question

__all__ = [
    "TABLE_PARAMETER",
    "Route",
    "answer_by_command",
    "complete_legal",
    "complete_over",
    "complete_table",
    "find_table",
]

TABLE_PARAMETER = locale_str("Which table, if you sit at several", key="table-parameter")
"""Describes the parameter ``table``, which most commands have."""

CHOICES = 25
"""Choices that Discord takes at a time."""


async def find_table(
    desk: Desk, interaction: Interaction, game: str | None = None, table: str | None = None
) -> int:
    """Return the table that a person means: named, or where they are, or their only one.

    Raises:
        NoSuchTable, UnclearTable: it cannot be told.
    """
    if table is not None:
        if not (table.isascii() and table.isdigit() and len(table) <= MOST_DIGITS):
            raise NoSuchTable
        return int(table)
    here = await desk.store.games.by_thread(interaction.channel_id or 0)
    if here is not None and game in {None, here.game}:
        return here.id
    mine = await tables_of(desk, interaction.user.id, game)
    if len(mine) > 1:
        asked = {row.game_id for row in await desk.store.journal.questions_of(interaction.user.id)}
        mine = [row for row in mine if row.id in asked] or mine
    if len(mine) > 1:
        raise UnclearTable
    if not mine:
        raise NoSuchTable
    return mine[0].id


async def tables_of(desk: Desk, user: int, game: str | None = None) -> list[GameRow]:
    """Return the games that a person is playing, all or those of one kind."""
    rows = await desk.store.games.of(user, [GameStatus.PLAYING, GameStatus.FROZEN])
    return [row for row in rows if game in {None, row.game}]


async def complete_table(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """Offer the tables that a person sits at."""
    desk: Desk = interaction.client.desk
    rows = await tables_of(desk, interaction.user.id, game_of(interaction))
    return table_choices(desk, interaction, rows, current)


async def complete_over(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """Offer the tables at which a person has played to the end, the latest first."""
    desk: Desk = interaction.client.desk
    rows = await begun_tables(desk, interaction.user.id, OVER)
    return table_choices(desk, interaction, rows, current)


async def begun_tables(desk: Desk, user: int, statuses: Collection[GameStatus]) -> list[GameRow]:
    """Return the games of a person that have begun, the latest first."""
    rows = await desk.store.games.of(user, statuses)
    return [row for row in reversed(rows) if row.started_at is not None]


def table_choices(
    desk: Desk, interaction: Interaction, rows: Iterable[GameRow], current: str
) -> list[app_commands.Choice[str]]:
    """Return the tables to choose from after what has been typed, as many as Discord takes."""
    locale = desk.locale_of(interaction)
    choices = []
    for row in rows:
        name = desk.game_name(locale, row.game)
        label = plain_name(desk.say(locale, "table-choice", game=name, number=row.id), 100)
        if current.casefold() in label.casefold():
            choices.append(app_commands.Choice(name=label, value=str(row.id)))
    return choices[:CHOICES]


def routes_of(interaction: Interaction) -> tuple[Route, ...]:
    """Return the routes of the command that is being used; none if it answers nothing."""
    route = interaction.command.extras.get("route", ()) if interaction.command else ()
    return (route,) if isinstance(route, Route) else tuple(route)


def game_of(interaction: Interaction) -> str | None:
    """Return the key of the game that the command being used belongs to, if to one."""
    routes = routes_of(interaction)
    if routes:
        return routes[0].game
    return interaction.command.extras.get("game") if interaction.command else None


def find_question(sight: Sight, routes: tuple[Route, ...]) -> tuple[OpenQuestion, Route]:
    """Return the open question that a command answers, and by which of its routes.

    Raises:
        NothingAsked: no such question is asked of this person now.
    """
    asked = sight.question(lambda one: any(route.leads_to(one) for route in routes))
    return asked, next(route for route in routes if route.leads_to(asked))


async def complete_legal(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """Offer what is legal now for the parameter that is being typed."""
    desk: Desk = interaction.client.desk
    routes = routes_of(interaction)
    focused = focused_option(interaction.data or {})
    if not any(focused in route.parameters for route in routes):
        return []
    given = vars(interaction.namespace)
    try:
        game = await find_table(desk, interaction, routes[0].game, given.get("table"))
        sight = await desk.tables.look(game, interaction.user.id)
        asked, route = find_question(sight, routes)
        speaker = desk.speaker(sight, desk.locale_of(interaction))
        found = offers(asked.question, route, given, focused, current, speaker)
        shown = list(islice(found, CHOICES))
    except (TableError, Refused, EngineError):
        return []
    return [app_commands.Choice(name=label, value=value) for label, value in shown]


def focused_option(data: Mapping[str, Any]) -> str:
    """Return the name of the parameter that is being typed."""
    for option in data.get("options", ()):
        if option.get("focused"):
            return str(option["name"])
        if found := focused_option(option):
            return found
    return ""


async def answer_by_command(
    interaction: Interaction, table: str | None, **given: str | None
) -> None:
    """Answer the question that the command's route names, and say so privately."""
    reply = Reply(interaction.client.desk, interaction)
    await reply.guard(lambda: _answer(reply, table, given))


async def _answer(reply: Reply, table: str | None, given: Mapping[str, str | None]) -> None:
    routes = routes_of(reply.interaction)
    if not routes:
        raise Illegal
    await reply.defer()
    tables = reply.desk.tables
    game = await find_table(reply.desk, reply.interaction, routes[0].game, table)
    sight = await reply.desk.times.look(game, reply.person)
    asked, route = find_question(sight, routes)
    speaker = reply.desk.speaker(sight, reply.locale)
    raw = answer_of(asked.question, route, given, speaker)
    await tables.answer(game, reply.person, asked.number, raw, reply.interaction.id)
    said = speaker.say("answered", answer=speaker.answer(asked.question, raw))
    await reply.confirm(lambda: reply.text(said))


def route(
    game: str, question: type[Question[Any]], *prefix: Key, by: tuple[str, ...] = ()
) -> Route:
    """Return the route to a kind of question.

    Args:
        game: the game's key.
        question: the kind.
        prefix: what the command itself stands for there.
        by: the parameters that say the rest.
    """
    return Route(game, question.kind, prefix, by)


def answers(
    name: str, description: locale_str, *routes: Route, **parameters: locale_str
) -> Callable[[Any], Any]:
    """Make a method of a cog a command that answers questions.

    Args:
        name: the command's.
        description: the command's.
        routes: the questions that it answers.
        parameters: a description of each of its parameters but ``table``, which all have.
    """
    complete: dict[str, Any] = dict.fromkeys(parameters, complete_legal)

    def command(body: Any) -> Any:
        body = app_commands.describe(**parameters, table=TABLE_PARAMETER)(body)
        body = app_commands.autocomplete(**complete, table=complete_table)(body)
        extras: dict[Any, Any] = {"route": routes}
        return app_commands.command(name=name, description=description, extras=extras)(body)

    return command
