"""The commands of Cave Troll: one for each thing that the rulebook lets a player do.

Each ability has a command of its own; a Thief sneaks by moving, as it does on the table. A
pushing Wraith is the same command whether it pushes for an action or on entering a room.
"""

from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any, TypeAlias

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
from rules.cave_troll.board import Space
from rules.cave_troll.content import Figure
from rules.cave_troll.questions import (
    Ability,
    Act,
    Flee,
    Flight,
    Halt,
    PlayCard,
    Push,
    StepOn,
    TakeAction,
)

GAME = "cave-troll"
to = partial(route, GAME)

OWNER = locale_str("Whose figure", key="cave-troll-owner-parameter")
TARGET = locale_str("Which figure", key="cave-troll-target-parameter")
OWN_FIGURE = locale_str("Which of your figures", key="cave-troll-figure-parameter")
WHERE = locale_str("Where to", key="cave-troll-space-parameter")

Choices: TypeAlias = list[app_commands.Choice[str]]
Complete: TypeAlias = Callable[[Interaction, str], Coroutine[Any, Any, Choices]]


def only(kind: type[Space | Figure]) -> Complete:
    """Return an autocomplete that offers what is legal and of a kind, such as spaces only."""
    kept = frozenset(one.value for one in kind)

    async def complete(interaction: Interaction, current: str) -> Choices:
        legal = await complete_legal(interaction, current)
        return [choice for choice in legal if choice.value in kept]

    return complete


complete_figure, complete_space = only(Figure), only(Space)


class CaveTrollCog(
    commands.GroupCog,
    group_name="cave-troll",
    group_description=locale_str("Play Cave Troll", key="cave-troll-description"),
):
    """Lead a party of heroes and monsters through the dungeon."""

    # The actions of a turn

    @answers(
        "draw",
        locale_str("Draw a card, to play one then", key="cave-troll-draw-description"),
        to(TakeAction, Act.DRAW),
    )
    async def draw(self, interaction: Interaction, table: str | None = None) -> None:
        """Draw a card."""
        await answer_by_command(interaction, table)

    @answers(
        "play",
        locale_str("Play a card after you have drawn", key="cave-troll-play-description"),
        to(PlayCard, by=("card", "space")),
        card=locale_str("Which card", key="cave-troll-card-parameter"),
        space=locale_str("Where, unless it is an artifact", key="cave-troll-play-space-parameter"),
    )
    async def play(
        self,
        interaction: Interaction,
        card: str,
        space: str | None = None,
        table: str | None = None,
    ) -> None:
        """Play one of the cards in hand."""
        await answer_by_command(interaction, table, card=card, space=space)

    @app_commands.command(
        name="move",
        description=locale_str(
            "Move one of your characters, or have your Thief sneak",
            key="cave-troll-move-description",
        ),
        extras={"route": Route(GAME, TakeAction.kind, (), ("figure", "space"))},
    )
    @app_commands.describe(figure=OWN_FIGURE, space=WHERE, table=TABLE_PARAMETER)
    @app_commands.autocomplete(figure=complete_figure, space=complete_space, table=complete_table)
    async def move(
        self, interaction: Interaction, figure: str, space: str, table: str | None = None
    ) -> None:
        """Move a character to an adjacent space."""
        await answer_by_command(interaction, table, figure=figure, space=space)

    @answers(
        "artifact",
        locale_str("Play your artifact", key="cave-troll-artifact-description"),
        to(TakeAction, Act.ARTIFACT, by=("artifact", "target", "further", "pit")),
        target=locale_str(
            "Figure, player or room that it is for", key="cave-troll-artifact-target-parameter"
        ),
        further=locale_str(
            "Where to, or which figure of that player", key="cave-troll-artifact-further-parameter"
        ),
        pit=locale_str("Banishing Horn only: the pit", key="cave-troll-pit-parameter"),
        artifact=locale_str("Your artifact; not needed", key="cave-troll-artifact-parameter"),
    )
    async def artifact(
        self,
        interaction: Interaction,
        artifact: str | None = None,
        target: str | None = None,
        further: str | None = None,
        pit: str | None = None,
        table: str | None = None,
    ) -> None:
        """Turn the artifact over and use it."""
        await answer_by_command(
            interaction, table, artifact=artifact, target=target, further=further, pit=pit
        )

    @answers(
        "undo",
        locale_str("Take back your last action", key="cave-troll-undo-description"),
        to(TakeAction, Act.UNDO),
    )
    async def undo(self, interaction: Interaction, table: str | None = None) -> None:
        """Take back the last action, if it has shown nothing hidden."""
        await answer_by_command(interaction, table)

    @answers(
        "end-turn",
        locale_str("End your turn early", key="cave-troll-end-turn-description"),
        to(TakeAction, Act.END_TURN),
    )
    async def end_turn(self, interaction: Interaction, table: str | None = None) -> None:
        """Leave the rest of one's actions unused."""
        await answer_by_command(interaction, table)

    # Abilities that take an action

    @answers(
        "strike",
        locale_str("Orc: remove a hero from its room", key="cave-troll-strike-description"),
        to(TakeAction, Figure.ORC, Ability.STRIKE, by=("owner", "target")),
        owner=OWNER,
        target=TARGET,
    )
    async def strike(
        self,
        interaction: Interaction,
        owner: str | None = None,
        target: str | None = None,
        table: str | None = None,
    ) -> None:
        """Use the Orc's ability."""
        await answer_by_command(interaction, table, owner=owner, target=target)

    @answers(
        "push",
        locale_str(
            "Wraith or Rampaging Troll: push a character out", key="cave-troll-push-description"
        ),
        to(Push, by=("owner", "target", "space")),
        to(TakeAction, Figure.WRAITH, Ability.PUSH, by=("owner", "target", "space")),
        owner=OWNER,
        target=TARGET,
        space=WHERE,
    )
    async def push(
        self,
        interaction: Interaction,
        owner: str | None = None,
        target: str | None = None,
        space: str | None = None,
        table: str | None = None,
    ) -> None:
        """Push a character, for an action or because one must."""
        await answer_by_command(interaction, table, owner=owner, target=target, space=space)

    @answers(
        "slay",
        locale_str(
            "Giant Slayer: fall together with a Rampaging Troll", key="cave-troll-slay-description"
        ),
        to(TakeAction, Figure.GIANT_SLAYER, Ability.SLAY, by=("owner", "target")),
        owner=OWNER,
        target=TARGET,
    )
    async def slay(
        self,
        interaction: Interaction,
        owner: str | None = None,
        target: str | None = None,
        table: str | None = None,
    ) -> None:
        """Use the Giant Slayer's ability."""
        await answer_by_command(interaction, table, owner=owner, target=target)

    @answers(
        "banish",
        locale_str(
            "Paladin: put a rival’s Banshee into a pit", key="cave-troll-banish-description"
        ),
        to(TakeAction, Figure.PALADIN, Ability.BANISH, by=("owner", "target", "space")),
        owner=OWNER,
        target=TARGET,
        space=WHERE,
    )
    async def banish(
        self,
        interaction: Interaction,
        owner: str | None = None,
        target: str | None = None,
        space: str | None = None,
        table: str | None = None,
    ) -> None:
        """Use the Paladin's ability."""
        await answer_by_command(interaction, table, owner=owner, target=target, space=space)

    @answers(
        "assassinate",
        locale_str(
            "Assassin: remove a Grunt or a lone hero", key="cave-troll-assassinate-description"
        ),
        to(TakeAction, Figure.ASSASSIN, Ability.ASSASSINATE, by=("owner", "target")),
        owner=OWNER,
        target=TARGET,
    )
    async def assassinate(
        self,
        interaction: Interaction,
        owner: str | None = None,
        target: str | None = None,
        table: str | None = None,
    ) -> None:
        """Use the Assassin's ability."""
        await answer_by_command(interaction, table, owner=owner, target=target)

    @answers(
        "rampage",
        locale_str(
            "Rampaging Troll: push two out of its room and remove the rest",
            key="cave-troll-rampage-description",
        ),
        to(TakeAction, Figure.RAMPAGING_TROLL, Ability.RAMPAGE),
    )
    async def rampage(self, interaction: Interaction, table: str | None = None) -> None:
        """Use the Rampaging Troll's ability."""
        await answer_by_command(interaction, table)

    @answers(
        "crush",
        locale_str(
            "Grunt: remove all rivals’ Adventurers from its room",
            key="cave-troll-crush-description",
        ),
        to(TakeAction, Figure.GRUNT, Ability.CRUSH),
    )
    async def crush(self, interaction: Interaction, table: str | None = None) -> None:
        """Use the Grunt's ability."""
        await answer_by_command(interaction, table)

    @answers(
        "lure",
        locale_str(
            "Banshee: draw a rival’s character from next door", key="cave-troll-lure-description"
        ),
        to(TakeAction, Figure.BANSHEE, Ability.LURE, by=("owner", "target")),
        owner=OWNER,
        target=TARGET,
    )
    async def lure(
        self,
        interaction: Interaction,
        owner: str | None = None,
        target: str | None = None,
        table: str | None = None,
    ) -> None:
        """Use the Banshee's ability."""
        await answer_by_command(interaction, table, owner=owner, target=target)

    # What comes in between

    @app_commands.command(
        name="flee",
        description=locale_str(
            "Save a character from a Cave Troll", key="cave-troll-flee-description"
        ),
        extras={"route": Route(GAME, Flee.kind, (), ("figure", "space"))},
    )
    @app_commands.describe(figure=OWN_FIGURE, space=WHERE, table=TABLE_PARAMETER)
    @app_commands.autocomplete(figure=complete_figure, space=complete_space, table=complete_table)
    async def flee(
        self, interaction: Interaction, figure: str, space: str, table: str | None = None
    ) -> None:
        """Move one character out of a Cave Troll's room."""
        await answer_by_command(interaction, table, figure=figure, space=space)

    @app_commands.command(
        name="step",
        description=locale_str(
            "Swift Boots: take a further step", key="cave-troll-step-description"
        ),
        extras={"route": Route(GAME, StepOn.kind, (), ("space",))},
    )
    @app_commands.describe(space=WHERE, table=TABLE_PARAMETER)
    @app_commands.autocomplete(space=complete_space, table=complete_table)
    async def step(self, interaction: Interaction, space: str, table: str | None = None) -> None:
        """Go on in Swift Boots."""
        await answer_by_command(interaction, table, space=space)

    @answers(
        "stay",
        locale_str(
            "Stop in Swift Boots, or save nobody from a Cave Troll",
            key="cave-troll-stay-description",
        ),
        to(StepOn, Halt.STOP),
        to(Flee, Flight.STAY),
    )
    async def stay(self, interaction: Interaction, table: str | None = None) -> None:
        """Do not move any further, or at all."""
        await answer_by_command(interaction, table)

    @app_commands.command(
        name="record",
        description=locale_str(
            "Who has won how much gold in this server", key="cave-troll-record-description"
        ),
        extras={"game": GAME},
    )
    @app_commands.guild_only()
    @guarded
    async def record(self, reply: Reply) -> None:
        """Show the record of this server."""
        await show_record(reply, GAME)
