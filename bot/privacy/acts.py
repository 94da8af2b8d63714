"""``/privacy``: what is stored about somebody, handed out to them, or deleted at their word."""

import asyncio
import gzip
from typing import Any

from discord import ButtonStyle, ui

from bot.addresses import PrivacyButton, PrivacyVerb
from bot.items import button
from bot.panels import Panel, notice_panel
from bot.panels.common import file_part, layout, text
from bot.privacy.export import NAME, export_person
from bot.privacy.forgetting import forget
from bot.reply import Reply
from db import GameStatus

LARGEST = 8_000_000
"""Bytes of a file from which on it is compressed; Discord takes 10 MB."""


async def export_all(reply: Reply) -> None:
    """Hand somebody a file with all that is stored about them."""
    await reply.defer()
    desk = reply.desk
    stored = await desk.store.privacy.about(reply.person.id)
    # Whoever has played for years has given many answers; others' clicks must not wait for them.
    name, data = NAME, await asyncio.to_thread(export_person, reply.person.id, stored, desk.clock())
    if len(data) > LARGEST:
        name, data = f"{NAME}.gz", gzip.compress(data)
    said = desk.say(reply.locale, "privacy-export")
    await reply.send(Panel(layout(text(said), file_part(name)), files=((name, data),)))


async def ask_to_delete(reply: Reply) -> None:
    """Tell somebody what it means to delete what is stored about them, with the button for it."""
    await reply.defer()
    desk, locale = reply.desk, reply.locale
    playing = [GameStatus.PLAYING, GameStatus.FROZEN, GameStatus.LOBBY]
    tables = await desk.store.games.of(reply.person.id, playing)
    lines = [
        desk.say(locale, "privacy-delete-title"),
        desk.say(locale, "privacy-delete-tables", count=len(tables)),
        desk.say(locale, "privacy-delete-gone"),
        desk.say(locale, "privacy-delete-stays"),
    ]
    address = PrivacyButton(PrivacyVerb.DELETE)
    label = desk.say(locale, "button-privacy-delete")
    press: ui.ActionRow[Any] = ui.ActionRow(button(address, label, style=ButtonStyle.danger))
    await reply.send(Panel(layout(text("\n".join(lines)), press)))


async def delete_confirmed(reply: Reply) -> None:
    """Forget whoever presses the button: it names nobody, so it can harm nobody else."""
    await reply.defer_update()
    said = reply.desk.say(reply.locale, "privacy-deleted")
    await forget(reply.desk, reply.person)
    await reply.confirm(lambda: reply.update(notice_panel(said)))
