"""The wizard's amulet, which comes in two halves ("Amuleto del Mago")."""

from rules.dungeonquest.cards import Card, SearchCard
from rules.dungeonquest.catacombs import finds_events as told
from rules.dungeonquest.catacombs.amulets import amulet_acts, wears_amulet
from rules.dungeonquest.catacombs.finding_amulets import (
    can_wear,
    lay_old_down,
    offer_amulet,
    puts_on,
)
from rules.dungeonquest.catacombs.finds_questions import ChooseAmulet
from rules.dungeonquest.dice import d6
from rules.dungeonquest.piles import keep
from rules.dungeonquest.state import Character, DungeonQuest
from rules.engine.table import Table

HALVES = (SearchCard.WIZARDS_AMULET_LEFT, SearchCard.WIZARDS_AMULET_RIGHT)
SHOWN = 3


async def find_half(table: Table, game: DungeonQuest, character: Character, card: Card) -> None:
    """Take a half along; with the other one, the amulet is whole.

    The halves stay beside the sheet whatever comes of them (ruling 90).
    """
    if not can_wear(table, character):
        return
    keep(game, character, card)
    table.tell(everyone=told.WizardsHalfKept(character.seat, card))
    if all(half in character.held for half in HALVES):
        await read_runes(table, game, character)


async def read_runes(table: Table, game: DungeonQuest, character: Character) -> None:
    """Understand the runes on an even D6; else it is an amulet like any other."""
    roll = d6(table, "runes")
    understood = roll % 2 == 0
    table.tell(everyone=told.WizardsAmuletJoined(character.seat, roll, understood))
    if understood and game.amulets:
        await choose_amulet(table, game, character)
    else:
        await offer_amulet(table, game, character)


async def choose_amulet(table: Table, game: DungeonQuest, character: Character) -> None:
    """Look at three amulet cards and choose one, which acts at once (ruling 90)."""
    seat = character.seat
    amulets = tuple([game.amulets.draw() for _ in range(min(SHOWN, len(game.amulets)))])
    for amulet in amulets:
        character.runes.put(amulet)
    table.whisper({seat: told.RunesRead(seat, amulets)})
    chosen = await table.ask(seat, ChooseAmulet(amulets))
    puts_it_on = not wears_amulet(character) or await puts_on(table, character)
    if puts_it_on:
        lay_old_down(table, game, character)
        character.amulet.put(character.runes.take(chosen))
        character.turns_worn = 0
        amulet_acts(table, game, character, chosen)
    else:
        table.tell(everyone=told.AmuletThrownAway(seat, None, old=False))
    for amulet in character.runes.take_all():
        game.amulets.put_under(amulet)
