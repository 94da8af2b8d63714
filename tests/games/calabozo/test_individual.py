"""Solo play and one against one: elixirs, further adventurers, the last one standing."""

from rules.calabozo.content import Treasure
from rules.calabozo.events import (
    AdventurerChosen,
    AdventurerDied,
    AllTreasuresLost,
    LastStanding,
    PlayerOut,
    Revived,
    SpoilsTaken,
)
from tests.games.calabozo.layout import HALL, A, B, C, Dungeon, calabozo

CELL = "E4"
INJURY, WOUND, ALL_LOST = [4, 6], [5, 6], [6, 6]
ALL_FIGURES = ["dwarf", "elf", "warrior", "mage"]


def struck(back: list[int], *hand: str, **laid: object) -> Dungeon:
    """Let a monster strike back at A, who plays alone against B."""
    setting: dict[str, object] = {"figures_left": ALL_FIGURES, "players": 2} | laid
    table = calabozo(
        {A: CELL}, foes={CELL: "lich"}, hands={A: hand}, trails={A: ["D3", "D4"]},
        dice=[1, 1, *back, *[1] * 9], **setting,  # type: ignore[arg-type]
    )  # fmt: skip
    table.plays(A, "fight")
    if hand:
        table.answers(A, "weapon")
    return table


def test_one_elixir_is_kept_in_death_and_does_not_count_as_a_treasure() -> None:
    """Ruling 29."""
    table = struck(INJURY, "elixir")
    table.expect(AdventurerDied(A, "dwarf", "A1", elixir=True))  # type: ignore[arg-type]
    assert table.hand(A) == ["elixir"]
    assert table.lair(CELL).lost == 0


def test_a_second_elixir_counts() -> None:
    """Ruling 29."""
    table = struck(INJURY, "elixir", "elixir")
    assert table.choices() == ["elixir"]
    table.answers(A, "elixir")
    assert not table.adventurer(A).dead
    assert table.hand(A) == ["elixir"]


def test_other_treasures_are_lost_first() -> None:
    table = struck(INJURY, "elixir", "ring")
    assert table.choices() == ["ring"]


def test_of_all_treasures_an_elixir_is_kept() -> None:
    """Ruling 29 and the note to the defense table."""
    table = struck(ALL_LOST, "elixir", "ring", "axe")
    table.expect(AllTreasuresLost(A, CELL, 2))  # type: ignore[arg-type]
    assert (table.where(A), table.hand(A)) == (HALL, ["elixir"])


def test_who_has_an_elixir_alone_dies_by_the_loss_of_all() -> None:
    table = struck(ALL_LOST, "elixir")
    table.expect(AdventurerDied(A, "dwarf", "A1", elixir=True))  # type: ignore[arg-type]


def test_the_elixir_revives_in_the_next_turn_and_one_leaves_in_the_turn_after() -> None:
    """Ruling 30."""
    table = struck(INJURY, "elixir")
    assert table.adventurer(A).dead
    table.plays(B, "stay")
    table.expect(Revived(A))
    assert table.asked == [B], "to revive takes the whole turn"
    assert (table.where(A), table.hand(A)) == ("A1", [])
    assert table.view().used == (Treasure.ELIXIR,)
    table.plays(B, "stay")
    assert table.asked == [A]
    assert table.may(A, "open-door", "A1", "A2")


def test_without_an_elixir_one_starts_again_with_another_adventurer() -> None:
    """Ruling 30."""
    table = struck(INJURY)
    table.expect(AdventurerDied(A, "dwarf", "A1", elixir=False))  # type: ignore[arg-type]
    assert table.choices(A) == ALL_FIGURES
    table.answers(A, "mage")
    table.expect(AdventurerChosen(A, "mage", anew=True))  # type: ignore[arg-type]
    me = table.adventurer(A)
    assert (me.square, me.treasures, me.dead, me.figure) == (HALL, 0, False, "mage")
    assert table.asked == [B]


def test_the_adventurer_before_lies_in_the_underworld_for_good() -> None:
    table = struck(INJURY)
    table.answers(A, "mage")
    (fallen,) = table.view().fallen
    assert (fallen.seat, fallen.figure, fallen.square) == (A, "dwarf", "A1")


def test_the_new_adventurer_plays_in_the_next_turn() -> None:
    table = struck(INJURY)
    table.answers(A, "mage")
    table.plays(B, "stay")
    assert table.asked == [A]
    assert "go" in table.acts()


def test_of_a_single_figure_there_is_nothing_to_choose() -> None:
    table = struck(INJURY, figures_left=["elf"])
    table.expect(AdventurerChosen(A, "elf", anew=True))  # type: ignore[arg-type]
    assert table.asked == [B]


def test_without_a_figure_one_is_out_and_the_other_wins() -> None:
    table = struck(INJURY, figures_left=[])
    table.expect(PlayerOut(A), LastStanding((B,)))
    assert table.result is not None
    assert (table.result.winners, table.result.reason) == ((B,), "victory")


def test_with_three_players_two_go_on() -> None:
    table = struck(INJURY, figures_left=[], players=3)
    assert table.result is None
    order = []
    for _ in range(3):
        order.append(table.asked[0])
        table.plays(table.asked[0], "stay")
    assert order == [B, C, B]


def test_everybody_else_is_an_adversary() -> None:
    table = calabozo({A: "F7", B: "E7", C: "G7"}, players=3, dice=[1, 1])
    table.plays(A, "stay")
    assert table.may(A, "duel", B)
    assert table.may(A, "duel", C)
    assert "exchange" not in table.acts()


def test_an_elixir_is_no_spoil_of_a_duel() -> None:
    """Ruling 29."""
    table = calabozo(
        {A: "F7", B: "E7"}, players=2, figures_left=ALL_FIGURES,
        hands={A: ["ring"], B: ["elixir", "axe"]}, dice=[1, 6, 1, 1, 1],
    )  # fmt: skip
    table.plays(A, "stay")
    table.plays(A, "duel", B, "weapon")
    table.answers(B, "weapon")
    table.expect(SpoilsTaken(A, B, 1, 2), AdventurerDied(B, "elf", "A1", elixir=True), Revived(B))  # type: ignore[arg-type]
    assert table.hand(A) == ["ring", "axe"]


def test_the_loser_of_a_duel_may_start_again_while_it_is_another_s_turn() -> None:
    table = calabozo(
        {A: "F7", B: "E7"}, players=2, figures_left=ALL_FIGURES, hands={A: ["ring"]},
        dice=[1, 6, 1, 1, 1],
    )  # fmt: skip
    table.plays(A, "stay")
    table.plays(A, "duel", B, "weapon")
    assert table.asked == [B]
    table.answers(B, "dwarf")
    assert table.where(B) == HALL
    assert table.asked == [B], "and now it is its own turn"
    assert "go" in table.acts(B)
