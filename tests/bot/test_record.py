"""The record of a game, as people read it."""

from pathlib import Path
from typing import Any

from discord import ui

from bot.panels import record_panel
from bot.speech import Speaker
from bot.text import Locale, common_texts
from db import RecordRow
from tests.bot.text.folders import folder

WORDS = """
game-quest = Quest
quest-record-score = { $survived } of { $games } returned, with { $total } gold, { $best } at best
"""
ANA = RecordRow(user_id=1, name="Ana", games=3, wins=2, survived=2, total=12_000, best=9_500)
BO = RecordRow(user_id=2, name="*Bo*", games=1, wins=0, survived=0, total=0, best=None)


def read(path: Path, *rows: RecordRow, locale: Locale = Locale.EN) -> list[str]:
    """Return the record's lines."""
    texts = common_texts(strict=True).extended(folder(path / "words", en=WORDS, es=WORDS))
    panel = record_panel("quest", rows, Speaker(texts, locale, {}))
    (block,) = (one for one in panel.view.walk_children() if isinstance(one, ui.TextDisplay))
    shown: ui.TextDisplay[Any] = block
    return shown.content.splitlines()


async def test_a_record_tells_the_score_in_the_game_s_own_words(tmp_path: Path) -> None:
    assert read(tmp_path, ANA, BO) == [
        "### Quest: who has done what here",
        "1. **Ana**: 2 of 3 returned, with 12,000 gold, 9,500 at best · 3 games, 2 won",
        "2. **\\*Bo\\***: 0 of 1 returned, with 0 gold, 0 at best · one game, none won",
    ]


async def test_a_record_is_told_in_the_reader_s_language(tmp_path: Path) -> None:
    _, ana = read(tmp_path, ANA, locale=Locale.ES)
    assert ana.startswith("1. **Ana**: ")
    assert ana.endswith(" · 3 partidas, 2 ganadas")


async def test_a_record_without_games_says_so(tmp_path: Path) -> None:
    assert read(tmp_path)[1:] == ["No game has been played to its end here yet."]


async def test_a_long_record_stays_within_a_message(tmp_path: Path) -> None:
    rows = [ANA.model_copy(update={"name": "W" * 32})] * 60
    lines = read(tmp_path, *rows)
    assert len(lines) == 21
    assert all(line.endswith("won") for line in lines[1:])
