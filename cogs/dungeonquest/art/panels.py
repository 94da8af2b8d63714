"""A hero's panel below the map: who plays it, and how it fares."""

from collections.abc import Iterator, Sequence
from typing import TypeAlias

from bot.art import Words
from bot.art.fonts import Face
from bot.art.lettering import Pen
from bot.art.palette import GOLD, GOLD_DEEP, INK, WHITE, faded, lighter, mix
from bot.art.shapes import hourglass
from bot.art.svg import Element, Node, group, path, placed, rect
from cogs.dungeonquest.art.amulets import amulet, shown_amulet
from cogs.dungeonquest.art.below import token
from cogs.dungeonquest.art.gear import TOOLS, spell, spellbook, supply, tool
from cogs.dungeonquest.art.heroes import framed
from cogs.dungeonquest.art.moods import companion, mood
from cogs.dungeonquest.art.relics import relics
from cogs.dungeonquest.art.style import COLOURS, NOBODY, PLATE
from cogs.dungeonquest.art.symbols import (
    arrows,
    coin,
    heart,
    potion,
    ring,
    rope,
    sun,
)
from rules.dungeonquest.cards import POTIONS, CorpseCard
from rules.dungeonquest.heroes import Ability
from rules.dungeonquest.heroes_expansion.spellbook import Spell
from rules.dungeonquest.state import Fate
from rules.dungeonquest.view import CharacterView

PANEL_WIDTH, PANEL_HEIGHT = 532, 158
_BAND = 44
_LEFT = 122
NAME_SIZE = 30
NAME_WIDTH = 282
HERO = Pen(Face.TEXT, 28, WHITE, anchor="end", squeeze=0.8)
HERO_WIDTH = 190
HERO_SQUEEZE = 0.62
"""How narrow a hero's name gets beside a player's long one."""

COUNT = Pen(Face.STRONG, 30, WHITE)
GOLD_PEN = Pen(Face.STRONG, 30, GOLD, anchor="end")
LIFE = Pen(Face.STRONG, 28, WHITE, anchor="end", squeeze=0.9)
LIFE_WIDTH = 84
"""Room for the numbers at the end of a life bar."""
STATUS = Pen(Face.STRONG, 28, WHITE, anchor="end", squeeze=0.8)
STATUS_WIDTH = 158


def panel(
    one: CharacterView, name: str, words: Words, *, lit: bool = False, first: bool = False
) -> Element:
    """Return a hero's panel, of `PANEL_WIDTH` by `PANEL_HEIGHT`.

    Args:
        one: the hero.
        name: the player's, fit to be drawn.
        words: says the game's messages.
        lit: it is this player's turn.
        first: this is the first player, who moves the sun.
    """
    colour = COLOURS[one.hero] if one.hero else NOBODY
    dead = one.fate is Fate.DEAD
    return group(
        _mat(colour, lit=lit, gone=one.fate is not Fate.INSIDE),
        _names(one, name, words, lit=lit, first=first),
        placed(framed(one.hero, dead=dead, berserk=one.berserk), 9, _BAND + 6, 0.94),
        life_bar(one, _LEFT + 22, _BAND + 10, 210) if one.hero else "",
        _status(one, words),
        *belongings(one, _LEFT + 22, PANEL_HEIGHT - 27),
        placed(coin(), PANEL_WIDTH - 140, PANEL_HEIGHT - 27),
        GOLD_PEN.line(str(one.gold), PANEL_WIDTH - 16, PANEL_HEIGHT - 17, 104),
    )


def _mat(colour: str, *, lit: bool, gone: bool) -> Element:
    width, height = PANEL_WIDTH, PANEL_HEIGHT
    edge, rim = (5, GOLD) if lit else (3, mix(colour, PLATE, 0.3))
    deep = mix(PLATE, colour, 0.08 if gone else 0.22)
    return group(
        rect(-5, -5, width + 10, height + 10, 21, fill=faded(GOLD, 0.3)) if lit else "",
        rect(0, 0, width, height, 16, fill=rim),
        rect(edge, edge, width - 2 * edge, height - 2 * edge, 16 - edge, fill=deep),
    )


def _names(one: CharacterView, name: str, words: Words, *, lit: bool, first: bool) -> Element:
    colour = COLOURS[one.hero] if one.hero else NOBODY
    band = GOLD if lit else mix(colour, PLATE, 0.45 if one.fate is Fate.INSIDE else 0.75)
    low = GOLD_DEEP if lit else mix(band, INK, 0.35)
    ink = INK if lit else WHITE
    face = Face.TITLE if Face.TITLE.covers(name) else Face.STRONG
    pen = Pen(face, NAME_SIZE, ink, squeeze=0.85)
    hero = words(f"hero-{one.hero.value}") if one.hero else words("art-no-hero")
    quiet = Pen(HERO.face, HERO.size, ink, HERO.anchor, squeeze=HERO_SQUEEZE)
    right = PANEL_WIDTH - 3
    shape = f"M3 {_BAND}V16A13 13 0 0 1 16 3H{right - 13}A13 13 0 0 1 {right} 16V{_BAND}Z"
    start = 46 if first else 16
    own = min(face.width(name, NAME_SIZE), NAME_WIDTH - start + 16)
    room: float = HERO_WIDTH + 10
    if HERO.face.width(hero, HERO.size) > room / HERO.squeeze:
        room = max(room, PANEL_WIDTH - 16 - start - own - 18)
    return group(
        path(shape, fill=band),
        rect(3, _BAND - 3, PANEL_WIDTH - 6, 3, fill=low),
        placed(sun("#fff1b0" if not lit else INK), 27, 23, 1.1) if first else "",
        pen.line(name, start, 34, NAME_WIDTH - start + 16),
        quiet.line(hero, PANEL_WIDTH - 16, 33, room),
    )


def life_bar(one: CharacterView, x: float, y: float, width: float) -> Element:
    """Return a hero's life points as a bar and in numbers, 34 high."""
    full = one.sheet.life if one.sheet else 1
    share = max(0, min(1, one.life / full))
    colour = next(colour for least, colour in _HEALTH if share >= least)
    bar = width - LIFE_WIDTH - 6
    start = x + 14
    filled = round((bar - 17) * share)
    return group(
        rect(x, y + 3, bar, 28, 9, fill=INK),
        rect(start, y + 6, filled, 22, fill=colour) if filled else "",
        rect(start, y + 9, filled, 4, fill=lighter(colour, 0.4)) if filled else "",
        placed(heart(), x - 2, y + 17, 1.25),
        LIFE.line(f"{one.life}/{full}", x + width, y + 27, LIFE_WIDTH),
    )


_HEALTH = ((0.5, "#43b85c"), (0.25, "#f0a52a"), (0, "#f04438"))
"""The colour of a life bar by the least share of life that it stands for."""


def _status(one: CharacterView, words: Words) -> Node:
    text, colour = status(one, words)
    if not text:
        return ""
    pen = Pen(STATUS.face, STATUS.size, colour, STATUS.anchor, squeeze=STATUS.squeeze)
    return pen.line(text, PANEL_WIDTH - 16, _BAND + 37, STATUS_WIDTH)


def status(one: CharacterView, words: Words) -> tuple[str, str]:
    """Return in a word or two what is special about a hero, and its colour; maybe nothing."""
    if one.fate is Fate.DEAD:
        return words("art-dead"), "#ff8a80"
    if one.fate is Fate.OUT:
        return words("art-out"), "#8be39b"
    return mood(one, words)


_Sign: TypeAlias = tuple[Element, int | None]
"""A sign, and its number if there can be several."""

_APART = 27
"""How far a sign keeps from the next."""


def belongings(
    one: CharacterView, x: float, y: float, room: float = 226, *, sheet: bool = False
) -> list[Element]:
    """Return signs for what a hero carries, from (x, y) to the right.

    Args:
        one: the hero.
        x: where the first sign has its middle.
        y: the middle of all of them.
        room: from there to the end of the last, in pixels; where they are many, they move
            together.
        sheet: show all of a sorcerer's spells, and not only how many are left; a companion has
            its own place there.
    """
    signs = [*_carried(one), *_tools(one), *_spells(one)] if sheet else _on_panel(one, room)
    widths = [_width(count) for _, count in signs]
    # Beyond the room only the free space between the signs can go, not the numbers' size.
    spare = max(0, _length(signs) - room) / max(1, len(signs) - 1)
    drawn: list[Element] = []
    for (sign, count), width in zip(signs, widths, strict=True):
        drawn.append(placed(sign, x, y, 1.15))
        if count is not None:
            drawn.append(COUNT.line(str(count), x + 23 - spare / 2, y + 10, 36))
        x += width - spare
    return drawn


def _length(signs: Sequence[_Sign]) -> float:
    """Return how long signs are from the middle of the first to the end of the last."""
    return sum(_width(count) for _, count in signs) - _APART


def _width(count: int | None) -> float:
    return 50 + (Face.STRONG.width(str(count), COUNT.size) if count is not None else 0)


def _carried(one: CharacterView) -> Iterator[_Sign]:
    """Yield signs for what a hero carries, each with its number if there can be several."""
    yield from _below(one)
    if one.ring:
        yield ring(one.ring, used=one.ring_used), None
    if one.wears_amulet:
        yield amulet(shown_amulet(one)), None
    for relic in relics(one.cards):
        yield relic, None
    if one.sheet and one.sheet.arrows:
        yield arrows(), one.arrows
    for which, left in one.supplies:
        counted = one.hero is not None and one.hero.sheet.supplies.get(which, 0) > 1
        yield supply(which, left), left if counted else None
    if potions := sum(card in POTIONS for card in one.cards):
        yield potion(), potions
    if ropes := one.cards.count(CorpseCard.ROPE):
        yield rope(), None if ropes == 1 else ropes
    if one.lost_turns:
        yield hourglass(), one.lost_turns


def _below(one: CharacterView) -> Iterator[_Sign]:
    """Yield the direction token of a hero below, with the number of its catacomb cards."""
    if one.descent and one.fate is Fate.INSIDE:
        drawn = token(one.hero, one.descent.heading, under_hole=one.descent.under_hole)
        yield placed(drawn, 0, 0, 0.62), one.descent.count


def _tools(one: CharacterView) -> Iterator[_Sign]:
    """Yield signs for things that a hero always has."""
    for which in TOOLS:
        if one.sheet and which in one.sheet.abilities:
            yield tool(which), None


def _on_panel(one: CharacterView, room: float) -> list[_Sign]:
    """Return signs for a companion, what a hero carries, its spells, and tools if there is room."""
    friend = companion(one)
    life = one.companion.life if one.companion else None
    beside: list[_Sign] = [(placed(friend, 0, 0, 0.56), life)] if friend else []
    signs = [*beside, *_carried(one), *_spellbook(one)]
    everything = [*signs, *_tools(one)]
    return everything if _length(everything) <= room else signs


def _spellbook(one: CharacterView) -> Iterator[_Sign]:
    """Yield a book with the number of spells that can still be cast, and the one that works."""
    if one.sheet and Ability.SPELLS in one.sheet.abilities:
        yield spellbook(), len(Spell) - len(one.spent)
    if one.spell:
        yield spell(one.spell, lit=True), None


def _spells(one: CharacterView) -> Iterator[_Sign]:
    """Yield every spell of a hero who has some."""
    if one.sheet and Ability.SPELLS in one.sheet.abilities:
        for which in Spell:
            yield spell(which, spent=which in one.spent, lit=which is one.spell), None
