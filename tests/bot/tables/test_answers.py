"""Answers: what they bring about, and that a refused one brings about nothing."""

from itertools import chain

import pytest
from pydantic import JsonValue

from bot.tables.errors import GameOver, LobbyClosed, NotSeated
from db import GameStatus
from db.errors import DuplicateInteraction, NoSuchGame
from rules.engine.errors import IllegalAnswer, NotYourQuestion, QuestionClosed
from rules.engine.randomness import Stream
from rules.engine.record import Answered, read_entry
from tests.bot.tables.support import ANA, BO, CID, PEOPLE, STRANGER, Room


async def test_an_answer_is_written_down_and_the_next_one_is_asked(room: Room) -> None:
    game = await room.begin(ANA, BO, CID)
    person, asked = await room.first(game)
    answer = next(asked.question.every())

    await room.tables.answer(game, person, asked.number, answer, 77)

    (row,) = await room.store.journal.entries(game)
    assert read_entry(row.entry) == Answered(
        question=asked.number, seat=asked.seat, fingerprint=asked.fingerprint(), answer=answer
    )
    assert row.interaction_id == 77
    _, following = await room.first(game)
    assert following.number == asked.number + 1
    stored = await room.store.journal.open_questions(game)
    assert [(one.number, one.fingerprint) for one in stored] == [
        (following.number, following.fingerprint())
    ]


async def test_each_answer_says_that_there_are_letters(room: Room) -> None:
    game = await room.begin(ANA, BO)
    before = room.posted
    await room.play(game, 3)
    assert room.posted == before + 3


async def test_a_game_is_played_to_its_end(room: Room) -> None:
    game = await room.begin(ANA, BO, CID)
    await room.play(game)
    row = await room.store.games.get(game)
    assert row.status is GameStatus.FINISHED
    assert isinstance(row.result, dict)
    assert row.result["winners"]
    assert await room.store.journal.open_questions(game) == []


async def test_a_finished_game_can_still_be_looked_at(room: Room) -> None:
    game = await room.begin(ANA, BO, CID)
    await room.play(game)
    for watching in (room, room.restarted()):
        public = await watching.tables.look(game, None)
        own = await watching.tables.look(game, BO.id)
        assert public.row.status is GameStatus.FINISHED
        assert (public.seat, public.waiting, public.asked) == (None, (), ())
        assert own.seat == 1
        assert own.view == (await watching.tables.look_from(game, own.seat)).view


@pytest.mark.parametrize(
    ("kind", "refusal"),
    [
        ("not seated", NotSeated),
        ("closed", QuestionClosed),
        ("never asked", QuestionClosed),
        ("not yours", NotYourQuestion),
    ],
)
async def test_a_refused_answer_changes_nothing(
    room: Room, kind: str, refusal: type[Exception]
) -> None:
    game = await room.begin(ANA, BO, CID)
    await room.play(game, 7)
    person, asked = await room.first(game)
    other = next(one for one in (ANA, BO, CID) if one != person)
    who, number = {
        "not seated": (STRANGER, asked.number),
        "closed": (person, asked.number - 1),
        "never asked": (person, asked.number + 1),
        "not yours": (other, asked.number),
    }[kind]
    before = await room.standing(game)
    posted = room.posted

    with pytest.raises(refusal):
        await room.tables.answer(game, who, number, next(asked.question.every()), 99_999)

    assert await room.standing(game) == before
    assert await room.restarted().standing(game) == before
    assert room.posted == posted
    # And neither the question nor the click is used up.
    await room.tables.answer(game, person, asked.number, next(asked.question.every()), 99_999)


GARBAGE: list[JsonValue] = [
    None, True, 0, -1, 1.5, "", "attack", [], ["attack"], ["discard"], ["discard", "no-such-card"],
    ["attack", "explosion", 0, "mirror", "more"], [["discard"]], {"act": "discard"}, "x" * 5000,
]  # fmt: skip


@pytest.mark.parametrize("garbage", GARBAGE, ids=lambda value: str(value)[:30])
async def test_an_answer_that_is_none_changes_nothing(room: Room, garbage: JsonValue) -> None:
    game = await room.begin(ANA, BO, CID)
    await room.play(game, 7)
    person, asked = await room.first(game)
    before = await room.standing(game)
    with pytest.raises(IllegalAnswer) as refused:
        await room.tables.answer(game, person, asked.number, garbage, 99_999)
    assert str(refused.value) == f"not an answer to {asked.question.kind}"
    assert await room.standing(game) == before


async def test_a_game_that_is_not_being_played_takes_no_answer(room: Room) -> None:
    lobby = await room.open_table(ANA, BO)
    with pytest.raises(LobbyClosed):
        await room.tables.answer(lobby, ANA, 0, ["discard"])
    over = await room.begin(ANA, BO)
    await room.play(over)
    before = await room.standing(over)
    with pytest.raises(GameOver):
        await room.tables.answer(over, ANA, 0, ["discard"])
    assert await room.standing(over) == before
    with pytest.raises(NoSuchGame):
        await room.tables.answer(4711, ANA, 0, ["discard"])


async def test_the_same_click_twice_is_applied_once(room: Room) -> None:
    game = await room.begin(ANA, BO, CID)
    person, asked = await room.first(game)
    answer = next(asked.question.every())
    await room.tables.answer(game, person, asked.number, answer, 5)
    before = await room.standing(game)
    with pytest.raises(QuestionClosed):
        await room.tables.answer(game, person, asked.number, answer, 5)
    assert await room.standing(game) == before


async def test_a_click_that_was_applied_answers_no_other_question(room: Room) -> None:
    game = await room.begin(ANA, BO, CID)
    person, asked = await room.first(game)
    await room.tables.answer(game, person, asked.number, next(asked.question.every()), 5)
    person, asked = await room.first(game)
    before = await room.standing(game)
    with pytest.raises(DuplicateInteraction):
        await room.tables.answer(game, person, asked.number, next(asked.question.every()), 5)
    assert await room.standing(game) == before
    await room.tables.answer(game, person, asked.number, next(asked.question.every()), 6)


async def test_a_click_of_another_game_is_no_click_of_this_one(room: Room) -> None:
    games = [await room.begin(ANA, BO), await room.begin(ANA, BO)]
    first, second = [await room.first(game) for game in games]
    await room.tables.answer(
        games[0], first[0], first[1].number, next(first[1].question.every()), 5
    )
    with pytest.raises(DuplicateInteraction):
        await room.tables.answer(
            games[1], second[0], second[1].number, next(second[1].question.every()), 5
        )
    assert await room.store.journal.entries(games[1]) == []


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
async def test_after_each_answer_a_restart_finds_the_same_game(room: Room, seats: int) -> None:
    game = await room.begin(*PEOPLE[:seats])
    stream = Stream(bytes([seats]) * 32, "people")
    answers = 0
    while answers < 40 and await room.asked(game):
        await room.step(game, stream)
        answers += 1
        assert await room.restarted().standing(game) == await room.standing(game)


async def test_after_each_answer_the_stored_questions_are_the_open_ones(room: Room) -> None:
    game = await room.begin(ANA, BO, CID)
    stream = Stream(bytes(32), "people")
    while await room.asked(game):
        await room.step(game, stream)
        standing = await room.standing(game)
        assert standing.stored_questions == [
            (asked.number, asked.seat, asked.fingerprint()) for asked in standing.asked
        ]


async def test_one_person_plays_at_several_tables(room: Room) -> None:
    games = [await room.begin(ANA, BO), await room.begin(BO, ANA), await room.begin(ANA, CID)]
    streams = {game: Stream(bytes([game]) * 32, "people") for game in games}
    for game in chain.from_iterable([games] * 10):
        await room.step(game, streams[game])
    assert [len(await room.store.journal.entries(game)) for game in games] == [10, 10, 10]
