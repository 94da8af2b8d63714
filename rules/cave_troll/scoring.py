"""Scoring rooms and the board (rulebook, "Scoring")."""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import NamedTuple, Protocol

from rules.cave_troll import events
from rules.cave_troll.board import ROOMS, Space, board
from rules.cave_troll.content import CHEST_GOLD, ICONS_TO_SCORE, Card, Character, box, heroes
from rules.cave_troll.state import CaveTroll
from rules.engine.seats import Seat
from rules.engine.table import Table


class Standing(Protocol):
    """A figure on the board, or the view of one."""

    @property
    def owner(self) -> Seat:
        """Whose it is."""

    @property
    def character(self) -> Character | None:
        """What it stands for; None for a Treasure Chest."""


class Score(NamedTuple):
    """How one room is scored.

    Attributes:
        controller: who controls it; None if it is tied.
        tied: who ties for it.
        gold: what the controller, and each of ``sharing``, gains.
        sharing: the players with a Berserker who share the gold.
        lost: the rest of a split.
    """

    controller: Seat | None
    tied: tuple[Seat, ...]
    gold: int
    sharing: tuple[Seat, ...] = ()
    lost: int = 0


def worth(game: CaveTroll, room: Space) -> int:
    """Return a room's gold: doubled for each Dwarf, then more for each Treasure Chest.

    Source: rulebook, "Dwarf" and "Treasure Chest".
    """
    return worth_with(room, [piece.character for piece in game.occupants[room]])


def worth_with(room: Space, there: Sequence[Character | None]) -> int:
    """Return the gold of a room with these figures in it; None is a Treasure Chest."""
    gold = board().gold(room)
    if Character.DWARF in there:
        gold <<= there.count(Character.DWARF)
    if None in there:
        gold += CHEST_GOLD * there.count(None)
    return gold


@cache
def counted() -> Mapping[Character | None, int]:
    """Return as how many heroes each character counts when its room is scored.

    Source: rulebook, "Scoring a Room" and "Barbarian": it counts as two, here only.
    """
    return {
        **dict.fromkeys(Character, 0),
        None: 0,
        **dict.fromkeys(heroes(), 1),
        Character.BARBARIAN: 2,
    }


def strength(pieces: Iterable[Standing]) -> Mapping[Seat, int]:
    """Return how many heroes each player has among these figures, where there are any."""
    count = counted()
    strong: dict[Seat, int] = {}
    for piece in pieces:
        if heroes := count[piece.character]:
            strong[piece.owner] = strong.get(piece.owner, 0) + heroes
    return strong


def controller(game: CaveTroll, room: Space) -> Seat | None:
    """Return who has the most heroes in a room, or None in a tie or without heroes."""
    return leader(strength(game.occupants[room]))


def leader(strong: Mapping[Seat, int]) -> Seat | None:
    """Return who has the most heroes, or None in a tie or without heroes."""
    first, most = None, 0
    for seat, count in strong.items():
        if count > most:
            first, most = seat, count
        elif count == most:
            first = None
    return first


def score_of(game: CaveTroll, room: Space) -> Score | None:
    """Return how a room is scored now, or None if it holds no hero (ruling 12).

    Source: rulebook, "Scoring a Room" and "Berserker"; ruling 22.
    """
    strong = strength(game.occupants[room])
    if not strong:
        return None
    owner = leader(strong)
    if owner is None:
        most = max(strong.values())
        return Score(None, tuple(sorted(s for s, n in strong.items() if n == most)), 0)
    berserkers = {piece.owner for piece in game.with_(room, Character.BERSERKER)}
    sharing = tuple(sorted(berserkers - {owner}))
    gold, lost = divmod(worth(game, room), 1 + len(sharing))
    return Score(owner, (), gold, sharing, lost)


def pay(table: Table, game: CaveTroll, room: Space, score: Score) -> None:
    """Give a room's gold to whom it is due; a split is told."""
    assert score.controller is not None  # noqa: S101  nobody is paid for a tie
    for seat in (score.controller, *score.sharing):
        game.places[seat].gold += score.gold
    if score.sharing:
        table.tell(
            everyone=events.GoldSplit(score.controller, score.sharing, room, score.gold, score.lost)
        )


def score_room(table: Table, game: CaveTroll, room: Space) -> None:
    """Score one room by itself (rulebook, "Scoring a Room"; rulings 12 and 13)."""
    score = score_of(game, room)
    if score is None:
        table.tell(everyone=events.RoomWithoutHeroes(room))
    elif score.controller is None:
        table.tell(everyone=events.RoomTied(room, score.tied))
    else:
        pay(table, game, room, score)
        if not score.sharing:
            table.tell(everyone=events.RoomScored(score.controller, room, score.gold))


def score_rooms(table: Table, game: CaveTroll) -> None:
    """Score each room that holds heroes, one after another (rulebook, "Scoring")."""
    gained: dict[Seat, list[Space]] = {seat: [] for seat in table.seats}
    before = [place.gold for place in game.places]
    tied: list[Space] = []
    for room in ROOMS:
        score = score_of(game, room)
        if score is None:
            continue
        if score.controller is None:
            tied.append(room)
            continue
        pay(table, game, room, score)
        for seat in (score.controller, *score.sharing):
            gained[seat].append(room)
    for place, gold in zip(game.places, before, strict=True):
        if rooms := gained[place.seat]:
            scored = events.SeatScored(place.seat, tuple(rooms), place.gold - gold)
            table.tell(everyone=scored)
    if tied:
        table.tell(everyone=events.RoomsTied(tuple(tied)))


def icons_in_pile(game: CaveTroll) -> int:
    """Return how many icons the scoring pile shows."""
    return sum(box().cards[card].icons for card in game.pile)


def check_the_board(table: Table, game: CaveTroll, seat: Seat, card: Card) -> None:
    """Add a card with icons to the scoring pile; five icons score the whole board.

    Source: rulebook, "Checking for Board Scoring"; ruling 14: once, however many icons there are.
    """
    game.pile.put(card)
    icons = icons_in_pile(game)
    table.tell(everyone=events.IconsAdded(seat, card, box().cards[card].icons, icons))
    if icons >= ICONS_TO_SCORE:
        table.tell(everyone=events.BoardScored(icons))
        score_rooms(table, game)
        game.gone.items.extend(game.pile.take_all())
