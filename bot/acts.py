"""What can be done both by a button and by a command."""

from bot.desk import Desk
from bot.panels.board import status_line
from bot.reply import Reply


async def show_text(desk: Desk, reply: Reply, game: int) -> None:
    """Show the table in words, to one person, as everybody may see it."""
    sight = await desk.tables.look(game, None)
    speaker = desk.speaker(sight, reply.locale)
    lines = [sight.face.describe_table(sight.view, speaker), status_line(sight, speaker)]
    await reply.text("\n".join(lines))


async def vote_to_end(desk: Desk, reply: Reply, game: int) -> None:
    """Count a vote to end a game, and say how the votes stand."""
    votes, needed = await desk.tables.vote_to_end(game, reply.person)
    await reply.say("ended" if votes >= needed else "voted", votes=votes, needed=needed)
