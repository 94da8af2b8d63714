"""Forgetting a person: they leave their tables, and are taken out of all that is stored."""

from functools import partial

import structlog

from bot.desk import Desk
from bot.privacy.letters import without_person
from bot.tables.ending import end
from bot.tables.errors import TableError
from bot.tables.herald import board_letter
from bot.tables.people import Person, players
from bot.text import Locale
from db import GameStatus
from db.errors import Refused
from rules.engine.errors import EngineError

log = structlog.get_logger(__name__)

MOST_SEATS = 32
"""Seats for which there is a new name; no game has so many."""

_IN_PLAY = frozenset({GameStatus.PLAYING, GameStatus.FROZEN})


async def forget(desk: Desk, person: Person) -> None:
    """Forget a person; may be repeated, as after a crash in between.

    The bot player takes their seats, as when they leave, so others can play on; where nobody is
    left, the game ends. Then everything else goes in one transaction. Nothing of it is logged.

    Raises:
        db.StoreError: it could not be written; then nothing but leaving has happened.
    """
    lobbies = await _leave_lobbies(desk, person)
    await _leave_games(desk, person)
    names = {
        (locale.value, seat): desk.say(locale, "privacy-player", number=seat + 1)
        for locale in Locale
        for seat in range(MOST_SEATS)
    }
    games = await desk.store.privacy.forget(
        person.id,
        lambda locale, seat: names.get((locale, seat), str(seat + 1)),
        partial(without_person, person.id),
    )
    desk.tongues.choose(person.id, None)
    desk.histories.clear()
    for game in sorted({*lobbies, *games}):
        await _show_anew(desk, game)


async def _leave_lobbies(desk: Desk, person: Person) -> list[int]:
    lobbies = await desk.store.games.of(person.id, [GameStatus.LOBBY])
    for row in lobbies:
        try:
            await desk.lobby.leave(row.id, person)
        except (TableError, Refused):
            continue  # it has begun, or was closed, at this very moment
    return [row.id for row in lobbies]


async def _leave_games(desk: Desk, person: Person) -> None:
    for row in await desk.store.games.of(person.id, [GameStatus.PLAYING]):
        try:
            await desk.decisions.leave(row.id, person)
        except (TableError, Refused, EngineError):
            continue  # over, frozen, or kept by the bot player already
        except Exception:
            # A game that breaks must not keep a person's name.
            log.exception("seat not left", game=row.id)


async def _show_anew(desk: Desk, game: int) -> None:
    """Show a table without the person, wherever what is shown of it can still be changed."""
    tables = desk.tables
    async with tables.games.lock(game):
        tables.games.drop(game)
        row = await desk.store.games.get(game)
        seats = await desk.store.games.seats(game)
        if row.status is GameStatus.FROZEN and not players(seats):
            await end(tables, row, seats, "nobody-left")
            return
    if row.status in _IN_PLAY:
        await tables.post(game, [board_letter()])
        await desk.decisions.recount(game)
    elif row.started_at is None:
        await desk.threads.show_lobby(row, desk.lobby_panel(row, seats).view)
