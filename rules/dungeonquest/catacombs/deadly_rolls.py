"""The D12 by which something may kill a hero as a turn begins: on 1 it does."""

from collections.abc import Callable

from rules.dungeonquest.dice import d12, die
from rules.dungeonquest.events import Chance
from rules.dungeonquest.heroes_expansion.rings import rolls_again
from rules.dungeonquest.state import Cause, Character, DungeonQuest
from rules.engine.seats import Seat
from rules.engine.table import Table

DEADLY = 1


async def roll_for_death(
    table: Table,
    game: DungeonQuest,
    character: Character,
    cause: Cause,
    purpose: str,
    rolled: Callable[[Seat, int, bool], Chance],
) -> None:
    """Roll a D12: on 1 a hero dies ("La Sombra del Destino"; component notes, section 13).

    Args:
        table: the table.
        game: the game.
        character: whose hero.
        cause: what it dies of.
        purpose: the name of the die's stream.
        rolled: the event that tells the roll and whether it kills.

    Raises:
        HeroFell: it did.
    """
    roll = d12(table, purpose)
    kills = roll == DEADLY
    table.tell(everyone=rolled(character.seat, roll, kills))
    if not kills:
        return
    if await rolls_again(table, character, roll):
        await roll_for_death(table, game, character, cause, purpose, rolled)
    else:
        die(table, game, character, cause)
