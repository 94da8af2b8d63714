"""Pausing a game and letting it go on: nobody can answer in between, and no clock runs."""

from collections.abc import Sequence

from bot.tables.change import Change
from bot.tables.errors import AlreadyPaused, NotPaused
from bot.tables.herald import Herald
from bot.tables.live import Live
from bot.tables.service import TableService
from rules.engine.record import Paused, Resumed


def check_pause(live: Live) -> None:
    """Make sure that a game can be paused.

    Raises:
        AlreadyPaused: it is.
    """
    if live.row.paused_at is not None:
        raise AlreadyPaused


def check_resume(live: Live) -> None:
    """Make sure that a game can go on.

    Raises:
        NotPaused: it was not paused.
    """
    if live.row.paused_at is None:
        raise NotPaused


async def pause(
    tables: TableService, live: Live, now: float, by: Sequence[str], votes: Sequence[str]
) -> None:
    """Pause a game that the caller holds.

    Args:
        tables: the service.
        live: the game.
        now: UTC epoch seconds.
        by: public lines that say who decided it.
        votes: the kinds of votes that have become pointless.
    """
    live.row = live.row.model_copy(update={"paused_at": now})
    change = Change(live)
    change.enter(Paused())
    herald = Herald(tables.faces[live.row.game], live.row, live.seats)
    opening = [herald.public.say("feed-paused"), *by]
    await tables.commit(live, change, opening, paused=True, clear_votes=votes)


async def resume(tables: TableService, live: Live, by: Sequence[str], votes: Sequence[str]) -> None:
    """Let a paused game that the caller holds go on; arguments as for `pause`."""
    live.row = live.row.model_copy(update={"paused_at": None})
    change = Change(live)
    change.enter(Resumed())
    change.play_bot_seats()  # a seat may have been handed over meanwhile
    herald = Herald(tables.faces[live.row.game], live.row, live.seats)
    # Who is asked only now has a line of their own.
    new = {question.number for question in change.asked}
    asked = [live.user_at(one.seat) for one in live.game.open.values() if one.number not in new]
    users = list(dict.fromkeys(user for user in asked if user is not None))
    whom = ", ".join(f"<@{user}>" for user in users)
    opening = [herald.public.say("feed-resumed", whom=whom, count=len(users)), *by]
    await tables.commit(live, change, opening, paused=False, clear_votes=votes, pings=users)
