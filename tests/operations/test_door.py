"""The door: who is inside is served to the end, and nobody comes in once it is shut."""

import asyncio

import pytest

from bot.operations.door import Door
from bot.tables.errors import Restarting


async def test_who_is_inside_is_waited_for_and_nobody_else_comes_in() -> None:
    door, finish = Door(), asyncio.Event()

    async def stay() -> None:
        with door.passed():
            await finish.wait()

    visitors = [asyncio.create_task(stay()) for _ in range(2)]
    await asyncio.sleep(0)
    door.shut()
    leaving = asyncio.create_task(door.cleared())
    with pytest.raises(Restarting), door.passed():
        pytest.fail("the door was shut")
    await asyncio.sleep(0)
    assert not leaving.done()

    finish.set()
    await asyncio.gather(*visitors, leaving)


async def test_a_visit_that_goes_wrong_ends_too() -> None:
    door = Door()
    with pytest.raises(ValueError, match="oops"), door.passed():
        raise ValueError("oops")
    door.shut()
    await door.cleared()
