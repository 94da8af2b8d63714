"""Who has the floor: one thing after another, not too much at once, and people apart."""

import asyncio

import pytest

from bot.tables.errors import TooFast
from bot.teams import floor
from bot.teams.floor import MOST, WITHIN, Floor

ANA, BO = 1, 2


async def speak(place: Floor, user: int, now: float) -> bool:
    """Let somebody speak; tell whether they may."""
    try:
        async with place.taken(user, now):
            return True
    except TooFast:
        return False


async def test_what_one_says_is_passed_on_in_order_and_holds_up_nobody_else() -> None:
    place = Floor()
    heard: list[str] = []
    go_on = asyncio.Event()

    async def say(user: int, text: str, *, slowly: bool = False) -> None:
        async with place.taken(user, 0.0):
            if slowly:
                await go_on.wait()
            heard.append(text)
            if user == BO:
                go_on.set()

    await asyncio.gather(say(ANA, "first", slowly=True), say(ANA, "second"), say(BO, "meanwhile"))
    assert heard == ["meanwhile", "first", "second"]


async def test_a_measure_is_free_again_after_a_while() -> None:
    place = Floor()
    assert all([await speak(place, ANA, 0.0) for _ in range(MOST)])
    assert not await speak(place, ANA, 1.0)
    assert await speak(place, BO, 1.0)
    assert not await speak(place, ANA, WITHIN - 0.1)
    assert await speak(place, ANA, WITHIN + 0.1)


async def test_the_first_refusal_is_marked_and_those_right_after_are_not() -> None:
    place = Floor()
    for _ in range(MOST):
        await speak(place, ANA, 0.0)
    marked = []
    for _ in range(3):
        with pytest.raises(TooFast) as refused:
            await place.taken(ANA, 1.0).__aenter__()
        marked.append(refused.value.first)
    assert marked == [True, False, False]


async def test_people_are_forgotten_before_they_are_too_many(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(floor, "REMEMBERED", 3)
    place = Floor()
    for user in range(10):
        assert await speak(place, user, 0.0)
    assert len(place._spoke) == 3


async def test_a_failure_frees_the_floor() -> None:
    place = Floor()
    with pytest.raises(RuntimeError):
        async with place.taken(ANA, 0.0):
            raise RuntimeError
    assert await speak(place, ANA, 0.0)
