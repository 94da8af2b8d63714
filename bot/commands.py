"""Answering by slash command: which table is meant, what is legal there, and the answer itself.

A game's command says, as its `Route`, which question it answers and which of the question's
levels its parameters fill. Autocomplete offers what is legal now, from the live question.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from discord import app_commands
from discord.app_commands import locale_str
from pydantic import JsonValue

from bot.addresses import MOST_DIGITS
from bot.desk import Desk
from bot.items import Interaction
from bot.reply import Reply
from bot.speech import Speaker
from bot.tables.errors import (
    Illegal,
    NoSuchTable,
    NothingAsked,
    PartMissing,
    TableError,
    UnclearTable,
)
from bot.tables.service import Sight
from bot.text import plain_name
from db import GameRow, GameStatus
from db.errors import Refused
from rules.engine.errors import EngineError
from rules.engine.questions import ChooseOne, ChoosePath, Key, OpenQuestion

TABLE_PARAMETER = locale_str("Which table, if you sit at several", key="table-parameter")
"""Describes the parameter ``table``, which most commands have."""

CHOICES = 25
"""Choices that Discord takes at a time."""


@dataclass(frozen=True, slots=True)
class Route:
    """Which question a command answers, and how.

    Attributes:
        game: the game's key.
        kind: the question's kind.
        prefix: the levels that the command itself stands for.
        parameters: the parameters that fill the levels after those, in order.
    """

    game: str
    kind: str
    prefix: tuple[Key, ...] = ()
    parameters: tuple[str, ...] = ()


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
    locale = desk.locale_of(interaction)
    game = route.game if (route := route_of(interaction)) else None
    choices = []
    for row in await tables_of(desk, interaction.user.id, game):
        name = desk.game_name(locale, row.game)
        label = plain_name(desk.say(locale, "table-choice", game=name, number=row.id), 100)
        if current.casefold() in label.casefold():
            choices.append(app_commands.Choice(name=label, value=str(row.id)))
    return choices[:CHOICES]


def route_of(interaction: Interaction) -> Route | None:
    """Return the route of the command that is being used, if it has one."""
    return interaction.command.extras.get("route") if interaction.command else None


async def complete_legal(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """Offer what is legal now for the parameter that is being typed."""
    desk: Desk = interaction.client.desk
    route = route_of(interaction)
    focused = focused_option(interaction.data or {})
    if route is None or focused not in route.parameters:
        return []
    given = vars(interaction.namespace)
    try:
        game = await find_table(desk, interaction, route.game, given.get("table"))
        sight, asked = await find_question(desk, game, interaction.user.id, route)
        speaker = desk.speaker(sight, desk.locale_of(interaction))
        keys = legal_keys(asked, route, given, focused, speaker)
    except (TableError, Refused, EngineError):
        return []
    part = parts_of(asked)[len(route.prefix) + route.parameters.index(focused)]
    labelled = ((key, plain_name(speaker.label(part, key), 100)) for key in keys)
    return [
        app_commands.Choice(name=label, value=written(key))
        for key, label in labelled
        if current.casefold() in label.casefold()
    ][:CHOICES]


async def find_question(
    desk: Desk, game: int, user: int, route: Route
) -> tuple[Sight, OpenQuestion]:
    """Return the open question that a command is to answer.

    Raises:
        NothingAsked: it is not asked of this person now.
        TableError: as `TableService.look`.
    """
    sight = await desk.tables.look(game, user)
    for asked in sight.asked:
        if asked.question.kind == route.kind:
            return sight, asked
    raise NothingAsked


def legal_keys(
    asked: OpenQuestion,
    route: Route,
    given: Mapping[str, Any],
    parameter: str,
    speaker: Speaker,
) -> tuple[Key, ...]:
    """Return the options for one parameter, after what the others say.

    Raises:
        Illegal: the command, or what the earlier parameters say, is not possible now.
    """
    if isinstance(asked.question, ChooseOne):
        return asked.question.options
    node = asked.question.branches if isinstance(asked.question, ChoosePath) else None
    for key in route.prefix:
        node = below(node, key)
    for earlier, part in parameters(asked, route):
        if earlier == parameter:
            break
        node = below(node, match(node, given.get(earlier), part, speaker))
    return tuple(node or ())


def answer_of(
    asked: OpenQuestion, route: Route, given: Mapping[str, str | None], speaker: Speaker
) -> JsonValue:
    """Return the raw answer that a command gives.

    Raises:
        Illegal: it is not possible now.
        PartMissing: a parameter is missing that this answer needs.
    """
    if isinstance(asked.question, ChooseOne):
        ((parameter, part),) = parameters(asked, route)
        return match(asked.question.options, given.get(parameter), part, speaker)
    node: Any = asked.question.branches if isinstance(asked.question, ChoosePath) else None
    path: list[JsonValue] = []
    for key in route.prefix:
        node = below(node, key)
        path.append(key)
    for parameter, part in parameters(asked, route):
        if node is None:
            break
        value = given.get(parameter)
        if value is None and len(node) > 1:
            raise PartMissing(part=speaker.ask_part(asked.question, part))
        key = next(iter(node)) if value is None else match(node, value, part, speaker)
        node = below(node, key)
        path.append(key)
    if node is not None:
        raise Illegal
    return path


def parts_of(asked: OpenQuestion) -> tuple[str, ...]:
    """Return the names of a question's levels."""
    if isinstance(asked.question, ChoosePath):
        return asked.question.parts
    return (getattr(asked.question, "part", "option"),)


def parameters(asked: OpenQuestion, route: Route) -> list[tuple[str, str]]:
    """Return a command's parameters, each with the level it fills."""
    return list(zip(route.parameters, parts_of(asked)[len(route.prefix) :], strict=False))


def below(node: Any, key: Key) -> Any:
    """Return the options after one option.

    Raises:
        Illegal: there is no such option.
    """
    if node is None or key not in node:
        raise Illegal
    return node[key] if isinstance(node, Mapping) else None


def match(node: Any, value: str | None, part: str, speaker: Speaker) -> Key:
    """Return the option that a person named: as autocomplete wrote it, or by its name.

    Raises:
        Illegal: there is no such option.
    """
    wanted = (value or "").strip().casefold()
    keys: list[Key] = list(node or ())
    # As written first: somebody may be called by the number of another's seat.
    for key in keys:
        if written(key) == wanted:
            return key
    for key in keys:
        if speaker.label(part, key).casefold() == wanted:
            return key
    raise Illegal


def written(key: Key) -> str:
    """Return an option as autocomplete writes it."""
    return str(int(key)) if isinstance(key, int) else str(key)


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
    desk: Desk = interaction.client.desk
    reply = Reply(desk, interaction)
    route = route_of(interaction)

    async def answer() -> None:
        if route is None:
            raise Illegal
        await reply.defer()
        game = await find_table(desk, interaction, route.game, table)
        sight, asked = await find_question(desk, game, interaction.user.id, route)
        speaker = desk.speaker(sight, reply.locale)
        raw = answer_of(asked, route, given, speaker)
        await desk.tables.answer(game, reply.person, asked.number, raw, interaction.id)
        said = speaker.say("answered", answer=speaker.answer(asked.question, raw))
        await reply.confirm(lambda: reply.text(said))

    await reply.guard(answer)
