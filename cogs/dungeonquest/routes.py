"""How the commands of DungeonQuest lead to its questions."""

from functools import partial

from bot.commands import route
from cogs.dungeonquest.map import GAME

YES, NO = True, False

to = partial(route, GAME)
"""Return the route to a kind of question of this game."""
