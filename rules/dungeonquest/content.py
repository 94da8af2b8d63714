"""Reading the game's data files."""

from importlib.resources import files
from typing import Any

from pydantic import TypeAdapter, ValidationError

from rules.engine.errors import ContentError


def read_data(name: str, shape: Any, keys: Any = ()) -> Any:
    """Read one of the game's data files.

    Args:
        name: the file's.
        shape: the type that it must fit.
        keys: all the keys that it must have.

    Raises:
        ContentError: it does not fit, or a key is missing.
    """
    try:
        text = files(__package__).joinpath("data", name).read_bytes()
        data = TypeAdapter(shape).validate_json(text)
    except ValidationError as error:
        raise ContentError(f"{name}: {error}") from error
    if missing := [key for key in keys if key not in data]:
        raise ContentError(f"{name}: lacks {missing}")
    return data
