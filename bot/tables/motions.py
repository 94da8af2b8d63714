"""What a table can decide about itself: a closed vocabulary, and each motion as a short text."""

from dataclasses import dataclass
from enum import StrEnum
from typing import NewType, Self

from db import TimeRule

Subject = NewType("Subject", tuple[int, ...])
"""What a motion is about, in numbers."""

MOST_DIGITS = 19
"""Digits of the longest number in a subject, which may be a user's id."""

LARGEST = 2**63 - 1

RULES = tuple(TimeRule)


class Matter(StrEnum):
    """What can be voted on."""

    END = "end"
    """End the game before its rules do."""
    PAUSE = "pause"
    RESUME = "resume"
    BOT = "bot"
    """Hand a seat to the bot player. Subject: the seat."""
    SEAT = "seat"
    """Offer a seat to a person. Subject: the seat, the user."""
    TIME = "time"
    """Set how long an answer may take. Subject: seconds, 0 for no limit, and the rule's number."""
    UNDO = "undo"
    """Take a seat's last answer back. Subject: the seat, and the journal's length at that time."""


_NUMBERS = {
    Matter.END: 0,
    Matter.PAUSE: 0,
    Matter.RESUME: 0,
    Matter.BOT: 1,
    Matter.SEAT: 2,
    Matter.TIME: 2,
    Matter.UNDO: 2,
}


@dataclass(frozen=True, slots=True)
class Motion:
    """Something to be decided.

    Raises:
        ValueError: the subject does not fit the matter.
    """

    matter: Matter
    subject: Subject = Subject(())

    def __post_init__(self) -> None:
        if len(self.subject) != _NUMBERS[self.matter]:
            raise ValueError("not the subject of such a motion")
        if self.matter is Matter.TIME and not self.subject[1] < len(RULES):
            raise ValueError("no such rule")

    @classmethod
    def bot(cls, seat: int) -> Self:
        """Return the motion to hand a seat to the bot player."""
        return cls(Matter.BOT, Subject((seat,)))

    @classmethod
    def person(cls, seat: int, user: int) -> Self:
        """Return the motion to offer a seat to a person."""
        return cls(Matter.SEAT, Subject((seat, user)))

    @classmethod
    def time(cls, limit: int | None, rule: TimeRule) -> Self:
        """Return the motion to set how long an answer may take, in seconds, and what then."""
        return cls(Matter.TIME, Subject((limit or 0, RULES.index(rule))))

    @classmethod
    def undo(cls, seat: int, length: int) -> Self:
        """Return the motion to take a seat's last answer back while the journal is so long."""
        return cls(Matter.UNDO, Subject((seat, length)))

    @property
    def seat(self) -> int | None:
        """The seat that it is about, if it is about one."""
        return self.subject[0] if self.matter in _ABOUT_SEATS else None

    @property
    def time_set(self) -> tuple[int | None, TimeRule]:
        """The limit in seconds, and the rule, of a motion about time."""
        limit, rule = self.subject
        return limit or None, RULES[rule]

    def write(self) -> str:
        """Return the motion as a text, under which its votes are kept."""
        return "/".join([self.matter, *map(str, self.subject)])

    @classmethod
    def read(cls, text: str) -> Self:
        """Read what `write` wrote.

        Raises:
            ValueError: it is no motion.
        """
        matter, *numbers = text.split("/")
        return cls(Matter(matter), Subject(tuple(map(read_number, numbers))))


_ABOUT_SEATS = frozenset({Matter.BOT, Matter.SEAT, Matter.UNDO})

END = Motion(Matter.END)
PAUSE = Motion(Matter.PAUSE)
RESUME = Motion(Matter.RESUME)


def read_number(text: str) -> int:
    """Read one number of a subject, strictly.

    Raises:
        ValueError: it is none, or too large to be stored.
    """
    if not (text.isascii() and text.isdigit() and len(text) <= MOST_DIGITS):
        raise ValueError("not a number")
    number = int(text)
    if number > LARGEST:
        raise ValueError("too large")
    return number
