"""The commands of Guerra de Calderos; each answers a question that its buttons answer too."""

from discord import app_commands
from discord.app_commands import locale_str
from discord.ext import commands

from bot.commands import TABLE_PARAMETER, Route, answer_by_command, complete_legal, complete_table
from bot.items import Interaction
from rules.calderos.questions import Act, ChooseCharacter, Defend, TakeAction

GAME = "calderos"
CARD = locale_str("Which card", key="calderos-card-parameter")


class CalderosCog(
    commands.GroupCog,
    group_name="calderos",
    group_description=locale_str("Play Guerra de Calderos", key="calderos-description"),
):
    """Take your turn, and defend yourself."""

    @app_commands.command(
        name="character",
        description=locale_str("Choose your student", key="calderos-character-description"),
        extras={"route": Route(GAME, ChooseCharacter.kind, (), ("student",))},
    )
    @app_commands.describe(
        student=locale_str("Which student", key="calderos-student-parameter"), table=TABLE_PARAMETER
    )
    @app_commands.autocomplete(student=complete_legal, table=complete_table)
    async def character(
        self, interaction: Interaction, student: str, table: str | None = None
    ) -> None:
        """Choose a character card."""
        await answer_by_command(interaction, table, student=student)

    @app_commands.command(
        name="attack",
        description=locale_str("Cast an attack at a rival", key="calderos-attack-description"),
        extras={"route": Route(GAME, TakeAction.kind, (Act.ATTACK,), ("card", "target", "name"))},
    )
    @app_commands.describe(
        card=CARD,
        target=locale_str("At whom", key="calderos-target-parameter"),
        name=locale_str("Possession only: the card you ask for", key="calderos-name-parameter"),
        table=TABLE_PARAMETER,
    )
    @app_commands.autocomplete(
        card=complete_legal, target=complete_legal, name=complete_legal, table=complete_table
    )
    async def attack(
        self,
        interaction: Interaction,
        card: str,
        target: str | None = None,
        name: str | None = None,
        table: str | None = None,
    ) -> None:
        """Attack a rival."""
        await answer_by_command(interaction, table, card=card, target=target, name=name)

    @app_commands.command(
        name="add",
        description=locale_str(
            "Add an ingredient to your cauldron", key="calderos-add-description"
        ),
        extras={"route": Route(GAME, TakeAction.kind, (Act.ADD,), ("card",))},
    )
    @app_commands.describe(card=CARD, table=TABLE_PARAMETER)
    @app_commands.autocomplete(card=complete_legal, table=complete_table)
    async def add(self, interaction: Interaction, card: str, table: str | None = None) -> None:
        """Add a fantastic ingredient to the magic cauldron."""
        await answer_by_command(interaction, table, card=card)

    @app_commands.command(
        name="discard",
        description=locale_str("Discard a card face down", key="calderos-discard-description"),
        extras={"route": Route(GAME, TakeAction.kind, (Act.DISCARD,), ("card",))},
    )
    @app_commands.describe(card=CARD, table=TABLE_PARAMETER)
    @app_commands.autocomplete(card=complete_legal, table=complete_table)
    async def discard(self, interaction: Interaction, card: str, table: str | None = None) -> None:
        """Discard a card."""
        await answer_by_command(interaction, table, card=card)

    @app_commands.command(
        name="declare",
        description=locale_str(
            "Show three golden cauldrons and win", key="calderos-declare-description"
        ),
        extras={"route": Route(GAME, TakeAction.kind, (Act.DECLARE,))},
    )
    @app_commands.describe(table=TABLE_PARAMETER)
    @app_commands.autocomplete(table=complete_table)
    async def declare(self, interaction: Interaction, table: str | None = None) -> None:
        """Declare victory with three golden cauldrons."""
        await answer_by_command(interaction, table)

    @app_commands.command(
        name="defend",
        description=locale_str(
            "Answer a spell that comes at you", key="calderos-defend-description"
        ),
        extras={"route": Route(GAME, Defend.kind, (), ("defense", "target", "name"))},
    )
    @app_commands.describe(
        defense=locale_str("How", key="calderos-defense-parameter"),
        target=locale_str("Mirror only: to whom it goes on", key="calderos-bounce-parameter"),
        name=locale_str("Possession only: the card you ask for", key="calderos-name-parameter"),
        table=TABLE_PARAMETER,
    )
    @app_commands.autocomplete(
        defense=complete_legal, target=complete_legal, name=complete_legal, table=complete_table
    )
    async def defend(
        self,
        interaction: Interaction,
        defense: str,
        target: str | None = None,
        name: str | None = None,
        table: str | None = None,
    ) -> None:
        """Endure a spell or spend a defense card."""
        await answer_by_command(interaction, table, defense=defense, target=target, name=name)
