"""What heroes find and keep: treasure, potions, ropes."""

from rules.dungeonquest import events
from rules.dungeonquest.cards import POTIONS, Card, card_faces
from rules.dungeonquest.dice import d12, die
from rules.dungeonquest.heroes_expansion import events as told
from rules.dungeonquest.monsters import Potion, tables
from rules.dungeonquest.piles import hand_in, keep
from rules.dungeonquest.state import Cause, Character, DungeonQuest
from rules.engine.table import Table


async def find_treasure(table: Table, game: DungeonQuest, character: Character, card: Card) -> None:
    """Lay a treasure card beside the sheet; it counts if it is brought out."""
    if not keeps(table, character):
        return
    keep(game, character, card)
    table.tell(everyone=events.GoldFound(character.seat, card_faces()[card].gold))


async def find_potion(table: Table, game: DungeonQuest, character: Character, card: Card) -> None:
    """Keep a potion; a hero carries no more than one ("Poción")."""
    if not keeps(table, character):
        return
    kept = potion_of(character) is None
    if kept:
        keep(game, character, card)
    table.tell(everyone=events.PotionKept(character.seat, kept))


async def find_rope(table: Table, game: DungeonQuest, character: Character, card: Card) -> None:
    """Keep a rope ("Cuerda")."""
    if keeps(table, character):
        keep(game, character, card)


def keeps(table: Table, character: Character) -> bool:
    """Tell whether a hero can keep what it finds ("Helena la Rápida", "Fhyll Hachaloca")."""
    if not character.careful:
        table.tell(everyone=told.FindLeft(character.seat))
    return character.careful


def potion_of(character: Character) -> Card | None:
    """Return the potion that a hero carries, if any."""
    return next((card for card in character.held if card in POTIONS), None)


def drink(table: Table, game: DungeonQuest, character: Character, potion: Card) -> None:
    """Drink a potion and look at the potion table ("Poción").

    Raises:
        HeroFell: it was deadly.
    """
    hand_in(game, character, potion)
    roll = d12(table, "potion")
    effect = tables().potion[roll - 1]
    before = character.life
    character.life = after_drinking(effect, before, character.sheet.life)
    change = character.life - before
    table.tell(everyone=events.PotionDrunk(character.seat, roll, effect, change, character.life))
    if not character.life:
        die(table, game, character, Cause.POTION)


def after_drinking(effect: Potion, life: int, most: int) -> int:
    """Return the life points after a potion; never more than at the start.

    Half of an odd number is lost rounded down (ruling 16).
    """
    if effect is Potion.DEATH:
        return 0
    if effect is Potion.HALF:
        return life - life // 2
    return max(0, min(most, life + tables().potion_life[effect]))
