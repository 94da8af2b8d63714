"""What all tests share."""

import os

from tests.support.discord_spec.fixtures import discord_limits, discord_spec

# Before anything loads a message: one that is missing or does not format fails the test.
os.environ["MAESE_STRICT_TEXTS"] = "1"

__all__ = ["discord_limits", "discord_spec"]
