"""Snotlings from under the floor ("Snotlings")."""

from rules.dungeonquest import events
from rules.dungeonquest.cards import Deck, RoomCard
from rules.dungeonquest.catacombs import finds_events as told
from rules.dungeonquest.catacombs.curios import Creature
from rules.dungeonquest.heroes import Hero
from rules.dungeonquest.heroes_expansion import events as of_heroes
from rules.dungeonquest.state import Cause, Fate
from tests.games.dungeonquest.layout import A, B, dungeon
from tests.games.dungeonquest.steps import ROOM, enters, lowest, question


def test_the_example_of_eleven_snotlings() -> None:
    """The rulebook's example: 11 of them; 5 die, 3 come, 2 die, 1 comes, 9 is enough for 8."""
    table = enters("snotlings", catacombs=True, dice=[10, 1, 5, 3, 2, 1, 9])
    table.expect(
        told.SnotlingsCame(A, 10, 1, 11),
        told.SnotlingsSlain(A, 5, 0, 5, 6),
        events.LifeLost(A, Cause.SNOTLINGS, "2", 0, 2, 13),
        told.SnotlingsJoined(A, 3, 9),
        told.SnotlingsSlain(A, 2, 0, 2, 7),
        events.LifeLost(A, Cause.SNOTLINGS, "1", 0, 1, 12),
        told.SnotlingsJoined(A, 1, 8),
        told.SnotlingsSlain(A, 9, 0, 8, 0),
    )
    assert (table.hero().life, table.asked, table.dice) == (12, [B], [])
    assert lowest(table, Deck.ROOM) is RoomCard.SNOTLINGS


def test_who_kills_all_at_once_loses_nothing() -> None:
    table = enters("snotlings", catacombs=True, dice=[2, 3, 5])
    assert table.hero().life == 15


def test_they_can_kill() -> None:
    table = enters("snotlings", catacombs=True, dice=[10, 6, 1], life={A: 2})
    assert (table.hero().fate, table.hero().cause) == (Fate.DEAD, Cause.SNOTLINGS)


def test_the_ring_of_shielding_undoes_a_round() -> None:
    table = enters(
        "snotlings", catacombs=True, rings={A: "shielding"}, dice=[2, 1, 1, 1, 10], life={A: 2}
    )
    table.answers(A, raw=True)
    assert table.hero().life == 2


def test_fhyll_may_go_berserk_and_kills_two_more_then() -> None:
    """Source: "Fhyll Hachaloca" in "Héroes y Catacumbas"."""
    table = enters("snotlings", catacombs=True, heroes=[Hero.FHYLL], dice=[6, 2, 5, 6])
    table.expect(told.SnotlingsSlain(A, 6, 2, 8, 0))
    assert table.hero().berserk


def test_fhyll_who_keeps_his_senses_kills_no_more_than_others() -> None:
    table = enters("snotlings", catacombs=True, heroes=[Hero.FHYLL], dice=[3, 2, 4, 6])
    table.expect(told.SnotlingsSlain(A, 6, 0, 5, 0))


def test_azoth_may_burn_them_and_loses_a_turn() -> None:
    table = enters("snotlings", catacombs=True, heroes=[Hero.AZOTH], dice=[6, 2])
    asked = question(table)
    assert (asked.snotlings, asked.life) == (8, 14)
    table.answers(A, raw=True)
    table.expect(told.CreatureBurnt(A, Creature.SNOTLINGS))
    assert (table.hero().life, table.hero().lost_turns, table.asked) == (14, 1, [B])


def test_azoth_may_fight_them_instead() -> None:
    table = enters("snotlings", catacombs=True, heroes=[Hero.AZOTH], dice=[1, 1, 2])
    table.answers(A, raw=False)
    assert (table.hero().life, table.hero().lost_turns) == (14, 0)


def test_invisibility_does_not_help_against_them() -> None:
    """Ruling 94: they are not among those that it hides from."""
    table = dungeon(
        {A: "B2"}, heroes=[Hero.AZOTH], rooms={"B2": ROOM}, tiles=["normal-oooo"],
        room=["snotlings"], catacombs=True, dice=[1, 1, 2],
    )  # fmt: skip
    table.plays(A, "invisibility")
    table.goes("south")
    table.expect(told.SnotlingsCame(A, 1, 1, 2))


def test_stopped_time_helps_against_them() -> None:
    table = dungeon(
        {A: "B2"}, heroes=[Hero.AZOTH], rooms={"B2": ROOM}, tiles=["normal-oooo"],
        room=["snotlings"], catacombs=True,
    )  # fmt: skip
    table.plays(A, "stasis")
    table.goes("south")
    table.expect(of_heroes.HarmPassed(A))
    table.expect_no(told.SnotlingsCame)


def test_flame_bright_bears_what_they_cost() -> None:
    """Ruling 93."""
    table = enters("snotlings", catacombs=True, heroes=[Hero.SERELLIA], dice=[5, 3, 2, 1, 1, 10])
    table.answers(A, raw=True)
    assert (table.hero().life, table.hero().companion.life) == (6, 10)


def test_no_ring_dazzles_them() -> None:
    """Ruling 94."""
    table = enters("snotlings", catacombs=True, rings={A: "dazzling"}, dice=[2, 3, 5])
    assert (table.asked, table.hero().ring_used) == ([B], False)


def test_if_flame_bright_dies_serellia_bears_the_rest() -> None:
    """Ruling 93: it has 12 life points, loses 2 first and 1 in each of ten rounds more."""
    table = enters(
        "snotlings",
        heroes=[Hero.SERELLIA],
        rooms={"B2": ROOM, "B3": ROOM},
        tiles=[],
        catacombs=True,
        dice=[10, 6, *[1, 1] * 11, 10, 1, 7],
    )
    assert (table.hero().companion, table.hero().life, table.dice) == (None, 5, [])
