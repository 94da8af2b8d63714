"""What a table of Calabozo can choose before the game."""

from enum import StrEnum

from pydantic import BaseModel, ConfigDict


class TurnCap(StrEnum):
    """After how many turns the game is a draw (ruling 43); see `turns_each`."""

    USUAL = "usual"
    SHORT = "short"
    LONG = "long"


class Teams(StrEnum):
    """How many teams there are; see `sides` for what the number of players allows."""

    TWO = "two"
    THREE = "three"
    FOUR = "four"
    INDIVIDUAL = "individual"


class CalabozoOptions(BaseModel):
    """The options of a table."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    turn_cap: TurnCap = TurnCap.USUAL
    teams: Teams = Teams.TWO


MOST_TURNS_EACH = 100
"""What the component notes suggest for each adventurer."""

_TURNS_IN_ALL = {TurnCap.SHORT: 120, TurnCap.USUAL: 240}
_SIDES = {Teams.TWO: 2, Teams.THREE: 3, Teams.FOUR: 4}


def turns_each(cap: TurnCap, players: int) -> int:
    """Return how many turns each adventurer has.

    A table agrees on so many turns in all, which the players share: the more there are, the fewer
    each needs, for fewer rings win. A long game has 100 turns each (ruling 43).
    """
    if cap is TurnCap.LONG:
        return MOST_TURNS_EACH
    return min(MOST_TURNS_EACH, _TURNS_IN_ALL[cap] // players)


def sides(teams: Teams, players: int) -> int:
    """Return how many sides play: one for each player in individual play.

    Teams are of one size and have two members or more. Where the chosen number does not allow
    that, two teams are formed, and where two do not either, everybody plays alone (rulebook,
    "Solo Play").
    """
    for wanted in (teams, Teams.TWO):
        number = _SIDES.get(wanted, players)
        if players % number == 0 and (wanted is Teams.INDIVIDUAL or players // number > 1):
            return number
    return players
