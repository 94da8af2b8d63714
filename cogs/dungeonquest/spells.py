"""Azoth's spells, as commands: ``/dungeonquest cast fireball``."""

from discord import app_commands
from discord.app_commands import locale_str

from bot.commands import answer_by_command, answers
from bot.items import Interaction
from cogs.dungeonquest.routes import YES, to
from rules.dungeonquest import questions as asked
from rules.dungeonquest.catacombs import finds_questions as finds
from rules.dungeonquest.catacombs import questions as below
from rules.dungeonquest.heroes_expansion import questions as expanded
from rules.dungeonquest.monsters import Stance
from rules.dungeonquest.questions import Act


class Cast(app_commands.Group):
    """What a mage does with a word."""

    def __init__(self) -> None:
        super().__init__(
            name="cast",
            description=locale_str("Cast one of your spells", key="dungeonquest-cast-description"),
        )

    @answers(
        "dark-force",
        locale_str(
            "Get life points back, once in a game", key="dungeonquest-dark-force-description"
        ),
        to(asked.TakeTurn, Act.DARK_FORCE),
    )
    async def dark_force(self, interaction: Interaction, table: str | None = None) -> None:
        """Draw on the dark force; how much is another question."""
        await answer_by_command(interaction, table)

    @answers(
        "eyes-of-doom",
        locale_str("Stare at the monster before you", key="dungeonquest-eyes-description"),
        to(asked.MeetMonster, Stance.EYES),
        to(below.MeetCaveTroll, Stance.EYES),
    )
    async def eyes_of_doom(self, interaction: Interaction, table: str | None = None) -> None:
        """Frighten a monster."""
        await answer_by_command(interaction, table)

    @answers(
        "fireball",
        locale_str(
            "Burn a monster or another creature, or what bars the way",
            key="dungeonquest-fireball-description",
        ),
        to(asked.MeetMonster, Stance.FIREBALL),
        to(asked.MeetSpider, Act.FIREBALL),
        to(expanded.CastFireball, YES),
        to(expanded.CastFireballAtWay, YES),
        to(asked.TakeTurn, Act.FIREBALL),
        to(below.MeetCaveTroll, Stance.FIREBALL),
        to(finds.BurnSnotlings, YES),
        to(finds.BurnGhoul, YES),
    )
    async def fireball(self, interaction: Interaction, table: str | None = None) -> None:
        """Throw a fireball."""
        await answer_by_command(interaction, table)

    @answers(
        "invisibility",
        locale_str("Become invisible", key="dungeonquest-invisibility-description"),
        to(asked.TakeTurn, Act.INVISIBILITY),
        to(asked.MeetMonster, Stance.INVISIBILITY),
        to(asked.MeetSpider, Act.INVISIBILITY),
        to(below.MeetCaveTroll, Stance.INVISIBILITY),
    )
    async def invisibility(self, interaction: Interaction, table: str | None = None) -> None:
        """Become invisible."""
        await answer_by_command(interaction, table)

    @answers(
        "stasis",
        locale_str("Stop the time for another turn", key="dungeonquest-stasis-description"),
        to(asked.TakeTurn, Act.STASIS),
    )
    async def stasis(self, interaction: Interaction, table: str | None = None) -> None:
        """Stop the time."""
        await answer_by_command(interaction, table)

    @answers(
        "passwall",
        locale_str("Walk through a wall, once in a game", key="dungeonquest-passwall-description"),
        to(asked.TakeTurn, Act.PASSWALL, by=("direction",)),
        direction=locale_str(
            "Which way; not needed where there is one only", key="dungeonquest-direction-parameter"
        ),
    )
    async def passwall(
        self, interaction: Interaction, direction: str | None = None, table: str | None = None
    ) -> None:
        """Walk through a wall."""
        await answer_by_command(interaction, table, direction=direction)

    @answers(
        "keep",
        locale_str("Pay a life point for your spell to go on", key="dungeonquest-keep-description"),
        to(expanded.KeepSpell, YES),
    )
    async def keep(self, interaction: Interaction, table: str | None = None) -> None:
        """Keep a spell going."""
        await answer_by_command(interaction, table)
