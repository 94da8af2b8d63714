"""Boards of Calabozo laid out for scenarios: figures, cards in their places, scripted dice.

A scenario begins at the start of a turn::

    table = calabozo({A: "E4"}, foes={"E4": "goblin"}, dice=[6, 6])
    table.plays(A, "fight")

What is not laid out lies as it was dealt, with all cards face down.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, TypedDict, Unpack

from rules.calabozo import RULEBOOK
from rules.calabozo.board import Square
from rules.calabozo.content import TRAPS, WEAPONS, Dragon, Figure, Foe, Monster, Treasure
from rules.calabozo.options import CalabozoOptions, Teams, TurnCap
from rules.calabozo.state import Adventurer, Calabozo, Lair
from rules.calabozo.turn import play, take_rounds
from rules.engine.randomness import Stream
from rules.engine.rulebook import Result
from rules.engine.seats import Seat
from rules.engine.table import Table
from rules.engine.zones import EVERYONE, Zone
from tests.games.scenario import Scenario

A, B, C, D, E, F = (Seat(number) for number in range(6))
"""The players, clockwise. In two teams, A and C play against B and D."""

HALL = "I7"
USUAL_FIGURES = (*Figure, *Figure)
"""Who plays, by seat, if a scenario does not say so: dwarf, elf, warrior, mage, and again."""


class Scripted(Stream):
    """Dice that show what a scenario says, in the order in which they are rolled."""

    def __init__(self, rolls: list[int]) -> None:
        super().__init__(bytes(32), "scripted")
        self._rolls = rolls

    def die(self, sides: int = 6) -> int:
        """Return the next roll of the script."""
        assert self._rolls, "a die was rolled that the scenario has no roll for"
        roll = self._rolls.pop(0)
        assert 1 <= roll <= sides
        return roll


class Dungeon(Scenario):
    """A scenario of Calabozo.

    Attributes:
        dice: the rolls that are still to come.
    """

    dice: list[int]

    def adventurer(self, seat: int = A, by: int | None = None) -> Any:
        """Return an adventurer as a seat sees it, or the public."""
        return self.view(by).adventurers[seat]

    def where(self, seat: int = A) -> str:
        """Return the name of the square where an adventurer is."""
        return str(self.adventurer(seat).square)

    def hand(self, seat: int = A) -> list[str]:
        """Return an adventurer's treasures, as its player sees them."""
        return [str(treasure) for treasure in self.adventurer(seat, by=seat).hand]

    def choices(self, seat: int = A) -> list[Any]:
        """Return the answers that a seat's question allows now."""
        return list(self.question(seat).question.every())

    def acts(self, seat: int = A) -> list[str]:
        """Return what an adventurer may do now, without the details."""
        answers = self.choices(seat)
        return list(dict.fromkeys(str(one[0] if isinstance(one, list) else one) for one in answers))

    def ends(self, seat: int = A) -> set[str]:
        """Return where an adventurer's move may end."""
        return {str(rest[0]) for act, *rest in self.choices(seat) if act == "go"}

    def lair(self, square: str, by: int | None = None) -> Any:
        """Return a cell or tower as a seat sees it, or the public; None once it is empty."""
        return next((one for one in self.view(by).lairs if one.square == square), None)


class Layout(TypedDict, total=False):
    """What a scenario lays out.

    Attributes:
        players: the number of seats; 4, if not said otherwise.
        teams: how many teams.
        figures: by seat.
        foes: monsters and dragons by square.
        face_up: where they were revealed.
        empty: lairs where nothing is left; ``ALL`` empties all that no other word mentions.
        treasures: a cell's treasure, or a tower's weapon.
        lost: what adventurers lost in a lair.
        hands: treasures by seat.
        shown: who shows the own treasures to teammates.
        trails: the squares that an adventurer passed last, the last one at the end.
        lost_turns: by seat.
        bound: who must fight.
        dead: the dead, where they were put.
        out: who is out of the game.
        figures_left: the figures that nobody has played.
        turn: whose turn begins.
        round: the round that is going on, less one.
        dice: all rolls to come, in order; without any, the dice are random.
    """

    players: int
    teams: Teams
    figures: Mapping[Seat, str]
    foes: Mapping[str, str]
    face_up: Sequence[str]
    empty: Sequence[str]
    treasures: Mapping[str, str]
    lost: Mapping[str, Sequence[str]]
    hands: Mapping[Seat, Sequence[str]]
    shown: Sequence[Seat]
    trails: Mapping[Seat, Sequence[str]]
    lost_turns: Mapping[Seat, int]
    bound: Sequence[Seat]
    dead: Sequence[Seat]
    out: Sequence[Seat]
    figures_left: Sequence[str]
    turn: Seat
    round: int
    dice: Iterable[int]


ALL = ("all",)
"""For ``empty``: all cells and towers that nothing else mentions."""


def calabozo(at: Mapping[Seat, str] | None = None, **laid: Unpack[Layout]) -> Dungeon:
    """Lay out a board at the start of a turn.

    Args:
        at: where adventurers are; all others are in the Main Hall.
        **laid: all else that is not as it was dealt; see `Layout`.
    """
    rolls = list(laid.get("dice", ()))

    async def go_on(table: Table, game: Calabozo) -> Result:
        lay_cards(table, game, laid)
        for adventurer in game.adventurers:
            lay_adventurer(adventurer, at or {}, laid)
        game.figures = [Figure(name) for name in laid.get("figures_left", ())]
        game.first = laid.get("turn", A)
        game.round = laid.get("round", 0)
        if rolls:
            script_dice(table, rolls)
        return await take_rounds(table, game, game.clockwise())

    options = CalabozoOptions(teams=laid.get("teams", Teams.TWO))
    scenario = Dungeon(RULEBOOK, laid.get("players", 4), go_on, options=options)
    scenario.dice = rolls
    return scenario


def fresh(
    players: int,
    *,
    dice: Iterable[int] = (),
    teams: Teams = Teams.TWO,
    turn_cap: TurnCap = TurnCap.USUAL,
) -> Dungeon:
    """Begin a game with the set-up by the rules.

    Args:
        players: the number of seats.
        dice: all rolls to come, in order; without any, the dice are random.
        teams: how many teams.
        turn_cap: how long it lasts at most.
    """
    rolls = list(dice)

    async def go_on(table: Table, game: Calabozo) -> Result:
        if rolls:
            script_dice(table, rolls)
        return await play(table, game)

    options = CalabozoOptions(teams=teams, turn_cap=turn_cap)
    scenario = Dungeon(RULEBOOK, players, go_on, options=options)
    scenario.dice = rolls
    return scenario


def lay_cards(table: Table, game: Calabozo, laid: Layout) -> None:
    """Lay cards where a scenario wants them; each changes places with the one that lies there."""
    fixed: set[str] = set()
    for name, card in laid.get("foes", {}).items():
        lair = game.lairs[Square(name)]
        foe: Foe = Dragon(card) if lair.is_tower else Monster(card)
        change_places(table, lair.foe, foe, fixed)
    for name, treasure in laid.get("treasures", {}).items():
        change_places(table, game.lairs[Square(name)].hoard, Treasure(treasure), fixed)
    wanted = {
        **{f"hand/{seat}": hand for seat, hand in laid.get("hands", {}).items()},
        **{f"lost/{name}": lost for name, lost in laid.get("lost", {}).items()},
    }
    for zone, treasures in wanted.items():
        for one in treasures:
            give(table, game, Treasure(one), table.zones[zone], laid, fixed)
    named = mentioned(laid)
    empty = laid.get("empty", ())
    for lair in game.lairs.values():
        if lair.square in empty or (empty is ALL and lair.square not in named):
            clear(game, lair)
        elif not lair.is_tower and lair.foe.items[0] in TRAPS and lair.square not in named:
            # No scenario meets a trap that it did not lay.
            harmless = next(one for one in game.spare_monsters if one not in TRAPS)
            change_places(table, lair.foe, harmless, fixed)
    for name in laid.get("face_up", ()):
        game.lairs[Square(name)].foe.seers = EVERYONE


def change_places(table: Table, zone: Zone[Any], item: Any, fixed: set[str]) -> None:
    """Bring a card to a zone that holds one, in exchange for that one."""
    if item not in zone:
        other = next(
            one
            for one in table.zones.values()
            if one.back == zone.back and one.name not in fixed and item in one
        )
        other.items[other.items.index(item)] = zone.items[0]
        zone.items[0] = item
    fixed.add(zone.name)


def give(
    table: Table, game: Calabozo, item: Treasure, zone: Zone[Any], laid: Layout, fixed: set[str]
) -> None:
    """Take a treasure from a lair that a scenario does not mention, the last one first."""
    for lair in reversed(game.lairs.values()):
        pile = lair.ring if item is Treasure.RING else lair.hoard
        of_a_kind = lair.is_tower is (item in (Treasure.RING, *WEAPONS))
        if of_a_kind and pile.items and lair.square not in mentioned(laid):
            change_places(table, pile, item, set(fixed))
            zone.put(pile.take(item))
            return
    raise ValueError(f"there is no other {item}")


def mentioned(laid: Layout) -> list[str]:
    """Return the lairs that a scenario mentions."""
    return [*laid.get("foes", {}), *laid.get("face_up", ()), *laid.get("lost", {})]


def clear(game: Calabozo, lair: Lair) -> None:
    """Empty a cell or tower, as if its monster or dragon had been slain."""
    game.slain.items.extend(lair.foe.take_all())
    for pile in (lair.hoard, lair.ring, lair.lost):
        game.used.items.extend(pile.take_all())
    del game.guarded[lair.square]


def lay_adventurer(adventurer: Adventurer, at: Mapping[Seat, str], laid: Layout) -> None:
    """Bring an adventurer to where and what a scenario wants it to be."""
    seat = adventurer.seat
    adventurer.figure = Figure(laid.get("figures", {}).get(seat, USUAL_FIGURES[seat]))
    adventurer.square = Square(at.get(seat, HALL))
    adventurer.trail = [Square(name) for name in laid.get("trails", {}).get(seat, ())]
    adventurer.lost_turns = laid.get("lost_turns", {}).get(seat, 0)
    adventurer.bound = seat in laid.get("bound", ())
    adventurer.dead = seat in laid.get("dead", ())
    adventurer.out = seat in laid.get("out", ())
    if seat in laid.get("shown", ()):
        side = adventurer.side
        seats = [number for number in range(laid.get("players", 4)) if number % 2 == side]
        adventurer.hand.seers = frozenset(map(Seat, seats))


def script_dice(table: Table, rolls: list[int]) -> None:
    """Let this table's dice show what the scenario says."""
    own = table.stream
    scripted = Scripted(rolls)

    def stream(name: str) -> Stream:
        return scripted if name.startswith("die/") else own(name)

    setattr(table, "stream", stream)  # noqa: B010  this table's dice alone are scripted
