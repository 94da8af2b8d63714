"""What makes a special room special, drawn in a square of 80 whose entry is in the south."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from bot.art.palette import INK, WHITE
from bot.art.shapes import inked, polygon
from bot.art.svg import Element, circle, ellipse, group, path, placed, rect
from cogs.dungeonquest.art.depths import way_down, web
from cogs.dungeonquest.art.style import ACCENTS, SQUARE
from rules.dungeonquest.tiles import Tile, TileKind

MIDDLE = SQUARE / 2
CRISP = "crispEdges"
SMOOTH = "geometricPrecision"
"""Shapes that stay smooth in a picture that is otherwise not smoothed.

The table is shown half as large as it is painted, which smooths its edges anyway; to smooth them
in the painting as well costs about a quarter more time, there and in compressing the result.
"""


def turntable(*, done: bool) -> Element:
    """Return the round floor of a rotating room, with arrows that fade once it has turned."""
    blue = ACCENTS[TileKind.ROTATING_ROOM]
    rim, arrow = ("#5d6f86", "#8d9aab") if done else (blue, "#d8efff")
    half = "M0-17A17 17 0 0 1 16 6"
    head = "M22.500 3L17.500 15.500L7.500 6.500Z"
    hand = group(
        path(half, fill="none", stroke=arrow, stroke_width=5.5),
        path(head, fill=arrow),
    )
    return group(
        circle(MIDDLE, MIDDLE, 30.5, fill=INK),
        circle(MIDDLE, MIDDLE, 29, fill=rim),
        circle(MIDDLE, MIDDLE, 24.5, fill="#27384f" if not done else "#343a45"),
        *(
            placed(rect(-1.5, -29, 3, 4.5, fill=INK), MIDDLE, MIDDLE, turn=at)
            for at in range(0, 360, 45)
        ),
        placed(hand, MIDDLE, MIDDLE),
        placed(hand, MIDDLE, MIDDLE, turn=180),
        circle(MIDDLE, MIDDLE, 5.5, fill=rim, stroke=INK, stroke_width=2),
    )


def pit() -> Element:
    """Return a bottomless pit, with a blue rim and a plank to cross it on."""
    blue = ACCENTS[TileKind.PIT]
    rim = "M40 11L55 14L66 25L69 40L65 56L54 66L40 69L25 66L14 55L11 40L14 25L26 14Z"
    return group(
        path(rim, fill=blue, stroke=INK, stroke_width=2.4, stroke_linejoin="round"),
        path(
            "M40 11L40 19M55 14L51 21M66 25L59 29M69 40L62 40M65 56L58 51M54 66L50 59M40 69V62"
            "M25 66L29 59M14 55L21 51M11 40H18M14 25L21 29M26 14L29 21",
            stroke=INK,
            stroke_width=1.8,
        ),
        ellipse(40, 40, 23, 23, fill="#04060c"),
        inked(
            path("M52 9L59 10L57 71L50 70Z", fill="#b27a3d"),
            path("M52 24H58M51 40H58M51 56H58", stroke_width=1.4),
            width=2,
        ),
    )


def chasm(tile: Tile) -> Element:
    """Return the rift of a chasm from corner to corner, between the exits that it parts."""
    blue = ACCENTS[TileKind.CHASM]
    # From the south-west to the north-east, which parts entry and right from left and opposite.
    one = "M0 60L7 60L13 47L25 45L30 32L43 28L47 15L59 12L62 0"
    other = "M80 20L72 21L67 34L55 37L50 51L38 54L33 67L21 70L17 80"
    rift = group(
        path(f"{one}H80{other.replace('M', 'L')}H0Z", fill="#03050b"),
        path(one + other, fill="none", stroke=INK, stroke_width=7),
        path(one + other, fill="none", stroke=blue, stroke_width=3.4),
        path(
            "M4 72L16 58L27 56L37 41L48 38L56 24L68 19L76 7",
            fill="none",
            stroke="#123a5e",
            stroke_width=4,
        ),
    )
    if tile is Tile.CHASM_A_OOOO:
        return rift
    return group(rift, transform=f"translate({SQUARE} 0) scale(-1 1)")


def darkness() -> Element:
    """Return a dark chamber: blackness in which two eyes glow, and a glimpse of the exits."""
    orange = ACCENTS[TileKind.DARK_CHAMBER]
    eye = "M-9 0Q-1-9 8 1Q0 5-9 0Z"
    return group(
        rect(10, 10, 60, 60, fill="#0b0910"),
        path(
            "M11 11h17l-4 6-7 1-1 7-5 4zM69 11H52l4 6 7 1 1 7 5 4zM11 69h17l-4-6-7-1-1-7-5-4z"
            "M69 69H52l4-6 7-1 1-7 5-4z",
            fill="#38210f",
        ),
        placed(path(eye, fill=orange), 28.5, 38),
        group(path(eye, fill=orange), transform="translate(51.5 38) scale(-1 1)"),
        circle(29.5, 37, 2.4, fill="#0b0910"),
        circle(50.5, 37, 2.4, fill="#0b0910"),
    )


def glimmer() -> Element:
    """Return the faint light that falls into a dark chamber through an exit in the north."""
    return group(
        polygon([(23, 0), (57, 0), (50, 22), (30, 22)], fill="#ff95244a"),
        rect(23, 0, 34, 3, fill=ACCENTS[TileKind.DARK_CHAMBER]),
    )


def rubble() -> Element:
    """Return the rocks of a cave-in, with green growing on them."""
    moss = ACCENTS[TileKind.CAVE_IN]
    rocks = (
        ("M14 58L17 46L28 41L36 48L34 62L21 66Z", "#8f8a83"),
        ("M45 63L43 50L54 43L65 48L67 60L58 67Z", "#7c776f"),
        ("M13 36L15 24L26 17L35 24L33 36L22 41Z", "#837e76"),
        ("M44 32L47 19L59 15L67 24L65 36L53 40Z", "#95908a"),
        ("M26 50L28 36L41 28L53 35L54 49L42 58Z", "#a8a39b"),
        ("M33 69L36 60L45 60L48 68L41 72Z", "#6f6a63"),
    )
    return group(
        path("".join(d for d, _ in rocks), fill=INK, stroke=INK, stroke_width=5),
        *(path(d, fill=fill) for d, fill in rocks),
        path(
            "M28 36L41 28L53 35Q48 40 44 36Q40 42 36 37Q32 41 28 36Z"
            "M17 46L28 41L36 48Q30 51 27 47Q22 51 17 46Z"
            "M47 19L59 15L67 24Q62 27 58 22Q53 26 47 19Z"
            "M43 50L54 43L65 48Q60 53 56 49Q50 54 43 50Z"
            "M15 24L26 17L35 24Q30 27 26 23Q20 28 15 24Z",
            fill=moss,
        ),
        path("M34 46L41 44L45 50L41 46ZM21 56L27 53L21 58ZM53 57L59 55L53 59Z", fill=INK),
    )


def spikes() -> Element:
    """Return a trap: a plate in the floor with spikes, framed in red."""
    red = ACCENTS[TileKind.TRAP]
    spike = "M-5.500 6L0-9L5.500 6Q0 9-5.500 6Z"
    return group(
        rect(16, 16, 48, 48, fill=INK),
        rect(18, 18, 44, 44, fill=red),
        rect(22, 22, 36, 36, fill="#2a1016"),
        *(
            placed(
                group(
                    path(spike, fill="#e4e0e8"),
                    path("M0-9L5.500 6Q3 7.600 0 7.600Z", fill="#77707e"),
                ),
                x,
                y,
            )
            for x, y in ((31, 31), (49, 31), (40, 41.5), (31, 51), (49, 51))
        ),
    )


def torches() -> Element:
    """Return the light of a corridor: a burning torch in its rock."""
    return group(
        rect(10, 14, 4, 8, fill="#5c3515"),
        path("M12 2L18 11L15 17H9L6 11Z", fill="#ff9524"),
        path("M12 7L15 13L13.500 16H10.500L9 13Z", fill="#fff3b0"),
    )


def arrow(kind: TileKind) -> Element:
    """Return the entry arrow, pointing in from the south."""
    # On a floor in the half-light a black arrow needs a light rim.
    rim = WHITE if kind is TileKind.PASSAGE else INK
    return group(
        path("M40 57L52 71H46V79H34V71H28Z", fill=rim),
        path("M40 60L48 69H44V77H36V69H32Z", fill=ACCENTS[kind]),
    )


def _bones() -> Element:
    bone = (
        "M-9-1.500h18v3h-18zM-11-3h4v2.500h-4zM-11 0.500h4v2.500h-4zM7-3h4v2.500h-4z"
        "M7 0.500h4v2.500h-4z"
    )
    return group(placed(path(bone, fill="#d9cfb8"), 52, 55, turn=28))


def _crack() -> Element:
    return path("M22 12l3 0 4 9 7 3 2 9 8 6-1 2-9-6-3-8-7-4zM36 33l2 1-5 8-2-1z", fill="#55493c")


def _pebbles() -> Element:
    return path(
        "M18 56h5l2 3-2 3h-5l-2-3zM27 61h4l1 2-1 3h-4l-2-3zM56 18h6l1 3-3 3h-4l-2-3z"
        "M19 49h3v3h-3zM50 24h3v3h-3z",
        fill="#5d5348",
    )


def _cobweb() -> Element:
    return path(
        "M10 10h1L27 15 26 16ZM10 10h1L18 24 17 25ZM10 10l1-.500L34 11V12Z"
        "M10 33h1V10h-1zM23 12l1 0-2 4-5 6-7 2V23l6-2 4-5ZM31 11l1 0-4 9-7 8-11 4V31l10-4 7-8Z",
        fill="#d5cfc6",
    )


def _grate() -> Element:
    return group(
        rect(30, 30, 20, 20, fill="#3b342d"),
        *(rect(at, 30, 2, 20, fill="#8d8578") for at in (33, 39, 45)),
        rect(30, 39, 20, 2, fill="#8d8578"),
    )


def _pillars() -> Element:
    spots = [(x, y) for x in (15, 57) for y in (15, 57)]
    return group(
        *(rect(x, y, 10, 10, fill="#4d443a") for x, y in spots),
        *(rect(x, y, 8, 8, fill="#c4b89f") for x, y in spots),
        *(rect(x + 2, y + 2, 4, 4, fill="#a0947c") for x, y in spots),
    )


def _puddle() -> Element:
    return group(
        path("M48 52q9-5 15 0q4 5-1 9q-9 5-15 0q-4-5 1-9z", fill="#5f7480"),
        path("M52 54h6v2h-6z", fill="#9fb6c2"),
    )


DECOR: tuple[Callable[[], Element] | None, ...] = (
    None, _crack, _pebbles, None, _bones, _cobweb, None, _grate, _pillars, None, _puddle,
)  # fmt: skip
"""What else lies in a plain room; it means nothing."""

CENTRES: Mapping[TileKind, Callable[[], Element]] = MappingProxyType(
    {
        TileKind.PIT: pit,
        TileKind.DARK_CHAMBER: darkness,
        TileKind.CAVE_IN: rubble,
        TileKind.TRAP: spikes,
        TileKind.PASSAGE: way_down,
        TileKind.WEB: web,
    }
)
"""What is drawn on the floor, below the walls, by the kind of a tile."""
