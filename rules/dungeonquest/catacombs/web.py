"""The web of a giant spider, which holds heroes ("Nuevas Losetas")."""

from rules.dungeonquest.catacombs import events
from rules.dungeonquest.dice import d12
from rules.dungeonquest.heroes_expansion.berserk import rage
from rules.dungeonquest.heroes_expansion.flame_bright import lifting_strength
from rules.dungeonquest.heroes_expansion.moods import Trigger
from rules.dungeonquest.heroes_expansion.rings import rolls_again
from rules.dungeonquest.heroes_expansion.spellbook import Spell
from rules.dungeonquest.state import Character, DungeonQuest, Plight
from rules.engine.table import Table


async def force_web(table: Table, character: Character) -> bool:
    """Force one's way by a D12 within Strength, a companion's if there is one.

    Who fails is stuck until it succeeds, and may go berserk of it ("Héroes y Catacumbas").
    """
    character.peril = Plight.STUCK_IN_WEB
    roll, strength = d12(table, "web"), lifting_strength(character)
    passed = roll <= strength
    tried = events.WebTried(character.seat, roll, strength, character.accompanied, passed)
    table.tell(everyone=tried)
    if passed:
        character.peril = Plight.NONE
        return True
    if await rolls_again(table, character, roll):
        return await force_web(table, character)
    rage(table, character, Trigger.WEB)
    return False


def burn_web(table: Table, game: DungeonQuest, character: Character) -> None:
    """Burn a web with a fireball, which costs the next turn ("Héroes y Catacumbas")."""
    character.spell = Spell.FIREBALL
    character.lost_turns += 1
    character.peril = Plight.NONE
    game.rooms[character.here].burnt = True
    table.tell(everyone=events.WebBurnt(character.seat))
