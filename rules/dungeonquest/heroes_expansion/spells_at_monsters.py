"""Azoth: what he casts at monsters: eyes of doom, fireball, invisibility ("Azoth el Sincara")."""

from rules.dungeonquest.blows import monster_dies
from rules.dungeonquest.dice import d10
from rules.dungeonquest.feats import Feat
from rules.dungeonquest.fights import COMBAT, fight_it_out, read_monster_card
from rules.dungeonquest.heroes_expansion import events
from rules.dungeonquest.heroes_expansion.magic import (
    COSTS,
    can_cast,
    cast_fireball,
    pay,
    turn_invisible,
)
from rules.dungeonquest.heroes_expansion.spellbook import Spell
from rules.dungeonquest.monsters import Stance
from rules.dungeonquest.questions import MeetMonster
from rules.dungeonquest.state import Character, DungeonQuest, Fight
from rules.engine.table import Table


def can_burn(character: Character, _fight: Fight) -> bool:
    """Tell whether a hero can cast a fireball."""
    return can_cast(character, Spell.FIREBALL)


async def burn(table: Table, game: DungeonQuest, character: Character, fight: Fight) -> bool:
    """Kill a monster with a fireball."""
    game.fight = fight
    cast_fireball(table, character, fight.monster)
    monster_dies(table, fight)
    return True


def can_fade(character: Character, fight: Fight) -> bool:
    """Tell whether a hero can become invisible: not to a monster that struck by surprise."""
    return not fight.sneak and can_cast(character, Spell.INVISIBILITY)


async def fade(table: Table, _game: DungeonQuest, character: Character, _fight: Fight) -> bool:
    """Become invisible to a monster."""
    turn_invisible(table, character)
    return True


def can_stare(character: Character, _fight: Fight) -> bool:
    """Tell whether a hero can use the eyes of doom; they are used once for each monster."""
    return can_cast(character, Spell.EYES_OF_DOOM)


async def stare(table: Table, game: DungeonQuest, character: Character, fight: Fight) -> bool:
    """Use the eyes of doom: a D10 above a monster's life points makes it flee; else go on.

    Raises:
        HeroFell: the monster killed the hero.
    """
    game.fight = fight
    pay(character, COSTS[Spell.EYES_OF_DOOM])
    table.tell(everyone=events.EyesOfDoomUsed(character.seat, fight.monster, character.life))
    if read_monster_card(table, game, fight, Stance.ATTACK).outcome not in COMBAT:
        return True
    roll = d10(table, "eyes-of-doom")
    frightened = roll > (fight.life or 0)
    stared = events.EyesOfDoomRolled(character.seat, fight.monster, roll, frightened)
    table.tell(everyone=stared)
    if frightened:
        return True
    left = [stance for stance, feat in AFTER_STARING.items() if feat.offered(character, fight)]
    stance = Stance.ATTACK
    if left:
        question = MeetMonster((Stance.ATTACK, *left), fight.monster, character.life)
        stance = await table.ask(character.seat, question)
    if stance in AFTER_STARING:
        return await AFTER_STARING[stance].rule(table, game, character, fight)
    await fight_it_out(table, game, character, fight, Stance.EYES)
    return True


EYES = Feat(can_stare, stare)
FIREBALL = Feat(can_burn, burn)
INVISIBILITY = Feat(can_fade, fade)
AFTER_STARING = {Stance.FIREBALL: FIREBALL, Stance.INVISIBILITY: INVISIBILITY}
"""What is left to do about a monster that the eyes did not frighten, beside fighting it."""
