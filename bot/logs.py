"""Logs: one line each, without secrets; readable on a terminal, JSON where asked for."""

import logging
import sys
from collections.abc import Callable
from typing import Any

import structlog

from bot.operations.troubles import Trouble, TroubleFinder
from bot.settings import Settings


def processors(*tell: Callable[[Trouble], None]) -> list[Any]:
    """Return what each line of the log goes through before it is written.

    Args:
        tell: told of each unexpected error, in whatever thread logs it.
    """
    return [
        structlog.contextvars.merge_contextvars,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        TroubleFinder(*tell),
        # Before any renderer: its own tracebacks would show local variables, and with them
        # the token and players' hands.
        structlog.processors.format_exc_info,
    ]


def set_up_logging(settings: Settings, *tell: Callable[[Trouble], None]) -> None:
    """Send all logs, discord.py's too, to standard error.

    Args:
        settings: how they look, and how much is logged.
        tell: told of each unexpected error, in whatever thread logs it.
    """
    shared = processors(*tell)
    last: Any = (
        structlog.processors.JSONRenderer()
        if settings.log_json
        else structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty())
    )
    structlog.configure(
        processors=[
            *shared,
            structlog.stdlib.ProcessorFormatter.wrap_for_formatter,
        ],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler()
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(foreign_pre_chain=shared, processor=last)
    )
    logging.basicConfig(handlers=[handler], level=settings.log_level, force=True)
    # Tells at each start that there was nothing to migrate.
    logging.getLogger("alembic").setLevel(max(logging.WARNING, logging.getLogger().level))
    # Below WARNING discord.py writes whole payloads, which carry players' secrets.
    logging.getLogger("discord").setLevel(max(logging.WARNING, logging.getLogger().level))
