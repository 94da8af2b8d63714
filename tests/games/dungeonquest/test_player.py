"""The sensible bot player of DungeonQuest: what the others at its table would notice."""

from collections import Counter
from typing import Any

import pytest

from rules.dungeonquest import RULEBOOK
from rules.dungeonquest.cards import Deck, RoomCard
from rules.dungeonquest.heroes import Hero
from rules.dungeonquest.monsters import Exchange, Monster, Stance, Tactic, tables
from rules.dungeonquest.player import sensible
from rules.dungeonquest.player.odds import after_fight, best_mixture, gain_by_digging, prospect
from rules.dungeonquest.squares import CHAMBER
from rules.dungeonquest.state import Fate
from rules.engine.randomness import Stream
from rules.engine.simulate import Match, play_out, seeds, simulate
from tests.games.dungeonquest.layout import EL_ADORAN, ROHAN, ULF, A, Dungeon, dungeon

HALL = "normal-oooo north"
LOOT = {A: ["giant-ruby"]}


def decides(table: Dungeon, seat: int = A) -> Any:
    """Return what the bot player answers to the question that a seat is asked."""
    question = table.question(seat).question
    answer = sensible(table.view(seat), question, Stream(bytes(32), "bot"))
    question.accept(answer)
    return answer


def corridor_of_rooms(last: str) -> dict[str, str]:
    """Return rooms in the northernmost row from B1 up to a square, open on all sides."""
    return {f"{column}1": HALL for column in "BCDEFGHIJKL" if column <= last[0]}


# Where it goes


def test_it_goes_into_the_treasure_chamber_when_it_stands_before_it() -> None:
    table = dungeon({A: "G4"}, rooms={"G4": HALL}, sun=8)
    assert decides(table) == ["move", "south"]


@pytest.mark.parametrize("sun", [2, 6, 10])
def test_it_does_not_turn_back_with_nothing_while_there_is_time(sun: int) -> None:
    table = dungeon({A: "C1"}, rooms=corridor_of_rooms("C1"), came_from={A: "B1"}, sun=sun)
    assert decides(table) in (["move", "south"], ["move", "east"])


def test_it_turns_back_with_nothing_when_night_is_near() -> None:
    table = dungeon({A: "E1"}, rooms=corridor_of_rooms("E1"), came_from={A: "D1"}, sun=21)
    assert decides(table) == ["move", "west"]


def test_it_carries_treasure_straight_to_a_tower() -> None:
    rooms = corridor_of_rooms("C1") | {"C2": HALL}
    table = dungeon({A: "C1"}, rooms=rooms, came_from={A: "C2"}, treasures=LOOT, sun=5)
    assert decides(table) == ["move", "west"]


def test_it_leaves_the_castle_with_treasure() -> None:
    table = dungeon({A: "B1"}, rooms=corridor_of_rooms("B1"), treasures=LOOT)
    table.goes("west")
    assert decides(table) == ["leave-castle"]


def test_it_does_not_leave_with_nothing_as_long_as_there_is_time() -> None:
    table = dungeon({A: "B1"}, rooms=corridor_of_rooms("B1"), sun=5)
    table.goes("west")
    assert decides(table)[0] == "move"


def test_it_goes_round_a_pit_that_it_knows() -> None:
    rooms = {"D5": HALL, "E5": "pit-owow east", "D6": HALL, "E6": HALL, "F6": HALL}
    table = dungeon({A: "D5"}, rooms=rooms, sun=5)
    assert decides(table) == ["move", "south"]


def test_it_goes_round_a_portcullis_if_the_hero_is_weak() -> None:
    rooms = {"E5": HALL, "F5": "portcullis-pwow east", "E6": HALL, "F6": HALL}
    table = dungeon({A: "E5"}, heroes=[EL_ADORAN], rooms=rooms, sun=5)
    assert decides(table) == ["move", "south"]


def test_it_searches_in_a_dead_end() -> None:
    table = dungeon(
        {A: "F5"},
        rooms={"F5": "normal-owww east", "E5": "normal-owow east", "D5": "normal-owow east"},
        came_from={A: "E5"},
        sun=5,
    )
    assert decides(table) == ["search"]


def test_it_goes_through_a_secret_door_into_the_treasure_chamber() -> None:
    table = dungeon(
        {A: "F5"},
        rooms={"F5": "normal-owww east", "E5": "normal-owow east"},
        came_from={A: "E5"},
        search=["secret-door"],
        sun=5,
    )
    table.plays(A, "search")
    assert decides(table) == ["move", "east"]


def test_it_does_not_run_from_the_dragon_into_a_pit() -> None:
    pits = {"F5": "pit-owow west", "H6": "pit-owow east"}
    walls = dict.fromkeys(("F6", "G7"), "normal-owww north") | {"H5": "normal-owww west"}
    table = dungeon(
        {A: "G5"}, rooms={**pits, **walls, "G4": HALL}, dragon=["awake"], dice=[1], sun=5
    )
    table.plays(A, "stay")
    assert decides(table) == "north"


# In the treasure chamber


@pytest.mark.parametrize(("sun", "act"), [(6, "stay"), (15, "leave-chamber")])
def test_it_takes_more_treasure_while_there_is_time(sun: int, act: str) -> None:
    way_out = dict.fromkeys(("F5", "E5", "D5", "C5", "B5", "A5", "A4", "A3", "A2"), HALL)
    some = {A: ["guineas-300", "golden-mug"]}
    table = dungeon({A: "G5"}, rooms=way_out, treasures=some, sun=sun)
    assert decides(table)[0] == act


def test_it_leaves_the_chamber_before_the_dragon_is_sure_to_wake() -> None:
    table = dungeon({A: "G5"}, treasures=LOOT, dragon_shown=6, sun=6)
    assert decides(table)[0] == "leave-chamber"


# Potions and rings


@pytest.mark.parametrize(("life", "drinks"), [(1, True), (15, False)])
def test_it_drinks_a_potion_only_in_need(life: int, drinks: bool) -> None:  # noqa: FBT001
    table = dungeon(
        {A: "C1"}, rooms=corridor_of_rooms("C1"), life={A: life}, holds={A: [RoomCard.POTION]}
    )
    assert (decides(table) == ["drink"]) is drinks


@pytest.mark.parametrize(("life", "heals"), [(2, True), (12, False)])
def test_it_heals_when_life_is_low(life: int, heals: bool) -> None:  # noqa: FBT001
    table = dungeon({A: "C1"}, rooms=corridor_of_rooms("C1"), life={A: life}, rings={A: "healing"})
    assert (decides(table) == ["heal"]) is heals


@pytest.mark.parametrize(("hero", "uses"), [(EL_ADORAN, True), (ULF, False)])
def test_the_opening_ring_is_for_heroes_who_cannot_lift(hero: Hero, uses: bool) -> None:  # noqa: FBT001
    table = dungeon(
        {A: "C1"},
        heroes=[hero],
        rooms={"C1": HALL, "D1": "portcullis-pooo east"},
        rings={A: "opening"},
    )
    table.goes("east")
    assert decides(table) is uses


@pytest.mark.parametrize(("card", "uses"), [("cave-in", True), ("crossfire-trap", False)])
def test_the_warning_ring_is_kept_from_what_armour_stops(card: str, uses: bool) -> None:  # noqa: FBT001
    table = dungeon(
        {A: "C1"}, heroes=[ROHAN], rooms=corridor_of_rooms("D1"), rings={A: "warning"}, room=[card]
    )
    table.goes("east")
    assert decides(table) is uses


@pytest.mark.parametrize(("monster", "uses"), [("champion-of-chaos", True), ("goblin", False)])
def test_the_dazzling_ring_is_for_strong_monsters(monster: str, uses: bool) -> None:  # noqa: FBT001
    table = dungeon(
        {A: "C1"},
        rooms=corridor_of_rooms("D1"),
        rings={A: "dazzling"},
        room=[monster],
        life={A: 6},
        came_from={A: "B1"},
    )
    table.goes("east")
    assert (decides(table) == "ring") is uses


# Monsters


def meets(card: str, **laid_out: Any) -> Dungeon:
    """Return a table where player A has just met a monster."""
    table = dungeon({A: "C1"}, rooms=corridor_of_rooms("D1"), room=[card], **laid_out)
    table.goes("east")
    return table


def test_a_weak_hero_runs_from_a_troll_and_a_strong_one_stays() -> None:
    assert decides(meets("mountain-troll", life={A: 2})) == "escape"
    assert decides(meets("mountain-troll", life={A: 15})) != "escape"


@pytest.mark.parametrize(("monster", "shoots"), [("mountain-troll", True), ("goblin", False)])
def test_arrows_are_for_monsters_that_fight(monster: str, shoots: bool) -> None:  # noqa: FBT001
    table = meets(monster, heroes=[EL_ADORAN])
    table.answers(A, "attack")
    assert decides(table) is shoots


def test_it_fights_the_spider_and_spares_its_arrows() -> None:
    table = meets("giant-spider", heroes=[EL_ADORAN])
    assert decides(table) == "fight"


@pytest.mark.parametrize(("ring", "act"), [("dazzling", "dazzle"), ("opening", "escape")])
def test_with_its_last_life_points_it_does_what_is_safest(ring: str, act: str) -> None:
    table = meets("giant-spider", life={A: 2}, rings={A: ring}, came_from={A: "B1"})
    assert decides(table) == act


def test_it_searches_a_crypt_only_with_life_to_spare() -> None:
    assert decides(meets("crypt", life={A: 15})) is True
    assert decides(meets("crypt", life={A: 2})) is False


def test_it_searches_a_dead_adventurer_only_with_life_to_spare() -> None:
    assert decides(meets("dead-adventurer", life={A: 15})) is True
    assert decides(meets("dead-adventurer", life={A: 2})) is False


def test_both_sides_mix_their_tactics() -> None:
    table = meets("orc", monster=[4])
    table.answers(A, "attack")
    reader = next(seat for seat in table.asked if seat != A)
    stream = Stream(bytes(32), "bot")
    for seat in (A, reader):
        question, view = table.question(seat).question, table.view(seat)
        played = Counter(sensible(view, question, stream) for _ in range(600))
        assert set(played) == set(Tactic)
        assert min(played.values()) > 100


def test_no_tactic_pays_against_the_mixture_of_the_other_side() -> None:
    mixture, combat = best_mixture(), tables().combat

    def gain(hero: Tactic, foe: Tactic) -> int:
        lost = combat[Exchange.of(hero, foe)]
        return lost.monster - lost.hero

    heroes = [
        sum(gain(own, foe) * often for foe, often in zip(Tactic, mixture.monster, strict=True))
        / sum(mixture.monster)
        for own in Tactic
    ]
    monsters = [
        sum(gain(own, foe) * often for own, often in zip(Tactic, mixture.hero, strict=True))
        / sum(mixture.hero)
        for foe in Tactic
    ]
    assert max(heroes) - min(monsters) < 0.05


@pytest.mark.parametrize("solo", [False, True])
def test_a_fight_is_worse_the_less_life_one_has_and_the_more_the_monster_has(solo: bool) -> None:  # noqa: FBT001
    values = [[after_fight(life, foe, solo=solo) for foe in range(9)] for life in range(18)]
    for life in range(1, 18):
        assert values[life] == sorted(values[life], reverse=True)
        assert values[life][3] > values[life - 1][3]


def test_a_goblin_is_no_champion() -> None:
    for stance in (Stance.ATTACK, Stance.WAIT, Stance.ESCAPE):
        goblin = prospect(Monster.GOBLIN, stance, 8, solo=False).worth
        assert goblin > prospect(Monster.CHAMPION_OF_CHAOS, stance, 8, solo=False).worth


def test_luck_makes_crypts_safer() -> None:
    lucky, unlucky = Hero.VOLRIK.sheet, Hero.SIR_ROHAN.sheet
    assert gain_by_digging(Deck.CRYPT, lucky, 6, solo=False) > gain_by_digging(
        Deck.CRYPT, unlucky, 6, solo=False
    )


# Whole games


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_answer_is_legal_and_every_game_ends(seats: int) -> None:
    match = Match(RULEBOOK, [sensible] * seats, most_decisions=1_000)
    *_, totals = simulate(match, seeds("among themselves", 12))
    assert totals.finished == 12


def test_the_same_stream_gives_the_same_game() -> None:
    match = Match(RULEBOOK, [sensible] * 4)
    (seed,) = seeds("again", 1)
    first, second = play_out(match, seed)[0], play_out(match, seed)[0]
    assert first.feed == second.feed


def test_many_reach_the_chamber_few_get_out_and_those_bring_gold() -> None:
    heroes = reached = out = gold = 0
    for seed in seeds("fates", 50):
        game, _ = play_out(Match(RULEBOOK, [sensible] * 4), seed)
        for one in game.state.characters:
            heroes += 1
            reached += bool(one.treasure) or one.square in CHAMBER
            out += one.fate is Fate.OUT
            gold += one.gold if one.fate is Fate.OUT else 0
    assert 0.1 < out / heroes < 0.27
    assert reached / heroes > 0.2
    assert gold / out > 500


def test_it_brings_out_more_gold_than_random_players() -> None:
    mine = theirs = 0
    for seed in seeds("against random", 60):
        game, _ = play_out(Match(RULEBOOK, [sensible, None, None, None]), seed)
        gold = [one.gold if one.fate is Fate.OUT else 0 for one in game.state.characters]
        mine += gold[0]
        theirs += sum(gold[1:])
    assert mine > theirs
