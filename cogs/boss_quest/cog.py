"""The commands of Boss Quest; each answers a question that its buttons answer too."""

from functools import partial

from discord import app_commands
from discord.app_commands import locale_str
from discord.ext import commands

from bot.acts import show_record
from bot.commands import (
    TABLE_PARAMETER,
    Route,
    answer_by_command,
    answers,
    complete_legal,
    complete_table,
    route,
)
from bot.items import Interaction
from bot.reply import Reply, guarded
from rules.boss_quest.questions import REQUESTS, AimMystery, Choice, Deed, TakeTurn, VisitMage

GAME = "boss-quest"
to = partial(route, GAME)
SPELL = locale_str("Which spell", key="boss-quest-spell-parameter")
BEARER = locale_str(
    "Dispel only: the knight where the spell lies", key="boss-quest-bearer-parameter"
)

_BY_NUMBER = {str(count): choice for choice, count in REQUESTS.items()}


async def complete_request(
    interaction: Interaction, current: str
) -> list[app_commands.Choice[str]]:
    """Offer how many weapons may be asked for, without the other action of a turn."""
    legal = await complete_legal(interaction, current)
    return [choice for choice in legal if choice.value != Choice.MAGE]


class BossQuestCog(
    commands.GroupCog,
    group_name="boss-quest",
    group_description=locale_str("Play Boss Quest", key="boss-quest-description"),
):
    """Take your turn, and make the best of what the Mage has."""

    @app_commands.command(
        name="ask",
        description=locale_str("Ask the armourer for weapons", key="boss-quest-ask-description"),
        extras={"route": Route(GAME, TakeTurn.kind, (), ("weapons",))},
    )
    @app_commands.describe(
        weapons=locale_str("How many", key="boss-quest-weapons-parameter"), table=TABLE_PARAMETER
    )
    @app_commands.autocomplete(weapons=complete_request, table=complete_table)
    async def ask(self, interaction: Interaction, weapons: str, table: str | None = None) -> None:
        """Add to the equipment; a bare number will do."""
        request = _BY_NUMBER.get(weapons.strip(), weapons)
        await answer_by_command(interaction, table, weapons=request)

    @answers(
        "mage",
        locale_str("Go to the Mage", key="boss-quest-mage-description"),
        to(TakeTurn, Choice.MAGE),
    )
    async def mage(self, interaction: Interaction, table: str | None = None) -> None:
        """Meet the Mage."""
        await answer_by_command(interaction, table)

    @answers(
        "spell",
        locale_str("At the Mage’s: activate a spell", key="boss-quest-spell-description"),
        to(VisitMage, Deed.ACTIVATE, by=("spell", "target", "bearer")),
        spell=SPELL,
        target=locale_str(
            "At whom or at what, if the spell needs it", key="boss-quest-target-parameter"
        ),
        bearer=BEARER,
    )
    async def spell(
        self,
        interaction: Interaction,
        spell: str,
        target: str | None = None,
        bearer: str | None = None,
        table: str | None = None,
    ) -> None:
        """Activate a spell that lies face up."""
        await answer_by_command(interaction, table, spell=spell, target=target, bearer=bearer)

    @answers(
        "discard",
        locale_str("At the Mage’s: discard a spell", key="boss-quest-discard-description"),
        to(VisitMage, Deed.DISCARD, by=("spell",)),
        spell=SPELL,
    )
    async def discard(self, interaction: Interaction, spell: str, table: str | None = None) -> None:
        """Discard a spell that lies face up."""
        await answer_by_command(interaction, table, spell=spell)

    @answers(
        "mystery-activate",
        locale_str(
            "At the Mage’s: activate the mystery, unseen",
            key="boss-quest-mystery-activate-description",
        ),
        to(VisitMage, Deed.ACTIVATE_MYSTERY),
    )
    async def activate_mystery(self, interaction: Interaction, table: str | None = None) -> None:
        """Activate the spell that lies face down."""
        await answer_by_command(interaction, table)

    @answers(
        "mystery-discard",
        locale_str(
            "At the Mage’s: discard the mystery, unseen",
            key="boss-quest-mystery-discard-description",
        ),
        to(VisitMage, Deed.DISCARD_MYSTERY),
    )
    async def discard_mystery(self, interaction: Interaction, table: str | None = None) -> None:
        """Discard the spell that lies face down."""
        await answer_by_command(interaction, table)

    @answers(
        "aim",
        locale_str("Aim the mystery that you have turned over", key="boss-quest-aim-description"),
        to(AimMystery, by=("target", "bearer")),
        target=locale_str("At whom or at what", key="boss-quest-aim-parameter"),
        bearer=BEARER,
    )
    async def aim(
        self,
        interaction: Interaction,
        target: str,
        bearer: str | None = None,
        table: str | None = None,
    ) -> None:
        """Choose what the mystery spell is aimed at."""
        await answer_by_command(interaction, table, target=target, bearer=bearer)

    @app_commands.command(
        name="record",
        description=locale_str(
            "Who has won how many keys in this server", key="boss-quest-record-description"
        ),
        extras={"game": GAME},
    )
    @app_commands.guild_only()
    @guarded
    async def record(self, reply: Reply) -> None:
        """Show the record of this server."""
        await show_record(reply, GAME)
