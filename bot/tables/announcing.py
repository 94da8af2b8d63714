"""How the thread hears of a motion: one line, and the button to agree."""

from collections.abc import Collection

from bot.addresses import SeatButton, TableButton, TableVerb, VoteButton
from bot.letters import FeedButton
from bot.tables.herald import Herald
from bot.tables.motions import END, Matter, Motion
from bot.tables.people import Person
from bot.tables.voting import Count
from bot.times.limits import say_time
from db import NewOutbox
from rules.engine.seats import Seat


def announcement(
    herald: Herald, motion: Motion, person: Person, count: Count, whom: Collection[int] = ()
) -> list[NewOutbox]:
    """Return the letters that tell all that somebody wants something.

    Args:
        herald: of the table.
        motion: what they want.
        person: who.
        count: how the votes stand now.
        whom: the people who are asked for their consent, and notified of it.
    """
    public = herald.public
    facts: dict[str, object] = {
        "who": bold(herald, person),
        "votes": count.votes,
        "needed": count.needed,
    }
    if motion.seat is not None:
        facts["seat"] = Seat(motion.seat)
    match motion.matter:
        case Matter.SEAT:
            facts["user"] = f"<@{motion.subject[1]}>"
        case Matter.TIME:
            facts["time"] = say_time(*motion.time_set, public)
        case Matter.UNDO:
            facts |= {"whom": ", ".join(f"<@{user}>" for user in sorted(whom)), "count": len(whom)}
        case Matter.END:
            facts["seat"] = herald.seat_of(person.id)
        case _:
            pass
    own = motion == Motion.person(motion.seat or 0, person.id)
    line = public.say("feed-vote-seat-own" if own else f"feed-vote-{motion.matter}", **facts)
    return herald.feed([line], sorted(whom), [_vote_button(herald, motion)])


def _vote_button(herald: Herald, motion: Motion) -> FeedButton:
    if motion == END:  # the same as below the board of a frozen game
        address = TableButton(herald.game, TableVerb.END).write()
        return FeedButton(address=address, label=herald.public.say("button-end"))
    address = VoteButton(herald.game, motion.matter, motion.subject).write()
    label = herald.public.say(f"button-vote-{motion.matter}")
    return FeedButton(address=address, label=label)


def seat_button(herald: Herald, seat: int) -> FeedButton:
    """Return the button to take a seat, or to ask for it."""
    address = SeatButton(herald.game, seat).write()
    return FeedButton(address=address, label=herald.public.say("button-take-seat"))


def decided_by(herald: Herald, moderator: Person | None) -> list[str]:
    """Return the public line that says who decided something, where nobody voted."""
    if moderator is None:
        return []
    return [herald.public.say("feed-by-moderator", who=bold(herald, moderator))]


def bold(herald: Herald, person: Person) -> str:
    """Return what somebody is called, who may have no seat, as a seat's name looks."""
    return f"**{herald.public.safe(person.name)}**"
