"""The table of the best: who is named in it, and in which place."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeAlias

from bot.standing.career import Career
from bot.standing.reckoning import ALL_GAMES

Feat: TypeAlias = tuple[int, int, int, int]
"""What places are given by; more is better."""


@dataclass(frozen=True, slots=True)
class Line:
    """One line of the table.

    Attributes:
        place: counted from 1; those who did equally well share one.
        user: who it is.
        name: what they are called; data, never trusted.
        career: what they have achieved.
    """

    place: int
    user: int
    name: str
    career: Career


def table(game: str, careers: Mapping[int, Career], names: Mapping[int, str]) -> list[Line]:
    """Return the lines of the people who want to be named, the best first.

    In a game its rating counts first, and who has none yet comes after all who have. Ratings of
    different games cannot be compared: for all games together, wins count.

    Args:
        game: its key, or `ALL_GAMES`.
        careers: by user.
        names: of those who want to be named, by user; nobody else gets a line or a place.
    """
    named = [(user, name, careers[user]) for user, name in names.items() if user in careers]
    feats = {user: _feat(career, rated=game != ALL_GAMES) for user, _, career in named}
    named.sort(key=lambda one: (*(-part for part in feats[one[0]]), one[1].casefold(), one[0]))
    lines: list[Line] = []
    for number, (user, name, career) in enumerate(named, 1):
        shared = lines and feats[lines[-1].user] == feats[user]
        lines.append(Line(lines[-1].place if shared else number, user, name, career))
    return lines


def _feat(career: Career, *, rated: bool) -> Feat:
    if rated and career.rating is not None:
        return 1, career.rating, 0, 0
    return 0, career.wins, career.best or 0, -career.games
