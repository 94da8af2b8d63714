"""How Guerra de Calderos looks and reads."""

from collections.abc import Mapping
from importlib.resources import files

from bot.art import Picture
from bot.face import Face
from bot.speech import Speaker
from bot.text import Texts
from cogs.calderos.art import hand_picture, students_picture, table_picture
from cogs.calderos.describe import (
    describe_hand,
    describe_seat,
    describe_table,
    free_students,
)
from cogs.calderos.glossary import calderos_glossary
from rules.calderos import RULEBOOK
from rules.calderos.view import CalderosView
from rules.engine.seats import Seat


def calderos_face(texts: Texts) -> Face:
    """Return the game's face; its messages come on top of ``texts``."""
    return Face(
        rulebook=RULEBOOK,
        texts=texts.extended(files(__package__) / "messages"),
        draw_table=_draw_table,
        draw_hand=_draw_hand,
        describe_table=describe_table,
        describe_hand=describe_hand,
        describe_seat=describe_seat,
        glossary=calderos_glossary(),
    )


def _draw_table(view: CalderosView, names: Mapping[Seat, str], speaker: Speaker) -> Picture:
    return table_picture(view, names, speaker.say)


def _draw_hand(view: CalderosView, speaker: Speaker) -> Picture | None:
    if view.viewer is None:
        return None
    if free := free_students(view):
        return students_picture(free, speaker.say)
    return hand_picture(view.hand, speaker.say)
