"""Motions: what is written is read again, and nothing else."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.tables.motions import END, PAUSE, RESUME, Motion
from bot.tables.voting import consent, majority
from db import TimeRule
from tests.bot.tables.support import ANA, BO, CID, DORA, Room

NUMBERS = st.integers(0, 2**63 - 1)
MOTIONS = st.one_of(
    st.sampled_from([END, PAUSE, RESUME]),
    st.builds(Motion.bot, NUMBERS),
    st.builds(Motion.person, NUMBERS, NUMBERS),
    st.builds(Motion.undo, NUMBERS, NUMBERS),
    st.builds(Motion.time, st.none() | st.integers(1, 10**7), st.sampled_from(TimeRule)),
)


@given(MOTIONS)
def test_a_motion_is_read_as_it_was_written(motion: Motion) -> None:
    assert Motion.read(motion.write()) == motion


@given(st.none() | st.integers(1, 10**7), st.sampled_from(TimeRule))
def test_a_motion_keeps_the_time(limit: int | None, rule: TimeRule) -> None:
    assert Motion.read(Motion.time(limit, rule).write()).time_set == (limit, rule)


@pytest.mark.parametrize(
    "text",
    ["", "war", "end/1", "bot", "bot/", "bot/-1", "bot/1/2", "seat/1", "undo/²/1", "time/60/9",
     "seat/1/9223372036854775808", "offer/1"],
)  # fmt: skip
def test_anything_else_is_no_motion(text: str) -> None:
    with pytest.raises(ValueError, match=r".+"):
        Motion.read(text)


async def test_more_than_half_of_the_people_decide_whoever_else_has_voted(room: Room) -> None:
    game = await room.begin(ANA, BO, CID, DORA)
    seats = await room.store.games.seats(game)
    assert majority(seats, [ANA.id, BO.id]) == (2, 3)
    assert not majority(seats, [ANA.id, BO.id]).enough
    assert majority(seats, [ANA.id, BO.id, CID.id, 99]).enough
    await room.decisions.leave(game, DORA)
    seats = await room.store.games.seats(game)
    assert majority(seats, [ANA.id, DORA.id]) == (1, 2)


def test_consent_needs_everybody_it_is_asked_of() -> None:
    assert consent({1, 2}, [1, 3]) == (1, 2)
    assert consent({1, 2}, [2, 1]).enough
