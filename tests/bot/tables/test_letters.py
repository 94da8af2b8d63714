"""Letters: who is told what after each answer."""

from collections.abc import AsyncIterator
from itertools import pairwise

import pytest

from bot.letters import BoardLetter, FeedLetter, SeatLetter
from bot.speech import Speaker
from bot.tables.herald import Herald
from bot.tables.people import Person
from bot.text import Locale
from db import OutboxRow, Target
from rules.engine.questions import OpenQuestion
from rules.engine.randomness import Stream
from rules.engine.record import KeptResult
from rules.engine.seats import Seat
from tests.bot.tables.support import (
    ANA,
    BO,
    CID,
    DORA,
    EVA,
    PEOPLE,
    Room,
    calderos,
    read_letter,
)

LONGEST_NAMES = tuple(
    Person(person.id, name * 32, person.locale)
    for person, name in zip(PEOPLE, "*_`|<", strict=True)
)
"""Names whose every character has to be escaped."""


async def moves(
    room: Room, game: int, seed: bytes = bytes(32)
) -> AsyncIterator[tuple[list[OutboxRow], list[OpenQuestion]]]:
    """Play to the end; yield the letters of each answer and the questions that it opened."""
    stream = Stream(seed, "people")
    await room.forget_letters()
    while asked := await room.asked(game):
        await room.step(game, stream)
        after = await room.asked(game)
        yield await room.letters_of(game), [one for one in after if one not in asked]
        await room.forget_letters()


async def test_whoever_is_asked_gets_a_letter_with_the_question(room: Room) -> None:
    game = await room.begin(ANA, BO, CID)
    async for rows, asked in moves(room, game):
        letters = [(row.seat, read_letter(row)) for row in rows if row.target is Target.SEAT]
        put = {
            (seat, number)
            for seat, letter in letters
            if isinstance(letter, SeatLetter)
            for number in letter.questions
        }
        assert put == {(one.seat, one.number) for one in asked}
        assert len({seat for seat, _ in letters}) == len(letters)


async def test_only_who_is_asked_is_pinged(room: Room) -> None:
    game = await room.begin(ANA, BO, CID)
    people = (ANA, BO, CID)
    async for rows, asked in moves(room, game):
        feed = [letter for letter in map(read_letter, rows) if isinstance(letter, FeedLetter)]
        pinged = [user for letter in feed for user in letter.ping]
        assert pinged == [people[one.seat].id for one in asked]
        for letter in feed:
            mentioned = {person.id for person in people if f"<@{person.id}>" in letter.text}
            assert mentioned == set(letter.ping)


async def test_each_answer_brings_the_board_up_to_date_last(room: Room) -> None:
    game = await room.begin(ANA, BO, CID)
    async for rows, _ in moves(room, game):
        letters = [read_letter(row) for row in rows]
        assert [isinstance(letter, BoardLetter) for letter in letters].count(True) == 1
        assert isinstance(letters[-1], BoardLetter)


@pytest.mark.parametrize("seed", [b"a" * 32, b"b" * 32, b"c" * 32])
async def test_no_public_line_says_what_only_one_seat_was_told(room: Room, seed: bytes) -> None:
    game = await room.begin(*PEOPLE[:4], locale=Locale.ES)
    stream = Stream(seed, "people")
    names = {Seat(number): person.name for number, person in enumerate(PEOPLE[:4])}
    speaker = Speaker(calderos().texts, Locale.ES, names)
    while await room.asked(game):
        async with room.games.hold(game) as live:
            told_before = len(live.game.feed)
        await room.forget_letters()
        await room.step(game, stream)
        async with room.games.hold(game) as live:
            told = live.game.feed[told_before:]
        public = await room.public_text(game)
        secrets = [speaker.tell(event) for telling in told for event in telling.besides.values()]
        assert all(secret not in public for secret in secrets)
        expected = [speaker.tell(one.everyone) for one in told if one.everyone is not None]
        assert [line for line in expected if line and line not in public] == []


async def test_each_seat_is_told_its_own_in_its_own_language(room: Room) -> None:
    game = await room.begin(ANA, BO, CID, locale=Locale.ES)
    await room.play(game, 3)
    async with room.games.hold(game) as live:
        (dealt,) = [telling.besides for telling in live.game.feed if len(telling.besides) == 3]
        names = live.names
    for seat, person in enumerate((ANA, BO, CID)):
        texts = [letter.text for letter in await room.private_letters(game, seat)]
        own = Speaker(calderos().texts, person.locale, names).tell(dealt[Seat(seat)])
        assert own in "\n".join(texts)
        for other in (0, 1, 2):
            foreign = Speaker(calderos().texts, person.locale, names).tell(dealt[Seat(other)])
            assert other == seat or foreign not in "\n".join(texts)


@pytest.mark.parametrize("locale", list(Locale))
async def test_no_message_is_longer_than_discord_takes(room: Room, locale: Locale) -> None:
    game = await room.begin(*LONGEST_NAMES, locale=locale)
    stream = Stream(bytes(32), "people")
    while asked := await room.asked(game):
        user = LONGEST_NAMES[asked[0].seat]
        raw = asked[0].question.sample(stream)
        await room.tables.answer(game, user, asked[0].number, raw)
    letters = [read_letter(row) for row in await room.letters_of(game)]
    feed = [len(letter.text) for letter in letters if isinstance(letter, FeedLetter)]
    private = [len(letter.text) for letter in letters if isinstance(letter, SeatLetter)]
    assert max(feed) <= 2000
    assert min(feed) > 0
    assert max(private) <= 3500


async def test_long_news_are_cut_between_lines_into_messages(room: Room) -> None:
    game = await room.begin(ANA, BO)
    row, seats = await room.lobby.look(game)
    herald = Herald(calderos(), row, seats)
    lines = [f"{number} " + "x" * (number * 7 % 300) for number in range(200)]
    pages = herald.feed([*lines, "", f"<@{ANA.id}> you", f"<@{BO.id}> too"], [ANA.id, BO.id])
    letters = [FeedLetter.model_validate_json(page.payload) for page in pages]
    assert "\n".join(letter.text for letter in letters).split("\n")[:200] == lines
    assert all(0 < len(letter.text) <= 2000 for letter in letters)
    assert all(
        len(one.text) + len(other.text.split("\n")[0]) >= 1900 for one, other in pairwise(letters)
    )
    assert letters[-1].ping == (ANA.id, BO.id)
    assert all(letter.ping == () for letter in letters[:-1])


async def test_a_line_longer_than_a_message_is_cut(room: Room) -> None:
    game = await room.begin(ANA, BO)
    row, seats = await room.lobby.look(game)
    (page,) = Herald(calderos(), row, seats).feed(["x" * 9000])
    assert 1000 < len(FeedLetter.model_validate_json(page.payload).text) <= 2000


async def test_nobody_writes_to_a_bot_player(room: Room) -> None:
    game = await room.begin(ANA, BO, CID, DORA, EVA)
    for person, seat in ((BO, 1), (DORA, 3)):
        await room.decisions.leave(game, person)
        assert all(row.seat != seat for row in (await room.letters_of(game))[-3:])
    await room.forget_letters()
    await room.play(game)
    seats = {row.seat for row in await room.letters_of(game) if row.target is Target.SEAT}
    assert seats == {0, 2, 4}
    text = await room.public_text(game)
    assert all(f"<@{person.id}>" not in text for person in (BO, DORA))


async def test_the_opening_gives_the_seal_and_the_end_the_secret(room: Room) -> None:
    game = await room.begin(ANA, BO, CID)
    row = await room.store.games.get(game)
    assert row.commitment is not None
    assert row.commitment in await room.public_text(game)
    await room.play(game)
    text = await room.public_text(game)
    assert room.seed.hex() in text
    over = await room.store.games.get(game)
    assert over.result is not None
    (winner,) = KeptResult.model_validate(over.result).winners
    assert f"**{(ANA, BO, CID)[winner].name}** wins!" in text


async def test_closed_direct_messages_are_told_once_and_tried_again_on_demand(room: Room) -> None:
    game = await room.begin(ANA, BO)
    await room.forget_letters()
    person, asked = await room.first(game)
    for _ in range(2):
        await room.tables.direct_failed(game, asked.seat)
    text = await room.public_text(game)
    assert text.count(f"<@{person.id}>") == 1
    assert (await room.tables.look(game, person.id)).direct_closed
    assert (await room.restarted().tables.look(game, person.id)).direct_closed

    await room.forget_letters()
    await room.tables.open_direct(game, person)
    assert not (await room.tables.look(game, person.id)).direct_closed
    (letter,) = await room.private_letters(game, asked.seat)
    assert letter.questions == (asked.number,)


async def test_a_moved_game_goes_on_in_its_new_thread(room: Room) -> None:
    class There:
        async def open(self, row: object) -> int:
            del row
            return 900

    game = await room.begin(ANA, BO)
    await room.store.outbox.bury(
        [row.id for row in await room.letters_of(game) if row.target is Target.FEED], "Gone"
    )
    await room.tables.move(game, BO, 70, There())
    row = (await room.tables.look(game, None)).row
    assert (row.channel_id, row.thread_id) == (70, 900)
    assert "begins" in await room.public_text(game)
