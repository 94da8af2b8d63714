"""Thargrim: the helm of terror, and meditation ("Thargrim el Señor Oscuro")."""

from rules.dungeonquest.dice import d6, suffer
from rules.dungeonquest.feats import Feat
from rules.dungeonquest.fights import COMBAT, fight_it_out, read_monster_card
from rules.dungeonquest.heroes import Ability, Dice
from rules.dungeonquest.heroes_expansion import events
from rules.dungeonquest.monsters import Monster, Stance
from rules.dungeonquest.state import Cause, Character, DungeonQuest, Fight
from rules.engine.table import Table

COST = 1
DICE = 4
FRIGHTENS_FROM = 13
RECOVERING = {
    Monster.GOBLIN: Dice(6, -3),
    Monster.MOUNTAIN_TROLL: Dice(6),
    Monster.ORC: Dice(6),
    Monster.CHAMPION_OF_CHAOS: Dice(6),
}
"""Whom the helm can frighten, and what they do to a hero whose helm failed."""


def can_use_helm(character: Character, fight: Fight) -> bool:
    """Tell whether the helm can be used: once for each monster, not with the last life point."""
    able = character.can(Ability.HELM) and character.life > COST
    return able and fight.monster in RECOVERING and Stance.HELM not in fight.tried


async def use_helm(table: Table, game: DungeonQuest, character: Character, fight: Fight) -> bool:
    """Pay a life point and roll four D6 for the monster's terror; else fight it.

    Raises:
        HeroFell: the monster killed the hero.
    """
    game.fight = fight
    character.life -= COST
    rolls = tuple([d6(table, "helm") for _ in range(DICE)])
    total = sum(rolls)
    frightened = total >= FRIGHTENS_FROM
    used = events.HelmUsed(character.seat, fight.monster, rolls, total, frightened, character.life)
    table.tell(everyone=used)
    if frightened:
        return True
    if read_monster_card(table, game, fight, Stance.ATTACK).outcome in COMBAT:
        await suffer(table, game, character, Cause(fight.monster), RECOVERING[fight.monster])
        await fight_it_out(table, game, character, fight, Stance.HELM)
    return True


HELM = Feat(can_use_helm, use_helm)


def can_meditate(character: Character) -> bool:
    """Tell whether a hero has something to meditate for."""
    return character.can(Ability.MEDITATION) and character.life < character.sheet.life


def meditate(table: Table, character: Character) -> None:
    """Win back a life point in place of a turn."""
    character.searches = 0
    character.life += 1
    table.tell(everyone=events.Meditated(character.seat, character.life))
