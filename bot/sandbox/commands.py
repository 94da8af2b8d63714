"""The slash commands a player can use in a channel, with the words of their language."""

from collections.abc import Iterator, Mapping
from typing import Any

from simcord import MemberActor
from simcord.backend.access import channel_accessible
from simcord.enums import OptionType

from bot.sandbox.page_text import CLIENT_LOCALES
from bot.sandbox.session import Sandbox

Json = dict[str, Any]
_NESTING = (OptionType.SUBCOMMAND, OptionType.SUBCOMMAND_GROUP)


def usable_commands(sandbox: Sandbox, actor: MemberActor, channel_id: int) -> list[Json]:
    """List the commands as the player's Discord would, by name.

    Args:
        sandbox: The running sandbox.
        actor: Who would use them.
        channel_id: Where; a command may be limited to guilds or to direct messages.

    Returns:
        For each: ``path`` (registered names), ``label`` (in the player's language),
        ``description`` and ``options``; empty if the player cannot see the channel.
    """
    backend = sandbox.env.backend
    if not channel_accessible(backend, channel_id, actor.id):
        return []
    locale = CLIENT_LOCALES[sandbox.language(actor)]
    return [
        leaf
        for command in backend.visible_commands(user_id=actor.id, channel_id=channel_id)
        for leaf in _leaves(command, locale, (), ())
    ]


def _leaves(
    node: Mapping[str, Any], locale: str, path: tuple[str, ...], label: tuple[str, ...]
) -> Iterator[Json]:
    path = (*path, node["name"])
    label = (*label, _localised(node, "name", locale))
    options = node.get("options") or []
    nested = [option for option in options if option["type"] in _NESTING]
    for child in nested:
        yield from _leaves(child, locale, path, label)
    if not nested:
        yield {
            "path": " ".join(path),
            "label": " ".join(label),
            "description": _localised(node, "description", locale),
            "options": [_option(option, locale) for option in options],
        }


def _option(option: Mapping[str, Any], locale: str) -> Json:
    return {
        "name": option["name"],
        "label": _localised(option, "name", locale),
        "description": _localised(option, "description", locale),
        "type": OptionType(option["type"]).name.lower(),
        "required": bool(option.get("required")),
        "autocomplete": bool(option.get("autocomplete")),
        "choices": [
            {"name": _localised(choice, "name", locale), "value": choice["value"]}
            for choice in option.get("choices") or []
        ],
    }


def _localised(node: Mapping[str, Any], key: str, locale: str) -> str:
    return str((node.get(f"{key}_localizations") or {}).get(locale) or node.get(key) or "")
