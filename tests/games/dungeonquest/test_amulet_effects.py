"""What each amulet does, and when it begins to act (component notes, section 13)."""

import pytest

from rules.dungeonquest import events
from rules.dungeonquest.cards import CryptCard, Deck, RoomCard
from rules.dungeonquest.catacombs import finds_events as told
from rules.dungeonquest.catacombs.amulet_cards import Amulet
from rules.dungeonquest.catacombs.curios import Drop
from rules.dungeonquest.monsters import Monster
from rules.dungeonquest.squares import Direction
from rules.dungeonquest.state import Cause, Fate, Plight
from tests.games.dungeonquest.layout import A, B, dungeon
from tests.games.dungeonquest.steps import (
    ROOM,
    enters,
    fights,
    lowest,
    options,
    others_wait,
    question,
    searches,
    springs,
)


@pytest.mark.parametrize("card", ["orc", "champion-of-chaos", "sneak-attack-orc"])
def test_command_sends_orcs_and_champions_away(card: str) -> None:
    table = enters(card, amulet={A: "command"})
    monster = Monster.CHAMPION_OF_CHAOS if card == "champion-of-chaos" else Monster.ORC
    table.expect(told.AmuletActed(A, B, Amulet.COMMAND), told.MonsterCommanded(A, monster))
    assert (table.asked, table.hero().life) == ([B], 15)
    assert table.hero().amulet is Amulet.COMMAND, "now all know it"
    assert lowest(table, Deck.ROOM) is RoomCard(card)


def test_command_rules_no_other_monster() -> None:
    table = enters("goblin", amulet={A: "command"})
    assert options(table) == ["attack", "wait", "escape"]
    assert table.hero().amulet is None


def test_command_rules_them_for_good() -> None:
    table = enters("orc", worn={A: "command"})
    table.expect(told.MonsterCommanded(A, Monster.ORC))
    table.expect_no(told.AmuletActed)


def test_control_turns_a_new_rotating_room_as_its_wearer_likes() -> None:
    table = enters(tiles=["rotating-room-owww"], amulet={A: "control"})
    table.expect(told.AmuletActed(A, B, Amulet.CONTROL))
    assert options(table) == ["north", "east", "south", "west"]
    table.answers(A, "east")
    table.expect(told.RoomTurnedAtWill(A, Direction.EAST))
    others_wait(table)
    assert table.ways() == ["east"]


def test_control_turns_a_rotating_room_that_lies_there() -> None:
    table = dungeon(
        {A: "B2"},
        rooms={"B2": ROOM, "B3": "rotating-room-owww south"},
        worn={A: "control"},
    )
    table.goes("south")
    table.answers(A, "west")
    others_wait(table)
    assert table.ways() == ["west"]


def test_control_turns_no_room_towards_a_wall() -> None:
    table = enters(
        tiles=["rotating-room-owww"],
        amulet={A: "control"},
        rooms={"B2": ROOM, "B4": "normal-owww north"},
    )
    assert options(table) == ["north", "east", "west"]


def test_escape_makes_good_a_failed_escape() -> None:
    """By monster card 12 an orc slashes and fights."""
    table = enters("orc", monster=[12], amulet={A: "escape"})
    table.answers(A, "escape")
    table.expect(told.AmuletActed(A, B, Amulet.ESCAPE), told.EscapedByAmulet(A, Monster.ORC))
    assert (table.where(), table.hero().life, table.asked) == ("B2", 15, [B])
    assert table.view().fight is None


def test_escape_does_not_act_when_an_escape_succeeds_without_it() -> None:
    table = enters("orc", monster=[3], amulet={A: "escape"})
    table.answers(A, "escape")
    assert (table.where(), table.hero().amulet_acts) == ("B2", False)


def test_escape_helps_nobody_who_attacks() -> None:
    table = enters("orc", monster=[12], worn={A: "escape"})
    table.answers(A, "attack")
    fights(table, "slash", "leap-aside")
    assert table.where() == "B3"


def test_escape_gets_away_from_the_giant_spider_too() -> None:
    """Ruling 84."""
    table = enters("giant-spider", amulet={A: "escape"}, dice=[1])
    table.answers(A, "escape")
    table.expect(told.EscapedByAmulet(A, None))
    assert table.where() == "B2"


def test_levitation_ignores_a_trapdoor_card() -> None:
    table = enters("trapdoor", amulet={A: "levitation"})
    table.expect(told.AmuletActed(A, B, Amulet.LEVITATION), told.FloatedOver(A, Drop.TRAPDOOR))
    assert (table.hero().plight, table.asked) == (Plight.NONE, [B])


def test_levitation_ignores_a_trapdoor_in_a_trap_room() -> None:
    table = springs("trapdoor", worn={A: "levitation"})
    table.expect(told.FloatedOver(A, Drop.TRAPDOOR))
    assert table.hero().plight is Plight.NONE


def test_levitation_makes_the_warning_ring_needless_at_a_trapdoor() -> None:
    table = enters("trapdoor", worn={A: "levitation"}, rings={A: "warning"})
    assert (table.asked, table.hero().ring_used) == ([B], False)


def test_levitation_carries_over_a_pit_without_a_card() -> None:
    table = enters(tiles=["pit-owow"], amulet={A: "levitation"})
    table.expect(told.FloatedOver(A, Drop.PIT))
    table.expect_no(events.RoomCardDrawn, events.AgilityTried)
    assert table.hero().fate is Fate.INSIDE


def test_a_pit_is_a_room_like_any_other_to_who_floats() -> None:
    """Ruling 83: who floats may search there, and wait."""
    table = dungeon({A: "B2"}, rooms={"B2": "pit-owow south"}, worn={A: "levitation"})
    assert {"search", "wait"} <= set(table.acts())


def test_luck_acts_at_once_and_adds_two() -> None:
    table = enters("amulet", amulets=["luck"])
    table.answers(A, raw=True)
    table.expect(told.AmuletKept(A, B), told.AmuletActed(A, B, Amulet.LUCK))
    assert table.hero().sheet.luck == 10


def test_luck_helps_against_a_sneak_attack() -> None:
    """D12 less Luck, which is 8 and 2 more."""
    table = enters("sneak-attack-orc", worn={A: "luck"}, dice=[12])
    assert table.hero().life == 13


def test_spider_god_keeps_the_giant_spider_away() -> None:
    table = enters("giant-spider", amulet={A: "spider-god"})
    table.expect(told.AmuletActed(A, B, Amulet.SPIDER_GOD), told.SpiderHeldOff(A))
    assert (table.hero().plight, table.asked) == (Plight.NONE, [B])


def test_death_acts_at_the_start_of_the_third_turn_that_it_is_worn() -> None:
    table = dungeon({A: "B2"}, rooms={"B2": ROOM}, amulet={A: "death"}, dice=[2, 3])
    for _ in range(2):
        assert not table.hero().amulet_acts
        table.wait(A, B)
    table.expect(told.AmuletActed(A, B, Amulet.DEATH), told.DeathAmuletRolled(A, 2, kills=False))
    table.wait(A, B)
    table.expect(told.DeathAmuletRolled(A, 3, kills=False))


def test_death_kills_on_1() -> None:
    table = dungeon({A: "B2"}, rooms={"B2": ROOM}, worn={A: "death"}, dice=[1])
    assert (table.hero().fate, table.hero().cause) == (Fate.DEAD, Cause.AMULET_OF_DEATH)


def test_death_can_be_torn_off_in_place_of_a_turn_by_a_d12_within_strength() -> None:
    table = dungeon({A: "B2"}, rooms={"B2": ROOM}, worn={A: "death"}, dice=[12, 5, 12, 4])
    table.plays(A, "tear-off")
    table.expect(told.AmuletTornAt(A, 5, 4, torn_off=False))
    others_wait(table)
    table.plays(A, "tear-off")
    table.expect(told.AmuletTornAt(A, 4, 4, torn_off=True))
    assert not table.hero().wears_amulet
    assert table.asked == [B]


def test_death_cannot_be_torn_off_before_it_acts() -> None:
    table = dungeon({A: "B2"}, rooms={"B2": ROOM}, amulet={A: "death"})
    assert "tear-off" not in table.acts()


def test_destruction_bursts_in_combat_and_costs_both_d6() -> None:
    table = enters("champion-of-chaos", monster=[8], amulet={A: "destruction"}, dice=[4, 3])
    table.answers(A, "attack")
    table.expect(
        told.AmuletActed(A, B, Amulet.DESTRUCTION),
        told.AmuletBurst(A, Monster.CHAMPION_OF_CHAOS, 4, 4),
        events.LifeLost(A, Cause.AMULET_OF_DESTRUCTION, "D6", 3, 3, 12),
    )
    assert not table.hero().wears_amulet, "it is gone"
    assert table.view().fight.wounds == 4


def test_destruction_may_end_the_combat() -> None:
    table = enters("orc", monster=[4], amulet={A: "destruction"}, dice=[4, 3])
    table.answers(A, "attack")
    table.expect(events.MonsterDied(A, Monster.ORC, 4))
    assert (table.hero().life, table.asked) == (12, [B])


def test_of_destruction_both_may_die() -> None:
    """Ruling 27."""
    table = enters("orc", monster=[4], amulet={A: "destruction"}, dice=[6, 3], life={A: 3})
    table.answers(A, "attack")
    table.expect(events.MonsterDied(A, Monster.ORC, 4))
    assert table.hero().cause is Cause.AMULET_OF_DESTRUCTION


def test_dragonfire_wakes_the_dragon_as_its_wearer_comes_in() -> None:
    table = dungeon(
        {A: "G4"},
        rooms={"G4": ROOM},
        amulet={A: "dragonfire"},
        treasures={A: ["guineas-100"]},
        holds={A: [CryptCard.BROOCH]},
        dice=[5],
    )
    table.goes("south")
    table.expect(
        told.AmuletActed(A, B, Amulet.DRAGONFIRE),
        events.DragonWoke(A),
        events.TreasureLost(A, 200),
        events.LifeLost(A, Cause.DRAGON, "D12", 5, 5, 10),
    )
    table.expect_no(events.TreasureTaken)
    assert question(table).options, "the hero runs"


def test_madness_acts_at_the_start_of_the_second_turn_that_it_is_worn() -> None:
    table = dungeon({A: "B2"}, rooms={"B2": ROOM}, amulet={A: "madness"}, dice=[3])
    table.wait(A, B)
    table.expect(told.AmuletActed(A, B, Amulet.MADNESS), told.MadnessRolled(A, 3, led=False))
    assert table.asked == [A]


def test_of_madness_the_player_on_the_right_chooses_the_way() -> None:
    table = dungeon(
        {A: "B2"}, rooms={"B2": ROOM}, worn={A: "madness"}, tiles=["normal-oooo"],
        room=["empty"], dice=[2],
    )  # fmt: skip
    assert table.asked == [B]
    assert options(table, B) == ["north", "east", "south", "west"]
    table.answers(B, "west")
    table.expect(told.HeroLedAstray(A, B, Direction.WEST))
    assert table.where() == "A2"


def test_of_madness_the_player_on_the_right_chooses_the_exit_of_the_chamber() -> None:
    table = dungeon({A: "G5"}, worn={A: "madness"}, tiles=["corridor-owow"], dice=[1])
    table.answers(B, "north-east")
    assert table.where() != "G5"


def test_alone_chance_leads_a_mad_hero() -> None:
    table = dungeon({A: "B2"}, players=1, rooms={"B2": ROOM}, worn={A: "madness"}, dice=[1] * 40)
    led = [event for event in table.told() if isinstance(event, told.HeroLedAstray)]
    assert led
    assert led[0].leader is None


def test_destruction_does_not_burst_in_a_struggle_with_a_ghoul() -> None:
    """Ruling 89."""
    table = searches("surprise", amulet={A: "destruction"}, dice=[1, 1])
    assert (table.asked, table.hero().amulet_acts) == ([B], False)


def test_death_can_be_torn_off_below_too() -> None:
    """Ruling 77."""
    table = dungeon({A: "D4"}, below={A: "east"}, worn={A: "death"}, dice=[2, 4])
    assert table.acts() == ["travel", "tear-off"]
    table.plays(A, "tear-off")
    table.expect(told.AmuletTornAt(A, 4, 4, torn_off=True))
    assert (table.hero().wears_amulet, table.hero().descent.count) == (False, 0)


def test_dragonfire_wakes_the_dragon_when_its_wearer_comes_up_in_the_chamber() -> None:
    """Ruling 74."""
    table = dungeon(
        {A: "F5"}, below={A: "east"}, catacomb=["exit"], amulet={A: "dragonfire"}, dice=[5, 3]
    )
    table.answers(A, raw=True)
    table.expect_no(events.DragonWoke)
    table.answers(A, raw=False)
    table.expect(told.AmuletActed(A, B, Amulet.DRAGONFIRE), events.DragonWoke(A))
    assert (table.hero().life, "flee" in question(table).kind) == (12, True)


def test_dragonfire_wakes_the_dragon_when_its_wearer_is_teleported_into_the_chamber() -> None:
    """Ruling 74: a dragon token was turned over before."""
    table = dungeon(
        {A: "G2"}, rooms={"G2": ROOM}, rings={A: "teleportation"}, amulet={A: "dragonfire"},
        dragon=["sleeping"], dice=[7, 3],
    )  # fmt: skip
    table.plays(A, "teleport")
    table.expect(
        events.DragonSleeps(A, 7), told.AmuletActed(A, B, Amulet.DRAGONFIRE), events.DragonWoke(A)
    )
    assert table.hero().life == 12


def test_dragonfire_does_not_burn_a_hero_whom_the_dragon_has_killed_already() -> None:
    table = dungeon(
        {A: "G2"}, rooms={"G2": ROOM}, rings={A: "teleportation"}, amulet={A: "dragonfire"},
        dragon=["awake"], dice=[7, 12], life={A: 5},
    )  # fmt: skip
    table.plays(A, "teleport")
    assert (table.hero().cause, table.hero().amulet_acts) == (Cause.DRAGON, False)


def test_the_ring_of_fortune_may_save_from_the_amulet_of_death() -> None:
    """Ruling 81."""
    table = dungeon(
        {A: "B2"}, rooms={"B2": ROOM}, worn={A: "death"}, rings={A: "fortune"}, dice=[1, 2]
    )
    table.answers(A, raw=True)
    table.expect(told.DeathAmuletRolled(A, 2, kills=False))
    assert table.hero().fate is Fate.INSIDE


def test_the_ring_of_fortune_tears_at_the_amulet_of_death_again() -> None:
    """Ruling 81."""
    table = dungeon(
        {A: "B2"}, rooms={"B2": ROOM}, worn={A: "death"}, rings={A: "fortune"}, dice=[2, 5, 4]
    )
    table.plays(A, "tear-off")
    table.answers(A, raw=True)
    table.expect(told.AmuletTornAt(A, 4, 4, torn_off=True))


def test_escape_does_not_help_where_one_cannot_try_to_escape() -> None:
    """Ruling 84: a portcullis fell behind the hero."""
    table = enters("orc", tiles=["portcullis-pooo"], worn={A: "escape"})
    assert options(table) == ["attack", "wait"]


def test_control_may_turn_a_room_back_to_where_its_wearer_came_from() -> None:
    """Ruling 88."""
    table = enters(tiles=["rotating-room-owww"], worn={A: "control"})
    assert "north" in options(table)
    table.answers(A, "north")
    table.expect(told.RoomTurnedAtWill(A, Direction.NORTH))


def test_destruction_does_not_burst_among_snotlings() -> None:
    """Ruling 89."""
    table = enters("snotlings", amulet={A: "destruction"}, dice=[1, 1, 2])
    assert (table.asked, table.hero().amulet_acts) == ([B], False)


def test_destruction_does_not_burst_in_a_fight_with_the_giant_spider() -> None:
    """Ruling 89."""
    table = enters("giant-spider", amulet={A: "destruction"}, dice=[1])
    table.answers(A, "fight")
    table.plays(A, 1, 2, 3)
    assert (table.asked, table.hero().amulet_acts) == ([B], False)


def test_destruction_bursts_in_a_fight_with_the_cave_troll() -> None:
    """Ruling 89: with the number 9 it has one life point."""
    table = dungeon(
        {A: "D4"}, below={A: "east"}, catacomb=["cave-troll"], amulet={A: "destruction"},
        dice=[1, 3],
    )  # fmt: skip
    table.answers(B, 9)
    table.expect(told.AmuletActed(A, B, Amulet.DESTRUCTION))
    assert (table.hero().life, table.hero().wears_amulet, table.asked) == (12, False, [B])


def test_what_a_dead_hero_wore_is_shown_to_nobody_else() -> None:
    """Ruling 20: it leaves the game with its wearer."""
    table = enters("vampire", amulet={A: "control"}, life={A: 1}, dice=[12])
    assert table.hero().fate is Fate.DEAD
    assert (table.hero().amulet, table.view(B).characters[A].amulet) == (None, Amulet.CONTROL)
    assert len(table.state.amulets) == 10
