"""Close-ups: the board around one seat's piece, for whoever may see the table."""

from collections.abc import Callable, Coroutine, Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

from discord import app_commands

from bot.acts import check_onlooker
from bot.art import Picture
from bot.commands import CHOICES, find_table
from bot.items import Interaction
from bot.panels import Panel, notice_panel
from bot.panels.common import gallery, layout, text
from bot.reply import Reply
from bot.speech import Speaker
from bot.tables.errors import Illegal, NoSuchTable, TableError
from bot.tables.service import Sight
from bot.text import plain_name
from db.errors import Refused
from rules.engine.errors import EngineError
from rules.engine.seats import Seat

FILE = "map.png"

Complete: TypeAlias = Callable[
    [Interaction, str], Coroutine[Any, Any, list[app_commands.Choice[str]]]
]


@dataclass(frozen=True, slots=True)
class CloseUp:
    """How a game shows its board around one seat. All parts get the public's view.

    Attributes:
        game: the game's key. Its messages ``<key>-map-line``, with the facts below, and
            ``<key>-map-too-early`` stand above the picture and in its place.
        piece: what a seat has on the board as facts for messages; None before it has anything.
        label: the message that names a piece and its player in a menu, with the same facts.
        draw: the picture.
        usual: the seat to show if none is named and the asker has none.
    """

    game: str
    piece: Callable[[Any, Seat], Mapping[str, object] | None]
    label: str
    draw: Callable[[Any, Seat, Mapping[Seat, str], Callable[..., str]], Picture]
    usual: Callable[[Any], Seat]

    def name(self, view: Any, seat: Seat, speaker: Speaker) -> str:
        """Return a piece and its player, without markdown; the player alone at first."""
        plain = speaker.plain()
        facts = self.piece(view, seat)
        return plain.name(seat) if facts is None else plain.say(self.label, seat=seat, **facts)

    def panel(self, sight: Sight, seat: Seat, speaker: Speaker) -> Panel:
        """Return the board around a seat's piece."""
        facts = self.piece(sight.view, seat)
        if facts is None:
            return notice_panel(speaker.say(f"{self.game}-map-too-early"))
        picture = self.draw(sight.view, seat, sight.names, speaker.plain().say)
        line = speaker.say(f"{self.game}-map-line", seat=seat, **facts)
        return Panel(layout(text(line), gallery(FILE, picture)), ((FILE, picture),))


async def show_close_up(closeup: CloseUp, reply: Reply, who: str | None, table: str | None) -> None:
    """Show the board around somebody to one person.

    Args:
        closeup: the game's.
        reply: to the person.
        who: a seat, or a name as in the menu, as it was typed; None for one's own piece, or that
            of whoever is playing.
        table: the table, as it was typed.

    Raises:
        NoSuchTable, UnclearTable: it cannot be told, or is not for this person to see.
        Illegal: nobody of that name plays there.
        TableError: there is nothing to see.
    """
    await reply.defer()
    sight = await public_sight(closeup.game, reply, table)
    speaker = reply.desk.speaker(sight, reply.locale)
    if who is None:
        seats = await reply.desk.store.games.seats(sight.row.id)
        mine = (Seat(one.seat) for one in seats if one.user_id == reply.person.id)
        seat = next(mine, closeup.usual(sight.view))
    else:
        seat = named_seat(closeup, sight, who, speaker)
    await reply.send(closeup.panel(sight, seat, speaker))


async def public_sight(game: str, reply: Reply, table: str | None) -> Sight:
    """Return the table that a person means, as the public sees it.

    Raises:
        NoSuchTable, UnclearTable: it cannot be told, or is not for this person to see.
        TableError: there is nothing to see.
    """
    found = await find_table(reply.desk, reply.interaction, game, table)
    await check_onlooker(reply, found)
    sight = await reply.desk.tables.look(found, None)
    if sight.row.game != game:
        raise NoSuchTable
    return sight


def named_seat(closeup: CloseUp, sight: Sight, who: str, speaker: Speaker) -> Seat:
    """Return the seat that was typed, by number or by name.

    Raises:
        Illegal: there is none.
    """
    wanted = who.strip().casefold()
    # By number first: somebody may be called by the number of another's seat.
    for name in (str, lambda seat: closeup.name(sight.view, seat, speaker).casefold()):
        for seat in sight.names:
            if name(seat) == wanted:
                return seat
    raise Illegal


def complete_piece(closeup: CloseUp) -> Complete:
    """Return what offers the pieces of a table to whoever may see it."""

    async def complete(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        reply = Reply(interaction.client.desk, interaction)
        try:
            table = vars(interaction.namespace).get("table")
            sight = await public_sight(closeup.game, reply, table)
        except (TableError, Refused, EngineError):
            return []
        speaker = reply.desk.speaker(sight, reply.locale)
        labelled = ((seat, closeup.name(sight.view, seat, speaker)) for seat in sight.names)
        return [
            app_commands.Choice(name=plain_name(label, 100), value=str(seat))
            for seat, label in labelled
            if current.casefold() in label.casefold()
        ][:CHOICES]

    return complete
