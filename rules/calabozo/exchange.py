"""Exchanges between teammates (rulebook, "Exchanging Treasures").

The two agree in secret: one offers, the other answers with something in return or not, and the
first agrees or not. The others see no more than how many treasures change hands in the end.
"""

from collections.abc import Sequence

from rules.calabozo import events
from rules.calabozo.content import Treasure, in_order
from rules.calabozo.questions import (
    AgreeToExchange,
    Reply,
    Without,
    answer_offer,
    offer,
)
from rules.calabozo.state import Adventurer, Calabozo
from rules.engine.events import Event
from rules.engine.seats import Seat
from rules.engine.table import Table


async def exchange(table: Table, game: Calabozo, adventurer: Adventurer, mate: Adventurer) -> bool:
    """Offer an exchange and tell whether it was made, which ends the turn (rulings 11 to 13)."""
    table.tell(everyone=events.ExchangeProposed(adventurer.seat, mate.seat))
    given: tuple[Treasure, ...] = ()
    if adventurer.hand.items:
        answer = await table.ask(adventurer.seat, offer(adventurer, mate))
        given = lay_apart(table, adventurer, mate, answer)
    agreed = await is_agreed(table, adventurer, mate, given)
    if agreed:
        swap(table, game, adventurer, mate)
    else:
        for one in (adventurer, mate):
            one.hand.items.extend(one.offer.take_all())
        table.tell(everyone=events.ExchangeFailed(adventurer.seat, mate.seat))
    return agreed


async def is_agreed(
    table: Table, adventurer: Adventurer, mate: Adventurer, given: tuple[Treasure, ...]
) -> bool:
    """Ask the teammate, and if that one gives something in return, the first one again."""
    match await table.ask(mate.seat, answer_offer(mate, adventurer, given)):
        case (Reply.GIVE, *answer):
            received = lay_apart(table, mate, adventurer, answer)
            question = AgreeToExchange(mate.seat, given, received)
            return await table.ask(adventurer.seat, question)
        case (reply,):
            return reply is Reply.ACCEPT
    return False


def lay_apart(
    table: Table, giver: Adventurer, other: Adventurer, answer: Sequence[Treasure | Without]
) -> tuple[Treasure, ...]:
    """Lay the treasures that an answer names apart, for the other one to see, and return them."""
    treasures = tuple(one for one in answer if isinstance(one, Treasure))
    for treasure in treasures:
        giver.offer.put(giver.hand.take(treasure))
    giver.offer.seers = (giver.hand.seers or frozenset()) | {other.seat}
    table.whisper({other.seat: events.YouWereOffered(giver.seat, in_order(treasures))})
    return treasures


def swap(table: Table, game: Calabozo, adventurer: Adventurer, mate: Adventurer) -> None:
    """Swap treasures face down: only the two know them, and who sees one of their hands."""
    given, received = adventurer.offer.take_all(), mate.offer.take_all()
    mate.hand.items.extend(given)
    adventurer.hand.items.extend(received)
    one, other = in_order(given), in_order(received)
    seen = events.MatesExchanged(adventurer.seat, mate.seat, one, other)
    besides: dict[Seat, Event] = {
        third.seat: seen
        for third in game.side(adventurer.side)
        if adventurer.hand.open_to(third.seat) or mate.hand.open_to(third.seat)
    }
    besides[adventurer.seat] = events.YouExchanged(mate.seat, one, other)
    besides[mate.seat] = events.YouExchanged(adventurer.seat, other, one)
    table.tell(
        everyone=events.TreasuresExchanged(adventurer.seat, mate.seat, len(given), len(received)),
        besides=besides,
    )
