"""What things and places are called on a picture."""

from collections.abc import Mapping

from bot.art import Words
from bot.art.lettering import clean
from rules.calabozo.board import Square, board
from rules.calabozo.content import Dragon, Figure, Foe, Treasure
from rules.calabozo.state import Team
from rules.calabozo.view import AdventurerView, CalabozoView
from rules.engine.seats import Seat


def readable(view: CalabozoView, names: Mapping[Seat, str], words: Words) -> dict[Seat, str]:
    """Return the players' names as they can be drawn; what cannot becomes a number."""
    return {
        one.seat: clean(names.get(one.seat, "")) or words("art-seat", number=one.seat + 1)
        for one in view.adventurers
    }


def capital(name: str) -> str:
    """Return a name with its first letter large, as it stands alone."""
    return name[:1].upper() + name[1:]


def foe_name(foe: Foe, words: Words) -> str:
    """Return the name of a monster, a trap or a dragon."""
    kind = "dragon" if isinstance(foe, Dragon) else "monster"
    return capital(words(f"{kind}-{foe.value}"))


def figure_name(figure: Figure | None, words: Words) -> str:
    """Return the name of a type of adventurer, or that none is chosen yet."""
    return capital(words(f"figure-{figure.value}")) if figure else words("art-no-figure")


def treasure_name(treasure: Treasure, words: Words) -> str:
    """Return the name of a treasure."""
    return capital(words(f"treasure-{treasure.value}"))


def team_name(team: Team, words: Words) -> str:
    """Return the name of a team."""
    return words(f"team-{team.value}")


def place_name(square: Square, words: Words) -> str:
    """Return what a square is called."""
    return words(f"art-place-{board().grounds[square].value}", square=square)


def side_name(view: CalabozoView, names: Mapping[Seat, str], words: Words) -> str:
    """Return the name of whoever won: a team, or players."""
    teams = {view.adventurers[seat].team for seat in view.winners}
    team = teams.pop() if len(teams) == 1 else None
    if team is not None:
        return capital(team_name(team, words))
    return ", ".join(names[seat] for seat in view.winners)


def trouble(one: AdventurerView, words: Words) -> str:
    """Return in a word or two what ails an adventurer; maybe nothing."""
    if one.dead:
        return words("art-dead")
    if one.out:
        return words("art-out")
    if one.jailed:
        return words("art-jailed")
    return words("art-bound") if one.bound else ""
