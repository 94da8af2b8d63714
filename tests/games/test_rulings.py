"""Each ruling is shown by tests that exist."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = sorted((ROOT / "docs" / "rulings").glob("*.md"))
_SHOWN_BY = re.compile(r"`(test_\w+\.py)(?:::(test_\w+))?`")

every_page = pytest.mark.parametrize("page", [pytest.param(page, id=page.stem) for page in PAGES])


@every_page
def test_rulings_name_tests_that_there_are(page: Path) -> None:
    folder = ROOT / "tests" / "games" / page.stem.replace("-", "_")
    named = _SHOWN_BY.findall(page.read_text("utf-8"))
    assert named
    for module, test in named:
        source = (folder / module).read_text("utf-8")
        assert re.search(rf"^def {test}\(", source, re.MULTILINE) if test else source, test


@every_page
def test_every_ruling_in_a_table_names_a_test(page: Path) -> None:
    rows = re.findall(r"^\|(?! #| Question|-).*\|$", page.read_text("utf-8"), re.MULTILINE)
    assert rows
    assert [row for row in rows if not _SHOWN_BY.search(row.rsplit("|", 2)[1])] == []


def test_all_rulings_of_calderos_are_there() -> None:
    page = (ROOT / "docs" / "rulings" / "calderos.md").read_text("utf-8")
    numbers = {int(number) for number in re.findall(r"^\| (\d+) \|", page, re.MULTILINE)}
    assert numbers == set(range(1, 24))


def test_all_rulings_of_dungeonquest_are_there() -> None:
    page = (ROOT / "docs" / "rulings" / "dungeonquest.md").read_text("utf-8")
    numbers = {int(number) for number in re.findall(r"^\| (\d+) \|", page, re.MULTILINE)}
    assert numbers == set(range(1, 100))
