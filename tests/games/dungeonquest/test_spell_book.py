"""The spell book in the treasure chamber ("Libro de Hechizos")."""

from typing import Unpack

import pytest

from rules.dungeonquest import events
from rules.dungeonquest.cards import CryptCard, RoomCard, Treasure
from rules.dungeonquest.catacombs import finds_events as told
from rules.dungeonquest.catacombs.curios import Page
from rules.dungeonquest.heroes import Hero
from rules.dungeonquest.state import Cause, Fate
from tests.games.dungeonquest.layout import A, B, Dungeon, Layout, dungeon
from tests.games.dungeonquest.steps import ROOM, options, others_wait, question

TOKENS = ("guineas-100", "guineas-110", "guineas-120", "guineas-130")


def reads(roll: int, *more: int, **laid: Unpack[Layout]) -> Dungeon:
    """Let a hero in the treasure chamber read in the spell book."""
    laid["dice"] = [roll, *more]
    laid.setdefault("treasures", {A: ["spell-book", *TOKENS]})
    table = dungeon({A: "G5"}, **laid)
    table.plays(A, "read-book")
    return table


def catacombs(**laid: Unpack[Layout]) -> Layout:
    """Return a layout with the Catacombs in the box."""
    laid["catacombs"] = True
    return laid


@pytest.mark.parametrize(
    ("rolls", "page"),
    [
        ((3, 4), Page.CURSE),
        ((5, 6, 7, 8, 9), Page.NOTHING),
        ((10,), Page.VISION),
        ((11,), Page.VITALITY),
    ],
)
def test_a_d12_says_what_is_read(rolls: tuple[int, ...], page: Page) -> None:
    for roll in rolls:
        table = reads(roll, 1, **catacombs())
        table.expect(told.SpellBookRead(A, roll, page))
        assert "stay" in table.acts(), "the turn goes on"


def test_it_can_be_read_once_in_a_turn() -> None:
    table = reads(5, 6, **catacombs())
    assert "read-book" not in table.acts()
    table.wait(A, B)
    assert "read-book" in table.acts()


def test_an_alarm_kills_the_reader_and_wakes_the_dragon_for_the_others() -> None:
    table = dungeon(
        {A: "G5", B: "G6"}, catacombs=True, dice=[2, 3],
        treasures={A: ["spell-book"], B: ["guineas-100"]},
    )  # fmt: skip
    table.plays(A, "read-book")
    table.expect(
        told.SpellBookRead(A, 2, Page.ALARM),
        events.DragonWoke(A),
        events.TreasureLost(B, 100),
        events.LifeLost(B, Cause.DRAGON, "D12", 3, 3, 13),
    )
    assert (table.hero().fate, table.hero().cause) == (Fate.DEAD, Cause.DRAGON)
    assert "flee" in question(table, B).kind


def test_a_curse_costs_d6() -> None:
    table = reads(4, 5, **catacombs())
    table.expect(events.LifeLost(A, Cause.SPELL_BOOK, "D6", 5, 5, 10))


def test_a_curse_may_kill() -> None:
    table = reads(4, 5, **catacombs(life={A: 3}))
    assert table.hero().cause is Cause.SPELL_BOOK


def test_vitality_restores_all_life_points() -> None:
    table = reads(11, **catacombs(life={A: 2}))
    table.expect(told.VitalityWon(A, 13, 15))


def test_vision_lets_a_hero_see_four_tokens_and_keep_two() -> None:
    table = reads(
        10,
        **catacombs(
            treasures={A: ["spell-book"]},
            treasure=["guineas-200", "giant-ruby", "guineas-200", "guineas-300"],
            dragon=["sleeping"],
        ),
    )
    table.plays(A, "stay")
    four = (
        Treasure.GUINEAS_200, Treasure.GIANT_RUBY, Treasure.GUINEAS_200, Treasure.GUINEAS_300,
    )  # fmt: skip
    table.expect(told.TokensSeen(A, four))
    assert options(table) == ["guineas-200", "giant-ruby", "guineas-300"]
    table.answers(A, "giant-ruby")
    assert question(table).kept is Treasure.GIANT_RUBY
    table.answers(A, "guineas-200")
    table.expect(
        events.TreasureTaken(A, (Treasure.GIANT_RUBY, Treasure.GUINEAS_200), 4700),
        events.DragonSleeps(A, 7),
    )
    assert table.view().treasures_left == 37, "40, less the book and two"


def test_a_token_that_was_chosen_lies_beside_the_sheet_at_once() -> None:
    table = reads(10, **catacombs(treasures={A: ["spell-book"]}, treasure=["giant-ruby"]))
    table.plays(A, "stay")
    table.answers(A, "giant-ruby")
    assert "keep-treasure" in question(table).kind
    assert table.hero().treasures == (Treasure.SPELL_BOOK, Treasure.GIANT_RUBY)
    assert table.hero().gold == 4500


def test_vision_lasts_as_long_as_the_hero_stays() -> None:
    table = reads(10, 5, **catacombs(treasures={A: ["spell-book"]}, dragon=["sleeping"] * 2))
    table.wait(A, B)
    table.plays(A, "stay")
    assert "keep-treasure" in question(table).kind


def test_of_two_like_tokens_both_may_be_kept() -> None:
    table = reads(
        10,
        **catacombs(
            treasures={A: ["spell-book"]},
            treasure=["guineas-200", "guineas-100", "guineas-200", "guineas-110"],
            dragon=["sleeping"],
        ),
    )
    table.plays(A, "stay")
    table.answers(A, "guineas-200")
    table.answers(A, "guineas-200")
    assert table.hero().treasures[1:] == (Treasure.GUINEAS_200, Treasure.GUINEAS_200)


def test_the_last_page_takes_a_hero_out_with_two_tokens_and_nothing_else() -> None:
    """Ruling 97."""
    table = reads(12, **catacombs(holds={A: [CryptCard.BROOCH]}))
    hero = table.hero()
    assert (hero.fate, len(hero.treasures), hero.cards) == (Fate.OUT, 2, ())
    assert Treasure.SPELL_BOOK not in hero.treasures
    table.expect(told.CarriedOutBySpell(A, hero.hero, hero.treasures, hero.gold))
    assert table.view().treasures_left == 38
    assert table.asked == [B]


def test_the_book_goes_back_into_the_cup_when_its_reader_leaves() -> None:
    table = dungeon(
        {A: "G5"}, catacombs=True, rooms={"G4": ROOM}, treasures={A: ["spell-book"]},
        room=["empty"],
    )  # fmt: skip
    table.plays(A, "leave-chamber", "north")
    table.expect(told.SpellBookReturned(A))
    assert (table.hero().treasures, table.view().treasures_left) == ((), 40)


def test_azoth_does_not_read_it() -> None:
    table = dungeon({A: "G5"}, heroes=[Hero.AZOTH], catacombs=True, treasures={A: ["spell-book"]})
    assert "read-book" not in table.acts()


def test_ironhand_reads_it() -> None:
    """Source: "Ironhand el Forzudo" in "Héroes y Catacumbas"."""
    table = dungeon(
        {A: "G5"}, heroes=[Hero.IRONHAND], catacombs=True, treasures={A: ["spell-book"]}
    )
    assert "read-book" in table.acts()


def test_it_is_read_from_the_turn_after_it_was_found() -> None:
    """Ruling 95."""
    table = dungeon(
        {A: "G4"}, catacombs=True, rooms={"G4": ROOM}, treasure=["spell-book", "guineas-100"],
        dragon=["sleeping"],
    )  # fmt: skip
    table.goes("south")
    assert table.asked == [B]
    others_wait(table)
    assert "read-book" in table.acts()


def test_a_chest_that_comes_along_with_the_last_page_is_opened() -> None:
    """Ruling 96."""
    table = reads(12, 5, **catacombs(treasures={A: ["spell-book", "chest"]}))
    assert question(table).kind == "dungeonquest-open-chest"
    table.answers(A, raw=True)
    assert (table.hero().fate, table.hero().gold) == (Fate.OUT, 500)


def test_the_last_page_ends_the_curses_of_its_reader() -> None:
    """Source: "La Sombra del Destino"; it rolled as the turn began."""
    table = dungeon(
        {A: "G5"},
        catacombs=True,
        holds={A: [RoomCard.SHADOW_OF_DOOM]},
        treasures={A: ["spell-book"]},
        dice=[2, 12],
    )
    table.plays(A, "read-book")
    assert (table.hero().fate, table.hero().cards) == (Fate.OUT, ())
