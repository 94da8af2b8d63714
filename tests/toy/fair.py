"""The Gem Fair itself: one function for each rule, in the order of the rules."""

from dataclasses import dataclass

from rules.engine.questions import Branches
from rules.engine.randomness import Stream
from rules.engine.rulebook import NoOptions, Result
from rules.engine.seats import Seat
from rules.engine.table import Table
from rules.engine.zones import EVERYONE, NOBODY, Zone
from tests.toy import events
from tests.toy.events import Gem
from tests.toy.questions import (
    Bid,
    ChooseStall,
    Deal,
    GuessDie,
    MakeWager,
    RankGems,
    SellGems,
    TradeGem,
)

RICHEST, SHARED = "richest", "shared"
COINS, STALLS, GEMS_EACH, COPIES, DAYS = 40, 30, 3, 6, 2
STAKE, PRIZE = 5, 20
PRICES = (40, 30, 20, 10)


@dataclass(slots=True, eq=False)
class Merchant:
    """One player: ``gems`` is its hidden hand."""

    seat: Seat
    gems: Zone[Gem]
    coins: int = COINS
    stall: int = 0


@dataclass(slots=True, eq=False)
class Fair:
    """All that lies on the table. Everything hidden is in a zone that says who sees it."""

    merchants: tuple[Merchant, ...]
    bag: Zone[Gem]
    block: Zone[Gem]
    sold: Zone[Gem]
    dice: Stream
    blind: Stream


@dataclass(frozen=True, slots=True)
class FairView:
    """What one viewer sees; ``gems`` are its own, and none for the public."""

    viewer: Seat | None
    coins: tuple[int, ...]
    stalls: tuple[int, ...]
    gem_counts: tuple[int, ...]
    block: tuple[Gem, ...]
    sold: tuple[Gem, ...]
    gems: tuple[Gem, ...]


def view(fair: Fair, viewer: Seat | None) -> FairView:
    """Return what a seat, or the public, sees: built from nothing, never stripped down."""
    merchants = fair.merchants
    return FairView(
        viewer=viewer,
        coins=tuple(merchant.coins for merchant in merchants),
        stalls=tuple(merchant.stall for merchant in merchants),
        gem_counts=tuple(len(merchant.gems) for merchant in merchants),
        block=fair.block.shown_to(viewer),
        sold=fair.sold.shown_to(viewer),
        gems=merchants[viewer].gems.shown_to(viewer) if viewer is not None else (),
    )


def set_up(table: Table, _options: NoOptions) -> Fair:
    """Fill the bag and shake it. Each purpose has a random stream of its own."""
    fair = Fair(
        merchants=tuple(
            Merchant(seat, table.zone(f"gems/{seat}", seers=frozenset((seat,)), back="gem"))
            for seat in table.seats
        ),
        bag=table.zone("bag", [*Gem] * COPIES, seers=NOBODY, back="gem"),
        block=table.zone("block", seers=EVERYONE, back="gem"),
        sold=table.zone("sold", seers=EVERYONE, back="gem"),
        dice=table.stream("dice"),
        blind=table.stream("blind"),
    )
    fair.bag.shuffle(table.stream("bag"))
    return fair


async def play(table: Table, fair: Fair) -> Result:
    """Play a whole fair; reads like the rules in this package's docstring."""
    await open_fair(table, fair)
    for _ in range(DAYS):
        await auction(table, fair)
        for merchant in fair.merchants:
            await wager(table, fair, merchant)
            await trade(table, fair, merchant)
    await close_fair(table, fair)
    scores = tuple(merchant.coins for merchant in fair.merchants)
    winners = tuple(seat for seat in table.seats if scores[seat] == max(scores))
    return Result(winners, RICHEST if len(winners) == 1 else SHARED, scores)


async def open_fair(table: Table, fair: Fair) -> None:
    """Opening: choose stalls one after another, then draw gems."""
    free = list(range(1, STALLS + 1))
    for merchant in fair.merchants:
        merchant.stall = await table.ask(merchant.seat, ChooseStall(tuple(free)))
        free.remove(merchant.stall)
        table.tell(everyone=events.StallChosen(merchant.seat, merchant.stall))
    for merchant in fair.merchants:
        for _ in range(GEMS_EACH):
            merchant.gems.put(fair.bag.draw())
    table.tell(
        everyone=events.GemsDrawn(GEMS_EACH),
        besides={m.seat: events.YouDrew(tuple(m.gems)) for m in fair.merchants},
    )


async def auction(table: Table, fair: Fair) -> None:
    """Auction: the highest bid pays and takes the gem; among equals, the lowest stall."""
    fair.block.put(fair.bag.draw())
    table.tell(everyone=events.GemShown(*fair.block))
    bids = await table.ask_all({m.seat: Bid(0, m.coins) for m in fair.merchants})
    table.tell(everyone=events.BidsOpened(tuple(bids.values())))
    best = max(fair.merchants, key=lambda merchant: (bids[merchant.seat], -merchant.stall))
    gem = fair.block.draw()
    best.gems.put(gem)
    best.coins -= bids[best.seat]
    table.tell(everyone=events.GemWon(best.seat, gem, bids[best.seat]))


async def wager(table: Table, fair: Fair, merchant: Merchant) -> None:
    """Wager: five coins, if one has them and likes, on a number of the die."""
    if merchant.coins < STAKE or not await table.ask(merchant.seat, MakeWager()):
        return
    guess = await table.ask(merchant.seat, GuessDie(1, 6))
    rolled = fair.dice.die()
    merchant.coins += PRIZE - STAKE if rolled == guess else -STAKE
    table.tell(everyone=events.DieRolled(merchant.seat, rolled, won=rolled == guess))


async def trade(table: Table, fair: Fair, merchant: Merchant) -> None:
    """Trade: a gem of one's choice against one drawn blindly from a rival's."""
    gems = tuple(dict.fromkeys(merchant.gems))
    rivals: Branches = {seat: gems for seat in table.seats if seat != merchant.seat}
    match await table.ask(merchant.seat, TradeGem({Deal.KEEP: None, Deal.TRADE: rivals})):
        case (Deal.TRADE, seat, gem):
            rival = fair.merchants[seat]
            other = rival.gems.take(fair.blind.pick(rival.gems.items))
            rival.gems.put(merchant.gems.take(gem))
            merchant.gems.put(other)
            table.tell(
                everyone=events.GemsTraded(merchant.seat, rival.seat),
                besides={
                    merchant.seat: events.YouTraded(gem, other),
                    rival.seat: events.YouTraded(other, gem),
                },
            )


async def close_fair(table: Table, fair: Fair) -> None:
    """Closing: the poorest ranks the gems, all sell at once; equal gems share their price."""
    poorest = min(fair.merchants, key=lambda merchant: (merchant.coins, merchant.stall))
    order = await table.ask(poorest.seat, RankGems(tuple(Gem)))
    table.tell(everyone=events.GemsRanked(poorest.seat, order))
    hands = {m.seat: tuple(dict.fromkeys(m.gems)) for m in fair.merchants}
    sales = await table.ask_all(
        {seat: SellGems(gems, 1, min(2, len(gems))) for seat, gems in hands.items()}
    )
    sellers = [gem for gems in sales.values() for gem in gems]
    price = {
        gem: full // max(1, sellers.count(gem)) for gem, full in zip(order, PRICES, strict=True)
    }
    for merchant in fair.merchants:
        gems = sales[merchant.seat]
        for gem in gems:
            fair.sold.put(merchant.gems.take(gem))
        earned = sum(price[gem] for gem in gems)
        merchant.coins += earned
        table.tell(everyone=events.Sold(merchant.seat, gems, earned))
