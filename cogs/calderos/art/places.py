"""One player's place on the table."""

from bot.art.fonts import Face
from bot.art.lettering import Pen
from bot.art.palette import DANGER, GOLD, GOLD_DEEP, INK, WHITE, faded, lighter, mix
from bot.art.shapes import inked, lift, sparkle, star
from bot.art.svg import (
    Clip,
    Element,
    Linear,
    Node,
    Radial,
    Value,
    circle,
    ellipse,
    group,
    path,
    placed,
    rect,
)
from cogs.calderos.art.cards import BACK_HEIGHT, BACK_WIDTH, card_back
from cogs.calderos.art.cauldrons import magic_cauldron
from cogs.calderos.art.illustrations import ILLUSTRATIONS
from cogs.calderos.art.spells import zeds
from cogs.calderos.art.students import portrait
from cogs.calderos.art.style import COLOURS, NOBODY
from cogs.calderos.art.wands import broken_wand, whole_wand
from rules.calderos.content import INGREDIENTS, Card
from rules.calderos.view import CauldronView, PlaceView

PLACE_WIDTH, PLACE_HEIGHT = 352, 332
NAME_WIDTH = PLACE_WIDTH - 36
NAME_SIZES = (34, 31, 28)
_PORTRAIT = (14, 60, 136, 172)
_SLOT = 31
_BACK = placed(card_back(), -BACK_WIDTH / 2, -BACK_HEIGHT)


def place_picture(place: PlaceView, name: str, *, turn: bool, winner: bool) -> Element:
    """Return a place, ``PLACE_WIDTH`` x ``PLACE_HEIGHT``.

    Args:
        place: what is there.
        name: the player's name, already fit to be drawn.
        turn: whether it is this player's turn.
        winner: whether this player has won.
    """
    colour = COLOURS[place.student] if place.student else NOBODY
    lit = turn or winner
    return group(
        _mat(colour, lit=lit),
        _name(name, colour, lit=lit),
        _portrait(place, colour),
        _hand(place.hand_size),
        _wand(broken=place.wand_broken) if place.student else "",
        _cauldron(place.cauldron),
        _slots(place.cauldron),
        _laurels() if winner else "",
    )


def _mat(colour: str, *, lit: bool) -> Element:
    # Flat fills laid over each other: wide gradients and long strokes are what costs time.
    width, height = PLACE_WIDTH, PLACE_HEIGHT
    edge, rim = (5, GOLD) if lit else (3, mix(colour, "#2b2342", 0.25))
    deep = mix("#2b2342", colour, 0.24)
    glow = (
        rect(-i, -i, width + 2 * i, height + 2 * i, 22 + i, fill=faded(GOLD, 0.2))
        for i in (8, 5.5, 3)
    )
    return group(
        *(glow if lit else (lift(0, 0, width, height, 22),)),
        rect(0, 0, width, height, 22, fill=rim),
        rect(edge, edge, width - 2 * edge, height - 2 * edge, 22 - edge, fill=deep),
        rect(9, height - 83, width - 18, 74, 16, fill=mix(deep, "#120d1e", 0.42)),
    )


def _name(name: str, colour: str, *, lit: bool) -> Element:
    face = Face.TITLE if Face.TITLE.covers(name) else Face.STRONG
    size = next((s for s in NAME_SIZES if face.width(name, s) <= NAME_WIDTH), NAME_SIZES[-1])
    band = GOLD if lit else mix(colour, "#2b2342", 0.3)
    low = GOLD_DEEP if lit else mix(colour, "#2b2342", 0.55)
    pen = Pen(face, size, INK if lit else WHITE, squeeze=0.92)
    shape = f"M3 52V22A19 19 0 0 1 22 3H{PLACE_WIDTH - 22}A19 19 0 0 1 {PLACE_WIDTH - 3} 22V52Z"
    return group(
        path(shape, fill=band),
        rect(3, 47, PLACE_WIDTH - 6, 5, fill=low),
        rect(22, 6, PLACE_WIDTH - 44, 3, 1.5, fill=lighter(band, 0.45)),
        pen.line(name, 18, 27 + size * 0.36, NAME_WIDTH),
    )


def _portrait(place: PlaceView, colour: str) -> Element:
    x, y, width, height = _PORTRAIT
    sky = mix(colour, "#2b2342", 0.3)
    spell: tuple[Node, ...] = ()
    if place.enchanted:
        spell = _enchanted()
    return group(
        lift(x, y, width, height, 16, 6),
        group(
            rect(x, y, width, height, fill=sky),
            circle(x + width / 2, y + 76, 62, fill=lighter(sky, 0.3)),
            circle(x + width / 2, y + 76, 46, fill=lighter(sky, 0.48)),
            placed(portrait(place.student), x + 2, y + 18, 1.1),
            *spell,
            clip_path=Clip(rect(x, y, width, height, 16)),
        ),
        rect(x, y, width, height, 16, fill="none", stroke=INK, stroke_width=6),
        rect(x, y, width, height, 16, fill="none", stroke=lighter(colour, 0.35), stroke_width=2.4),
        zeds(x + 10, y + 32, 1.25) if place.enchanted else "",
    )


def _enchanted() -> tuple[Node, ...]:
    x, y, width, height = _PORTRAIT
    ring: dict[str, Value] = {"fill": "none", "stroke": "#e58bff", "stroke_width": 5}
    return (
        rect(x, y, width, height, fill="#6a2fb0", fill_opacity=0.32),
        ellipse(x + width / 2, y + 36, 58, 15, **ring),
        ellipse(x + width / 2, y + 36, 58, 15, fill="none", stroke="#ffe3ff", stroke_width=1.8),
        *(
            star(x + sx, y + sy, 9, 4, fill="#ffe27a", stroke=INK, stroke_width=1.8)
            for sx, sy in ((13, 43), (46, 50), (92, 50))
        ),
    )


def _hand(size: int) -> Element:
    """Return the cards in a hand, face down, held before the portrait, and how many."""
    x, y, width, height = _PORTRAIT
    step = min(17.0, 76 / max(size - 1, 1))
    middle, low = x + 52, y + height + 21
    backs = []
    for i in range(size):
        off = i - (size - 1) / 2
        drop = abs(off) ** 1.7 * 0.9
        backs.append(placed(_BACK, middle + off * step, low + drop, 0.54, turn=off * 4))
    badge = (x + width - 16, y + height)
    return group(
        *backs,
        circle(*badge, 21, fill=Linear(("#fff6dc", "#e5d3ac")), stroke=INK, stroke_width=3),
        Pen(Face.TITLE, 28, INK, anchor="middle").line(str(size), badge[0], badge[1] + 10, 38),
    )


def _wand(*, broken: bool) -> Element:
    x, y, width, _ = _PORTRAIT
    cx, cy = x + width + 18, y + 36
    sky = Radial(("#ffe0d4", "#e0707a")) if broken else Radial(("#f2f6ff", "#93a8e6"))
    return group(
        circle(cx, cy, 33, fill=sky, stroke=INK, stroke_width=6),
        circle(
            cx,
            cy,
            33,
            fill="none",
            stroke=DANGER if broken else lighter(GOLD, 0.2),
            stroke_width=3.4 if broken else 2.4,
        ),
        placed(broken_wand(), cx, cy + 3, 0.62)
        if broken
        else placed(whole_wand(), cx - 1, cy + 1, 0.62, turn=-48),
    )


def _cauldron(cauldron: CauldronView | None) -> Element:
    x, y, scale = 186, 72, 1.52
    if cauldron is None:
        return group(
            ellipse(
                x + 76,
                y + 128,
                56,
                14,
                fill="#00000033",
                stroke="#ffffff55",
                stroke_width=3,
                stroke_dasharray="8 8",
            ),
        )
    return placed(magic_cauldron(cauldron.colour, blocked=cauldron.blocked), x, y, scale)


def _slots(cauldron: CauldronView | None) -> Element:
    there = cauldron.ingredients if cauldron else ()
    pitch = (PLACE_WIDTH - 20) / len(INGREDIENTS)
    return group(
        *(
            placed(_slot(card, filled=card in there), 10 + pitch * (i + 0.5), PLACE_HEIGHT - 42)
            for i, card in enumerate(INGREDIENTS)
        )
    )


def _slot(card: Card, *, filled: bool) -> Element:
    if not filled:
        ghost = placed(ILLUSTRATIONS[card](), -22, -22, 0.44)
        return group(
            circle(0, 0, _SLOT - 1, fill="#120d1e", fill_opacity=0.45),
            group(ghost, opacity=0.2),
            circle(
                0,
                0,
                _SLOT - 1,
                fill="none",
                stroke="#ffffff",
                stroke_width=2.4,
                stroke_dasharray="6 6",
                stroke_opacity=0.4,
            ),
        )
    return group(
        circle(
            0,
            0,
            _SLOT,
            fill="#e8bd62",
            stroke=INK,
            stroke_width=3,
        ),
        circle(0, -1, _SLOT - 4, fill="#fff1c8"),
        placed(ILLUSTRATIONS[card](), -25.5, -26, 0.51),
    )


def _laurels() -> Element:
    """Return the winner's crown over the portrait, between two sprigs of laurel."""
    x, y, width, _ = _PORTRAIT
    leaf = "M0 0C2-9 10-14 18-14C18-5 10 2 0 0Z"
    sprig = [
        path(
            leaf,
            fill=Linear(("#a8e86a", "#3d9a4a")),
            transform=f"translate({dx} {dy}) rotate({turn})",
        )
        for dx, dy, turn in ((0, 0, -20), (-7, -16, -38), (-9, -33, -58), (-5, -50, -80))
    ]
    middle = x + width / 2
    return group(
        inked(
            placed(group(*sprig), middle + 50, y + 150, 1),
            group(
                group(*sprig),
                transform=f"translate({middle - 50} {y + 150}) scale(-1 1)",
            ),
            width=2.4,
        ),
        inked(
            path(
                "M-32 14L-38-18L-18-4L0-30L18-4L38-18L32 14Q0 22-32 14Z",
                fill=Linear(("#fff6c4", GOLD, GOLD_DEEP)),
            ),
            circle(0, 5, 5.5, fill="#ee5548", stroke_width=2.2),
            circle(-17, 4, 4, fill="#3f93f2", stroke_width=2.2),
            circle(17, 4, 4, fill="#3dbb6c", stroke_width=2.2),
            circle(0, -31, 5, fill=GOLD, stroke_width=2.4),
            transform=f"translate({middle} {y + 27}) rotate(-6) scale(0.8)",
        ),
        sparkle(middle - 52, y + 10, 12, fill=WHITE),
        sparkle(middle + 56, y + 2, 9, fill=WHITE),
    )
