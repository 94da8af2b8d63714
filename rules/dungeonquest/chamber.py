"""The treasure chamber and its dragon (rulebook 9)."""

from rules.dungeonquest import events
from rules.dungeonquest.cards import Dragon, is_treasure
from rules.dungeonquest.catacombs.chamber_spells import draw_by_vision
from rules.dungeonquest.dice import suffer
from rules.dungeonquest.heroes import Dice
from rules.dungeonquest.piles import hand_in
from rules.dungeonquest.questions import FleeDragon
from rules.dungeonquest.squares import CHAMBER, ChamberExit, Gate
from rules.dungeonquest.state import Cause, Character, DungeonQuest
from rules.dungeonquest.ways import Gait, Step, gates
from rules.engine.table import Table

TOKENS = 2
FIRE = Dice(12)


async def take_treasure(table: Table, game: DungeonQuest, character: Character) -> None:
    """Take two treasure tokens, or what is left of them (rulebook 9.1); a spell lets one choose."""
    if character.vision:
        taken = await draw_by_vision(table, game, character, TOKENS)
    else:
        taken = [game.cup.draw() for _ in range(min(TOKENS, len(game.cup)))]
        for token in taken:
            character.treasure.put(token)
    gold = sum(token.gold for token in taken)
    table.tell(everyone=events.TreasureTaken(character.seat, tuple(taken), gold))


def dragon_wakes(table: Table, game: DungeonQuest, character: Character) -> bool:
    """Turn over a dragon token and tell whether the dragon wakes (rulebook 9.1)."""
    if not game.dragon:
        shuffle_dragon_tokens(table, game)
    token = game.dragon.draw()
    game.shown.put(token)
    if token is Dragon.SLEEPING:
        table.tell(everyone=events.DragonSleeps(character.seat, len(game.dragon)))
        return False
    table.tell(everyone=events.DragonWoke(character.seat))
    return True


def in_chamber(game: DungeonQuest, character: Character) -> list[Character]:
    """Return the heroes in the chamber, clockwise from one (rulebook 9.2)."""
    return [one for one in game.clockwise(character.seat) if one.inside and one.in_chamber]


async def flee_dragon(table: Table, game: DungeonQuest, character: Character) -> Step | None:
    """Lose all treasure, burn, and run (rulebook 9.1).

    Returns:
        The way out; None if there is none, and the hero stays (ruling 18).

    Raises:
        HeroFell: the fire killed the hero.
    """
    lose_treasure(table, game, character)
    await suffer(table, game, character, Cause.DRAGON, FIRE)
    exits = chamber_exits(game, character)
    if not exits:
        table.tell(everyone=events.NoWayOn(character.seat))
        return None
    exit_ = await table.ask(character.seat, FleeDragon(exits))
    return Step(exit_.gate, Gait.FLIGHT)


def lose_treasure(table: Table, game: DungeonQuest, character: Character) -> None:
    """Put all treasure tokens into the cup and all treasure cards under their decks."""
    gold = character.gold
    for token in character.treasure.take_all():
        game.cup.put(token)
    game.cup.shuffle(table.stream("cup"))
    for card in [card for card in character.held if is_treasure(card)]:
        hand_in(game, character, card)
    table.tell(everyone=events.TreasureLost(character.seat, gold))


def chamber_exits(game: DungeonQuest, character: Character) -> tuple[ChamberExit, ...]:
    """Return the exits of the chamber that are open."""
    ways: frozenset[Gate] = frozenset(gates(game, character))
    return tuple([exit_ for exit_ in ChamberExit if exit_.gate in ways])


def chamber_left(table: Table, game: DungeonQuest) -> None:
    """Shuffle the dragon tokens once nobody is left in the chamber (rulebook 9.3)."""
    if game.shown and not any(game.at(half) for half in CHAMBER):
        shuffle_dragon_tokens(table, game)


def shuffle_dragon_tokens(table: Table, game: DungeonQuest) -> None:
    """Turn all dragon tokens face down and shuffle them."""
    for token in game.shown.take_all():
        game.dragon.put(token)
    game.dragon.shuffle(table.stream("dragon"))
    table.tell(everyone=events.DragonTokensShuffled())
