"""Dice, life points and death (rulebook 3.1 and 3.2)."""

from rules.dungeonquest import events
from rules.dungeonquest.cards import Card, RoomCard, TrapCard
from rules.dungeonquest.events import Trial
from rules.dungeonquest.heroes import Dice
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


class HeroFell(Exception):
    """A hero died, which ends whatever the hero was doing."""


def d6(table: Table, purpose: str) -> int:
    """Roll a six-sided die from the stream for one purpose."""
    return table.stream(f"d6/{purpose}").die(6)


def d12(table: Table, purpose: str) -> int:
    """Roll a twelve-sided die from the stream for one purpose."""
    return table.stream(f"d12/{purpose}").die(12)


def suffer(
    table: Table, game: DungeonQuest, character: Character, cause: Cause, dice: Dice
) -> None:
    """Roll for the life points that something costs, and lose them.

    Raises:
        HeroFell: none is left.
    """
    roll = table.stream(f"d{dice.sides}/{cause}").die(dice.sides) if dice.sides else 0
    lost = dice.result(roll, character.sheet)
    character.life = max(0, character.life - lost)
    notation = f"{dice.notation}-{dice.less}" if dice.less else dice.notation
    table.tell(
        everyone=events.LifeLost(character.seat, cause, notation, roll, lost, character.life)
    )
    if not character.life:
        die(table, game, character, cause)


def die(table: Table, game: DungeonQuest, character: Character, cause: Cause) -> None:
    """Take a hero out of the game; what it carried is lost with it (ruling 20).

    Raises:
        HeroFell: always.
    """
    gold = character.gold
    lay_down_burden(game, character)
    character.peril = Plight.NONE
    character.fate, character.cause, character.life = Fate.DEAD, cause, 0
    table.tell(everyone=events.HeroDied(character.seat, character.played, cause, gold))
    raise HeroFell


def lay_down_burden(game: DungeonQuest, character: Character) -> None:
    """Put the card that burdens a hero back under its deck, if there is one."""
    for card in [card for card in character.held if card in BURDENING]:
        hand_in(game, character, card)
    character.burden = Plight.NONE


def try_agility(table: Table, character: Character, trial: Trial) -> bool:
    """Roll a D12 against Agility; no more than that is a success."""
    roll, agility = d12(table, trial), character.sheet.agility
    passed = roll <= agility
    table.tell(everyone=events.AgilityTried(character.seat, trial, roll, agility, passed))
    return passed
