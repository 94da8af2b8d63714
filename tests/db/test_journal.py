"""Answers, and that each applies once, whole, and for good."""

import asyncio
import json

import pytest

from db import GameStatus, NewEntry, NewOutbox, SeatChange, Store, Target
from db.errors import (
    AlreadySeated,
    DuplicateInteraction,
    JournalConflict,
    NoSuchGame,
    NotSeated,
    StoreError,
)
from tests.db.support import ANA, BEN, CLEO, Clock, answer, playing, question


async def test_entries_read_back_in_order_and_unchanged(store: Store, clock: Clock) -> None:
    game = await playing(store, ANA)
    text = json.dumps({"carta": "Dragón 🐲", "\u0000": "\u2028 日本"}, ensure_ascii=False)

    following = await store.journal.append(
        game, expected_number=0, entries=[answer(BEN, text), NewEntry("rewind", '{"to":0}')]
    )
    await store.journal.append(game, expected_number=following, entries=[answer()])

    rows = await store.journal.entries(game)
    assert following == 2
    assert [(one.number, one.kind, one.interaction_id) for one in rows] == [
        (0, "answer", BEN),
        (1, "rewind", None),
        (2, "answer", None),
    ]
    assert rows[0].entry == text
    assert {one.at for one in rows} == {clock.now}


async def test_questions_close_open_and_keep_their_moment(store: Store, clock: Clock) -> None:
    game = await playing(store, ANA, BEN)  # questions 0 and 1
    asked_first = clock.now
    clock.now += 60

    await store.journal.append(
        game, expected_number=0, entries=[answer()], questions=[question(1, 1), question(2, 0)]
    )

    assert [
        (one.number, one.seat, one.user_id, one.asked_at)
        for one in await store.journal.open_questions(game)
    ] == [(1, 1, BEN, asked_first), (2, 0, ANA, clock.now)]


async def test_a_question_that_differs_under_its_number_is_asked_anew(
    store: Store, clock: Clock
) -> None:
    game = await playing(store, ANA)
    clock.now += 60

    await store.journal.append(
        game, expected_number=0, entries=[answer()], questions=[question(0, fingerprint="other")]
    )

    (asked,) = await store.journal.open_questions(game)
    assert (asked.fingerprint, asked.asked_at) == ("other", clock.now)


async def test_questions_stay_unless_they_are_given(store: Store) -> None:
    game = await playing(store, ANA, BEN)

    await store.journal.append(game, expected_number=0, entries=[answer()])
    untouched = await store.journal.open_questions(game)
    await store.journal.append(game, expected_number=1, entries=[answer()], questions=[])

    assert len(untouched) == 2
    assert await store.journal.open_questions(game) == []


async def test_what_waits_for_a_player_is_found_across_games_in_play(store: Store) -> None:
    first = await playing(store, ANA, BEN)
    second = await playing(store, BEN, ANA)
    over = await playing(store, ANA)
    await store.journal.append(over, expected_number=0, entries=[answer()], status=GameStatus.ENDED)

    waiting = await store.journal.questions_of(ANA)

    assert [(one.game_id, one.seat) for one in waiting] == [(first, 0), (second, 1)]


async def test_of_two_answers_at_once_one_loses_and_changes_nothing(store: Store) -> None:
    game = await playing(store, ANA, BEN)

    outcomes = await asyncio.gather(
        *(
            store.journal.append(
                game,
                expected_number=0,
                entries=[answer(interaction)],
                questions=[question(interaction, 0)],
                outbox=[NewOutbox(Target.FEED, "{}")],
            )
            for interaction in (1, 2)
        ),
        return_exceptions=True,
    )

    loser = outcomes[1]
    assert isinstance(loser, JournalConflict)
    assert (loser.expected, loser.actual) == (0, 1)
    assert [one.interaction_id for one in await store.journal.entries(game)] == [1]
    assert [one.number for one in await store.journal.open_questions(game)] == [1]
    assert (await store.outbox.backlog()).waiting == 1


@pytest.mark.parametrize("number", [-1, 0, 2, 99])
async def test_only_the_next_number_is_taken(store: Store, number: int) -> None:
    game = await playing(store, ANA)
    await store.journal.append(game, expected_number=0, entries=[answer()])

    with pytest.raises(JournalConflict):
        await store.journal.append(game, expected_number=number, entries=[answer()])


@pytest.mark.parametrize("number", [0, 1])
async def test_a_double_click_applies_once(store: Store, number: int) -> None:
    game = await playing(store, ANA)
    await store.journal.append(game, expected_number=0, entries=[answer(BEN)])

    with pytest.raises(DuplicateInteraction) as refused:
        await store.journal.append(
            game,
            expected_number=number,
            entries=[answer(BEN)],
            outbox=[NewOutbox(Target.FEED, "{}")],
        )

    assert refused.value.interaction_id == BEN
    assert len(await store.journal.entries(game)) == 1
    assert (await store.outbox.backlog()).waiting == 0


async def test_an_interaction_counts_once_across_games_and_within_an_append(store: Store) -> None:
    first, second = await playing(store, ANA), await playing(store, ANA)
    await store.journal.append(first, expected_number=0, entries=[answer(5)])

    for entries in ([answer(5)], [answer(6), answer(6)]):
        with pytest.raises(DuplicateInteraction):
            await store.journal.append(second, expected_number=0, entries=entries)


async def test_an_append_that_fails_in_its_last_part_leaves_nothing(
    store: Store, clock: Clock
) -> None:
    game = await playing(store, ANA, BEN)
    before = await store.games.record(game)

    with pytest.raises(StoreError) as failed:
        await store.journal.append(
            game,
            expected_number=0,
            entries=[answer(1, '{"secret":"dragon"}')],
            seats=[SeatChange(0, None, "Maese")],
            questions=[question(9, 1)],
            outbox=[
                NewOutbox(Target.FEED, '"dragon"'),
                NewOutbox(Target.SEAT, '"dragon"'),  # for no seat at all
            ],
            status=GameStatus.FINISHED,
        )

    assert "dragon" not in f"{failed.value} {failed.value.__cause__}"
    assert await store.games.record(game) == before
    assert await store.outbox.due(clock.now) == []
    await store.journal.append(game, expected_number=0, entries=[answer(1)])


async def test_a_question_to_a_seat_that_is_not_there_is_refused(store: Store) -> None:
    game = await playing(store, ANA)

    with pytest.raises(NotSeated):
        await store.journal.append(
            game, expected_number=0, entries=[answer()], questions=[question(1, of=1)]
        )

    assert await store.journal.entries(game) == []


async def test_a_seat_that_changes_hands_takes_its_questions_along(store: Store) -> None:
    game = await playing(store, ANA, BEN)
    await store.games.set_dm_closed(game, 0, closed=True)
    await store.games.set_talks(game, ANA, talks=False)

    await store.journal.append(
        game,
        expected_number=0,
        entries=[NewEntry("hand-over", "{}")],
        seats=[SeatChange(0, CLEO, "Cleo", "en"), SeatChange(1, None, "Maese")],
    )

    seats = await store.games.seats(game)
    assert [(one.user_id, one.name, one.locale, one.dm_closed) for one in seats] == [
        (CLEO, "Cleo", "en", False),
        (None, "Maese", None, False),
    ]
    assert all(one.talks for one in seats)
    assert [one.seat for one in await store.journal.questions_of(CLEO)] == [0]
    assert await store.journal.questions_of(ANA) == []


async def test_nobody_takes_over_a_second_seat_or_one_that_is_not_there(store: Store) -> None:
    game = await playing(store, ANA, BEN)

    with pytest.raises(AlreadySeated):
        await store.journal.append(
            game, expected_number=0, entries=[answer()], seats=[SeatChange(0, BEN, "Ben")]
        )
    with pytest.raises(NotSeated):
        await store.journal.append(
            game, expected_number=0, entries=[answer()], seats=[SeatChange(2, CLEO, "Cleo")]
        )


async def test_a_result_is_kept_with_the_moment_of_the_end(store: Store, clock: Clock) -> None:
    game = await playing(store, ANA, BEN)
    clock.now += 3600

    await store.journal.append(
        game,
        expected_number=0,
        entries=[answer()],
        questions=[],
        status=GameStatus.FINISHED,
        result={"winners": [1], "points": [3, 8], "título": "¡Victoria!"},
    )

    found = await store.games.get(game)
    assert found.status is GameStatus.FINISHED
    assert found.ended_at == clock.now
    assert found.result == {"winners": [1], "points": [3, 8], "título": "¡Victoria!"}


async def test_votes_that_became_pointless_go_with_the_answer(store: Store) -> None:
    game = await playing(store, ANA, BEN)
    await store.votes.add(game, "skip", BEN)
    await store.votes.add(game, "end", BEN)

    await store.journal.append(game, expected_number=0, entries=[answer()], clear_votes={"skip"})

    assert await store.votes.voters(game, "skip") == []
    assert await store.votes.voters(game, "end") == [BEN]


async def test_an_unknown_game_has_no_journal(store: Store) -> None:
    with pytest.raises(NoSuchGame):
        await store.journal.append(404, expected_number=0, entries=[answer()])


async def test_appends_that_make_no_sense_are_refused_at_once(store: Store) -> None:
    game = await playing(store, ANA)

    with pytest.raises(ValueError, match="without an entry"):
        await store.journal.append(game, expected_number=0, entries=[])
    with pytest.raises(ValueError, match="without a status"):
        await store.journal.append(game, expected_number=0, entries=[answer()], result=1)
