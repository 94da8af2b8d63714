"""What a seat has: its adventurer, what it stands before, its treasures, and its teammates'."""

from collections import Counter
from collections.abc import Mapping

from bot.art import Picture, Words
from bot.art.fonts import Face
from bot.art.lettering import Pen
from bot.art.palette import DANGER, GOLD, INK, MUTED, WHITE, darker
from bot.art.svg import Element, circle, document, group, placed, rect
from cogs.calabozo.art.alt import adventurer_alt, hand_told
from cogs.calabozo.art.belongings import CARD_HEIGHT, CARD_WIDTH, card, mate_row, rings
from cogs.calabozo.art.figures import emblem
from cogs.calabozo.art.foes import foe_drawing
from cogs.calabozo.art.lairs import eye
from cogs.calabozo.art.naming import foe_name
from cogs.calabozo.art.panels import PANEL_HEIGHT, PANEL_WIDTH, panel
from cogs.calabozo.art.strip import STRIP_HEIGHT, foe_before, tally
from cogs.calabozo.art.style import EDGE, FIGURES, PLATE, WIDTH
from cogs.calabozo.art.table import backdrop
from cogs.calabozo.art.treasures import ring
from rules.calabozo.content import Figure, Foe, Treasure, box
from rules.calabozo.view import AdventurerView, CalabozoView
from rules.engine.seats import Seat

_GAP = 12
_FOE_WIDTH = 336
FOE_HEIGHT = 2 * CARD_HEIGHT + _GAP
_NAME = Pen(Face.TITLE, 32, WHITE, anchor="middle", squeeze=0.75)
_NEEDED = Pen(Face.STRONG, 32, WHITE, anchor="middle")
_NOTE = Pen(Face.STRONG, 28, WHITE, squeeze=0.75)
_EMPTY = Pen(Face.STRONG, 30, MUTED, anchor="middle", squeeze=0.8)


def hand_picture(view: CalabozoView, names: Mapping[Seat, str], words: Words) -> Picture:
    """Return what the viewer has and stands before, and what its teammates show.

    Args:
        view: a seat's view; this picture is for that seat alone.
        names: the players' names, fit to be drawn.
        words: says the game's messages.

    Raises:
        ValueError: it is the public's view.
    """
    if view.viewer is None:
        raise ValueError("the public has no treasures")
    one = view.adventurers[view.viewer]
    foe = foe_before(view, one, secrets=True)
    mates = [mate for mate in view.adventurers if mate.side == one.side and mate.seat != one.seat]
    top = EDGE + PANEL_HEIGHT + _GAP
    cards, cards_high = _cards(one, words, narrow=foe is not None)
    below = top + max(cards_high, FOE_HEIGHT if foe else 0) + _GAP
    height = below + len(mates) * (STRIP_HEIGHT + 8) - (8 if mates else _GAP) + EDGE
    right, wide = EDGE + PANEL_WIDTH + 10, WIDTH - 2 * EDGE - PANEL_WIDTH - 10
    svg = document(
        WIDTH,
        height,
        backdrop(WIDTH, height),
        placed(panel(one, names[one.seat], words, lit=one.seat == view.turn), EDGE, EDGE),
        placed(_rings(view, wide), right, EDGE),
        placed(tally(view, wide, PANEL_HEIGHT - STRIP_HEIGHT - 6), right, EDGE + STRIP_HEIGHT + 6),
        placed(_foe(view, one, foe, words), EDGE, top) if foe else "",
        placed(cards, EDGE + (_FOE_WIDTH + 14 if foe else 0), top),
        *(
            placed(
                mate_row(mate, names[mate.seat], WIDTH - 2 * EDGE, words),
                EDGE,
                below + i * (STRIP_HEIGHT + 8),
            )
            for i, mate in enumerate(mates)
        ),
    )  # fmt: skip
    return Picture(svg, _alt(view, one, foe, mates, names, words), WIDTH, height)


def _rings(view: CalabozoView, width: float) -> Element:
    """Return the rings that the viewer knows of on its side, as they fill up."""
    return group(
        rect(0, 0, width, STRIP_HEIGHT, 14, fill=GOLD),
        rect(3, 3, width - 6, STRIP_HEIGHT - 6, 11, fill="#4d3c14"),
        *(
            circle(48 + 62 * i, STRIP_HEIGHT / 2, 24, fill="#2a200c", stroke="#8a7348",
                   stroke_width=2)
            for i in range(view.rings_needed)
        ),
        *(
            placed(ring(), 48 + 62 * i, STRIP_HEIGHT / 2, 0.48)
            for i in range(min(view.rings_known, view.rings_needed))
        ),
        placed(rings(view.rings_known, view.rings_needed), width - 14, STRIP_HEIGHT / 2),
    )  # fmt: skip


def _cards(one: AdventurerView, words: Words, *, narrow: bool) -> tuple[Element, int]:
    """Return the treasure cards, alike ones together, and how high they are in all."""
    room = WIDTH - 2 * EDGE - (_FOE_WIDTH + 14 if narrow else 0)
    held = Counter(one.hand or ())
    if not held:
        high = 84
        return (
            group(
                rect(0, 0, room, high, 14, fill=PLATE),
                _EMPTY.line(words("art-no-treasures"), room / 2, 53, room - 20),
            ),
            high,
        )
    across = int((room + _GAP) // (CARD_WIDTH + _GAP))
    drawn = [
        placed(
            card(treasure, count, one.figure, words),
            (i % across) * (CARD_WIDTH + _GAP),
            (i // across) * (CARD_HEIGHT + _GAP),
        )
        for i, (treasure, count) in enumerate(held.items())
    ]
    rows = -(-len(held) // across)
    return group(*drawn), rows * (CARD_HEIGHT + _GAP) - _GAP


def _foe(view: CalabozoView, one: AdventurerView, foe: Foe, words: Words) -> Element:
    """Return the card of a monster or dragon with what each type of adventurer must roll."""
    middle = _FOE_WIDTH / 2
    needed = box().needed.get(foe)
    secret = foe_before(view, one) is None
    return group(
        rect(0, 0, _FOE_WIDTH, FOE_HEIGHT, 18, fill=DANGER),
        rect(4, 4, _FOE_WIDTH - 8, FOE_HEIGHT - 8, 14, fill="#3d1622"),
        circle(middle, 136, 116, fill="#5a2030"),
        circle(middle, 136, 92, fill="#74303e"),
        placed(foe_drawing(foe), middle - 105, 26, 2.1),
        rect(4, 246, _FOE_WIDTH - 8, 54, fill="#221018"),
        _NAME.line(foe_name(foe, words), middle, 284, _FOE_WIDTH - 24),
        *(
            placed(_need(figure, needed[figure], own=figure is one.figure), 47 + 80.5 * i, 358)
            for i, figure in enumerate(Figure)
        ) if needed else (),
        *(
            placed(eye(), 34, 34, 1.5),
            _NOTE.line(words("art-only-you"), 62, 44, _FOE_WIDTH - 78),
        ) if secret else (),
    )  # fmt: skip


def _need(figure: Figure, points: int, *, own: bool) -> Element:
    """Return what a type of adventurer must roll; the viewer's own is lit."""
    pen = Pen(_NEEDED.face, 36 if own else 32, INK if own else WHITE, "middle")
    return group(
        rect(-37, -48, 74, 98, 12, fill=GOLD if own else "#5a2c38"),
        circle(0, -20, 21, fill=INK),
        circle(0, -20, 19, fill=darker(FIGURES[figure], 0.1)),
        placed(emblem(figure), 0, -20, 0.85),
        pen.line(f"{points}+", 0, 38, 66),
    )


def _alt(
    view: CalabozoView,
    one: AdventurerView,
    foe: Foe | None,
    mates: list[AdventurerView],
    names: Mapping[Seat, str],
    words: Words,
) -> str:
    held: tuple[Treasure, ...] = one.hand or ()
    parts = [
        adventurer_alt(one, names[one.seat], words),
        words(
            "art-alt-hand",
            treasures=hand_told(held, words) or "none",
            rings=view.rings_known,
            needed=view.rings_needed,
        ),
    ]
    if foe:
        needed = box().needed.get(foe)
        points = needed[one.figure] if needed and one.figure else 0
        parts.append(words("art-alt-foe", foe=foe_name(foe, words), needed=points))
    parts += [
        words("art-alt-mate", name=names[mate.seat], treasures=hand_told(mate.hand, words))
        for mate in mates
        if mate.hand
    ]
    return " ".join(parts)
