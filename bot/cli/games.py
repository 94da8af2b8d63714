"""Games, policies, seats and options as a command line names them."""

from collections.abc import Sequence
from typing import Any

from pydantic import BaseModel, ValidationError

from bot.cli.errors import UsageMistake
from rules.engine.errors import UnknownGame
from rules.engine.rulebook import Policy, Rulebook, all_games
from rules.engine.simulate import RANDOM, policies_by_name


def rulebook_of(key: str) -> Rulebook[Any, Any, Any]:
    """Return the rules of a game.

    Raises:
        UsageMistake: there is no such game.
    """
    try:
        return all_games()[key]
    except UnknownGame as unknown:
        known = ", ".join(rulebook.key for rulebook in all_games())
        raise UsageMistake(f"{unknown}; there are: {known}") from None


def seats_of(rulebook: Rulebook[Any, Any, Any], seats: int | None) -> int:
    """Return a number of seats; the least the game allows, if none was given.

    Raises:
        UsageMistake: so many cannot play.
    """
    least, most = rulebook.seats
    if seats is None:
        return least
    if not least <= seats <= most:
        raise UsageMistake(f"{rulebook.key} is for {least} to {most} players, not {seats}")
    return seats


def policies_of(rulebook: Rulebook[Any, Any, Any], names: str, seats: int) -> list[Policy | None]:
    """Return a policy for each seat, from one name for all or names with commas between.

    Raises:
        UsageMistake: a name is unknown, or there are neither one nor as many as seats.
    """
    chosen = [name.strip() for name in names.split(",")]
    if len(chosen) == 1:
        chosen *= seats
    if len(chosen) != seats:
        raise UsageMistake(f"{len(chosen)} policies were given for {seats} seats")
    try:
        return policies_by_name(rulebook, chosen)
    except KeyError as unknown:
        known = ", ".join([RANDOM, *rulebook.policies])
        raise UsageMistake(
            f"{rulebook.key} has no policy {unknown.args[0]!r}; it has: {known}"
        ) from None


def options_of(rulebook: Rulebook[Any, Any, Any], pairs: Sequence[str]) -> BaseModel:
    """Return the options of a table from texts such as ``dealer=random``; a name alone means yes.

    Raises:
        UsageMistake: an option or its value is unknown.
    """
    values: dict[str, str | bool] = {}
    fields = rulebook.options.model_fields
    for pair in pairs:
        name, sign, value = pair.partition("=")
        if name not in fields:
            known = ", ".join(fields) or "none"
            raise UsageMistake(f"{rulebook.key} has no option {name!r}; it has: {known}")
        if not sign and fields[name].annotation is not bool:
            raise UsageMistake(f"write this option as name=value, not {pair!r}")
        values[name] = value if sign else True
    try:
        options: BaseModel = rulebook.options.model_validate(values)
    except ValidationError as invalid:
        first = invalid.errors(include_url=False)[0]
        name = ".".join(str(step) for step in first["loc"])
        raise UsageMistake(f"option {name}: {first['msg']}") from None
    return options
