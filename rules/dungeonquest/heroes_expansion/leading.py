"""Fhyll: whither the player on the right sends a berserk hero ("Fhyll Hachaloca")."""

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
    if leader is None:
        gate = table.stream("led").pick(ways)
    elif character.in_chamber:
        question = LeadBerserkOut(chamber_exits(game, character), character.seat)
        gate = (await table.ask(leader, question)).gate
    else:
        way = await table.ask(leader, LeadBerserk(directions(ways), character.seat))
        gate = Gate(character.here, way)
    table.tell(everyone=events.BerserkLed(character.seat, leader, gate.direction))
    return Step(gate)
