"""Set-up, rounds and the end of Boss Quest (rulebook, "Equipo inicial" and "Fin del juego")."""

from rules.boss_quest import events
from rules.boss_quest.combat import fight
from rules.boss_quest.content import Boss, Spell, Weapon, box
from rules.boss_quest.decks import draw
from rules.boss_quest.state import BossQuest, Knight
from rules.boss_quest.turns import take_turns
from rules.engine.rulebook import NoOptions, Result
from rules.engine.seats import Seat
from rules.engine.table import Table
from rules.engine.zones import EVERYONE, NOBODY

KEYS = "keys"
LAST_HEART = "last-heart"


def set_up(table: Table, _options: NoOptions) -> BossQuest:
    """Lay out the table; the first armourer is drawn by lot (ruling 1)."""
    return BossQuest(
        knights=tuple(
            Knight(
                seat,
                hidden=table.zone(f"hidden/{seat}", seers=frozenset((seat,)), back="weapon"),
                open=table.zone(f"open/{seat}", seers=EVERYONE, back="weapon"),
                spells=table.zone(f"spells/{seat}", seers=EVERYONE, back="spell"),
                hearts=box().hearts,
            )
            for seat in table.seats
        ),
        armourer=table.stream("armourer").pick(table.seats),
        bosses=table.zone("bosses", Boss, seers=NOBODY, back="boss"),
        boss=table.zone("boss", seers=EVERYONE, back="boss"),
        boss_discard=table.zone("boss-discard", seers=EVERYONE, back="boss"),
        weapons=table.zone("weapons", Weapon, seers=NOBODY, back="weapon"),
        weapon_discard=table.zone("weapon-discard", seers=NOBODY, back="weapon"),
        spells=table.zone("spells", box().spell_cards(), seers=NOBODY, back="spell"),
        row=table.zone("row", seers=EVERYONE, back="spell"),
        mystery=table.zone("mystery", seers=NOBODY, back="spell"),
        cast=table.zone("cast", seers=EVERYONE, back="spell"),
        beside=table.zone("beside", seers=EVERYONE, back="spell"),
        spell_discard=table.zone("spell-discard", seers=NOBODY, back="spell"),
        boss_chance=table.stream("bosses"),
        weapon_chance=table.stream("weapons"),
        spell_chance=table.stream("spells"),
    )


async def play(table: Table, game: BossQuest) -> Result:
    """Play a whole game (rulebook, "Jugar el juego")."""
    begin_round(table, game)
    return await play_on(table, game, game.knights[game.armourer])


async def play_on(table: Table, game: BossQuest, after: Knight) -> Result:
    """Play rounds until the game ends; the first has begun, and ``after`` had the last turn."""
    while True:
        await take_turns(table, game, after)
        fight(table, game)
        result = end(table, game)
        if result is not None:
            return result
        clear_away(game)
        pass_on_armoury(game)
        begin_round(table, game)
        after = game.knights[game.armourer]


def begin_round(table: Table, game: BossQuest) -> None:
    """Reveal a boss, lay out spells and deal the first weapons.

    Source: rulebook, "Equipo inicial" and "Preparación de una nueva ronda".
    """
    game.round += 1
    reveal_boss(table, game)
    lay_spells(table, game)
    deal(table, game)


def reveal_boss(table: Table, game: BossQuest) -> None:
    """Turn over the next boss; after the last one, those that were met form a new deck.

    Source: rulebook, "Preparación de una nueva ronda"; rulings 23 and 24.
    """
    boss = draw(game.bosses, game.boss_chance)
    game.boss.put(boss)
    first = game.from_left_of(game.armourer)[0]
    table.tell(everyone=events.BossRevealed(game.round, boss, game.life, game.armourer, first.seat))
    if not game.bosses.items:
        game.bosses.items.extend(game.boss_discard.take_all())
        table.tell(everyone=events.BossesReshuffled(len(game.bosses)))


def lay_spells(table: Table, game: BossQuest) -> None:
    """Lay out as many spells as there are knights, and one more face down."""
    for _ in range(len(game.knights) + box().spells_beyond_players - 1):
        game.row.put(draw_spell(table, game))
    game.mystery.put(draw_spell(table, game))
    table.tell(everyone=events.SpellsLaid(tuple(game.row)))


def draw_spell(table: Table, game: BossQuest) -> Spell:
    """Draw a spell; after the last one, the discarded ones form a new deck (ruling 23)."""
    spell = draw(game.spells, game.spell_chance)
    if not game.spells.items:
        game.spells.items.extend(game.spell_discard.take_all())
        table.tell(everyone=events.SpellsReshuffled(len(game.spells)))
    return spell


def deal(table: Table, game: BossQuest) -> None:
    """Deal each knight a hidden weapon, then an open one (rulebook, "Equipo inicial")."""
    order = game.from_left_of(game.armourer)
    for knight in order:
        knight.hidden.put(draw(game.weapons, game.weapon_chance))
    for knight in order:
        weapon = draw(game.weapons, game.weapon_chance)
        knight.open.put(weapon)
        own = events.HiddenDealt(knight.hidden.items[0], knight.attack, game.life)
        table.tell(everyone=events.EquipmentDealt(knight.seat, weapon), besides={knight.seat: own})


def end(table: Table, game: BossQuest) -> Result | None:
    """Return how the game ended, if it did, once combat is over (rulings 2 to 4)."""
    fallen = tuple(knight.seat for knight in game.knights if not knight.hearts)
    enough = any(knight.keys >= game.keys_to_win for knight in game.knights)
    if not fallen and not enough:
        return None
    if fallen:
        table.tell(everyone=events.LastHeartLost(fallen))
    game.winners = winners(game)
    table.tell(everyone=events.PrincessFreed(game.winners))
    keys = tuple(knight.keys for knight in game.knights)
    return Result(game.winners, KEYS if enough else LAST_HEART, scores=keys)


def winners(game: BossQuest) -> tuple[Seat, ...]:
    """Return who has most keys, then most hearts; who has no heart left cannot win.

    If nobody has one, all are compared (ruling 2). What is still equal is shared (ruling 4).
    """
    standing = [knight for knight in game.knights if knight.hearts] or list(game.knights)
    best = max((knight.keys, knight.hearts) for knight in standing)
    return tuple(k.seat for k in standing if (k.keys, k.hearts) == best)


def clear_away(game: BossQuest) -> None:
    """Discard the boss and all spells, used or not; put all weapons back into the deck.

    Source: rulebook, "Preparación de una nueva ronda"; ruling 22.
    """
    game.boss_discard.items.extend(game.boss.take_all())
    at_knights = (knight.spells for knight in game.knights)
    for spells in (game.row, game.mystery, game.beside, *at_knights):
        game.spell_discard.items.extend(spells.take_all())
    for knight in game.knights:
        game.weapons.items.extend([*knight.hidden.take_all(), *knight.open.take_all()])
        knight.exceeded = False
    game.weapons.items.extend(game.weapon_discard.take_all())
    game.mage.clear()
    game.owing.clear()


def pass_on_armoury(game: BossQuest) -> None:
    """Make the knight to the left of the armourer the new one."""
    game.armourer = game.from_left_of(game.armourer)[0].seat
