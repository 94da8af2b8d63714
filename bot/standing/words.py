"""Careers put into words."""

from collections.abc import Sequence

from bot.addresses import Scope
from bot.face import Face
from bot.speech import Speaker
from bot.standing.career import Career
from bot.standing.reckoning import ALL_GAMES
from bot.standing.table import Line

MOST_LISTED = 20
"""Lines of the table in words."""


def title(game: str, scope: Scope, speaker: Speaker) -> str:
    """Return what the table is of."""
    name = speaker.say("standing-all-games" if game == ALL_GAMES else f"game-{game}")
    return speaker.say("standing-title", game=name, scope=scope.value)


def rows(lines: Sequence[Line], speaker: Speaker, most: int = MOST_LISTED) -> list[str]:
    """Return the first lines of the table in words."""
    return [
        speaker.say(
            "standing-row",
            place=line.place,
            name=speaker.safe(line.name),
            career=career(line.career, speaker),
        )
        for line in lines[:most]
    ]


def alt(head: str, lines: Sequence[Line], speaker: Speaker) -> str:
    """Return the picture of the table in words, without markdown and without streaks."""
    said = [
        speaker.say(
            "standing-alt",
            place=line.place,
            name=speaker.safe(line.name),
            career=career(line.career, speaker, streaks=False),
        )
        for line in lines
    ]
    return "\n".join([head, *said])


def career(one: Career, speaker: Speaker, *, streaks: bool = True) -> str:
    """Return what somebody has achieved, without the points that a game counts."""
    said = speaker.say("standing-games", games=one.games, wins=one.wins)
    if one.longest and streaks:
        said = speaker.say("standing-streaks", career=said, streak=one.streak, longest=one.longest)
    if one.rating is not None:
        said = speaker.say("standing-rated", career=said, rating=one.rating)
    return said


def own_line(
    game: str, one: Career | None, lines: Sequence[Line], user: int, speaker: Speaker
) -> str:
    """Return the line that somebody reads about themself, whether they want to be named or not."""
    if one is None:
        return speaker.say("standing-own-none")
    said = full_career(game, one, speaker)
    place = next((line.place for line in lines if line.user == user), None)
    if place is None:
        return speaker.say("standing-own", career=said)
    return speaker.say("standing-own-placed", career=said, place=place, people=len(lines))


def full_career(game: str, one: Career, speaker: Speaker) -> str:
    """Return what somebody has achieved, with the points, if the game counts any."""
    said = career(one, speaker)
    if game == ALL_GAMES or one.best is None:
        return said
    score = speaker.say(
        f"{game}-record-score",
        total=one.total,
        best=one.best,
        survived=one.survived,
        wins=one.wins,
        games=one.games,
    )
    return speaker.say("standing-scored", career=said, score=score)


def game_line(face: Face, one: Career, place: int | None, speaker: Speaker) -> str:
    """Return what somebody has achieved in one game, on a page about them."""
    name = speaker.say(f"game-{face.key}")
    said = full_career(face.key, one, speaker)
    if place is None:
        return speaker.say("standing-game", game=name, career=said)
    return speaker.say("standing-game-placed", game=name, career=said, place=place)
