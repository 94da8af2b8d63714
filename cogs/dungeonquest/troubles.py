"""What to do about what holds a hero, as commands: ``/dungeonquest trouble climb``."""

from discord import app_commands
from discord.app_commands import locale_str

from bot.commands import answer_by_command, answers
from bot.items import Interaction
from cogs.dungeonquest.routes import to
from rules.dungeonquest import questions as asked
from rules.dungeonquest.questions import Act


class Trouble(app_commands.Group):
    """A dark chamber, a crumbling ceiling, a trapdoor, a torch that is out, a web."""

    def __init__(self) -> None:
        super().__init__(
            name="trouble",
            description=locale_str(
                "Deal with what holds your hero", key="dungeonquest-trouble-description"
            ),
        )

    @answers(
        "grope",
        locale_str("Grope for an exit of a dark chamber", key="dungeonquest-grope-description"),
        to(asked.TakeTurn, Act.GROPE),
    )
    async def grope(self, interaction: Interaction, table: str | None = None) -> None:
        """Find out by which exit one leaves a dark chamber."""
        await answer_by_command(interaction, table)

    @answers(
        "brave",
        locale_str(
            "Brave a crumbling ceiling: D12 against your Agility",
            key="dungeonquest-brave-description",
        ),
        to(asked.TakeTurn, Act.BRAVE),
    )
    async def brave(self, interaction: Interaction, table: str | None = None) -> None:
        """Roll for the cave-in."""
        await answer_by_command(interaction, table)

    @answers(
        "climb",
        locale_str("Climb out of a trapdoor", key="dungeonquest-climb-description"),
        to(asked.TakeTurn, Act.CLIMB),
    )
    async def climb(self, interaction: Interaction, table: str | None = None) -> None:
        """Climb out of a trapdoor."""
        await answer_by_command(interaction, table)

    @answers(
        "relight",
        locale_str("Light your torch again", key="dungeonquest-relight-description"),
        to(asked.TakeTurn, Act.RELIGHT),
    )
    async def relight(self, interaction: Interaction, table: str | None = None) -> None:
        """Try to light the torch."""
        await answer_by_command(interaction, table)

    @answers(
        "force",
        locale_str(
            "Tear through a web: D12 against your Strength", key="dungeonquest-force-description"
        ),
        to(asked.TakeTurn, Act.FORCE),
    )
    async def force(self, interaction: Interaction, table: str | None = None) -> None:
        """Force a way through a web."""
        await answer_by_command(interaction, table)
