"""What lies beside the board: rounds, rings, what is left; and what is going on."""

from collections.abc import Mapping

from bot.art import Words
from bot.art.fonts import Face
from bot.art.lettering import Pen
from bot.art.palette import DANGER, GOLD, MUTED, WHITE, mix
from bot.art.shapes import hourglass
from bot.art.svg import Element, Node, circle, group, placed, rect
from cogs.calabozo.art.foes import foe_drawing
from cogs.calabozo.art.naming import foe_name, side_name
from cogs.calabozo.art.pieces import badge, piece
from cogs.calabozo.art.style import PLATE, SMOOTH, colour_of
from cogs.calabozo.art.symbols import dice, monster_card, tower
from cogs.calabozo.art.treasures import ring
from rules.calabozo.board import Ground, board
from rules.calabozo.content import Foe, box
from rules.calabozo.view import AdventurerView, CalabozoView
from rules.engine.seats import Seat

STRIP_HEIGHT = 62
COUNT = Pen(Face.STRONG, 32, WHITE)
OF = Pen(Face.STRONG, 28, MUTED)
BANNER = Pen(Face.STRONG, 30, WHITE, squeeze=0.72)
_COUNTS = 530
_MIDDLE = STRIP_HEIGHT / 2


def strip(view: CalabozoView, names: Mapping[Seat, str], width: int, words: Words) -> Element:
    """Return the strip; ``names`` must be fit to be drawn."""
    return group(
        tally(view, _COUNTS),
        placed(banner(view, names, width - _COUNTS - 12, words), _COUNTS + 12, 0),
    )


def tally(view: CalabozoView, width: float, height: float = STRIP_HEIGHT) -> Element:
    """Return rounds played of those there are, rings that win, monsters and dragons left."""
    towers = [one for one in view.guarded if board().grounds[one] is Ground.TOWER]
    played, cap = str(view.round), f"/{view.turn_cap}"
    end = 52 + Face.STRONG.width(played, COUNT.size)
    middle = height / 2
    return group(
        rect(0, 0, width, height, 14, fill=PLATE),
        placed(hourglass(), 30, middle, 1.15),
        COUNT.line(played, 52, middle + 11, 70),
        OF.line(cap, end, middle + 11, 80),
        placed(ring(), 214, middle, 0.46),
        COUNT.line(str(view.rings_needed), 242, middle + 11, 40),
        placed(monster_card(), 318, middle, 1.15),
        COUNT.line(str(len(view.guarded) - len(towers)), 344, middle + 11, 60),
        placed(tower(), 444, middle, 1.2),
        COUNT.line(str(len(towers)), 474, middle + 11, 40),
    )


def banner(view: CalabozoView, names: Mapping[Seat, str], width: float, words: Words) -> Node:
    """Return what is going on: who won, else a fight, else whose turn it is; maybe nothing."""
    if view.winners:
        return _won(view, names, width, words)
    if view.turn is None:
        return ""
    one = view.adventurers[view.turn]
    if foe := foe_before(view, one):
        return _fight(one, foe, width, words)
    return group(
        _plate(width, mix(PLATE, colour_of(one), 0.3), GOLD),
        _who(one),
        BANNER.line(words("art-turn", name=names[view.turn]), 84, 42, width - 98),
    )


def foe_before(view: CalabozoView, one: AdventurerView, *, secrets: bool = False) -> Foe | None:
    """Return the monster or dragon where an adventurer stands, if everybody sees it.

    Args:
        view: any viewer's view.
        one: the adventurer.
        secrets: one that the viewer alone sees counts too.
    """
    for lair in view.lairs:
        if lair.square == one.square and (lair.face_up or secrets):
            return lair.foe
    return None


def _fight(one: AdventurerView, foe: Foe, width: float, words: Words) -> Element:
    """Return who stands before which monster or dragon, and what must be rolled."""
    needed = box().needed.get(foe)
    points = f"{needed[one.figure]}+" if needed and one.figure else ""
    room = Face.STRONG.width(points, COUNT.size) + 62 if points else 16
    return group(
        _plate(width, "#4a1c28", DANGER),
        _who(one),
        circle(112, _MIDDLE, 26, fill="#1f0c14"),
        group(placed(foe_drawing(foe), 86, _MIDDLE - 26, 0.52), shape_rendering=SMOOTH),
        BANNER.line(foe_name(foe, words), 148, 42, width - 148 - room - 8),
        placed(dice(), width - room + 10, _MIDDLE, 1.1) if points else "",
        COUNT.line(points, width - room + 40, 42, 80) if points else "",
    )


def _won(view: CalabozoView, names: Mapping[Seat, str], width: float, words: Words) -> Element:
    return group(
        _plate(width, "#4d3c14", GOLD),
        placed(ring(), 40, _MIDDLE, 0.5),
        BANNER.line(words("art-won", name=side_name(view, names, words)), 84, 42, width - 98),
    )


def _who(one: AdventurerView) -> Element:
    return group(
        placed(piece(one), 36, _MIDDLE, 1.0),
        placed(badge(one), 56, _MIDDLE + 13),
        shape_rendering=SMOOTH,
    )


def _plate(width: float, fill: str, edge: str) -> Element:
    return group(
        rect(0, 0, width, STRIP_HEIGHT, 14, fill=edge),
        rect(3, 3, width - 6, STRIP_HEIGHT - 6, 11, fill=fill),
    )
