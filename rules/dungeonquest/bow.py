"""El-Adoran's longbow (rulebook 8.4)."""

from rules.dungeonquest import events
from rules.dungeonquest.dice import d6
from rules.dungeonquest.monsters import BONES, Hit, Monster, tables
from rules.dungeonquest.questions import ShootArrow
from rules.dungeonquest.state import Character, Fight
from rules.engine.table import Table


async def may_shoot(table: Table, character: Character, fight: Fight) -> bool:
    """Let a hero with arrows shoot one; tell whether it finished the monster.

    Source: rulebook 8.4: once before the monster card is drawn and once after.
    """
    if not character.arrows:
        return False
    question = ShootArrow(fight.monster, character.arrows)
    if not await table.ask(character.seat, question):
        return False
    return shoot(table, character, fight)


def shoot(table: Table, character: Character, fight: Fight) -> bool:
    """Shoot an arrow at a monster and tell whether it is dead (rulebook 8.4)."""
    character.arrows -= 1
    roll = d6(table, "longbow")
    column = tables().longbow_bones if fight.monster in BONES else tables().longbow
    hit = column[roll - 1]
    killed = False
    lost = wound = 0
    if hit is Hit.WOUNDED:
        wound = d6(table, "longbow-wound")
        lost = wound // 2
    elif hit is Hit.KILLED:
        killed = not survives_arrow(fight)
        lost = 0 if killed else tables().killed_champion
    fight.wounds += lost
    table.tell(
        everyone=events.ArrowShot(
            character.seat, fight.monster, roll, hit, wound, lost, character.arrows
        )
    )
    return killed or fight.is_slain()


def survives_arrow(fight: Fight) -> bool:
    """Tell whether a deadly arrow only wounds: the first that hits a Champion of Chaos so."""
    fight.kills += 1
    return fight.monster is Monster.CHAMPION_OF_CHAOS and fight.kills == 1
