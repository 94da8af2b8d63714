"""What the buttons do that everybody at a table sees."""

from collections.abc import Awaitable, Callable, Mapping

from bot.acts import show_text
from bot.addresses import TableVerb
from bot.decisions import decide, rematch
from bot.history.acts import show_history
from bot.panels import hand_panel, question_panel
from bot.proof.acts import give_file
from bot.reply import Reply
from bot.tables.errors import NothingAsked
from bot.tables.motions import END, RESUME


async def _hand(reply: Reply, game: int) -> None:
    sight = await reply.desk.times.look(game, reply.person)
    await reply.send(hand_panel(sight, reply.desk.speaker(sight, reply.locale)))


async def _turn(reply: Reply, game: int) -> None:
    sight = await reply.desk.times.look(game, reply.person)
    if not sight.asked:
        raise NothingAsked
    speaker = reply.desk.speaker(sight, reply.locale)
    for asked in sight.asked:
        await reply.send(question_panel(sight, asked, (), speaker))


async def _direct(reply: Reply, game: int) -> None:
    await reply.desk.tables.open_direct(game, reply.person)
    await reply.say("direct-retried")


async def _return(reply: Reply, game: int) -> None:
    await reply.desk.times.come_back(game, reply.person)
    await reply.say("time-back")


async def _rewind(reply: Reply, game: int) -> None:
    await reply.desk.tables.rewind(game, reply.person)
    await reply.say("rewound")


async def _end(reply: Reply, game: int) -> None:
    await decide(reply, game, END)


async def _resume(reply: Reply, game: int) -> None:
    await decide(reply, game, RESUME)


PRESSES: Mapping[TableVerb, Callable[[Reply, int], Awaitable[None]]] = {
    TableVerb.HAND: _hand,
    TableVerb.TURN: _turn,
    TableVerb.TEXT: show_text,
    TableVerb.DIRECT: _direct,
    TableVerb.RETURN: _return,
    TableVerb.REWIND: _rewind,
    TableVerb.END: _end,
    TableVerb.RESUME: _resume,
    TableVerb.REMATCH: rematch,
    TableVerb.FILE: give_file,
    TableVerb.HISTORY: show_history,
}
"""What each button does, once the click was acknowledged in private."""
