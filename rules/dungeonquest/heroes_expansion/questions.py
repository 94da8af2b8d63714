"""What the game master asks about heroes and rings from the expansion."""

from dataclasses import dataclass
from typing import ClassVar

from rules.dungeonquest.state import Cause
from rules.engine.questions import Confirm


@dataclass(frozen=True, slots=True)
class UseFortuneRing(Confirm):
    """Roll a die again with the ring of fortune, or not.

    Attributes:
        life: what the hero has left if it does not.
    """

    kind: ClassVar[str] = "dungeonquest-use-fortune-ring"
    public: ClassVar[bool] = True
    roll: int
    life: int


@dataclass(frozen=True, slots=True)
class UseShieldingRing(Confirm):
    """Undo what a trap or a round of combat has just cost, or not."""

    kind: ClassVar[str] = "dungeonquest-use-shielding-ring"
    public: ClassVar[bool] = True
    cause: Cause
    lost: int
    life: int
