"""Reads the pixels of a painted picture, so that a test can see what a player sees."""

from struct import unpack
from typing import TypeAlias
from zlib import decompress

from bot.art import Picture, paint

Pixel: TypeAlias = tuple[int, int, int]
_HEADER = 8
_BYTES = {2: 3, 6: 4}
"""Bytes of a pixel by the colour type of a PNG with eight bits a channel."""


class Pixels:
    """The pixels of a picture at scale 1."""

    def __init__(self, picture: Picture) -> None:
        self.width, self.height, rows, step = _decoded(paint(picture))
        self._rows, self._step = rows, step

    def at(self, x: int, y: int) -> Pixel:
        """Return the colour of a pixel."""
        red, green, blue = self._rows[y][x * self._step : x * self._step + 3]
        return red, green, blue


def colour(code: str) -> Pixel:
    """Return ``#rrggbb`` as a pixel."""
    red, green, blue = (int(code[i : i + 2], 16) for i in (1, 3, 5))
    return red, green, blue


def _decoded(png: bytes) -> tuple[int, int, list[bytearray], int]:
    width = height = step = 0
    packed = b""
    place = _HEADER
    while place < len(png):
        length, kind = unpack(">I4s", png[place : place + 8])
        body = png[place + 8 : place + 8 + length]
        if kind == b"IHDR":
            width, height, depth, type_ = unpack(">IIBB", body[:10])
            assert depth == 8
            step = _BYTES[type_]
        elif kind == b"IDAT":
            packed += body
        place += length + 12
    raw = decompress(packed)
    rows: list[bytearray] = []
    above = bytearray(width * step)
    for y in range(height):
        start = y * (width * step + 1)
        row = bytearray(raw[start + 1 : start + 1 + width * step])
        _unfilter(raw[start], row, above, step)
        rows.append(row)
        above = row
    return width, height, rows, step


def _unfilter(kind: int, row: bytearray, above: bytearray, step: int) -> None:
    for i in range(len(row)):
        left = row[i - step] if i >= step else 0
        corner = above[i - step] if i >= step else 0
        up = above[i]
        guess = (0, left, up, (left + up) // 2, _paeth(left, up, corner))[kind]
        row[i] = (row[i] + guess) & 255


def _paeth(left: int, up: int, corner: int) -> int:
    straight = left + up - corner
    return min((left, up, corner), key=lambda one: abs(straight - one))
