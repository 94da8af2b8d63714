"""A table before its game: who sits there, what is agreed, and the buttons to change it."""

from collections.abc import Sequence
from enum import Enum
from typing import Any

import discord
from discord import ui

from bot.addresses import LobbyButton, LobbyVerb, OptionSelect
from bot.face import Face
from bot.items import button, select
from bot.options import values_of
from bot.panels.common import Panel, layout, text
from bot.speech import Speaker
from bot.times.limits import say_time
from db import GameRow, GameStatus, SeatRow


def lobby_panel(face: Face, row: GameRow, seats: Sequence[SeatRow], speaker: Speaker) -> Panel:
    """Return the panel of a table that has not begun, or what became of it."""
    least, most = face.rulebook.seats
    game = speaker.say(f"game-{row.game}")
    items: list[ui.Item[Any]] = [
        text(speaker.say("lobby-title", game=game, number=row.id)),
        text(speaker.say(f"game-{row.game}-about")),
        text(_seats(row, seats, speaker, least, most)),
    ]
    if row.status is not GameStatus.LOBBY:
        where = f"<#{row.thread_id}>" if row.thread_id else ""
        called_off = row.status is GameStatus.ENDED and not row.thread_id
        became = "called-off" if called_off else row.status
        items.append(text(speaker.say(f"lobby-{became}", where=where)))
        return Panel(layout(*items))
    items.extend(option_rows(face, row, speaker))
    verbs = (
        (LobbyVerb.JOIN, discord.ButtonStyle.success, len(seats) >= most),
        (LobbyVerb.LEAVE, discord.ButtonStyle.secondary, False),
        (LobbyVerb.START, discord.ButtonStyle.primary, len(seats) < least),
        (LobbyVerb.CANCEL, discord.ButtonStyle.secondary, False),
    )
    items.append(
        ui.ActionRow(
            *(
                button(
                    LobbyButton(row.id, verb),
                    speaker.say(f"button-{verb}"),
                    style=style,
                    disabled=disabled,
                )
                for verb, style, disabled in verbs
            )
        )
    )
    items.append(_bot_buttons(row, seats, speaker, most))
    time = say_time(row.limit_seconds, row.time_rule, speaker)
    items.append(text(speaker.say("lobby-time", time=time)))
    expires = f"<t:{int(row.expires_at)}:R>" if row.expires_at else ""
    host = next((seat.name for seat in seats if seat.user_id == row.host_id), "")
    items.append(text(speaker.say("lobby-foot", expires=expires, host=speaker.safe(host))))
    return Panel(layout(*items))


def _bot_buttons(
    row: GameRow, seats: Sequence[SeatRow], speaker: Speaker, most: int
) -> ui.ActionRow[Any]:
    """Return the host's buttons to fill seats with bot players."""
    verbs = (
        (LobbyVerb.ADD_BOT, len(seats) >= most),
        (LobbyVerb.REMOVE_BOT, all(seat.user_id is not None for seat in seats)),
    )
    return ui.ActionRow(
        *(
            button(LobbyButton(row.id, verb), speaker.say(f"button-{verb}"), disabled=disabled)
            for verb, disabled in verbs
        )
    )


def _seats(row: GameRow, seats: Sequence[SeatRow], speaker: Speaker, least: int, most: int) -> str:
    lines = [speaker.say("lobby-seats", taken=len(seats), least=least, most=most)]
    for seat in seats:
        host = " ♛" if seat.user_id == row.host_id else ""
        lines.append(f"{seat.seat + 1}. **{speaker.safe(seat.name)}**{host}")
    return "\n".join(lines)


def option_rows(face: Face, row: GameRow, speaker: Speaker) -> list[ui.ActionRow[Any]]:
    """Return a select for each option of the game, with its present value chosen."""
    options = face.rulebook.options.model_validate(row.options)
    rows: list[ui.ActionRow[Any]] = []
    for number, name in enumerate(type(options).model_fields):
        now = getattr(options, name)
        choices = [
            discord.SelectOption(
                value=str(index),
                label=option_label(face, name, value, speaker)[:100],
                default=value == now,
            )
            for index, value in enumerate(values_of(face.rulebook.options, name))
        ]
        address = OptionSelect(row.id, number)
        placeholder = option_name(face, name, speaker)
        rows.append(ui.ActionRow(select(address, choices, placeholder=placeholder)))
    return rows


def option_name(face: Face, name: str, speaker: Speaker) -> str:
    """Return what an option of a game is called."""
    return speaker.say(f"{face.key}-option-{name.replace('_', '-')}")


def option_label(face: Face, name: str, value: object, speaker: Speaker) -> str:
    """Return an option of a game with one of its values, such as "Dealer: the first seat"."""
    word = speaker.word(value) if isinstance(value, Enum) else speaker.yes_no(bool(value))
    return speaker.say("option-choice", name=option_name(face, name, speaker), value=word)
