"""`/dungeonquest map`: the dungeon around one hero, close up, for whoever may see the table."""

from discord import app_commands

from bot.acts import check_onlooker
from bot.commands import CHOICES, find_table
from bot.items import Interaction
from bot.panels import Panel, notice_panel
from bot.panels.common import gallery, layout, text
from bot.reply import Reply
from bot.speech import Speaker
from bot.tables.errors import Illegal, NoSuchTable, TableError
from bot.tables.service import Sight
from bot.text import plain_name
from cogs.dungeonquest.art import zoom_picture
from db.errors import Refused
from rules.dungeonquest.view import CharacterView, DungeonView
from rules.engine.errors import EngineError
from rules.engine.seats import Seat

GAME = "dungeonquest"
MAP_FILE = "map.png"


async def public_sight(reply: Reply, table: str | None) -> Sight:
    """Return the table that a person means, as the public sees it.

    Raises:
        NoSuchTable, UnclearTable: it cannot be told, or is not for this person to see.
        TableError: there is nothing to see.
    """
    game = await find_table(reply.desk, reply.interaction, GAME, table)
    await check_onlooker(reply, game)
    sight = await reply.desk.tables.look(game, None)
    if sight.row.game != GAME:
        raise NoSuchTable
    return sight


def map_panel(sight: Sight, hero: str | None, mine: int | None, speaker: Speaker) -> Panel:
    """Return the dungeon around a hero, from the public's view.

    Args:
        sight: as the public has it.
        hero: the seat or the name of the hero, as it was typed; None for one's own, or that of
            whoever is playing.
        mine: the seat of the person who asks, if they sit there.
        speaker: speaks that person's language.

    Raises:
        Illegal: there is no such hero.
    """
    view: DungeonView = sight.view
    seat = _seat(view, hero, mine, speaker)
    character = next(one for one in view.characters if one.seat == seat)
    if character.square is None:
        return notice_panel(speaker.say("dungeonquest-map-too-early"))
    picture = zoom_picture(view, seat, sight.names, speaker.plain().say)
    line = speaker.say("dungeonquest-map-line", hero=character.hero, seat=seat)
    return Panel(layout(text(line), gallery(MAP_FILE, picture)), ((MAP_FILE, picture),))


def _seat(view: DungeonView, hero: str | None, mine: int | None, speaker: Speaker) -> Seat:
    if hero is None:
        usual = (mine, view.turn, view.first, view.characters[0].seat)
        return Seat(next(seat for seat in usual if seat is not None))
    wanted = hero.strip().casefold()
    for one in view.characters:
        if wanted in {str(one.seat), hero_label(one, speaker).casefold()}:
            return one.seat
    raise Illegal


def hero_label(one: CharacterView, speaker: Speaker) -> str:
    """Return a hero's name and player, without markdown; the player alone at first."""
    plain = speaker.plain()
    if one.hero is None:
        return plain.name(one.seat)
    return plain.say("dungeonquest-map-hero", hero=one.hero, seat=one.seat)


async def complete_hero(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """Offer the heroes of a table to whoever may see it."""
    reply = Reply(interaction.client.desk, interaction)
    try:
        sight = await public_sight(reply, vars(interaction.namespace).get("table"))
    except (TableError, Refused, EngineError):
        return []
    speaker = reply.desk.speaker(sight, reply.locale)
    labelled = ((one.seat, hero_label(one, speaker)) for one in sight.view.characters)
    return [
        app_commands.Choice(name=plain_name(label, 100), value=str(int(seat)))
        for seat, label in labelled
        if current.casefold() in label.casefold()
    ][:CHOICES]
