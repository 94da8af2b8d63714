"""``/verify`` and the file of a game: anybody can check that it was fair, and nobody too early."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from simcord import InteractionResult, ResponseMessage

from bot.cli import main
from bot.proof.court import LARGEST
from bot.text import Locale
from db import GameStatus
from rules.engine.proof import seal_of
from tests.e2e.club import Club
from tests.e2e.conftest import OpenClub
from tests.e2e.reading import labels, text_of
from tests.e2e.table import Table, begin, told


async def finished(club: Club, *names: str) -> Table:
    """Return a table whose game is over."""
    table = await begin(club, club.members(*(names or ("Ana", "Bo"))))
    await table.play()
    assert (await table.row()).status is GameStatus.FINISHED
    return table


def message_of(result: InteractionResult) -> ResponseMessage:
    """Return the one message that answered, and fail if others could read it."""
    assert result.response is not None
    assert result.response.ephemeral
    return result.response


def file_in(club: Club, result: InteractionResult) -> bytes:
    """Return the file that came with an answer."""
    (file,) = message_of(result).attachments
    assert file.filename == "maese-calderos-1.json"
    return club.env.backend.cdn.get(file.url) or b""


async def test_the_final_board_has_the_seal_and_gives_the_file_to_anybody(
    club: Club, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = await finished(club)
    seal = seal_of(await table.record())
    board = await table.board()
    assert club.says("board-seal", seal=seal) in text_of(board)
    assert club.says("button-file") in labels(board)
    zoe = club.member("Zoe")
    given = await table.press_board(zoe, "file")
    assert told(given).startswith(club.says("file-given"))

    path = tmp_path / "game.json"
    path.write_bytes(file_in(club, given))
    assert main(["verify", str(path)]) == 0
    out = capsys.readouterr().out
    assert out.startswith("OK calderos")
    assert f"seal {seal}; all entries, and what was told, are as sealed" in out


async def test_verify_reports_on_a_table_in_the_language_of_who_asks(club: Club) -> None:
    table = await finished(club)
    eva = club.member("Eva", "es")
    said = await eva.slash(await table.thread(), "verify")
    report = told(said)
    assert club.says("verify-fits", Locale.ES) in report
    assert club.says("verify-result", Locale.ES) in report
    seal = seal_of(await table.record())
    assert club.says("verify-seal", Locale.ES, seal=seal) in report
    assert json.loads(file_in(club, said))["players"] == ["Ana", "Bo"]
    by_number = await table.players[1].user.slash("verify", table="1")
    assert club.says("verify-fits") in told(by_number)
    offered = await table.players[0].autocomplete(club.channel, "verify", "table", "")
    assert [choice["value"] for choice in offered] == ["1"]


async def test_before_the_end_there_is_no_file(club: Club) -> None:
    table = await begin(club, club.members("Ana", "Bo"))
    await table.play(most=5)
    seed = ((await table.row()).seed or b"").hex()
    for member in (table.players[0], club.member("Zoe")):
        refused = await member.slash(await table.thread(), "verify")
        assert told(refused) == club.says("refused-seed-secret")
        assert not message_of(refused).attachments
        pressed = await club.forge(member, await table.board(), "table:1:file")
        assert told(pressed) == club.says("refused-seed-secret")
    assert club.says("button-file") not in labels(await table.board())
    assert not any(seed in json.dumps(entry.json) for entry in club.env.http_requests)


async def test_a_game_that_was_ended_early_has_a_file_too(club: Club) -> None:
    table = await begin(club, club.members("Ana", "Bo"))
    await table.play(most=4)
    for player in table.players:
        await player.slash(await table.thread(), "table end")
    assert (await table.row()).status is GameStatus.ENDED
    report = told(await table.players[0].slash(await table.thread(), "verify"))
    assert club.says("verify-fits") in report
    assert club.says("verify-no-result") in report


async def test_who_cannot_see_the_table_gets_nothing(club: Club) -> None:
    await finished(club)
    elsewhere = club.env.create_guild("Elsewhere")
    spy = elsewhere.add_member(club.env.create_user("spy"))
    there = elsewhere.create_text_channel("games")
    for where in ("verify", "history"):
        refused = await spy.slash(there, where, table="1")
        assert told(refused) == club.says("refused-no-such-table")
    nothing = await spy.slash(there, "verify")
    assert told(nothing) == club.says("refused-no-such-table")


def _another_answer(game: dict[str, Any]) -> None:
    entry = game["entries"][7]
    entry["answer"] = ["discard", "counterspell"]


DAMAGES: list[tuple[Callable[[dict[str, Any]], object], list[str]]] = [
    (lambda _: None, ["verify-fits", "verify-sealed"]),
    (lambda game: game.pop("proof"), ["verify-fits", "verify-unsealed"]),
    (_another_answer, ["verify-misfit", "misfit-changed"]),
    (lambda game: game.update(seed="0" * 64), ["verify-misfit", "misfit-commitment"]),
    (lambda game: game["result"].update(winners=[0, 1]), ["verify-misfit", "misfit-result"]),
    (lambda game: game.update(game="@everyone `x`"), ["verify-unread"]),
    (lambda game: game.update({"`@everyone\n# hi": 1}), ["verify-unread"]),
]


async def test_a_file_that_somebody_sends_is_checked(club: Club) -> None:
    table = await finished(club)
    ana = table.players[0]
    given = file_in(club, await table.press_board(ana, "file"))
    for damage, lines in DAMAGES:
        game = json.loads(given)
        damage(game)
        sent = ("game.json", json.dumps(game).encode())
        report = told(await ana.slash(club.channel, "verify", file=sent))
        for line in lines:
            assert club.says(line) in report
        assert "\n# hi" not in report
        assert "`x`" not in report
        if damage is _another_answer:
            assert club.says("verify-entry", entry=7, what=club.says("misfit-changed")) in report


async def test_a_file_that_is_no_game_gets_a_clear_answer(club: Club) -> None:
    ana = club.member("Ana", "es")
    for content, fault in (
        (b'{"format": "maese-game/1", "ga', "fault-cut-off"),
        (b"[" * 100_000, "fault-not-json"),
        (b" " * (LARGEST + 1), "fault-too-large"),
    ):
        report = told(await ana.slash(club.channel, "verify", file=("game.json", content)))
        assert club.says("verify-unread", Locale.ES) in report
        assert club.says(fault, Locale.ES) in report


async def test_a_whole_game_survives_a_restart_of_the_bot_as_the_same_file(
    opened: OpenClub,
) -> None:
    async with opened() as club:
        table = await finished(club)
        before = file_in(club, await table.press_board(table.players[0], "file"))
        await club.restart()
        assert file_in(club, await table.press_board(table.players[1], "file")) == before
