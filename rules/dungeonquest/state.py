"""What lies on the table in DungeonQuest, and how the heroes fare."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from rules.dungeonquest.cards import Card, Deck, Dragon, Treasure, worth, worth_of_tokens
from rules.dungeonquest.catacombs.amulet_cards import Amulet
from rules.dungeonquest.heroes import Ability, Box, Hero, Ring, Sheet, Supply, accompanied, luckier
from rules.dungeonquest.heroes_expansion.house import house
from rules.dungeonquest.heroes_expansion.spellbook import Spell
from rules.dungeonquest.monsters import Monster, MonsterCard, Stance
from rules.dungeonquest.squares import CHAMBER, Direction, Gate, Square
from rules.dungeonquest.tiles import Room, Tile
from rules.engine.seats import Seat
from rules.engine.zones import Zone

ROUNDS = 26
"""Suns on the sun track; the skull comes next."""


class Fate(StrEnum):
    """Where a hero has come to."""

    INSIDE = "inside"
    OUT = "out"
    DEAD = "dead"


class Plight(StrEnum):
    """What a hero has to deal with before a turn is an ordinary one.

    The spider, the trapdoor and the torch are cards that a hero bears; a crumbling ceiling,
    darkness, a bridge that the hero did not cross and a web belong to the room.
    """

    NONE = "none"
    GIANT_SPIDER = "giant-spider"
    TRAPDOOR = "trapdoor"
    NO_TORCH = "no-torch"
    CAVE_IN = "cave-in"
    DARK_CHAMBER = "dark-chamber"
    BRIDGE = "bridge"
    WEB = "web"
    STUCK_IN_WEB = "stuck-in-web"


class Way(StrEnum):
    """How a hero came into a room, as far as it matters there."""

    OPENING = "opening"
    PORTCULLIS = "portcullis"
    SECRET_DOOR = "secret-door"  # noqa: S105  a door, no password


class Cause(StrEnum):
    """What costs life points, or a life."""

    GOBLIN = "goblin"
    MOUNTAIN_TROLL = "mountain-troll"
    DEATH_WARRIOR = "death-warrior"
    ORC = "orc"
    CHAMPION_OF_CHAOS = "champion-of-chaos"
    GIANT_SPIDER = "giant-spider"
    VAMPIRE_BATS = "vampire-bats"
    GIANT_CENTIPEDE = "giant-centipede"
    SCORPION = "scorpion"
    POISONOUS_SNAKES = "poisonous-snakes"
    POISON_GAS = "poison-gas"
    EXPLOSION = "explosion"
    CROSSFIRE_TRAP = "crossfire-trap"
    CAVE_IN = "cave-in"
    TRAPDOOR = "trapdoor"
    DOOR_TRAP = "door-trap"
    CRYPT_TRAP = "crypt-trap"
    POTION = "potion"
    PIT = "pit"
    ROTATING_ROOM = "rotating-room"
    DRAGON = "dragon"
    NIGHTFALL = "nightfall"
    RUNNING = "running"
    CALMING = "calming"
    CAVE_TROLL = "cave-troll"
    RATS = "rats"
    BRIDGE = "bridge"
    SHADOW_OF_DOOM = "shadow-of-doom"
    SPEAR_TRAP = "spear-trap"
    VAMPIRE = "vampire"
    SNOTLINGS = "snotlings"
    GHOUL = "ghoul"
    TELEPORTATION = "teleportation"
    AMULET_OF_DEATH = "amulet-of-death"
    AMULET_OF_DESTRUCTION = "amulet-of-destruction"
    SPELL_BOOK = "spell-book"


@dataclass(slots=True, eq=False)
class Companion:
    """Flame Bright, as long as it lives.

    Attributes:
        fallen: it sits in a trapdoor.
    """

    life: int
    fallen: bool = False


@dataclass(slots=True, eq=False)
class Descent:
    """A hero's way through the catacombs.

    While it lasts the piece is off the board; the hero's `square` is where its token lies.

    Attributes:
        heading: the direction of travel that the token shows.
        under_hole: there is a hole in the roof here, which the hero may try to get out by.
        kept: treasure cards drawn on the way; they lie beside the sheet, and count as drawn.
    """

    heading: Direction
    under_hole: bool = False
    kept: int = 0


@dataclass(slots=True, eq=False)
class Character:
    """A player's hero on the way through the dungeon.

    Attributes:
        held: the cards that lie face up beside the sheet.
        treasure: the treasure tokens beside the sheet.
        gathered: the catacomb cards that the hero has drawn since it went down.
        amulet: the amulet that the hero wears, before it acts: the player on the right knows it.
        worn: the same once it acts.
        found: an amulet that the hero has just found; the player on the right has looked at it.
        runes: the amulets that the hero alone sees while it chooses one.
        descent: the hero is in the catacombs.
        windfall: gold pieces that a die gave for a chest, once the hero is out.
        turns_worn: so many turns began since the hero put its amulet on.
        has_read: the hero has read in the spell book in this turn.
        vision: a spell lets the hero choose among the treasure tokens, as long as it stays.
        square: where the piece stands; for the treasure chamber, the half that it stands in.
        came_from: the square before this one; None at the start.
        came_by: the side of the square by which the hero came in.
        came_through: what is on that side.
        crossed: the hero has crossed the bridge of the room.
        supplies: what is left of what the hero brought along.
        searches: how often in a row the hero has searched here.
        lost_turns: so many of the coming turns are lost.
        ventured: the hero has set foot in the dungeon.
        busied: the hero has done something in this turn already.
        running: the hero runs in this turn.
        berserk: the hero is out of its mind.
        raged: a die was rolled for that in this turn.
        led: the player on the right chooses the hero's way in this turn.
        spell: the spell card that lies face up.
        spent: the spells that can be cast no more.
        breach: what a fireball has cleared.
        companion: who walks with the hero.
        refused: the hero has turned a way down in this turn.
        unturned: rotating rooms that turn when time runs again.
        burden: what a card does to the hero until it is put back.
        peril: what the room does to the hero.
        cause: what the hero died of.
    """

    seat: Seat
    held: Zone[Card]
    treasure: Zone[Treasure]
    gathered: Zone[Card]
    amulet: Zone[Amulet]
    worn: Zone[Amulet]
    found: Zone[Amulet]
    runes: Zone[Amulet]
    hero: Hero | None = None
    ring: Ring | None = None
    ring_used: bool = False
    life: int = 0
    supplies: dict[Supply, int] = field(default_factory=dict)
    square: Square | None = None
    came_from: Square | None = None
    came_by: Direction | None = None
    came_through: Way = Way.OPENING
    crossed: bool = False
    searches: int = 0
    lost_turns: int = 0
    ventured: bool = False
    busied: bool = False
    running: bool = False
    berserk: bool = False
    raged: bool = False
    led: bool = False
    spell: Spell | None = None
    spent: list[Spell] = field(default_factory=list)
    breach: Gate | None = None
    companion: Companion | None = None
    refused: bool = False
    unturned: list[Square] = field(default_factory=list)
    burden: Plight = Plight.NONE
    peril: Plight = Plight.NONE
    descent: Descent | None = None
    windfall: int = 0
    turns_worn: int = 0
    has_read: bool = False
    vision: bool = False
    fate: Fate = Fate.INSIDE
    cause: Cause | None = None

    @property
    def played(self) -> Hero:
        """The hero; there is one once it is chosen."""
        assert self.hero is not None  # noqa: S101  see the docstring
        return self.hero

    @property
    def sheet(self) -> Sheet:
        """The character sheet, or what lies on it; there is one once the hero is chosen."""
        if self.berserk:
            sheet = house().berserk
        else:
            sheet = accompanied(self.played) if self.companion else self.played.sheet
        return luckier(sheet) if Amulet.LUCK in self.worn else sheet

    def equip(self) -> None:
        """Give the hero what the sheet says: life points, arrows and other supplies."""
        self.life = self.sheet.life
        if self.can(Ability.COMPANION):
            self.companion = Companion(house().flame_bright.life)
        self.supplies = {Supply.ARROWS: self.sheet.arrows, **self.sheet.supplies}

    @property
    def arrows(self) -> int:
        """The arrows in the quiver."""
        return self.supplies.get(Supply.ARROWS, 0)

    @property
    def here(self) -> Square:
        """The square; there is one once the tower is chosen."""
        assert self.square is not None  # noqa: S101  see the docstring
        return self.square

    @property
    def in_chamber(self) -> bool:
        """Whether the hero is in the treasure chamber."""
        return self.square in CHAMBER and not self.below

    @property
    def below(self) -> bool:
        """Whether the hero is in the catacombs."""
        return self.descent is not None

    @property
    def cards_below(self) -> int:
        """The catacomb cards that the hero has drawn since it went down, treasures too."""
        return len(self.gathered) + (self.descent.kept if self.descent else 0)

    @property
    def stands_by(self) -> Direction | None:
        """The side of the room on which the hero stands: beyond the bridge if it has crossed."""
        return self.came_by.opposite if self.came_by and self.crossed else self.came_by

    @property
    def plight(self) -> Plight:
        """What the hero has to deal with first."""
        return self.burden if self.burden is not Plight.NONE else self.peril

    @property
    def inside(self) -> bool:
        """Whether the hero is alive and still in the castle."""
        return self.fate is Fate.INSIDE

    @property
    def gold(self) -> int:
        """What the treasures are worth, in gold pieces."""
        return worth(self.held) + worth_of_tokens(self.treasure) + self.windfall

    def can(self, ability: Ability) -> bool:
        """Tell whether the hero has an ability."""
        return ability in self.sheet.abilities

    @property
    def careful(self) -> bool:
        """Whether the hero has the time and the mind to search, and to keep what it finds."""
        return not (self.running or self.berserk)

    @property
    def still(self) -> bool:
        """Whether the time stands still for the hero."""
        return self.spell is Spell.STASIS

    @property
    def accompanied(self) -> bool:
        """Whether a companion stands beside the hero."""
        return self.companion is not None and not self.companion.fallen

    def has(self, ring: Ring) -> bool:
        """Tell whether the hero can still use this ring."""
        return self.ring is ring and not self.ring_used


@dataclass(slots=True, eq=False)
class Fight:
    """A combat.

    Attributes:
        seat: whose hero fights.
        reader: the player on the right, who fights for the monster; None in solo play.
        life: the monster's life points, which the reader alone knows; None before its card.
        wounds: what it has lost.
        kills: how many arrows would have killed a lesser monster.
        sneak: it attacked by surprise.
        thrown: daggers that the hero has thrown.
        threw: one of them in the round before.
        tried: what the hero did about it beside taking a stance.
        hidden: the number that the player on the right has hidden for a cave troll.
    """

    seat: Seat
    monster: Monster
    reader: Seat | None
    life: int | None = None
    wounds: int = 0
    kills: int = 0
    sneak: bool = False
    thrown: int = 0
    threw: bool = False
    tried: list[Stance] = field(default_factory=list)
    hidden: Zone[int] | None = None

    def is_slain(self) -> bool:
        """Tell whether the monster has lost all its life points."""
        return self.life is not None and self.wounds >= self.life


@dataclass(slots=True, eq=False)
class DungeonQuest:
    """A game of DungeonQuest.

    Attributes:
        characters: by seat, which is clockwise round the table.
        rooms: the tiles that lie in the dungeon; neither towers nor the treasure chamber.
        face_down: tiles that were laid without being turned up, each in a zone of its own.
        tiles: the box that tiles are drawn from.
        laid: all tiles that lie in the dungeon.
        decks: all but the monster deck.
        monster_cards: by reader (None in solo play), the card that is being read.
        in_play: the cards that are being carried out, face up.
        cup: the treasure tokens.
        dragon: the dragon tokens, face down; ``shown`` those that lie face up.
        boxes: what is played with.
        amulets: the amulet cards that nobody has.
        seen: treasure tokens that a hero chooses among by a spell.
        entrances: where an entrance tile lies on a room tile.
        sun: the round, from 1 on; 27 is the skull.
    """

    characters: tuple[Character, ...]
    tiles: Zone[Tile]
    laid: Zone[Tile]
    decks: Mapping[Deck, Zone[Card]]
    monsters: Zone[MonsterCard]
    monster_cards: Mapping[Seat | None, Zone[MonsterCard]]
    in_play: Zone[Card]
    cup: Zone[Treasure]
    dragon: Zone[Dragon]
    shown: Zone[Dragon]
    amulets: Zone[Amulet]
    seen: Zone[Treasure]
    boxes: tuple[Box, ...] = (Box.BASE,)
    rooms: dict[Square, Room] = field(default_factory=dict)
    face_down: dict[Square, Zone[Tile]] = field(default_factory=dict)
    entrances: list[Square] = field(default_factory=list)
    first: Seat | None = None
    turn: Seat | None = None
    sun: int = 0
    fight: Fight | None = None

    @property
    def solo(self) -> bool:
        """Whether one player plays alone (rulebook 11)."""
        return len(self.characters) == 1

    def on_the_right(self, seat: Seat) -> Seat | None:
        """Return the player on the right of a seat, who reads and fights for the monsters.

        A player whose hero is dead or out still does so (ruling 3); None in solo play.
        """
        return None if self.solo else self.characters[seat - 1].seat

    def clockwise(self, start: Seat) -> Iterator[Character]:
        """Yield all characters clockwise, beginning with a seat."""
        yield from self.characters[start:]
        yield from self.characters[:start]

    def at(self, square: Square) -> list[Character]:
        """Return the heroes on a square who are still inside, and not below it."""
        return [
            one for one in self.characters if one.inside and one.square == square and not one.below
        ]
