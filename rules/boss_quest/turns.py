"""The knights' turns (rulebook, "Turno de los jugadores")."""

from rules.boss_quest import events
from rules.boss_quest.aims import aims
from rules.boss_quest.content import Spell
from rules.boss_quest.decks import draw
from rules.boss_quest.events import Why
from rules.boss_quest.questions import (
    REQUESTS,
    AimMystery,
    Choice,
    Deed,
    Situation,
    take_turn,
    visit_mage,
)
from rules.boss_quest.spells import own_attack, take_effect
from rules.boss_quest.state import BossQuest, Knight
from rules.engine.questions import Branches, Path
from rules.engine.table import Table


async def take_turns(table: Table, game: BossQuest, after: Knight) -> None:
    """Take turns to the left until all knights are at the Mage's, or "last turn" has run out.

    Args:
        table: the table.
        game: the game.
        after: who had the last turn; at the start of a round the armourer, who plays last.
    """
    while waiting := game.to_act():
        knight = next(one for one in game.from_left_of(after.seat) if one in waiting)
        game.turn = knight.seat
        await act(table, game, knight)
        if knight.seat in game.owing:
            game.owing.remove(knight.seat)
        after = knight
    game.turn = None


async def act(table: Table, game: BossQuest, knight: Knight) -> None:
    """Take one action: add to the equipment, or meet the Mage.

    Source: rulebook, "Añadir a su Equipo"; rulings 6 to 8 and 21.
    """
    situation = situation_of(game)
    why = must_go(game, knight)
    if why is None:
        (choice,) = await table.ask(knight.seat, take_turn(game, knight, situation))
        if choice is Choice.MAGE:
            why = Why.CHOSEN
        else:
            ask_armourer(table, game, knight, REQUESTS[choice], situation)
            if situation is not Situation.LAST_REQUEST:
                return
            why = Why.LAST_REQUEST
    await meet_the_mage(table, game, knight, why)


def situation_of(game: BossQuest) -> Situation:
    """Return what hangs on the turn that begins."""
    if game.last_turn:
        return Situation.LAST_TURN
    return Situation.LAST_REQUEST if len(game.to_act()) == 1 else Situation.FREE


def must_go(game: BossQuest, knight: Knight) -> Why | None:
    """Return why a knight cannot but go to the Mage, if it is so.

    Source: rulebook, "Añadir a su Equipo"; ruling 8 for the empty deck.
    """
    if knight.exceeded:
        return Why.EXCEEDED
    return None if game.weapons.items else Why.NO_WEAPONS


def ask_armourer(
    table: Table, game: BossQuest, knight: Knight, count: int, situation: Situation
) -> None:
    """Deal a knight as many weapons as it asked for; it keeps them all, face up.

    Who is over the boss's life now must say so (rulings 5 and 6).
    """
    weapons = [draw(game.weapons, game.weapon_chance) for _ in range(count)]
    knight.open.items.extend(weapons)
    table.tell(
        everyone=events.WeaponsAdded(knight.seat, tuple(weapons)),
        besides=own_attack(game, knight),
    )
    if knight.attack > game.life:
        knight.exceeded = True
        next_turn = situation is Situation.FREE
        table.tell(everyone=events.LifeExceeded(knight.seat, next_turn))


async def meet_the_mage(table: Table, game: BossQuest, knight: Knight, why: Why) -> None:
    """Go to the Mage, and activate or discard one of the spells there.

    Source: rulebook, "Reunirse con el Mago" and "Cartas de HECHIZO y efectos".
    """
    game.mage.append(knight.seat)
    table.tell(everyone=events.WentToMage(knight.seat, why))
    match await table.ask(knight.seat, visit_mage(game, knight)):
        case (Deed.ACTIVATE, spell, *aim):
            game.cast.put(game.row.take(spell))
            table.tell(everyone=events.SpellActivated(knight.seat, spell))
            take_effect(table, game, knight, tuple(aim))
        case (Deed.DISCARD, spell):
            game.spell_discard.put(game.row.take(spell))
            table.tell(everyone=events.SpellDiscarded(knight.seat, spell))
        case (Deed.ACTIVATE_MYSTERY,):
            await activate_mystery(table, game, knight)
        case (Deed.DISCARD_MYSTERY,):
            game.spell_discard.put(game.mystery.draw())
            table.tell(everyone=events.MysteryDiscarded(knight.seat))


async def activate_mystery(table: Table, game: BossQuest, knight: Knight) -> None:
    """Turn the mystery spell over and use it, like it or not (ruling 13)."""
    spell = game.mystery.draw()
    game.cast.put(spell)
    table.tell(everyone=events.MysteryActivated(knight.seat, spell))
    take_effect(table, game, knight, await aim_mystery(table, game, knight, spell))


async def aim_mystery(table: Table, game: BossQuest, knight: Knight, spell: Spell) -> Path:
    """Ask for the target of a spell that was just turned over, if there is a choice."""
    branches = aims(game, knight, spell)
    if branches is None:
        return ()
    only = only_way(branches)
    if only is not None:
        return only
    return await table.ask(knight.seat, AimMystery(branches, spell, knight.attack, game.life))


def only_way(branches: Branches) -> Path | None:
    """Return the one path along these levels, if there is no other."""
    if len(branches) > 1:
        return None
    (key,) = branches
    below = None if isinstance(branches, tuple) else branches[key]
    if below is None:
        return (key,)
    rest = only_way(below)
    return None if rest is None else (key, *rest)
