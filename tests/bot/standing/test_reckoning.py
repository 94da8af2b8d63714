"""Careers, reckoned up game by game."""

import random
from asyncio import Runner

import pytest

from bot.face import Faces
from bot.options import known_options
from bot.standing.career import Career
from bot.standing.reckoning import ALL_GAMES, Reckoner, Reckoning
from bot.standing.sides import SideFinder
from db import PlayedRow
from rules.engine.game import Game
from tests.bot.standing.games import ANA, BO, CID, DORA, played
from tests.docs.commands import faces


@pytest.fixture(scope="module")
def offered() -> Faces:
    """All games."""
    with Runner() as runner:
        return runner.run(faces())


def reckon(offered: Faces, *games: PlayedRow) -> Reckoning:
    """Return the careers after some games."""
    return Reckoner(offered).after(Reckoning(), games)


def test_games_wins_and_streaks_are_counted(offered: Faces) -> None:
    wins = [0, 0, 1, 0, 0, 0, 1, 0]
    games = [played(ANA, BO, won=[seat], number=n) for n, seat in enumerate(wins, 1)]
    ana, bo = (reckon(offered, *games).of("calderos")[user] for user in (ANA, BO))
    assert (ana.games, ana.wins, ana.streak, ana.longest) == (8, 6, 1, 3)
    assert (bo.games, bo.wins, bo.streak, bo.longest) == (8, 2, 0, 1)
    assert ana.rating is not None
    assert bo.rating is not None
    assert ana.rating > bo.rating


def test_points_are_summed_up_and_the_most_are_kept(offered: Faces) -> None:
    games = [
        played(ANA, BO, scores=[ana, 1], game="cave-troll", number=n)
        for n, ana in enumerate((7, 30, 12), 1)
    ]
    careers = reckon(offered, *games).of("cave-troll")
    assert (careers[ANA].total, careers[ANA].best) == (49, 30)
    assert reckon(offered, played(ANA, BO)).of("calderos")[ANA].best is None


def test_each_game_has_its_own_rating_and_all_together_have_none(offered: Faces) -> None:
    reckoned = reckon(
        offered, played(ANA, BO), played(ANA, BO, won=[1], game="boss-quest", number=2)
    )
    assert reckoned.of("calderos")[ANA].rating == reckoned.of("boss-quest")[BO].rating
    both = reckoned.of(ALL_GAMES)
    assert (both[ANA].games, both[ANA].wins, both[ANA].streak) == (2, 1, 0)
    assert both[ANA].rating is None
    assert reckoned.of("cave-troll") == {}


def test_bot_players_are_nobody(offered: Faces) -> None:
    reckoned = reckon(offered, played(ANA, None, None, won=[1]))
    assert set(reckoned.of("calderos")) == {ANA}
    assert reckoned.of("calderos")[ANA] == Career(games=1)


def test_a_rating_says_what_the_latest_game_changed(offered: Faces) -> None:
    first = reckon(offered, played(ANA, BO)).of("calderos")[ANA]
    assert first.rating is not None
    assert (first.rated_in, first.gained) == (1, first.rating - 1000)
    unrated = reckon(offered, played(ANA, BO), played(ANA, number=2)).of("calderos")[ANA]
    assert (unrated.rated_in, unrated.rating) == (1, first.rating)
    second = reckon(offered, played(ANA, BO), played(ANA, BO, won=[1], number=2))
    ana = second.of("calderos")[ANA]
    assert ana.rating is not None
    assert (ana.rated_in, ana.gained) == (2, ana.rating - first.rating)
    assert ana.gained < 0


def some_games(count: int) -> list[PlayedRow]:
    """Return games of many people, with and without points and bots."""
    draw = random.Random(4)
    games = []
    for number in range(1, count + 1):
        users: list[int | None] = draw.sample(range(1, 12), 4)
        if not number % 3:
            users[draw.randrange(4)] = None
        game = draw.choice(["calderos", "cave-troll", "calabozo"])
        scores = [draw.randrange(40) for _ in users] if game == "cave-troll" else None
        seat = draw.randrange(2)
        won = [seat, seat + 2] if game == "calabozo" else [seat]
        games.append(played(*users, won=won, scores=scores, game=game, number=number))
    return games


def test_reckoning_on_gives_what_reckoning_at_once_gives(offered: Faces) -> None:
    games = some_games(60)
    reckoner = Reckoner(offered)
    early = reckoner.after(Reckoning(), games[:25])
    kept = {game: dict(careers) for game, careers in early.careers.items()}
    assert reckoner.after(early, games[25:]) == reckon(offered, *games)
    assert early.careers == kept, "what somebody still looks at does not change"


def test_a_game_that_is_not_offered_any_more_is_left_out(offered: Faces) -> None:
    assert reckon(offered, played(ANA, BO, game="ludo")).careers == {}


def test_teams_rise_and_fall_together(offered: Faces) -> None:
    game = played(ANA, BO, CID, DORA, won=[1, 3], game="calabozo")
    careers = reckon(offered, game).of("calabozo")
    assert careers[BO].rating == careers[DORA].rating
    assert careers[ANA].rating == careers[CID].rating
    assert (careers[BO].rating or 0) > 1000 > (careers[ANA].rating or 0)


def test_options_that_are_none_any_more_leave_a_team_game_unrated(offered: Faces) -> None:
    game = played(
        ANA, BO, CID, DORA, won=[1, 3], game="calabozo", options={"no-such-option": "yes"}
    )
    careers = reckon(offered, game).of("calabozo")
    assert careers[BO] == Career(games=1, wins=1, streak=1, longest=1)


def test_teams_are_formed_by_seats_and_options_never_drawn(offered: Faces) -> None:
    """What `SideFinder` relies on: any seed gives the same sides."""
    formed = 0
    for face in offered:
        if face.teams is None:
            continue
        least, most = face.rulebook.seats
        for name, values in known_options(face.rulebook.options).items():
            for value in values:
                for count in range(least, most + 1):
                    options = {name: value}
                    asked = played(*range(1, count + 1), game=face.key, options=options)
                    sides = SideFinder().sides(face, asked)
                    chosen = face.rulebook.options.model_validate(options)
                    for seed in (b"a" * 32, b"b" * 32):
                        game = Game(face.rulebook, count, seed, chosen)
                        teams = face.teams(game.view(None))
                        assert set(teams) <= set(sides or ())
                        formed += len(teams)
                    assert sorted(seat for side in sides or () for seat in side) == [*range(count)]
    assert formed
