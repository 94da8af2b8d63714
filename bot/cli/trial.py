"""``maese try``: the bot on a simulated Discord, in the browser."""

import importlib
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Annotated, Literal

from cyclopts import Parameter
from cyclopts.validators import Number

from bot.cli.errors import UsageMistake

Language = Literal["en", "es"]
EXTRA = ("aiohttp", "simcord")
"""What comes with ``maese[try]`` only."""


@dataclass(frozen=True, slots=True)
class TrialOptions:
    """What a trial was asked to be.

    Attributes:
        players: their names, each once; at least one.
        lang: the language of the table and of its players.
        seed: makes every game of this trial the same; None for real chance.
        database: a file that persists, or None.
        port: of the local page; 0 for any that is free.
        browser: whether to open a browser.
    """

    players: tuple[str, ...] = ("Ana", "Bo", "Cid")
    lang: Language = "en"
    seed: str | None = None
    database: Path | None = None
    port: int = 0
    browser: bool = True

    @property
    def seed_bytes(self) -> bytes | None:
        """The seed as games take it: 32 bytes, or None for real chance."""
        return None if self.seed is None else sha256(self.seed.encode()).digest()


def try_out(
    *,
    players: str = "Ana,Bo,Cid",
    lang: Language = "en",
    seed: str | None = None,
    database: Path | None = None,
    port: Annotated[int, Parameter(validator=Number(gte=0, lte=65535))] = 0,
    browser: bool = True,
) -> int:
    """Play on a simulated Discord in the browser; no account and no token is needed.

    Args:
        players: who is there, with commas between.
        lang: the language of the table.
        seed: any text; the same one gives the same shuffles and dice.
        database: a file that keeps the games; without it they end with the trial.
        port: the local page's port; any free one, if 0.
        browser: open the page in a browser.
    """
    names = tuple(name.strip() for name in players.split(","))
    if not all(names) or len(set(names)) != len(names):
        raise UsageMistake("--players takes names with commas between, each once: Ana,Bo,Cid")
    for module in EXTRA:
        try:
            importlib.import_module(module)
        except ModuleNotFoundError:
            raise UsageMistake(
                f"maese try needs {module}, which is not installed; in a checkout, "
                "uv run maese try brings it"
            ) from None
    from bot.trial import run_trial  # noqa: PLC0415  needs what only maese[try] brings

    return run_trial(TrialOptions(names, lang, seed, database, port, browser))
