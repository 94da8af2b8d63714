"""``/history``: a game page by page, as whoever asks saw it."""

from re import MULTILINE, findall

from simcord import MemberActor, ResponseMessage

from bot.addresses import HistoryButton, HistorySelect, Leaf
from bot.speech import Speaker
from bot.text import Locale
from db import GameStatus, NewEntry, SeatChange
from rules.engine.record import TakenOver
from rules.engine.replay import replay
from rules.engine.seats import Seat
from tests.e2e.club import Club
from tests.e2e.conftest import OpenClub
from tests.e2e.reading import Control, controls, text_of
from tests.e2e.secrecy import check_secrets, knowledge
from tests.e2e.table import Table, asks, begin, told
from tests.e2e.test_frozen import DAMAGE, frozen


def leaf(message: ResponseMessage, which: Leaf) -> Control:
    """Return a button that turns the pages."""
    addresses = ((one, one.address) for one in controls(message))
    return next(one for one, at in addresses if isinstance(at, HistoryButton) and at.leaf is which)


def entries_in(text: str) -> list[int]:
    """Return the numbers of the entries that are told."""
    return [int(number) for number in findall(r"^`(\d+)`", text, flags=MULTILINE)]


async def test_each_sees_their_own_and_all_see_everything_at_the_end(club: Club) -> None:
    table = await begin(club, club.members("Ana", "Bo"))
    ana, bo = table.players
    await table.play(most=6)
    zoe = club.member("Zoe")
    thread = await table.thread()
    public = told(await zoe.slash(thread, "history"))
    own = told(await ana.slash(thread, "history"))
    assert "🤫" not in public
    assert own.count("🤫") > 1
    assert own.count("Your hand: ") == 1
    of_ana, of_bo = own, told(await bo.slash(thread, "history"))
    assert of_ana != of_bo
    known = await knowledge(table)
    for seat, said in ((Seat(0), of_ana), (Seat(1), of_bo), (None, public)):
        for line in known.not_for(seat):
            assert line not in said
    assert entries_in(public) == entries_in(own) == [*range(await table.answers())]

    await table.play()
    shown = (await zoe.slash(thread, "history")).response
    assert shown is not None
    whole = "\n".join(await read_all(shown, zoe))
    for line in (line for mine in known.told.values() for line in mine if "Your hand: " in line):
        assert line in whole
    assert entries_in(whole) == [*range(await table.answers())]
    assert "The game is over: nothing in it is secret any more." in whole


async def read_all(message: ResponseMessage, reader: MemberActor) -> list[str]:
    """Return all pages of a history, first to last, turning them one by one."""
    await reader.click(message, custom_id=leaf(message, Leaf.FIRST).custom_id)
    pages = [text_of(message)]
    while not leaf(message, Leaf.NEXT).disabled:
        await reader.click(message, custom_id=leaf(message, Leaf.NEXT).custom_id)
        pages.append(text_of(message))
    assert leaf(message, Leaf.LAST).disabled
    return pages


async def test_pages_are_turned_and_jumped_to_also_after_a_restart(club: Club) -> None:
    table = await begin(club, club.members("Ana", "Bo"), language="es")
    await table.play()
    ana = table.players[0]
    shown = await table.press_board(ana, "history")
    message = shown.response
    assert message is not None
    assert message.ephemeral
    last = text_of(message)
    assert entries_in(last)[-1] == await table.answers() - 1
    await club.restart()
    await ana.click(message, custom_id=leaf(message, Leaf.PREVIOUS).custom_id)
    before = text_of(message)
    assert entries_in(before)[-1] + 1 == entries_in(last)[0]
    await ana.click(message, custom_id=leaf(message, Leaf.NEXT).custom_id)
    assert text_of(message) == last

    (chapters,) = (one for one in controls(message) if isinstance(one.address, HistorySelect))
    first = next(iter(chapters.options.values()))
    await ana.select(message, [first], custom_id=chapters.custom_id)
    assert entries_in(text_of(message))[0] == 0
    assert leaf(message, Leaf.FIRST).disabled
    assert leaf(message, Leaf.PREVIOUS).disabled

    await ana.click(message, custom_id=leaf(message, Leaf.TABLE).custom_id)
    (picture,) = message.attachments
    assert picture.filename == "table.png"
    count = entries_in(text_of(message))[-1] + 1
    journal = (await table.record()).entries[:count]
    face = club.desk.faces["calderos"]
    then = replay(face.rulebook, (await table.record()).model_copy(update={"entries": journal}))
    names = (await table.sight(None)).names
    speaker = Speaker(face.texts, Locale.EN, names, rich=False)
    drawn = face.draw_table(then.view(None), names, speaker)
    assert drawn.alt in text_of(message)
    await ana.click(message, custom_id=leaf(message, Leaf.NEXT).custom_id)
    assert message.attachments == []

    by_entry = told(await ana.slash(club.channel, "history", entry=entries_in(before)[1]))
    assert entries_in(by_entry) == entries_in(before)
    beyond = await ana.slash(club.channel, "history", entry=5000)
    assert told(beyond) == club.says("refused-no-such-entry", last=await table.answers() - 1)
    forged = await club.forge(ana, message, f"chapter:{table.game}", ["9" * 30])
    assert told(forged) == club.says("refused-illegal")


async def test_a_page_that_others_could_read_is_not_turned(club: Club) -> None:
    table = await begin(club, club.members("Ana", "Bo"))
    await table.play(most=4)
    forged = await club.forge(table.players[0], await table.board(), "history:1:last:0")
    assert told(forged) == club.says("refused-illegal")


async def test_who_takes_a_seat_over_sees_what_it_saw_and_who_left_no_longer(club: Club) -> None:
    table = await begin(club, club.members("Ana", "Bo"))
    ana, bo = table.players
    await table.play(most=5)
    thread = await table.thread()
    hand = next(
        line for line in told(await ana.slash(thread, "history")).splitlines() if "hand: " in line
    )
    await ana.slash(thread, "table leave")
    after = told(await ana.slash(thread, "history"))
    assert hand not in after
    assert "🤫" not in after
    assert club.says("history-hand-over", seat="**Ana**") in after
    assert hand not in told(await bo.slash(thread, "history"))

    seat = next(one for one in await club.store.games.seats(1) if one.user_id is None)
    cid = club.member("Cid")
    await hand_seat_to(table, seat.seat, cid.id)
    assert hand in told(await cid.slash(thread, "history"))


async def hand_seat_to(table: Table, seat: int, user: int) -> None:
    """Let somebody hold a seat, as when the table has voted for it."""
    entry = TakenOver(seat=seat)
    await table.club.store.journal.append(
        table.game,
        expected_number=await table.answers(),
        entries=[NewEntry(entry.kind, entry.model_dump_json())],
        seats=[SeatChange(seat, user, "Cid", "en")],
    )
    table.club.desk.tables.games.drop(table.game)


async def test_a_frozen_game_is_told_up_to_the_fault_and_goes_on_after_it(
    opened: OpenClub,
) -> None:
    async with opened(seed="game 52") as club:
        table = await frozen(club, DAMAGE[0][1])
        thread = await table.thread()
        text = told(await table.players[0].slash(thread, "history"))
        assert entries_in(text) == [0, 1, 2, 3, 4]
        assert text.endswith(club.says("history-broken"))
        await table.press_board(table.players[1], "rewind")
        await table.play(most=1)
        text = told(await table.players[0].slash(thread, "history"))
        assert entries_in(text) == [0, 1, 2, 3, 4, 6, 7]
        assert club.says("history-rewind", to=4) in text


async def test_a_game_of_other_rules_says_so(club: Club) -> None:
    table = await begin(club, club.members("Ana", "Bo"))
    await table.play(until=asks("calderos-take-action"))
    rulebook = club.desk.faces["calderos"].rulebook
    old = rulebook.version
    try:
        object.__setattr__(rulebook, "version", old + 1)
        shown = await table.players[0].slash(await table.thread(), "history")
        assert told(shown) == club.says("refused-other-rules")
    finally:
        object.__setattr__(rulebook, "version", old)


async def test_looking_at_histories_gives_no_secret_away(opened: OpenClub) -> None:
    """All that was sent is held against what each may know, as for any whole game."""
    async with opened(seed="game 40") as club:
        table = await begin(club, club.members("Ana", "Bo"))
        zoe = club.member("Zoe", "es")
        for _ in range(6):
            await table.play(most=5)
            if (await table.row()).status is not GameStatus.PLAYING:
                break
            for member in (*table.players, zoe):
                await member.slash(await table.thread(), "history")
                await member.slash(await table.thread(), "board", form="text")
        await check_secrets(table)
