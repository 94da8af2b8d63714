"""What fights with snotlings and ghouls have in common."""

from rules.dungeonquest.catacombs import finds_events as told
from rules.dungeonquest.catacombs.curios import Creature
from rules.dungeonquest.dice import die, lose_life
from rules.dungeonquest.heroes import Dice
from rules.dungeonquest.heroes_expansion.flame_bright import companion_suffers
from rules.dungeonquest.heroes_expansion.rings import shield
from rules.dungeonquest.heroes_expansion.spellbook import Spell
from rules.dungeonquest.state import Cause, Character, DungeonQuest
from rules.engine.table import Table


async def lose_round(
    table: Table, game: DungeonQuest, character: Character, cause: Cause, lost: int
) -> None:
    """Lose life points in a round; Flame Bright bears them for whom it fights (ruling 93).

    Raises:
        HeroFell: none is left.
    """
    toll = Dice(0, lost)
    if character.accompanied:
        companion_suffers(table, character, cause, toll)
        return
    before = character.life
    lose_life(table, character, cause, toll)
    await shield(table, character, cause, before - character.life)
    if not character.life:
        die(table, game, character, cause)


def burn(table: Table, character: Character, creature: Creature) -> None:
    """Burn a creature with a fireball, and lose the next turn ("Bolas de Fuego")."""
    character.spell = Spell.FIREBALL
    character.lost_turns += 1
    table.tell(everyone=told.CreatureBurnt(character.seat, creature))
