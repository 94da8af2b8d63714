"""Azoth: spells beside a turn, and in place of it ("Azoth el Sincara")."""

from rules.dungeonquest.dice import d6
from rules.dungeonquest.heroes_expansion import events
from rules.dungeonquest.heroes_expansion.magic import (
    COSTS,
    UPKEEP,
    can_cast,
    pay,
    turn_invisible,
)
from rules.dungeonquest.heroes_expansion.questions import KeepSpell, UseDarkForce
from rules.dungeonquest.heroes_expansion.spellbook import Draught, Spell
from rules.dungeonquest.questions import Act
from rules.dungeonquest.rotating import turn_round
from rules.dungeonquest.squares import COMPASS, Direction, Gate
from rules.dungeonquest.state import Character, DungeonQuest, Fate
from rules.dungeonquest.ways import Gait, Step, is_free
from rules.engine.table import Table

THREE = 3
LIFE_TO_PASS_WALLS = 6


def spells_now(character: Character) -> list[Act]:
    """Return the spells that a hero can cast as its turn begins, beside its turn."""
    acts = []
    hurt = character.life < character.sheet.life
    if hurt and not character.in_chamber and can_cast(character, Spell.DARK_FORCE):
        acts.append(Act.DARK_FORCE)
    if can_cast(character, Spell.INVISIBILITY):
        acts.append(Act.INVISIBILITY)
    if can_cast(character, Spell.STASIS):
        acts.append(Act.STASIS)
    return acts


async def dark_force(table: Table, character: Character) -> None:
    """Win three life points back, or what a D6 shows, once in a game."""
    draught = await table.ask(character.seat, UseDarkForce(tuple(Draught), character.life))
    roll = d6(table, "dark-force") if draught is Draught.DIE else 0
    healed = min(roll or THREE, character.sheet.life - character.life)
    character.spent.append(Spell.DARK_FORCE)
    character.life += healed
    table.tell(everyone=events.DarkForceUsed(character.seat, roll, healed, character.life))


async def invisibility(table: Table, character: Character) -> None:
    """Become invisible as a turn begins."""
    turn_invisible(table, character)


async def stasis(table: Table, character: Character) -> None:
    """Stop the time for a turn beside the hero's own."""
    pay(character, COSTS[Spell.STASIS])
    character.spell = Spell.STASIS
    table.tell(everyone=events.TimeStopped(character.seat, character.life))


CASTINGS = {
    Act.DARK_FORCE: dark_force,
    Act.INVISIBILITY: invisibility,
    Act.STASIS: stasis,
}
"""The spells that are cast before the rest of a turn."""


async def keep_invisibility(table: Table, character: Character) -> None:
    """Pay for another turn of being unseen, or be seen again."""
    if character.spell is Spell.INVISIBILITY and not await pays(table, character):
        lay_down(table, character)


async def pays(table: Table, character: Character) -> bool:
    """Ask whether to pay for a spell to go on, if the hero can, and do so."""
    if character.spell is None or character.life <= UPKEEP:
        return False
    if not await table.ask(character.seat, KeepSpell(character.spell, character.life)):
        return False
    pay(character, UPKEEP)
    table.tell(everyone=events.SpellKept(character.seat, character.spell, character.life))
    return True


def lay_down(table: Table, character: Character) -> None:
    """Turn a spell card face down."""
    if character.spell is not None:
        table.tell(everyone=events.SpellEnded(character.seat, character.spell))
    character.spell = None


async def has_another_turn(table: Table, game: DungeonQuest, character: Character) -> bool:
    """Tell whether a hero who stopped the time takes one more turn in this round.

    It pays for each; the last one, which it does not pay for, is its own, and time runs in it.

    Raises:
        HeroFell: a rotating room that turned late leads nowhere.
    """
    if not character.still or not character.inside:
        return False
    if not await pays(table, character):
        time_runs_again(table, game, character)
    return True


def time_runs_again(table: Table, game: DungeonQuest, character: Character) -> None:
    """Let time run again, and turn the rotating rooms that it had kept from turning.

    Raises:
        HeroFell: the hero stands in one of them, and it leads nowhere.
    """
    lay_down(table, character)
    for square in character.unturned.copy():
        character.unturned.remove(square)
        turn_round(table, game, character, square)


def walls_to_pass(game: DungeonQuest, character: Character) -> tuple[Direction, ...]:
    """Return the ways that a hero can go through walls, also out of the castle from its edge."""
    strong = character.life >= LIFE_TO_PASS_WALLS
    here = character.here
    if not strong or here not in game.rooms or not can_cast(character, Spell.PASSWALL):
        return ()
    return tuple(
        [way for way in COMPASS if is_free(game, here.beside(way)) or not here.beside(way).on_board]
    )


def pass_wall(table: Table, character: Character, way: Direction) -> Step | None:
    """Go through a wall, once in a game; beyond the outer wall lies freedom."""
    character.spent.append(Spell.PASSWALL)
    if character.here.beside(way).on_board:
        table.tell(everyone=events.WallPassed(character.seat, way))
        return Step(Gate(character.here, way), Gait.SECRET_DOOR)
    character.fate = Fate.OUT
    out = events.OuterWallPassed(character.seat, character.played, character.gold)
    table.tell(everyone=out)
    return None
