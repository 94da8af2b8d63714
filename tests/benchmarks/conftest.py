"""Prints the benchmarks' figures below the timings: decisions per second, bytes, and so on."""

from typing import Any

import pytest


def pytest_terminal_summary(
    terminalreporter: pytest.TerminalReporter, config: pytest.Config
) -> None:
    """Write one line for each benchmark that noted figures."""
    session: Any = getattr(config, "_benchmarksession", None)
    benchmarks = [one for one in (session.benchmarks if session else ()) if one.extra_info]
    if not benchmarks:
        return
    terminalreporter.section("figures")
    width = max(len(one.name) for one in benchmarks)
    for one in benchmarks:
        figures = (
            f"{value:>9,} {name.replace('_', ' ')}" for name, value in one.extra_info.items()
        )
        terminalreporter.write_line(f"{one.name:{width}} {' '.join(figures)}")
