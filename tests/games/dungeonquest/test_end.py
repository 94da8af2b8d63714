"""The end of the game (rulebook 10 and 11, ruling 28)."""

from rules.dungeonquest.cards import CorpseCard, SearchCard
from rules.engine.rulebook import Result
from tests.games.dungeonquest.layout import A, B, C, Dungeon, dungeon


def _all_leave(table: Dungeon) -> Result | None:
    while table.result is None:
        table.plays(table.asked[0], "leave-castle")
    return table.result


def test_whoever_brings_out_most_gold_wins() -> None:
    table = dungeon(
        {}, players=3, treasures={A: ["sceptre"], B: ["giant-ruby"], C: ["guineas-100"]}
    )
    assert _all_leave(table) == Result((B,), "gold", (1100, 4500, 100), (A, B, C))


def test_treasure_cards_count_as_well_as_tokens() -> None:
    table = dungeon(
        {},
        treasures={A: ["guineas-100"], B: ["guineas-300"]},
        holds={A: [SearchCard.JEWELLERY, CorpseCard.GUINEAS_20]},
    )
    assert _all_leave(table) == Result((A,), "gold", (320, 300), (A, B))


def test_equal_gold_is_a_shared_victory() -> None:
    table = dungeon(
        {},
        players=3,
        treasures={A: ["guineas-200"], B: ["guineas-100"], C: ["guineas-200"]},
    )
    assert _all_leave(table) == Result((A, C), "gold", (200, 100, 200), (A, B, C))


def test_what_the_dead_carried_does_not_count() -> None:
    table = dungeon({}, treasures={B: ["giant-ruby"]}, fates={B: "dead"})
    assert _all_leave(table) == Result((A,), "gold", (0, 0), (A,))


def test_the_only_one_to_come_out_wins_with_empty_hands_too() -> None:
    table = dungeon({B: "C5"}, rooms={"C5": "normal-oooo north"}, sun=26)
    table.plays(A, "leave-castle")
    table.wait(B)
    assert table.result == Result((A,), "gold", (0, 0), (A,))


def test_if_nobody_comes_out_nobody_wins() -> None:
    table = dungeon(
        {A: "C5", B: "G5"},
        rooms={"C5": "normal-oooo north"},
        sun=26,
        treasures={A: ["giant-ruby"]},
    )
    table.wait(A, B)
    assert table.result == Result((), "nobody", (0, 0))


def test_if_all_are_dead_the_game_is_over_at_once() -> None:
    table = dungeon(
        {A: "C5"}, rooms={"C5": "normal-oooo north"}, fates={B: "dead"}, tiles=["pit-owow"],
        dice=[12],
    )  # fmt: skip
    table.goes("north")
    assert table.result == Result((), "nobody", (0, 0))


def test_alone_one_wins_by_coming_out_with_a_treasure_token() -> None:
    table = dungeon({}, players=1, treasures={A: ["guineas-100"]})
    assert _all_leave(table) == Result((A,), "gold", (100,), (A,))


def test_alone_treasure_cards_do_not_do() -> None:
    table = dungeon({}, players=1, holds={A: [SearchCard.JEWELLERY]})
    assert _all_leave(table) == Result((), "empty-handed", (200,), (A,))


def test_alone_one_loses_at_nightfall() -> None:
    table = dungeon({A: "G5"}, players=1, treasures={A: ["giant-ruby"]}, sun=26)
    table.wait(A)
    assert table.result == Result((), "nobody", (0,))


def test_alone_a_tower_room_at_nightfall_will_do() -> None:
    table = dungeon({}, players=1, treasures={A: ["giant-ruby"]}, sun=26)
    table.wait(A)
    assert table.result == Result((A,), "gold", (4500,), (A,))
