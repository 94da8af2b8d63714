"""Set-up: the cards on the board, the teams, the first turn (rulebook, "Game Setup")."""

from rules.calabozo import events
from rules.calabozo.board import Ground, Square, board
from rules.calabozo.content import WEAPONS, Dragon, Foe, Treasure, box
from rules.calabozo.death import choose_adventurer
from rules.calabozo.options import CalabozoOptions, sides, turns_each
from rules.calabozo.state import Adventurer, Calabozo, Lair, Team
from rules.engine.seats import Seat
from rules.engine.table import Table
from rules.engine.zones import EVERYONE, NOBODY


def set_up(table: Table, options: CalabozoOptions) -> Calabozo:
    """Lay out the table (rulebook, "Game Setup")."""
    players = len(table.seats)
    number = sides(options.teams, players)
    teams = tuple(Team)[:number] if number < players else ()
    needed = (
        box().rings_needed(number, players // number)
        if teams
        else (box().rings_needed_alone(players))
    )
    monsters: list[Foe] = [*box().monster_cards()]
    spare = table.zone("spare-monsters", monsters, seers=NOBODY, back="monster")
    spare.shuffle(table.stream("monsters"))
    lairs = lay_lairs(table)
    for lair in lairs.values():
        if not lair.is_tower:
            lair.foe.put(spare.draw())
    return Calabozo(
        adventurers=tuple(
            Adventurer(
                seat,
                seat % number,
                teams[seat % number] if teams else None,
                table.zone(f"hand/{seat}", seers=frozenset((seat,)), back="treasure"),
                table.zone(f"offer/{seat}", seers=frozenset((seat,)), back="treasure"),
            )
            for seat in table.seats
        ),
        teams=teams,
        lairs=lairs,
        guarded=dict(lairs),
        spare_monsters=spare,
        slain=table.zone("slain", seers=EVERYONE, back="monster"),
        used=table.zone("used", seers=EVERYONE, back="treasure"),
        figures=[figure for figure, copies in box().figures.items() for _ in range(copies)],
        rings_needed=needed,
        turn_cap=turns_each(options.turn_cap, players),
    )


def lay_lairs(table: Table) -> dict[Square, Lair]:
    """Lay a treasure in each cell; a dragon, a weapon and a ring under each tower; all at random.

    The cells' monsters are still missing.
    """
    treasures = box().treasure_cards()
    weapons, dragons = list(WEAPONS), list(Dragon)
    table.stream("treasures").shuffle(treasures)
    table.stream("weapons").shuffle(weapons)
    table.stream("dragons").shuffle(dragons)
    lairs = {}
    for square in board().lairs:
        tower = board().grounds[square] is Ground.TOWER
        lairs[square] = Lair(
            square,
            tower,
            foe=table.zone(
                f"foe/{square}",
                [dragons.pop()] if tower else [],
                seers=NOBODY,
                back="dragon" if tower else "monster",
            ),
            hoard=table.zone(
                f"hoard/{square}",
                [weapons.pop() if tower else treasures.pop()],
                seers=NOBODY,
                back="weapon" if tower else "treasure",
            ),
            ring=table.zone(
                f"ring/{square}", [Treasure.RING] if tower else [], seers=NOBODY, back="ring"
            ),
            lost=table.zone(f"lost/{square}", seers=NOBODY, back="treasure"),
        )
    return lairs


async def prepare(table: Table, game: Calabozo) -> None:
    """Form teams, roll for the first turn, choose adventurers.

    Source: rulebook, "Turn Order": players of the teams sit alternately; "1 vs 1".
    """
    for number, team in enumerate(game.teams):
        seats = tuple(one.seat for one in game.side(number))
        table.tell(everyone=events.TeamFormed(team, seats))
    game.first = find_first(table, game)
    first = game.adventurers[game.first]
    table.tell(everyone=events.FirstFound(first.seat, first.team))
    for adventurer in choosing_order(game):
        await choose_adventurer(table, game, adventurer, anew=False)
    table.tell(everyone=events.GameBegan(game.first, game.rings_needed, game.turn_cap))


def find_first(table: Table, game: Calabozo) -> Seat:
    """Roll a die for each side, by its first player; the highest begins, ties roll again.

    Source: rulebook, "Turn Order"; ruling 45.
    """
    dice = table.stream("die/first")
    numbers = dict.fromkeys(one.side for one in game.adventurers)
    rolling = [game.side(number)[0].seat for number in numbers]
    while len(rolling) > 1:
        rolls = {seat: dice.die() for seat in rolling}
        for seat, roll in rolls.items():
            table.tell(everyone=events.RolledForFirst(seat, roll))
        highest = max(rolls.values())
        rolling = [seat for seat in rolling if rolls[seat] == highest]
    return rolling[0]


def choosing_order(game: Calabozo) -> list[Adventurer]:
    """Return all in the order of their choice: side by side, from the one that begins."""
    order = game.clockwise()
    numbers = dict.fromkeys(one.side for one in order)
    return [one for number in numbers for one in order if one.side == number]
