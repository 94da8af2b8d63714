"""The die that the player on the right hides under a hand ("Hoja de Referencia")."""

from rules.engine.seats import Seat
from rules.engine.table import Table
from rules.engine.zones import NOBODY, Zone

FACES = tuple(range(10))
BACK = "die"


def lay_die(table: Table) -> None:
    """Lay out the faces of a ten-sided die, with 0 for the tenth, while none is hidden."""
    table.zone("die-faces", FACES, seers=NOBODY, back=BACK)


def hide(table: Table, chooser: Seat | None, number: int) -> Zone[int]:
    """Hide a number where its chooser alone sees it; in solo play (None) nobody does."""
    zone = die_zone(table, chooser)
    zone.put(table.zones["die-faces"].take(number))
    return zone


def take_up(table: Table, zone: Zone[int]) -> None:
    """Take the die up again."""
    for number in zone.take_all():
        table.zones["die-faces"].put(number)


def die_zone(table: Table, chooser: Seat | None) -> Zone[int]:
    """Return the place for a number that a player hides."""
    name = "hidden-die" if chooser is None else f"hidden-die/{chooser}"
    if (zone := table.zones.get(name)) is not None:
        return zone
    seers = NOBODY if chooser is None else frozenset((chooser,))
    return table.zone(name, seers=seers, back=BACK)
