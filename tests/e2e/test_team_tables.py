"""Team talk for those who sit at several tables: it is asked, never guessed, which is meant."""

from collections.abc import AsyncIterator, Awaitable, Callable

import pytest
from simcord import MemberActor, ResponseMessage

from bot.text import Locale
from tests.e2e.club import Club
from tests.e2e.conftest import OpenClub
from tests.e2e.reading import controls, text_of
from tests.e2e.table import Table, begin, told
from tests.e2e.team_fair import answer, answers, open_team_fair, passed_on_to, talk, words, write

PLAN = "Let us go for the jade"


@pytest.fixture
async def club(opened: OpenClub) -> AsyncIterator[Club]:
    """A club where the toy game is played by two teams."""
    async with opened(seed="a fair game", dress=open_team_fair) as club:
        yield club


async def two_tables(club: Club, language: str = "en") -> tuple[Table, Table]:
    """Let Ana play with Cid against Bo and Dee, and with Bo against Cid and Dee."""
    ana, bo, cid, dee = club.members("Ana", "Bo", "Cid", "Dee", language=language)
    return (
        await begin(club, [ana, bo, cid, dee], game="toy"),
        await begin(club, [ana, cid, bo, dee], game="toy"),
    )


def question(club: Club, member: MemberActor) -> ResponseMessage:
    """Return the message that asks for the table."""
    (asked,) = answers(club, member)
    return asked


async def choose(club: Club, member: MemberActor, table: Table) -> ResponseMessage:
    """Let somebody choose a table where they are asked, and return what stands there then."""
    asked = question(club, member)
    (menu,) = controls(asked)
    await member.user.select(asked, [str(table.game)], custom_id=menu.custom_id)
    return question(club, member)


@pytest.mark.parametrize("language", ["en", "es"])
async def test_the_writer_is_asked_for_which_table_it_is(club: Club, language: str) -> None:
    first, second = await two_tables(club, language)
    ana, bo, cid, dee = first.players
    await write(ana, PLAN)
    asked = question(club, ana)
    assert text_of(asked) == club.says("talk-which", Locale(language))
    (menu,) = controls(asked)
    assert list(menu.options.values()) == [str(first.game), str(second.game)]
    assert PLAN not in str(asked.components)
    assert words(club, bo) == words(club, cid) == []

    done = await choose(club, ana, second)
    assert passed_on_to(club, "Bo", language=Locale(language)) in text_of(done)
    assert controls(done) == []
    assert words(club, bo) == [PLAN]
    assert words(club, cid) == words(club, dee) == []
    assert f"{second.game}](" in talk(club, bo)[0].splitlines()[0]


async def test_it_is_asked_each_time(club: Club) -> None:
    first, second = await two_tables(club)
    ana, bo, cid, _ = first.players
    for table, text in ((first, "one"), (second, "two")):
        await write(ana, text)
        await choose(club, ana, table)
    assert (words(club, cid), words(club, bo)) == (["one"], ["two"])


@pytest.mark.parametrize("stop", [Club.restart, Club.crash])
async def test_the_question_outlasts_the_bot(
    club: Club, stop: Callable[[Club], Awaitable[None]]
) -> None:
    first, _ = await two_tables(club)
    ana, _, cid, _ = first.players
    await write(ana, PLAN)
    await stop(club)
    await choose(club, ana, first)
    assert words(club, cid) == [PLAN]


async def test_a_reply_to_a_message_of_a_table_goes_there(club: Club) -> None:
    first, second = await two_tables(club)
    ana, bo, cid, _ = first.players
    letters = {table.game: letter_about(club, ana, table) for table in (first, second)}
    for table, text in ((first, "one"), (second, "two")):
        await write(ana, text, reference=reference(letters[table.game]))
    assert (words(club, cid), words(club, bo)) == (["one"], ["two"])

    said = next(letter for letter in club.letters(bo) if letter.content.endswith("two"))
    await write(bo, "three", reference=reference(said))
    assert words(club, ana) == ["three"]
    await write(ana, "no reply")
    assert text_of(question(club, ana)) == club.says("talk-which")


async def test_a_link_that_a_mate_wrote_leads_nowhere(club: Club) -> None:
    first, second = await two_tables(club)
    ana, bo, cid, _ = first.players
    for table in (first, second):
        await table.play(most=4)
    link = letter_about(club, cid, second)
    trap = text_of(link).splitlines()[0]
    await write(cid, trap, reference=reference(letter_about(club, cid, first)))
    await write(ana, PLAN, reference=reference(club.letters(ana)[-1]))
    assert words(club, cid) == [PLAN]
    assert words(club, bo) == []


async def test_a_reply_to_one_s_own_message_does_not_say_which(club: Club) -> None:
    first, second = await two_tables(club)
    ana = first.players[0]
    line = text_of(letter_about(club, ana, second)).splitlines()[0]
    own = await write(ana, line)
    await write(ana, PLAN, reference={"channel_id": str(own.channel.id), "message_id": str(own.id)})
    assert text_of(question(club, ana)) == club.says("talk-which")


async def test_a_table_without_a_team_is_not_asked_for(club: Club) -> None:
    ana, bo, cid, dee = club.members("Ana", "Bo", "Cid", "Dee")
    await begin(club, [ana, bo, cid, dee], game="toy")
    await begin(club, [ana, bo])
    await begin(club, [ana, dee], game="toy")
    await write(ana, PLAN)
    assert passed_on_to(club, "Cid") in answer(club, ana)
    assert words(club, cid) == [PLAN]


async def test_a_table_where_it_is_off_is_not_asked_for(club: Club) -> None:
    first, second = await two_tables(club)
    ana, bo, cid, _ = first.players
    await ana.slash(await second.thread(), "table talk", state="off")
    await write(ana, PLAN)
    assert words(club, cid) == [PLAN]
    await write(ana, PLAN, reference=reference(letter_about(club, ana, second)))
    assert answer(club, ana) == club.says("refused-talk-off")
    assert words(club, bo) == []


@pytest.mark.parametrize("language", ["en", "es"])
async def test_a_command_wants_the_table_where_it_is_not_clear(club: Club, language: str) -> None:
    first, second = await two_tables(club, language)
    ana, bo, cid, _ = first.players
    unclear = club.says("refused-unclear-table", Locale(language))
    assert told(await ana.slash(club.channel, "table say", text=PLAN)) == unclear
    assert told(await ana.slash(club.channel, "table talk", state="off")) == unclear
    await ana.slash(club.channel, "table say", text=PLAN, table=str(first.game))
    await ana.slash(await second.thread(), "table say", text="here")
    assert (words(club, cid), words(club, bo)) == ([PLAN], ["here"])
    choices = await ana.autocomplete(club.channel, "table say", "table", "", text="-")
    assert [choice["value"] for choice in choices] == [str(first.game), str(second.game)]


async def test_a_message_deleted_before_the_choice_goes_nowhere(club: Club) -> None:
    first, _ = await two_tables(club)
    ana, _, cid, _ = first.players
    message = await write(ana, PLAN)
    asked = question(club, ana)
    (menu,) = controls(asked)
    await ana.user.delete(message)
    result = await ana.user.select(asked, [str(first.game)], custom_id=menu.custom_id)
    assert told(result) == club.says("refused-message-gone")
    assert words(club, cid) == []


@pytest.mark.parametrize("values", [["404"], ["-"], ["9" * 30], []])
async def test_a_forged_choice_is_refused(club: Club, values: list[str]) -> None:
    first, _ = await two_tables(club)
    ana, bo, cid, dee = first.players
    await write(ana, PLAN)
    asked = question(club, ana)
    (menu,) = controls(asked)
    result = await club.forge(ana.user, asked, menu.custom_id, values)
    assert told(result)
    assert all(words(club, player) == [] for player in (bo, cid, dee))


async def test_nobody_passes_on_what_another_wrote(club: Club) -> None:
    first, _ = await two_tables(club)
    ana, bo, cid, dee = first.players
    await first.play(most=4)
    message = await write(ana, PLAN)
    for forger in (bo, dee):
        letter = letter_about(club, forger, first)
        forged = await club.forge(forger.user, letter, f"team:{message.id}", [str(first.game)])
        assert told(forged)
    below = await club.forge(ana, await first.board(), f"team:{message.id}", [str(first.game)])
    assert told(below) == club.says("refused-illegal")
    assert all(words(club, player) == [] for player in (bo, cid, dee))


def letter_about(club: Club, member: MemberActor, table: Table) -> ResponseMessage:
    """Return a letter of the bot to somebody that is about a table."""
    letters = [letter for letter in club.letters(member) if letter.components]
    return next(one for one in letters if f"{table.game}](" in text_of(one).splitlines()[0])


def reference(message: ResponseMessage) -> dict[str, str]:
    """Return what makes a message a reply."""
    return {"channel_id": str(message.channel_id), "message_id": str(message.id)}
