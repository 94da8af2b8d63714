"""What spells may be aimed at (rulebook, "Activar un HECHIZO" and "Efectos de los HECHIZOS").

Targets are levels of a question: a knight; another knight; a weapon of one's own, the hidden one
under the name of `Own.HIDDEN`; an active spell and, for a dark one, the knight it lies at. There
is none where a spell needs none, or finds nothing to work on.
"""

from collections.abc import Callable, Mapping
from enum import StrEnum
from typing import TypeAlias

from rules.boss_quest.content import Spell, box, in_order
from rules.boss_quest.state import BossQuest, Knight
from rules.engine.questions import Branches, Key

Aims: TypeAlias = Callable[[BossQuest, Knight], "Branches | None"]


class Own(StrEnum):
    """One of a knight's own weapons, without its name."""

    HIDDEN = "hidden"


def any_knight(game: BossQuest, _knight: Knight) -> Branches | None:
    """Return all knights, the caster too: dark spells may be cast at anybody."""
    return tuple(knight.seat for knight in game.knights)


def other_knight(game: BossQuest, caster: Knight) -> Branches | None:
    """Return all other knights, at the Mage's or not (ruling 10)."""
    return tuple(knight.seat for knight in game.knights if knight is not caster)


def own_weapon(game: BossQuest, caster: Knight) -> Branches | None:
    """Return the caster's weapons; nothing if the deck has none to change them for."""
    return (Own.HIDDEN, *in_order(caster.open)) if game.weapons.items else None


def active_spell(game: BossQuest, _knight: Knight) -> Branches | None:
    """Return all spells in play: by knight where they lie at knights (ruling 11)."""
    spells: dict[Key, Branches | None] = dict.fromkeys(game.beside)
    for spell in Spell:
        if bearers := tuple(knight.seat for knight in game.knights if spell in knight.spells):
            spells[spell] = bearers
    return spells or None


AIMS: Mapping[Spell, Aims] = {
    **{spell: any_knight for spell, card in box().spells.items() if card.attack},
    Spell.SWAP_HIDDEN: other_knight,
    Spell.CHANGE_WEAPON: own_weapon,
    Spell.CANCEL: active_spell,
}


def aims(game: BossQuest, caster: Knight, spell: Spell) -> Branches | None:
    """Return what a spell may be aimed at, or None if there is nothing to choose."""
    find = AIMS.get(spell)
    return find(game, caster) if find else None
