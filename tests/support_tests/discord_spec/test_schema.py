"""What Discord's own description refuses, and how that reads."""

from pathlib import Path
from typing import Any

import pytest

from tests.support.discord_spec import OPENAPI, DiscordSpec
from tests.support_tests.discord_spec.samples import button, command, panel, plain, row, text

CREATE = ("POST", "/channels/1/messages")


def broken(spec: DiscordSpec, method: str, path: str, body: Any) -> list[tuple[str, str]]:
    """Return rule and detail of what is wrong."""
    return [(found.rule, found.detail) for found in spec.check(method, path, body)]


def test_without_a_description_there_is_no_spec(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(OPENAPI, raising=False)
    assert DiscordSpec.load() is None


def test_a_wrong_path_is_no_absence(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv(OPENAPI, str(tmp_path / "missing.json"))
    with pytest.raises(FileNotFoundError):
        DiscordSpec.load()


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("POST", "/users/@me/channels", {"recipient_id": 123}),
        ("POST", "/users/@me/channels", {"recipient_id": "123"}),
        ("PATCH", "/channels/1", {"name": "table-1", "archived": True}),
        ("POST", "/channels/1/threads", {"name": "table", "type": 11}),
        ("POST", "/channels/1/messages/2/threads", {"name": "t", "auto_archive_duration": 1440}),
        ("PUT", "/applications/1/guilds/2/commands", [command(nsfw=False)]),
        ("POST", "/channels/1/typing", None),
        ("GET", "/channels/1/messages/2", None),
        ("DELETE", "/webhooks/1/token/messages/@original", None),
        ("PUT", "/channels/1/pins/2", None),
        ("POST", "/interactions/1/token/callback", {"type": 6}),
        (
            "POST",
            "/interactions/1/token/callback",
            {"type": 8, "data": {"choices": [{"name": "x", "value": "x"}]}},
        ),
    ],
)
def test_what_a_bot_sends_is_known(
    discord_spec: DiscordSpec, method: str, path: str, body: Any
) -> None:
    assert not broken(discord_spec, method, path, body)


@pytest.mark.parametrize(
    ("method", "path", "body", "rule", "says"),
    [
        (*CREATE, plain("x", nonsense=1), "unknown_key", "$.nonsense"),
        (*CREATE, plain("x", nonce=[]), "schema", "$.nonce"),
        (*CREATE, panel(text("")), "schema", "$.components[0].content"),
        (*CREATE, panel(row(button(style=9))), "schema", "$.components[0].components[0].style"),
        (*CREATE, panel({"type": 99}), "schema", "$.components[0]"),
        (*CREATE, None, "body", "no body"),
        ("POST", "/channels/1/message", {}, "operation", "no such request"),
        ("PUT", "/channels/1/messages", {}, "operation", "no such request"),
        ("POST", "/users/@me/channels", {"recipient_id": "x"}, "schema", "$.recipient_id"),
        ("PATCH", "/channels/1", {"nonsense": 1}, "unknown_key", "$.nonsense"),
        (
            "POST",
            "/interactions/1/token/callback",
            {"type": 4, "data": plain("x", nonsense=1)},
            "unknown_key",
            "$.data.nonsense",
        ),
        (
            "PUT",
            "/applications/1/commands",
            [command(nonsense=1)],
            "unknown_key",
            "$[0].nonsense",
        ),
        (
            "POST",
            "/interactions/1/token/callback",
            {"type": 8, "data": {"choices": [{"name": "x", "value": "x"}] * 26}},
            "schema",
            "$.data",
        ),
    ],
)
def test_what_discord_would_refuse(
    discord_spec: DiscordSpec, method: str, path: str, body: Any, rule: str, says: str
) -> None:
    found = broken(discord_spec, method, path, body)
    assert any(broke == rule and says in detail for broke, detail in found), found
