"""The heroes of the expansion as they come to the table ("Los nuevos héroes")."""

import pytest

from rules.dungeonquest import RULEBOOK, events
from rules.dungeonquest.heroes import Ability, Box, Hero, Sheet, heroes_in, rings_in
from rules.dungeonquest.monsters import Monster
from rules.dungeonquest.options import DungeonOptions
from tests.games.dungeonquest.layout import A, B
from tests.games.dungeonquest.steps import enters, options
from tests.games.scenario import Scenario


def fresh(players: int) -> Scenario:
    """Begin a game with the expansion."""
    return Scenario(RULEBOOK, players, options=DungeonOptions(heroes=True))


def values(hero: Hero) -> dict[str, object]:
    """Return what is printed on a sheet, but for its box."""
    return hero.sheet.model_dump(exclude={"box"})


def test_all_heroes_can_be_chosen_with_the_expansion() -> None:
    table = fresh(2)
    (first,) = table.asked
    assert options_of(table, first) == list(Hero)


def test_without_the_expansion_there_are_the_four_of_the_base_game() -> None:
    table = Scenario(RULEBOOK, 2)
    (first,) = table.asked
    assert options_of(table, first) == heroes_in((Box.BASE,))


def options_of(table: Scenario, seat: int) -> list[object]:
    """Return what a seat can choose from."""
    return list(table.question(seat).question.every())


@pytest.mark.parametrize(
    ("hero", "twin"),
    [
        (Hero.SIR_ROLAND, Hero.SIR_ROHAN),
        (Hero.VIKAS, Hero.VOLRIK),
        (Hero.SIEGFRIED, Hero.ULF_GRIMHAND),
        (Hero.FARENDIL, Hero.EL_ADORAN),
    ],
)
def test_twins_have_the_same_sheets(hero: Hero, twin: Hero) -> None:
    assert values(hero) == values(twin)


@pytest.mark.parametrize(
    ("hero", "printed"),
    [
        (Hero.IRONHAND, (6, 6, 6, 5, 19)),
        (Hero.THARGRIM, (7, 4, 8, 5, 13)),
    ],
)
def test_what_is_on_the_sheets(hero: Hero, printed: tuple[int, ...]) -> None:
    sheet: Sheet = hero.sheet
    assert (sheet.strength, sheet.agility, sheet.armour, sheet.luck, sheet.life) == printed


def test_farendil_shoots_his_four_arrows_like_el_adoran() -> None:
    table = enters("orc", heroes=[Hero.FARENDIL], dice=[6])
    assert table.hero().arrows == 4
    table.answers(A, "attack")
    table.answers(A, raw=True)
    assert table.hero().arrows == 3
    table.expect(events.MonsterDied(A, Monster.ORC, None))


def test_farendil_shoots_at_the_giant_spider() -> None:
    table = enters("giant-spider", heroes=[Hero.FARENDIL], dice=[1, 5])
    table.answers(A, "shoot")
    table.answers(A, 4)
    assert table.hero().arrows == 2
    assert table.asked == [B]


def test_ironhand_gets_no_ring() -> None:
    table = fresh(2)
    first, second = table.asked[0], 1 - table.asked[0]
    table.answers(first, "ironhand")
    table.answers(second, "vikas")
    assert options_of(table, second) == rings_in((Box.BASE, Box.HEROES))
    table.answers(second, "healing")
    assert table.view().characters[first].ring is None
    assert options_of(table, first) == ["north-west", "north-east", "south-east", "south-west"]


def test_whoever_has_bare_fingers_is_ironhand() -> None:
    assert Ability.BARE_FINGERS in Hero.IRONHAND.sheet.abilities
    assert options(enters("orc", heroes=[Hero.IRONHAND])) == ["attack", "wait", "escape"]
