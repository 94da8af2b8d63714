"""What the bot's parts work with: services, faces, words, pictures. One for each client."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from io import BytesIO
from typing import Any

import discord

from bot.art import Easel
from bot.face import Faces
from bot.history.pages import Histories
from bot.operations.door import Door
from bot.operations.watch import Watch
from bot.panels import Panel, lobby_panel
from bot.panels.common import attachment
from bot.postman import Postman
from bot.prompts import Prompts
from bot.proof.court import Court
from bot.speech import Speaker
from bot.standing.scorekeeper import Scorekeeper
from bot.tables.deciding import Decisions
from bot.tables.lobby import Lobby
from bot.tables.people import names_by_seat
from bot.tables.rematch import Rematches
from bot.tables.service import Sight, TableService
from bot.teams.floor import Floor
from bot.text import Locale, Texts
from bot.times.keeper import TimeKeeper
from bot.tongues import Tongues
from db import GameRow, SeatRow, Store
from rules.engine.rulebook import Registry


@dataclass(frozen=True, slots=True)
class Desk:
    """The game master's desk.

    Attributes:
        threads: where games are played, and how anything is sent there.
        texts: the messages that all games share.
        clock: the time in UTC epoch seconds.
        prompts: the direct messages that put open questions.
        floor: who may talk to their team now.
        door: who is being served, and whether others may come in.
        watch: told what happens, for those who count it.
        otherwise: the language of people whose own the bot does not speak.
        times: what looks at the clocks of all tables.
        decisions: what tables decide about themselves.
        rematches: tables for games that were played before.
        tongues: the languages that people have chosen.
        scores: knows what people have achieved over their games.
        court: what judges files that people send.
        histories: the histories that were looked at lately.
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
    times: TimeKeeper
    decisions: Decisions
    rematches: Rematches
    scores: Scorekeeper
    prompts: Prompts = field(default_factory=Prompts)
    floor: Floor = field(default_factory=Floor)
    tongues: Tongues = field(default_factory=Tongues)
    door: Door = field(default_factory=Door)
    watch: Watch = field(default_factory=Watch)
    court: Court = field(default_factory=Court)
    histories: Histories = field(default_factory=Histories)

    @property
    def books(self) -> Registry:
        """The rules of all games that are offered."""
        return Registry(face.rulebook for face in self.faces)

    def locale_of(self, interaction: discord.Interaction[Any]) -> Locale:
        """Return the language to answer an interaction in."""
        chosen = self.tongues.of(interaction.user.id)
        return chosen or Locale.from_discord(interaction.locale, self.otherwise)

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
        """Draw the pictures of a panel, and add its other files."""
        pictures = [
            attachment(name, await self.easel.render(picture), picture)
            for name, picture in panel.pictures
        ]
        return pictures + [discord.File(BytesIO(data), name) for name, data in panel.files]
