"""What an event shows of a game's content."""

from dataclasses import dataclass
from enum import StrEnum

from rules.engine.events import Event, occurrences
from rules.engine.seats import Seat


class Fruit(StrEnum):
    """Content."""

    FIG = "fig"
    PEAR = "pear"


@dataclass(frozen=True, slots=True)
class Basket:
    """Content within content."""

    fruits: tuple[Fruit, ...]


@dataclass(frozen=True, slots=True)
class Picked(Event):
    """An event with all sorts of fields."""

    seat: Seat
    first: Fruit | None
    more: tuple[Fruit | int, ...]
    basket: Basket


def test_enum_members_are_content_wherever_they_are() -> None:
    event = Picked(Seat(1), Fruit.FIG, (Fruit.PEAR, 3), Basket((Fruit.FIG, Fruit.PEAR)))
    assert list(occurrences(event)) == [
        "Picked", "Picked.first:fig", "Picked.more:pear", "Picked.basket:fig", "Picked.basket:pear",
    ]  # fmt: skip


def test_an_event_that_names_no_content_still_occurs() -> None:
    assert list(occurrences(Picked(Seat(1), None, (), Basket(())))) == ["Picked"]


def test_events_reveal_nothing_unless_they_say_so() -> None:
    assert not Picked.reveals
