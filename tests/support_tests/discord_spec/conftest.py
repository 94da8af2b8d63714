"""The fixtures under test."""

from tests.support.discord_spec.fixtures import discord_limits, discord_spec

__all__ = ["discord_limits", "discord_spec"]
