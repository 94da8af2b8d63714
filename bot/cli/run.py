"""``maese run``: the bot on Discord."""

from bot.cli.errors import UsageMistake
from bot.settings import SettingsMistake, load_settings


def run() -> int:
    """Run the bot on Discord until it is stopped.

    DISCORD_TOKEN and the other settings come from the environment or from .env here;
    .env.example explains them all.
    """
    try:
        settings = load_settings()
    except SettingsMistake as mistake:
        raise UsageMistake(str(mistake)) from None
    from bot.main import run_bot  # noqa: PLC0415  discord.py takes a second that others need not wait

    return run_bot(settings)
