"""Players whose direct messages are closed, from the start or in mid-game."""

from db import GameStatus
from tests.e2e.club import Club
from tests.e2e.conftest import OpenClub
from tests.e2e.moves import Way, answer
from tests.e2e.reading import labels, text_of
from tests.e2e.secrecy import check_story
from tests.e2e.table import asks, begin, sensibly, sit_down, told


def warning(club: Club, user: int) -> str:
    """Return what the thread says of somebody whom no letter reaches."""
    return club.says("feed-direct-closed", user=f"<@{user}>")


async def test_the_game_goes_on_by_the_buttons_below_the_table(opened: OpenClub) -> None:
    async with opened(seed="game 26") as club:
        players = club.members("Ana", "Bo", "Cid")
        ana, bo, _ = players
        table = await sit_down(club, players)
        club.shut_dms(ana)
        await table.press_lobby(ana, "start")
        ways = {ana.id: Way.PANEL}
        while (await table.row()).status is GameStatus.PLAYING:
            turn = await table.turn()
            await answer(turn, sensibly(turn), ways.get(turn.member.id, Way.LETTER))
        feed = await table.feed()
        assert feed.count(warning(club, ana.id)) == 1
        assert warning(club, bo.id) not in feed
        assert club.letters(ana) == []
        await check_story(table)
        tries = [one for one in club.env.http_requests if f"/{club.dm_of(ana)}/" in one.path]
        assert len(tries) == 1, "closed doors are not knocked at again"


async def test_a_hand_shows_to_its_holder_with_a_button_to_try_again(club: Club) -> None:
    players = club.members("Ana", "Bo")
    table = await sit_down(club, players, options="characters=deal")
    for player in players:
        club.shut_dms(player)
    await table.press_lobby(players[0], "start")
    asked = (await table.turn()).member
    for player in players:
        hand = (await table.press_board(player, "hand")).response
        assert hand is not None
        assert hand.ephemeral
        assert "Your 5 cards" in text_of(hand)
        assert club.says("direct-closed-private") in text_of(hand)
        assert ("Discard" in labels(hand)) == (player.id == asked.id)

    club.heal()
    hand = (await table.press_board(asked, "hand")).response
    assert hand is not None
    again = await asked.click(hand, label=club.says("button-direct"))
    assert told(again) == club.says("direct-retried")
    letters = "\n".join(map(text_of, club.letters(asked)))
    assert letters.count(club.says("direct-open")) == 1
    assert letters.count("Your hand: ") == 1, "what was missed comes now"
    turn = await table.turn()
    await answer(turn, sensibly(turn), Way.LETTER)
    assert await table.answers() == 1
    assert club.says("direct-closed-private") not in told(await table.press_board(asked, "hand"))


async def test_trying_again_with_doors_still_shut_says_so_once_more(club: Club) -> None:
    ana, bo = club.members("Ana", "Bo")
    table = await sit_down(club, [ana, bo])
    club.shut_dms(ana)
    await table.press_lobby(ana, "start")
    hand = (await table.press_board(ana, "hand")).response
    assert hand is not None
    await ana.click(hand, label=club.says("button-direct"))
    assert (await table.feed()).count(warning(club, ana.id)) == 2
    assert club.letters(ana) == []


async def test_doors_that_shut_in_mid_game(club: Club) -> None:
    table = await begin(club, club.members("Ana", "Bo"))
    await table.play(until=asks("calderos-take-action"))
    turn = await table.turn()
    got = len(club.letters(turn.member))
    club.shut_dms(turn.member)
    await answer(turn, ["discard", turn.sight.view.hand[0]], Way.COMMAND)
    feed = await table.feed()
    assert feed.count(warning(club, turn.member.id)) == 1
    assert len(club.letters(turn.member)) == got
    await club.restart()
    await table.play(Way.PANEL, most=3)
    assert (await table.feed()).count(warning(club, turn.member.id)) == 1
    assert await table.answers() == 6
    await check_story(table)


async def test_a_player_who_left_the_server_holds_nothing_up(club: Club) -> None:
    """Discord knows no such user, or shares no server with them: no other door to knock at."""
    ana, bo, cid = club.members("Ana", "Bo", "Cid")
    table = await begin(club, [ana, bo, cid])
    await table.play(until=asks("calderos-take-action"))
    club.fail(club.dm_of(bo), 403, 50278, times=None)
    club.env.inject_error(
        "POST", "/users/@me/channels", status=404, code=10013, message="Unknown User", times=None
    )
    await table.play(Way.PANEL, most=6)
    backlog = await club.store.outbox.backlog()
    assert backlog.waiting == 0
    await check_story(table)


async def test_the_warning_gives_no_secret_away(club: Club) -> None:
    ana, bo = club.members("Ana", "Bo")
    table = await sit_down(club, [ana, bo], options="characters=deal")
    club.shut_dms(ana)
    await table.press_lobby(ana, "start")
    line = next(post for post in await table.posts() if str(ana.id) in post.content)
    cards = (await table.sight(ana)).view.hand
    speaker = club.desk.speaker(await table.sight(ana), club.desk.otherwise)
    assert all(speaker.word(card) not in line.content for card in cards)
