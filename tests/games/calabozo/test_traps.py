"""Special Monster Cards: Portal and Jail."""

import pytest

from rules.calabozo.content import Monster, Treasure
from rules.calabozo.events import (
    Attacked,
    Jailed,
    LeftJail,
    MonsterRevealed,
    PortalTaken,
    StruckBack,
    TurnLost,
    YouTook,
)
from tests.games.calabozo.layout import ALL, HALL, A, B, calabozo

CELL = "E4"


def test_a_portal_leads_to_the_main_hall_with_the_treasure() -> None:
    """Ruling 40."""
    table = calabozo(
        {A: CELL}, foes={CELL: "portal"}, treasures={CELL: "speed"}, hands={A: ["ring"]},
        dice=[1],
    )  # fmt: skip
    table.plays(A, "fight")
    table.expect(
        MonsterRevealed(A, CELL, Monster.PORTAL),  # type: ignore[arg-type]
        PortalTaken(A, CELL, 1),  # type: ignore[arg-type]
        YouTook((Treasure.SPEED,)),
        by=A,
    )
    assert table.where(A) == HALL
    assert table.hand(A) == ["ring", "speed"]
    assert CELL not in table.view().guarded
    assert table.view().slain == (Monster.PORTAL,)


@pytest.mark.parametrize("trap", ["portal", "jail"])
def test_a_trap_is_no_fight(trap: str) -> None:
    """Ruling 40."""
    table = calabozo({A: CELL}, foes={CELL: trap}, hands={A: ["axe"]}, dice=[3, 1])
    table.plays(A, "fight")
    table.expect_no(Attacked, StruckBack)
    assert table.asked == [B]


@pytest.mark.parametrize("turns", range(1, 7))
def test_a_jail_costs_as_many_turns_as_a_die_shows_and_then_gives_its_treasure(turns: int) -> None:
    """Ruling 40."""
    table = calabozo(
        {A: CELL}, players=2, foes={CELL: "jail"}, treasures={CELL: "elixir"},
        dice=[turns, *[1] * 9],
    )  # fmt: skip
    table.plays(A, "fight")
    table.expect(Jailed(A, CELL, turns))  # type: ignore[arg-type]
    for left in range(turns - 1, -1, -1):
        assert table.adventurer(A).jailed
        assert table.hand(A) == []
        table.plays(B, "stay")
        table.expect(TurnLost(A, left, jailed=True))
    table.expect(LeftJail(A, CELL, 1), YouTook((Treasure.ELIXIR,)), by=A)  # type: ignore[arg-type]
    assert table.hand(A) == ["elixir"]
    table.plays(B, "stay")
    assert table.asked == [A]
    assert table.where(A) == CELL


def test_who_sits_in_a_jail_is_in_the_way_and_cannot_be_challenged() -> None:
    """Ruling 40."""
    table = calabozo({A: CELL, B: "D3"}, empty=ALL, foes={CELL: "jail"}, dice=[6, 2, 1])
    table.plays(A, "fight")
    assert not {CELL, "F4"} & table.ends(B)
    table.plays(B, "go", "D4")
    assert table.asked != [B], "there is nobody to challenge"


def test_a_trap_is_looked_at_like_any_monster() -> None:
    table = calabozo({A: CELL}, foes={CELL: "jail"}, hands={A: ["magic-medallion"]}, dice=[1])
    table.plays(A, "look")
    assert table.lair(CELL, by=A).foe is Monster.JAIL
    table.plays(A, "roll")
    assert "D4" in table.ends()
