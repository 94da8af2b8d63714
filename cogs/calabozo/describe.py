"""The board, a hand and an adventurer of Calabozo in words."""

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import chain

from bot.speech import Speaker
from rules.calabozo.board import Edge, Ground, Square, board
from rules.calabozo.content import Figure, Treasure, box
from rules.calabozo.view import AdventurerView, CalabozoView, LairView
from rules.engine.seats import Seat

_BETWEEN = " · "
_WAYS = "□╨╞╚╥║╔╠╡╝═╩╗╣╦╬"
"""A sign for each set of ways out: north counts 1, east 2, south 4, west 8."""

_SIDES = (("north", 0, -1), ("east", 1, 0), ("south", 0, 1), ("west", -1, 0))
_MONSTER, _DRAGON, _HALL, _UNDERWORLD = "m", "d", "H", "U"


def describe_table(view: CalabozoView, speaker: Speaker) -> str:
    """Return the board as a grid of letters, and every adventurer in a line."""
    towers = sum(board().grounds[one] is Ground.TOWER for one in view.guarded)
    lines = [
        _BETWEEN.join(
            (
                speaker.say("text-round", round=view.round, cap=view.turn_cap),
                speaker.say("text-rings-needed", count=view.rings_needed),
                speaker.say("text-monsters", count=len(view.guarded) - towers),
                speaker.say("text-dragons", count=towers),
            )
        ),
        f"```\n{text_map(view)}\n```",
        f"-# {speaker.say('text-legend')}",
        *(_BETWEEN.join(_line(view, one, speaker)) for one in view.adventurers),
        *_lairs((one for one in view.lairs if one.face_up or one.lost), speaker, secrets=False),
        *_fallen(view, speaker),
    ]
    return "\n".join(lines)


def text_map(view: CalabozoView) -> str:
    """Return the board on fourteen lines of at most 37 characters, the same in every language.

    Each square takes two: its ways out without secret doors, as a line drawing, and what is there:
    the number of an adventurer, a monster, a dragon.
    """
    there: dict[Square, str] = {}
    for one in view.adventurers:
        if not one.dead and not one.out:
            there[one.square] = there.get(one.square, "") + str(one.seat + 1)
    rows = [f"   {' '.join(Square.at(column, 0)[0] for column in range(board().columns))}"]
    for row in range(board().rows):
        squares = (Square.at(column, row) for column in range(board().columns))
        cells = (_cell(view, one, there.get(one, "")) for one in squares)
        rows.append(f"{row + 1:>2} {''.join(cells)}".rstrip())
    return "\n".join(rows)


def _cell(view: CalabozoView, square: Square, numbers: str) -> str:
    if square not in board().grounds:
        return "  "
    if len(numbers) > 1:
        return f"{numbers[0]}+"
    ways = sum(
        1 << place
        for place, (_, other) in enumerate(_neighbours(square))
        if other is not None and other in board().ways[square]
    )
    return _WAYS[ways] + (numbers or _sign(view, square))


def _sign(view: CalabozoView, square: Square) -> str:
    match board().grounds[square]:
        case Ground.HALL:
            return _HALL
        case Ground.UNDERWORLD:
            return _UNDERWORLD
        case ground if square in view.guarded:
            return _DRAGON if ground is Ground.TOWER else _MONSTER
        case _:
            return " "


def _neighbours(square: Square) -> Iterator[tuple[str, Square | None]]:
    """Yield north, east, south, west, each with the square there, if there is one."""
    for way, across, down in _SIDES:
        column, row = square.column + across, square.row + down
        inside = 0 <= column < board().columns and 0 <= row < board().rows
        other = Square.at(column, row) if inside else None
        yield way, other if other in board().grounds else None


def _line(view: CalabozoView, one: AdventurerView, speaker: Speaker) -> list[str]:
    """Return what everybody sees of an adventurer."""
    if one.figure is None:
        return [speaker.say("text-no-figure", number=str(one.seat + 1), seat=one.seat)]
    parts = [
        speaker.say("text-adventurer", number=str(one.seat + 1), seat=one.seat, figure=one.figure)
    ]
    if one.team is not None:
        parts.append(speaker.word(one.team))
    if one.seat == view.turn and not view.winners:
        parts.append(speaker.say("text-turn"))
    if one.seat in view.winners:
        parts.append(speaker.say("text-won"))
    parts += _state(one, speaker)
    if not one.dead and not one.out:
        parts += _ways(one, speaker)
    return parts


def _state(one: AdventurerView, speaker: Speaker) -> list[str]:
    """Return how an adventurer fares, what matters most first."""
    treasures = speaker.say("text-treasures", count=one.treasures)
    place = _place(one.square, speaker)
    if one.out and not one.dead:
        return [speaker.say("text-out")]
    if one.dead:
        out = [speaker.say("text-out")] if one.out else []
        return [speaker.say("text-dead", place=place), *out, treasures]
    troubles = [
        *([speaker.say("text-jailed")] if one.jailed else []),
        *([speaker.say("text-lost-turns", count=one.lost_turns)] if one.lost_turns else []),
        *([speaker.say("text-bound")] if one.bound else []),
    ]
    shown = [speaker.say("text-shows")] if one.shows_hand else []
    return [place, *troubles, treasures, *shown]


def _place(square: Square, speaker: Speaker) -> str:
    return speaker.say(f"art-place-{board().grounds[square].value}", square=square)


def _ways(one: AdventurerView, speaker: Speaker) -> list[str]:
    ways = [
        speaker.say("text-way", way=way, edge=edge.value)
        for way, other in _neighbours(one.square)
        if other is not None
        and (edge := board().edge(one.square, other)) is not None
        and edge is not Edge.WALL
    ]
    return [speaker.say("text-ways", ways=", ".join(ways))]


def _lairs(lairs: Iterable[LairView], speaker: Speaker, *, secrets: bool) -> list[str]:
    """Return a line about what is known of cells and towers, if anything is."""
    told = []
    for one in lairs:
        seen = one.foe if one.face_up or secrets else None
        foe = "" if seen is None else speaker.word(seen)
        known = "no" if seen is None else "yes"
        told.append(
            speaker.say("text-lair", square=one.square, foe=foe, known=known, lost=one.lost)
        )
    if not told:
        return []
    return [speaker.say("text-seen" if secrets else "text-face-up", lairs="; ".join(told))]


def _fallen(view: CalabozoView, speaker: Speaker) -> list[str]:
    told = [
        speaker.say("text-fallen-one", seat=one.seat, figure=one.figure, square=one.square)
        for one in view.fallen
    ]
    return [speaker.say("text-fallen", adventurers="; ".join(told))] if told else []


def describe_hand(view: CalabozoView, speaker: Speaker) -> str:
    """Return the viewer's own adventurer and treasures in words, or what can be chosen."""
    if view.viewer is None:
        return speaker.say("text-nothing")
    if figures := free_figures(view):
        return speaker.say("text-figures", figures=figures)
    one = view.adventurers[view.viewer]
    lines = [
        _BETWEEN.join(_line(view, one, speaker)),
        speaker.say(
            "text-hand",
            treasures=_told(one.hand or (), speaker) or "none",
            rings=view.rings_known,
            needed=view.rings_needed,
        ),
        *_weapons(one, speaker),
        *_reach(view, speaker),
        *_lairs(_known_alone(view), speaker, secrets=True),
        *(
            speaker.say("text-mate", seat=mate.seat, treasures=_told(mate.hand, speaker) or "none")
            for mate in view.adventurers
            if mate.side == one.side and mate.seat != one.seat and mate.hand is not None
        ),
    ]
    return "\n".join(lines)


def _told(hand: Iterable[Treasure], speaker: Speaker) -> str:
    return ", ".join(
        speaker.word(treasure) if count == 1 else f"{speaker.word(treasure)} ×{count}"
        for treasure, count in Counter(hand).items()
    )


def _weapons(one: AdventurerView, speaker: Speaker) -> list[str]:
    """Return what weapons add for the viewer's type of adventurer."""
    points = box().weapons
    told = [
        f"{speaker.word(treasure)} +{points[treasure][one.figure]}"
        for treasure in Counter(one.hand or ())
        if treasure in points and one.figure
    ]
    return [speaker.say("text-weapons", weapons=", ".join(told))] if told else []


def _reach(view: CalabozoView, speaker: Speaker) -> list[str]:
    if view.reach is None:
        return []
    squares = ", ".join(view.reach.squares) or "none"
    return [speaker.say("text-reach", squares=squares)]


def _known_alone(view: CalabozoView) -> Iterator[LairView]:
    """Yield the cells and towers where the viewer saw what others do not see."""
    return (one for one in view.lairs if one.foe is not None and not one.face_up)


def describe_seat(view: CalabozoView, seat: Seat, speaker: Speaker) -> str:
    """Return an adventurer in one line, what matters most first: a menu may cut off the rest."""
    one = view.adventurers[seat]
    if one.figure is None:
        return speaker.say("art-no-figure")
    return ", ".join([speaker.word(one.figure), *_state(one, speaker)])


def free_figures(view: CalabozoView) -> tuple[Figure, ...]:
    """Return whom a viewer without an adventurer may still hope for; nothing to all others."""
    if view.viewer is None or view.adventurers[view.viewer].figure is not None:
        return ()
    used = Counter(
        chain((one.figure for one in view.adventurers), (one.figure for one in view.fallen))
    )
    return tuple(figure for figure in Figure if used[figure] < box().figures[figure])
