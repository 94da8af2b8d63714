"""What the spell book leaves behind in the treasure chamber ("Fichas")."""

from rules.dungeonquest.cards import Treasure
from rules.dungeonquest.catacombs import finds_events as told
from rules.dungeonquest.catacombs.finds_questions import KeepTreasure
from rules.dungeonquest.state import Character, DungeonQuest
from rules.engine.table import Table

SEEN = 4


def leave_spells_behind(table: Table, game: DungeonQuest, character: Character) -> None:
    """Put the spell book back into the cup, and see no more: both belong to the chamber."""
    character.vision = False
    if Treasure.SPELL_BOOK not in character.treasure:
        return
    game.cup.put(character.treasure.take(Treasure.SPELL_BOOK))
    game.cup.shuffle(table.stream("cup"))
    table.tell(everyone=told.SpellBookReturned(character.seat))


async def draw_by_vision(
    table: Table, game: DungeonQuest, character: Character, count: int
) -> list[Treasure]:
    """Draw four tokens; the hero takes those that it chooses, and the others go back ("Visión").

    Returns:
        What it took.
    """
    for _ in range(min(SEEN, len(game.cup))):
        game.seen.put(game.cup.draw())
    table.tell(everyone=told.TokensSeen(character.seat, tuple(game.seen)))
    kept: list[Treasure] = []
    while game.seen and len(kept) < count:
        options = tuple(dict.fromkeys(token.value for token in game.seen))
        first = kept[0] if kept else None
        chosen = await table.ask(character.seat, KeepTreasure(options, first))
        kept.append(game.seen.take(Treasure(chosen)))
        character.treasure.put(kept[-1])
    for token in game.seen.take_all():
        game.cup.put(token)
    game.cup.shuffle(table.stream("cup"))
    return kept
