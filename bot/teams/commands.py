"""``/table say`` and ``/table talk``: the same without direct messages of one's own."""

from bot.commands import find_table
from bot.reply import Reply
from bot.teams.circle import the_circle
from bot.teams.relay import say_to_team
from rules.engine.seats import Seat


async def _table_meant(reply: Reply, table: str | None) -> int | None:
    """Return the table that is named, or where this is typed; None if neither says it.

    Raises:
        NoSuchTable: what is named is no table.
    """
    if table is not None:
        return await find_table(reply.desk, reply.interaction, table=table)
    here = await reply.desk.store.games.by_thread(reply.interaction.channel_id or 0)
    return here.id if here else None


async def say_by_command(reply: Reply, said: str, table: str | None) -> None:
    """Pass on to their team what somebody typed, and report it to them alone.

    Raises:
        TableError, db.NoSuchGame: refused.
    """
    await reply.defer()
    desk = reply.desk
    async with desk.floor.taken(reply.person.id, desk.clock()):
        game = await _table_meant(reply, table)
        circle = await the_circle(desk, reply.person.id, game)
        report = await say_to_team(desk, circle, said, reply.interaction.id)
    words = report.words(desk.speaker(circle.sight, reply.locale))
    await reply.confirm(lambda: reply.text(words))


async def switch_talk(reply: Reply, table: str | None, *, on: bool) -> None:
    """Let somebody take part in what their team talks about, or no longer.

    Raises:
        TableError, db.NoSuchGame, db.NotSeated: refused.
    """
    await reply.defer()
    desk = reply.desk
    game = await _table_meant(reply, table)
    circle = await the_circle(desk, reply.person.id, game, talking=False)
    await desk.store.games.set_talks(circle.game, reply.person.id, talks=on)
    speaker = desk.speaker(circle.sight, reply.locale)
    mates = tuple(Seat(mate.seat) for mate in circle.mates)
    await reply.text(
        speaker.say("talk-switched-on", seats=mates) if on else speaker.say("talk-switched-off")
    )
