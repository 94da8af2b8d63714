"""Dungeons laid out for scenarios: tiles in their places, stacked decks, scripted dice.

A scenario begins at the start of a turn::

    table = dungeon(
        {A: "B3"},
        rooms={"B3": "normal-oooo north"},
        tiles=["corridor-owow"],
        room=["goblin"],
        dice=[4],
    )
    table.plays(A, "move", "north")

Whatever is not laid out is as in a fresh box: the rest of a deck lies below what was stacked.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, TypedDict, Unpack

from rules.dungeonquest import RULEBOOK
from rules.dungeonquest.cards import DECKS, Card, CatacombCard, Deck, Dragon, Treasure, deck_of
from rules.dungeonquest.catacombs.amulet_cards import Amulet
from rules.dungeonquest.dice import BURDENING
from rules.dungeonquest.heroes import Hero, Ring, Supply
from rules.dungeonquest.monsters import MonsterCard
from rules.dungeonquest.options import DungeonOptions
from rules.dungeonquest.squares import COMPASS, Direction, Square
from rules.dungeonquest.state import Character, Descent, DungeonQuest, Fate, Plight, Way
from rules.dungeonquest.tiles import Room, Tile
from rules.dungeonquest.turn import play, take_rounds, take_turn
from rules.engine.randomness import Stream
from rules.engine.rulebook import Result
from rules.engine.seats import Seat
from rules.engine.table import Table
from tests.games.scenario import Scenario

A, B, C, D = (Seat(number) for number in range(4))
"""The players, clockwise."""

ROHAN, ULF, EL_ADORAN, VOLRIK = tuple(Hero)[:4]
USUAL_HEROES = (VOLRIK, ULF, ROHAN, EL_ADORAN)
"""Who plays, by seat, if a scenario does not say so."""

FAR_AWAY = ("A1", "M1", "M10", "A10")
"""Where heroes stand that a scenario does not place: each in a tower of its own."""


def square(name: str) -> Square:
    """Return the square of a name such as ``B3``."""
    return Square(int(name[1:]) - 1, ord(name[0]) - ord("A"))


class Scripted(Stream):
    """Dice that show what a scenario says, in the order in which they are rolled."""

    def __init__(self, rolls: list[int]) -> None:
        super().__init__(bytes(32), "scripted")
        self._rolls = rolls

    def die(self, sides: int = 6) -> int:
        """Return the next roll of the script."""
        assert self._rolls, f"a D{sides} was rolled that the scenario has no roll for"
        roll = self._rolls.pop(0)
        assert 1 <= roll <= sides, f"a D{sides} cannot show {roll}"
        return roll


class Dungeon(Scenario):
    """A scenario of DungeonQuest.

    Attributes:
        dice: the rolls that are still to come.
    """

    dice: list[int]

    def hero(self, seat: int = A) -> Any:
        """Return a hero as everybody sees it."""
        return self.view().characters[seat]

    def where(self, seat: int = A) -> str:
        """Return the name of the square where a hero stands."""
        name: str = self.hero(seat).square.name
        return name

    def tile(self, name: str) -> Any:
        """Return the tile on a square as everybody sees it."""
        return next(room for room in self.view().rooms if room.square == square(name))

    def goes(self, direction: str, seat: int = A) -> None:
        """Move a hero whose turn it is."""
        self.plays(seat, "move", direction)

    def wait(self, *seats: int) -> None:
        """Let heroes lose their turns of their own will, one after the other."""
        for seat in seats:
            self.plays(seat, "wait")

    def ways(self, seat: int = A) -> list[str]:
        """Return the directions that a hero may take now, clockwise from north."""
        answers: list[Any] = list(self.question(seat).question.every())
        return [str(way) for act, *ways in answers if act == "move" for way in ways]

    def acts(self, seat: int = A) -> list[str]:
        """Return what a hero may do now, without the directions."""
        answers: list[Any] = list(self.question(seat).question.every())
        return list(dict.fromkeys(str(act) for act, *_ in answers))

    def choices(self, seat: int = A) -> list[Any]:
        """Return the answers that a hero's question allows now."""
        return list(self.question(seat).question.every())


class Layout(TypedDict, total=False):
    """What a scenario lays out; whatever is missing is as at the start of a game.

    Attributes:
        heroes: by seat; then come Volrik, Ulf, Sir Rohan and El-Adoran.
        players: the number of seats; 2, if not said otherwise.
        rooms: by square, a tile and where it heads, such as ``"pit-owow east"``.
        came_from: the square beside from which a hero came last.
        came_through: what is behind a hero: a portcullis or a secret door.
        tiles: what will be drawn, first to last.
        no_tiles: the box of tiles is empty, but for the tiles that will be drawn.
        room: the room cards to be drawn, first to last; the other decks likewise.
        monster: the numbers of the monster cards.
        treasure: the tokens to be drawn from the cup.
        treasures_left: so many tokens are in the cup; the rest leaves the game.
        dragon: the dragon tokens to be turned over.
        dragon_shown: so many sleeping dragons lie face up already.
        dice: all rolls to come, in order; without any, the dice are random.
        holds: the cards beside the sheets; a card that burdens a hero does so.
        treasures: the treasure tokens beside the sheets.
        rings: the magic rings.
        life: the life points, if a hero has lost some.
        arrows: the arrows, if some are shot.
        supplies: other supplies, if some are used up.
        lost_turns: so many turns of a hero are still to be lost.
        searches: so often in a row a hero has searched where it stands.
        berserk: the heroes that are out of their minds.
        catacombs: the expansion is in the box; so it is wherever a part of it is laid out.
        catacomb: the catacomb cards to be drawn, first to last.
        amulets: the amulet cards to be drawn, first to last.
        below: the heroes in the catacombs, and the direction of travel of each.
        gathered: the catacomb cards that they have drawn already.
        amulet: the amulets that heroes wear and that do not act yet; ``worn`` those that do.
        entrances: where entrances lie on tiles.
        perils: what the rooms do to heroes, such as ``"cave-in"``.
        fates: the heroes that are ``"out"`` or ``"dead"`` already.
        ventured: heroes have been farther in than their tower; so they have, if not said otherwise.
        turn: whose turn begins; the first player is the first seat.
        sun: the round; the fifth, if not said otherwise.
    """

    heroes: Sequence[Hero]
    players: int
    rooms: Mapping[str, str]
    came_from: Mapping[Seat, str]
    came_through: Mapping[Seat, str]
    tiles: Sequence[str]
    no_tiles: bool
    room: Sequence[str]
    trap: Sequence[str]
    search: Sequence[str]
    door: Sequence[str]
    crypt: Sequence[str]
    corpse: Sequence[str]
    monster: Sequence[int]
    treasure: Sequence[str]
    treasures_left: int
    dragon: Sequence[str]
    dragon_shown: int
    dice: Iterable[int]
    holds: Mapping[Seat, Sequence[Card]]
    treasures: Mapping[Seat, Sequence[str]]
    rings: Mapping[Seat, str]
    life: Mapping[Seat, int]
    arrows: Mapping[Seat, int]
    supplies: Mapping[Seat, Mapping[Supply, int]]
    lost_turns: Mapping[Seat, int]
    searches: Mapping[Seat, int]
    berserk: Sequence[Seat]
    catacombs: bool
    catacomb: Sequence[str]
    amulets: Sequence[str]
    below: Mapping[Seat, str]
    gathered: Mapping[Seat, Sequence[str]]
    amulet: Mapping[Seat, str]
    worn: Mapping[Seat, str]
    entrances: Sequence[str]
    perils: Mapping[Seat, str]
    fates: Mapping[Seat, str]
    ventured: bool
    turn: Seat
    sun: int


def also(laid: Layout, **more: Unpack[Layout]) -> Layout:
    """Return a layout with more laid out, which comes before what was laid out already."""
    return {**laid, **more}


def dungeon(at: Mapping[Seat, str], **laid: Unpack[Layout]) -> Dungeon:
    """Lay out a dungeon at the start of a turn.

    Args:
        at: where heroes stand; all others stand in towers.
        **laid: all else that is not as in a fresh box; see `Layout`.
    """
    rolls = list(laid.get("dice", ()))

    async def go_on(table: Table, game: DungeonQuest) -> Result:
        _lay_rooms(game, laid)
        _stack_decks(game, laid)
        chosen = laid.get("heroes", ())
        sheets = [*chosen, *(hero for hero in USUAL_HEROES if hero not in chosen)]
        for character, hero in zip(game.characters, sheets, strict=False):
            character.hero = hero
            character.square = square(at.get(character.seat, FAR_AWAY[character.seat]))
            _fill_in_sheet(character, laid)
            _place(character, laid)
            _hand_out(game, character, laid)
        _lay_catacombs(game, laid)
        _stack_tokens(game, laid)
        game.first, game.sun = A, laid.get("sun", 5)
        if rolls:
            _script_dice(table, rolls)
        for character in game.characters[laid.get("turn", A) :]:
            if character.inside:
                await take_turn(table, game, character)
        return await take_rounds(table, game)

    options = DungeonOptions(catacombs=bool(_OF_THE_CATACOMBS & set(laid)))
    scenario = Dungeon(RULEBOOK, laid.get("players", 2), go_on, options=options)
    scenario.dice = rolls
    return scenario


def fresh(players: int, *, dice: Iterable[int] = ()) -> Dungeon:
    """Begin a game with the set-up by the rules.

    Args:
        players: the number of seats.
        dice: all rolls to come, in order; without any, the dice are random.
    """
    rolls = list(dice)

    async def go_on(table: Table, game: DungeonQuest) -> Result:
        if rolls:
            _script_dice(table, rolls)
        return await play(table, game)

    scenario = Dungeon(RULEBOOK, players, go_on)
    scenario.dice = rolls
    return scenario


def _lay_rooms(game: DungeonQuest, laid: Layout) -> None:
    for name, described in laid.get("rooms", {}).items():
        face, _, heading = described.partition(" ")
        tile = game.tiles.take(Tile(face))
        game.laid.put(tile)
        turned = tile is Tile.ROTATING_ROOM_OWWW
        game.rooms[square(name)] = Room(tile, Direction(heading), turned)
    stacked = [game.tiles.take(Tile(face)) for face in laid.get("tiles", ())]
    if laid.get("no_tiles"):
        game.laid.items.extend(game.tiles.take_all())
    game.tiles.items.extend(reversed(stacked))


def _stack_decks(game: DungeonQuest, laid: Layout) -> None:
    stacks: dict[Deck, Sequence[str]] = {
        Deck.ROOM: laid.get("room", ()),
        Deck.TRAP: laid.get("trap", ()),
        Deck.SEARCH: laid.get("search", ()),
        Deck.DOOR: laid.get("door", ()),
        Deck.CRYPT: laid.get("crypt", ()),
        Deck.CORPSE: laid.get("corpse", ()),
        Deck.CATACOMB: laid.get("catacomb", ()),
    }
    for deck, pile in game.decks.items():
        names = stacks[deck]
        taken = [pile.take(DECKS[deck](name)) for name in names]
        pile.items.extend(reversed(taken))
    for number in reversed(laid.get("monster", ())):
        game.monsters.put(game.monsters.take(MonsterCard(str(number))))


def _lay_catacombs(game: DungeonQuest, laid: Layout) -> None:
    game.entrances.extend(square(name) for name in laid.get("entrances", ()))
    for seat, heading in laid.get("below", {}).items():
        game.characters[seat].descent = Descent(Direction(heading))
    for seat, names in laid.get("gathered", {}).items():
        pile = game.decks[Deck.CATACOMB]
        for name in names:
            game.characters[seat].gathered.put(pile.take(CatacombCard(name)))
    for seat, name in laid.get("amulet", {}).items():
        game.characters[seat].amulet.put(game.amulets.take(Amulet(name)))
    for seat, name in laid.get("worn", {}).items():
        game.characters[seat].worn.put(game.amulets.take(Amulet(name)))
    stacked = [game.amulets.take(Amulet(name)) for name in laid.get("amulets", ())]
    game.amulets.items.extend(reversed(stacked))


def _stack_tokens(game: DungeonQuest, laid: Layout) -> None:
    drawn = [game.cup.take(Treasure(token)) for token in laid.get("treasure", ())]
    game.cup.items.extend(reversed(drawn))
    if "treasures_left" in laid:
        del game.cup.items[: len(game.cup) - laid["treasures_left"]]
    for _ in range(laid.get("dragon_shown", 0)):
        game.shown.put(game.dragon.take(Dragon.SLEEPING))
    stacked = [game.dragon.take(Dragon(token)) for token in laid.get("dragon", ())]
    game.dragon.items.extend(reversed(stacked))


def _fill_in_sheet(character: Character, laid: Layout) -> None:
    seat, sheet = character.seat, character.sheet
    character.equip()
    character.life = laid.get("life", {}).get(seat, sheet.life)
    character.supplies[Supply.ARROWS] = laid.get("arrows", {}).get(seat, sheet.arrows)
    character.supplies |= laid.get("supplies", {}).get(seat, {})
    if ring := laid.get("rings", {}).get(seat):
        character.ring = Ring(ring)
    character.lost_turns = laid.get("lost_turns", {}).get(seat, 0)
    character.fate = Fate(laid.get("fates", {}).get(seat, Fate.INSIDE))


def _place(character: Character, laid: Layout) -> None:
    seat, here = character.seat, character.here
    character.berserk = seat in laid.get("berserk", ())
    character.ventured = laid.get("ventured", True)
    if before := laid.get("came_from", {}).get(seat):
        character.came_from = square(before)
        character.came_by = next(way for way in COMPASS if here.beside(way) == character.came_from)
    character.came_through = Way(laid.get("came_through", {}).get(seat, Way.OPENING))
    character.searches = laid.get("searches", {}).get(seat, 0)
    character.peril = Plight(laid.get("perils", {}).get(seat, Plight.NONE))


def _hand_out(game: DungeonQuest, character: Character, laid: Layout) -> None:
    for token in laid.get("treasures", {}).get(character.seat, ()):
        character.treasure.put(game.cup.take(Treasure(token)))
    for card in laid.get("holds", {}).get(character.seat, ()):
        character.held.put(game.decks[deck_of(card)].take(card))
        if card in BURDENING:
            character.burden = _BURDEN_OF[card.value]


def _script_dice(table: Table, rolls: list[int]) -> None:
    own = table.stream
    scripted = Scripted(rolls)

    def stream(name: str) -> Stream:
        return scripted if name.startswith(("d6/", "d10/", "d12/")) else own(name)

    setattr(table, "stream", stream)  # noqa: B010  this table's dice alone are scripted


_BURDEN_OF = {
    "giant-spider": Plight.GIANT_SPIDER,
    "trapdoor": Plight.TRAPDOOR,
    "torch-goes-out": Plight.NO_TORCH,
}

_OF_THE_CATACOMBS = frozenset(
    {"catacombs", "catacomb", "amulets", "below", "gathered", "amulet", "worn", "entrances"}
)
