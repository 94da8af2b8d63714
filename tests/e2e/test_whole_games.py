"""Whole games, by every way of playing, in both languages."""

from hashlib import sha256

import pytest

from db import GameStatus
from rules.engine.replay import verify
from tests.e2e.club import Club
from tests.e2e.moves import Way
from tests.e2e.table import Table, begin

NAMES = ("Ana", "Bo", "Cid", "Dora", "Eva")


@pytest.mark.parametrize("way", Way)
@pytest.mark.parametrize(("seats", "language"), [(2, "en"), (3, "es"), (5, "en")])
async def test_a_whole_game_is_won_and_can_be_verified(
    club: Club, seats: int, language: str, way: Way
) -> None:
    players = club.members(*NAMES[:seats], language=language)
    table = await begin(club, players)
    await table.play(way)
    await check_ending(table)


async def check_ending(table: Table) -> None:
    row = await table.row()
    assert row.status is GameStatus.FINISHED
    verify(table.club.desk.faces[row.game].rulebook, await table.record())
