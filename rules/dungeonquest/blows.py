"""One round of combat: with tokens, or by table in solo play (rulebook 8.2 and 11)."""

from rules.dungeonquest import events
from rules.dungeonquest.dice import d12
from rules.dungeonquest.heroes import Ability
from rules.dungeonquest.heroes_expansion.rings import shield
from rules.dungeonquest.monsters import Exchange, Losses, Tactic, tables
from rules.dungeonquest.questions import TACTICS, HeroTactic, MonsterTactic
from rules.dungeonquest.state import Cause, Character, Fight
from rules.engine.questions import Question
from rules.engine.seats import Seat
from rules.engine.table import Table


async def armed_round(table: Table, character: Character, fight: Fight) -> None:
    """Fight a round with tokens; by table if nobody can choose the monster's (rulebook 11)."""
    if fight.reader is None:
        await solo_round(table, character, fight)
    else:
        await fight_round(table, character, fight, fight.reader)


async def fight_round(table: Table, character: Character, fight: Fight, reader: Seat) -> None:
    """Let both sides choose a token in secret, then turn them over (rulebook 8.2)."""
    monster, wounds = fight.monster, fight.wounds
    questions: dict[Seat, Question[Tactic]] = {
        character.seat: HeroTactic(TACTICS, monster, character.life, wounds),
        reader: MonsterTactic(
            TACTICS, monster, fight.life or 0, wounds, character.seat, character.life
        ),
    }
    chosen = await table.ask_all(questions)
    exchange = Exchange.of(chosen[character.seat], chosen[reader])
    losses = dealt(character, tables().combat[exchange])
    wound(character, fight, losses)
    table.tell(
        everyone=events.RoundFought(
            character.seat, monster, exchange, *losses, character.life, fight.wounds
        )
    )
    await shield(table, character, Cause(monster), losses.hero)


async def solo_round(table: Table, character: Character, fight: Fight) -> None:
    """Roll a D12 for a round of combat (rulebook 11)."""
    roll = d12(table, "solo")
    result = tables().solo[roll - 1]
    losses = dealt(character, tables().solo_losses[result])
    wound(character, fight, losses)
    table.tell(
        everyone=events.SoloRoundFought(
            character.seat, fight.monster, roll, result, character.life, fight.wounds
        )
    )
    await shield(table, character, Cause(fight.monster), losses.hero)


def dealt(character: Character, losses: Losses) -> Losses:
    """Return what a round costs if a hero strikes harder or softer than others.

    Source: "Rildo el Astuto": a dagger in the hand costs no more than one life point; "Fhyll
    Hachaloca": who is berserk costs twice as many.
    """
    most = min(losses.monster, 1) if character.can(Ability.DAGGERS) else losses.monster
    return losses._replace(monster=most * 2 if character.berserk else most)


def wound(character: Character, fight: Fight, losses: Losses) -> None:
    """Take life points from both sides at once."""
    character.life = max(0, character.life - losses.hero)
    fight.wounds += losses.monster


def monster_dies(table: Table, fight: Fight) -> None:
    """Say that a monster is dead, and now also what life points it had (rulebook 8.2)."""
    table.tell(everyone=events.MonsterDied(fight.seat, fight.monster, fight.life))
