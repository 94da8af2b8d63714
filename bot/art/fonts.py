"""The two typefaces of all pictures, taken from packages, never from the system.

Source Sans Pro writes Latin, Greek and Cyrillic; Fredoka One writes titles in Latin. Both are
under the SIL Open Font License.
"""

from dataclasses import dataclass
from enum import Enum
from functools import cache
from importlib.util import find_spec
from pathlib import Path

from fontTools.ttLib import TTFont  # type: ignore[import-untyped]

WIDEST = 1.02
"""Kerning is not measured; it nearly always narrows a line, and never widens one beyond this."""


@dataclass(frozen=True, slots=True)
class _File:
    package: str
    name: str
    family: str
    weight: int


class Face(Enum):
    """A typeface in one weight."""

    TITLE = _File("font_fredoka_one", "FredokaOne-Regular.ttf", "Fredoka One", 400)
    TEXT = _File("font_source_sans_pro", "SourceSansPro-Semibold.ttf", "Source Sans Pro", 600)
    STRONG = _File("font_source_sans_pro", "SourceSansPro-Bold.ttf", "Source Sans Pro", 700)

    @property
    def family(self) -> str:
        """The family as SVG names it."""
        return self.value.family

    @property
    def weight(self) -> int:
        """The weight, 100 to 900."""
        return self.value.weight

    def has(self, character: str) -> bool:
        """Tell whether the face can draw a character."""
        return ord(character) in _metrics(self).advances

    def covers(self, text: str) -> bool:
        """Tell whether the face can draw every character of a text."""
        return all(map(self.has, text))

    def width(self, text: str, size: float) -> float:
        """Return how many pixels a line takes at most; characters it lacks count as one em."""
        advances = _metrics(self).advances
        return sum(advances.get(ord(c), 1.0) for c in text) * size * WIDEST

    @property
    def cap_height(self) -> float:
        """The height of a capital letter, in ems."""
        return _metrics(self).cap_height


@dataclass(frozen=True, slots=True)
class _Metrics:
    """Advances by code point and the cap height, in ems."""

    advances: dict[int, float]
    cap_height: float


def font_files() -> list[str]:
    """Return the paths of all faces."""
    return [str(_path(face)) for face in Face]


def _path(face: Face) -> Path:
    # Found, not imported: these packages do work on import that nobody here needs.
    spec = find_spec(face.value.package)
    if spec is None or spec.origin is None:  # pragma: no cover  (a broken installation)
        raise ModuleNotFoundError(name=face.value.package)
    return Path(spec.origin).parent / "files" / face.value.name


@cache
def _metrics(face: Face) -> _Metrics:
    with TTFont(_path(face), lazy=True) as font:
        em = font["head"].unitsPerEm
        widths = font["hmtx"].metrics
        advances = {code: widths[glyph][0] / em for code, glyph in font.getBestCmap().items()}
        return _Metrics(advances, font["OS/2"].sCapHeight / em)
