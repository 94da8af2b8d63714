"""Discord's limits for commands: each is noticed where it is passed, and only there."""

from collections.abc import Callable
from typing import Any

import pytest

from bot.operations.limits import faults

Payload = list[dict[str, Any]]


def command(**more: Any) -> dict[str, Any]:
    return {"name": "play", "description": "Open a table", "type": 1, "options": [], **more}


def option(**more: Any) -> dict[str, Any]:
    return {"name": "card", "description": "Which", "type": 3, **more}


def choice(name: str = "Yes", value: object = "yes") -> dict[str, Any]:
    return {"name": name, "value": value}


@pytest.mark.parametrize(
    ("make", "most", "word"),
    [
        (lambda n: [command(name=f"c{i}") for i in range(n)], 100, "commands"),
        (lambda n: [command(name="x" * n)], 32, "name"),
        (lambda n: [command(description="x" * n)], 100, "description"),
        (lambda n: [command(description_localizations={"es-ES": "x" * n})], 100, "description"),
        (lambda n: [command(options=[option()] * n)], 25, "options"),
        (lambda n: [command(options=[option(choices=[choice()] * n)])], 25, "choices"),
        (lambda n: [command(options=[option(choices=[choice("x" * n)])])], 100, "name"),
        (lambda n: [command(options=[option(choices=[choice(value="x" * n)])])], 100, "value"),
        (lambda n: [command(options=[command(type=1, options=[option()] * n)])], 25, "options"),
    ],
)
def test_the_most_is_taken_and_one_more_is_not(
    make: Callable[[int], Payload], most: int, word: str
) -> None:
    assert list(faults(make(most))) == []
    (fault,) = faults(make(most + 1))
    assert word in fault


def test_the_letters_of_a_command_are_counted_in_the_longest_language() -> None:
    def with_letters(count: int) -> Payload:
        """Return a command with four options, each with a choice in two languages or more."""
        used = len("play") + len("Open a table") + 4 * len("cardWhich")
        full, rest = divmod(count - used, 200)
        texts = ["x" * 100] * full
        choices = [{"name": "x", "name_localizations": {"es-ES": text}, "value": text}
                   for text in texts]  # fmt: skip
        choices.append(choice("x" * (rest - 50), "v" * 50))
        shares = [choices[place::4] for place in range(4)]
        return [command(options=[option(choices=share) for share in shares])]

    assert list(faults(with_letters(8000))) == []
    (fault,) = faults(with_letters(8001))
    assert "8001 letters" in fault


def test_an_option_that_must_be_given_may_not_stand_behind_one_that_need_not() -> None:
    right = [option(required=True), option(name="table")]
    assert list(faults([command(options=right)])) == []
    (fault,) = faults([command(options=right[::-1])])
    assert fault.startswith("/play")


def test_other_kinds_of_commands_are_not_counted() -> None:
    assert list(faults([{"name": "Look at this", "type": 3, "description": ""}])) == []
