"""Seats that change hands: who gets the hand, who no longer does, and who decides it."""

import pytest

from bot.tables.errors import (
    AlreadySeated,
    Illegal,
    NotSeated,
    PersonSeated,
    SeatOfBot,
    SeatTaken,
)
from bot.tables.motions import END, PAUSE, Motion
from bot.times.limits import DAY
from db import GameStatus, TimeRule
from rules.engine.record import Answered, Ended, HandedOver, TakenOver, read_entry
from tests.bot.tables.support import ANA, BO, CID, DORA, EVA, STRANGER, Room
from tests.db.support import Clock


async def entries(room: Room, game: int) -> list[object]:
    """Return the journal, read."""
    return [read_entry(row.entry) for row in await room.store.journal.entries(game)]


async def holders(room: Room, game: int) -> list[int | None]:
    """Return who sits where."""
    return [seat.user_id for seat in await room.store.games.seats(game)]


async def test_a_seat_goes_to_the_bot_player_by_vote(room: Room) -> None:
    game = await room.begin(ANA, BO, CID)
    await room.play(game, 8)
    person, asked = await room.first(game)
    one, other = (voter for voter in (ANA, BO, CID) if voter != person)
    motion = Motion.bot(asked.seat)
    assert await room.decisions.vote(game, one, motion) == (1, 2)
    assert await room.decisions.vote(game, other, motion) == (2, 2)
    journal = (await entries(room, game))[8:]
    assert journal[0] == HandedOver(seat=asked.seat)
    assert isinstance(journal[1], Answered)
    assert journal[1].by == "bot-player"
    assert (await holders(room, game))[asked.seat] is None
    with pytest.raises(NotSeated):
        await room.tables.look(game, person.id)
    with pytest.raises(SeatOfBot):
        await room.decisions.vote(game, one, motion)
    with pytest.raises(Illegal):
        await room.decisions.vote(game, one, Motion.bot(3))
    assert await room.restarted().standing(game) == await room.standing(game)


async def test_a_person_who_was_chosen_must_agree_and_gets_hand_and_question(room: Room) -> None:
    game = await room.begin(ANA, BO, CID)
    await room.play(game, 8)
    person, asked = await room.first(game)
    motion = Motion.person(asked.seat, STRANGER.id)
    for voter in (ANA, BO):
        await room.decisions.vote(game, voter, motion)
    assert (await holders(room, game))[asked.seat] == person.id, "before they agree, nothing moves"
    text = await room.public_text(game)
    assert f"<@{STRANGER.id}>, the table offers you the seat of **{person.name}**" in text
    await room.forget_letters()
    hand = (await room.tables.look(game, person.id)).view.hand

    with pytest.raises(SeatTaken):
        await room.decisions.sit_down(game, DORA, asked.seat)
    assert await room.restarted().decisions.sit_down(game, STRANGER, asked.seat) is None
    again = room.restarted()
    assert (await entries(room, game))[-1] == TakenOver(seat=asked.seat)
    (letter,) = await room.private_letters(game, asked.seat)
    assert letter.questions == (asked.number,)
    assert letter.hand
    sight = await again.tables.look(game, STRANGER.id)
    assert sight.view.hand == hand
    assert sight.names[asked.seat] == "Zoe"
    with pytest.raises(NotSeated):
        await again.tables.look(game, person.id)
    with pytest.raises(NotSeated):
        await again.tables.answer(game, person, asked.number, next(asked.question.every()))
    await again.tables.answer(game, STRANGER, asked.number, next(asked.question.every()))


async def test_an_offer_is_for_one_person_and_for_once(room: Room) -> None:
    game = await room.begin(ANA, BO, CID)
    await room.decisions.order(game, STRANGER, Motion.person(0, DORA.id))
    await room.decisions.order(game, STRANGER, Motion.person(0, EVA.id))
    with pytest.raises(SeatTaken):
        await room.decisions.sit_down(game, DORA)
    assert await room.decisions.sit_down(game, EVA) is None
    assert await holders(room, game) == [EVA.id, BO.id, CID.id]
    await room.decisions.order(game, STRANGER, Motion.person(0, ANA.id))
    await room.decisions.sit_down(game, ANA)
    with pytest.raises(SeatTaken):
        await room.decisions.sit_down(game, EVA)


async def test_nobody_is_offered_a_second_seat(room: Room) -> None:
    game = await room.begin(ANA, BO, CID)
    with pytest.raises(PersonSeated):
        await room.decisions.vote(game, ANA, Motion.person(2, BO.id))
    with pytest.raises(AlreadySeated):
        await room.decisions.sit_down(game, BO)
    assert await room.store.votes.of(game) == {}


async def test_who_asks_for_an_open_seat_gets_it_if_the_table_agrees(room: Room) -> None:
    game = await room.begin(ANA, BO, CID)
    await room.play(game, 8)
    with pytest.raises(SeatTaken):
        await room.decisions.sit_down(game, STRANGER)
    await room.decisions.leave(game, CID)
    assert await room.decisions.sit_down(game, STRANGER) == (0, 2)
    assert await room.decisions.sit_down(game, STRANGER, 2) == (0, 2)
    text = await room.public_text(game)
    assert text.count("**Zoe** would like to take the seat of **Cid**") == 1
    motion = Motion.person(2, STRANGER.id)
    assert await room.decisions.vote(game, ANA, motion) == (1, 2)
    assert await room.decisions.vote(game, BO, motion) == (2, 2)
    assert await room.decisions.sit_down(game, STRANGER) is None
    assert await holders(room, game) == [ANA.id, BO.id, STRANGER.id]
    await room.play(game, 6)
    assert await room.restarted().standing(game) == await room.standing(game)


async def test_a_seat_that_is_kept_for_its_owner_is_not_open(room: Room, clock: Clock) -> None:
    game = await room.begin(ANA, BO, CID)
    await room.times.set_time(game, DAY, TimeRule.HAND_OVER, by="host")
    person, asked = await room.first(game)
    clock.now += DAY
    await room.times.tick()
    assert (await holders(room, game))[asked.seat] is None
    with pytest.raises(SeatTaken):
        await room.decisions.sit_down(game, STRANGER)
    other = (asked.seat + 1) % 3
    with pytest.raises(PersonSeated):
        await room.decisions.order(game, STRANGER, Motion.person(other, person.id))
    await room.decisions.order(game, STRANGER, Motion.bot(asked.seat))
    assert await room.decisions.sit_down(game, STRANGER) == (0, 2)
    with pytest.raises(NotSeated):
        await room.times.come_back(game, person)


async def test_replacing_the_last_person_by_the_bot_player_ends_the_game(room: Room) -> None:
    game = await room.begin(ANA, BO)
    await room.decisions.leave(game, BO)
    await room.decisions.order(game, STRANGER, Motion.bot(0))
    assert (await room.store.games.get(game)).status is GameStatus.ENDED
    assert (await entries(room, game))[-2:] == [HandedOver(seat=0), Ended(by="nobody-left")]


async def test_votes_are_counted_again_when_somebody_leaves(room: Room) -> None:
    game = await room.begin(ANA, BO, CID, DORA)
    for voter in (ANA, BO):
        await room.decisions.vote(game, voter, PAUSE)
    assert (await room.store.games.get(game)).paused_at is None
    await room.decisions.leave(game, DORA)
    assert (await room.store.games.get(game)).paused_at is not None
    assert await room.store.votes.of(game) == {}


async def test_what_has_become_pointless_is_forgotten(room: Room) -> None:
    game = await room.begin(ANA, BO, CID, DORA)
    await room.decisions.vote(game, ANA, Motion.bot(3))
    await room.decisions.vote(game, ANA, END)
    await room.decisions.leave(game, DORA)
    assert await room.store.votes.of(game) == {"end": [ANA.id]}
