"""Tables before their game: create, join, leave, agree on options, start, expire."""

import secrets
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from pydantic import BaseModel, ValidationError

from bot.face import Faces
from bot.options import values_of
from bot.speech import Speaker
from bot.tables.errors import Illegal, LobbyClosed, NotHost, NotSeated, TableFull, TooFew
from bot.tables.people import Person, players
from bot.tables.service import TableService, Threads
from bot.text import Locale
from db import GameRow, GameStatus, NewSeat, SeatRow
from rules.engine.randomness import SEED_BYTES


class Lobby:
    """The tables that have not begun.

    Args:
        tables: the service that plays the games; it holds store and faces.
        hours: how long a lobby stays open.
        clock: the time in UTC epoch seconds.
        seed: 32 bytes that every game gets, for trials; otherwise nobody chooses it.
    """

    def __init__(
        self,
        tables: TableService,
        hours: float,
        clock: Callable[[], float],
        seed: bytes | None = None,
    ) -> None:
        self._tables = tables
        self._store = tables.store
        self._faces: Faces = tables.faces
        self._hours = hours
        self._clock = clock
        self._seed = seed

    async def look(self, game: int) -> tuple[GameRow, list[SeatRow]]:
        """Return a table and who sits there.

        Raises:
            db.NoSuchGame: there is none.
        """
        return await self._store.games.get(game), await self._store.games.seats(game)

    async def create(
        self,
        game: str,
        host: Person,
        *,
        guild: int,
        channel: int,
        locale: Locale,
        options: Mapping[str, Any],
        bots: int = 0,
        rematch_of: int | None = None,
    ) -> tuple[GameRow, list[SeatRow]]:
        """Open a table with its host on the first seat, and bot players on the next ones.

        Raises:
            UnknownGame: no such game is offered.
            Illegal: the options are none of this game's.
            TableFull: there are not so many seats.
        """
        if bots >= self._faces[game].rulebook.seats[1]:
            raise TableFull
        model: type[BaseModel] = self._faces[game].rulebook.options
        try:
            chosen = model.model_validate(options)
        except ValidationError:
            raise Illegal from None
        row = await self._store.lobbies.create(
            game=game,
            host_id=host.id,
            guild_id=guild,
            channel_id=channel,
            locale=locale,
            options=chosen.model_dump(mode="json"),
            expires_at=self._clock() + self._hours * 3600,
            seats=[_seat(host), *(self._bot(game, locale, n + 1) for n in range(bots))],
            rematch_of=rematch_of,
        )
        return row, await self._store.games.seats(row.id)

    async def join(self, game: int, person: Person) -> None:
        """Take a seat.

        Raises:
            db.NoSuchGame, db.AlreadyStarted, db.AlreadySeated, db.LobbyFull: refused.
        """
        async with self._tables.games.lock(game):
            row = await self._store.games.get(game)
            kept = await self._kept_seats(row, person)
            most = self._faces[row.game].rulebook.seats[1]
            await self._store.lobbies.join(game, _seat(person), limit=most - kept)

    async def _kept_seats(self, row: GameRow, person: Person) -> int:
        """Return how many seats of a rematch are kept from somebody, for those of the old game."""
        if row.rematch_of is None:
            return 0
        before = players(await self._store.games.seats(row.rematch_of))
        if person.id in before:
            return 0
        seated = {seat.user_id for seat in await self._store.games.seats(row.id)}
        return sum(user not in seated for user in before)

    async def add_bot(self, game: int, person: Person) -> None:
        """Let a bot player sit down.

        Raises:
            db.NoSuchGame, LobbyClosed, NotHost, db.LobbyFull: refused.
        """
        async with self._tables.games.lock(game):
            row, seats = await self._hosted(game, person)
            number = 1 + sum(seat.user_id is None for seat in seats)
            most = self._faces[row.game].rulebook.seats[1]
            bot = self._bot(row.game, Locale(row.locale), number)
            await self._store.lobbies.join(game, bot, limit=most)

    async def remove_bot(self, game: int, person: Person) -> None:
        """Let the bot player who came last get up.

        Raises:
            db.NoSuchGame, LobbyClosed, NotHost: refused.
            Illegal: there is none.
        """
        async with self._tables.games.lock(game):
            _, seats = await self._hosted(game, person)
            bots = [seat.seat for seat in seats if seat.user_id is None]
            if not bots:
                raise Illegal
            await self._store.lobbies.leave(game, bots[-1])

    def _bot(self, game: str, locale: Locale, number: int) -> NewSeat:
        speaker = Speaker(self._faces[game].texts, locale, {}, rich=False)
        return NewSeat(None, speaker.say("bot-player", number=number))

    async def leave(self, game: int, person: Person) -> None:
        """Give up a seat; with the host gone the next one hosts, with nobody left it is over.

        Raises:
            db.NoSuchGame, LobbyClosed, NotSeated: refused.
        """
        async with self._tables.games.lock(game):
            row, seats = await self._open(game)
            seat = next((seat.seat for seat in seats if seat.user_id == person.id), None)
            if seat is None:
                raise NotSeated
            others = [other.user_id for other in seats if other.user_id not in {None, person.id}]
            host = others[0] if others and row.host_id == person.id else None
            await self._store.lobbies.leave(game, seat, host_id=host)
            if not others:
                await self._store.lobbies.call_off(game)

    async def cancel(self, game: int, person: Person) -> None:
        """Call the table off.

        Raises:
            db.NoSuchGame, LobbyClosed, NotHost: refused.
        """
        async with self._tables.games.lock(game):
            await self._hosted(game, person)
            await self._store.lobbies.call_off(game)

    async def expire(self) -> list[GameRow]:
        """Give up the lobbies whose time is over and return them."""
        return await self._store.lobbies.expire(self._clock())

    async def set_option(
        self, game: int, person: Person, option: int, values: Sequence[str]
    ) -> None:
        """Set one option of the game to one of its values, both by number.

        Raises:
            db.NoSuchGame, LobbyClosed, NotHost, Illegal: refused.
        """
        async with self._tables.games.lock(game):
            row, _ = await self._hosted(game, person)
            model: type[BaseModel] = self._faces[row.game].rulebook.options
            try:
                name = list(model.model_fields)[option]
                value = values_of(model, name)[int(values[0])]
            except (IndexError, ValueError):
                raise Illegal from None
            changed = model.model_validate({**row.options, name: value})
            await self._store.lobbies.set_options(game, changed.model_dump(mode="json"))

    async def start(self, game: int, person: Person, threads: Threads) -> None:
        """Begin the game in a thread of its own.

        Raises:
            db.NoSuchGame, LobbyClosed, NotHost, TooFew, MissingPermission: refused.
        """
        async with self._tables.games.lock(game):
            row, seats = await self._hosted(game, person)
            least = self._faces[row.game].rulebook.seats[0]
            if len(seats) < least:
                raise TooFew(least=least)
            thread = await threads.open(row)
            seed = self._seed or secrets.token_bytes(SEED_BYTES)
            await self._tables.begin(row, seats, seed, thread)

    async def _hosted(self, game: int, person: Person) -> tuple[GameRow, list[SeatRow]]:
        """Return a table that has not begun to its host."""
        row, seats = await self._open(game)
        if row.host_id != person.id:
            raise NotHost
        return row, seats

    async def _open(self, game: int) -> tuple[GameRow, list[SeatRow]]:
        row, seats = await self.look(game)
        if row.status is not GameStatus.LOBBY:
            raise LobbyClosed
        return row, seats


def _seat(person: Person) -> NewSeat:
    return NewSeat(person.id, person.name, person.locale)
