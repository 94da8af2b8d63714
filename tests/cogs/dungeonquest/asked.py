"""The game's questions with all that they can offer."""

from collections.abc import Iterator
from dataclasses import is_dataclass
from inspect import getmembers, isclass
from typing import Any

from rules.dungeonquest import questions
from rules.dungeonquest.heroes import Hero, Ring
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
from rules.dungeonquest.state import Plight
from rules.engine.questions import Branches, Key, Question
from rules.engine.seats import Seat

SPIDER_ACTS = (Act.FIGHT, Act.SHOOT, Act.ESCAPE, Act.DAZZLE)
REFRESHMENTS: dict[Key, Branches | None] = {Act.DRINK: None, Act.HEAL: None}
TURNS: dict[Plight, dict[Key, Branches | None]] = {
    Plight.NONE: {
        Act.MOVE: COMPASS,
        Act.SEARCH: None,
        Act.LEAVE_CASTLE: None,
        Act.WAIT: None,
    },
    Plight.TRAPDOOR: {Act.CLIMB: None},
    Plight.NO_TORCH: {Act.RELIGHT: None},
    Plight.CAVE_IN: {Act.BRAVE: None, Act.RETREAT: None},
    Plight.DARK_CHAMBER: {Act.GROPE: None},
}
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
    yield NameNumber(1, 6)
    yield HeroTactic(TACTICS, Monster.ORC, 9, 2)
    yield MonsterTactic(TACTICS, Monster.ORC, 5, 2, Seat(0), 9)


EVERY_QUESTION = tuple(_every())


def question_kinds() -> set[type[Any]]:
    """Return the classes of all questions that the game knows."""
    return {
        kind
        for _, kind in getmembers(questions, isclass)
        if is_dataclass(kind) and kind.__module__ == questions.__name__
    }
