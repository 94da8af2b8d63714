"""Meeting a monster: attack, wait and see, or escape (rulebook 8.1 and 8.3)."""

from collections.abc import Mapping

from rules.dungeonquest import events
from rules.dungeonquest.dice import suffer
from rules.dungeonquest.feats import Feat
from rules.dungeonquest.fights import begin_fight, end_fight, face
from rules.dungeonquest.heroes import Characteristic, Dice, Ring
from rules.dungeonquest.heroes_expansion.berserk import RAGE
from rules.dungeonquest.heroes_expansion.daggers import gather_daggers
from rules.dungeonquest.heroes_expansion.helm import HELM
from rules.dungeonquest.heroes_expansion.magic import passes_unseen
from rules.dungeonquest.heroes_expansion.rings import VANISHING
from rules.dungeonquest.heroes_expansion.shadows import BLOWPIPE, notices_attacker
from rules.dungeonquest.heroes_expansion.spells_at_monsters import EYES, FIREBALL, INVISIBILITY
from rules.dungeonquest.monsters import Monster, Stance
from rules.dungeonquest.questions import MeetMonster
from rules.dungeonquest.state import Cause, Character, DungeonQuest, Fight
from rules.dungeonquest.ways import Step, can_escape
from rules.engine.table import Table

SNEAK_ATTACK = Dice(12, 0, Characteristic.LUCK)
SNEAK_ATTACK_ON_RUNNER = Dice(12, -4)


async def monster(
    table: Table, game: DungeonQuest, character: Character, foe: Monster
) -> Step | None:
    """Meet a monster (rulebook 8.1).

    Raises:
        HeroFell: the monster killed the hero.
    """
    if passes_unseen(table, character, foe):
        return None
    return await meet(table, game, character, begin_fight(game, character, foe))


async def sneak_attack(
    table: Table, game: DungeonQuest, character: Character, foe: Monster
) -> Step | None:
    """Be struck by a monster, then attack it or escape (rulebook 8.3).

    Raises:
        HeroFell: the monster killed the hero.
    """
    if character.still and passes_unseen(table, character, foe):
        return None
    if character.accompanied or notices_attacker(table, character, foe):
        return await monster(table, game, character, foe)
    table.tell(everyone=events.SneakAttacked(character.seat, foe))
    harm = SNEAK_ATTACK_ON_RUNNER if character.running else SNEAK_ATTACK
    await suffer(table, game, character, Cause(foe), harm)
    return await meet(table, game, character, begin_fight(game, character, foe, sneak=True))


async def meet(table: Table, game: DungeonQuest, character: Character, fight: Fight) -> Step | None:
    """Ask what to do about a monster, and carry it out.

    Returns:
        The way back if the hero escapes.

    Raises:
        HeroFell: the monster killed the hero.
    """
    try:
        while (stance := await choose_stance(table, game, character, fight)) in FEATS:
            fight.tried.append(stance)
            if await FEATS[stance].rule(table, game, character, fight):
                return None
        table.tell(everyone=events.StanceTaken(character.seat, fight.monster, stance))
        game.fight = fight
        step = await face(table, game, character, fight, stance)
        gather_daggers(table, character, fight)
        return step
    finally:
        end_fight(game, fight)


async def choose_stance(
    table: Table, game: DungeonQuest, character: Character, fight: Fight
) -> Stance:
    """Ask for a stance or a feat, if there is a choice; who is berserk has none."""
    if character.berserk:
        return Stance.ATTACK
    offered = stances(game, character, fight)
    offered += [stance for stance, feat in FEATS.items() if feat.offered(character, fight)]
    if len(offered) == 1:
        return offered[0]
    question = MeetMonster(tuple(offered), fight.monster, character.life)
    stance: Stance = await table.ask(character.seat, question)
    return stance


def stances(game: DungeonQuest, character: Character, fight: Fight) -> list[Stance]:
    """Return the stances that a hero may take.

    Who is surprised cannot wait (rulebook 8.3), and Flame Bright does not run ("Sarellia").
    """
    offered = [Stance.ATTACK] if fight.sneak else [Stance.ATTACK, Stance.WAIT]
    if not character.accompanied and can_escape(game, character):
        offered.append(Stance.ESCAPE)
    return offered


def can_dazzle(character: Character, fight: Fight) -> bool:
    """Tell whether a hero can dazzle a monster: none that attacks by surprise."""
    return character.has(Ring.DAZZLING) and not fight.sneak


async def dazzle(table: Table, _game: DungeonQuest, character: Character, fight: Fight) -> bool:
    """Defeat a monster with the ring ("Anillo Deslumbrante")."""
    character.ring_used = True
    table.tell(everyone=events.DazzlingRingUsed(character.seat, fight.monster))
    return True


FEATS: Mapping[Stance, Feat] = {
    Stance.RING: Feat(can_dazzle, dazzle),
    Stance.VANISH: VANISHING,
    Stance.HELM: HELM,
    Stance.BLOWPIPE: BLOWPIPE,
    Stance.RAGE: RAGE,
    Stance.EYES: EYES,
    Stance.FIREBALL: FIREBALL,
    Stance.INVISIBILITY: INVISIBILITY,
}
"""What a hero can do about a monster beside the stances that every hero may take."""
