"""The check-up: whether the bot would run here, and how to mend what keeps it from it."""

from bot.operations.doctor.checkup import visit
from bot.operations.doctor.findings import Finding, Level

__all__ = ["Finding", "Level", "visit"]
