"""Games come to an end by themselves, and to one that the rules know."""

import pytest

from rules.engine.game import Game
from tests.battery.games import AnyRulebook, every_game, every_table
from tests.battery.play import Run, at_random, choosers, mixed

GAMES = 12


def check_result(rulebook: AnyRulebook, game: Game) -> None:
    result = game.result
    assert result is not None, "the game did not end"
    assert not game.open
    assert result.reason in rulebook.end_reasons
    for some in (result.winners, result.survivors):
        assert list(some) == sorted(set(some) & set(game.table.seats))
    assert len(result.scores) in {0, len(game.table.seats)}


@every_table
def test_every_policy_plays_to_an_end(rulebook: AnyRulebook, seats: int) -> None:
    ways = choosers(rulebook)
    among = [mixed(way, at_random) for name, way in ways.items() if way is not at_random]
    for way in (*ways.values(), *among):
        for number in range(GAMES):
            check_result(rulebook, Run(rulebook, seats, number, way).finish().game)


@every_table
def test_question_numbers_count_up_and_are_never_used_again(
    rulebook: AnyRulebook, seats: int
) -> None:
    run = Run(rulebook, seats)
    numbers: list[int] = []
    for game in run.states():
        numbers += [number for number in game.open if number not in numbers]
    assert numbers == list(range(len(numbers)))
    assert sorted(move.asked.number for move in run.moves) == numbers


@every_table
def test_only_seats_at_the_table_are_asked(rulebook: AnyRulebook, seats: int) -> None:
    for game in Run(rulebook, seats, 1).states():
        assert game.open or game.result
        assert {asked.seat for asked in game.open.values()} <= set(game.table.seats)


@every_game
def test_no_game_is_set_up_for_too_few_or_too_many(rulebook: AnyRulebook) -> None:
    least, most = rulebook.seats
    for seats in (0, least - 1, most + 1):
        with pytest.raises(ValueError, match="players"):
            Game(rulebook, seats, bytes(32))


@every_game
def test_a_rulebook_offers_what_the_bot_expects(rulebook: AnyRulebook) -> None:
    assert "sensible" in rulebook.policies
    assert "random" not in rulebook.policies, "the name is taken: it means no policy at all"
    assert rulebook.version >= 1
    assert len(set(rulebook.end_reasons)) == len(rulebook.end_reasons) > 0
    assert rulebook.options() == rulebook.options(), "options have defaults"
