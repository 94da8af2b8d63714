"""Meeting a monster: attack, wait and see, or escape (rulebook 8.1 and 8.3)."""

from rules.dungeonquest import events
from rules.dungeonquest.bow import may_shoot
from rules.dungeonquest.combat import combat, monster_dies
from rules.dungeonquest.dice import suffer
from rules.dungeonquest.heroes import Characteristic, Dice, Ring
from rules.dungeonquest.monsters import Monster, Outcome, Reaction, Stance
from rules.dungeonquest.questions import MeetMonster
from rules.dungeonquest.state import Cause, Character, DungeonQuest, Fight
from rules.dungeonquest.ways import Gait, Step, can_escape, way_back
from rules.engine.table import Table

SNEAK_ATTACK = Dice(12, 0, Characteristic.LUCK)
COMBAT = frozenset({Outcome.COMBAT, Outcome.SLASH_COMBAT})
AWAY = frozenset({Outcome.ESCAPE, Outcome.SLASH_ESCAPE})


async def monster(
    table: Table, game: DungeonQuest, character: Character, foe: Monster
) -> Step | None:
    """Meet a monster (rulebook 8.1; "Anillo Deslumbrante").

    Raises:
        HeroFell: the monster killed the hero.
    """
    stances = [Stance.ATTACK, Stance.WAIT]
    if can_escape(game, character):
        stances.append(Stance.ESCAPE)
    if character.has(Ring.DAZZLING):
        stances.append(Stance.RING)
    return await meet(table, game, character, foe, stances)


async def sneak_attack(
    table: Table, game: DungeonQuest, character: Character, foe: Monster
) -> Step | None:
    """Be struck by a monster, then attack it or escape (rulebook 8.3).

    Raises:
        HeroFell: the monster killed the hero.
    """
    table.tell(everyone=events.SneakAttacked(character.seat, foe))
    suffer(table, game, character, Cause(foe), SNEAK_ATTACK)
    stances = [Stance.ATTACK]
    if can_escape(game, character):
        stances.append(Stance.ESCAPE)
    return await meet(table, game, character, foe, stances)


async def meet(
    table: Table,
    game: DungeonQuest,
    character: Character,
    foe: Monster,
    stances: list[Stance],
) -> Step | None:
    """Ask what to do about a monster, and carry it out.

    Returns:
        The way back if the hero escapes.

    Raises:
        HeroFell: the monster killed the hero.
    """
    stance = stances[0]
    if len(stances) > 1:
        question = MeetMonster(tuple(stances), foe, character.life)
        stance = await table.ask(character.seat, question)
    if stance is Stance.RING:
        character.ring_used = True
        table.tell(everyone=events.DazzlingRingUsed(character.seat, foe))
        return None
    table.tell(everyone=events.StanceTaken(character.seat, foe, stance))
    fight = game.fight = Fight(character.seat, foe, game.on_the_right(character.seat))
    try:
        return await face(table, game, character, fight, stance)
    finally:
        end_fight(game, fight)


async def face(
    table: Table, game: DungeonQuest, character: Character, fight: Fight, stance: Stance
) -> Step | None:
    """Have the monster card read, and do what it says (rulebook 8.1 and 8.4).

    Returns:
        The way back if the hero escapes.

    Raises:
        HeroFell: the monster killed the hero.
    """
    attacks = stance is Stance.ATTACK
    if attacks and await may_shoot(table, character, fight):
        monster_dies(table, fight)
        return None
    reaction = read_monster_card(table, game, fight, stance)
    if reaction.slash:
        suffer(table, game, character, Cause(fight.monster), reaction.slash)
    if reaction.outcome in AWAY:
        gate = way_back(game, character)
        return Step(gate, Gait.RETREAT) if gate else None
    if reaction.outcome in COMBAT:
        await fight_it_out(table, game, character, fight, attacks=attacks)
    return None


async def fight_it_out(
    table: Table, game: DungeonQuest, character: Character, fight: Fight, *, attacks: bool
) -> None:
    """Shoot once more if the hero attacked, then fight with tokens (rulebook 8.2 and 8.4).

    Raises:
        HeroFell: the monster killed the hero.
    """
    slain = fight.is_slain()
    if not slain and attacks:
        slain = await may_shoot(table, character, fight)
    if slain:
        monster_dies(table, fight)
    else:
        await combat(table, game, character, fight)


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
