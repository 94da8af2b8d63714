"""Rildo: the skeleton keys ("Rildo el Astuto")."""

from rules.dungeonquest.cards import DoorCard
from rules.dungeonquest.heroes import Ability
from rules.dungeonquest.heroes_expansion import events
from rules.dungeonquest.state import Character
from rules.engine.table import Table


def opens(table: Table, character: Character, card: DoorCard) -> bool:
    """Tell whether a door card lets a hero pass; skeleton keys open a door that is jammed."""
    if card is DoorCard.DOOR_JAMMED and character.can(Ability.SKELETON_KEYS):
        table.tell(everyone=events.LockPicked(character.seat))
        return True
    return card is DoorCard.DOOR_OPENS
