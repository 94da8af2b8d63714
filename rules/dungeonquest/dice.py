"""Dice, life points and death (rulebook 3.1 and 3.2)."""

from rules.dungeonquest import events
from rules.dungeonquest.cards import Card, RoomCard, TrapCard
from rules.dungeonquest.catacombs.gathering import shuffle_back
from rules.dungeonquest.events import Trial
from rules.dungeonquest.heroes import Dice
from rules.dungeonquest.heroes_expansion.rings import rolls_again, shield
from rules.dungeonquest.piles import hand_in
from rules.dungeonquest.state import Cause, Character, DungeonQuest, Fate, Plight
from rules.engine.table import Table

BURDENING: frozenset[Card] = frozenset(
    {
        RoomCard.GIANT_SPIDER,
        RoomCard.TRAPDOOR,
        TrapCard.TRAPDOOR,
        RoomCard.TORCH_GOES_OUT,
    }
)
"""The cards that a hero keeps until they are overcome."""

CURSING: frozenset[Card] = frozenset({RoomCard.SHADOW_OF_DOOM, RoomCard.VAMPIRE})
"""The cards that lie on a hero until it is rid of them, or out of the castle."""

TRAPS_OF_ALL_DECKS = frozenset(
    {
        Cause.CROSSFIRE_TRAP,
        Cause.POISONOUS_SNAKES,
        Cause.POISON_GAS,
        Cause.EXPLOSION,
        Cause.CAVE_IN,
        Cause.TRAPDOOR,
        Cause.DOOR_TRAP,
        Cause.CRYPT_TRAP,
    }
)
"""What counts as a trap, whatever it is in."""


class HeroFell(Exception):
    """A hero died, which ends whatever the hero was doing."""


def d6(table: Table, purpose: str) -> int:
    """Roll a six-sided die from the stream for one purpose."""
    return table.stream(f"d6/{purpose}").die(6)


def d10(table: Table, purpose: str) -> int:
    """Roll a ten-sided die, whose 0 counts as 10, from the stream for one purpose."""
    return table.stream(f"d10/{purpose}").die(10)


def d12(table: Table, purpose: str) -> int:
    """Roll a twelve-sided die from the stream for one purpose."""
    return table.stream(f"d12/{purpose}").die(12)


async def suffer(
    table: Table, game: DungeonQuest, character: Character, cause: Cause, dice: Dice
) -> None:
    """Roll for the life points that something costs, and lose them.

    Rings may help ("Anillo" of fortune and of shielding).

    Raises:
        HeroFell: none is left.
    """
    before = character.life
    roll = lose_life(table, character, cause, dice)
    if roll and character.life < before and await rolls_again(table, character, roll):
        character.life = before
        lose_life(table, character, cause, dice)
    if cause in TRAPS_OF_ALL_DECKS:
        await shield(table, character, cause, before - character.life)
    if not character.life:
        die(table, game, character, cause)


def lose_life(table: Table, character: Character, cause: Cause, dice: Dice) -> int:
    """Roll and lose life points; return what the die showed, 0 if none was rolled."""
    roll = table.stream(f"d{dice.sides}/{cause}").die(dice.sides) if dice.sides else 0
    lost = dice.result(roll, character.sheet)
    character.life = max(0, character.life - lost)
    notation = f"{dice.notation}-{dice.less}" if dice.less else dice.notation
    table.tell(
        everyone=events.LifeLost(character.seat, cause, notation, roll, lost, character.life)
    )
    return roll


def die(table: Table, game: DungeonQuest, character: Character, cause: Cause) -> None:
    """Take a hero out of the game; what it carried is lost with it (ruling 20).

    Raises:
        HeroFell: always.
    """
    gold = character.gold
    lay_down_burden(game, character)
    lay_down_curses(game, character)
    character.peril = Plight.NONE
    character.fate, character.cause, character.life = Fate.DEAD, cause, 0
    table.tell(everyone=events.HeroDied(character.seat, character.played, cause, gold))
    shuffle_back(table, game, character)
    character.descent = None
    raise HeroFell


def lay_down_burden(game: DungeonQuest, character: Character) -> None:
    """Put the card that burdens a hero back under its deck, if there is one."""
    for card in [card for card in character.held if card in BURDENING]:
        hand_in(game, character, card)
    character.burden = Plight.NONE


def lay_down_curses(game: DungeonQuest, character: Character) -> None:
    """Put the cards that curse a hero back under their deck."""
    for card in [card for card in character.held if card in CURSING]:
        hand_in(game, character, card)


async def try_agility(table: Table, character: Character, trial: Trial) -> bool:
    """Roll a D12 against Agility; no more than that is a success."""
    roll, agility = d12(table, trial), character.sheet.agility
    passed = roll <= agility
    table.tell(everyone=events.AgilityTried(character.seat, trial, roll, agility, passed))
    if passed or not await rolls_again(table, character, roll):
        return passed
    return await try_agility(table, character, trial)
