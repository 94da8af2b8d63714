"""Reads the documentation as its tests need it."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
DOCS = ROOT / "docs"
PAGES = (ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted(DOCS.rglob("*.md")))

_BLOCK = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_ROW = re.compile(r"^\|(.+)\|$", re.MULTILINE)
_CODE = re.compile(r"`([^`\n]+)`")


@dataclass(frozen=True, slots=True)
class Block:
    """A block of code on a page.

    Attributes:
        language: as the page says it, or nothing.
    """

    page: Path
    language: str
    code: str


def blocks(page: Path) -> Iterator[Block]:
    """Yield the blocks of code on a page."""
    for language, code in _BLOCK.findall(page.read_text("utf-8")):
        yield Block(page, language, code)


def prose(page: Path) -> str:
    """Return a page without its blocks of code."""
    return _BLOCK.sub("", page.read_text("utf-8"))


def shell_lines(page: Path) -> list[str]:
    """Return the commands on a page, one a line."""
    return [
        line
        for block in blocks(page)
        if block.language == "sh"
        for line in block.code.splitlines()
        if line.strip()
    ]


def code_words(page: Path) -> list[str]:
    """Return what stands between backticks in a page's text."""
    return _CODE.findall(prose(page))


def rows(page: Path, first_heading: str) -> list[list[str]]:
    """Return the rows of the tables whose first column is headed so, without the heading."""
    found: list[list[str]] = []
    inside = False
    for line in page.read_text("utf-8").splitlines():
        match = _ROW.fullmatch(line)
        if match is None:
            inside = False
            continue
        cells = [cell.strip() for cell in match[1].split("|")]
        if not inside and cells[0] == first_heading:
            inside = True
        elif inside and set(cells[0]) != {"-"}:
            found.append(cells)
    return found


def anchors(page: Path) -> set[str]:
    """Return the anchors of a page's headings, as GitHub makes them."""
    headings = re.findall(r"^#+ (.+)$", prose(page), re.MULTILINE)
    kept = (re.sub(r"[^\w\- ]", "", heading.lower()) for heading in headings)
    return {heading.replace(" ", "-") for heading in kept}
