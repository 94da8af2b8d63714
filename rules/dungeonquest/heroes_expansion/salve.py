"""Serellia: the healing salve ("Sarellia de Zimendell")."""

from rules.dungeonquest.heroes import Supply
from rules.dungeonquest.heroes_expansion import events
from rules.dungeonquest.heroes_expansion.house import house
from rules.dungeonquest.questions import Act
from rules.dungeonquest.state import Character
from rules.engine.table import Table

FOR_COMPANION = 3


def salves_now(character: Character) -> list[Act]:
    """Return whom a hero can salve, in place of a turn: herself, or a companion at her side."""
    if not character.supplies.get(Supply.SALVE):
        return []
    acts = [Act.SALVE] if character.life < character.sheet.life else []
    companion = character.companion
    if companion and not companion.fallen and companion.life < house().flame_bright.life:
        acts.append(Act.SALVE_COMPANION)
    return acts


def use_up(character: Character) -> None:
    """Empty the jar; it takes the turn."""
    character.supplies[Supply.SALVE] = 0
    character.searches = 0


def salve_herself(table: Table, character: Character) -> None:
    """Restore all life points, once in a game."""
    use_up(character)
    healed = character.sheet.life - character.life
    character.life += healed
    table.tell(everyone=events.SalveUsed(character.seat, healed, character.life))


def salve_companion(table: Table, character: Character) -> None:
    """Restore three life points of a companion, once in a game."""
    use_up(character)
    companion = character.companion
    assert companion is not None  # noqa: S101  `salves_now` sees to it
    healed = min(FOR_COMPANION, house().flame_bright.life - companion.life)
    companion.life += healed
    table.tell(everyone=events.CompanionSalved(character.seat, healed, companion.life))
