"""The spell book of the treasure chamber ("Libro de Hechizos").

A hero may read in it as its turn begins there, once in a turn (ruling 95).
"""

from collections.abc import Callable, Coroutine, Mapping
from contextlib import suppress
from typing import Any, TypeAlias

from rules.dungeonquest import events
from rules.dungeonquest.cards import Treasure, is_treasure
from rules.dungeonquest.catacombs import finds_events as told
from rules.dungeonquest.catacombs.chamber_spells import leave_spells_behind
from rules.dungeonquest.catacombs.curios import Page
from rules.dungeonquest.dice import HeroFell, d12, die, suffer
from rules.dungeonquest.heroes import Ability, Dice
from rules.dungeonquest.piles import hand_in
from rules.dungeonquest.state import Cause, Character, DungeonQuest, Fate
from rules.dungeonquest.travel import dragon_rages
from rules.engine.table import Table

PAGES = (
    Page.ALARM, Page.ALARM, Page.CURSE, Page.CURSE, Page.NOTHING, Page.NOTHING, Page.NOTHING,
    Page.NOTHING, Page.NOTHING, Page.VISION, Page.VITALITY, Page.AWAY,
)  # fmt: skip
"""What is read, by D12."""

CURSE = Dice(6)
CARRIED = 2


def can_read(character: Character) -> bool:
    """Tell whether a hero may read: once in a turn, and not who has magic of its own ("Azoth")."""
    has_book = character.in_chamber and Treasure.SPELL_BOOK in character.treasure
    able = not character.can(Ability.SPELLS) and character.careful
    return has_book and able and not character.has_read


async def read_book(table: Table, game: DungeonQuest, character: Character) -> None:
    """Open the book and roll a D12 for what happens.

    Raises:
        HeroFell: it killed the hero.
    """
    character.has_read = True
    roll = d12(table, "spell-book")
    page = PAGES[roll - 1]
    table.tell(everyone=told.SpellBookRead(character.seat, roll, page))
    if page in SPELLS:
        await SPELLS[page](table, game, character)


async def alarm(table: Table, game: DungeonQuest, character: Character) -> None:
    """Wake the dragon, which kills the reader; others there fare as they do when it wakes.

    Raises:
        HeroFell: always.
    """
    table.tell(everyone=events.DragonWoke(character.seat))
    with suppress(HeroFell):
        die(table, game, character, Cause.DRAGON)
    await dragon_rages(table, game, character)
    raise HeroFell


async def curse(table: Table, game: DungeonQuest, character: Character) -> None:
    """Lose D6 life points.

    Raises:
        HeroFell: none is left.
    """
    await suffer(table, game, character, Cause.SPELL_BOOK, CURSE)


async def vision(_table: Table, _game: DungeonQuest, character: Character) -> None:
    """See treasure tokens before taking them, as long as the hero stays in the chamber."""
    character.vision = True


async def vitality(table: Table, _game: DungeonQuest, character: Character) -> None:
    """Win all life points back."""
    healed = character.sheet.life - character.life
    character.life += healed
    table.tell(everyone=told.VitalityWon(character.seat, healed, character.life))


async def away(table: Table, game: DungeonQuest, character: Character) -> None:
    """Get out of the castle with two tokens, drawn at random, and no other treasure."""
    leave_spells_behind(table, game, character)
    tokens = character.treasure.take_all()
    table.stream("carried-out").shuffle(tokens)
    for token in tokens[CARRIED:]:
        game.cup.put(token)
    game.cup.shuffle(table.stream("cup"))
    for token in tokens[:CARRIED]:
        character.treasure.put(token)
    for card in [card for card in character.held if is_treasure(card)]:
        hand_in(game, character, card)
    character.fate = Fate.OUT
    kept = tuple(tokens[:CARRIED])
    out = told.CarriedOutBySpell(character.seat, character.played, kept, character.gold)
    table.tell(everyone=out)


Spell: TypeAlias = Callable[[Table, DungeonQuest, Character], Coroutine[Any, Any, None]]

SPELLS: Mapping[Page, Spell] = {
    Page.ALARM: alarm,
    Page.CURSE: curse,
    Page.VISION: vision,
    Page.VITALITY: vitality,
    Page.AWAY: away,
}
"""What the pages do; one cannot be read."""
