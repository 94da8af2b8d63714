"""Commands that are named exist, and do what the continuous integration does."""

import re
import shlex
from pathlib import Path

import pytest

from bot.cli.app import make_app
from bot.cli.simulate import simulate
from rules.engine.rulebook import all_games
from tests.docs.commands import slash_commands
from tests.docs.reading import DOCS, PAGES, ROOT, code_words, rows, shell_lines

README = ROOT / "README.md"
CONTRIBUTING = ROOT / "CONTRIBUTING.md"
CI = (ROOT / ".ci" / "run").read_text("utf-8")
_MAESE = re.compile(r"\bmaese (?:run|try|simulate|replay|verify|export|backup|doctor)\b.*")


def maese_commands() -> list[str]:
    """Return each use of the program in the documentation, in blocks and between backticks."""
    lines = [line for page in PAGES for line in (*shell_lines(page), *code_words(page))]
    return sorted({match[0] for line in lines if (match := _MAESE.search(line))})


@pytest.mark.parametrize("line", maese_commands())
def test_the_program_understands_the_command_lines_that_are_shown(line: str) -> None:
    tokens = shlex.split(line)[1:]
    if "--help" in tokens or tokens[1:] == ["--all"]:
        tokens = tokens[:1]
    if tokens == ["simulate"]:
        return
    command, bound, _ = make_app().parse_args(tokens, exit_on_error=False, print_error=False)
    if command is simulate:
        assert bound.args[0] in {rulebook.key for rulebook in all_games()}


def test_every_command_of_the_program_is_in_the_readme() -> None:
    text = README.read_text("utf-8")
    for name in make_app():
        if not name.startswith("-"):
            assert f"maese {name}" in text


def test_the_readme_s_two_commands_do_everything_by_themselves() -> None:
    assert {
        "pip install uv && uv run maese try",
        "pip install uv && uv run pytest",
    } <= set(shell_lines(README))


def test_the_integration_runs_the_readme_s_test_command() -> None:
    for part in ("pip install --quiet uv", "uv run pytest"):
        assert re.search(rf"^{part}", CI, re.MULTILINE)


def test_the_checks_for_contributors_are_those_of_the_integration() -> None:
    shown = shell_lines(CONTRIBUTING)
    checks = re.findall(r"^(?:UV_\w+=\S+ )*(uv (?:run|lock) .+)$", CI, re.MULTILINE)
    assert shown[: len(checks)] == checks


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_tests_and_modules_that_are_run_exist(page: Path) -> None:
    for line in (*shell_lines(page), *code_words(page)):
        for place in re.findall(r"\btests/[\w/.-]+", line) if "pytest" in line else ():
            assert (ROOT / place).exists(), line
        for module in re.findall(r"python -m (tests\.[\w.]+)", line):
            assert (ROOT / f"{module.replace('.', '/')}.py").exists(), line


async def test_the_players_page_lists_all_slash_commands() -> None:
    listed = {name.strip("`") for name, *_ in rows(DOCS / "playing.md", "command")}
    assert listed == await slash_commands()


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
async def test_slash_commands_that_are_named_exist(page: Path) -> None:
    there = await slash_commands()
    for word in code_words(page):
        if re.fullmatch(r"/[a-z-]+( [a-z-]+){0,2}", word):
            assert word in there, word
