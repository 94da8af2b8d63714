"""Somebody at several tables; leaving, ending, looking on."""

from typing import Any

import discord

from db import GameStatus
from tests.e2e.club import Club
from tests.e2e.conftest import OpenClub
from tests.e2e.moves import Way, answer
from tests.e2e.reading import controls, text_of
from tests.e2e.table import Table, asks, begin, sensibly, sit_down, told


async def two_tables(club: Club) -> tuple[Table, Table]:
    """Return two tables at which the same two sit, both at the first turn."""
    ana, bo = club.members("Ana", "Bo")
    tables = [await begin(club, [ana, bo], options="characters=deal") for _ in range(2)]
    return tables[0], tables[1]


async def test_letters_say_which_table_they_are_for(club: Club) -> None:
    for table in await two_tables(club):
        turn = await table.turn()
        first = text_of(turn.letter()).splitlines()[0]
        assert f"table {table.game}" in first
        assert f"/{(await table.row()).thread_id}" in first


async def test_a_command_that_could_mean_two_tables_is_refused(club: Club) -> None:
    one, two = await two_tables(club)
    turn = await one.turn()
    card = str(turn.sight.view.hand[0])
    unclear = await turn.member.slash(club.channel, "calderos discard", card=card)
    assert told(unclear) == club.says("refused-unclear-table")
    assert await one.answers() == await two.answers() == 0
    assert told(await turn.member.slash(club.channel, "hand")) == club.says("refused-unclear-table")

    offered = await turn.member.autocomplete(club.channel, "calderos discard", "table", "2")
    assert [choice["value"] for choice in offered] == ["2"]
    await turn.member.slash(club.channel, "calderos discard", card=card, table="2")
    assert (await one.answers(), await two.answers()) == (0, 1)

    await turn.member.slash(await one.thread(), "calderos discard", card=card)
    assert (await one.answers(), await two.answers()) == (1, 1)


async def test_a_command_means_the_one_table_that_waits_for_its_player(club: Club) -> None:
    one, two = await two_tables(club)
    turn = await one.turn()
    card = str(turn.sight.view.hand[0])
    await turn.member.slash(await one.thread(), "calderos discard", card=card)
    await turn.member.user.slash("calderos discard", card=card)
    assert (await one.answers(), await two.answers()) == (1, 1)


async def test_games_lists_them_with_links(club: Club) -> None:
    one, two = await two_tables(club)
    ana, bo = one.players
    waiting = await sit_down(club, [ana])
    turn = await one.turn()
    listed = told(await turn.member.slash(club.channel, "games"))
    for table in (one, two):
        row = await table.row()
        assert f"https://discord.com/channels/{row.guild_id}/{row.thread_id}" in listed
    assert listed.count(club.says("games-your-turn")) == 2
    of_ana = told(await ana.slash(club.channel, "games"))
    link = f"/{club.guild.id}/{club.channel.id}/{waiting.lobby.id}"
    assert link in of_ana
    assert club.says("games-lobby") in of_ana
    assert link not in told(await bo.slash(club.channel, "games"))
    in_letters = await ana.user.slash("games")
    assert "table 1" in told(in_letters)


async def test_hand_and_board_at_any_time(club: Club) -> None:
    table = (await two_tables(club))[0]
    other = await table.other(await table.turn())
    thread = await table.thread()
    assert "Your 5 cards" in told(await other.slash(thread, "hand"))
    picture = await other.slash(thread, "board")
    assert picture.response is not None
    assert picture.ephemeral
    assert [file.filename for file in picture.response.attachments] == ["table.png"]
    words = told(await other.slash(thread, "board", form="text"))
    assert "Ana" in words
    assert "Draw pile" in words
    elsewhere = told(await other.user.slash("hand", table="2"))
    assert "table 2" in elsewhere
    wrong = told(await other.user.slash("hand", table="77"))
    assert wrong == club.says("refused-no-such-table")
    nonsense = told(await other.user.slash("hand", table="²"))
    assert nonsense == club.says("refused-no-such-table")


async def test_a_table_is_seen_by_who_can_see_its_channel(club: Club) -> None:
    """The board is public where it is played, and nowhere else."""
    table = (await two_tables(club))[0]
    zoe = club.member("Zoe")
    assert "Ana" in told(await zoe.slash(await table.thread(), "board", form="text"))
    other_guild = club.env.create_guild("Elsewhere")
    spy = other_guild.add_member(club.env.create_user("spy"))
    there = other_guild.create_text_channel("games")
    for form in ("text", "picture"):
        refused = await spy.slash(there, "board", table=str(table.game), form=form)
        assert told(refused) == club.says("refused-no-such-table")
    refused = await spy.user.slash("board", table=str(table.game))
    assert told(refused) == club.says("refused-no-such-table")
    own = await table.players[0].user.slash("board", table=str(table.game), form="text")
    assert "Ana" in told(own)


async def test_who_leaves_is_replaced_by_the_bot(opened: OpenClub) -> None:
    async with opened(seed="game 52") as club:
        table = await begin(club, club.members("Ana", "Bo", "Cid"))
        await table.play(until=asks("calderos-take-action"))
        turn = await table.turn()
        letter = turn.letter()
        button = controls(letter)[0].custom_id
        gone = await turn.member.slash(await table.thread(), "table leave")
        assert told(gone) == club.says("left")
        feed = await table.feed()
        names = (await table.sight(None)).names
        left = f"**{names[turn.asked.seat]}** has left the table"
        assert left in feed
        late = await club.forge(turn.member.user, letter, button)
        assert told(late) == club.says("refused-not-seated")
        got = len(club.letters(turn.member))
        await table.play(Way.LETTER)
        row = await table.row()
        assert row.status is GameStatus.FINISHED
        assert len(club.letters(turn.member)) == got
        hand = await turn.member.slash(await table.thread(), "hand")
        assert told(hand) == club.says("refused-not-seated")


async def test_the_last_who_leaves_ends_the_game(club: Club) -> None:
    table = await begin(club, club.members("Ana", "Bo"))
    await table.play(most=3)
    for player in table.players:
        assert told(await player.slash(await table.thread(), "table leave")) == club.says("left")
    row = await table.row()
    assert row.status is GameStatus.ENDED
    feed = await table.feed()
    assert club.says("feed-ended-nobody-left") in feed
    assert row.seed is not None
    assert row.seed.hex() in feed
    assert club.says("board-ended") in text_of(await table.board())
    ended_early = club.says("lobby-ended", where=f"<#{row.thread_id}>")
    assert ended_early in text_of(table.lobby)
    assert all("turn" not in one.custom_id for one in controls(await table.board()))
    await table.nothing_waits()


async def test_more_than_half_of_the_votes_end_the_game(club: Club) -> None:
    table = await begin(club, club.members("Ana", "Bo", "Cid"))
    ana, bo, _ = table.players
    thread = await table.thread()
    for _ in range(2):
        vote = told(await ana.slash(thread, "table end"))
        assert vote == club.says("voted", votes=1, needed=2)
    assert (await table.row()).status is GameStatus.PLAYING
    announced = club.says("feed-vote-end", seat="**Ana**", votes=1, needed=2)
    assert (await table.feed()).count(announced) == 1
    assert told(await bo.slash(thread, "table end")) == club.says("ended", votes=2, needed=2)
    row = await table.row()
    assert row.status is GameStatus.ENDED
    assert club.says("feed-ended-vote") in await table.feed()
    late = await table.players[2].slash(thread, "table end")
    assert told(late) == club.says("refused-game-over")
    turn_late = await club.forge(ana, await table.board(), f"table:{table.game}:turn")
    assert turn_late.ephemeral


async def test_who_may_manage_messages_ends_a_game_at_once(club: Club) -> None:
    table = await begin(club, club.members("Ana", "Bo"))
    ana = table.players[0]
    thread = await table.thread()
    refused = await ana.slash(thread, "table end", at_once=True)
    assert told(refused) == club.says("refused-not-manager")
    refused = await ana.user.slash("table end", at_once=True, table=str(table.game))
    assert told(refused) == club.says("refused-not-manager")

    other_guild = club.env.create_guild("Elsewhere", owner=(boss := club.env.create_user("boss")))
    there = other_guild.create_text_channel("games")
    owner = other_guild.add_member(boss)
    refused = await owner.slash(there, "table end", at_once=True, table=str(table.game))
    assert told(refused) == club.says("refused-not-manager")
    assert (await table.row()).status is GameStatus.PLAYING

    keepers = club.guild.create_role(
        "keepers", permissions=discord.Permissions(manage_messages=True)
    )
    keeper = club.guild.add_member(club.env.create_user("kim"), roles=[keepers])
    done = await keeper.slash(thread, "table end", at_once=True)
    assert told(done) == club.says("ended", votes=0, needed=0)
    assert (await table.row()).status is GameStatus.ENDED
    assert club.says("feed-ended-host") in await table.feed()


async def test_turns_can_be_taken_in_direct_messages_by_command(club: Club) -> None:
    table = (await two_tables(club))[0]
    turn = await table.turn()
    offered = await turn.member.user.autocomplete("calderos discard", "card", "", table="1")
    mine = {turn.speaker.word(card) for card in turn.sight.view.hand}
    assert {choice["name"] for choice in offered} == mine
    other = await table.other(turn)
    assert await other.user.autocomplete("calderos discard", "card", "", table="1") == []
    assert await club.member("Zoe").user.autocomplete("calderos discard", "card", "") == []
    done = await turn.member.user.slash(
        "calderos discard", card=offered[0]["name"].upper(), table="1"
    )
    assert offered[0]["name"] in told(done)
    assert await table.answers() == 1


async def test_a_command_that_lacks_a_part_says_which(club: Club) -> None:
    table = await begin(club, club.members("Ana", "Bo", "Cid"))
    await table.play(until=lambda turn: "attack" in str(list(turn.asked.question.every())))
    turn = await table.turn()
    every: list[Any] = list(turn.asked.question.every())
    spell = next(raw[1] for raw in every if raw[0] == "attack")
    before = await table.answers()
    missing = await turn.member.slash(await table.thread(), "calderos attack", card=spell)
    assert turn.speaker.say("calderos-take-action-target") in told(missing)
    wrong = await turn.member.slash(
        await table.thread(), "calderos attack", card=spell, target="nobody"
    )
    assert told(wrong) == club.says("refused-illegal")
    declare = await turn.member.slash(await table.thread(), "calderos declare")
    assert told(declare) == club.says("refused-illegal")
    assert await table.answers() == before
    await answer(turn, sensibly(turn), Way.COMMAND)
