"""The dungeon, a hero and a rival of DungeonQuest in words."""

from collections.abc import Mapping
from types import MappingProxyType

from bot.speech import Speaker
from rules.dungeonquest.cards import Card, Dragon, RoomCard
from rules.dungeonquest.heroes import Ability, Box, Hero, Ring, heroes_in, rings_in
from rules.dungeonquest.heroes_expansion.house import house
from rules.dungeonquest.squares import CHAMBER, COLUMNS, COMPASS, ROWS, TOWERS, Square
from rules.dungeonquest.state import ROUNDS, Fate, Plight
from rules.dungeonquest.tiles import Room, Side, TileKind
from rules.dungeonquest.view import (
    CharacterView,
    DescentView,
    DungeonView,
    FaceDownView,
    RoomView,
)
from rules.engine.seats import Seat

_BETWEEN = " · "
_WAYS = "□╨╞╚╥║╔╠╡╝═╩╗╣╦╬"
"""A sign for each set of exits: north counts 1, east 2, south 4, west 8."""

_UNEXPLORED = "· "
_SIGNS: Mapping[TileKind, str] = MappingProxyType(
    {
        TileKind.NORMAL: " ",
        TileKind.CORRIDOR: "-",
        TileKind.PORTCULLIS: "#",
        TileKind.ROTATING_ROOM: "@",
        TileKind.TRAP: "^",
        TileKind.DARK_CHAMBER: "?",
        TileKind.CAVE_IN: "%",
        TileKind.PIT: "O",
        TileKind.CHASM: "/",
        TileKind.BRIDGE: "H",
        TileKind.PASSAGE: ">",
        TileKind.WEB: "*",
    }
)
_CURSES: Mapping[Card, str] = MappingProxyType(
    {RoomCard.SHADOW_OF_DOOM: "shadowed", RoomCard.VAMPIRE: "cursed"}
)
"""Cards beside the sheet that are no possessions."""
_DOOR = "+"
_ENTRANCE = "v"
_FACE_DOWN = "■"


def describe_table(view: DungeonView, speaker: Speaker) -> str:
    """Return the map as a grid of letters, and every hero in a line."""
    lines = [
        speaker.say("map-day", sun=view.sun, rounds=ROUNDS, left=view.rounds_left),
        f"```\n{text_map(view)}\n```",
        f"-# {legend(view, speaker)}",
        *(_hero(view, one, speaker) for one in view.characters),
        *_situation(view, speaker),
        _BETWEEN.join(_piles(view, speaker)),
    ]
    return "\n".join(lines)


def text_map(view: DungeonView) -> str:
    """Return the map on eleven lines of 29 characters, the same in every language.

    Each square takes two: its ways out, as a line drawing, and its kind, or the number of the
    hero who stands there.
    """
    laid = {room.square: room for room in view.rooms}
    hidden = {tile.square for tile in view.face_down}
    heroes: dict[Square, str] = {}
    # There is room for one number, and who is in the catacombs is not in the room above.
    for one in sorted(view.characters, key=lambda one: one.descent is not None):
        if one.square and one.fate is Fate.INSIDE:
            heroes[one.square] = heroes.get(one.square, "") + str(one.seat + 1)
    rows = ["   " + " ".join("ABCDEFGHIJKLM")]
    for row in range(ROWS):
        squares = (Square(row, column) for column in range(COLUMNS))
        cells = (
            _FACE_DOWN + (heroes.get(one, "")[:1] or " ")
            if one in hidden
            else _cell(one, laid.get(one), heroes.get(one, "") or _entrance(view, one))
            for one in squares
        )
        rows.append(f"{row + 1:>2} {''.join(cells)}".rstrip())
    return "\n".join(rows)


def _entrance(view: DungeonView, square: Square) -> str:
    return _ENTRANCE if square in view.entrances else ""


def _cell(square: Square, room: RoomView | None, heroes: str) -> str:
    if square in TOWERS:
        return f"▣{heroes[:1] or ' '}"
    if square in CHAMBER:
        return _chamber_cell(heroes)
    if room is None:
        # The tile may not be laid yet where a hero is about to set foot.
        return f"·{heroes[:1]}" if heroes else _UNEXPLORED
    sides = _sides(room)
    ways = sum(1 << place for place, side in enumerate(sides) if side is not Side.WALL)
    return _WAYS[ways] + (heroes[:1] or _sign(room))


def _chamber_cell(heroes: str) -> str:
    match len(heroes):
        case 0 | 1:
            return f"${heroes or ' '}"
        case 2:
            return heroes
        case _:
            # Two characters are all there is room for; each hero's own line says where it is.
            return f"{heroes[0]}+"


def _sign(room: RoomView) -> str:
    if room.burnt:
        return _SIGNS[TileKind.NORMAL]
    kind = room.tile.face.kind
    if kind is TileKind.NORMAL and Side.DOOR in room.tile.face.sides:
        return _DOOR
    return _SIGNS[kind]


def _sides(room: RoomView) -> list[Side]:
    lying = Room(room.tile, room.heading, room.turned)
    return [lying.side(way) for way in COMPASS]


def legend(view: DungeonView, speaker: Speaker) -> str:
    """Return what the signs on the map mean, as far as they are there."""
    signs = {_sign(room) for room in view.rooms}
    kinds = ["hero", "tower", "chamber"]
    kinds += ["face-down"] if view.face_down else []
    kinds += ["door"] if _DOOR in signs else []
    kinds += [kind.value for kind, sign in _SIGNS.items() if sign in signs and sign != " "]
    kinds += ["entrance"] if view.entrances else []
    kinds += ["below"] if any(one.descent for one in view.characters) else []
    return _BETWEEN.join(speaker.say(f"map-legend-{kind}") for kind in kinds)


def _hero(view: DungeonView, one: CharacterView, speaker: Speaker) -> str:
    if one.hero is None:
        return speaker.say("map-no-hero", seat=one.seat)
    parts = [speaker.say("map-hero", number=str(one.seat + 1), seat=one.seat, hero=one.hero)]
    if one.seat == view.turn:
        parts.append(speaker.say("map-turn"))
    if one.seat == view.first:
        parts.append(speaker.say("map-first"))
    return _BETWEEN.join([*parts, *_fortune(view, one, speaker)])


def _fortune(view: DungeonView, one: CharacterView, speaker: Speaker) -> list[str]:
    """Return how a hero fares, beginning with what is gravest."""
    if one.fate is Fate.DEAD:
        if one.cause is None:
            return [speaker.say("map-dead-unknown")]
        return [speaker.say("map-dead", cause=one.cause)]
    gold = speaker.say("map-gold", gold=one.gold)
    if one.fate is Fate.OUT:
        return [speaker.say("map-out"), gold]
    parts = [*_place(view, one, speaker), *_troubles(one, speaker), _life(one, speaker), gold]
    return [*parts, *_kit(one, speaker)]


def _place(view: DungeonView, one: CharacterView, speaker: Speaker) -> list[str]:
    square = one.square
    if square is None:
        return []
    if one.descent:
        return _below(one.descent, square, speaker)
    if square in CHAMBER:
        return [speaker.say("map-chamber")]
    if square in TOWERS:
        return [speaker.say("map-tower", tower=TOWERS[square])]
    room = next((room for room in view.rooms if room.square == square), None)
    if room is None:
        return [square.name]
    exits = [
        speaker.say("map-exit", way=way.value, side=side.value)
        for way, side in zip(COMPASS, _sides(room), strict=True)
        if side is not Side.WALL
    ]
    ways = speaker.say("map-exits", exits=", ".join(exits))
    more = [speaker.say("map-burnt")] if room.burnt else []
    more += [speaker.say("map-entrance")] if square in view.entrances else []
    return [speaker.say("map-room", square=square.name, tile=room.tile), ways, *more]


def _below(descent: DescentView, square: Square, speaker: Speaker) -> list[str]:
    place = speaker.say("map-below", square=square.name, direction=descent.heading)
    gathered = speaker.say("map-gathered", count=descent.count)
    return [place, gathered, *([speaker.say("map-under-hole")] if descent.under_hole else [])]


def _troubles(one: CharacterView, speaker: Speaker) -> list[str]:
    parts = [] if one.plight is Plight.NONE else [speaker.word(one.plight)]
    if one.berserk:
        parts.append(speaker.say("map-berserk"))
    if one.spell:
        parts.append(speaker.say("map-spell", spell=one.spell))
    parts += [speaker.say(f"map-{word}") for card, word in _CURSES.items() if card in one.cards]
    if one.lost_turns:
        parts.append(speaker.say("map-lost-turns", count=one.lost_turns))
    return parts


def _life(one: CharacterView, speaker: Speaker) -> str:
    full = one.sheet.life if one.sheet else one.life
    return speaker.say("map-life", life=one.life, full=full)


def _kit(one: CharacterView, speaker: Speaker) -> list[str]:
    parts: list[str] = []
    if one.ring:
        used = "yes" if one.ring_used else "no"
        parts.append(speaker.say("map-ring", ring=one.ring, used=used))
    if one.sheet and one.sheet.arrows:
        parts.append(speaker.say("map-arrows", arrows=one.arrows))
    parts += [
        speaker.say("map-supply", supply=which.value, left=left) for which, left in one.supplies
    ]
    if one.spent:
        parts.append(speaker.say("map-spent", spells=one.spent))
    parts += _companion(one, speaker)
    if one.wears_amulet:
        parts.append(_amulet(one, speaker))
    cards = tuple(card for card in one.cards if card not in _CURSES)
    return parts + ([speaker.word(cards)] if cards else [])


def _companion(one: CharacterView, speaker: Speaker) -> list[str]:
    if one.sheet is None or Ability.COMPANION not in one.sheet.abilities:
        return []
    if one.companion is None:
        return [speaker.say("map-companion-gone")]
    fallen = "yes" if one.companion.fallen else "no"
    full = house().flame_bright.life
    life = one.companion.life
    return [speaker.say("map-companion", life=life, full=full, fallen=fallen)]


def _amulet(one: CharacterView, speaker: Speaker) -> str:
    # The player on the right may know more, which is told with that player's own sheet.
    return speaker.word(one.amulet) if one.amulet_acts else speaker.say("map-amulet-unknown")


def _piles(view: DungeonView, speaker: Speaker) -> list[str]:
    parts = [
        speaker.say(
            "map-piles",
            tiles=view.tiles_left,
            treasures=view.treasures_left,
            dragon=view.dragon_left,
        )
    ]
    if Box.CATACOMBS in view.boxes:
        parts.append(speaker.say("map-catacomb-pile", cards=view.catacomb_left))
    return parts


def _situation(view: DungeonView, speaker: Speaker) -> list[str]:
    parts: list[str] = []
    if view.fight:
        fight = view.fight
        parts.append(
            speaker.say("map-fight", seat=fight.seat, monster=fight.monster, wounds=fight.wounds)
        )
    if view.in_play:
        parts.append(speaker.say("map-in-play", cards=view.in_play))
    if Dragon.AWAKE in view.dragon_shown:
        parts.append(speaker.say("map-dragon-awake"))
    return parts


def describe_hand(view: DungeonView, speaker: Speaker) -> str:
    """Return the viewer's own hero in words, or what there is to choose from."""
    if view.viewer is None:
        return speaker.say("sheet-nothing")
    if heroes := free_heroes(view):
        return speaker.say("sheet-heroes", heroes=heroes)
    if rings := free_rings(view):
        return speaker.say("sheet-rings", rings=rings)
    one = view.characters[view.viewer]
    lines = [_hero(view, one, speaker)]
    if sheet := one.sheet:
        lines.append(
            speaker.say(
                "sheet-values",
                strength=sheet.strength,
                agility=sheet.agility,
                armour=sheet.armour,
                luck=sheet.luck,
            )
        )
    if one.treasures:
        lines.append(speaker.word(one.treasures))
    if known := [_looked_at(tile, speaker) for tile in view.face_down if tile.tile]:
        lines.append(speaker.say("sheet-face-down", tiles="; ".join(known)))
    if one.runes:
        lines.append(speaker.say("sheet-runes", amulets=one.runes))
    lines += [
        speaker.say("sheet-amulet", seat=other.seat, amulet=other.amulet)
        for other in view.characters
        if other.amulet and other.seat != view.viewer and not other.amulet_acts
    ]
    if view.fight and view.fight.life is not None:
        left = max(0, view.fight.life - view.fight.wounds)
        lines.append(speaker.say("sheet-reader", life=view.fight.life, left=left))
    return "\n".join(lines)


def _looked_at(tile: FaceDownView, speaker: Speaker) -> str:
    return speaker.say("sheet-face-down-tile", square=tile.square.name, tile=tile.tile)


def describe_seat(view: DungeonView, seat: Seat, speaker: Speaker) -> str:
    """Return a hero in one line, what matters most first: a menu may cut off the rest."""
    one = view.characters[seat]
    if one.hero is None:
        return speaker.say("art-no-hero")
    return ", ".join([speaker.word(one.hero), *_fortune(view, one, speaker)])


def free_heroes(view: DungeonView) -> tuple[Hero, ...]:
    """Return whom a viewer without a hero may still hope for; nothing to all others."""
    if view.viewer is None or view.characters[view.viewer].hero is not None:
        return ()
    taken = {one.hero for one in view.characters}
    return tuple(hero for hero in heroes_in(view.boxes) if hero not in taken)


def free_rings(view: DungeonView) -> tuple[Ring, ...]:
    """Return the rings that are left for a viewer who has a hero and no ring yet."""
    if view.viewer is None:
        return ()
    own = view.characters[view.viewer]
    bare = own.hero is not None and Ability.BARE_FINGERS in own.hero.sheet.abilities
    if own.hero is None or own.ring is not None or bare:
        return ()
    taken = {one.ring for one in view.characters}
    return tuple(ring for ring in rings_in(view.boxes) if ring not in taken)
