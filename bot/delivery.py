"""Delivery: sends what the outbox holds, in order, until it is empty; nothing is forgotten.

A letter that cannot be sent now waits and is tried again, ever more rarely. A letter that can
never be sent is buried. Nothing here changes a game.
"""

import asyncio
from collections.abc import Sequence
from contextlib import suppress

import discord
import structlog
from structlog.contextvars import bind_contextvars

from bot.desk import Desk
from bot.letters import LETTER, BoardLetter, FeedLetter, SeatLetter
from bot.panels import (
    Panel,
    board_panel,
    closed_panel,
    feed_buttons,
    frozen_panel,
    notice_panel,
    seat_panel,
    table_line,
)
from bot.postman import Gone, Postman, Shut
from bot.prompts import Prompt
from bot.proof.sealing import seal_of_table
from bot.tables.errors import MissingPermission, OtherRules, TableError
from bot.text import Locale
from db import OVER, GameRow, GameStatus, OutboxRow, Target
from db.errors import Refused, StoreError
from rules.engine.seats import Seat

log = structlog.get_logger(__name__)

FIRST_WAIT = 5.0
"""Seconds before the second try."""

LONGEST_WAIT = 3600.0
"""Seconds between tries at the most."""

MOST_DOUBLINGS = 12

NEVER_TAKEN = frozenset({50006, 50035})
"""Discord's codes for a message that is empty or malformed, and will be so next time."""

AT_ONCE = 200
"""Letters taken from the outbox at a time."""

SIDE_BY_SIDE = 32
"""Games that are served at the same time; a slow one holds up none of the others."""


class Delivery:
    """Empties the outbox, each game's letters in their order.

    Args:
        desk: the desk whose letters are sent.
        postman: how they are sent.
    """

    def __init__(self, desk: Desk, postman: Postman) -> None:
        self._desk = desk
        self._postman = postman
        self._serving: dict[int, asyncio.Event] = {}
        self._waiting: set[int] = set()
        self._room = asyncio.Semaphore(SIDE_BY_SIDE)
        self._stopped = False

    async def stop(self) -> None:
        """Finish the letters that are under way, and send no more."""
        self._stopped = True
        for served in list(self._serving.values()):
            await served.wait()

    async def drain(self) -> None:
        """Send all that is due; a game that is being served already is only looked at again."""
        games = await self._desk.store.outbox.games_due(self._desk.clock())
        self._waiting.update(games)
        unserved = [game for game in games if game not in self._serving]
        # Marked before anything is awaited: no game may ever be served twice at once.
        self._serving.update((game, asyncio.Event()) for game in unserved)
        await asyncio.gather(*map(self._serve, unserved))

    async def _serve(self, game: int) -> None:
        bind_contextvars(game=game)  # for this task, which serves no other
        try:
            async with self._room:
                while game in self._waiting and not self._stopped:
                    self._waiting.discard(game)
                    while letters := await self._due(game):
                        if await self._deliver(letters):
                            self._desk.watch.held_up(game)
                    self._desk.watch.delivered(game)
                    await self._retire_answered(game)
        except StoreError:
            # What was not marked as sent is looked at again at the next tick.
            log.exception("letters not looked at", game=game)
        finally:
            self._serving.pop(game).set()

    async def _retire_answered(self, game: int) -> None:
        """Take the buttons off direct messages whose questions were answered elsewhere."""
        if not self._desk.prompts.questions(game):
            return
        rows = await self._desk.store.journal.open_questions(game)
        asked = {(row.number, row.user_id) for row in rows}
        for prompt in self._desk.prompts.retire(game, asked):
            await self._postman.retire(prompt, notice_panel(*prompt.afterwards).view)

    async def _due(self, game: int) -> list[OutboxRow]:
        if self._stopped:
            return []
        return await self._desk.store.outbox.due(self._desk.clock(), AT_ONCE, game_id=game)

    async def _deliver(self, letters: Sequence[OutboxRow]) -> bool:
        """Send letters; True if some of them have to wait."""
        held: set[tuple[str, int | None]] = set()
        boards = [letter for letter in letters if letter.target is Target.BOARD]
        last_board = boards[-1].id if boards else None
        for letter in letters:
            lane = (letter.target, letter.seat)
            if lane in held or self._stopped:
                continue
            if letter.target is Target.BOARD and letter.id != last_board:
                # Only the newest board is worth drawing; it shows all the older ones would.
                await self._desk.store.outbox.mark_sent([letter.id])
            elif not await self._send(letter):
                held.add(lane)
        return bool(held)

    async def _send(self, row: OutboxRow) -> bool:
        """Send one letter; False if it has to wait and those behind it in its lane too."""
        try:
            await self._post(row)
        except Shut as shut:
            log.info("direct messages closed", game=row.game_id, seat=row.seat)
            with suppress(TableError):  # the game may have frozen meanwhile
                await self._desk.tables.direct_failed(row.game_id, Seat(row.seat or 0))
            await self._desk.store.outbox.bury([row.id], type(shut).__name__)
        except MissingPermission as lacking:
            log.warning("not sent", game=row.game_id, lacks=lacking.arguments["permission"])
            await self._postpone(row, lacking)
            return False
        except (Gone, TableError, Refused) as gone:
            log.warning("undeliverable", game=row.game_id, reason=type(gone).__name__)
            await self._desk.store.outbox.bury([row.id], type(gone).__name__)
        except (TimeoutError, discord.HTTPException, OSError) as error:
            if getattr(error, "code", None) in NEVER_TAKEN:
                # Tried again and again, it would hold up all that comes after it.
                log.error("letter refused", game=row.game_id, letter=row.id)  # noqa: TRY400  Discord's text quotes the letter
                await self._desk.store.outbox.bury([row.id], type(error).__name__)
                return True
            log.warning("not sent", game=row.game_id, status=getattr(error, "status", None))
            await self._postpone(row, error)
            return False
        except Exception as error:
            # A letter that breaks the bot must not hold up the others, nor be lost.
            log.exception("letter broke", game=row.game_id, letter=row.id)
            await self._postpone(row, error)
            return False
        else:
            await self._desk.store.outbox.mark_sent([row.id])
        return True

    async def _postpone(self, row: OutboxRow, error: Exception) -> None:
        wait = min(FIRST_WAIT * 2 ** min(row.attempts, MOST_DOUBLINGS), LONGEST_WAIT)
        again = self._desk.clock() + wait
        await self._desk.store.outbox.postpone(row.id, again, type(error).__name__)

    async def _post(self, row: OutboxRow) -> None:
        letter = LETTER.validate_json(row.payload)
        match letter:
            case FeedLetter():
                await self._post_feed(row, letter)
            case SeatLetter():
                await self._post_seat(row, letter)
            case BoardLetter():
                await self._post_board(row)

    async def _post_feed(self, row: OutboxRow, letter: FeedLetter) -> None:
        game = await self._desk.store.games.get(row.game_id)
        view = feed_buttons(letter)
        await self._postman.post(
            game, letter.text, ping=letter.ping, view=view, nonce=nonce_of(row)
        )

    async def _post_seat(self, row: OutboxRow, letter: SeatLetter) -> None:
        if row.seat is None:
            raise Gone
        sight = await self._desk.tables.look_from(row.game_id, Seat(row.seat))
        # Asked only now: what the seat sees must never be newer than who holds it.
        seat = (await self._desk.store.games.seats(row.game_id))[row.seat]
        if seat.user_id is None:
            return  # the bot player has the seat by now, as after somebody came back and left
        asked = [question for question in sight.asked if question.number in letter.questions]
        if not letter.text and not asked:
            return
        if seat.dm_closed:
            # A person who has not said that they opened them again is not tried: each failure
            # counts against the bot with Discord.
            raise Shut
        speaker = self._desk.speaker(sight, Locale(seat.locale or sight.row.locale))
        panel = seat_panel(sight, letter.text, asked, speaker, hand=letter.hand)
        files = await self._desk.files(panel)
        message = await self._postman.write(
            seat.user_id, panel.view, files, nonce=nonce_of(row), silent=not asked
        )
        closed = speaker.say("answered-elsewhere")
        afterwards = (table_line(sight, speaker), letter.text, closed)
        for question in asked:
            prompt = Prompt(message.channel.id, message.id, afterwards, seat.user_id)
            self._desk.prompts.put(row.game_id, question.number, prompt)

    async def _post_board(self, row: OutboxRow) -> None:
        game = await self._desk.store.games.get(row.game_id)
        if game.status is GameStatus.FROZEN:
            seats = await self._desk.store.games.seats(row.game_id)
            panel = frozen_panel(game, self._desk.public_speaker(game, seats))
        else:
            panel = await self._board(game)
        files = await self._desk.files(panel)
        await self._postman.show_board(game, panel.view, files)
        if game.status in OVER:
            seats = await self._desk.store.games.seats(game.id)
            await self._postman.show_lobby(game, self._desk.lobby_panel(game, seats).view)

    async def _board(self, game: GameRow) -> Panel:
        try:
            sight = await self._desk.tables.look(game.id, None)
        except OtherRules:
            seats = await self._desk.store.games.seats(game.id)
            speaker = self._desk.public_speaker(game, seats)
            return closed_panel(game, speaker, await seal_of_table(self._desk.store, game.id))
        speaker = self._desk.speaker(sight, Locale(game.locale))
        # Drawing a large table takes long enough to be felt elsewhere.
        over = game.status in OVER
        seal = await seal_of_table(self._desk.store, game.id) if over else None
        return await asyncio.to_thread(board_panel, sight, speaker, seal)


def nonce_of(row: OutboxRow) -> str:
    """Return what keeps Discord from posting a letter twice, also after a backup was restored."""
    return f"{row.id}-{int(row.created_at)}"
