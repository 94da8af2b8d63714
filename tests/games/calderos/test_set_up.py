"""Setup, I to IV."""

from collections import Counter

import pytest

from rules.calderos import RULEBOOK
from rules.calderos.content import Student, box
from rules.calderos.events import CardsDealt, CharacterChosen, HandDealt, TurnBegan
from rules.calderos.options import CalderosOptions, Characters, Dealer
from rules.engine.simulate import seeds
from tests.games.calderos.layout import A, B, C, D, E
from tests.games.scenario import Scenario


def sit_down(players: int, options: CalderosOptions, seed: bytes = bytes(32)) -> Scenario:
    """Return a game set up by its own rules, up to the first turn."""
    table = Scenario(RULEBOOK, players, options=options, seed=seed)
    while table.game.open and not table.view().turn:
        seat = table.asked[0]
        if table.question(seat).question.kind != "calderos-choose-character":
            break
        table.answers(seat, next(iter(table.question(seat).question.every())))
    return table


FIRST_SEAT_DEALS = CalderosOptions(dealer=Dealer.FIRST_SEAT)


def test_each_player_chooses_a_character_that_is_left() -> None:
    table = Scenario(RULEBOOK, 3, options=FIRST_SEAT_DEALS)
    table.answers(A, "corvus")
    table.expect(CharacterChosen(A, Student.CORVUS))
    assert list(table.question(B).question.every()) == ["aldric", "lyra", "magnus", "celestia"]
    table.answers(B, "aldric")
    table.answers(C, "magnus")
    assert [place.student for place in table.view().places] == ["corvus", "aldric", "magnus"]


def test_the_magic_cauldron_has_the_colour_of_its_character() -> None:
    table = sit_down(4, FIRST_SEAT_DEALS)
    for place in table.view().places:
        assert place.cauldron.colour == place.student
        assert place.cauldron.ingredients == ()


def test_the_fifth_player_takes_the_character_that_is_left() -> None:
    table = Scenario(RULEBOOK, 5, options=FIRST_SEAT_DEALS)
    for seat, student in zip((A, B, C, D), ("lyra", "aldric", "corvus", "magnus"), strict=True):
        table.answers(seat, student)
    table.expect(CharacterChosen(E, Student.CELESTIA))
    assert table.asked == [B]


def test_characters_can_be_dealt() -> None:
    options = CalderosOptions(characters=Characters.DEAL, dealer=Dealer.FIRST_SEAT)
    tables = [sit_down(5, options, seed) for seed in seeds("deal", 20)]
    dealt = {tuple(place.student for place in table.view().places) for table in tables}
    assert all(set(students) == set(Student) for students in dealt)
    assert len(dealt) > 10
    assert all(table.question(B).question.kind == "calderos-take-action" for table in tables)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_each_player_is_dealt_five_cards_and_sees_only_those(players: int) -> None:
    table = sit_down(players, FIRST_SEAT_DEALS)
    assert [place.hand_size for place in table.view().places] == [5] * players
    for seat in range(players):
        own = table.view(seat).hand
        assert len(own) == 5
        table.expect(HandDealt(own), by=seat)
    table.expect(CardsDealt(A, B))
    assert not any(isinstance(event, HandDealt) for event in table.told())


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_remaining_cards_are_the_draw_pile(players: int) -> None:
    table = sit_down(players, FIRST_SEAT_DEALS)
    cards = Counter(card for zone in table.game.table.zones.values() for card in zone)
    assert cards == Counter(box().cards(players))
    assert table.view().draw_pile == len(box().cards(players)) - 5 * players
    assert table.view().discard_pile == 0


@pytest.mark.parametrize("players", [2, 5])
def test_the_player_to_the_right_of_the_dealer_begins(players: int) -> None:
    began = set()
    for seed in seeds("dealers", 40):
        table = sit_down(players, CalderosOptions(), seed)
        dealer = table.state.dealer
        first = (dealer + 1) % players
        table.expect(CardsDealt(dealer, table.state.places[first].seat), TurnBegan(first))
        began.add(first)
    assert began == set(range(players)), "any player may be the dealer"


def test_play_goes_on_to_the_right_and_round() -> None:
    table = sit_down(3, FIRST_SEAT_DEALS)
    for seat in (B, C, A, B):
        assert table.view().turn == seat
        table.plays(seat, "discard", table.view(seat).hand[0])
        if table.asked == [A]:
            table.expect(TurnBegan(A))


def test_the_deck_is_shuffled() -> None:
    hands = {sit_down(2, FIRST_SEAT_DEALS, seed).view(A).hand for seed in seeds("decks", 20)}
    assert len(hands) == 20
