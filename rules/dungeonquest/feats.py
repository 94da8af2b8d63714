"""The shape of what only some heroes can do about a monster that they meet."""

from collections.abc import Callable, Coroutine
from typing import Any, NamedTuple

from rules.dungeonquest.state import Character, DungeonQuest, Fight
from rules.engine.table import Table


class Feat(NamedTuple):
    """Something that a hero does about a monster in place of a stance, or before taking one.

    Attributes:
        offered: whether a hero can do it now.
        rule: does it, and tells whether the meeting is over.
    """

    offered: Callable[[Character, Fight], bool]
    rule: Callable[[Table, DungeonQuest, Character, Fight], Coroutine[Any, Any, bool]]
