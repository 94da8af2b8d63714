"""What each seat, and the public, sees of a game of DungeonQuest."""

from dataclasses import dataclass

from rules.dungeonquest.cards import Card, Deck, Dragon, Treasure
from rules.dungeonquest.catacombs.amulet_cards import Amulet
from rules.dungeonquest.heroes import Box, Hero, Ring, Sheet, Supply, accompanied, luckier
from rules.dungeonquest.heroes_expansion.house import house
from rules.dungeonquest.heroes_expansion.spellbook import Spell
from rules.dungeonquest.monsters import Monster
from rules.dungeonquest.squares import Direction, Square
from rules.dungeonquest.state import ROUNDS, Cause, Character, DungeonQuest, Fate, Fight, Plight
from rules.dungeonquest.tiles import Tile
from rules.engine.seats import Seat


@dataclass(frozen=True, slots=True)
class RoomView:
    """A tile as it lies in the dungeon; see `Room`."""

    square: Square
    tile: Tile
    heading: Direction
    turned: bool
    burnt: bool = False


@dataclass(frozen=True, slots=True)
class FaceDownView:
    """A tile that lies face down; None for those who have not looked at it."""

    square: Square
    tile: Tile | None


@dataclass(frozen=True, slots=True)
class DescentView:
    """A hero's way through the catacombs.

    Attributes:
        gathered: the cards drawn since it went down, but for treasures that it keeps.
        count: all cards drawn since then.
    """

    heading: Direction
    under_hole: bool
    gathered: tuple[Card, ...]
    count: int


@dataclass(frozen=True, slots=True)
class CompanionView:
    """Flame Bright; ``fallen`` if it sits in a trapdoor."""

    life: int
    fallen: bool


@dataclass(frozen=True, slots=True)
class CharacterView:
    """A hero as everybody sees it.

    Attributes:
        supplies: what the hero has left of what it brought along, beside arrows.
        companion: who walks with the hero.
        spell: the spell card that lies face up; ``spent`` those that can be cast no more.
        berserk: the hero is out of its mind.
        square: where the piece stands, or stood last; None before the towers are chosen.
        came_from: the square before that one.
        cards: the cards beside the sheet.
        gold: what all treasures are worth, in gold pieces.
        descent: the hero is in the catacombs, below its square.
        amulet: the amulet that it wears; None for those who do not know which.
        wears_amulet: it wears one; ``amulet_acts`` if it acts.
        runes: the amulets that it may choose from; none for all others.
    """

    seat: Seat
    hero: Hero | None
    ring: Ring | None
    ring_used: bool
    life: int
    arrows: int
    supplies: tuple[tuple[Supply, int], ...]
    square: Square | None
    came_from: Square | None
    companion: CompanionView | None
    berserk: bool
    spell: Spell | None
    spent: tuple[Spell, ...]
    plight: Plight
    lost_turns: int
    searches: int
    fate: Fate
    cause: Cause | None
    cards: tuple[Card, ...]
    treasures: tuple[Treasure, ...]
    gold: int
    descent: DescentView | None
    amulet: Amulet | None
    wears_amulet: bool
    amulet_acts: bool
    runes: tuple[Amulet, ...]

    @property
    def sheet(self) -> Sheet | None:
        """The character sheet, or what lies on it, once the hero is chosen."""
        if self.hero is None:
            return None
        if self.berserk:
            sheet = house().berserk
        else:
            sheet = accompanied(self.hero) if self.companion else self.hero.sheet
        acts = self.amulet is Amulet.LUCK and self.amulet_acts
        return luckier(sheet) if acts else sheet


@dataclass(frozen=True, slots=True)
class FightView:
    """A combat as one viewer sees it; ``life`` is the monster's, for its reader alone."""

    seat: Seat
    monster: Monster
    reader: Seat | None
    wounds: int
    life: int | None


@dataclass(frozen=True, slots=True)
class DungeonView:
    """The table as one viewer sees it.

    Attributes:
        boxes: what is played with.
        sun: the round, from 1 on; 0 before the first, 27 is the skull.
        turn: whose turn it is.
        face_down: the tiles that were laid without being turned up.
        tiles_left: tiles in the box.
        treasures_left: tokens in the cup.
        dragon_left: dragon tokens that lie face down.
        in_play: the cards that are being carried out.
        entrances: where an entrance to the catacombs lies on a tile.
        catacomb_left: cards in the catacomb deck.
    """

    viewer: Seat | None
    boxes: tuple[Box, ...]
    sun: int
    first: Seat | None
    turn: Seat | None
    characters: tuple[CharacterView, ...]
    rooms: tuple[RoomView, ...]
    face_down: tuple[FaceDownView, ...]
    tiles_left: int
    treasures_left: int
    dragon_left: int
    dragon_shown: tuple[Dragon, ...]
    in_play: tuple[Card, ...]
    entrances: tuple[Square, ...]
    catacomb_left: int
    fight: FightView | None

    @property
    def rounds_left(self) -> int:
        """Rounds before nightfall, with this one."""
        return max(0, ROUNDS + 1 - max(1, self.sun))


def view(game: DungeonQuest, viewer: Seat | None) -> DungeonView:
    """Return what one seat, or the public, sees of the table."""
    return DungeonView(
        viewer=viewer,
        boxes=game.boxes,
        sun=game.sun,
        first=game.first,
        turn=game.turn,
        characters=tuple([_character(one, viewer) for one in game.characters]),
        rooms=tuple(
            [
                RoomView(square, room.tile, room.heading, room.turned, room.burnt)
                for square, room in game.rooms.items()
            ]
        ),
        face_down=tuple(
            [
                FaceDownView(square, next(iter(zone.shown_to(viewer)), None))
                for square, zone in game.face_down.items()
            ]
        ),
        tiles_left=len(game.tiles),
        treasures_left=len(game.cup),
        dragon_left=len(game.dragon),
        dragon_shown=game.shown.shown_to(viewer),
        in_play=game.in_play.shown_to(viewer),
        entrances=tuple(game.entrances),
        catacomb_left=len(game.decks.get(Deck.CATACOMB, ())),
        fight=_fight(game, game.fight, viewer) if game.fight else None,
    )


def _character(one: Character, viewer: Seat | None) -> CharacterView:
    return CharacterView(
        seat=one.seat,
        hero=one.hero,
        ring=one.ring,
        ring_used=one.ring_used,
        life=one.life,
        arrows=one.arrows,
        supplies=tuple([item for item in one.supplies.items() if item[0] is not Supply.ARROWS]),
        square=one.square,
        came_from=one.came_from,
        companion=CompanionView(one.companion.life, one.companion.fallen)
        if one.companion
        else None,
        berserk=one.berserk,
        spell=one.spell,
        spent=tuple(one.spent),
        plight=one.plight,
        lost_turns=one.lost_turns,
        searches=one.searches,
        fate=one.fate,
        cause=one.cause,
        cards=one.held.shown_to(viewer),
        treasures=one.treasure.shown_to(viewer),
        gold=one.gold,
        descent=_descent(one, viewer),
        amulet=next(iter(one.worn.shown_to(viewer) or one.amulet.shown_to(viewer)), None),
        wears_amulet=bool(len(one.amulet) or len(one.worn)),
        amulet_acts=bool(len(one.worn)),
        runes=one.runes.shown_to(viewer),
    )


def _descent(one: Character, viewer: Seat | None) -> DescentView | None:
    if one.descent is None:
        return None
    descent = one.descent
    gathered = one.gathered.shown_to(viewer)
    return DescentView(descent.heading, descent.under_hole, gathered, one.cards_below)


def _fight(game: DungeonQuest, fight: Fight, viewer: Seat | None) -> FightView:
    read = game.monster_cards[fight.reader].shown_to(viewer)
    knows = read or (fight.hidden is not None and fight.hidden.shown_to(viewer))
    life = fight.life if knows else None
    return FightView(fight.seat, fight.monster, fight.reader, fight.wounds, life)
