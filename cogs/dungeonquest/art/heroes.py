"""The heroes' portraits and their frame: a box of 100 x 110 whose lower edge cuts the bust."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from bot.art.palette import GOLD, INK, WHITE, darker, lighter
from bot.art.shapes import inked
from bot.art.svg import Element, circle, group, path, placed, rect
from cogs.dungeonquest.art.emblems import emblem, skull_bone
from cogs.dungeonquest.art.faces import Look, face
from cogs.dungeonquest.art.fighters import FIGHTERS, berserk_portrait
from cogs.dungeonquest.art.style import COLOURS, NOBODY
from cogs.dungeonquest.art.wanderers import WANDERERS
from rules.dungeonquest.heroes import Hero

WIDTH, HEIGHT = 100, 110


def portrait(hero: Hero | None, *, berserk: bool = False) -> Element:
    """Return a hero's bust, or a hooded stranger's where none is chosen yet."""
    if berserk:
        return berserk_portrait()
    return _PORTRAITS[hero]() if hero else _stranger()


def framed(
    hero: Hero | None, *, dead: bool = False, badge: bool = True, berserk: bool = False
) -> Element:
    """Return a portrait in a frame of 100 x 110, with the hero's emblem at a corner."""
    colour = COLOURS[hero] if hero else NOBODY
    sky = darker(colour, 0.45)
    # Clipping costs a third of a portrait, so the busts stay inside by themselves.
    return group(
        rect(0, 0, WIDTH, HEIGHT, 10, fill=sky),
        circle(50, 52, 48, fill=lighter(sky, 0.16)),
        circle(50, 52, 37, fill=lighter(sky, 0.32)),
        portrait(hero, berserk=berserk),
        rect(0, 0, WIDTH, HEIGHT, 10, fill="#0d0912c0") if dead else "",
        rect(0, 0, WIDTH, HEIGHT, 10, fill="none", stroke=INK, stroke_width=7),
        rect(0, 0, WIDTH, HEIGHT, 10, fill="none", stroke=lighter(colour, 0.3), stroke_width=3),
        placed(skull_bone(), 50, 54, 2.6) if dead else "",
        placed(_badge(hero), WIDTH - 10, HEIGHT - 12) if badge and hero else "",
    )


def _badge(hero: Hero) -> Element:
    return group(
        circle(0, 0, 22, fill=WHITE, stroke=INK, stroke_width=2.4),
        circle(0, 0, 18.5, fill=COLOURS[hero]),
        placed(emblem(hero), 0, 0, 0.94),
    )


def _rohan() -> Element:
    steel = "#c3cddd"
    blue = COLOURS[Hero.SIR_ROHAN]
    return group(
        inked(
            path("M50 22C46 8 58-2 74 4C86 8 90 24 84 38C80 26 70 20 56 22Z", fill=blue),
            path("M60 12Q72 8 80 22", stroke=lighter(blue, 0.5), stroke_width=2.4),
            path("M4 109C4 92 20 84 36 82H64C80 84 96 92 96 109Z", fill=steel),
            path("M32 86L36 109H64L68 86Q50 94 32 86Z", fill=blue),
            path("M50 92V109M42 100H58", stroke=WHITE, stroke_width=4.5),
            path("M10 104Q14 92 28 90M90 104Q86 92 72 90", stroke="#5d6b85", stroke_width=2),
            width=2.6,
        ),
        face(Look("#f3c9a5", "#3c78d0", "#6b4a2a", mouth="M44 71H56")),
        inked(
            path(
                "M24 60C20 30 30 14 50 14C70 14 80 30 76 60L80 80Q72 88 66 86L68 66L70 44"
                "Q60 36 50 42Q40 36 30 44L32 66L34 86Q28 88 20 80Z",
                fill=steel,
            ),
            path("M50 14V41", stroke_width=3),
            path("M27 52L32 50M73 52L68 50M25 68L32 67M75 68L68 67", stroke_width=2),
            path("M33 26Q40 19 46 19", stroke=WHITE, stroke_width=3),
            width=2.6,
        ),
    )


def _ulf() -> Element:
    beard = "#dc8428"
    fur = "#74512f"
    return group(
        inked(
            path("M26 44Q18 70 24 92L36 88V44Z", fill=beard),
            path("M74 44Q82 70 76 92L64 88V44Z", fill=beard),
            path("M14 109L30 88H70L86 109Z", fill="#c98f68"),
            path(
                "M0 109C0 96 10 86 24 86L30 92L36 86L42 96L30 109ZM100 109C100 96 90 86 76 86"
                "L70 92L64 86L58 96L70 109Z",
                fill=fur,
            ),
            width=2.6,
        ),
        face(
            Look("#eab48c", "#3f8f9a", "#a8541a", "M35 44L46 48M54 48L65 44", "M45 71Q50 69 55 71")
        ),
        inked(
            path(
                "M30 56Q30 66 38 66Q44 62 50 66Q56 62 62 66Q70 66 70 56Q76 76 66 92Q58 104 50 108"
                "Q42 104 34 92Q24 76 30 56Z",
                fill=beard,
            ),
            path("M44 73Q50 77 56 73", stroke="#7a2f1c", stroke_width=3),
            path("M42 84Q44 92 48 98M58 84Q56 92 52 98M50 82V90", stroke_width=1.6),
            path("M28 36Q12 32 8 12Q18 22 32 24ZM72 36Q88 32 92 12Q82 22 68 24Z", fill="#f1e6c8"),
            path("M26 44Q26 16 50 15Q74 16 74 44Q62 36 50 37Q38 36 26 44Z", fill="#8b93a6"),
            path("M26 44Q38 36 50 37Q62 36 74 44L73 37Q50 27 27 37Z", fill=GOLD, stroke_width=2),
            path("M47 15H53V31H47Z", fill=GOLD, stroke_width=2),
            width=2.6,
        ),
        path("M38 54L34 63", stroke="#a34a3a", stroke_width=2.4),
    )


def _adoran() -> Element:
    green = COLOURS[Hero.EL_ADORAN]
    cloth = darker(green, 0.1)
    hair = "#f4e2a0"
    return group(
        inked(
            path("M84 4Q98 50 78 110", stroke="#a9713a", stroke_width=6),
            path("M84 4L78 110", stroke="#e9dfc8", stroke_width=1.6),
            path("M20 48C16 20 30 6 50 6C70 6 84 20 80 48L84 90H16Z", fill=darker(green, 0.5)),
            path("M4 109C6 94 20 86 36 82H64C80 86 94 94 96 109Z", fill=cloth),
            path("M28 44Q24 70 28 86L40 82V44ZM72 44Q76 70 72 86L60 82V44Z", fill=hair),
            width=2.6,
        ),
        face(
            Look("#f7d8b8", "#2f9a5c", "#b99a4a", "M36 46L46 44M54 44L64 46", "M44 70Q51 73 57 69")
        ),
        inked(
            path("M30 54L18 46L31 64ZM70 54L82 46L69 64Z", fill="#f7d8b8", stroke_width=2),
            path(
                "M29 50Q30 32 44 28Q40 40 34 42Q30 46 29 54ZM71 50Q70 32 48 27Q60 42 71 54Z",
                fill=hair,
            ),
            path(
                "M18 62C12 30 24 4 52 2C78 4 88 30 82 62Q80 40 70 28Q60 20 50 22Q40 20 30 28"
                "Q20 40 18 62Z",
                fill=cloth,
            ),
            path("M34 84Q50 96 66 84L62 94L50 100L38 94Z", fill=darker(green, 0.25)),
            circle(50, 94, 4.5, fill=GOLD, stroke_width=2),
            width=2.6,
        ),
    )


def _volrik() -> Element:
    plum = COLOURS[Hero.VOLRIK]
    cloth = darker(plum, 0.28)
    hair = "#3b2430"
    return group(
        inked(
            path("M28 40Q20 64 28 80L38 76V40ZM72 40Q80 64 72 80L62 76V40Z", fill=hair),
            path("M4 109C6 94 22 88 36 84H64C78 88 94 94 96 109Z", fill=cloth),
            path(
                "M28 88Q34 80 42 86Q50 78 58 86Q66 80 72 88Q68 98 58 94Q50 100 42 94Q32 98 28 88Z",
                fill=WHITE,
            ),
            path("M30 98L70 109", stroke=GOLD, stroke_width=5),
            width=2.6,
        ),
        face(
            Look(
                "#e8b890",
                "#7a4a9a",
                hair,
                "M36 45Q42 40 46 45M54 44Q60 40 65 46",
                "M44 73Q51 77 57 72",
            )
        ),
        inked(
            path(
                "M50 65Q42 62 36 68Q32 68 31 64Q34 76 50 68Q66 76 69 64Q68 68 64 68Q58 62 50 65Z",
                fill=hair,
                stroke_width=1.6,
            ),
            path("M46 79H54L50 90Z", fill=hair, stroke_width=1.6),
            path("M66 26Q74-4 98 2Q96 30 72 34Z", fill="#fff1c4"),
            path("M70 30Q80 14 94 6", stroke="#c9a25a", stroke_width=2),
            path("M10 40Q30 22 52 24Q76 24 90 36Q84 46 70 40Q50 34 30 42Q18 48 10 40Z", fill=cloth),
            path("M28 32Q30 8 50 8Q70 8 72 30Q50 22 28 32Z", fill=plum),
            path("M28 32Q50 22 72 30L72 24Q50 15 29 26Z", fill=GOLD, stroke_width=2),
            width=2.6,
        ),
    )


def _stranger() -> Element:
    cloak = "#565366"
    return group(
        inked(
            path(
                "M4 109C4 90 18 84 24 74C16 40 28 14 50 10C72 14 84 40 76 74C82 84 96 90 96 109Z",
                fill=cloak,
            ),
            path("M32 70C26 44 36 26 50 24C64 26 74 44 68 70Q50 82 32 70Z", fill="#171420"),
            width=2.6,
        ),
        path(
            "M42 46Q42 36 51 36Q60 37 59 46Q58 51 51 54V59M51 65V68",
            fill="none",
            stroke="#b9b2c9",
            stroke_width=5,
            stroke_linecap="round",
        ),
    )


_PORTRAITS: Mapping[Hero, Callable[[], Element]] = MappingProxyType(
    {
        Hero.SIR_ROHAN: _rohan,
        Hero.ULF_GRIMHAND: _ulf,
        Hero.EL_ADORAN: _adoran,
        Hero.VOLRIK: _volrik,
        **FIGHTERS,
        **WANDERERS,
    }
)
