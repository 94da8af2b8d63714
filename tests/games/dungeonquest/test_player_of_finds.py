"""What the sensible bot player does about amulets, chests and creatures of the Catacombs."""

import pytest

from rules.dungeonquest.heroes import Hero
from tests.games.dungeonquest.layout import A, B, dungeon
from tests.games.dungeonquest.steps import ROOM, enters, searches
from tests.games.dungeonquest.test_player import decides


def test_it_puts_an_unknown_amulet_on_and_keeps_it() -> None:
    assert decides(enters("amulet", amulets=["death"])) is True
    assert decides(enters("amulet", amulets=["luck"], amulet={A: "death"})) is False


@pytest.mark.parametrize(("worn", "changes"), [("madness", True), ("escape", False)])
def test_it_changes_an_amulet_that_is_known_to_be_bad(worn: str, changes: bool) -> None:  # noqa: FBT001
    table = enters("amulet", amulets=["luck"], worn={A: worn}, dice=[6])
    assert decides(table) is changes


def test_it_reads_the_best_amulet_from_the_runes() -> None:
    table = searches("wizards-amulet-left", "wizards-amulet-right", catacombs=True,
                     amulets=["death", "escape", "dragonfire"], dice=[2])  # fmt: skip
    table.wait(B)
    table.plays(A, "search")
    assert decides(table) == "escape"


def test_it_turns_a_room_towards_the_treasure_chamber() -> None:
    table = enters(tiles=["rotating-room-owww"], amulet={A: "control"})
    assert decides(table) in {"east", "south"}


@pytest.mark.parametrize(("six", "burns"), [(1, False), (6, True)])
def test_it_burns_many_snotlings(six: int, burns: bool) -> None:  # noqa: FBT001
    table = enters("snotlings", catacombs=True, heroes=[Hero.AZOTH], dice=[1, six])
    assert decides(table) is burns


def test_it_burns_a_ghoul() -> None:
    table = searches("surprise", catacombs=True, heroes=[Hero.AZOTH], dice=[3, 9])
    assert decides(table) is True


@pytest.mark.parametrize(
    ("tokens", "best"),
    [
        (["guineas-100", "giant-ruby", "guineas-110", "guineas-120"], "giant-ruby"),
        (["guineas-100", "giant-ruby", "pair-700", "guineas-120"], "pair-700"),
    ],
)
def test_it_keeps_the_dearest_tokens_and_makes_the_pair(tokens: list[str], best: str) -> None:
    table = dungeon(
        {A: "G5"}, catacombs=True, treasures={A: ["spell-book", "pair-1100"]}, treasure=tokens,
        dice=[10],
    )  # fmt: skip
    table.plays(A, "read-book")
    table.plays(A, "stay")
    assert decides(table) == best


@pytest.mark.parametrize(("token", "opens"), [("guineas-100", True), ("giant-ruby", False)])
def test_it_opens_a_chest_unless_much_can_be_lost(token: str, opens: bool) -> None:  # noqa: FBT001
    table = dungeon({A: "A1"}, catacombs=True, treasures={A: ["chest", token]})
    table.plays(A, "leave-castle")
    assert decides(table) is opens


def test_it_tears_the_amulet_of_death_off_while_there_is_time() -> None:
    rooms = {"B2": ROOM}
    assert decides(dungeon({A: "B2"}, rooms=rooms, worn={A: "death"}, dice=[9])) == ["tear-off"]
    late = dungeon({A: "B2"}, rooms=rooms, worn={A: "death"}, dice=[9], sun=24)
    assert decides(late) != ["tear-off"]


def test_it_reads_the_spell_book_only_when_there_is_no_time_to_get_home() -> None:
    treasures = {A: ["spell-book", "giant-ruby"]}
    early = dungeon({A: "G5"}, catacombs=True, treasures=treasures)
    assert decides(early) != ["read-book"]
    late = dungeon({A: "G5"}, catacombs=True, treasures=treasures, sun=25)
    assert decides(late) == ["read-book"]


def test_it_is_teleported_rather_than_walled_in() -> None:
    walled = {"E6": "rotating-room-owww south", "E5": "normal-owww south"}
    table = dungeon({A: "E6"}, rooms=walled, rings={A: "teleportation"}, catacombs=True)
    assert decides(table) == ["teleport"]
    free = dungeon({A: "E6"}, rooms={"E6": ROOM}, rings={A: "teleportation"}, catacombs=True)
    assert decides(free) != ["teleport"]


def test_it_saves_the_warning_ring_for_spears_and_the_like() -> None:
    assert decides(enters("spear-trap", catacombs=True, rings={A: "warning"})) is True
