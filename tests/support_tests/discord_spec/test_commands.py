"""Each limit of commands is kept at its edge and seen beyond it."""

from typing import Any

import pytest

from tests.support.discord_spec import DiscordSpec
from tests.support_tests.discord_spec.samples import command, group, parameter, subcommand

SYNC = ("PUT", "/applications/1/commands")
Json = dict[str, Any]


def many(count: int, **more: Any) -> list[Json]:
    return [parameter(f"option-{number}", **more) for number in range(count)]


def offered(count: int, text: str = "") -> list[Json]:
    return [{"name": f"{number}{text}", "value": f"{number}"} for number in range(count)]


GOOD: dict[str, list[Json]] = {
    "options": [command(*many(25))],
    "nested": [command(group(subcommand(parameter())), subcommand(name="other"))],
    "choices": [command(parameter(choices=offered(25)))],
    "required first": [command(parameter("a", required=True), parameter("b"))],
    "edges": [command(name="x" * 32, description="x" * 100)],
    "other letters": [command(name="añadir-carta_2")],
    "localised": [command(name_localizations={"es-ES": "jugar"})],
    "user": [{"name": "Look At", "type": 3, "description": ""}],
    "same name, other kind": [command(), {"name": "play", "type": 2}],
    "hundred": [command(name=f"c{number}") for number in range(100)],
}

BAD: dict[str, tuple[str, list[Json]]] = {
    "upper case": ("names", [command(name="Play")]),
    "space": ("names", [command(name="play now")]),
    "long name": ("names", [command(name="x" * 33)]),
    "option name": ("names", [command(parameter("Game"))]),
    "localised name": ("names", [command(name_localizations={"es-ES": "Jugar"})]),
    "no description": ("descriptions", [command(description="")]),
    "long description": ("descriptions", [command(parameter(description="x" * 101))]),
    "localised description": (
        "descriptions",
        [command(description_localizations={"es-ES": "x" * 101})],
    ),
    "described user command": ("descriptions", [{"name": "x", "type": 2, "description": "x"}]),
    "options": ("option_counts", [command(*many(26))]),
    "subcommands": ("option_counts", [command(*(subcommand(name=f"s{n}") for n in range(26)))]),
    "options of a subcommand": ("option_counts", [command(subcommand(*many(26)))]),
    "required last": ("option_order", [command(parameter("a"), parameter("b", required=True))]),
    "option twice": ("option_order", [command(parameter(), parameter())]),
    "mixed": ("nesting", [command(subcommand(), parameter())]),
    "deep": ("nesting", [command(group(group(subcommand())))]),
    "inside out": ("nesting", [command(subcommand(subcommand()))]),
    "choices": ("choices", [command(parameter(choices=offered(26)))]),
    "long choice": ("choices", [command(parameter(choices=offered(1, "x" * 100)))]),
    "choice twice": ("choices", [command(parameter(choices=offered(1) * 2))]),
    "autocomplete": (
        "choices",
        [command(parameter(choices=offered(1), autocomplete=True))],
    ),
    "total": (
        "total_length",
        [command(*(parameter(f"o{n}", choices=offered(20, "x" * 16)) for n in range(25)))],
    ),
    "hundred and one": ("command_counts", [command(name=f"c{number}") for number in range(101)]),
    "sixteen": ("command_counts", [{"name": f"c{number}", "type": 2} for number in range(16)]),
    "twice": ("command_counts", [command(), command()]),
}


@pytest.mark.parametrize("name", GOOD)
def test_good(name: str, discord_limits: DiscordSpec) -> None:
    assert not discord_limits.check(*SYNC, GOOD[name])


@pytest.mark.parametrize("name", BAD)
def test_bad(name: str) -> None:
    rule, commands = BAD[name]
    found = DiscordSpec().check(*SYNC, commands)
    assert rule in {violation.rule for violation in found}


def test_commands_of_a_guild_and_single_ones_are_checked() -> None:
    bad = command(name="Play")
    assert DiscordSpec().check("PUT", "/applications/1/guilds/2/commands", [bad])
    assert DiscordSpec().check("POST", "/applications/1/commands", bad)


def test_a_change_may_leave_out_the_description() -> None:
    assert not DiscordSpec().check("PATCH", "/applications/1/commands/2", {"name": "play"})
