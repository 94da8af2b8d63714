"""Text that stays in its box: cleaned, measured, shortened or wrapped, then drawn."""

from dataclasses import dataclass
from math import floor
from unicodedata import category, normalize

from bot.art.fonts import Face
from bot.art.svg import Element, Value, element, number

ELLIPSIS = "…"
_UNDRAWN = ("C", "M", "Zl", "Zp")
"""Categories never drawn: controls, joiners and direction marks; accents that did not compose."""


def clean(text: str, face: Face = Face.STRONG) -> str:
    """Return what ``face`` can draw of a text, on one line.

    Fancy letters become plain ones (NFKC); direction marks, zero-width characters, stacked
    accents and characters without a glyph are dropped. The result may be empty.
    """
    kept = (c for c in normalize("NFKC", text) if not category(c).startswith(_UNDRAWN))
    drawable = "".join(" " if c.isspace() else c for c in kept if c.isspace() or face.has(c))
    return " ".join(drawable.split())


def shorten(text: str, face: Face, size: float, width: float) -> str:
    """Return the text, or as much of its beginning as fits ``width`` pixels with an ellipsis."""
    if face.width(text, size) <= width:
        return text
    while text and face.width(text.rstrip() + ELLIPSIS, size) > width:
        text = text[:-1]
    return text.rstrip() + ELLIPSIS


def wrap(text: str, face: Face, size: float, width: float, lines: int) -> tuple[str, ...]:
    """Return the text on at most ``lines`` lines of about even length; the last is shortened."""
    words = text.split()
    greedy = _fill(words, face, size, width)
    if len(greedy) > lines:
        rest = " ".join(greedy[lines - 1 :])
        kept = (*greedy[: lines - 1], rest)
        return tuple(shorten(line, face, size, width) for line in kept)
    narrow = width
    while narrow > 0 and len(_fill(words, face, size, narrow)) == len(greedy):
        narrow -= size / 4
    even = _fill(words, face, size, min(width, narrow + size / 4))
    return tuple(shorten(line, face, size, width) for line in even)


def fits(text: str, face: Face, size: float, width: float, lines: int) -> bool:
    """Tell whether ``wrap`` keeps every word whole."""
    return not any(ELLIPSIS in line for line in wrap(text, face, size, width, lines))


def _fill(words: list[str], face: Face, size: float, width: float) -> list[str]:
    filled: list[str] = []
    for word in words:
        longer = f"{filled[-1]} {word}" if filled else word
        if filled and face.width(longer, size) <= width:
            filled[-1] = longer
        else:
            filled.append(word)
    return filled


@dataclass(frozen=True, slots=True)
class Pen:
    """A way of writing: face, size in pixels, colour and where the anchor lies in a line.

    Attributes:
        face: the typeface.
        size: the size in pixels.
        fill: the colour of the letters.
        anchor: ``start``, ``middle`` or ``end``.
        halo: the colour of a thick edge behind the letters, for writing over a drawing.
        squeeze: how narrow the letters may be pressed before a line is shortened; 1 is never.
    """

    face: Face
    size: float
    fill: str
    anchor: str = "start"
    halo: str | None = None
    squeeze: float = 1

    def line(self, text: str, x: float, y: float, width: float) -> Element:
        """Return one line with its baseline at ``y``, shortened to ``width``."""
        edge: dict[str, Value] = {}
        if self.halo:
            edge = {
                "stroke": self.halo,
                "stroke_width": self.size / 5,
                "stroke_linejoin": "round",
                "paint_order": "stroke",
            }
        kept = shorten(text, self.face, self.size, width / self.squeeze)
        # Rounded down to the digits written, so that the line is never wider than measured.
        press = min(1, floor(width / max(self.face.width(kept, self.size), 1) * 1e4) / 1e4)
        return element(
            "text",
            kept,
            x=x / press,
            y=y,
            transform=None if press == 1 else f"scale({press:.4f} 1)",
            fill=self.fill,
            font_family=self.face.family,
            font_weight=str(self.face.weight),
            font_size=number(self.size),
            text_anchor=self.anchor,
            **edge,
        )

    def block(
        self, text: str, x: float, y: float, width: float, *, lines: int, leading: float = 1.1
    ) -> Element:
        """Return up to ``lines`` lines whose middle lies at ``y``, ``leading`` ems apart."""
        written = wrap(text, self.face, self.size, width / self.squeeze, lines)
        step = self.size * leading
        first = y - step * (len(written) - 1) / 2 + self.size * self.face.cap_height / 2
        return element(
            "g", *(self.line(line, x, first + i * step, width) for i, line in enumerate(written))
        )
