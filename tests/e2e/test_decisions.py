"""What a table decides about itself, as people see it in Discord."""

from typing import Any

import discord
import pytest
from simcord import MemberActor, ResponseMessage

from bot.text import Locale
from db import GameStatus
from rules.engine.record import Answered
from rules.engine.verify import verify
from tests.e2e.club import Club
from tests.e2e.conftest import OpenClub
from tests.e2e.moves import Way, answer
from tests.e2e.reading import controls, labels, text_of
from tests.e2e.table import Table, asks, begin, sensibly, sit_down, told


async def announced(table: Table, label: str) -> ResponseMessage:
    """Return the latest public line that has a button."""
    posts = [post for post in await table.posts() if label in labels(post) and post.content]
    return posts[-1]


async def press(table: Table, member: MemberActor, label: str) -> str:
    """Press the latest button of that label below a public line; return what is answered."""
    return told(await member.click(await announced(table, label), label=label))


def moderator(club: Club) -> MemberActor:
    """Let somebody in who may manage messages."""
    role = club.guild.create_role("keepers", permissions=discord.Permissions(manage_messages=True))
    return club.guild.add_member(club.env.create_user("kim", global_name="Kim"), roles=[role])


async def attacked(club: Club) -> Table:
    """Return a table at which somebody has just attacked: nothing was drawn since."""
    table = await begin(club, club.members("Ana", "Bo", "Cid"), options="characters=deal")
    while True:
        turn = await table.turn()
        every: list[Any] = list(turn.asked.question.every())
        attacks = [raw for raw in every if isinstance(raw, list) and raw[0] == "attack"]
        await answer(turn, attacks[0] if attacks else sensibly(turn), Way.LETTER)
        if attacks and (await table.turn()).kind == "calderos-defend":
            return table


@pytest.mark.parametrize("language", ["en", "es"])
async def test_a_game_is_paused_and_goes_on_by_vote(club: Club, language: str) -> None:
    locale = Locale(language)
    players = club.members("Ana", "Bo", "Cid", language=language)
    table = await begin(club, players)
    ana, bo, cid = players
    thread = await table.thread()
    counted = told(await ana.slash(thread, "table pause"))
    assert counted == club.says("vote-counted", locale, votes=1, needed=2)
    assert club.says("feed-vote-pause", locale, who="**Ana**", votes=1, needed=2) in (
        await table.feed()
    )
    label = club.says("button-vote-pause", locale)
    assert await press(table, bo, label) == club.says("vote-decided", locale)
    assert club.says("feed-paused", locale) in await table.feed()
    board = await table.board()
    assert club.says("button-resume", locale) in labels(board)
    assert "⏸" in text_of(board)

    turn = await table.turn()
    letter = turn.letter()
    button = next(one for one in controls(letter) if one.is_for(table.game, turn.asked.mark))
    before = await table.answers()
    await club.forge(turn.member.user, letter, button.custom_id)
    assert await table.answers() == before

    again = told(await cid.slash(thread, "table pause"))
    assert again == club.says("refused-already-paused", locale)
    await table.press_board(cid, "resume")
    done = await table.press_board(ana, "resume")
    assert told(done) == club.says("vote-decided", locale)
    assert club.says("button-resume", locale) not in labels(await table.board())
    late = await press(table, bo, label)
    assert late == club.says("vote-counted", locale, votes=1, needed=2)
    await answer(await table.turn(), sensibly(await table.turn()), Way.LETTER)


async def test_a_paused_game_refuses_answers_and_says_why(club: Club) -> None:
    table = await begin(club, club.members("Ana", "Bo"))
    await table.play(until=asks("calderos-take-action"))
    keeper = moderator(club)
    await keeper.slash(await table.thread(), "table pause", at_once=True)
    turn = await table.turn()
    card = str(turn.sight.view.hand[0])
    refused = await turn.member.slash(await table.thread(), "calderos discard", card=card)
    assert told(refused) == club.says("refused-game-paused")
    assert club.says("feed-by-moderator", who="**Kim**") in await table.feed()
    await keeper.slash(await table.thread(), "table resume", at_once=True)
    await turn.member.slash(await table.thread(), "calderos discard", card=card)
    assert (await table.turn()).asked.number > turn.asked.number


async def test_only_moderators_do_it_at_once(club: Club) -> None:
    table = await begin(club, club.members("Ana", "Bo"))
    thread = await table.thread()
    for command, more in (
        ("table pause", {}),
        ("table resume", {}),
        ("table undo", {}),
        ("table replace", {"seat": "1"}),
    ):
        refused = await table.players[0].slash(thread, command, at_once=True, **more)
        assert told(refused) == club.says("refused-not-manager")
    assert (await table.row()).paused_at is None


async def test_a_table_opened_in_a_thread_goes_by_the_rights_in_its_channel(club: Club) -> None:
    role = club.guild.create_role("keepers")
    allowed: dict[Any, discord.PermissionOverwrite] = {
        role: discord.PermissionOverwrite(manage_messages=True)
    }
    hall = club.guild.create_text_channel("hall", overwrites=allowed)
    kim = club.guild.add_member(club.env.create_user("kim", global_name="Kim"), roles=[role])
    ana, zoe = club.members("Ana", "Zoe")
    first = await sit_down(club, [ana], where=hall, bots=1)
    await first.press_lobby(ana, "start")
    second = await sit_down(club, [ana], where=await first.thread(), bots=1)
    number = str(second.game)
    refused = await zoe.slash(hall, "table time", limit="1d", table=number)
    assert told(refused) == club.says("refused-not-host")
    await kim.slash(hall, "table time", limit="1d", table=number)
    assert (await second.row()).limit_seconds is not None
    await second.press_lobby(ana, "start")
    looked = await zoe.slash(hall, "board", form="text", table=number)
    assert "▸ **" in told(looked)
    await kim.slash(hall, "table pause", at_once=True, table=number)
    assert (await second.row()).paused_at is not None


async def test_an_answer_is_taken_back_by_consent(club: Club) -> None:
    table = await attacked(club)
    victim = await table.turn()
    (*_, last) = (await table.record()).entries
    assert isinstance(last, Answered)
    attacker = table.players[last.seat]
    thread = await table.thread()
    asked = told(await attacker.slash(thread, "table undo"))
    assert asked == club.says("undo-asked", missing=2)
    old = victim.letter()
    button = next(one for one in controls(old) if one.is_for(table.game, victim.asked.mark))
    label = club.says("button-vote-undo")
    others = [player for player in table.players if player.id != attacker.id]
    assert await press(table, others[0], label) == club.says("vote-counted", votes=2, needed=3)
    assert await press(table, others[1], label) == club.says("vote-decided")
    turn = await table.turn()
    assert turn.member.id == attacker.id
    assert turn.kind == "calderos-take-action"
    assert turn.is_asked_by_letter()
    assert "takes back their last answer" in await table.feed()

    assert club.says("answered-elsewhere") in text_of(
        next(one for one in club.letters(victim.member) if one.id == old.id)
    )
    late = await club.forge(victim.member.user, old, button.custom_id)
    assert told(late) == club.says("refused-answered")
    assert await press(table, others[0], label) == club.says("refused-pointless")
    await table.play(Way.LETTER)
    assert (await table.row()).status is GameStatus.FINISHED
    verify(club.desk.faces["calderos"].rulebook, await table.record())


async def test_what_was_seen_stands_and_the_reason_is_told(club: Club) -> None:
    table = await begin(club, club.members("Ana", "Bo", "Cid"), options="characters=deal")
    nothing = told(await table.players[0].slash(await table.thread(), "table undo"))
    assert nothing == club.says("refused-cannot-take-back", barrier="nothing")
    turn = await table.turn()
    card = str(turn.sight.view.hand[0])
    await turn.member.slash(await table.thread(), "calderos discard", card=card)
    stands = told(await turn.member.slash(await table.thread(), "table undo"))
    assert stands == club.says("refused-cannot-take-back", barrier="revealed")


async def test_a_seat_is_given_to_another_person_who_gets_the_hand(club: Club) -> None:
    table = await begin(club, club.members("Ana", "Bo", "Cid"), options="characters=deal")
    zoe = club.member("Zoe", language="es")
    turn = await table.turn()
    seat = turn.asked.seat
    letter = turn.letter()
    button = next(one for one in controls(letter) if one.is_for(table.game, turn.asked.mark))
    voters = [player for player in table.players if player.id != turn.member.id]
    thread = await table.thread()
    offered = await voters[0].autocomplete(thread, "table replace", "seat", "")
    assert str(seat) in [choice["value"] for choice in offered]
    for voter in voters:
        await voter.slash(thread, "table replace", seat=str(seat), person=zoe)
    label = club.says("button-take-seat")
    assert f"<@{zoe.id}>, the table offers you" in await table.feed()
    fay = club.member("Fay")
    assert await press(table, fay, label) == club.says("refused-seat-taken")
    assert await press(table, zoe, label) == club.says("seat-taken-by-you", Locale.ES)

    (hers,) = club.letters(zoe)
    assert club.says("seat-yours", Locale.ES) in text_of(hers)
    mine = next(one for one in controls(hers) if one.is_for(table.game, turn.asked.mark))
    assert mine.custom_id == button.custom_id
    gone = next(one for one in club.letters(turn.member) if one.id == letter.id)
    assert club.says("answered-elsewhere") in text_of(gone)
    late = await club.forge(turn.member.user, letter, button.custom_id)
    assert told(late) == club.says("refused-not-seated")
    table.players = [zoe if one.id == turn.member.id else one for one in table.players]
    await table.play(Way.LETTER)
    assert (await table.row()).status is GameStatus.FINISHED
    assert "**Zoe**" in await table.feed()


async def test_who_looks_on_asks_for_the_seat_of_who_left(club: Club) -> None:
    table = await begin(club, club.members("Ana", "Bo", "Cid"))
    ana, bo, cid = table.players
    thread = await table.thread()
    zoe = club.member("Zoe")
    early = told(await zoe.slash(thread, "table join"))
    assert early == club.says("refused-seat-taken")
    await cid.slash(thread, "table leave")
    label = club.says("button-take-seat")
    assert await press(table, zoe, label) == club.says("seat-asked-for", needed=2)
    agree = club.says("button-vote-seat")
    await press(table, ana, agree)
    await press(table, bo, agree)
    assert await press(table, zoe, label) == club.says("seat-taken-by-you")
    seats = await club.store.games.seats(table.game)
    assert [seat.user_id for seat in seats] == [ana.id, bo.id, zoe.id]
    assert told(await zoe.slash(thread, "hand"))
    assert await press(table, zoe, label) == club.says("refused-already-seated")


async def test_a_seat_is_not_asked_for_from_another_server(club: Club) -> None:
    table = await begin(club, club.members("Ana", "Bo", "Cid"))
    await table.players[2].slash(await table.thread(), "table leave")
    elsewhere = club.env.create_guild("Elsewhere")
    spy = elsewhere.add_member(club.env.create_user("spy"))
    there = elsewhere.create_text_channel("games")
    refused = await spy.slash(there, "table join", table=str(table.game))
    assert told(refused) == club.says("refused-no-such-table")
    onlooker = club.member("Zoe")
    for command in ("table join", "table replace"):
        named = await spy.autocomplete(there, command, "seat", "", table=str(table.game))
        assert named == [], "who plays there is told to nobody elsewhere"
        named = await onlooker.autocomplete(
            club.channel, command, "seat", "", table=str(table.game)
        )
        assert len(named) == 3


async def test_one_person_and_bot_players_play_a_whole_game(opened: OpenClub) -> None:
    async with opened(seed="game 52") as club:
        ana = club.member("Ana")
        table = await sit_down(club, [ana], bots=1)
        assert "Bot 1" in text_of(table.lobby)
        await table.press_lobby(ana, "add-bot")
        assert "Bot 2" in text_of(table.lobby)
        await table.press_lobby(ana, "remove-bot")
        assert "Bot 2" not in text_of(table.lobby)
        refused = await table.press_lobby(club.member("Bo"), "add-bot")
        assert told(refused) == club.says("refused-not-host")
        await table.press_lobby(ana, "start")
        await table.play(Way.LETTER)
        assert (await table.row()).status is GameStatus.FINISHED
        await table.nothing_waits()


async def test_a_rematch_is_one_press_for_each(opened: OpenClub) -> None:
    async with opened(seed="game 52") as club:
        ana, bo = club.members("Ana", "Bo")
        table = await begin(club, [ana, bo], options="dealer=first-seat")
        early = told(await ana.slash(await table.thread(), "table rematch"))
        assert early == club.says("refused-not-over")
        await table.play(Way.LETTER)
        assert club.says("button-rematch") in labels(await table.board())
        offered = await ana.autocomplete(club.channel, "table rematch", "table", "")
        assert [choice["value"] for choice in offered] == [str(table.game)]
        zoe = await table.press_board(club.member("Zoe"), "rematch")
        assert told(zoe) == club.says("refused-not-seated")
        await table.press_board(bo, "rematch")
        (lobby,) = [
            one for one in club.messages(club.channel.id) if club.says("button-join") in labels(one)
        ]
        assert "**Bo**" in text_of(lobby)
        assert "**Ana**" not in text_of(lobby)
        assert f"<@{ana.id}>" in await table.feed()
        await press(table, ana, club.says("button-rematch"))
        again = next(one for one in club.messages(club.channel.id) if one.id == lobby.id)
        assert "**Ana**" in text_of(again)
        number = await club.store.games.rematch_of(table.game)
        assert number is not None
        second = Table(club, number.id, [bo, ana], again)
        await second.press_lobby(bo, "start")
        row = await second.row()
        assert (row.status, row.options["dealer"]) == (GameStatus.PLAYING, "first-seat")
        await second.play(Way.LETTER, most=3)


async def test_after_two_weeks_without_an_answer_any_player_ends_the_game(club: Club) -> None:
    table = await begin(club, club.members("Ana", "Bo", "Cid"))
    await table.play(most=2)
    club.bot.tick.change_interval(hours=12)
    for _ in range(14):
        await club.wait(hours=24)
    ended = await table.players[1].slash(await table.thread(), "table end")
    assert told(ended) == club.says("ended")
    assert (await table.row()).status is GameStatus.ENDED
    assert club.says("feed-ended-stale") in await table.feed()


async def test_votes_outlast_the_bot(club: Club) -> None:
    table = await begin(club, club.members("Ana", "Bo", "Cid"))
    ana, bo, _ = table.players
    await ana.slash(await table.thread(), "table pause")
    await club.crash()
    assert await press(table, bo, club.says("button-vote-pause")) == club.says("vote-decided")
    await club.restart()
    assert (await table.row()).paused_at is not None


async def test_forged_votes_are_refused(club: Club) -> None:
    table = await begin(club, club.members("Ana", "Bo", "Cid"))
    ana = table.players[0]
    await ana.slash(await table.thread(), "table pause")
    line = await announced(table, club.says("button-vote-pause"))
    for wrong in ("war:", "pause:1", "bot:", "bot:9", "seat:1", "time:5.0", "time:3600.9"):
        refused = await club.forge(ana, line, f"vote:{table.game}:{wrong}")
        assert told(refused) == club.says("refused-illegal"), wrong
    refused = await club.forge(ana, line, f"vote:{table.game}:undo:0.99")
    assert told(refused) == club.says("refused-pointless")
    for wrong in (f"seat:{table.game}:9", f"seat:{table.game}:0"):
        refused = await club.forge(club.member("Zoe"), line, wrong)
        assert told(refused) in {club.says("refused-illegal"), club.says("refused-seat-taken")}
    assert list(await club.store.votes.of(table.game)) == ["pause"]
