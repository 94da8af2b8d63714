"""Death and the Underworld (rulebook, "Underworld")."""

from rules.calabozo import events
from rules.calabozo.board import board
from rules.calabozo.content import Figure, Treasure
from rules.calabozo.questions import ChooseAdventurer
from rules.calabozo.state import Adventurer, Calabozo, Fallen
from rules.calabozo.treasures import use_up
from rules.engine.table import Table


async def die(table: Table, game: Calabozo, adventurer: Adventurer) -> None:
    """Transport an adventurer who cannot pay to the nearest Underworld.

    In individual play, one with an elixir comes back by itself; otherwise its player starts again
    with another adventurer, or is out of the game (rulings 17, 29 and 30).
    """
    adventurer.stands(on=board().nearest_underworld[adventurer.square])
    adventurer.dead = True
    adventurer.lost_turns = 0
    adventurer.bound = False
    elixir = game.individual and adventurer.has(Treasure.ELIXIR)
    table.tell(
        everyone=events.AdventurerDied(
            adventurer.seat, adventurer.kind, adventurer.square, elixir=elixir
        )
    )
    if not game.individual:
        lose_dead_team(table, game, adventurer)
    elif not elixir:
        await start_again(table, game, adventurer)


def lose_dead_team(table: Table, game: Calabozo, adventurer: Adventurer) -> None:
    """Take a team out of the game once all its members are dead (ruling 42)."""
    members = game.side(adventurer.side)
    if not all(one.dead for one in members):
        return
    for one in members:
        one.out = True
    table.tell(everyone=events.TeamLost(game.teams[adventurer.side]))


async def start_again(table: Table, game: Calabozo, adventurer: Adventurer) -> None:
    """Go on with another adventurer, from the Main Hall and with nothing, if there is one.

    The one before lies in the Underworld for good.
    """
    if not game.figures:
        adventurer.out = True
        table.tell(everyone=events.PlayerOut(adventurer.seat))
        return
    game.fallen.append(Fallen(adventurer.seat, adventurer.kind, adventurer.square))
    adventurer.dead = False
    adventurer.stands(on=board().hall)
    await choose_adventurer(table, game, adventurer, anew=True)


async def choose_adventurer(
    table: Table, game: Calabozo, adventurer: Adventurer, *, anew: bool
) -> None:
    """Let a player choose a figure that is left; of a single type there is nothing to choose."""
    left = [figure for figure in Figure if figure in game.figures]
    figure = left[0]
    if len(left) > 1:
        figure = await table.ask(adventurer.seat, ChooseAdventurer(tuple(left)))
    game.figures.remove(figure)
    adventurer.figure = figure
    table.tell(everyone=events.AdventurerChosen(adventurer.seat, figure, anew))


def come_back(table: Table, game: Calabozo, adventurer: Adventurer) -> None:
    """Use the own elixir, which takes the whole turn; individual play only (ruling 30)."""
    use_up(game, adventurer, Treasure.ELIXIR)
    adventurer.dead = False
    table.tell(everyone=events.Revived(adventurer.seat))
