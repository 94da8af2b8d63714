"""How a hero's turns are spent: whither to go, whether to search, to rest, to take or to leave."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeAlias, cast

from pydantic import JsonValue

from rules.dungeonquest.heroes_expansion.questions import TryAnotherWay
from rules.dungeonquest.heroes_expansion.spells_in_turn import CASTINGS
from rules.dungeonquest.player.below import BELOW_COSTS
from rules.dungeonquest.player.chart import NOWHERE
from rules.dungeonquest.player.odds import after_potion, worth
from rules.dungeonquest.player.outlook import Outlook
from rules.dungeonquest.questions import Act, FleeDragon, MoveOn, TakeTurn, UseSecretDoor
from rules.dungeonquest.squares import COMPASS, ChamberExit, Direction, Gate
from rules.dungeonquest.turn import HEALING
from rules.engine.questions import ChoosePath
from rules.engine.randomness import Stream

HEALING_GAIN = 0.2
"""The ring that heals is used once it gives so much: it can be used but once."""

MEDITATES_AT = 3
"""Life points at which a hero who can meditate does."""

LATE = 8
"""Rounds before nightfall when there is no more time to sit still."""

RUN_ON = 0.1
"""What the first tile of a run costs, in turns."""

SPELL_KEPT = 3.0
"""Turns that it must save to go through a wall: the spell may lead out of the castle later."""

HURT = 5
"""Life points that a hero has lost who uses the dark force."""

SPENDS_ABOVE = 5
"""Life points above which a hero pays for stopped time in the treasure chamber."""

SALVES_AT = 3
"""Life points at which the salve is used."""

WAITING = 1.5
"""Turns that it costs to wait for another hero to go out of the way."""

Rated: TypeAlias = tuple[float, list[Any]]
"""What an answer costs, in turns, and the answer."""


def take_turn(outlook: Outlook, question: TakeTurn, stream: Stream) -> JsonValue:
    """Drink or heal if life is low; stay in the chamber while it pays; else go the best way."""
    if rest := rests(outlook, question):
        return [rest]
    if Act.STAY in question.branches and outlook.stays_for_treasure():
        return [Act.STAY]
    return cheapest(costs(outlook, question), stream)


def rests(outlook: Outlook, question: TakeTurn) -> Act | None:
    """Return what is worth doing before, or in place of, the turn itself."""
    acts, life, most = question.branches, outlook.me.life, outlook.sheet.life
    worthwhile = {
        Act.DRINK: after_potion(life, most) > worth(life),
        Act.HEAL: worth(min(most, life + HEALING)) - worth(life) > HEALING_GAIN,
        Act.MEDITATE: life <= MEDITATES_AT and outlook.view.rounds_left > LATE,
        Act.DARK_FORCE: life <= most - HURT,
        Act.STASIS: question.chamber and life > SPENDS_ABOVE,
        Act.TEAR_OFF: outlook.view.rounds_left > LATE,
        Act.READ_BOOK: question.chamber and outlook.view.rounds_left < outlook.way_out(),
    }
    companion = outlook.me.companion
    if companion:
        worthwhile |= {
            Act.SALVE: life <= SALVES_AT,
            Act.SALVE_COMPANION: companion.life <= SALVES_AT,
            Act.WAIT: companion.fallen and outlook.view.rounds_left > LATE,
        }
    return next((act for act, wise in worthwhile.items() if wise and act in acts), None)


def move_on(outlook: Outlook, question: MoveOn | TryAnotherWay, stream: Stream) -> JsonValue:
    """Leave the castle, or go the best way."""
    return cheapest(costs(outlook, question), stream)


def use_secret_door(outlook: Outlook, question: UseSecretDoor, stream: Stream) -> JsonValue:
    """Go through the secret door if that is better than to stay."""
    stays: list[Rated] = [(1 + outlook.from_here(), [Act.STAY])]
    through = [
        (outlook.beyond(outlook.here, answer[1]), answer)
        for answer in every_path(question)
        if answer[0] is Act.MOVE
    ]
    return cheapest(stays + through, stream)


def flee_dragon(outlook: Outlook, question: FleeDragon, stream: Stream) -> JsonValue:
    """Run by the exit that leads on best."""
    ways: tuple[Any, ...] = question.options
    exits = [(exit_cost(outlook, way), [way]) for way in ways]
    (chosen,) = cheapest(exits, stream)
    return cast("JsonValue", chosen)


def every_path(question: ChoosePath) -> Iterable[list[Any]]:
    """Return all answers to a question: acts, with a direction or an exit if they have one."""
    return cast("Iterable[list[Any]]", question.every())


def costs(outlook: Outlook, question: ChoosePath) -> list[Rated]:
    """Return what each answer but refreshments costs, in turns to the goal."""
    ways: list[Rated] = []
    others: list[list[Any]] = []
    for answer in every_path(question):
        if answer[0] is Act.MOVE:
            ways.append((outlook.way(outlook.here, answer[1]), answer))
        elif answer[0] is Act.PASSWALL:
            ways.append((passwall_cost(outlook, answer[1]), answer))
        elif answer[0] is Act.RUN:
            ways.append((run_cost(outlook, answer[1]), answer))
        elif answer[0] is Act.LEAVE_CHAMBER:
            ways.append((exit_cost(outlook, answer[1]), answer))
        elif answer[0] not in REFRESHMENTS:
            others.append(answer)
    best_way = min((cost for cost, _ in ways), default=NOWHERE)
    if len(others) == 1 and not ways:
        return [(0.0, others[0])]
    return ways + [(ACT_COSTS[answer[0]](outlook, best_way), answer) for answer in others]


REFRESHMENTS = frozenset(
    {
        Act.DRINK, Act.HEAL, Act.MEDITATE, Act.RAGE, Act.SALVE, Act.SALVE_COMPANION,
        Act.TEAR_OFF, Act.READ_BOOK, *CASTINGS,
    }
)  # fmt: skip


def passwall_cost(outlook: Outlook, way: Direction) -> float:
    """Return what it costs to reach the goal through a wall; out of the castle for good."""
    if outlook.here.beside(way).on_board:
        return SPELL_KEPT + outlook.beyond(outlook.here, way)
    return 2 * NOWHERE if outlook.wants_treasure else 0.0


def run_cost(outlook: Outlook, way: Direction | ChamberExit) -> float:
    """Return what it costs to reach the goal by running over one tile to another that lies."""
    gate = way.gate if isinstance(way, ChamberExit) else Gate(outlook.here, way)
    over, back = gate.beyond, gate.direction.opposite
    laid = {room.square for room in outlook.view.rooms}
    on = [side for side in COMPASS if side is not back and over.beside(side) in laid]
    return RUN_ON + min([outlook.way(over, side) for side in on], default=NOWHERE)


def exit_cost(outlook: Outlook, exit_: ChamberExit) -> float:
    """Return what it costs to reach the goal by one exit of the treasure chamber."""
    return outlook.way(*exit_.gate)


def search(outlook: Outlook, best_way: float) -> float:
    """Search if a secret door would save more than the turns that it takes to find one."""
    return outlook.search(best_way)


def wait(outlook: Outlook, _best_way: float) -> float:
    """Wait until another hero is out of the way, if the way round is longer."""
    return WAITING + outlook.from_here()


def brave(outlook: Outlook, _best_way: float) -> float:
    """Try to get past a crumbling ceiling."""
    return outlook.trial(outlook.sheet.agility) + outlook.from_here()


def retreat(outlook: Outlook, _best_way: float) -> float:
    """Go back where the hero came from."""
    return outlook.retreat()


def leave_castle(outlook: Outlook, _best_way: float) -> float:
    """Leave for good, unless there is still treasure to be had."""
    return 2 * NOWHERE if outlook.wants_treasure else 0.0


def stay(_outlook: Outlook, _best_way: float) -> float:
    """Stay where one has no more to do: the last resort."""
    return 2 * NOWHERE


def teleport(_outlook: Outlook, _best_way: float) -> float:
    """Be teleported, which is deadly more than once in ten times, rather than be walled in."""
    return NOWHERE - 1


ACT_COSTS: Mapping[Act, Callable[[Outlook, float], float]] = {
    Act.SEARCH: search,
    Act.SEARCH_TWICE: search,
    Act.WAIT: wait,
    Act.BRAVE: brave,
    Act.RETREAT: retreat,
    Act.LEAVE_CASTLE: leave_castle,
    Act.STAY: stay,
    Act.TELEPORT: teleport,
    **BELOW_COSTS,
}
"""What an act costs, in turns, given what the best way from here costs."""


def cheapest(answers: Iterable[Rated], stream: Stream) -> list[Any]:
    """Return one of the answers that cost least."""
    rated = list(answers)
    least = min(cost for cost, _ in rated)
    return stream.pick([answer for cost, answer in rated if cost == least])
