"""One check for everything that the bot sends."""

import json
import os
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

from tests.support.discord_spec.bodies import forms_in, messages_in, sent_commands
from tests.support.discord_spec.commands import COMMAND_RULES, COMMANDS_RULES
from tests.support.discord_spec.forms import FORM_RULES
from tests.support.discord_spec.messages import HOUSE_RULES, MESSAGE_RULES
from tests.support.discord_spec.schema import Schema
from tests.support.discord_spec.shapes import Attached, Violation

OPENAPI = "MAESE_DISCORD_OPENAPI"
"""Environment variable: the path of Discord's OpenAPI description."""

_WITHOUT_BODY = frozenset({"GET", "DELETE", "HEAD"})


class DiscordSpec:
    """What Discord takes, and what we take of it.

    Args:
        schema: Discord's description; without it only the limits are checked that it misses.
        house_rules: check our own rules too: each message says whom it may ping, and nobody is
            pinged by accident.
    """

    def __init__(self, schema: Schema | None = None, *, house_rules: bool = True) -> None:
        self._schema = schema
        self._message_rules = (*MESSAGE_RULES, *(HOUSE_RULES if house_rules else ()))

    @classmethod
    def load(cls, *, house_rules: bool = True) -> "DiscordSpec | None":
        """Return the spec from the file that the environment names; None if it names none.

        Raises:
            FileNotFoundError: there is no such file.
        """
        path = os.environ.get(OPENAPI)
        if not path:
            return None
        description = json.loads(Path(path).read_text("utf-8"))
        return cls(Schema(description), house_rules=house_rules)

    def check(
        self,
        method: str,
        path: str,
        body: Any,
        *,
        files: Sequence[Attached] | None = None,
    ) -> list[Violation]:
        """Return what is wrong with a request.

        Args:
            method: such as ``POST``.
            path: such as ``/channels/1/messages``, without host, version and query.
            body: the JSON, of a multipart request its ``payload_json``; None if there is none.
            files: what is uploaded; None if only the body tells.
        """
        where = f"{method} {path}"
        found = [*self._described(method, path, body), *self._limits(method, path, body, files)]
        return [Violation(rule, where, detail) for rule, detail in found]

    def _described(self, method: str, path: str, body: Any) -> Iterator[tuple[str, str]]:
        if self._schema is None:
            return
        template = self._schema.template(path)
        if template is None or not self._schema.knows(template, method):
            yield "operation", "Discord knows no such request"
        elif body is None:
            if method not in _WITHOUT_BODY and self._schema.needs_body(template, method):
                yield "body", "the request has no body"
        else:
            for error in self._schema.errors(template, method, body):
                yield "schema", error
            for key in self._schema.unknown_keys(template, method, body):
                yield "unknown_key", key

    def _limits(
        self, method: str, path: str, body: Any, files: Sequence[Attached] | None
    ) -> Iterator[tuple[str, str]]:
        yield from _apply(self._message_rules, messages_in(method, path, body, files))
        yield from _apply(FORM_RULES, forms_in(path, body))
        commands = sent_commands(method, path, body)
        yield from _apply(COMMAND_RULES, commands)
        yield from _apply(COMMANDS_RULES, [commands] if commands else [])


def _apply(rules: Iterable[Any], subjects: Iterable[Any]) -> Iterator[tuple[str, str]]:
    for subject in subjects:
        for rule in rules:
            for detail in rule(subject):
                yield rule.__name__, detail
