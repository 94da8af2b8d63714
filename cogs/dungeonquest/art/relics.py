"""Small signs for the cards of the Catacombs beside a sheet, about the origin, 32 high."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from bot.art.palette import GOLD, INK, WHITE
from bot.art.shapes import inked, sparkle, star
from bot.art.svg import Element, group, path
from cogs.dungeonquest.art.symbols import chest
from rules.dungeonquest.cards import Card, CatacombCard, RoomCard, SearchCard

_THIN = 2.2
_HALVES = (SearchCard.WIZARDS_AMULET_LEFT, SearchCard.WIZARDS_AMULET_RIGHT)


def relics(cards: tuple[Card, ...]) -> list[Element]:
    """Return the signs for those of a hero's cards that have one; both halves as a whole."""
    found = [sign() for card, sign in _RELICS.items() if card in cards]
    halves = [half in cards for half in _HALVES]
    return [*found, wizards_amulet(left=halves[0], right=halves[1])] if any(halves) else found


def shadow_of_doom() -> Element:
    """Return the Shadow of Doom: a black hood with glowing eyes."""
    return group(
        path("M0-16Q13-14 12 2L15 15L9 11L5 16L0 11L-5 16L-9 11L-15 15L-12 2Q-13-14 0-16Z",
             fill="#0b0810", stroke="#c9a8ff", stroke_width=_THIN, stroke_linejoin="round"),
        path("M-8-5L-1.500-2L-3 1.500Q-7 1-8-5ZM8-5L1.500-2L3 1.500Q7 1 8-5Z", fill="#ff4438"),
    )  # fmt: skip


def vampire() -> Element:
    """Return the vampire's curse: a mouth with fangs, and a drop of blood."""
    return group(
        inked(
            path("M-15-7Q-7-14 0-9Q7-14 15-7Q11 5 0 6Q-11 5-15-7Z", fill="#c2183a"),
            path("M-11-6Q0-3 11-6Q7 1 0 1Q-7 1-11-6Z", fill="#3a0614", stroke_width=1.4),
            path("M-8-5L-5.500 5L-2.500-4ZM8-5L5.500 5L2.500-4Z", fill=WHITE, stroke_width=1.4),
            path("M5.500 6Q10 12 9 14Q5.500 18 2 14Q1 12 5.500 6Z", fill="#ff3b40",
                 stroke_width=1.8),
            width=_THIN,
        ),
    )  # fmt: skip


def diamond() -> Element:
    """Return the giant diamond."""
    return group(
        inked(
            path("M-9-11H9L16-2L0 15L-16-2Z", fill="#9fe8ff"),
            path("M-9-11L-6-2L0 15L6-2L9-11L0-2L-9-11ZM-16-2H16", stroke_width=1.6),
            width=_THIN,
        ),
        path("M-7-9H1L-5-3.500Z", fill=WHITE),
        sparkle(12, -11, 5, fill=WHITE),
    )


def wizards_amulet(*, left: bool, right: bool) -> Element:
    """Return the wizard's amulet, a disc with runes; a missing half is an outline."""
    halves = (
        (left, "M-1-14A14 14 0 0 0-1 14L3 7L-3 2L2-4L-2-9Z"),
        (right, "M1-14A14 14 0 0 1 1 14L5 7L-1 2L4-4L0-9Z"),
    )
    return group(
        *(
            path(d, fill=GOLD, stroke=INK, stroke_width=_THIN, stroke_linejoin="round")
            if there
            else path(d, fill="none", stroke="#8b8798", stroke_width=2, stroke_dasharray="3 2.500")
            for there, d in halves
        ),
        path("M-9-5V5M-9-1L-6-4M-7 8L-5 4", stroke="#7a4a10", stroke_width=2) if left else "",
        path("M9-5V5M9 1L6-2M6 7L9 8", stroke="#7a4a10", stroke_width=2) if right else "",
        star(0.5, 0, 6, 2.4, points=6, fill="#8a5cf0", stroke=INK, stroke_width=1.2)
        if left and right
        else "",
    )


_RELICS: Mapping[Card, Callable[[], Element]] = MappingProxyType(
    {
        RoomCard.SHADOW_OF_DOOM: shadow_of_doom,
        RoomCard.VAMPIRE: vampire,
        CatacombCard.DIAMOND: diamond,
        CatacombCard.CHEST: chest,
    }
)
