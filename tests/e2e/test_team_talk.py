"""Team talk at one table: what one writes to the bot, the team reads, and nobody else."""

from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest
from simcord import MemberActor
from simcord.backend.models import MessageSticker

from bot.links import table_link
from bot.tables.people import Person
from bot.teams.floor import MOST, WITHIN
from bot.text import Locale
from db import GameStatus
from tests.e2e.club import Club
from tests.e2e.conftest import OpenClub
from tests.e2e.reading import text_of
from tests.e2e.secrecy import sent
from tests.e2e.table import Table, begin, told
from tests.e2e.team_fair import (
    QUOTE,
    answer,
    answers,
    one_team,
    open_team_fair,
    passed_on_to,
    talk,
    words,
    write,
)
from tests.e2e.test_frozen import damage

PLAN = "Bo must not get the ruby: bid ten"
NAMES = ("Ana", "Bo", "Cid", "Dee")


@pytest.fixture
async def club(opened: OpenClub) -> AsyncIterator[Club]:
    """A club where the toy game is played by two teams, Ana and Cid against Bo and Dee."""
    async with opened(seed="a fair game", dress=open_team_fair) as club:
        yield club


async def begin_in_teams(club: Club, *names: str, language: str = "en") -> Table:
    """Let people play; the first of them writes."""
    return await begin(club, club.members(*names or NAMES, language=language), game="toy")


@pytest.mark.parametrize("language", ["en", "es"])
async def test_what_one_writes_the_team_gets_and_nobody_else(club: Club, language: str) -> None:
    ana, bo, dee = club.member("Ana", language), club.member("Bo"), club.member("Dee")
    cid = club.member("Cid", "es" if language == "en" else "en")
    table = await begin(club, [ana, bo, cid, dee], game="toy")
    posts, letters = len(await table.posts()), {m.id: len(club.letters(m)) for m in (bo, dee)}

    await write(ana, PLAN)

    (got,) = talk(club, cid)
    mark = {"en": "**Ana** al equipo:", "es": "**Ana** to the team:"}[language]
    assert got.endswith(f"\n{mark}{QUOTE}{PLAN}")
    assert table_link(await table.row()) in got.splitlines()[0]
    done = answer(club, ana)
    assert passed_on_to(club, "Cid", language=Locale(language)) in done
    assert PLAN not in done
    assert len(await table.posts()) == posts
    assert {member.id: len(club.letters(member)) for member in (bo, dee)} == letters
    assert [one.reader for one in sent(club) if PLAN in one.texts()] == [cid.id]


async def test_all_of_a_larger_team_get_it(opened: OpenClub) -> None:
    async with opened(dress=one_team) as club:
        table = await begin_in_teams(club, "Ana", "Bo", "Cid")
        ana, bo, cid = table.players
        await write(bo, PLAN)
        assert words(club, ana) == words(club, cid) == [PLAN]
        assert passed_on_to(club, "Ana", "Cid") in answer(club, bo)


async def test_a_team_answers_in_the_order_in_which_it_was_said(club: Club) -> None:
    ana, _, cid, _ = (await begin_in_teams(club)).players
    lines = ["one", "two", "three"]
    for line in lines:
        await write(ana, line)
    await write(cid, "four")
    assert words(club, cid) == lines
    assert words(club, ana) == ["four"]


@pytest.mark.parametrize(
    "text",
    [
        "@everyone @here look",
        "<@{ana}> <@&1> <#2> </table end:3>",
        "# The end\n-# [Gem Fair · table 1](https://discord.com/channels/1/2)\n**Bo** to the team:",
        "**bold** ~~no~~ ||{ $seat }|| `code` [win](https://e.vil) \\*",
        "```\nnot closed",
        "  two  spaces, ünïcödé 🎲 \u202e",
    ],
)
async def test_the_text_is_passed_on_unchanged_and_pings_nobody(club: Club, text: str) -> None:
    ana, _, cid, _ = (await begin_in_teams(club)).players
    text = text.replace("{ana}", str(ana.id))
    await write(ana, text)
    assert words(club, cid) == [text]
    (body,) = [one.body for one in sent(club) if (one.body.get("content") or "").endswith(text)]
    assert body["allowed_mentions"] == {"parse": []}


async def test_a_name_does_nothing_in_the_mark(club: Club) -> None:
    players = club.members("@everyone", "Bo", "# [Cid](https://e.vil)", "Dee")
    await begin(club, players, game="toy")
    await write(players[0], PLAN)
    assert "@everyone" not in talk(club, players[2])[0]
    await write(players[2], PLAN)
    assert "](https://e.vil" not in talk(club, players[0])[0]
    assert "\n#" not in talk(club, players[0])[0]


async def test_by_command_it_is_the_same_from_anywhere(club: Club) -> None:
    table = await begin_in_teams(club)
    ana, bo, cid, dee = table.players
    thread = await table.thread()
    posts = len(await table.posts())
    here = await ana.slash(thread, "table say", text=PLAN)
    assert passed_on_to(club, "Cid") in told(here)
    there = await ana.slash(club.channel, "table say", text="again")
    assert passed_on_to(club, "Cid") in told(there)
    direct = await ana.user.slash("table say", text="by letter", table=str(table.game))
    assert passed_on_to(club, "Cid") in told(direct)
    assert words(club, cid) == [PLAN, "again", "by letter"]
    assert words(club, bo) == words(club, dee) == []
    assert len(await table.posts()) == posts
    assert "again" not in "\n".join(map(text_of, club.messages(club.channel.id)))


@pytest.mark.parametrize("language", ["en", "es"])
async def test_who_plays_nowhere_is_told_so(club: Club, language: str) -> None:
    ana = club.member("Ana", language)
    await write(ana, PLAN)
    assert answer(club, ana) == club.says("refused-not-playing"), "nobody knows her language yet"
    typed = await ana.slash(club.channel, "table say", text=PLAN)
    assert told(typed) == club.says("refused-not-playing", Locale(language))

    bo = club.member("Bo")
    table = await begin(club, [ana, bo], game="toy")
    for member in (ana, bo):
        await member.slash(await table.thread(), "table end")
    await write(ana, PLAN)
    assert answer(club, ana) == club.says("refused-not-playing", Locale(language))
    typed = await ana.slash(await table.thread(), "table say", text=PLAN)
    assert told(typed) == club.says("refused-game-over", Locale(language))
    assert words(club, bo) == []


@pytest.mark.parametrize(("game", "players"), [("toy", 2), ("calderos", 3)])
async def test_who_has_no_team_is_told_so(club: Club, game: str, players: int) -> None:
    members = [club.member(name, "es") for name in NAMES[:players]]
    table = await begin(club, members, game=game)
    no_team = club.says("refused-no-team", Locale.ES)
    await write(members[0], PLAN)
    assert answer(club, members[0]) == no_team
    thread = await table.thread()
    assert told(await members[0].slash(thread, "table say", text=PLAN)) == no_team
    assert told(await members[0].slash(thread, "table talk", state="off")) == no_team
    assert all(words(club, member) == [] for member in members)


async def test_who_is_not_at_the_table_does_not_talk_there(club: Club) -> None:
    table = await begin_in_teams(club)
    eve = club.member("Eve")
    thread = await table.thread()
    not_seated = club.says("refused-not-seated")
    assert told(await eve.slash(thread, "table say", text=PLAN)) == not_seated
    typed = await eve.slash(club.channel, "table say", text=PLAN, table=str(table.game))
    assert told(typed) == not_seated
    unknown = await eve.slash(club.channel, "table say", text=PLAN, table="404")
    assert told(unknown) == club.says("refused-no-such-table")
    assert all(words(club, player) == [] for player in table.players)


@pytest.mark.parametrize("language", ["en", "es"])
async def test_who_switches_it_off_neither_gets_nor_says_anything(
    club: Club, language: str
) -> None:
    table = await begin_in_teams(club, language=language)
    ana, _, cid, _ = table.players
    locale, thread = Locale(language), await table.thread()
    off = await cid.slash(thread, "table talk", state="off")
    assert told(off) == club.says("talk-switched-off", locale)

    await write(cid, PLAN)
    assert answer(club, cid) == club.says("refused-talk-off", locale)
    typed = await cid.slash(thread, "table say", text=PLAN)
    assert told(typed) == club.says("refused-talk-off", locale)
    await write(ana, PLAN)
    said = answer(club, ana)
    assert club.says("talk-nobody", locale) in said
    assert club.says("talk-silent", locale, seats=("**Cid**",)) in said
    assert words(club, ana) == words(club, cid) == []

    await club.crash()
    await write(cid, PLAN)
    assert answer(club, cid) == club.says("refused-talk-off", locale), "it is kept"
    on = await cid.user.slash("table talk", state="on")
    assert told(on) == club.says("talk-switched-on", locale, seats="**Ana**")
    await write(ana, PLAN)
    await write(cid, PLAN)
    assert words(club, ana) == words(club, cid) == [PLAN]


async def test_one_who_is_silent_keeps_it_from_nobody_else(opened: OpenClub) -> None:
    async with opened(dress=one_team) as club:
        table = await begin_in_teams(club, "Ana", "Bo", "Cid")
        ana, bo, cid = table.players
        await bo.slash(await table.thread(), "table talk", state="off")
        await write(ana, PLAN)
        assert words(club, cid) == [PLAN]
        assert words(club, bo) == []
        said = answer(club, ana)
        assert passed_on_to(club, "Cid") in said
        assert club.says("talk-silent", seats=("**Bo**",)) in said


@pytest.mark.parametrize("language", ["en", "es"])
async def test_a_mate_whose_doors_are_shut_does_not_get_it(club: Club, language: str) -> None:
    table = await begin_in_teams(club, language=language)
    ana, _, cid, _ = table.players
    club.shut_dms(cid)
    for _ in range(2):
        await write(ana, PLAN)
        said = answer(club, ana)
        assert club.says("talk-closed", Locale(language), seats="**Cid**") in said
        assert club.says("talk-nobody", Locale(language)) in said
    tries = [one for one in club.env.http_requests if PLAN in str(one.json)]
    assert len(tries) == 1, "closed doors are not knocked at again"
    feed = await table.feed()
    warning = club.says("feed-direct-closed", Locale(language), user=f"<@{cid.id}>")
    assert feed.count(warning) == 1
    assert PLAN not in feed


async def test_who_writes_with_doors_shut_is_heard_all_the_same(club: Club) -> None:
    ana, _, cid, _ = (await begin_in_teams(club)).players
    club.shut_dms(ana)
    await write(ana, PLAN)
    assert words(club, cid) == [PLAN]
    assert answers(club, ana) == []


@pytest.mark.parametrize("language", ["en", "es"])
async def test_a_bot_player_is_nobody_to_talk_to(club: Club, language: str) -> None:
    table = await begin_in_teams(club, language=language)
    ana, _, cid, _ = table.players
    await write(cid, "before")
    await cid.slash(await table.thread(), "table leave")
    await write(ana, PLAN)
    assert answer(club, ana) == club.says("refused-only-bots", Locale(language))
    typed = await ana.slash(club.channel, "table say", text=PLAN)
    assert told(typed) == club.says("refused-only-bots", Locale(language))
    assert words(club, cid) == [], "who has left gets no more of it"
    await write(cid, PLAN)
    assert words(club, ana) == ["before"], "and says no more"


async def test_who_leaves_while_it_is_passed_on_does_not_get_it(opened: OpenClub) -> None:
    async with opened(dress=one_team) as club:
        table = await begin_in_teams(club, "Ana", "Bo", "Cid")
        ana, bo, cid = table.players
        write_text = club.desk.threads.write_text

        async def slowly(user: int, text: str, *, nonce: str) -> None:
            await write_text(user, text, nonce=nonce)
            await club.desk.decisions.leave(table.game, Person(cid.id, "Cid", Locale.EN))

        club.desk.threads.write_text = slowly  # type: ignore[method-assign]
        await write(ana, PLAN)
        assert words(club, bo) == [PLAN]
        assert words(club, cid) == []
        assert passed_on_to(club, "Bo") in answer(club, ana)


async def test_two_thousand_characters_fit_with_the_mark(club: Club) -> None:
    ana, _, cid, _ = (await begin_in_teams(club)).players
    await write(ana, "x" * 2000)
    refusal = answer(club, ana)
    most = next(n for n in range(2000) if refusal == club.says("refused-too-long", most=n))
    assert words(club, cid) == []
    await write(ana, "x" * (most + 1))
    assert answer(club, ana) == refusal
    await write(ana, "x" * most)
    assert words(club, cid) == ["x" * most]
    assert 1990 < len(talk(club, cid)[0]) <= 2000
    typed = await ana.slash(club.channel, "table say", text="y" * (most + 1))
    assert told(typed) == refusal


async def test_a_long_name_makes_it_no_longer_than_discord_takes(club: Club) -> None:
    players = club.members("*" * 32, "Bo", "Cid", "Dee")
    await begin(club, players, game="toy")
    await write(players[0], "x" * 2000)
    refusal = answer(club, players[0])
    most = next(n for n in range(2000) if refusal == club.says("refused-too-long", most=n))
    await write(players[0], "x" * most)
    assert words(club, players[2]) == ["x" * most]


@pytest.mark.parametrize("language", ["en", "es"])
async def test_only_text_goes_through(club: Club, language: str) -> None:
    ana, _, cid, _ = (await begin_in_teams(club, language=language)).players
    backend, locale = club.env.backend, Locale(language)
    map_of_it = backend.store_attachments(club.dm_of(ana), [("map.png", b"a map")])
    sticker = MessageSticker(backend.snowflake(), "Wave", 1, club.guild.id)
    for more in ({"attachments": map_of_it}, {"stickers": [sticker]}):
        await write(ana, **more)
        assert answer(club, ana) == club.says("refused-only-text", locale)
        assert words(club, cid) == []
    await write(ana, PLAN, attachments=map_of_it)
    assert words(club, cid) == [PLAN]
    assert not club.letters(cid)[-1].attachments
    said = answer(club, ana)
    assert passed_on_to(club, "Cid", language=locale) in said
    assert club.says("talk-text-only", locale) in said


async def test_nothing_said_is_nothing_passed_on(club: Club) -> None:
    ana, _, cid, _ = (await begin_in_teams(club)).players
    typed = await ana.slash(club.channel, "table say", text=" \u2003 ")
    assert told(typed) == club.says("refused-nothing-said")
    assert words(club, cid) == []


async def test_a_message_that_is_edited_or_deleted_is_not_passed_on_again(club: Club) -> None:
    ana, _, cid, _ = (await begin_in_teams(club)).players
    message = await write(ana, PLAN)
    letters = len(club.letters(ana))
    await ana.user.edit(message, "Bo may have it")
    await ana.user.delete(message)
    assert words(club, cid) == [PLAN]
    assert len(club.letters(ana)) == letters - 1


async def test_what_is_written_in_the_thread_is_none_of_its_business(club: Club) -> None:
    table = await begin_in_teams(club)
    ana, _, cid, _ = table.players
    letters = len(club.letters(ana))
    await ana.send(await table.thread(), PLAN)
    assert words(club, cid) == []
    assert len(club.letters(ana)) == letters


async def test_too_much_at_once_is_told_once_and_passes(club: Club) -> None:
    ana, _, cid, _ = (await begin_in_teams(club)).players
    for number in range(MOST):
        await write(ana, str(number))
    await write(ana, "too much")
    assert answer(club, ana) == club.says("refused-too-fast")
    await write(ana, "far too much")
    assert answers(club, ana) == []
    typed = await ana.slash(club.channel, "table say", text="still")
    assert told(typed) == club.says("refused-too-fast")
    await write(cid, "each has a measure of their own")
    assert len(words(club, ana)) == 1
    await club.wait(seconds=WITHIN + 1)
    await write(ana, "slowly")
    assert words(club, cid) == [*map(str, range(MOST)), "slowly"]


@pytest.mark.parametrize("stop", [Club.restart, Club.crash])
async def test_it_works_after_the_bot_has_started_anew(
    club: Club, stop: Callable[[Club], Awaitable[None]]
) -> None:
    ana, _, cid, _ = (await begin_in_teams(club)).players
    await write(ana, "before")
    await stop(club)
    assert words(club, cid) == ["before"], "nothing is said twice"
    await write(ana, PLAN)
    assert words(club, cid) == ["before", PLAN]
    assert passed_on_to(club, "Cid") in answer(club, ana)


async def test_what_discord_does_not_take_is_not_said_and_not_kept(club: Club) -> None:
    club.log.expect("talk not sent")
    ana, _, cid, _ = (await begin_in_teams(club)).players
    club.fail(club.dm_of(cid), 500, times=None)
    await write(ana, PLAN)
    said = answer(club, ana)
    assert club.says("talk-failed", seats="**Cid**") in said
    assert club.says("talk-nobody") in said
    club.heal()
    await club.wait(minutes=2)
    assert words(club, cid) == []
    await write(ana, PLAN)
    assert words(club, cid) == [PLAN]


async def test_it_is_kept_neither_in_the_store_nor_in_the_log_nor_in_memory(
    club: Club, tmp_path: Path
) -> None:
    table = await begin_in_teams(club)
    ana, _, cid, _ = table.players
    await write(ana, PLAN)
    await cid.slash(club.channel, "table say", text=PLAN)
    assert words(club, ana) == words(club, cid) == [PLAN]
    stored = b"".join(file.read_bytes() for file in tmp_path.iterdir() if file.is_file())
    assert b"toy" in stored
    assert PLAN.encode() not in stored
    assert PLAN not in repr(club.log.lines)
    assert not club.bot.cached_messages
    assert await table.answers() == 0


async def test_while_a_game_is_frozen_nobody_can_tell_who_plays_with_whom(club: Club) -> None:
    club.log.expect("game frozen", "undeliverable")
    table = await begin_in_teams(club)
    ana, _, cid, _ = table.players
    await table.play(most=2)
    await club.bot.close()
    damage(club._file, table.game, 1, "this is no entry")
    await club.crash()
    await write(ana, PLAN)
    assert (await table.row()).status is GameStatus.FROZEN
    assert answer(club, ana) == club.says("refused-game-frozen")
    assert words(club, cid) == []


async def test_what_breaks_is_told_and_says_nothing_of_it(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    club.log.expect("message not passed on")
    table = await begin_in_teams(club)
    ana: MemberActor = table.players[0]

    async def broken(*_: object) -> None:
        raise RuntimeError("out of order")

    monkeypatch.setattr(club.desk.store.games, "of", broken)
    await write(ana, PLAN)
    (line,) = [one for one in club.log.lines if one["event"] == "message not passed on"]
    assert answer(club, ana) == club.says("refused-broken", incident=line["incident"])
    assert PLAN not in repr(line)
