"""The program ``maese`` and its commands."""

import os
import sys
from collections.abc import Sequence
from importlib.metadata import version

from cyclopts import App, CycloptsError

from bot.cli.backup import backup
from bot.cli.doctor import doctor
from bot.cli.errors import CommandError, UsageMistake
from bot.cli.export import export
from bot.cli.replay import replay
from bot.cli.run import run
from bot.cli.screen import complain
from bot.cli.simulate import simulate
from bot.cli.trial import try_out
from bot.cli.verify import verify

INTERRUPTED = 130
"""What shells report for a program that Ctrl+C ended."""


def make_app() -> App:
    """Return the program's commands."""
    app = App(
        name="maese",
        help="Maese, the game master for board games on Discord.",
        version=version("maese"),
        result_action="return_value",
    )
    app.command(run, name="run")
    app.command(try_out, name="try")
    app.command(simulate, name="simulate")
    app.command(replay, name="replay")
    app.command(verify, name="verify")
    app.command(export, name="export")
    app.command(backup, name="backup")
    app.command(doctor, name="doctor")
    return app


def main(tokens: Sequence[str] | None = None) -> int:
    """Run one command and return the exit code.

    Args:
        tokens: the command line without the program's name; by default what it was called with.
    """
    try:
        code = make_app()(tokens, exit_on_error=False, print_error=False)
        sys.stdout.flush()
    except CycloptsError as mistake:
        complain(f"{mistake} See maese --help.")
        return UsageMistake.exit_code
    except CommandError as error:
        complain(str(error))
        return error.exit_code
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read the output has gone, such as `head`; Python must not flush to it at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    return code or 0
