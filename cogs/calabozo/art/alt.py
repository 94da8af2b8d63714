"""The pictures in words: no more than they show."""

from collections import Counter
from collections.abc import Iterable, Mapping

from bot.art import Words
from cogs.calabozo.art.naming import (
    figure_name,
    foe_name,
    place_name,
    side_name,
    team_name,
    treasure_name,
    trouble,
)
from rules.calabozo.board import Ground, board
from rules.calabozo.content import Treasure
from rules.calabozo.view import AdventurerView, CalabozoView
from rules.engine.seats import Seat


def table_alt(view: CalabozoView, names: Mapping[Seat, str], words: Words) -> str:
    """Return the table's alternative text; ``names`` must be fit to be shown."""
    towers = sum(board().grounds[one] is Ground.TOWER for one in view.guarded)
    parts = [
        words(
            "art-alt-table",
            round=view.round,
            cap=view.turn_cap,
            monsters=len(view.guarded) - towers,
            dragons=towers,
            rings=view.rings_needed,
        ),
        *situation(view, names, words),
        *(adventurer_alt(one, names[one.seat], words) for one in view.adventurers),
        *face_up(view, words),
    ]
    return " ".join(parts)


def situation(view: CalabozoView, names: Mapping[Seat, str], words: Words) -> list[str]:
    """Return a sentence about who won or whose turn it is, if there is anything to say."""
    if view.winners:
        return [words("art-alt-won", name=side_name(view, names, words))]
    return [words("art-alt-turn", name=names[view.turn])] if view.turn is not None else []


def adventurer_alt(one: AdventurerView, name: str, words: Words) -> str:
    """Return a sentence about an adventurer."""
    number = one.seat + 1
    who = name if one.team is None else f"{name}, {team_name(one.team, words)}"
    if one.figure is None:
        return words("art-alt-no-figure", number=number, name=who)
    figure = figure_name(one.figure, words)
    if one.out and not one.dead:
        return words("art-alt-out", number=number, name=who, figure=figure)
    told = words(
        "art-alt-adventurer",
        number=number,
        name=who,
        figure=figure,
        place=place_name(one.square, words),
        treasures=one.treasures,
    )
    ails = [trouble(one, words)] if trouble(one, words) else []
    if one.lost_turns:
        ails.append(words("art-alt-lost-turns", count=one.lost_turns))
    return f"{told}, {', '.join(ails)}." if ails else f"{told}."


def face_up(view: CalabozoView, words: Words) -> list[str]:
    """Return a sentence about what lies face up, if anything does."""
    seen = [
        f"{foe_name(one.foe, words)} {one.square}"
        for one in view.lairs
        if one.foe is not None and one.face_up
    ]
    return [words("art-alt-face-up", foes=", ".join(seen))] if seen else []


def hand_told(hand: Iterable[Treasure], words: Words) -> str:
    """Return treasures in words, alike ones counted."""
    counted = ((treasure_name(one, words), count) for one, count in Counter(hand).items())
    return ", ".join(name if count == 1 else f"{name} ×{count}" for name, count in counted)
