"""The room deck: what waits in an ordinary room ("Cartas Room")."""

from collections.abc import Mapping

from rules.dungeonquest import events
from rules.dungeonquest.cards import RoomCard
from rules.dungeonquest.carrying_out import CardRule, carry_out, hurts, nothing
from rules.dungeonquest.catacombs.amulets import commands
from rules.dungeonquest.catacombs.descending import passage_down
from rules.dungeonquest.catacombs.finding_amulets import find_amulet
from rules.dungeonquest.catacombs.shadow import shadow_of_doom
from rules.dungeonquest.catacombs.snotlings import snotlings
from rules.dungeonquest.catacombs.vampire import vampire
from rules.dungeonquest.dice import d6
from rules.dungeonquest.encounters import monster, sneak_attack
from rules.dungeonquest.events import Turning
from rules.dungeonquest.finds import find_potion, find_treasure
from rules.dungeonquest.heroes import Ability
from rules.dungeonquest.heroes_expansion import events as told
from rules.dungeonquest.heroes_expansion.berserk import calm_down
from rules.dungeonquest.heroes_expansion.shadows import stays_hidden
from rules.dungeonquest.monsters import Monster
from rules.dungeonquest.piles import draw, keep
from rules.dungeonquest.searching import crypt, dead_adventurer
from rules.dungeonquest.spider import giant_spider
from rules.dungeonquest.state import Cause, Character, DungeonQuest, Plight
from rules.dungeonquest.tiles import TileKind
from rules.dungeonquest.traps import trap_in_room
from rules.dungeonquest.ways import Step
from rules.engine.table import Table

TURNINGS = (Turning.CLOCKWISE, Turning.HALF, Turning.ANTICLOCKWISE)
"""What the wizard's curse does on 1-2, 3-4 and 5-6."""

QUARTERS = {Turning.CLOCKWISE: 1, Turning.HALF: 2, Turning.ANTICLOCKWISE: 3}


async def draw_room_card(table: Table, game: DungeonQuest, character: Character) -> Step | None:
    """Draw a room card and carry it out (rulebook 6.3).

    Raises:
        HeroFell: it killed the hero.
    """
    card = draw(table, game, RoomCard)
    table.tell(everyone=events.RoomCardDrawn(character.seat, card))
    return await carry_out(ROOM_RULES, table, game, character, card)


async def meet_monster(
    table: Table, game: DungeonQuest, character: Character, card: RoomCard
) -> Step | None:
    """Meet the monster on the card (rulebook 8.1)."""
    if commands(table, game, character, MONSTERS[card]):
        return None
    if await stays_hidden(table, game, character, MONSTERS[card]):
        return None
    return await monster(table, game, character, MONSTERS[card])


async def meet_sneak_attack(
    table: Table, game: DungeonQuest, character: Character, card: RoomCard
) -> Step | None:
    """Be attacked by surprise ("Ataque por Sorpresa")."""
    if commands(table, game, character, MONSTERS[card]):
        return None
    return await sneak_attack(table, game, character, MONSTERS[card])


async def torch_goes_out(
    table: Table, game: DungeonQuest, character: Character, card: RoomCard
) -> None:
    """Stand in the dark until the torch burns again ("Tu Antorcha se Apaga").

    Raises:
        HeroFell: a berserk hero came to its senses, and died of it.
    """
    if character.can(Ability.SUN_SPHERE):
        table.tell(everyone=told.SunSphereShone(character.seat))
        return
    calm_down(table, game, character)
    keep(game, character, card)
    character.burden = Plight.NO_TORCH


async def wizards_curse(
    table: Table, game: DungeonQuest, character: Character, _card: RoomCard
) -> None:
    """Turn all corridors in the dungeon ("Maldición del Mago")."""
    roll = d6(table, "wizards-curse")
    turning = TURNINGS[(roll - 1) // 2]
    corridors = [room for room in game.rooms.values() if room.kind is TileKind.CORRIDOR]
    for corridor in corridors:
        corridor.rotate(QUARTERS[turning])
    table.tell(everyone=events.CorridorsTurned(character.seat, roll, turning, len(corridors)))


MONSTERS = {
    RoomCard.GOBLIN: Monster.GOBLIN,
    RoomCard.ORC: Monster.ORC,
    RoomCard.MOUNTAIN_TROLL: Monster.MOUNTAIN_TROLL,
    RoomCard.DEATH_WARRIOR: Monster.DEATH_WARRIOR,
    RoomCard.CHAMPION_OF_CHAOS: Monster.CHAMPION_OF_CHAOS,
    RoomCard.SNEAK_ATTACK_ORC: Monster.ORC,
    RoomCard.SNEAK_ATTACK_DEATH_WARRIOR: Monster.DEATH_WARRIOR,
    RoomCard.SNEAK_ATTACK_MOUNTAIN_TROLL: Monster.MOUNTAIN_TROLL,
}

ROOM_RULES: Mapping[RoomCard, CardRule] = {
    RoomCard.EMPTY: nothing,
    RoomCard.CRYPT: crypt,
    RoomCard.DEAD_ADVENTURER: dead_adventurer,
    RoomCard.GOBLIN: meet_monster,
    RoomCard.ORC: meet_monster,
    RoomCard.MOUNTAIN_TROLL: meet_monster,
    RoomCard.DEATH_WARRIOR: meet_monster,
    RoomCard.CHAMPION_OF_CHAOS: meet_monster,
    RoomCard.SNEAK_ATTACK_ORC: meet_sneak_attack,
    RoomCard.SNEAK_ATTACK_DEATH_WARRIOR: meet_sneak_attack,
    RoomCard.SNEAK_ATTACK_MOUNTAIN_TROLL: meet_sneak_attack,
    RoomCard.GIANT_SPIDER: giant_spider,
    RoomCard.VAMPIRE_BATS: hurts(Cause.VAMPIRE_BATS),
    RoomCard.TORCH_GOES_OUT: torch_goes_out,
    RoomCard.CAVE_IN: trap_in_room,
    RoomCard.CROSSFIRE_TRAP: trap_in_room,
    RoomCard.TRAPDOOR: trap_in_room,
    RoomCard.WIZARDS_CURSE: wizards_curse,
    RoomCard.POTION: find_potion,
    RoomCard.BRACELET: find_treasure,
    RoomCard.JEWELLERY: find_treasure,
    RoomCard.AMULET: find_amulet,
    RoomCard.PASSAGE_DOWN: passage_down,
    RoomCard.SHADOW_OF_DOOM: shadow_of_doom,
    RoomCard.SPEAR_TRAP: trap_in_room,
    RoomCard.VAMPIRE: vampire,
    RoomCard.SNOTLINGS: snotlings,
}
