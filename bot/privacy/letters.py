"""Taking a person out of letters that wait to be sent."""

import re
from collections.abc import Mapping

from pydantic import ValidationError

from bot.letters import LETTER, FeedLetter, Letter, SeatLetter
from bot.text import escape_name, plain_name

SOMEBODY = "…"
"""Stands for a person who was mentioned and does not sit at the table."""


def without_person(user: int, payload: str, names: Mapping[str, str]) -> str | None:
    """Return a letter of the outbox without a person; None if nothing of it can be kept.

    Args:
        user: the person's id.
        payload: the letter, as the outbox has it.
        names: what the person's seats at that table were called, with their new names, which are
            plain words.
    """
    try:
        letter = LETTER.validate_json(payload)
    except ValidationError:
        # It could not be sent anyway.
        return None
    changed = _changed(user, letter, names)
    return payload if changed == letter else changed.model_dump_json()


def _changed(user: int, letter: Letter, names: Mapping[str, str]) -> Letter:
    match letter:
        case FeedLetter():
            return letter.model_copy(
                update={
                    "text": _renamed(user, letter.text, names),
                    "ping": tuple(one for one in letter.ping if one != user),
                    "buttons": tuple(
                        button.model_copy(update={"label": _renamed(user, button.label, names)})
                        for button in letter.buttons
                        if str(user) not in re.split("[:.]", button.address)
                    ),
                }
            )
        case SeatLetter():
            return letter.model_copy(update={"text": _renamed(user, letter.text, names)})
        case _:
            return letter


def _renamed(user: int, text: str, names: Mapping[str, str]) -> str:
    called = next(iter(names.values()), SOMEBODY)
    text = re.sub(rf"<@!?{user}>", f"**{called}**", text)
    for old, new in names.items():
        for written in dict.fromkeys((escape_name(old), plain_name(old), plain_name(old, 26))):
            if written:
                text = re.sub(rf"(?<!\w){re.escape(written)}(?!\w)", new, text)
    return text
