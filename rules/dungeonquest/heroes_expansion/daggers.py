"""Rildo: daggers, thrown before or during combat, and gathered after it ("Rildo el Astuto")."""

from typing import Any

from rules.dungeonquest.blows import armed_round
from rules.dungeonquest.dice import d6, die
from rules.dungeonquest.heroes import Ability, Dice, Supply
from rules.dungeonquest.heroes_expansion import events
from rules.dungeonquest.heroes_expansion.questions import AimDagger, ThrowDagger
from rules.dungeonquest.heroes_expansion.rings import shield
from rules.dungeonquest.monsters import BONES, Tactic
from rules.dungeonquest.questions import TACTICS, MonsterTactic
from rules.dungeonquest.state import Cause, Character, DungeonQuest, Fight
from rules.engine.questions import Question
from rules.engine.seats import Seat
from rules.engine.table import Table

AIMS = 2
HARM = Dice(6)
HARM_TO_BONES = Dice(6, -2)


async def throw_daggers_first(
    table: Table, game: DungeonQuest, character: Character, fight: Fight
) -> None:
    """Throw as many daggers as the hero likes before the monster card is drawn.

    Raises:
        HeroFell: a dagger that missed cost the last life point.
    """
    while await may_throw(table, character, fight, in_combat=False):
        await throw(table, character, fight)
        if not character.life:
            die(table, game, character, Cause(fight.monster))


async def round_with_daggers(table: Table, character: Character, fight: Fight) -> None:
    """Throw a dagger, but not in two rounds in a row; else fight with one in the hand."""
    fight.threw = not fight.threw and await may_throw(table, character, fight, in_combat=True)
    await (throw if fight.threw else armed_round)(table, character, fight)


async def may_throw(table: Table, character: Character, fight: Fight, *, in_combat: bool) -> bool:
    """Ask whether to throw a dagger, if the hero throws any."""
    if not character.can(Ability.DAGGERS) or not character.supplies[Supply.DAGGERS]:
        return False
    daggers = character.supplies[Supply.DAGGERS]
    question = ThrowDagger(fight.monster, daggers, character.life, in_combat)
    return await table.ask(character.seat, question)


async def throw(table: Table, character: Character, fight: Fight) -> None:
    """Throw a dagger: it hits if one of two tactics is the one that the monster chose."""
    character.supplies[Supply.DAGGERS] -= 1
    fight.thrown += 1
    aims, tactic = await aim(table, character, fight)
    hit = tactic in aims
    roll = lost = 0
    if hit:
        roll = d6(table, "dagger")
        harm = HARM_TO_BONES if fight.monster in BONES else HARM
        lost = harm.result(roll, character.sheet)
    fight.wounds += lost
    character.life -= int(not hit)
    thrown = events.DaggerThrown(
        character.seat, fight.monster, aims, tactic, hit, roll, lost,
        character.life, fight.wounds, character.supplies[Supply.DAGGERS],
    )  # fmt: skip
    table.tell(everyone=thrown)
    await shield(table, character, Cause(fight.monster), int(not hit))


async def aim(
    table: Table, character: Character, fight: Fight
) -> tuple[tuple[Tactic, ...], Tactic]:
    """Have both sides choose in secret; in solo play the monster's tactic is drawn."""
    question = AimDagger(TACTICS, AIMS, AIMS, fight.monster)
    if fight.reader is None:
        alone: tuple[Tactic, ...] = await table.ask(character.seat, question)
        return alone, TACTICS[(d6(table, "dagger-foe") - 1) // 2]
    dodge = MonsterTactic(
        TACTICS, fight.monster, fight.life or 0, fight.wounds, character.seat, character.life,
        dagger=True,
    )  # fmt: skip
    questions: dict[Seat, Question[Any]] = {character.seat: question, fight.reader: dodge}
    chosen = await table.ask_all(questions)
    return chosen[character.seat], chosen[fight.reader]


def gather_daggers(table: Table, character: Character, fight: Fight) -> None:
    """Roll a D6 for each dagger that was thrown in this combat: an even one is found again."""
    if not fight.thrown:
        return
    rolls = tuple([d6(table, "gather") for _ in range(fight.thrown)])
    found = sum(roll % 2 == 0 for roll in rolls)
    character.supplies[Supply.DAGGERS] += found
    gathered = events.DaggersGathered(
        character.seat, rolls, found, character.supplies[Supply.DAGGERS]
    )
    table.tell(everyone=gathered)
