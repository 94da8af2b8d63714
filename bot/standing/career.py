"""What one person has achieved, in one game or in all."""

from dataclasses import dataclass, replace

from db import PlayedSeat

START = 1000
"""The rating of somebody of whom nothing is known."""

STEP = 40
"""Points of a rating for each unit of the model."""

UNSURE = 3
"""So many deviations are taken off the mean: who has played little is rated with caution."""


@dataclass(frozen=True, slots=True)
class Skill:
    """What the model thinks of somebody: a normal distribution in its own units."""

    mu: float
    sigma: float

    @property
    def points(self) -> int:
        """The rating as people see it: what somebody's skill almost certainly reaches."""
        return round(START + STEP * (self.mu - UNSURE * self.sigma))


@dataclass(frozen=True, slots=True)
class Career:
    """What one person has achieved.

    Attributes:
        games: finished games.
        wins: those that were won, alone or with others.
        streak: the latest games, as far back as all were won.
        longest: the longest streak there has been.
        survived: games at whose end the person was alive, where one can die.
        total: points of all games together.
        best: the most points of one game; None where no points are counted.
        skill: what the model thinks; None before the first rated game.
        rated_in: the latest rated game.
        gained: what that one changed about the rating.
    """

    games: int = 0
    wins: int = 0
    streak: int = 0
    longest: int = 0
    survived: int = 0
    total: int = 0
    best: int | None = None
    skill: Skill | None = None
    rated_in: int | None = None
    gained: int = 0

    @property
    def rating(self) -> int | None:
        """The rating as people see it; None before the first rated game."""
        return self.skill.points if self.skill else None

    def after(self, seat: PlayedSeat) -> "Career":
        """Return the career after one more game, its rating left alone."""
        streak = self.streak + 1 if seat.won else 0
        scores = [score for score in (self.best, seat.score) if score is not None]
        return replace(
            self,
            games=self.games + 1,
            wins=self.wins + seat.won,
            streak=streak,
            longest=max(self.longest, streak),
            survived=self.survived + seat.survived,
            total=self.total + (seat.score or 0),
            best=max(scores, default=None),
        )

    def rated(self, game: int, skill: Skill) -> "Career":
        """Return the career after a game has changed what the model thinks."""
        before = START if self.rating is None else self.rating
        return replace(self, skill=skill, rated_in=game, gained=skill.points - before)
