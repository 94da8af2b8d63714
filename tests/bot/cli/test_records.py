"""``maese replay`` and ``maese verify``: games from files, sound and damaged."""

import json
from asyncio import to_thread
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from db import GameStatus, NewEntry, NewQuestion, NewSeat, Store
from rules.engine.record import Ended, GameRecord, HandedOver, Rewound
from tests.bot.cli.conftest import Maese
from tests.bot.cli.exported import PLAYERS, exported

Damage = Callable[[dict[str, Any]], None]


@pytest.fixture(scope="module")
def record() -> GameRecord:
    """One finished game."""
    return exported()


def written(tmp_path: Path, record: GameRecord, damage: Damage | None = None) -> Path:
    content = record.model_dump(mode="json")
    if damage:
        damage(content)
    path = tmp_path / "game.json"
    path.write_text(json.dumps(content, indent=2))
    return path


def test_a_true_game_is_verified(maese: Maese, tmp_path: Path, record: GameRecord) -> None:
    outcome = maese("verify", written(tmp_path, record))
    assert (outcome.code, outcome.err) == (0, "")
    assert outcome.out.startswith("OK calderos, 3 players, ")
    assert record.result
    assert f"{PLAYERS[record.result.winners[0]]} won by {record.result.reason}" in outcome.out


def test_a_game_that_was_ended_early_is_verified(maese: Maese, tmp_path: Path) -> None:
    unfinished = exported(most=9)
    entries = (*unfinished.entries, HandedOver(seat=1), Rewound(to=7), Ended(by="vote"))
    path = written(tmp_path, unfinished.model_copy(update={"entries": entries}))
    verdict, seal = maese("verify", path).out.splitlines()
    assert verdict.endswith("the game has no result")
    assert seal.endswith("there are no seals to compare the entries with")
    story = maese("replay", path).out.splitlines()
    assert "[7] does not count: the game went back later" in story
    assert story[-2:] == ["[11] the game was ended by vote", "the game has no result"]


def test_replay_tells_the_public_story(maese: Maese, tmp_path: Path, record: GameRecord) -> None:
    outcome = maese("replay", written(tmp_path, record))
    assert (outcome.code, outcome.err) == (0, "")
    assert "seats: 0 Ana, 1 Bo, 2 Cid" in outcome.out
    assert "CardsDealt" in outcome.out
    assert f"[{len(record.entries) - 1}] " in outcome.out
    for secret in ("HandDealt", "YouDrew", "YouDiscarded", record.seed):
        assert secret not in outcome.out


def test_replay_tells_what_one_seat_saw(maese: Maese, tmp_path: Path, record: GameRecord) -> None:
    path = written(tmp_path, record)
    everything = maese("replay", path, "--all").out
    for seat in range(3):
        story = maese("replay", path, "--seat", seat).out
        assert story.count("HandDealt") == 1
        assert story.count("YouDrew") == everything.count(f"(to seat {seat}) YouDrew")
        for line in story.splitlines():
            if "discard" in line and line.startswith("["):
                assert f"seat {seat} answered" in line
    assert everything.count("HandDealt") == 3


@pytest.mark.parametrize(
    ("damage", "reason"),
    [
        (
            lambda game: game["entries"][5].update(fingerprint="0" * 16),
            "entry 5: question 5 is not",
        ),
        (lambda game: game["entries"][4].update(answer=["fly"]), "entry 4: not an answer"),
        (lambda game: game["entries"][4].update(answer={"a": [1]}), "entry 4: not an answer"),
        (lambda game: game["entries"][6].update(question=99), "entry 6: question 99 is not open"),
        (lambda game: game["entries"].pop(3), "entry 3: question 4 is not open"),
        (lambda game: game["entries"].append(game["entries"][-1]), "is not open"),
        (lambda game: game["entries"].pop(), "the result is not the one"),
        (lambda game: game.update(result=None), "the result is not the one"),
        (lambda game: game["result"].update(winners=[0, 1, 2]), "the result is not the one"),
        (lambda game: game.update(commitment="0" * 64), "seed is not the one"),
        (lambda game: game.update(seed="0" * 64), "seed is not the one"),
        (lambda game: game.update(players=["Ana"]), "no such game can be set up"),
        (lambda game: game.update(options={"dealer": "Ana"}), "no such game can be set up"),
        (lambda game: game.update(rules_version=77), "version 77 of the rules"),
        (lambda game: game.update(game="chess"), "no game is called 'chess'"),
        (lambda game: game.update(format="maese-game/9"), "'maese-game/9'"),
        (lambda game: game.pop("format"), "not a game that Maese exported"),
        (lambda game: game.pop("seed"), "seed: Field required"),
        (lambda game: game.update(seed="xyz"), "seed: String should match"),
        (lambda game: game.update(more=1), "more: Extra inputs"),
        (lambda game: game.update(entries={}), "entries: Input should be"),
        (lambda game: game["entries"][2].update(seat="1"), "entry 2, seat: Input should be"),
        (lambda game: game["entries"][2].update(kind="wish\n\x1b[2J"), "entry 2: Input tag"),
        (lambda game: game["entries"][2].pop("fingerprint"), "entry 2, fingerprint: Field"),
        (lambda game: game["entries"].insert(2, 7), "entry 2: Input should be"),
    ],
)
def test_what_does_not_fit_gets_one_line_with_the_place_and_the_reason(
    maese: Maese, tmp_path: Path, record: GameRecord, damage: Damage, reason: str
) -> None:
    outcome = maese("verify", written(tmp_path, record, damage))
    assert (outcome.code, outcome.out) == (1, "")
    assert outcome.err.startswith("maese: ")
    assert reason in outcome.err
    assert outcome.err.strip().isprintable()
    assert record.seed not in outcome.err


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"", "the file is empty"),
        (b"\x89PNG\r\n\x1a\n\0\0", "line 1: not a text file"),
        (b'{"format": "maese-game/1",\n "game": "cald', "line 2: the file is cut off"),
        (b'{"format": "maese-game/1",\n"entries": [', "line 2: the file is cut off"),
        (b'{"format": "maese-game/1",\n\n game: 1}', "line 3: not JSON"),
        (b"[" * 100_000, "not JSON"),
        (b'{"format": ' + b"9" * 5000 + b"}", "not JSON"),
        (b"[1, 2]", "not a game that Maese exported"),
        (b"<html></html>", "line 1: not JSON"),
        (b'{"format": "maese-game/1", "game": "\\ud800"}', "Invalid JSON"),
    ],
)
@pytest.mark.parametrize("command", ["verify", "replay"])
def test_a_file_that_is_no_game_gets_one_line(
    maese: Maese, tmp_path: Path, command: str, content: bytes, reason: str
) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(content)
    outcome = maese(command, path)
    assert (outcome.code, outcome.out) == (1, "")
    assert outcome.err.startswith(f"maese: {path}")
    assert reason in outcome.err
    assert outcome.err.count("\n") == 1


def test_a_game_cut_off_anywhere_is_refused_in_one_line(
    maese: Maese, tmp_path: Path, record: GameRecord
) -> None:
    whole = written(tmp_path, record).read_bytes()
    path = tmp_path / "cut.json"
    for length in range(1, len(whole), max(1, len(whole) // 60)):
        path.write_bytes(whole[:length])
        outcome = maese("verify", path)
        assert outcome.code == 1
        assert "the file is cut off here" in outcome.err


def test_replay_tells_the_story_up_to_what_does_not_fit(
    maese: Maese, tmp_path: Path, record: GameRecord
) -> None:
    def damage(game: dict[str, Any]) -> None:
        game["entries"][5]["fingerprint"] = "0" * 16

    outcome = maese("replay", written(tmp_path, record, damage))
    assert outcome.code == 1
    assert "[4] " in outcome.out
    assert "entry 5: " in outcome.err


@pytest.mark.parametrize(
    ("tokens", "reason"),
    [
        (["verify"], "FILE"),
        (["verify", "missing.json"], "missing.json: No such file"),
        (["verify", "game.json", "--game", "1"], "either a FILE"),
        (["replay", "--database", "missing.sqlite3"], "either a FILE"),
        (["replay", "--database", "missing.sqlite3", "--game", "1"], "no such file"),
        (["replay", "game.json", "--seat", "3"], "no seat 3; its last is 2"),
        (["replay", "game.json", "--seat", "-1"], "no seat -1"),
        (["replay", "game.json", "--seat", "1", "--all"], "either --seat or --all"),
    ],
)
def test_a_mistake_gets_one_line_and_exit_code_2(
    maese: Maese,
    tmp_path: Path,
    record: GameRecord,
    monkeypatch: pytest.MonkeyPatch,
    tokens: list[str],
    reason: str,
) -> None:
    written(tmp_path, record)
    monkeypatch.chdir(tmp_path)
    outcome = maese(*tokens)
    assert (outcome.code, outcome.out) == (2, "")
    assert reason in outcome.err
    assert outcome.err.count("\n") == 1
    assert not (tmp_path / "missing.sqlite3").exists()


async def _stored_playing(store: Store, record: GameRecord) -> int:
    seats = [NewSeat(number, name) for number, name in enumerate(record.players, 1)]
    row = await store.lobbies.create(
        game=record.game,
        host_id=1,
        guild_id=2,
        channel_id=3,
        locale="en",
        options=record.options,
        expires_at=None,
        seats=seats,
    )
    await store.lobbies.start(
        row.id,
        seed=bytes.fromhex(record.seed),
        commitment=record.commitment,
        rules_version=record.rules_version,
        thread_id=4,
        seats=seats,
        questions=[NewQuestion(0, 0, "any", "0" * 16)],
    )
    return row.id


async def _stored(path: Path, record: GameRecord) -> int:
    async with await Store.open(path) as store:
        game = await _stored_playing(store, record)
        await store.journal.append(
            game,
            expected_number=0,
            entries=[NewEntry(entry.kind, entry.model_dump_json()) for entry in record.entries],
            questions=[],
            status=GameStatus.FINISHED,
            result=record.result.model_dump(mode="json") if record.result else None,
        )
        await store.lobbies.create(
            game="calderos",
            host_id=1,
            guild_id=2,
            channel_id=3,
            locale="en",
            options={},
            expires_at=None,
        )
        return game


@pytest.fixture
async def database(tmp_path: Path, record: GameRecord) -> Path:
    """Give a database whose game 1 is finished and whose game 2 is a lobby."""
    path = tmp_path / "maese.sqlite3"
    assert await _stored(path, record) == 1
    return path


def test_a_game_in_the_database_reads_like_the_exported_one(
    maese: Maese, tmp_path: Path, database: Path, record: GameRecord
) -> None:
    where = ("--database", database, "--game", 1)
    assert maese("verify", *where).out.startswith("OK calderos")
    path = written(tmp_path, record)
    assert maese("replay", *where, "--all") == maese("replay", path, "--all")


@pytest.mark.parametrize(("game", "reason"), [(2, "has not begun"), (3, "there is no game 3")])
def test_a_game_that_is_not_there_to_read_gets_one_line(
    maese: Maese, database: Path, game: int, reason: str
) -> None:
    outcome = maese("verify", "--database", database, "--game", game)
    assert (outcome.code, outcome.out) == (2, "")
    assert reason in outcome.err


def test_another_answer_in_an_exported_game_is_named_with_what_was_expected(
    maese: Maese, tmp_path: Path, database: Path
) -> None:
    file = tmp_path / "game.json"
    assert maese("export", file, "--database", database, "--game", 1).code == 0
    game = json.loads(file.read_text())
    sealed = game["proof"]["seals"]
    game["entries"][-1]["by"] = "bot-player"
    file.write_text(json.dumps(game))
    outcome = maese("verify", file)
    assert (outcome.code, outcome.out) == (1, "")
    last = len(game["entries"]) - 1
    reason = f"journal entry {last}: it is not the entry that was sealed (expected {sealed[-1]}, "
    assert reason in outcome.err
    game["entries"][last].pop("by")
    game["proof"]["seals"].pop()
    file.write_text(json.dumps(game))
    assert f"journal entry {last}: " in maese("verify", file).err


def test_a_file_that_is_no_database_gets_one_line(maese: Maese, tmp_path: Path) -> None:
    path = tmp_path / "other.sqlite3"
    path.write_bytes(b"no database at all" * 100)
    outcome = maese("verify", "--database", path, "--game", 1)
    assert (outcome.code, outcome.out) == (1, "")
    assert "not an SQLite database" in outcome.err


def test_an_exported_game_verifies_and_is_never_written_over(
    maese: Maese, tmp_path: Path, database: Path
) -> None:
    file = tmp_path / "game.json"
    assert maese("export", file, "--database", database, "--game", 1).code == 0
    assert maese("verify", file).out.startswith("OK calderos")
    assert maese("verify", file).out.endswith("all entries, and what was told, are as sealed\n")
    again = maese("export", file, "--database", database, "--game", 1)
    assert (again.code, again.out) == (2, "")
    assert "exists" in again.err


async def test_looking_into_a_database_leaves_it_untouched(database: Path) -> None:
    before = database.read_bytes()
    async with await Store.open_copy(database) as store:
        assert (await store.games.get(1)).status is GameStatus.FINISHED
    assert database.read_bytes() == before


async def test_a_game_that_is_not_over_is_exported_only_on_request(
    maese: Maese, tmp_path: Path, database: Path, record: GameRecord
) -> None:
    async with await Store.open(database) as store:
        game = await _stored_playing(store, record)
    file = tmp_path / "game.json"
    command = ("export", file, "--database", database, "--game", game)
    refused = await to_thread(maese, *command)
    assert (refused.code, file.exists()) == (2, False)
    assert "secrets" in refused.err
    assert (await to_thread(maese, *command, "--with-secrets")).code == 0
