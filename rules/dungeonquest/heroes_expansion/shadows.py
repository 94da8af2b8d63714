"""Tori-Jima: hiding in the shadows, sharp senses, and the blowpipe ("Tori-Jima el Ninja")."""

from typing import Any

from rules.dungeonquest.blows import monster_dies
from rules.dungeonquest.dice import d6, d12
from rules.dungeonquest.feats import Feat
from rules.dungeonquest.heroes import Ability, Supply
from rules.dungeonquest.heroes_expansion import events
from rules.dungeonquest.heroes_expansion.questions import GuessDie, HideDie
from rules.dungeonquest.monsters import Monster
from rules.dungeonquest.questions import DIE
from rules.dungeonquest.state import Character, DungeonQuest, Fight
from rules.engine.questions import Question
from rules.engine.seats import Seat
from rules.engine.table import Table

GUESSES = {
    Monster.MOUNTAIN_TROLL: 2,
    Monster.CHAMPION_OF_CHAOS: 2,
    Monster.ORC: 2,
    Monster.GOBLIN: 3,
    Monster.DEATH_WARRIOR: 3,
}
"""How many numbers are guessed for a monster that looks for the hero."""

DART_MISSES = 1
DART_HURTS_CHAMPION = 4


async def stays_hidden(
    table: Table, game: DungeonQuest, character: Character, foe: Monster
) -> bool:
    """Hide a die; the player on the right guesses its number. Tell whether nobody found it.

    In solo play the guesses are drawn (ruling 39).
    """
    if not character.can(Ability.SHADOWS):
        return False
    named: tuple[int, ...]
    reader, count = game.on_the_right(character.seat), GUESSES[foe]
    if reader is None:
        hidden = await table.ask(character.seat, HideDie(DIE, foe, count))
        numbers = list(DIE)
        table.stream("shadows").shuffle(numbers)
        named = tuple(sorted(numbers[:count]))
    else:
        questions: dict[Seat, Question[Any]] = {
            character.seat: HideDie(DIE, foe, count),
            reader: GuessDie(DIE, count, count, foe, character.seat),
        }
        chosen = await table.ask_all(questions)
        hidden, named = chosen[character.seat], chosen[reader]
    found = hidden in named
    shown = events.HiddenDieShown(character.seat, foe, reader, hidden, named, found)
    table.tell(everyone=shown)
    return not found


def notices_attacker(table: Table, character: Character, foe: Monster) -> bool:
    """Notice a monster that attacks by surprise, on an even D6."""
    if not character.can(Ability.ALERT):
        return False
    roll = d6(table, "alert")
    noticed = roll % 2 == 0
    table.tell(everyone=events.AttackerNoticed(character.seat, foe, roll, noticed))
    return noticed


def can_use_blowpipe(character: Character, fight: Fight) -> bool:
    """Tell whether there is a dart left, and time to load it."""
    return bool(character.supplies.get(Supply.BLOWPIPE)) and not fight.sneak


async def use_blowpipe(
    table: Table, game: DungeonQuest, character: Character, fight: Fight
) -> bool:
    """Shoot the only dart: anything but a 1 kills; a Champion of Chaos loses four life points."""
    game.fight = fight
    character.supplies[Supply.BLOWPIPE] = 0
    roll = d12(table, "blowpipe")
    hit = roll > DART_MISSES
    wounds = hit and fight.monster is Monster.CHAMPION_OF_CHAOS
    lost = DART_HURTS_CHAMPION if wounds else 0
    fight.wounds += lost
    table.tell(everyone=events.BlowpipeUsed(character.seat, fight.monster, roll, hit, lost))
    if not hit or wounds:
        return False
    monster_dies(table, fight)
    return True


BLOWPIPE = Feat(can_use_blowpipe, use_blowpipe)
