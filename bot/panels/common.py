"""What all panels share: a view in Components V2 with its pictures."""

from dataclasses import dataclass, field
from io import BytesIO
from typing import Any, TypeAlias

import discord
from discord import ui

from bot.art import Picture

ACCENT = discord.Colour(0xC9A227)
"""The gold of the bot's panels."""

TEXT_LIMIT = 3500
"""Characters of text in one panel; Discord takes 4,000 in all."""

Pictures: TypeAlias = tuple[tuple[str, Picture], ...]
"""File names and pictures."""


@dataclass(frozen=True, slots=True)
class Panel:
    """A message to be sent or edited.

    Attributes:
        view: its components.
        pictures: file name and picture of each attachment; drawn when the panel is sent.
        files: file name and content of each further attachment.
    """

    view: ui.LayoutView
    pictures: Pictures = ()
    files: tuple[tuple[str, bytes], ...] = field(default=(), repr=False)


def layout(*items: ui.Item[Any], accent: discord.Colour | None = ACCENT) -> ui.LayoutView:
    """Return a view with one container; what is too much of its text is cut off."""
    left = TEXT_LIMIT
    for item in items:
        if isinstance(item, ui.TextDisplay):
            item.content = item.content[: max(left, 1)]
            left -= len(item.content)
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.Container(*items, accent_colour=accent))
    return view


def text(content: str) -> ui.TextDisplay[Any]:
    """Return a block of text."""
    return ui.TextDisplay(content)


def gallery(name: str, picture: Picture) -> ui.MediaGallery[Any]:
    """Return a gallery that shows one attached picture with its alternative text."""
    item = discord.MediaGalleryItem(f"attachment://{name}", description=picture.alt[:1024])
    return ui.MediaGallery(item)


def file_part(name: str) -> ui.File[Any]:
    """Return a part of a message that shows one attached file, to be downloaded."""
    return ui.File(f"attachment://{name}")


def attachment(name: str, png: bytes, picture: Picture) -> discord.File:
    """Return a rendered picture as a file for a message."""
    return discord.File(BytesIO(png), filename=name, description=picture.alt[:1024])
