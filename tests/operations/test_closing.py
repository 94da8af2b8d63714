"""The bot closes on Discord: who acts is told, what is under way is finished, nothing is lost."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest

from bot.text import Locale
from tests.e2e.club import Club
from tests.e2e.conftest import OpenClub
from tests.e2e.moves import Way, answer
from tests.e2e.reading import text_of
from tests.e2e.secrecy import check_story
from tests.e2e.table import Table, asks, begin, sensibly, told
from tests.e2e.team_fair import open_team_fair, talk, write


@pytest.mark.parametrize("language", list(Locale))
async def test_who_acts_while_the_bot_stops_is_told_to_try_again(
    club: Club, language: Locale
) -> None:
    table = await begin(club, club.members("Ana", "Bo", language=language.value))
    await table.play(until=asks("calderos-take-action"))
    turn = await table.turn()
    before = await table.answers()
    club.desk.door.shut()
    line = club.says("refused-restarting", language)

    assert told(await table.press_board(turn.member, "hand")) == line
    typed = await turn.member.slash(
        await table.thread(), "calderos discard", card=turn.sight.view.hand[0].value
    )
    assert told(typed) == line
    assert await table.answers() == before

    await club.restart()
    await answer(await table.turn(), sensibly(await table.turn()), Way.PANEL)
    assert await table.answers() == before + 1
    await check_story(table)


@pytest.fixture
async def fair(opened: OpenClub) -> AsyncIterator[Club]:
    """A club where the toy game is played by two teams."""
    async with opened(seed="a fair game", dress=open_team_fair) as club:
        yield club


async def test_what_is_written_to_the_team_while_the_bot_stops_is_not_passed_on(
    fair: Club,
) -> None:
    table = await begin(fair, fair.members("Ana", "Bo", "Cid", "Dee"), game="toy")
    ana, _, cid, _ = table.players
    fair.desk.door.shut()
    await write(ana, "Now or never")
    assert talk(fair, cid) == []
    assert text_of(fair.letters(ana)[-1]) == fair.says("refused-restarting")


class Interrupted:
    """Lets the bot be told to stop while an answer is being committed."""

    def __init__(self, club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
        self._club = club
        self._append = club.store.journal.append
        self.closing: asyncio.Task[None] | None = None
        self.was_waited_for = False
        monkeypatch.setattr(club.store.journal, "append", self._commit)

    async def _commit(self, *args: Any, **kwargs: Any) -> int:
        if self.closing is None:
            self.closing = asyncio.create_task(self._club.bot.close())
            for _ in range(10):  # the bot gets as far as it can
                await asyncio.sleep(0)
            self.was_waited_for = not self._club.bot.is_closed()
        return await self._append(*args, **kwargs)


async def test_an_answer_under_way_is_committed_and_confirmed(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    table: Table = await begin(club, club.members("Ana", "Bo"))
    await table.play(until=asks("calderos-take-action"))
    turn = await table.turn()
    before = await table.answers()
    interrupted = Interrupted(club, monkeypatch)
    raw = ["discard", turn.sight.view.hand[0]]
    await answer(turn, raw, Way.LETTER)
    assert interrupted.closing is not None
    await interrupted.closing
    assert interrupted.was_waited_for
    assert club.bot.is_closed()
    assert await table.answers() == before + 1
    said = turn.speaker.say("answered", answer=turn.speaker.answer(turn.asked.question, raw))
    assert any(said in text_of(letter) for letter in club.letters(turn.member))

    monkeypatch.undo()
    await club.restart()
    await check_story(table)
    await table.nothing_waits()
