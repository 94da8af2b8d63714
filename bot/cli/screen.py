"""Where commands write: results to the standard output, everything else to the error output."""

import sys
from collections.abc import Iterable, Iterator
from functools import partial
from typing import TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from bot.cli.errors import one_line

T = TypeVar("T")


def say(line: str) -> None:
    """Write one line to the standard output."""
    sys.stdout.write(one_line(line) + "\n")


def complain(line: str) -> None:
    """Write one line to the error output, in the program's name."""
    sys.stderr.write(f"maese: {one_line(line)}\n")


def show(renderable: object) -> None:
    """Draw a table or the like on the standard output."""
    Console().print(renderable)


def progress(steps: Iterable[T], *, total: int, label: str) -> Iterator[T]:
    """Pass the steps on and, if a person looks at the error output, show how far they are."""
    console = Console(stderr=True)
    if not console.is_terminal:
        yield from steps
        return
    columns = (
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    )  # fmt: skip
    with Progress(*columns, console=console, transient=True) as bar:
        advance = partial(bar.advance, bar.add_task(label, total=total))
        for step in steps:
            advance()
            yield step
