"""Traps: the trap deck, and the room cards that are traps ("Cartas Trap")."""

from collections.abc import Mapping

from rules.dungeonquest import events
from rules.dungeonquest.cards import Card, RoomCard, TrapCard, card_faces
from rules.dungeonquest.carrying_out import CardRule, carry_out, hurt, hurts
from rules.dungeonquest.catacombs.amulets import floats
from rules.dungeonquest.catacombs.curios import Drop
from rules.dungeonquest.catacombs.descending import fall_down
from rules.dungeonquest.catacombs.going_below import has_catacombs
from rules.dungeonquest.catacombs.passages import WayDown
from rules.dungeonquest.catacombs.spear_trap import spear_trap
from rules.dungeonquest.catacombs.teleporting import sweeps_off
from rules.dungeonquest.dice import d6, die, try_agility
from rules.dungeonquest.events import Trial
from rules.dungeonquest.heroes import Dice, Ring
from rules.dungeonquest.heroes_expansion.flame_bright import (
    TRAPDOORS,
    companion_at_trapdoor,
    companion_under_ceiling,
    senses_trap_card,
)
from rules.dungeonquest.heroes_expansion.magic import time_stands_still
from rules.dungeonquest.heroes_expansion.running import stumble
from rules.dungeonquest.piles import draw, keep
from rules.dungeonquest.questions import NameNumber, UseWarningRing
from rules.dungeonquest.state import Cause, Character, DungeonQuest, Plight
from rules.dungeonquest.ways import Step
from rules.engine.table import Table

GAS = Dice(6, -3)
"""Turns that poison gas costs."""


async def draw_trap_card(table: Table, game: DungeonQuest, character: Character) -> None:
    """Draw a trap card and carry it out.

    Raises:
        HeroFell: it killed the hero.
    """
    card = draw(table, game, TrapCard)
    table.tell(everyone=events.TrapCardDrawn(character.seat, card))
    await carry_out(dict.fromkeys(TrapCard, spring), table, game, character, card)


async def trap_in_room(
    table: Table, game: DungeonQuest, character: Character, card: RoomCard
) -> Step | None:
    """Carry out a room card that is a trap, unless an amulet or the warning ring saves the hero.

    Source: "Anillo Avisador"; "Amuleto de Levitación", "de Teletransportación".

    Returns:
        The step by which a hero is teleported, if so.

    Raises:
        HeroFell: it killed the hero.
    """
    if floats_over_trapdoor(table, game, character, card):
        return None
    if away := sweeps_off(table, game, character):
        return away
    if not await warned(table, character):
        await spring(table, game, character, card)
    return None


def floats_over_trapdoor(
    table: Table, game: DungeonQuest, character: Character, card: Card
) -> bool:
    """Tell whether the amulet of levitation carries a hero over a trapdoor."""
    return card in TRAPDOORS and floats(table, game, character, Drop.TRAPDOOR)


async def spring(table: Table, game: DungeonQuest, character: Character, card: Card) -> None:
    """Do what a trap does; it does more to a hero who runs into it ("Helena la Rápida").

    A trapdoor that was avoided does nothing (ruling 43).

    Raises:
        HeroFell: it killed the hero.
    """
    if time_stands_still(table, character) or senses_trap_card(table, character, card):
        return
    if floats_over_trapdoor(table, game, character, card):
        return
    await TRAPS[card](table, game, character, card)
    if card not in TRAPDOORS or character.burden is Plight.TRAPDOOR:
        await stumble(table, game, character)


async def warned(table: Table, character: Character) -> bool:
    """Let a hero use the warning ring, and tell whether it was used."""
    if not character.has(Ring.WARNING) or not await table.ask(character.seat, UseWarningRing()):
        return False
    character.ring_used = True
    table.tell(everyone=events.WarningRingUsed(character.seat))
    return True


async def cave_in(table: Table, game: DungeonQuest, character: Character, card: Card) -> None:
    """Name a number and be crushed if a D6 shows it; else lose what a second D6 says.

    Source: "Desplome del Techo" among the cards; the tile of that name works in another way.
    """
    named = await table.ask(character.seat, NameNumber(1, 6))
    companion_under_ceiling(table, character, named, card)
    roll = d6(table, "ceiling")
    crushed = roll == named
    table.tell(everyone=events.CeilingFell(character.seat, named, roll, crushed))
    if crushed:
        die(table, game, character, Cause.CAVE_IN)
    await hurt(table, game, character, card, Cause.CAVE_IN)


async def poison_gas(table: Table, game: DungeonQuest, character: Character, card: Card) -> None:
    """Lose life points, and turns by a second roll ("Gas Venenoso").

    A companion rolls for turns too, and the two wait for each other (ruling 48).
    """
    await hurt(table, game, character, card, Cause.POISON_GAS)
    roll = d6(table, "gas-turns")
    if character.accompanied:
        roll = max(roll, d6(table, "gas-turns"))
    lose_turns(table, character, GAS.result(roll, character.sheet), roll)


async def explosion(table: Table, game: DungeonQuest, character: Character, card: Card) -> None:
    """Lose life points and the next turn ("Explosión")."""
    await hurt(table, game, character, card, Cause.EXPLOSION)
    lose_turns(table, character, 1)


async def trapdoor(table: Table, game: DungeonQuest, character: Character, card: Card) -> None:
    """Fall through the floor unless a D12 is within Agility ("Trampilla").

    Where there are catacombs one falls into them, and may still climb out ("Las Catacumbas").
    """
    fell = not await try_agility(table, character, Trial.TRAPDOOR)
    companion_at_trapdoor(table, character, card_faces()[card].harm, hero_fell=fell)
    if not fell:
        return
    keep(game, character, card)
    character.burden = Plight.TRAPDOOR
    await hurt(table, game, character, card, Cause.TRAPDOOR)
    if has_catacombs(game):
        await fall_down(table, game, character, WayDown.TRAPDOOR)


def lose_turns(table: Table, character: Character, turns: int, roll: int = 0) -> None:
    """Lose so many of the coming turns (rulebook 5.3); ``roll`` is 0 if no die says how many."""
    character.lost_turns += turns
    table.tell(everyone=events.TurnsWillBeLost(character.seat, turns, roll))


TRAPS: Mapping[Card, CardRule] = {
    TrapCard.TRAPDOOR: trapdoor,
    TrapCard.POISONOUS_SNAKES: hurts(Cause.POISONOUS_SNAKES),
    TrapCard.POISON_GAS: poison_gas,
    TrapCard.CAVE_IN: cave_in,
    TrapCard.EXPLOSION: explosion,
    TrapCard.CROSSFIRE_TRAP: hurts(Cause.CROSSFIRE_TRAP),
    TrapCard.SPEAR_TRAP: spear_trap,
    RoomCard.TRAPDOOR: trapdoor,
    RoomCard.CAVE_IN: cave_in,
    RoomCard.CROSSFIRE_TRAP: hurts(Cause.CROSSFIRE_TRAP),
    RoomCard.SPEAR_TRAP: spear_trap,
}
