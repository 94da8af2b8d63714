"""The ring cards of the expansion that any wearer can use at once (component notes, 13).

No source says what is on them; what they do is a house value.
"""

from rules.dungeonquest.feats import Feat
from rules.dungeonquest.heroes import Ring
from rules.dungeonquest.heroes_expansion import events
from rules.dungeonquest.heroes_expansion.questions import UseFortuneRing, UseShieldingRing
from rules.dungeonquest.state import Cause, Character, DungeonQuest, Fight
from rules.engine.table import Table


async def rolls_again(table: Table, character: Character, roll: int) -> bool:
    """Let a hero roll again a die of its own that failed it (ring of fortune)."""
    if not character.has(Ring.FORTUNE):
        return False
    if not await table.ask(character.seat, UseFortuneRing(roll, character.life)):
        return False
    character.ring_used = True
    table.tell(everyone=events.FortuneRingUsed(character.seat))
    return True


async def shield(table: Table, character: Character, cause: Cause, lost: int) -> None:
    """Let a hero undo what a trap or a round of combat cost (ring of shielding)."""
    if not lost or not character.has(Ring.SHIELDING):
        return
    if not await table.ask(character.seat, UseShieldingRing(cause, lost, character.life)):
        return
    character.ring_used = True
    character.life += lost
    table.tell(everyone=events.ShieldingRingUsed(character.seat, lost, character.life))


def can_vanish(character: Character, fight: Fight) -> bool:
    """Tell whether the ring of vanishing helps: not against a monster that struck by surprise."""
    return character.has(Ring.VANISHING) and not fight.sneak


async def vanish(table: Table, _game: DungeonQuest, character: Character, fight: Fight) -> bool:
    """Let a monster that was just met lose sight of the hero (ring of vanishing)."""
    character.ring_used = True
    table.tell(everyone=events.VanishingRingUsed(character.seat, fight.monster))
    return True


VANISHING = Feat(can_vanish, vanish)
