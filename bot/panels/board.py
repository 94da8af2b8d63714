"""The living panel of a game: the table as everybody sees it, and who is waited for."""

from typing import Any

import discord
from discord import ui

from bot.addresses import TableButton, TableVerb
from bot.items import button
from bot.panels.common import Panel, gallery, layout, text
from bot.speech import Speaker
from bot.tables.service import Sight
from db import GameRow, GameStatus

BOARD_FILE = "table.png"


def board_panel(sight: Sight, speaker: Speaker) -> Panel:
    """Return the living panel, from the public's view."""
    row = sight.row
    picture = sight.face.draw_table(sight.view, sight.names, speaker.plain())
    playing = row.status is GameStatus.PLAYING
    buttons: ui.ActionRow[Any] = ui.ActionRow(
        *(
            button(TableButton(row.id, verb), speaker.say(f"button-{verb}"), style=style)
            for verb, style in (
                (TableVerb.TURN, discord.ButtonStyle.primary),
                (TableVerb.HAND, discord.ButtonStyle.secondary),
                (TableVerb.TEXT, discord.ButtonStyle.secondary),
            )
            if playing or verb is TableVerb.TEXT
        )
    )
    view = layout(
        text(speaker.say("board-title", game=speaker.say(f"game-{row.game}"), number=row.id)),
        gallery(BOARD_FILE, picture),
        text(status_line(sight, speaker)),
        buttons,
    )
    return Panel(view, ((BOARD_FILE, picture),))


def status_line(sight: Sight, speaker: Speaker) -> str:
    """Return who is waited for, or that the game is over."""
    if sight.row.status is not GameStatus.PLAYING:
        return speaker.say(f"board-{sight.row.status}")
    seats = sight.waiting
    return speaker.say("board-waiting", seats=seats)


def closed_panel(row: GameRow, speaker: Speaker) -> Panel:
    """Return what stands in place of the board of a game that is over and cannot be shown."""
    game = speaker.say(f"game-{row.game}")
    lines = [
        speaker.say("board-title", game=game, number=row.id),
        speaker.say(f"board-{row.status}"),
    ]
    return Panel(layout(text("\n".join(lines))))


def frozen_panel(row: GameRow, speaker: Speaker) -> Panel:
    """Return what stands in place of the board of a frozen game, with the ways out."""
    game = speaker.say(f"game-{row.game}")
    lines = [
        speaker.say("board-title", game=game, number=row.id),
        speaker.say("board-frozen"),
    ]
    verbs = [TableVerb.END]
    if isinstance(row.frozen_reason, dict) and row.frozen_reason.get("entry") is not None:
        verbs.insert(0, TableVerb.REWIND)
    buttons = (button(TableButton(row.id, verb), speaker.say(f"button-{verb}")) for verb in verbs)
    return Panel(layout(text("\n".join(lines)), ui.ActionRow(*buttons)))
