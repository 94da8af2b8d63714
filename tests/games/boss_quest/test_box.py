"""What is in the box."""

import json
from collections.abc import Callable
from importlib.resources import files
from typing import Any

import pytest

from rules.boss_quest.content import Colour, Shade, Weapon, box, in_order, read_box
from rules.engine.errors import ContentError


def test_the_box_holds_what_the_notes_count() -> None:
    cards = box().spells.values()
    assert len(box().weapons) == 35
    assert sorted(box().bosses.values()) == [14, 15, 16, 17, 18, 19, 20, 21]
    assert sum(card.copies for card in cards if card.shade is Shade.LIGHT) == 17
    assert sum(card.copies for card in cards if card.shade is Shade.DARK) == 6
    assert len(box().spell_cards()) == 23


@pytest.mark.parametrize("colour", Colour)
def test_each_colour_has_each_value_from_1_to_7_once(colour: Colour) -> None:
    values = [card.value for card in box().weapons.values() if card.colour is colour]
    assert sorted(values) == [1, 2, 3, 4, 5, 6, 7]


def test_the_name_of_a_weapon_says_what_is_on_it() -> None:
    for weapon, card in box().weapons.items():
        assert weapon == f"{card.colour}-{card.value}"


@pytest.mark.parametrize(("players", "keys"), [(2, 5), (3, 5), (4, 5), (5, 4)])
def test_five_knights_need_a_key_less(players: int, keys: int) -> None:
    assert box().keys_to_win[players] == keys


def test_weapons_are_sorted_by_colour_and_value() -> None:
    shuffled = [Weapon.BLUE_1, Weapon.RED_7, Weapon.RED_2]
    assert in_order(shuffled) == (Weapon.RED_2, Weapon.RED_7, Weapon.BLUE_1)


def _more_spells(data: dict[str, Any]) -> None:
    data["spells"]["cancel"]["copies"] = 2


def _a_weapon_twice(data: dict[str, Any]) -> None:
    data["weapons"]["red-1"]["value"] = 2


def _a_weapon_less(data: dict[str, Any]) -> None:
    del data["weapons"]["red-1"]
    data["totals"]["weapons"] = 34


def _bosses_alike(data: dict[str, Any]) -> None:
    data["bosses"]["mud-baron"] = 15


def _a_dark_spell_for_the_boss(data: dict[str, Any]) -> None:
    data["spells"]["swap-hidden"]["life"] = 1


def _no_such_boss(data: dict[str, Any]) -> None:
    data["bosses"]["plumber"] = 1


def _no_keys_for_five(data: dict[str, Any]) -> None:
    del data["keys_to_win"]["5"]


@pytest.mark.parametrize(
    "spoil",
    [
        _more_spells,
        _a_weapon_twice,
        _a_weapon_less,
        _bosses_alike,
        _a_dark_spell_for_the_boss,
        _no_such_boss,
        _no_keys_for_five,
    ],
)
def test_a_box_that_does_not_add_up_is_refused(spoil: Callable[[dict[str, Any]], None]) -> None:
    data = json.loads(files("rules.boss_quest").joinpath("data/box.json").read_text())
    spoil(data)
    with pytest.raises(ContentError):
        read_box(json.dumps(data))
