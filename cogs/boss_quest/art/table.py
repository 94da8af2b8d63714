"""The whole table as a picture."""

from collections.abc import Mapping

from bot.art import Picture, Words
from bot.art.lettering import clean
from bot.art.svg import Element, document, placed
from cogs.boss_quest.art.aftermath import STRIP_HEIGHT, aftermath
from cogs.boss_quest.art.alt import table_alt
from cogs.boss_quest.art.backdrop import backdrop
from cogs.boss_quest.art.boss_panel import BOSS_HEIGHT, boss_panel
from cogs.boss_quest.art.mage_panel import MAGE_HEIGHT, MAGE_WIDTH, mage_panel
from cogs.boss_quest.art.rows import ROW_HEIGHT, knight_row
from rules.boss_quest.view import BossQuestView
from rules.engine.seats import Seat

WIDTH = 1100
_EDGE = 12
_GAP = 8


def table_picture(view: BossQuestView, names: Mapping[Seat, str], words: Words) -> Picture:
    """Return the table as everybody sees it; a hidden weapon or a total is never drawn.

    Args:
        view: any viewer's view.
        names: the players' names as they came, however hostile; a missing one is a number.
        words: says the game's messages.
    """
    shown = {one.seat: _readable(one.seat, names, words) for one in view.knights}
    parts: list[Element] = []
    y = _EDGE
    if view.boss:
        parts.append(placed(boss_panel(view.boss, view.round, words), _EDGE, y))
    parts.append(placed(mage_panel(view), WIDTH - _EDGE - MAGE_WIDTH, y))
    y += max(BOSS_HEIGHT, MAGE_HEIGHT) + _GAP + 2
    for one in view.knights:
        parts.append(placed(knight_row(view, one, shown[one.seat]), _EDGE, y))
        y += ROW_HEIGHT + _GAP
    if view.last_combat:
        parts.append(placed(aftermath(view.last_combat, words), _EDGE, y))
        y += STRIP_HEIGHT + _GAP
    height = y - _GAP + _EDGE
    svg = document(WIDTH, height, backdrop(WIDTH, height), *parts)
    return Picture(svg, table_alt(view, shown, words), WIDTH, height)


def _readable(seat: Seat, names: Mapping[Seat, str], words: Words) -> str:
    return clean(names.get(seat, "")) or words("art-seat", number=seat + 1)
