"""A horde of snotlings from under the floor ("Snotlings")."""

from rules.dungeonquest.cards import Card
from rules.dungeonquest.catacombs import finds_events as told
from rules.dungeonquest.catacombs.creatures import burn, lose_round
from rules.dungeonquest.catacombs.curios import Creature
from rules.dungeonquest.catacombs.finds_questions import BurnSnotlings
from rules.dungeonquest.dice import d6, d10
from rules.dungeonquest.heroes_expansion.berserk import rage
from rules.dungeonquest.heroes_expansion.magic import can_cast, time_stands_still
from rules.dungeonquest.heroes_expansion.moods import Trigger
from rules.dungeonquest.heroes_expansion.spellbook import Spell
from rules.dungeonquest.state import Cause, Character, DungeonQuest
from rules.engine.table import Table

FIRST_TOLL = 2
TOLL = 1
"""Life points that each later round costs in which some are left."""

BERSERK_KILLS = 2
"""How many more a hero out of its mind kills."""


async def snotlings(table: Table, game: DungeonQuest, character: Character, _card: Card) -> None:
    """Fight a horde until one roll kills all that are left; then the slab is shut again.

    Raises:
        HeroFell: they killed the hero.
    """
    if time_stands_still(table, character):
        return
    ten, six = d10(table, "snotlings"), d6(table, "snotlings")
    count = ten + six
    table.tell(everyone=told.SnotlingsCame(character.seat, ten, six, count))
    if can_cast(character, Spell.FIREBALL) and await table.ask(
        character.seat, BurnSnotlings(count, character.life)
    ):
        burn(table, character, Creature.SNOTLINGS)
        return
    rage(table, character, Trigger.COMBAT)
    toll = FIRST_TOLL
    while count := left_after_blow(table, character, count):
        await lose_round(table, game, character, Cause.SNOTLINGS, toll)
        toll = TOLL
        more = d6(table, "more-snotlings")
        count += more
        table.tell(everyone=told.SnotlingsJoined(character.seat, more, count))


def left_after_blow(table: Table, character: Character, count: int) -> int:
    """Roll a D10 for the snotlings that a hero kills, and return how many are left."""
    roll = d10(table, "snotlings-slain")
    plus = BERSERK_KILLS if character.berserk else 0
    slain = min(count, roll + plus)
    table.tell(everyone=told.SnotlingsSlain(character.seat, roll, plus, slain, count - slain))
    return count - slain
