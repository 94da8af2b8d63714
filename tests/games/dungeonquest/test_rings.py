"""The magic rings, but for the opening ring."""

import pytest

from rules.dungeonquest import events
from rules.dungeonquest.cards import Deck, RoomCard
from rules.dungeonquest.events import Trial
from rules.dungeonquest.monsters import OF_THE_CARDS, Monster
from rules.dungeonquest.state import Plight
from tests.games.dungeonquest.layout import A, B, dungeon
from tests.games.dungeonquest.steps import (
    ROOM,
    deals_with,
    enters,
    lowest,
    options,
    others_wait,
    question,
    searches,
    searches_crypt,
    springs,
)

WARNING = "dungeonquest-use-warning-ring"

# The dazzling ring


@pytest.mark.parametrize("monster", OF_THE_CARDS)
def test_the_dazzling_ring_defeats_a_monster(monster: Monster) -> None:
    """Ruling 23."""
    table = enters(monster, rings={A: "dazzling"})
    table.answers(A, "ring")
    table.expect(events.DazzlingRingUsed(A, monster))
    table.expect_no(events.MonsterReacted)
    assert (table.where(), table.asked) == ("B3", [B])
    assert table.hero().ring_used
    assert lowest(table, Deck.ROOM) is RoomCard(monster)


def test_the_dazzling_ring_defeats_a_skeleton_that_woke() -> None:
    """Ruling 23."""
    table = searches_crypt("skeleton", dice=[4], rings={A: "dazzling"})
    table.answers(A, "ring")
    table.expect(events.DazzlingRingUsed(A, Monster.DEATH_WARRIOR))


def test_the_dazzling_ring_defeats_the_giant_spider_when_it_is_met() -> None:
    """Ruling 23."""
    table = enters("giant-spider", rings={A: "dazzling"})
    table.answers(A, "dazzle")
    table.expect(events.DazzlingRingUsed(A, None))
    assert table.hero().cards == ()
    assert lowest(table, Deck.ROOM) is RoomCard.GIANT_SPIDER


def test_a_ring_is_used_only_once_in_a_game() -> None:
    table = enters("goblin", "goblin", tiles=["normal-oooo", "normal-oooo"], rings={A: "dazzling"})
    table.answers(A, "ring")
    others_wait(table)
    table.goes("south")
    assert options(table) == ["attack", "wait", "escape"]


def test_a_ring_that_is_not_used_stays() -> None:
    table = enters("goblin", monster=[2], rings={A: "dazzling"})
    table.answers(A, "attack")
    assert not table.hero().ring_used


@pytest.mark.parametrize("ring", ["healing", "opening", "warning"])
def test_no_other_ring_helps_against_monsters(ring: str) -> None:
    table = enters("goblin", rings={A: ring})
    assert options(table) == ["attack", "wait", "escape"]


# The healing ring


@pytest.mark.parametrize(("life", "healed"), [(1, 5), (10, 5), (11, 4), (14, 1)])
def test_the_healing_ring_restores_up_to_5_life_points_instead_of_a_turn(
    life: int, healed: int
) -> None:
    table = dungeon({A: "B2"}, rooms={"B2": ROOM}, rings={A: "healing"}, life={A: life})
    table.plays(A, "heal")
    table.expect(events.HealingRingUsed(A, healed, life + healed))
    assert table.asked == [B]
    others_wait(table)
    assert not {"ring", "heal", "dazzle"} & set(options(table))


def test_the_healing_ring_is_of_no_use_to_who_is_unhurt() -> None:
    table = dungeon({A: "B2"}, rooms={"B2": ROOM}, rings={A: "healing"})
    assert not {"ring", "heal", "dazzle"} & set(options(table))


@pytest.mark.parametrize("ring", ["dazzling", "opening", "warning"])
def test_no_other_ring_heals(ring: str) -> None:
    table = dungeon({A: "B2"}, rooms={"B2": ROOM}, rings={A: ring}, life={A: 3})
    assert not {"ring", "heal", "dazzle"} & set(options(table))


@pytest.mark.parametrize(
    "card", [RoomCard.TRAPDOOR, RoomCard.TORCH_GOES_OUT], ids=lambda card: str(card.value)
)
def test_the_healing_ring_may_be_used_instead_of_dealing_with_a_card(card: RoomCard) -> None:
    table = dungeon(
        {A: "B2"}, rooms={"B2": ROOM}, rings={A: "healing"}, life={A: 3}, holds={A: [card]}
    )
    table.plays(A, "heal")
    assert table.hero().life == 8
    assert table.hero().cards == (card,), "that waits for the next turn"


@pytest.mark.parametrize(
    ("room", "peril"), [("dark-chamber-oowo", "dark-chamber"), ("cave-in-oooo", "cave-in")]
)
def test_the_healing_ring_may_be_used_instead_of_dealing_with_a_room(room: str, peril: str) -> None:
    table = dungeon(
        {A: "B2"},
        rooms={"B2": f"{room} south"},
        came_from={A: "B1"},
        rings={A: "healing"},
        life={A: 3},
        perils={A: peril},
    )
    table.plays(A, "heal")
    assert table.hero().life == 8
    assert table.hero().plight is Plight(peril), "that waits for the next turn"


@pytest.mark.parametrize("ring", ["healing", "dazzling"])
def test_no_ring_can_be_used_while_a_spider_holds_the_hero(ring: str) -> None:
    """Ruling 25."""
    table = dungeon(
        {A: "B2"},
        rooms={"B2": ROOM},
        rings={A: ring},
        life={A: 3},
        holds={A: [RoomCard.GIANT_SPIDER]},
    )
    assert question(table).kind == "dungeonquest-name-numbers"


@pytest.mark.parametrize(
    "card", [RoomCard.TRAPDOOR, RoomCard.TORCH_GOES_OUT], ids=lambda card: str(card.value)
)
def test_the_healing_ring_is_for_the_start_of_a_turn_and_not_for_later(card: RoomCard) -> None:
    """Who has climbed out or lit the torch in this turn has done something already."""
    table = dungeon(
        {A: "B2"},
        rooms={"B2": ROOM},
        rings={A: "healing"},
        life={A: 3},
        holds={A: [card]},
        dice=[1],
    )
    deals_with(table, card)
    assert options(table) == ["move", "search", "wait"]


def test_the_healing_ring_is_not_for_who_braved_a_crumbling_ceiling_in_this_turn() -> None:
    table = dungeon(
        {A: "B2"},
        rooms={"B2": "cave-in-oooo south"},
        came_from={A: "B1"},
        rings={A: "healing"},
        life={A: 3},
        perils={A: "cave-in"},
        dice=[1],
    )
    table.plays(A, "brave")
    assert options(table) == ["move", "search", "wait"]


def test_no_ring_is_used_in_a_turn_that_is_lost() -> None:
    """Rulebook 5.3: nothing at all can be done."""
    table = dungeon(
        {A: "B2"}, rooms={"B2": ROOM}, rings={A: "healing"}, life={A: 3}, lost_turns={A: 1}
    )
    assert table.asked == [B]


# The warning ring


def test_the_warning_ring_saves_from_a_trap_room_that_was_just_laid() -> None:
    """Ruling 22."""
    table = springs("explosion", rings={A: "warning"})
    assert question(table).kind == WARNING
    table.answers(A, raw=True)
    table.expect(events.WarningRingUsed(A))
    table.expect_no(events.TrapCardDrawn, events.LifeLost)
    assert table.hero().ring_used
    assert (table.where(), table.asked) == ("B3", [B])


def test_the_warning_ring_saves_from_a_trap_room_that_lay_there() -> None:
    """Ruling 22."""
    table = dungeon({A: "B2"}, rooms={"B2": ROOM, "B3": "trap-oooo south"}, rings={A: "warning"})
    table.goes("south")
    table.answers(A, raw=True)
    table.expect_no(events.TrapCardDrawn)


@pytest.mark.parametrize("card", ["trapdoor", "cave-in", "crossfire-trap"])
def test_the_warning_ring_saves_from_the_traps_of_the_room_deck(card: str) -> None:
    """Ruling 22."""
    table = enters(card, rings={A: "warning"})
    table.expect(events.RoomCardDrawn(A, RoomCard(card)))
    table.answers(A, raw=True)
    table.expect(events.WarningRingUsed(A))
    assert (table.hero().life, table.hero().cards, table.asked) == (15, (), [B])
    assert lowest(table, Deck.ROOM) is RoomCard(card)


def test_a_warning_may_be_ignored_and_the_ring_stays() -> None:
    table = springs("poisonous-snakes", dice=[3], rings={A: "warning"})
    table.answers(A, raw=False)
    assert table.hero().life == 12
    assert not table.hero().ring_used


def test_the_warning_ring_is_used_only_once() -> None:
    table = enters(
        "crossfire-trap",
        "trapdoor",
        tiles=["normal-oooo", "normal-oooo"],
        rings={A: "warning"},
        dice=[7],
    )
    table.answers(A, raw=True)
    others_wait(table)
    table.goes("south")
    table.expect(events.AgilityTried(A, Trial.TRAPDOOR, 7, 7, passed=True))
    assert table.asked == [B]


@pytest.mark.parametrize("card", ["vampire-bats", "wizards-curse", "torch-goes-out", "goblin"])
def test_the_warning_ring_warns_of_traps_only(card: str) -> None:
    table = enters(card, dice=[1], rings={A: "warning"})
    assert all(question.question.kind != WARNING for question in table.game.open.values())


def test_the_warning_ring_warns_not_of_a_trap_that_a_search_sets_off() -> None:
    """Ruling 22."""
    table = searches("trap", trap=["explosion"], rings={A: "warning"})
    assert (table.hero().life, table.asked) == (11, [B])


def test_the_warning_ring_warns_not_of_a_trap_in_a_crypt() -> None:
    """Ruling 22."""
    table = searches_crypt("trap-light", dice=[6], rings={A: "warning"})
    assert (table.hero().life, table.asked) == (12, [B])


def test_the_warning_ring_warns_not_of_a_trap_in_a_door() -> None:
    """Ruling 22."""
    table = dungeon(
        {A: "B2"},
        rooms={"B2": "normal-oodo south"},
        door=["trap-plain"],
        dice=[6],
        rings={A: "warning"},
    )
    table.goes("south")
    assert (table.hero().life, table.asked) == (9, [B])
