"""An act of a person: what its lines in the log share, and when it began."""

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from time import perf_counter

from structlog.contextvars import bound_contextvars

_BEGAN: ContextVar[float | None] = ContextVar("began", default=None)


@contextmanager
def acting(interaction: int) -> Iterator[None]:
    """Name the interaction in each line that is logged meanwhile, and note that it begins now."""
    token = _BEGAN.set(perf_counter())
    try:
        with bound_contextvars(interaction=interaction):
            yield
    finally:
        _BEGAN.reset(token)


def began() -> float | None:
    """Return when the present act began, by `time.perf_counter`; None outside of any."""
    return _BEGAN.get()
