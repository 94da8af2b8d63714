"""The shadow of doom, which follows a hero until it loses it ("La Sombra del Destino")."""

from rules.dungeonquest.cards import RoomCard
from rules.dungeonquest.catacombs import finds_events as told
from rules.dungeonquest.catacombs.deadly_rolls import roll_for_death
from rules.dungeonquest.dice import d6
from rules.dungeonquest.piles import hand_in, keep
from rules.dungeonquest.state import Cause, Character, DungeonQuest
from rules.engine.table import Table


async def shadow_of_doom(
    table: Table, game: DungeonQuest, character: Character, card: RoomCard
) -> None:
    """Have the shadow follow a hero; it strikes at the start of turns."""
    keep(game, character, card)
    table.tell(everyone=told.ShadowFollows(character.seat))


def is_followed(character: Character) -> bool:
    """Tell whether the shadow follows a hero."""
    return RoomCard.SHADOW_OF_DOOM in character.held


async def shadow_strikes(table: Table, game: DungeonQuest, character: Character) -> None:
    """Roll a D12 as a turn begins: on 1 the shadow kills.

    It does nothing to a hero who has stopped the time, as long as it stands ("Azoth el
    Sincara"); then it follows on.

    Raises:
        HeroFell: it did.
    """
    if not is_followed(character) or character.still:
        return
    await roll_for_death(table, game, character, Cause.SHADOW_OF_DOOM, "shadow", told.ShadowRolled)


def shadow_at_descent(table: Table, game: DungeonQuest, character: Character) -> None:
    """Roll a D6 when a hero goes into the catacombs: on an even number the shadow stays behind."""
    if not is_followed(character):
        return
    roll = d6(table, "shadow")
    follows = roll % 2 == 1
    table.tell(everyone=told.ShadowAtDescent(character.seat, roll, follows))
    if not follows:
        hand_in(game, character, RoomCard.SHADOW_OF_DOOM)


def shadow_left_behind(table: Table, game: DungeonQuest, character: Character) -> None:
    """Lose the shadow by being teleported, by whatever means."""
    if not is_followed(character):
        return
    hand_in(game, character, RoomCard.SHADOW_OF_DOOM)
    table.tell(everyone=told.ShadowLeftBehind(character.seat))
