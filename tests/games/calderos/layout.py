"""Tables of Guerra de Calderos, laid out for scenarios."""

from collections.abc import Iterable, Mapping, Sequence

from rules.calderos import RULEBOOK
from rules.calderos.content import Card, Student
from rules.calderos.state import Calderos, Cauldron, Lasting
from rules.calderos.turn import take_turns
from rules.engine.rulebook import Result
from rules.engine.seats import Seat
from rules.engine.table import Table
from rules.engine.zones import EVERYONE, Zone
from tests.games.scenario import Scenario, arrange

FROST, GAS, TEARS, LAUGHTER, VOMIT = (
    "yeti-frost", "unicorn-flatulence", "crocodile-tears", "ghost-laughter", "gnome-vomit",
)  # fmt: skip
FOUR = (FROST, GAS, TEARS, LAUGHTER)
"""A cauldron that lacks only the gnome vomit."""

GOLD = "golden-cauldron"

FIVE = (GAS, GAS, TEARS, LAUGHTER, VOMIT)
"""A hand to play from."""

DULL = ("counterspell", TEARS, LAUGHTER, VOMIT, FROST)
"""A hand whose first card may be thrown away without a thought."""

A, B, C, D, E = (Seat(number) for number in range(5))
"""The players, in the order of play."""


def calderos(
    *hands: Sequence[str],
    cauldrons: Mapping[Seat, Sequence[str]] | None = None,
    deck: Sequence[str] = (),
    discard: Sequence[str] = (),
    rest: str = "deck",
    turn: int = 0,
    enchanted: Iterable[Seat] = (),
    blocked: Mapping[Seat, Seat] | None = None,
    broken: Mapping[Seat, Seat] | None = None,
) -> Scenario:
    """Lay out a table at the start of a turn.

    Args:
        hands: one for each seat.
        cauldrons: the ingredients beside seats' cauldrons.
        deck: what will be drawn, first to last; below that lies the rest of the cards.
        discard: the discard pile, bottom first.
        rest: the zone where all other cards lie.
        turn: whose turn begins.
        enchanted: the seats that lose their next turn.
        blocked: by seat with a blocked cauldron, who cast the block in an earlier turn.
        broken: by seat with a broken wand, who broke it in an earlier turn.
    """

    async def go_on(table: Table, game: Calderos) -> Result:
        for place, student in zip(game.places, Student, strict=False):
            place.student = student
            zone: Zone[Card] = table.zone(f"cauldron/{student}", seers=EVERYONE)
            place.cauldron = Cauldron(student, zone)
        wanted = {
            **{f"hand/{seat}": hand for seat, hand in enumerate(hands)},
            **{game.places[s].own.ingredients.name: c for s, c in (cauldrons or {}).items()},
            "deck": deck[::-1],
            "discard": discard,
        }
        cards = {name: [Card(card) for card in zone] for name, zone in wanted.items()}
        arrange(table, cards, rest)
        for seat in enchanted:
            game.places[seat].enchanted = True
        for seat, caster in (blocked or {}).items():
            game.places[seat].own.blocked = Lasting(caster, 0)
        for seat, caster in (broken or {}).items():
            game.places[seat].broken = Lasting(caster, 0)
        return await take_turns(table, game, game.places[turn])

    return Scenario(RULEBOOK, len(hands), go_on)


def hand(table: Scenario, seat: int) -> list[str]:
    """Return the cards in a seat's hand, sorted."""
    return sorted(table.state.places[seat].hand)


def beside(table: Scenario, seat: int) -> list[str]:
    """Return the ingredients beside a seat's cauldron, in the order in which they were added."""
    return list(table.view().places[seat].cauldron.ingredients)


def is_blocked(table: Scenario, seat: int) -> bool:
    """Tell whether the cauldron that stands before a seat is blocked."""
    return bool(table.view().places[seat].cauldron.blocked)


def is_broken(table: Scenario, seat: int) -> bool:
    """Tell whether a seat's wand is broken."""
    return bool(table.view().places[seat].wand_broken)


def cast(table: Scenario, caster: Seat, spell: str, target: Seat) -> None:
    """Cast a spell that the target endures."""
    table.plays(caster, "attack", spell, target)
    table.plays(target, "endure")


def passes(table: Scenario, *seats: int) -> None:
    """Let seats take a turn each that changes nothing: they discard their first card."""
    for seat in seats:
        assert table.asked == [seat], table.asked
        table.plays(seat, "discard", table.state.places[seat].hand.items[0])
