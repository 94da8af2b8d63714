"""Taking an answer back: whether it can be, up to where, and whom it affects.

An answer can be taken back while nobody has learned anything by it or by what followed. So
nothing must have been rolled or shuffled since, nothing that lay hidden have come to anybody's
eyes, and nobody have been told anything in private; then whoever answers anew knows no more than
the first time. What was known before is played again from the same seed and stays as it was.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from pydantic_core import to_json

from rules.engine.errors import Barrier, CannotUndo
from rules.engine.game import Game
from rules.engine.record import Answered, Entry, GameRecord, Paused, Resumed, standing
from rules.engine.replay import new_game, play_entries
from rules.engine.rulebook import Rulebook
from rules.engine.seats import Seat


@dataclass(frozen=True, slots=True)
class Undo:
    """What it means to take an answer back.

    Attributes:
        to: the entry of the journal that, with all after it, no longer counts.
        affected: the other seats whose view or open questions become others, or whose own
            answers are taken back too, in order.
    """

    to: int
    affected: tuple[Seat, ...]


def look_back(
    rulebook: Rulebook[Any, Any, Any], record: GameRecord, entries: Iterable[Entry], seat: Seat
) -> Undo:
    """Find out what it would mean to take back the last answer that a seat's person gave.

    Args:
        rulebook: the game's rules.
        record: the game; its own entries do not matter.
        entries: the whole journal.
        seat: whose answer.

    Raises:
        CannotUndo: the answer stands.
        ReplayError: the journal does not fit the rules.
    """
    counted = [one for one in standing(entries) if not isinstance(one[1], Paused | Resumed)]
    place = _last_answer(counted, seat)
    since = counted[place:]
    if not all(isinstance(entry, Answered) for _, entry in since):
        raise CannotUndo(Barrier.SEATS)
    game = new_game(rulebook, record)
    play_entries(game, counted[:place])
    before = _Glance(game)
    for one in since:
        # Who answers last of several learns, or lets the others learn, what they had kept secret.
        if game.round_size > 1 and len(game.open) == 1:
            raise CannotUndo(Barrier.REVEALED)
        play_entries(game, [one])
    if barrier := before.learned(_Glance(game)):
        raise CannotUndo(barrier)
    answered = {entry.seat for _, entry in since if isinstance(entry, Answered)}
    changed = before.changed(_Glance(game))
    affected = (other for other in game.table.seats if other in answered or other in changed)
    return Undo(since[0][0], tuple(other for other in affected if other != seat))


def last_to_answer(entries: Iterable[Entry]) -> Seat:
    """Return the seat whose person gave the last answer that stands.

    Raises:
        CannotUndo: nobody has answered yet.
    """
    for _, entry in reversed(standing(entries)):
        if isinstance(entry, Answered) and entry.by == "person":
            return Seat(entry.seat)
    raise CannotUndo(Barrier.NOTHING)


def _last_answer(counted: Sequence[tuple[int, Entry]], seat: Seat) -> int:
    for place in range(len(counted) - 1, -1, -1):
        entry = counted[place][1]
        if isinstance(entry, Answered) and entry.seat == seat and entry.by == "person":
            return place
    raise CannotUndo(Barrier.NOTHING)


class _Glance:
    """What can be known of a game at one moment, by the public and by each seat."""

    def __init__(self, game: Game) -> None:
        self.chance = game.table.chance_used
        self.feed = game.feed
        self.told = len(game.feed)
        viewers = (None, *game.table.seats)
        self.shown = {viewer: _shown_to(game, viewer) for viewer in viewers}
        self.known = {seat: _known_to(game, seat) for seat in game.table.seats}

    def learned(self, later: "_Glance") -> Barrier | None:
        """Return what keeps anybody from unlearning what came until a later glance."""
        if later.chance != self.chance:
            return Barrier.CHANCE
        news = later.feed[self.told : later.told]
        if any((one.everyone and one.everyone.reveals) or one.besides for one in news):
            return Barrier.REVEALED
        if any(later.shown[viewer] - shown for viewer, shown in self.shown.items()):
            return Barrier.REVEALED
        return None

    def changed(self, later: "_Glance") -> list[Seat]:
        """Return the seats for which the view or the open questions are others, later."""
        return [seat for seat, known in self.known.items() if later.known[seat] != known]


def _shown_to(game: Game, viewer: Seat | None) -> Counter[Any]:
    """Count what lies open to a viewer, wherever it lies."""
    zones = game.table.zones.values()
    return Counter(item for zone in zones for item in zone.shown_to(viewer))


def _known_to(game: Game, seat: Seat) -> tuple[bytes, list[str]]:
    asked = [one.mark for one in game.open.values() if one.seat == seat]
    return to_json(game.view(seat)), [str(mark) for mark in asked]
