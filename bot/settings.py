"""The bot's settings, from the environment or from a file ``.env``."""

import re
from base64 import urlsafe_b64decode
from pathlib import Path
from typing import Any, Literal

from pydantic import Field, SecretStr, ValidationError, field_validator
from pydantic_settings import BaseSettings, SettingsConfigDict

TOKEN = "DISCORD_TOKEN"  # noqa: S105  the variable's name
HOW_TO_GET_IT = (
    'Get one at https://discord.com/developers/applications (your application, page "Bot", '
    '"Reset Token") and put it into .env, as .env.example shows.'
)
_TOKEN_SHAPE = re.compile(r"([\w-]{18,})\.[\w-]{5,}\.[\w-]{20,}", re.ASCII)


class SettingsMistake(Exception):
    """A setting is missing or wrong; the text is one line and repeats no value."""


class Settings(BaseSettings):
    """How this bot is run. The environment wins over ``.env``; an empty value counts as none."""

    model_config = SettingsConfigDict(
        env_prefix="MAESE_",
        env_file=".env",
        env_file_encoding="utf-8",
        env_ignore_empty=True,
        extra="ignore",
        frozen=True,
        hide_input_in_errors=True,
    )

    token: SecretStr = Field(
        validation_alias=TOKEN,
        description="The bot's token, a secret: whoever has it is the bot.",
    )
    database: Path = Field(
        default=Path("maese.sqlite3"),
        description="The file that holds all games; it is created where it is missing.",
    )
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = Field(
        default="INFO",
        description="What is logged. DEBUG tells secrets of the games that are played.",
    )
    log_json: bool = Field(
        default=False,
        description="Whether each line of the log is a JSON object, for programs that read logs.",
    )
    locale: Literal["en", "es"] = Field(
        default="en",
        description="The language where Discord's is neither English nor Spanish.",
    )
    lobby_hours: float = Field(
        default=24.0,
        gt=0,
        description="How many hours a table waits for its game to begin before it is closed.",
    )
    cache_games: int = Field(
        default=1000,
        gt=0,
        description="How many games stay in memory; others are rebuilt when somebody acts.",
    )

    metrics_port: int | None = Field(
        default=None,
        ge=1,
        le=65535,
        description="A port of this machine alone, for /metrics and /healthz; without it there are "
        "none.",
    )
    error_channel: int | None = Field(
        default=None,
        gt=0,
        description="The id of a channel that is told of unexpected errors; without it only the "
        "log is.",
    )

    keep_days: int | None = Field(
        default=None,
        gt=0,
        description="For how many days games are kept that are over; without it, for ever.",
    )

    @field_validator("metrics_port", "error_channel", "keep_days", mode="before")
    @classmethod
    def _empty_is_none(cls, value: object) -> object:
        return None if value == "" else value

    @field_validator("log_level", mode="before")
    @classmethod
    def _any_case(cls, value: object) -> object:
        return value.upper() if isinstance(value, str) else value

    @field_validator("token")
    @classmethod
    def _looks_like_a_token(cls, token: SecretStr) -> SecretStr:
        shape = _TOKEN_SHAPE.fullmatch(token.get_secret_value().strip())
        if shape is None or not _is_user_id(shape[1]):
            raise ValueError("that is not the shape of a bot token")
        return SecretStr(shape[0])

    @classmethod
    def for_trial(cls, database: Path, locale: Literal["en", "es"] = "en") -> "Settings":
        """Return settings that touch neither environment nor token, for `maese try` and tests."""
        return cls.model_construct(token=SecretStr(""), database=database, locale=locale)


class _AnyToken(Settings):
    """The settings of commands that need no token, whatever stands in its place."""

    token: SecretStr = Field(default=SecretStr(""), validation_alias=TOKEN)

    @field_validator("token")
    @classmethod
    def _looks_like_a_token(cls, token: SecretStr) -> SecretStr:
        return token


def _is_user_id(part: str) -> bool:
    """Tell whether a token's first part is what it should be: a user id in base64."""
    try:
        return urlsafe_b64decode(part + "=" * (-len(part) % 4)).isdigit()
    except ValueError:
        return False


def variable(field: str) -> str:
    """Return the environment variable of a setting."""
    return TOKEN if field == "token" else f"MAESE_{field.upper()}"


def load_settings(*, token: bool = True) -> Settings:
    """Read the settings.

    Args:
        token: whether there must be one; what stands in its place is not looked at otherwise.

    Raises:
        SettingsMistake: one is missing or wrong.
    """
    faults = settings_faults(token=token)
    if faults:
        raise SettingsMistake("; ".join(faults.values()))
    return Settings() if token else _AnyToken()


def settings_faults(*, token: bool = True) -> dict[str, str]:
    """Return what is wrong with the settings, in one line each, by variable.

    Args:
        token: whether there must be one.
    """
    try:
        Settings() if token else _AnyToken()
    except ValidationError as invalid:
        errors = invalid.errors(include_url=False, include_input=False, include_context=False)
        return {
            variable(_field(error["loc"])): _complaint(error["loc"], error["type"], error["msg"])
            for error in errors
        }
    except UnicodeDecodeError:
        return {".env": ".env is not a text file in UTF-8"}
    return {}


def usable_settings() -> Settings:
    """Return the settings with the default in place of each that is wrong, and any token."""
    defaults: dict[str, Any] = {}
    while True:
        try:
            return _AnyToken(**defaults)
        except ValidationError as invalid:
            names = {_field(error["loc"]) for error in invalid.errors()}
            defaults |= {name: Settings.model_fields[name].default for name in names}
        except UnicodeDecodeError:
            return Settings.for_trial(Settings.model_fields["database"].default)


def _field(where: tuple[int | str, ...]) -> str:
    return "token" if where[0] == TOKEN else str(where[0])


def _complaint(where: tuple[int | str, ...], kind: str, message: str) -> str:
    name = _field(where)
    if name == "token":
        fault = "is missing" if kind == "missing" else "does not look like a bot token"
        return f"{TOKEN} {fault}. {HOW_TO_GET_IT}"
    return f"{variable(name)}: {message}; .env.example explains it"
