"""What a hero's player makes of the table: where to go, and whether there is time for it."""

from functools import cached_property
from math import exp

from rules.dungeonquest.cards import Deck, SearchCard, cards_of, tokens
from rules.dungeonquest.chamber import FIRE, TOKENS
from rules.dungeonquest.heroes import Sheet
from rules.dungeonquest.heroes_expansion.spellbook import Spell
from rules.dungeonquest.player.chart import (
    CHAMBER_PLACES,
    NOWHERE,
    TOWER_PLACES,
    TRIES,
    Chart,
    Field,
)
from rules.dungeonquest.player.odds import after_harm, fortune, worth
from rules.dungeonquest.squares import CHAMBER, COMPASS, Direction, Square, squares_between
from rules.dungeonquest.state import Fate
from rules.dungeonquest.view import CharacterView, DungeonView

DELAYS = 1.2
"""How much longer a way takes than it looks: torches go out, spiders hold, monsters drive back."""

SPARE_ROUNDS = 1.0
"""Rounds that a player wants to have left over when it turns back at the last moment.

More than on any other number, it depends on this one how many heroes survive; how many get out
with treasure hardly depends on it.
"""

UNCERTAIN = 3.0
"""Rounds by which a way may well take longer or shorter than reckoned."""

ALIVE = 0.1
"""What it is worth to get out with nothing, against a great fortune."""

SECOND_BEST = 0.1
"""What a fortune is worth that is smaller than one that is out already."""

DETOUR = 8.0
"""Ways that are longer by so many turns than the best one are as bad as none."""


def in_time(spare: float) -> float:
    """Return the chance to be home before night with so many rounds to spare, by the estimate."""
    return 1 / (1 + exp(-spare / UNCERTAIN))


class Outlook:
    """What one player makes of what it sees.

    Attributes:
        me: the player's own hero.
        sheet: the same hero's.
        here: the square where it stands.
        solo: whether one plays alone.
    """

    def __init__(self, view: DungeonView) -> None:
        self.view = view
        self.me: CharacterView = view.characters[view.viewer or 0]
        assert self.me.sheet is not None  # noqa: S101  the outlook is for heroes in the castle
        assert self.me.square is not None  # noqa: S101
        self.sheet: Sheet = self.me.sheet
        self.here: Square = self.me.square
        self.solo = len(view.characters) == 1

    @cached_property
    def chart(self) -> Chart:
        """The map."""
        return Chart(self.view, self.sheet, self.me.seat)

    @cached_property
    def to_chamber(self) -> Field:
        """How far it is to the treasure chamber."""
        return Field(self.chart, CHAMBER_PLACES, self.here)

    @cached_property
    def to_tower(self) -> Field:
        """How far it is to the nearest tower."""
        return Field(self.chart, TOWER_PLACES, self.here)

    @cached_property
    def back(self) -> Direction | None:
        """The way by which the hero came in."""
        ways = [way for way in COMPASS if self.here.beside(way) == self.me.came_from]
        return ways[0] if ways else None

    @cached_property
    def bank(self) -> int:
        """On which bank of a chasm the hero stands; 0 if there is none."""
        return self.chart.bank(self.here, self.back) if self.back else 0

    @cached_property
    def wants_treasure(self) -> bool:
        """Whether to go for the treasure chamber rather than for a tower.

        A player without treasure goes on for as long as it can still turn back one room farther
        on. At the last moment it weighs the hope to get there and out in time against the chance
        to get out at once, with nothing.
        """
        if self.me.treasures:
            return False
        left, life, gold = self.view.rounds_left, self.me.life, self.me.gold
        home = self.to_tower.far(self.here, self.bank).turns
        if home + 1 + SPARE_ROUNDS <= left - 1:
            return True
        there = self.to_chamber.far(self.here, self.bank).turns
        hope = in_time(left - DELAYS * (there + self.way_out()))
        now = in_time(left - DELAYS * home)
        return hope * self.value(life, gold + self.next_treasure()) > now * self.value(life, gold)

    def way_out(self) -> float:
        """Return the turns from the treasure chamber to a tower.

        It is the best way that can be seen now, or else back the way that leads in.
        """
        straight = min(squares_between(self.here, half) for half in CHAMBER)
        return_trip = straight + self.to_tower.far(self.here, self.bank).turns
        return min(return_trip, *(self.to_tower.far(half).turns for half in CHAMBER))

    @property
    def goal(self) -> Field:
        """How far it is to where the hero goes: treasure chamber or tower."""
        return self.to_chamber if self.wants_treasure else self.to_tower

    def way(self, square: Square, direction: Direction) -> float:
        """Return what it costs to reach the goal by one way out of a square."""
        return self.chart.toll(square, direction) + self.beyond(square, direction)

    def beyond(self, square: Square, direction: Direction) -> float:
        """Return the same for one who has not to care for what is on the edge of the squares."""
        target = square.beside(direction)
        bank = self.chart.bank(target, direction.opposite)
        entry = self.chart.entry(target).cost
        return min(NOWHERE, entry + self.goal.far(target, bank, self.farthest).cost)

    @cached_property
    def farthest(self) -> float:
        """What a way costs at which one need not look: it is so much longer than another."""
        return self.from_here() + DETOUR

    def from_here(self) -> float:
        """Return what it costs to reach the goal."""
        return self.goal.far(self.here, self.bank).cost

    def retreat(self) -> float:
        """Return what it costs to reach the goal by way of the room before."""
        return self.way(self.here, self.back) if self.back else NOWHERE

    def search(self, best_way: float) -> float:
        """Return what it costs to reach the goal if one searches first for a secret door.

        Args:
            best_way: what it costs without.
        """
        hidden = min(
            self.beyond(self.here, way) for way in COMPASS if self.here.beside(way).on_board
        )
        found = self.doors_found
        last = found * hidden + (1 - found) * (1 + best_way)
        if self.me.searches:
            return last
        return found * hidden + (1 - found) * (1 + min(best_way, last))

    @cached_property
    def doors_found(self) -> float:
        """How often a search finds a secret door."""
        cards = [card for card in cards_of(Deck.SEARCH, self.view.boxes) if card.name != "SHUFFLE"]
        return cards.count(SearchCard.SECRET_DOOR) / len(cards)

    def trial(self, characteristic: int) -> float:
        """Return the turns that are lost until a trial is passed."""
        return TRIES / characteristic - 1

    def stays_for_treasure(self) -> bool:
        """Tell whether to take more treasure, though the dragon may wake and night comes nearer."""
        if self.me.spell is Spell.STASIS:
            return True
        out = DELAYS * min(self.to_tower.far(half).turns for half in CHAMBER)
        left, life, gold = self.view.rounds_left, self.me.life, self.me.gold
        heroes = sum(one.square in CHAMBER and not one.descent for one in self.view.characters)
        wakes = min(1.0, heroes / (self.view.dragon_left or 1))
        taken = self.value(life, gold + self.next_treasure())
        burnt = ALIVE * after_harm(FIRE, self.sheet, life)
        stay = in_time(left - 1 - out) * ((1 - wakes) * taken + wakes * burnt)
        return stay > in_time(left - out) * self.value(life, gold)

    def next_treasure(self) -> float:
        """Return the gold pieces that one draw from the cup brings on the average."""
        taken = sum(token.gold for one in self.view.characters for token in one.treasures)
        left = sum(face.copies * face.gold for face in tokens().values()) - taken
        return TOKENS * left / max(TOKENS, self.view.treasures_left)

    def value(self, life: int, gold: float) -> float:
        """Return what life and gold together are worth to a hero who gets out in time."""
        beaten = all(gold > one.gold for one in self.view.characters if one.fate is Fate.OUT)
        return worth(life) * (ALIVE + fortune(gold) * (1 if beaten else SECOND_BEST))
