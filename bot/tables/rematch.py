"""Playing once more: a new table in the same place, for the same people, with the same options."""

from collections.abc import Sequence

from bot.addresses import TableButton, TableVerb
from bot.letters import FeedButton
from bot.tables.errors import LobbyClosed, NotOver, NotSeated
from bot.tables.herald import Herald
from bot.tables.lobby import Lobby
from bot.tables.people import Person, players
from bot.tables.service import TableService
from bot.text import Locale
from db import OVER, GameRow, GameStatus, SeatRow


class Rematches:
    """Opens tables for games that were played before.

    Args:
        tables: the service that plays the games.
        lobby: where tables are opened.
    """

    def __init__(self, tables: TableService, lobby: Lobby) -> None:
        self._tables = tables
        self._store = tables.store
        self._lobby = lobby

    async def agree(self, game: int, person: Person) -> tuple[GameRow, list[SeatRow], bool]:
        """Let somebody who played a game play it once more.

        The first of them opens the table and hosts it. Bot players sit down again as such; people
        sit down when they agree, and their seats are kept for them.

        Returns:
            The new table, who sits there, and whether it is newly opened.

        Raises:
            NoSuchTable, NotOver, NotSeated: refused.
            LobbyClosed: they are playing once more already.
            Illegal: the game has other options now.
            db.AlreadySeated, db.LobbyFull: as `Lobby.join`.
        """
        async with self._tables.games.lock(game):
            row = await self._store.games.get(game)
            if row.status not in OVER or row.started_at is None:
                raise NotOver
            seats = await self._store.games.seats(game)
            if person.id not in players(seats):
                raise NotSeated
            again = await self._store.games.rematch_of(game)
            if again is not None and again.status in {GameStatus.PLAYING, GameStatus.FROZEN}:
                raise LobbyClosed
            fresh = again is None or again.status is not GameStatus.LOBBY
            if again is None or fresh:
                again = await self._open(row, seats, person)
            else:
                await self._lobby.join(again.id, person)
        return *await self._lobby.look(again.id), fresh

    async def _open(self, row: GameRow, seats: Sequence[SeatRow], host: Person) -> GameRow:
        again, _ = await self._lobby.create(
            row.game,
            host,
            guild=row.guild_id,
            channel=row.channel_id,
            locale=Locale(row.locale),
            options=row.options,
            bots=sum(seat.user_id is None and seat.owner_id is None for seat in seats),
            rematch_of=row.id,
        )
        await self._store.clocks.set_time(again.id, row.limit_seconds, row.time_rule, [])
        return again

    async def invite(self, game: int, person: Person, link: str) -> None:
        """Tell in the old game's thread that somebody would like to play once more.

        Args:
            game: the game that is over.
            person: who opened the new table.
            link: where it is.
        """
        row = await self._store.games.get(game)
        seats = await self._store.games.seats(game)
        herald = Herald(self._tables.faces[row.game], row, seats)
        others = [user for user in players(seats) if user != person.id]
        whom = ", ".join(f"<@{user}>" for user in others)
        who = f"**{herald.public.safe(person.name)}**"
        line = herald.public.say("feed-rematch", who=who, whom=whom, count=len(others), link=link)
        button = FeedButton(
            address=TableButton(game, TableVerb.REMATCH).write(),
            label=herald.public.say("button-rematch"),
        )
        await self._tables.post(game, herald.feed([line], others, [button] if others else ()))
