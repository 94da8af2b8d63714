"""The giant worm, which sends heroes back ("Hoja de Referencia", Cartas)."""

from rules.dungeonquest.catacombs import events
from rules.dungeonquest.catacombs.exits import passage
from rules.dungeonquest.catacombs.gathering import shuffle_back
from rules.dungeonquest.dice import d10
from rules.dungeonquest.state import Character, Descent, DungeonQuest
from rules.engine.table import Table


async def giant_worm(table: Table, game: DungeonQuest, character: Character) -> None:
    """Find out where the hero is, turn round there, and shuffle its cards back.

    What lies on the square above does not matter (ruling 64).
    """
    descent = character.descent
    if descent is None:
        return
    cards = character.cards_below
    way = passage(character.here, descent.heading, cards)
    roll = d10(table, "exit")
    character.square, aside = way.end(way.row[roll - 1])
    character.descent = Descent(descent.heading.opposite)
    place, heading = character.here.name, character.descent.heading
    met = events.WormMet(character.seat, cards, way.forward, roll, aside, place, heading)
    table.tell(everyone=met)
    shuffle_back(table, game, character)
