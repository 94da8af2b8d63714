"""Fhyll: going berserk, what it does, and calming down ("Fhyll Hachaloca").

What the card says of characteristics is in `Character.sheet`, of blows in `blows.dealt`, and of
searching and keeping in `Character.careful`.
"""

from rules.dungeonquest.dice import d6, d12, die
from rules.dungeonquest.feats import Feat
from rules.dungeonquest.heroes import Ability
from rules.dungeonquest.heroes_expansion import events
from rules.dungeonquest.heroes_expansion.moods import Mood, Trigger
from rules.dungeonquest.heroes_expansion.rings import rolls_again
from rules.dungeonquest.state import Cause, Character, DungeonQuest, Fight
from rules.engine.table import Table

BERSERK_ON = {
    Trigger.COMBAT: (5, 6),
    Trigger.DOOR_TRAP: (5, 6),
    Trigger.WILL: (3, 4, 5, 6),
    Trigger.WEB: (1, 2),
}
"""The D6 that makes berserk."""

STRENGTHENED = 4
"""Life points that are won by going berserk, and lost by calming down."""

MOODS = {1: Mood.LED, 6: Mood.CALM}
MOODS_BELOW = {1: Mood.CALM, 6: Mood.CALM}
"""How a turn goes by its D6 above the ground and in the catacombs; on all else he rages on."""


def can_rage(character: Character) -> bool:
    """Tell whether a hero may roll to go berserk: once in a turn."""
    able = character.can(Ability.BERSERK) and not character.berserk
    return able and not character.raged


def rage(table: Table, character: Character, trigger: Trigger) -> None:
    """Roll a D6 for going berserk, if the hero has not done so in this turn."""
    if not can_rage(character):
        return
    character.raged = True
    roll = d6(table, "berserk")
    character.berserk = roll in BERSERK_ON[trigger]
    if character.berserk:
        character.life = min(character.sheet.life, character.life + STRENGTHENED)
    rolled = events.RageRolled(character.seat, trigger, roll, character.berserk, character.life)
    table.tell(everyone=rolled)


def can_rage_at(character: Character, _fight: Fight) -> bool:
    """Tell whether a hero may try to go berserk at the sight of a monster."""
    return can_rage(character)


async def rage_at(table: Table, _game: DungeonQuest, character: Character, _fight: Fight) -> bool:
    """Try to go berserk of one's own will, before anything else is done about a monster."""
    rage(table, character, Trigger.WILL)
    return False


RAGE = Feat(can_rage_at, rage_at)


def begin_berserk_turn(table: Table, game: DungeonQuest, character: Character) -> None:
    """Roll a D6 for how a berserk hero's turn goes.

    Raises:
        HeroFell: it calmed down, and died of it.
    """
    character.raged = character.led = False
    if not character.berserk:
        return
    roll = d6(table, "mood")
    mood = (MOODS_BELOW if character.below else MOODS).get(roll, Mood.RAGING)
    table.tell(everyone=events.MoodRolled(character.seat, roll, mood))
    character.led = mood is Mood.LED
    if mood is Mood.CALM:
        calm_down(table, game, character)


def calm_down(table: Table, game: DungeonQuest, character: Character) -> None:
    """Come to one's senses, which costs the life points that rage gave.

    Raises:
        HeroFell: there were no more than those.
    """
    if not character.berserk:
        return
    character.berserk = character.led = False
    character.life = max(0, character.life - STRENGTHENED)
    table.tell(everyone=events.CalmedDown(character.seat, character.life))
    if not character.life:
        die(table, game, character, Cause.CALMING)


async def hew_door(table: Table, character: Character) -> bool:
    """Hew a door down by a D12 within Strength, in place of a door card."""
    roll, strength = d12(table, "hew"), character.sheet.strength
    hewn = roll <= strength
    table.tell(everyone=events.DoorHewn(character.seat, roll, strength, hewn))
    if hewn or not await rolls_again(table, character, roll):
        return hewn
    return await hew_door(table, character)


async def hew_doors(table: Table, character: Character, doors: int) -> bool:
    """Hew down all doors in the way, until one withstands."""
    for _ in range(doors):
        if not await hew_door(table, character):
            return False
    return True
