"""Narrow bridges, and the fall from them ("Nuevas Losetas")."""

from rules.dungeonquest.catacombs import events
from rules.dungeonquest.catacombs.amulets import floats
from rules.dungeonquest.catacombs.curios import Drop
from rules.dungeonquest.catacombs.descending import fall_down
from rules.dungeonquest.catacombs.passages import WayDown
from rules.dungeonquest.catacombs.questions import DropTreasures, FollowCompanion, MeetBridge
from rules.dungeonquest.catacombs.spilling import (
    chosen,
    give_up,
    lose_at_random,
    treasures_by_key,
    treasures_of,
)
from rules.dungeonquest.dice import d6, d10, suffer
from rules.dungeonquest.heroes import Dice
from rules.dungeonquest.heroes_expansion import events as told_of_heroes
from rules.dungeonquest.heroes_expansion.flame_bright import (
    abandon_companion,
    companion_suffers,
)
from rules.dungeonquest.heroes_expansion.house import house
from rules.dungeonquest.heroes_expansion.rings import rolls_again
from rules.dungeonquest.questions import Act
from rules.dungeonquest.state import Cause, Character, DungeonQuest, Plight
from rules.engine.table import Table

FALL = Dice(10)
SPILLED = Dice(6, -2)
LOADS = ((9, 3), (5, 2), (1, 1))
"""What so many treasures, or more, add to the roll."""


async def come_to_bridge(table: Table, game: DungeonQuest, character: Character) -> None:
    """Cross a bridge in the turn in which one comes to it, or stay on this side of it.

    Who floats may leave by either end (ruling 71).

    Raises:
        HeroFell: the fall killed the hero.
    """
    if floats(table, game, character, Drop.BRIDGE):
        character.came_by = None
        await companion_follows_over(table, game, character)
        return
    if await decides_to_cross(table, game, character, acts=(Act.CROSS, Act.STAY)):
        await cross(table, game, character)
    else:
        table.tell(everyone=events.BridgeLeft(character.seat))
        character.peril = Plight.BRIDGE


async def cross_again(table: Table, game: DungeonQuest, character: Character) -> None:
    """Cross a bridge in place of a move, from whichever side (ruling 71).

    Raises:
        HeroFell: the fall killed the hero.
    """
    character.peril = Plight.NONE
    await decides_to_cross(table, game, character, acts=(Act.CROSS,))
    await cross(table, game, character)


async def decides_to_cross(
    table: Table, game: DungeonQuest, character: Character, *, acts: tuple[Act, ...]
) -> bool:
    """Ask whether to cross, if there is a choice; treasures may be laid down first."""
    while True:
        load = len(treasures_of(character))
        offered = (*acts, Act.DROP) if load else acts
        if offered == (Act.CROSS,):
            return True
        agility = character.sheet.agility
        question = MeetBridge(offered, load, burdened(load), agility, character.life)
        act = await table.ask(character.seat, question)
        if act is not Act.DROP:
            return act is Act.CROSS
        await drop_treasures(table, game, character)


async def drop_treasures(table: Table, game: DungeonQuest, character: Character) -> None:
    """Lay down treasures for good before crossing."""
    keys = tuple(treasures_by_key(character))
    dropped = await table.ask(character.seat, DropTreasures(keys, 1, len(keys)))
    given = give_up(table, game, character, chosen(character, dropped))
    table.tell(everyone=events.TreasuresDropped(character.seat, *given, given.gold))


def burdened(load: int) -> int:
    """Return what so many treasure cards and tokens add to the roll."""
    return next((more for least, more in LOADS if load >= least), 0)


async def cross(table: Table, game: DungeonQuest, character: Character) -> None:
    """Roll a D10, and more with treasures, against Agility; a companion rolls for itself.

    Raises:
        HeroFell: the fall killed the hero.
    """
    if await try_bridge(table, character):
        character.crossed = not character.crossed
        await companion_follows_over(table, game, character)
    else:
        await fall_off(table, game, character)


async def land_on_bridge(table: Table, game: DungeonQuest, character: Character) -> None:
    """Come to a bridge through the air, and fall, unless an amulet carries the hero.

    Source: "Amuleto de Teletransportación".

    Raises:
        HeroFell: the fall killed the hero.
    """
    if not floats(table, game, character, Drop.BRIDGE):
        await fall_off(table, game, character)


async def fall_off(table: Table, game: DungeonQuest, character: Character) -> None:
    """Fall from a bridge into the catacombs; a companion falls, or jumps after the hero.

    Raises:
        HeroFell: the fall killed the hero.
    """
    if character.accompanied and companion_crosses(table, character):
        table.tell(everyone=told_of_heroes.CompanionJumped(character.seat))
    elif character.accompanied:
        companion_suffers(table, character, Cause.BRIDGE, FALL)
    await suffer(table, game, character, Cause.BRIDGE, FALL)
    roll = d6(table, "spill")
    count = SPILLED.result(roll, character.sheet)
    table.tell(everyone=events.SpillRolled(character.seat, roll, count))
    lose_at_random(table, game, character, count)
    await fall_down(table, game, character, WayDown.BRIDGE)


async def try_bridge(table: Table, character: Character) -> bool:
    """Roll for a hero on a bridge."""
    load = len(treasures_of(character))
    roll, more, agility = d10(table, "bridge"), burdened(load), character.sheet.agility
    passed = roll + more <= agility
    tried = events.BridgeTried(character.seat, roll, load, more, roll + more, agility, passed)
    table.tell(everyone=tried)
    if passed or not await rolls_again(table, character, roll):
        return passed
    return await try_bridge(table, character)


def companion_crosses(table: Table, character: Character) -> bool:
    """Roll for a companion on a bridge; it carries no treasure."""
    roll, agility = d10(table, "companion-bridge"), house().flame_bright.agility
    passed = roll <= agility
    table.tell(everyone=events.CompanionTriedBridge(character.seat, roll, agility, passed))
    return passed


async def companion_follows_over(table: Table, game: DungeonQuest, character: Character) -> None:
    """Have a companion follow a hero over; if it falls, she may climb down after it.

    Who climbs down loses neither life points nor treasure ("Héroes y Catacumbas").
    """
    if not character.accompanied or companion_crosses(table, character):
        return
    companion_suffers(table, character, Cause.BRIDGE, FALL)
    companion = character.companion
    if companion is None:
        return
    companion.fallen = True
    if await table.ask(character.seat, FollowCompanion(companion.life)):
        await fall_down(table, game, character, WayDown.COMPANION)
    else:
        abandon_companion(table, character)
