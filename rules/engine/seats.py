"""A seat at a table: a number that knows it is a seat."""


class Seat(int):
    """A place at the table, counted from 0 in the order of play.

    It is an ``int`` of its own type so that whoever puts a rule's facts into words can tell a
    seat from a count.
    """

    __slots__ = ()

    def __repr__(self) -> str:
        return f"Seat({int(self)})"

    def __str__(self) -> str:
        return int.__repr__(self)
