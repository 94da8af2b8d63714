"""A sensible bot player for DungeonQuest; it knows one seat's view and nothing else.

It goes for the treasure chamber, takes what is worth the risk, and turns back in time.
"""

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from pydantic import JsonValue

from rules.dungeonquest.cards import Deck, cards_of
from rules.dungeonquest.heroes import Ring
from rules.dungeonquest.monsters import Stance, Tactic
from rules.dungeonquest.player.below import BELOW_DECISIONS
from rules.dungeonquest.player.chart import DOOR_TOLL
from rules.dungeonquest.player.cursed import CURSED_DECISIONS
from rules.dungeonquest.player.feats import FEAT_WORTH
from rules.dungeonquest.player.newcomers import HERO_DECISIONS
from rules.dungeonquest.player.odds import (
    best_mixture,
    comes_to_blows,
    gain_by_digging,
    lost_to_traps,
    prospect,
)
from rules.dungeonquest.player.outlook import Outlook
from rules.dungeonquest.player.turns import flee_dragon, move_on, take_turn, use_secret_door
from rules.dungeonquest.questions import (
    Act,
    ChooseRing,
    FleeDragon,
    HeroTactic,
    MeetMonster,
    MeetSpider,
    MonsterTactic,
    MoveOn,
    SearchCorpse,
    SearchCrypt,
    ShootArrow,
    ShootSpider,
    TakeTurn,
    UseOpeningRing,
    UseSecretDoor,
    UseWarningRing,
)
from rules.dungeonquest.view import DungeonView
from rules.engine.questions import Question
from rules.engine.randomness import Stream

RINGS = (
    Ring.HEALING,
    Ring.DAZZLING,
    Ring.VANISHING,
    Ring.SHIELDING,
    Ring.WARNING,
    Ring.FORTUNE,
    Ring.OPENING,
    Ring.TELEPORTATION,
)
"""The rings, the best first."""

DRIVEN_BACK = 0.05
"""What it costs to be driven back: the way is to be made again, with another room card."""

SHOOTS_FROM = 0.5
"""An arrow is for monsters that fight so often; the others would waste it."""

LOW = 2
"""Life points at which a hero spares nothing."""

HARMLESS = 0.02
"""A trap that costs less is not worth the warning ring."""

TOLL = 1.0
"""Turns at a door or a portcullis that are worth the opening ring."""

Decide: TypeAlias = Callable[[DungeonView, Any, Stream], JsonValue]


def sensible(view: DungeonView, question: Question[Any], stream: Stream) -> JsonValue:
    """Give the answer that looks best to the hero's player; where nothing speaks for any, any."""
    decide = DECISIONS.get(type(question))
    return decide(view, question, stream) if decide else question.sample(stream)


def choose_ring(_view: DungeonView, question: ChooseRing, _stream: Stream) -> JsonValue:
    """Take the best ring that is left."""
    return min(question.options, key=RINGS.index)


def use_opening_ring(view: DungeonView, question: UseOpeningRing, _stream: Stream) -> JsonValue:
    """Use the ring unless the way is soon clear without it."""
    outlook = Outlook(view)
    lifting = question.portcullises * outlook.trial(outlook.sheet.strength)
    return lifting + question.doors * DOOR_TOLL >= TOLL


def use_warning_ring(view: DungeonView, _question: UseWarningRing, _stream: Stream) -> JsonValue:
    """Use the ring against the trap that was drawn; in a room of traps, against any."""
    outlook = Outlook(view)
    traps = view.in_play or cards_of(Deck.TRAP)
    return lost_to_traps(traps, outlook.sheet, outlook.me.life) > HARMLESS


def dig(deck: Deck) -> Decide:
    """Return how to decide whether to search a crypt or a dead adventurer."""

    def decide(view: DungeonView, _question: Question[bool], _stream: Stream) -> JsonValue:
        outlook = Outlook(view)
        life = outlook.me.life
        return gain_by_digging(deck, outlook.sheet, life, solo=outlook.solo) > 0

    return decide


def meet_monster(view: DungeonView, question: MeetMonster, _stream: Stream) -> JsonValue:
    """Take the stance after which life is worth most."""
    solo = len(view.characters) == 1

    def value(stance: Stance) -> float:
        if stance in FEAT_WORTH:
            return FEAT_WORTH[stance](view, question)
        expected = prospect(question.monster, stance, question.life, solo=solo)
        return expected.worth - expected.driven_back * DRIVEN_BACK

    stances: tuple[Any, ...] = question.options
    best: Stance = max(stances, key=value)
    return best


def shoot_arrow(_view: DungeonView, question: ShootArrow, _stream: Stream) -> JsonValue:
    """Shoot at monsters that fight."""
    return comes_to_blows(question.monster) >= SHOOTS_FROM


def meet_spider(_view: DungeonView, question: MeetSpider, _stream: Stream) -> JsonValue:
    """Fight; if life is low, do whatever is safer."""
    order = (
        (Act.DAZZLE, Act.ESCAPE, Act.SHOOT, Act.FIGHT)
        if question.life <= LOW
        else (Act.RAGE, Act.FIGHT)
    )
    return next(act for act in order if act in question.options)


def shoot_spider(_view: DungeonView, question: ShootSpider, _stream: Stream) -> JsonValue:
    """Shoot till it is dead."""
    return question.most


def hero_tactic(_view: DungeonView, _question: HeroTactic, stream: Stream) -> JsonValue:
    """Mix the tokens so that nobody can profit from it."""
    return weighted(best_mixture().hero, stream)


def monster_tactic(_view: DungeonView, _question: MonsterTactic, stream: Stream) -> JsonValue:
    """Mix the monster's tokens likewise."""
    return weighted(best_mixture().monster, stream)


def weighted(weights: tuple[int, ...], stream: Stream) -> Tactic:
    """Return a tactic drawn by weights."""
    drawn = stream.below(sum(weights))
    for tactic, weight in zip(Tactic, weights, strict=True):
        drawn -= weight
        if drawn < 0:
            return tactic
    raise AssertionError


def with_outlook(decide: Callable[[Outlook, Any, Stream], JsonValue]) -> Decide:
    """Let a decision be made on a look at the whole table."""
    return lambda view, question, stream: decide(Outlook(view), question, stream)


DECISIONS: Mapping[type[Question[Any]], Decide] = {
    ChooseRing: choose_ring,
    TakeTurn: with_outlook(take_turn),
    MoveOn: with_outlook(move_on),
    UseSecretDoor: with_outlook(use_secret_door),
    FleeDragon: with_outlook(flee_dragon),
    UseOpeningRing: use_opening_ring,
    UseWarningRing: use_warning_ring,
    SearchCrypt: dig(Deck.CRYPT),
    SearchCorpse: dig(Deck.CORPSE),
    MeetMonster: meet_monster,
    ShootArrow: shoot_arrow,
    MeetSpider: meet_spider,
    ShootSpider: shoot_spider,
    HeroTactic: hero_tactic,
    MonsterTactic: monster_tactic,
    **HERO_DECISIONS,
    **BELOW_DECISIONS,
    **CURSED_DECISIONS,
}
"""How each question is decided; heroes, towers and numbers are as good as one another."""
