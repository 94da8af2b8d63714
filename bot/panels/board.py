"""The living panel of a game: the table as everybody sees it, and who is waited for."""

from typing import Any

import discord
from discord import ui

from bot.addresses import TableButton, TableVerb
from bot.items import button
from bot.panels.common import Panel, gallery, layout, text
from bot.speech import Speaker
from bot.tables.service import Sight
from bot.times.limits import moment
from db import GameRow, GameStatus
from rules.engine.seats import Seat

BOARD_FILE = "table.png"


def board_panel(sight: Sight, speaker: Speaker, seal: str | None = None) -> Panel:
    """Return the living panel, from the public's view.

    Args:
        sight: the game.
        speaker: speaks the reader's language.
        seal: the seal of the whole game, once it is over.
    """
    row = sight.row
    picture = sight.face.draw_table(sight.view, sight.names, speaker.plain())
    shown = _verbs(sight)
    buttons: ui.ActionRow[Any] = ui.ActionRow(
        *(
            button(TableButton(row.id, verb), speaker.say(f"button-{verb}"), style=style)
            for verb, style in (
                (TableVerb.TURN, discord.ButtonStyle.primary),
                (TableVerb.HAND, discord.ButtonStyle.secondary),
                (TableVerb.TEXT, discord.ButtonStyle.secondary),
                (TableVerb.RETURN, discord.ButtonStyle.success),
                (TableVerb.RESUME, discord.ButtonStyle.success),
                (TableVerb.REMATCH, discord.ButtonStyle.primary),
                (TableVerb.HISTORY, discord.ButtonStyle.secondary),
                (TableVerb.FILE, discord.ButtonStyle.secondary),
            )
            if verb in shown
        )
    )
    view = layout(
        text(speaker.say("board-title", game=speaker.say(f"game-{row.game}"), number=row.id)),
        gallery(BOARD_FILE, picture),
        text("\n".join([status_line(sight, speaker), *_seal_lines(seal, speaker)])),
        buttons,
    )
    return Panel(view, ((BOARD_FILE, picture),))


def _verbs(sight: Sight) -> set[TableVerb]:
    """Return what can be done at a table now by a button below its board."""
    if sight.row.status is not GameStatus.PLAYING:
        return {TableVerb.TEXT, TableVerb.REMATCH, TableVerb.HISTORY, TableVerb.FILE}
    verbs = {TableVerb.TURN, TableVerb.HAND, TableVerb.TEXT}
    if sight.away:
        verbs.add(TableVerb.RETURN)
    if sight.row.paused_at is not None:
        verbs.add(TableVerb.RESUME)
    return verbs


def _seal_lines(seal: str | None, speaker: Speaker) -> list[str]:
    return [speaker.say("board-seal", seal=seal)] if seal else []


def status_line(sight: Sight, speaker: Speaker) -> str:
    """Return who is waited for, for what and until when, or that the game is over."""
    if sight.row.status is not GameStatus.PLAYING:
        return speaker.say(f"board-{sight.row.status}")
    lines = waited_lines(sight, speaker)
    if sight.row.paused_at is not None:
        lines.insert(0, speaker.say("board-paused", since=moment(sight.row.paused_at)))
    return "\n".join(lines)


def waited_lines(sight: Sight, speaker: Speaker) -> list[str]:
    """Return a line for each thing that somebody is waited for, and one for those who are away."""
    asked: dict[tuple[str, float | None], list[Seat]] = {}
    for one in sight.waited:
        seats = asked.setdefault((one.kind, one.deadline), [])
        if one.seat not in seats:
            seats.append(one.seat)
    lines: list[str] = []
    for (kind, until), waited in asked.items():
        what = speaker.say(f"{kind}-public")
        if until is None:
            lines.append(speaker.say("board-asked", seats=tuple(waited), what=what))
        else:
            lines.append(
                speaker.say(
                    "board-asked-until", seats=tuple(waited), what=what, until=moment(until)
                )
            )
    if sight.away:
        lines.append(speaker.say("board-away", seats=sight.away))
    return lines


def closed_panel(row: GameRow, speaker: Speaker, seal: str | None = None) -> Panel:
    """Return what stands in place of the board of a game that is over and cannot be shown.

    Args:
        row: the game.
        speaker: speaks the reader's language.
        seal: the seal of the whole game; None if its journal cannot be read.
    """
    game = speaker.say(f"game-{row.game}")
    lines = [
        speaker.say("board-title", game=game, number=row.id),
        speaker.say(f"board-{row.status}"),
        *_seal_lines(seal, speaker),
    ]
    file = button(TableButton(row.id, TableVerb.FILE), speaker.say(f"button-{TableVerb.FILE}"))
    rows: list[ui.ActionRow[Any]] = [ui.ActionRow(file)] if seal else []
    return Panel(layout(text("\n".join(lines)), *rows))


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
