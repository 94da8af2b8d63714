"""The board."""

import json
from collections import Counter
from collections.abc import Callable
from importlib.resources import files
from typing import Any

import pytest

from rules.cave_troll.board import PITS, ROOMS, STAIRS, board, read_board
from rules.engine.errors import ContentError
from tests.games.cave_troll.layout import at


def test_it_has_thirty_three_rooms_four_stairs_and_three_pits() -> None:
    assert (len(ROOMS), len(STAIRS), len(PITS)) == (33, 4, 3)
    assert Counter(board().gold(room) for room in ROOMS) == {1: 8, 2: 8, 3: 9, 4: 5, 5: 3}


def test_it_has_doors_and_walls_where_spaces_touch() -> None:
    assert (len(board().pairs("doors")), len(board().pairs("walls"))) == (51, 36)
    assert board().doors(at("05")) == (at("01"), at("10"), at("11"))
    assert board().walls(at("05")) == (at("06"), at("S1"))


def test_the_richest_rooms_lie_beside_pits() -> None:
    rich = [room for room in ROOMS if board().gold(room) == 5]
    assert all(set(board().doors(room)) & set(PITS) for room in rich)


def test_every_door_and_wall_can_be_drawn_where_its_spaces_touch() -> None:
    for which in ("doors", "walls"):
        for pair in board().pairs(which):
            one, other = sorted(pair)
            there, back = board().border(one, other), board().border(other, one)
            assert there
            assert [(b, a) for a, b in there] == [*back]
            for (column, row), (column_2, row_2) in there:
                assert abs(column - column_2) + abs(row - row_2) == 1


def test_a_space_knows_its_middle() -> None:
    assert board().spaces[at("01")].centre == (2.0, 0.5)
    assert board().spaces[at("S1")].centre == (0.5, 1.0)


def _data() -> dict[str, Any]:
    text = files("rules.cave_troll").joinpath("data/board.json").read_text()
    data: dict[str, Any] = json.loads(text)
    return data


def test_the_data_as_it_is_is_read() -> None:
    assert read_board(json.dumps(_data())) == board()


def _one_sided_door(spaces: dict[str, Any]) -> None:
    spaces["room-01"]["doors"].remove("room-02")


def _one_sided_wall(spaces: dict[str, Any]) -> None:
    spaces["room-02"]["walls"].remove("room-03")


def _two_one_sided_doors(spaces: dict[str, Any]) -> None:
    spaces["room-01"]["doors"][0] = "room-33"


def _door_and_wall(spaces: dict[str, Any]) -> None:
    spaces["room-02"]["walls"].append("room-01")


def _door_to_itself(spaces: dict[str, Any]) -> None:
    spaces["room-01"]["doors"].append("room-01")


def _too_rich(spaces: dict[str, Any]) -> None:
    spaces["room-13"]["gold"], spaces["room-12"]["gold"] = 6, 3


def _gold_on_stairs(spaces: dict[str, Any]) -> None:
    spaces["stairs-1"]["gold"], spaces["room-13"]["gold"] = 1, 4


def _overlap(spaces: dict[str, Any]) -> None:
    spaces["room-01"]["cells"][0] = [3, 0]


def _swapped_places(spaces: dict[str, Any]) -> None:
    first, last = spaces["room-01"], spaces["room-03"]
    first["cells"], last["cells"] = last["cells"], first["cells"]


def _missing_space(spaces: dict[str, Any]) -> None:
    del spaces["room-33"]


def _cut_off(spaces: dict[str, Any]) -> None:
    """Wall up room 32, and open another wall in its place."""
    for one, other, take, give in (
        ("room-32", "room-33", "doors", "walls"),
        ("room-02", "room-03", "walls", "doors"),
    ):
        for a, b in ((one, other), (other, one)):
            spaces[a][take].remove(b)
            spaces[a][give].append(b)


@pytest.mark.parametrize(
    "spoil",
    [
        _one_sided_door, _one_sided_wall, _two_one_sided_doors, _door_and_wall, _door_to_itself,
        _too_rich, _gold_on_stairs, _overlap, _swapped_places, _missing_space, _cut_off,
    ],
)  # fmt: skip
def test_a_board_that_is_none_is_refused(spoil: Callable[[dict[str, Any]], None]) -> None:
    data = _data()
    spoil(data["spaces"])
    with pytest.raises(ContentError):
        read_board(json.dumps(data))
