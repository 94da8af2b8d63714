"""Reading a game from a file that anybody may have written.

Nothing in it is run, and nothing is believed: it is JSON of the one format there is, or it is
refused with the place.
"""

import json
from enum import StrEnum

from pydantic import ValidationError

from rules.engine.record import GameRecord

FORMAT = "maese-game/1"


class Fault(StrEnum):
    """Why a file cannot be read, or cannot be judged."""

    EMPTY = "empty"
    NOT_TEXT = "not-text"
    CUT_OFF = "cut-off"
    NOT_JSON = "not-json"
    NO_GAME = "no-game"
    FORMAT = "format"
    """It is of another format."""
    INVALID = "invalid"
    """Something in it is not as it should be."""
    UNKNOWN_GAME = "unknown-game"
    OTHER_RULES = "other-rules"
    TOO_LARGE = "too-large"
    TOO_MUCH = "too-much"
    """It takes too long, or too much memory."""


class FileFault(Exception):
    """A file is no game that can be read.

    Attributes:
        fault: what is wrong.
        line: where, counted from 1; None if it is the whole.
        detail: the same in English, in one clause; may quote the file, but no answers.
        where: the field at fault, where it is one.
    """

    def __init__(self, fault: Fault, detail: str, line: int | None = None, where: str = "") -> None:
        super().__init__(detail)
        self.fault = fault
        self.line = line
        self.detail = detail
        self.where = where


def read_record(content: bytes) -> GameRecord:
    """Read a game.

    Args:
        content: the file, whole.

    Raises:
        FileFault: it is none.
    """
    _check_head(_as_json(content))
    return validated(content)


def validated(content: bytes) -> GameRecord:
    """Read a game from JSON that is known to be some.

    Raises:
        FileFault: a field is not as it should be.
    """
    try:
        return GameRecord.model_validate_json(content, strict=True)
    except ValidationError as invalid:
        where, said = first_fault(invalid)
        detail = f"{where}: {said}" if where else said
        raise FileFault(Fault.INVALID, detail, where=where) from None


def first_fault(invalid: ValidationError) -> tuple[str, str]:
    """Return where the first fault lies, and which it is; without what stands there."""
    fault = invalid.errors(include_url=False, include_input=False, include_context=False)[0]
    # Behind an entry's number pydantic puts the entry's kind, which names no field.
    where = [str(step) for step in fault["loc"]]
    match fault["loc"]:
        case ("entries", int(number), _, *rest):
            where = [f"entry {number}", *(str(step) for step in rest)]
        case ("entries", int(number)):
            where = [f"entry {number}"]
    return ", ".join(where), fault["msg"]


def _as_json(content: bytes) -> object:
    try:
        text = content.decode()
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        raise FileFault(Fault.NOT_TEXT, "not a text file in UTF-8", line) from None
    if not text.strip():
        raise FileFault(Fault.EMPTY, "the file is empty")
    try:
        return json.loads(text)
    except json.JSONDecodeError as error:
        if not text[error.pos :].strip() or error.msg.startswith("Unterminated string"):
            last = text.rstrip().count("\n") + 1
            raise FileFault(Fault.CUT_OFF, "the file is cut off here", last) from None
        raise FileFault(Fault.NOT_JSON, f"not JSON: {error.msg}", error.lineno) from None
    except (ValueError, RecursionError) as error:
        raise FileFault(Fault.NOT_JSON, f"not JSON: {type(error).__name__}") from None


def _check_head(parsed: object) -> None:
    """Check what tells a stored game from anything else before the details."""
    if not isinstance(parsed, dict) or not isinstance(parsed.get("format"), str):
        raise FileFault(Fault.NO_GAME, "this is not a game that Maese exported")
    if parsed["format"] != FORMAT:
        raise FileFault(
            Fault.FORMAT,
            f"written in format {parsed['format']!r}, this version reads {FORMAT!r}",
            where="format",
        )
