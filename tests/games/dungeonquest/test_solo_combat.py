"""Combat in solo play, by D12 (rulebook 11)."""

import pytest

from rules.dungeonquest import events
from rules.dungeonquest.monsters import Monster, Outcome, SoloRound
from rules.dungeonquest.state import Cause, Fate
from tests.games.dungeonquest.layout import EL_ADORAN, VOLRIK, A
from tests.games.dungeonquest.steps import enters, question

HERO, BOTH, MONSTER, HARD, AGAIN = SoloRound


@pytest.mark.parametrize(
    ("roll", "result", "hero_loses", "monster_loses"),
    [
        (1, HERO, 1, 0), (2, HERO, 1, 0), (3, HERO, 1, 0),
        (4, BOTH, 1, 1), (5, BOTH, 1, 1), (6, BOTH, 1, 1),
        (7, MONSTER, 0, 1), (8, MONSTER, 0, 1), (9, MONSTER, 0, 1),
        (10, HARD, 0, 2),
        (11, AGAIN, 0, 0), (12, AGAIN, 0, 0),
    ],
)  # fmt: skip
def test_the_table_of_solo_combat(
    roll: int, result: SoloRound, hero_loses: int, monster_loses: int
) -> None:
    table = enters("mountain-troll", players=1, monster=[12], dice=[roll, 10, 10])
    table.answers(A, "attack")
    life = 15 - hero_loses
    table.expect(
        events.MonsterReacted(A, Monster.MOUNTAIN_TROLL, Outcome.COMBAT, None),
        events.SoloRoundFought(A, Monster.MOUNTAIN_TROLL, roll, result, life, monster_loses),
        events.SoloRoundFought(A, Monster.MOUNTAIN_TROLL, 10, HARD, life, monster_loses + 2),
        events.MonsterDied(A, Monster.MOUNTAIN_TROLL, 4),
    )
    assert table.hero().life == life


def test_no_tokens_are_chosen_in_solo_combat() -> None:
    table = enters("goblin", players=1, monster=[6], dice=[7])
    table.answers(A, "attack")
    assert question(table).kind == "dungeonquest-take-turn", "the next turn"


def test_a_solo_combat_may_be_lost() -> None:
    table = enters("goblin", players=1, monster=[6], dice=[11, 1], life={A: 1})
    table.answers(A, "attack")
    table.expect(events.HeroDied(A, VOLRIK, Cause.GOBLIN, 0))
    assert table.hero().fate is Fate.DEAD
    assert table.result is not None
    assert table.result.winners == ()


def test_in_solo_combat_both_may_die() -> None:
    """Ruling 27."""
    table = enters("goblin", players=1, monster=[6], dice=[4], life={A: 1})
    table.answers(A, "attack")
    table.expect(
        events.MonsterDied(A, Monster.GOBLIN, 1), events.HeroDied(A, VOLRIK, Cause.GOBLIN, 0)
    )


def test_the_lone_player_does_not_learn_the_monster_s_life_points_before_it_dies() -> None:
    """El-Adoran may shoot after the card, which is when it could show."""
    tables = [enters("orc", players=1, heroes=[EL_ADORAN], monster=[card]) for card in (4, 10)]
    for table in tables:
        table.answers(A, "attack")
        table.answers(A, raw=False)
        assert question(table).kind == "dungeonquest-shoot-arrow"
        assert table.view(A).fight.life is None
    assert tables[0].view(A) == tables[1].view(A)
    assert tables[0].game.feed == tables[1].game.feed


def test_wounds_by_arrows_count_in_solo_combat() -> None:
    table = enters("orc", players=1, heroes=[EL_ADORAN], monster=[10], dice=[3, 4, 2, 7])
    table.answers(A, "attack")
    table.answers(A, raw=True)
    table.answers(A, raw=True)
    table.expect(
        events.SoloRoundFought(A, Monster.ORC, 7, MONSTER, 11, 3),
        events.MonsterDied(A, Monster.ORC, 3),
    )
