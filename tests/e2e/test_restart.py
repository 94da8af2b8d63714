"""The bot stops, or dies, and starts again: nothing is lost and nothing happens twice."""

from collections.abc import Awaitable, Callable

import pytest
from pydantic import JsonValue

from bot.asking.steps import Step
from db import GameStatus
from tests.e2e.club import Club
from tests.e2e.conftest import OpenClub
from tests.e2e.moves import Turn, Way, answer, press_on
from tests.e2e.reading import text_of
from tests.e2e.secrecy import check_story
from tests.e2e.table import asks, begin, sensibly, sit_down, told

Stop = Callable[[Club], Awaitable[None]]


async def stop_in_order(club: Club) -> None:
    """Stop the bot and start it again."""
    await club.restart()


async def die(club: Club) -> None:
    """Kill the bot and start it again."""
    await club.crash()


stops = pytest.mark.parametrize("stop", [stop_in_order, die])

STEPS = {
    ("calderos-choose-character", "student"),
    ("calderos-take-action", "act"),
    ("calderos-take-action", "card"),
    ("calderos-take-action", "target"),
    ("calderos-take-action", "name"),
    ("calderos-defend", "defense"),
    ("calderos-defend", "target"),
    ("calderos-defend", "name"),
}


def at_length(turn: Turn) -> JsonValue:
    """Return the answer that takes the most steps."""
    every = list(turn.asked.question.every())
    return max(every, key=lambda raw: len(raw) if isinstance(raw, list) else 0)


@pytest.mark.parametrize(
    ("stop", "way"), [(stop_in_order, Way.LETTER), (die, Way.LETTER), (die, Way.PANEL)]
)
async def test_at_every_step_of_every_question(opened: OpenClub, stop: Stop, way: Way) -> None:
    async with opened(seed="game 188") as club:
        table = await begin(club, club.members("Ana", "Bo", "Cid"))
        seen: set[tuple[str, str]] = set()
        given = 0
        while (await table.row()).status is GameStatus.PLAYING:
            turn = await table.turn()
            if seen >= STEPS:
                await answer(turn, sensibly(turn), way)
            else:
                await _answer_with_stops(club, turn, way, stop, seen)
            given += 1
        assert seen >= STEPS
        assert await table.answers() == given
        await check_story(table)
        await table.nothing_waits()


async def _answer_with_stops(
    club: Club, turn: Turn, way: Way, stop: Stop, seen: set[tuple[str, str]]
) -> None:
    async def between(step: Step) -> None:
        where = (turn.kind, getattr(step, "part", ""))
        if where not in seen:
            seen.add(where)
            await stop(club)

    if way is Way.PANEL:
        await press_on(turn, await turn.panel(), turn.member, at_length(turn), between)
    else:
        await press_on(turn, turn.letter(), turn.member.user, at_length(turn), between)


@stops
async def test_in_the_lobby(club: Club, stop: Stop) -> None:
    ana, bo, cid = club.members("Ana", "Bo", "Cid")
    table = await sit_down(club, [ana, bo])
    await stop(club)
    await table.press_lobby(cid, "join")
    assert "Cid" in text_of(table.lobby)
    await stop(club)
    await table.press_lobby(ana, "start")
    table.players = [ana, bo, cid]
    await table.play(most=5)
    assert await table.answers() == 5


@stops
async def test_with_letters_committed_and_none_sent(club: Club, stop: Stop) -> None:
    table = await begin(club, club.members("Ana", "Bo", "Cid"))
    await table.play(until=asks("calderos-take-action"))
    posts, turn = len(await table.posts()), await table.turn()
    counts = {member.id: len(club.letters(member)) for member in table.players}
    club.desk.tables._posted = lambda: None  # as if it died right after the commit
    await answer(turn, ["discard", turn.sight.view.hand[0]], Way.COMMAND)
    assert len(await table.posts()) == posts
    await stop(club)
    assert len(await table.posts()) > posts
    asked = await table.turn()
    assert asked.asked.number == turn.asked.number + 1
    assert asked.is_asked_by_letter()
    assert len(club.letters(turn.member)) == counts[turn.member.id] + 1
    await stop(club)
    assert len(club.letters(turn.member)) == counts[turn.member.id] + 1
    await check_story(table)
    await table.nothing_waits()


@stops
async def test_with_letters_that_wait_for_their_next_try(club: Club, stop: Stop) -> None:
    club.log.expect("not sent")
    table = await begin(club, club.members("Ana", "Bo"))
    await table.play(until=asks("calderos-take-action"))
    turn = await table.turn()
    thread = (await table.row()).thread_id or 0
    club.fail(thread, 500, times=None)
    club.fail(club.dm_of(turn.member), 500, times=None)
    await answer(turn, ["discard", turn.sight.view.hand[0]], Way.COMMAND)
    club.heal()
    await stop(club)
    await club.wait(minutes=1)
    await check_story(table)
    await table.nothing_waits()
    assert await table.answers() == 3


@stops
async def test_a_finished_game_still_shows_itself(opened: OpenClub, stop: Stop) -> None:
    async with opened(seed="game 1") as club:
        table = await begin(club, club.members("Ana", "Bo"))
        await table.play(Way.COMMAND)
        await stop(club)
        words = await table.press_board(table.players[0], "text")
        assert club.says("board-finished") in told(words)
        late = await table.players[0].slash(await table.thread(), "hand")
        assert late.ephemeral
        too_late = await table.players[0].slash(
            await table.thread(), "calderos discard", card="mirror"
        )
        assert told(too_late) == club.says("refused-nothing-asked")
