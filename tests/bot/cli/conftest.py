"""What the tests of the command line share."""

from collections.abc import Callable
from dataclasses import dataclass

import pytest

from bot.cli import main


@dataclass(frozen=True)
class Outcome:
    """What a user gets from one command."""

    code: int
    out: str
    err: str


Maese = Callable[..., Outcome]


@pytest.fixture
def maese(capsys: pytest.CaptureFixture[str]) -> Maese:
    """Run a command line."""

    def run(*tokens: object) -> Outcome:
        code = main([str(token) for token in tokens])
        captured = capsys.readouterr()
        return Outcome(code, captured.out, captured.err)

    return run
