"""Checks of what the bot sends to Discord.

Two sources: Discord's own OpenAPI description, where there is one, and the limits which that
description does not state. A request that breaks either would be refused, or would not show what
it should.
"""

from tests.support.discord_spec.requests import check_requests
from tests.support.discord_spec.shapes import Attached, Violation
from tests.support.discord_spec.spec import OPENAPI, DiscordSpec

__all__ = ["OPENAPI", "Attached", "DiscordSpec", "Violation", "check_requests"]
