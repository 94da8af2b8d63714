"""What heroes shoot and throw at monsters and at the giant spider (rulebook 8.4; "Tori-Jima")."""

from collections.abc import Callable
from typing import NamedTuple

from rules.dungeonquest import events
from rules.dungeonquest.dice import d6
from rules.dungeonquest.heroes import Supply
from rules.dungeonquest.heroes_expansion import events as told
from rules.dungeonquest.heroes_expansion.house import house
from rules.dungeonquest.heroes_expansion.questions import ThrowShuriken
from rules.dungeonquest.monsters import BONES, Hit, Monster, tables
from rules.dungeonquest.questions import ShootArrow
from rules.dungeonquest.state import Character, Fight
from rules.engine.events import Event
from rules.engine.questions import Question
from rules.engine.table import Table

AS_BONES = BONES | {Monster.CAVE_TROLL}
"""Whom arrows hurt no more than skeletons ("DungeonQuest Catacombs")."""


class Missile(NamedTuple):
    """A kind of missile.

    Attributes:
        purpose: names its dice.
        table: what it does, by D6; ``bones`` to skeletons.
        at_sneaks: whether it is quick enough for a monster that attacked by surprise.
        question: asks whether to shoot one.
        shot: tells what it did to a monster.
        at_spider: tells what it did to the giant spider.
    """

    purpose: str
    table: tuple[Hit, ...]
    bones: tuple[Hit, ...]
    at_sneaks: bool
    question: Callable[[Monster, int], Question[bool]]
    shot: Callable[..., Event]
    at_spider: Callable[..., Event]


MISSILES = {
    Supply.ARROWS: Missile(
        purpose="longbow",
        table=tables().longbow,
        bones=tables().longbow_bones,
        at_sneaks=True,
        question=ShootArrow,
        shot=events.ArrowShot,
        at_spider=events.SpiderShot,
    ),
    Supply.SHURIKEN: Missile(
        purpose="shuriken",
        table=house().shuriken,
        bones=house().shuriken_bones,
        at_sneaks=False,
        question=ThrowShuriken,
        shot=told.ShurikenThrown,
        at_spider=told.ShurikenThrownAtSpider,
    ),
}


def missile_of(character: Character) -> Supply | None:
    """Return what a hero has to shoot or to throw, if anything."""
    return next((kind for kind in MISSILES if character.supplies.get(kind)), None)


async def may_shoot(table: Table, character: Character, fight: Fight) -> bool:
    """Let a hero with missiles shoot one; tell whether it finished the monster.

    Source: rulebook 8.4: once before the monster card is drawn and once after.
    """
    kind = missile_of(character)
    if kind is None or (fight.sneak and not MISSILES[kind].at_sneaks):
        return False
    question = MISSILES[kind].question(fight.monster, character.supplies[kind])
    if not await table.ask(character.seat, question):
        return False
    return shoot(table, character, fight, kind)


def shoot(table: Table, character: Character, fight: Fight, kind: Supply) -> bool:
    """Shoot a missile at a monster and tell whether it is dead (rulebook 8.4)."""
    missile = MISSILES[kind]
    character.supplies[kind] -= 1
    roll = d6(table, missile.purpose)
    hit = (missile.bones if fight.monster in AS_BONES else missile.table)[roll - 1]
    killed = False
    lost = wound = 0
    if hit is Hit.WOUNDED:
        wound = d6(table, f"{missile.purpose}-wound")
        lost = wound // 2
    elif hit is Hit.KILLED:
        killed = not survives_arrow(fight)
        lost = 0 if killed else tables().killed_champion
    fight.wounds += lost
    table.tell(
        everyone=missile.shot(
            character.seat, fight.monster, roll, hit, wound, lost, character.supplies[kind]
        )
    )
    return killed or fight.is_slain()


def survives_arrow(fight: Fight) -> bool:
    """Tell whether a deadly arrow only wounds: the first that hits a Champion of Chaos so."""
    fight.kills += 1
    return fight.monster is Monster.CHAMPION_OF_CHAOS and fight.kills == 1


def shoot_at_spider(table: Table, character: Character, kind: Supply) -> bool:
    """Shoot one missile at the giant spider and tell whether it is dead ("Araña Gigante")."""
    missile = MISSILES[kind]
    character.supplies[kind] -= 1
    roll = d6(table, f"spider-{missile.purpose}")
    killed = missile.table[roll - 1] is Hit.KILLED
    told_of = missile.at_spider(character.seat, roll, killed, character.supplies[kind])
    table.tell(everyone=told_of)
    return killed
