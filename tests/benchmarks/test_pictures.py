"""How long the pictures of tables take, on one core. Nothing here can fail for being slow.

Building the drawing and painting it are measured apart: the bot paints in a process of its own.
"""

from time import process_time

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from bot.art import paint
from cogs.dungeonquest.art import table_picture, zoom_picture
from rules.engine.seats import Seat
from tests.cogs.dungeonquest.art.samples import (
    NAMES,
    dungeon,
    explorers,
    hero,
    rooms,
    words,
)

SQUARES = 124
"""All squares but the towers and the treasure chamber."""

HEROES = 4
FULL = dungeon(*(hero(seat) for seat in range(HEROES)), laid=rooms(SQUARES))

SOME = explorers()
LAID = {room.square: room for room in (*rooms(SQUARES), *SOME.rooms)}
DEEP = explorers(laid=LAID.values())
"""The same with both expansions: new tiles and entrances, heroes below, amulets, spoils."""


@pytest.mark.benchmark(group="pictures", timer=process_time)
def test_paint_a_full_dungeon(benchmark: BenchmarkFixture) -> None:
    picture = table_picture(FULL, NAMES, words())
    assert benchmark(paint, picture)


@pytest.mark.benchmark(group="pictures", timer=process_time)
def test_draw_a_full_dungeon(benchmark: BenchmarkFixture) -> None:
    assert benchmark(table_picture, FULL, NAMES, words())


@pytest.mark.benchmark(group="pictures", timer=process_time)
def test_paint_a_full_dungeon_with_both_expansions(benchmark: BenchmarkFixture) -> None:
    picture = table_picture(DEEP, NAMES, words())
    assert benchmark(paint, picture)


@pytest.mark.benchmark(group="pictures", timer=process_time)
def test_draw_a_full_dungeon_with_both_expansions(benchmark: BenchmarkFixture) -> None:
    assert benchmark(table_picture, DEEP, NAMES, words())


@pytest.mark.benchmark(group="pictures", timer=process_time)
def test_paint_the_surroundings_of_a_hero_below(benchmark: BenchmarkFixture) -> None:
    picture = zoom_picture(DEEP, Seat(0), NAMES, words())
    assert benchmark(paint, picture)


@pytest.mark.benchmark(group="pictures", timer=process_time)
def test_paint_the_dungeon_around_a_hero(benchmark: BenchmarkFixture) -> None:
    picture = zoom_picture(FULL, Seat(0), NAMES, words())
    assert benchmark(paint, picture)
