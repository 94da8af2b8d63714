"""Heroes, rings and amulets as pictures for whoever is to choose one."""

from collections.abc import Iterator, Sequence

from bot.art import Picture, Words
from bot.art.fonts import Face
from bot.art.lettering import Pen
from bot.art.palette import INK, WHITE, darker, lighter, mix
from bot.art.svg import Element, circle, document, group, path, placed, rect
from cogs.dungeonquest.art.amulets import amulet
from cogs.dungeonquest.art.gear import TOOLS, spellbook, supply
from cogs.dungeonquest.art.heroes import framed
from cogs.dungeonquest.art.style import COLOURS, PLATE, PLATE_EDGE
from cogs.dungeonquest.art.symbols import arrows, characteristic, heart, ring
from cogs.dungeonquest.art.table import WIDTH, backdrop
from cogs.dungeonquest.art.wanderers import companion_head
from rules.dungeonquest.catacombs.amulet_cards import Amulet
from rules.dungeonquest.heroes import Ability, Characteristic, Hero, Ring
from rules.dungeonquest.heroes_expansion.spellbook import Spell

_CARD_WIDTH = 258
_PITCH = _CARD_WIDTH + 12
_HERO_HEIGHT, _RING_HEIGHT, _AMULET_HEIGHT, _SMALL_HEIGHT = 516, 222, 252, 252
_IN_A_ROW = 4
NAME = Pen(Face.TITLE, 30, WHITE, anchor="middle", squeeze=0.75)
NAME_WIDTH = _CARD_WIDTH - 20
VALUE = Pen(Face.STRONG, 38, WHITE)
SMALL_NAME = Pen(Face.STRONG, 28, WHITE, anchor="middle", squeeze=0.7)
SMALL_VALUE = Pen(Face.STRONG, 32, WHITE, squeeze=0.8)
RING = Pen(Face.STRONG, 28, WHITE, anchor="middle", squeeze=0.62)


def heroes_picture(heroes: Sequence[Hero], words: Words) -> Picture:
    """Return heroes with what their sheets say, four to a row; smaller if one row is too short.

    Args:
        heroes: at least one, in the order of their buttons.
        words: says the game's messages.
    """
    few = len(heroes) <= _IN_A_ROW
    cards = [_hero(hero, words) if few else _small(hero, words) for hero in heroes]
    told = "; ".join(_told(hero, words) if few else _told_shortly(hero, words) for hero in heroes)
    alt = words("art-alt-heroes" if few else "art-alt-heroes-many", heroes=told)
    return _rows(cards, _HERO_HEIGHT if few else _SMALL_HEIGHT, alt)


def rings_picture(rings: Sequence[Ring], words: Words) -> Picture:
    """Return magic rings with their names, four to a row.

    Args:
        rings: at least one, in the order of their buttons.
        words: says the game's messages.
    """
    told = ", ".join(words(f"ring-{one.value}") for one in rings)
    cards = [_ring(one, words) for one in rings]
    return _rows(cards, _RING_HEIGHT, words("art-alt-rings", rings=told))


def amulets_picture(amulets: Sequence[Amulet], words: Words) -> Picture:
    """Return amulets with their names, four to a row.

    Args:
        amulets: at least one, in the order of their buttons.
        words: says the game's messages.
    """
    told = ", ".join(words(f"amulet-{one.value}") for one in amulets)
    cards = [_amulet(one, words) for one in amulets]
    return _rows(cards, _AMULET_HEIGHT, words("art-alt-amulets", amulets=told))


def _rows(cards: Sequence[Element], card_height: int, alt: str) -> Picture:
    rows = [cards[i : i + _IN_A_ROW] for i in range(0, len(cards), _IN_A_ROW)]
    pitch = card_height + 12
    height = len(rows) * pitch + 16
    svg = document(
        WIDTH,
        height,
        backdrop(WIDTH, height),
        *(
            placed(card, _left(len(row)) + i * _PITCH, 14 + down * pitch)
            for down, row in enumerate(rows)
            for i, card in enumerate(row)
        ),
    )
    return Picture(svg, alt, WIDTH, height)


def _left(cards: int) -> float:
    return (WIDTH - _PITCH * cards + _PITCH - _CARD_WIDTH) / 2


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


def _small(hero: Hero, words: Words) -> Element:
    """Return a hero on a card half as high: the portrait beside the values, the gear below."""
    colour = COLOURS[hero]
    signs = [*map(characteristic, Characteristic), heart()]
    return group(
        rect(0, 0, _CARD_WIDTH, _SMALL_HEIGHT, 18, fill=lighter(colour, 0.15)),
        rect(3, 3, _CARD_WIDTH - 6, _SMALL_HEIGHT - 6, 15, fill=mix(PLATE, colour, 0.22)),
        path(
            f"M3 46V18A15 15 0 0 1 18 3H{_CARD_WIDTH - 18}A15 15 0 0 1 {_CARD_WIDTH - 3} 18V46Z",
            fill=darker(colour, 0.3),
        ),
        SMALL_NAME.line(words(f"hero-{hero.value}"), _CARD_WIDTH / 2, 35, _CARD_WIDTH - 16),
        placed(framed(hero), 11, 57, 1.22),
        *(
            group(
                placed(sign, 172, 72 + 39 * i, 1.06),
                SMALL_VALUE.line(value, 196, 83 + 39 * i, 54),
            )
            for i, (sign, value) in enumerate(zip(signs, _values(hero), strict=True))
        ),
        *_row(_gear(hero), 30, 224),
    )


def _values(hero: Hero) -> list[str]:
    """Return what the sheet says; of Agility also what it is while a companion lives."""
    sheet = hero.sheet
    values = [str(sheet.value(which)) for which in Characteristic]
    if sheet.accompanied_agility:
        values[1] += f"({sheet.accompanied_agility})"
    return [*values, str(sheet.life)]


def _row(signs: list[tuple[Element, int]], x: float, y: float) -> Iterator[Element]:
    for sign, count in signs:
        yield placed(sign, x, y, 1.06)
        if count:
            yield SMALL_VALUE.line(str(count), x + 20, y + 11, 40)
        x += 64 if count else 40


def _gear(hero: Hero) -> list[tuple[Element, int]]:
    """Return what a hero brings along, each with its number if there are several."""
    sheet = hero.sheet
    brought = [(arrows(), sheet.arrows)] if sheet.arrows else []
    brought += [(supply(which, n), n if n > 1 else 0) for which, n in sheet.supplies.items()]
    brought += [(draw(), 0) for which, draw in TOOLS.items() if which in sheet.abilities]
    if Ability.COMPANION in sheet.abilities:
        brought.append((placed(companion_head(), 0, 0, 0.6), 0))
    if Ability.SPELLS in sheet.abilities:
        brought.append((spellbook(), len(Spell)))
    return brought


def _ring(one: Ring, words: Words) -> Element:
    middle = _CARD_WIDTH / 2
    return group(
        rect(0, 0, _CARD_WIDTH, _RING_HEIGHT, 20, fill=PLATE_EDGE),
        rect(4, 4, _CARD_WIDTH - 8, _RING_HEIGHT - 8, 16, fill=PLATE),
        circle(middle, 84, 66, fill="#3a3348", stroke=INK, stroke_width=2),
        placed(ring(one, used=False), middle, 84, 3.6),
        RING.line(words(f"ring-{one.value}"), middle, 192, NAME_WIDTH),
    )


def _amulet(one: Amulet, words: Words) -> Element:
    middle = _CARD_WIDTH / 2
    return group(
        rect(0, 0, _CARD_WIDTH, _AMULET_HEIGHT, 20, fill=PLATE_EDGE),
        rect(4, 4, _CARD_WIDTH - 8, _AMULET_HEIGHT - 8, 16, fill=PLATE),
        circle(middle, 84, 66, fill="#3a3348", stroke=INK, stroke_width=2),
        placed(amulet(one), middle, 84, 3.4),
        *(
            RING.line(line, middle, 190 + 34 * i, NAME_WIDTH)
            for i, line in enumerate(_halved(words(f"amulet-{one.value}")))
        ),
    )


def _halved(name: str) -> tuple[str, ...]:
    """Return a name on two lines that are as alike in length as can be."""
    parts = name.split(" ")
    breaks = ((" ".join(parts[:i]), " ".join(parts[i:])) for i in range(1, len(parts)))
    return min(breaks, key=lambda lines: max(map(len, lines)), default=(name,))


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


def _told_shortly(hero: Hero, words: Words) -> str:
    """Return a hero's values as numbers in the order of the sheet: the text has to be short."""
    return words(
        "art-alt-sheet-short",
        hero=words(f"hero-{hero.value}"),
        values="/".join(_values(hero)),
    )
