"""Rildo: keys, searches, daggers, and combat without arms ("Rildo el Astuto")."""

from typing import Any, Unpack

import pytest

from rules.dungeonquest import events
from rules.dungeonquest.cards import Deck, SearchCard
from rules.dungeonquest.heroes import Hero, Supply
from rules.dungeonquest.heroes_expansion import events as told
from rules.dungeonquest.monsters import Monster, Tactic
from rules.dungeonquest.state import Cause, Fate
from tests.games.dungeonquest.layout import A, B, Dungeon, Layout, also, dungeon
from tests.games.dungeonquest.steps import ROOM, enters, fights, options, question

RILDO = [Hero.RILDO]
NO_DAGGERS = {A: {Supply.DAGGERS: 0}}
AIMS: list[Any] = ["mighty-blow", "slash"]


def daggers(table: Dungeon) -> int:
    """Return how many daggers Rildo has."""
    left: int = dict(table.hero().supplies)[Supply.DAGGERS]
    return left


def at_a_door(*cards: str, **laid: Unpack[Layout]) -> Dungeon:
    """Let Rildo walk through a door."""
    table = dungeon(
        {A: "B2"},
        **also(
            laid,
            heroes=RILDO,
            rooms={"B2": "normal-oodo south"},
            door=cards,
            tiles=["normal-oooo"],
            room=["empty"],
        ),
    )
    table.goes("south")
    return table


def test_skeleton_keys_open_a_jammed_door() -> None:
    table = at_a_door("door-jammed")
    table.expect(told.LockPicked(A))
    assert table.where() == "B3"


def test_skeleton_keys_do_not_help_against_a_trap() -> None:
    table = at_a_door("trap-plain", dice=[4])
    assert (table.hero().life, table.where()) == (6, "B2")


def searching_twice(*cards: str, **laid: Unpack[Layout]) -> Dungeon:
    """Let Rildo draw two search cards."""
    table = dungeon({A: "B2"}, **also(laid, heroes=RILDO, rooms={"B2": ROOM}, search=cards))
    table.plays(A, "search-twice")
    return table


def test_two_search_cards_count_both() -> None:
    table = searching_twice("jewellery", "giant-centipede", dice=[3])
    assert (table.hero().gold, table.hero().life) == (200, 7)
    assert table.asked == [B]


def test_two_searches_in_a_row_are_the_most_whatever_is_drawn() -> None:
    table = searching_twice("empty", "empty", "jewellery", "ring")
    table.wait(B)
    table.plays(A, "search-twice")
    table.wait(B)
    assert "search-twice" not in table.acts()


def test_one_search_card_may_be_drawn() -> None:
    table = dungeon({A: "B2"}, heroes=RILDO, rooms={"B2": ROOM}, search=["empty"])
    table.plays(A, "search")
    table.expect(events.SearchCardDrawn(A, SearchCard.EMPTY))
    assert len([one for one in table.told() if isinstance(one, events.SearchCardDrawn)]) == 1


def test_a_secret_door_is_used_last() -> None:
    """Ruling 42."""
    table = searching_twice("secret-door", "jewellery")
    assert table.hero().gold == 200
    table.plays(A, "move", "east")
    assert table.where() == "C2"


def test_a_trapdoor_shuts_off_a_secret_door() -> None:
    table = searching_twice("secret-door", "trap", trap=["trapdoor"], dice=[12, 1])
    assert (table.where(), table.asked) == ("B2", [B])
    assert SearchCard.SECRET_DOOR in table.state.decks[Deck.SEARCH]


def test_whoever_dies_of_the_first_card_leaves_the_second() -> None:
    table = searching_twice("giant-centipede", "jewellery", dice=[12])
    assert table.hero().fate is Fate.DEAD
    assert SearchCard.JEWELLERY in table.state.decks[Deck.SEARCH]


def test_no_other_hero_searches_twice() -> None:
    assert "search-twice" not in dungeon({A: "B2"}, rooms={"B2": ROOM}).acts()


def attacking(foe: str = "orc", **laid: Unpack[Layout]) -> Dungeon:
    """Let Rildo attack."""
    table = enters(foe, **also(laid, heroes=RILDO))
    table.answers(A, "attack")
    return table


def throws(table: Dungeon, tactic: str) -> None:
    """Throw a dagger at a monster that chooses a tactic."""
    table.answers(A, raw=True)
    table.answers(A, AIMS)
    table.answers(B, tactic)


def test_a_dagger_hits_if_one_of_two_tactics_is_the_monster_s() -> None:
    table = attacking(dice=[5])
    throws(table, "slash")
    aims = (Tactic.MIGHTY_BLOW, Tactic.SLASH)
    table.expect(told.DaggerThrown(A, Monster.ORC, aims, Tactic.SLASH, True, 5, 5, 10, 5, 3))  # noqa: FBT003
    assert daggers(table) == 3


def test_a_dagger_that_misses_costs_a_life_point() -> None:
    table = attacking()
    throws(table, "leap-aside")
    assert (table.hero().life, table.view().fight.wounds) == (9, 0)


def test_a_dagger_that_misses_may_cost_the_last_life_point() -> None:
    table = attacking(life={A: 1})
    throws(table, "leap-aside")
    table.expect(events.HeroDied(A, Hero.RILDO, Cause.ORC, 0))


def test_daggers_fly_at_who_attacked_by_surprise_too() -> None:
    table = attacking("sneak-attack-orc", dice=[1, 4], monster=[4])
    throws(table, "slash")
    assert table.view().fight.wounds == 4


def test_the_reader_of_a_dagger_before_the_card_knows_no_life_points() -> None:
    table = attacking(monster=[4])
    table.answers(A, raw=True)
    assert question(table, B).life == 0


def test_the_reader_is_told_whether_a_dagger_flies_at_the_monster() -> None:
    table = attacking(monster=[4], dice=[1, 1])
    table.answers(A, raw=True)
    assert question(table, B).dagger
    table.answers(A, raw=[Tactic.SLASH, Tactic.LEAP_ASIDE])
    table.answers(B, raw=Tactic.MIGHTY_BLOW)
    table.answers(A, raw=False)
    table.answers(A, raw=False)
    assert not question(table, B).dagger


def test_a_death_warrior_loses_d6_less_2() -> None:
    table = attacking("death-warrior", dice=[5])
    throws(table, "slash")
    assert table.view().fight.wounds == 3


def test_all_four_daggers_may_be_thrown_before_the_card() -> None:
    table = attacking(monster=[4], dice=[1, 1, 1, 1, 2, 1, 4, 1])
    for _ in range(4):
        throws(table, "slash")
    table.expect(
        events.MonsterDied(A, Monster.ORC, 4),
        told.DaggersGathered(A, (2, 1, 4, 1), 2, 2),
    )
    assert daggers(table) == 2


def test_daggers_are_gathered_too_if_the_monster_flees() -> None:
    """Ruling 41."""
    table = attacking(monster=[1], dice=[1, 2])
    throws(table, "slash")
    table.answers(A, raw=False)
    table.expect(told.DaggersGathered(A, (2,), 1, 4))


def test_in_combat_no_dagger_is_thrown_in_two_rounds_in_a_row() -> None:
    table = attacking(monster=[4], dice=[1])
    table.answers(A, raw=False)
    throws(table, "slash")
    assert options(table) == ["mighty-blow", "slash", "leap-aside"]
    fights(table, "slash", "mighty-blow")
    assert question(table).in_combat


def test_a_dagger_in_the_hand_costs_no_more_than_one_life_point() -> None:
    table = attacking(monster=[4])
    table.answers(A, raw=False)
    table.answers(A, raw=False)
    fights(table, "mighty-blow", "slash")
    assert table.view().fight.wounds == 1


def test_who_chooses_to_throw_chooses_in_secret_where() -> None:
    table = attacking()
    table.answers(A, raw=True)
    assert table.asked == [A, B]
    table.answers(A, AIMS)
    assert table.told() == []


@pytest.mark.parametrize(
    ("mine", "its", "life", "wounds"), [(5, 4, 10, 1), (3, 4, 9, 0), (4, 4, 9, 1)]
)
def test_without_daggers_whoever_rolls_lower_loses_a_life_point(
    mine: int, its: int, life: int, wounds: int
) -> None:
    table = attacking(
        supplies=NO_DAGGERS, monster=[4], life={A: 10}, dice=[its, mine, 1, 6, 1, 6, 1, 6, 1, 6]
    )
    table.expect(
        told.UnarmedRoundFought(A, Monster.ORC, mine, its, 10 - life, wounds, life, wounds)
    )


def test_a_strong_monster_rolls_a_d10_against_bare_hands() -> None:
    table = attacking(supplies=NO_DAGGERS, monster=[4], life={A: 1}, dice=[10, 6])
    assert table.hero().fate is Fate.DEAD


def test_a_weak_monster_rolls_a_d6_against_bare_hands() -> None:
    with pytest.raises(AssertionError, match="a D6 cannot show 10"):
        attacking("goblin", supplies=NO_DAGGERS, monster=[6], dice=[10, 6])


def test_with_bare_hands_two_numbers_are_named_against_the_giant_spider() -> None:
    table = enters("giant-spider", heroes=RILDO, supplies=NO_DAGGERS)
    table.answers(A, "fight")
    assert question(table).most == 2


def test_alone_chance_says_what_the_monster_does_against_a_dagger() -> None:
    table = attacking(players=1, dice=[3, 5])
    table.answers(A, raw=True)
    table.answers(A, AIMS)
    assert table.view().fight.wounds == 5
