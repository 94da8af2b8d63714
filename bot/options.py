"""A game's options as a person types them: ``dealer=first-seat characters=deal``."""

from enum import Enum
from typing import Any

from pydantic import BaseModel, ValidationError

from bot.tables.errors import UnknownOption


def read_options(model: type[BaseModel], text: str | None) -> dict[str, Any]:
    """Read options; those left out have their defaults.

    Raises:
        UnknownOption: there is no such option, or no such value.
    """
    given: dict[str, Any] = {}
    for word in (text or "").replace(",", " ").split():
        name, _, value = word.partition("=")
        given[name.replace("-", "_")] = value
    try:
        return model.model_validate(given).model_dump(mode="json")
    except ValidationError:
        known = ", ".join(
            f"{name}={'|'.join(map(str, values))}" for name, values in known_options(model).items()
        )
        raise UnknownOption(known=known or "-") from None


def known_options(model: type[BaseModel]) -> dict[str, list[Any]]:
    """Return each option's name and its possible values."""
    return {name: values_of(model, name) for name in model.model_fields}


def values_of(model: type[BaseModel], name: str) -> list[Any]:
    """Return the values that an option may have: a bool's, or an enum's members."""
    kind = model.model_fields[name].annotation
    if isinstance(kind, type) and issubclass(kind, Enum):
        return list(kind)
    return [False, True]
