"""Whole games at INFO, with everything going wrong on the way: the log tells no secret."""

import json
from collections.abc import Iterator, MutableMapping
from contextlib import contextmanager
from typing import Any

import pytest
import structlog

from bot.client import TICK
from bot.logs import processors
from bot.text import Locale
from db import GameStatus
from db.errors import StoreFailed
from rules.engine.record import Answered, read_entry
from rules.engine.rulebook import all_games
from tests.e2e.club import Club
from tests.e2e.conftest import OpenClub
from tests.e2e.moves import Way, answer, can_be_typed
from tests.e2e.rehearsal import shortest_game
from tests.e2e.secrecy import knowledge
from tests.e2e.table import Table, begin, sensibly
from tests.e2e.team_fair import open_team_fair, write
from tests.e2e.test_whole_games import AMONG, NAMES, games_with_a_face

SHORTEST = 4
"""Letters of the shortest word that is looked for: shorter ones are parts of others."""

EXPECTED = ("not sent", "letter broke", "interaction failed", "done but not confirmed",
            "letter refused", "name not kept", "nobody to answer")  # fmt: skip


@contextmanager
def as_written() -> Iterator[list[str]]:
    """Collect the log as a host gets it, through what it really goes through."""
    written: list[str] = []
    render = structlog.processors.JSONRenderer(ensure_ascii=False)

    def write_line(logger: Any, method: str, line: MutableMapping[str, Any]) -> Any:
        """Write a line as JSON, and pass it on as it came."""
        if method == "debug":
            return line
        copy = dict(line)
        for step in processors():
            copy = step(logger, method, copy)
        written.append(str(render(logger, method, copy)))
        return line

    chain = structlog.get_config()["processors"]
    chain.insert(0, write_line)
    try:
        yield written
    finally:
        chain.remove(write_line)


async def play_through_trouble(table: Table) -> None:
    """Play to the end; now and then Discord fails, the store fails, or a letter is refused."""
    club, given = table.club, 0
    while (await table.row()).status is GameStatus.PLAYING:
        await club.wait(seconds=TICK if given % 5 == 0 else 0)
        turn = await table.turn()
        raw = sensibly(turn)
        way = list(Way)[given % len(Way)]
        if way is Way.COMMAND and not can_be_typed(turn, raw):
            way = Way.PANEL
        if way is Way.LETTER and not turn.is_asked_by_letter():
            way = Way.PANEL
        row = await table.row()
        match given % 7:
            case 1:
                club.fail(row.thread_id or 0, 500)
            case 3:
                club.fail(club.dm_of(await table.other(turn)), 500)
            case 5 if given < 20:
                _let_the_store_fail_once(club)
                await answer(turn, raw, Way.COMMAND if can_be_typed(turn, raw) else Way.PANEL)
                club.heal()
                given += 1
                continue
        await answer(turn, raw, way)
        club.heal()
        given += 1
    await club.wait(minutes=2)


def _let_the_store_fail_once(club: Club) -> None:
    journal = club.store.journal
    append = journal.append

    async def fail(*args: Any, **kwargs: Any) -> int:
        del args, kwargs
        journal.append = append  # type: ignore[method-assign]
        raise StoreFailed("disk full")

    journal.append = fail  # type: ignore[method-assign]


async def secrets_of(table: Table) -> set[str]:
    """Return all that must not be in the log: lines, hands, answers, the seed, names, messages."""
    row, known = await table.row(), await knowledge(table)
    entries = [read_entry(line.entry) for line in await table.club.store.journal.entries(row.id)]
    answers = [entry.answer for entry in entries if isinstance(entry, Answered)]
    texts = table.club.desk.faces[row.game].texts
    words = {
        word
        for raw in answers
        for word in (raw if isinstance(raw, list) else [raw])
        if isinstance(word, str) and len(word) >= SHORTEST
    }
    spoken = {
        texts.say(locale, f"{kind}-{word}")
        for word in words
        for kind in ("card", "act", "hero", "character", "gem")
        for locale in Locale
        if texts.has(locale, f"{kind}-{word}")
    }
    lines = {line for said in (*known.told.values(), *known.hands.values()) for line in said}
    return {
        secret
        for secret in (
            *words, *spoken, *lines, *known.story, *known.tables,
            *(json.dumps(raw) for raw in answers if isinstance(raw, list) and raw),
            (row.seed or b"").hex(),
            *(member.name for member in table.players),
            *(member.user.global_name or "" for member in table.players),
        )
        if len(secret) >= SHORTEST
    }  # fmt: skip


@pytest.mark.parametrize("game", games_with_a_face())
async def test_no_game_leaves_a_secret_in_the_log(opened: OpenClub, game: str) -> None:
    rulebook = all_games()[game]
    seats = max(2, rulebook.seats[0])
    short = shortest_game(rulebook, seats, AMONG)
    async with opened(seed=short.seed) as club:
        club.log.expect(*EXPECTED)
        names = [f"{name}-the-Great" for name in NAMES[:seats]]
        with as_written() as log:
            table = await begin(club, club.members(*names), game=game)
            await play_through_trouble(table)
        assert (await table.row()).status is GameStatus.FINISHED
        text = "\n".join(log)
        for event in ("not sent", "interaction failed"):
            assert f'"{event}"' in text, "nothing went wrong, so nothing was put to the test"
        assert '"interaction":' in text
        assert f'"game": {table.game}' in text
        # The name of an event may be a word of the game too; it stands in every line alike.
        leaked = {secret for secret in await secrets_of(table) if secret in without_code(log)}
        assert leaked - names_of_events(log) == set()


def without_code(log: list[str]) -> str:
    """Return the log without the lines of code that a traceback quotes, which tell nothing."""
    kept: list[str] = []
    for line in log:
        read = json.loads(line)
        trace = str(read.pop("exception", "")).splitlines()
        kept += [json.dumps(read, ensure_ascii=False)]
        kept += [row for row in trace if not row.startswith(("    ", '  File "'))]
    return "\n".join(kept)


def names_of_events(log: list[str]) -> set[str]:
    """Return the words in the names of events."""
    return {word for line in log for word in json.loads(line)["event"].replace(".", " ").split()}


async def test_what_a_team_talks_about_is_not_in_the_log(opened: OpenClub) -> None:
    plan = "Bo must not get the ruby: bid ten"
    async with opened(seed="a fair game", dress=open_team_fair) as club:
        club.log.expect("talk not sent", "message not passed on")
        with as_written() as log:
            table = await begin(club, club.members("Ana", "Bo", "Cid", "Dee"), game="toy")
            ana, _, cid, _ = table.players
            await write(ana, plan)
            club.fail(club.dm_of(cid), 500, times=None)
            await write(ana, f"{plan}!")
            club.heal()
        text = "\n".join(log)
        assert '"talk not sent"' in text
        assert [word for word in plan.split() if len(word) > SHORTEST and word in text] == []


async def test_a_token_is_never_logged(club: Club) -> None:
    with as_written() as log:
        await club.restart()
    assert log
    assert club.bot.http.token
    assert club.bot.http.token not in "\n".join(log)
