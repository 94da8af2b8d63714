"""The settings and the token's shape."""

from collections.abc import Iterator

from bot.operations.doctor.findings import Finding, fail, ok, warn
from bot.settings import HOW_TO_GET_IT, TOKEN, Settings, settings_faults


def check_settings() -> Iterator[Finding]:
    """Look whether each setting can be used."""
    faults = settings_faults(token=False)
    for fault in faults.values():
        yield fail("settings", fault, "Until then its default would count")
    if not faults:
        yield ok("settings", "all can be used")


def check_token(settings: Settings) -> Iterator[Finding]:
    """Look whether there is a token, and whether it has the shape of one."""
    if not settings.token.get_secret_value():
        yield warn("token", f"{TOKEN} is not given; maese try needs none", HOW_TO_GET_IT)
    elif TOKEN in settings_faults():
        yield fail("token", f"{TOKEN} does not look like a bot token", HOW_TO_GET_IT)
    else:
        yield ok("token", "has the shape of a bot token")


def check_log(settings: Settings) -> Iterator[Finding]:
    """Look whether the log would tell secrets."""
    if settings.log_level == "DEBUG":
        yield warn(
            "log", "DEBUG tells secrets of the games that are played", "Set MAESE_LOG_LEVEL to INFO"
        )
    else:
        yield ok("log", f"{settings.log_level}, without secrets")
