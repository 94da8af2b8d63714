"""What docs/fair-play.md says how to do by hand gives what the bot says."""

import subprocess
import sys
from pathlib import Path

from bot.proof.writing import as_file
from rules.engine.proof import seal_of
from rules.engine.randomness import Stream
from rules.engine.rulebook import all_games
from tests.bot.cli.exported import exported
from tests.docs.reading import DOCS, blocks

PAGE = DOCS / "fair-play.md"


def test_the_lines_for_checking_by_hand_work(tmp_path: Path) -> None:
    record = exported()
    (tmp_path / "game.json").write_bytes(as_file(record, all_games()))
    code = "\n".join(block.code for block in blocks(PAGE) if block.language == "py")
    seal, words = subprocess.run(  # noqa: S603  the lines of our own page
        [sys.executable, "-I", "-c", code],
        cwd=tmp_path,
        check=True,
        capture_output=True,
        text=True,
    ).stdout.splitlines()
    assert seal == seal_of(record)
    stream = Stream(bytes.fromhex(record.seed), "deck")
    assert words == str([stream.below(1 << 32) for _ in range(16)])
