"""The ways down into the catacombs ("Las Catacumbas")."""

from rules.dungeonquest.cards import Card
from rules.dungeonquest.catacombs import events
from rules.dungeonquest.catacombs.catacomb_cards import draw_catacomb_card
from rules.dungeonquest.catacombs.going_below import has_catacombs, has_entrance, sink
from rules.dungeonquest.catacombs.passages import WayDown
from rules.dungeonquest.catacombs.questions import GoDown
from rules.dungeonquest.state import ROUNDS, Character, DungeonQuest
from rules.dungeonquest.tiles import TileKind
from rules.engine.table import Table

ENTRANCES = 5
"""Entrance tiles in the box."""

WITHOUT_ENTRANCE = frozenset({TileKind.CAVE_IN, TileKind.PIT, TileKind.BRIDGE})
"""Where no entrance tile is laid: on a cave-in, and where nobody can come up."""


async def offer_passage(table: Table, game: DungeonQuest, character: Character) -> bool:
    """Let a hero go down by the passage on a card, and tell whether it did.

    Who does draws a catacomb card in the same turn. Neither who runs nor who is berserk goes down
    ("Héroes y Catacumbas").

    Raises:
        HeroFell: what waited below killed the hero.
    """
    question = GoDown(character.here.name, ROUNDS + 1 - game.sun, character.life)
    if not character.careful or not await table.ask(character.seat, question):
        table.tell(everyone=events.PassageLeft(character.seat))
        return False
    lay_entrance(table, game, character)
    await sink(table, game, character, WayDown.CARD)
    await draw_catacomb_card(table, game, character)
    return True


async def passage_down(table: Table, game: DungeonQuest, character: Character, _card: Card) -> None:
    """Find a passage down ("Passage Down" among the room cards and the search cards).

    Raises:
        HeroFell: what waited below killed the hero.
    """
    await offer_passage(table, game, character)


def lay_entrance(table: Table, game: DungeonQuest, character: Character) -> None:
    """Lay an entrance tile on the room, as long as there is one (ruling 61).

    None lies on a cave-in, nor over a pit or a bridge, where only who floats finds a passage, nor
    where there is an entrance already.
    """
    here = character.here
    room = game.rooms.get(here)
    unfit = room is None or room.kind in WITHOUT_ENTRANCE
    left = ENTRANCES - len(game.entrances)
    if unfit or not left or has_entrance(game, here):
        return
    game.entrances.append(here)
    table.tell(everyone=events.EntranceLaid(character.seat, here.name, left - 1))


async def fall_down(
    table: Table, game: DungeonQuest, character: Character, way: WayDown = WayDown.TELEPORT
) -> None:
    """Come into the catacombs without choosing to; cards are drawn from the next turn on."""
    await sink(table, game, character, way)


def may_go_down(game: DungeonQuest, character: Character) -> bool:
    """Tell whether a hero may go down in place of a move: by an entrance, or after a companion.

    Who is berserk may not ("Héroes y Catacumbas").
    """
    companion = character.companion
    follows = companion is not None and companion.fallen and has_catacombs(game)
    return not character.berserk and (follows or has_entrance(game, character.here))


async def go_down(table: Table, game: DungeonQuest, character: Character) -> None:
    """Go down in place of a move; cards are drawn from the next turn on."""
    by_entrance = has_entrance(game, character.here)
    way = WayDown.PASSAGE if by_entrance else WayDown.COMPANION
    await sink(table, game, character, way)
