"""What spells do (rulebook, "Efectos de los HECHIZOS")."""

from collections.abc import Callable, Mapping
from typing import TypeAlias

from rules.boss_quest import events
from rules.boss_quest.aims import Own
from rules.boss_quest.content import Spell, Weapon, box
from rules.boss_quest.decks import draw
from rules.boss_quest.state import BossQuest, Knight
from rules.engine.questions import Path
from rules.engine.seats import Seat
from rules.engine.table import Table

Effect: TypeAlias = Callable[[Table, BossQuest, Knight, Spell, Path], None]


def take_effect(table: Table, game: BossQuest, caster: Knight, aim: Path) -> None:
    """Let the spell that is being cast take effect, and lay it where it belongs.

    Those that act at once are discarded; the others lie at a knight or beside the boss until
    the round ends or they are cancelled.
    """
    spell = game.cast.items[0]
    card = box().spells[spell]
    if card.at_once:
        game.spell_discard.put(game.cast.draw())
    elif card.attack:
        game.knights[aim[0]].spells.put(game.cast.draw())
    else:
        game.beside.put(game.cast.draw())
    EFFECTS[spell](table, game, caster, spell, aim)


def change_attack(table: Table, game: BossQuest, caster: Knight, spell: Spell, aim: Path) -> None:
    """Raise or lower a knight's attack by one or two."""
    target = game.knights[aim[0]]
    table.tell(
        everyone=events.AttackChanged(caster.seat, target.seat, box().spells[spell].attack),
        besides=own_attack(game, target),
    )


def own_attack(game: BossQuest, knight: Knight) -> dict[Seat, events.YourAttack]:
    """Return what a knight alone is told of its attack."""
    return {knight.seat: events.YourAttack(knight.attack, game.life)}


def swap_hidden(table: Table, game: BossQuest, caster: Knight, _spell: Spell, aim: Path) -> None:
    """Swap hidden weapons; both owners look, and nobody else (ruling 10)."""
    target = game.knights[aim[0]]
    caster.hidden.items, target.hidden.items = target.hidden.items, caster.hidden.items
    table.tell(
        everyone=events.HiddenSwapped(caster.seat, target.seat),
        besides={
            one.seat: events.YouReceived(
                rival.seat, rival.hidden.items[0], one.hidden.items[0], one.attack, game.life
            )
            for one, rival in ((caster, target), (target, caster))
        },
    )


def change_weapon(table: Table, game: BossQuest, caster: Knight, _spell: Spell, aim: Path) -> None:
    """Change a weapon for the first of the deck; it lies as the old one lay (ruling 9)."""
    match aim:
        case (Own.HIDDEN,):
            gave, got = change(game, caster.hidden.items, 0)
            table.tell(
                everyone=events.HiddenChanged(caster.seat),
                besides={caster.seat: events.YouDrewHidden(gave, got, caster.attack, game.life)},
            )
        case (weapon,):
            gave, got = change(game, caster.open.items, caster.open.items.index(weapon))
            table.tell(
                everyone=events.OpenChanged(caster.seat, gave, got),
                besides=own_attack(game, caster),
            )
        case _:
            table.tell(everyone=events.NoEffect(Spell.CHANGE_WEAPON))


def change(game: BossQuest, weapons: list[Weapon], place: int) -> tuple[Weapon, Weapon]:
    """Put the first weapon of the deck in the place of another; return the old and the new."""
    gave, got = weapons[place], draw(game.weapons, game.weapon_chance)
    game.weapon_discard.put(gave)
    weapons[place] = got
    return gave, got


def change_life(table: Table, game: BossQuest, _caster: Knight, spell: Spell, _aim: Path) -> None:
    """Raise or lower the boss's life by one or two."""
    table.tell(everyone=events.LifeChanged(box().spells[spell].life, game.life))


def change_rules(table: Table, _game: BossQuest, _caster: Knight, spell: Spell, _aim: Path) -> None:
    """Change the rules of the round; combat looks at what lies beside the boss."""
    table.tell(everyone=events.RuleInForce(spell))


def cancel(table: Table, game: BossQuest, caster: Knight, _spell: Spell, aim: Path) -> None:
    """Take an active spell out of play; all numbers are what they would be without it.

    Source: rulings 11 and 12.
    """
    if not aim:
        table.tell(everyone=events.NoEffect(Spell.CANCEL))
        return
    spell, *at = aim
    bearer = game.knights[at[0]] if at else None
    game.spell_discard.put((bearer.spells if bearer else game.beside).take(spell))
    table.tell(
        everyone=events.SpellCancelled(caster.seat, spell, bearer.seat if bearer else None),
        besides=own_attack(game, bearer) if bearer else {},
    )
    if gained := box().spells[spell].life:
        table.tell(everyone=events.LifeChanged(-gained, game.life))


def last_turn(table: Table, game: BossQuest, caster: Knight, _spell: Spell, _aim: Path) -> None:
    """Leave one action to each knight that is not at the Mage's (ruling 21)."""
    waiting = [k.seat for k in game.from_left_of(caster.seat) if k.seat not in game.mage]
    game.owing = waiting
    table.tell(everyone=events.LastTurnCalled(tuple(waiting)))


EFFECTS: Mapping[Spell, Effect] = {
    **dict.fromkeys(Spell, change_rules),
    **{spell: change_attack for spell, card in box().spells.items() if card.attack},
    **{spell: change_life for spell, card in box().spells.items() if card.life},
    Spell.SWAP_HIDDEN: swap_hidden,
    Spell.CHANGE_WEAPON: change_weapon,
    Spell.CANCEL: cancel,
    Spell.LAST_TURN: last_turn,
}
