"""How Cave Troll looks and reads."""

from collections.abc import Mapping
from importlib.resources import files

from bot.art import Picture
from bot.face import Face
from bot.speech import Speaker
from bot.text import Texts
from cogs.cave_troll.art import hand_picture, table_picture
from cogs.cave_troll.describe import describe_hand, describe_seat, describe_table
from cogs.cave_troll.glossary import cave_troll_glossary
from rules.cave_troll import RULEBOOK
from rules.cave_troll.view import CaveTrollView
from rules.engine.seats import Seat


def cave_troll_face(texts: Texts) -> Face:
    """Return the game's face; its messages come on top of ``texts``."""
    return Face(
        rulebook=RULEBOOK,
        texts=texts.extended(files(__package__) / "messages"),
        draw_table=_draw_table,
        draw_hand=_draw_hand,
        describe_table=describe_table,
        describe_hand=describe_hand,
        describe_seat=describe_seat,
        glossary=cave_troll_glossary(),
    )


def _draw_table(view: CaveTrollView, names: Mapping[Seat, str], speaker: Speaker) -> Picture:
    return table_picture(view, names, speaker.say)


def _draw_hand(view: CaveTrollView, speaker: Speaker) -> Picture | None:
    return None if view.viewer is None else hand_picture(view, speaker.say)
