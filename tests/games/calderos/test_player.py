"""The sensible bot player of Guerra de Calderos: what a rival at its table would notice."""

from collections.abc import Sequence
from typing import Any

import pytest

from rules.calderos import RULEBOOK
from rules.calderos.content import ATTACKS, INGREDIENTS, Card, Student
from rules.calderos.player import sensible
from rules.calderos.questions import defend, take_action
from rules.calderos.state import Calderos, Cauldron, Lasting
from rules.calderos.view import view
from rules.engine.randomness import Stream
from rules.engine.seats import Seat
from rules.engine.simulate import Match, seeds, simulate
from rules.engine.table import Table
from rules.engine.zones import EVERYONE

ME = Seat(0)
FROST, GAS, TEARS, LAUGHTER, VOMIT = INGREDIENTS


def position(mine: Sequence[Card], *cauldrons: Sequence[Card]) -> Calderos:
    """Lay out a game: my hand, then what lies beside each seat's cauldron, mine first."""
    table = Table(len(cauldrons), bytes(32))
    game: Calderos = RULEBOOK.set_up(table, RULEBOOK.options())
    for place, ingredients, student in zip(game.places, cauldrons, Student, strict=False):
        place.student = student
        beside = table.zone(f"cauldron/{student}", ingredients, seers=EVERYONE)
        place.cauldron = Cauldron(student, beside)
        for card in ingredients:
            game.deck.take(card)
    for card in mine:
        game.places[ME].hand.put(game.deck.take(card))
    for place in game.places[1:]:
        place.hand.items.extend(game.deck.draw() for _ in range(5))
    return game


def act(game: Calderos) -> Any:
    return sensible(view(game, ME), take_action(game, game.places[ME]), Stream(bytes(32), "test"))


def answer(game: Calderos, spell: Card, attacker: int = 1, named: Card | None = None) -> Any:
    question = defend(game, game.places[ME], spell, Seat(attacker), named)
    return sensible(view(game, ME), question, Stream(bytes(32), "test"))


def test_it_completes_its_ritual() -> None:
    game = position(
        [Card.EXPLOSION, VOMIT, Card.MIRROR],
        [FROST, GAS, TEARS, LAUGHTER],
        [FROST, GAS, TEARS, LAUGHTER],
    )
    assert act(game) == ["add", VOMIT]


def test_it_declares_three_golden_cauldrons() -> None:
    game = position([Card.GOLDEN_CAULDRON] * 3 + [FROST, Card.EXPLOSION], [], [GAS, TEARS], [])
    assert act(game) == ["declare"]


def test_it_adds_an_ingredient_when_nobody_is_close_to_winning() -> None:
    game = position([Card.EXPLOSION, Card.ENCHANTMENT, TEARS, Card.MIRROR], [FROST], [GAS], [])
    assert act(game) == ["add", TEARS]


def test_it_blows_up_the_leader_and_nobody_else() -> None:
    game = position(
        [Card.EXPLOSION, GAS, GAS], [FROST], [TEARS], [FROST, GAS, TEARS, LAUGHTER], [VOMIT]
    )
    assert act(game) == ["attack", Card.EXPLOSION, 2]


def test_it_steals_a_cauldron_that_its_hand_completes() -> None:
    game = position(
        [Card.CAULDRON_THEFT, Card.EXPLOSION, VOMIT], [], [FROST, GAS, TEARS, LAUGHTER], [GAS]
    )
    assert act(game) == ["attack", Card.CAULDRON_THEFT, 1]


def test_it_asks_the_leader_for_the_ingredient_that_the_leader_lacks() -> None:
    game = position([Card.POSSESSION, GAS], [GAS], [FROST, GAS, TEARS, LAUGHTER], [FROST])
    assert act(game) == ["attack", Card.POSSESSION, 1, VOMIT]


def test_with_two_golden_cauldrons_it_asks_for_the_third() -> None:
    game = position(
        [Card.GOLDEN_CAULDRON, Card.GOLDEN_CAULDRON, Card.POSSESSION, GAS, GAS], [GAS], [], []
    )
    verb, spell, _target, name = act(game)
    assert (verb, spell, name) == ("attack", Card.POSSESSION, Card.GOLDEN_CAULDRON)


@pytest.mark.parametrize("spell", [spell for spell in ATTACKS if spell is not Card.POSSESSION])
def test_it_throws_a_spare_card_away_rather_than_waste_a_spell(spell: Card) -> None:
    game = position([spell, GAS, Card.MIRROR, Card.COUNTERSPELL], [GAS], [], [])
    for rival in game.places[1:]:
        rival.enchanted = True
        rival.broken = rival.own.blocked = Lasting(ME, 0)
    assert act(game) == ["discard", GAS]


def test_it_keeps_defenses_and_golden_cauldrons() -> None:
    game = position(
        [Card.MIRROR, Card.COUNTERSPELL, Card.GOLDEN_CAULDRON, Card.GOLDEN_CAULDRON, GAS], [GAS], []
    )
    assert act(game) == ["discard", GAS]


def test_it_endures_to_be_asked_for_a_card_that_it_does_not_hold() -> None:
    game = position([Card.COUNTERSPELL, Card.MIRROR, GAS], [FROST], [], [])
    assert answer(game, Card.POSSESSION, named=TEARS) == ["endure"]


def test_it_guards_a_golden_cauldron_that_it_collects() -> None:
    game = position([Card.COUNTERSPELL, Card.GOLDEN_CAULDRON, Card.GOLDEN_CAULDRON], [], [], [])
    assert answer(game, Card.POSSESSION, named=Card.GOLDEN_CAULDRON) == ["counterspell"]


@pytest.mark.parametrize("spell", [Card.EXPLOSION, Card.CAULDRON_THEFT])
def test_it_guards_a_rich_cauldron(spell: Card) -> None:
    game = position([Card.COUNTERSPELL, GAS], [FROST, GAS, TEARS], [], [])
    assert answer(game, spell) == ["counterspell"]


@pytest.mark.parametrize("spell", [Card.EXPLOSION, Card.CAULDRON_THEFT])
def test_it_spends_no_defense_to_keep_an_empty_cauldron(spell: Card) -> None:
    game = position([Card.COUNTERSPELL, Card.MIRROR, GAS], [], [FROST], [TEARS])
    assert answer(game, spell) == ["endure"]


def test_it_bounces_an_explosion_to_the_leader() -> None:
    game = position([Card.MIRROR, GAS], [FROST, GAS, TEARS], [GAS], [FROST, GAS, TEARS, VOMIT])
    assert answer(game, Card.EXPLOSION) == ["mirror-bounce", 2]


def test_it_cancels_a_theft_with_its_mirror_when_a_bounce_would_only_lose() -> None:
    game = position([Card.MIRROR, LAUGHTER], [FROST, GAS, TEARS, VOMIT], [GAS], [])
    assert answer(game, Card.CAULDRON_THEFT) == ["mirror-cancel"]


def test_it_does_not_let_its_last_step_be_blocked() -> None:
    game = position([Card.COUNTERSPELL, VOMIT], [FROST, GAS, TEARS, LAUGHTER], [], [])
    for spell in (Card.CAULDRON_BLOCK, Card.ENCHANTMENT):
        assert answer(game, spell) == ["counterspell"]


@pytest.mark.parametrize(("seats", "least_share"), [(2, 0.75), (3, 0.6), (4, 0.5), (5, 0.45)])
def test_it_beats_random_players_in_every_seat(seats: int, least_share: float) -> None:
    games, won = 60, 0
    for seat in range(seats):
        policies = [sensible if place == seat else None for place in range(seats)]
        *_, totals = simulate(Match(RULEBOOK, policies), seeds(f"seat {seat}", games))
        assert totals.finished == games
        won += totals.wins[seat]
    assert won / (games * seats) > least_share


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_sensible_players_come_to_an_end_among_themselves(seats: int) -> None:
    match = Match(RULEBOOK, [sensible] * seats, most_decisions=1_000)
    *_, totals = simulate(match, seeds("among themselves", 60))
    assert totals.finished == 60
    assert all(totals.end_reasons.values())
