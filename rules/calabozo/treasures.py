"""Treasures: taken, lost, shown to teammates, used up (rulebook, "Treasures")."""

from collections.abc import Mapping, Sequence

from rules.calabozo import events
from rules.calabozo.board import Square
from rules.calabozo.content import Foe, Treasure, in_order
from rules.calabozo.questions import LoseTreasure
from rules.calabozo.state import Adventurer, Calabozo, Lair
from rules.engine.events import Event
from rules.engine.seats import Seat
from rules.engine.table import Table


def to_those_who_see(
    game: Calabozo, adventurer: Adventurer, own: Event, to_mate: Event
) -> Mapping[Seat, Event]:
    """Return private tellings: one for the owner of a hand, one for each mate who sees it."""
    mates = [mate.seat for mate in game.mates(adventurer) if adventurer.hand.open_to(mate.seat)]
    return {adventurer.seat: own, **dict.fromkeys(mates, to_mate)}


def took(
    game: Calabozo, adventurer: Adventurer, treasures: Sequence[Treasure]
) -> Mapping[Seat, Event]:
    """Return what single seats are told of treasures that were taken face down."""
    cards, seat = in_order(treasures), adventurer.seat
    return to_those_who_see(game, adventurer, events.YouTook(cards), events.MateTook(seat, cards))


def lost(
    game: Calabozo, adventurer: Adventurer, treasures: Sequence[Treasure]
) -> Mapping[Seat, Event]:
    """Return what single seats are told of treasures that were lost face down."""
    cards, seat = in_order(treasures), adventurer.seat
    return to_those_who_see(game, adventurer, events.YouLost(cards), events.MateLost(seat, cards))


def loot(adventurer: Adventurer, lair: Lair) -> list[Treasure]:
    """Take all treasures of a cell or tower, also those that others lost there.

    Source: rulebook, "Treasures"; ruling 32: a tower's ring and weapon.
    """
    taken = [*lair.ring.take_all(), *lair.hoard.take_all(), *lair.lost.take_all()]
    adventurer.hand.items.extend(taken)
    return taken


def payable(game: Calabozo, adventurer: Adventurer) -> list[Treasure]:
    """Return what an adventurer can lose: in individual play, one elixir does not count.

    Source: rulebook, "Underworld" and note to the defense table; ruling 29.
    """
    treasures = adventurer.hand.items.copy()
    if game.individual and Treasure.ELIXIR in treasures:
        treasures.remove(Treasure.ELIXIR)
    return treasures


async def lose_treasure(
    table: Table, game: Calabozo, adventurer: Adventurer, lair: Lair, foe: Foe
) -> None:
    """Let an adventurer choose a treasure to lose, and lay it beneath the card face down.

    Source: rulebook, "Treasure Lost"; ruling 28. Who holds a single treasure has no choice; who
    holds more is asked, even if all are alike, for that is nobody else's business.
    """
    options = in_order(set(payable(game, adventurer)))
    treasure = options[0]
    if len(adventurer.hand) > 1:
        treasure = await table.ask(adventurer.seat, LoseTreasure(options, foe))
    lair.lost.put(adventurer.hand.take(treasure))
    table.tell(
        everyone=events.TreasureLost(adventurer.seat, lair.square),
        besides=lost(game, adventurer, [treasure]),
    )


def use_up(game: Calabozo, adventurer: Adventurer, treasure: Treasure) -> None:
    """Discard a treasure that can be used once."""
    game.used.put(adventurer.hand.take(treasure))


def teleport(table: Table, game: Calabozo, adventurer: Adventurer, square: Square) -> None:
    """Move to any place, which takes the whole turn (rulebook, "Special Treasures"; ruling 39)."""
    origin = adventurer.square
    use_up(game, adventurer, Treasure.TELEPORTATION)
    adventurer.stands(on=square)
    table.tell(everyone=events.Teleported(adventurer.seat, origin, square))


def revive(table: Table, game: Calabozo, adventurer: Adventurer, mate: Adventurer) -> None:
    """Use an elixir on a dead teammate, which takes the whole turn.

    Source: rulebook, "Underworld" and "Special Treasures"; ruling 16.
    """
    use_up(game, adventurer, Treasure.ELIXIR)
    mate.dead = False
    table.tell(everyone=events.Rescued(adventurer.seat, mate.seat))


def show_hand(table: Table, game: Calabozo, adventurer: Adventurer) -> None:
    """Show one's treasures to the teammates, now and from now on (rulebook, "Treasures")."""
    side = [one.seat for one in game.side(adventurer.side)]
    adventurer.hand.seers = frozenset(side)
    told = events.MateShows(adventurer.seat, in_order(adventurer.hand))
    table.tell(
        everyone=events.HandShown(adventurer.seat),
        besides={seat: told for seat in side if seat != adventurer.seat},
    )


def hide_hand(table: Table, adventurer: Adventurer) -> None:
    """Show one's treasures to nobody from now on (rulebook, "Treasures")."""
    adventurer.hand.seers = frozenset((adventurer.seat,))
    table.tell(everyone=events.HandHidden(adventurer.seat))
