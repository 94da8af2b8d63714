"""The bot's settings, from the environment or from a file ``.env``."""

import re
from base64 import urlsafe_b64decode
from pathlib import Path
from typing import Literal

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


def _is_user_id(part: str) -> bool:
    """Tell whether a token's first part is what it should be: a user id in base64."""
    try:
        return urlsafe_b64decode(part + "=" * (-len(part) % 4)).isdigit()
    except ValueError:
        return False


def variable(field: str) -> str:
    """Return the environment variable of a setting."""
    return TOKEN if field == "token" else f"MAESE_{field.upper()}"


def load_settings() -> Settings:
    """Read the settings.

    Raises:
        SettingsMistake: one is missing or wrong.
    """
    try:
        return Settings()
    except ValidationError as invalid:
        errors = invalid.errors(include_url=False, include_input=False, include_context=False)
        raise SettingsMistake(
            "; ".join(_complaint(error["loc"], error["type"], error["msg"]) for error in errors)
        ) from None
    except UnicodeDecodeError:
        raise SettingsMistake(".env is not a text file in UTF-8") from None


def _complaint(where: tuple[int | str, ...], kind: str, message: str) -> str:
    name = str(where[0])
    if name in {TOKEN, "token"}:
        fault = "is missing" if kind == "missing" else "does not look like a bot token"
        return f"{TOKEN} {fault}. {HOW_TO_GET_IT}"
    return f"{variable(name)}: {message}; .env.example explains it"
