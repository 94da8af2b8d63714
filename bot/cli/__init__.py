"""The command line: ``maese``.

Each command is a module of this package. A mistake of the user's gets one line on the error
output and exit code 2; a damaged game one line and exit code 1; nobody gets a traceback.
"""

from bot.cli.app import main

__all__ = ["main"]
