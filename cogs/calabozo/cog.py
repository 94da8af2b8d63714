"""The commands of Calabozo: one for each thing that the rulebook lets an adventurer do.

One command may answer several kinds of question: who attacks, attacks before the movement or
after it; who names a weapon, attacks with it or defends itself in a duel.
"""

from functools import partial

from discord import app_commands
from discord.app_commands import locale_str
from discord.ext import commands

from bot.acts import show_record
from bot.closeups import complete_piece, show_close_up
from bot.commands import TABLE_PARAMETER, answer_by_command, answers, complete_table, route
from bot.items import Interaction
from bot.reply import Reply, guarded
from cogs.calabozo.map import ADVENTURER, GAME
from rules.calabozo import questions as asked
from rules.calabozo.questions import Act

YES, NO = True, False
TREASURE = locale_str("Which treasure", key="calabozo-treasure-parameter")
SECOND = locale_str("A second treasure, or nothing", key="calabozo-second-parameter")


to = partial(route, GAME)


class CalabozoCog(
    commands.GroupCog,
    group_name="calabozo",
    group_description=locale_str("Play Calabozo", key="calabozo-description"),
):
    """Go down for the rings of power, and bring them home."""

    @answers(
        "choose-adventurer",
        locale_str("Choose your adventurer", key="calabozo-choose-adventurer-description"),
        to(asked.ChooseAdventurer, by=("figure",)),
        figure=locale_str("Which adventurer", key="calabozo-figure-parameter"),
    )
    async def choose_adventurer(
        self, interaction: Interaction, figure: str, table: str | None = None
    ) -> None:
        """Take a figure, at first or after a death."""
        await answer_by_command(interaction, table, figure=figure)

    # Movement

    @answers(
        "roll",
        locale_str(
            "Begin your turn with the movement roll; you leave what is here alone",
            key="calabozo-roll-description",
        ),
        to(asked.BeginTurn, Act.ROLL),
    )
    async def roll(self, interaction: Interaction, table: str | None = None) -> None:
        """Roll for the movement."""
        await answer_by_command(interaction, table)

    @answers(
        "move",
        locale_str(
            "Move to a square in reach, by the shortest way", key="calabozo-move-description"
        ),
        to(asked.Move, Act.GO, by=("square",)),
        square=locale_str("To which square, such as H7", key="calabozo-move-square-parameter"),
    )
    async def move(self, interaction: Interaction, square: str, table: str | None = None) -> None:
        """Move to a square."""
        await answer_by_command(interaction, table, square=square)

    @answers(
        "move-by",
        locale_str(
            "Move into a cell or tower by a way you choose: a retreat goes back over it",
            key="calabozo-move-by-description",
        ),
        to(asked.Move, Act.GO_BY, by=("square", "by", "before")),
        square=locale_str("Which cell or tower", key="calabozo-move-by-square-parameter"),
        by=locale_str("The last square of the way", key="calabozo-move-by-by-parameter"),
        before=locale_str("The square before that one", key="calabozo-move-by-before-parameter"),
    )
    async def move_by(
        self,
        interaction: Interaction,
        square: str,
        by: str | None = None,
        before: str | None = None,
        table: str | None = None,
    ) -> None:
        """Move into a cell or tower over certain squares."""
        await answer_by_command(interaction, table, square=square, by=by, before=before)

    @answers(
        "stay",
        locale_str("Go no further in this turn", key="calabozo-stay-description"),
        to(asked.Move, Act.STAY),
    )
    async def stay(self, interaction: Interaction, table: str | None = None) -> None:
        """End the movement."""
        await answer_by_command(interaction, table)

    @answers(
        "open-door",
        locale_str(
            "Try to open a secret door: a die of 1 to 3", key="calabozo-open-door-description"
        ),
        to(asked.BeginTurn, Act.OPEN_DOOR, by=("square", "by")),
        to(asked.Move, Act.OPEN_DOOR, by=("square", "by")),
        square=locale_str(
            "The square on this side; not needed where there is one door only",
            key="calabozo-open-door-square-parameter",
        ),
        by=locale_str(
            "The square behind the door; not needed where there is one only",
            key="calabozo-open-door-by-parameter",
        ),
    )
    async def open_door(
        self,
        interaction: Interaction,
        square: str | None = None,
        by: str | None = None,
        table: str | None = None,
    ) -> None:
        """Roll to open a secret door."""
        await answer_by_command(interaction, table, square=square, by=by)

    @answers(
        "retreat",
        locale_str("Choose the next square of your retreat", key="calabozo-retreat-description"),
        to(asked.Retreat, by=("square",)),
        square=locale_str("To which square", key="calabozo-retreat-parameter"),
    )
    async def retreat(
        self, interaction: Interaction, square: str, table: str | None = None
    ) -> None:
        """Go back from a monster or dragon."""
        await answer_by_command(interaction, table, square=square)

    # Monsters and dragons

    @answers(
        "attack",
        locale_str(
            "Reveal the monster or dragon where you are, and attack it",
            key="calabozo-attack-description",
        ),
        to(asked.BeginTurn, Act.FIGHT),
        to(asked.Meet, Act.FIGHT),
    )
    async def attack(self, interaction: Interaction, table: str | None = None) -> None:
        """Fight what is here."""
        await answer_by_command(interaction, table)

    @answers(
        "weapon",
        locale_str(
            "Say with which weapon you attack, or fight a duel you were challenged to",
            key="calabozo-weapon-description",
        ),
        to(asked.Attack, by=("weapon",)),
        to(asked.DefendDuel, by=("weapon",)),
        weapon=locale_str("Which weapon, or none", key="calabozo-weapon-parameter"),
    )
    async def weapon(self, interaction: Interaction, weapon: str, table: str | None = None) -> None:
        """Show a weapon before the dice are rolled, or none."""
        await answer_by_command(interaction, table, weapon=weapon)

    @answers(
        "lose",
        locale_str(
            "Choose the treasure that you lose to a monster or dragon",
            key="calabozo-lose-description",
        ),
        to(asked.LoseTreasure, by=("treasure",)),
        treasure=TREASURE,
    )
    async def lose(self, interaction: Interaction, treasure: str, table: str | None = None) -> None:
        """Lay a treasure beneath the card of a monster or dragon."""
        await answer_by_command(interaction, table, treasure=treasure)

    # Special treasures

    @answers(
        "medallion",
        locale_str(
            "Look at the card where you are with the Magic Medallion",
            key="calabozo-medallion-description",
        ),
        to(asked.BeginTurn, Act.LOOK),
        to(asked.Meet, Act.LOOK),
    )
    async def medallion(self, interaction: Interaction, table: str | None = None) -> None:
        """Use the Magic Medallion."""
        await answer_by_command(interaction, table)

    @answers(
        "teleport",
        locale_str(
            "Use up a Teleportation, and your whole turn", key="calabozo-teleport-description"
        ),
        to(asked.BeginTurn, Act.TELEPORT, by=("square",)),
        to(asked.Move, Act.TELEPORT, by=("square",)),
        square=locale_str(
            "To which square; any free one but the Main Hall", key="calabozo-teleport-parameter"
        ),
    )
    async def teleport(
        self, interaction: Interaction, square: str, table: str | None = None
    ) -> None:
        """Use a Teleportation."""
        await answer_by_command(interaction, table, square=square)

    @answers(
        "revive",
        locale_str(
            "Use up an Elixir, and your whole turn, for a dead teammate here",
            key="calabozo-revive-description",
        ),
        to(asked.BeginTurn, Act.REVIVE, by=("teammate",)),
        teammate=locale_str(
            "Whom; not needed if only one lies here", key="calabozo-revive-parameter"
        ),
    )
    async def revive(
        self, interaction: Interaction, teammate: str | None = None, table: str | None = None
    ) -> None:
        """Use an Elixir."""
        await answer_by_command(interaction, table, teammate=teammate)

    # Adventurers among themselves

    @answers(
        "duel",
        locale_str(
            "Challenge an adversary on the next square to a duel", key="calabozo-duel-description"
        ),
        to(asked.EndTurn, Act.DUEL, by=("rival", "weapon")),
        rival=locale_str("Whom; not needed if there is one only", key="calabozo-rival-parameter"),
        weapon=locale_str(
            "With which weapon, or none; not needed if you have none",
            key="calabozo-duel-weapon-parameter",
        ),
    )
    async def duel(
        self,
        interaction: Interaction,
        rival: str | None = None,
        weapon: str | None = None,
        table: str | None = None,
    ) -> None:
        """Declare a duel."""
        await answer_by_command(interaction, table, rival=rival, weapon=weapon)

    @answers(
        "exchange",
        locale_str(
            "Talk to a teammate beside you about exchanging treasures",
            key="calabozo-exchange-description",
        ),
        to(asked.EndTurn, Act.EXCHANGE, by=("teammate",)),
        teammate=locale_str(
            "With whom; not needed if there is one only", key="calabozo-mate-parameter"
        ),
    )
    async def exchange(
        self, interaction: Interaction, teammate: str | None = None, table: str | None = None
    ) -> None:
        """Propose an exchange."""
        await answer_by_command(interaction, table, teammate=teammate)

    @answers(
        "offer",
        locale_str(
            "Offer your teammate up to two treasures, or nothing",
            key="calabozo-offer-description",
        ),
        to(asked.OfferTreasures, by=("treasure", "second")),
        treasure=locale_str("Which treasure, or nothing", key="calabozo-offer-treasure-parameter"),
        second=SECOND,
    )
    async def offer(
        self,
        interaction: Interaction,
        treasure: str,
        second: str | None = None,
        table: str | None = None,
    ) -> None:
        """Offer treasures in an exchange."""
        await answer_by_command(interaction, table, treasure=treasure, second=second)

    @answers(
        "give",
        locale_str(
            "Answer an offer with up to two treasures of your own",
            key="calabozo-give-description",
        ),
        to(asked.AnswerOffer, asked.Reply.GIVE, by=("treasure", "second")),
        treasure=TREASURE,
        second=SECOND,
    )
    async def give(
        self,
        interaction: Interaction,
        treasure: str,
        second: str | None = None,
        table: str | None = None,
    ) -> None:
        """Give something in an exchange that a teammate proposed."""
        await answer_by_command(interaction, table, treasure=treasure, second=second)

    @answers(
        "accept",
        locale_str("Accept an offer, or agree to the exchange", key="calabozo-accept-description"),
        to(asked.AnswerOffer, asked.Reply.ACCEPT),
        to(asked.AgreeToExchange, YES),
    )
    async def accept(self, interaction: Interaction, table: str | None = None) -> None:
        """Say yes to an exchange."""
        await answer_by_command(interaction, table)

    @answers(
        "refuse",
        locale_str("Refuse an offer, or the exchange", key="calabozo-refuse-description"),
        to(asked.AnswerOffer, asked.Reply.REFUSE),
        to(asked.AgreeToExchange, NO),
    )
    async def refuse(self, interaction: Interaction, table: str | None = None) -> None:
        """Say no to an exchange."""
        await answer_by_command(interaction, table)

    @answers(
        "end",
        locale_str(
            "End your turn: no fight for now, no duel, no exchange",
            key="calabozo-end-description",
        ),
        to(asked.Meet, Act.WAIT),
        to(asked.EndTurn, Act.END),
    )
    async def end(self, interaction: Interaction, table: str | None = None) -> None:
        """End the turn without dealing with anybody."""
        await answer_by_command(interaction, table)

    @answers(
        "show",
        locale_str(
            "Show your treasures to your teammates, from now on", key="calabozo-show-description"
        ),
        to(asked.BeginTurn, Act.SHOW),
        to(asked.Move, Act.SHOW),
    )
    async def show(self, interaction: Interaction, table: str | None = None) -> None:
        """Show one's hand to the team."""
        await answer_by_command(interaction, table)

    @answers(
        "hide",
        locale_str("Show your treasures to nobody any more", key="calabozo-hide-description"),
        to(asked.BeginTurn, Act.HIDE),
        to(asked.Move, Act.HIDE),
    )
    async def hide(self, interaction: Interaction, table: str | None = None) -> None:
        """Hide one's hand from the team."""
        await answer_by_command(interaction, table)

    # What shows something

    @app_commands.command(
        name="map",
        description=locale_str(
            "See the Calabozo around an adventurer, close up", key="calabozo-map-description"
        ),
        extras={"game": GAME},
    )
    @app_commands.describe(
        adventurer=locale_str(
            "Around whom; yourself, if you play", key="calabozo-map-adventurer-parameter"
        ),
        table=TABLE_PARAMETER,
    )
    @app_commands.autocomplete(adventurer=complete_piece(ADVENTURER), table=complete_table)
    @guarded
    async def map(
        self, reply: Reply, adventurer: str | None = None, table: str | None = None
    ) -> None:
        """Show the board around an adventurer, to one person."""
        await show_close_up(ADVENTURER, reply, adventurer, table)

    @app_commands.command(
        name="record",
        description=locale_str(
            "See who has won the most games in this server", key="calabozo-record-description"
        ),
        extras={"game": GAME},
    )
    @app_commands.guild_only()
    @guarded
    async def record(self, reply: Reply) -> None:
        """Show the record of all games played in this server."""
        await show_record(reply, GAME)
