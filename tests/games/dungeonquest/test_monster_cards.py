"""What each of the 15 monster cards says of each monster and stance, through the rules."""

from itertools import product

import pytest

from rules.dungeonquest import events
from rules.dungeonquest.monsters import (
    HEADINGS,
    OF_THE_CARDS,
    Monster,
    MonsterCard,
    Outcome,
    Stance,
    read_reaction,
)
from rules.dungeonquest.state import Cause
from tests.games.dungeonquest.layout import A, B, C
from tests.games.dungeonquest.steps import enters

CELLS = list(product(MonsterCard, OF_THE_CARDS, HEADINGS))
ROLL = 5
TO_COMBAT = {Outcome.COMBAT, Outcome.SLASH_COMBAT}
AWAY = {Outcome.ESCAPE, Outcome.SLASH_ESCAPE}


@pytest.mark.parametrize(
    ("card", "monster", "stance"), CELLS, ids=["-".join(map(str, cell)) for cell in CELLS]
)
def test_what_a_monster_card_says_is_done_and_its_life_points_are_told_to_the_reader_alone(
    card: MonsterCard, monster: Monster, stance: Stance
) -> None:
    outcome, slash, life = card.reaction(monster, stance)
    table = enters(monster, players=3, monster=[int(card.value)], dice=[ROLL])
    table.answers(A, stance)
    table.expect(events.MonsterReacted(A, monster, outcome, C))
    lost = slash.result(ROLL if slash.sides else 0, table.hero().sheet) if slash else 0
    assert table.hero().life == 15 - lost
    hurt = [
        (event.cause, event.lost) for event in table.told() if isinstance(event, events.LifeLost)
    ]
    assert hurt == ([(Cause(monster), lost)] if slash else [])
    told = {
        viewer: [event for event in table.told(viewer) if isinstance(event, events.MonsterCardRead)]
        for viewer in (None, A, B, C)
    }
    assert [told[None], told[A], told[B]] == [[], [], []]
    if outcome in TO_COMBAT:
        assert told[C] == [events.MonsterCardRead(card, monster, A, life)]
        assert [table.view(viewer).fight.life for viewer in (None, A, B, C)] == [None] * 3 + [life]
        assert table.asked == [A, C]
    else:
        assert not told[C]
        assert table.view(C).fight is None
        assert table.asked == [B]
    assert table.where() == ("B2" if outcome in AWAY else "B3")


FIGURES = {
    Monster.GOBLIN: (11, 11, 6, 6, 9),
    Monster.MOUNTAIN_TROLL: (3, 8, 13, 2, 2),
    Monster.DEATH_WARRIOR: (2, 1, 6, 9, 5),
    Monster.ORC: (6, 4, 4, 10, 9),
    Monster.CHAMPION_OF_CHAOS: (2, 1, 3, 11, 12),
}
"""How many cards say: flees (attack), flees (wait), clean escape, slash, combat (both escape)."""


@pytest.mark.parametrize("monster", OF_THE_CARDS)
def test_how_monsters_behave_on_the_whole(monster: Monster) -> None:
    said = {stance: [card.reaction(monster, stance) for card in MonsterCard] for stance in HEADINGS}
    away = said[Stance.ESCAPE]
    assert FIGURES[monster] == (
        sum(reaction.outcome is Outcome.FLEES for reaction in said[Stance.ATTACK]),
        sum(reaction.outcome is Outcome.FLEES for reaction in said[Stance.WAIT]),
        sum(reaction.outcome is Outcome.ESCAPE for reaction in away),
        sum(reaction.slash is not None for reaction in away),
        sum(reaction.outcome in TO_COMBAT for reaction in away),
    )


@pytest.mark.parametrize(("card", "monster", "stance"), CELLS)
def test_only_who_turns_its_back_is_slashed_and_only_who_does_gets_away(
    card: MonsterCard, monster: Monster, stance: Stance
) -> None:
    reaction = card.reaction(monster, stance)
    if stance is Stance.ESCAPE:
        assert reaction.outcome is not Outcome.FLEES
    else:
        assert reaction.outcome in {Outcome.COMBAT, Outcome.FLEES}
    assert (reaction.life > 0) == (reaction.outcome in TO_COMBAT)


@pytest.mark.parametrize("text", ["", "combat", "slash D6-1", "slash D6 escape", "runs", None, 3])
def test_what_is_not_written_as_on_a_monster_card_is_refused(text: object) -> None:
    with pytest.raises(ValueError, match=r"reaction|ends"):
        read_reaction(text)
