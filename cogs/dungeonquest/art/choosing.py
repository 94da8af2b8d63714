"""The heroes and the rings that are still free, as pictures for whoever is to choose one."""

from collections.abc import Sequence

from bot.art import Picture, Words
from bot.art.fonts import Face
from bot.art.lettering import Pen
from bot.art.palette import INK, WHITE, darker, lighter, mix
from bot.art.svg import Element, circle, document, group, path, placed, rect
from cogs.dungeonquest.art.heroes import framed
from cogs.dungeonquest.art.style import COLOURS, PLATE, PLATE_EDGE
from cogs.dungeonquest.art.symbols import arrows, characteristic, heart, ring
from cogs.dungeonquest.art.table import WIDTH, backdrop
from rules.dungeonquest.heroes import Characteristic, Hero, Ring

_CARD_WIDTH = 258
_PITCH = _CARD_WIDTH + 12
_HERO_HEIGHT, _RING_HEIGHT = 516, 222
NAME = Pen(Face.TITLE, 30, WHITE, anchor="middle", squeeze=0.75)
NAME_WIDTH = _CARD_WIDTH - 20
VALUE = Pen(Face.STRONG, 38, WHITE)
RING = Pen(Face.STRONG, 28, WHITE, anchor="middle", squeeze=0.75)


def heroes_picture(heroes: Sequence[Hero], words: Words) -> Picture:
    """Return heroes side by side with what their sheets say.

    Args:
        heroes: one to four, in the order of their buttons.
        words: says the game's messages.
    """
    told = "; ".join(_told(hero, words) for hero in heroes)
    cards = [_hero(hero, words) for hero in heroes]
    return _row(cards, _HERO_HEIGHT, words("art-alt-heroes", heroes=told))


def rings_picture(rings: Sequence[Ring], words: Words) -> Picture:
    """Return magic rings side by side, with their names.

    Args:
        rings: one to four, in the order of their buttons.
        words: says the game's messages.
    """
    told = ", ".join(words(f"ring-{one.value}") for one in rings)
    cards = [_ring(one, words) for one in rings]
    return _row(cards, _RING_HEIGHT, words("art-alt-rings", rings=told))


def _row(cards: Sequence[Element], card_height: int, alt: str) -> Picture:
    left = (WIDTH - _PITCH * len(cards) + _PITCH - _CARD_WIDTH) / 2
    height = card_height + 28
    svg = document(
        WIDTH,
        height,
        backdrop(WIDTH, height),
        *(placed(card, left + i * _PITCH, 14) for i, card in enumerate(cards)),
    )
    return Picture(svg, alt, WIDTH, height)


def _hero(hero: Hero, words: Words) -> Element:
    colour = COLOURS[hero]
    sheet = hero.sheet
    middle = _CARD_WIDTH / 2
    rows = [
        (characteristic(which), sheet.value(which), 62 + 112 * (i % 2), 366 + 50 * (i // 2))
        for i, which in enumerate(Characteristic)
    ]
    last = 466
    life = (heart(), sheet.life, 62, last)
    quiver = [(arrows(), sheet.arrows, 174, last)] if sheet.arrows else []
    return group(
        rect(0, 0, _CARD_WIDTH, _HERO_HEIGHT, 20, fill=lighter(colour, 0.15)),
        rect(4, 4, _CARD_WIDTH - 8, _HERO_HEIGHT - 8, 16, fill=mix(PLATE, colour, 0.22)),
        placed(framed(hero), middle - 108, 20, 2.16),
        path(f"M4 276H{_CARD_WIDTH - 4}V328H4Z", fill=darker(colour, 0.3)),
        NAME.line(words(f"hero-{hero.value}"), middle, 312, NAME_WIDTH),
        *(
            group(
                placed(sign, x, y, 1.4),
                VALUE.line(str(value), x + 30, y + 13, 60),
            )
            for sign, value, x, y in (*rows, life, *quiver)
        ),
    )


def _ring(one: Ring, words: Words) -> Element:
    middle = _CARD_WIDTH / 2
    return group(
        rect(0, 0, _CARD_WIDTH, _RING_HEIGHT, 20, fill=PLATE_EDGE),
        rect(4, 4, _CARD_WIDTH - 8, _RING_HEIGHT - 8, 16, fill=PLATE),
        circle(middle, 84, 66, fill="#3a3348", stroke=INK, stroke_width=2),
        placed(ring(one, used=False), middle, 84, 3.6),
        RING.line(words(f"ring-{one.value}"), middle, 192, NAME_WIDTH),
    )


def _told(hero: Hero, words: Words) -> str:
    sheet = hero.sheet
    return words(
        "art-alt-sheet",
        hero=words(f"hero-{hero.value}"),
        strength=sheet.strength,
        agility=sheet.agility,
        armour=sheet.armour,
        luck=sheet.luck,
        life=sheet.life,
        arrows=sheet.arrows,
    )
