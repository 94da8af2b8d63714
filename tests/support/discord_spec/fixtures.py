"""Fixtures for a ``conftest.py`` to import by name.

`discord_limits` is always there; `discord_spec` skips the test where there is no description.
"""

import pytest

from tests.support.discord_spec.spec import OPENAPI, DiscordSpec

__all__ = ["discord_limits", "discord_spec"]


@pytest.fixture(scope="session")
def discord_limits() -> DiscordSpec:
    """The whole spec where there is one, else the limits that need none."""
    return DiscordSpec.load() or DiscordSpec()


@pytest.fixture(scope="session")
def discord_spec() -> DiscordSpec:
    """The spec; the test is skipped where there is none."""
    spec = DiscordSpec.load()
    if spec is None:
        pytest.skip(f"{OPENAPI} does not name Discord's OpenAPI description")
    return spec
