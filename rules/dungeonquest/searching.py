"""Searching: rooms, crypts and dead adventurers ("Cartas Search", "Crypt" and "Corpse")."""

from collections.abc import Mapping

from rules.dungeonquest import events
from rules.dungeonquest.cards import Card, CorpseCard, CryptCard, RoomCard, SearchCard
from rules.dungeonquest.carrying_out import CardRule, carry_out, hurts, nothing
from rules.dungeonquest.catacombs.descending import passage_down
from rules.dungeonquest.catacombs.finding_amulets import find_amulet
from rules.dungeonquest.catacombs.ghoul import ghoul
from rules.dungeonquest.catacombs.wizards_amulet import find_half
from rules.dungeonquest.dice import d6
from rules.dungeonquest.encounters import monster
from rules.dungeonquest.finds import find_potion, find_rope, find_treasure
from rules.dungeonquest.monsters import Monster
from rules.dungeonquest.piles import draw
from rules.dungeonquest.questions import Act, SearchCorpse, SearchCrypt, UseSecretDoor
from rules.dungeonquest.squares import Gate
from rules.dungeonquest.state import Cause, Character, DungeonQuest
from rules.dungeonquest.traps import draw_trap_card
from rules.dungeonquest.ways import Gait, Step, secret_doors
from rules.engine.table import Table

STIRS_FROM = 4


async def search_room(table: Table, game: DungeonQuest, character: Character) -> Step | None:
    """Draw a search card and carry it out (rulebook 5.2, "Buscar").

    Raises:
        HeroFell: it killed the hero.
    """
    card = draw(table, game, SearchCard)
    table.tell(everyone=events.SearchCardDrawn(character.seat, card))
    return await carry_out(SEARCH_RULES, table, game, character, card)


async def crypt(
    table: Table, game: DungeonQuest, character: Character, _card: RoomCard
) -> Step | None:
    """Search a crypt, or let it be ("Cripta", "Cartas Crypt").

    Raises:
        HeroFell: what was in it killed the hero.
    """
    if not character.careful or not await table.ask(character.seat, SearchCrypt()):
        table.tell(everyone=events.CryptLeft(character.seat))
        return None
    card = draw(table, game, CryptCard)
    table.tell(everyone=events.CryptCardDrawn(character.seat, card))
    return await carry_out(CRYPT_RULES, table, game, character, card)


async def dead_adventurer(
    table: Table, game: DungeonQuest, character: Character, _card: RoomCard
) -> Step | None:
    """Search a dead adventurer, or let it be ("Aventurero Muerto", "Cartas Corpse").

    Raises:
        HeroFell: a scorpion killed the hero.
    """
    if not character.careful or not await table.ask(character.seat, SearchCorpse()):
        table.tell(everyone=events.CorpseLeft(character.seat))
        return None
    card = draw(table, game, CorpseCard)
    table.tell(everyone=events.CorpseCardDrawn(character.seat, card))
    return await carry_out(CORPSE_RULES, table, game, character, card)


async def secret_door(
    table: Table, game: DungeonQuest, character: Character, _card: Card
) -> Step | None:
    """Go through a secret door to any square beside this one, or stay ("Puerta Secreta")."""
    ways = secret_doors(game, character)
    if not ways:
        table.tell(everyone=events.NoWayOn(character.seat))
        return None
    answer = await table.ask(character.seat, UseSecretDoor({Act.MOVE: ways, Act.STAY: None}))
    if answer[0] is Act.STAY:
        table.tell(everyone=events.SecretDoorLeft(character.seat))
        return None
    return Step(Gate(character.here, answer[1]), Gait.SECRET_DOOR)


async def hidden_trap(table: Table, game: DungeonQuest, character: Character, _card: Card) -> None:
    """Set off a trap: draw a trap card ("Trampa" among the search cards)."""
    await draw_trap_card(table, game, character)


async def skeleton(
    table: Table, game: DungeonQuest, character: Character, _card: Card
) -> Step | None:
    """See whether a skeleton comes to life; it fights as a death warrior ("Esqueleto")."""
    roll = d6(table, "skeleton")
    alive = roll >= STIRS_FROM
    table.tell(everyone=events.SkeletonStirred(character.seat, roll, alive))
    return await monster(table, game, character, Monster.DEATH_WARRIOR) if alive else None


SEARCH_RULES: Mapping[SearchCard, CardRule] = {
    SearchCard.SECRET_DOOR: secret_door,
    SearchCard.EMPTY: nothing,
    SearchCard.GIANT_CENTIPEDE: hurts(Cause.GIANT_CENTIPEDE),
    SearchCard.TRAP: hidden_trap,
    SearchCard.POTION: find_potion,
    SearchCard.RING: find_treasure,
    SearchCard.JEWELLERY: find_treasure,
    SearchCard.GOLDEN_GUINEAS: find_treasure,
    SearchCard.AMULET: find_amulet,
    SearchCard.PASSAGE_DOWN: passage_down,
    SearchCard.SURPRISE: ghoul,
    SearchCard.WIZARDS_AMULET_LEFT: find_half,
    SearchCard.WIZARDS_AMULET_RIGHT: find_half,
}

CRYPT_RULES: Mapping[CryptCard, CardRule] = {
    CryptCard.EMPTY: nothing,
    CryptCard.POTION: find_potion,
    CryptCard.JEWELLED_DAGGER: find_treasure,
    CryptCard.BRACELET: find_treasure,
    CryptCard.BROOCH: find_treasure,
    CryptCard.GOLDEN_GUINEAS: find_treasure,
    CryptCard.SKELETON: skeleton,
    CryptCard.TRAP_LIGHT: hurts(Cause.CRYPT_TRAP),
    CryptCard.TRAP_HEAVY: hurts(Cause.CRYPT_TRAP),
    CryptCard.AMULET: find_amulet,
}

CORPSE_RULES: Mapping[CorpseCard, CardRule] = {
    CorpseCard.NOTHING: nothing,
    CorpseCard.ROPE: find_rope,
    CorpseCard.POTION: find_potion,
    CorpseCard.NECKLACE: find_treasure,
    CorpseCard.GUINEAS_60: find_treasure,
    CorpseCard.GUINEAS_20: find_treasure,
    CorpseCard.SCORPION: hurts(Cause.SCORPION),
    CorpseCard.SMALL_SCORPION: hurts(Cause.SCORPION),
}
