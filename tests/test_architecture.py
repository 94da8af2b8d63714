"""A sixth game is one package in ``rules/`` and one in ``cogs/``; nothing else knows its name."""

from pathlib import Path

import grimp
import pytest

from rules.engine.rulebook import all_games

ROOT = Path(__file__).parent.parent
GRAPH = grimp.build_graph("bot", "cogs", "db", "rules")
SHARED = {
    "rules": {"rules.engine"},
    "cogs": {
        "cogs.history",
        "cogs.lobby",
        "cogs.preferences",
        "cogs.privacy",
        "cogs.settings",
        "cogs.standing",
        "cogs.table",
        "cogs.verify",
        "cogs.waiting",
    },
}


def packages(root: str) -> list[str]:
    return sorted(GRAPH.find_children(root) - SHARED[root])


def imported_from(package: str) -> set[str]:
    """Return the modules outside a package that import from it directly."""
    inside = GRAPH.find_descendants(package) | {package}
    return {
        user for module in inside for user in GRAPH.find_modules_that_directly_import(module)
    } - inside


@pytest.mark.parametrize("game", packages("rules"))
def test_only_a_games_own_cog_imports_its_rules(game: str) -> None:
    own = game.replace("rules.", "cogs.", 1)
    assert all(user.startswith(own) for user in imported_from(game))


@pytest.mark.parametrize("cog", packages("cogs") + sorted(SHARED["cogs"]))
def test_nobody_imports_a_cog(cog: str) -> None:
    assert not imported_from(cog)


def test_shared_code_names_no_game() -> None:
    names = {word for game in all_games() for word in (game.key, game.key.replace("-", "_"))}
    shared = [
        ROOT / "db",
        ROOT / "bot",
        ROOT / "rules/engine",
        ROOT / "cogs/lobby",
        ROOT / "cogs/table",
    ]
    code = [path for folder in shared for path in folder.rglob("*.py")]
    named = {
        f"{path.relative_to(ROOT)}: {line.strip()}"
        for path in code
        for line in path.read_text(encoding="utf-8").splitlines()
        for name in names
        if f'"{name}"' in line or f"'{name}'" in line
    }
    # Docstrings may give a game as an example.
    assert {line for line in named if "``" not in line and "like " not in line} == set()
