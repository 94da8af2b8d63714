"""Helena: the sling ("Helena la Rápida")."""

from rules.dungeonquest.dice import d6, d10
from rules.dungeonquest.heroes import Ability
from rules.dungeonquest.heroes_expansion import events
from rules.dungeonquest.heroes_expansion.house import house
from rules.dungeonquest.heroes_expansion.questions import UseSling
from rules.dungeonquest.monsters import BONES
from rules.dungeonquest.state import Character, Fight
from rules.engine.table import Table


async def may_sling(table: Table, character: Character, fight: Fight) -> bool:
    """Let a hero with a sling use it once, and tell whether the monster is dead.

    It is asked before the monster card of one who attacks, and after that of one who waits.
    Neither who is surprised nor who runs has the time for it.
    """
    ready = character.can(Ability.SLING) and not (fight.sneak or character.running)
    if not ready or not await table.ask(character.seat, UseSling(fight.monster)):
        return False
    roll, needed = d10(table, "sling"), house().sling_from[fight.monster]
    hit = roll >= needed
    harm = lost = 0
    if hit:
        harm = d6(table, "sling-harm")
        lost = house().sling_harm[harm - 1]
        if fight.monster in BONES:
            lost = min(lost, house().sling_most_to_bones)
    fight.wounds += lost
    slung = events.SlingUsed(character.seat, fight.monster, roll, needed, hit, harm, lost)
    table.tell(everyone=slung)
    return fight.is_slain()
