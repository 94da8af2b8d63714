"""The games that the battery runs over: all there are, and the toy game."""

from collections.abc import Iterator
from enum import EnumMeta
from itertools import islice, product
from typing import Any

import pytest
from pydantic import BaseModel

from rules.engine.rulebook import Registry, Rulebook, all_games
from tests.toy import RULEBOOK as TOY

AnyRulebook = Rulebook[Any, Any, Any]

MOST_OPTION_SETS = 24
"""Of a game with many options, so many combinations are played."""


def games() -> Registry:
    """Return all games, and the toy game."""
    return Registry([*all_games(), TOY])


def seat_counts(rulebook: AnyRulebook) -> range:
    """Return how many can play."""
    least, most = rulebook.seats
    return range(least, most + 1)


def tables() -> Iterator[tuple[AnyRulebook, int]]:
    """Yield each game at each number of seats."""
    for rulebook in games():
        for seats in seat_counts(rulebook):
            yield rulebook, seats


every_game = pytest.mark.parametrize(
    "rulebook", [pytest.param(rulebook, id=rulebook.key) for rulebook in games()]
)
"""Runs a test with each game, as ``rulebook``."""

every_table = pytest.mark.parametrize(
    ("rulebook", "seats"),
    [pytest.param(rulebook, seats, id=f"{rulebook.key}-{seats}") for rulebook, seats in tables()],
)
"""Runs a test with each game at each number of seats, as ``rulebook`` and ``seats``."""


def option_sets(rulebook: AnyRulebook) -> list[BaseModel]:
    """Return combinations of a game's options, the defaults first."""
    fields = rulebook.options.model_fields
    choices = [_values(field.annotation, field.default) for field in fields.values()]
    return [
        rulebook.options(**dict(zip(fields, values, strict=True)))
        for values in islice(product(*choices), MOST_OPTION_SETS)
    ]


def _values(kind: object, default: object) -> list[object]:
    every: list[object] = list(kind) if isinstance(kind, EnumMeta) else [False, True]
    return [default, *(value for value in every if value != default)]
