"""A process is killed again and again while 200 games are played; nothing may be missing."""

import multiprocessing
import sqlite3
from collections import Counter
from contextlib import closing
from multiprocessing.context import ForkServerContext
from pathlib import Path
from random import Random
from time import monotonic
from typing import NamedTuple

import pytest

from bot.delivery import SIDE_BY_SIDE
from bot.letters import LETTER, SeatLetter
from bot.tables.live import record_of
from db import GameRow, GameStatus, JournalRow, SeatRow, Store
from rules.calderos import RULEBOOK
from rules.engine.record import Answered, Entry, read_entry
from rules.engine.verify import verify
from tests.crash.worker import LOG, STORE, work

GAMES = 200
KILLS = 20
MOST_ANSWERS = 120
"""Answers that a process acknowledges before it is killed, at the most."""

pytestmark = pytest.mark.slow


class Acknowledged(NamedTuple):
    """An answer that the service had taken when the process said so."""

    game: int
    interaction: int


class Posted(NamedTuple):
    """A letter that was committed; a row of the table that `prepare` makes."""

    id: int
    game: int
    target: str
    seat: int | None
    payload: str


class Sent(NamedTuple):
    """A line of the log that stands in for Discord; ``to`` is a game, or a user."""

    target: str
    to: int
    nonce: str
    content: str


async def prepare(path: Path) -> None:
    """Make a store that keeps a copy of each committed letter: the outbox forgets what was sent."""
    async with await Store.open(path):
        pass
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(
            "CREATE TABLE posted (id, game, target, seat, payload);"
            "CREATE TRIGGER posted AFTER INSERT ON outbox BEGIN INSERT INTO posted VALUES"
            " (new.id, new.game_id, new.target, new.seat, new.payload); END;"
        )


def run(
    forking: ForkServerContext, folder: Path, seed: str, kill_after: int | None
) -> list[Acknowledged]:
    """Let a process play and kill it after so many answers; return what it acknowledged."""
    receiving, sending = forking.Pipe(duplex=False)
    process = forking.Process(target=work, args=(folder, GAMES, seed, sending))
    process.start()
    sending.close()
    acknowledged: list[Acknowledged] = []
    with closing(receiving):
        while True:
            if len(acknowledged) == kill_after:
                process.kill()
            try:
                game, interaction = map(int, receiving.recv_bytes().split())
            except EOFError:
                break
            acknowledged.append(Acknowledged(game, interaction))
    process.join()
    assert process.exitcode == (0 if kill_after is None else -9)
    return acknowledged


@pytest.fixture
def forking() -> ForkServerContext:
    """Return what starts processes at once: they have everything imported before."""
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(["tests.crash.worker"])
    return context


async def test_a_killed_process_loses_nothing(
    tmp_path: Path, forking: ForkServerContext, capsys: pytest.CaptureFixture[str]
) -> None:
    await prepare(tmp_path / STORE)
    random = Random(20)
    begun = monotonic()
    acknowledged: list[Acknowledged] = []
    for kill in range(KILLS):
        after = random.randint(1, MOST_ANSWERS)
        acknowledged += run(forking, tmp_path, f"run {kill}", after)
    acknowledged += run(forking, tmp_path, "last run", None)
    seconds = monotonic() - begun

    log = [
        Sent(target, int(to), nonce, content)
        for line in (tmp_path / LOG).read_text("utf-8").splitlines()
        for target, to, nonce, content in [line.split(" ")]
    ]
    answers = await check_games(tmp_path / STORE, acknowledged)
    again = await check_letters(tmp_path / STORE, log)
    with capsys.disabled():
        print(  # noqa: T201  the figures are what one runs it for
            f"\n{KILLS} kills in {seconds:.0f} s: {GAMES} games, {answers} answers in the journal,"
            f" {len(acknowledged)} of them acknowledged, {len(log)} messages sent,"
            f" {again} of them twice"
        )


async def check_games(path: Path, acknowledged: list[Acknowledged]) -> int:
    """Check journals and results; return how many answers there are of people."""
    clicks: Counter[Acknowledged] = Counter()
    async with await Store.open(path) as store:
        rows = await store.games.with_status(list(GameStatus))
        assert len(rows) == GAMES
        for row in rows:
            assert row.status in {GameStatus.FINISHED, GameStatus.ENDED}
            seats = await store.games.seats(row.id)
            journal = await store.journal.entries(row.id)
            check_game(row, seats, journal)
            clicks.update(
                Acknowledged(row.id, line.interaction_id)
                for line in journal
                if line.interaction_id is not None
            )
            assert await store.journal.open_questions(row.id) == []
    assert [one for one in acknowledged if clicks[one] != 1] == []
    assert max(clicks.values()) == 1
    return len(clicks)


def check_game(row: GameRow, seats: list[SeatRow], journal: list[JournalRow]) -> None:
    """Check that a game replays to what was announced, with each question answered once."""
    entries: list[Entry] = [read_entry(line.entry) for line in journal]
    verify(RULEBOOK, record_of(row, seats, entries))
    questions = [entry.question for entry in entries if isinstance(entry, Answered)]
    assert len(set(questions)) == len(questions)


async def check_letters(path: Path, log: list[Sent]) -> int:
    """Check that all letters arrived; return how many came again after a kill."""
    async with await Store.open(path) as store:
        left = {
            (row.id, seat.seat)
            for row in await store.games.with_status(list(GameStatus))
            for seat in await store.games.seats(row.id)
            if seat.user_id is None
        }
        status = {row.id: row.status for row in await store.games.with_status(list(GameStatus))}
        assert (await store.outbox.backlog()).waiting == 0
    with closing(sqlite3.connect(path)) as connection:
        posted = [Posted(*line) for line in connection.execute("SELECT * FROM posted")]

    contents: dict[str, set[Sent]] = {}
    for sent in log:
        contents.setdefault(sent.nonce, set()).add(sent)
    boards = contents.pop("-")
    assert all(len(same) == 1 for same in contents.values())
    assert len({nonce.split("-")[0] for nonce in contents}) == len(contents)
    arrived = {int(nonce.split("-")[0]) for nonce in contents}
    missing = [letter for letter in posted if letter.id not in arrived]
    assert [one for one in missing if one.target == "feed"] == []
    assert [
        one for one in missing
        if one.target == "seat" and (one.game, one.seat) not in left and says_something(one)
    ] == []  # fmt: skip
    # Boards are drawn when they are sent, so one stands for all that wait; the last is final.
    assert {(board.to, board.content) for board in boards} >= set(status.items())

    again = sum(Counter(sent.nonce for sent in log if sent.nonce != "-").values()) - len(contents)
    assert again <= KILLS * SIDE_BY_SIDE
    return again


def says_something(letter: Posted) -> bool:
    """Tell whether a private letter holds more than questions, which may be answered by now."""
    read = LETTER.validate_json(letter.payload)
    return not isinstance(read, SeatLetter) or bool(read.text)
