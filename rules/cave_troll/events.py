"""What the game master of Cave Troll says."""

from dataclasses import dataclass
from typing import ClassVar

from rules.cave_troll.board import Space
from rules.cave_troll.content import Artifact, Card, Figure
from rules.engine.events import Event
from rules.engine.seats import Seat


@dataclass(frozen=True, slots=True)
class HandsDrawn(Event):
    """Each player drew one card; ``first`` was chosen at random to begin."""

    first: Seat


@dataclass(frozen=True, slots=True)
class YourFirstCard(Event):
    """To one seat: its opening hand."""

    shows_hand: ClassVar[bool] = True
    card: Card


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    """A seat is to take its turn of so many actions."""

    seat: Seat
    actions: int


@dataclass(frozen=True, slots=True)
class TurnCutShort(Event):
    """A seat ended its turn with so many actions left."""

    seat: Seat
    left: int


@dataclass(frozen=True, slots=True)
class ActionUndone(Event):
    """A seat took back its last action and has so many actions left again."""

    seat: Seat
    actions: int


@dataclass(frozen=True, slots=True)
class CardDrawn(Event):
    """A seat drew a card; so many are left in its deck."""

    seat: Seat
    left: int


@dataclass(frozen=True, slots=True)
class YouDrew(Event):
    """To one seat: the card it drew."""

    shows_hand: ClassVar[bool] = True
    card: Card


@dataclass(frozen=True, slots=True)
class FigurePlaced(Event):
    """A card was played that brings a figure to the board."""

    seat: Seat
    card: Card
    figure: Figure
    space: Space


@dataclass(frozen=True, slots=True)
class ArtifactFound(Event):
    """Find an Artifact was played: a face-down artifact lies before the seat."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class YouFound(Event):
    """To one seat: its face-down artifact."""

    shows_hand: ClassVar[bool] = True
    artifact: Artifact
    coins: int


@dataclass(frozen=True, slots=True)
class ScoreRoomPlayed(Event):
    """Score a Room was played for this room; how it is scored follows."""

    seat: Seat
    room: Space


@dataclass(frozen=True, slots=True)
class IconsAdded(Event):
    """A card went to the scoring pile, which now shows ``total`` icons."""

    seat: Seat
    card: Card
    icons: int
    total: int


@dataclass(frozen=True, slots=True)
class FigureMoved(Event):
    """A seat moved one of its characters."""

    seat: Seat
    figure: Figure
    start: Space
    end: Space


@dataclass(frozen=True, slots=True)
class ThiefSneaked(Event):
    """A seat's Thief went to a space that is not adjacent, by its ability."""

    seat: Seat
    start: Space
    end: Space


@dataclass(frozen=True, slots=True)
class OrcSlain(Event):
    """A Knight of ``seat`` came to a space and removed an Orc of ``owner`` there."""

    seat: Seat
    owner: Seat
    space: Space


@dataclass(frozen=True, slots=True)
class OrcStruck(Event):
    """An Orc of ``seat`` removed a hero of ``owner`` from its room."""

    seat: Seat
    owner: Seat
    figure: Figure
    room: Space


@dataclass(frozen=True, slots=True)
class WraithPushed(Event):
    """A Wraith of ``seat`` pushed a character of ``owner``, on entering or by its action."""

    seat: Seat
    owner: Seat
    figure: Figure
    start: Space
    end: Space


@dataclass(frozen=True, slots=True)
class FigureFled(Event):
    """A seat moved a character out of the room where a Cave Troll was placed."""

    seat: Seat
    figure: Figure
    start: Space
    end: Space


@dataclass(frozen=True, slots=True)
class FigureCrushed(Event):
    """A troll of ``seat`` removed a figure of ``owner`` that was left in its room."""

    seat: Seat
    owner: Seat
    figure: Figure
    room: Space


@dataclass(frozen=True, slots=True)
class RampagePushed(Event):
    """A Rampaging Troll of ``seat`` pushed a character of ``owner`` out of its room."""

    seat: Seat
    owner: Seat
    figure: Figure
    start: Space
    end: Space


@dataclass(frozen=True, slots=True)
class GoldFound(Event):
    """A Giant Slayer entered an empty room: one gold."""

    seat: Seat
    room: Space


@dataclass(frozen=True, slots=True)
class GiantSlain(Event):
    """A Giant Slayer of ``seat`` left the board together with a Rampaging Troll of ``owner``."""

    seat: Seat
    owner: Seat
    space: Space


@dataclass(frozen=True, slots=True)
class BansheeBanished(Event):
    """A Paladin of ``seat`` put a Banshee of ``owner`` into a pit."""

    seat: Seat
    owner: Seat
    start: Space
    end: Space


@dataclass(frozen=True, slots=True)
class AssassinStruck(Event):
    """An Assassin of ``seat`` removed a Grunt or a lone hero of ``owner``."""

    seat: Seat
    owner: Seat
    figure: Figure
    room: Space


@dataclass(frozen=True, slots=True)
class GruntStruck(Event):
    """A Grunt of ``seat`` removed an Adventurer of ``owner`` from its room."""

    seat: Seat
    owner: Seat
    figure: Figure
    room: Space


@dataclass(frozen=True, slots=True)
class BansheeLured(Event):
    """A Banshee of ``seat`` drew a character of ``owner`` to its own space."""

    seat: Seat
    owner: Seat
    figure: Figure
    start: Space
    end: Space


@dataclass(frozen=True, slots=True)
class ArtifactRevealed(Event):
    """A seat turned its artifact up and plays it; what it does follows."""

    reveals: ClassVar[bool] = True
    seat: Seat
    artifact: Artifact


@dataclass(frozen=True, slots=True)
class HeroRevived(Event):
    """Chalice of Life: a hero that had been removed stands on stairs again."""

    seat: Seat
    figure: Figure
    space: Space


@dataclass(frozen=True, slots=True)
class MonsterBanished(Event):
    """Banishing Horn: a monster of ``owner`` was put into a pit."""

    seat: Seat
    owner: Seat
    figure: Figure
    start: Space
    end: Space


@dataclass(frozen=True, slots=True)
class WallPassed(Event):
    """Skeleton Key: a character went through a wall."""

    seat: Seat
    figure: Figure
    start: Space
    end: Space


@dataclass(frozen=True, slots=True)
class HeroCursed(Event):
    """Cursed Idol: a hero of ``owner`` was removed from the board."""

    seat: Seat
    owner: Seat
    figure: Figure
    room: Space


@dataclass(frozen=True, slots=True)
class RoomScored(Event):
    """One room was scored by itself: its controller gained gold."""

    seat: Seat
    room: Space
    gold: int


@dataclass(frozen=True, slots=True)
class RoomTied(Event):
    """One room was scored by itself, and several players tie for it: nobody gains."""

    room: Space
    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class RoomWithoutHeroes(Event):
    """One room was scored by itself, and no hero is there: nobody gains."""

    room: Space


@dataclass(frozen=True, slots=True)
class GoldSplit(Event):
    """Berserkers had the gold of a room split.

    Attributes:
        seat: who controls the room.
        seats: the players with a Berserker who share with it.
        gold: what each of them and the controller gained.
        lost: the rest, which nobody gains.
    """

    seat: Seat
    seats: tuple[Seat, ...]
    room: Space
    gold: int
    lost: int


@dataclass(frozen=True, slots=True)
class BoardScored(Event):
    """All rooms with heroes are scored, because of so many icons; what each gains follows."""

    icons: int


@dataclass(frozen=True, slots=True)
class BoardScoredLast(Event):
    """All rooms with heroes are scored for the last time; what each gains follows."""


@dataclass(frozen=True, slots=True)
class SeatScored(Event):
    """In a scoring of the board: a seat gained gold in these rooms."""

    seat: Seat
    rooms: tuple[Space, ...]
    gold: int


@dataclass(frozen=True, slots=True)
class RoomsTied(Event):
    """In a scoring of the board: nobody gained anything in these rooms, for a tie."""

    rooms: tuple[Space, ...]


@dataclass(frozen=True, slots=True)
class DeckEmptied(Event):
    """The game ends: a seat finished an action without a card in its deck, and gains gold."""

    seat: Seat
    gold: int


@dataclass(frozen=True, slots=True)
class CoinsCounted(Event):
    """At the end a seat turned up the artifact it had not used, and gained its coins."""

    reveals: ClassVar[bool] = True
    seat: Seat
    artifact: Artifact
    gold: int


@dataclass(frozen=True, slots=True)
class MostGold(Event):
    """The game is over: these seats have the most gold."""

    seats: tuple[Seat, ...]
    gold: int
