"""One hero's surroundings drawn large, beside what its character sheet says."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import chain

from bot.art import Picture, Words
from bot.art.fonts import Face
from bot.art.lettering import Pen
from bot.art.palette import GOLD, INK, MUTED, WHITE, mix
from bot.art.svg import Clip, Element, Node, circle, document, group, path, placed, rect
from cogs.dungeonquest.art.alt import hero_alt, situation
from cogs.dungeonquest.art.amulets import shown_amulet
from cogs.dungeonquest.art.bricks import Bricks
from cogs.dungeonquest.art.dungeon import Window, around, dungeon, rims
from cogs.dungeonquest.art.gathered import GATHERED_HEIGHT, gathered_cards
from cogs.dungeonquest.art.heroes import framed
from cogs.dungeonquest.art.monsters import monster_head
from cogs.dungeonquest.art.moods import companion
from cogs.dungeonquest.art.panels import belongings, life_bar, status
from cogs.dungeonquest.art.strip import STRIP_HEIGHT, banner, card_name
from cogs.dungeonquest.art.style import (
    COLOURS,
    FLOOR,
    NIGHT,
    NOBODY,
    PLATE,
    ROCK_EDGE,
    SQUARE,
    STONE_LIGHT,
)
from cogs.dungeonquest.art.symbols import characteristic, coin, heart, sun
from cogs.dungeonquest.art.table import WIDTH, backdrop, readable
from cogs.dungeonquest.art.track import rounds_left
from cogs.dungeonquest.art.walls import QUARTERS
from rules.dungeonquest.heroes import Characteristic
from rules.dungeonquest.heroes_expansion.house import house
from rules.dungeonquest.squares import CHAMBER, COLUMNS, ROWS, TOWERS, Square
from rules.dungeonquest.state import Fate
from rules.dungeonquest.view import CharacterView, DungeonView, FightView
from rules.engine.seats import Seat

_SIZE = 5
_SCALE = 1.9
_SIDE = _SIZE * SQUARE * _SCALE
_MAP_LEFT, _MAP_TOP = 46, 44
_SHEET_LEFT = _MAP_LEFT + _SIDE + 20
SHEET_WIDTH = WIDTH - _SHEET_LEFT - 14
_BASE = round(_MAP_TOP + _SIDE + 16)
_CELL = 17
"""The side of a square on the small map of the whole board."""

_LINE = 38
_LINES = 4
NAME_SIZE = 32
HERO = Pen(Face.STRONG, 28, WHITE, anchor="middle", squeeze=0.8)
NUMBER = Pen(Face.STRONG, 36, WHITE)
SMALL = Pen(Face.STRONG, 28, WHITE, squeeze=0.8)
FRIEND = Pen(Face.STRONG, 28, WHITE, squeeze=0.7)
MIDDLE = Pen(Face.STRONG, 28, MUTED, anchor="middle", squeeze=0.8)
LISTED = Pen(Face.TEXT, 28, WHITE, anchor="middle", squeeze=0.9)


def zoom_picture(view: DungeonView, seat: Seat, names: Mapping[Seat, str], words: Words) -> Picture:
    """Return one hero's surroundings and sheet, as everybody may see them.

    Args:
        view: any viewer's view; what the viewer alone knows is not drawn.
        seat: whose hero.
        names: the players' names as they came, however hostile; a missing one is a number.
        words: says the game's messages.
    """
    shown = readable(view, names, words)
    return _draw(view, seat, shown, words, banner(view, shown, WIDTH - 28, words))


def own_picture(view: DungeonView, names: Mapping[Seat, str], words: Words) -> Picture:
    """Return the viewer's own surroundings and sheet, and what that player alone knows.

    Args:
        view: a seat's view.
        names: the players' names, fit to be drawn.
        words: says the game's messages.

    Raises:
        ValueError: it is the public's view.
    """
    if view.viewer is None:
        raise ValueError("the public has no hero")
    amulets, told_of_amulets = _amulets_known(view, names, words)
    tiles, told_of_tiles = _tiles_known(view, words)
    notes, also = amulets + tiles, told_of_amulets + told_of_tiles
    below = banner(view, names, WIDTH - 28, words)
    if view.fight and view.fight.life is not None:
        below = _reader(view.fight, view.fight.life, words)
        also.append(words("art-alt-reader", life=view.fight.life))
    return _draw(view, view.viewer, names, words, below, Private(notes, also))


@dataclass(frozen=True, slots=True)
class Private:
    """What a picture says for its viewer alone: lines at its end, sentences in its text."""

    notes: Sequence[str] = ()
    also: Sequence[str] = ()


def _amulets_known(
    view: DungeonView, names: Mapping[Seat, str], words: Words
) -> tuple[list[str], list[str]]:
    """Return which amulets the viewer alone knows, as the player on the right: lines, sentences."""
    known = [
        {"name": names[one.seat], "amulet": words(f"amulet-{one.amulet.value}")}
        for one in view.characters
        if one.amulet and not one.amulet_acts and one.seat != view.viewer
    ]
    return (
        [words("art-amulet-known", **facts) for facts in known],
        [words("art-alt-amulet-known", **facts) for facts in known],
    )


def _tiles_known(view: DungeonView, words: Words) -> tuple[list[str], list[str]]:
    """Return which tiles that lie face down the viewer alone knows: lines, sentences."""
    known = [
        {"place": one.square.name, "tile": words(f"tile-{one.tile.value}")}
        for one in view.face_down
        if one.tile
    ]
    return (
        [words("art-tile-known", **facts) for facts in known],
        [words("art-alt-tile-known", **facts) for facts in known],
    )


def _draw(
    view: DungeonView,
    seat: Seat,
    names: Mapping[Seat, str],
    words: Words,
    below: Node,
    private: Private | None = None,
) -> Picture:
    one = view.characters[seat]
    window = around(one.square or CHAMBER[0], _SIZE)
    things = _things(one, words)
    notes = private.notes if private else ()
    lines = [*_wrapped(things), *notes]
    gathered = gathered_cards(one.descent, WIDTH - 28) if one.descent else None
    listed = _BASE + STRIP_HEIGHT + (GATHERED_HEIGHT if gathered else 0)
    height = listed + 14 + (_LINE * len(lines) + 18 if lines else 0)
    svg = document(
        WIDTH,
        height,
        backdrop(WIDTH, height),
        placed(rims(window, _SCALE), _MAP_LEFT, _MAP_TOP),
        group(
            placed(dungeon(view, window), _MAP_LEFT, _MAP_TOP, _SCALE),
            clip_path=Clip(rect(_MAP_LEFT, _MAP_TOP, _SIDE, _SIDE)),
        ),
        placed(_sheet(view, one, names[seat], window, words), _SHEET_LEFT, 14),
        placed(below, 14, _BASE),
        placed(gathered, 14, _BASE + STRIP_HEIGHT + 14) if gathered else "",
        *(
            LISTED.line(line, WIDTH / 2, listed + 44 + _LINE * i, WIDTH - 40)
            for i, line in enumerate(lines)
        ),
    )
    parts = [words("art-alt-zoom", left=view.rounds_left), hero_alt(one, names[seat], words)]
    parts += [words("art-alt-things", things=", ".join(things))] if things else []
    if gathered and one.descent:
        cards = ", ".join(card_name(card, words) for card in one.descent.gathered)
        parts.append(words("art-alt-gathered", cards=cards))
    parts += [*situation(view, words), *(private.also if private else ())]
    return Picture(svg, " ".join(filter(None, parts)), WIDTH, height)


def _things(one: CharacterView, words: Words) -> list[str]:
    """Return what lies beside a hero's sheet, each with its first letter large."""
    worn: list[str] = []
    if one.wears_amulet:
        known = shown_amulet(one)
        worn = [words(f"amulet-{known.value}" if known else "art-amulet-unknown")]
    cards = (card_name(card, words) for card in one.cards)
    tokens = (words(f"treasure-{token.value}") for token in one.treasures)
    spent = (words("art-spent", spell=words(f"spell-{which.value}")) for which in one.spent)
    return [name[:1].upper() + name[1:] for name in chain(worn, cards, tokens, spent)]


def _wrapped(things: list[str]) -> list[str]:
    """Return the things on a few lines; what is too much is left to the text version."""
    lines: list[str] = []
    for thing in things:
        longer = f"{lines[-1]}  ·  {thing}" if lines else thing
        if lines and LISTED.face.width(longer, LISTED.size) <= (WIDTH - 40) / LISTED.squeeze:
            lines[-1] = longer
        else:
            lines.append(thing)
    if len(lines) > _LINES:
        lines[_LINES - 1] += "  …"
    return lines[:_LINES]


def _sheet(
    view: DungeonView, one: CharacterView, name: str, window: Window, words: Words
) -> Element:
    """Return a character sheet as a column beside the map."""
    colour = COLOURS[one.hero] if one.hero else NOBODY
    width, height = SHEET_WIDTH, _BASE - 16 - 14
    middle = width / 2
    face = Face.TITLE if Face.TITLE.covers(name) else Face.STRONG
    pen = Pen(face, NAME_SIZE, WHITE, anchor="middle", squeeze=0.8)
    told, tint = status(one, words)
    hero = words(f"hero-{one.hero.value}") if one.hero else words("art-no-hero")
    gold = str(one.gold)
    gold_left = middle - (NUMBER.face.width(gold, NUMBER.size) + 52) / 2
    return group(
        rect(0, 0, width, height, 18, fill=mix(colour, PLATE, 0.2)),
        rect(3, 3, width - 6, height - 6, 15, fill=mix(PLATE, colour, 0.18)),
        path(f"M3 52V18A15 15 0 0 1 18 3H{width - 18}A15 15 0 0 1 {width - 3} 18V52Z",
             fill=mix(colour, PLATE, 0.4)),
        pen.line(name, middle, 38, width - 24),
        placed(
            framed(one.hero, dead=one.fate is Fate.DEAD, berserk=one.berserk), 18, 66, 1.28
        ),
        placed(compass(), width - 52, 116, 0.86),
        _friend(one, width - 78, 196),
        HERO.line(hero, middle, 250, width - 20),
        life_bar(one, 40, 268, width - 56) if one.hero else "",
        *_values(one, width),
        placed(coin(), gold_left + 20, 446, 1.4),
        Pen(Face.STRONG, 36, GOLD).line(gold, gold_left + 52, 458, 150),
        *belongings(one, 34, 500, width - 44, sheet=True),
        Pen(Face.STRONG, 28, tint, anchor="middle", squeeze=0.8).line(
            told, middle, 555, width - 20
        ) if told else "",
        placed(mini_map(view, window), (width - _CELL * COLUMNS) / 2, height - 218),
        placed(sun(GOLD, large=True), 34, height - 24),
        MIDDLE.line(rounds_left(view, words), middle + 20, height - 14, width - 76),
    )  # fmt: skip


def _friend(one: CharacterView, x: float, y: float) -> Element:
    """Return a companion's head and life points, if there is one."""
    full = house().flame_bright.life
    life = f"{one.companion.life}/{full}" if one.companion else ""
    return group(
        placed(companion(one), x, y, 0.6),
        FRIEND.line(life, x + 22, y + 10, 52) if life else "",
    )


def mini_map(view: DungeonView, window: Window) -> Element:
    """Return the whole board in little: what is explored, who is where, and the large part."""
    explored = Bricks((FLOOR,))
    for room in view.rooms:
        explored.lay(FLOOR, *_cell(room.square), _CELL - 1, _CELL - 1)
    hidden = Bricks((STONE_LIGHT,))
    hidden.lay_all(
        STONE_LIGHT, ((*_cell(one.square), _CELL - 1, _CELL - 1) for one in view.face_down)
    )
    marked = Bricks(("#d5d8e3", GOLD))
    marked.lay_all("#d5d8e3", ((*_cell(one), _CELL - 1, _CELL - 1) for one in TOWERS))
    marked.lay_all(GOLD, ((*_cell(one), _CELL - 1, _CELL - 1) for one in CHAMBER))
    x, y = _cell(window.corner)
    return group(
        rect(-3, -3, _CELL * COLUMNS + 5, _CELL * ROWS + 5, fill=ROCK_EDGE),
        rect(0, 0, _CELL * COLUMNS - 1, _CELL * ROWS - 1, fill=NIGHT),
        *explored.paths(),
        *hidden.paths(),
        *marked.paths(),
        rect(x - 1, y - 1, _CELL * window.columns + 1, _CELL * window.rows + 1, 3,
             fill="none", stroke=WHITE, stroke_width=3),
        *(
            placed(_dot(one), left + 8, top + 8)
            for one in view.characters
            if one.hero and one.square and one.fate is Fate.INSIDE
            for left, top in (_cell(one.square),)
        ),
    )  # fmt: skip


def _dot(one: CharacterView) -> Element:
    """Return a hero on the small map: a dot, and below a small pointer."""
    colour = COLOURS[one.hero] if one.hero else NOBODY
    if one.descent is None:
        return circle(0, 0, 7.5, fill=colour, stroke=WHITE, stroke_width=2)
    pointer = path("M0-9L8 7H-8Z", fill=colour, stroke=WHITE, stroke_width=2)
    return placed(pointer, 0, 0, turn=90 * QUARTERS[one.descent.heading])


def _cell(square: Square) -> tuple[int, int]:
    return _CELL * square.column, _CELL * square.row


def _values(one: CharacterView, width: float) -> list[Element]:
    drawn: list[Element] = []
    if one.sheet:
        for i, which in enumerate(Characteristic):
            x, y = 48 + (i % 2) * (width / 2), 340 + (i // 2) * 52
            drawn.append(placed(characteristic(which), x, y, 1.35))
            drawn.append(NUMBER.line(str(one.sheet.value(which)), x + 30, y + 12, 60))
    return drawn


def _reader(fight: FightView, life: int, words: Words) -> Element:
    """Return what the reader of a monster card alone knows: how much life the monster has left."""
    width, middle = WIDTH - 28, STRIP_HEIGHT / 2
    hearts = 38 * life
    monster = words(f"monster-{fight.monster.value}")
    said = words("art-reader", monster=monster)
    return group(
        rect(0, 0, width, STRIP_HEIGHT, 14, fill="#ff6b5e"),
        rect(3, 3, width - 6, STRIP_HEIGHT - 6, 11, fill="#4a1c28"),
        placed(monster_head(fight.monster), 36, middle, 0.9),
        SMALL.line(said, 74, 41, width - hearts - 100),
        *(
            placed(
                heart("#ff5562" if i >= fight.wounds else "#5a4750"),
                width - hearts + 38 * i + 8,
                middle,
                1.15,
            )
            for i in range(life)
        ),
    )


def compass() -> Element:
    """Return a compass about the origin, 90 wide: north is up on every map."""
    return group(
        circle(0, 0, 44, fill=INK),
        circle(0, 0, 41, fill="#cfa75a"),
        circle(0, 0, 35, fill="#f1e4c3"),
        path("M0-31L7 0L0 31L-7 0Z", fill="#8a7a5a"),
        path("M-31 0L0-7L31 0L0 7Z", fill="#c9b88e"),
        path("M0-31L8 0H-8Z", fill="#d8392f", stroke=INK, stroke_width=1.6),
        circle(0, 0, 4, fill=INK),
        path("M-7-33V-47H-3.500L4-37.500V-47H7.500V-33H4L-3.500-42.500V-33Z", fill=WHITE,
             stroke=INK, stroke_width=2.4, paint_order="stroke"),
    )  # fmt: skip
