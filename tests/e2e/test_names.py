"""Names that want to be more than names, in a whole game: they format and ping nothing."""

from typing import Any

import pytest

from db import GameStatus
from rules.engine.record import Answered
from tests.e2e.conftest import OpenClub
from tests.e2e.moves import Turn, Way, answer
from tests.e2e.reading import labels
from tests.e2e.secrecy import sent
from tests.e2e.table import asks, begin, sensibly

HOSTILE = (
    "@everyone",
    "<@&123456789012345678>",
    "**# [win](https://e.vil)",
    "`||{ $seat }||`",
    "１２３４５６７８９０１２３４５６７８９０１２３４５６７８９０１２",
)


def allowed(body: Any) -> Any:
    """Return whom a body lets ping."""
    return body.get("data", body).get("allowed_mentions")


@pytest.mark.parametrize("language", ["en", "es"])
async def test_they_break_and_ping_nothing(opened: OpenClub, language: str) -> None:
    async with opened(seed="game 41") as club:
        table = await begin(club, club.members(*HOSTILE, language=language))
        ways = list(Way)
        while (await table.row()).status is GameStatus.PLAYING:
            turn = await table.turn()
            await answer(turn, sensibly(turn), ways[turn.asked.number % len(ways)])
        feed = await table.feed()
        assert "@everyone" not in feed
        assert "<@&" not in feed
        assert "](https" not in feed
        ids = {member.id for member in table.players}
        for one in sent(club):
            mentions = allowed(one.body)
            if mentions is not None:
                assert not mentions.get("parse")
                assert not mentions.get("roles")
                assert set(mentions.get("users") or ()) <= ids
                pinged = set(mentions.get("users") or ())
                assert pinged == {user for user in ids if f"<@{user}>" in one.texts()}


def may_attack(turn: Turn) -> bool:
    """Tell whether somebody on the first two seats may attack."""
    every = list(turn.asked.question.every())
    return turn.asked.seat < 2 and any(
        isinstance(raw, list) and raw[0] == "attack" for raw in every
    )


async def test_a_name_that_looks_like_a_seat_draws_no_fire(opened: OpenClub) -> None:
    """Who is called "2" is not meant where the third seat is, which is written so."""
    async with opened(seed="game 26") as club:
        table = await begin(club, club.members("2", "2", "Cid"))
        await table.play(until=may_attack)
        turn = await table.turn()
        thread = await table.thread()
        every: list[Any] = list(turn.asked.question.every())
        raw = next(raw for raw in every if _attacks_the_third(raw))
        names = dict(zip(("card", "target", "name"), raw[1:], strict=False))
        choices = await turn.member.autocomplete(
            thread, "calderos attack", "target", "", card=raw[1]
        )
        by_name = {choice["name"]: choice["value"] for choice in choices}
        names["target"] = by_name["Cid"]
        await turn.member.slash(thread, "calderos attack", **names)
        last = (await table.record()).entries[-1]
        assert isinstance(last, Answered)
        assert last.answer == raw


def _attacks_the_third(raw: Any) -> bool:
    return isinstance(raw, list) and raw[0] == "attack" and raw[2] == 2


async def test_two_of_the_same_name_can_be_told_apart_by_their_order(opened: OpenClub) -> None:
    async with opened(seed="game 26") as club:
        table = await begin(club, club.members("Ana", "Ana", "Ana"))
        await table.play(until=asks("calderos-take-action"))
        turn = await table.turn()
        assert labels(turn.letter())
        await table.play(most=4)
        assert await table.answers() == 7


async def test_a_nickname_stays_though_its_owner_answers_by_letter(opened: OpenClub) -> None:
    async with opened(seed="game 26") as club:
        ana = club.member("Ana")
        bo = club.guild.add_member(club.env.create_user("bo", global_name="Bo"), nick="Bobo")
        table = await begin(club, [ana, bo])
        await table.play(Way.LETTER, most=5)
        assert "Bobo" in (await table.sight(None)).names.values()
        assert "**Bo**" not in await table.feed()
