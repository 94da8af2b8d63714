"""What servers have chosen."""

from db import ServerRow, Store, TimeRule
from tests.db.support import ANA, lobby


async def test_a_server_has_chosen_nothing_at_first(store: Store) -> None:
    assert await store.servers.get(10) == ServerRow(guild_id=10)


async def test_each_setting_is_kept_by_itself(store: Store) -> None:
    await store.servers.set_role(11, 9)
    await store.servers.set_locale(10, "es")
    await store.servers.set_channels(10, [7, 2**62])
    await store.servers.set_games(10, ["calderos"])
    await store.servers.set_limit(10, 86400)
    await store.servers.set_time_rule(10, TimeRule.ANSWER)
    await store.servers.set_role(10, 5)
    assert await store.servers.get(10) == ServerRow(
        guild_id=10,
        locale="es",
        channels=(7, 2**62),
        games=("calderos",),
        limit_seconds=86400,
        time_rule=TimeRule.ANSWER,
        role_id=5,
    )
    await store.servers.set_channels(10, [])
    await store.servers.set_locale(10, None)
    await store.servers.set_limit(10, None)
    changed = await store.servers.get(10)
    assert (changed.channels, changed.locale, changed.limit_seconds) == ((), None, None)
    assert await store.servers.get(11) == ServerRow(guild_id=11, role_id=9)


async def test_a_table_begins_with_the_server_s_time(store: Store) -> None:
    before = await lobby(store, ANA)
    await store.servers.set_limit(10, 3600)
    await store.servers.set_time_rule(10, TimeRule.HAND_OVER)
    row = await lobby(store, ANA)
    assert (row.limit_seconds, row.time_rule) == (3600, TimeRule.HAND_OVER)
    assert (await store.games.get(before.id)).limit_seconds is None
