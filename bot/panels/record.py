"""What people have achieved in one game over time, in words."""

from collections.abc import Sequence

from bot.panels.common import Panel, layout, text
from bot.speech import Speaker
from db import RecordRow

MOST_RECORDED = 20
"""People that one record shows."""


def record_panel(game: str, rows: Sequence[RecordRow], speaker: Speaker) -> Panel:
    """Return the record of a game, the best people first.

    What the points are is said by the game's own message ``<key>-record-score``, which gets
    ``total``, ``best``, ``survived``, ``wins`` and ``games``.
    """
    lines = [speaker.say("record-title", game=speaker.say(f"game-{game}"))]
    for place, row in enumerate(rows[:MOST_RECORDED], 1):
        lines.append(_line(game, place, row, speaker))
    if not rows:
        lines.append(speaker.say("record-empty"))
    return Panel(layout(text("\n".join(lines))))


def _line(game: str, place: int, row: RecordRow, speaker: Speaker) -> str:
    counts = {"games": row.games, "wins": row.wins, "survived": row.survived}
    score = speaker.say(f"{game}-record-score", total=row.total, best=row.best or 0, **counts)
    name = speaker.safe(row.name)
    return speaker.say(
        "record-line", place=place, name=name, score=score, games=row.games, wins=row.wins
    )
