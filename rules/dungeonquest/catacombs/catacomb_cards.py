"""The catacomb deck: what waits on the way below ("Hoja de Referencia", Cartas)."""

from collections.abc import Callable, Coroutine, Mapping
from typing import Any, TypeAlias

from rules.dungeonquest import events as told
from rules.dungeonquest.cards import CatacombCard, Deck, card_faces
from rules.dungeonquest.catacombs import events
from rules.dungeonquest.catacombs.cave_troll import cave_troll
from rules.dungeonquest.catacombs.coming_up import find_exit, find_hole
from rules.dungeonquest.catacombs.giant_worm import giant_worm
from rules.dungeonquest.dice import suffer
from rules.dungeonquest.finds import keeps
from rules.dungeonquest.heroes import Ability
from rules.dungeonquest.heroes_expansion import events as told_of_heroes
from rules.dungeonquest.heroes_expansion.berserk import calm_down
from rules.dungeonquest.heroes_expansion.flame_bright import companion_suffers
from rules.dungeonquest.heroes_expansion.magic import time_stands_still
from rules.dungeonquest.state import Cause, Character, DungeonQuest, Plight
from rules.engine.events import Event
from rules.engine.table import Table

CatacombRule: TypeAlias = Callable[[Table, DungeonQuest, Character], Coroutine[Any, Any, None]]
"""What a card does to a hero below. It raises `HeroFell` if it kills the hero."""


async def draw_catacomb_card(table: Table, game: DungeonQuest, character: Character) -> None:
    """Draw a catacomb card, lay it on the hero's pile and carry it out ("Las Catacumbas").

    Where none is left, nothing happens (ruling 63).

    Raises:
        HeroFell: it killed the hero.
    """
    deck, descent = game.decks[Deck.CATACOMB], character.descent
    if descent is not None:
        descent.under_hole = False
    if not deck:
        table.tell(everyone=events.NoCatacombCardLeft(character.seat))
        return
    card = deck.draw()
    assert isinstance(card, CatacombCard)  # noqa: S101  no other cards are in that deck
    character.gathered.put(card)
    drawn = events.CatacombCardDrawn(character.seat, card, character.cards_below)
    table.tell(everyone=drawn)
    await CATACOMB_RULES[card](table, game, character)


async def shadows(_table: Table, _game: DungeonQuest, _character: Character) -> None:
    """Let nothing happen among shadows and dripping stone."""


async def rats(table: Table, game: DungeonQuest, character: Character) -> None:
    """Lose D12 less Armour to a horde of rats; a companion rolls for itself.

    Raises:
        HeroFell: they killed the hero.
    """
    harm = card_faces()[CatacombCard.RATS].harm
    if harm is None or time_stands_still(table, character):
        return
    if character.accompanied:
        companion_suffers(table, character, Cause.RATS, harm)
    await suffer(table, game, character, Cause.RATS, harm)


async def torch_goes_out(table: Table, game: DungeonQuest, character: Character) -> None:
    """Stand in the dark, and draw no cards until the torch burns again.

    Raises:
        HeroFell: a berserk hero came to its senses, and died of it.
    """
    if character.can(Ability.SUN_SPHERE):
        table.tell(everyone=told_of_heroes.SunSphereShone(character.seat))
        return
    calm_down(table, game, character)
    character.burden = Plight.NO_TORCH


async def diamond(table: Table, _game: DungeonQuest, character: Character) -> None:
    """Keep a diamond."""
    gold = card_faces()[CatacombCard.DIAMOND].gold
    pick_up(table, character, CatacombCard.DIAMOND, told.GoldFound(character.seat, gold))


async def chest(table: Table, _game: DungeonQuest, character: Character) -> None:
    """Keep a chest, whose gold a die tells outside."""
    pick_up(table, character, CatacombCard.CHEST, events.ChestKept(character.seat))


def pick_up(table: Table, character: Character, card: CatacombCard, kept: Event) -> None:
    """Lay a treasure beside the sheet, unless the hero is berserk; it counts as drawn anyway."""
    if not keeps(table, character) or character.descent is None:
        return
    character.held.put(character.gathered.take(card))
    character.descent.kept += 1
    table.tell(everyone=kept)


CATACOMB_RULES: Mapping[CatacombCard, CatacombRule] = {
    CatacombCard.EMPTY: shadows,
    CatacombCard.EXIT: find_exit,
    CatacombCard.HOLE: find_hole,
    CatacombCard.RATS: rats,
    CatacombCard.TORCH_GOES_OUT: torch_goes_out,
    CatacombCard.CAVE_TROLL: cave_troll,
    CatacombCard.GIANT_WORM: giant_worm,
    CatacombCard.CHEST: chest,
    CatacombCard.DIAMOND: diamond,
}
