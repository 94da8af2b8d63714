"""The list of what waits for somebody: its order, and what is on it."""

from pathlib import Path
from typing import Any

import pytest

from bot.addresses import TableButton, TableVerb, read_address
from bot.desk import Desk
from bot.links import table_link
from bot.text import Locale
from bot.times.keeper import TimeKeeper
from bot.times.limits import DAY
from bot.waiting import MOST_BUTTONS, MOST_LISTED, waiting_for, waiting_panel
from db import Store, TimeRule
from tests.bot.delivering import desk_of
from tests.bot.tables.support import ANA, BO, CID, Room
from tests.db.support import Clock


@pytest.fixture
def clock() -> Clock:
    """A clock that stands still until it is set."""
    return Clock()


@pytest.fixture
async def room(tmp_path: Path, clock: Clock) -> Any:
    """A room where nobody sits yet."""
    async with await Store.open(tmp_path / "maese.sqlite3", clock) as store:
        yield Room(store, clock)


@pytest.fixture
def desk(room: Room, clock: Clock) -> Desk:
    """The desk in the room."""
    return desk_of(room, None, clock)


async def until_asked(room: Room, game: int) -> None:
    """Play on until Ana is asked."""
    while (await room.first(game))[0] != ANA:
        await room.play(game, 1)


def written(panel: Any) -> str:
    """Return the text of a panel."""
    return "\n".join(
        item.content for item in panel.view.walk_children() if hasattr(item, "content")
    )


def buttons(panel: Any) -> list[TableButton]:
    """Return what the buttons of a panel stand for."""
    ids = [getattr(item, "custom_id", None) for item in panel.view.walk_children()]
    found = [read_address(one) for one in ids if one]
    return [one for one in found if isinstance(one, TableButton)]


async def test_the_oldest_comes_first_but_this_server_s_before_all_others(
    room: Room, desk: Desk, clock: Clock
) -> None:
    games = []
    for server in (11, 10, 11, 10):
        game = await room.begin(ANA, BO)
        await room.store.games._update(game, guild_id=server)
        await until_asked(room, game)
        clock.now += 60
        games.append(game)

    async def order(server: int | None) -> list[int]:
        return [one.row.id for one in await waiting_for(desk, ANA.id, server)]

    first, second, third, fourth = games
    assert await order(None) == games
    assert await order(10) == [second, fourth, first, third]
    assert await order(11) == [first, third, second, fourth]


async def test_what_does_not_wait_for_me_is_not_on_the_list(room: Room, desk: Desk) -> None:
    game = await room.begin(ANA, BO)
    await until_asked(room, game)
    assert await waiting_for(desk, BO.id, None) == []
    assert await waiting_for(desk, CID.id, None) == []
    assert "Nothing waits" in written(waiting_panel(desk, [], ANA.locale))


async def test_a_paused_table_is_listed_as_such_and_has_no_button(
    room: Room, desk: Desk, clock: Clock
) -> None:
    game = await room.begin(ANA, BO)
    await until_asked(room, game)
    await room.store.games._update(game, paused_at=clock.now)
    panel = waiting_panel(desk, await waiting_for(desk, ANA.id, None), ANA.locale)
    assert "The game is paused." in written(panel)
    assert buttons(panel) == []


async def test_a_seat_that_is_kept_for_me_is_listed_with_the_way_back(
    room: Room, desk: Desk, clock: Clock
) -> None:
    game = await room.begin(ANA, BO, CID)
    keeper = TimeKeeper(room.tables, clock, lambda: None)
    await keeper.set_time(game, DAY, TimeRule.HAND_OVER, by="host")
    await until_asked(room, game)
    clock.now += DAY
    await keeper.tick()
    panel = waiting_panel(desk, await waiting_for(desk, ANA.id, None), ANA.locale)
    assert "the bot plays for you until you come back" in written(panel)
    assert buttons(panel) == [TableButton(game, TableVerb.RETURN)]


async def test_a_long_list_says_how_much_has_no_room(room: Room, desk: Desk) -> None:
    for _ in range(MOST_LISTED + 3):
        game = await room.begin(ANA, BO)
        await until_asked(room, game)
    panel = waiting_panel(desk, await waiting_for(desk, ANA.id, None), ANA.locale)
    text = written(panel)
    assert text.count("Asked <t:") == MOST_LISTED
    assert "3 more have no room here." in text
    assert len(buttons(panel)) == MOST_BUTTONS
    assert panel.view.total_children_count <= 40


@pytest.mark.parametrize("locale", list(Locale))
async def test_however_long_the_list_no_line_is_cut_and_none_is_lost(
    room: Room, desk: Desk, locale: Locale
) -> None:
    """With ids as long as Discord's, fewer lines have room."""
    count = 30
    keeper = desk.times
    for _ in range(count):
        game = await room.begin(ANA, BO)
        longest = 2**63 - 1
        await room.store.games._update(game, guild_id=longest, thread_id=longest)
        await until_asked(room, game)
        await keeper.set_time(game, 30 * DAY, TimeRule.WAIT, by="host")
    found = await waiting_for(desk, ANA.id, None)
    assert len(found) == count
    title, *lines, more = written(waiting_panel(desk, found, locale)).split("\n")
    assert title == desk.say(locale, "waiting-title")
    assert len(lines) > MOST_LISTED / 2
    for line, one in zip(lines, found, strict=False):
        assert table_link(one.row) in line
        assert line.endswith(":R>.")
    assert more == desk.say(locale, "waiting-more", count=count - len(lines))
