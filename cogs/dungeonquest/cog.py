"""The commands of DungeonQuest: one for each thing that the rulebook lets a hero do.

One command may answer several kinds of question, as one does at the table: who searches, searches
a room, a crypt or a dead adventurer. `/dungeonquest decline` says no to whatever is offered. What
only some heroes can do, what holds a hero, and what the Catacombs bring are in groups of their own,
as a group holds 25 commands.
"""

from discord import app_commands
from discord.app_commands import locale_str
from discord.ext import commands

from bot.acts import show_record
from bot.closeups import complete_piece, show_close_up
from bot.commands import TABLE_PARAMETER, answer_by_command, answers, complete_table
from bot.items import Interaction
from bot.reply import Reply, guarded
from cogs.dungeonquest.catacombs import Catacombs
from cogs.dungeonquest.map import GAME, HERO
from cogs.dungeonquest.routes import NO, YES, to
from cogs.dungeonquest.skills import Skill
from cogs.dungeonquest.spells import Cast
from cogs.dungeonquest.troubles import Trouble
from rules.dungeonquest import questions as asked
from rules.dungeonquest.catacombs import finds_questions as finds
from rules.dungeonquest.catacombs import questions as below
from rules.dungeonquest.heroes_expansion import questions as expanded
from rules.dungeonquest.monsters import Stance
from rules.dungeonquest.questions import Act


class DungeonQuestCog(
    commands.GroupCog,
    group_name="dungeonquest",
    group_description=locale_str("Play DungeonQuest", key="dungeonquest-description"),
):
    """Explore Castle Dragonfire, and get out again."""

    cast = Cast()
    catacombs = Catacombs()
    skill = Skill()
    trouble = Trouble()

    # Setting out

    @answers(
        "choose",
        locale_str(
            "Choose your hero, your ring, your tower, or what the Dark Force gives",
            key="dungeonquest-choose-description",
        ),
        to(asked.ChooseHero, by=("choice",)),
        to(asked.ChooseRing, by=("choice",)),
        to(asked.ChooseTower, by=("choice",)),
        to(expanded.UseDarkForce, by=("choice",)),
        choice=locale_str("Which one", key="dungeonquest-choice-parameter"),
    )
    async def choose(self, interaction: Interaction, choice: str, table: str | None = None) -> None:
        """Choose what is to be chosen now."""
        await answer_by_command(interaction, table, choice=choice)

    # A turn

    @answers(
        "move",
        locale_str(
            "Go to the next square, also on from a corridor, a tower, a secret door or a run",
            key="dungeonquest-move-description",
        ),
        to(asked.TakeTurn, Act.MOVE, by=("direction",)),
        to(asked.MoveOn, Act.MOVE, by=("direction",)),
        to(asked.UseSecretDoor, Act.MOVE, by=("direction",)),
        to(expanded.TryAnotherWay, Act.MOVE, by=("direction",)),
        to(expanded.RunOn, by=("direction",)),
        to(expanded.EnterTile, YES),
        direction=locale_str(
            "Which way; not needed where there is one only", key="dungeonquest-direction-parameter"
        ),
    )
    async def move(
        self, interaction: Interaction, direction: str | None = None, table: str | None = None
    ) -> None:
        """Move to an adjacent square."""
        await answer_by_command(interaction, table, direction=direction)

    @answers(
        "search",
        locale_str(
            "Search the room, the crypt or the dead adventurer",
            key="dungeonquest-search-description",
        ),
        to(asked.TakeTurn, Act.SEARCH),
        to(asked.SearchCrypt, YES),
        to(asked.SearchCorpse, YES),
    )
    async def search(self, interaction: Interaction, table: str | None = None) -> None:
        """Search whatever there is to search."""
        await answer_by_command(interaction, table)

    @answers(
        "wait",
        locale_str(
            "Do nothing this turn; before a monster, wait and see",
            key="dungeonquest-wait-description",
        ),
        to(asked.TakeTurn, Act.WAIT),
        to(asked.MeetMonster, Stance.WAIT),
    )
    async def wait(self, interaction: Interaction, table: str | None = None) -> None:
        """Lose a turn of one's own will, or wait and see."""
        await answer_by_command(interaction, table)

    @answers(
        "stay",
        locale_str(
            "Stay: in the treasure chamber for more, in a tower, before a bridge, or where you are",
            key="dungeonquest-stay-description",
        ),
        to(asked.TakeTurn, Act.STAY),
        to(asked.MoveOn, Act.STAY),
        to(asked.UseSecretDoor, Act.STAY),
        to(expanded.TryAnotherWay, Act.STAY),
        to(below.MeetBridge, Act.STAY),
    )
    async def stay(self, interaction: Interaction, table: str | None = None) -> None:
        """Stay where one is."""
        await answer_by_command(interaction, table)

    @answers(
        "leave-chamber",
        locale_str(
            "Leave the treasure chamber, or run from its dragon",
            key="dungeonquest-leave-chamber-description",
        ),
        to(asked.TakeTurn, Act.LEAVE_CHAMBER, by=("exit",)),
        to(asked.FleeDragon, by=("exit",)),
        exit=locale_str("By which exit", key="dungeonquest-exit-parameter"),
    )
    async def leave_chamber(
        self,
        interaction: Interaction,
        exit: str,  # noqa: A002  as players read it
        table: str | None = None,
    ) -> None:
        """Leave the treasure chamber by one of its exits."""
        await answer_by_command(interaction, table, exit=exit)

    @answers(
        "leave-castle",
        locale_str(
            "Leave the castle by the tower, for good", key="dungeonquest-leave-castle-description"
        ),
        to(asked.TakeTurn, Act.LEAVE_CASTLE),
        to(asked.MoveOn, Act.LEAVE_CASTLE),
    )
    async def leave_castle(self, interaction: Interaction, table: str | None = None) -> None:
        """Go out into the daylight."""
        await answer_by_command(interaction, table)

    @answers(
        "drink",
        locale_str("Drink your potion before your turn", key="dungeonquest-drink-description"),
        to(asked.TakeTurn, Act.DRINK),
    )
    async def drink(self, interaction: Interaction, table: str | None = None) -> None:
        """Drink a potion."""
        await answer_by_command(interaction, table)

    @answers(
        "ring",
        locale_str("Use your magic ring, where it helps", key="dungeonquest-ring-description"),
        to(asked.TakeTurn, Act.HEAL),
        to(asked.MeetMonster, Stance.RING),
        to(asked.MeetSpider, Act.DAZZLE),
        to(asked.UseOpeningRing, YES),
        to(asked.UseWarningRing, YES),
        to(expanded.UseFortuneRing, YES),
        to(expanded.UseShieldingRing, YES),
    )
    async def ring(self, interaction: Interaction, table: str | None = None) -> None:
        """Use the magic ring."""
        await answer_by_command(interaction, table)

    @answers(
        "decline",
        locale_str(
            "Say no: keep ring, arrow or spell; leave crypt, tile, amulet, chest or way alone",
            key="dungeonquest-decline-description",
        ),
        to(asked.UseOpeningRing, NO),
        to(asked.UseWarningRing, NO),
        to(asked.SearchCrypt, NO),
        to(asked.SearchCorpse, NO),
        to(asked.ShootArrow, NO),
        to(expanded.UseFortuneRing, NO),
        to(expanded.UseShieldingRing, NO),
        to(expanded.ThrowShuriken, NO),
        to(expanded.ThrowDagger, NO),
        to(expanded.UseSling, NO),
        to(expanded.KeepSpell, NO),
        to(expanded.CastFireball, NO),
        to(expanded.CastFireballAtWay, NO),
        to(expanded.EnterTile, NO),
        to(expanded.SendCompanion, NO),
        to(below.GoDown, NO),
        to(below.GoBackDown, NO),
        to(below.FollowCompanion, NO),
        to(below.TakeWayUp, NO),
        to(finds.KeepAmulet, NO),
        to(finds.BurnSnotlings, NO),
        to(finds.BurnGhoul, NO),
        to(finds.OpenChest, NO),
    )
    async def decline(self, interaction: Interaction, table: str | None = None) -> None:
        """Say no to what is offered."""
        await answer_by_command(interaction, table)

    # Dice

    @answers(
        "name",
        locale_str(
            "Name numbers of a die, aloud or in secret, as you are asked",
            key="dungeonquest-name-description",
        ),
        to(asked.NameNumbers, by=("numbers",)),
        to(asked.NameNumber, by=("numbers",)),
        to(expanded.HideDie, by=("numbers",)),
        to(expanded.GuessDie, by=("numbers",)),
        to(below.HideBribe, by=("numbers",)),
        to(finds.HideSlab, by=("numbers",)),
        to(finds.NameSlabs, by=("numbers",)),
        numbers=locale_str("The numbers, such as 1 3 5", key="dungeonquest-numbers-parameter"),
    )
    async def name_numbers(
        self, interaction: Interaction, numbers: str, table: str | None = None
    ) -> None:
        """Name one number or several."""
        await answer_by_command(interaction, table, numbers=numbers)

    # Monsters

    @answers(
        "attack",
        locale_str(
            "Attack the monster before you, the giant spider or the cave troll",
            key="dungeonquest-attack-description",
        ),
        to(asked.MeetMonster, Stance.ATTACK),
        to(asked.MeetSpider, Act.FIGHT),
        to(below.MeetCaveTroll, Stance.ATTACK),
    )
    async def attack(self, interaction: Interaction, table: str | None = None) -> None:
        """Attack what there is to fight."""
        await answer_by_command(interaction, table)

    @answers(
        "escape",
        locale_str(
            "Escape from a monster or the giant spider, or retreat from a crumbling ceiling",
            key="dungeonquest-escape-description",
        ),
        to(asked.MeetMonster, Stance.ESCAPE),
        to(asked.MeetSpider, Act.ESCAPE),
        to(asked.TakeTurn, Act.RETREAT),
    )
    async def escape(self, interaction: Interaction, table: str | None = None) -> None:
        """Run."""
        await answer_by_command(interaction, table)

    @answers(
        "shoot",
        locale_str(
            "Shoot an arrow, or shoot or throw at the giant spider",
            key="dungeonquest-shoot-description",
        ),
        to(asked.ShootArrow, YES),
        to(asked.MeetSpider, Act.SHOOT),
        to(asked.ShootSpider, by=("arrows",)),
        arrows=locale_str(
            "How many, once you are asked: against the spider only",
            key="dungeonquest-arrows-parameter",
        ),
    )
    async def shoot(
        self, interaction: Interaction, arrows: str | None = None, table: str | None = None
    ) -> None:
        """Shoot an arrow, or several."""
        await answer_by_command(interaction, table, arrows=arrows)

    @answers(
        "tactic",
        locale_str(
            "Choose your tactic, the monster’s, or two to aim at; nobody sees it yet",
            key="dungeonquest-tactic-description",
        ),
        to(asked.HeroTactic, by=("tactic",)),
        to(asked.MonsterTactic, by=("tactic",)),
        to(expanded.AimDagger, by=("tactic",)),
        tactic=locale_str("Which tactic, or which two", key="dungeonquest-tactic-parameter"),
    )
    async def tactic(self, interaction: Interaction, tactic: str, table: str | None = None) -> None:
        """Choose a combat token in secret."""
        await answer_by_command(interaction, table, tactic=tactic)

    # Another player's hero

    @answers(
        "lead",
        locale_str(
            "Point another player’s hero somewhere, who is berserk or hears voices",
            key="dungeonquest-lead-description",
        ),
        to(expanded.LeadBerserk, by=("way",)),
        to(expanded.LeadBerserkOut, by=("way",)),
        to(finds.LeadAstray, by=("way",)),
        to(finds.LeadAstrayOut, by=("way",)),
        way=locale_str("Which way", key="dungeonquest-way-parameter"),
    )
    async def lead(self, interaction: Interaction, way: str, table: str | None = None) -> None:
        """Choose the way of a hero who is out of its mind."""
        await answer_by_command(interaction, table, way=way)

    # What shows something

    @app_commands.command(
        name="map",
        description=locale_str(
            "See the dungeon around a hero, close up", key="dungeonquest-map-description"
        ),
        extras={"game": GAME},
    )
    @app_commands.describe(
        hero=locale_str(
            "Around whom; yourself, if you play", key="dungeonquest-map-hero-parameter"
        ),
        table=TABLE_PARAMETER,
    )
    @app_commands.autocomplete(hero=complete_piece(HERO), table=complete_table)
    @guarded
    async def map(self, reply: Reply, hero: str | None = None, table: str | None = None) -> None:
        """Show the dungeon around a hero, to one person."""
        await show_close_up(HERO, reply, hero, table)

    @app_commands.command(
        name="record",
        description=locale_str(
            "See who has brought the most gold out of the castle over time",
            key="dungeonquest-record-description",
        ),
    )
    @app_commands.guild_only()
    @guarded
    async def record(self, reply: Reply) -> None:
        """Show the record of all games played in this server."""
        await show_record(reply, GAME)
