"""The whole table as a picture."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from bot.art import Picture, Words
from bot.art.lettering import clean
from bot.art.svg import Node, document, group, placed
from cogs.calderos.art.alt import table_alt
from cogs.calderos.art.backdrop import backdrop
from cogs.calderos.art.piles import candle, piles, rune_circle
from cogs.calderos.art.places import PLACE_HEIGHT, PLACE_WIDTH, place_picture
from rules.calderos.view import CalderosView
from rules.engine.seats import Seat

WIDTH = 1100
_EDGE = 12
_GAP = 10
_STRIP = 196
_CORNERS = ((-118, -232), (118, -232), (-118, 248), (118, 248))


@dataclass(frozen=True, slots=True)
class _Plan:
    """Where things go for a number of players.

    Attributes:
        cells: column and row of each place, in the order of play round the table.
        middle: column and row of the piles' centre, in cells.
        rows: how many rows of places.
        strip: pixels below the places, for the piles.
        candles: where they stand, in pixels from the piles' centre.
    """

    cells: tuple[tuple[int, int], ...]
    middle: tuple[float, float]
    rows: int
    strip: int = 0
    candles: tuple[tuple[float, float], ...] = ()


_PLANS: Mapping[int, _Plan] = MappingProxyType(
    {
        2: _Plan(((0, 0), (2, 0)), (1, 0), 1),
        3: _Plan(((0, 0), (1, 0), (2, 0)), (1, 0), 1, _STRIP, ((-330, 0), (330, 0))),
        4: _Plan(((0, 0), (2, 0), (2, 1), (0, 1)), (1, 0.5), 2, candles=_CORNERS),
        5: _Plan(((0, 0), (1, 0), (2, 0), (2, 1), (0, 1)), (1, 1), 2),
    }
)


def table_picture(view: CalderosView, names: Mapping[Seat, str], words: Words) -> Picture:
    """Return the table as everybody sees it; what a viewer holds is never drawn.

    Args:
        view: any viewer's view, of 2 to 5 places.
        names: the players' names as they came, however hostile; a missing one is a number.
        words: says the game's messages.
    """
    plan = _PLANS[len(view.places)]
    shown = {place.seat: _readable(place.seat, names, words) for place in view.places}
    height = 2 * _EDGE + plan.rows * PLACE_HEIGHT + (plan.rows - 1) * _GAP + plan.strip
    svg = document(
        WIDTH,
        height,
        backdrop(WIDTH, height),
        _middle(view, plan, height, words),
        *(
            placed(
                place_picture(
                    place,
                    shown[place.seat],
                    turn=place.seat == view.turn and view.winner is None,
                    winner=place.seat == view.winner,
                ),
                *_corner(*cell),
            )
            # Whoever is lit glows over the neighbours' mats, so those go first.
            for place, cell in sorted(
                zip(view.places, plan.cells, strict=True),
                key=lambda pair: pair[0].seat in (view.turn, view.winner),
            )
        ),
    )
    return Picture(svg, table_alt(view, shown, words), WIDTH, height)


def _middle(view: CalderosView, plan: _Plan, height: int, words: Words) -> Node:
    column, row = plan.middle
    x, y = _corner(column, row)
    cx, cy = x + PLACE_WIDTH / 2, y + PLACE_HEIGHT / 2
    if plan.strip:
        cy = height - _EDGE - plan.strip / 2 + 4
    reach = plan.strip / 2 - 10 if plan.strip else PLACE_WIDTH / 2 - 26
    lights = [placed(candle(), cx + dx, cy + dy) for dx, dy in plan.candles]
    return group(
        placed(rune_circle(reach, turning=plan.rows > 1), cx, cy),
        *lights,
        placed(piles(view.draw_pile, view.discard_pile, words), cx, cy - 14),
    )


def _corner(column: float, row: float) -> tuple[float, float]:
    left = (WIDTH - 3 * PLACE_WIDTH - 2 * _GAP) / 2
    return left + column * (PLACE_WIDTH + _GAP), _EDGE + row * (PLACE_HEIGHT + _GAP)


def _readable(seat: Seat, names: Mapping[Seat, str], words: Words) -> str:
    return clean(names.get(seat, "")) or words("art-seat", number=seat + 1)
