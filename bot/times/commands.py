"""``/table time`` and ``/table return``."""

from discord import app_commands

from bot.commands import CHOICES, complete_table, find_table
from bot.decisions import decide, may_manage
from bot.items import Interaction
from bot.reply import Reply
from bot.speech import Speaker
from bot.tables.errors import NotHost
from bot.tables.motions import Motion
from bot.text import plain_name
from bot.times.limits import OFFERED, UNITS, is_limit, read_limit, say_limit, say_time
from db import GameRow, GameStatus, TimeRule


async def complete_limit(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """Offer some limits; others can be typed."""
    desk = interaction.client.desk
    speaker = Speaker(desk.texts, desk.locale_of(interaction), {}, rich=False)
    wanted = current.strip().casefold()
    offered = {typed: say_limit(read_limit(typed), speaker) for typed in OFFERED}
    found = {t: label for t, label in offered.items() if wanted in t or wanted in label.casefold()}
    meant = {t: say_limit(read_limit(t), speaker) for t in _meant(wanted)}
    return [
        app_commands.Choice(name=f"{typed} · {label}", value=typed)
        for typed, label in {**meant, **found}.items()
    ]


def _meant(typed: str) -> list[str]:
    """Return the limits that somebody may be typing, who has typed so much; mostly none."""
    meant = [f"{typed}{unit}" for unit in UNITS] if typed.isdecimal() else [typed]
    return [limit for limit in meant if is_limit(limit)]


async def complete_timed(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """Offer the tables at which a person sits, also those that have not begun."""
    desk = interaction.client.desk
    locale = desk.locale_of(interaction)
    choices = await complete_table(interaction, current)
    for row in await desk.store.games.of(interaction.user.id, [GameStatus.LOBBY]):
        name = desk.game_name(locale, row.game)
        label = plain_name(desk.say(locale, "table-choice", game=name, number=row.id), 100)
        if current.casefold() in label.casefold():
            choices.append(app_commands.Choice(name=label, value=str(row.id)))
    return choices[-CHOICES:]


async def find_timed(reply: Reply, table: str | None) -> GameRow:
    """Return the table whose time somebody means: as `find_table`, or the one they host here.

    Raises:
        NoSuchTable, UnclearTable, db.NoSuchGame: it cannot be told.
    """
    store, interaction = reply.desk.store, reply.interaction
    if table is None:
        lobbies = await store.games.of(reply.person.id, [GameStatus.LOBBY])
        hosted = [
            row
            for row in lobbies
            if row.host_id == reply.person.id and row.channel_id == interaction.channel_id
        ]
        if hosted:
            return hosted[-1]
    return await store.games.get(await find_table(reply.desk, interaction, table=table))


async def set_time(
    reply: Reply, limit: str, rule: str | None, table: str | None, *, at_once: bool
) -> None:
    """Set how long an answer may take: as the host before the game, by vote during it.

    Args:
        reply: to the command.
        limit: as it was typed.
        rule: what happens when time is up; None leaves that as it is.
        table: which table.
        at_once: without a vote, as somebody who may manage messages there.

    Raises:
        BadLimit, NotHost, NotManager, NotSeated, NoSuchTable, UnclearTable, GameOver: refused.
    """
    await reply.defer()
    seconds = read_limit(limit)
    row = await find_timed(reply, table)
    then = TimeRule(rule) if rule else row.time_rule
    if row.status is GameStatus.LOBBY:
        await _set_before(reply, row, seconds, then)
    else:
        await decide(reply, row.id, Motion.time(seconds, then), at_once=at_once)


async def _set_before(reply: Reply, row: GameRow, limit: int | None, rule: TimeRule) -> None:
    """Set the time of a table that has not begun, which its host decides, or a moderator.

    Raises:
        NotHost: this person is neither.
    """
    if row.host_id != reply.person.id and not may_manage(reply.interaction, row):
        raise NotHost
    desk = reply.desk
    await desk.times.set_time(row.id, limit, rule, by="host")
    row, seats = await desk.lobby.look(row.id)
    await desk.threads.show_lobby(row, desk.lobby_panel(row, seats).view)
    speaker = Speaker(reply.desk.texts, reply.locale, {})
    await reply.text(speaker.say("time-set", time=say_time(limit, rule, speaker)))


async def come_back(reply: Reply, table: str | None) -> None:
    """Give somebody the seat back that the bot player keeps for them.

    Raises:
        NoSuchTable, UnclearTable, NotSeated, GameOver, GameFrozen: refused.
    """
    await reply.defer()
    game = await find_table(reply.desk, reply.interaction, table=table)
    await reply.desk.times.come_back(game, reply.person)
    await reply.say("time-back")
