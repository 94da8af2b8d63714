"""Who talks to whom: the people who play together with somebody, table by table."""

from dataclasses import dataclass

from bot.commands import tables_of
from bot.desk import Desk
from bot.tables.errors import (
    GameFrozen,
    GameOver,
    NoTeam,
    NotPlaying,
    NotSeated,
    OnlyBots,
    TableError,
    TalkOff,
    UnclearTable,
)
from bot.tables.service import Sight
from db import GameStatus, SeatRow
from db.errors import Refused
from rules.engine.errors import UnknownGame
from rules.engine.seats import Seat


@dataclass(frozen=True, slots=True)
class Circle:
    """A person's team at one table.

    Attributes:
        sight: the table as everybody sees it.
        own: the person's seat.
        mates: the other seats of the team that people hold; one at least.
    """

    sight: Sight
    own: SeatRow
    mates: tuple[SeatRow, ...]

    @property
    def game(self) -> int:
        """The table."""
        return self.sight.row.id


def mates_of(sight: Sight, seat: Seat) -> tuple[Seat, ...]:
    """Return the seats that play together with a seat, without itself.

    Args:
        sight: the table as everybody sees it: teams are no secret.
        seat: which seat.
    """
    form_teams = sight.face.teams
    teams = form_teams(sight.view) if form_teams else ()
    return tuple(mate for team in teams if seat in team for mate in team if mate != seat)


async def circle_at(desk: Desk, game: int, user: int) -> Circle:
    """Return a person's team at a table, whether or not they talk.

    Raises:
        NotSeated, GameOver, GameFrozen, LobbyClosed, NoTeam, OnlyBots: they have nobody there.
        db.NoSuchGame, UnknownGame: there is no such table.
    """
    row = await desk.store.games.get(game)
    if desk.faces[row.game].teams is None:
        own = _seat_of(user, await desk.store.games.seats(game))
        raise NoTeam if own else NotSeated
    sight = await desk.tables.look(game, None)
    seats = await desk.store.games.seats(game)
    own = _seat_of(user, seats)
    if own is None:
        raise NotSeated
    if sight.row.status is not GameStatus.PLAYING:
        raise GameOver
    mates = [seats[mate] for mate in mates_of(sight, Seat(own.seat))]
    if not mates:
        raise NoTeam
    people = tuple(mate for mate in mates if mate.user_id is not None)
    if not people:
        raise OnlyBots
    return Circle(sight, own, people)


def _seat_of(user: int, seats: list[SeatRow]) -> SeatRow | None:
    return next((seat for seat in seats if seat.user_id == user), None)


async def talking_at(desk: Desk, game: int, user: int) -> Circle:
    """Return a person's team at a table, to talk to.

    Raises:
        TalkOff: they take no part in it.
        NotSeated, GameOver, GameFrozen, LobbyClosed, NoTeam, OnlyBots: as `circle_at`.
        db.NoSuchGame, UnknownGame: there is no such table.
    """
    circle = await circle_at(desk, game, user)
    if not circle.own.talks:
        raise TalkOff
    return circle


_TELLING = (TalkOff, OnlyBots, GameFrozen, NoTeam)
"""Of several tables' refusals, the first of these says most."""


async def circles_of(desk: Desk, user: int, *, talking: bool = True) -> list[Circle]:
    """Return a person's teams, at all tables; one at least.

    Args:
        desk: the desk.
        user: who.
        talking: only those in whose talk they take part.

    Raises:
        NotPlaying: they sit at no table that is being played.
        TalkOff, OnlyBots, GameFrozen, NoTeam: at none of them there is anybody to talk to.
    """
    look = talking_at if talking else circle_at
    circles: list[Circle] = []
    refusals: list[TableError] = []
    for row in await tables_of(desk, user):
        try:
            circles.append(await look(desk, row.id, user))
        except TableError as refused:
            refusals.append(refused)
        except (Refused, UnknownGame):
            continue
    if circles:
        return circles
    for kind in _TELLING:
        for refusal in refusals:
            if isinstance(refusal, kind):
                raise refusal
    raise NotPlaying


async def the_circle(
    desk: Desk, user: int, game: int | None = None, *, talking: bool = True
) -> Circle:
    """Return a person's team at the table that is named, or else their only team.

    Never guesses: who plays together at one table may play against each other at another.

    Raises:
        UnclearTable: they have several.
        TableError, db.NoSuchGame, UnknownGame: as `talking_at` and `circles_of`.
    """
    if game is not None:
        return await (talking_at if talking else circle_at)(desk, game, user)
    circles = await circles_of(desk, user, talking=talking)
    if len(circles) > 1:
        raise UnclearTable
    return circles[0]
