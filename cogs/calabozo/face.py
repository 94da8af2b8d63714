"""How Calabozo looks and reads."""

from collections.abc import Mapping
from importlib.resources import files

from bot.art import Picture
from bot.face import Face
from bot.speech import Speaker
from bot.text import Texts
from cogs.calabozo.art import figures_picture, hand_picture, reach_picture, table_picture
from cogs.calabozo.describe import describe_hand, describe_seat, describe_table, free_figures
from cogs.calabozo.glossary import calabozo_glossary
from rules.calabozo import RULEBOOK
from rules.calabozo.view import CalabozoView
from rules.engine.seats import Seat


def calabozo_face(texts: Texts) -> Face:
    """Return the game's face; its messages come on top of ``texts``."""
    return Face(
        rulebook=RULEBOOK,
        texts=texts.extended(files(__package__) / "messages"),
        draw_table=_draw_table,
        draw_hand=draw_hand,
        describe_table=describe_table,
        describe_hand=describe_hand,
        describe_seat=describe_seat,
        teams=_teams,
        glossary=calabozo_glossary(),
    )


def _teams(view: CalabozoView) -> tuple[tuple[Seat, ...], ...]:
    return tuple(team.seats for team in view.teams)


def _draw_table(view: CalabozoView, names: Mapping[Seat, str], speaker: Speaker) -> Picture:
    return table_picture(view, names, speaker.say)


def draw_hand(view: CalabozoView, speaker: Speaker) -> Picture | None:
    """Return where a seat can go while it moves, else what it has or has to choose from."""
    if view.viewer is None:
        return None
    if figures := free_figures(view):
        return figures_picture(figures, speaker.say)
    if view.reach and view.reach.squares:
        return reach_picture(view, view.reach, speaker.say)
    names = {one.seat: speaker.name(one.seat) for one in view.adventurers}
    return hand_picture(view, names, speaker.say)
