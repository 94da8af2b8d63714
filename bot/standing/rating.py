"""Who rose and who fell by a game: Plackett and Luce's model, as the library OpenSkill has it."""

from collections.abc import Mapping
from dataclasses import dataclass

from openskill.models import PlackettLuce, PlackettLuceRating

from bot.standing.career import Skill
from bot.standing.sides import Sides
from db import PlayedRow


@dataclass(frozen=True, slots=True)
class Ranked:
    """A side with people and how it came off.

    Attributes:
        members: its users in the order of their seats; None for a bot player.
        rank: how many sides with people did better.
    """

    members: tuple[int | None, ...]
    rank: int


def ranking(played: PlayedRow, sides: Sides) -> list[Ranked]:
    """Return how the sides with people came off, or nothing if the game is not rated.

    Winners come first, then whoever has more points, where the game counts points. Sides of bot
    players are nobody's and left out. A game is not rated if everybody won or nobody did, as
    happens where all play together; if fewer than two sides have people; or if these did
    equally well.
    """
    won = [seat.won for seat in played.seats]
    if all(won) or not any(won):
        return []
    seats = [[played.seats[seat] for seat in side] for side in sides]
    peopled = [side for side in seats if any(seat.user_id is not None for seat in side)]
    feats = [
        (any(seat.won for seat in side), sum(seat.score or 0 for seat in side)) for side in peopled
    ]
    if len(set(feats)) <= 1:
        return []
    return [
        Ranked(tuple(seat.user_id for seat in side), sum(other > feat for other in feats))
        for side, feat in zip(peopled, feats, strict=True)
    ]


class Rater:
    """Says what a game changes about the skills of those who played it."""

    def __init__(self) -> None:
        self._model = PlackettLuce()

    def rate(self, ranked: list[Ranked], before: Mapping[int, Skill | None]) -> dict[int, Skill]:
        """Return the skills of all people after a game.

        A bot player in a side with people stands there as somebody of whom nothing is known, so
        that sides keep their sizes.

        Args:
            ranked: the sides, at least two, not all of the same rank.
            before: the skill of each person; None where there has been no rated game.
        """
        teams = [
            [self._rating(before[user] if user is not None else None) for user in side.members]
            for side in ranked
        ]
        after = self._model.rate(teams, ranks=[float(side.rank) for side in ranked])
        return {
            user: Skill(rating.mu, rating.sigma)
            for side, team in zip(ranked, after, strict=True)
            for user, rating in zip(side.members, team, strict=True)
            if user is not None
        }

    def _rating(self, skill: Skill | None) -> PlackettLuceRating:
        if skill is None:
            return self._model.rating()
        return self._model.rating(mu=skill.mu, sigma=skill.sigma)
