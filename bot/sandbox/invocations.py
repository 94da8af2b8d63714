"""Which sub-command was used: simcord's messages only tell the name of the whole group."""

from collections.abc import Mapping
from typing import Any

from simcord import Env
from simcord.enums import InteractionType, OptionType

_NESTING = (OptionType.SUBCOMMAND, OptionType.SUBCOMMAND_GROUP)


def install(env: Env) -> dict[int, str]:
    """Note each slash command as it is used.

    Returns:
        Interaction id to the registered name with its sub-commands (``"demo board"``); grows by
        itself.
    """
    names: dict[int, str] = {}

    def note(event: str, payload: Mapping[str, Any]) -> None:
        if event != "INTERACTION_CREATE" or payload["type"] != InteractionType.APPLICATION_COMMAND:
            return
        node = payload["data"]
        path = [node["name"]]
        while nested := [o for o in node.get("options") or [] if o["type"] in _NESTING]:
            node = nested[0]
            path.append(node["name"])
        names[int(payload["id"])] = " ".join(path)

    env.backend.subscribers.append(note)
    return names
