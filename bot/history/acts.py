"""Paging through the history of a game."""

import asyncio
from collections.abc import Hashable, Sequence
from typing import Any

import discord
from discord import ui
from pydantic import ValidationError

from bot.acts import check_onlooker
from bot.addresses import MOST_DIGITS, HistoryButton, HistorySelect, Leaf
from bot.art import Picture
from bot.desk import Desk
from bot.history.pages import Page, page_with, paginate
from bot.history.story import Listener, game_after, tell_story
from bot.items import button, select
from bot.panels import Panel
from bot.panels.board import BOARD_FILE
from bot.panels.common import gallery, layout, text
from bot.reply import Reply
from bot.speech import Speaker
from bot.tables.errors import (
    Illegal,
    JournalUnreadable,
    LobbyClosed,
    NoSuchEntry,
    OtherRules,
)
from bot.tables.live import record_of
from bot.tables.people import names_by_seat
from db import OVER, GameRecord, GameRow, SeatRow
from rules.engine.errors import ReplayError
from rules.engine.record import read_entry
from rules.engine.seats import Seat

MOST_CHAPTERS = 25
"""Options of a select."""


def listener_of(row: GameRow, seats: Sequence[SeatRow], user: int) -> Listener:
    """Return as whom somebody hears a game's story.

    Who holds a seat, or has the bot player keep it for them, hears it as that seat.
    """
    if row.status in OVER:
        return Listener(everything=True)
    for seat in seats:
        if user in {seat.user_id, seat.owner_id}:
            return Listener(Seat(seat.seat))
    return Listener()


async def show_history(reply: Reply, game: int, entry: int | None = None) -> None:
    """Show somebody the history of a game, from its latest page or that with an entry.

    Raises:
        NoSuchTable, LobbyClosed, OtherRules, JournalUnreadable: there is nothing to see.
        NoSuchEntry: the journal is not that long.
    """
    history = await _history(reply, game)
    if entry is not None and not 0 <= entry < history.entries:
        raise NoSuchEntry(last=history.entries - 1)
    place = len(history.pages) - 1 if entry is None else page_with(history.pages, entry)
    await reply.send(history.panel(place))


async def turn_page(reply: Reply, address: HistoryButton) -> None:
    """Turn to another page on the message that was clicked on.

    Raises:
        NoSuchTable, LobbyClosed, OtherRules, JournalUnreadable: there is nothing to see.
        Illegal: the message shows to others too.
    """
    history = await _at_hand(reply, address.game)
    here, last = page_with(history.pages, address.entry), len(history.pages) - 1
    place = {
        Leaf.FIRST: 0,
        Leaf.PREVIOUS: max(here - 1, 0),
        Leaf.NEXT: min(here + 1, last),
        Leaf.LAST: last,
        Leaf.TABLE: here,
    }[address.leaf]
    picture = None
    if address.leaf is Leaf.TABLE:
        picture = await _table_then(reply, address.game, history.pages[place].last)
    await reply.update(history.panel(place, picture))


async def _table_then(reply: Reply, game: int, last: int) -> Picture:
    """Draw a table as everybody saw it after an entry.

    Raises:
        JournalUnreadable: there is nothing to see.
    """
    stored = await reply.desk.store.games.record(game)
    face = reply.desk.faces[stored.game.game]
    names = names_by_seat(stored.seats)
    speaker = Speaker(face.texts, reply.locale, names, rich=False)

    def draw() -> Picture:
        entries = [read_entry(line.entry) for line in stored.journal]
        then = game_after(face.rulebook, record_of(stored.game, stored.seats), entries, last)
        return face.draw_table(then.view(None), names, speaker)

    try:
        return await asyncio.to_thread(draw)
    except (ReplayError, ValidationError):
        raise JournalUnreadable from None


async def open_chapter(reply: Reply, address: HistorySelect, values: Sequence[str]) -> None:
    """Turn to the page that was chosen on the message that was clicked on.

    Raises:
        NoSuchTable, LobbyClosed, OtherRules, JournalUnreadable: there is nothing to see.
        Illegal: the message shows to others too, or there is no such page.
    """
    chosen = values[0] if values else ""
    if not (chosen.isascii() and chosen.isdigit() and len(chosen) <= MOST_DIGITS):
        raise Illegal
    history = await _at_hand(reply, address.game)
    await reply.update(history.panel(page_with(history.pages, int(chosen))))


async def _at_hand(reply: Reply, game: int) -> "_History":
    if not reply.is_private:
        raise Illegal  # what comes may be for one person alone
    await reply.defer_update()
    return await _history(reply, game)


async def _history(reply: Reply, game: int) -> "_History":
    await check_onlooker(reply, game)
    desk = reply.desk
    stored = await desk.store.games.record(game)
    row = stored.game
    if row.seed is None:
        raise LobbyClosed
    face = desk.faces[row.game]
    if row.rules_version != face.rulebook.version:
        raise OtherRules
    listener = listener_of(row, stored.seats, reply.person.id)
    names = names_by_seat(stored.seats)
    speaker = Speaker(face.texts, reply.locale, names)
    key: Hashable = (game, listener, reply.locale, len(stored.journal), tuple(names.values()))
    pages = desk.histories.get(key)
    if pages is None:
        pages = await asyncio.to_thread(_tell, desk, stored, speaker, listener)
        desk.histories.put(key, pages)
    return _History(row, pages, listener, speaker, len(stored.journal))


def _tell(desk: Desk, stored: GameRecord, speaker: Speaker, listener: Listener) -> tuple[Page, ...]:
    rulebook = desk.faces[stored.game.game].rulebook
    entries = [read_entry(line.entry) for line in stored.journal]
    try:
        record = record_of(stored.game, stored.seats)
        return paginate(tell_story(rulebook, record, entries, speaker, listener))
    except (ReplayError, ValidationError):
        raise JournalUnreadable from None


class _History:
    """A game's history, as one person sees it."""

    def __init__(
        self,
        row: GameRow,
        pages: tuple[Page, ...],
        listener: Listener,
        speaker: Speaker,
        entries: int,
    ) -> None:
        self.pages = pages
        self.entries = entries
        self._row = row
        self._listener = listener
        self._speaker = speaker

    def panel(self, place: int, picture: Picture | None = None) -> Panel:
        """Return one of the pages, with the means to turn to others.

        Args:
            place: the page's.
            picture: the table at its end, if it is wanted.
        """
        page, speaker = self.pages[place], self._speaker
        head = [
            speaker.say(
                "history-title", game=speaker.say(f"game-{self._row.game}"), number=self._row.id
            ),
            speaker.say("history-page", page=place + 1, pages=len(self.pages), eyes=self._eyes()),
        ]
        items: list[ui.Item[Any]] = [
            text("\n".join(head)),
            text(page.text or speaker.say("history-empty")),
        ]
        if picture is not None:
            items.append(gallery(BOARD_FILE, picture))
        items.append(self._leaves(place))
        if len(self.pages) > 1:
            items.append(ui.ActionRow(self._chapters(place)))
        return Panel(layout(*items), ((BOARD_FILE, picture),) if picture else ())

    def _eyes(self) -> str:
        """Return through whose eyes it is told, for a message to choose by."""
        if self._listener.everything:
            return "all"
        return "public" if self._listener.seat is None else "seat"

    def _leaves(self, place: int) -> ui.ActionRow[Any]:
        last = len(self.pages) - 1
        ends = {Leaf.FIRST: 0, Leaf.PREVIOUS: 0, Leaf.NEXT: last, Leaf.LAST: last}
        shown = Leaf if last else (Leaf.TABLE,)
        return ui.ActionRow(
            *(
                button(
                    HistoryButton(self._row.id, leaf, self.pages[place].first),
                    self._speaker.say(f"history-{leaf}"),
                    disabled=place == ends.get(leaf),
                )
                for leaf in shown
            )
        )

    def _chapters(self, place: int) -> Any:
        shown = sorted({*spread(len(self.pages), MOST_CHAPTERS - 1), place})
        options = [
            discord.SelectOption(
                value=str(self.pages[one].first),
                label=self._speaker.say(
                    "history-chapter",
                    page=one + 1,
                    first=self.pages[one].first,
                    last=max(self.pages[one].last, 0),
                )[:100],
                default=one == place,
            )
            for one in shown
        ]
        placeholder = self._speaker.say("history-choose")
        return select(HistorySelect(self._row.id), options, placeholder=placeholder)


def spread(count: int, most: int) -> list[int]:
    """Return the numbers below ``count``, or ``most`` of them, the first and the last included."""
    if count <= most:
        return [*range(count)]
    return [step * (count - 1) // (most - 1) for step in range(most)]
