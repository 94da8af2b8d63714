"""The scorekeeper: always up to date, and no more work than there is."""

import asyncio
from asyncio import Runner
from collections.abc import AsyncIterator

import pytest

from bot.face import Faces
from bot.standing import scorekeeper
from bot.standing.scorekeeper import Scorekeeper
from db import Past, PlayedRow, Store
from db.rows import BEGINNING
from tests.bot.standing.games import ANA, BO, CID, keep, played, take_name_out
from tests.docs.commands import faces

GUILD, OTHER = 7, 8


@pytest.fixture(scope="module")
def offered() -> Faces:
    """All games."""
    with Runner() as runner:
        return runner.run(faces())


@pytest.fixture
async def store() -> AsyncIterator[Store]:
    """A store with three games in one server."""
    async with await Store.open(":memory:") as store:
        await keep(store, [played(ANA, BO, won=[n % 2], number=n) for n in (1, 2, 3)], GUILD)
        yield store


@pytest.fixture
def looks(store: Store, monkeypatch: pytest.MonkeyPatch) -> list[int | None]:
    """How many games each look into the store brought; None where the past had changed."""
    brought: list[int | None] = []
    since = store.standings.since

    async def watched(guild: int | None, past: Past = BEGINNING) -> object:
        games: list[PlayedRow] | None = await since(guild, past)
        brought.append(None if games is None else len(games))
        return games

    monkeypatch.setattr(store.standings, "since", watched)
    return brought


async def ratings(keeper: Scorekeeper, guild: int | None = GUILD) -> dict[int, int]:
    """Return everybody's rating."""
    careers = (await keeper.standings(guild)).of("calderos")
    return {user: career.rating or 0 for user, career in careers.items()}


async def test_what_is_known_is_not_reckoned_again(
    store: Store, looks: list[int | None], offered: Faces
) -> None:
    keeper = Scorekeeper(store, offered)
    first = await keeper.standings(GUILD)
    assert await keeper.standings(GUILD) is first
    assert looks == [3, 0, 0]


async def test_a_new_game_is_added(store: Store, looks: list[int | None], offered: Faces) -> None:
    keeper = Scorekeeper(store, offered)
    before = await ratings(keeper)
    await keep(store, [played(ANA, CID, won=[1], number=4)], GUILD)
    after = await ratings(keeper)
    assert after[ANA] < before[ANA]
    assert after[CID] > 1000
    assert looks == [3, 0, 1, 0]
    assert await ratings(Scorekeeper(store, offered)) == after


async def test_a_game_that_ended_earlier_than_others_that_are_known_is_found(
    store: Store, offered: Faces
) -> None:
    """As when the host's clock was put back."""
    keeper = Scorekeeper(store, offered)
    await ratings(keeper)
    early = played(BO, CID, number=9)
    await keep(store, [PlayedRow(9, early.game, "{}", 0.5, early.seats)], GUILD)
    assert CID in await ratings(keeper)
    assert await ratings(keeper) == await ratings(Scorekeeper(store, offered))


async def test_a_person_who_was_made_nameless_is_no_longer_in_it(
    store: Store, looks: list[int | None], offered: Faces
) -> None:
    keeper = Scorekeeper(store, offered)
    before = await ratings(keeper)
    for game in (1, 2, 3):
        await take_name_out(store, game, 0, -9)
    after = await ratings(keeper)
    assert ANA not in after
    assert after[-9] == before[ANA]
    assert after[BO] == before[BO], "others keep their games"
    assert looks == [3, 0, None, 3, 0]


async def test_a_server_has_a_standing_of_its_own(store: Store, offered: Faces) -> None:
    keeper = Scorekeeper(store, offered)
    await keep(store, [played(BO, CID, number=5)], OTHER)
    assert set(await ratings(keeper)) == {ANA, BO}
    assert set(await ratings(keeper, OTHER)) == {BO, CID}
    assert set(await ratings(keeper, None)) == {ANA, BO, CID}
    everywhere, here = await keeper.standings(None), await keeper.standings(GUILD)
    assert everywhere.of("calderos")[BO].games == here.of("calderos")[BO].games + 1


async def test_many_who_ask_at_once_wait_for_one_reckoning(
    store: Store, looks: list[int | None], offered: Faces
) -> None:
    keeper = Scorekeeper(store, offered)
    asked = await asyncio.gather(*(keeper.standings(GUILD) for _ in range(4)))
    assert all(one is asked[0] for one in asked)
    assert looks == [3, 0, 0, 0, 0]


async def test_what_was_asked_for_longest_ago_is_forgotten(
    store: Store,
    looks: list[int | None],
    offered: Faces,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(scorekeeper, "KEPT", 2)
    keeper = Scorekeeper(store, offered)
    for guild in (GUILD, OTHER, None, OTHER, GUILD):
        await keeper.standings(guild)
    assert looks == [3, 0, 0, 3, 0, 0, 3, 0]


async def test_without_games_there_is_nobody(offered: Faces) -> None:
    async with await Store.open(":memory:") as empty:
        assert (await Scorekeeper(empty, offered).standings(None)).careers == {}
