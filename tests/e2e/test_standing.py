"""Standings, as people ask for them: who is in them, what they see, what others see."""

from collections.abc import Mapping, Sequence

from simcord import MemberActor

from bot.standing.scorekeeper import Scorekeeper
from bot.text import Locale
from db import GameStatus, NewEntry, NewResult, NewSeat
from tests.e2e.club import Club
from tests.e2e.reading import labels, text_of
from tests.e2e.table import begin, told

JOIN, LEAVE = "Put my name in", "Take my name out"


async def finish(
    club: Club,
    winner: MemberActor,
    *losers: MemberActor,
    game: str = "calderos",
    scores: Sequence[int] | None = None,
    guild: int | None = None,
    names: Mapping[int, str] | None = None,
) -> int:
    """Put a finished game into the store."""
    people = [winner, *losers]
    seats = [NewSeat(one.id, (names or {}).get(one.id, one.user.global_name or "?"))
             for one in people]  # fmt: skip
    row = await club.store.lobbies.create(
        game=game, host_id=winner.id, guild_id=guild or club.guild.id, channel_id=club.channel.id,
        locale="en", options={}, expires_at=None, seats=seats,
    )  # fmt: skip
    await club.store.lobbies.start(
        row.id,
        seed=bytes(32),
        commitment="c",
        rules_version=1,
        thread_id=None,
        seats=seats,
        questions=[],
    )
    await club.store.journal.append(
        row.id, expected_number=0, entries=[NewEntry("answer", "{}")],
        status=GameStatus.FINISHED,
        results=[NewResult(seat, won=not seat, score=scores[seat] if scores else None)
                 for seat in range(len(people))],
    )  # fmt: skip
    return row.id


async def join(club: Club, *members: MemberActor) -> None:
    """Let people put their names in."""
    for member in members:
        panel = (await member.slash(club.channel, "standing")).response
        assert panel is not None
        await member.click(panel, custom_id="standing:join::server")


async def test_nobody_is_named_until_they_say_so_and_after_they_say_no(club: Club) -> None:
    ana, bo = club.members("Ana", "Bo")
    await finish(club, ana, bo)
    before = told(await bo.slash(club.channel, "standing", game="calderos"))
    assert "Nobody is in this table yet." in before
    assert "2 more people have played" in before
    assert "Ana" not in before

    panel = (await ana.slash(club.channel, "standing", game="calderos")).response
    assert panel is not None
    assert labels(panel) == [JOIN]
    await ana.click(panel, custom_id="standing:join:calderos:server")
    assert "Guerra de Calderos: the best on this server\n1. Ana: one game, one won" in text_of(
        panel
    )
    assert labels(panel) == [LEAVE, "In words"]
    seen = told(await bo.slash(club.channel, "standing", game="calderos"))
    assert "1. Ana: one game, one won; rating 1138" in seen
    assert "One more person has played" in seen
    assert "Bo" not in seen

    await ana.click(panel, custom_id="standing:leave:calderos:server")
    assert "Nobody is in this table yet." in text_of(panel)
    after = told(await bo.slash(club.channel, "standing", game="calderos"))
    assert after == before


async def test_one_s_own_line_shows_to_oneself_alone(club: Club) -> None:
    ana, bo = club.members("Ana", "Bo")
    await finish(club, ana, bo)
    shown = await bo.slash(club.channel, "standing", game="calderos")
    assert "**You:** one game, none won; rating 927. Only you see this." in told(shown)
    assert club.messages(club.channel.id) == []
    await join(club, ana, bo)
    mine = told(await bo.slash(club.channel, "standing", game="calderos"))
    assert "**You:** place 2 of 2; one game, none won; rating 927." in mine


async def test_the_table_in_words_and_back(club: Club) -> None:
    ana, bo = club.members("Ana", "Bo")
    await finish(club, ana, bo)
    await join(club, ana, bo)
    panel = (await ana.slash(club.channel, "standing", game="calderos")).response
    assert panel is not None
    await ana.click(panel, custom_id="standing:words:calderos:server")
    assert "1. **Ana**: one game, one won, the latest won, longest streak 1" in text_of(panel)
    assert "2. **Bo**: one game, none won" in text_of(panel)
    assert labels(panel) == [LEAVE, "As a picture"]
    await ana.click(panel, custom_id="standing:picture:calderos:server")
    assert "1. Ana: one game" in text_of(panel)


async def test_all_games_together_count_wins_and_have_no_rating(club: Club) -> None:
    ana, bo = club.members("Ana", "Bo")
    await finish(club, ana, bo)
    await finish(club, bo, ana, game="boss-quest", scores=[5, 3])
    await finish(club, bo, ana, game="cave-troll", scores=[40, 3])
    await join(club, ana, bo)
    shown = told(await ana.slash(club.channel, "standing"))
    assert "All games: the best on this server\n1. Bo: 3 games, 2 won\n2. Ana: 3 games" in shown
    assert "rating" not in shown.partition("-#")[0]
    boss = told(await ana.slash(club.channel, "standing", game="boss-quest"))
    assert "(3 keys, 3 in the best game)" in boss


async def test_in_the_thread_of_a_game_that_game_is_meant(club: Club) -> None:
    ana, bo = club.members("Ana", "Bo")
    table = await begin(club, [ana, bo])
    here = told(await ana.slash(await table.thread(), "standing"))
    assert here.startswith("### Guerra de Calderos: the best on this server")
    everything = told(await ana.slash(await table.thread(), "standing", game="all"))
    assert everything.startswith("### All games: the best on this server")


async def test_servers_are_apart_and_everywhere_is_all_of_them(club: Club) -> None:
    ana, bo, cid = club.members("Ana", "Bo", "Cid")
    await finish(club, ana, bo)
    await finish(club, bo, ana, guild=12345, names={bo.id: "Robert", ana.id: "Anita"})
    await finish(club, bo, cid, guild=12345, names={bo.id: "Robert", cid.id: "Sid"})
    await join(club, ana, bo, cid)

    async def asked(**options: str) -> str:
        return told(await ana.slash(club.channel, "standing", game="calderos", **options))

    here = await asked()
    assert "1. Ana: one game, one won; rating 1138\n2. Bo: one game, none won" in here
    assert "Sid" not in here
    everywhere = await asked(where="everywhere")
    assert "the best everywhere\n1. Bo: 3 games, 2 won" in everywhere
    assert "Sid: one game" in everywhere, "who never played here is called as elsewhere"
    assert "Robert" not in everywhere, "who has played here is called as here"


async def test_in_direct_messages_all_servers_count(club: Club) -> None:
    ana, bo = club.members("Ana", "Bo")
    await finish(club, ana, bo)
    shown = await ana.user.slash("standing", game="calderos", where="server")
    answer = shown.response
    assert answer is not None
    assert text_of(answer).startswith("### Guerra de Calderos: the best everywhere")
    await ana.user.click(answer, custom_id="standing:join:calderos:everywhere")
    assert "the best everywhere\n1. Ana: one game, one won; rating 1138" in text_of(answer)


async def test_a_person_is_shown_game_by_game_if_they_want_to(club: Club) -> None:
    ana, bo = club.members("Ana", "Bo")
    await finish(club, ana, bo)
    await finish(club, bo, ana, game="dungeonquest", scores=[2500, 0])
    refusal = club.says("refused-not-in-standing")
    assert told(await bo.slash(club.channel, "standing", player=ana)) == refusal
    own = told(await ana.slash(club.channel, "standing", player=ana))
    assert own.startswith("### Ana: games on this server")
    assert "place" not in own
    await join(club, ana)
    shown = told(await bo.slash(club.channel, "standing", player=ana))
    assert "- **Guerra de Calderos:** place 1; one game, one won" in shown
    assert "- **DungeonQuest:** place 1; one game, none won; rating 927" in shown
    one = told(await bo.slash(club.channel, "standing", player=ana, game="calderos"))
    assert "DungeonQuest" not in one
    none = told(await bo.slash(club.channel, "standing", player=ana, game="cave-troll"))
    assert none == refusal


async def test_hostile_names_do_nothing(club: Club) -> None:
    evil = club.member("@everyone **x** <@1>")
    bo = club.member("# Bo")
    await finish(club, evil, bo)
    await join(club, evil, bo)
    panel = (await bo.slash(club.channel, "standing", game="calderos")).response
    assert panel is not None
    await bo.click(panel, custom_id="standing:words:calderos:server")
    assert "@everyone" not in text_of(panel)
    assert "**\\# Bo**" in text_of(panel)
    person = told(await bo.slash(club.channel, "standing", player=evil))
    assert "@everyone" not in person


async def test_a_game_that_is_not_there_is_refused(club: Club) -> None:
    ana = club.member("Ana")
    refused = told(await ana.slash(club.channel, "standing", game="ludo"))
    assert refused == club.says("refused-illegal")
    panel = (await ana.slash(club.channel, "standing")).response
    assert panel is not None
    for forged in ("standing:join:ludo:server", "standing:join::moon", "standing:name::server"):
        assert club.says("refused-illegal") in told(await club.forge(ana, panel, forged))


async def test_games_are_offered_in_the_reader_s_language(club: Club) -> None:
    ana = club.member("Ana", "es")
    offered = await ana.autocomplete(club.channel, "standing", "game", "")
    assert offered[0] == {"name": "Todos los juegos", "value": "all"}
    troll = await ana.autocomplete(club.channel, "standing", "game", "troll")
    assert [choice["value"] for choice in troll] == ["cave-troll"]
    shown = told(await ana.slash(club.channel, "standing"))
    assert shown.startswith("### Todos los juegos: clasificación de este servidor")
    assert club.says("standing-nameless", language=Locale.ES) in shown


async def test_the_thread_tells_the_new_ratings_of_those_who_are_named(club: Club) -> None:
    ana, bo = club.members("Ana", "Bo")
    await join(club, ana)
    table = await begin(club, [ana, bo])
    await table.play()
    results = await club.store.standings.since(club.guild.id) or []
    won = next(seat.won for seat in results[0].seats if seat.user_id == ana.id)
    line = (await table.feed()).splitlines()[-1]
    expected = "1138 (+138)" if won else "927 (−73)"
    assert line == f"-# Rating on this server: **Ana** {expected}."
    again = Scorekeeper(club.store, club.desk.faces)
    careers = (await again.standings(club.guild.id)).of("calderos")
    assert careers[ana.id].rated_in == table.game
    await table.nothing_waits()


async def test_where_nobody_is_named_the_thread_says_nothing_of_ratings(club: Club) -> None:
    table = await begin(club, club.members("Ana", "Bo"))
    await table.play()
    assert (await table.row()).status is GameStatus.FINISHED
    assert "Rating" not in await table.feed()
