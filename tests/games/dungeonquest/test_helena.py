"""Helena: running and the sling ("Helena la Rápida")."""

from typing import Unpack

import pytest

from rules.dungeonquest import events
from rules.dungeonquest.cards import Deck, RoomCard
from rules.dungeonquest.heroes import Hero
from rules.dungeonquest.heroes_expansion import events as told
from rules.dungeonquest.monsters import Monster
from rules.dungeonquest.state import Cause, Fate
from tests.games.dungeonquest.layout import A, B, Dungeon, Layout, also, dungeon
from tests.games.dungeonquest.steps import enters, fights, options, question

HELENA = [Hero.HELENA]
STRAIGHT = "normal-owow south"
"""A room with two exits: north and south."""

ROW = {"B2": STRAIGHT, "B3": STRAIGHT, "B4": STRAIGHT}


def row(*cards: str, **laid: Unpack[Layout]) -> Dungeon:
    """Lay out three rooms in a row, north to south, with Helena in the first."""
    laid.setdefault("rooms", ROW)
    laid["room"] = cards
    return dungeon({A: "B2"}, **also(laid, heroes=HELENA))


def over(*cards: str, tile: str = STRAIGHT, **laid: Unpack[Layout]) -> Dungeon:
    """Lay out the same rooms, but another tile in the middle."""
    laid["rooms"] = {**ROW, "B3": tile}
    return row(*cards, **laid)


def runs(*cards: str, **laid: Unpack[Layout]) -> Dungeon:
    """Let Helena run over two rooms."""
    table = row(*cards, **laid)
    table.plays(A, "run", "south")
    return table


def test_a_run_leads_over_two_tiles_and_draws_a_card_for_the_second_alone() -> None:
    table = runs("empty", "crypt")
    assert (table.where(), table.asked) == ("B4", [B])
    table.expect(told.RunBegan(A), events.RoomCardDrawn(A, RoomCard.EMPTY))
    assert len([one for one in table.told() if isinstance(one, events.RoomCardDrawn)]) == 1


def test_she_need_not_run() -> None:
    table = row("empty")
    table.goes("south")
    assert table.where() == "B3"


def test_no_other_hero_runs() -> None:
    assert "run" not in dungeon({A: "B2"}, rooms=ROW).acts()


def test_who_carries_nine_treasures_does_not_run() -> None:
    nine = [f"guineas-{gold}" for gold in (100, 110, 120, 130, 140, 150, 160, 170, 180)]
    assert "run" in row(treasures={A: nine[:8]}).acts()
    assert "run" not in row(treasures={A: nine}).acts()


def test_treasure_cards_count_as_treasures() -> None:
    eight = [f"guineas-{gold}" for gold in (100, 110, 120, 130, 140, 150, 160, 170)]
    table = row(treasures={A: eight}, holds={A: [RoomCard.BRACELET]})
    assert "run" not in table.acts()


def test_a_run_leads_over_tiles_that_lie_already() -> None:
    assert "run" not in row(rooms={"B2": STRAIGHT, "B3": STRAIGHT}).acts()


@pytest.mark.parametrize("tile", ["normal-oodo south", "portcullis-pooo south"])
def test_a_run_leads_through_no_door_and_no_portcullis(tile: str) -> None:
    assert "run" not in row(rooms={"B2": STRAIGHT, "B3": tile, "B4": STRAIGHT}).acts()


@pytest.mark.parametrize("tile", ["dark-chamber-oowo east", "cave-in-owow south"])
def test_a_run_may_end_but_not_go_on_where_it_is_dark_or_the_ceiling_crumbles(tile: str) -> None:
    assert "run" not in over(tile=tile).acts()
    table = row("empty", rooms={**ROW, "B4": tile})
    table.plays(A, "run", "south")
    assert table.where() == "B4"


def test_a_run_leads_over_a_pit_by_agility() -> None:
    table = over("empty", tile="pit-owow south", dice=[8])
    table.plays(A, "run", "south")
    table.expect(events.AgilityTried(A, events.Trial.PIT, 8, 8, passed=True))
    assert table.where() == "B4"


def test_a_runner_may_fall_into_a_pit() -> None:
    table = over(tile="pit-owow south", dice=[9])
    table.plays(A, "run", "south")
    assert table.hero().fate is Fate.DEAD


def test_a_corridor_is_still_free() -> None:
    rooms = {**ROW, "B3": "corridor-owow south", "B5": STRAIGHT}
    table = row("empty", rooms=rooms)
    table.plays(A, "run", "south")
    table.plays(A, "move", "south")
    assert table.where() == "B5"


def test_where_there_is_a_choice_it_is_made_on_the_way() -> None:
    rooms = {**ROW, "B3": "normal-oooo south", "C3": "normal-oooo east"}
    table = row("empty", rooms=rooms)
    table.plays(A, "run", "south")
    assert options(table) == ["east", "south"]
    table.answers(A, "east")
    assert table.where() == "C3"


def test_a_run_does_not_lead_into_the_treasure_chamber() -> None:
    """Ruling 44."""
    table = dungeon({A: "G3"}, heroes=HELENA, rooms={"G3": STRAIGHT, "G4": STRAIGHT})
    assert "run" not in table.acts()


def test_a_run_may_begin_in_the_treasure_chamber() -> None:
    rooms = {"G4": "normal-oooo north", "G3": STRAIGHT, "H6": "normal-owww east"}
    table = dungeon({A: "G5"}, heroes=HELENA, rooms=rooms, room=["empty"])
    assert [one for one in table.choices() if one[0] == "run"] == [["run", "north"]]
    table.plays(A, "run", "north")
    assert (table.where(), table.asked) == ("G3", [B])


def test_a_sneak_attack_on_a_runner_costs_d12_less_4() -> None:
    table = runs("sneak-attack-orc", dice=[9])
    table.expect(events.LifeLost(A, Cause.ORC, "D12-4", 9, 5, 7))


def test_a_sneak_attack_on_who_walks_costs_d12_less_luck() -> None:
    table = enters("sneak-attack-orc", heroes=HELENA, dice=[9])
    table.expect(events.LifeLost(A, Cause.ORC, "D12-luck", 9, 3, 9))


def test_a_trap_costs_a_runner_two_more_life_points() -> None:
    table = runs("crossfire-trap", dice=[7])
    table.expect(
        events.LifeLost(A, Cause.CROSSFIRE_TRAP, "D12-armour", 7, 2, 10),
        events.LifeLost(A, Cause.RUNNING, "2", 0, 2, 8),
    )


def test_a_trap_room_that_she_runs_over_draws_a_card_and_costs_two_more() -> None:
    rooms = {**ROW, "B3": "trap-oooo south"}
    table = row("empty", rooms=rooms, trap=["poisonous-snakes"], dice=[3])
    table.plays(A, "run", "south")
    assert (table.hero().life, table.where()) == (12 - 3 - 2, "B4")


def test_a_trapdoor_ends_the_run() -> None:
    """Ruling 43."""
    rooms = {**ROW, "B3": "trap-oooo south"}
    table = row(rooms=rooms, trap=["trapdoor"], dice=[12, 1])
    table.plays(A, "run", "south")
    assert (table.where(), table.asked) == ("B3", [B])


def test_a_trapdoor_that_a_runner_avoids_costs_nothing() -> None:
    """Ruling 43."""
    table = runs("trapdoor", dice=[8])
    assert (table.hero().life, table.asked) == (12, [B])


def test_a_trapdoor_that_a_runner_falls_through_costs_two_more() -> None:
    table = runs("trapdoor", dice=[9, 1])
    assert table.hero().life == 12 - 1 - 2


@pytest.mark.parametrize("card", ["crypt", "dead-adventurer"])
def test_a_runner_searches_neither_crypts_nor_dead_adventurers(card: str) -> None:
    assert runs(card).asked == [B]


@pytest.mark.parametrize("card", ["bracelet", "potion"])
def test_a_runner_keeps_nothing_that_she_finds(card: str) -> None:
    table = runs(card)
    table.expect(told.FindLeft(A))
    assert table.hero().cards == ()
    assert table.state.decks[Deck.ROOM].items[0].value == card


def test_who_stands_still_again_keeps_what_she_finds() -> None:
    table = runs("empty", "bracelet")
    table.wait(B)
    table.goes("north")
    assert table.hero().gold == 40


def slings(foe: str, stance: str, **laid: Unpack[Layout]) -> Dungeon:
    """Let Helena meet a monster and use the sling if she may."""
    table = enters(foe, **also(laid, heroes=HELENA))
    table.answers(A, stance)
    assert question(table).kind == "dungeonquest-use-sling"
    table.answers(A, raw=True)
    return table


@pytest.mark.parametrize(
    ("monster", "needed"),
    [
        ("mountain-troll", 3),
        ("orc", 5),
        ("goblin", 6),
        ("champion-of-chaos", 7),
        ("death-warrior", 8),
    ],
)
def test_a_stone_hits_by_d10_and_costs_by_d6(monster: str, needed: int) -> None:
    harm = 1 if monster == "death-warrior" else 3
    table = slings(monster, "attack", dice=[needed, 6], monster=[5])
    table.expect(told.SlingUsed(A, Monster(monster), needed, needed, True, 6, harm))  # noqa: FBT003
    table = slings(monster, "attack", dice=[needed - 1], monster=[5])
    table.expect(told.SlingUsed(A, Monster(monster), needed - 1, needed, False, 0, 0))  # noqa: FBT003


@pytest.mark.parametrize(("roll", "lost"), [(1, 1), (3, 1), (4, 2), (5, 2), (6, 3)])
def test_how_hard_a_stone_hits(roll: int, lost: int) -> None:
    table = slings("champion-of-chaos", "attack", dice=[10, roll], monster=[8])
    assert table.view().fight.wounds == lost


def test_who_attacks_slings_before_the_card_and_not_after_it() -> None:
    table = slings("orc", "attack", dice=[5, 1], monster=[4])
    assert options(table) == ["mighty-blow", "slash", "leap-aside"]


def test_who_waits_slings_after_the_card() -> None:
    table = slings("orc", "wait", dice=[5, 1], monster=[4])
    assert table.view().fight.wounds == 1
    fights(table, "slash", "leap-aside")
    assert table.view().fight.wounds == 2


def test_a_stone_may_kill() -> None:
    table = slings("goblin", "attack", dice=[6, 1], monster=[6])
    table.expect(events.MonsterDied(A, Monster.GOBLIN, 1))


def test_there_is_no_time_for_the_sling_after_a_sneak_attack() -> None:
    table = enters("sneak-attack-orc", heroes=HELENA, dice=[1], monster=[4])
    table.answers(A, "attack")
    assert options(table) == ["mighty-blow", "slash", "leap-aside"]


def test_there_is_no_time_for_the_sling_in_a_run() -> None:
    table = runs("orc", monster=[4])
    table.answers(A, "attack")
    assert options(table) == ["mighty-blow", "slash", "leap-aside"]


def test_no_stone_flies_at_the_giant_spider() -> None:
    assert options(enters("giant-spider", heroes=HELENA)) == ["fight", "escape"]
