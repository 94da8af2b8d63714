"""The end of the game, and who has won (rulebook 10 and 11)."""

from contextlib import suppress

from rules.dungeonquest import events
from rules.dungeonquest.catacombs.chests import see_daylight
from rules.dungeonquest.dice import HeroFell, die
from rules.dungeonquest.squares import TOWERS
from rules.dungeonquest.state import ROUNDS, Cause, Character, DungeonQuest, Fate
from rules.engine.rulebook import Result
from rules.engine.table import Table

GOLD = "gold"
NOBODY_WINS = "nobody"
EMPTY_HANDED = "empty-handed"


def ends(players: int) -> tuple[str, ...]:
    """Return how a game can end; only who plays alone can come out and not have won."""
    both = (GOLD, NOBODY_WINS)
    return (*both, EMPTY_HANDED) if players == 1 else both


async def result(table: Table, game: DungeonQuest) -> Result:
    """Let night fall if heroes are still inside, and say who has won."""
    game.turn = None
    if game.sun > ROUNDS:
        await night_falls(table, game)
    out = [one for one in game.characters if one.fate is Fate.OUT]
    scores = tuple(one.gold if one.fate is Fate.OUT else 0 for one in game.characters)
    survivors = tuple(one.seat for one in out)
    if not out:
        return Result((), NOBODY_WINS, scores)
    if game.solo and not out[0].treasure:
        return Result((), EMPTY_HANDED, scores, survivors)
    most = max(one.gold for one in out)
    winners = tuple(one.seat for one in out if one.gold == most)
    return Result(winners, GOLD, scores, survivors)


async def night_falls(table: Table, game: DungeonQuest) -> None:
    """End the day: who stands in a tower room is out, all others are lost (rulebook 5.1, 10)."""
    table.tell(everyone=events.NightFell())
    for character in game.characters:
        if character.inside:
            await see_the_night(table, game, character)


async def see_the_night(table: Table, game: DungeonQuest, character: Character) -> None:
    """Be out if in a tower room and ever farther in than that, and else be lost (ruling 2)."""
    tower = None if character.below else TOWERS.get(character.here)
    if tower and character.ventured:
        character.fate = Fate.OUT
        left = events.CastleLeft(character.seat, character.played, tower, character.gold)
        table.tell(everyone=left)
        await see_daylight(table, game, character)
        return
    with suppress(HeroFell):
        die(table, game, character, Cause.NIGHTFALL)
