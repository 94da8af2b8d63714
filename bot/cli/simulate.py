"""``maese simulate``: whole games without Discord."""

import json as json_text
from collections.abc import Iterator
from typing import Annotated

from cyclopts import Parameter
from cyclopts.validators import Number
from pydantic import JsonValue
from rich.table import Table

from bot.cli.games import options_of, policies_of, rulebook_of, seats_of
from bot.cli.screen import progress, say, show
from bot.simulation import Report, run
from rules.engine.simulate import RANDOM, Match

AT_LEAST_ONE = Number(gte=1)


def simulate(
    game: str,
    /,
    *,
    games: Annotated[int, Parameter(validator=AT_LEAST_ONE)] = 1000,
    seats: int | None = None,
    seed: str = "0",
    policy: str = RANDOM,
    option: Annotated[list[str] | None, Parameter(negative="")] = None,
    json: Annotated[bool, Parameter(negative="")] = False,
    most_decisions: Annotated[int, Parameter(validator=AT_LEAST_ONE)] = 100_000,
) -> int:
    """Play whole games among bot players and count how they end.

    Args:
        game: the game's key, such as calderos.
        games: how many to play.
        seats: how many play; the least the game allows, if not given.
        seed: any text; the same one gives the same games.
        policy: random, sensible, or one for each seat such as sensible,random,random.
        option: an option of the game, as name=value, or its name alone for yes; may be repeated.
        json: print one JSON object instead of a table.
        most_decisions: give a game up as unfinished after so many.
    """
    rulebook = rulebook_of(game)
    players = seats_of(rulebook, seats)
    match = Match(
        rulebook,
        policies_of(rulebook, policy, players),
        options_of(rulebook, option or ()),
        most_decisions,
    )
    report = run(
        match,
        games=games,
        seed=seed,
        policy=policy,
        watch=lambda steps: progress(steps, total=games, label=game),
    )
    if json:
        say(json_text.dumps(report.as_json()))
    else:
        show(as_table(report))
    return 0


def as_table(report: Report) -> Table:
    """Lay a report out for people."""
    totals = report.totals
    seats = f"{report.seats} seats, policy {report.policy}"
    table = Table(title=f"{report.game}: {seats}", show_header=False, title_justify="left")
    table.add_column()
    table.add_column(justify="right")
    table.add_column(justify="right")

    def row(name: str, count: int, share_of: int = 0) -> None:
        table.add_row(name, f"{count:,}", f"{count / share_of:.1%}" if share_of else "")

    row("games", totals.games)
    row("finished", totals.finished, totals.games)
    row("decisions", totals.decisions)
    row("decisions per second", report.decisions_per_second)
    table.add_section()
    for seat, wins in enumerate(totals.wins):
        row(f"won by seat {seat}", wins, totals.games)
    table.add_section()
    for reason, count in totals.end_reasons.items():
        row(f"ended by {reason}", count, totals.games)
    if report.figures:
        table.add_section()
    for name, figure in report.figures.items():
        for line, value in in_lines(name, figure):
            table.add_row(line, value)
    return table


def in_lines(name: str, figure: JsonValue) -> Iterator[tuple[str, str]]:
    """Yield the lines of a table for one of a game's own figures: an object has several."""
    if isinstance(figure, dict):
        for key, below in figure.items():
            yield from in_lines(f"{name} {key}", below)
    elif isinstance(figure, float):
        yield name, f"{figure:,.3f}"
    elif isinstance(figure, int):
        yield name, f"{figure:,}"
    else:
        yield name, "-" if figure is None else str(figure)
