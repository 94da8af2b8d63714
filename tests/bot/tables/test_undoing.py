"""Taking an answer back: by consent of those it affects, and only where nobody learned anything."""

from typing import Any

import pytest
from pydantic import JsonValue

from bot.tables.errors import CannotTakeBack, GamePaused, NotSeated, Pointless
from bot.tables.motions import PAUSE, RESUME, Motion
from bot.tables.people import Person
from bot.tables.undoing import find_last_seat, find_undo
from bot.text import Locale
from rules.engine.errors import QuestionClosed
from rules.engine.questions import OpenQuestion
from rules.engine.record import Answered, Rewound, read_entry
from rules.engine.seats import Seat
from tests.bot.tables.support import ANA, BO, CID, STRANGER, Room, Standing, Threads


async def attacked(room: Room, *people: Person) -> tuple[int, Standing, OpenQuestion, JsonValue]:
    """Return a game in which somebody has just attacked, so that nothing was drawn or seen yet.

    Besides the game: all there was before, the question, and the answer.
    """
    game = await room.begin(*people or (ANA, BO, CID), characters="deal")
    while True:
        person, asked = await room.first(game)
        every: list[Any] = list(asked.question.every())
        attacks = [raw for raw in every if isinstance(raw, list) and raw[0] == "attack"]
        raw = (attacks or every)[0]
        before = await room.standing(game)
        await room.tables.answer(game, person, asked.number, raw)
        if attacks and (await room.asked(game))[0].seat != asked.seat and await can_go(room, game):
            return game, before, asked, raw


async def can_go(room: Room, game: int) -> bool:
    """Tell whether the last answer could be taken back."""
    async with room.games.hold_playing(game) as live:
        try:
            await find_undo(room.tables, live, await find_last_seat(room.tables, live))
        except CannotTakeBack:
            return False
    return True


async def test_what_all_consent_to_is_taken_back_and_asked_again(room: Room) -> None:
    game, before, asked, raw = await attacked(room)
    length = len(before.journal) + 1
    after = await room.standing(game)
    person = await room.who(game, asked.seat)
    one, other = (voter for voter in (ANA, BO, CID) if voter != person)
    await room.forget_letters()

    for _ in range(2):
        assert await room.decisions.undo(game, person) == (1, 3)
    text = await room.public_text(game)
    assert text.count(f"**{person.name}** would like to take back") == 1
    assert f"<@{one.id}>" in text
    assert f"<@{other.id}>" in text
    motion = Motion.undo(asked.seat, length)
    assert await room.restarted().decisions.vote(game, one, motion) == (2, 3)
    assert (await room.standing(game)).views == after.views
    await room.forget_letters()
    assert await room.decisions.vote(game, other, motion) == (3, 3)

    back = await room.standing(game)
    assert back.views == before.views
    assert back.stored_questions == before.stored_questions
    journal = [read_entry(row.entry) for row in await room.store.journal.entries(game)]
    assert journal[length:] == [Rewound(to=length - 1)]
    assert isinstance(journal[length - 1], Answered)
    assert await room.restarted().standing(game) == back
    assert "takes back their last answer" in await room.public_text(game)
    (letter,) = await room.private_letters(game, asked.seat)
    assert letter.questions == (asked.number,)
    assert await room.store.votes.of(game) == {}

    await room.tables.answer(game, person, asked.number, raw)
    assert (await room.standing(game)).views == after.views
    await room.play(game)
    assert await room.restarted().standing(game) == await room.standing(game)


async def test_a_question_that_came_after_is_no_longer_open(room: Room) -> None:
    game, _, asked, _ = await attacked(room)
    follower, following = await room.first(game)
    await room.decisions.order_undo(game, STRANGER)
    with pytest.raises(QuestionClosed):
        await room.tables.answer(game, follower, following.number, next(following.question.every()))
    assert [one.number for one in await room.asked(game)] == [asked.number]
    assert "**Zoe** decided this as a moderator" in await room.public_text(game)


async def test_the_game_that_went_on_makes_the_request_pointless(room: Room) -> None:
    game, before, asked, _ = await attacked(room)
    person = await room.who(game, asked.seat)
    await room.decisions.undo(game, person)
    await room.play(game, 1)
    other = next(voter for voter in (ANA, BO, CID) if voter != person)
    with pytest.raises(Pointless):
        await room.decisions.vote(game, other, Motion.undo(asked.seat, len(before.journal) + 1))


async def test_what_was_seen_stands_and_changes_nothing(room: Room) -> None:
    game, *_ = await attacked(room)
    await room.play(game, 1)
    last = read_entry((await room.store.journal.entries(game))[-1].entry)
    assert isinstance(last, Answered)
    person = await room.who(game, Seat(last.seat))
    before = await room.standing(game)
    with pytest.raises(CannotTakeBack) as stands:
        await room.decisions.undo(game, person)
    assert stands.value.arguments == {"barrier": "revealed"}
    assert await room.standing(game) == before


async def test_who_has_not_answered_has_nothing_to_take_back(room: Room) -> None:
    game = await room.begin(ANA, BO, CID)
    for refused in (room.decisions.undo(game, BO), room.decisions.order_undo(game, STRANGER)):
        with pytest.raises(CannotTakeBack) as nothing:
            await refused
        assert nothing.value.arguments == {"barrier": "nothing"}
    with pytest.raises(NotSeated):
        await room.decisions.undo(game, STRANGER)


async def test_with_none_but_bot_players_it_is_taken_back_at_once(room: Room) -> None:
    row, _ = await room.lobby.create(
        "toy", ANA, guild=10, channel=20, locale=Locale.EN, options={}, bots=2
    )
    await room.lobby.start(row.id, ANA, Threads())
    taken_back = 0
    while await room.asked(row.id):
        before = await room.standing(row.id)
        await room.play(row.id, 1)
        if not await room.asked(row.id) or not await can_go(room, row.id):
            continue
        assert (await room.decisions.undo(row.id, ANA)).enough
        back = await room.standing(row.id)
        assert (back.views, back.asked) == (before.views, before.asked)
        assert await room.restarted().standing(row.id) == back
        taken_back += 1
        await room.play(row.id, 1)
    assert taken_back


async def test_in_a_paused_game_what_is_taken_back_waits_for_the_end_of_the_pause(
    room: Room,
) -> None:
    game, _, asked, raw = await attacked(room)
    await room.decisions.order(game, STRANGER, PAUSE)
    await room.decisions.order_undo(game, STRANGER)
    person = await room.who(game, asked.seat)
    with pytest.raises(GamePaused):
        await room.tables.answer(game, person, asked.number, raw)
    await room.decisions.order(game, STRANGER, RESUME)
    await room.tables.answer(game, person, asked.number, raw)
