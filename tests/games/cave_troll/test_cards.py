"""Draw and Play a Card."""

import pytest

from rules.cave_troll.content import Card, Figure
from rules.cave_troll.events import CardDrawn, FigurePlaced, IconsAdded, YouDrew
from tests.games.cave_troll.layout import (
    CHEST,
    HERO,
    A,
    B,
    at,
    cave_troll,
    draws,
    options,
    stands,
)

MARKED = "marked-adventurer"


def test_one_draws_then_plays_one_of_the_cards_in_hand() -> None:
    table = cave_troll(hands={A: ["knight"]}, decks={A: ["orc"]})
    table.plays(A, "draw")
    table.expect(CardDrawn(A, 17))
    assert YouDrew(Card.ORC) in table.told(A)
    assert YouDrew(Card.ORC) not in table.told(B)
    assert table.view(A).hand == (Card.KNIGHT, Card.ORC)
    table.plays(A, "orc", at("P1"))
    table.expect(FigurePlaced(A, Card.ORC, Figure.ORC, at("P1")))
    assert table.view(A).hand == (Card.KNIGHT,)
    assert table.view().actions == 3


@pytest.mark.parametrize("hero", [HERO, MARKED, "knight", "dwarf", "barbarian", "thief"])
def test_heroes_are_placed_on_any_stairs(hero: str) -> None:
    table = cave_troll(hands={A: [hero]})
    table.plays(A, "draw")
    assert all(table.may(A, hero, at(stairs)) for stairs in ("S1", "S2", "S3", "S4"))
    assert not table.may(A, hero, at("01"))
    assert not table.may(A, hero, at("P1"))


@pytest.mark.parametrize(
    ("monster", "variant"),
    [("orc", False), ("wraith", False), ("grunt", True), ("banshee", True)],
)
def test_monsters_are_placed_in_any_pit(monster: str, variant: bool) -> None:  # noqa: FBT001
    table = cave_troll(hands={A: [monster]}, variant=variant)
    table.plays(A, "draw")
    assert all(table.may(A, monster, at(pit)) for pit in ("P1", "P2", "P3"))
    assert not table.may(A, monster, at("S1"))
    assert not table.may(A, monster, at("01"))


def test_a_card_without_icons_is_discarded_face_up() -> None:
    table = cave_troll(hands={A: [CHEST]})
    draws(table, A, CHEST, "01")
    assert table.view().places[A].discard == (Card.TREASURE_CHEST,)
    assert table.view().pile == ()


def test_a_card_with_icons_goes_to_the_scoring_pile() -> None:
    table = cave_troll(hands={A: [MARKED]}, pile=[MARKED])
    draws(table, A, MARKED, "S1")
    table.expect(IconsAdded(A, Card.MARKED_ADVENTURER, 1, 2))
    assert table.view().pile == (Card.MARKED_ADVENTURER,) * 2
    assert table.view().icons == 2
    assert table.view().places[A].discard == ()


def test_each_adventurer_is_a_figure_of_its_own() -> None:
    table = cave_troll({"05": [(A, HERO)]}, removed=[(A, HERO)], hands={A: [HERO]})
    draws(table, A, HERO, "S1")
    assert stands(table, "S1") == [(A, "adventurer-3")]


def test_there_is_always_a_card_that_can_be_played() -> None:
    """Ruling 27: even with three Cave Trolls on the board."""
    crowd = {f"0{room}": [(seat, "cave-troll")] for room, seat in ((1, B),)}
    table = cave_troll(crowd, hands={A: ["cave-troll"]}, decks={A: [CHEST]})
    table.plays(A, "draw")
    assert table.may(A, "cave-troll")
    assert table.may(A, CHEST)


def test_rooms_with_figures_are_offered_first() -> None:
    table = cave_troll({"30": [(B, HERO)]}, hands={A: [CHEST]}, decks={A: [HERO]})
    table.plays(A, "draw")
    shown = options(table, A, CHEST)
    assert shown[0] == [CHEST, at("30")]
    assert len(shown) == 33
