"""What lies beside the board: piles and dragon tokens, and what is going on at the moment."""

from collections.abc import Mapping

from bot.art import Words
from bot.art.fonts import Face
from bot.art.lettering import Pen
from bot.art.palette import DANGER, GOLD, INK, WHITE, mix
from bot.art.svg import Element, Node, group, placed, rect
from bot.speech import kebab
from cogs.dungeonquest.art.emblems import piece
from cogs.dungeonquest.art.gathered import catacomb_card, catacomb_pile
from cogs.dungeonquest.art.monsters import monster_head
from cogs.dungeonquest.art.style import COLOURS, NOBODY, PLATE
from cogs.dungeonquest.art.symbols import chest, dragon_token, drop, tiles
from rules.dungeonquest.cards import Card, CatacombCard
from rules.dungeonquest.heroes import Box
from rules.dungeonquest.view import CharacterView, DungeonView, FightView
from rules.engine.seats import Seat

STRIP_HEIGHT = 62
COUNT = Pen(Face.STRONG, 32, WHITE)
BANNER = Pen(Face.STRONG, 30, WHITE, squeeze=0.72)
_PILES = 514
_TOKEN = 34
_CLOSE = 22
"""How far dragon tokens are apart; beside the catacomb deck they overlap."""


def strip(view: DungeonView, names: Mapping[Seat, str], width: int, words: Words) -> Element:
    """Return the strip; ``names`` must be fit to be drawn."""
    middle = STRIP_HEIGHT / 2
    face_down = [None] * view.dragon_left
    below = Box.CATACOMBS in view.boxes
    first, pitch = (342, _CLOSE) if below else (250, _TOKEN)
    return group(
        rect(0, 0, _PILES, STRIP_HEIGHT, 14, fill=PLATE),
        placed(tiles(), 34, middle, 1.2),
        COUNT.line(str(view.tiles_left), 60, middle + 11, 62),
        placed(chest(), 148, middle, 1.2),
        COUNT.line(str(view.treasures_left), 174, middle + 11, 50),
        _catacomb_pile(view, 252, middle) if below else "",
        *(
            placed(dragon_token(token), first + pitch * i, middle)
            for i, token in enumerate((*face_down, *view.dragon_shown))
        ),
        placed(banner(view, names, width - _PILES - 12, words), _PILES + 12, 0),
    )


def _catacomb_pile(view: DungeonView, x: float, y: float) -> Element:
    return group(
        placed(catacomb_pile(), x, y, 1.2),
        COUNT.line(str(view.catacomb_left), x + 26, y + 11, 50),
    )


def banner(view: DungeonView, names: Mapping[Seat, str], width: float, words: Words) -> Node:
    """Return what is going on: a fight, else a card, else whose turn it is; maybe nothing."""
    if view.fight:
        return fight_banner(view, view.fight, width, words)
    if view.in_play:
        return _card(view.in_play, width, words)
    if view.turn is None:
        return ""
    one = view.characters[view.turn]
    return group(
        _plate(width, mix(PLATE, _colour(one), 0.3), GOLD),
        placed(piece(one.hero), 36, STRIP_HEIGHT / 2, 1.05),
        BANNER.line(words("art-turn", name=names[view.turn]), 74, 42, width - 88),
    )


def fight_banner(view: DungeonView, fight: FightView, width: float, words: Words) -> Element:
    """Return who fights which monster, and how many wounds that has."""
    one = view.characters[fight.seat]
    wounds = str(fight.wounds)
    room = Face.STRONG.width(wounds, COUNT.size)
    return group(
        _plate(width, "#4a1c28", DANGER),
        placed(piece(one.hero), 36, STRIP_HEIGHT / 2, 1.05),
        placed(monster_head(fight.monster), 94, STRIP_HEIGHT / 2, 0.9),
        BANNER.line(
            _capital(words(f"monster-{fight.monster.value}")), 132, 42, width - 132 - room - 66
        ),
        placed(drop(), width - room - 38, STRIP_HEIGHT / 2, 1.15),
        COUNT.line(wounds, width - room - 16, 42, room + 4),
    )


def _card(cards: tuple[Card, ...], width: float, words: Words) -> Element:
    named = " · ".join(_capital(card_name(card, words)) for card in cards)
    return group(
        _plate(width, "#3a3050", "#b9a3e6"),
        placed(_face(cards[0]), 34, STRIP_HEIGHT / 2),
        BANNER.line(named, 66, 42, width - 80),
    )


def _face(card: Card) -> Element:
    """Return a card in little, about the origin; those of the Catacombs show what is on them."""
    if isinstance(card, CatacombCard):
        return placed(catacomb_card(card), 0, 0, 0.8)
    sheet = group(
        rect(-13, -19, 26, 38, 4, fill="#f6ecd6", stroke=INK, stroke_width=2.4),
        rect(-8, -14, 16, 15, 2, fill="#7a5fb0"),
        rect(-8, 5, 16, 3, fill="#b9a98a"),
        rect(-8, 11, 11, 3, fill="#b9a98a"),
    )
    return placed(sheet, 0, 0, 1.1)


def card_name(card: Card, words: Words) -> str:
    """Return what a card is called."""
    return words(f"{kebab(type(card).__name__)}-{card.value}")


def _capital(name: str) -> str:
    return name[:1].upper() + name[1:]


def _plate(width: float, fill: str, edge: str) -> Element:
    return group(
        rect(0, 0, width, STRIP_HEIGHT, 14, fill=edge),
        rect(3, 3, width - 6, STRIP_HEIGHT - 6, 11, fill=fill),
    )


def _colour(one: CharacterView) -> str:
    return COLOURS[one.hero] if one.hero else NOBODY
