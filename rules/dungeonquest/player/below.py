"""How a sensible player decides about the catacombs, bridges and webs."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from pydantic import JsonValue

from rules.dungeonquest.catacombs.bridge import burdened
from rules.dungeonquest.catacombs.exits import go, passage
from rules.dungeonquest.catacombs.questions import (
    ChooseEntrance,
    ChooseHeading,
    DropTreasures,
    FollowCompanion,
    GoBackDown,
    GoDown,
    HideBribe,
    MeetBridge,
    MeetCaveTroll,
    OfferBribe,
    TakeWayUp,
    TurnTile,
)
from rules.dungeonquest.catacombs.spilling import price, treasure_named
from rules.dungeonquest.monsters import Stance
from rules.dungeonquest.player.chart import FALL, SQUARES, crossed_by
from rules.dungeonquest.player.outlook import Outlook
from rules.dungeonquest.questions import Act
from rules.dungeonquest.squares import (
    CHAMBER,
    COMPASS,
    TOWERS,
    Direction,
    Square,
    squares_between,
)
from rules.dungeonquest.tiles import Room, Side
from rules.dungeonquest.view import DungeonView
from rules.engine.questions import Question
from rules.engine.randomness import Stream

CARDS_TO_AN_EXIT = 6
"""About as many cards are drawn until a way up is found."""

UNKNOWN_SQUARE = 1.5
"""Turns that a square costs above the ground which nobody has seen yet."""

BRIBE = 600
"""Gold pieces that most cave trolls take."""

DEAR = 2
"""A bribe is too dear that is more than one part in so many of a hero's treasure."""

LOW = 5
"""Life points at which no bribe is too dear."""

NUMBERS = 10


def left_over(outlook: Outlook, square: Square) -> float:
    """Return the turns that are left to the goal for who comes up on a square."""
    goals: Iterable[Square] = CHAMBER if outlook.wants_treasure else TOWERS
    return UNKNOWN_SQUARE * min(squares_between(square, goal) for goal in goals)


def heading_cost(outlook: Outlook, heading: Direction) -> float:
    """Return the turns to the goal for who goes down here with this heading."""
    square, steps = go(outlook.here, heading, CARDS_TO_AN_EXIT)
    return CARDS_TO_AN_EXIT + left_over(outlook, square) + (CARDS_TO_AN_EXIT - steps)


def underground(outlook: Outlook) -> float:
    """Return the turns to the goal for who goes down here with the best heading."""
    return min(heading_cost(outlook, heading) for heading in COMPASS)


def go_down(view: DungeonView, _question: GoDown, _stream: Stream) -> JsonValue:
    """Go down if that is the shorter way."""
    outlook = Outlook(view)
    return underground(outlook) < outlook.from_here()


def choose_heading(view: DungeonView, _question: ChooseHeading, _stream: Stream) -> JsonValue:
    """Travel towards the goal."""
    outlook = Outlook(view)
    return min(COMPASS, key=lambda heading: heading_cost(outlook, heading))


def take_way_up(view: DungeonView, question: TakeWayUp, _stream: Stream) -> JsonValue:
    """Come up unless the next way up is likely to be much nearer to the goal."""
    outlook = Outlook(view)
    here, _ = passage(outlook.here, question.heading, question.cards).end(0)
    later, _ = passage(outlook.here, question.heading, question.cards + CARDS_TO_AN_EXIT).end(0)
    return left_over(outlook, here) <= CARDS_TO_AN_EXIT + left_over(outlook, later)


def choose_entrance(view: DungeonView, question: ChooseEntrance, _stream: Stream) -> JsonValue:
    """Come up nearest to the goal."""
    outlook = Outlook(view)
    named = {
        square.name: square
        for room in view.rooms
        if (square := room.square).name in question.options
    }
    return str(min(question.options, key=lambda name: left_over(outlook, named[str(name)])))


def turn_tile(view: DungeonView, question: TurnTile, stream: Stream) -> JsonValue:
    """Have an opening towards the goal."""
    outlook = Outlook(view)
    square = next(one for one in SQUARES if one.name == question.place)
    onward = min(
        [way for way in COMPASS if square.beside(way).on_board],
        key=lambda way: left_over(outlook, square.beside(way)),
    )
    headings: list[Any] = [
        way
        for way in question.options
        if Room(question.tile, Direction(str(way))).side(onward) is Side.OPENING
    ]
    return str(stream.pick(headings or list(question.options)))


def stay_up(_view: DungeonView, _question: GoBackDown, _stream: Stream) -> JsonValue:
    """Stay up: the way below begins anew."""
    return False


def hide_bribe(_view: DungeonView, question: HideBribe, stream: Stream) -> JsonValue:
    """Make the troll strong for who cannot pay, and else let nobody guess."""
    return stream.below(NUMBERS) if question.foe_gold else 0


def meet_cave_troll(view: DungeonView, question: MeetCaveTroll, _stream: Stream) -> JsonValue:
    """Use magic, or bribe it if it is not too dear; else fight."""
    outlook = Outlook(view)
    keys = offer([str(key) for key in treasure_keys(outlook)])
    cost = sum(price(treasure_named(key)) for key in keys)
    bribes = cost * DEAR <= question.gold or question.life <= LOW
    order = (
        Stance.FIREBALL,
        Stance.VANISH,
        Stance.INVISIBILITY,
        *((Stance.BRIBE,) if bribes else ()),
        Stance.EYES,
        Stance.ATTACK,
    )
    best: Stance = next(stance for stance in order if stance in question.options)
    return best


def treasure_keys(outlook: Outlook) -> list[str]:
    """Return the names of a hero's treasure tokens, which it may offer."""
    return [token.value for token in outlook.me.treasures]


def offer(keys: Iterable[str]) -> list[str]:
    """Return the cheapest treasures that most trolls take; all if there are no more."""
    offered: list[str] = []
    gold = 0
    for key in sorted(keys, key=lambda key: price(treasure_named(key))):
        if gold < BRIBE:
            offered.append(key)
            gold += price(treasure_named(key))
    return offered


def offer_bribe(_view: DungeonView, question: OfferBribe, _stream: Stream) -> JsonValue:
    """Offer what most trolls take."""
    keys: JsonValue = [*offer(str(key) for key in question.options)]
    return keys


def drop_treasures(_view: DungeonView, question: DropTreasures, _stream: Stream) -> JsonValue:
    """Lay down what is worth least."""
    return [min((str(key) for key in question.options), key=lambda key: price(treasure_named(key)))]


def meet_bridge(view: DungeonView, question: MeetBridge, _stream: Stream) -> JsonValue:
    """Cross if that is the better way, the danger of a fall included."""
    outlook = Outlook(view)
    if Act.STAY not in question.options:
        return Act.CROSS
    danger = (1 - crossed_by(question.agility - question.more)) * FALL
    ways = [way for way in COMPASS if outlook.here.beside(way).on_board]
    onward = [outlook.way(outlook.here, way) for way in ways if way is not outlook.back]
    over = danger + min(onward)
    return Act.CROSS if over <= 1 + outlook.retreat() else Act.STAY


def follow_companion(_view: DungeonView, _question: FollowCompanion, _stream: Stream) -> JsonValue:
    """Never leave Flame Bright behind."""
    return True


BELOW_DECISIONS: Mapping[type[Question[Any]], Callable[[DungeonView, Any, Stream], JsonValue]] = {
    GoDown: go_down,
    ChooseHeading: choose_heading,
    TakeWayUp: take_way_up,
    ChooseEntrance: choose_entrance,
    TurnTile: turn_tile,
    GoBackDown: stay_up,
    HideBribe: hide_bribe,
    MeetCaveTroll: meet_cave_troll,
    OfferBribe: offer_bribe,
    DropTreasures: drop_treasures,
    MeetBridge: meet_bridge,
    FollowCompanion: follow_companion,
}
"""How each question about the catacombs, bridges and webs is decided."""


def travel_cost(outlook: Outlook, _best_way: float) -> float:
    """Travel along the catacombs."""
    return underground(outlook)


def descent_cost(outlook: Outlook, _best_way: float) -> float:
    """Go down in place of a move."""
    return 1 + underground(outlook)


def hole_cost(_outlook: Outlook, _best_way: float) -> float:
    """Try to get out by a hole once more, whatever it costs."""
    return 0.0


def climb_cost(outlook: Outlook, _best_way: float) -> float:
    """Climb out of a trapdoor."""
    return outlook.trial(outlook.sheet.agility) + outlook.from_here()


def crossing_cost(outlook: Outlook, _best_way: float) -> float:
    """Cross a bridge once more, to go back."""
    load = len(outlook.me.treasures)
    danger = (1 - crossed_by(outlook.sheet.agility - burdened(load))) * FALL
    return 1 + danger + outlook.retreat()


def forcing_cost(outlook: Outlook, _best_way: float) -> float:
    """Force one's way through a web."""
    return outlook.trial(outlook.sheet.strength) + outlook.from_here()


def burning_cost(outlook: Outlook, _best_way: float) -> float:
    """Burn a web, and lose a turn."""
    return 1 + outlook.from_here()


BELOW_COSTS: Mapping[Act, Callable[[Outlook, float], float]] = {
    Act.TRAVEL: travel_cost,
    Act.GO_DOWN: descent_cost,
    Act.TRY_HOLE: hole_cost,
    Act.CLIMB: climb_cost,
    Act.CROSS: crossing_cost,
    Act.FORCE: forcing_cost,
    Act.FIREBALL: burning_cost,
}
"""What these acts cost, in turns, given what the best way from here costs."""
