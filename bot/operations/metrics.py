"""Figures about the bot's work, as Prometheus reads them. No figure names a person or a table."""

from collections import OrderedDict
from collections.abc import Mapping
from time import perf_counter

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    generate_latest,
)
from typing_extensions import override

from bot.operations.acting import began
from bot.operations.troubles import Trouble
from bot.operations.watch import Watch
from db import GameStatus, Store

SECONDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0, 60.0)
"""The histograms' bounds."""

MOST_TABLES = 1000
"""Tables whose delivery is timed at the same time; the longest waiting go uncounted."""


class Metrics(Watch):
    """Counts, in a registry of its own, so that two bots in one process share no figure."""

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        ProcessCollector(registry=registry)
        self._answers = Counter(
            "maese_answers", "Answers taken.", ("game", "by"), registry=registry
        )
        self._commit = Histogram(
            "maese_answer_commit_seconds",
            "From a person's click or command to the commit of the answer.",
            ("game",),
            buckets=SECONDS,
            registry=registry,
        )
        self._delivery = Histogram(
            "maese_answer_delivery_seconds",
            "From a person's click or command until all that follows from it has arrived.",
            ("game",),
            buckets=SECONDS,
            registry=registry,
        )
        self._painting = Histogram(
            "maese_picture_seconds", "Painting one picture.", buckets=SECONDS, registry=registry
        )
        self._commands = Counter(
            "maese_commands", "Slash commands used.", ("command",), registry=registry
        )
        self._refusals = Counter(
            "maese_refusals", "Refusals told to players.", ("reason",), registry=registry
        )
        self._errors = Counter(
            "maese_errors", "Unexpected errors.", ("kind", "module"), registry=registry
        )
        self._letters = Gauge(
            "maese_outbox_letters", "Letters not delivered yet.", ("state",), registry=registry
        )
        self._oldest = Gauge(
            "maese_outbox_oldest_seconds",
            "How long the oldest letter has waited that could be sent now.",
            registry=registry,
        )
        self._games = Gauge("maese_games", "Games by status.", ("status",), registry=registry)
        self._pending: OrderedDict[int, tuple[str, float]] = OrderedDict()

    @override
    def answered(self, game: str, number: int, answers: Mapping[str, int]) -> None:
        for by, count in answers.items():
            self._answers.labels(game, by).inc(count)
        start = began()
        if start is None or not answers.get("person"):
            return
        self._commit.labels(game).observe(perf_counter() - start)
        # Of several answers whose letters go out together, the first has waited longest.
        self._pending.setdefault(number, (game, start))
        if len(self._pending) > MOST_TABLES:
            self._pending.popitem(last=False)

    @override
    def delivered(self, number: int) -> None:
        if pending := self._pending.pop(number, None):
            game, start = pending
            self._delivery.labels(game).observe(perf_counter() - start)

    @override
    def held_up(self, number: int) -> None:
        self._pending.pop(number, None)

    @override
    def painted(self, seconds: float) -> None:
        self._painting.observe(seconds)

    @override
    def commanded(self, command: str) -> None:
        self._commands.labels(command).inc()

    @override
    def refused(self, reason: str) -> None:
        self._refusals.labels(reason).inc()

    def failed(self, trouble: Trouble) -> None:
        """Count an unexpected error; may be called in any thread."""
        self._errors.labels(trouble.kind, trouble.module).inc()

    async def page(self, store: Store, now: float) -> bytes:
        """Return all figures in Prometheus' text format.

        Args:
            store: what is counted in it is counted now.
            now: the present moment, in UTC epoch seconds.

        Raises:
            StoreError: the store could not answer.
        """
        backlog = await store.outbox.backlog()
        since = await store.outbox.untried_since(now)
        games = await store.games.count_by_status()
        self._letters.labels("waiting").set(backlog.waiting)
        self._letters.labels("dead").set(backlog.dead)
        self._oldest.set(max(0.0, now - since) if since is not None else 0.0)
        for status in GameStatus:
            self._games.labels(status.value).set(games.get(status, 0))
        return generate_latest(self.registry)
