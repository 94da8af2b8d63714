"""Serellia's companion Flame Bright: what befalls it, doors, traps, pits and combat.

Source: "Sarellia de Zimendell". While it is beside her it fights for her and her Agility is
higher; see `Character.companion` and `Character.sheet`.
"""

from rules.dungeonquest.cards import Card, RoomCard, TrapCard, card_faces
from rules.dungeonquest.dice import d6, d10, d12
from rules.dungeonquest.events import Trial
from rules.dungeonquest.heroes import Dice
from rules.dungeonquest.heroes_expansion import events
from rules.dungeonquest.heroes_expansion.house import house
from rules.dungeonquest.heroes_expansion.questions import SendCompanion
from rules.dungeonquest.heroes_expansion.unarmed import monster_roll
from rules.dungeonquest.state import Cause, Character, Fight
from rules.engine.table import Table

TRAPDOORS: frozenset[Card] = frozenset({RoomCard.TRAPDOOR, TrapCard.TRAPDOOR})
CEILINGS: frozenset[Card] = frozenset({RoomCard.CAVE_IN, TrapCard.CAVE_IN})


def companion_suffers(table: Table, character: Character, cause: Cause, dice: Dice) -> None:
    """Roll for the life points that something costs a companion; it may die of it."""
    companion = character.companion
    if companion is None:
        return
    roll = table.stream(f"d{dice.sides}/{cause}").die(dice.sides) if dice.sides else 0
    lost = dice.result(roll, house().flame_bright)
    companion.life = max(0, companion.life - lost)
    told = events.CompanionHurt(character.seat, cause, dice.notation, roll, lost, companion.life)
    table.tell(everyone=told)
    if not companion.life:
        companion_dies(table, character, cause)


def companion_dies(table: Table, character: Character, cause: Cause) -> None:
    """Lose a companion for good."""
    character.companion = None
    table.tell(everyone=events.CompanionDied(character.seat, cause))


def companion_tries(table: Table, character: Character, trial: Trial) -> bool:
    """Roll a D12 against a companion's Agility."""
    roll, agility = d12(table, f"companion-{trial}"), house().flame_bright.agility
    passed = roll <= agility
    table.tell(everyone=events.CompanionTried(character.seat, trial, roll, agility, passed))
    return passed


async def companion_opens(table: Table, character: Character, doors: int) -> bool | None:
    """Send a companion to open doors, by D10 within its Strength; None if it is not sent."""
    if not doors or not character.accompanied:
        return None
    if not await table.ask(character.seat, SendCompanion(doors)):
        return None
    for _ in range(doors):
        roll, strength = d10(table, "companion-door"), house().flame_bright.strength
        opened = roll <= strength
        tried = events.CompanionTriedDoor(character.seat, roll, strength, opened)
        table.tell(everyone=tried)
        if not opened:
            return False
    return True


def lifting_strength(character: Character) -> int:
    """Return the Strength against which a portcullis is lifted, by hero or companion."""
    return house().flame_bright.strength if character.accompanied else character.sheet.strength


def senses_trap(table: Table, character: Character, cause: Cause, harm: Dice | None) -> bool:
    """Roll whether a companion warns of a trap in time; if not, it is hurt too."""
    if not character.accompanied:
        return False
    roll = d6(table, "sense")
    sensed = roll % 2 == 0
    table.tell(everyone=events.CompanionSensed(character.seat, roll, sensed))
    if not sensed and harm is not None:
        companion_suffers(table, character, cause, harm)
    return sensed


def senses_trap_card(table: Table, character: Character, card: Card) -> bool:
    """Roll the same for a trap card or a room card; trapdoors are another matter.

    What a ceiling does to a companion depends on the number that the hero has yet to name.
    """
    if card in TRAPDOORS:
        return False
    harm = None if card in CEILINGS else card_faces()[card].harm
    return senses_trap(table, character, Cause(card.value), harm)


def companion_under_ceiling(table: Table, character: Character, named: int, card: Card) -> None:
    """Let a ceiling come down on a companion too: crush it by the hero's number, or hurt it."""
    if not character.accompanied:
        return
    roll = d6(table, "companion-ceiling")
    crushed = roll == named
    told = events.CeilingFellOnCompanion(character.seat, named, roll, crushed)
    table.tell(everyone=told)
    if crushed:
        companion_dies(table, character, Cause.CAVE_IN)
    elif harm := card_faces()[card].harm:
        companion_suffers(table, character, Cause.CAVE_IN, harm)


def companion_at_trapdoor(
    table: Table, character: Character, harm: Dice | None, *, hero_fell: bool
) -> None:
    """See whether a companion falls through a trapdoor; it jumps after a hero who fell."""
    companion = character.companion
    if companion is None or companion.fallen:
        return
    if not companion_tries(table, character, Trial.TRAPDOOR):
        companion.fallen = True
        companion_suffers(table, character, Cause.TRAPDOOR, harm or Dice(6))
    elif hero_fell:
        companion.fallen = True
        table.tell(everyone=events.CompanionJumped(character.seat))


def companion_at_pit(table: Table, character: Character) -> None:
    """See whether a companion falls into a bottomless pit."""
    if character.accompanied and not companion_tries(table, character, Trial.PIT):
        companion_dies(table, character, Cause.PIT)


def companion_climbs(table: Table, character: Character, *, rope: bool = False) -> None:
    """Let a companion try to climb out of a trapdoor; a rope pulls it up."""
    companion = character.companion
    if companion is None or not companion.fallen:
        return
    if rope:
        agility = house().flame_bright.agility
        up = events.CompanionTried(character.seat, Trial.CLIMB, 0, agility, passed=True)
        table.tell(everyone=up)
    if rope or companion_tries(table, character, Trial.CLIMB):
        companion.fallen = False


def abandon_companion(table: Table, character: Character) -> None:
    """Leave a companion behind in a trapdoor, for good."""
    if character.companion is not None and character.companion.fallen:
        character.companion = None
        table.tell(everyone=events.CompanionAbandoned(character.seat))


async def companion_round(table: Table, character: Character, fight: Fight) -> None:
    """Have a companion fight a round: whoever rolls lower loses a life point, in a tie both."""
    companion = character.companion
    assert companion is not None  # noqa: S101  `combat.way_to_fight` sees to it
    sides = next(one for least, one in house().flame_bright_dice if companion.life >= least)
    mine = table.stream(f"d{sides}/companion").die(sides)
    its = monster_roll(table, fight.monster)
    lost, monster_lost = int(mine <= its), int(mine >= its)
    companion.life -= lost
    fight.wounds += monster_lost
    fought = events.CompanionRoundFought(
        character.seat, fight.monster, sides, mine, its, lost, monster_lost,
        companion.life, fight.wounds,
    )  # fmt: skip
    table.tell(everyone=fought)
    if not companion.life:
        companion_dies(table, character, Cause(fight.monster))
