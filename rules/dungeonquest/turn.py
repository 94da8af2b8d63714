"""Rounds and turns (rulebook 5)."""

from collections.abc import Callable, Coroutine, Mapping
from contextlib import suppress
from typing import Any, TypeAlias

from rules.dungeonquest import events
from rules.dungeonquest.cards import CorpseCard
from rules.dungeonquest.catacombs.amulets import has_no_depth
from rules.dungeonquest.catacombs.bridge import cross_again
from rules.dungeonquest.catacombs.catacomb_cards import draw_catacomb_card
from rules.dungeonquest.catacombs.chests import see_daylight
from rules.dungeonquest.catacombs.coming_up import try_hole
from rules.dungeonquest.catacombs.cursed_turns import begin_cursed_turn
from rules.dungeonquest.catacombs.descending import go_down, may_go_down
from rules.dungeonquest.catacombs.going_below import leave_room_above
from rules.dungeonquest.catacombs.ill_omens import can_tear_off, tear_off
from rules.dungeonquest.catacombs.spell_book import can_read, read_book
from rules.dungeonquest.catacombs.teleporting import can_teleport, use_teleportation_ring
from rules.dungeonquest.catacombs.web import burn_web, force_web
from rules.dungeonquest.chamber import chamber_exits, chamber_left
from rules.dungeonquest.dice import HeroFell, d6, lay_down_burden, try_agility
from rules.dungeonquest.ending import result
from rules.dungeonquest.events import Groping, Trial
from rules.dungeonquest.finds import drink, potion_of
from rules.dungeonquest.heroes import Ability, Ring
from rules.dungeonquest.heroes_expansion import events as told
from rules.dungeonquest.heroes_expansion.berserk import begin_berserk_turn, can_rage, rage
from rules.dungeonquest.heroes_expansion.flame_bright import companion_climbs
from rules.dungeonquest.heroes_expansion.helm import can_meditate, meditate
from rules.dungeonquest.heroes_expansion.leading import led
from rules.dungeonquest.heroes_expansion.magic import can_cast
from rules.dungeonquest.heroes_expansion.moods import Trigger
from rules.dungeonquest.heroes_expansion.running import runs
from rules.dungeonquest.heroes_expansion.salve import (
    salve_companion,
    salve_herself,
    salves_now,
)
from rules.dungeonquest.heroes_expansion.spellbook import Spell
from rules.dungeonquest.heroes_expansion.spells_in_turn import (
    CASTINGS,
    has_another_turn,
    keep_invisibility,
    lay_down,
    pass_wall,
    spells_now,
    time_runs_again,
    walls_to_pass,
)
from rules.dungeonquest.heroes_expansion.thorough_search import search_twice
from rules.dungeonquest.questions import Act, Danger, TakeTurn
from rules.dungeonquest.searching import search_room
from rules.dungeonquest.setup import prepare
from rules.dungeonquest.spider import held_by_spider, name_numbers
from rules.dungeonquest.squares import TOWERS, ChamberExit, Direction, Gate
from rules.dungeonquest.state import ROUNDS, Character, DungeonQuest, Fate, Plight
from rules.dungeonquest.tiles import Room, TileKind
from rules.dungeonquest.travel import (
    amulet_wakes_dragon,
    leave_castle,
    travel,
    treasure_chamber,
)
from rules.dungeonquest.ways import Gait, Step, directions, gates, is_open
from rules.engine.questions import Branches, Key, Path
from rules.engine.rulebook import Result
from rules.engine.table import Table

MOST_SEARCHES = 2
HEALING = 5
NEVER_SEARCHED = frozenset(
    {
        TileKind.CORRIDOR,
        TileKind.ROTATING_ROOM,
        TileKind.TRAP,
        TileKind.DARK_CHAMBER,
        TileKind.PIT,
        TileKind.CHASM,
        TileKind.BRIDGE,
        TileKind.WEB,
    }
)
"""Where one cannot search, beside towers and the treasure chamber (rulebook 5.2)."""

Acts: TypeAlias = dict[Key, Branches | None]


async def play(table: Table, game: DungeonQuest) -> Result:
    """Play a whole game."""
    await prepare(table, game)
    return await take_rounds(table, game)


async def take_rounds(table: Table, game: DungeonQuest) -> Result:
    """Play rounds until the sun has set, or nobody is left in the castle (rulebook 5)."""
    assert game.first is not None  # noqa: S101  found while setting up
    while any(one.inside for one in game.characters):
        game.sun += 1
        if game.sun > ROUNDS:
            break
        table.tell(everyone=events.RoundBegan(game.sun, ROUNDS + 1 - game.sun))
        for character in game.clockwise(game.first):
            if character.inside:
                await take_turn(table, game, character)
    return await result(table, game)


async def take_turn(table: Table, game: DungeonQuest, character: Character) -> None:
    """Take one hero's turn (rulebook 5.2)."""
    game.turn = character.seat
    with suppress(HeroFell):
        await take_one_turn(table, game, character)
        while await has_another_turn(table, game, character):
            await take_one_turn(table, game, character)
    if character.still and not character.inside:
        time_runs_again(table, game, character)
    chamber_left(table, game)
    if character.fate is Fate.OUT:
        await see_daylight(table, game, character)


async def take_one_turn(table: Table, game: DungeonQuest, character: Character) -> None:
    """Take a turn; a hero who stops the time takes several ("Azoth el Sincara").

    Raises:
        HeroFell: the hero died in it.
    """
    character.busied = character.running = character.refused = character.has_read = False
    place = character.here.name
    table.tell(everyone=events.TurnBegan(character.seat, character.played, place))
    begin_berserk_turn(table, game, character)
    await begin_cursed_turn(table, game, character)
    if character.burden is Plight.NONE:
        companion_climbs(table, character, rope=CorpseCard.ROPE in character.held)
    await keep_invisibility(table, character)
    was_there = character.in_chamber
    await travel(table, game, character, await act(table, game, character))
    if not was_there:
        await settle_in_chamber(table, game, character)


async def settle_in_chamber(table: Table, game: DungeonQuest, character: Character) -> None:
    """See what an amulet does to a hero who came into the chamber by no exit (ruling 74)."""
    if character.inside and character.in_chamber and character.came_by is None:
        await amulet_wakes_dragon(table, game, character)


async def act(table: Table, game: DungeonQuest, character: Character) -> Step | None:
    """Deal with what holds the hero, then move, search or wait.

    Returns:
        Where the hero goes.

    Raises:
        HeroFell: the hero died of it.
    """
    if character.lost_turns:
        lose_turn(table, character)
        return None
    burden = character.burden
    if burden in BURDENS and not await BURDENS[burden](table, game, character):
        return None
    if character.below:
        await travel_below(table, game, character)
        return None
    return await PERILS[character.peril](table, game, character)


def lose_turn(table: Table, character: Character) -> None:
    """Do nothing at all (rulebook 5.3)."""
    character.lost_turns -= 1
    character.searches = 0
    table.tell(everyone=events.TurnLost(character.seat, character.lost_turns))
    if character.spell is Spell.FIREBALL:
        lay_down(table, character)


async def choose_act(
    table: Table, game: DungeonQuest, character: Character, acts: Acts
) -> Path | None:
    """Ask for an act; a potion may be drunk first, and a healing ring used instead.

    Where there is but one thing to do, it is not asked for.

    Returns:
        The act; None if the turn is over.

    Raises:
        HeroFell: the potion was deadly.
    """
    while True:
        offered = acts | refreshments(character)
        if tuple(offered.values()) == (None,):
            return tuple(offered)
        question = TakeTurn(
            offered,
            plight=character.plight,
            place=character.here.name,
            chamber=character.in_chamber,
            searches=character.searches,
            rounds_left=ROUNDS + 1 - game.sun,
            life=character.life,
            below=character.below,
        )
        answer = await table.ask(character.seat, question)
        if answer[0] in RESTS:
            RESTS[answer[0]](table, character)
            return None
        if answer[0] is Act.READ_BOOK:
            await read_book(table, game, character)
            if not character.inside:
                return None
            continue
        if answer[0] is Act.RAGE:
            rage(table, character, Trigger.WILL)
            acts = sane_or_not(character, acts)
            continue
        if answer[0] in CASTINGS:
            await CASTINGS[answer[0]](table, character)
            continue
        if answer[0] is not Act.DRINK:
            return answer
        if potion := potion_of(character):
            drink(table, game, character, potion)


def sane_or_not(character: Character, acts: Acts) -> Acts:
    """Return what is left to do: who went berserk neither searches nor goes down by choice.

    Source: "Fhyll Hachaloca"; "Héroes y Catacumbas".
    """
    if not character.berserk:
        return acts
    left = {act: below for act, below in acts.items() if act not in NEVER_BERSERK}
    return left or {Act.WAIT: None}


def refreshments(character: Character) -> Acts:
    """Return what a hero can do for its life points as a turn begins ("Poción", rings)."""
    acts: Acts = {}
    if character.busied:
        return dict.fromkeys(at_any_time(character))
    if can_read(character):
        acts[Act.READ_BOOK] = None
    if potion_of(character):
        acts[Act.DRINK] = None
    if character.has(Ring.HEALING) and character.life < character.sheet.life:
        acts[Act.HEAL] = None
    if can_meditate(character):
        acts[Act.MEDITATE] = None
    if can_rage(character):
        acts[Act.RAGE] = None
    acts |= dict.fromkeys([*spells_now(character), *salves_now(character)])
    return acts


def at_any_time(character: Character) -> list[Act]:
    """Return what a hero can do even later in its turn ("Fhyll Hachaloca", "Azoth el Sincara")."""
    acts = [Act.RAGE] if can_rage(character) else []
    return [*acts, Act.INVISIBILITY] if can_cast(character, Spell.INVISIBILITY) else acts


def heal(table: Table, character: Character) -> None:
    """Win back up to five life points, instead of a turn ("Anillo Sanador")."""
    character.ring_used = True
    character.searches = 0
    healed = min(HEALING, character.sheet.life - character.life)
    character.life += healed
    table.tell(everyone=events.HealingRingUsed(character.seat, healed, character.life))


RESTS: Mapping[Act, Callable[[Table, Character], None]] = {
    Act.HEAL: heal,
    Act.MEDITATE: meditate,
    Act.SALVE: salve_herself,
    Act.SALVE_COMPANION: salve_companion,
}
"""What a hero does for its life points in place of a turn."""


async def climb_out(table: Table, game: DungeonQuest, character: Character) -> bool:
    """Climb out of a trapdoor, by rope or by a D12 within Agility ("Trampilla", "Cuerda").

    Raises:
        HeroFell: a potion drunk before was deadly.
    """
    answer = await choose_act(table, game, character, ways_out_of_trapdoor(game, character))
    if answer is None:
        return False
    if answer[0] is Act.TRAVEL:
        lay_down_burden(game, character)
        leave_room_above(character)
        await draw_catacomb_card(table, game, character)
        return False
    if CorpseCard.ROPE in character.held:
        table.tell(everyone=events.ClimbedOutByRope(character.seat))
        companion_climbs(table, character, rope=True)
    else:
        companion_climbs(table, character)
        if not await try_agility(table, character, Trial.CLIMB):
            return False
    lay_down_burden(game, character)
    character.descent = None
    character.busied = True
    return True


def ways_out_of_trapdoor(game: DungeonQuest, character: Character) -> Acts:
    """Return how a hero gets out of a trapdoor: up, or along the catacombs if there are any.

    Nobody climbs up where another hero stands meanwhile (ruling 72).
    """
    acts: Acts = {}
    if not character.below or not game.at(character.here):
        acts[Act.CLIMB] = None
    if character.below:
        acts[Act.TRAVEL] = None
    return acts


async def travel_below(table: Table, game: DungeonQuest, character: Character) -> None:
    """Draw a catacomb card, or try once more to get out by a hole ("Las Catacumbas").

    The amulet of death may be torn off in place of that (ruling 77).

    Raises:
        HeroFell: it killed the hero.
    """
    acts: Acts = {Act.TRAVEL: None}
    if character.descent is not None and character.descent.under_hole:
        acts[Act.TRY_HOLE] = None
    if can_tear_off(character):
        acts[Act.TEAR_OFF] = None
    answer = await choose_act(table, game, character, acts)
    if answer is not None:
        await BELOW[answer[0]](table, game, character)


BELOW: Mapping[Act, Callable[[Table, DungeonQuest, Character], Coroutine[Any, Any, None]]] = {
    Act.TRAVEL: draw_catacomb_card,
    Act.TRY_HOLE: try_hole,
    Act.TEAR_OFF: tear_off,
}
"""What a hero does in a turn in the catacombs."""


async def relight_torch(table: Table, game: DungeonQuest, character: Character) -> bool:
    """Light the torch again, by one of three numbers ("Tu Antorcha se Apaga").

    Raises:
        HeroFell: a potion drunk before was deadly.
    """
    if await choose_act(table, game, character, {Act.RELIGHT: None}) is None:
        return False
    if not await name_numbers(table, character, Danger.NO_TORCH):
        return False
    lay_down_burden(game, character)
    character.busied = True
    return True


async def ordinary_turn(table: Table, game: DungeonQuest, character: Character) -> Step | None:
    """Move, search or wait (rulebook 5.2 and 5.3).

    Raises:
        HeroFell: it killed the hero.
    """
    if character.led and (step := await led(table, game, character)):
        return step
    acts = ordinary_acts(game, character)
    stuck = tuple(acts) == (Act.WAIT,)
    if stuck and not refreshments(character):
        wait(table, character, stuck=True)
        return None
    answer = await choose_act(table, game, character, acts)
    if answer is None:
        return None
    chosen: Act = answer[0]
    if chosen in SEARCHES:
        character.searches += 1
        return await SEARCHES[chosen](table, game, character)
    character.searches = 0
    if chosen in GOINGS:
        return GOINGS[chosen](table, character, *answer[1:])
    if chosen in STAYINGS:
        await STAYINGS[chosen](table, game, character)
    elif chosen is Act.STAY:
        await treasure_chamber(table, game, character, stayed=True)
    elif chosen is Act.LEAVE_CASTLE:
        leave_castle(table, character)
    else:
        wait(table, character, stuck=stuck)
    return None


SEARCHES: Mapping[
    Act, Callable[[Table, DungeonQuest, Character], Coroutine[Any, Any, Step | None]]
] = {Act.SEARCH: search_room, Act.SEARCH_TWICE: search_twice}
"""How a room is searched."""

NEVER_BERSERK = frozenset({*SEARCHES, Act.GO_DOWN})
"""What a hero who went berserk does not do."""

STAYINGS: Mapping[Act, Callable[[Table, DungeonQuest, Character], Coroutine[Any, Any, None]]] = {
    Act.GO_DOWN: go_down,
    Act.CROSS: cross_again,
    Act.TEAR_OFF: tear_off,
}
"""What a hero does where no gate leads: goes below or over a bridge, tears an amulet off."""


def move(_table: Table, character: Character, way: Direction) -> Step:
    """Move to the next square (rulebook 5.2)."""
    return Step(Gate(character.here, way))


def run(table: Table, character: Character, way: Direction | ChamberExit) -> Step:
    """Run over two tiles ("Helena la Rápida")."""
    character.running = True
    table.tell(everyone=told.RunBegan(character.seat))
    gate = way.gate if isinstance(way, ChamberExit) else Gate(character.here, way)
    return Step(gate, Gait.RUN)


def leave_chamber(_table: Table, _character: Character, way: ChamberExit) -> Step:
    """Leave the treasure chamber (rulebook 9.1)."""
    return Step(way.gate)


GOINGS: Mapping[Act, Callable[..., Step | None]] = {
    Act.MOVE: move,
    Act.RUN: run,
    Act.LEAVE_CHAMBER: leave_chamber,
    Act.PASSWALL: pass_wall,
    Act.TELEPORT: use_teleportation_ring,
}
"""How a hero goes elsewhere."""


def ordinary_acts(game: DungeonQuest, character: Character) -> Acts:
    """Return what a hero may do in an ordinary turn; who can do nothing else can wait (5.3 B)."""
    acts: Acts = {}
    if character.in_chamber:
        acts[Act.STAY] = None
        if exits := chamber_exits(game, character):
            acts[Act.LEAVE_CHAMBER] = exits
    elif ways := gates(game, character):
        acts[Act.MOVE] = directions(ways)
    if ways_to_run := runs(game, character):
        acts[Act.RUN] = ways_to_run
    if walls := walls_to_pass(game, character):
        acts[Act.PASSWALL] = walls
    acts |= dict.fromkeys(act for act, able in IN_SOME_ROOMS.items() if able(game, character))
    if character.here in TOWERS and character.ventured:
        acts[Act.LEAVE_CASTLE] = None
    acts |= dict.fromkeys(act for act, able in IN_PLACE_OF_A_TURN.items() if able(character))
    if not acts or may_wait(game, character, can_move=Act.MOVE in acts):
        acts[Act.WAIT] = None
    return acts


def may_search_twice(game: DungeonQuest, character: Character) -> bool:
    """Tell whether a hero may draw two search cards at once ("Rildo el Astuto")."""
    return character.can(Ability.THOROUGH_SEARCH) and may_search(game, character)


IN_PLACE_OF_A_TURN: Mapping[Act, Callable[[Character], bool]] = {
    Act.TELEPORT: can_teleport,
    Act.TEAR_OFF: can_tear_off,
}
"""What a ring or an amulet lets a hero do."""


def may_search(game: DungeonQuest, character: Character) -> bool:
    """Tell whether a hero may search here: twice in a row at most (rulebook 5.2).

    In the light of a sun sphere a dark chamber is a room like any other ("Sarellia").
    """
    room = game.rooms.get(character.here)
    if room is None or not character.careful:
        return False
    lit = room.kind is TileKind.DARK_CHAMBER and character.can(Ability.SUN_SPHERE)
    flat = has_no_depth(character, room.kind)
    searchable = lit or flat or room.kind not in NEVER_SEARCHED
    return searchable and character.searches < MOST_SEARCHES


def may_cross(game: DungeonQuest, character: Character) -> bool:
    """Tell whether a hero who has come over a bridge may cross it once more (ruling 71)."""
    room = game.rooms.get(character.here)
    on_one_side = character.came_by is not None
    return room is not None and room.kind is TileKind.BRIDGE and on_one_side


IN_SOME_ROOMS: Mapping[Act, Callable[[DungeonQuest, Character], bool]] = {
    Act.SEARCH: may_search,
    Act.SEARCH_TWICE: may_search_twice,
    Act.GO_DOWN: may_go_down,
    Act.CROSS: may_cross,
}
"""What a hero may do where it stands."""


def may_wait(game: DungeonQuest, character: Character, *, can_move: bool) -> bool:
    """Tell whether a hero may lose a turn of its own will.

    Source: rulebook 5.3 C; not after two searches if it can move (5.2); "Pozo sin Fondo".
    """
    room = game.rooms.get(character.here)
    if room and room.kind is TileKind.PIT and not has_no_depth(character, room.kind):
        return False
    return not (can_move and character.searches >= MOST_SEARCHES)


def wait(table: Table, character: Character, *, stuck: bool) -> None:
    """Lose the turn, because one wants to or can do nothing else (rulebook 5.3)."""
    character.searches = 0
    table.tell(everyone=events.Waited(character.seat, stuck))


async def before_bridge(table: Table, game: DungeonQuest, character: Character) -> Step | None:
    """Go back from a bridge that one did not cross ("Nuevas Losetas").

    Who cannot go back may try the bridge after all (ruling 71).

    Raises:
        HeroFell: a potion drunk before was deadly, or the fall from the bridge.
    """
    ways = directions(gates(game, character))
    acts: Acts = {Act.MOVE: ways} if ways else {Act.CROSS: None}
    answer = await choose_act(table, game, character, acts)
    if answer is None:
        return None
    if answer[0] is Act.MOVE:
        return Step(Gate(character.here, answer[1]))
    await cross_again(table, game, character)
    return None


async def in_web(table: Table, game: DungeonQuest, character: Character) -> Step | None:
    """Force one's way through a web, burn it, or go back; who is stuck cannot go back.

    Who gets through takes its turn as usual (ruling 73). Who is sent back goes back; who is sent
    elsewhere has to get through first (ruling 46). Source: "Nuevas Losetas".

    Raises:
        HeroFell: the turn that follows killed the hero.
    """
    acts: Acts = {Act.FORCE: None}
    back = way_of_retreat(game, character) if character.peril is Plight.WEB else None
    if character.led and (sent := await led(table, game, character)):
        through = sent.gate == back or await force_web(table, character)
        return sent if through else None
    if back:
        acts[Act.RETREAT] = None
    if can_cast(character, Spell.FIREBALL):
        acts[Act.FIREBALL] = None
    answer = await choose_act(table, game, character, acts)
    if answer is None:
        return None
    if answer[0] is Act.RETREAT and back:
        return Step(back)
    if answer[0] is Act.FIREBALL:
        burn_web(table, game, character)
        return None
    if not await force_web(table, character):
        return None
    character.busied = True
    return await ordinary_turn(table, game, character)


def way_of_retreat(game: DungeonQuest, character: Character) -> Gate | None:
    """Return the way by which a hero came in, if it can go back by it."""
    back = Gate(character.here, character.came_by) if character.came_by else None
    return back if back and is_open(game, back) else None


async def crumbling_ceiling(table: Table, game: DungeonQuest, character: Character) -> Step | None:
    """Retreat, or roll a D12 against Agility and go on ("Desplome del Techo", the tile).

    Who is sent back retreats; who is sent elsewhere has to roll first (ruling 46).

    Raises:
        HeroFell: the turn that follows killed the hero.
    """
    acts: Acts = {Act.BRAVE: None}
    back = way_of_retreat(game, character)
    if character.led and (sent := await led(table, game, character)):
        through = sent.gate == back or await braves_ceiling(table, character)
        return sent if through else None
    if back:
        acts[Act.RETREAT] = None
    answer = await choose_act(table, game, character, acts)
    if answer is None:
        return None
    if answer[0] is Act.RETREAT and back:
        return Step(back)
    if not await braves_ceiling(table, character):
        return None
    return await ordinary_turn(table, game, character)


async def braves_ceiling(table: Table, character: Character) -> bool:
    """Roll a D12 against Agility; who passes is safe from the ceiling as long as it stays."""
    if not await try_agility(table, character, Trial.CAVE_IN):
        return False
    character.peril = Plight.NONE
    character.busied = True
    return True


async def grope(table: Table, game: DungeonQuest, character: Character) -> Step | None:
    """Find an exit of a dark chamber by D6 ("Cámara Oscura").

    Raises:
        HeroFell: a potion drunk before was deadly.
    """
    if await choose_act(table, game, character, {Act.GROPE: None}) is None:
        return None
    room, entry = game.rooms[character.here], character.came_by
    assert entry is not None  # noqa: S101  nobody starts in a dark chamber
    roll = d6(table, "dark-chamber")
    if len(room.exits()) == THREE_EXITS:
        groping = (Groping.BACK, Groping.CLOCKWISE, Groping.ANTICLOCKWISE)[(roll - 1) // 2]
    else:
        groping = (Groping.BACK, Groping.OTHER)[(roll - 1) // 3]
    gate = Gate(character.here, found_exit(room, entry, groping))
    blocked = not is_open(game, gate)
    table.tell(everyone=events.GropedForExit(character.seat, roll, groping, blocked))
    return None if blocked else Step(gate)


def found_exit(room: Room, entry: Direction, groping: Groping) -> Direction:
    """Return the side of a dark chamber that a hero gropes to.

    A hero who came in by a secret door gropes back to a wall (ruling 13).
    """
    turns = GROPINGS[groping]
    return next(way for way in map(entry.turned, turns) if way in room.exits() or not turns[0])


GROPINGS = {
    Groping.BACK: (0,),
    Groping.OTHER: (1, 2, 3),
    Groping.CLOCKWISE: (1, 2, 3),
    Groping.ANTICLOCKWISE: (3, 2, 1),
}
"""The sides that are tried, in quarter turns clockwise from where the hero came in."""

THREE_EXITS = 3

BURDENS: Mapping[Plight, Callable[[Table, DungeonQuest, Character], Coroutine[Any, Any, bool]]] = {
    Plight.GIANT_SPIDER: held_by_spider,
    Plight.TRAPDOOR: climb_out,
    Plight.NO_TORCH: relight_torch,
}
"""What a hero does about a card that holds it; true if a turn as usual follows."""

PERILS: Mapping[
    Plight, Callable[[Table, DungeonQuest, Character], Coroutine[Any, Any, Step | None]]
] = {
    Plight.NONE: ordinary_turn,
    Plight.CAVE_IN: crumbling_ceiling,
    Plight.DARK_CHAMBER: grope,
    Plight.BRIDGE: before_bridge,
    Plight.WEB: in_web,
    Plight.STUCK_IN_WEB: in_web,
}
"""How a turn goes in a room that does something to heroes."""
