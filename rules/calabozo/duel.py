"""Duels between adversaries (rulebook, "Duel")."""

from rules.calabozo import events
from rules.calabozo.combat import show_weapon
from rules.calabozo.content import Treasure, box
from rules.calabozo.death import die
from rules.calabozo.questions import DefendDuel, Without, weapons
from rules.calabozo.state import Adventurer, Calabozo
from rules.calabozo.treasures import lost, payable, took
from rules.engine.table import Table


async def duel(
    table: Table,
    game: Calabozo,
    challenger: Adventurer,
    rival: Adventurer,
    weapon: Treasure | Without,
) -> None:
    """Show weapons, the challenger first; both roll; the winner takes treasures.

    Source: rulebook, "Duel" and the duel table; rulings 33 and 36.
    """
    table.tell(everyone=events.DuelDeclared(challenger.seat, rival.seat))
    points = show_weapon(table, challenger, weapon)
    rival_points = await choose_weapon(table, challenger, rival, weapon)
    dice = table.stream("die/duel")
    roll, rival_roll = dice.die(), dice.die()
    difference = roll + points - rival_roll - rival_points
    winner, loser = (challenger, rival) if difference > 0 else (rival, challenger)
    table.tell(
        everyone=events.DuelFought(
            challenger.seat, rival.seat, roll, points, rival_roll, rival_points,
            abs(difference), winner.seat if difference else None,
        )
    )  # fmt: skip
    if difference:
        await pay(table, game, winner, loser, box().duel_treasures(abs(difference)))


async def choose_weapon(
    table: Table, challenger: Adventurer, rival: Adventurer, weapon: Treasure | Without
) -> int:
    """Let the adversary show a weapon; who has no treasure has none and is not asked."""
    if not rival.hand.items:
        return 0
    shown = weapon if isinstance(weapon, Treasure) else None
    question = DefendDuel(weapons(rival), challenger.seat, shown)
    return show_weapon(table, rival, await table.ask(rival.seat, question))


async def pay(
    table: Table, game: Calabozo, winner: Adventurer, loser: Adventurer, due: int
) -> None:
    """Let the winner take treasures at random; who cannot pay gives all it has and dies.

    Source: rulebook, "Duel"; rulings 27 and 35.
    """
    stakes = payable(game, loser)
    dies = len(stakes) < due
    spoils = []
    for _ in range(min(due, len(stakes))):
        treasure = table.stream("spoils").pick(stakes)
        stakes.remove(treasure)
        spoils.append(loser.hand.take(treasure))
    winner.hand.items.extend(spoils)
    private = {**took(game, winner, spoils), **lost(game, loser, spoils)} if spoils else {}
    table.tell(
        everyone=events.SpoilsTaken(winner.seat, loser.seat, len(spoils), due), besides=private
    )
    if dies:
        await die(table, game, loser)
