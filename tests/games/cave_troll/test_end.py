"""End of the Game."""

from rules.cave_troll.content import Artifact
from rules.cave_troll.events import BoardScored, BoardScoredLast, CoinsCounted, DeckEmptied
from rules.engine.rulebook import Result
from tests.games.cave_troll.layout import (
    HERO,
    A,
    B,
    C,
    at,
    cave_troll,
    draws,
)

MARKED = "marked-adventurer"


def test_the_game_ends_after_the_action_that_empties_a_deck() -> None:
    table = cave_troll({"13": [(B, HERO)]}, hands={A: [HERO]}, last={A: ["orc"]})
    table.plays(A, "draw")
    assert table.asked == [A]
    table.plays(A, HERO, at("S1"))
    table.expect(DeckEmptied(A, 3), BoardScoredLast())
    assert table.result == Result((B,), "most-gold", (3, 5))
    assert table.asked == []


def test_a_card_is_left_in_hand() -> None:
    table = cave_troll(hands={A: [HERO]}, last={A: ["orc"]})
    draws(table, A, "orc", "P1")
    assert table.view().places[A].hand_size == 1


def test_coins_of_unused_artifacts_count_and_are_revealed() -> None:
    table = cave_troll(
        last={A: ["orc"]},
        artifacts={A: Artifact.TAX_SCROLL, B: Artifact.BANISHING_HORN},
        gold={B: 1},
    )
    draws(table, A, "orc", "P1")
    table.expect(
        BoardScoredLast(),
        CoinsCounted(A, Artifact.TAX_SCROLL, 1),
        CoinsCounted(B, Artifact.BANISHING_HORN, 3),
    )
    assert table.result == Result((A, B), "shared-gold", (4, 4))


def test_of_players_with_the_same_gold_both_win() -> None:
    """Ruling 17."""
    table = cave_troll(seats=3, last={A: ["orc"]}, gold={A: 2, C: 5})
    draws(table, A, "orc", "P1")
    assert table.result == Result((A, C), "shared-gold", (5, 0, 5))
    assert table.view().winners == (A, C)


def test_the_scoring_pile_is_ignored_in_the_end() -> None:
    """Ruling 19."""
    table = cave_troll({"13": [(A, HERO)]}, last={A: ["orc"]}, pile=[MARKED] * 4)
    draws(table, A, "orc", "P1")
    table.expect_no(BoardScored)
    assert table.result == Result((A,), "most-gold", (8, 0))


def test_five_icons_with_the_last_card_score_the_board_twice() -> None:
    table = cave_troll(
        {"13": [(A, HERO)]}, hands={A: [MARKED]}, last={A: ["orc"]}, pile=[MARKED] * 4
    )
    draws(table, A, MARKED, "S1")
    table.expect(BoardScored(5), DeckEmptied(A, 3), BoardScoredLast())
    assert table.result == Result((A,), "most-gold", (13, 0))


def test_nothing_is_to_be_done_once_the_game_is_over() -> None:
    table = cave_troll(last={A: ["orc"]})
    draws(table, A, "orc", "P1")
    assert table.view().actions == 0
    assert table.game.open == {}
