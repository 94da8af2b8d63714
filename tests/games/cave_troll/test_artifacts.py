"""Play an Artifact."""

import pytest

from rules.cave_troll.content import Artifact, Figure
from rules.cave_troll.events import (
    ArtifactFound,
    ArtifactRevealed,
    GoldFound,
    HeroCursed,
    HeroRevived,
    MonsterBanished,
    OrcSlain,
    RoomScored,
    WallPassed,
    YouFound,
)
from tests.games.cave_troll.layout import (
    CHEST,
    HERO,
    A,
    B,
    Figures,
    at,
    cave_troll,
    draws,
    goes,
    gold,
    where,
)
from tests.games.scenario import Scenario

CHALICE, BOOTS, HORN, KEY, SCROLL, IDOL = Artifact


def holding(
    artifact: Artifact,
    figures: dict[str, Figures],
    *,
    removed: Figures = (),
    variant: bool = False,
) -> Scenario:
    """Lay out a table where A has an artifact."""
    return cave_troll(figures, artifacts={A: artifact}, removed=removed, variant=variant)


def test_find_an_artifact_lays_one_face_down_that_its_owner_may_look_at() -> None:
    """Ruling 15."""
    table = cave_troll(hands={A: ["find-artifact"]})
    draws(table, A, "find-artifact")
    table.expect(ArtifactFound(A))
    assert any(isinstance(event, YouFound) for event in table.told(A))
    assert not any(isinstance(event, YouFound) for event in table.told(B))
    assert table.view(A).artifact in Artifact
    assert table.view(B).artifact is None
    assert table.view().artifact is None
    assert table.view().places[A].artifacts == 1
    assert table.view().artifacts == 5


def test_a_played_artifact_is_revealed_and_leaves_the_game() -> None:
    """Ruling 15."""
    table = holding(SCROLL, {"12": [(A, HERO)]})
    table.plays(A, "artifact", SCROLL, at("12"))
    table.expect(ArtifactRevealed(A, SCROLL))
    assert table.view().places[A].artifacts == 0
    assert table.view().actions == 3
    assert not table.may(A, "artifact")


@pytest.mark.parametrize("artifact", [CHALICE, BOOTS, HORN, KEY, SCROLL, IDOL])
def test_an_artifact_that_can_do_nothing_cannot_be_played(artifact: Artifact) -> None:
    table = holding(artifact, {"05": [(A, "cave-troll")]})
    assert not table.may(A, "artifact")


def test_the_chalice_of_life_brings_a_removed_hero_back_to_any_stairs() -> None:
    """Ruling 16."""
    table = holding(CHALICE, {}, removed=[(A, HERO), (A, HERO), (A, "orc"), (B, "knight")])
    assert not table.may(A, "artifact", CHALICE, "orc")
    assert not table.may(A, "artifact", CHALICE, "knight")
    assert not table.may(A, "artifact", CHALICE, "adventurer-2")
    assert not table.may(A, "artifact", CHALICE, "adventurer-3")
    table.plays(A, "artifact", CHALICE, "adventurer-1", at("S4"))
    table.expect(HeroRevived(A, Figure.ADVENTURER_1, at("S4")))
    assert where(table, A, "adventurer-1") == at("S4")
    assert table.view().places[A].removed == ("adventurer-2", "orc")


def test_a_knight_that_is_revived_removes_the_orcs_on_its_stairs() -> None:
    """Ruling 4."""
    table = holding(CHALICE, {"S1": [(B, "orc")]}, removed=[(A, "knight")])
    table.plays(A, "artifact", CHALICE, "knight", at("S1"))
    table.expect(OrcSlain(A, B, at("S1")))


def test_the_swift_boots_make_up_to_three_moves() -> None:
    table = holding(BOOTS, {"S1": [(A, HERO)]})
    table.plays(A, "artifact", BOOTS, "adventurer-1", at("01"))
    table.plays(A, at("05"))
    table.plays(A, at("11"))
    assert where(table, A, "adventurer-1") == at("11")
    assert table.view().actions == 3
    assert table.question(A).question.kind == "cave-troll-take-action"


def test_in_swift_boots_one_may_stop() -> None:
    table = holding(BOOTS, {"S1": [(A, HERO)]})
    table.plays(A, "artifact", BOOTS, "adventurer-1", at("01"))
    table.plays(A, "stop")
    assert where(table, A, "adventurer-1") == at("01")
    assert table.view().actions == 3


def test_each_move_in_swift_boots_has_its_effects() -> None:
    table = holding(BOOTS, {"05": [(A, "wraith")], "10": [(B, HERO)]})
    table.plays(A, "artifact", BOOTS, "wraith", at("10"))
    table.plays(A, B, "adventurer-1", at("09"))
    table.plays(A, at("09"))
    assert table.question(A).question.kind == "cave-troll-push"
    table = holding(BOOTS, {"05": [(A, "giant-slayer")]}, variant=True)
    table.plays(A, "artifact", BOOTS, "giant-slayer", at("10"))
    table.plays(A, at("09"))
    assert gold(table, A) == 1


def test_a_rampaging_troll_moves_once_in_swift_boots_too() -> None:
    table = holding(BOOTS, {"05": [(A, "rampaging-troll")]}, variant=True)
    table.plays(A, "artifact", BOOTS, "rampaging-troll", at("10"))
    assert table.question(A).question.kind == "cave-troll-take-action"
    assert not table.may(A, "rampaging-troll")


def test_the_banishing_horn_puts_an_opposing_monster_into_any_pit() -> None:
    table = holding(HORN, {"05": [(B, "orc"), (A, "orc")], "S1": [(B, "wraith")]})
    assert not table.may(A, "artifact", HORN, A)
    assert table.may(A, "artifact", HORN, B, "wraith", at("P1"))
    table.plays(A, "artifact", HORN, B, "orc", at("P3"))
    table.expect(MonsterBanished(A, B, Figure.ORC, at("05"), at("P3")))
    assert where(table, B, "orc") == at("P3")


def test_the_banishing_horn_leaves_cave_trolls_pits_and_heroes_alone() -> None:
    table = holding(HORN, {"05": [(B, "cave-troll")], "P1": [(B, "orc")], "10": [(B, HERO)]})
    assert not table.may(A, "artifact")


def test_the_skeleton_key_leads_through_one_wall() -> None:
    table = holding(KEY, {"05": [(A, HERO)]})
    assert table.may(A, "artifact", KEY, "adventurer-1", at("S1"))
    assert not table.may(A, "artifact", KEY, "adventurer-1", at("01"))
    table.plays(A, "artifact", KEY, "adventurer-1", at("06"))
    table.expect(WallPassed(A, Figure.ADVENTURER_1, at("05"), at("06")))
    assert where(table, A, "adventurer-1") == at("06")


def test_behind_the_wall_all_other_limits_hold() -> None:
    table = holding(
        KEY, {"10": [(A, HERO)], "11": [(B, HERO)] * 5, "18": [(B, "knight")], "02": [(A, "orc")]}
    )
    assert not table.may(A, "artifact", KEY, "adventurer-1"), "full, a Knight, and a pit"
    assert table.may(A, "artifact", KEY, "orc", at("03"))


def test_passing_a_wall_is_a_move_with_its_effects() -> None:
    table = holding(KEY, {"05": [(A, "giant-slayer")]}, variant=True)
    table.plays(A, "artifact", KEY, "giant-slayer", at("06"))
    table.expect(GoldFound(A, at("06")))
    table = holding(KEY, {"05": [(A, "rampaging-troll")]}, variant=True)
    goes(table, A, "rampaging-troll", "10")
    assert not table.may(A, "artifact")


def test_the_tax_scroll_scores_a_room_that_one_controls() -> None:
    there: dict[str, Figures] = {"12": [(A, HERO), (B, CHEST)], "13": [(B, HERO)], "16": []}
    table = holding(SCROLL, there)
    assert not table.may(A, "artifact", SCROLL, at("13"))
    assert not table.may(A, "artifact", SCROLL, at("16"))
    table.plays(A, "artifact", SCROLL, at("12"))
    table.expect(RoomScored(A, at("12"), 8))
    assert gold(table, A) == 8
    assert table.view().icons == 0


def test_the_tax_scroll_counts_a_barbarian_twice() -> None:
    table = holding(SCROLL, {"12": [(A, "barbarian"), (B, HERO)]})
    assert table.may(A, "artifact", SCROLL, at("12"))


def test_a_tied_room_is_not_controlled() -> None:
    table = holding(SCROLL, {"12": [(A, HERO), (B, HERO)]})
    assert not table.may(A, "artifact")


def test_the_cursed_idol_removes_an_opposing_hero_beside_an_own_character() -> None:
    table = holding(IDOL, {"12": [(A, "orc"), (B, "knight"), (B, "wraith")], "13": [(B, HERO)]})
    assert not table.may(A, "artifact", IDOL, B, "wraith")
    assert not table.may(A, "artifact", IDOL, B, "adventurer-1")
    table.plays(A, "artifact", IDOL, B, "knight")
    table.expect(HeroCursed(A, B, Figure.KNIGHT, at("12")))
    assert where(table, B, "knight") is None


def test_the_cursed_idol_works_in_rooms_only() -> None:
    table = holding(IDOL, {"S1": [(A, HERO), (B, HERO)]})
    assert not table.may(A, "artifact")


def test_an_own_chest_is_no_character_for_the_cursed_idol() -> None:
    """Ruling 1."""
    table = holding(IDOL, {"12": [(A, CHEST), (B, HERO)]})
    assert not table.may(A, "artifact")
