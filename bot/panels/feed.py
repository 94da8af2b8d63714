"""Buttons below public lines in a game's thread."""

from typing import Any

from discord import ui

from bot.addresses import read_address
from bot.items import button
from bot.letters import FeedLetter


def feed_buttons(letter: FeedLetter) -> ui.View | None:
    """Return the buttons of a public letter, or None where it has none."""
    if not letter.buttons:
        return None
    view: ui.View = ui.View(timeout=None)
    for one in letter.buttons:
        address = read_address(one.address)
        if address is not None:
            item: ui.Item[Any] = button(address, one.label)
            view.add_item(item)
    return view
