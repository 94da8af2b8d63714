"""Taking the last answer back, where nobody has learned anything by it."""

from collections.abc import Sequence

from bot.tables.change import Change
from bot.tables.errors import CannotTakeBack
from bot.tables.herald import Herald
from bot.tables.live import Live, record_of
from bot.tables.service import TableService
from rules.engine.errors import CannotUndo
from rules.engine.record import Entry, Rewound, read_entry
from rules.engine.seats import Seat
from rules.engine.undo import Undo, last_to_answer, look_back


async def find_undo(tables: TableService, live: Live, seat: Seat) -> Undo:
    """Find out what it would mean to take back a seat's last answer.

    Raises:
        CannotTakeBack: it stands.
    """
    entries = await _entries(tables, live)
    rulebook = tables.faces[live.row.game].rulebook
    try:
        return look_back(rulebook, record_of(live.row, live.seats), entries, seat)
    except CannotUndo as stands:
        raise CannotTakeBack(barrier=str(stands.barrier)) from None


async def find_last_seat(tables: TableService, live: Live) -> Seat:
    """Return the seat of the person who answered last.

    Raises:
        CannotTakeBack: nobody has.
    """
    try:
        return last_to_answer(await _entries(tables, live))
    except CannotUndo as stands:
        raise CannotTakeBack(barrier=str(stands.barrier)) from None


async def _entries(tables: TableService, live: Live) -> list[Entry]:
    return [read_entry(line.entry) for line in await tables.store.journal.entries(live.row.id)]


async def take_back(
    tables: TableService,
    live: Live,
    seat: Seat,
    undo: Undo,
    by: Sequence[str],
    votes: Sequence[str],
) -> None:
    """Take an answer back in a game that the caller holds, and ask again.

    Args:
        tables: the service.
        live: the game.
        seat: whose answer it is.
        undo: what `find_undo` found.
        by: public lines that say who decided it.
        votes: the kinds of votes that have become pointless.
    """
    open_before = {question.mark for question in live.game.open.values()}
    rewound = Rewound(to=undo.to)
    again = await tables.games.rebuild(live.row, [rewound])
    change = Change(again)
    change.enter(rewound)
    change.play_bot_seats()
    herald = Herald(tables.faces[live.row.game], live.row, live.seats)
    opening = [herald.public.say("feed-taken-back", seat=seat), *by]
    asked = [one for one in again.game.open.values() if one.mark not in open_before]
    tables.games.drop(live.row.id)  # what is in memory has been taken back
    await tables.commit(again, change, opening, asked=asked, clear_votes=votes)
