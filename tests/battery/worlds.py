"""Two copies of a game that differ only in what a viewer must not know.

What the viewer sees, hears and is asked must be the same in both, until an event that tells
more: one that ``reveals`` something to all, or that tells the viewer something in private.
"""

from collections.abc import Sequence
from itertools import zip_longest

from pydantic import JsonValue

from rules.engine.errors import IllegalAnswer
from rules.engine.events import Told
from rules.engine.game import Game
from rules.engine.questions import OpenQuestion
from rules.engine.randomness import Stream
from rules.engine.seats import Seat
from rules.engine.zones import Zone
from tests.battery.canon import Viewer, asked, seen, told_in_full
from tests.battery.play import Chooser

MOST_STEPS = 12
"""So many answers are given in both worlds before we are content."""

SILENCE = Told(None, {})


def deciding(game: Game) -> frozenset[Seat]:
    """Return the seats that are asked now, with those whose answers wait for the others'."""
    return frozenset(one.seat for one in game.open.values()) | frozenset(game._answers)


def shuffle_unseen(game: Game, viewers: frozenset[Viewer], stream: Stream) -> bool:
    """Shuffle what none of these viewers sees, among zones whose items look alike.

    Returns whether any zone is another now.
    """
    by_back: dict[str, list[Zone[object]]] = {}
    for zone in game.table.zones.values():
        if not any(zone.open_to(viewer) for viewer in viewers):
            by_back.setdefault(zone.back, []).append(zone)
    changed = False
    for zones in by_back.values():
        pool = [item for zone in zones for item in zone]
        stream.shuffle(pool)
        for zone in zones:
            before = zone.take_all()
            zone.items.extend(pool[: len(before)])
            del pool[: len(before)]
            changed = changed or zone.items != before
    return changed


def compare_feeds(mine: Sequence[Told], theirs: Sequence[Told], viewer: Viewer) -> bool:
    """Compare what a viewer was told in the two worlds.

    Returns:
        False if the worlds have parted as they may: from here on, the viewer knows which is which.

    Raises:
        AssertionError: the viewer was told something that no event declares as telling more.
    """
    audible = [
        [told for told in feed if told.everyone is not None or viewer in told.besides]
        for feed in (mine, theirs)
    ]
    for one, other in zip_longest(*audible, fillvalue=SILENCE):
        if _for(one, viewer) == _for(other, viewer):
            continue
        assert _opens(one, viewer) or _opens(other, viewer), (
            f"{viewer!r} can tell the worlds apart by {one} and {other}"
        )
        if one.everyone and other.everyone:
            reveals = one.everyone.reveals or other.everyone.reveals
            assert reveals or one.everyone == other.everyone, f"all can: {one} and {other}"
        return False
    return True


def _for(told: Told, viewer: Viewer) -> list[object]:
    own = {seat: event for seat, event in told.besides.items() if seat == viewer}
    return told_in_full(Told(told.everyone, own))


def _opens(told: Told, viewer: Viewer) -> bool:
    return (told.everyone is not None and told.everyone.reveals) or viewer in told.besides


def compare_tables(one: Game, other: Game, viewer: Viewer) -> None:
    """Compare what a viewer sees, who is asked, and what the viewer itself is asked.

    Raises:
        AssertionError: the viewer can tell the worlds apart.
    """
    assert seen(one, viewer) == seen(other, viewer), f"{viewer!r} sees which world it is in"
    assert asked(one, viewer) == asked(other, viewer), f"{viewer!r} knows it by who is asked"
    assert one.result == other.result


def play_both(one: Game, other: Game, viewer: Viewer, choose: Chooser, stream: Stream) -> int:
    """Give the same answers in both worlds for as long as both allow them.

    Returns:
        How many answers the viewer saw without being able to tell the worlds apart.

    Raises:
        AssertionError: the viewer can tell them apart before an event declares as much.
    """
    for step in range(MOST_STEPS):
        compare_tables(one, other, viewer)
        if not one.open:
            return step
        question = stream.pick(tuple(one.open.values()))
        raw = choose(one, question, stream)
        if not allows(other, question, raw):
            return step
        told = len(one.feed), len(other.feed)
        for game in (one, other):
            game.answer(question.seat, question.number, raw)
        if not compare_feeds(one.feed[told[0] :], other.feed[told[1] :], viewer):
            return step
    return MOST_STEPS


def allows(game: Game, question: OpenQuestion, raw: JsonValue) -> bool:
    """Tell whether an answer to a question of the other world is legal in this one."""
    try:
        game.open[question.number].question.accept(raw)
    except IllegalAnswer:
        return False
    return True
