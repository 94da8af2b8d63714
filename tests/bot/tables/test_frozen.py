"""Frozen games: a journal that no longer fits stops its game, loses nothing and can go back."""

from collections.abc import Callable
from dataclasses import replace

import pytest
import sqlalchemy as sa

from bot.tables.errors import GameFrozen, GameOver, NotFrozen, NotSeated
from bot.tables.motions import END
from db import GameStatus, tables
from rules.engine.record import Answered, Rewound, read_entry
from tests.bot.tables.support import ANA, BO, CID, STRANGER, Room, calderos


async def tamper(room: Room, game: int, number: int, entry: str) -> None:
    """Write over an entry behind the store's back."""

    def transaction(connection: sa.Connection) -> None:
        triggers = connection.exec_driver_sql(
            "SELECT name, sql FROM sqlite_master WHERE type = 'trigger' AND tbl_name = 'journal'"
        ).all()
        for name, _ in triggers:
            connection.exec_driver_sql(f"DROP TRIGGER {name}")
        connection.execute(
            sa.update(tables.journal)
            .where(tables.journal.c.game_id == game, tables.journal.c.number == number)
            .values(entry=entry)
        )
        for _, sql in triggers:
            connection.exec_driver_sql(sql)

    await room.store.journal._database.write(transaction)


BAD_ENTRIES: dict[str, Callable[[Answered], str]] = {
    "another fingerprint": lambda entry: entry.model_copy(
        update={"fingerprint": "0" * 16}
    ).model_dump_json(),
    "another seat": lambda entry: entry.model_copy(
        update={"seat": (entry.seat + 1) % 3}
    ).model_dump_json(),
    "an illegal answer": lambda entry: entry.model_copy(
        update={"answer": ["discard", "no-such-card"]}
    ).model_dump_json(),
    "no JSON": lambda _entry: "{",
    "a kind from the future": lambda _entry: '{"kind": "time-out", "seat": 1}',
}


@pytest.mark.parametrize("kind", BAD_ENTRIES)
async def test_a_game_whose_journal_does_not_fit_freezes_and_goes_back(
    room: Room, kind: str
) -> None:
    game = await room.begin(ANA, BO, CID)
    await room.play(game, 10)
    good = await room.standing(game)
    await room.play(game, 5)
    entry = read_entry((await room.store.journal.entries(game))[10].entry)
    assert isinstance(entry, Answered)
    await tamper(room, game, 10, BAD_ENTRIES[kind](entry))
    kept = await room.store.journal.entries(game)
    await room.forget_letters()

    after = room.restarted()
    person, _ = await room.first(game)
    for _ in range(2):
        with pytest.raises(GameFrozen):
            await after.tables.answer(game, person, 15, ["discard"])
        with pytest.raises(GameFrozen):
            await after.tables.look(game, ANA.id)

    row = await room.store.games.get(game)
    assert row.status is GameStatus.FROZEN
    assert row.frozen_reason == {"entry": 10, "error": "ReplayMismatch"}
    assert await room.store.journal.entries(game) == kept
    assert after.posted == 1
    assert "frozen" in await room.public_text(game)
    for person in (ANA, BO, CID):
        assert f"<@{person.id}>" in await room.public_text(game)

    with pytest.raises(NotSeated):
        await after.tables.rewind(game, STRANGER)
    await after.tables.rewind(game, BO)

    thawed = await after.standing(game)
    assert thawed.row.status is GameStatus.PLAYING
    assert thawed.row.frozen_reason is None
    assert thawed.views == good.views
    assert thawed.asked == good.asked
    assert thawed.stored_questions == good.stored_questions
    assert thawed.journal[:-1] == kept
    assert read_entry(thawed.journal[-1].entry) == Rewound(to=10)
    await after.play(game)
    assert (await room.store.games.get(game)).status is GameStatus.FINISHED
    assert await room.restarted().standing(game) == await after.standing(game)


async def test_going_back_puts_the_open_question_again(room: Room) -> None:
    game = await room.begin(ANA, BO, CID)
    await room.play(game, 12)
    await tamper(room, game, 8, "{}")
    after = room.restarted()
    with pytest.raises(GameFrozen):
        await after.tables.look(game, None)
    await room.forget_letters()
    await after.tables.rewind(game, ANA)
    _, asked = await after.first(game)
    (letter,) = await room.private_letters(game, asked.seat)
    assert letter.questions == (asked.number,)


async def test_after_going_back_the_bot_player_goes_on_for_who_left(room: Room) -> None:
    game = await room.begin(ANA, BO, CID)
    await room.play(game, 8)
    person, asked = await room.first(game)
    await room.decisions.leave(game, person)
    bots = [
        row.number
        for row in await room.store.journal.entries(game)
        if isinstance(entry := read_entry(row.entry), Answered) and entry.by == "bot-player"
    ]
    await room.play(game, 4)
    await tamper(room, game, bots[0], "{}")
    after = room.restarted()
    with pytest.raises(GameFrozen):
        await after.tables.look(game, None)
    remaining = next(one for one in (ANA, BO, CID) if one != person)
    await after.tables.rewind(game, remaining)
    assert await after.asked(game)
    assert all(question.seat != asked.seat for question in await after.asked(game))
    await after.play(game)
    assert (await room.store.games.get(game)).status is GameStatus.FINISHED


async def test_a_game_can_go_back_again_and_again(room: Room) -> None:
    game = await room.begin(ANA, BO, CID)
    for bad in (9, 7, 3):
        await room.play(game, 12 - bad % 3)
        await tamper(room, game, bad, "{}")
        again = room.restarted()
        with pytest.raises(GameFrozen):
            await again.tables.look(game, None)
        assert (await room.store.games.get(game)).frozen_reason == {
            "entry": bad, "error": "ReplayMismatch",
        }  # fmt: skip
        await again.tables.rewind(game, CID)
        room = again
    await room.play(game)
    assert (await room.store.games.get(game)).status is GameStatus.FINISHED


async def test_a_damaged_row_leaves_no_way_back_but_an_end(room: Room) -> None:
    game = await room.begin(ANA, BO, CID)
    await room.play(game, 5)

    def damage(connection: sa.Connection) -> None:
        connection.execute(
            sa.update(tables.games)
            .where(tables.games.c.id == game)
            .values(options={"dealer": "nobody-knows"})
        )

    await room.store.journal._database.write(damage)
    after = room.restarted()
    with pytest.raises(GameFrozen):
        await after.tables.look(game, None)
    assert (await room.store.games.get(game)).frozen_reason == {
        "entry": None, "error": "RecordDamaged",
    }  # fmt: skip
    with pytest.raises(NotFrozen):
        await after.tables.rewind(game, ANA)
    await after.decisions.order(game, STRANGER, END)
    assert (await room.store.games.get(game)).status is GameStatus.ENDED


async def test_other_rules_freeze_a_game_without_a_way_back(room: Room) -> None:
    game = await room.begin(ANA, BO, CID)
    await room.play(game, 5)
    kept = await room.store.journal.entries(game)
    newer = room.restarted()
    face = calderos()
    rulebook = replace(face.rulebook, version=face.rulebook.version + 1)
    newer.faces.add(replace(face, rulebook=rulebook))

    with pytest.raises(GameFrozen):
        await newer.tables.answer(game, ANA, 5, ["discard"])
    with pytest.raises(NotFrozen):
        await newer.tables.rewind(game, ANA)

    assert await room.store.journal.entries(game) == kept
    assert (await room.store.games.get(game)).status is GameStatus.FROZEN


async def test_a_frozen_game_can_be_ended(room: Room) -> None:
    game = await room.begin(ANA, BO)
    await room.play(game, 6)
    await tamper(room, game, 2, "{}")
    after = room.restarted()
    with pytest.raises(GameFrozen):
        await after.tables.look(game, None)
    assert await after.decisions.vote(game, ANA, END) == (1, 2)
    assert await after.decisions.vote(game, BO, END) == (2, 2)
    assert (await room.store.games.get(game)).status is GameStatus.ENDED
    with pytest.raises(GameOver):
        await after.tables.rewind(game, ANA)


async def test_a_game_in_play_cannot_go_back(room: Room) -> None:
    game = await room.begin(ANA, BO)
    with pytest.raises(NotFrozen):
        await room.tables.rewind(game, ANA)
