"""Files: what is written fits; what is sent is judged with bounds, and never believed."""

import json
import subprocess
from collections.abc import Callable
from typing import Any

import pytest

from bot.proof import court
from bot.proof.court import Court, judge_apart
from bot.proof.reading import Fault
from bot.proof.verdict import LONGEST, Verdict, judge_file
from bot.proof.words import code, verdict_lines
from bot.proof.writing import as_file
from bot.speech import Speaker
from bot.tables.errors import TooBusy
from bot.text import Locale, common_texts
from rules.engine.errors import Misfit
from rules.engine.record import GameRecord
from rules.engine.rulebook import all_games
from tests.bot.cli.exported import exported

Damage = Callable[[dict[str, Any]], object]


@pytest.fixture(scope="module")
def file() -> bytes:
    """One finished game."""
    return as_file(exported(), all_games())


def judged(content: bytes) -> Verdict:
    """Judge a file in this process."""
    return judge_file(content, all_games())


def damaged(file: bytes, damage: Damage) -> Verdict:
    """Judge a file that was edited."""
    game = json.loads(file)
    damage(game)
    return judged(json.dumps(game).encode())


def test_a_file_fits_itself_and_says_so(file: bytes) -> None:
    verdict = judged(file)
    assert verdict.fits
    assert (verdict.sealed, verdict.told) == (True, True)
    assert verdict.players == ("Ana", "Bo", "Cid")
    assert verdict.result == exported().result


def test_a_game_of_other_rules_still_gets_the_chain_over_its_journal() -> None:
    old = exported().model_copy(update={"rules_version": 77})
    kept = GameRecord.model_validate_json(as_file(old, all_games()))
    assert kept.proof
    assert len(kept.proof.seals) == len(old.entries) + 1
    assert kept.proof.told == ()
    unknown = exported().model_copy(update={"game": "chess"})
    assert GameRecord.model_validate_json(as_file(unknown, all_games())).proof


@pytest.mark.parametrize(
    ("damage", "misfit", "entry"),
    [
        (lambda game: game["entries"][6].update(by="bot-player"), Misfit.CHANGED, 6),
        (lambda game: game["entries"].insert(4, {"kind": "pause"}), Misfit.CHANGED, 4),
        (lambda game: game["entries"].pop(), Misfit.LACKING, -1),
        (lambda game: game["proof"]["told"].pop(), Misfit.TOLD, -1),
        (lambda game: game["proof"]["words"].clear(), Misfit.TOLD, 0),
        (lambda game: game.update(options={"dealer": "random"}), Misfit.HEAD, None),
        (lambda game: game["result"].update(reason="luck"), Misfit.RESULT, None),
        (lambda game: game.update(commitment="0" * 64), Misfit.COMMITMENT, None),
    ],
)
def test_the_first_thing_that_does_not_fit_is_named(
    file: bytes, damage: Damage, misfit: Misfit, entry: int | None
) -> None:
    verdict = damaged(file, damage)
    last = len(json.loads(file)["entries"]) - 1
    assert (verdict.misfit, verdict.entry) == (misfit, last if entry == -1 else entry)
    assert verdict.expected or verdict.found


def test_an_illegal_answer_is_quoted_as_the_file_has_it(file: bytes) -> None:
    def damage(game: dict[str, Any]) -> None:
        del game["proof"]
        game["entries"][4]["answer"] = ["fly", "x" * 1000]

    verdict = damaged(file, damage)
    assert (verdict.misfit, verdict.entry) == (Misfit.ILLEGAL, 4)
    assert verdict.found.startswith('["fly", "xxx')
    assert len(verdict.found) == LONGEST


@pytest.mark.parametrize(
    ("damage", "fault"),
    [
        (lambda game: game.update(rules_version=77), Fault.OTHER_RULES),
        (lambda game: game.update(game="chess"), Fault.UNKNOWN_GAME),
        (lambda game: game.update(more=1), Fault.INVALID),
        (lambda game: game["proof"].update(seals=["x"]), Fault.INVALID),
        (lambda game: game["entries"].append({"kind": "unreadable"}), Fault.INVALID),
    ],
)
def test_what_cannot_be_judged_is_told_apart(file: bytes, damage: Damage, fault: Fault) -> None:
    assert damaged(file, damage).fault is fault


HOSTILE = [
    b"",
    b"null",
    b"\xff\xfe",
    b"[" * 200_000,
    b'{"format": "maese-game/1", "seed": ' + b"9" * 10_000 + b"}",
    b'{"format": "maese-game/1", "players": ' + b'{"a":' * 5_000 + b"1" + b"}" * 5_001,
    b'{"format": "maese-game/1", "game": "\\ud800"}',
    b'{"format": ["maese-game/1"]}',
]


@pytest.mark.parametrize("content", HOSTILE, ids=range(len(HOSTILE)))
def test_hostile_files_get_a_verdict(content: bytes) -> None:
    assert judged(content).fault is not None


def test_another_process_comes_to_the_same_verdict(file: bytes) -> None:
    assert judge_apart(file) == judged(file)
    assert judge_apart(HOSTILE[3]) == judged(HOSTILE[3])


def test_what_takes_too_long_is_given_up(file: bytes) -> None:
    """A journal that goes back again and again takes time that grows with its square."""
    game = json.loads(file)
    del game["proof"]
    back = [{"kind": "rewind", "to": 10**6}]
    game["entries"] = game["entries"][:60] * 300 + back * 20_000
    assert judge_apart(json.dumps(game).encode(), seconds=1).fault is Fault.TOO_MUCH


def test_the_process_that_judges_knows_nothing_of_the_bot(
    monkeypatch: pytest.MonkeyPatch, file: bytes
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "secret")
    seen: dict[str, Any] = {}

    def run(*_: object, **how: Any) -> Any:
        seen.update(how)
        raise subprocess.TimeoutExpired("judge", 1)

    monkeypatch.setattr(subprocess, "run", run)
    assert judge_apart(file).fault is Fault.TOO_MUCH
    assert "secret" not in str(seen["env"])


async def test_too_many_at_once_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(court, "MOST_WAITING", 0)
    with pytest.raises(TooBusy):
        await Court().judge(b"{}")
    too_large = await Court().judge(b" " * (court.LARGEST + 1))
    assert too_large.fault is Fault.TOO_LARGE


def lines(verdict: Verdict, locale: Locale = Locale.EN) -> str:
    """Return a verdict in words."""
    speaker = Speaker(common_texts(strict=True), locale, {})
    return "\n".join(verdict_lines(verdict, speaker, str.upper))


@pytest.mark.parametrize("locale", list(Locale))
def test_every_verdict_has_words(locale: Locale) -> None:
    said = [lines(Verdict(fault=fault, line=3, where="x"), locale) for fault in Fault]
    said += [lines(Verdict(misfit=one, entry=4, expected="a"), locale) for one in Misfit]
    assert len(set(said)) == len(Fault) + len(Misfit)
    assert all("`a`" in one and "4" in one for one in said[len(Fault) :])


def test_what_a_file_says_of_itself_formats_and_pings_nothing() -> None:
    verdict = Verdict(game="calderos", players=("@everyone", "# **x**\n## y"), seal="0" * 64)
    said = lines(verdict)
    assert "@everyone" not in said
    assert "\n## y" not in said
    assert "**x**" not in said
    assert code("`@here`\n```x") == "`ˋ@hereˋ ˋˋˋx`"
