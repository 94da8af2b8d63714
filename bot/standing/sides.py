"""Who played together: a team is one side, and who plays alone is one too."""

from typing import TypeAlias

from bot.face import Face
from db import PlayedRow
from rules.engine.game import Game

Sides: TypeAlias = tuple[tuple[int, ...], ...]
"""The seats of each side; each seat is in one."""

_ANY_SEED = bytes(32)


class SideFinder:
    """Finds out the sides of games, and remembers them for others like them."""

    def __init__(self) -> None:
        self._known: dict[tuple[str, str, int], Sides | None] = {}

    def sides(self, face: Face, played: PlayedRow) -> Sides | None:
        """Return the sides of a finished game.

        Teams are formed by the seats and the options of a table, never drawn, so that a game
        need not be played again to know them.

        Returns:
            None if its options are none of its rules' any more: then it cannot be told.
        """
        count = len(played.seats)
        if face.teams is None:
            return tuple((seat,) for seat in range(count))
        key = (face.key, played.options, count)
        if key not in self._known:
            self._known[key] = _at_the_beginning(face, played)
        return self._known[key]


def _at_the_beginning(face: Face, played: PlayedRow) -> Sides | None:
    count = len(played.seats)
    try:
        options = face.rulebook.options.model_validate_json(played.options)
        game = Game(face.rulebook, count, _ANY_SEED, options)
    except ValueError:
        return None
    formed = face.teams(game.view(None)) if face.teams else ()
    teams = tuple(tuple(map(int, team)) for team in formed)
    alone = set(range(count)) - {seat for team in teams for seat in team}
    return (*teams, *((seat,) for seat in sorted(alone)))
