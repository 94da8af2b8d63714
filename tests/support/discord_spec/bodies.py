"""What a request's body is: a message, a form, commands."""

from collections.abc import Iterator, Sequence
from enum import IntEnum
from re import compile as pattern
from typing import Any

from tests.support.discord_spec.shapes import Attached, Form, Json, Message

_CALLBACK = pattern(r"/interactions/\d+/[^/]+/callback")
_CREATE = pattern(r"/channels/\d+/messages|/webhooks/\d+/[^/]+")
_EDIT = pattern(r"/channels/\d+/messages/\d+|/webhooks/\d+/[^/]+/messages/(@original|\d+)")
_FORUM = pattern(r"/channels/\d+/threads")
_COMMANDS = pattern(r"/applications/\d+(/guilds/\d+)?/commands")


class Callback(IntEnum):
    """Ways to answer an interaction."""

    MESSAGE = 4
    DEFER_MESSAGE = 5
    DEFER_UPDATE = 6
    UPDATE = 7
    AUTOCOMPLETE = 8
    FORM = 9


def messages_in(
    method: str, path: str, body: Any, files: Sequence[Attached] | None = None
) -> Iterator[Message]:
    """Yield the message in a request, if there is one."""
    if not isinstance(body, dict):
        return
    if _CALLBACK.fullmatch(path):
        if body.get("type") in {Callback.MESSAGE, Callback.UPDATE}:
            created = body["type"] == Callback.MESSAGE
            yield Message(body.get("data") or {}, created, files)
    elif method == "POST" and _CREATE.fullmatch(path):
        yield Message(body, created=True, files=files)
    elif method == "PATCH" and _EDIT.fullmatch(path):
        yield Message(body, created=False, files=files)
    elif method == "POST" and _FORUM.fullmatch(path) and body.get("message"):
        yield Message(body["message"], created=True, files=files)


def forms_in(path: str, body: Any) -> Iterator[Form]:
    """Yield the form in a request, if there is one."""
    if _CALLBACK.fullmatch(path) and isinstance(body, dict) and body.get("type") == Callback.FORM:
        yield Form(body.get("data") or {})


def sent_commands(method: str, path: str, body: Any) -> list[Json]:
    """Return the whole commands in a request; one that is only changed may leave parts out."""
    if method in {"POST", "PUT"} and _COMMANDS.fullmatch(path):
        return list(body) if isinstance(body, list) else [body]
    return []
