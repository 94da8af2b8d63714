"""Logs: one line each, without secrets; readable on a terminal, JSON where asked for."""

import logging
import sys
from typing import Any

import structlog

from bot.settings import Settings


def set_up_logging(settings: Settings) -> None:
    """Send all logs, discord.py's too, to standard error."""
    shared: list[Any] = [
        structlog.contextvars.merge_contextvars,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        # Before any renderer: its own tracebacks would show local variables, and with them
        # the token and players' hands.
        structlog.processors.format_exc_info,
    ]
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
    # Below WARNING discord.py writes whole payloads, which carry players' secrets.
    logging.getLogger("discord").setLevel(max(logging.WARNING, logging.getLogger().level))
