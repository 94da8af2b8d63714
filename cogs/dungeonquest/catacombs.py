"""What the Catacombs bring with them, as commands: ``/dungeonquest catacombs go-down``.

Numbers are named, monsters attacked and spells cast by the commands for these.
"""

from discord import app_commands
from discord.app_commands import locale_str

from bot.commands import answer_by_command, answers
from bot.items import Interaction
from cogs.dungeonquest.routes import YES, to
from rules.dungeonquest import questions as asked
from rules.dungeonquest.catacombs import finds_questions as finds
from rules.dungeonquest.catacombs import questions as below
from rules.dungeonquest.monsters import Stance
from rules.dungeonquest.questions import Act


class Catacombs(app_commands.Group):
    """The way down and up again, bridges, trolls, amulets, chests and the spell book."""

    def __init__(self) -> None:
        super().__init__(
            name="catacombs",
            description=locale_str(
                "The catacombs, and what came up from there",
                key="dungeonquest-catacombs-description",
            ),
        )

    # The way down, and up again

    @answers(
        "go-down",
        locale_str(
            "Go down into the catacombs, or down again, or after Flame Bright",
            key="dungeonquest-go-down-description",
        ),
        to(asked.TakeTurn, Act.GO_DOWN),
        to(below.GoDown, YES),
        to(below.GoBackDown, YES),
        to(below.FollowCompanion, YES),
    )
    async def go_down(self, interaction: Interaction, table: str | None = None) -> None:
        """Go down, wherever there is a way."""
        await answer_by_command(interaction, table)

    @answers(
        "heading",
        locale_str(
            "Choose the direction in which you travel below",
            key="dungeonquest-heading-description",
        ),
        to(below.ChooseHeading, by=("direction",)),
        direction=locale_str("Which way", key="dungeonquest-way-parameter"),
    )
    async def heading(
        self, interaction: Interaction, direction: str, table: str | None = None
    ) -> None:
        """Turn the direction token."""
        await answer_by_command(interaction, table, direction=direction)

    @answers(
        "travel",
        locale_str("Go on below: draw a catacomb card", key="dungeonquest-travel-description"),
        to(asked.TakeTurn, Act.TRAVEL),
    )
    async def travel(self, interaction: Interaction, table: str | None = None) -> None:
        """Draw a catacomb card."""
        await answer_by_command(interaction, table)

    @answers(
        "go-up",
        locale_str(
            "Take the exit, or leap for the hole in the roof",
            key="dungeonquest-go-up-description",
        ),
        to(asked.TakeTurn, Act.TRY_HOLE),
        to(below.TakeWayUp, YES),
    )
    async def go_up(self, interaction: Interaction, table: str | None = None) -> None:
        """Leave the catacombs, or try to."""
        await answer_by_command(interaction, table)

    @answers(
        "entrance",
        locale_str(
            "Choose the entrance by which you come up", key="dungeonquest-entrance-description"
        ),
        to(below.ChooseEntrance, by=("place",)),
        place=locale_str("Which square, such as D4", key="dungeonquest-place-parameter"),
    )
    async def entrance(
        self, interaction: Interaction, place: str, table: str | None = None
    ) -> None:
        """Come up where somebody went down."""
        await answer_by_command(interaction, table, place=place)

    @answers(
        "turn",
        locale_str(
            "Choose how a tile lies where you come up, or where a rotating room stops",
            key="dungeonquest-turn-description",
        ),
        to(below.TurnTile, by=("direction",)),
        to(finds.TurnRoom, by=("direction",)),
        direction=locale_str("Which way", key="dungeonquest-way-parameter"),
    )
    async def turn(
        self, interaction: Interaction, direction: str, table: str | None = None
    ) -> None:
        """Turn a tile."""
        await answer_by_command(interaction, table, direction=direction)

    # Trolls and bridges

    @answers(
        "bribe",
        locale_str(
            "Bribe the cave troll, and say with what once you are asked",
            key="dungeonquest-bribe-description",
        ),
        to(below.MeetCaveTroll, Stance.BRIBE),
        to(below.OfferBribe, by=("treasures",)),
        treasures=locale_str(
            "Which treasures, with commas between, once you are asked",
            key="dungeonquest-treasures-parameter",
        ),
    )
    async def bribe(
        self, interaction: Interaction, treasures: str | None = None, table: str | None = None
    ) -> None:
        """Offer treasure to the troll."""
        await answer_by_command(interaction, table, treasures=treasures)

    @answers(
        "cross",
        locale_str(
            "Cross the bridge: a D10 against your Agility", key="dungeonquest-cross-description"
        ),
        to(below.MeetBridge, Act.CROSS),
    )
    async def cross(self, interaction: Interaction, table: str | None = None) -> None:
        """Cross the bridge."""
        await answer_by_command(interaction, table)

    @answers(
        "drop",
        locale_str(
            "Leave treasure behind before a bridge, and say which once you are asked",
            key="dungeonquest-drop-description",
        ),
        to(below.MeetBridge, Act.DROP),
        to(below.DropTreasures, by=("treasures",)),
        treasures=locale_str(
            "Which treasures, with commas between, once you are asked",
            key="dungeonquest-treasures-parameter",
        ),
    )
    async def drop(
        self, interaction: Interaction, treasures: str | None = None, table: str | None = None
    ) -> None:
        """Lay treasure down."""
        await answer_by_command(interaction, table, treasures=treasures)

    # Amulets

    @answers(
        "wear",
        locale_str(
            "Put on the amulet that you found, or choose one of those you can read",
            key="dungeonquest-wear-description",
        ),
        to(finds.KeepAmulet, YES),
        to(finds.ChooseAmulet, by=("amulet",)),
        amulet=locale_str(
            "Which one, if the runes let you choose", key="dungeonquest-amulet-parameter"
        ),
    )
    async def wear(
        self, interaction: Interaction, amulet: str | None = None, table: str | None = None
    ) -> None:
        """Put an amulet on."""
        await answer_by_command(interaction, table, amulet=amulet)

    @answers(
        "tear-off",
        locale_str(
            "Try to tear off the Amulet of Death, instead of your turn",
            key="dungeonquest-tear-off-description",
        ),
        to(asked.TakeTurn, Act.TEAR_OFF),
    )
    async def tear_off(self, interaction: Interaction, table: str | None = None) -> None:
        """Get rid of an amulet."""
        await answer_by_command(interaction, table)

    # Tokens of the treasure chamber

    @answers(
        "read",
        locale_str(
            "Read the spell book in the treasure chamber", key="dungeonquest-read-description"
        ),
        to(asked.TakeTurn, Act.READ_BOOK),
    )
    async def read(self, interaction: Interaction, table: str | None = None) -> None:
        """Read the spell book."""
        await answer_by_command(interaction, table)

    @answers(
        "keep",
        locale_str(
            "Choose a treasure to keep under the spell of vision",
            key="dungeonquest-keep-treasure-description",
        ),
        to(finds.KeepTreasure, by=("treasure",)),
        treasure=locale_str("Which one", key="dungeonquest-choice-parameter"),
    )
    async def keep(self, interaction: Interaction, treasure: str, table: str | None = None) -> None:
        """Keep one of the tokens that were drawn."""
        await answer_by_command(interaction, table, treasure=treasure)

    @answers(
        "open",
        locale_str("Open the chest on your way out", key="dungeonquest-open-description"),
        to(finds.OpenChest, YES),
    )
    async def open(self, interaction: Interaction, table: str | None = None) -> None:
        """Open a chest."""
        await answer_by_command(interaction, table)
