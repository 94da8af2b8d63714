"""Finding, wearing and throwing away amulets ("Los Amuletos Mágicos")."""

from typing import Unpack

import pytest

from rules.dungeonquest.cards import Deck, RoomCard
from rules.dungeonquest.catacombs import finds_events as told
from rules.dungeonquest.catacombs.amulet_cards import Amulet
from rules.dungeonquest.heroes import Hero
from tests.games.dungeonquest.layout import A, B, Dungeon, Layout, dungeon
from tests.games.dungeonquest.steps import (
    ROOM,
    enters,
    lowest,
    others_wait,
    question,
    searches,
    searches_crypt,
)


def finds(card: str = "death", **laid: Unpack[Layout]) -> Dungeon:
    """Let a hero find an amulet in a room."""
    laid["amulets"] = [card]
    return enters("amulet", **laid)


def test_the_player_on_the_right_looks_first_and_the_hero_decides_then() -> None:
    table = finds()
    table.expect(told.AmuletFound(A, B))
    table.expect(told.AmuletLookedAt(A, Amulet.DEATH), by=B)
    assert told.AmuletLookedAt(A, Amulet.DEATH) not in table.told(A)
    assert (table.asked, question(table).wears) == ([A], False)


def test_nobody_but_the_player_on_the_right_sees_it() -> None:
    table = finds()
    table.answers(A, raw=True)
    assert table.view(B).characters[A].amulet is Amulet.DEATH
    for viewer in (A, None):
        hero = table.view(viewer).characters[A]
        assert (hero.amulet, hero.wears_amulet, hero.amulet_acts) == (None, True, False)


def test_an_amulet_that_is_thrown_away_goes_under_the_amulet_cards() -> None:
    """Ruling 80."""
    table = finds()
    table.answers(A, raw=False)
    table.expect(told.AmuletThrownAway(A, None, old=False))
    assert not table.hero().wears_amulet
    assert table.state.amulets.items[0] is Amulet.DEATH


def test_the_card_that_shows_an_amulet_goes_back_though_the_amulet_is_kept() -> None:
    """Ruling 80."""
    table = finds()
    table.answers(A, raw=True)
    assert lowest(table, Deck.ROOM) is RoomCard.AMULET


def test_amulets_are_found_by_searching_too() -> None:
    table = searches("amulet", amulets=["escape"])
    table.answers(A, raw=True)
    table.expect(told.AmuletKept(A, B))


def test_amulets_are_found_in_crypts_too() -> None:
    table = searches_crypt("amulet", amulets=["escape"])
    table.answers(A, raw=True)
    table.expect(told.AmuletKept(A, B))


def test_a_hero_wears_but_one_and_chooses_between_old_and_new() -> None:
    table = finds("control", amulet={A: "death"})
    asked = question(table)
    assert (asked.wears, asked.worn) == (True, None)
    table.answers(A, raw=True)
    table.expect(told.AmuletThrownAway(A, None, old=True), told.AmuletKept(A, B))
    assert table.view(B).characters[A].amulet is Amulet.CONTROL
    assert table.state.amulets.items[0] is Amulet.DEATH


def test_an_old_amulet_that_acts_is_known_to_all() -> None:
    table = finds("control", worn={A: "madness"}, dice=[6])
    assert question(table).worn is Amulet.MADNESS
    table.answers(A, raw=True)
    table.expect(told.AmuletThrownAway(A, Amulet.MADNESS, old=True))


def test_the_old_amulet_can_be_kept() -> None:
    table = finds("control", amulet={A: "death"})
    table.answers(A, raw=False)
    assert table.view(B).characters[A].amulet is Amulet.DEATH


def test_alone_nobody_looks_at_an_amulet() -> None:
    table = finds(players=1)
    table.expect(told.AmuletFound(A, None))
    table.answers(A, raw=True)
    assert table.view(A).characters[A].amulet is None


@pytest.mark.parametrize("hero", [Hero.IRONHAND, Hero.AZOTH])
def test_who_wears_no_amulet_lets_it_lie(hero: Hero) -> None:
    """Source: "Ironhand el Forzudo", "Azoth el Sincara"."""
    table = finds(heroes=[hero])
    table.expect(told.AmuletRefused(A))
    assert (table.asked, len(table.state.amulets)) == ([B], 11)


def test_a_hero_who_runs_leaves_it() -> None:
    """Source: "Helena la Rápida" in "Héroes y Catacumbas"."""
    table = dungeon(
        {A: "B2"},
        heroes=[Hero.HELENA],
        rooms={"B2": ROOM, "B3": "normal-owow south", "B4": ROOM},
        room=["amulet"],
        amulets=["luck"],
    )
    table.plays(A, "run", "south")
    assert not table.hero().wears_amulet
    assert table.asked == [B]


def test_when_all_amulets_are_worn_there_is_none_to_be_found() -> None:
    table = enters("amulet", amulets=["luck"])
    table.answers(A, raw=False)
    table.state.amulets.take_all()
    others_wait(table)
    deck = table.state.decks[Deck.ROOM]
    deck.put(deck.take(RoomCard.AMULET))
    table.goes("north")
    table.expect(told.AmuletsGone(A))


def test_a_hero_who_is_berserk_leaves_it() -> None:
    """Source: "Fhyll Hachaloca": he keeps nothing that he finds."""
    table = dungeon(
        {A: "B2"}, heroes=[Hero.FHYLL], berserk=[A], rooms={"B2": ROOM},
        tiles=["normal-oooo"], room=["amulet"], amulets=["luck"], dice=[3],
    )  # fmt: skip
    table.goes("south")
    assert (table.asked, table.hero().wears_amulet) == ([B], False)
    assert len(table.state.amulets) == 11
