"""What the game master of the Gem Fair asks: one class for each question of the rules."""

from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar

from typing_extensions import override

from rules.engine.questions import (
    Arrange,
    ChooseNumber,
    ChooseOne,
    ChoosePath,
    ChooseSome,
    Confirm,
    Path,
)


class Deal(StrEnum):
    """Whether to trade."""

    KEEP = "keep"
    TRADE = "trade"


@dataclass(frozen=True, slots=True)
class ChooseStall(ChooseOne):
    """Choose a stall, by its number. All see the answer, so the question is ``public``."""

    kind: ClassVar[str] = "toy-choose-stall"
    public: ClassVar[bool] = True
    part: ClassVar[str] = "stall"


@dataclass(frozen=True, slots=True)
class Bid(ChooseNumber):
    """Bid coins for the gem on show. A secret until all bids are in, so not ``public``."""

    kind: ClassVar[str] = "toy-bid"


@dataclass(frozen=True, slots=True)
class MakeWager(Confirm):
    """Wager five coins on the die, or not."""

    kind: ClassVar[str] = "toy-make-wager"
    public: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class GuessDie(ChooseNumber):
    """Guess what the die will show."""

    kind: ClassVar[str] = "toy-guess-die"
    public: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class TradeGem(ChoosePath):
    """Trade with a rival, or not. Answers: ``keep``; ``trade, rival, gem``."""

    kind: ClassVar[str] = "toy-trade-gem"
    parts: ClassVar[tuple[str, ...]] = ("deal", "rival", "gem")

    @override
    def shown(self, answer: Path) -> object:
        """Return all but the gem, which changes hands face down."""
        return answer[:2]


@dataclass(frozen=True, slots=True)
class RankGems(Arrange):
    """Put the gems in an order, the dearest first."""

    kind: ClassVar[str] = "toy-rank-gems"
    public: ClassVar[bool] = True
    part: ClassVar[str] = "gem"


@dataclass(frozen=True, slots=True)
class SellGems(ChooseSome):
    """Choose the gems to sell."""

    kind: ClassVar[str] = "toy-sell-gems"
    part: ClassVar[str] = "gem"
