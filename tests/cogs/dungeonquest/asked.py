"""The game's questions with all that they can offer."""

from collections.abc import Iterator
from dataclasses import is_dataclass
from inspect import getmembers, isclass
from typing import Any

from rules.dungeonquest import questions
from rules.dungeonquest.heroes import Hero, Ring
from rules.dungeonquest.heroes_expansion import questions as expanded
from rules.dungeonquest.heroes_expansion.spellbook import Draught, Spell
from rules.dungeonquest.monsters import Monster, Stance
from rules.dungeonquest.questions import (
    DIE,
    TACTICS,
    Act,
    ChooseHero,
    ChooseRing,
    ChooseTower,
    Danger,
    FleeDragon,
    HeroTactic,
    MeetMonster,
    MeetSpider,
    MonsterTactic,
    MoveOn,
    NameNumber,
    NameNumbers,
    SearchCorpse,
    SearchCrypt,
    ShootArrow,
    ShootSpider,
    TakeTurn,
    UseOpeningRing,
    UseSecretDoor,
    UseWarningRing,
)
from rules.dungeonquest.squares import COMPASS, ChamberExit, Tower
from rules.dungeonquest.state import Cause, Plight
from rules.engine.questions import Branches, Key, Question
from rules.engine.seats import Seat

SPIDER_ACTS = (
    Act.FIGHT,
    Act.SHOOT,
    Act.ESCAPE,
    Act.DAZZLE,
    Act.RAGE,
    Act.FIREBALL,
    Act.INVISIBILITY,
)
REFRESHMENTS: dict[Key, Branches | None] = {
    Act.DRINK: None,
    Act.HEAL: None,
    Act.MEDITATE: None,
    Act.RAGE: None,
    Act.DARK_FORCE: None,
    Act.INVISIBILITY: None,
    Act.STASIS: None,
    Act.SALVE: None,
    Act.SALVE_COMPANION: None,
}
TURNS: dict[Plight, dict[Key, Branches | None]] = {
    Plight.NONE: {
        Act.MOVE: COMPASS,
        Act.RUN: COMPASS[:2],
        Act.PASSWALL: COMPASS[1:],
        Act.SEARCH: None,
        Act.SEARCH_TWICE: None,
        Act.LEAVE_CASTLE: None,
        Act.WAIT: None,
    },
    Plight.TRAPDOOR: {Act.CLIMB: None},
    Plight.NO_TORCH: {Act.RELIGHT: None},
    Plight.CAVE_IN: {Act.BRAVE: None, Act.RETREAT: None},
    Plight.DARK_CHAMBER: {Act.GROPE: None},
}
WAYS = ((1, 0), (2, 0), (0, 1), (1, 1))
"""Doors and portcullises that may be in the way."""
CHAMBER: dict[Key, Branches | None] = {
    Act.STAY: None,
    Act.LEAVE_CHAMBER: tuple(ChamberExit),
    Act.WAIT: None,
}


def turn(acts: dict[Key, Branches | None], **given: Any) -> TakeTurn:
    """Return the question of a turn; what is not given is nothing out of the ordinary."""
    usual: dict[str, Any] = {
        "plight": Plight.NONE,
        "place": "D4",
        "chamber": False,
        "searches": 0,
        "rounds_left": 12,
        "life": 9,
    }
    return TakeTurn(acts, **usual | given)


def _every() -> Iterator[Question[Any]]:
    yield from (ChooseHero(tuple(Hero)), ChooseRing(tuple(Ring)), ChooseTower(tuple(Tower)))
    for plight, acts in TURNS.items():
        yield turn(acts | REFRESHMENTS, plight=plight)
    yield turn({Act.MOVE: COMPASS}, searches=2)
    yield turn(CHAMBER | REFRESHMENTS, place="G5", chamber=True, rounds_left=1)
    yield MoveOn({Act.MOVE: COMPASS}, "D4", tower=False)
    tower: dict[Key, Branches | None] = {Act.LEAVE_CASTLE: None, Act.STAY: None}
    yield MoveOn(tower | {Act.MOVE: COMPASS[:2]}, "A1", tower=True)
    yield UseSecretDoor({Act.MOVE: COMPASS, Act.STAY: None})
    yield FleeDragon(tuple(ChamberExit))
    yield from (UseOpeningRing(1, 0), UseWarningRing(), SearchCrypt(), SearchCorpse())
    yield MeetMonster(tuple(Stance), Monster.ORC, 9)
    yield ShootArrow(Monster.ORC, 4)
    yield MeetSpider(SPIDER_ACTS, 9)
    yield ShootSpider(1, 4)
    for danger in Danger:
        yield NameNumbers(DIE, 3, 3, danger)
    yield NameNumbers(DIE, 2, 2, Danger.GIANT_SPIDER)
    yield NameNumber(1, 6)
    yield HeroTactic(TACTICS, Monster.ORC, 9, 2)
    yield MonsterTactic(TACTICS, Monster.ORC, 5, 2, Seat(0), 9)
    yield from _expanded()


def _expanded() -> Iterator[Question[Any]]:
    """Yield what is asked only with Heroes for DungeonQuest."""
    for life in (0, 5):
        yield expanded.UseFortuneRing(6, life)
        yield expanded.UseShieldingRing(Cause.EXPLOSION, 1 + life, life)
    yield from (
        expanded.HideDie(DIE, Monster.ORC, 2),
        expanded.GuessDie(DIE, 2, 2, Monster.ORC, Seat(0)),
        expanded.GuessDie(DIE, 3, 3, Monster.GOBLIN, Seat(0)),
    )
    for left in (1, 3):
        yield expanded.ThrowShuriken(Monster.ORC, left)
        for in_combat in (True, False):
            yield expanded.ThrowDagger(Monster.ORC, left, 9, in_combat)
    yield from (
        expanded.AimDagger(TACTICS, 2, 2, Monster.ORC),
        expanded.UseSling(Monster.ORC),
        expanded.RunOn(COMPASS, "D4"),
        expanded.LeadBerserk(COMPASS, Seat(0)),
        expanded.LeadBerserkOut(tuple(ChamberExit), Seat(0)),
        expanded.UseDarkForce(tuple(Draught), 9),
        expanded.CastFireball(Monster.ORC),
    )
    yield from (expanded.KeepSpell(spell, 9) for spell in (Spell.INVISIBILITY, Spell.STASIS))
    for doors, portcullises in WAYS:
        yield expanded.CastFireballAtWay(doors, portcullises)
    for warned in (True, False):
        yield expanded.EnterTile("D4", warned)
    yield expanded.TryAnotherWay({Act.MOVE: COMPASS, Act.STAY: None}, "D4")
    yield from (expanded.SendCompanion(doors) for doors in (1, 2))


EVERY_QUESTION = tuple(_every())


def question_kinds() -> set[type[Any]]:
    """Return the classes of all questions that the game knows."""
    return {
        kind
        for module in (questions, expanded)
        for _, kind in getmembers(module, isclass)
        if is_dataclass(kind) and kind.__module__ == module.__name__
    }
