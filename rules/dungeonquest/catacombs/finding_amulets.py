"""Finding an amulet: the player on the right looks at it, and the hero decides whether to wear it.

Source: "Los Amuletos Mágicos". In solo play nobody looks.
"""

from rules.dungeonquest.cards import Card
from rules.dungeonquest.catacombs import finds_events as told
from rules.dungeonquest.catacombs.amulet_cards import Amulet
from rules.dungeonquest.catacombs.amulets import acting, amulet_acts, take_off, wears_amulet
from rules.dungeonquest.catacombs.finds_questions import KeepAmulet
from rules.dungeonquest.finds import keeps
from rules.dungeonquest.heroes import Ability
from rules.dungeonquest.state import Character, DungeonQuest
from rules.engine.table import Table


async def find_amulet(table: Table, game: DungeonQuest, character: Character, _card: Card) -> None:
    """Find an amulet by a card, which goes back under its deck (ruling 80)."""
    if can_wear(table, character):
        await offer_amulet(table, game, character)


def can_wear(table: Table, character: Character) -> bool:
    """Tell whether a hero can keep an amulet, and does wear any ("Ironhand", "Azoth")."""
    if not keeps(table, character):
        return False
    if character.can(Ability.BARE_FINGERS):
        table.tell(everyone=told.AmuletRefused(character.seat))
        return False
    return True


async def offer_amulet(table: Table, game: DungeonQuest, character: Character) -> None:
    """Draw an amulet card, which the player on the right alone sees, and offer it to the hero."""
    if not game.amulets:
        table.tell(everyone=told.AmuletsGone(character.seat))
        return
    amulet = game.amulets.draw()
    character.found.put(amulet)
    reader = game.on_the_right(character.seat)
    found = told.AmuletFound(character.seat, reader)
    if reader is None:
        table.tell(everyone=found)
    else:
        table.tell(everyone=found, besides={reader: told.AmuletLookedAt(character.seat, amulet)})
    if await puts_on(table, character):
        lay_old_down(table, game, character)
        wear(table, game, character)
    else:
        game.amulets.put_under(character.found.draw())
        table.tell(everyone=told.AmuletThrownAway(character.seat, None, old=False))


async def puts_on(table: Table, character: Character) -> bool:
    """Ask whether a hero puts a new amulet on, in place of the one that it may wear."""
    return await table.ask(character.seat, KeepAmulet(wears_amulet(character), acting(character)))


def lay_old_down(table: Table, game: DungeonQuest, character: Character) -> None:
    """Throw the old amulet away: nobody wears two."""
    if wears_amulet(character):
        old = acting(character)
        take_off(game, character)
        table.tell(everyone=told.AmuletThrownAway(character.seat, old, old=True))


def wear(table: Table, game: DungeonQuest, character: Character) -> None:
    """Put on the amulet that was found; that of luck acts at once."""
    character.amulet.put(character.found.draw())
    character.turns_worn = 0
    table.tell(everyone=told.AmuletKept(character.seat, game.on_the_right(character.seat)))
    amulet_acts(table, game, character, Amulet.LUCK)
