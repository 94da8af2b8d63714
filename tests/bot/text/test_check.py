"""The checker finds each fault of a catalogue, and nothing else."""

from pathlib import Path
from textwrap import dedent

import pytest

from bot.text import Locale, Texts
from bot.text.catalogue import Fault, Finding, check_catalogue
from bot.text.usage import Usage, usage_of
from tests.bot.text.folders import folder


def found(path: Path, en: str, es: str) -> set[tuple[Fault, str, Locale | None]]:
    """Return what is wrong with two files."""
    findings = check_catalogue(folder(path / "messages", en=en, es=es))
    return {(finding.fault, finding.message, finding.locale) for finding in findings}


def read(path: Path, source: str) -> Usage:
    """Return what a source file uses."""
    file = path / "code.py"
    file.write_text(dedent(source), encoding="utf-8")
    return usage_of([file])


def test_a_good_catalogue(tmp_path: Path) -> None:
    source = """
        plain = { $name }
        plural =
            { $count ->
                [0] none
                [one] one
               *[other] { $count }
            }
        word =
            { $card-key ->
                [none] { $seat }
               *[other] { $seat } { $card }
            }
        number = { NUMBER($id, useGrouping: 0) }
        referring = { plain } { -term }
        -term = Maese
        silent = { "" }
        hinted = A
            .hint = { $b }
        """
    assert not found(tmp_path, source, source)


@pytest.mark.parametrize(
    ("en", "es", "fault"),
    [
        ("a = A\nb = B", "a = A", (Fault.MISSING, "b", Locale.ES)),
        ("a = A", "a = A\nb = B", (Fault.MISSING, "b", Locale.EN)),
        ("a = A\n  .x = X", "a = A", (Fault.MISSING, "a.x", Locale.ES)),
        ("a = A\na = B", "a = A", (Fault.DUPLICATE, "a", Locale.EN)),
        ("a = { $x }", "a = { $y }", (Fault.VARIABLES, "a", Locale.ES)),
        ("a = A { $x }", "a = A", (Fault.VARIABLES, "a", Locale.ES)),
        ("a = A", "a = A\nwhat is this", (Fault.JUNK, "es.ftl", Locale.ES)),
        ("a = A", "a = { nothing }", (Fault.UNSAYABLE, "a", Locale.ES)),
        ("a = A", "a = { -nothing }", (Fault.UNSAYABLE, "a", Locale.ES)),
        ("a = A", 'a = { WHAT("x") }', (Fault.UNSAYABLE, "a", Locale.ES)),
        (
            "a = { $n -> \n  [one] A\n *[other] B\n }",
            "a = { $n -> \n  [one] { nothing }\n *[other] B\n }",
            (Fault.UNSAYABLE, "a", Locale.ES),
        ),
    ],
)
def test_faults_of_the_messages(
    tmp_path: Path, en: str, es: str, fault: tuple[Fault, str, Locale]
) -> None:
    assert found(tmp_path, en, es) == {fault}


def test_a_language_may_choose_by_what_another_does_not_need(tmp_path: Path) -> None:
    spanish = "a = { $n ->\n  [one] { $x } cae\n *[other] { $x } caen\n }"
    assert not found(tmp_path, "a = { $x } fell", spanish)


USED = """
    text.say("plain-one")
    speaker.say(locale, "plain-two")
    send("elsewhere")
    speaker.say("if-yes" if yes else "if-no")
    speaker.say(f"button-{verb}")

    class CardsDrawn(Event): ...

    class Chance(Event): ...

    class DieRolled(Chance): ...

    class Card(StrEnum):
        TROLL = "troll"

    class Defend(Question):
        kind: ClassVar[str] = "game-defend"

    class Entry(BaseModel):
        kind: Literal["entry"] = "entry"

    locale_str("Play", key="play-description")
    locale_str("play", key="play-name")
    """
NEEDED = {
    "plain-one", "plain-two", "if-yes", "if-no", "cards-drawn", "die-rolled", "game-defend",
}  # fmt: skip


def test_what_the_code_uses_and_needs(tmp_path: Path) -> None:
    usage = read(tmp_path, USED)
    assert {need.message for need in usage.needs} == {*NEEDED, "command-play-description"}
    for message in ("elsewhere", "button-join", "card-troll", "game-defend-public"):
        assert usage.uses(message)
    for message in ("button", "join-button", "troll-card", "monster"):
        assert not usage.uses(message)


def check(path: Path, code: str, source: str, **options: object) -> set[tuple[Fault, str]]:
    """Return what is wrong between code and one file, the same in both languages."""
    messages = folder(path / "messages", en=source, es=source)
    findings: list[Finding] = check_catalogue(messages, read(path, code), **options)  # type: ignore[arg-type]
    return {(finding.fault, finding.message) for finding in findings}


def test_needed_messages_are_missed(tmp_path: Path) -> None:
    assert check(tmp_path, 'say("a-b")', "c-d = X") == {
        (Fault.MISSING, "a-b"),
        (Fault.UNUSED, "c-d"),
    }


def test_needed_messages_may_lie_below(tmp_path: Path) -> None:
    below = Texts.load(folder(tmp_path / "below", en="a-b = X", es="a-b = X"), strict=True)
    assert not check(tmp_path, 'say("a-b"); say("c-d")', "c-d = { a-b }", below=below)


def test_families_are_used(tmp_path: Path) -> None:
    declared = "### @family hero-* foe-*\nhero-anna = A\nfoe-bo = B\nfriend-cy = C\n"
    assert check(tmp_path, "", declared) == {(Fault.UNUSED, "friend-cy")}
    assert not check(tmp_path, "", declared, families=["friend-*"])


def test_what_another_message_refers_to_is_used(tmp_path: Path) -> None:
    assert not check(tmp_path, 'say("a-b")', "a-b = { c-d }\nc-d = X\n")


def test_a_command_says_the_same_in_code_and_catalogue(tmp_path: Path) -> None:
    code = 'locale_str("Play", key="play-description")'
    assert not check(tmp_path, code, "command-play-description = Play")
    assert check(tmp_path, code, "command-play-description = Replay") == {
        (Fault.COMMAND, "command-play-description")
    }
