"""A player's panel below the board: name, gold, cards."""

from bot.art.fonts import Face
from bot.art.lettering import Pen
from bot.art.palette import GOLD, WHITE, mix
from bot.art.svg import Element, group, path, placed, rect
from cogs.cave_troll.art.style import COLOURS, INKS, PLATE
from cogs.cave_troll.art.symbols import artifact, card, coins, deck, discards, skull
from rules.cave_troll.view import PlaceView

PANEL_WIDTH, PANEL_HEIGHT = 524, 104
NAME_SIZE = 30
NAME_WIDTH = 380
GOLD_PEN = Pen(Face.STRONG, 36, GOLD, anchor="end")
COUNT = Pen(Face.STRONG, 30, WHITE)
_BAND = 46


def panel(one: PlaceView, name: str, *, lit: bool) -> Element:
    """Return a player's panel, of `PANEL_WIDTH` by `PANEL_HEIGHT`.

    Args:
        one: the player's place.
        name: fit to be drawn.
        lit: it is this player's turn.
    """
    colour = COLOURS[one.seat]
    edge, rim = (5, GOLD) if lit else (3, mix(colour, PLATE, 0.3))
    right = PANEL_WIDTH - edge
    band = f"M{edge} {_BAND}V15A10 10 0 0 1 15 {edge}H{right - 10}A10 10 0 0 1 {right} 15V{_BAND}Z"
    face = Face.TITLE if Face.TITLE.covers(name) else Face.STRONG
    pen = Pen(face, NAME_SIZE, INKS[one.seat], squeeze=0.85)
    gold = Pen(GOLD_PEN.face, GOLD_PEN.size, INKS[one.seat], GOLD_PEN.anchor)
    return group(
        rect(0, 0, PANEL_WIDTH, PANEL_HEIGHT, 14, fill=rim),
        rect(
            edge, edge, PANEL_WIDTH - 2 * edge, PANEL_HEIGHT - 2 * edge, 11,
            fill=mix(PLATE, colour, 0.12),
        ),
        path(band, fill=colour),
        pen.line(name, 18, 35, NAME_WIDTH),
        gold.line(str(one.gold), PANEL_WIDTH - 58, 38, 80),
        placed(coins(), PANEL_WIDTH - 34, 25),
        *_belongings(one, 38, 75),
    )  # fmt: skip


def _belongings(one: PlaceView, x: float, y: float) -> list[Element]:
    """Return deck, hand, discards, removed figures and artifact, from (x, y) to the right."""
    colour = COLOURS[one.seat]
    counted = [
        (deck(colour), one.deck),
        (card(colour), one.hand_size),
        (discards(), len(one.discard)),
        (skull(), len(one.removed)),
    ]
    drawn: list[Element] = []
    for i, (sign, count) in enumerate(counted):
        at = x + 104 * i
        drawn.append(placed(sign, at, y))
        drawn.append(COUNT.line(str(count), at + 24, y + 10, 48))
    if one.artifacts:
        drawn.append(placed(artifact(), x + 4 * 104 + 10, y, 1.15))
    return drawn
