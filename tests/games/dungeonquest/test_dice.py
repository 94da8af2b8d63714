"""Dice as cards name them (rulebook 3.2)."""

import pytest

from rules.dungeonquest.heroes import Characteristic, Dice, Hero, read_dice

LUCK, ARMOUR = Characteristic.LUCK, Characteristic.ARMOUR


@pytest.mark.parametrize(
    ("text", "dice"),
    [
        ("D6", Dice(6)),
        ("D12", Dice(12)),
        ("D6-2", Dice(6, -2)),
        ("D12-4", Dice(12, -4)),
        ("D12-armour", Dice(12, 0, ARMOUR)),
        ("D12-luck", Dice(12, 0, LUCK)),
        ("D6+3-luck", Dice(6, 3, LUCK)),
        ("4", Dice(0, 4)),
    ],
)
def test_dice_are_read_as_they_are_written(text: str, dice: Dice) -> None:
    assert read_dice(text) == dice


@pytest.mark.parametrize("text", ["", "D", "D8", "d6", "D6-", "D6-beauty", "six", "-luck", "D6 -2"])
def test_anything_else_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"names no dice|is not a valid"):
        read_dice(text)


@pytest.mark.parametrize("text", ["D6", "D12", "D6-2", "D12+3", "4"])
def test_dice_are_shown_as_they_are_written(text: str) -> None:
    assert read_dice(text).notation == text


@pytest.mark.parametrize(
    ("dice", "roll", "comes_to"),
    [
        ("D6", 6, 6),
        ("D6-3", 4, 1),
        ("D6-3", 3, 0),
        ("D6-3", 1, 0),
        ("D12-armour", 12, 3),
        ("D12-armour", 9, 0),
        ("D12-luck", 12, 8),
        ("D6+3-luck", 1, 0),
        ("D6+3-luck", 6, 5),
        ("4", 0, 4),
    ],
)
def test_a_result_below_0_counts_as_0(dice: str, roll: int, comes_to: int) -> None:
    """Sir Rohan has an armour of 9 and a luck of 4."""
    assert read_dice(dice).result(roll, Hero.SIR_ROHAN.sheet) == comes_to
