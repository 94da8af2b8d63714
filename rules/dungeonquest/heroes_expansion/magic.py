"""Azoth: what a spell costs, and when it can be cast ("Azoth el Sincara").

Only one spell card lies face up at a time. None is paid for with the last life point
(ruling 38).
"""

from rules.dungeonquest.heroes import Ability
from rules.dungeonquest.heroes_expansion import events
from rules.dungeonquest.heroes_expansion.questions import CastFireball, CastFireballAtWay
from rules.dungeonquest.heroes_expansion.spellbook import Spell
from rules.dungeonquest.monsters import Monster
from rules.dungeonquest.squares import Gate
from rules.dungeonquest.state import Character, Fight
from rules.engine.table import Table

COSTS = {
    Spell.DARK_FORCE: 0,
    Spell.EYES_OF_DOOM: 1,
    Spell.FIREBALL: 0,
    Spell.INVISIBILITY: 2,
    Spell.STASIS: 1,
    Spell.PASSWALL: 0,
}
"""What casting costs, in life points."""

UPKEEP = 1
"""What invisibility costs for each turn after the first, and stasis for each further turn."""


def can_cast(character: Character, spell: Spell) -> bool:
    """Tell whether a hero can cast a spell now."""
    able = character.can(Ability.SPELLS) and character.spell is None
    return able and spell not in character.spent and character.life > COSTS[spell]


def pay(character: Character, cost: int) -> None:
    """Pay for a spell with life points."""
    character.life -= cost


def cast_fireball(table: Table, character: Character, monster: Monster | None) -> None:
    """Destroy a monster, or the giant spider (None), and lose the next turn."""
    character.spell = Spell.FIREBALL
    character.lost_turns += 1
    table.tell(everyone=events.FireballCast(character.seat, monster))


async def may_cast_fireball(table: Table, character: Character, fight: Fight) -> bool:
    """Let a hero who waited cast a fireball at the monster that attacks; tell whether it did."""
    if not can_cast(character, Spell.FIREBALL):
        return False
    if not await table.ask(character.seat, CastFireball(fight.monster)):
        return False
    cast_fireball(table, character, fight.monster)
    return True


async def blasts_way(
    table: Table, character: Character, gate: Gate, doors: int, portcullises: int
) -> bool:
    """Let a hero blast doors and portcullises with a fireball; the way is clear a turn later."""
    if not can_cast(character, Spell.FIREBALL):
        return False
    if not await table.ask(character.seat, CastFireballAtWay(doors, portcullises)):
        return False
    character.spell = Spell.FIREBALL
    character.lost_turns += 1
    character.breach = gate
    table.tell(everyone=events.WayBlasted(character.seat, gate.direction))
    return True


def turn_invisible(table: Table, character: Character) -> None:
    """Become invisible."""
    pay(character, COSTS[Spell.INVISIBILITY])
    character.spell = Spell.INVISIBILITY
    table.tell(everyone=events.TurnedInvisible(character.seat, character.life))


def passes_unseen(table: Table, character: Character, monster: Monster | None) -> bool:
    """Tell whether a monster, or the giant spider (None), takes no notice of a hero."""
    if character.spell not in {Spell.INVISIBILITY, Spell.STASIS}:
        return False
    table.tell(everyone=events.MonsterPassed(character.seat, monster))
    return True


def time_stands_still(table: Table, character: Character) -> bool:
    """Tell whether a trap or a creature can do nothing to a hero who has stopped time."""
    if not character.still:
        return False
    table.tell(everyone=events.HarmPassed(character.seat))
    return True
