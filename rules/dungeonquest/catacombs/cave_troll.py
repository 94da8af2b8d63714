"""The cave troll, which takes bribes ("Hoja de Referencia", Cartas)."""

from collections.abc import Mapping

from rules.dungeonquest import events as told
from rules.dungeonquest.blows import monster_dies
from rules.dungeonquest.bow import may_shoot, missile_of
from rules.dungeonquest.catacombs import events
from rules.dungeonquest.catacombs.hidden_die import hide, take_up
from rules.dungeonquest.catacombs.questions import HideBribe, MeetCaveTroll, OfferBribe
from rules.dungeonquest.catacombs.spilling import (
    chosen,
    give_up,
    hoard,
    treasures_by_key,
    treasures_of,
)
from rules.dungeonquest.combat import combat
from rules.dungeonquest.dice import d10
from rules.dungeonquest.feats import Feat
from rules.dungeonquest.fights import begin_fight, end_fight
from rules.dungeonquest.heroes import Supply
from rules.dungeonquest.heroes_expansion import events as told_of_heroes
from rules.dungeonquest.heroes_expansion.berserk import RAGE
from rules.dungeonquest.heroes_expansion.daggers import throw_daggers_first
from rules.dungeonquest.heroes_expansion.magic import COSTS, can_cast, passes_unseen, pay
from rules.dungeonquest.heroes_expansion.rings import can_vanish, vanish
from rules.dungeonquest.heroes_expansion.spellbook import Spell
from rules.dungeonquest.heroes_expansion.spells_at_monsters import FIREBALL, INVISIBILITY
from rules.dungeonquest.monsters import Monster, Stance
from rules.dungeonquest.state import Character, DungeonQuest, Fight
from rules.engine.table import Table

NUMBERS = 10
PRICE = 100
MOST_ARROWS = 2


async def cave_troll(table: Table, game: DungeonQuest, character: Character) -> None:
    """Bribe a cave troll, fight it, or do what else a hero can do about it.

    Raises:
        HeroFell: it killed the hero.
    """
    if passes_unseen(table, character, Monster.CAVE_TROLL):
        return
    fight = begin_fight(game, character, Monster.CAVE_TROLL)
    game.fight = fight
    try:
        await measure(table, character, fight)
        if not await deal_with(table, game, character, fight):
            await fight_troll(table, game, character, fight)
    finally:
        if fight.hidden is not None:
            take_up(table, fight.hidden)
        end_fight(game, fight)


async def measure(table: Table, character: Character, fight: Fight) -> None:
    """Have the player on the right hide a number: the troll's price, and its weakness.

    A berserk hero bribes nobody: a D10 is rolled openly for the troll's life points. In solo play
    the number is drawn, and nobody sees it.
    """
    if character.berserk:
        fight.life = d10(table, "cave-troll")
        table.tell(everyone=events.CaveTrollRolled(character.seat, fight.life))
        return
    if fight.reader is None:
        number = d10(table, "bribe") % NUMBERS
    else:
        gold = hoard(treasures_of(character)).gold
        question = HideBribe(0, NUMBERS - 1, character.seat, character.life, gold)
        number = await table.ask(fight.reader, question)
    fight.hidden = hide(table, fight.reader, number)
    fight.life = NUMBERS - number
    table.tell(everyone=events.BribeHidden(character.seat, fight.reader))


async def deal_with(table: Table, game: DungeonQuest, character: Character, fight: Fight) -> bool:
    """Do what a hero likes about the troll before it fights; tell whether that was enough."""
    while True:
        feats = [stance for stance, feat in FEATS.items() if feat.offered(character, fight)]
        stance = Stance.ATTACK
        if feats and not character.berserk:
            gold = hoard(treasures_of(character)).gold
            question = MeetCaveTroll((Stance.ATTACK, *feats), character.life, gold)
            stance = await table.ask(character.seat, question)
        if stance is Stance.ATTACK:
            taken = told.StanceTaken(character.seat, Monster.CAVE_TROLL, stance)
            table.tell(everyone=taken)
            return False
        fight.tried.append(stance)
        if await FEATS[stance].rule(table, game, character, fight):
            return True


def can_bribe(character: Character, fight: Fight) -> bool:
    """Tell whether a hero has treasure to offer: once, and not after it used the eyes of doom."""
    tried = {Stance.BRIBE, Stance.EYES}.intersection(fight.tried)
    return not tried and bool(treasures_of(character))


async def bribe(table: Table, game: DungeonQuest, character: Character, fight: Fight) -> bool:
    """Offer treasures; from its price on the troll takes them all and stands aside.

    Chests, whose gold nobody knows, are worth nothing to it (ruling 69).
    """
    keys = tuple(treasures_by_key(character))
    offered = chosen(character, await table.ask(character.seat, OfferBribe(keys, 1, len(keys))))
    offer, life = hoard(offered), fight.life or 0
    number = NUMBERS - life
    accepted = offer.gold >= number * PRICE
    if accepted:
        give_up(table, game, character, offered)
    table.tell(
        everyone=events.BribeOffered(
            character.seat, *offer, offer.gold, number, number * PRICE, accepted, life
        )
    )
    return accepted


def can_stare(character: Character, fight: Fight) -> bool:
    """Tell whether a hero can use the eyes of doom, in place of a bribe."""
    tried = {Stance.BRIBE, Stance.EYES}.intersection(fight.tried)
    return not tried and can_cast(character, Spell.EYES_OF_DOOM)


async def stare(table: Table, _game: DungeonQuest, character: Character, fight: Fight) -> bool:
    """Use the eyes of doom: a D10 above the troll's life points makes it flee."""
    pay(character, COSTS[Spell.EYES_OF_DOOM])
    used = told_of_heroes.EyesOfDoomUsed(character.seat, fight.monster, character.life)
    table.tell(everyone=used)
    roll = d10(table, "eyes-of-doom")
    frightened = roll > (fight.life or 0)
    stared = told_of_heroes.EyesOfDoomRolled(character.seat, fight.monster, roll, frightened)
    table.tell(everyone=stared)
    return frightened


def can_slip_away(character: Character, fight: Fight) -> bool:
    """Tell whether the ring of vanishing helps: only while the troll is just met (ruling 70)."""
    return Stance.BRIBE not in fight.tried and can_vanish(character, fight)


async def fight_troll(table: Table, game: DungeonQuest, character: Character, fight: Fight) -> None:
    """Throw daggers, shoot up to two arrows, then fight as with any monster (ruling 70).

    Daggers that were thrown are lost ("Héroes y Catacumbas").

    Raises:
        HeroFell: it killed the hero.
    """
    await throw_daggers_first(table, game, character, fight)
    slain = fight.is_slain()
    for _ in range(MOST_ARROWS):
        if not slain and missile_of(character) is Supply.ARROWS:
            slain = await may_shoot(table, character, fight)
    if slain:
        monster_dies(table, fight)
    else:
        await combat(table, game, character, fight)


FEATS: Mapping[Stance, Feat] = {
    Stance.BRIBE: Feat(can_bribe, bribe),
    Stance.EYES: Feat(can_stare, stare),
    Stance.FIREBALL: FIREBALL,
    Stance.INVISIBILITY: INVISIBILITY,
    Stance.VANISH: Feat(can_slip_away, vanish),
    Stance.RAGE: RAGE,
}
"""What a hero can do about a cave troll beside fighting it."""
