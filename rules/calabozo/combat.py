"""Combat with monsters and dragons, and traps (rulebook, "Combat" to "Special Monster Cards")."""

from collections.abc import Callable, Mapping
from typing import TypeAlias

from rules.calabozo import events
from rules.calabozo.board import board
from rules.calabozo.content import TRAPS, DefenseRow, Dragon, Foe, Monster, Outcome, Treasure, box
from rules.calabozo.death import die
from rules.calabozo.questions import Act, Attack, Meet, Without, meeting, weapons
from rules.calabozo.retreat import retreat
from rules.calabozo.state import Adventurer, Calabozo, Lair
from rules.calabozo.treasures import loot, lose_treasure, lost, payable, took
from rules.engine.table import Table
from rules.engine.zones import EVERYONE


async def meet(table: Table, game: Calabozo, adventurer: Adventurer) -> None:
    """Fight where one has come, or wait: then one may leave in the next turn (ruling 7)."""
    lair = game.guarded[adventurer.square]
    while len(options := meeting(game, adventurer)) > 1:
        foe = lair.foe.items[0] if lair.face_up else None
        match await table.ask(adventurer.seat, Meet(options, lair.square, foe)):
            case Act.FIGHT:
                await fight(table, game, adventurer)
                return
            case Act.LOOK:
                look(table, adventurer, lair)
            case _:
                return


def look(table: Table, adventurer: Adventurer, lair: Lair) -> None:
    """Look at the card with the Magic Medallion, without being bound to fight (ruling 37)."""
    lair.foe.seers = (lair.foe.seers or frozenset()) | {adventurer.seat}
    table.tell(
        everyone=events.TreasureShown(adventurer.seat, Treasure.MAGIC_MEDALLION),
        besides={adventurer.seat: events.YouSaw(lair.square, lair.foe.items[0])},
    )


async def fight(table: Table, game: Calabozo, adventurer: Adventurer) -> None:
    """Reveal the card, then attack, or do what a trap says.

    Source: rulebook, "Sequence of Play", "Adventurer's Attack"; ruling 9: one attack a turn.
    """
    lair = game.guarded[adventurer.square]
    adventurer.bound = False
    foe = reveal(table, adventurer, lair)
    if foe in TRAPS:
        spring_trap(table, game, adventurer, lair)
        return
    if await attack(table, adventurer, foe):
        slay(table, game, adventurer, lair)
        return
    await strike_back(table, game, adventurer, lair, foe)


def reveal(table: Table, adventurer: Adventurer, lair: Lair) -> Foe:
    """Show the card to all, if it does not lie face up already."""
    (foe,) = lair.foe
    if not lair.face_up:
        lair.foe.seers = EVERYONE
        told = (
            events.DragonRevealed(adventurer.seat, lair.square, foe)
            if isinstance(foe, Dragon)
            else events.MonsterRevealed(adventurer.seat, lair.square, foe)
        )
        table.tell(everyone=told)
    return foe


async def attack(table: Table, adventurer: Adventurer, foe: Foe) -> bool:
    """Roll two dice, with a weapon that is shown before; tell whether the foe is dead.

    Source: rulebook, "Adventurer's Attack", "Magic Weapons". Who has no treasure has no weapon,
    as all can see, and is not asked.
    """
    needed = box().needed[foe][adventurer.kind]
    points = 0
    if adventurer.hand.items:
        question = Attack(weapons(adventurer), foe, needed)
        points = show_weapon(table, adventurer, await table.ask(adventurer.seat, question))
    dice = table.stream("die/attack")
    first, second = dice.die(), dice.die()
    total = first + second + points
    table.tell(everyone=events.Attacked(adventurer.seat, foe, first, second, points, total, needed))
    return total >= needed


def show_weapon(table: Table, adventurer: Adventurer, weapon: Treasure | Without) -> int:
    """Show a weapon to all, if one was chosen, and return the points that it adds."""
    if not isinstance(weapon, Treasure):
        return 0
    points = box().weapons[weapon][adventurer.kind]
    table.tell(everyone=events.WeaponShown(adventurer.seat, weapon, points))
    return points


def slay(table: Table, game: Calabozo, adventurer: Adventurer, lair: Lair) -> None:
    """Discard the monster or dragon and take all treasures of the place, face down."""
    foe = remove_foe(game, lair)
    taken = loot(adventurer, lair)
    told = (
        events.DragonSlain(adventurer.seat, lair.square, foe, len(taken))
        if isinstance(foe, Dragon)
        else events.MonsterSlain(adventurer.seat, lair.square, foe, len(taken))
    )
    table.tell(everyone=told, besides=took(game, adventurer, taken))


def remove_foe(game: Calabozo, lair: Lair) -> Foe:
    """Discard the card of a cell or tower, which stays empty from now on."""
    foe = lair.foe.draw()
    game.slain.put(foe)
    del game.guarded[lair.square]
    return foe


async def strike_back(
    table: Table, game: Calabozo, adventurer: Adventurer, lair: Lair, foe: Foe
) -> None:
    """Let an opponent roll for the monster or dragon, and do what the defense table says.

    Source: rulebook, "Defense" and "Tables"; rulings 1, 2, 10, 26 and 27.
    """
    dice = table.stream("die/defence")
    first, second = dice.die(), dice.die()
    row = box().defence_by_roll[first + second]
    rival = game.next_rival(adventurer).seat
    table.tell(
        everyone=events.StruckBack(
            adventurer.seat, rival, foe, first, second, row.roll,
            row.outcome, row.back, row.turns, row.treasures,
        )
    )  # fmt: skip
    if row.outcome is Outcome.ALL_LOST:
        await lose_all(table, game, adventurer, lair)
        return
    await suffer(table, game, adventurer, lair, row)


async def suffer(
    table: Table, game: Calabozo, adventurer: Adventurer, lair: Lair, row: DefenseRow
) -> None:
    """Lose a treasure, go back, lose turns; who cannot pay dies and does nothing else."""
    foe = lair.foe.items[0]
    if row.treasures and not payable(game, adventurer):
        await die(table, game, adventurer)
        return
    for _ in range(row.treasures):
        await lose_treasure(table, game, adventurer, lair, foe)
    adventurer.lost_turns += row.turns
    if row.back:
        await retreat(table, game, adventurer, row.back)


async def lose_all(table: Table, game: Calabozo, adventurer: Adventurer, lair: Lair) -> None:
    """Leave all treasures beneath the card and wake up in the Main Hall; or die without any.

    Source: rulebook, "Loss of All Treasures"; ruling 1.
    """
    treasures = payable(game, adventurer)
    if not treasures:
        await die(table, game, adventurer)
        return
    for treasure in treasures:
        lair.lost.put(adventurer.hand.take(treasure))
    adventurer.stands(on=board().hall)
    table.tell(
        everyone=events.AllTreasuresLost(adventurer.seat, lair.square, len(treasures)),
        besides=lost(game, adventurer, treasures),
    )


def spring_trap(table: Table, game: Calabozo, adventurer: Adventurer, lair: Lair) -> None:
    """Do what a trap says; it is no fight (rulebook, "Special Monster Cards"; ruling 40)."""
    TRAP_EFFECTS[Monster(remove_foe(game, lair))](table, game, adventurer, lair)


def take_portal(table: Table, game: Calabozo, adventurer: Adventurer, lair: Lair) -> None:
    """Portal: go to the Main Hall with the treasure of the cell and all of one's own."""
    taken = loot(adventurer, lair)
    adventurer.stands(on=board().hall)
    table.tell(
        everyone=events.PortalTaken(adventurer.seat, lair.square, len(taken)),
        besides=took(game, adventurer, taken),
    )


def go_to_jail(table: Table, _game: Calabozo, adventurer: Adventurer, lair: Lair) -> None:
    """Jail: lose as many turns as a die shows; the treasure waits for their end."""
    turns = table.stream("die/jail").die()
    adventurer.lost_turns += turns
    adventurer.jailed = True
    table.tell(everyone=events.Jailed(adventurer.seat, lair.square, turns))


def leave_jail(table: Table, game: Calabozo, adventurer: Adventurer) -> None:
    """Take the treasure of the cell once all turns in the jail have passed."""
    adventurer.jailed = False
    lair = game.lairs[adventurer.square]
    taken = loot(adventurer, lair)
    table.tell(
        everyone=events.LeftJail(adventurer.seat, lair.square, len(taken)),
        besides=took(game, adventurer, taken),
    )


TrapEffect: TypeAlias = Callable[[Table, Calabozo, Adventurer, Lair], None]
TRAP_EFFECTS: Mapping[Monster, TrapEffect] = {
    Monster.PORTAL: take_portal,
    Monster.JAIL: go_to_jail,
}
