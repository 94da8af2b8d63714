"""A journal that no longer fits the rules: the game freezes, and nothing of it is lost."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from db import GameStatus
from rules.engine.verify import verify
from tests.e2e.club import Club
from tests.e2e.conftest import OpenClub
from tests.e2e.moves import Way
from tests.e2e.reading import labels, text_of
from tests.e2e.table import Table, asks, begin, told

DAMAGE = (
    ("not JSON", "this is no entry"),
    ("another question", '{"kind":"answer","question":77,"seat":0,"fingerprint":"x","answer":1}'),
    ("an illegal answer", None),
)


def damage(file: Path, game: int, number: int, entry: str | None) -> None:
    """Change an entry of a journal, which the store itself never does."""
    with closing(sqlite3.connect(file)) as database, database:
        triggers = database.execute(
            "SELECT name, sql FROM sqlite_master WHERE type = 'trigger' AND tbl_name = 'journal'"
        ).fetchall()
        for name, _ in triggers:
            database.execute(f"DROP TRIGGER {name}")
        where = (game, number)
        if entry is None:
            (old,) = database.execute(
                "SELECT entry FROM journal WHERE game_id = ? AND number = ?", where
            ).fetchone()
            entry = old.replace('"answer":"', '"answer":"not-')
            entry = entry if entry != old else old.replace('"answer":[', '"answer":["no",')
        database.execute(
            "UPDATE journal SET entry = ? WHERE game_id = ? AND number = ?", (entry, *where)
        )
        for _, sql in triggers:
            database.execute(sql)


async def frozen(club: Club, entry: str | None, number: int = 4) -> Table:
    """Return a table whose journal was damaged after six answers."""
    club.log.expect("game frozen", "undeliverable")
    table = await begin(club, club.members("Ana", "Bo", "Cid"))
    await table.play(most=6)
    await club.bot.close()
    damage(club._file, table.game, number, entry)
    await club.crash()
    await table.press_board(table.players[0], "hand")
    return table


@pytest.mark.parametrize("entry", [entry for _, entry in DAMAGE], ids=[name for name, _ in DAMAGE])
async def test_all_are_told_and_can_go_back_and_play_to_the_end(
    opened: OpenClub, entry: str | None
) -> None:
    async with opened(seed="game 52") as club:
        table = await frozen(club, entry)
        row = await table.row()
        assert row.status is GameStatus.FROZEN
        assert row.frozen_reason == {"entry": 4, "error": "ReplayMismatch"}
        assert await table.answers() == 6
        feed = await table.feed()
        assert "## This game is frozen" in feed
        assert all(f"<@{player.id}>" in feed for player in table.players)
        board = await table.board()
        assert club.says("board-frozen") in text_of(board)
        assert labels(board) == [club.says("button-rewind"), club.says("button-end")]
        held = await club.forge(table.players[1], board, f"table:{table.game}:hand")
        assert told(held) == club.says("refused-game-frozen")
        typed = await table.players[1].slash(await table.thread(), "hand")
        assert told(typed) == club.says("refused-game-frozen")
        listed = told(await table.players[1].slash(club.channel, "games"))
        assert club.says("games-frozen") in listed

        stranger = club.member("Zoe")
        refused = await table.press_board(stranger, "rewind")
        assert told(refused) == club.says("refused-not-seated")
        back = await table.press_board(table.players[1], "rewind")
        assert told(back) == club.says("rewound")
        again = await club.forge(
            table.players[2], await table.board(), f"table:{table.game}:rewind"
        )
        assert told(again) == club.says("refused-not-frozen")
        assert (await table.row()).status is GameStatus.PLAYING
        assert club.says("feed-rewound", entry=4) in await table.feed()
        assert club.says("button-turn") in labels(await table.board())
        assert (await table.turn()).is_asked_by_letter()

        await table.play(Way.LETTER)
        assert (await table.row()).status is GameStatus.FINISHED
        await club.restart()
        await table.press_board(table.players[0], "text")
        assert (await table.row()).status is GameStatus.FINISHED


async def test_it_can_be_ended_by_vote_and_by_moderators(club: Club) -> None:
    table = await frozen(club, DAMAGE[0][1])
    first, second, third = table.players
    vote = await table.press_board(first, "end")
    assert told(vote) == club.says("voted", votes=1, needed=2)
    await table.press_board(third, "end")
    assert (await table.row()).status is GameStatus.ENDED
    assert club.says("feed-ended-vote") in await table.feed()
    late = await second.slash(await table.thread(), "table end")
    assert told(late) == club.says("refused-game-over")


async def test_a_restart_leaves_it_frozen_and_tells_nobody_twice(club: Club) -> None:
    table = await frozen(club, DAMAGE[0][1])
    for _ in range(2):
        await club.restart()
        await table.press_board(table.players[0], "end")
        await club.wait(minutes=1)
    assert (await table.feed()).count("## This game is frozen") == 1


async def test_other_games_are_not_touched(club: Club) -> None:
    table = await frozen(club, DAMAGE[1][1])
    other = await begin(club, table.players)
    await other.play(most=5)
    assert await other.answers() == 5


async def test_a_game_of_other_rules_can_only_be_ended(club: Club) -> None:
    club.log.expect("game frozen", "undeliverable")
    table = await begin(club, club.members("Ana", "Bo"))
    await table.play(until=asks("calderos-take-action"))
    with closing(sqlite3.connect(club._file)) as database, database:
        database.execute("UPDATE games SET rules_version = 99")
    await club.crash()
    await table.press_board(table.players[0], "hand")
    board = await table.board()
    assert labels(board) == [club.says("button-end")]
    assert "## This game is frozen" in await table.feed()
    refused = await club.forge(table.players[0], board, f"table:{table.game}:rewind")
    assert told(refused) == club.says("refused-not-frozen")


async def test_a_rewound_game_is_verified_like_any_other(opened: OpenClub) -> None:
    async with opened(seed="game 52") as club:
        table = await frozen(club, DAMAGE[1][1])
        await table.press_board(table.players[0], "rewind")
        await table.play(Way.COMMAND)
        verify(club.desk.faces["calderos"].rulebook, await table.record())
