"""The spear trap: two of three slabs can be stepped on, and one stops it ("Spear Trap")."""

from typing import Any

from rules.dungeonquest.cards import Card
from rules.dungeonquest.catacombs import finds_events as told
from rules.dungeonquest.catacombs.finds_questions import HideSlab, NameSlabs
from rules.dungeonquest.dice import die
from rules.dungeonquest.state import Cause, Character, DungeonQuest
from rules.engine.questions import Question
from rules.engine.seats import Seat
from rules.engine.table import Table

SLABS = (1, 2, 3)
STEPS = 2


async def spear_trap(table: Table, game: DungeonQuest, character: Character, _card: Card) -> None:
    """Name two slabs of three; the player on the right has hidden the right one.

    Both choose at the same time, in secret; in solo play a die hides it (ruling 92).

    Raises:
        HeroFell: it was the third.
    """
    hider = game.on_the_right(character.seat)
    steps = NameSlabs(SLABS, STEPS, STEPS)
    named: tuple[int, ...]
    if hider is None:
        named = await table.ask(character.seat, steps)
        hidden = table.stream("d6/slab").die(len(SLABS))
    else:
        questions: dict[Seat, Question[Any]] = {
            character.seat: steps,
            hider: HideSlab(SLABS, character.seat),
        }
        chosen = await table.ask_all(questions)
        named, hidden = chosen[character.seat], chosen[hider]
    stopped = hidden in named
    table.tell(everyone=told.SpearTrapSprung(character.seat, hider, hidden, named, stopped))
    if not stopped:
        die(table, game, character, Cause.SPEAR_TRAP)
