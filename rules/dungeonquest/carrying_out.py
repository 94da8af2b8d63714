"""How cards are carried out: one rule for each, by a table (rulebook 7)."""

from collections.abc import Callable, Coroutine, Mapping
from typing import Any, TypeAlias, TypeVar

from rules.dungeonquest.cards import Card, card_faces
from rules.dungeonquest.dice import suffer
from rules.dungeonquest.heroes_expansion.magic import time_stands_still
from rules.dungeonquest.piles import put_back
from rules.dungeonquest.state import Cause, Character, DungeonQuest
from rules.dungeonquest.ways import Step
from rules.engine.table import Table

C = TypeVar("C", bound=Card)

CardRule: TypeAlias = Callable[
    [Table, DungeonQuest, Character, Any], Coroutine[Any, Any, Step | None]
]
"""What a card does to a hero who drew it; where it sends the hero, if anywhere.

It raises `HeroFell` if it kills the hero.
"""


async def carry_out(
    rules: Mapping[C, CardRule], table: Table, game: DungeonQuest, character: Character, card: C
) -> Step | None:
    """Do what a card says, then put it under its deck unless the hero keeps it.

    Raises:
        HeroFell: it killed the hero.
    """
    try:
        return await rules[card](table, game, character, card)
    finally:
        if card in game.in_play:
            put_back(game, card)


async def nothing(_table: Table, _game: DungeonQuest, _character: Character, _card: Card) -> None:
    """Let nothing happen ("Vacío", "Nada")."""


def hurts(cause: Cause) -> CardRule:
    """Return the rule of a card that does no more than cost life points."""

    async def hurt_by_it(
        table: Table, game: DungeonQuest, character: Character, card: Card
    ) -> None:
        await hurt(table, game, character, card, cause)

    return hurt_by_it


async def hurt(
    table: Table, game: DungeonQuest, character: Character, card: Card, cause: Cause
) -> None:
    """Lose the life points that a card names; none if it names none.

    Raises:
        HeroFell: none is left.
    """
    harm = card_faces()[card].harm
    if harm and not time_stands_still(table, character):
        await suffer(table, game, character, cause, harm)
