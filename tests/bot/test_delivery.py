"""Delivery: everything that was committed arrives, in order, whatever Discord says."""

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest
from discord import ui

from bot.delivery import FIRST_WAIT, LONGEST_WAIT, Delivery
from bot.postman import Gone, Shut
from bot.tables.errors import MissingPermission
from bot.tables.motions import END, Motion
from bot.tables.service import Sight
from db import GameRow, NewOutbox, Store, Target
from rules.engine.randomness import Stream
from rules.engine.seats import Seat
from tests.bot.delivering import desk_of
from tests.bot.tables.support import ANA, BO, CID, STRANGER, Room
from tests.db.support import Clock


@dataclass(frozen=True)
class Sent:
    """Something that arrived; ``to`` is a game, or a user."""

    target: Target
    to: int
    nonce: str = ""
    content: str = ""
    silent: bool = False


Fault = Callable[[Sent], Exception | None]


@dataclass
class FakePostman:
    """Stands in for Discord.

    Attributes:
        sent: what arrived, in order.
        tried: what was tried, in order.
        fault: gives the error for a try, or None.
        lost: raises its error after the message has arrived, as a crash does.
        closed: wait here before anything is taken.
        knocked: something was tried.
    """

    sent: list[Sent] = field(default_factory=list)
    tried: list[Sent] = field(default_factory=list)
    fault: Fault = lambda _sent: None
    lost: Fault = lambda _sent: None
    closed: dict[int, asyncio.Event] = field(default_factory=dict)
    knocked: asyncio.Event = field(default_factory=asyncio.Event)

    async def _take(self, sent: Sent) -> None:
        self.tried.append(sent)
        self.knocked.set()
        if sent.to in self.closed:
            await self.closed[sent.to].wait()
        await asyncio.sleep(0)
        if error := self.fault(sent):
            raise error
        self.sent.append(sent)
        if error := self.lost(sent):
            raise error

    async def post(
        self,
        row: GameRow,
        text: str,
        *,
        ping: Sequence[int] = (),
        view: ui.View | None = None,
        nonce: str,
    ) -> None:
        """Post public lines."""
        del ping, view
        await self._take(Sent(Target.FEED, row.id, nonce, text))

    async def write(
        self,
        user: int,
        view: ui.LayoutView,
        files: Sequence[discord.File] = (),
        *,
        nonce: str,
        silent: bool = False,
    ) -> object:
        """Write to a person."""
        del files
        texts = [item.content for item in view.walk_children() if isinstance(item, ui.TextDisplay)]
        await self._take(Sent(Target.SEAT, user, nonce, "\n".join(texts), silent))
        return SimpleNamespace(id=1, channel=SimpleNamespace(id=user))

    async def show_board(
        self, row: GameRow, view: ui.LayoutView, files: Sequence[discord.File]
    ) -> None:
        """Bring the board up to date."""
        del view, files
        await self._take(Sent(Target.BOARD, row.id))

    async def show_lobby(self, row: GameRow, view: ui.LayoutView) -> None:
        """Bring the message of the lobby up to date."""

    async def retire(self, prompt: object, view: ui.LayoutView) -> None:
        """Take the buttons off a message."""

    def to(self, target: Target, whom: int) -> list[Sent]:
        """Return what arrived of one kind at one place."""
        return [sent for sent in self.sent if (sent.target, sent.to) == (target, whom)]


class Office:
    """A room whose letters are delivered when a test says so."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self.clock = clock
        self.room = Room(store, clock)
        self.postman = FakePostman()
        self.outbox = store.outbox
        self.restart()

    def restart(self) -> None:
        """Forget what is in memory."""
        self.room = self.room.restarted()
        desk = desk_of(self.room, self.postman, self.clock)
        self.delivery = Delivery(desk, cast("Any", self.postman))

    async def begin(self, *people: Any) -> int:
        """Begin a game and send its first letters."""
        game = await self.room.begin(*(people or (ANA, BO, CID)))
        await self.delivery.drain()
        self.postman.sent.clear()
        self.postman.tried.clear()
        self.postman.knocked.clear()
        return game

    async def post(self, game: int, *letters: NewOutbox) -> None:
        """Put letters into the outbox."""
        await self.outbox.post(game, letters)

    async def until(self, game: int, lines: int) -> None:
        """Let a delivery that is under way go on until so many letters are in the thread."""
        while len(self.postman.to(Target.FEED, game)) < lines:
            await self.outbox.backlog()

    async def waiting(self) -> int:
        """Return how many letters wait."""
        return (await self.outbox.backlog()).waiting

    async def buried(self) -> int:
        """Return how many letters were given up."""
        return (await self.outbox.backlog()).dead


def feed(text: str) -> NewOutbox:
    """Return a public letter."""
    return NewOutbox(Target.FEED, f'{{"kind": "feed", "text": "{text}"}}')


def private(seat: int, text: str) -> NewOutbox:
    """Return a letter to a seat."""
    return NewOutbox(Target.SEAT, f'{{"kind": "seat", "text": "{text}"}}', seat)


def board() -> NewOutbox:
    """Return the wish for a new board."""
    return NewOutbox(Target.BOARD, '{"kind": "board"}')


def refused(status: int, code: int = 0) -> discord.HTTPException:
    """Return an error as Discord's."""
    response = cast("Any", SimpleNamespace(status=status, reason="because"))
    kind = {403: discord.Forbidden, 404: discord.NotFound}.get(
        status, discord.DiscordServerError if status >= 500 else discord.HTTPException
    )
    return kind(response, {"code": code, "message": "because"})


def fails(target: Target, error: Callable[[], Exception], times: int = 1_000_000) -> Fault:
    """Return a fault that strikes one kind of letters, so many times."""
    left = [times]

    def fault(sent: Sent) -> Exception | None:
        if sent.target is not target or not left[0]:
            return None
        left[0] -= 1
        return error()

    return fault


@pytest.fixture
async def office(tmp_path: Path) -> AsyncIterator[Office]:
    """Return an office with a store in a file of its own."""
    clock = Clock()
    async with await Store.open(tmp_path / "maese.sqlite3", clock) as store:
        yield Office(store, clock)


async def test_everything_arrives_in_its_order(office: Office) -> None:
    game = await office.begin()
    await office.post(game, *(feed(f"line {number}") for number in range(30)))
    await office.post(game, *(private(1, f"secret {number}") for number in range(30)))
    await office.delivery.drain()
    lines = [sent.content for sent in office.postman.to(Target.FEED, game)]
    assert lines == [f"line {number}" for number in range(30)]
    secrets = [sent.content.split("\n")[-1] for sent in office.postman.to(Target.SEAT, BO.id)]
    assert secrets == [f"secret {number}" for number in range(30)]
    assert await office.waiting() == 0


async def test_each_letter_has_a_nonce_of_its_own(office: Office) -> None:
    game = await office.begin()
    await office.post(game, *(feed("again") for _ in range(5)), private(0, "again"))
    await office.delivery.drain()
    assert len({sent.nonce for sent in office.postman.sent}) == 6
    assert all(0 < len(sent.nonce) <= 25 for sent in office.postman.sent)


async def test_a_whole_game_arrives(office: Office) -> None:
    game = await office.begin()
    stream = Stream(bytes(32), "people")
    while await office.room.asked(game):
        await office.room.step(game, stream)
        await office.delivery.drain()
    assert await office.waiting() == 0
    assert await office.buried() == 0
    assert "wins!" in office.postman.to(Target.FEED, game)[-1].content
    assert office.postman.sent[-1].target is Target.BOARD


async def test_of_many_boards_only_the_newest_is_drawn(office: Office) -> None:
    game = await office.begin()
    await office.post(game, board(), feed("one"), board(), feed("two"), board())
    await office.delivery.drain()
    assert [sent.target for sent in office.postman.sent] == [Target.FEED, Target.FEED, Target.BOARD]
    assert await office.waiting() == 0


@pytest.mark.parametrize(
    "error",
    [
        lambda: refused(500),
        lambda: refused(502),
        lambda: refused(429),
        lambda: refused(403, 50013),
        lambda: MissingPermission(permission="view-channel", channel="<#1>"),
        TimeoutError,
        lambda: OSError("network"),
    ],
    ids=["500", "502", "429", "403", "permission", "time-out", "network"],
)
async def test_what_does_not_arrive_now_arrives_later(
    office: Office, error: Callable[[], Exception]
) -> None:
    game = await office.begin()
    office.postman.fault = fails(Target.FEED, error, 2)
    await office.post(game, feed("one"), feed("two"), private(0, "secret"), board())

    await office.delivery.drain()
    assert {sent.target for sent in office.postman.sent} == {Target.SEAT, Target.BOARD}
    await office.delivery.drain()
    assert await office.waiting() == 2
    office.clock.now += FIRST_WAIT
    await office.delivery.drain()
    assert await office.waiting() == 2
    office.clock.now += 2 * FIRST_WAIT - 1
    await office.delivery.drain()
    assert await office.waiting() == 2
    office.clock.now += 1
    await office.delivery.drain()
    assert [sent.content for sent in office.postman.to(Target.FEED, game)] == ["one", "two"]
    assert await office.waiting() == 0


async def test_tries_become_rare_and_never_end(office: Office) -> None:
    game = await office.begin()
    office.postman.fault = fails(Target.FEED, lambda: refused(503))
    await office.post(game, feed("one"))
    begun = office.clock.now
    moments: list[float] = []
    for _ in range(24):
        await office.delivery.drain()
        moments.append(office.clock.now)
        due = await office.outbox.next_due_at()
        assert due is not None
        office.clock.now = due
    waits = [later - earlier for earlier, later in pairwise(moments)]
    assert waits[:4] == [5, 10, 20, 40]
    assert waits == sorted(waits)
    assert waits[-1] == LONGEST_WAIT
    assert len(office.postman.tried) == 24
    assert office.clock.now - begun < 24 * LONGEST_WAIT
    office.postman.fault = lambda _sent: None
    await office.delivery.drain()
    assert [sent.content for sent in office.postman.sent] == ["one"]


@pytest.mark.parametrize(
    "error", [Gone, lambda: refused(400, 50035), lambda: refused(400, 50006)],
    ids=["gone", "malformed", "empty"],
)  # fmt: skip
async def test_what_can_never_arrive_is_buried_and_holds_up_nothing(
    office: Office, error: Callable[[], Exception]
) -> None:
    game = await office.begin()
    office.postman.fault = fails(Target.FEED, error, 1)
    await office.post(game, feed("one"), feed("two"))
    await office.delivery.drain()
    assert [sent.content for sent in office.postman.sent] == ["two"]
    assert (await office.waiting(), await office.buried()) == (0, 1)


async def test_closed_direct_messages_are_told_in_the_thread_without_the_secret(
    office: Office,
) -> None:
    game = await office.begin()
    office.postman.fault = fails(Target.SEAT, Shut)
    await office.post(game, private(1, "you drew a Mirror"), private(1, "and another"))
    await office.delivery.drain()
    await office.delivery.drain()
    (told,) = office.postman.to(Target.FEED, game)
    assert f"<@{BO.id}>" in told.content
    assert "Mirror" not in told.content
    assert len([sent for sent in office.postman.tried if sent.target is Target.SEAT]) == 1
    assert (await office.room.tables.look(game, BO.id)).direct_closed

    office.postman.fault = lambda _sent: None
    await office.post(game, private(1, "still closed"))
    await office.delivery.drain()
    assert office.postman.to(Target.SEAT, BO.id) == []
    await office.room.tables.open_direct(game, BO)
    await office.post(game, private(1, "open"))
    await office.delivery.drain()
    assert office.postman.to(Target.SEAT, BO.id)[-1].content.endswith("open")
    assert office.postman.to(Target.SEAT, ANA.id) == []


async def test_a_crash_before_it_is_marked_as_sent_sends_it_again_under_the_same_nonce(
    office: Office,
) -> None:
    class Crash(BaseException):
        """Ends the process, as far as the office is concerned."""

    def crash(sent: Sent) -> Exception | None:
        if sent.content == "two":
            raise Crash
        return None

    game = await office.begin()
    office.postman.lost = crash
    await office.post(game, feed("one"), feed("two"), feed("three"))
    with pytest.raises(Crash):
        await office.delivery.drain()
    office.postman.lost = lambda _sent: None
    office.restart()
    await office.delivery.drain()
    one, two, again, three = office.postman.sent
    assert [one.content, three.content] == ["one", "three"]
    assert two == again


async def test_draining_while_it_drains_sends_nothing_twice_and_forgets_nothing(
    office: Office,
) -> None:
    game = await office.begin()
    gate = office.postman.closed[game] = asyncio.Event()
    await office.post(game, feed("one"))
    first = asyncio.create_task(office.delivery.drain())
    await office.postman.knocked.wait()
    await office.post(game, feed("two"))
    others = [asyncio.create_task(office.delivery.drain()) for _ in range(5)]
    for _ in range(5):
        await office.outbox.backlog()
    gate.set()
    await asyncio.gather(first, *others)
    assert [sent.content for sent in office.postman.sent] == ["one", "two"]
    assert await office.waiting() == 0


async def test_a_game_that_fails_or_is_slow_holds_up_no_other(office: Office) -> None:
    broken, slow, well = [await office.begin() for _ in range(3)]
    gate = office.postman.closed[slow] = asyncio.Event()

    def fault(sent: Sent) -> Exception | None:
        return RuntimeError("a mistake") if sent.to == broken else None

    office.postman.fault = fault
    for game in (broken, slow, well):
        await office.post(game, feed("one"))
    draining = asyncio.create_task(office.delivery.drain())
    await office.until(well, 1)
    await office.post(well, feed("two"))
    await office.delivery.drain()
    await office.until(well, 2)
    assert [sent.content for sent in office.postman.to(Target.FEED, well)] == ["one", "two"]
    gate.set()
    await draining
    assert [sent.content for sent in office.postman.to(Target.FEED, slow)] == ["one"]
    assert (await office.waiting(), await office.buried()) == (1, 0)
    office.postman.fault = lambda _sent: None
    office.clock.now += FIRST_WAIT
    await office.delivery.drain()
    assert [sent.content for sent in office.postman.to(Target.FEED, broken)] == ["one"]


async def test_a_question_answered_meanwhile_is_not_put_any_more(office: Office) -> None:
    game = await office.begin()
    await office.room.play(game, 1)
    person, _ = await office.room.first(game)
    await office.room.play(game, 1)
    await office.delivery.drain()
    assert office.postman.to(Target.SEAT, person.id) == []
    assert await office.waiting() == 0


async def test_only_what_asks_for_something_makes_a_sound(office: Office) -> None:
    game = await office.begin()
    await office.room.play(game, 1)
    person, asked = await office.room.first(game)
    other = 0 if asked.seat != 0 else 1
    await office.post(game, private(other, "by the way"))
    await office.delivery.drain()
    assert [sent.silent for sent in office.postman.to(Target.SEAT, person.id)] == [False]
    assert [sent.silent for sent in office.postman.sent if "by the way" in sent.content] == [True]


async def test_who_left_gets_no_letter(office: Office) -> None:
    game = await office.begin()
    await office.room.decisions.leave(game, BO)
    await office.post(game, private(1, "secret"))
    await office.delivery.drain()
    assert office.postman.to(Target.SEAT, BO.id) == []
    assert await office.waiting() == 0


async def test_who_loses_a_seat_while_a_letter_is_written_does_not_get_it(
    office: Office, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What the seat sees may be newer than who held it a moment ago."""
    game = await office.begin()
    await office.room.decisions.order(game, ANA, Motion.person(1, STRANGER.id))
    await office.delivery.drain()
    office.postman.sent.clear()
    look_from = office.room.tables.look_from

    async def and_then_it_changes_hands(number: int, seat: Seat) -> Sight:
        monkeypatch.undo()
        sight = await look_from(number, seat)
        await office.room.decisions.sit_down(game, STRANGER)
        return sight

    monkeypatch.setattr(office.room.tables, "look_from", and_then_it_changes_hands)
    await office.post(game, private(1, "secret"))
    await office.delivery.drain()
    assert office.postman.to(Target.SEAT, BO.id) == []
    assert any("secret" in sent.content for sent in office.postman.to(Target.SEAT, STRANGER.id))


async def test_a_letter_nobody_can_read_holds_up_no_other_lane(office: Office) -> None:
    game = await office.begin()
    await office.post(game, NewOutbox(Target.FEED, '{"kind": "song"}'), private(0, "hello"))
    await office.delivery.drain()
    assert [sent.to for sent in office.postman.sent] == [ANA.id]
    assert await office.waiting() == 1


async def test_what_breaks_while_direct_messages_are_noted_as_closed_is_no_loss(
    office: Office,
) -> None:
    game = await office.begin()
    office.postman.fault = fails(Target.SEAT, Shut)
    await office.post(game, private(0, "secret"), feed("line"))
    await office.room.decisions.order(game, STRANGER, END)
    await office.delivery.drain()
    assert "line" in [sent.content for sent in office.postman.to(Target.FEED, game)]
    assert await office.waiting() == 0


async def test_stopping_finishes_what_is_under_way_and_leaves_the_rest(office: Office) -> None:
    game = await office.begin()
    gate = office.postman.closed[game] = asyncio.Event()
    await office.post(game, feed("one"), feed("two"))
    draining = asyncio.create_task(office.delivery.drain())
    await office.postman.knocked.wait()
    stopping = asyncio.create_task(office.delivery.stop())
    await asyncio.sleep(0)
    gate.set()
    await asyncio.gather(draining, stopping)
    await office.delivery.drain()
    assert [sent.content for sent in office.postman.sent] == ["one"]
    assert await office.waiting() == 1
    office.restart()
    await office.delivery.drain()
    assert [sent.content for sent in office.postman.sent] == ["one", "two"]
