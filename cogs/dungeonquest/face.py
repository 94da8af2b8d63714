"""How DungeonQuest looks and reads."""

from collections.abc import Mapping
from importlib.resources import files

from bot.art import Picture
from bot.face import Face
from bot.speech import Speaker
from bot.text import Texts
from cogs.dungeonquest.art import (
    amulets_picture,
    heroes_picture,
    own_picture,
    rings_picture,
    table_picture,
)
from cogs.dungeonquest.describe import (
    describe_hand,
    describe_seat,
    describe_table,
    free_heroes,
    free_rings,
)
from cogs.dungeonquest.glossary import dungeonquest_glossary
from rules.dungeonquest import RULEBOOK
from rules.dungeonquest.view import DungeonView
from rules.engine.seats import Seat


def dungeonquest_face(texts: Texts) -> Face:
    """Return the game's face; its messages come on top of ``texts``."""
    return Face(
        rulebook=RULEBOOK,
        texts=texts.extended(files(__package__) / "messages"),
        draw_table=_draw_table,
        draw_hand=draw_hand,
        describe_table=describe_table,
        describe_hand=describe_hand,
        describe_seat=describe_seat,
        glossary=dungeonquest_glossary(),
    )


def _draw_table(view: DungeonView, names: Mapping[Seat, str], speaker: Speaker) -> Picture:
    return table_picture(view, names, speaker.say)


def draw_hand(view: DungeonView, speaker: Speaker) -> Picture | None:
    """Return what a seat has to choose from, or its own hero's surroundings and sheet."""
    if view.viewer is None:
        return None
    if heroes := free_heroes(view):
        return heroes_picture(heroes, speaker.say)
    if rings := free_rings(view):
        return rings_picture(rings, speaker.say)
    if runes := view.characters[view.viewer].runes:
        return amulets_picture(runes, speaker.say)
    names = {one.seat: speaker.name(one.seat) for one in view.characters}
    return own_picture(view, names, speaker.say)
