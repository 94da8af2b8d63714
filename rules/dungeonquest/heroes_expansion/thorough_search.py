"""Rildo: two search cards at once ("Rildo el Astuto")."""

from rules.dungeonquest import events
from rules.dungeonquest.cards import SearchCard
from rules.dungeonquest.carrying_out import carry_out
from rules.dungeonquest.piles import draw, put_back
from rules.dungeonquest.searching import SEARCH_RULES
from rules.dungeonquest.squares import Square
from rules.dungeonquest.state import Character, DungeonQuest, Plight
from rules.dungeonquest.ways import Step
from rules.engine.table import Table

LAST = {SearchCard.SECRET_DOOR: 1, SearchCard.PASSAGE_DOWN: 2}
"""What is carried out after all else, as it leads elsewhere (ruling 42)."""


def stays(character: Character, start: Square) -> bool:
    """Tell whether a hero is still where it began to search, and free to go on."""
    there = character.here == start and not character.below
    return there and character.burden is Plight.NONE


async def search_twice(table: Table, game: DungeonQuest, character: Character) -> Step | None:
    """Draw two search cards and carry out both, what leads elsewhere last (ruling 42).

    Raises:
        HeroFell: one of them killed the hero.
    """
    left = [draw(table, game, SearchCard), draw(table, game, SearchCard)]
    for card in left:
        table.tell(everyone=events.SearchCardDrawn(character.seat, card))
    left.sort(key=lambda card: LAST.get(card, 0))
    step, start = None, character.here
    try:
        while left and step is None and stays(character, start):
            step = await carry_out(SEARCH_RULES, table, game, character, left.pop(0))
    finally:
        for card in left:
            put_back(game, card)
    return step
