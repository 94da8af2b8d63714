"""Clicks that should do nothing: twice, by the wrong person, on old buttons, on forged ones."""

import pytest
from pydantic import JsonValue

from bot.addresses import AnswerButton
from bot.tables.people import Person
from bot.text import Locale
from db.errors import DuplicateInteraction
from rules.engine.errors import AnswerRefused
from tests.e2e.club import Club
from tests.e2e.moves import Turn, Way, answer, press_on
from tests.e2e.reading import controls, text_of
from tests.e2e.secrecy import check_story
from tests.e2e.table import Table, asks, begin, sensibly, told

TAKE_ACTION = "calderos-take-action"


def discard_first(turn: Turn) -> JsonValue:
    """Discard a card."""
    return ["discard", turn.sight.view.hand[0]]


async def at_a_turn(club: Club) -> tuple[Table, Turn]:
    """Return a table where somebody is to take an action."""
    table = await begin(club, club.members("Ana", "Bo", "Cid"))
    await table.play(until=asks(TAKE_ACTION))
    return table, await table.turn()


async def test_the_second_click_on_a_button_changes_nothing(club: Club) -> None:
    table = await begin(club, club.members("Ana", "Bo"))
    turn = await table.turn()
    letter = turn.letter()
    button = controls(letter)[0]
    await turn.member.user.click(letter, custom_id=button.custom_id)
    again = await club.forge(turn.member.user, letter, button.custom_id)
    assert club.says("refused-answered") in told(again)
    assert await table.answers() == 1
    assert (await table.feed()).count("plays Aldric") == 1


async def test_two_answers_at_the_same_moment_count_once(club: Club) -> None:
    table = await begin(club, club.members("Ana", "Bo"))
    turn = await table.turn()
    person = Person(turn.member.id, "Ana", Locale.EN)
    raw = sensibly(turn)
    tables = club.desk.tables
    both = await club.inside(
        tables.answer(table.game, person, 0, raw, 101),
        tables.answer(table.game, person, 0, raw, 102),
    )
    assert [isinstance(one, AnswerRefused) for one in both].count(True) == 1
    assert await table.answers() == 1


async def test_an_interaction_that_discord_delivers_twice_counts_once(club: Club) -> None:
    """Even where the same person is asked again, by a question that the answer would fit."""
    table = await begin(club, club.members("Ana", "Bo"), options="characters=deal")
    await table.play(choose=discard_first, until=lambda turn: turn.asked.number >= 2)
    first, second = table.players
    number = (await table.turn()).asked.number
    people = {
        member.id: Person(member.id, name, Locale.EN)
        for member, name in ((first, "Ana"), (second, "Bo"))
    }
    tables = club.desk.tables
    refused: list[BaseException] = []
    for again in range(3):
        turn = await table.turn()
        raw = discard_first(turn)
        (done,) = await club.inside(
            tables.answer(table.game, people[turn.member.id], turn.asked.number, raw, 7)
        )
        if isinstance(done, BaseException):
            refused.append(done)
        assert (await table.turn()).asked.number == number + 1, again
    assert [type(error) for error in refused] == [DuplicateInteraction] * 2
    await check_story(table)


async def test_an_old_button_is_refused_in_private_and_goes_away(club: Club) -> None:
    """After a restart the bot does not remember which letter it is to clear."""
    table, turn = await at_a_turn(club)
    letter = turn.letter()
    await club.restart()
    await answer(turn, sensibly(turn), Way.COMMAND)
    late = await turn.member.user.click(letter, custom_id=controls(letter)[0].custom_id)
    assert club.says("refused-answered") in told(late)
    assert controls(letter) == []
    assert club.says("answered-elsewhere") in text_of(letter)
    assert await table.answers() == 4


@pytest.mark.parametrize("way", [Way.COMMAND, Way.PANEL])
async def test_a_letter_is_cleared_when_its_question_is_answered_elsewhere(
    club: Club, way: Way
) -> None:
    table, turn = await at_a_turn(club)
    letter = turn.letter()
    before = controls(letter)[0].custom_id
    await answer(turn, sensibly(turn), way)
    assert controls(letter) == []
    late = await club.forge(turn.member.user, letter, before)
    assert club.says("refused-answered") in told(late)
    assert await table.answers() == 4


async def test_the_way_back_leads_to_the_step_before(club: Club) -> None:
    table, turn = await at_a_turn(club)
    letter = turn.letter()
    first = {control.custom_id for control in controls(letter)}
    await turn.member.user.click(letter, label="Discard")
    assert {control.custom_id for control in controls(letter)} != first
    await turn.member.user.click(letter, label=club.says("button-back"))
    assert {control.custom_id for control in controls(letter)} == first
    await answer(turn, sensibly(turn))
    assert await table.answers() == 4


async def test_who_is_not_asked_is_told_so_in_private(club: Club) -> None:
    table, turn = await at_a_turn(club)
    other = await table.other(turn)
    before = await table.answers()
    move = await table.press_board(other, "turn")
    assert told(move) == club.says("refused-nothing-asked")
    typed = await other.slash(await table.thread(), "calderos discard", card="mirror")
    assert told(typed) == club.says("refused-nothing-asked")
    forged = await club.forge(
        other.user,
        club.letters(other)[-1],
        AnswerButton(table.game, turn.asked.mark, (0,)).write(),
    )
    assert told(forged) in {club.says("refused-not-yours"), club.says("refused-answered")}
    assert await table.answers() == before
    assert (await table.turn()).asked.number == turn.asked.number


async def test_a_stranger_sees_the_table_and_nothing_else(club: Club) -> None:
    table, _ = await at_a_turn(club)
    stranger = club.member("Zoe")
    for verb in ("hand", "turn", "direct", "rewind", "end"):
        board = await table.board()
        refused = await club.forge(stranger, board, f"table:{table.game}:{verb}")
        assert told(refused) == club.says("refused-not-seated"), verb
    words = await table.press_board(stranger, "text")
    assert "Ana" in told(words)
    hand = await stranger.slash(await table.thread(), "hand")
    assert told(hand) == club.says("refused-not-seated")
    gone = await stranger.slash(await table.thread(), "table leave")
    assert told(gone) == club.says("refused-not-seated")
    acts = await stranger.slash(await table.thread(), "calderos discard", card="mirror")
    assert told(acts) == club.says("refused-not-seated")
    assert await table.answers() == 3


NONSENSE = (
    "answer",
    "answer:",
    "answer:1",
    "answer:1:2",
    "answer:1:2:3:4",
    "answer::::",
    "answer:1:0:0",
    "answer:1:0-xyz:0",
    "answer:1:0-000000:999999",
    "answer:1:0-000000:0.0.0.0.0.0.0.0",
    "answer:1:0-000000:1.",
    "answer:1:999999999999999999-000000:0",
    "answer:999999999999999999:0-000000:0",
    "answer:99999999999999999999999999:0-000000:0",
    "answer:2:0-000000:0",
    "stop:1:3:",
    "stop:1:3:0",
    "page:1:3::7",
    "page:1:3::999999999999999999",
    "page:1:3:9:0",
    "form:1:3",
    "form:1:0",
    "table:1:nothing",
    "table:0:hand",
    "lobby:1:start",
    "lobby:1:join",
    "lobby:999:join",
    "lobby:1:",
    "number:1:3",
)
MENU_NONSENSE: tuple[tuple[str, list[str]], ...] = (
    ("select:1:3:", ["99"]),
    ("select:1:3:", ["-1"]),
    ("select:1:3:", ["ñ"]),
    ("select:1:3:", ["²"]),
    ("select:1:3:", []),
    ("select:1:3:", ["0", "0", "0", "0", "0", "0"]),
    ("select:1:3:0", ["9" * 30]),
    ("select:9:3:", ["0"]),
    ("option:1:0", ["0"]),
    ("option:1:99", ["0"]),
    ("option:1:0", []),
)


async def test_forged_buttons_and_menus_change_nothing(club: Club) -> None:
    table, turn = await at_a_turn(club)
    other, stranger = await table.other(turn), club.member("Zoe")
    before = await table.record()
    mine, theirs = club.letters(turn.member)[-1], club.letters(other)[-1]
    board = await table.board()
    shown = text_of(board)
    forged = [(custom_id, None) for custom_id in NONSENSE] + list(MENU_NONSENSE)
    for number, (custom_id, values) in enumerate(forged):
        await club.forge(turn.member.user, mine, custom_id, values)
        await club.forge(turn.member, board, custom_id, values)
        if number % 2:
            await club.forge(stranger, board, custom_id, values)
        else:
            await club.forge(other.user, theirs, custom_id, values)
    assert (await table.record()) == before
    assert text_of(await table.board()) == shown
    assert len(await table.boards()) == 1
    assert club.log.surprises() == []
    await answer(turn, sensibly(turn), Way.PANEL)
    assert len((await table.record()).entries) == len(before.entries) + 1


async def test_a_question_never_unfolds_on_a_message_that_all_can_read(club: Club) -> None:
    table, turn = await at_a_turn(club)
    board = await table.board()
    shown = text_of(board)
    mark = turn.asked.mark
    for custom_id in (f"answer:{table.game}:{mark}:", f"answer:{table.game}:0-000000:0"):
        await club.forge(turn.member, board, custom_id)
        assert text_of(await table.board()) == shown
    for custom_id in (f"answer:{table.game}:{mark}:0",):
        await club.forge(turn.member, table.lobby, custom_id)
    assert all("hand.png" not in str(post.components) for post in await table.posts())
    assert await table.answers() == 3


@pytest.mark.parametrize("verb", ["hand", "turn"])
async def test_cards_show_to_their_holder_only(club: Club, verb: str) -> None:
    table, turn = await at_a_turn(club)
    result = await table.press_board(turn.member, verb)
    assert result.ephemeral
    assert result.response is not None
    other = await table.other(turn)
    thread = (await table.row()).thread_id or 0
    seen = [message.id for message in club.messages(thread, other.id)]
    assert result.response.id not in seen
    assert "Your 5 cards" in text_of(result.response)


async def test_a_turn_can_be_taken_half_in_the_letter_and_half_on_the_panel(club: Club) -> None:
    table, turn = await at_a_turn(club)
    raw = sensibly(turn)
    letter = turn.letter()
    await turn.member.user.click(letter, custom_id=controls(letter)[0].custom_id)
    back = next(one.custom_id for one in controls(letter) if one.label == "Back")
    await press_on(turn, await turn.panel(), turn.member, raw)
    assert await table.answers() == 4
    late = await club.forge(turn.member.user, letter, back)
    assert club.says("refused-answered") in told(late)
