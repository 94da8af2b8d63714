"""What the bot's parts work with: services, faces, words, pictures. One for each client."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

import discord

from bot.art import Easel
from bot.face import Faces
from bot.panels import Panel, lobby_panel
from bot.panels.common import attachment
from bot.postman import Postman
from bot.prompts import Prompts
from bot.speech import Speaker
from bot.tables.lobby import Lobby
from bot.tables.people import names_by_seat
from bot.tables.service import Sight, TableService
from bot.teams.floor import Floor
from bot.text import Locale, Texts
from db import GameRow, SeatRow, Store


@dataclass(frozen=True, slots=True)
class Desk:
    """The game master's desk.

    Attributes:
        threads: where games are played, and how anything is sent there.
        texts: the messages that all games share.
        clock: the time in UTC epoch seconds.
        prompts: the direct messages that put open questions.
        floor: who may talk to their team now.
        otherwise: the language of people whose own the bot does not speak.
    """

    store: Store
    faces: Faces
    tables: TableService
    lobby: Lobby
    threads: Postman
    texts: Texts
    clock: Callable[[], float]
    otherwise: Locale
    easel: Easel
    prompts: Prompts = field(default_factory=Prompts)
    floor: Floor = field(default_factory=Floor)

    def locale_of(self, interaction: discord.Interaction[Any]) -> Locale:
        """Return the language to answer an interaction in."""
        return Locale.from_discord(interaction.locale, self.otherwise)

    def game_name(self, locale: Locale, key: str) -> str:
        """Return what a game is called.

        Raises:
            UnknownGame: no such game is offered.
        """
        return Speaker(self.faces[key].texts, locale, {}).say(f"game-{key}")

    def say(self, locale: Locale, message: str, /, **arguments: object) -> str:
        """Say something that is of no game."""
        return Speaker(self.texts, locale, {}).say(message, **arguments)

    def speaker(self, sight: Sight, locale: Locale) -> Speaker:
        """Return who speaks of a game to one person."""
        return Speaker(sight.face.texts, locale, sight.names)

    def public_speaker(self, row: GameRow, seats: Sequence[SeatRow]) -> Speaker:
        """Return who speaks of a game to everybody, in the table's language."""
        texts = self.faces[row.game].texts
        return Speaker(texts, Locale(row.locale), names_by_seat(seats))

    def lobby_panel(self, row: GameRow, seats: Sequence[SeatRow]) -> Panel:
        """Return the panel of a table that has not begun, or what became of it."""
        return lobby_panel(self.faces[row.game], row, seats, self.public_speaker(row, seats))

    async def files(self, panel: Panel) -> list[discord.File]:
        """Draw the pictures of a panel."""
        return [
            attachment(name, await self.easel.render(picture), picture)
            for name, picture in panel.pictures
        ]
