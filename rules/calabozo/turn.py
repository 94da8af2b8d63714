"""Turns and the end of the game (rulebook, "Sequence of Play" and "How to Win")."""

from rules.calabozo import events
from rules.calabozo.board import Square, board
from rules.calabozo.combat import fight, leave_jail, look, meet
from rules.calabozo.content import Treasure
from rules.calabozo.death import come_back
from rules.calabozo.duel import duel
from rules.calabozo.exchange import exchange
from rules.calabozo.movement import Journey, Reachable, go, reachable, try_secret_door
from rules.calabozo.questions import (
    Act,
    begin_turn,
    end_turn,
    is_asked_before_the_roll,
    mates_beside,
    meeting,
    move,
    rivals_beside,
)
from rules.calabozo.setup import prepare
from rules.calabozo.state import Adventurer, Calabozo, Reach
from rules.calabozo.treasures import hide_hand, revive, show_hand, teleport
from rules.engine.questions import Path
from rules.engine.rulebook import Result
from rules.engine.seats import Seat
from rules.engine.table import Table

VICTORY = "victory"
TURN_CAP = "turn-cap"


async def play(table: Table, game: Calabozo) -> Result:
    """Play a whole game."""
    await prepare(table, game)
    return await take_rounds(table, game, game.clockwise())


async def take_rounds(table: Table, game: Calabozo, rest: tuple[Adventurer, ...]) -> Result:
    """Take turns clockwise until the game ends, or each adventurer has had all its turns.

    Args:
        table: the table.
        game: the game.
        rest: who has a turn in the round that begins or goes on.
    """
    while game.round < game.turn_cap:
        game.round += 1
        for adventurer in rest:
            if adventurer.out:
                continue
            await take_turn(table, game, adventurer)
            if result := end(table, game, adventurer):
                return result
        rest = game.clockwise()
    table.tell(everyone=events.TurnsRanOut(game.turn_cap))
    return ended(game, (), TURN_CAP)


async def take_turn(table: Table, game: Calabozo, adventurer: Adventurer) -> None:
    """Take one turn; the dead wait for their rescue, or come back by an elixir of their own."""
    game.turn = adventurer.seat
    if adventurer.dead:
        if game.individual:
            come_back(table, game, adventurer)
        return
    if adventurer.lost_turns:
        lose_turn(table, game, adventurer)
        return
    if adventurer.bound and Act.FIGHT in meeting(game, adventurer):
        await fight(table, game, adventurer)
        return
    adventurer.bound = False
    await Turn(table, game, adventurer).take()
    game.reach = None


def lose_turn(table: Table, game: Calabozo, adventurer: Adventurer) -> None:
    """Count off a lost turn (ruling 44); the last one in a jail brings its treasure."""
    adventurer.lost_turns -= 1
    left, jailed = adventurer.lost_turns, adventurer.jailed
    table.tell(everyone=events.TurnLost(adventurer.seat, left, jailed))
    if jailed and not left:
        leave_jail(table, game, adventurer)


class Turn:
    """A turn in which an adventurer acts: before the roll, the movement, what comes after it.

    Attributes:
        may_show: the player has not shown or hidden its treasures in this turn.
    """

    __slots__ = ("adventurer", "game", "may_show", "table")

    def __init__(self, table: Table, game: Calabozo, adventurer: Adventurer) -> None:
        self.table = table
        self.game = game
        self.adventurer = adventurer
        self.may_show = True

    async def take(self) -> None:
        """Take the turn."""
        journey = Journey(roll=0)
        if is_asked_before_the_roll(self.game, self.adventurer):
            goes_on = await self.begin(journey)
            if not goes_on:
                return
        self.roll(journey)
        if await self.move(journey):
            await self.deal_with_others()

    async def begin(self, journey: Journey) -> bool:
        """Do what comes before the movement roll; tell whether the turn goes on with the roll.

        Source: rulebook, "Secret Doors", "Movement", "Underworld"; rulings 16, 18, 19, 37 and 39.
        """
        table, game, adventurer = self.table, self.game, self.adventurer
        while True:
            question = begin_turn(game, adventurer, may_show=self.may_show)
            match await table.ask(adventurer.seat, question):
                case (Act.ROLL,):
                    return True
                case (Act.OPEN_DOOR, near, far):
                    if try_secret_door(table, adventurer, near, far):
                        journey.opens(near, far)
                        return True
                    await self.deal_with_others()
                    return False
                case (Act.FIGHT,):
                    await fight(table, game, adventurer)
                    return False
                case (Act.LOOK,):
                    look(table, adventurer, game.guarded[adventurer.square])
                case (Act.TELEPORT, square):
                    teleport(table, game, adventurer, square)
                    return False
                case (Act.REVIVE, mate):
                    revive(table, game, adventurer, game.adventurers[mate])
                    return False
                case (act,):
                    self.show_or_hide(act)

    def roll(self, journey: Journey) -> None:
        """Roll for the movement (rulebook, "Movement")."""
        journey.roll = self.table.stream("die/move").die()
        self.table.tell(everyone=events.MoveRolled(self.adventurer.seat, journey.roll))

    async def move(self, journey: Journey) -> bool:
        """Move as far as one likes; tell whether the turn goes on after it.

        Source: rulebook, "Movement" and "Secret Doors"; rulings 18 to 20, 23 and 39.
        """
        table, game, adventurer = self.table, self.game, self.adventurer
        origin = adventurer.square
        while True:
            reach = reachable(game, adventurer, journey)
            match await self.ask_where_to(journey, reach):
                case (Act.GO, square):
                    go(table, adventurer, journey, reach.to(square))
                    return True
                case (Act.GO_BY, square, by, *before):
                    way = reach.others[square][by, before[0] if before else None]
                    go(table, adventurer, journey, way)
                    return True
                case (Act.OPEN_DOOR, near, far):
                    go(table, adventurer, journey, reach.to_door(near))
                    if not try_secret_door(table, adventurer, near, far):
                        return True
                    journey.opens(near, far)
                case (Act.TELEPORT, square):
                    teleport(table, game, adventurer, square)
                    return False
                case (Act.STAY,):
                    if adventurer.square == origin:
                        table.tell(everyone=events.StayedPut(adventurer.seat, origin))
                    return True
                case (act,):
                    self.show_or_hide(act)

    async def ask_where_to(self, journey: Journey, reach: Reachable) -> Path:
        """Ask how to move on, and let the player see where to."""
        game, adventurer = self.game, self.adventurer
        game.reach = Reach(adventurer.seat, journey.roll - journey.walked, tuple(reach.ends))
        question = move(game, adventurer, journey, reach, may_show=self.may_show)
        return await self.table.ask(adventurer.seat, question)

    def show_or_hide(self, act: Act) -> None:
        """Show the own treasures to the teammates from now on, or no more; once a turn."""
        self.may_show = False
        if act is Act.SHOW:
            show_hand(self.table, self.game, self.adventurer)
        else:
            hide_hand(self.table, self.adventurer)

    async def deal_with_others(self) -> None:
        """Fight what is here, or deal with who is beside: a duel or an exchange ends the turn.

        An exchange that fails is not proposed again in the same turn.
        """
        table, game, adventurer = self.table, self.game, self.adventurer
        game.reach = None
        if brought_home(game, adventurer):
            return
        if adventurer.square in game.guarded:
            await meet(table, game, adventurer)
            return
        rivals = rivals_beside(game, adventurer)
        mates = mates_beside(game, adventurer)
        while rivals or mates:
            match await table.ask(adventurer.seat, end_turn(adventurer, rivals, mates)):
                case (Act.DUEL, rival, weapon):
                    await duel(table, game, adventurer, game.adventurers[rival], weapon)
                    return
                case (Act.EXCHANGE, seat):
                    if await exchange(table, game, adventurer, game.adventurers[seat]):
                        return
                    mates = tuple([one for one in mates if one != seat])
                case _:
                    return


def end(table: Table, game: Calabozo, mover: Adventurer) -> Result | None:
    """Return how the game ended with a turn, if it did.

    Source: rulebook, "Objective", "Underworld" and "How to Win"; rulings 3, 41 and 42.
    """
    left = {one.side: None for one in game.adventurers if not one.out}
    if len(left) == 1:
        winners = tuple(one.seat for one in game.side(*left))
        table.tell(everyone=events.LastStanding(winners))
        return ended(game, winners, VICTORY)
    if brought_home(game, mover):
        winners = tuple(one.seat for one in game.side(mover.side))
        table.tell(everyone=events.RingsBroughtHome(winners, rings(game, mover.side)))
        return ended(game, winners, VICTORY)
    return None


def brought_home(game: Calabozo, mover: Adventurer) -> bool:
    """Tell whether a side is back in the Main Hall, each of it, with rings enough (ruling 41)."""
    home: Square = board().hall
    if mover.square != home or rings(game, mover.side) < game.rings_needed:
        return False
    return all(one.alive and one.square == home for one in game.side(mover.side))


def rings(game: Calabozo, side: int) -> int:
    """Return how many rings a side has, all its members together."""
    return sum(one.hand.items.count(Treasure.RING) for one in game.side(side))


def ended(game: Calabozo, winners: tuple[Seat, ...], reason: str) -> Result:
    """Return the result, and clear away what only matters during the game."""
    game.turn, game.reach, game.winners = None, None, winners
    survivors = tuple(one.seat for one in game.adventurers if one.alive)
    return Result(winners, reason, survivors=survivors)
