"""Which games are rated, and who rises and falls by one."""

import pytest

from bot.standing.career import Skill
from bot.standing.rating import Rater, ranking
from bot.standing.sides import Sides
from tests.bot.standing.games import ANA, BO, CID, DORA, alone, played


def ranks(*users: int | None, sides: Sides | None = None, **how: object) -> list[tuple[int, ...]]:
    """Return the rank of each side, with its members; 0 stands for a bot player."""
    game = played(*users, **how)  # type: ignore[arg-type]  # as `played` takes them
    ranked = ranking(game, sides or alone(len(users)))
    return [(side.rank, *(user or 0 for user in side.members)) for side in ranked]


def test_winners_come_first_and_all_others_share_a_rank_where_no_points_are_counted() -> None:
    assert ranks(ANA, BO, CID, won=[1]) == [(1, ANA), (0, BO), (1, CID)]


def test_who_did_not_win_is_ranked_by_points() -> None:
    # Who has the most points need not have won: the dead bring no gold home.
    assert ranks(ANA, BO, CID, DORA, won=[3], scores=[5, 9, 5, 7]) == [
        (2, ANA), (1, BO), (2, CID), (0, DORA),
    ]  # fmt: skip


def test_a_team_is_one_side() -> None:
    sides = ((0, 2), (1, 3))
    assert ranks(ANA, BO, CID, DORA, won=[1, 3], sides=sides) == [(1, ANA, CID), (0, BO, DORA)]


def test_sides_of_bot_players_are_nobody_s_and_take_no_rank() -> None:
    assert ranks(ANA, None, BO, won=[1], scores=[3, 9, 4]) == [(1, ANA), (0, BO)]


def test_a_bot_player_in_a_team_keeps_its_place_there() -> None:
    assert ranks(ANA, BO, None, None, won=[0, 2], sides=((0, 2), (1, 3))) == [
        (0, ANA, 0), (1, BO, 0),
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("users", "won", "scores"),
    [
        ([ANA, BO, CID], [0, 1, 2], [5, 9, 7]),  # all play together, and win
        ([ANA, BO, CID], [], [5, 9, 7]),  # nobody wins
        ([ANA], [0], [5]),  # alone
        ([ANA, None, None], [0], [5, 3, 1]),  # alone with bots
        ([ANA, None, BO], [1], None),  # a bot wins, and the people lose alike
        ([ANA, BO, None], [0, 1], [7, 7, 5]),  # the people share the win
    ],
)
def test_a_game_that_shows_nobody_to_be_better_is_not_rated(
    users: list[int | None], won: list[int], scores: list[int] | None
) -> None:
    assert ranks(*users, won=won, scores=scores) == []


def test_the_winner_rises_and_the_loser_falls() -> None:
    after = Rater().rate(ranking(played(ANA, BO), alone(2)), {ANA: None, BO: None})
    assert after[BO].points < 1000 < after[ANA].points
    assert after[ANA].sigma < 25 / 3, "who has played is known better"


def test_a_win_against_the_strong_brings_more() -> None:
    strong, weak, me = Skill(35, 2), Skill(15, 2), Skill(25, 4)
    rater, game = Rater(), played(ANA, BO)
    gained = {
        rival: rater.rate(ranking(game, alone(2)), {ANA: me, BO: rival})[ANA].points - me.points
        for rival in (strong, weak)
    }
    assert gained[strong] > gained[weak] >= 0


def test_those_who_did_equally_well_fare_alike() -> None:
    game = played(ANA, BO, CID, won=[0])
    after = Rater().rate(ranking(game, alone(3)), dict.fromkeys((ANA, BO, CID)))
    assert after[BO].points == after[CID].points


def test_the_members_of_a_team_fare_alike_and_its_bot_player_is_nobody() -> None:
    game = played(ANA, BO, CID, None, won=[0, 2])
    ranked = ranking(game, ((0, 2), (1, 3)))
    after = Rater().rate(ranked, dict.fromkeys((ANA, BO, CID)))
    assert after[ANA].points == after[CID].points > 1000 > after[BO].points
    assert set(after) == {ANA, BO, CID}


def test_a_team_of_two_expects_no_less_for_one_of_them_being_a_bot() -> None:
    """A person with a bot against two people is no underdog among newcomers."""
    rater = Rater()
    mixed = ranking(played(ANA, BO, None, CID, won=[0, 2]), ((0, 2), (1, 3)))
    people = ranking(played(ANA, BO, DORA, CID, won=[0, 2]), ((0, 2), (1, 3)))
    nobody = dict.fromkeys((ANA, BO, CID, DORA))
    assert rater.rate(mixed, nobody)[ANA] == rater.rate(people, nobody)[ANA]
