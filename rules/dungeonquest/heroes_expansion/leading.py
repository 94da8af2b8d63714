"""Fhyll: whither the player on the right sends a berserk hero ("Fhyll Hachaloca")."""

from rules.dungeonquest.catacombs.finds_events import HeroLedAstray
from rules.dungeonquest.catacombs.finds_questions import LeadAstray, LeadAstrayOut
from rules.dungeonquest.chamber import chamber_exits
from rules.dungeonquest.heroes_expansion import events
from rules.dungeonquest.heroes_expansion.questions import LeadBerserk, LeadBerserkOut
from rules.dungeonquest.squares import Gate
from rules.dungeonquest.state import Character, DungeonQuest
from rules.dungeonquest.ways import Step, directions, gates
from rules.engine.table import Table


async def led(table: Table, game: DungeonQuest, character: Character) -> Step | None:
    """Have the player on the right choose the way, doors and portcullises too.

    In solo play the way is drawn (ruling 46). None if there is no way at all.
    """
    ways = gates(game, character)
    if not ways:
        return None
    leader = game.on_the_right(character.seat)
    character.searches = 0
    inward, outward, told = BERSERK if character.berserk else MADDENED
    if leader is None:
        gate = table.stream("led").pick(ways)
    elif character.in_chamber:
        question = outward(chamber_exits(game, character), character.seat)
        gate = (await table.ask(leader, question)).gate
    else:
        way = await table.ask(leader, inward(directions(ways), character.seat))
        gate = Gate(character.here, way)
    table.tell(everyone=told(character.seat, leader, gate.direction))
    return Step(gate)


BERSERK = (LeadBerserk, LeadBerserkOut, events.BerserkLed)
MADDENED = (LeadAstray, LeadAstrayOut, HeroLedAstray)
"""What is asked, in the dungeon and in the treasure chamber, and what is told, by what the hero
is out of its mind for: rage, or the amulet of madness."""
