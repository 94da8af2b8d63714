"""Seats that change hands: to the bot player, or to another person.

A seat belongs to whoever holds it now. The new holder gets the hand and the open questions by
direct message; the old one's messages lose their buttons, and are refused if pressed.
"""

from collections.abc import Mapping, Sequence

from bot.letters import SeatLetter
from bot.tables.announcing import seat_button
from bot.tables.change import Change
from bot.tables.ending import End, end
from bot.tables.errors import Illegal, PersonSeated, SeatOfBot, SeatTaken
from bot.tables.herald import Herald, seat_letter
from bot.tables.live import Live
from bot.tables.motions import END, Motion
from bot.tables.people import Person
from bot.tables.service import TableService
from bot.tables.voting import majority, people
from db import SeatChange, SeatRow
from rules.engine.record import HandedOver, TakenOver
from rules.engine.seats import Seat

OFFER = "offer"
"""A seat that was offered to somebody is kept among the votes as ``offer/<seat>``."""


def offer_of(seat: int) -> str:
    """Return the kind under which it is kept to whom a seat was offered."""
    return f"{OFFER}/{seat}"


def votes_about(seat: int, votes: Mapping[str, Sequence[int]]) -> list[str]:
    """Return the kinds of votes that are about one seat, and the offer of it."""
    kinds = []
    for kind in votes:
        try:
            about = Motion.read(kind).seat
        except ValueError:
            about = seat if kind == offer_of(seat) else None
        if about == seat:
            kinds.append(kind)
    return kinds


def seat_row(live: Live, seat: int) -> SeatRow:
    """Return a seat of a game.

    Raises:
        Illegal: there is no such seat.
    """
    if not 0 <= seat < len(live.seats):
        raise Illegal
    return live.seats[seat]


def check_bot(live: Live, seat: int) -> None:
    """Make sure that a seat can be handed to the bot player.

    Raises:
        Illegal: there is no such seat.
        SeatOfBot: the bot player holds it, and keeps it for nobody.
    """
    row = seat_row(live, seat)
    if row.user_id is None and row.owner_id is None:
        raise SeatOfBot


def check_person(live: Live, seat: int, user: int) -> None:
    """Make sure that a seat can be offered to a person.

    Raises:
        Illegal: there is no such seat.
        PersonSeated: they sit at the table, or the bot player keeps another seat for them.
    """
    seat_row(live, seat)
    if has_place(live, user):
        raise PersonSeated


def has_place(live: Live, user: int) -> bool:
    """Tell whether somebody sits at the table, or the bot player keeps a seat for them."""
    return any(user in {row.user_id, row.owner_id} for row in live.seats)


def wanted_seat(
    live: Live, seat: int | None, user: int, votes: Mapping[str, Sequence[int]]
) -> tuple[Seat, bool]:
    """Return which seat somebody can have, and whether it was offered to them.

    Args:
        live: the game.
        seat: the one they want; None for any.
        user: who.
        votes: the users by kind, offers among them.

    Raises:
        Illegal: there is no such seat.
        SeatTaken: it was not offered to them, and is not the bot player's alone.
    """
    rows = live.seats if seat is None else [seat_row(live, seat)]
    for row in rows:
        if user in votes.get(offer_of(row.seat), ()):
            return Seat(row.seat), True
    for row in rows:
        if row.user_id is None and row.owner_id is None:
            return Seat(row.seat), False
    raise SeatTaken


async def leave(
    tables: TableService,
    live: Live,
    seat: Seat,
    gone: Sequence[str],
    left: Sequence[str],
    votes: Sequence[str] = (),
) -> None:
    """Hand a seat of a game that the caller holds to the bot player.

    Where no person is left the game ends; fewer people need fewer votes, so it ends too if those
    that were cast to end it are enough now.

    Args:
        tables: the service.
        live: the game.
        seat: the seat.
        gone: public lines, if the game ends with it.
        left: public lines, if it goes on.
        votes: the kinds of votes that have become pointless.
    """
    row = live.seats[seat]
    live.seats[seat] = row.model_copy(update={"user_id": None, "owner_id": None})
    change = Change(live)
    change.enter(HandedOver(seat=seat))
    moved = SeatChange(seat, None, row.name, row.locale)
    voters = await tables.store.votes.voters(live.row.id, END.write())
    seated = people(live.seats)
    if not seated or majority(live.seats, voters).enough:
        why: End = "vote" if seated else "nobody-left"
        await end(tables, live.row, live.seats, why, live.entries, change, moved, gone)
        return
    change.play_bot_seats()
    herald = Herald(tables.faces[live.row.game], live.row, live.seats)
    button = seat_button(herald, seat)
    await tables.commit(live, change, left, moved, clear_votes=votes, buttons=[button])


async def take_seat(
    tables: TableService, live: Live, seat: Seat, person: Person, votes: Sequence[str]
) -> None:
    """Let a person take a seat of a game that the caller holds.

    Args:
        tables: the service.
        live: the game.
        seat: the seat; whoever holds it loses it.
        person: who sits down.
        votes: the kinds of votes that have become pointless.
    """
    face = tables.faces[live.row.game]
    before = Herald(face, live.row, live.seats).public
    live.seats[seat] = live.seats[seat].model_copy(
        update={
            "user_id": person.id,
            "owner_id": None,
            "name": person.name,
            "locale": person.locale,
            "dm_closed": False,
            "talks": True,
        }
    )
    change = Change(live)
    change.enter(TakenOver(seat=seat))
    herald = Herald(face, live.row, live.seats)
    opening = [before.say("feed-taken-over", who=f"<@{person.id}>", seat=seat)]
    asked = tuple(one.number for one in live.game.open.values() if one.seat == seat)
    welcome = herald.speaker(person.locale).say("seat-yours")
    await tables.commit(
        live,
        change,
        opening,
        SeatChange(seat, person.id, person.name, person.locale),
        letters=[seat_letter(seat, SeatLetter(text=welcome, questions=asked))],
        pings=[person.id] if asked else (),
        clear_votes=votes,
    )
