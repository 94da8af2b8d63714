"""Combat (rulebook, "Combate")."""

from collections.abc import Iterable, Mapping, Sequence

from rules.boss_quest import events
from rules.boss_quest.content import Spell, box
from rules.boss_quest.events import Tie
from rules.boss_quest.state import BossQuest, Combat, Fate, Knight, Outcome
from rules.engine.seats import Seat
from rules.engine.table import Table

PAIR = 2


def fight(table: Table, game: BossQuest) -> None:
    """Fight the boss: eliminations, then the closest knight, then PERFECT, then keys."""
    boss = game.boss.items[0]
    table.tell(everyone=events.CombatBegan(boss, game.life))
    order = game.from_left_of(game.armourer)
    reveal_hidden(table, order)
    fates = eliminate(table, game, order)
    left = [knight for knight in order if knight.seat not in fates]
    winners = win_round(table, game, left) if left else []
    if not left:
        table.tell(everyone=events.NobodyWon(boss))
    perfect = [knight for knight in left if knight.attack == game.life]
    for knight in perfect:
        table.tell(everyone=events.PerfectAttack(knight.seat))
    gained = hand_out_keys(table, game, winners, perfect)
    fates |= {knight.seat: Fate.WON if knight in winners else Fate.BEATEN for knight in left}
    game.last_combat = Combat(
        game.round,
        boss,
        game.life,
        tuple(
            Outcome(k.seat, k.attack, fates[k.seat], k in perfect, gained.get(k.seat, 0))
            for k in game.knights
        ),
    )


def reveal_hidden(table: Table, order: Iterable[Knight]) -> None:
    """Turn all hidden weapons over; from now on they lie open."""
    for knight in order:
        weapon = knight.hidden.draw()
        knight.open.items.insert(0, weapon)
        table.tell(everyone=events.HiddenRevealed(knight.seat, weapon, knight.attack))


def eliminate(table: Table, game: BossQuest, order: Iterable[Knight]) -> dict[Seat, Fate]:
    """Put out of the round who is over the boss's life or unfit; return their fates.

    Who is both is injured (ruling 14). "Nobody loses a heart" changes nothing else (ruling 15).
    """
    fates: dict[Seat, Fate] = {}
    for knight in order:
        over = knight.attack - game.life
        if over > 0:
            fates[knight.seat] = injure(table, game, knight, over)
        elif spell := unmet(game, knight):
            fates[knight.seat] = Fate.UNFIT
            table.tell(everyone=events.KnightUnfit(knight.seat, spell))
    return fates


def injure(table: Table, game: BossQuest, knight: Knight, over: int) -> Fate:
    """Take a heart from a knight that is over the boss's life, unless none is lost now."""
    if Spell.NO_HEART_LOST in game.beside:
        table.tell(everyone=events.KnightSpared(knight.seat, over))
        return Fate.SPARED
    knight.hearts -= 1
    table.tell(everyone=events.KnightInjured(knight.seat, over, knight.hearts))
    return Fate.INJURED


def unmet(game: BossQuest, knight: Knight) -> Spell | None:
    """Return the first active spell that demands what a knight's weapons do not have."""
    colours = [box().weapons[weapon].colour for weapon in knight.weapons]
    for spell in game.beside:
        colour = box().spells[spell].colour
        if colour is not None and colour not in colours:
            return spell
        if spell is Spell.NEEDS_PAIR and max(map(colours.count, colours)) < PAIR:
            return spell
    return None


def win_round(table: Table, game: BossQuest, left: Sequence[Knight]) -> list[Knight]:
    """Find who wins among the knights that are left: the closest, then who has fewer weapons.

    With "second closest" it is the second smallest of the different distances, or the only one
    there is (ruling 16). The hidden weapon counts, spells do not (ruling 20).
    """
    distances = sorted({game.life - knight.attack for knight in left})
    second = Spell.SECOND_CLOSEST in game.beside and len(distances) > 1
    distance = distances[1 if second else 0]
    level = [knight for knight in left if game.life - knight.attack == distance]
    fewest = min(len(knight.weapons) for knight in level)
    winners = [knight for knight in level if len(knight.weapons) == fewest]
    seats = tuple(knight.seat for knight in winners)
    table.tell(everyone=events.RoundWon(seats, distance, second, tie(level, winners)))
    return winners


def tie(level: Sequence[Knight], winners: Sequence[Knight]) -> Tie:
    """Return what decided among the knights that were equally close."""
    if len(winners) > 1:
        return Tie.SHARED
    return Tie.FEWER_WEAPONS if len(level) > 1 else Tie.NONE


def hand_out_keys(
    table: Table, game: BossQuest, winners: Sequence[Knight], perfect: Sequence[Knight]
) -> Mapping[Seat, int]:
    """Give keys: to each winner one, or two with "extra key"; to each PERFECT one more.

    Source: rulebook, "Combate"; rulings 17 and 18.
    """
    prize = 1 + (Spell.EXTRA_KEY in game.beside)
    gained: dict[Seat, int] = {}
    for knight in game.from_left_of(game.armourer):
        keys = prize * (knight in winners) + (knight in perfect)
        if keys:
            knight.keys += keys
            gained[knight.seat] = keys
            table.tell(everyone=events.KeysWon(knight.seat, keys, knight.keys, game.keys_to_win))
    return gained
