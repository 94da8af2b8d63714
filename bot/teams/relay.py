"""Passing on: what one says, to the others of the team, each in a direct message.

Nothing goes through the outbox: what is said is never stored, whoever says it learns at once who
has not got it, and one who dies in mid-sentence has said nothing.
"""

from contextlib import suppress
from dataclasses import dataclass
from enum import StrEnum

import discord
import structlog

from bot.desk import Desk
from bot.panels import table_line
from bot.postman import Shut
from bot.speech import Speaker
from bot.tables.errors import NothingSaid, TableError, TooLong
from bot.teams.circle import Circle
from bot.text import Locale
from db import SeatRow
from rules.engine.seats import Seat

log = structlog.get_logger(__name__)

LENGTH = 2000
"""Characters of a message, with the mark above."""

QUOTE = "\n>>> "
"""Makes all that follows a quote, so that nothing in it passes for another's words."""


class Fate(StrEnum):
    """What became of a message for one mate; the values stand in messages."""

    SENT = "sent"
    SILENT = "silent"
    """Takes no part in the talk."""
    CLOSED = "closed"
    """Takes no direct messages."""
    FAILED = "failed"
    """Discord did not take it now."""
    GONE = "gone"
    """Has left the table at that very moment."""


@dataclass(frozen=True, slots=True)
class Report:
    """What became of a message, mate by mate.

    Attributes:
        circle: where it was said.
        fates: by seat.
    """

    circle: Circle
    fates: dict[Seat, Fate]

    def words(self, speaker: Speaker) -> str:
        """Return it in words, for whoever said it."""
        lines = [table_line(self.circle.sight, speaker)]
        if Fate.SENT not in self.fates.values():
            lines.append(speaker.say("talk-nobody"))
        for fate in Fate:
            seats = tuple(seat for seat, of in self.fates.items() if of is fate)
            if seats and fate is not Fate.GONE:
                lines.append(speaker.say(f"talk-{fate.value}", seats=seats))
        return "\n".join(lines)


def check_text(desk: Desk, circle: Circle, text: str) -> None:
    """Make sure that a text can be passed on, whatever language its readers speak.

    Raises:
        NothingSaid: there is nothing in it.
        TooLong: it does not fit.
    """
    if not text.strip():
        raise NothingSaid
    most = LENGTH - max(len(_mark(desk, circle, locale)) for locale in Locale)
    if len(text) > most:
        raise TooLong(most=most)


def _mark(desk: Desk, circle: Circle, locale: Locale) -> str:
    speaker = desk.speaker(circle.sight, locale)
    table = table_line(circle.sight, speaker)
    return speaker.say("talk-mark", table=table, seat=Seat(circle.own.seat)) + QUOTE


async def say_to_team(desk: Desk, circle: Circle, text: str, source: int) -> Report:
    """Pass a text on, unchanged, to the mates who take part in the talk.

    Args:
        desk: the desk.
        circle: who says it, and to whom.
        text: what is said.
        source: the id of the message or the interaction that it came by; keeps Discord from
            posting it twice.

    Raises:
        NothingSaid, TooLong: nobody has got it.
    """
    check_text(desk, circle, text)
    fates = {
        Seat(mate.seat): await _tell(desk, circle, mate, text, f"t{source}")
        for mate in circle.mates
    }
    return Report(circle, fates)


async def _tell(desk: Desk, circle: Circle, mate: SeatRow, text: str, nonce: str) -> Fate:
    # Sending to those before may have taken its time.
    row = (await desk.store.games.seats(circle.game))[mate.seat]
    if row.user_id is None or row.user_id != mate.user_id:
        return Fate.GONE
    if not row.talks:
        return Fate.SILENT
    if row.dm_closed:
        return Fate.CLOSED
    mark = _mark(desk, circle, Locale(row.locale or circle.sight.row.locale))
    try:
        await desk.threads.write_text(row.user_id, mark + text, nonce=nonce)
    except Shut:
        with suppress(TableError):  # the game may have frozen meanwhile
            await desk.tables.direct_failed(circle.game, Seat(mate.seat))
        return Fate.CLOSED
    except (TimeoutError, discord.HTTPException, OSError) as error:
        # Discord's text may quote what was said.
        log.warning("talk not sent", game=circle.game, status=getattr(error, "status", None))
        return Fate.FAILED
    return Fate.SENT
