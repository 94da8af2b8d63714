"""The language of each player's Discord client, for a simulated Discord.

simcord writes one fixed locale into every interaction. A player's own locale reaches the bot
in no other way, so it is put in before the bot's side of the gateway reads the interaction.
"""

from collections.abc import Mapping
from typing import Any

from simcord import Env


def install(env: Env, default: str = "en-US") -> dict[int, str]:
    """Give each user of a simulated Discord a client locale.

    Args:
        env: The simulated Discord; before ``env.start()``, because listeners run in order and
            this one has to run before the bot's.
        default: The Discord locale code of users that have no entry of their own.

    Returns:
        User id to Discord locale code (``"es-ES"``); change it at any time.
    """
    locales: dict[int, str] = {}

    def localise(event: str, payload: Mapping[str, Any]) -> None:
        if event != "INTERACTION_CREATE" or not isinstance(payload, dict):
            return
        user = payload.get("member", payload).get("user", {})
        payload["locale"] = locales.get(int(user["id"]), default)
        if "guild_id" in payload:
            guild = env.backend.get_guild(int(payload["guild_id"]))
            payload["guild_locale"] = guild.preferred_locale

    env.backend.subscribers.insert(0, localise)
    return locales
