"""The slash commands there are, without a bot."""

from importlib import import_module
from types import SimpleNamespace

from discord import app_commands
from discord.ext import commands

from bot.client import cog_names
from bot.face import Faces
from bot.text import common_texts


class _Collector:
    """Stands in for a bot: takes the cogs that are added to it."""

    def __init__(self) -> None:
        self.desk = SimpleNamespace(faces=Faces(), texts=common_texts())
        self.cogs: list[commands.Cog] = []

    async def add_cog(self, cog: commands.Cog) -> None:
        """Take a cog."""
        self.cogs.append(cog)


async def _collected() -> _Collector:
    collector = _Collector()
    for name in cog_names():
        await import_module(name).setup(collector)
    return collector


async def faces() -> Faces:
    """Return the faces of all games."""
    return (await _collected()).desk.faces  # type: ignore[no-any-return]  # it stands in for one


async def slash_commands() -> set[str]:
    """Return what can be typed: each command with the groups before it."""
    collector = await _collected()
    tops: list[app_commands.Command[commands.Cog, ..., None] | app_commands.Group] = []
    for cog in collector.cogs:
        group = getattr(cog, "app_command", None)
        tops.extend([group] if group else cog.get_app_commands())
    names: set[str] = set()
    for top in tops:
        if isinstance(top, app_commands.Group):
            subs = (one for one in top.walk_commands() if isinstance(one, app_commands.Command))
            names |= {f"/{one.qualified_name}" for one in subs}
        else:
            names.add(f"/{top.qualified_name}")
    return names
