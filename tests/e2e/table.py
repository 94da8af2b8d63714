"""A table at the club, from its lobby to the last card."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from pydantic import JsonValue
from simcord import ChannelHandle, InteractionResult, MemberActor, ResponseMessage

from bot.addresses import LobbyButton
from bot.tables.live import record_of
from bot.tables.service import Sight
from bot.text import Locale
from db import GameRow, GameStatus
from rules.engine.game import Game
from rules.engine.record import GameRecord, read_entry
from rules.engine.replay import replay
from tests.e2e.club import Club
from tests.e2e.moves import Turn, Way, answer
from tests.e2e.reading import controls, text_of
from tests.e2e.rehearsal import sensible_answer

MOST_MOVES = 600


@dataclass
class Table:
    """One game and those who sit at it.

    Attributes:
        game: the table's number.
        lobby: the message with the Join button.
    """

    club: Club
    game: int
    players: list[MemberActor]
    lobby: ResponseMessage

    async def row(self) -> GameRow:
        """Return the game as it is stored."""
        return await self.club.store.games.get(self.game)

    async def press_lobby(self, member: MemberActor, verb: str) -> InteractionResult:
        """Press a button of the lobby."""
        return await member.click(self.lobby, custom_id=f"lobby:{self.game}:{verb}")

    async def thread(self) -> ChannelHandle:
        """Return where the game is played now."""
        return self.club.place((await self.row()).thread_id or 0)

    async def posts(self) -> list[ResponseMessage]:
        """Return what all see in the game's thread."""
        return self.club.messages((await self.row()).thread_id or 0)

    async def feed(self) -> str:
        """Return the story as it stands in the thread."""
        return "\n".join(post.content for post in await self.posts() if post.content)

    async def boards(self) -> list[ResponseMessage]:
        """Return the messages in the thread that show the table."""
        return [post for post in await self.posts() if post.components and not post.content]

    async def board(self) -> ResponseMessage:
        """Return the one message that shows the table."""
        (board,) = await self.boards()
        return board

    async def press_board(self, member: MemberActor, verb: str) -> InteractionResult:
        """Press a button below the table."""
        board = await self.board()
        return await member.click(board, custom_id=f"table:{self.game}:{verb}")

    async def sight(self, member: MemberActor | None) -> Sight:
        """Return what somebody, or everybody, sees of the game."""
        viewer = member.id if member else None
        return await self.club.desk.tables.look(self.game, viewer)

    async def waiting(self) -> list[Turn]:
        """Return the questions that wait for people, by number."""
        seats = await self.club.store.games.seats(self.game)
        turns = []
        for member in self.players:
            seat = next((seat for seat in seats if seat.user_id == member.id), None)
            if seat is None:
                continue
            sight = await self.sight(member)
            locale = Locale(seat.locale or sight.row.locale)
            speaker = self.club.desk.speaker(sight, locale)
            turns += [Turn(self.club, member, sight, asked, speaker) for asked in sight.asked]
        return sorted(turns, key=lambda turn: turn.asked.number)

    async def turn(self) -> Turn:
        """Return the first question that waits."""
        return (await self.waiting())[0]

    async def other(self, turn: Turn) -> MemberActor:
        """Return a player who is not asked."""
        return next(member for member in self.players if member.id != turn.member.id)

    async def play(
        self,
        way: Way = Way.LETTER,
        *,
        until: Callable[[Turn], bool] = lambda _: False,
        choose: Callable[[Turn], JsonValue] | None = None,
        most: int = MOST_MOVES,
    ) -> int:
        """Play on until somebody is asked what is looked for, or to the end.

        Args:
            way: how everybody answers.
            until: tells whether to stop before a question.
            choose: what to answer; by default, what a sensible player would.
            most: answers after which to stop.

        Returns:
            The answers given.
        """
        for moves in range(most):
            if (await self.row()).status is not GameStatus.PLAYING:
                return moves
            turn = await self.turn()
            if until(turn):
                return moves
            raw = choose(turn) if choose else sensibly(turn)
            await answer(turn, raw, way)
        return most

    async def replayed(self) -> Game:
        """Return the game rebuilt from the journal."""
        record = await self.record()
        return replay(self.club.desk.faces[record.game].rulebook, record)

    async def record(self) -> GameRecord:
        """Return the game as `maese verify` reads it."""
        stored = await self.club.store.games.record(self.game)
        entries = [read_entry(line.entry) for line in stored.journal]
        return record_of(stored.game, stored.seats, entries)

    async def answers(self) -> int:
        """Return how many answers are in the journal."""
        return len(await self.club.store.journal.entries(self.game))

    async def nothing_waits(self) -> None:
        """Fail if the outbox still holds, or gave up, a letter."""
        backlog = await self.club.store.outbox.backlog()
        assert (backlog.waiting, backlog.dead) == (0, 0)


def sensibly(turn: Turn) -> JsonValue:
    """Return what the bot player would answer."""
    return sensible_answer(turn.sight.face.rulebook, turn.sight.view, turn.asked, turn.game)


async def sit_down(
    club: Club,
    players: Sequence[MemberActor],
    *,
    game: str = "calderos",
    where: ChannelHandle | None = None,
    **options: Any,
) -> Table:
    """Let the first open a table and the others join it."""
    channel = where or club.channel
    result = await players[0].slash(channel, "play", game=game, **options)
    assert result.response is not None
    lobby = result.response
    addresses = [control.address for control in controls(lobby)]
    number = next(one.game for one in addresses if isinstance(one, LobbyButton))
    table = Table(club, number, list(players), lobby)
    for player in players[1:]:
        await table.press_lobby(player, "join")
    return table


async def begin(
    club: Club, players: Sequence[MemberActor], *, game: str = "calderos", **options: Any
) -> Table:
    """Let them sit down and start."""
    table = await sit_down(club, players, game=game, **options)
    await table.press_lobby(players[0], "start")
    assert (await table.row()).status is GameStatus.PLAYING
    return table


def told(result: InteractionResult) -> str:
    """Return what was said to the one who acted, and fail if others could read it."""
    shown = [result.response, *result.followups]
    private = [message for message in shown if message and message.ephemeral]
    assert private, "nothing was said in private"
    return "\n".join(text_of(message) for message in private)


def asks(kind: str) -> Callable[[Turn], bool]:
    """Return what recognises a kind of question."""
    return lambda turn: turn.kind == kind
