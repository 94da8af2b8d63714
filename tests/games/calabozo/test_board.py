"""The Game Board: squares, walls, doors and secret doors."""

import heapq
import json
from importlib.resources import files
from typing import Any

import pytest

from rules.calabozo.board import Edge, Ground, Square, board, read_board
from rules.engine.errors import ContentError

COUNTS = {
    Ground.HALL: 1,
    Ground.CORRIDOR: 130,
    Ground.CELL: 42,
    Ground.TOWER: 6,
    Ground.UNDERWORLD: 4,
}


def data() -> dict[str, Any]:
    read: dict[str, Any] = json.loads(
        files("rules.calabozo").joinpath("data", "board.json").read_text("utf-8")
    )
    return read


def turned(square: Square) -> Square:
    return Square.at(16 - square.column, 12 - square.row)


def test_there_are_so_many_squares_of_each_kind() -> None:
    assert {ground: len(board().all_of(ground)) for ground in Ground} == COUNTS
    assert len(board().squares) == 183


def test_there_are_so_many_edges_of_each_kind() -> None:
    edges = list(board().edges.values())
    counts = {edge: edges.count(edge) for edge in Edge}
    assert counts == {Edge.OPEN: 172, Edge.DOOR: 20, Edge.SECRET_DOOR: 24, Edge.WALL: 64}


def test_the_main_hall_is_the_centre() -> None:
    assert board().hall == "I7"
    assert turned(board().hall) == board().hall


def test_the_board_is_the_same_when_it_is_turned_by_half() -> None:
    for (one, other), edge in board().edges.items():
        assert board().edge(turned(one), turned(other)) is edge


def test_doors_lead_both_ways() -> None:
    for ways in (board().ways, board().secret):
        for square, others in ways.items():
            assert all(square in ways[other] for other in others)


@pytest.mark.parametrize(
    ("one", "other", "edge"),
    [
        ("A5", "B5", Edge.DOOR),
        ("B3", "B4", Edge.DOOR),
        ("L9", "L10", Edge.OPEN),
        ("A1", "A2", Edge.SECRET_DOOR),
        ("H3", "I3", Edge.SECRET_DOOR),
        ("I1", "I2", Edge.SECRET_DOOR),
        ("I1", "J1", Edge.WALL),
        ("I7", "H7", Edge.OPEN),
        ("A1", "C3", None),
    ],
)
def test_what_lies_between_two_squares(one: str, other: str, edge: Edge | None) -> None:
    assert board().edge(Square(one), Square(other)) is edge


def test_all_but_the_underworlds_can_be_reached_without_secret_doors() -> None:
    near = board().steps_from(board().hall, any_door=False)
    assert set(board().squares) - set(near) == set(board().underworlds)


def test_the_towers_and_the_underworlds_are_so_far_from_the_hall() -> None:
    doors = board().steps_from(board().hall, any_door=False)
    every = board().steps_from(board().hall, any_door=True)
    assert [doors[tower] for tower in board().tower_squares] == [16, 11, 11, 16, 11, 11]
    assert [every[tower] for tower in board().tower_squares] == [6, 11, 11, 6, 11, 11]
    assert {every[Square(one)] for one in board().underworlds} == {14}
    cells = [doors[cell] for cell in board().all_of(Ground.CELL)]
    assert (min(cells), max(cells)) == (5, 14)


def test_the_nearest_underworld_is_fewest_steps_away_and_of_equals_the_first() -> None:
    near = board().nearest_underworld
    assert [near[Square(name)] for name in ("A1", "P2", "Q11", "A12")] == ["A1", "Q1", "Q13", "A13"]
    assert near[board().hall] == "A1"
    assert near[Square("A7")] == "A1"
    assert near[Square("Q7")] == "Q1"


def test_so_many_squares_are_as_near_to_one_underworld_as_to_another() -> None:
    steps = [board().steps_from(Square(one), any_door=True) for one in board().underworlds]
    ties = [
        square
        for square in board().squares
        if len(set(heapq.nsmallest(2, (far[square] for far in steps)))) == 1
    ]
    assert len(ties) == 37
    assert {square for square in board().squares if square.row == 6} <= set(ties)


def test_the_data_is_read_as_it_is() -> None:
    assert read_board(json.dumps(data())) == board()


@pytest.mark.parametrize(
    "damage",
    [
        {"columns": 16},
        {"towers": ["I1", "P5", "P9", "I13", "B9", "B6"]},
        {"underworlds": ["A1", "Q1", "Q13"]},
        {"drawing": ["x"]},
    ],
)
def test_a_board_that_does_not_add_up_is_refused(damage: dict[str, Any]) -> None:
    with pytest.raises(ContentError):
        read_board(json.dumps(data() | damage))


@pytest.mark.parametrize(
    ("line", "old", "new"),
    [
        (1, "D T |", "| T |"),
        (13, "H", "."),
        (1, "U", "?"),
        (2, "+-S-+", "+---+"),
    ],
)
def test_a_drawing_with_a_slip_is_refused(line: int, old: str, new: str) -> None:
    damaged = data()
    damaged["drawing"][line] = damaged["drawing"][line].replace(old, new, 1)
    with pytest.raises(ContentError):
        read_board(json.dumps(damaged))


def test_a_board_without_a_way_is_refused() -> None:
    damaged = data()
    for line in (1, 25):
        damaged["drawing"][line] = (
            damaged["drawing"][line].replace("D T", "| T").replace("T D", "T |")
        )
    damaged["totals"]["doors"] -= 2
    damaged["totals"]["walls"] += 2
    with pytest.raises(ContentError):
        read_board(json.dumps(damaged))
