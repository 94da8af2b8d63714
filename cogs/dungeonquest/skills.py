"""What only some heroes can do, as commands: ``/dungeonquest skill run``."""

from discord import app_commands
from discord.app_commands import locale_str

from bot.commands import answer_by_command, answers
from bot.items import Interaction
from cogs.dungeonquest.routes import YES, to
from rules.dungeonquest import questions as asked
from rules.dungeonquest.catacombs import questions as below
from rules.dungeonquest.heroes_expansion import questions as expanded
from rules.dungeonquest.monsters import Stance
from rules.dungeonquest.questions import Act


class Skill(app_commands.Group):
    """What the heroes of the expansion can do, and two rings of it."""

    def __init__(self) -> None:
        super().__init__(
            name="skill",
            description=locale_str(
                "Do what only your hero can", key="dungeonquest-skill-description"
            ),
        )

    # In a turn

    @answers(
        "meditate",
        locale_str(
            "Thargrim: get a life point back instead of your turn",
            key="dungeonquest-meditate-description",
        ),
        to(asked.TakeTurn, Act.MEDITATE),
    )
    async def meditate(self, interaction: Interaction, table: str | None = None) -> None:
        """Meditate."""
        await answer_by_command(interaction, table)

    @answers(
        "search-twice",
        locale_str(
            "Rildo: search the room and draw two cards", key="dungeonquest-search-twice-description"
        ),
        to(asked.TakeTurn, Act.SEARCH_TWICE),
    )
    async def search_twice(self, interaction: Interaction, table: str | None = None) -> None:
        """Search thoroughly."""
        await answer_by_command(interaction, table)

    @answers(
        "run",
        locale_str("Helena: run over two tiles", key="dungeonquest-run-description"),
        to(asked.TakeTurn, Act.RUN, by=("direction",)),
        direction=locale_str(
            "Which way; not needed where there is one only", key="dungeonquest-direction-parameter"
        ),
    )
    async def run(
        self, interaction: Interaction, direction: str | None = None, table: str | None = None
    ) -> None:
        """Run; where on to is another question."""
        await answer_by_command(interaction, table, direction=direction)

    @answers(
        "rage",
        locale_str("Fhyll: try to go berserk", key="dungeonquest-rage-description"),
        to(asked.TakeTurn, Act.RAGE),
        to(asked.MeetMonster, Stance.RAGE),
        to(asked.MeetSpider, Act.RAGE),
        to(below.MeetCaveTroll, Stance.RAGE),
    )
    async def rage(self, interaction: Interaction, table: str | None = None) -> None:
        """Try to go berserk."""
        await answer_by_command(interaction, table)

    @answers(
        "salve",
        locale_str(
            "Serellia: use the healing salve on yourself", key="dungeonquest-salve-description"
        ),
        to(asked.TakeTurn, Act.SALVE),
    )
    async def salve(self, interaction: Interaction, table: str | None = None) -> None:
        """Use the salve on the hero."""
        await answer_by_command(interaction, table)

    @answers(
        "salve-companion",
        locale_str(
            "Serellia: use the healing salve on Flame Bright",
            key="dungeonquest-salve-companion-description",
        ),
        to(asked.TakeTurn, Act.SALVE_COMPANION),
    )
    async def salve_companion(self, interaction: Interaction, table: str | None = None) -> None:
        """Use the salve on the companion."""
        await answer_by_command(interaction, table)

    @answers(
        "send",
        locale_str(
            "Serellia: send Flame Bright to open the door", key="dungeonquest-send-description"
        ),
        to(expanded.SendCompanion, YES),
    )
    async def send(self, interaction: Interaction, table: str | None = None) -> None:
        """Send the companion."""
        await answer_by_command(interaction, table)

    @answers(
        "teleport",
        locale_str(
            "Be somewhere else with the Ring of Teleportation, instead of your turn",
            key="dungeonquest-teleport-description",
        ),
        to(asked.TakeTurn, Act.TELEPORT),
    )
    async def teleport(self, interaction: Interaction, table: str | None = None) -> None:
        """Use the ring of teleportation."""
        await answer_by_command(interaction, table)

    # Before monsters

    @answers(
        "vanish",
        locale_str(
            "Hide from a monster with the Ring of Vanishing", key="dungeonquest-vanish-description"
        ),
        to(asked.MeetMonster, Stance.VANISH),
        to(below.MeetCaveTroll, Stance.VANISH),
    )
    async def vanish(self, interaction: Interaction, table: str | None = None) -> None:
        """Use the ring of vanishing."""
        await answer_by_command(interaction, table)

    @answers(
        "helm",
        locale_str(
            "Thargrim: frighten a monster with the helm of terror",
            key="dungeonquest-helm-description",
        ),
        to(asked.MeetMonster, Stance.HELM),
    )
    async def helm(self, interaction: Interaction, table: str | None = None) -> None:
        """Use the helm."""
        await answer_by_command(interaction, table)

    @answers(
        "blowpipe",
        locale_str("Tori-Jima: shoot your only dart", key="dungeonquest-blowpipe-description"),
        to(asked.MeetMonster, Stance.BLOWPIPE),
    )
    async def blowpipe(self, interaction: Interaction, table: str | None = None) -> None:
        """Use the blowpipe."""
        await answer_by_command(interaction, table)

    @answers(
        "throw",
        locale_str(
            "Tori-Jima, Rildo: throw a shuriken or a dagger", key="dungeonquest-throw-description"
        ),
        to(expanded.ThrowShuriken, YES),
        to(expanded.ThrowDagger, YES),
    )
    async def throw(self, interaction: Interaction, table: str | None = None) -> None:
        """Throw what there is."""
        await answer_by_command(interaction, table)

    @answers(
        "sling",
        locale_str("Helena: sling a stone", key="dungeonquest-sling-description"),
        to(expanded.UseSling, YES),
    )
    async def sling(self, interaction: Interaction, table: str | None = None) -> None:
        """Use the sling."""
        await answer_by_command(interaction, table)
