"""Attacks and defenses of Guerra de Calderos (rulebook, "Action Cards" and "Defense Rules")."""

from collections.abc import Callable, Mapping
from typing import TypeAlias

from rules.calderos import events
from rules.calderos.content import Card
from rules.calderos.questions import Defense, defend
from rules.calderos.state import Calderos, Lasting, Place
from rules.engine.table import Table

Effect: TypeAlias = Callable[[Table, Calderos, Place, Place, Card | None], None]


async def attack(
    table: Table,
    game: Calderos,
    attacker: Place,
    spell: Card,
    target: Place,
    named: Card | None = None,
) -> None:
    """Cast a spell at a rival, who may defend; a Mirror may send it on, again and again.

    A target with a whole wand is always asked, so that nobody learns who holds a defense.

    Source: rulebook, "Player's Turn" I and "Defense Rules"; rulings 14 to 18.
    """
    game.discard.put(attacker.hand.take(spell))
    table.tell(everyone=events.SpellCast(attacker.seat, spell, target.seat, named))
    while not target.broken:
        match await table.ask(target.seat, defend(game, target, spell, attacker.seat, named)):
            case (Defense.COUNTERSPELL,):
                spend(game, target, Card.COUNTERSPELL)
                table.tell(everyone=events.Countered(target.seat, spell))
                return
            case (Defense.MIRROR_CANCEL,):
                spend(game, target, Card.MIRROR)
                table.tell(everyone=events.MirrorCancelled(target.seat, spell))
                return
            case (Defense.MIRROR_BOUNCE, rival, *renamed):
                spend(game, target, Card.MIRROR)
                attacker, target = target, game.places[rival]
                named = renamed[0] if renamed else None
                table.tell(everyone=events.MirrorBounced(attacker.seat, spell, target.seat, named))
            case _:
                break
    if target.broken:
        table.tell(everyone=events.CannotDefend(target.seat, spell))
    EFFECTS[spell](table, game, attacker, target, named)


def spend(game: Calderos, place: Place, card: Card) -> None:
    """Discard a defense card that was used; its owner refills in its own next turn."""
    game.discard.put(place.hand.take(card))


def enchantment(
    table: Table, _game: Calderos, attacker: Place, target: Place, _named: Card | None
) -> None:
    """Make the target lose its next turn; two are no worse than one (ruling 5)."""
    table.tell(everyone=events.Enchanted(attacker.seat, target.seat, already=target.enchanted))
    target.enchanted = True


def possession(
    table: Table, _game: Calderos, attacker: Place, target: Place, named: Card | None
) -> None:
    """Take one copy of the named card, if the target holds it, and see nothing else."""
    assert named is not None  # noqa: S101  the question always asks for a name
    if named in target.hand:
        attacker.hand.put(target.hand.take(named))
        table.tell(everyone=events.CardHandedOver(attacker.seat, target.seat, named))
    else:
        table.tell(everyone=events.CardNotHeld(attacker.seat, target.seat, named))


def cauldron_block(
    table: Table, game: Calderos, attacker: Place, target: Place, _named: Card | None
) -> None:
    """Block the target's cauldron until the attacker completes its next turn (ruling 7)."""
    already = target.own.blocked is not None
    target.own.blocked = Lasting(attacker.seat, game.turns)
    table.tell(everyone=events.CauldronBlocked(attacker.seat, target.seat, already))


def wand_break(
    table: Table, game: Calderos, attacker: Place, target: Place, _named: Card | None
) -> None:
    """Break the target's wand until the attacker completes its next turn (ruling 7)."""
    already = target.broken is not None
    target.broken = Lasting(attacker.seat, game.turns)
    table.tell(everyone=events.WandBroken(attacker.seat, target.seat, already))


def cauldron_theft(
    table: Table, _game: Calderos, attacker: Place, target: Place, _named: Card | None
) -> None:
    """Swap cauldrons with all that lies in them; both are active afterwards (ruling 8)."""
    attacker.cauldron, target.cauldron = target.cauldron, attacker.cauldron
    table.tell(everyone=events.CauldronsSwapped(attacker.seat, target.seat))
    for place in (attacker, target):
        if place.own.blocked:
            place.own.blocked = None
            table.tell(everyone=events.CauldronRelit(place.seat))


def explosion(
    table: Table, game: Calderos, attacker: Place, target: Place, _named: Card | None
) -> None:
    """Send all ingredients of the target's cauldron to the discard pile."""
    lost = target.own.ingredients.take_all()
    game.discard.items.extend(lost)
    table.tell(everyone=events.CauldronExploded(attacker.seat, target.seat, tuple(lost)))


EFFECTS: Mapping[Card, Effect] = {
    Card.ENCHANTMENT: enchantment,
    Card.POSSESSION: possession,
    Card.CAULDRON_BLOCK: cauldron_block,
    Card.WAND_BREAK: wand_break,
    Card.CAULDRON_THEFT: cauldron_theft,
    Card.EXPLOSION: explosion,
}
