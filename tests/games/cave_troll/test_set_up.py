"""Set Up and The Variant Game."""

import pytest

from rules.cave_troll import RULEBOOK
from rules.cave_troll.content import Character
from rules.cave_troll.events import HandsDrawn, TurnBegan, YourFirstCard
from rules.cave_troll.options import CaveTrollOptions, CharacterSet
from rules.engine.simulate import seeds
from tests.games.cave_troll.layout import A
from tests.games.scenario import Scenario


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_player_draws_one_card_and_has_eighteen_left(seats: int) -> None:
    table = Scenario(RULEBOOK, seats)
    for place in table.view().places:
        assert (place.hand_size, place.deck, place.gold, place.artifacts) == (1, 18, 0, 0)
    assert table.view().artifacts == 6
    assert all(not space.pieces for space in table.view().spaces)


def test_the_opening_hand_is_told_to_its_owner_only() -> None:
    table = Scenario(RULEBOOK, 2)
    own = [event for event in table.told(A) if isinstance(event, YourFirstCard)]
    assert [event.card for event in own] == [*table.view(A).hand]
    assert not any(isinstance(event, YourFirstCard) for event in table.told())


def test_who_begins_is_chosen_at_random() -> None:
    first = [Scenario(RULEBOOK, 4, seed=seed).asked[0] for seed in seeds("first", 40)]
    assert set(first) == {0, 1, 2, 3}
    table = Scenario(RULEBOOK, 4)
    (seat,) = (question.seat for question in table.game.open.values())
    table.expect(HandsDrawn(seat), TurnBegan(seat, 1))


@pytest.mark.parametrize("which", CharacterSet)
def test_all_players_use_the_same_set(which: CharacterSet) -> None:
    table = Scenario(RULEBOOK, 3, options=CaveTrollOptions(characters=which))
    classic = which is CharacterSet.CLASSIC
    for place in table.view().places:
        assert ("knight" in place.waiting) == classic
        assert ("paladin" in place.waiting) != classic
        assert "adventurer-9" in place.waiting
        assert len(place.waiting) == 17
    for place in table.state.places:
        cards = [*place.hand, *place.deck]
        assert (Character.ORC.value in cards) == classic
        assert (Character.GRUNT.value in cards) != classic


def test_decks_are_shuffled_each_by_itself() -> None:
    one, other = Scenario(RULEBOOK, 2).state.places
    assert [*one.hand, *one.deck] != [*other.hand, *other.deck]
