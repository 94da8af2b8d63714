"""All careers, reckoned up game by game in the order in which the games ended."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from bot.face import Face
from bot.standing.career import Career
from bot.standing.rating import Rater, ranking
from bot.standing.sides import SideFinder
from db import PlayedRow

ALL_GAMES = ""
"""In place of a game's key: all games together, which have no rating in common."""

_NEWCOMER = Career()


@dataclass(frozen=True, slots=True)
class Reckoning:
    """The careers after some games. It never changes; further games make another one.

    Attributes:
        careers: by game, then by user; `ALL_GAMES` stands for all together.
    """

    careers: Mapping[str, Mapping[int, Career]] = field(default_factory=dict)

    def of(self, game: str) -> Mapping[int, Career]:
        """Return the careers in one game, by user."""
        return self.careers.get(game, {})


class Reckoner:
    """Reckons careers up."""

    def __init__(self, faces: Iterable[Face]) -> None:
        self._faces = faces
        self._sides = SideFinder()
        self._rater = Rater()

    def after(self, reckoning: Reckoning, games: Iterable[PlayedRow]) -> Reckoning:
        """Return the careers after more games, which are in the order in which they ended.

        Games that are not offered any more are left out.
        """
        faces = {face.key: face for face in self._faces}
        careers = {game: dict(people) for game, people in reckoning.careers.items()}
        for played in games:
            if played.game in faces:
                everything = careers.setdefault(ALL_GAMES, {})
                people = careers.setdefault(played.game, {})
                _count(played, everything)
                _count(played, people)
                self._rate(faces[played.game], played, people)
        return Reckoning(careers)

    def _rate(self, face: Face, played: PlayedRow, people: dict[int, Career]) -> None:
        sides = self._sides.sides(face, played)
        ranked = ranking(played, sides) if sides else []
        if not ranked:
            return
        before = {
            user: people[user].skill for side in ranked for user in side.members if user is not None
        }
        for user, skill in self._rater.rate(ranked, before).items():
            people[user] = people[user].rated(played.game_id, skill)


def _count(played: PlayedRow, people: dict[int, Career]) -> None:
    for seat in played.seats:
        if seat.user_id is not None:
            people[seat.user_id] = people.get(seat.user_id, _NEWCOMER).after(seat)
