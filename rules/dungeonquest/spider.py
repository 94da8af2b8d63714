"""The giant spider, which holds a hero until it is dead ("Araña Gigante")."""

from rules.dungeonquest import events
from rules.dungeonquest.bow import missile_of, shoot_at_spider
from rules.dungeonquest.cards import RoomCard
from rules.dungeonquest.catacombs.amulets import escapes_for_sure, holds_spider_off
from rules.dungeonquest.dice import d6, lay_down_burden, suffer
from rules.dungeonquest.heroes import Dice, Ring
from rules.dungeonquest.heroes_expansion.berserk import can_rage, rage
from rules.dungeonquest.heroes_expansion.flame_bright import companion_suffers
from rules.dungeonquest.heroes_expansion.magic import (
    can_cast,
    cast_fireball,
    passes_unseen,
    turn_invisible,
)
from rules.dungeonquest.heroes_expansion.moods import Trigger
from rules.dungeonquest.heroes_expansion.spellbook import Spell
from rules.dungeonquest.heroes_expansion.unarmed import is_unarmed
from rules.dungeonquest.piles import keep
from rules.dungeonquest.questions import DIE, Act, Danger, MeetSpider, NameNumbers, ShootSpider
from rules.dungeonquest.state import Cause, Character, DungeonQuest, Plight
from rules.dungeonquest.ways import Gait, Step, can_escape, way_back
from rules.engine.table import Table

NUMBERS = 3
NUMBERS_UNARMED = 2
BERSERK_NUMBERS = (2, 3, 4, 5, 6)
ESCAPES_FROM = 3
MOST_ARROWS = 4
BITE = Dice(0, 1)


async def giant_spider(
    table: Table, game: DungeonQuest, character: Character, card: RoomCard
) -> Step | None:
    """Meet the giant spider.

    Raises:
        HeroFell: it killed the hero.
    """
    if passes_unseen(table, character, None) or holds_spider_off(table, game, character):
        return None
    acts = weapons(character)
    if can_cast(character, Spell.INVISIBILITY):
        acts.append(Act.INVISIBILITY)
    if not character.berserk and can_escape(game, character):
        acts.append(Act.ESCAPE)
    if not character.berserk and character.has(Ring.DAZZLING):
        acts.append(Act.DAZZLE)
    act = await choose(table, character, acts)
    if act is Act.INVISIBILITY:
        turn_invisible(table, character)
        return None
    if act is Act.DAZZLE:
        character.ring_used = True
        table.tell(everyone=events.DazzlingRingUsed(character.seat, None))
        return None
    if act is Act.ESCAPE:
        roll = d6(table, "spider-escape")
        escaped = roll >= ESCAPES_FROM
        table.tell(everyone=events.SpiderFled(character.seat, roll, escaped))
        escaped = escaped or escapes_for_sure(table, game, character, None)
        if escaped and (gate := way_back(game, character)):
            return Step(gate, Gait.RETREAT)
        act = await choose(table, character, weapons(character))
    if not await fight_spider(table, character, act):
        keep(game, character, card)
        character.burden = Plight.GIANT_SPIDER
        await bite(table, game, character)
    return None


async def held_by_spider(table: Table, game: DungeonQuest, character: Character) -> bool:
    """Fight the spider for another turn; that is all the turn there is.

    Raises:
        HeroFell: it killed the hero.
    """
    act = await choose(table, character, weapons(character))
    if await fight_spider(table, character, act):
        lay_down_burden(game, character)
    else:
        await bite(table, game, character)
    return False


def weapons(character: Character) -> list[Act]:
    """Return how a hero can fight the spider."""
    acts = [Act.FIGHT, Act.SHOOT] if missile_of(character) else [Act.FIGHT]
    if can_cast(character, Spell.FIREBALL):
        acts.append(Act.FIREBALL)
    return [*acts, Act.RAGE] if can_rage(character) else acts


async def bite(table: Table, game: DungeonQuest, character: Character) -> None:
    """Lose a life point to the spider; a companion bears it for a hero ("Sarellia").

    Raises:
        HeroFell: it killed the hero.
    """
    if character.accompanied:
        companion_suffers(table, character, Cause.GIANT_SPIDER, BITE)
    else:
        await suffer(table, game, character, Cause.GIANT_SPIDER, BITE)


async def choose(table: Table, character: Character, acts: list[Act]) -> Act:
    """Ask what a hero does about the spider, if there is a choice."""
    if len(acts) == 1:
        return acts[0]
    act: Act = await table.ask(character.seat, MeetSpider(tuple(acts), character.life))
    if act is not Act.RAGE:
        return act
    rage(table, character, Trigger.WILL)
    left: list[Act] = [one for one in acts if one is not Act.RAGE]
    return await choose(table, character, [Act.FIGHT] if character.berserk else left)


async def fight_spider(table: Table, character: Character, act: Act) -> bool:
    """Fight the spider, or shoot at it, and tell whether it is dead."""
    if act is Act.SHOOT:
        return await shoot_spider(table, character)
    if act is Act.FIREBALL:
        cast_fireball(table, character, None)
        return True
    rage(table, character, Trigger.COMBAT)
    if character.berserk:
        return roll_for(table, character, Danger.GIANT_SPIDER, BERSERK_NUMBERS)
    bare_hands = is_unarmed(character) and not character.accompanied
    count = NUMBERS_UNARMED if bare_hands else NUMBERS
    return await name_numbers(table, character, Danger.GIANT_SPIDER, count)


async def shoot_spider(table: Table, character: Character) -> bool:
    """Shoot up to four arrows, one after another until one kills it."""
    kind = missile_of(character)
    if kind is None:
        return False
    most = min(MOST_ARROWS, character.supplies[kind])
    for _ in range(await table.ask(character.seat, ShootSpider(1, most))):
        if shoot_at_spider(table, character, kind):
            return True
    return False


async def name_numbers(
    table: Table, character: Character, danger: Danger, count: int = NUMBERS
) -> bool:
    """Name some numbers and roll a D6 for one of them."""
    numbers = await table.ask(character.seat, NameNumbers(DIE, count, count, danger))
    return roll_for(table, character, danger, tuple(numbers))


def roll_for(table: Table, character: Character, danger: Danger, numbers: tuple[int, ...]) -> bool:
    """Roll a D6 for one of these numbers."""
    roll = d6(table, danger)
    success = roll in numbers
    table.tell(everyone=events.NumbersNamed(character.seat, danger, numbers, roll, success))
    return success
