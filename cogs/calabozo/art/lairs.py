"""What lies on cells and towers: cards face down or face up, and lost treasures."""

from collections.abc import Iterator

from bot.art.fonts import Face
from bot.art.lettering import Pen
from bot.art.palette import GOLD, GOLD_DEEP, INK, WHITE
from bot.art.shapes import star
from bot.art.svg import Element, circle, group, path, placed, rect
from cogs.calabozo.art.dragons import dragon_sign
from cogs.calabozo.art.foes import foe_drawing
from cogs.calabozo.art.patches import Patches
from cogs.calabozo.art.pieces import NUMBER
from cogs.calabozo.art.style import SMOOTH, TOWER, TOWER_DARK, TOWER_LIGHT
from cogs.calabozo.art.window import Window
from rules.calabozo.board import Ground, board
from rules.calabozo.view import CalabozoView, LairView

_BACK, _BACK_LIGHT = "#8a2436", "#c94a58"
_LOST = Pen(Face.STRONG, NUMBER, WHITE, anchor="middle", halo=INK)
_CLAWS = "l-4 17l7-15zm9-3l-5 23l8-21zm9 3l-4 17l7-15z"


def lairs(view: CalabozoView, window: Window, *, secrets: bool) -> Element:
    """Return what lies on a window's cells and towers.

    Args:
        view: any viewer's view.
        window: the part of the board.
        secrets: draw also what the viewer alone knows, marked with an eye.
    """
    known = {one.square: one for one in view.lairs if one.square in window}
    grounds = board().grounds
    guarded = [square for square in view.guarded if square in window]
    cells = [square for square in guarded if grounds[square] is Ground.CELL]
    return group(
        *_towers(view, window),
        *_face_down(
            [window.at(one) for one in cells if not _foe_shown(known.get(one), secrets=secrets)]
        ),
        *(
            placed(_face_up(one, secret=not one.face_up), *window.middle(square))
            for square, one in known.items()
            if _foe_shown(one, secrets=secrets)
        ),
    )


def lost_treasures(view: CalabozoView, window: Window, shrink: float) -> Iterator[Element]:
    """Yield the number of treasures that were lost in each cell or tower."""
    for one in view.lairs:
        if one.lost and one.square in window:
            x, y = window.middle(one.square)
            yield placed(_sack(one.lost), x - 16, y - 14, shrink)


def _foe_shown(one: LairView | None, *, secrets: bool) -> bool:
    return one is not None and one.foe is not None and (one.face_up or secrets)


def _towers(view: CalabozoView, window: Window) -> Iterator[Element]:
    for square in board().tower_squares:
        if square in window:
            tower = _guarded_tower() if square in view.guarded else _empty_tower()
            yield placed(tower, *window.middle(square))


def _face_down(corners: list[tuple[int, int]]) -> list[Element]:
    """Return monster cards face down, each on a treasure card."""
    patches = Patches((INK, GOLD_DEEP, GOLD, WHITE, _BACK, _BACK_LIGHT))
    for x, y in corners:
        patches.box(INK, x + 17, y + 12, 34, 42)
        patches.box(GOLD, x + 19, y + 14, 30, 38)
        patches.box(GOLD_DEEP, x + 19, y + 48, 30, 4)
        patches.box(INK, x + 10, y + 6, 35, 43)
        patches.box(WHITE, x + 12, y + 8, 31, 39)
        patches.box(_BACK, x + 15, y + 11, 25, 33)
        patches.shape(_BACK_LIGHT, x + 18, y + 20, _CLAWS)
    return patches.paths()


def _face_up(one: LairView, *, secret: bool) -> Element:
    assert one.foe is not None  # noqa: S101  see `_foe_shown`
    tower = board().grounds[one.square] is Ground.TOWER
    ground = (
        circle(0, 0, 26, fill="#2a1644")
        if tower
        else group(
            rect(-26, -26, 52, 52, fill=INK),
            rect(-24, -24, 48, 48, fill=WHITE),
            rect(-22, -22, 44, 44, fill="#5a2030"),
        )
    )
    return group(
        ground,
        group(placed(foe_drawing(one.foe), -23, -24, 0.46), shape_rendering=SMOOTH),
        placed(eye(), 14, -19) if secret else "",
    )  # fmt: skip


def eye() -> Element:
    """Return the sign of what the viewer alone knows, about the origin."""
    return group(
        path("M-13 0Q0-13 13 0Q0 13-13 0Z", fill=WHITE, stroke=INK, stroke_width=2.4),
        circle(0, 0, 5, fill="#8c4fe0"),
        circle(0, 0, 2.2, fill=INK),
        shape_rendering=SMOOTH,
    )


def _guarded_tower() -> Element:
    return group(
        star(0, 0, 29, 25, points=12, fill=INK),
        star(0, 0, 27, 23, points=12, fill=TOWER),
        circle(0, 0, 20, fill=TOWER_DARK),
        circle(0, 0, 19, fill="none", stroke=TOWER_LIGHT, stroke_width=2),
        dragon_sign("#f1e6ff", TOWER_DARK),
        shape_rendering=SMOOTH,
    )


def _empty_tower() -> Element:
    spokes = "M0-19V-11M0 19V11M-19 0H-11M19 0H11M-13-13L-8-8M13 13L8 8M13-13L8-8M-13 13L-8 8"
    return group(
        star(0, 0, 29, 25, points=12, fill=INK),
        star(0, 0, 27, 23, points=12, fill="#5d4a80"),
        circle(0, 0, 20, fill="#b9a9d6"),
        path(spokes, stroke="#8d7bb0", stroke_width=2.4),
        circle(0, 0, 10, fill="#2a1d40"),
        shape_rendering=SMOOTH,
    )


def _sack(count: int) -> Element:
    """Return a sack with the number of treasures in it."""
    return group(
        path("M-5-9L-8-17H8L5-9Q17-2 14 9Q12 16 0 16Q-12 16-14 9Q-17-2-5-9Z", fill="#c9803c",
             stroke=INK, stroke_width=2.4),
        path("M-7-9H7", stroke=GOLD, stroke_width=4),
        _LOST.line(str(count), 0, 13, 26),
        shape_rendering=SMOOTH,
    )  # fmt: skip
