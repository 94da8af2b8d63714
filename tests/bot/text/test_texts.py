"""What is said, in which language, and what happens when words are missing."""

from pathlib import Path

import discord
import pytest
from structlog.testing import capture_logs

from bot.text import Locale, MessageError, Texts, common_texts
from bot.text.texts import FALLBACK, STRICT
from tests.bot.text.folders import folder

HIDDEN = "the-hidden-card"


@pytest.fixture
def common(tmp_path: Path) -> Path:
    return folder(
        tmp_path / "common",
        en="""
            greeting = Hello, { $name }
            cards =
                { $count ->
                    [one] { $count } card
                   *[other] { $count } cards
                }
            only-english = In English
            title = Title
                .hint = Hint
            needs = { $a } and { $b }
            """,
        table_es="""
            greeting = Hola, { $name }
            cards =
                { $count ->
                    [one] { $count } carta
                   *[other] { $count } cartas
                }
            title = Título
                .hint = Pista
            needs = { $a } y { $b } y { $c }
            """,
    )


@pytest.fixture
def strict(common: Path) -> Texts:
    return Texts.load(common, strict=True)


@pytest.fixture
def lenient(common: Path) -> Texts:
    return Texts.load(common, strict=False)


def test_speaks_both_languages_with_plurals(strict: Texts) -> None:
    assert strict.say(Locale.EN, "greeting", name="Ana") == "Hello, Ana"
    assert strict.say(Locale.ES, "cards", count=1) == "1 carta"
    assert strict.say(Locale.ES, "cards", count=3) == "3 cartas"
    assert strict.say(Locale.ES, "title.hint") == "Pista"


def test_adds_no_isolation_marks(strict: Texts) -> None:
    assert strict.say(Locale.EN, "greeting", name="אבג").isprintable()


def test_takes_text_of_any_length(strict: Texts) -> None:
    assert len(strict.say(Locale.EN, "greeting", name="x" * 3900)) == 3907


@pytest.mark.parametrize("message", ["nothing", "title.nothing", "nothing.hint"])
def test_a_missing_message_raises_when_strict(strict: Texts, message: str) -> None:
    assert not strict.has(Locale.EN, message)
    with pytest.raises(MessageError, match="nothing"):
        strict.say(Locale.EN, message)


def test_a_missing_argument_raises_and_names_no_other(strict: Texts) -> None:
    with pytest.raises(MessageError) as raised:
        strict.say(Locale.EN, "needs", a=HIDDEN)
    assert HIDDEN not in str(raised.value)


@pytest.mark.parametrize("value", [None, [HIDDEN], {HIDDEN: 1}])
def test_an_argument_of_another_type_raises_and_is_not_quoted(strict: Texts, value: object) -> None:
    with pytest.raises(MessageError) as raised:
        strict.say(Locale.EN, "greeting", name=value)  # type: ignore[arg-type]
    assert HIDDEN not in str(raised.value)


def test_players_get_english_rather_than_nothing(lenient: Texts) -> None:
    with capture_logs() as logs:
        assert lenient.say(Locale.ES, "only-english") == "In English"
        assert lenient.say(Locale.ES, "needs", a=HIDDEN, b="B") == f"{HIDDEN} and B"
        assert lenient.say(Locale.ES, "nothing", a=HIDDEN) == FALLBACK
    assert [entry["log_level"] for entry in logs] == ["error"] * 3
    assert HIDDEN not in str(logs)


def test_a_game_speaks_before_the_common_messages(strict: Texts, tmp_path: Path) -> None:
    game = folder(
        tmp_path / "game",
        en="""
            greeting = Welcome, { $name }
            heading = { title } of the game
            """,
        es="heading = { title } del juego",
    )
    scope = strict.extended(game)
    assert scope.say(Locale.EN, "greeting", name="Ana") == "Welcome, Ana"
    assert scope.say(Locale.ES, "greeting", name="Ana") == "Hola, Ana"
    assert scope.say(Locale.ES, "heading") == "Título del juego"
    assert strict.say(Locale.EN, "greeting", name="Ana") == "Hello, Ana"
    assert not strict.has(Locale.EN, "heading")


def test_lines_that_are_not_fluent_raise_when_strict(tmp_path: Path) -> None:
    broken = folder(tmp_path / "broken", en="fine = Fine\nnot fluent at all\n", es="fine = Bien")
    with pytest.raises(MessageError, match=r"en\.ftl"):
        Texts.load(broken, strict=True)
    with capture_logs() as logs:
        assert Texts.load(broken, strict=False).say(Locale.EN, "fine") == "Fine"
    assert logs


def test_a_file_for_an_unknown_language_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="klingon"):
        Texts.load(folder(tmp_path / "odd", klingon="a = b"))


def test_the_environment_makes_strict(common: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(STRICT, "1")
    assert Texts.load(common).strict
    monkeypatch.delenv(STRICT)
    assert not Texts.load(common).strict


def test_the_bot_has_messages_in_each_language() -> None:
    texts = common_texts(strict=True)
    assert all(texts.has(locale, "refused-broken") for locale in Locale)


@pytest.mark.parametrize(
    ("discord_locale", "locale"),
    [
        (discord.Locale.spain_spanish, Locale.ES),
        (discord.Locale.latin_american_spanish, Locale.ES),
        ("es-419", Locale.ES),
        (discord.Locale.british_english, Locale.EN),
        (discord.Locale.german, Locale.EN),
        ("est", Locale.EN),
        (None, Locale.EN),
    ],
)
def test_a_client_is_spoken_to_in_its_language(
    discord_locale: discord.Locale | str | None, locale: Locale
) -> None:
    assert Locale.from_discord(discord_locale) is locale
