"""What happens when nobody answers: one reminder, and then the table's rule."""

import asyncio
from typing import Any

import pytest

from bot.letters import BoardLetter, FeedLetter
from bot.tables.errors import CannotTakeBack, GameFrozen, GameOver, NotSeated
from bot.tables.motions import END, PAUSE, RESUME
from bot.times.keeper import TimeKeeper
from bot.times.limits import DAY, HOUR
from db import GameStatus, Reminder, TimeRule
from rules.engine.record import Answered, HandedOver, Returned, TimedOut, read_entry
from rules.engine.seats import Seat
from rules.engine.verify import verify
from tests.bot.tables.support import ANA, BO, CID, STRANGER, Room, read_letter
from tests.bot.tables.test_frozen import tamper
from tests.db.support import Clock


async def entries(room: Room, game: int) -> list[object]:
    """Return the journal, read."""
    return [read_entry(row.entry) for row in await room.store.journal.entries(game)]


async def pinged(room: Room, game: int) -> list[int]:
    """Return who is mentioned so that they are notified, in what waits to be sent."""
    letters = [read_letter(row) for row in await room.letters_of(game)]
    return [user for letter in letters if isinstance(letter, FeedLetter) for user in letter.ping]


async def timed(room: Room, keeper: TimeKeeper, rule: TimeRule, *people: Any) -> int:
    """Begin a game with a day for each answer, a few answers in."""
    game = await room.begin(*people or (ANA, BO, CID))
    await keeper.set_time(game, DAY, rule, by="host")
    await room.play(game, 8)
    await room.forget_letters()
    return game


async def test_without_a_limit_there_is_one_reminder_after_a_day(
    room: Room, keeper: TimeKeeper, clock: Clock
) -> None:
    game = await room.begin(ANA, BO)
    await room.play(game, 6)
    await room.forget_letters()
    person, _ = await room.first(game)
    clock.now += 24 * HOUR - 1
    await keeper.tick()
    assert await room.letters_of(game) == []
    clock.now += 1
    await keeper.tick()
    assert await pinged(room, game) == [person.id]
    assert f"⏰ <@{person.id}>, a reminder: " in await room.public_text(game)
    clock.now += 100 * DAY
    await keeper.tick()
    await TimeKeeper(room.restarted().tables, clock, lambda: None).tick()
    assert await pinged(room, game) == [person.id], "never twice"
    assert [one for one in await entries(room, game) if not isinstance(one, Answered)] == []


async def test_with_a_limit_the_reminder_comes_at_half_time(
    room: Room, keeper: TimeKeeper, clock: Clock
) -> None:
    game = await timed(room, keeper, TimeRule.WAIT)
    clock.now += DAY / 2 - 1
    await keeper.tick()
    assert await room.letters_of(game) == []
    clock.now += 1
    await keeper.tick()
    assert f"Deadline: <t:{int(clock.now + DAY / 2)}:R>" in await room.public_text(game)


async def test_a_new_question_has_a_reminder_of_its_own(
    room: Room, keeper: TimeKeeper, clock: Clock
) -> None:
    game = await room.begin(ANA, BO)
    await room.play(game, 6)
    for _ in range(2):
        await room.forget_letters()
        clock.now += 25 * HOUR
        await keeper.tick()
        assert len(await pinged(room, game)) == 1
        await room.play(game, 1)


async def test_everybody_is_reminded_as_they_prefer(
    room: Room, keeper: TimeKeeper, clock: Clock
) -> None:
    game = await room.begin(ANA, BO, CID, game="toy")
    asked = await room.asked(game)
    while len(asked) < 3:  # a question that is put to all three
        await room.play(game, 1)
        asked = await room.asked(game)
    await room.forget_letters()
    await room.store.players.set_reminder(ANA.id, Reminder.DM)
    await room.store.players.set_reminder(BO.id, Reminder.NONE)
    clock.now += 25 * HOUR
    await keeper.tick()
    seats = {row.user_id: row.seat for row in await room.store.games.seats(game)}
    assert await pinged(room, game) == [CID.id]
    (letter,) = await room.private_letters(game, seats[ANA.id])
    assert letter.questions == tuple(one.number for one in asked if one.seat == seats[ANA.id])
    assert await room.private_letters(game, seats[BO.id]) == []


async def test_a_closed_door_is_not_knocked_at(
    room: Room, keeper: TimeKeeper, clock: Clock
) -> None:
    game = await room.begin(ANA, BO)
    await room.play(game, 6)
    person, asked = await room.first(game)
    await room.store.players.set_reminder(person.id, Reminder.DM)
    await room.tables.direct_failed(game, asked.seat)
    await room.forget_letters()
    clock.now += 25 * HOUR
    await keeper.tick()
    assert await pinged(room, game) == [person.id]


async def test_a_reminder_in_quiet_hours_comes_at_their_end(
    room: Room, keeper: TimeKeeper, clock: Clock
) -> None:
    game = await room.begin(ANA, BO)
    await room.play(game, 6)
    await room.forget_letters()
    person, _ = await room.first(game)
    due = clock.now + 24 * HOUR
    minute = int(due // 60) % 1440  # in UTC, which London has in January
    await room.store.players.set_quiet(
        person.id, (minute - 30) % 1440, (minute + 90) % 1440, "Europe/London"
    )
    for late in (0, 30 * 60, 89 * 60):
        clock.now = due + late
        await keeper.tick()
        assert await room.letters_of(game) == []
    clock.now = due + 91 * 60
    await keeper.tick()
    assert await pinged(room, game) == [person.id]


async def test_nobody_is_reminded_of_what_was_answered_at_that_moment(
    room: Room, keeper: TimeKeeper, clock: Clock
) -> None:
    game = await room.begin(ANA, BO)
    await room.play(game, 6)
    clock.now += 25 * HOUR
    (due,) = await room.store.clocks.to_remind(clock.now, share=0.5, without_limit=24 * HOUR)
    await room.play(game, 1)
    await room.forget_letters()
    await keeper._remind(due)
    assert await room.letters_of(game) == []


@pytest.mark.parametrize("what", ["paused", "frozen", "put anew"])
async def test_nobody_is_reminded_where_something_else_came_at_that_moment(
    room: Room, keeper: TimeKeeper, clock: Clock, what: str
) -> None:
    game = await room.begin(ANA, BO)
    await room.play(game, 6)
    clock.now += 25 * HOUR
    (due,) = await room.store.clocks.to_remind(clock.now, share=0.5, without_limit=24 * HOUR)
    if what == "paused":
        await room.decisions.order(game, STRANGER, PAUSE)
    elif what == "frozen":
        await room.store.games.freeze(game, {})
    else:
        await keeper.set_time(game, DAY, TimeRule.WAIT, by="host")
    await room.forget_letters()
    await keeper._remind(due)
    assert await room.letters_of(game) == []
    (asked,) = await room.store.journal.open_questions(game)
    assert asked.reminded_at is None, "the reminder is still to come"


async def test_the_rule_to_wait_does_nothing(room: Room, keeper: TimeKeeper, clock: Clock) -> None:
    game = await timed(room, keeper, TimeRule.WAIT)
    clock.now += DAY / 2
    await keeper.tick()
    before = await room.standing(game)
    clock.now += 10 * DAY
    await keeper.tick()
    assert await room.standing(game) == before


async def test_the_rule_to_remind_says_it_once_to_all(
    room: Room, keeper: TimeKeeper, clock: Clock
) -> None:
    game = await timed(room, keeper, TimeRule.REMIND)
    person, asked = await room.first(game)
    clock.now += DAY / 2
    await keeper.tick()
    await room.forget_letters()
    for _ in range(3):
        clock.now += DAY
        await keeper.tick()
    assert await pinged(room, game) == [person.id]
    assert (await room.public_text(game)).count("your time is up") == 1
    assert (await entries(room, game))[-1] == TimedOut(
        question=asked.number, seat=asked.seat, rule="remind"
    )
    assert (await room.first(game)) == (person, asked), "it still waits"
    assert await room.restarted().standing(game) == await room.standing(game)


async def test_the_rule_to_remind_says_it_once_also_across_a_pause(
    room: Room, keeper: TimeKeeper, clock: Clock
) -> None:
    game = await timed(room, keeper, TimeRule.REMIND)
    person, _ = await room.first(game)
    clock.now += DAY
    await keeper.tick()
    await room.decisions.order(game, STRANGER, PAUSE)
    clock.now += 5 * DAY
    await room.decisions.order(game, STRANGER, RESUME)
    await room.forget_letters()
    before = await entries(room, game)
    for _ in range(3):
        clock.now += DAY
        await keeper.tick()
    assert await entries(room, game) == before
    assert person.id not in await pinged(room, game)


@pytest.mark.parametrize("why", ["wants none", "quiet hours"])
async def test_who_is_at_peace_is_named_but_not_called(
    room: Room, keeper: TimeKeeper, clock: Clock, why: str
) -> None:
    game = await timed(room, keeper, TimeRule.REMIND)
    person, _ = await room.first(game)
    if why == "quiet hours":
        await room.store.players.set_quiet(person.id, 0, 1439, "Asia/Tokyo")
    else:
        await room.store.players.set_reminder(person.id, Reminder.NONE)
    clock.now += DAY
    await keeper.tick()
    assert f"<@{person.id}>, your time is up" in await room.public_text(game)
    assert await pinged(room, game) == []


async def test_fewer_people_decide_once_a_seat_is_handed_over(
    room: Room, keeper: TimeKeeper, clock: Clock
) -> None:
    game = await timed(room, keeper, TimeRule.HAND_OVER)
    other = await timed(room, keeper, TimeRule.ANSWER)
    clock.now += DAY - 1
    assert await keeper.tick() == []
    clock.now += 1
    assert await keeper.tick() == [game]
    assert len(await entries(room, other)) > 8


async def test_the_bot_answers_once(room: Room, keeper: TimeKeeper, clock: Clock) -> None:
    game = await timed(room, keeper, TimeRule.ANSWER)
    person, asked = await room.first(game)
    clock.now += DAY - 1
    await keeper.tick()
    await room.forget_letters()
    assert len(await entries(room, game)) == 8
    clock.now += 1
    await keeper.tick()
    called, answered = (await entries(room, game))[8:]
    assert called == TimedOut(question=asked.number, seat=asked.seat, rule="answer")
    assert isinstance(answered, Answered)
    assert (answered.question, answered.by) == (asked.number, "bot-player")
    assert (await room.tables.look(game, person.id)).seat == asked.seat, "they keep their seat"
    assert "Time is up for **" in await room.public_text(game)
    await keeper.tick()
    assert len(await entries(room, game)) == 10, "the next question has its own time"
    assert await room.restarted().standing(game) == await room.standing(game)


async def test_the_one_it_was_answered_for_learns_what_and_nobody_else_does(
    room: Room, keeper: TimeKeeper, clock: Clock
) -> None:
    game = await room.begin(ANA, BO, CID, game="toy")
    while len(await room.asked(game)) < 3:
        await room.play(game, 1)
    await keeper.set_time(game, DAY, TimeRule.ANSWER, by="host")
    first, *_ = await room.asked(game)
    for question in (await room.asked(game))[1:]:
        person = await room.who(game, question.seat)
        await room.tables.answer(game, person, question.number, next(question.question.every()))
    assert await room.asked(game) == [first]
    await room.forget_letters()
    clock.now += DAY
    await keeper.tick()
    told = {
        row.seat: "\n".join(one.text for one in await room.private_letters(game, row.seat))
        for row in await room.store.games.seats(game)
    }
    ours = ("the bot answered in your place", "el bot contestó en tu lugar")
    assert [seat for seat, text in told.items() if any(our in text for our in ours)] == [first.seat]
    public = await room.public_text(game)
    assert not any(our in public for our in ours)


async def test_the_bot_keeps_a_seat_until_its_owner_returns(
    room: Room, keeper: TimeKeeper, clock: Clock
) -> None:
    game = await timed(room, keeper, TimeRule.HAND_OVER)
    person, asked = await room.first(game)
    clock.now += DAY
    await keeper.tick()
    journal = await entries(room, game)
    assert journal[8:10] == [
        TimedOut(question=asked.number, seat=asked.seat, rule="hand-over"),
        HandedOver(seat=asked.seat),
    ]
    row = (await room.store.games.seats(game))[asked.seat]
    assert (row.user_id, row.owner_id) == (None, person.id)
    assert (await room.tables.look(game, None)).away == (asked.seat,)
    assert await pinged(room, game) != []
    assert await room.restarted().standing(game) == await room.standing(game)

    others = [one for one in (ANA, BO, CID) if one != person]
    for _ in range(4):
        await room.play(game, 1)
        assert (await room.first(game))[0] in others, "the bot plays on at once"
    with pytest.raises(NotSeated):
        await room.tables.look(game, person.id)
    for nobody in (STRANGER, others[0]):
        with pytest.raises(NotSeated):
            await keeper.come_back(game, nobody)

    await room.forget_letters()
    await keeper.come_back(game, person)
    assert (await entries(room, game))[-1] == Returned(seat=asked.seat)
    row = (await room.store.games.seats(game))[asked.seat]
    assert (row.user_id, row.owner_id) == (person.id, None)
    (letter,) = await room.private_letters(game, asked.seat)
    assert letter.hand
    assert "is back at the table" in await room.public_text(game)
    with pytest.raises(NotSeated):
        await keeper.come_back(game, person)
    assert await room.restarted().standing(game) == await room.standing(game)
    await room.play(game)
    assert (await room.store.games.get(game)).status is GameStatus.FINISHED


async def test_whoever_acts_at_their_table_is_back_with_that(
    room: Room, keeper: TimeKeeper, clock: Clock
) -> None:
    game = await timed(room, keeper, TimeRule.HAND_OVER)
    person, asked = await room.first(game)
    clock.now += DAY
    await keeper.tick()
    assert (await keeper.look(game, person)).seat == asked.seat
    assert (await room.store.games.seats(game))[asked.seat].user_id == person.id
    with pytest.raises(NotSeated):
        await keeper.look(game, STRANGER)


@pytest.mark.parametrize("what", ["vote", "leave", "undo"])
async def test_whoever_has_a_say_at_their_table_is_back_with_that(
    room: Room, keeper: TimeKeeper, clock: Clock, what: str
) -> None:
    game = await timed(room, keeper, TimeRule.HAND_OVER)
    person, asked = await room.first(game)
    clock.now += DAY
    await keeper.tick()
    length = len(await entries(room, game))
    if what == "vote":
        assert await room.decisions.vote(game, person, PAUSE) == (1, 2)
    elif what == "leave":
        await room.decisions.leave(game, person)
    else:
        with pytest.raises(CannotTakeBack):
            await room.decisions.undo(game, person)
    row = (await room.store.games.seats(game))[asked.seat]
    back = None if what == "leave" else person.id
    assert (row.user_id, row.owner_id) == (back, None)
    assert (await entries(room, game))[length] == Returned(seat=asked.seat)
    with pytest.raises(NotSeated):
        await room.decisions.vote(game, STRANGER, PAUSE)


async def test_who_is_away_from_a_frozen_game_is_told_that_it_is_frozen_or_not_theirs(
    room: Room, keeper: TimeKeeper, clock: Clock
) -> None:
    game = await timed(room, keeper, TimeRule.HAND_OVER)
    person, _ = await room.first(game)
    clock.now += DAY
    await keeper.tick()
    await tamper(room, game, 4, "{}")
    again = room.restarted()
    with pytest.raises(GameFrozen):
        await again.decisions.leave(game, person)
    with pytest.raises(NotSeated):
        await again.decisions.vote(game, person, END)


async def test_the_last_person_is_never_replaced(
    room: Room, keeper: TimeKeeper, clock: Clock
) -> None:
    """The bot would play the game to its end with nobody watching."""
    game = await room.begin(ANA, BO, CID, game="toy")
    while len(await room.asked(game)) < 3:
        await room.play(game, 1)
    await keeper.set_time(game, DAY, TimeRule.HAND_OVER, by="host")
    clock.now += DAY
    await keeper.tick()
    holders = [row.user_id for row in await room.store.games.seats(game)]
    assert sorted(holders, key=str) == [CID.id, None, None]
    assert (await entries(room, game))[-1] != HandedOver(seat=2)
    assert (await room.store.games.get(game)).status is GameStatus.PLAYING
    count = len(await entries(room, game))
    clock.now += 10 * DAY
    await keeper.tick()
    assert len(await entries(room, game)) == count


async def test_nothing_runs_while_a_game_is_paused(
    room: Room, keeper: TimeKeeper, clock: Clock
) -> None:
    game = await timed(room, keeper, TimeRule.ANSWER)
    await room.store.games._update(game, paused_at=clock.now)
    clock.now += 10 * DAY
    before = await room.standing(game)
    await keeper.tick()
    assert await room.standing(game) == before


async def test_a_new_time_counts_from_when_it_is_set(
    room: Room, keeper: TimeKeeper, clock: Clock
) -> None:
    game = await room.begin(ANA, BO)
    await room.play(game, 6)
    clock.now += 30 * HOUR
    await keeper.tick()
    await keeper.set_time(game, 2 * HOUR, TimeRule.ANSWER, by="vote")
    await keeper.tick()
    assert len(await entries(room, game)) == 6
    sight = await room.tables.look(game, None)
    assert [one.deadline for one in sight.waited] == [clock.now + 2 * HOUR]
    assert "2 hours, then the bot answers that question" in await room.public_text(game)
    clock.now += 2 * HOUR
    await keeper.tick()
    assert len(await entries(room, game)) > 6


async def test_the_time_of_a_game_that_is_over_cannot_be_set(
    room: Room, keeper: TimeKeeper
) -> None:
    game = await room.begin(ANA, BO)
    await room.play(game)
    with pytest.raises(GameOver):
        await keeper.set_time(game, DAY, TimeRule.WAIT, by="host")


async def test_a_time_out_that_cannot_be_written_down_did_not_happen(
    room: Room, keeper: TimeKeeper, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await timed(room, keeper, TimeRule.ANSWER)
    clock.now += DAY
    before = await room.standing(game)

    async def fail(*_: object, **__: object) -> int:
        raise OSError("disk")

    with monkeypatch.context() as patched:
        patched.setattr(room.store.journal, "append", fail)
        await keeper.tick()
        assert (await room.standing(game)).journal == before.journal
        assert (await room.standing(game)).asked == before.asked
    await keeper.tick()
    assert len(await entries(room, game)) > 8


async def test_an_answer_at_the_last_moment_and_the_time_out_do_not_both_count(
    room: Room, keeper: TimeKeeper, clock: Clock
) -> None:
    game = await timed(room, keeper, TimeRule.ANSWER)
    person, asked = await room.first(game)
    clock.now += DAY
    raw = next(asked.question.every())
    await asyncio.gather(
        room.tables.answer(game, person, asked.number, raw), keeper.tick(), return_exceptions=True
    )
    answers = [one for one in await entries(room, game) if isinstance(one, Answered)]
    assert [one.question for one in answers].count(asked.number) == 1


async def test_the_time_for_which_the_bot_was_away_does_not_count(
    room: Room, keeper: TimeKeeper, clock: Clock
) -> None:
    game = await timed(room, keeper, TimeRule.ANSWER)
    await keeper.tick()
    clock.now += 6 * HOUR
    await keeper.tick()
    clock.now += 20 * HOUR
    again = room.restarted()
    later = TimeKeeper(again.tables, clock, lambda: None)
    await again.forget_letters()
    await later.tick()
    assert len(await entries(again, game)) == 8
    shown = [read_letter(row) for row in await again.letters_of(game)]
    assert shown == [BoardLetter()], "the board shows the new deadline"
    clock.now += 18 * HOUR - 1
    await later.tick()
    assert len(await entries(again, game)) == 8
    clock.now += 1
    await later.tick()
    assert len(await entries(again, game)) > 8


async def test_a_game_with_time_outs_is_verified(
    room: Room, keeper: TimeKeeper, clock: Clock
) -> None:
    game = await timed(room, keeper, TimeRule.HAND_OVER)
    person, _ = await room.first(game)
    clock.now += DAY
    await keeper.tick()
    await keeper.come_back(game, person)
    await keeper.set_time(game, DAY, TimeRule.ANSWER, by="host")
    for _ in range(5):
        clock.now += DAY
        await keeper.tick()
    await room.play(game)
    async with room.games.hold(game) as live:
        rulebook = live.game.rulebook
    from bot.tables.live import record_of  # noqa: PLC0415

    stored = await room.store.games.record(game)
    written = [read_entry(line.entry) for line in stored.journal]
    kinds = {type(entry) for entry in written}
    assert {TimedOut, HandedOver, Returned, Answered} <= kinds
    assert verify(rulebook, record_of(stored.game, stored.seats, written)).result is not None


async def test_a_seat_is_asked_in_the_language_it_reads(
    room: Room, keeper: TimeKeeper, clock: Clock
) -> None:
    game = await room.begin(ANA, BO)
    await room.play(game, 6)
    person, asked = await room.first(game)
    while person != BO:
        await room.play(game, 1)
        person, asked = await room.first(game)
    await room.store.players.set_reminder(BO.id, Reminder.DM)
    await room.forget_letters()
    clock.now += 25 * HOUR
    await keeper.tick()
    (letter,) = await room.private_letters(game, Seat(asked.seat))
    assert letter.text.startswith("Un recordatorio: ")
