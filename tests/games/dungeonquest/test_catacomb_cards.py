"""The cards of the catacomb deck, one by one ("Hoja de Referencia", Cartas)."""

from typing import Unpack

import pytest

from rules.dungeonquest import events
from rules.dungeonquest.cards import CatacombCard, Deck
from rules.dungeonquest.catacombs import events as below
from rules.dungeonquest.heroes import Hero
from rules.dungeonquest.heroes_expansion import events as told
from rules.dungeonquest.squares import Direction
from rules.dungeonquest.state import Cause, Fate, Plight
from tests.games.dungeonquest.layout import A, B, Dungeon, Layout, dungeon
from tests.games.dungeonquest.steps import ROOM, options


def travels(*cards: str, **laid: Unpack[Layout]) -> Dungeon:
    """Let a hero below D4 draw these cards, one in each turn."""
    laid.setdefault("below", {A: "east"})
    laid["catacomb"] = cards
    return dungeon({A: "D4"}, **laid)


def gathered(table: Dungeon) -> list[str]:
    """Return the catacomb cards that the first hero has gathered."""
    return [card.value for card in table.hero().descent.gathered]


def test_a_card_is_drawn_at_the_start_of_each_turn_below() -> None:
    table = travels("empty", "empty")
    table.expect(below.CatacombCardDrawn(A, CatacombCard.EMPTY, 1))
    assert table.asked == [B]
    table.wait(B)
    table.expect(below.CatacombCardDrawn(A, CatacombCard.EMPTY, 2))
    assert gathered(table) == ["empty", "empty"]


def test_the_cards_drawn_leave_the_deck() -> None:
    assert travels("empty").view().catacomb_left == 31


def test_a_ring_may_heal_in_place_of_a_card() -> None:
    table = travels("rats", rings={A: "healing"}, life={A: 7})
    assert table.acts() == ["travel", "heal"]
    table.plays(A, "heal")
    assert (table.hero().life, table.hero().descent.count) == (12, 0)


def test_rats_cost_d12_less_armour() -> None:
    table = travels("rats", dice=[9])
    table.expect(events.LifeLost(A, Cause.RATS, "D12-armour", 9, 5, 10))
    assert gathered(table) == ["rats"]


def test_rats_may_kill() -> None:
    table = travels("rats", dice=[9], life={A: 5}, gathered={A: ["empty", "empty"]})
    assert (table.hero().fate, table.hero().cause) == (Fate.DEAD, Cause.RATS)
    assert table.hero().descent is None


def test_the_cards_of_the_dead_are_shuffled_back() -> None:
    table = travels("rats", dice=[9], life={A: 5}, gathered={A: ["empty", "empty"]})
    table.expect(below.CatacombCardsShuffled(A, 3))
    assert table.view().catacomb_left == 32


def test_rats_bite_serellia_and_flame_bright() -> None:
    table = travels("rats", heroes=[Hero.SERELLIA], dice=[10, 5])
    table.expect(told.CompanionHurt(A, Cause.RATS, "D12", 10, 4, 8))
    assert (table.hero().life, table.hero().companion.life) == (4, 8)


def test_who_has_stopped_the_time_ignores_rats() -> None:
    table = travels("empty", "rats", heroes=[Hero.AZOTH])
    table.plays(A, "stasis")
    table.answers(A, raw=True)
    table.expect(told.HarmPassed(A))
    assert table.hero().life == 12


def test_a_torch_that_went_out_has_to_be_lit_before_another_card_is_drawn() -> None:
    table = travels("torch-goes-out", "empty", dice=[6, 2])
    assert table.hero().plight is Plight.NO_TORCH
    table.wait(B)
    table.answers(A, [1, 2, 3])
    assert (table.hero().descent.count, table.asked) == (1, [B])
    table.wait(B)
    table.answers(A, [1, 2, 3])
    table.expect(below.CatacombCardDrawn(A, CatacombCard.EMPTY, 2))
    assert table.hero().plight is Plight.NONE


def test_a_sun_sphere_never_goes_out() -> None:
    table = travels("torch-goes-out", heroes=[Hero.SERELLIA])
    table.expect(told.SunSphereShone(A))
    assert table.hero().plight is Plight.NONE


def test_who_is_berserk_comes_to_its_senses_when_the_torch_goes_out() -> None:
    table = travels("torch-goes-out", heroes=[Hero.FHYLL], berserk=[A], dice=[3])
    assert (table.hero().berserk, table.hero().plight) == (False, Plight.NO_TORCH)


@pytest.mark.parametrize(("roll", "berserk"), [(1, False), (2, True), (5, True), (6, False)])
def test_below_a_berserk_hero_calms_down_by_1_and_by_6(roll: int, berserk: bool) -> None:  # noqa: FBT001
    table = travels("empty", heroes=[Hero.FHYLL], berserk=[A], dice=[roll])
    assert table.hero().berserk is berserk


def test_a_diamond_is_worth_5000_gold_pieces_and_counts_as_drawn() -> None:
    table = travels("diamond", "empty")
    table.expect(events.GoldFound(A, 5000))
    assert (table.hero().gold, table.hero().descent.count) == (5000, 1)
    table.wait(B)
    table.expect(below.CatacombCardDrawn(A, CatacombCard.EMPTY, 2))


def test_a_diamond_is_kept_when_one_comes_up() -> None:
    table = travels("diamond", "exit", rooms={"F4": ROOM}, dice=[5])
    table.wait(B)
    table.answers(A, raw=True)
    table.answers(A, raw=False)
    assert (table.where(), table.hero().cards) == ("F4", (CatacombCard.DIAMOND,))
    assert table.view().catacomb_left == 31


def test_who_is_berserk_keeps_no_treasure() -> None:
    table = travels("diamond", heroes=[Hero.FHYLL], berserk=[A], dice=[3])
    table.expect(told.FindLeft(A))
    assert (table.hero().gold, gathered(table)) == (0, ["diamond"])


def test_a_chest_is_opened_outside_for_d12_hundred_gold_pieces() -> None:
    table = dungeon({A: "A1"}, holds={A: [CatacombCard.CHEST]}, catacombs=True, dice=[7])
    assert table.hero().gold == 0
    table.plays(A, "leave-castle")
    table.expect(below.CatacombChestOpened(A, 7, 700, 700))
    assert table.hero().gold == 700


def test_a_chest_is_opened_too_at_nightfall_in_a_tower() -> None:
    table = dungeon(
        {A: "A1"}, holds={A: [CatacombCard.CHEST]}, catacombs=True, players=1, dice=[3], sun=26
    )
    table.plays(A, "wait")
    table.expect(below.CatacombChestOpened(A, 3, 300, 300))


def test_a_chest_is_kept_and_counts_as_drawn() -> None:
    table = travels("chest")
    table.expect(below.ChestKept(A))
    assert (table.hero().cards, table.hero().descent.count) == ((CatacombCard.CHEST,), 1)


def test_a_worm_sends_one_back_from_where_one_is() -> None:
    table = travels("giant-worm", gathered={A: ["empty", "empty"]}, dice=[10])
    table.expect(below.WormMet(A, 3, 3, 10, 1, "G5", Direction.WEST))
    hero = table.hero()
    assert (table.where(), hero.descent.heading, hero.descent.count) == ("G5", Direction.WEST, 0)
    assert table.view().catacomb_left == 32


def test_after_a_worm_one_keeps_treasure_but_counts_anew() -> None:
    table = travels("diamond", "giant-worm", dice=[5])
    table.wait(B)
    assert (table.hero().gold, table.hero().descent.count) == (5000, 0)


def test_what_lies_above_a_worm_does_not_matter() -> None:
    """Ruling 64."""
    table = dungeon(
        {A: "D4", B: "E4"},
        rooms={"E4": "pit-owow east"},
        below={A: "east"},
        catacomb=["giant-worm"],
        entrances=["F4"],
        dice=[5],
    )
    assert table.where() == "E4"


def test_where_no_card_is_left_nothing_happens() -> None:
    """Ruling 63."""
    names = [card.value for card in CatacombCard]
    everything = [name for name in names for _ in range(COPIES[name])]
    table = travels(below={A: "east", B: "west"}, gathered={B: everything})
    table.expect(below.NoCatacombCardLeft(A))


COPIES = {
    "empty": 19,
    "exit": 3,
    "hole": 2,
    "rats": 2,
    "torch-goes-out": 2,
    "cave-troll": 1,
    "giant-worm": 1,
    "chest": 1,
    "diamond": 1,
}


def test_there_are_32_cards() -> None:
    table = dungeon({A: "A1"}, catacombs=True)
    deck = list(table.state.decks[Deck.CATACOMB])
    assert {card.value: deck.count(card) for card in CatacombCard} == COPIES


def test_nobody_waits_below() -> None:
    table = travels("empty", rings={A: "healing"}, life={A: 5})
    assert options(table) == ["travel", "heal"]


def test_lost_turns_are_lost_below_too() -> None:
    table = travels("empty", lost_turns={A: 1})
    table.expect(events.TurnLost(A, 0))
    assert table.hero().descent.count == 0


def test_who_is_below_a_tower_at_nightfall_is_lost() -> None:
    table = dungeon({A: "A1"}, below={A: "east"}, catacomb=["empty"], sun=26)
    table.wait(B)
    table.expect(events.NightFell())
    assert (table.hero().fate, table.hero().cause) == (Fate.DEAD, Cause.NIGHTFALL)


def test_who_is_below_the_treasure_chamber_is_not_burnt() -> None:
    table = dungeon(
        {A: "G5", B: "G6"}, below={A: "east"}, catacomb=["empty"], dragon=["awake"], dice=[3]
    )
    table.plays(B, "stay")
    assert (table.hero().life, table.hero(B).life) == (15, 13)


@pytest.mark.parametrize(("act", "life"), [("travel", 7), ("invisibility", 5)])
def test_neither_fireball_nor_invisibility_helps_against_rats(act: str, life: int) -> None:
    """Source: "Azoth" in "Héroes y Catacumbas"; his Armour is 3."""
    table = dungeon({A: "D4"}, heroes=[Hero.AZOTH], below={A: "east"}, catacomb=["rats"], dice=[10])
    table.plays(A, act)
    table.expect(events.LifeLost(A, Cause.RATS, "D12-armour", 10, 7, life))
    assert table.asked == [B]
