"""Votes: who may cast them, how many it takes, and how they stand.

More than half of the people who hold a seat decide, whoever holds it at that moment: the votes of
who has left count no more, and with fewer people fewer votes are enough. What takes back an answer
needs the consent of everybody it affects instead.
"""

from collections.abc import Collection, Iterable, Sequence
from typing import NamedTuple

from db import SeatRow


class Count(NamedTuple):
    """How the votes for something stand.

    Attributes:
        votes: those of them that count.
        needed: how many it takes.
    """

    votes: int
    needed: int

    @property
    def enough(self) -> bool:
        """Whether it is decided."""
        return self.votes >= self.needed

    @property
    def missing(self) -> int:
        """How many are still needed."""
        return max(self.needed - self.votes, 0)


def people(seats: Iterable[SeatRow]) -> set[int]:
    """Return the people who hold a seat."""
    return {seat.user_id for seat in seats if seat.user_id is not None}


def majority(seats: Sequence[SeatRow], voters: Iterable[int]) -> Count:
    """Count votes of which more than half of the people are needed."""
    seated = people(seats)
    return Count(len(seated.intersection(voters)), len(seated) // 2 + 1)


def consent(of: Collection[int], voters: Iterable[int]) -> Count:
    """Count votes of which each of these people's is needed."""
    everybody = set(of)
    return Count(len(everybody.intersection(voters)), len(everybody))
