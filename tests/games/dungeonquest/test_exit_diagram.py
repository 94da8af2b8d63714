"""The exit diagram, and the walls that it does not lead through ("Las Catacumbas")."""

from collections.abc import Callable
from pathlib import Path

import pytest

from rules.dungeonquest import content
from rules.dungeonquest.catacombs import exits
from rules.dungeonquest.catacombs.exits import exit_rows, passage
from rules.dungeonquest.squares import Direction
from rules.engine.errors import ContentError
from tests.games.dungeonquest.layout import square


def leads(start: str, heading: str, cards: int, roll: int) -> str:
    """Return the square to which so many cards and this roll lead."""
    way = passage(square(start), Direction(heading), cards)
    return way.end(way.row[roll - 1])[0].name


@pytest.mark.parametrize(
    ("heading", "place"), [("north", "G3"), ("east", "J8"), ("south", "C10"), ("west", "A4")]
)
def test_the_example_of_the_rulebook_five_cards_and_a_ten(heading: str, place: str) -> None:
    """Five squares forward and two to the right, seen in each direction of travel."""
    start = {"north": "E8", "east": "E6", "south": "E5", "west": "F6"}[heading]
    assert leads(start, heading, 5, 10) == place


def test_the_rows_of_the_diagram() -> None:
    assert exit_rows() == (
        (-1, 0, 0, 0, 0, 0, 0, 0, 0, 1),
        (-1, -1, 0, 0, 0, 0, 0, 0, 1, 1),
        (-1, -1, -1, 0, 0, 0, 0, 1, 1, 1),
        (-2, -1, -1, 0, 0, 0, 0, 1, 1, 2),
        (-2, -1, -1, -1, 0, 0, 1, 1, 1, 2),
        (-2, -2, -1, -1, 0, 0, 1, 1, 2, 2),
        (-3, -2, -2, -1, 0, 0, 1, 2, 2, 3),
    )


def test_from_seven_cards_on_the_last_row_counts() -> None:
    assert leads("A5", "east", 9, 10) == "J8"


def test_of_cards_that_lead_out_of_the_castle_only_those_count_that_do_not() -> None:
    """The rulebook's example: seven cards, and five squares to the wall."""
    assert leads("H5", "east", 7, 10) == "M7"


def test_a_roll_that_leads_out_of_the_castle_stops_at_the_wall() -> None:
    assert leads("E2", "east", 4, 1) == "I1"


def test_who_faces_the_wall_goes_nowhere() -> None:
    assert [leads("A5", "west", 3, roll) for roll in (1, 10)] == ["A5", "A5"]


@pytest.mark.parametrize("text", ["[]", "[[0, 0]]"])
def test_a_diagram_that_is_not_whole_is_refused(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, text: str
) -> None:
    read: Callable[[], object] = exits.exit_rows.__wrapped__
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "exits.json").write_text(text)
    monkeypatch.setattr(content, "files", lambda _package: tmp_path)
    with pytest.raises(ContentError, match=r"exits\.json"):
        read()
