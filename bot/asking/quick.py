"""Quick questions: several levels shown at once, so that one click decides all of them.

A question is quick if its class says so. What is asked once in a while reads better level by
level, and stays as it is.

=====================================  =====================================================
a level                                is shown as
=====================================  =====================================================
up to five ways to the end             one row of buttons, each for a whole way
up to three options that lead on       a row for each, of whole ways or of its next level
more                                   one menu of whole ways, of as many options as it holds,
                                       those with the fewest ways first; up to two that are
                                       left over have a row each, more stay in the menu
options that end the answer            the last row
=====================================  =====================================================

Rows with more than five options become menus. A whole way has a number in the draft like any
option: that of its place among all ways of its level, counted on from the options' own numbers.
"""

from bot.asking.options import (
    SELECT_LIMIT,
    Draft,
    Group,
    Option,
    below,
    options_of,
    single_ways,
    ways,
)
from rules.engine.questions import Branches, Key

MOST_BUTTONS = 5
"""Options that are shown as buttons; more become a select."""

MOST_ROWS = 3
"""Options that lead on and have a row of their own each."""

MOST_LEFT = 2
"""Options that find no place in the menu and have a row of their own each."""


def way_at(node: Branches, number: int) -> tuple[Key, ...] | None:
    """Return the whole way that a number stands for at a level, if it does for one."""
    return dict(enumerate(ways(node), len(node))).get(number)


def groups(node: Branches, parts: tuple[str, ...], draft: Draft) -> tuple[Group, ...]:
    """Return what is shown for a level of a quick question.

    Args:
        node: the level.
        parts: what it and those below are in messages.
        draft: the way to it.
    """
    options = options_of(node, parts)
    leads = [option for option in options if _beyond(node, option) is not None]
    whole = _whole_ways(node, parts)
    if sum(map(len, whole.values())) <= MOST_BUTTONS:
        return (Group(tuple(way for option in options for way in whole[option.key]), draft),)
    ends = [option for option in options if option not in leads]
    menu: list[Option] = []
    rows = leads
    if len(leads) > MOST_ROWS:
        # What has a single way on stands with what has more: they are of one kind, as a rule.
        menu, rows = _menu([one for one in options if one in leads or one.ahead], whole)
        ends = [option for option in ends if not option.ahead]
    if menu and len(ends) > MOST_BUTTONS:
        # Two menus of one draft could not be told apart.
        menu, ends = [*menu, *ends], []
    found = [_opened(node, lead, parts, draft) for lead in rows]
    return tuple(group for group in (*_some(menu, draft), *found, *_some(ends, draft)))


def _some(options: list[Option], draft: Draft) -> tuple[Group, ...]:
    return (Group(tuple(options), draft),) if options else ()


def _beyond(node: Branches, option: Option) -> Branches | None:
    """Return the level at which an option leaves something to choose."""
    _, beyond = single_ways(below(node, option.key))
    return beyond


def _whole_ways(node: Branches, parts: tuple[str, ...]) -> dict[Key, list[Option]]:
    """Return the ways through a level to the end, by the option that they begin with."""
    found: dict[Key, list[Option]] = {}
    for number, (key, *rest) in enumerate(ways(node), len(node)):
        ahead = tuple(zip(parts[1:], rest, strict=False))
        found.setdefault(key, []).append(Option(number, key, ahead))
    return found


def _menu(leads: list[Option], whole: dict[Key, list[Option]]) -> tuple[list[Option], list[Option]]:
    """Return the options of the menu, and those that have a row of their own."""
    rising = sorted(leads, key=lambda lead: len(whole[lead.key]))
    for kept in (0, 1):
        # First as if all that is left over had rows; if that is too much, it is in the menu.
        opened, taken = set[Key](), 0
        for place, lead in enumerate(rising):
            count = len(whole[lead.key])
            if taken + count + kept * (len(rising) - place - 1) > SELECT_LIMIT:
                break
            opened.add(lead.key)
            taken += count
        left = [lead for lead in leads if lead.key not in opened]
        if len(left) <= MOST_LEFT:
            shown = [way for lead in leads if lead.key in opened for way in whole[lead.key]]
            return shown, left
    shown = [way for lead in leads for way in (whole[lead.key] if lead.key in opened else [lead])]
    return shown, []


def _opened(node: Branches, lead: Option, parts: tuple[str, ...], draft: Draft) -> Group:
    """Return what an option leads to: whole ways if a menu holds them, else its next level.

    A next level that takes several pages stands here only if it is the last one: the further
    pages are those of its own step, which must list the same.
    """
    beyond = _beyond(node, lead)
    assert beyond is not None  # noqa: S101  it leads on
    below_it = parts[1 + len(lead.ahead) :]
    shown = [way for some in _whole_ways(beyond, below_it).values() for way in some]
    if len(shown) > SELECT_LIMIT:
        shown = [*options_of(beyond, below_it)]
        if len(shown) > SELECT_LIMIT and any(_beyond(beyond, one) for one in shown):
            return Group((lead,), draft)
    named = tuple(
        Option(one.number, lead.key, (*lead.ahead, (below_it[0], one.key), *one.ahead))
        for one in shown
    )
    return Group(named, (*draft, lead.number), lead)
