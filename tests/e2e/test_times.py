"""Games played by the clock of people's lives: limits, reminders, seats kept for who is away."""

import discord
from simcord import InteractionResult, MemberActor, ResponseMessage

from bot.times.limits import HOUR
from db import GameStatus, TimeRule
from rules.engine.record import HandedOver, Returned, TimedOut, read_entry
from rules.engine.verify import verify
from tests.e2e.club import Club
from tests.e2e.moves import answer
from tests.e2e.reading import controls, labels, text_of
from tests.e2e.secrecy import check_story
from tests.e2e.table import Table, begin, sensibly, sit_down, told


async def later(club: Club, *, minutes: float) -> None:
    """Let time pass, fast: the bot looks at the clocks every other minute only."""
    club.bot.tick.change_interval(minutes=2)
    await club.wait(minutes=minutes)


async def hourly(club: Club, rule: TimeRule, *names: str) -> tuple[Table, list[MemberActor]]:
    """Begin a game with an hour for each answer, some answers in."""
    players = club.members(*names or ("Ana", "Bo", "Cid"))
    table = await sit_down(club, players)
    await players[0].slash(club.channel, "table time", limit="1h", rule=rule.value)
    await table.press_lobby(players[0], "start")
    await table.play(most=7)
    return table, players


def shown(result: InteractionResult) -> ResponseMessage:
    """Return the private message of an answer."""
    assert result.response is not None
    assert result.response.ephemeral
    return result.response


async def away(table: Table, person: int) -> bool:
    """Tell whether the bot player keeps a seat for somebody."""
    seats = await table.club.store.games.seats(table.game)
    return any(seat.owner_id == person for seat in seats)


async def entries(table: Table) -> list[object]:
    """Return the journal, read."""
    return [read_entry(one.entry) for one in await table.club.store.journal.entries(table.game)]


async def mentions(table: Table, words: str) -> list[tuple[str, list[int]]]:
    """Return what was posted in the thread with these words, and who was notified of it."""
    thread = (await table.thread()).id
    posted = [
        one.json
        for one in table.club.env.http_requests
        if one.method == "POST" and one.path == f"/channels/{thread}/messages" and one.json
    ]
    return [
        (post["content"], post["allowed_mentions"].get("users", []))
        for post in posted
        if words in (post.get("content") or "")
    ]


async def test_the_board_says_who_is_waited_for_for_what_and_until_when(club: Club) -> None:
    table, _ = await hourly(club, TimeRule.WAIT)
    turn = await table.turn()
    (asked,) = await club.store.journal.open_questions(table.game)
    speaker = club.desk.speaker(turn.sight, club.desk.otherwise)
    what = speaker.say(f"{turn.kind}-public")
    line = f"▸ **{turn.member.name.title()}**: {what} Deadline: <t:{int(asked.asked_at) + HOUR}:R>."
    assert line in text_of(await table.board())
    words = await turn.member.slash(await table.thread(), "board", form="text")
    assert line in told(words)


async def test_without_a_limit_the_board_has_no_deadline(club: Club) -> None:
    table = await begin(club, club.members("Ana", "Bo"))
    board = text_of(await table.board())
    assert "▸ **" in board
    assert "<t:" not in board


async def test_the_host_sets_the_time_before_the_game_and_all_see_it(club: Club) -> None:
    ana, bo = club.members("Ana", "Bo")
    table = await sit_down(club, [ana, bo])
    assert "Time for an answer: no limit." in text_of(table.lobby)
    offered = await ana.autocomplete(club.channel, "table time", "limit", "day")
    assert {"name": "2d · 2 days", "value": "2d"} in offered
    # What is typed in full is offered too, and comes first: Enter takes the first.
    typed = await ana.autocomplete(club.channel, "table time", "limit", "5")
    assert [one["value"] for one in typed][:2] == ["5h", "5d"]
    assert (await ana.autocomplete(club.channel, "table time", "limit", "2h"))[0]["value"] == "2h"
    done = await ana.slash(club.channel, "table time", limit="2d", rule="answer")
    assert "2 days, then the bot answers that question" in told(done)
    assert "2 days, then the bot answers that question" in text_of(table.lobby)
    number = str(table.game)
    refused = await bo.slash(club.channel, "table time", limit="1h", table=number)
    assert told(refused) == club.says("refused-not-host")
    wrong = await ana.slash(club.channel, "table time", limit="soon")
    assert told(wrong) == club.says("refused-bad-limit", days=30)
    row = await table.row()
    assert (row.limit_seconds, row.time_rule) == (48 * HOUR, TimeRule.ANSWER)


async def test_during_the_game_the_table_votes_on_its_time(club: Club) -> None:
    ana, bo, cid = club.members("Ana", "Bo", "Cid")
    table = await begin(club, [ana, bo, cid])
    thread = await table.thread()
    await ana.slash(thread, "table time", limit="12h", rule="remind")
    assert (await table.row()).limit_seconds is None
    await bo.slash(thread, "table time", limit="12h", rule="remind")
    assert (await table.row()).limit_seconds == 12 * HOUR
    assert "12 hours, then whoever is asked is reminded" in await table.feed()
    assert "Deadline: <t:" in text_of(await table.board())


async def test_a_moderator_sets_the_time_at_once(club: Club) -> None:
    ana, bo = club.members("Ana", "Bo")
    table = await begin(club, [ana, bo])
    thread = await table.thread()
    refused = await ana.slash(thread, "table time", limit="1d", at_once=True)
    assert told(refused) == club.says("refused-not-manager")
    role = club.guild.create_role("mods", permissions=discord.Permissions(manage_messages=True))
    chief = club.guild.add_member(club.env.create_user("chief"), roles=[role])
    await chief.slash(thread, "table time", limit="1d", at_once=True)
    assert (await table.row()).limit_seconds == 24 * HOUR
    assert "A moderator sets the time for an answer: one day" in await table.feed()


async def test_one_reminder_in_the_thread(club: Club) -> None:
    table, _ = await hourly(club, TimeRule.WAIT)
    turn = await table.turn()
    await later(club, minutes=27)
    assert await mentions(table, "a reminder") == []
    await later(club, minutes=5)
    ((line, whom),) = await mentions(table, "a reminder")
    assert line.startswith(f"⏰ <@{turn.member.id}>, a reminder: ")
    assert whom == [turn.member.id]
    await club.restart()
    await later(club, minutes=5)
    assert len(await mentions(table, "a reminder")) == 1
    await check_story(table)


async def test_a_reminder_by_direct_message_can_be_answered(club: Club) -> None:
    table, _ = await hourly(club, TimeRule.WAIT)
    turn = await table.turn()
    done = await turn.member.slash(club.channel, "preferences", reminder="dm")
    assert "**Reminders:** a direct message" in told(done)
    before = len(club.letters(turn.member))
    await later(club, minutes=31)
    assert await mentions(table, "a reminder") == []
    (letter,) = club.letters(turn.member)[before:]
    assert "A reminder: you were asked this <t:" in text_of(letter)
    count = await table.answers()
    await answer(turn, sensibly(turn))
    assert await table.answers() == count + 1


async def test_whoever_wants_no_reminder_gets_none(club: Club) -> None:
    table, _ = await hourly(club, TimeRule.WAIT)
    turn = await table.turn()
    await turn.member.slash(club.channel, "preferences", reminder="none")
    before = len(club.letters(turn.member))
    await later(club, minutes=40)
    assert await mentions(table, "a reminder") == []
    assert len(club.letters(turn.member)) == before


async def test_quiet_hours_put_a_reminder_off(club: Club) -> None:
    table, _ = await hourly(club, TimeRule.WAIT)
    turn = await table.turn()
    (asked,) = await club.store.journal.open_questions(table.game)
    begin_at = int(asked.asked_at // 60) % 1440
    end_at = (begin_at + 45) % 1440
    done = await turn.member.slash(
        club.channel,
        "preferences",
        quiet_from=f"{begin_at // 60}:{begin_at % 60:02}",
        quiet_to=f"{end_at // 60}:{end_at % 60:02}",
        timezone="Africa/Abidjan",  # UTC, all year round
    )
    assert "**Quiet hours:** " in told(done)
    await later(club, minutes=41)
    assert await mentions(table, "a reminder") == []
    await later(club, minutes=7)
    assert len(await mentions(table, "a reminder")) == 1


async def test_time_is_up_and_everybody_is_told_once(club: Club) -> None:
    table, _ = await hourly(club, TimeRule.REMIND)
    turn = await table.turn()
    count = await table.answers()
    await later(club, minutes=63)
    ((line, whom),) = await mentions(table, "your time is up")
    assert whom == [turn.member.id]
    assert len((await entries(table))[count:]) == 1
    await answer(turn, sensibly(turn))
    assert len(await mentions(table, line)) == 1
    await check_story(table)


async def test_the_bot_answers_for_who_had_their_time(club: Club) -> None:
    table, _ = await hourly(club, TimeRule.ANSWER)
    turn = await table.turn()
    letter = turn.letter()
    count = await table.answers()
    await later(club, minutes=62)
    called, *_ = (await entries(table))[count:]
    assert called == TimedOut(question=turn.asked.number, seat=turn.asked.seat, rule="answer")
    assert f"Time is up for **{turn.member.name.title()}**" in await table.feed()
    told_them = "\n".join(map(text_of, club.letters(turn.member)))
    assert "Your time was up, and the bot answered in your place:" in told_them
    assert not await away(table, turn.member.id)
    assert controls(letter) == [], "the old question has no buttons any more"
    await check_story(table)


async def test_who_is_away_comes_back_by_the_button(club: Club) -> None:
    table, _ = await hourly(club, TimeRule.HAND_OVER)
    turn = await table.turn()
    assert club.says("button-return") not in labels(await table.board())
    await later(club, minutes=62)
    assert await away(table, turn.member.id)
    (line, whom), *_ = await mentions(table, "I am back")
    assert f"<@{turn.member.id}>" in line
    assert turn.member.id in whom
    board = await table.board()
    assert f"The bot plays for **{turn.member.name.title()}**" in text_of(board)
    other = await table.other(turn)
    refused = await table.press_board(other, "return")
    assert told(refused) == club.says("refused-not-away"), "they have their seat"
    before = len(club.letters(turn.member))
    back = await table.press_board(turn.member, "return")
    assert told(back) == club.says("time-back")
    assert not await away(table, turn.member.id)
    (letter, *_) = club.letters(turn.member)[before:]
    assert club.says("time-returned") in text_of(letter)
    assert club.says("button-return") not in labels(await table.board())
    await table.play()
    assert (await table.row()).status is GameStatus.FINISHED
    kinds = {type(entry) for entry in await entries(table)}
    assert {TimedOut, HandedOver, Returned} <= kinds
    record = await table.record()
    assert verify(club.desk.faces[record.game].rulebook, record).result is not None


async def test_who_is_away_is_back_with_any_attempt_to_play(club: Club) -> None:
    table, _ = await hourly(club, TimeRule.HAND_OVER)
    turn = await table.turn()
    letter = turn.letter()
    button = controls(letter)[0]
    await later(club, minutes=62)
    assert await away(table, turn.member.id)
    late = await club.forge(turn.member.user, letter, button.custom_id)
    assert club.says("refused-answered") in told(late)
    assert not await away(table, turn.member.id)
    assert f"**{turn.member.name.title()}** is back at the table." in await table.feed()


async def test_who_is_away_comes_back_by_command(club: Club) -> None:
    table, _ = await hourly(club, TimeRule.HAND_OVER)
    turn = await table.turn()
    await later(club, minutes=62)
    waits = await turn.member.slash(club.channel, "waiting")
    assert "the bot plays for you until you come back" in told(waits)
    assert any(label.endswith("I am back") for label in labels(shown(waits)))
    back = await turn.member.slash(club.channel, "table return")
    assert told(back) == club.says("time-back")
    again = await turn.member.slash(club.channel, "table return")
    assert told(again) == club.says("refused-not-away")


async def test_the_private_part_of_a_time_out_is_seen_by_one(club: Club) -> None:
    """What the bot chose for somebody is as secret as what they would have chosen."""
    table, players = await hourly(club, TimeRule.ANSWER)
    turn = await table.turn()
    await later(club, minutes=62)
    await table.play(most=3)
    for player in players:
        if player.id != turn.member.id:
            letters = "\n".join(map(text_of, club.letters(player)))
            assert "the bot answered in your place" not in letters
    assert "the bot answered in your place" not in await table.feed()
    await check_story(table)


async def test_what_waits_for_me_at_all_tables(club: Club) -> None:
    ana, bo, cid = club.members("Ana", "Bo", "Cid")
    nothing = await ana.slash(club.channel, "waiting")
    assert told(nothing) == club.says("waiting-none")
    first = await begin(club, [ana, bo])
    second = await begin(club, [ana, cid])
    for table in (first, second):
        while (await table.turn()).member.id != ana.id:
            await table.play(most=1)
    lines = told(await ana.slash(club.channel, "waiting"))
    for table in (first, second):
        row = await table.row()
        (asked,) = [
            one for one in await club.store.journal.open_questions(table.game)
            if one.user_id == ana.id
        ]  # fmt: skip
        link = f"https://discord.com/channels/{row.guild_id}/{row.thread_id}"
        assert f"table {table.game}]({link}): " in lines
        assert f"Asked <t:{int(asked.asked_at)}:R>." in lines
    assert lines.index("table 1]") < lines.index("table 2]"), "the oldest first"


async def test_a_question_is_answered_from_the_list(club: Club) -> None:
    table, _ = await hourly(club, TimeRule.WAIT)
    turn = await table.turn()
    result = await turn.member.slash(club.channel, "waiting")
    listed = shown(result)
    assert "Deadline: <t:" in told(result)
    pressed = await turn.member.click(listed, custom_id=f"table:{table.game}:turn")
    asked = [one for one in (pressed.response, *pressed.followups) if one]
    assert any(one.is_for(table.game, turn.asked.mark) for m in asked for one in controls(m))


async def test_votes_are_counted_again_once_somebody_is_away(club: Club) -> None:
    table, players = await hourly(club, TimeRule.HAND_OVER, "Ana", "Bo", "Cid", "Dora")
    turn = await table.turn()
    others = [player for player in players if player.id != turn.member.id]
    for player in others[:2]:
        await player.slash(await table.thread(), "table end")
    assert (await table.row()).status is GameStatus.PLAYING
    await later(club, minutes=62)
    assert (await table.row()).status is GameStatus.ENDED
    assert club.says("feed-ended-vote") in await table.feed()
