"""What is stored about somebody: handed out to them, and deleted at their word."""

import json
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

from simcord import MemberActor, ResponseMessage

from bot.home.leaving import come_to_server, leave_server
from bot.home.sweeping import DAY, sweep
from bot.tables.change import journal_entry
from bot.text import Locale
from db import GameStatus, Reminder, SeatChange
from rules.engine.record import HandedOver
from tests.e2e.club import Club
from tests.e2e.reading import text_of
from tests.e2e.table import Table, begin, sit_down, told

NAME = "Anastasia"


async def export(club: Club, member: MemberActor) -> dict[str, Any]:
    """Return what somebody gets about themselves."""
    result = await member.slash(club.channel, "privacy export")
    assert result.response is not None
    assert result.response.ephemeral
    (file,) = result.response.attachments
    assert str(member.id) not in file.filename
    whole: dict[str, Any] = json.loads(club.env.backend.cdn.get(file.url) or b"")
    return whole


async def ask(club: Club, member: MemberActor) -> ResponseMessage:
    """Return the question whether all is to be deleted."""
    result = await member.slash(club.channel, "privacy delete")
    assert result.response is not None
    assert result.response.ephemeral
    return result.response


async def delete(club: Club, member: MemberActor) -> ResponseMessage:
    """Let somebody be forgotten, and return what they are told."""
    asked = await ask(club, member)
    await member.click(asked, custom_id="privacy:delete")
    return asked


def stored(club: Club) -> str:
    """Return whatever stands in any table of the store."""
    with closing(sqlite3.connect(club._file)) as connection:
        names = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
        return repr([connection.execute(f"SELECT * FROM {name}").fetchall() for (name,) in names])  # noqa: S608  names of tables


def remains(club: Club, member: MemberActor) -> list[str]:
    """Return the files of the store in which somebody's id or name can be found."""
    wanted = (NAME.encode(), str(member.id).encode(), member.id.to_bytes(8, "big"))
    path = Path(club._file)
    found = []
    for file in path.parent.glob(f"{path.name}*"):
        data = file.read_bytes()
        found += [f"{file.name}: {one!r}" for one in wanted if one in data]
    return found


async def seat_of(table: Table, member: MemberActor) -> int:
    """Return where somebody sits."""
    seats = await table.club.store.games.seats(table.game)
    return next(seat.seat for seat in seats if seat.user_id == member.id)


async def test_the_file_holds_all_about_me(club: Club) -> None:
    ana, bo = club.members(NAME, "Bo")
    table = await begin(club, [ana, bo])
    await table.play(most=12)
    await ana.slash(club.channel, "preferences", reminder="dm")
    await ana.slash(await table.thread(), "table end")
    whole = await export(club, ana)
    assert (whole["format"], whole["user"]) == ("maese-person/1", str(ana.id))
    assert whole["preferences"]["reminder"] == "dm"
    seat = await seat_of(table, ana)
    assert [(one["table"], one["seat"], one["how"], one["name"]) for one in whole["seats"]] == [
        (table.game, seat + 1, "held", NAME)
    ]
    assert [(one["table"], one["hosted_by_me"]) for one in whole["tables"]] == [(table.game, True)]
    assert [(one["matter"], one["mine"]) for one in whole["votes"]] == [("end", True)]
    record = await table.record()
    mine = [one for one in record.entries if getattr(one, "seat", None) == seat]
    assert len(whole["journal"]) == len(mine) > 0
    asked = await club.store.journal.questions_of(ana.id)
    assert [one["question"] for one in whole["questions"]] == [one.number for one in asked]


async def test_the_file_gives_nothing_away_of_a_game_in_play(club: Club) -> None:
    ana, bo = club.members(NAME, "Bo")
    table = await begin(club, [ana, bo])
    await table.play(most=12)
    row = await table.row()
    assert row.seed is not None
    whole = await export(club, ana)
    text = json.dumps(whole)
    assert row.seed.hex() not in text
    assert str(bo.id) not in text
    assert "Bo" not in text
    seat = await seat_of(table, ana)
    entries = (await table.record()).entries
    for part in whole["journal"]:
        assert getattr(entries[part["entry"]], "seat", None) == seat


async def test_who_takes_a_seat_gets_nothing_of_who_had_it_before(club: Club) -> None:
    ana, bo, cleo = club.members(NAME, "Bo", "Cleo")
    table = await begin(club, [ana, bo])
    await table.play(most=8)
    seat = await seat_of(table, ana)
    await ana.slash(await table.thread(), "table leave")
    await cleo.slash(await table.thread(), "table join")
    await bo.slash(await table.thread(), "table replace", seat=str(seat), person=cleo)
    await cleo.slash(await table.thread(), "table join")
    assert await seat_of(table, cleo) == seat
    kinds = [one["kind"] for one in (await export(club, cleo))["journal"]]
    assert kinds[:1] == ["take-over"]
    assert (await export(club, ana))["seats"] == []


async def test_about_a_stranger_there_is_nothing(club: Club) -> None:
    ana, bo = club.members(NAME, "Bo")
    await begin(club, [ana, bo])
    whole = await export(club, club.member("Zoe"))
    assert whole.pop("user")
    assert whole.pop("exported_at")
    assert whole.pop("format")
    assert whole.pop("preferences") is None
    assert set(map(str, whole.values())) == {"[]"}


async def test_nothing_is_deleted_before_it_is_confirmed(club: Club) -> None:
    ana, bo = club.members(NAME, "Bo")
    await begin(club, [ana, bo])
    before = stored(club)
    asked = await ask(club, ana)
    assert "You sit at one table." in text_of(asked)
    assert stored(club) == before


async def test_a_person_is_gone_from_all_that_is_stored(club: Club) -> None:
    ana, bo = club.members(NAME, "Bo")
    over = await begin(club, [ana, bo])
    await over.play()
    assert (await over.row()).status is GameStatus.FINISHED
    left = await begin(club, [bo, ana])
    await left.play(most=4)
    await ana.slash(await left.thread(), "table leave")
    running = await begin(club, [ana, bo])
    await running.play(most=4)
    waiting = await sit_down(club, [ana, bo])
    await ana.slash(club.channel, "preferences", reminder="dm", language="en")
    await ana.slash(await running.thread(), "table end")
    await club.store.standings.set_named(ana.id, named=True)
    assert {line.name for line in await club.store.records.of(club.guild.id, "calderos")} == {
        NAME,
        "Bo",
    }

    told_then = await delete(club, ana)
    assert text_of(told_then) == club.says("privacy-deleted")
    assert NAME not in stored(club)
    assert str(ana.id) not in stored(club)
    await club.inside(club.bot.sweep())
    assert remains(club, ana) == []

    assert [line.name for line in await club.store.records.of(club.guild.id, "calderos")] == ["Bo"]
    names = [seat.name for seat in await club.store.games.seats(over.game)]
    assert len([name for name in names if name.startswith("Player ")]) == 1
    assert "Bo" in names
    assert (await over.replayed()).result is not None
    seats = await club.store.games.seats(waiting.game)
    assert ([seat.name for seat in seats], (await waiting.row()).host_id) == (["Bo"], bo.id)
    assert NAME not in text_of(waiting.lobby)


async def test_the_others_play_on(club: Club) -> None:
    ana, bo, cleo = club.members(NAME, "Bo", "Cleo")
    table = await begin(club, [ana, bo, cleo])
    await table.play(most=6)
    await delete(club, ana)
    assert (await table.row()).status is GameStatus.PLAYING
    assert NAME not in text_of(await table.board())
    table.players.remove(ana)
    await table.play()
    assert (await table.row()).status is GameStatus.FINISHED
    assert NAME not in stored(club)
    assert str(ana.id) not in stored(club)
    await table.nothing_waits()


async def test_the_last_person_at_a_table_ends_it(club: Club) -> None:
    ana = club.member(NAME)
    table = await begin(club, [ana], bots=2)
    await delete(club, ana)
    assert (await table.row()).status is GameStatus.ENDED


async def test_it_can_be_done_twice_and_by_who_is_unknown(club: Club) -> None:
    ana, bo = club.members(NAME, "Bo")
    await begin(club, [ana, bo])
    asked = await delete(club, ana)
    await club.forge(ana, asked, "privacy:delete")
    assert text_of(asked) == club.says("privacy-deleted")
    assert text_of(await delete(club, ana)) == club.says("privacy-deleted")
    assert text_of(await delete(club, club.member("Zoe"))) == club.says("privacy-deleted")


async def test_who_comes_back_begins_anew(club: Club) -> None:
    ana, bo = club.members(NAME, "Bo")
    await ana.slash(club.channel, "preferences", language="es")
    await delete(club, ana)
    assert told(await ana.slash(club.channel, "games")) == club.says("games-none")
    table = await begin(club, [ana, bo])
    assert (await export(club, ana))["preferences"] is None
    assert [one["table"] for one in (await export(club, ana))["seats"]] == [table.game]


async def test_an_absent_player_is_forgotten_too(club: Club) -> None:
    ana, bo = club.members(NAME, "Bo")
    table = await begin(club, [ana, bo])
    away = HandedOver(seat=await seat_of(table, ana))
    await club.store.journal.append(
        table.game,
        expected_number=await table.answers(),
        entries=[journal_entry(away)],
        seats=[SeatChange(away.seat, None, NAME, owner_id=ana.id)],
    )
    club.desk.tables.games.drop(table.game)
    seats = await club.store.games.seats(table.game)
    assert [seat.owner_id for seat in seats if seat.owner_id] == [ana.id]
    await delete(club, ana)
    assert str(ana.id) not in stored(club)
    assert NAME not in stored(club)


async def test_the_question_speaks_spanish(club: Club) -> None:
    ana = club.member("Ana", "es")
    said = text_of(await ask(club, ana))
    assert said.startswith("### ¿Borrar todo lo tuyo?")
    assert club.says("privacy-delete-tables", Locale.ES, count=0) in said


async def test_reminders_and_standings_know_the_person_no_more(club: Club) -> None:
    ana = club.member(NAME)
    await club.store.players.set_reminder(ana.id, Reminder.NONE)
    await delete(club, ana)
    assert (await club.store.players.preferences(ana.id)).reminder is Reminder.PING


async def test_a_server_that_the_bot_is_taken_off_keeps_its_games(club: Club) -> None:
    ana, bo = club.members(NAME, "Bo")
    table = await begin(club, [ana, bo])
    club.fail(table.club.place((await table.row()).thread_id or 0).id, 500, times=None)
    club.log.expect("not sent")
    await table.play(most=1)
    assert (await club.store.outbox.backlog()).waiting > 0
    await leave_server(club.desk, club.guild.id)
    backlog = await club.store.outbox.backlog()
    assert backlog.waiting == 0
    assert backlog.dead > 0
    assert (await table.row()).status is GameStatus.PLAYING
    club.heal()
    await club.inside(come_to_server(club.desk, club.guild.id))
    await table.nothing_waits()


async def test_old_games_go_when_the_host_says_so(club: Club) -> None:
    ana, bo = club.members(NAME, "Bo")
    old = await begin(club, [ana, bo])
    await old.play()
    lobby = await sit_down(club, [ana])
    await lobby.press_lobby(ana, "cancel")
    await club.inside(club.bot.sweep())
    assert (await old.row()).status is GameStatus.FINISHED
    over = (await lobby.row()).ended_at or 0
    later = replace(club.desk, clock=lambda: over + 31 * DAY)
    await sweep(later, None)
    assert [row.id for row in await club.store.games.with_status(list(GameStatus))] == [old.game]
    await sweep(later, 32)
    assert (await old.row()).status is GameStatus.FINISHED
    await sweep(later, 30)
    assert await club.store.games.with_status(list(GameStatus)) == []
    assert remains(club, ana) == []
    gone = await ana.slash(club.channel, "history", table=str(old.game))
    assert told(gone) == club.says("refused-no-such-table")
    assert (await club.store.outbox.backlog()).waiting == 0
