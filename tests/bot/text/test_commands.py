"""What Discord is told about a command, in which language."""

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from discord import app_commands
from discord.app_commands import TranslationContextLocation as Where
from discord.app_commands import locale_str
from structlog.testing import capture_logs

from bot.text import CommandTranslator, Texts
from bot.text.commands import problem_with
from tests.bot.text.folders import folder

SPANISH = ("es-ES", "es-419")


@pytest.fixture
def translator(tmp_path: Path) -> CommandTranslator:
    common = Texts.load(
        folder(
            tmp_path / "common",
            es="""
                command-play-description = Abre una mesa
                command-play-game = Qué juego
                command-play-game-dice = Dados
                command-wrong-name = Con Espacios
                """,
        ),
        strict=True,
    )
    game = common.extended(
        folder(
            tmp_path / "game",
            es="command-dice-description = Juega a los dados\ncommand-dice-name = dados",
        )
    )
    return CommandTranslator(common, lambda: [game])


class Play(app_commands.Group):
    """A command with all kinds of texts."""

    def __init__(self) -> None:
        super().__init__(
            name=locale_str("dice", key="dice-name"),
            description=locale_str("Play dice", key="dice-description"),
        )

    @app_commands.command(
        name="play", description=locale_str("Open a table", key="play-description")
    )
    @app_commands.describe(game=locale_str("Which game", key="play-game"))
    @app_commands.choices(
        game=[app_commands.Choice(name=locale_str("Dice", key="play-game-dice"), value="dice")]
    )
    async def play(self, interaction: discord.Interaction, game: str) -> None:
        """Never called."""


async def test_discord_is_told_the_spanish_of_everything(translator: CommandTranslator) -> None:
    client = discord.Client(intents=discord.Intents.none())
    tree = app_commands.CommandTree(client)
    payload: Any = await Play().get_translated_payload(tree, translator)
    assert payload["name"] == "dice"
    assert payload["name_localizations"] == dict.fromkeys(SPANISH, "dados")
    assert payload["description_localizations"] == dict.fromkeys(SPANISH, "Juega a los dados")
    (play,) = payload["options"]
    assert not play["name_localizations"]
    assert play["description_localizations"] == dict.fromkeys(SPANISH, "Abre una mesa")
    (game,) = play["options"]
    assert game["description_localizations"] == dict.fromkeys(SPANISH, "Qué juego")
    assert game["choices"][0]["name_localizations"] == dict.fromkeys(SPANISH, "Dados")


def context(where: Where) -> Any:
    return SimpleNamespace(location=where, data=None)


async def test_a_missing_description_is_logged(translator: CommandTranslator) -> None:
    with capture_logs() as logs:
        text = await translator.translate(
            locale_str("Nothing", key="nothing-description"),
            discord.Locale.spain_spanish,
            context(Where.command_description),
        )
    assert text is None
    assert logs[0]["message"] == "command-nothing-description"


async def test_what_discord_would_refuse_stops_the_sync(translator: CommandTranslator) -> None:
    with pytest.raises(app_commands.TranslationError, match="lower case"):
        await translator.translate(
            locale_str("wrong", key="wrong-name"),
            discord.Locale.latin_american_spanish,
            context(Where.command_name),
        )


@pytest.mark.parametrize(
    ("text", "where", "good"),
    [
        ("jugar", Where.command_name, True),
        ("añadir-carta_2", Where.parameter_name, True),
        ("x" * 33, Where.group_name, False),
        ("", Where.command_name, False),
        ("dos palabras", Where.command_name, False),
        ("Jugar", Where.command_name, False),
        ("Abre una mesa", Where.command_description, True),
        ("x" * 101, Where.parameter_description, False),
        ("", Where.choice_name, False),
    ],
)
def test_what_discord_takes(text: str, where: Where, *, good: bool) -> None:
    assert (problem_with(text, where) is None) is good
