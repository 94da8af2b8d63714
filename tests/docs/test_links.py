"""Links lead somewhere, and files that are named exist."""

import re
from pathlib import Path

import pytest

from tests.docs.reading import DOCS, PAGES, ROOT, anchors, blocks, code_words, prose
from tests.docs.screenshots import LARGEST, PICTURES

_LINK = re.compile(r"\]\(([^)\s]+)\)")
_PATH = re.compile(
    r"(?:bot|cogs|db|rules|tests|docs|\.ci)/[\w./*-]*|[\w-]+\.(?:toml|md)|\.env\.example"
)
_MADE_BY_READER = ("rules/<", "cogs/<", "tests/games/<", "tests/golden/<")

every_page = pytest.mark.parametrize(
    "page", [pytest.param(page, id=str(page.relative_to(ROOT))) for page in PAGES]
)


@every_page
def test_links_lead_somewhere(page: Path) -> None:
    for link in _LINK.findall(prose(page)):
        if link.startswith("https://"):
            continue
        name, _, anchor = link.partition("#")
        target = (page.parent / name).resolve() if name else page
        assert target.exists(), f"{link} leads nowhere"
        assert target.is_relative_to(ROOT), f"{link} leads out of the project"
        if anchor:
            assert anchor in anchors(target), f"{link}: there is no such heading"


@every_page
def test_files_that_are_named_exist(page: Path) -> None:
    for word in code_words(page):
        if word.startswith(_MADE_BY_READER) or not _PATH.fullmatch(word):
            continue
        places = (ROOT, page.parent, ROOT / "tests" / "battery")
        assert any(any(place.glob(word.rstrip("/"))) for place in places), f"there is no {word}"


def test_modules_of_the_battery_are_all_explained() -> None:
    words = set(code_words(DOCS / "add-a-game.md"))
    battery = {module.name for module in (ROOT / "tests" / "battery").glob("test_*.py")}
    # It tests the battery, not a game.
    battery.discard("test_battery.py")
    assert battery <= words


@every_page
def test_quoted_code_stands_in_the_file_it_is_quoted_from(page: Path) -> None:
    for block in blocks(page):
        if block.language == "python":
            first, _, quoted = block.code.partition("\n")
            source = (ROOT / first.removeprefix("# ")).read_text("utf-8")
            assert quoted in source, f"not in {first}:\n{quoted}"


def test_pictures_are_used_and_small_enough_to_load() -> None:
    shown = {
        (page.parent / link).resolve()
        for page in PAGES
        for link in re.findall(r"!\[[^\]]*\]\(([^)\s]+)\)", page.read_text("utf-8"))
    }
    pictures = sorted(PICTURES.glob("*.png"))
    assert pictures
    for picture in pictures:
        assert picture in shown, f"{picture.name} is shown nowhere"
        assert picture.stat().st_size <= LARGEST, f"{picture.name} is too large"


@every_page
def test_every_picture_has_an_alternative_text(page: Path) -> None:
    for text in re.findall(r"!\[([^\]]*)\]\(", page.read_text("utf-8")):
        assert len(text) > 20, f"{text!r} says too little"
