"""Being below: where entrances are, and what becomes of a hero who goes down."""

from rules.dungeonquest.catacombs import events
from rules.dungeonquest.catacombs.passages import WayDown
from rules.dungeonquest.catacombs.questions import ChooseHeading
from rules.dungeonquest.catacombs.shadow import shadow_at_descent
from rules.dungeonquest.heroes import Box
from rules.dungeonquest.squares import COMPASS, Square
from rules.dungeonquest.state import Character, Descent, DungeonQuest, Plight
from rules.dungeonquest.tiles import TileKind
from rules.engine.table import Table


def has_catacombs(game: DungeonQuest) -> bool:
    """Tell whether there are catacombs below the dungeon."""
    return Box.CATACOMBS in game.boxes


def has_entrance(game: DungeonQuest, square: Square) -> bool:
    """Tell whether there is an entrance on a square: a passage, or an entrance tile."""
    room = game.rooms.get(square)
    passage = room is not None and room.kind is TileKind.PASSAGE
    return passage or square in game.entrances


async def sink(table: Table, game: DungeonQuest, character: Character, way: WayDown) -> None:
    """Choose a direction of travel and take the piece off the board ("Las Catacumbas").

    Who fell through a trapdoor may climb out again, so the room above is not behind it yet. Who
    has just come up and turns back does not lose a shadow by it (ruling 62).
    """
    heading = await table.ask(character.seat, ChooseHeading(COMPASS, way, character.here.name))
    character.descent = Descent(heading)
    if way is not WayDown.TRAPDOOR:
        leave_room_above(character)
    place = character.here.name
    table.tell(everyone=events.WentBelow(character.seat, way, heading, place))
    if way is not WayDown.BACK:
        shadow_at_descent(table, game, character)


def leave_room_above(character: Character) -> None:
    """Have done with the room above, and have a companion come along."""
    character.searches, character.peril, character.breach = 0, Plight.NONE, None
    character.crossed = False
    gather_companion(character)


def gather_companion(character: Character) -> None:
    """Have a companion walk beside the hero again."""
    if character.companion is not None:
        character.companion.fallen = False
