"""Rildo: two search cards at once ("Rildo el Astuto")."""

from rules.dungeonquest import events
from rules.dungeonquest.cards import SearchCard
from rules.dungeonquest.carrying_out import carry_out
from rules.dungeonquest.piles import draw, put_back
from rules.dungeonquest.searching import SEARCH_RULES
from rules.dungeonquest.state import Character, DungeonQuest, Plight
from rules.dungeonquest.ways import Step
from rules.engine.table import Table


async def search_twice(table: Table, game: DungeonQuest, character: Character) -> Step | None:
    """Draw two search cards and carry out both, a secret door last (ruling 42).

    Raises:
        HeroFell: one of them killed the hero.
    """
    left = [draw(table, game, SearchCard), draw(table, game, SearchCard)]
    for card in left:
        table.tell(everyone=events.SearchCardDrawn(character.seat, card))
    left.sort(key=lambda card: card is SearchCard.SECRET_DOOR)
    step = None
    try:
        while left and step is None and character.burden is Plight.NONE:
            step = await carry_out(SEARCH_RULES, table, game, character, left.pop(0))
    finally:
        for card in left:
            put_back(game, card)
    return step
