"""The colours of this game: one for each student, one for each type of card."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType

from rules.calderos.content import ATTACKS, DEFENSES, INGREDIENTS, Card, Student

COLOURS: Mapping[Student, str] = MappingProxyType(
    {
        Student.ALDRIC: "#3f93f2",
        Student.LYRA: "#3dbb6c",
        Student.MAGNUS: "#ee5548",
        Student.CELESTIA: "#f47fc0",
        Student.CORVUS: "#9167f0",
    }
)
"""A student's colour, and that of the magic cauldron that goes with it."""

NOBODY = "#8b8798"
"""The colour of a place whose student is not chosen yet."""

EXTINGUISHED = "#8a8a94"
"""The colour of a magic cauldron whose fire is out."""


class Kind(StrEnum):
    """A type of card."""

    ATTACK = "attack"
    DEFENSE = "defense"
    INGREDIENT = "ingredient"
    GOLDEN = "golden"


@dataclass(frozen=True, slots=True)
class Look:
    """How the cards of one type look: the frame, and the two ends of the glow behind the art."""

    frame: str
    glow: str
    depth: str


LOOKS: Mapping[Kind, Look] = MappingProxyType(
    {
        Kind.ATTACK: Look("#c93a4b", "#ffb59a", "#7d2140"),
        Kind.DEFENSE: Look("#2f74d0", "#b9e6ff", "#23417f"),
        Kind.INGREDIENT: Look("#2e9a62", "#d9f7a8", "#1d5c58"),
        Kind.GOLDEN: Look("#d9961c", "#fff3b8", "#8a4b16"),
    }
)

KINDS: Mapping[Card, Kind] = MappingProxyType(
    dict.fromkeys(ATTACKS, Kind.ATTACK)
    | dict.fromkeys(DEFENSES, Kind.DEFENSE)
    | dict.fromkeys(INGREDIENTS, Kind.INGREDIENT)
    | {Card.GOLDEN_CAULDRON: Kind.GOLDEN}
)
"""The type of every card."""
