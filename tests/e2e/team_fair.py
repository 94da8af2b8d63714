"""The toy game with teams, and how its players talk: what one writes, and what others get of it."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

import discord
from simcord import MemberActor, ResponseMessage

from bot.desk import Desk
from bot.face import Teams
from bot.text import Locale, join_list
from rules.engine.seats import Seat
from tests.e2e.club import Club
from tests.e2e.fair import open_fair
from tests.e2e.reading import text_of
from tests.toy.fair import FairView

QUOTE = "\n>>> "
"""Stands between the mark of a message and what somebody wrote."""


def pairs(view: FairView) -> tuple[tuple[Seat, ...], ...]:
    """Form two teams, who sit alternately; two players play one against one."""
    seats = [Seat(number) for number in range(len(view.coins))]
    return tuple(seats[::2]), tuple(seats[1::2])


def all_together(view: FairView) -> tuple[tuple[Seat, ...], ...]:
    """Form one team of all."""
    return (tuple(Seat(number) for number in range(len(view.coins))),)


def open_team_fair(desk: Desk, teams: Teams = pairs) -> None:
    """Offer the toy game with teams."""
    open_fair(desk)
    desk.faces.add(replace(desk.faces["toy"], teams=teams))


one_team: Callable[[Desk], None] = partial(open_team_fair, teams=all_together)
"""Offers the toy game with one team of all."""


async def write(member: MemberActor, text: str = "", **more: Any) -> discord.Message:
    """Let somebody write to the bot."""
    return await member.user.send_dm(text, **more)


def talk(club: Club, member: MemberActor) -> list[str]:
    """Return what others of their team wrote to somebody, as it stands there."""
    return [letter.content for letter in club.letters(member) if QUOTE in letter.content]


def words(club: Club, member: MemberActor) -> list[str]:
    """Return what others of their team wrote to somebody, without the marks."""
    return [content.partition(QUOTE)[2] for content in talk(club, member)]


def answers(club: Club, member: MemberActor) -> list[ResponseMessage]:
    """Return what the bot answered last to what somebody wrote, oldest first."""
    stored = club.env.backend.messages.get(club.dm_of(member), {}).values()
    last = max((message.id for message in stored if message.author_id == member.id), default=0)
    later = [letter for letter in club.letters(member) if letter.id > last]
    return [letter for letter in later if QUOTE not in letter.content]


def answer(club: Club, member: MemberActor) -> str:
    """Return the one answer of the bot to what somebody wrote last."""
    (only,) = answers(club, member)
    return text_of(only)


def passed_on_to(club: Club, *names: str, language: Locale = Locale.EN) -> str:
    """Return how the bot says who has got something."""
    bold = [f"**{name}**" for name in names]
    return club.says("talk-sent", language, seats=join_list(language, bold))
