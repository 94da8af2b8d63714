"""Measured simulations: many games in a row, and how fast they went."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from time import perf_counter

from pydantic import JsonValue

from rules.engine.simulate import Match, Totals, own_figures, seeds, simulate


@dataclass(frozen=True, slots=True)
class Report:
    """What a simulation found.

    Attributes:
        policy: as it was asked for: one name, or one for each seat.
        seconds: how long the games took.
        figures: what the game reports of its own.
    """

    game: str
    seats: int
    policy: str
    totals: Totals
    seconds: float
    figures: Mapping[str, JsonValue]

    @property
    def decisions_per_second(self) -> int:
        """Decisions of all seats together, in each second."""
        return round(self.totals.decisions / self.seconds) if self.seconds else 0

    def as_json(self) -> dict[str, JsonValue]:
        """Return the report as a JSON object; what the game reports of its own comes last."""
        totals = self.totals
        return {
            "game": self.game,
            "seats": self.seats,
            "policy": self.policy,
            "games": totals.games,
            "finished": totals.finished,
            "decisions": totals.decisions,
            "decisions_per_second": self.decisions_per_second,
            "wins": list(totals.wins),
            "end_reasons": dict(totals.end_reasons),
            **self.figures,
        }


def run(
    match: Match,
    *,
    games: int,
    seed: str,
    policy: str,
    watch: Callable[[Iterable[Totals]], Iterable[Totals]] = iter,
) -> Report:
    """Play games in a row and measure them.

    Args:
        match: what is played.
        games: how many; at least one.
        seed: any text; the seeds of all games derive from it.
        policy: the policies' names, for the report.
        watch: passes on what it is given, one step for each game, such as a progress bar.
    """
    began = perf_counter()
    *_, totals = watch(simulate(match, seeds(seed, games)))
    seconds = perf_counter() - began
    figures = own_figures(match.rulebook, totals)
    return Report(match.rulebook.key, len(match.policies), policy, totals, seconds, figures)
