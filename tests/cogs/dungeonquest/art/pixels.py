"""Reads the pixels of a painted picture, so that a test can see what a player sees."""

from io import BytesIO
from typing import TypeAlias, cast

from PIL import Image, ImageColor

from bot.art import Picture, paint

Pixel: TypeAlias = tuple[int, int, int]


class Pixels:
    """The pixels of a picture at scale 1."""

    def __init__(self, picture: Picture) -> None:
        self._image = Image.open(BytesIO(paint(picture))).convert("RGB")
        self.width, self.height = self._image.size

    def at(self, x: int, y: int) -> Pixel:
        """Return the colour of a pixel."""
        return cast("Pixel", self._image.getpixel((x, y)))


def colour(code: str) -> Pixel:
    """Return ``#rrggbb`` as a pixel."""
    return cast("Pixel", ImageColor.getrgb(code))
