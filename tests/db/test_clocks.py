"""The clocks of open questions: what is overdue, and who is to be reminded."""

import pytest

from db import GameStatus, NewOutbox, PreferencesRow, Reminder, Store, Target, TimeRule
from tests.db.support import ANA, BEN, CLEO, Clock, answer, playing, question

HOUR = 3600


async def timed(store: Store, rule: TimeRule, *users: int | None) -> int:
    """Return a game in play with an hour for each answer."""
    game = await playing(store, *users)
    await store.clocks.set_time(game, HOUR, rule)
    return game


async def to_remind(store: Store, now: float) -> list[tuple[int, int]]:
    """Return who is to be reminded: the game and the user."""
    due = await store.clocks.to_remind(now, share=0.5, without_limit=24 * HOUR)
    return [(row.game_id, row.preferences.user_id) for row in due]


async def test_only_what_has_a_limit_a_rule_and_a_person_times_out(
    store: Store, clock: Clock
) -> None:
    await playing(store, ANA, BEN)
    await timed(store, TimeRule.WAIT, ANA)
    await timed(store, TimeRule.ANSWER, None)
    due = [await timed(store, rule, BEN) for rule in TimeRule if rule is not TimeRule.WAIT]
    assert await store.clocks.timed_out(clock.now + HOUR - 1) == []
    assert await store.clocks.timed_out(clock.now + HOUR) == due


async def test_a_game_is_overdue_once_however_many_are_asked(store: Store, clock: Clock) -> None:
    game = await timed(store, TimeRule.ANSWER, ANA, BEN, CLEO)
    assert await store.clocks.timed_out(clock.now + HOUR) == [game]


async def test_no_clock_runs_in_a_game_that_is_paused_frozen_or_over(
    store: Store, clock: Clock
) -> None:
    paused = await timed(store, TimeRule.ANSWER, ANA)
    await store.games._update(paused, paused_at=clock.now)
    frozen = await timed(store, TimeRule.ANSWER, ANA)
    await store.games.freeze(frozen, {})
    over = await timed(store, TimeRule.ANSWER, ANA)
    await store.journal.append(over, expected_number=0, entries=[answer()], status=GameStatus.ENDED)
    later = clock.now + 100 * 24 * HOUR
    assert await store.clocks.timed_out(later) == []
    assert await to_remind(store, later) == []


async def test_what_was_reminded_at_its_deadline_is_not_overdue_again(
    store: Store, clock: Clock
) -> None:
    game = await timed(store, TimeRule.REMIND, ANA, BEN)
    clock.now += HOUR
    await store.journal.append(game, expected_number=0, entries=[answer()], reminded=[0])
    assert await store.clocks.timed_out(clock.now + HOUR) == [game], "the other one still is"
    await store.journal.append(game, expected_number=1, entries=[answer()], reminded=[1])
    assert await store.clocks.timed_out(clock.now + 99 * HOUR) == []


async def test_a_reminder_before_the_deadline_does_not_stand_for_it(
    store: Store, clock: Clock
) -> None:
    game = await timed(store, TimeRule.REMIND, ANA)
    clock.now += HOUR / 2
    assert await store.clocks.remind(game, 0, [])
    assert await store.clocks.timed_out(clock.now + HOUR / 2) == [game]


async def test_reminders_are_due_at_half_time_or_after_a_day(store: Store, clock: Clock) -> None:
    free = await playing(store, ANA)
    short = await timed(store, TimeRule.WAIT, BEN)
    assert await to_remind(store, clock.now + HOUR / 2 - 1) == []
    assert await to_remind(store, clock.now + HOUR / 2) == [(short, BEN)]
    assert await to_remind(store, clock.now + 24 * HOUR) == [(free, ANA), (short, BEN)]


async def test_past_its_deadline_a_question_is_the_rules_affair(store: Store, clock: Clock) -> None:
    await timed(store, TimeRule.ANSWER, BEN)
    assert len(await to_remind(store, clock.now + HOUR - 1)) == 1
    assert await to_remind(store, clock.now + HOUR) == []


async def test_a_reminder_comes_with_what_its_player_prefers(store: Store, clock: Clock) -> None:
    game = await playing(store, ANA, BEN, CLEO)
    await store.players.set_reminder(ANA, Reminder.NONE)
    await store.players.set_reminder(BEN, Reminder.DM)
    await store.players.set_quiet(BEN, 1320, 480, "Europe/Madrid")
    await store.players.set_locale(BEN, "es")
    rows = await store.clocks.to_remind(clock.now + 24 * HOUR, share=0.5, without_limit=24 * HOUR)
    assert [(row.game_id, row.number, row.seat) for row in rows] == [(game, 1, 1), (game, 2, 2)]
    assert [row.preferences for row in rows] == [
        PreferencesRow(
            user_id=BEN,
            locale="es",
            reminder=Reminder.DM,
            quiet_from=1320,
            quiet_to=480,
            timezone="Europe/Madrid",
        ),
        PreferencesRow(user_id=CLEO),
    ]


async def test_a_reminder_is_posted_once_and_only_for_what_is_open(
    store: Store, clock: Clock
) -> None:
    game = await playing(store, ANA, BEN)
    letter = NewOutbox(Target.FEED, "{}")
    assert await store.clocks.remind(game, 0, [letter])
    assert not await store.clocks.remind(game, 0, [letter])
    assert not await store.clocks.remind(game, 7, [letter])
    assert len(await store.outbox.due(clock.now)) == 1


async def test_another_question_under_the_same_number_has_its_own_reminder(
    store: Store, clock: Clock
) -> None:
    """A game that went back asks anew under an old number."""
    game = await playing(store, ANA, BEN)
    await store.clocks.remind(game, 0, [])
    clock.now += 5
    await store.journal.append(
        game, expected_number=0, entries=[answer()], questions=[question(0, 1, "other")]
    )
    (asked,) = await store.journal.open_questions(game)
    assert (asked.asked_at, asked.reminded_at) == (clock.now, None)


async def test_a_new_limit_begins_all_clocks_of_its_table_anew(store: Store, clock: Clock) -> None:
    game, other = await playing(store, ANA), await playing(store, BEN)
    begun = clock.now
    await store.clocks.remind(game, 0, [])
    clock.now += 10 * HOUR
    await store.clocks.set_time(game, 2 * HOUR, TimeRule.ANSWER)
    row = await store.games.get(game)
    assert (row.limit_seconds, row.time_rule) == (2 * HOUR, TimeRule.ANSWER)
    (asked,) = await store.journal.open_questions(game)
    assert (asked.asked_at, asked.reminded_at) == (clock.now, None)
    (untouched,) = await store.journal.open_questions(other)
    assert untouched.asked_at == begun


async def test_an_absence_of_the_bot_is_skipped_where_there_is_a_limit(
    store: Store, clock: Clock
) -> None:
    game, free = await timed(store, TimeRule.ANSWER, ANA), await playing(store, BEN)
    begun = clock.now
    clock.now += 10 * HOUR
    await store.clocks.skip(9 * HOUR)
    (asked,) = await store.journal.open_questions(game)
    assert asked.asked_at == begun + 9 * HOUR
    await store.clocks.skip(100 * HOUR)
    (asked,) = await store.journal.open_questions(game)
    assert asked.asked_at == clock.now, "never in the future"
    (untouched,) = await store.journal.open_questions(free)
    assert untouched.asked_at == begun


async def called(store: Store, clock: Clock) -> int:
    """Return a game in which the only one asked was called at the deadline."""
    game = await timed(store, TimeRule.REMIND, ANA)
    clock.now += HOUR
    await store.journal.append(game, expected_number=0, entries=[answer()], reminded=[0])
    return game


async def test_what_was_called_at_its_deadline_is_not_called_again_after_a_pause(
    store: Store, clock: Clock
) -> None:
    game = await called(store, clock)
    for number, paused in enumerate((True, False), 1):
        clock.now += 50 * HOUR
        await store.journal.append(game, expected_number=number, entries=[answer()], paused=paused)
    assert await store.clocks.timed_out(clock.now + 99 * HOUR) == []


async def test_what_was_called_at_its_deadline_is_not_called_again_after_an_absence(
    store: Store, clock: Clock
) -> None:
    await called(store, clock)
    clock.now += 50 * HOUR
    await store.clocks.skip(49 * HOUR)
    assert await store.clocks.timed_out(clock.now + 99 * HOUR) == []


async def test_what_is_reminded_of_before_a_pause_is_called_at_the_deadline_after_it(
    store: Store, clock: Clock
) -> None:
    game = await timed(store, TimeRule.REMIND, ANA)
    clock.now += HOUR / 2
    await store.clocks.remind(game, 0, [])
    await store.journal.append(game, expected_number=0, entries=[answer()], paused=True)
    clock.now += 50 * HOUR
    await store.journal.append(game, expected_number=1, entries=[answer()], paused=False)
    assert await to_remind(store, clock.now) == []
    assert await store.clocks.timed_out(clock.now + HOUR / 2 - 1) == []
    assert await store.clocks.timed_out(clock.now + HOUR / 2) == [game]


@pytest.mark.parametrize("by_entry", [False, True])
async def test_what_a_game_is_frozen_for_is_taken_from_nobody(
    store: Store, clock: Clock, *, by_entry: bool
) -> None:
    """Nobody could answer then; whoever is asked has as long as anybody."""
    game, other = await timed(store, TimeRule.ANSWER, ANA), await playing(store, BEN)
    begun = clock.now
    await store.clocks.remind(game, 0, [])
    await store.games.freeze(game, {})
    clock.now += 50 * HOUR
    if by_entry:
        await store.journal.append(
            game,
            expected_number=0,
            entries=[answer()],
            questions=[question(0)],
            status=GameStatus.PLAYING,
        )
    else:
        await store.games.thaw(game)
    (asked,) = await store.journal.open_questions(game)
    assert (asked.asked_at, asked.reminded_at) == (clock.now, None)
    assert await store.clocks.timed_out(clock.now + HOUR - 1) == []
    assert await store.clocks.timed_out(clock.now + HOUR) == [game]
    (untouched,) = await store.journal.open_questions(other)
    assert untouched.asked_at == begun
