"""Whole games, by every way of playing, in both languages."""

from typing import Any

import pytest

from bot.art import Easel
from bot.client import cog_names
from bot.options import read_options
from bot.text import Locale
from db import GameStatus
from rules.calderos.content import Card
from rules.engine.rulebook import all_games
from tests.e2e.club import Club, as_it_is
from tests.e2e.conftest import OpenClub
from tests.e2e.ending import check_ending
from tests.e2e.moves import Way, answer, can_be_typed
from tests.e2e.reading import text_of
from tests.e2e.rehearsal import shortest_game
from tests.e2e.secrecy import check_cards
from tests.e2e.table import begin, sensibly

NAMES = ("Ana", "Bo", "Cid", "Dora", "Eva")
TONGUES = ("en", "es")
SOME_ANSWERS = 4
AMONG = 8
"""Games of which the shortest is played."""


def games_with_a_face() -> list[str]:
    """Return the keys of the games that can be played in Discord: those that have a cog."""
    cogs = cog_names()
    return [book.key for book in all_games() if f"cogs.{book.key.replace('-', '_')}" in cogs]


def with_expansions() -> list[Any]:
    """Return each game as it comes, and those that have expansions with all of them too.

    An expansion is an option that is off unless one turns it on.
    """
    cases = []
    for game in games_with_a_face():
        cases.append(pytest.param(game, "", id=game))
        fields = all_games()[game].options.model_fields
        off = [name for name, field in fields.items() if field.default is False]
        if off:
            on = " ".join(f"{name}=true" for name in off)
            cases.append(pytest.param(game, on, id=f"{game}-expanded"))
    return cases


@pytest.mark.parametrize(("game", "options"), with_expansions())
async def test_every_game_goes_on_to_its_end_whatever_stops_the_bot(
    opened: OpenClub, game: str, options: str
) -> None:
    """By button, panel and command in turn, in two languages, with a restart and a crash."""
    rulebook = all_games()[game]
    seats = max(2, rulebook.seats[0])
    short = shortest_game(
        rulebook, seats, AMONG, rulebook.options(**read_options(rulebook.options, options))
    )
    stops = {short.answers // 3: Club.restart, 2 * short.answers // 3: Club.crash}
    async with opened(seed=short.seed) as club:
        players = [
            club.member(name, TONGUES[place % 2]) for place, name in enumerate(NAMES[:seats])
        ]
        table = await begin(club, players, game=game, language="es", options=options)
        given, ways = 0, set[Way]()
        while (await table.row()).status is GameStatus.PLAYING:
            if stop := stops.get(given):
                await stop(club)
            turn = await table.turn()
            raw = sensibly(turn)
            way = list(Way)[given % len(Way)]
            if way is Way.COMMAND and not can_be_typed(turn, raw):
                way = Way.LETTER
            await answer(turn, raw, way)
            ways.add(way)
            given += 1
        assert given == short.answers
        assert ways == set(Way)
        await check_ending(table)


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
        await check_cards(table, list(Card))


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
        await check_cards(table, list(Card))
        assert "¡" in await table.feed() or "juega con" in await table.feed()
        for reader, language in ((bo, Locale.ES), (cid, Locale.EN)):
            line = club.says("answered-elsewhere", language)
            assert any(line in text_of(letter) for letter in club.letters(reader))


async def test_chance_makes_every_game_another_one(opened: OpenClub) -> None:
    async with opened(seed=None) as club:
        players = club.members("Ana", "Bo")
        seals = {(await (await begin(club, players)).row()).commitment for _ in range(3)}
        assert len(seals) == 3


@pytest.mark.parametrize("game", games_with_a_face())
async def test_boards_and_hands_are_real_pictures(opened: OpenClub, game: str) -> None:
    async with opened(easel=Easel(), dress=as_it_is) as club:
        table = await begin(club, club.members("Ana", "Bo"), game=game)
        await table.play(until=lambda turn: turn.asked.number >= SOME_ANSWERS)
        turn = await table.turn()
        for message in (turn.letter(), await table.board()):
            (picture,) = message.attachments
            png = club.env.backend.cdn.get(picture.url) or b""
            assert png.startswith(b"\x89PNG")
            assert len(png) > 10_000
            assert picture.description
            assert picture.description in text_of(message)


async def test_fewer_players_wait_for_nobody_when_the_last_is_dealt_a_student(
    club: Club,
) -> None:
    """With the option to deal students, the first question is a turn."""
    table = await begin(club, club.members("Ana", "Bo"), options="characters=deal")
    assert (await table.turn()).kind == "calderos-take-action"
