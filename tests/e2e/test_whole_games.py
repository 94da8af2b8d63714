"""Whole games, by every way of playing, in both languages."""

from hashlib import sha256

import pytest

from bot.art import Easel
from bot.text import Locale
from db import GameStatus
from rules.calderos.content import Card
from rules.engine.record import KeptResult
from rules.engine.replay import verify
from tests.e2e.club import Club, as_it_is
from tests.e2e.conftest import OpenClub
from tests.e2e.moves import Way, answer
from tests.e2e.reading import text_of
from tests.e2e.secrecy import check_secrets, check_story
from tests.e2e.table import Table, begin, sensibly

NAMES = ("Ana", "Bo", "Cid", "Dora", "Eva")


async def check_ending(table: Table) -> None:
    """Fail unless a game was won, announced, kept, and can be verified by anybody."""
    row = await table.row()
    assert row.status is GameStatus.FINISHED
    result = KeptResult.model_validate(row.result)
    verify(table.club.desk.faces[row.game].rulebook, await table.record())

    seats = await table.club.store.games.seats(table.game)
    feed = await table.feed()
    ending = feed[feed.rindex("## ") :]
    for winner in result.winners:
        assert f"**{seats[winner].name}**" in ending
    assert row.seed is not None
    assert row.seed.hex() in ending
    seal = sha256(row.seed).hexdigest()
    assert row.commitment == seal
    assert seal in ending
    assert seal in feed[: feed.index("▸")], "the seal is shown before the first question"
    over = table.club.desk.public_speaker(row, seats).say("board-finished")
    assert over in text_of(await table.board())
    assert await table.club.store.journal.open_questions(table.game) == []
    await table.nothing_waits()
    await check_story(table)
    await check_secrets(table, list(Card))


@pytest.mark.parametrize(
    ("seats", "seed", "language", "way"),
    [
        (2, "game 1", "en", Way.LETTER),
        (2, "game 40", "es", Way.COMMAND),
        (3, "game 26", "es", Way.PANEL),
        (3, "game 52", "en", Way.COMMAND),
        (5, "game 41", "en", Way.PANEL),
        (5, "game 49", "es", Way.LETTER),
    ],
)
async def test_a_whole_game_is_won_and_can_be_verified(
    opened: OpenClub, seats: int, seed: str, language: str, way: Way
) -> None:
    async with opened(seed=seed) as club:
        players = club.members(*NAMES[:seats], language=language)
        table = await begin(club, players)
        await table.play(way)
        await check_ending(table)


async def test_each_plays_in_their_own_language_and_in_their_own_way(opened: OpenClub) -> None:
    async with opened(seed="game 20") as club:
        ana, bo = club.members("Ana", "Bo", language="es")
        cid = club.member("Cid", "en")
        table = await begin(club, [ana, bo, cid], language="es")
        ways = {ana.id: Way.LETTER, bo.id: Way.PANEL, cid.id: Way.COMMAND}
        while (await table.row()).status is GameStatus.PLAYING:
            turn = await table.turn()
            await answer(turn, sensibly(turn), ways[turn.member.id])
        await check_ending(table)
        assert "¡" in await table.feed() or "juega con" in await table.feed()
        for reader, language in ((bo, Locale.ES), (cid, Locale.EN)):
            line = club.says("answered-elsewhere", language)
            assert any(line in text_of(letter) for letter in club.letters(reader))


async def test_chance_makes_every_game_another_one(opened: OpenClub) -> None:
    async with opened(seed=None) as club:
        players = club.members("Ana", "Bo")
        seals = {(await (await begin(club, players)).row()).commitment for _ in range(3)}
        assert len(seals) == 3


async def test_boards_and_hands_are_real_pictures(opened: OpenClub) -> None:
    async with opened(easel=Easel(), dress=as_it_is) as club:
        players = club.members("Ana", "Bo")
        table = await begin(club, players)
        await table.play(until=lambda turn: turn.kind != "calderos-choose-character")
        turn = await table.turn()
        for message in (turn.letter(), await table.board()):
            (picture,) = message.attachments
            png = club.env.backend.cdn.get(picture.url) or b""
            assert png.startswith(b"\x89PNG")
            assert len(png) > 10_000
            assert picture.description


async def test_fewer_players_wait_for_nobody_when_the_last_is_dealt_a_student(
    club: Club,
) -> None:
    """With the option to deal students, the first question is a turn."""
    table = await begin(club, club.members("Ana", "Bo"), options="characters=deal")
    assert (await table.turn()).kind == "calderos-take-action"
