"""What a hero may expect of fights, cards and potions, reckoned from the data of the game.

Everything is measured by `worth`: roughly the chance to get out alive.
"""

from collections.abc import Iterable, Mapping
from fractions import Fraction
from functools import cache
from typing import NamedTuple

from rules.dungeonquest.cards import (
    POTIONS,
    Card,
    CryptCard,
    Deck,
    RoomCard,
    TrapCard,
    card_faces,
    cards_of,
)
from rules.dungeonquest.finds import after_drinking
from rules.dungeonquest.heroes import Dice, Sheet
from rules.dungeonquest.monsters import (
    HEADINGS,
    OF_THE_CARDS,
    Exchange,
    Monster,
    MonsterCard,
    Outcome,
    SoloRound,
    Stance,
    Tactic,
    tables,
)

LAST_OUT = 0.8
"""Each life point is worth so much of the one before: the last ones are worth most."""

GOLD_MATTERS = 1_500
"""Gold pieces at which a hero stands a fair chance against the treasure of the others."""

POTION_IN_HAND = 0.01
"""What a potion is worth that is carried."""

CRUSHED = 1 / 6
"""How often a ceiling that comes down kills."""

SPEARED = 1 / 3
"""How often the spear trap kills who names two slabs of three."""

STIRS = 1 / 2
"""How often a skeleton comes to life."""

PLAYED_ROUNDS = 2_000
"""Rounds that two players learn from, to find how tokens are best mixed."""

AWAY = frozenset({Outcome.ESCAPE, Outcome.SLASH_ESCAPE})


@cache
def worth(life: int) -> float:
    """Return what so many life points are worth, from 0 (dead) to nearly 1."""
    return 1.0 - LAST_OUT ** max(0, life)


def fortune(gold: float) -> float:
    """Return what gold pieces are worth to whoever brings them out: each less than the last."""
    return gold / (gold + GOLD_MATTERS)


def rolls(dice: Dice) -> range:
    """Return all that the dice can show, each as likely as another."""
    return range(1, dice.sides + 1) if dice.sides else range(1)


def after_harm(dice: Dice, sheet: Sheet, life: int) -> float:
    """Return what a hero's life is worth after something that costs life points."""
    every = rolls(dice)
    return sum(worth(life - dice.result(roll, sheet)) for roll in every) / len(every)


class Mixture(NamedTuple):
    """How often each tactic is best played, as weights in the order of `Tactic`."""

    hero: tuple[int, ...]
    monster: tuple[int, ...]


@cache
def best_mixture() -> Mixture:
    """Return how both sides best mix their combat tokens.

    Each side seeks to lose less than it costs the other. Two players who always answer what the
    other has played so far come to play each token as often as nobody can profit from.
    """
    combat = tables().combat
    gain = [
        [(losses := combat[Exchange.of(hero, foe)]).monster - losses.hero for foe in Tactic]
        for hero in Tactic
    ]
    places = range(len(Tactic))
    hero, monster = [1] * len(Tactic), [1] * len(Tactic)
    for _ in range(PLAYED_ROUNDS):
        mine = [sum(gain[own][foe] * monster[foe] for foe in places) for own in places]
        its = [sum(gain[own][foe] * hero[own] for own in places) for foe in places]
        hero[mine.index(max(mine))] += 1
        monster[its.index(min(its))] += 1
    return Mixture(tuple(hero), tuple(monster))


class Blow(NamedTuple):
    """One way a round of combat can go; ``chance`` is from 0 to 1."""

    chance: float
    hero_lost: int
    monster_lost: int


@cache
def rounds_of_combat(*, solo: bool) -> tuple[Blow, ...]:
    """Return the ways in which a round of combat can go that costs anybody anything."""
    if solo:
        rows = [row for row in tables().solo if row is not SoloRound.AGAIN]
        losses = [tables().solo_losses[row] for row in rows]
        return tuple(Blow(1 / len(rows), lost.hero, lost.monster) for lost in losses)
    mixture = best_mixture()
    every = sum(mixture.hero) * sum(mixture.monster)
    blows = []
    for hero, often in zip(Tactic, mixture.hero, strict=True):
        for foe, likely in zip(Tactic, mixture.monster, strict=True):
            lost = tables().combat[Exchange.of(hero, foe)]
            blows.append(Blow(float(Fraction(often * likely, every)), lost.hero, lost.monster))
    return tuple(blows)


@cache
def after_fight(life: int, foe_life: int, *, solo: bool) -> float:
    """Return what a hero's life is worth after a fight to the death."""
    if life <= 0:
        return 0.0
    if foe_life <= 0:
        return worth(life)
    return sum(
        blow.chance * after_fight(life - blow.hero_lost, foe_life - blow.monster_lost, solo=solo)
        for blow in rounds_of_combat(solo=solo)
    )


class Prospect(NamedTuple):
    """What comes of a stance: what life is worth then, and the chance to be driven back."""

    worth: float
    driven_back: float


@cache
def prospect(foe: Monster, stance: Stance, life: int, *, solo: bool) -> Prospect:
    """Return what a hero may expect who takes a stance, over all monster cards."""
    value = back = 0.0
    for card in MonsterCard:
        reaction = card.reaction(foe, stance)
        slash = reaction.slash or Dice(0)
        every = rolls(slash)
        for roll in every:
            left = life - max(0, roll + slash.plus)
            value += after_fight(left, reaction.life, solo=solo) / len(every)
        back += reaction.outcome in AWAY
    return Prospect(value / len(MonsterCard), back / len(MonsterCard))


@cache
def comes_to_blows(foe: Monster) -> float:
    """Return the chance that a monster fights a hero who attacks it; cave trolls always do."""
    if foe not in OF_THE_CARDS:
        return 1.0
    fights = [bool(card.reaction(foe, Stance.ATTACK).life) for card in MonsterCard]
    return sum(fights) / len(fights)


def after_best_stance(foe: Monster, life: int, *, solo: bool) -> float:
    """Return what life is worth after meeting a monster in the best way."""
    return max(prospect(foe, stance, life, solo=solo).worth for stance in HEADINGS)


def after_potion(life: int, most: int) -> float:
    """Return what a hero's life is worth after drinking a potion."""
    effects = tables().potion
    return sum(worth(after_drinking(effect, life, most)) for effect in effects) / len(effects)


SKELETONS: Mapping[Card, Monster] = {CryptCard.SKELETON: Monster.DEATH_WARRIOR}
"""Cards with something that may have to be fought."""


def gain_by_digging(deck: Deck, sheet: Sheet, life: int, *, solo: bool) -> float:
    """Return what a hero gains or loses, on the average, by drawing a crypt or corpse card."""
    cards = [card for card in cards_of(deck) if card.name != "SHUFFLE"]
    return sum(_gain(card, sheet, life, solo=solo) for card in cards) / len(cards)


def _gain(card: Card, sheet: Sheet, life: int, *, solo: bool) -> float:
    face = card_faces()[card]
    if card in POTIONS:
        return POTION_IN_HAND
    if face.gold:
        return fortune(face.gold) * worth(life)
    if card in SKELETONS:
        return STIRS * (after_best_stance(SKELETONS[card], life, solo=solo) - worth(life))
    return after_harm(face.harm, sheet, life) - worth(life) if face.harm else 0.0


CEILINGS = frozenset({RoomCard.CAVE_IN, TrapCard.CAVE_IN})
TRAPDOORS = frozenset({RoomCard.TRAPDOOR, TrapCard.TRAPDOOR})
SPEARS = frozenset({RoomCard.SPEAR_TRAP, TrapCard.SPEAR_TRAP})


def lost_to_traps(cards: Iterable[Card], sheet: Sheet, life: int) -> float:
    """Return what a hero loses, on the average, to one of these traps; 0 if there is none."""
    losses = [
        _lost_to_trap(card, sheet, life)
        for card in cards
        if card_faces()[card].harm or card in SPEARS
    ]
    return sum(losses) / len(losses) if losses else 0.0


def _lost_to_trap(card: Card, sheet: Sheet, life: int) -> float:
    harm = card_faces()[card].harm or Dice(0)
    alive = after_harm(harm, sheet, life)
    if card in CEILINGS:
        alive *= 1 - CRUSHED
    if card in SPEARS:
        alive *= 1 - SPEARED
    if card in TRAPDOORS:
        avoided = sheet.agility / 12
        alive = avoided * worth(life) + (1 - avoided) * alive
    return worth(life) - alive


@cache
def sum_at_least(dice: int, least: int) -> float:
    """Return the chance that so many D6 come to a sum at least."""
    if not dice:
        return float(least <= 0)
    return sum(sum_at_least(dice - 1, least - roll) for roll in range(1, 7)) / 6
