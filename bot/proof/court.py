"""Judging files that anybody may have sent: in a process of its own, with bounds.

A file is only data, but a long one could keep the rules busy for hours. The process that plays
it again gets no settings of the bot's, little time and little memory, and is killed with both.
"""

import asyncio
import os
import subprocess
import sys
from contextlib import suppress

import structlog
from pydantic import ValidationError

from bot.proof.reading import Fault
from bot.proof.verdict import Verdict, judge_file
from bot.tables.errors import TooBusy
from rules.engine.rulebook import all_games

log = structlog.get_logger(__name__)

LARGEST = 4 * 1024 * 1024
"""Bytes of a file that is looked at; the longest games there are have a thirtieth of that."""

SECONDS = 20
"""Of computing that one file may take."""

PATIENCE = 40.0
"""Seconds that one file may take in all, where the machine has other things to do."""

MEMORY = 1536 * 1024 * 1024
"""Bytes of address space; Python with all rules needs a third of that."""

MOST_WAITING = 4
"""Files that may wait for their turn."""


class Court:
    """Judges one file at a time.

    Args:
        seconds: of computing that one file may take.
    """

    def __init__(self, seconds: int = SECONDS) -> None:
        self._seconds = seconds
        self._turn = asyncio.Lock()
        self._waiting = 0

    async def judge(self, content: bytes) -> Verdict:
        """Play a game from a file again, and say what was found.

        Raises:
            TooBusy: too many files wait already.
        """
        if len(content) > LARGEST:
            return Verdict(fault=Fault.TOO_LARGE)
        if self._waiting >= MOST_WAITING:
            raise TooBusy
        self._waiting += 1
        try:
            async with self._turn:
                return await asyncio.to_thread(judge_apart, content, self._seconds)
        finally:
            self._waiting -= 1


def judge_apart(content: bytes, seconds: int = SECONDS) -> Verdict:
    """Judge a file in another process, and wait for it in the calling thread."""
    too_much = Verdict(fault=Fault.TOO_MUCH)
    try:
        done = subprocess.run(  # noqa: S603  this very module, and nothing out of the file
            [sys.executable, "-m", __name__, str(seconds)],
            input=content,
            capture_output=True,
            # No token, and no database: whoever finds a way to make it do something finds nothing.
            env={"PYTHONPATH": os.pathsep.join(sys.path), "PYTHONHASHSEED": "0"} | _needed(),
            timeout=PATIENCE,
            check=False,
        )
    except subprocess.TimeoutExpired:
        return too_much
    try:
        return Verdict.model_validate_json(done.stdout)
    except ValidationError:
        log.info("file not judged", code=done.returncode)
        return too_much


def _needed() -> dict[str, str]:
    """Return the settings that a process cannot start without; there are some on Windows only."""
    return {name: os.environ[name] for name in ("SYSTEMROOT",) if name in os.environ}


def _bound(seconds: int) -> None:
    """Take time and memory from this process, where the system can."""
    with suppress(ImportError):
        import resource  # noqa: PLC0415  there is none on Windows

        resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds + 1))
        with suppress(OSError, ValueError):  # not on every system
            resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def main() -> None:
    """Judge what comes in, and write the verdict."""
    _bound(int(sys.argv[1]))
    verdict = judge_file(sys.stdin.buffer.read(LARGEST + 1), all_games())
    sys.stdout.write(verdict.model_dump_json())


if __name__ == "__main__":
    main()
