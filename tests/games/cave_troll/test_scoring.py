"""Scoring."""

from rules.cave_troll.content import Card
from rules.cave_troll.events import (
    BoardScored,
    GoldSplit,
    IconsAdded,
    RoomScored,
    RoomsTied,
    RoomTied,
    RoomWithoutHeroes,
    ScoreRoomPlayed,
    SeatScored,
)
from tests.games.cave_troll.layout import (
    CHEST,
    HERO,
    A,
    B,
    C,
    at,
    cave_troll,
    draws,
    gold,
)

MARKED = "marked-adventurer"
FOUR = (MARKED,) * 4


def test_five_icons_score_the_whole_board_at_once() -> None:
    table = cave_troll(
        {"12": [(A, HERO)], "13": [(B, HERO), (B, CHEST)], "01": [(A, HERO), (A, HERO), (B, HERO)]},
        hands={A: [MARKED]},
        pile=FOUR,
    )
    draws(table, A, MARKED, "S1")
    table.expect(
        IconsAdded(A, Card.MARKED_ADVENTURER, 1, 5),
        BoardScored(5),
        SeatScored(A, (at("01"), at("12")), 5),
        SeatScored(B, (at("13"),), 9),
    )
    assert (gold(table, A), gold(table, B)) == (5, 9)


def test_after_a_scoring_the_pile_leaves_the_game_and_play_goes_on() -> None:
    table = cave_troll(hands={A: [MARKED]}, pile=FOUR)
    draws(table, A, MARKED, "S1")
    assert table.view().pile == ()
    assert table.view().icons == 0
    assert table.asked == [A]
    assert table.view().actions == 3


def test_six_icons_score_once_and_nothing_is_left_over() -> None:
    """Ruling 14."""
    table = cave_troll({"12": [(A, HERO)]}, hands={A: ["score-room"]}, pile=FOUR)
    draws(table, A, "score-room", "01")
    table.expect(IconsAdded(A, Card.SCORE_ROOM, 2, 6), BoardScored(6))
    assert gold(table, A) == 4
    assert table.view().icons == 0


def test_four_icons_score_nothing() -> None:
    table = cave_troll({"12": [(A, HERO)]}, hands={A: [MARKED]}, pile=FOUR[:3])
    draws(table, A, MARKED, "S1")
    table.expect_no(BoardScored)
    assert gold(table, A) == 0


def test_the_card_is_resolved_before_its_icons_count() -> None:
    table = cave_troll({"12": [(B, HERO)]}, hands={A: ["score-room"]}, pile=FOUR)
    draws(table, A, "score-room", "12")
    table.expect(RoomScored(B, at("12"), 4), BoardScored(6))
    assert gold(table, B) == 8


def test_most_heroes_control_a_room() -> None:
    there = [(A, HERO), (A, HERO), (B, HERO), (C, HERO), (C, "orc")]
    table = cave_troll({"12": there}, seats=3, hands={A: [MARKED]}, pile=FOUR)
    draws(table, A, MARKED, "S1")
    assert [gold(table, seat) for seat in (A, B, C)] == [4, 0, 0]


def test_in_a_tie_nobody_gains() -> None:
    there = [(A, HERO), (B, HERO)]
    table = cave_troll(
        {"12": [*there, (C, "orc")], "13": there}, seats=3, hands={A: [MARKED]}, pile=FOUR
    )
    draws(table, A, MARKED, "S1")
    table.expect(RoomsTied((at("12"), at("13"))))
    assert [gold(table, seat) for seat in (A, B, C)] == [0, 0, 0]


def test_rooms_without_heroes_are_skipped() -> None:
    """Ruling 12."""
    table = cave_troll({"12": [(A, "orc"), (A, CHEST)]}, hands={A: [MARKED]}, pile=FOUR)
    draws(table, A, MARKED, "S1")
    table.expect_no(SeatScored, RoomsTied)


def test_score_a_room_scores_that_room_only() -> None:
    table = cave_troll({"12": [(A, HERO)], "13": [(A, HERO)]}, hands={A: ["score-room"]})
    draws(table, A, "score-room", "13")
    table.expect(ScoreRoomPlayed(A, at("13")), RoomScored(A, at("13"), 5))
    assert gold(table, A) == 5
    assert table.view().icons == 2


def test_score_a_room_may_score_a_tied_room_for_nothing() -> None:
    """Ruling 13."""
    table = cave_troll({"12": [(A, HERO), (B, HERO)]}, hands={A: ["score-room"]})
    draws(table, A, "score-room", "12")
    table.expect(RoomTied(at("12"), (A, B)), IconsAdded(A, Card.SCORE_ROOM, 2, 2))


def test_score_a_room_may_score_a_room_without_heroes_for_nothing() -> None:
    """Rulings 12 and 13."""
    table = cave_troll({"12": [(A, "orc")]}, hands={A: ["score-room"]})
    draws(table, A, "score-room", "12")
    table.expect(RoomWithoutHeroes(at("12")), IconsAdded(A, Card.SCORE_ROOM, 2, 2))


def test_there_is_no_end_to_the_gold_track() -> None:
    """Ruling 18."""
    table = cave_troll({"13": [(A, HERO)]}, hands={A: ["score-room"]}, gold={A: 298})
    draws(table, A, "score-room", "13")
    assert gold(table, A) == 303


def test_a_split_counts_in_a_scoring_of_the_board() -> None:
    there = [(A, "berserker"), (B, HERO), (B, HERO)]
    table = cave_troll({"13": there}, hands={A: [MARKED]}, pile=FOUR, variant=True)
    draws(table, A, MARKED, "S1")
    table.expect(
        GoldSplit(B, (A,), at("13"), 2, 1),
        SeatScored(A, (at("13"),), 2),
        SeatScored(B, (at("13"),), 2),
    )
