"""Discord refuses, forgets and loses things: whatever was committed arrives, once, in order."""

import pytest
from pydantic import JsonValue

from bot.client import TICK
from bot.tables.change import journal_entry
from db.errors import StoreFailed
from rules.engine.record import Answered
from tests.e2e.club import Club
from tests.e2e.moves import Way, answer
from tests.e2e.reading import text_of
from tests.e2e.secrecy import check_story
from tests.e2e.table import Table, asks, begin, sensibly, told


async def under_way(club: Club) -> Table:
    """Return a table with cards on it."""
    table = await begin(club, club.members("Ana", "Bo", "Cid"))
    await table.play(until=asks("calderos-take-action"))
    return table


async def all_arrives(table: Table) -> None:
    """Fail unless all that was committed is delivered: once, in order, on one board."""
    await check_story(table)
    await table.nothing_waits()
    assert len(await table.boards()) == 1
    for turn in await table.waiting():
        assert turn.is_asked_by_letter()


FAILURES = [(500, 0), (502, 0), (403, 50013), (403, 50001), (429, 0), (429, 20028)]


@pytest.mark.parametrize(("status", "code"), FAILURES)
async def test_sending_fails_and_recovers(club: Club, status: int, code: int) -> None:
    club.log.expect("not sent")
    table = await under_way(club)
    thread = (await table.row()).thread_id or 0
    club.fail(thread, status, code, times=None)
    club.fail(thread, status, code, times=None, method="PATCH", what="messages/*")
    for player in table.players:
        club.fail(club.dm_of(player), status, code, times=None)
    posts = len(await table.posts())
    await table.play(Way.COMMAND, most=3)
    assert len(await table.posts()) == posts
    await club.wait(seconds=2 * TICK)
    club.heal()
    await club.wait(minutes=3)
    await all_arrives(table)
    await table.play(Way.LETTER, most=3)
    await all_arrives(table)


@pytest.mark.parametrize("target", ["thread", "letter", "board"])
async def test_one_lane_that_fails_holds_up_no_other(club: Club, target: str) -> None:
    club.log.expect("not sent")
    table = await under_way(club)
    turn = await table.turn()
    thread = (await table.row()).thread_id or 0
    match target:
        case "thread":
            club.fail(thread, 500, times=None)
        case "letter":
            club.fail(club.dm_of(turn.member), 500, times=None)
        case _:
            club.fail(thread, 500, times=None, method="PATCH", what="messages/*")
    await answer(turn, ["discard", turn.sight.view.hand[0]], Way.COMMAND)
    after = await table.turn()
    assert after.is_asked_by_letter()
    assert ("discards a card" in await table.feed()) == (target != "thread")
    assert ("Discards: 1." in text_of(await table.board())) == (target != "board")
    club.heal()
    await club.wait(minutes=1)
    await all_arrives(table)


async def test_other_tables_go_on_while_one_is_stuck(club: Club) -> None:
    club.log.expect("not sent")
    ana, bo = club.members("Ana", "Bo")
    stuck = await begin(club, [ana, bo])
    free = await begin(club, [bo, ana])
    club.fail((await stuck.row()).thread_id or 0, 500, times=None)
    for table in (stuck, free):
        await table.play(Way.COMMAND, most=2)
    await check_story(free)
    assert await stuck.feed() != ""
    club.heal()
    await club.wait(minutes=1)
    await check_story(stuck)


async def test_what_discord_will_never_take_holds_nothing_up(club: Club) -> None:
    """A letter that is malformed for Discord would block its lane for ever."""
    club.log.expect("undeliverable", "not sent", "letter refused")
    table = await under_way(club)
    thread = (await table.row()).thread_id or 0
    club.fail(thread, 400, 50035, times=None)
    await table.play(Way.COMMAND, most=1)
    await club.wait(minutes=30)
    club.heal()
    await table.play(Way.COMMAND, most=1)
    assert (await club.store.outbox.backlog()).waiting == 0
    turn = await table.turn()
    assert f"<@{turn.member.id}>" in (await table.feed()).splitlines()[-1]


async def test_a_deleted_thread_is_replaced(club: Club) -> None:
    table = await under_way(club)
    gone = await table.thread()
    story = await table.feed()
    club.env.backend.delete_channel(gone.id)
    turn = await table.turn()
    await answer(turn, ["discard", turn.sight.view.hand[0]], Way.LETTER)
    new = await table.thread()
    assert new.id != gone.id
    assert new.name == gone.name
    assert "discards a card" not in story
    assert (await table.feed()).count("discards a card") == 1
    assert "Discards: 1." in text_of(await table.board())
    after = await table.turn()
    assert f"/{new.id}" in text_of(after.letter())
    assert f"/{new.id}" in told(await table.press_board(after.member, "hand"))
    await table.nothing_waits()
    await table.play(Way.COMMAND, most=3)
    await table.nothing_waits()


async def test_a_move_sends_at_once_what_waited_for_a_permission(club: Club) -> None:
    club.log.expect("not sent")
    table = await under_way(club)
    thread = (await table.row()).thread_id or 0
    club.fail(thread, 403, 50013, times=None)
    club.fail(thread, 403, 50013, times=None, method="PATCH", what="messages/*")
    turn = await table.turn()
    await answer(turn, ["discard", turn.sight.view.hand[0]], Way.LETTER)
    await club.wait(minutes=30)
    elsewhere = club.guild.create_text_channel("quiet")
    moved = await turn.member.slash(elsewhere, "table move", table=str(table.game))
    assert told(moved) == club.says("moved")
    assert (await table.row()).thread_id != thread
    assert "discards a card" in await table.feed()
    assert "Discards: 1." in text_of(await table.board())
    await table.nothing_waits()


async def test_an_answer_that_the_journal_has_overtaken_is_told_so(club: Club) -> None:
    """As when two bots run on one file; the game in memory is then rebuilt."""
    table = await under_way(club)
    turn = await table.turn()
    discard: JsonValue = ["discard", turn.sight.view.hand[0]]
    already = Answered(
        question=turn.asked.number,
        seat=turn.asked.seat,
        fingerprint=turn.asked.fingerprint(),
        answer=discard,
    )
    written = await table.answers()
    await club.store.journal.append(
        table.game, expected_number=written, entries=[journal_entry(already)]
    )
    assert told(await answer(turn, discard, Way.COMMAND)) == club.says("refused-overtaken")
    assert await table.answers() == written + 1
    after = await table.turn()
    assert after.asked.number == turn.asked.number + 1
    await answer(after, sensibly(after), Way.COMMAND)
    assert await table.answers() == written + 2


async def test_a_deleted_board_is_posted_again(club: Club) -> None:
    table = await under_way(club)
    board = await table.board()
    club.env.backend.delete_message(board.channel_id, board.id)
    assert await table.boards() == []
    turn = await table.turn()
    await answer(turn, ["discard", turn.sight.view.hand[0]], Way.LETTER)
    assert "Discards: 1." in text_of(await table.board())
    await all_arrives(table)


async def test_a_deleted_lobby_message_is_missed_by_nobody(club: Club) -> None:
    table = await under_way(club)
    club.env.backend.delete_message(club.channel.id, table.lobby.id)
    await table.play(most=4)
    await all_arrives(table)
    listed = told(await table.players[0].slash(club.channel, "games"))
    assert str((await table.row()).thread_id) in listed


async def test_a_deleted_channel_and_a_move_to_another(club: Club) -> None:
    club.log.expect("undeliverable")
    table = await under_way(club)
    story = await table.feed()
    club.env.backend.delete_channel((await table.row()).thread_id or 0)
    club.env.backend.delete_channel(club.channel.id)
    turn = await table.turn()
    raw = ["discard", turn.sight.view.hand[0]]
    elsewhere = club.guild.create_text_channel("elsewhere")
    await turn.member.slash(elsewhere, "calderos discard", card=raw[1], table=str(table.game))
    assert await table.answers() == 4

    stranger = club.member("Zoe")
    refused = await stranger.slash(elsewhere, "table move", table=str(table.game))
    assert told(refused) == club.says("refused-not-seated")
    assert elsewhere.threads == []

    moved = await turn.member.slash(elsewhere, "table move", table=str(table.game))
    assert told(moved) == club.says("moved")
    (thread,) = elsewhere.threads
    assert (await table.row()).thread_id == thread.id
    assert "discards a card" not in story
    assert (await table.feed()).count("discards a card") == 1
    assert "Discards: 1." in text_of(await table.board())
    await table.play(Way.PANEL, most=3)
    assert (await club.store.outbox.backlog()).waiting == 0
    assert await table.answers() == 7


async def test_a_move_leaves_no_board_behind(club: Club) -> None:
    table = await under_way(club)
    old = (await table.row()).thread_id or 0
    elsewhere = club.guild.create_text_channel("elsewhere")
    await table.players[0].slash(elsewhere, "table move", table=str(table.game))
    await table.play(Way.PANEL, most=2)
    assert [post for post in club.messages(old) if post.components] == []
    assert len(await table.boards()) == 1


async def test_a_move_to_a_channel_without_permission_is_refused(club: Club) -> None:
    table = await under_way(club)
    before = (await table.row()).thread_id
    elsewhere = club.guild.create_text_channel("elsewhere")
    club.fail(elsewhere.id, 403, 50013, what="threads")
    refused = await table.players[0].slash(elsewhere, "table move", table=str(table.game))
    assert "Create Public Threads" in told(refused)
    assert (await table.row()).thread_id == before
    other_guild = club.env.create_guild("Elsewhere")
    ana = other_guild.add_member(table.players[0].user)
    there = other_guild.create_text_channel("games")
    refused = await ana.slash(there, "table move", table=str(table.game))
    assert told(refused) == club.says("refused-wrong-place")


async def test_an_archived_thread_is_opened_again(club: Club) -> None:
    table = await under_way(club)
    thread = await table.thread()
    club.fail(thread.id, 400, 50083)
    turn = await table.turn()
    await answer(turn, ["discard", turn.sight.view.hand[0]], Way.LETTER)
    opened = [one.json for one in club.env.http_requests if one.path == f"/channels/{thread.id}"]
    assert opened == [{"archived": False}]
    await all_arrives(table)


async def test_an_archived_thread_with_a_board_to_edit(club: Club) -> None:
    table = await under_way(club)
    thread = await table.thread()
    club.fail(thread.id, 400, 50083, method="PATCH", what="messages/*")
    turn = await table.turn()
    await answer(turn, ["discard", turn.sight.view.hand[0]], Way.LETTER)
    assert "Discards: 1." in text_of(await table.board())
    await all_arrives(table)


async def test_a_thread_deleted_where_threads_may_not_be_opened(club: Club) -> None:
    """What cannot be posted now is not given up: whoever manages the server may mend it."""
    club.log.expect("not sent", "undeliverable")
    table = await under_way(club)
    club.env.backend.delete_channel((await table.thread()).id)
    club.fail(club.channel.id, 403, 50013, what="threads", times=None)
    turn = await table.turn()
    await answer(turn, ["discard", turn.sight.view.hand[0]], Way.LETTER)
    assert club.channel.threads == []
    club.heal()
    await club.wait(minutes=2)
    assert (await table.feed()).count("discards a card") == 1
    await table.nothing_waits()


async def test_an_edit_that_comes_too_late_in_an_hour(club: Club) -> None:
    table = await under_way(club)
    thread = (await table.row()).thread_id or 0
    old = await table.board()
    club.fail(thread, 400, 30046, method="PATCH", what="messages/*")
    turn = await table.turn()
    await answer(turn, ["discard", turn.sight.view.hand[0]], Way.LETTER)
    new = await table.board()
    assert new.id != old.id
    await all_arrives(table)


async def test_an_old_board_is_posted_anew_and_the_old_one_goes(club: Club) -> None:
    table = await under_way(club)
    old = await table.board()
    await club.wait(minutes=46)
    assert (await table.board()).id == old.id
    turn = await table.turn()
    await answer(turn, ["discard", turn.sight.view.hand[0]], Way.LETTER)
    new = await table.board()
    assert new.id > old.id
    assert "Discards: 1." in text_of(new)


async def test_a_buried_board_comes_up_again(club: Club) -> None:
    table = await begin(club, club.members("Ana", "Bo"))
    boards = {(await table.board()).id}
    for _ in range(14):
        await table.play(Way.COMMAND, most=1)
        boards.add((await table.board()).id)
        posts = await table.posts()
        below = posts[[bool(post.components) for post in posts].index(True) + 1 :]
        assert len(below) <= 5
    assert 2 <= len(boards) <= 8


async def test_the_clockwork_outlives_a_store_that_fails(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    club.log.expect("not sent", "lobbies not looked at")
    table = await under_way(club)

    async def fail() -> None:
        raise StoreFailed("disk full")

    club.fail((await table.row()).thread_id or 0, 500)
    await table.play(Way.COMMAND, most=1)
    with monkeypatch.context() as broken:
        broken.setattr(club.desk.lobby, "expire", fail)
        await club.wait(seconds=TICK)
    await club.wait(seconds=2 * TICK)
    await all_arrives(table)


async def test_a_click_whose_answer_gets_lost_still_counts(club: Club) -> None:
    table = await under_way(club)
    turn = await table.turn()
    club.log.expect("done but not confirmed")
    club.env.inject_error("PATCH", "/webhooks/*", status=500)
    await turn.member.slash(
        await table.thread(), "calderos discard", card=str(turn.sight.view.hand[0])
    )
    assert await table.answers() == 4
    await all_arrives(table)


async def test_a_letter_deleted_by_its_reader_is_shown_again_on_demand(club: Club) -> None:
    table = await under_way(club)
    turn = await table.turn()
    for letter in club.letters(turn.member):
        club.env.backend.delete_message(letter.channel_id, letter.id)
    shown = await turn.member.slash(await table.thread(), "hand")
    assert "Your 5 cards" in told(shown)
    await answer(turn, sensibly(turn), Way.PANEL)
    assert await table.answers() == 4


async def test_a_letter_sent_twice_could_be_told_from_a_new_one(club: Club) -> None:
    """Discord drops a message whose nonce it has seen: it may come again after a crash."""
    club.log.expect("not sent")
    table = await under_way(club)
    club.fail((await table.row()).thread_id or 0, 500)
    await table.play(Way.COMMAND, most=2)
    await club.wait(minutes=1)
    posts = [
        one.json or {}
        for one in club.env.http_requests
        if one.method == "POST" and one.path.endswith("/messages")
    ]
    assert all(post["nonce"] and post["enforce_nonce"] for post in posts)
    by_nonce: dict[str, list[object]] = {}
    for post in posts:
        by_nonce.setdefault(post["nonce"], []).append((post.get("content"), post["components"]))
    assert any(len(same) == 2 for same in by_nonce.values())
    assert all(one == same[0] for same in by_nonce.values() for one in same)
