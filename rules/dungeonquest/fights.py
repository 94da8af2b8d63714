"""A monster and a hero face each other: the monster card, and what follows from it (rulebook 8)."""

from collections.abc import Callable, Coroutine, Mapping
from typing import Any

from rules.dungeonquest import events
from rules.dungeonquest.blows import monster_dies
from rules.dungeonquest.bow import may_shoot
from rules.dungeonquest.catacombs.amulets import escapes_for_sure
from rules.dungeonquest.combat import combat
from rules.dungeonquest.dice import suffer
from rules.dungeonquest.heroes_expansion.daggers import throw_daggers_first
from rules.dungeonquest.heroes_expansion.magic import may_cast_fireball
from rules.dungeonquest.heroes_expansion.sling import may_sling
from rules.dungeonquest.monsters import Monster, Outcome, Reaction, Stance
from rules.dungeonquest.state import Cause, Character, DungeonQuest, Fight
from rules.dungeonquest.ways import Gait, Step, way_back
from rules.engine.table import Table

COMBAT = frozenset({Outcome.COMBAT, Outcome.SLASH_COMBAT})
AWAY = frozenset({Outcome.ESCAPE, Outcome.SLASH_ESCAPE})
CLEAN = frozenset({Outcome.ESCAPE, Outcome.FLEES})
CLEAN_ESCAPE = Reaction(Outcome.ESCAPE, None, 0)


def begin_fight(
    game: DungeonQuest, character: Character, foe: Monster, *, sneak: bool = False
) -> Fight:
    """Have a hero meet a monster; the player on the right will read and fight for it."""
    return Fight(character.seat, foe, game.on_the_right(character.seat), sneak=sneak)


async def face(
    table: Table, game: DungeonQuest, character: Character, fight: Fight, stance: Stance
) -> Step | None:
    """Have the monster card read, and do what it says (rulebook 8.1 and 8.4).

    Returns:
        The way back if the hero escapes.

    Raises:
        HeroFell: the monster killed the hero.
    """
    if stance is Stance.ATTACK:
        await may_sling(table, character, fight)
        await throw_daggers_first(table, game, character, fight)
        if await may_shoot(table, character, fight):
            monster_dies(table, fight)
            return None
    reaction = read_monster_card(table, game, fight, stance)
    failed = stance is Stance.ESCAPE and reaction.outcome not in CLEAN
    if failed and escapes_for_sure(table, game, character, fight.monster):
        reaction = CLEAN_ESCAPE
    if reaction.slash:
        await suffer(table, game, character, Cause(fight.monster), reaction.slash)
    if reaction.outcome in AWAY:
        gate = way_back(game, character)
        return Step(gate, Gait.RETREAT) if gate else None
    if reaction.outcome in COMBAT:
        await fight_it_out(table, game, character, fight, stance)
    return None


async def fight_it_out(
    table: Table, game: DungeonQuest, character: Character, fight: Fight, stance: Stance
) -> None:
    """Use a missile for which the stance leaves time, then fight (rulebook 8.2 and 8.4).

    Raises:
        HeroFell: the monster killed the hero.
    """
    slain = fight.is_slain()
    if not slain and stance in AFTER_CARD:
        slain = await AFTER_CARD[stance](table, character, fight)
    if slain:
        monster_dies(table, fight)
    else:
        await combat(table, game, character, fight)


async def wait_and_shoot(table: Table, character: Character, fight: Fight) -> bool:
    """Use a sling or a fireball against a monster that attacks who waited."""
    slung = await may_sling(table, character, fight)
    return slung or await may_cast_fireball(table, character, fight)


AFTER_CARD: Mapping[Stance, Callable[[Table, Character, Fight], Coroutine[Any, Any, bool]]] = {
    Stance.ATTACK: may_shoot,
    Stance.WAIT: wait_and_shoot,
}
"""What may be shot between the monster card and the combat, by stance; true if it kills."""


def read_monster_card(table: Table, game: DungeonQuest, fight: Fight, stance: Stance) -> Reaction:
    """Draw the top monster card; the player on the right alone learns the life points.

    Source: rulebook 8.1.
    """
    card = game.monsters.draw()
    game.monster_cards[fight.reader].put(card)
    reaction = card.reaction(fight.monster, stance)
    told = events.MonsterReacted(fight.seat, fight.monster, reaction.outcome, fight.reader)
    if reaction.outcome in COMBAT:
        fight.life = reaction.life
    if reaction.outcome in COMBAT and fight.reader is not None:
        read = events.MonsterCardRead(card, fight.monster, fight.seat, reaction.life)
        table.tell(everyone=told, besides={fight.reader: read})
    else:
        table.tell(everyone=told)
    return reaction


def end_fight(game: DungeonQuest, fight: Fight) -> None:
    """Put the monster card under its deck, if one was read (rulebook 8.2)."""
    for card in game.monster_cards[fight.reader].take_all():
        game.monsters.put_under(card)
    game.fight = None
