"""The game's questions with all that they can offer."""

from collections.abc import Iterator
from dataclasses import is_dataclass
from inspect import getmembers, isclass
from typing import Any

from rules.dungeonquest import questions
from rules.dungeonquest.cards import Treasure
from rules.dungeonquest.catacombs import finds_questions as finds
from rules.dungeonquest.catacombs import questions as below
from rules.dungeonquest.catacombs.amulet_cards import Amulet
from rules.dungeonquest.catacombs.cave_troll import FEATS as TROLL_FEATS
from rules.dungeonquest.catacombs.passages import PlaceName, WayDown
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
from rules.dungeonquest.squares import COMPASS, ChamberExit, Direction, Tower
from rules.dungeonquest.state import Cause, Plight
from rules.dungeonquest.tiles import Tile
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
STANCES = tuple(stance for stance in Stance if stance is not Stance.BRIBE)
"""What can be done about a monster of the cards."""
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
    Act.TEAR_OFF: None,
    Act.TELEPORT: None,
}
TURNS: dict[Plight, dict[Key, Branches | None]] = {
    Plight.NONE: {
        Act.MOVE: COMPASS,
        Act.RUN: COMPASS[:2],
        Act.PASSWALL: COMPASS[1:],
        Act.SEARCH: None,
        Act.SEARCH_TWICE: None,
        Act.LEAVE_CASTLE: None,
        Act.GO_DOWN: None,
        Act.WAIT: None,
    },
    Plight.TRAPDOOR: {Act.CLIMB: None, Act.TRAVEL: None},
    Plight.NO_TORCH: {Act.RELIGHT: None},
    Plight.CAVE_IN: {Act.BRAVE: None, Act.RETREAT: None},
    Plight.DARK_CHAMBER: {Act.GROPE: None},
    Plight.BRIDGE: {Act.MOVE: COMPASS[:1]},
    Plight.WEB: {Act.MOVE: COMPASS[:1], Act.FORCE: None, Act.FIREBALL: None},
    Plight.STUCK_IN_WEB: {Act.FORCE: None, Act.FIREBALL: None},
}
WAYS = ((1, 0), (2, 0), (0, 1), (1, 1))
"""Doors and portcullises that may be in the way."""
CHAMBER: dict[Key, Branches | None] = {
    Act.STAY: None,
    Act.LEAVE_CHAMBER: tuple(ChamberExit),
    Act.READ_BOOK: None,
    Act.WAIT: None,
}
LOOT = ("golden-mug", "guineas-200", "guineas-200-too", "catacomb-chest")


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
    yield turn(CHAMBER | {Act.RUN: tuple(ChamberExit)}, place="G5", chamber=True)
    yield MoveOn({Act.MOVE: COMPASS}, "D4", tower=False)
    tower: dict[Key, Branches | None] = {Act.LEAVE_CASTLE: None, Act.STAY: None}
    yield MoveOn(tower | {Act.MOVE: COMPASS[:2]}, "A1", tower=True)
    yield UseSecretDoor({Act.MOVE: COMPASS, Act.STAY: None})
    yield FleeDragon(tuple(ChamberExit))
    yield from (UseOpeningRing(1, 0), UseWarningRing(), SearchCrypt(), SearchCorpse())
    yield MeetMonster(STANCES, Monster.ORC, 9)
    yield ShootArrow(Monster.ORC, 4)
    yield MeetSpider(SPIDER_ACTS, 9)
    yield ShootSpider(1, 4)
    for danger in Danger:
        yield NameNumbers(DIE, 3, 3, danger)
    yield NameNumbers(DIE, 2, 2, Danger.GIANT_SPIDER)
    yield NameNumber(1, 6)
    yield HeroTactic(TACTICS, Monster.ORC, 9, 2)
    yield MonsterTactic(TACTICS, Monster.ORC, 5, 2, Seat(0), 9)
    yield MonsterTactic(TACTICS, Monster.ORC, 0, 2, Seat(0), 9, dagger=True)
    yield MonsterTactic(TACTICS, Monster.ORC, 5, 2, Seat(0), 9, dagger=True)
    yield from _expanded()
    yield from _below()
    yield from _finds()


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


def _below() -> Iterator[Question[Any]]:
    """Yield what is asked about the catacombs, bridges and webs."""
    yield turn(REFRESHMENTS | {Act.TRAVEL: None, Act.TRY_HOLE: None}, below=True)
    for left in (1, 12):
        yield below.GoDown("D4", left, 9)
        yield below.GoBackDown("D4", left)
        for hole in (True, False):
            yield below.TakeWayUp(hole, left, Direction.NORTH, "D4", left)
        yield below.FollowCompanion(left)
    yield from (below.ChooseHeading(COMPASS, way, "D4") for way in WayDown)
    yield below.ChooseEntrance((PlaceName("D4"), PlaceName("E5")))
    yield below.TurnTile(COMPASS, Tile("normal-ooow"), "D4")
    yield below.HideBribe(0, 9, Seat(0), 1, 340)
    yield below.MeetCaveTroll((Stance.ATTACK, *TROLL_FEATS), 9, 340)
    yield below.OfferBribe(LOOT, 1, len(LOOT))
    yield below.DropTreasures(LOOT, 1, len(LOOT))
    for load, more in ((0, 0), (1, 1), (9, 3)):
        acts = (Act.CROSS, Act.STAY, Act.DROP) if load else (Act.CROSS, Act.STAY)
        yield below.MeetBridge(acts, load, more, 5, 9)


def _finds() -> Iterator[Question[Any]]:
    """Yield what is asked about amulets, new cards and new tokens."""
    yield finds.KeepAmulet(wears=False, worn=None)
    yield from (finds.KeepAmulet(wears=True, worn=worn) for worn in (None, Amulet.DEATH))
    yield from (
        finds.ChooseAmulet(tuple(Amulet)),
        finds.TurnRoom(COMPASS, "D4"),
        finds.HideSlab((1, 2, 3), Seat(0)),
        finds.NameSlabs((1, 2, 3), 2, 2),
        finds.BurnSnotlings(7, 9),
        finds.LeadAstray(COMPASS, Seat(0)),
        finds.LeadAstrayOut(tuple(ChamberExit), Seat(0)),
    )
    yield from (finds.BurnGhoul(left, 9) for left in (1, 3))
    yield from (finds.KeepTreasure(LOOT[:2], kept) for kept in (None, Treasure.SCEPTRE))
    yield from (finds.OpenChest(others) for others in (0, 3))


EVERY_QUESTION = tuple(_every())


def question_kinds() -> set[type[Any]]:
    """Return the classes of all questions that the game knows."""
    return {
        kind
        for module in (questions, expanded, below, finds)
        for _, kind in getmembers(module, isclass)
        if is_dataclass(kind) and kind.__module__ == module.__name__
    }
