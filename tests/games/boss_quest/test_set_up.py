"""Equipo inicial."""

from collections import Counter
from collections.abc import Iterable
from typing import TypeVar

import pytest

from rules.boss_quest import RULEBOOK
from rules.boss_quest.content import Boss, Weapon, box
from rules.boss_quest.events import BossRevealed, EquipmentDealt, HiddenDealt, SpellsLaid
from rules.engine.randomness import Stream
from rules.engine.seats import Seat
from rules.engine.simulate import seeds
from tests.games.boss_quest.layout import A, B, C, attack, heard, kind
from tests.games.scenario import Scenario

T = TypeVar("T")

SEEDS = list(seeds("boss quest", 60))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_each_knight_has_a_hidden_weapon_and_an_open_one(players: int) -> None:
    table = Scenario(RULEBOOK, players)
    for seat in range(players):
        view = table.view(seat)
        (weapon,) = view.knights[seat].open
        assert view.knights[seat].hidden == 1
        assert view.hidden is not None
        assert view.attack == sum(box().weapons[one].value for one in (weapon, view.hidden))
        table.expect(
            EquipmentDealt(Seat(seat), weapon),
            HiddenDealt(view.hidden, view.attack, view.boss.life),
            by=seat,
        )
    assert table.view().weapon_deck == 35 - 2 * players


def test_only_its_owner_is_told_the_hidden_weapon() -> None:
    table = Scenario(RULEBOOK, 3)
    assert len(heard(table, HiddenDealt, by=A)) == 1
    assert heard(table, HiddenDealt) == []
    assert table.view().hidden is None
    assert table.view().attack is None


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_mage_offers_a_spell_more_than_there_are_knights(players: int) -> None:
    table = Scenario(RULEBOOK, players)
    view = table.view()
    assert len(view.row) == players
    assert view.mystery
    assert view.spell_deck == 23 - players - 1
    table.expect(SpellsLaid(view.row))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_each_knight_begins_with_three_hearts_and_no_key(players: int) -> None:
    for knight in Scenario(RULEBOOK, players).view().knights:
        assert (knight.hearts, knight.keys) == (3, 0)
        assert not knight.at_mage
        assert not knight.exceeded


def test_any_boss_may_come_first_with_the_life_on_its_card() -> None:
    views = [Scenario(RULEBOOK, 2, seed=seed).view() for seed in SEEDS]
    assert {view.boss.boss for view in views} == set(Boss)
    for view in views:
        assert view.boss.life == view.boss.printed == box().bosses[view.boss.boss]
        assert view.boss_deck == 7


def test_the_first_armourer_is_drawn_by_lot() -> None:
    armourers = {Scenario(RULEBOOK, 3, seed=seed).view().armourer for seed in SEEDS}
    assert armourers == {A, B, C}


def test_the_knight_to_the_left_of_the_armourer_begins_and_the_armourer_is_last() -> None:
    for seed in SEEDS:
        table = Scenario(RULEBOOK, 3, seed=seed)
        view = table.view()
        first = Seat((view.armourer + 1) % 3)
        assert view.order == (first, (first + 1) % 3, view.armourer)
        assert table.asked == [first]
        assert kind(table, first) == "boss-quest-take-turn"
        boss = view.boss
        table.expect(BossRevealed(1, boss.boss, boss.life, view.armourer, first))


def test_weapons_are_dealt_by_chance() -> None:
    dealt = Counter(Scenario(RULEBOOK, 2, seed=seed).view(A).hidden for seed in SEEDS)
    assert len(dealt) > 20
    assert set(dealt) <= set(Weapon)


def test_which_card_comes_next_does_not_depend_on_who_draws_it() -> None:
    for seed in SEEDS[:10]:
        drawn = []
        for shares in (["ask-1", "ask-3"], ["ask-2", "ask-2"], ["ask-3", "ask-1"]):
            table = Scenario(RULEBOOK, 3, seed=seed)
            weapons: list[Weapon] = []
            for share in shares:
                (seat,) = table.asked
                table.plays(seat, share)
                weapons += table.view().knights[seat].open[1:]
            drawn.append(weapons)
        assert drawn[0] == drawn[1] == drawn[2]
        assert len(drawn[0]) == 4


def test_the_seed_tells_each_card_that_was_drawn() -> None:
    for seed in SEEDS[:10]:
        table = Scenario(RULEBOOK, 3, seed=seed)
        view = table.view()
        (boss,) = drawn_from("bosses", seed, Boss, 1)
        *row, mystery = drawn_from("spells", seed, box().spell_cards(), 4)
        weapons = drawn_from("weapons", seed, Weapon, 6)
        assert view.boss.boss == boss
        assert (view.row, [*table.state.mystery]) == (tuple(row), [mystery])
        assert [table.view(seat).hidden for seat in view.order] == weapons[:3]
        assert [view.knights[seat].open for seat in view.order] == [(one,) for one in weapons[3:]]


def drawn_from(name: str, seed: bytes, cards: Iterable[T], count: int) -> list[T]:
    """Work out the first cards of a deck by hand, as anybody can who knows the seed."""
    stream = Stream(seed, name)
    left = sorted(cards, key=str)
    return [left.pop(stream.below(len(left))) for _ in range(count)]


def test_a_question_says_the_own_attack_and_the_boss_s_life() -> None:
    table = Scenario(RULEBOOK, 2)
    seat = Seat(table.asked[0])
    asked: object = table.question(seat).question
    shown = attack(table, seat), table.view().boss.life
    assert (getattr(asked, "attack", None), getattr(asked, "life", None)) == shown
