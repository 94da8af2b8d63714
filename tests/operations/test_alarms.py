"""The host's channel: few messages, folded, in the bot's language, and none that harms."""

from simcord import ChannelHandle

from bot.client import TICK
from bot.operations.alarms import LINES, PAUSE, Alarms
from bot.operations.troubles import Trouble
from bot.settings import Settings
from bot.text import Locale
from tests.e2e.club import Club
from tests.e2e.conftest import OpenClub

BROKEN = Trouble("KeyError", "bot.delivery:120", 7, "c0ffee00")


def test_the_same_trouble_is_told_once_with_how_often_it_came() -> None:
    alarms = Alarms()
    for game in (7, 8, 7):
        alarms.tell(Trouble("KeyError", "bot.delivery:120", game))
    alarms.tell(Trouble("KeyError", "bot.postman:9"))
    first, second = alarms.due(0)
    assert (first.place, first.times, first.games) == ("bot.delivery:120", 3, [7, 8])
    assert (second.place, second.times, second.games) == ("bot.postman:9", 1, [])


def test_after_a_message_there_is_a_pause_and_nothing_is_lost() -> None:
    alarms = Alarms()
    assert alarms.due(0) == []
    alarms.tell(BROKEN)
    assert len(alarms.due(1)) == 1
    alarms.tell(BROKEN)
    assert alarms.due(PAUSE) == []
    alarms.tell(BROKEN)
    (fold,) = alarms.due(1 + PAUSE)
    assert fold.times == 2
    assert alarms.due(10 * PAUSE) == []


async def told_in(channel: ChannelHandle, club: Club) -> list[str]:
    return [message.content for message in club.messages(channel.id)]


def watched(club: Club, channel: ChannelHandle, locale: str = "en") -> Settings:
    """Let the next bot tell a channel of errors."""
    changes = {"error_channel": channel.id, "locale": locale}
    club._settings = club._settings.model_copy(update=changes)
    return club._settings


async def test_errors_are_told_to_the_channel_once_a_minute(club: Club) -> None:
    channel = club.guild.create_text_channel("maese-errors")
    watched(club, channel)
    await club.restart()
    club.bot._alarms.tell(BROKEN)
    club.bot._alarms.tell(BROKEN)
    await club.wait(seconds=TICK + 1)
    (text,) = await told_in(channel, club)
    for part in ("`KeyError` in `bot.delivery:120`", "2 times", "table 7", "incident `c0ffee00`"):
        assert part in text
    club.bot._alarms.tell(BROKEN)
    await club.wait(seconds=TICK + 1)
    assert len(await told_in(channel, club)) == 1
    await club.wait(seconds=PAUSE)
    assert len(await told_in(channel, club)) == 2


async def test_a_storm_of_errors_makes_one_message_of_bounded_length(club: Club) -> None:
    channel = club.guild.create_text_channel("maese-errors")
    watched(club, channel, "es")
    await club.restart()
    for number in range(500):
        club.bot._alarms.tell(Trouble("KeyError", f"bot.delivery:{number % 40}", number))
    await club.wait(seconds=TICK + 1)
    (text,) = await told_in(channel, club)
    assert len(text.splitlines()) == 1 + LINES + 1
    assert text.startswith(club.says("alarm-title", Locale.ES))
    assert f"{40 - LINES} tipos más" in text


async def test_without_a_channel_nobody_is_told(club: Club) -> None:
    before = len(club.env.http_requests)
    club.bot._alarms.tell(BROKEN)
    await club.wait(seconds=3 * TICK)
    assert len(club.env.http_requests) == before


async def test_a_channel_out_of_reach_is_complained_of_once_and_stops_nothing(
    opened: OpenClub,
) -> None:
    async with opened(lobby_hours=0.1) as club:
        club.log.expect("error channel out of reach")
        channel = club.guild.create_text_channel("maese-errors")
        watched(club, channel)
        await club.restart()
        club.fail(channel.id, 403, 50001, times=None)
        for _ in range(3):
            club.bot._alarms.tell(BROKEN)
            await club.wait(seconds=PAUSE + TICK)
        assert club.log.events().count("error channel out of reach") == 1
        club.heal()
        club.bot._alarms.tell(BROKEN)
        await club.wait(seconds=PAUSE + TICK)
        assert len(await told_in(channel, club)) == 1
