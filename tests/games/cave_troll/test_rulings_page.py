"""The page of rulings."""

import re
from pathlib import Path

PAGE = Path(__file__).parents[3] / "docs" / "rulings" / "cave-troll.md"


def test_all_rulings_are_there() -> None:
    numbers = re.findall(r"^\| (\d+) \|", PAGE.read_text("utf-8"), re.MULTILINE)
    assert sorted(map(int, numbers)) == list(range(1, 29))
