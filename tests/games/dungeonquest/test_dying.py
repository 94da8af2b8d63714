"""Dying, by each cause, and what becomes of what a hero carried (rulebook 3.1, ruling 20)."""

from collections.abc import Callable, Mapping
from typing import Unpack

import pytest

from rules.dungeonquest import events
from rules.dungeonquest.cards import (
    Card,
    CorpseCard,
    CryptCard,
    Deck,
    RoomCard,
    TrapCard,
    Treasure,
    deck_of,
)
from rules.dungeonquest.heroes import Hero
from rules.dungeonquest.state import Cause, Fate, Plight
from tests.games.dungeonquest.layout import A, B, C, Dungeon, Layout, also, dungeon
from tests.games.dungeonquest.steps import (
    ROOM,
    enters,
    fights,
    lowest,
    searches,
    searches_corpse,
    searches_crypt,
    springs,
)

COMBAT_WITH_ALL = 5
"""A monster card by which all five monsters fight whoever attacks."""


def in_combat(foe: str, **laid: Unpack[Layout]) -> Dungeon:
    laid["monster"] = [COMBAT_WITH_ALL]
    table = enters(foe, **laid)
    table.answers(A, "attack")
    fights(table, "leap-aside", "slash")
    return table


def by_the_spider(**laid: Unpack[Layout]) -> Dungeon:
    laid["dice"] = [6]
    table = enters("giant-spider", **laid)
    table.answers(A, "fight")
    table.plays(A, 1, 2, 3)
    return table


def by_a_cave_in(**laid: Unpack[Layout]) -> Dungeon:
    laid["dice"] = [6]
    table = enters("cave-in", **laid)
    table.answers(A, 6)
    return table


def by_a_door(**laid: Unpack[Layout]) -> Dungeon:
    laid["rooms"], laid["door"] = {"B2": "normal-oodo south"}, ["trap-plain"]
    laid["dice"] = [1]
    table = dungeon({A: "B2"}, **laid)
    table.goes("south")
    return table


def by_a_potion(**laid: Unpack[Layout]) -> Dungeon:
    laid["rooms"], laid["dice"] = {"B2": ROOM}, [12]
    laid["holds"] = {A: [*laid["holds"][A], CryptCard.POTION]}
    table = dungeon({A: "B2"}, **laid)
    table.plays(A, "drink")
    return table


def in_a_pit(**laid: Unpack[Layout]) -> Dungeon:
    laid["tiles"], laid["dice"] = ["pit-owow"], [12]
    return enters(**laid)


def in_a_rotating_room(**laid: Unpack[Layout]) -> Dungeon:
    laid["tiles"] = ["rotating-room-owww"]
    laid["rooms"] = {"B2": ROOM, "B4": "normal-owww north"}
    return enters(**laid)


def by_the_dragon(**laid: Unpack[Layout]) -> Dungeon:
    laid["dragon"], laid["dice"] = ["awake"], [1]
    table = dungeon({A: "G5"}, **laid)
    table.plays(A, "stay")
    return table


def at_nightfall(**laid: Unpack[Layout]) -> Dungeon:
    laid["sun"], laid["rooms"] = 26, {"B2": ROOM}
    table = dungeon({A: "B2"}, **laid)
    table.plays(A, "wait")
    table.plays(B, "wait")
    return table


def by(steps: Callable[..., Dungeon], card: str, *dice: int) -> Callable[..., Dungeon]:
    """Return a way of dying: by a card and what is rolled for it."""
    return lambda **laid: steps(card, **laid, dice=dice)


def by_a_new_card(steps: Callable[..., Dungeon], card: str, *dice: int) -> Callable[..., Dungeon]:
    """Return the same for a card of the Catacombs."""
    return lambda **laid: steps(card, **laid, dice=dice, catacombs=True)


def by_the_cave_troll(**laid: Unpack[Layout]) -> Dungeon:
    """Fight the cave troll without a bribe."""
    table = dungeon({A: "D4"}, **also(laid, below={A: "east"}, catacomb=["cave-troll"]))
    table.answers(B, 4)
    table.answers(A, "attack")
    fights(table, "slash", "mighty-blow")
    return table


def by_rats(**laid: Unpack[Layout]) -> Dungeon:
    """Meet the rats of the catacombs."""
    more: Layout = {"below": {A: "east"}, "catacomb": ["rats"], "dice": [5]}
    return dungeon({A: "D4"}, **also(laid, **more))


def from_a_bridge(**laid: Unpack[Layout]) -> Dungeon:
    """Fall from a bridge."""
    table = enters(**also(laid, tiles=["bridge-owow"], dice=[8, 1], catacombs=True))
    table.answers(A, "cross")
    return table


def in_a_run(**laid: Unpack[Layout]) -> Dungeon:
    """Run into a trap that would cost nothing else."""
    room = "normal-owow south"
    table = dungeon(
        {A: "B2"},
        **also(
            laid,
            heroes=[Hero.HELENA],
            rooms={"B2": room, "B3": room, "B4": room},
            room=["crossfire-trap"],
            dice=[1],
        ),
    )
    table.plays(A, "run", "south")
    return table


def by_calming_down(**laid: Unpack[Layout]) -> Dungeon:
    """Come to one's senses as another hero's turn ends."""
    table = dungeon(
        {A: "B2"},
        **also(
            laid,
            heroes=[Hero.FHYLL],
            players=3,
            turn=B,
            berserk=[A],
            fates={C: "out"},
            dice=[6],
        ),
    )
    table.plays(B, "wait")
    return table


def as_a_turn_begins(**laid: Unpack[Layout]) -> Dungeon:
    """Begin a turn with something that may kill by a die."""
    return dungeon({A: "B2"}, **also(laid, rooms={"B2": ROOM}, catacombs=True, dice=[1]))


def by_an_amulet(**laid: Unpack[Layout]) -> Dungeon:
    return as_a_turn_begins(**also(laid, worn={A: "death"}))


def by_the_shadow(**laid: Unpack[Layout]) -> Dungeon:
    laid["holds"] = {A: [*laid["holds"][A], RoomCard.SHADOW_OF_DOOM]}
    return as_a_turn_begins(**laid)


def by_spears(**laid: Unpack[Layout]) -> Dungeon:
    table = enters("spear-trap", **also(laid, catacombs=True))
    table.answers(A, [1, 2])
    table.answers(B, 3)
    return table


def by_teleportation(**laid: Unpack[Layout]) -> Dungeon:
    laid["dice"], laid["rings"] = [9], {A: "teleportation"}
    table = dungeon({A: "B2"}, **also(laid, rooms={"B2": ROOM}, catacombs=True))
    table.plays(A, "teleport")
    return table


def by_an_amulet_that_bursts(**laid: Unpack[Layout]) -> Dungeon:
    laid["monster"], laid["amulet"], laid["dice"] = [COMBAT_WITH_ALL], {A: "destruction"}, [1, 1]
    table = enters("orc", **laid)
    table.answers(A, "attack")
    return table


def by_the_spell_book(**laid: Unpack[Layout]) -> Dungeon:
    laid["treasures"] = {A: [*laid["treasures"][A], "spell-book"]}
    table = dungeon({A: "G5"}, **also(laid, catacombs=True, dice=[3, 1]))
    table.plays(A, "read-book")
    return table


DEATHS: Mapping[Cause, Callable[..., Dungeon]] = {
    Cause.GOBLIN: lambda **laid: in_combat("goblin", **laid),
    Cause.MOUNTAIN_TROLL: lambda **laid: in_combat("mountain-troll", **laid),
    Cause.DEATH_WARRIOR: lambda **laid: in_combat("death-warrior", **laid),
    Cause.ORC: lambda **laid: in_combat("orc", **laid),
    Cause.CHAMPION_OF_CHAOS: lambda **laid: in_combat("champion-of-chaos", **laid),
    Cause.GIANT_SPIDER: by_the_spider,
    Cause.VAMPIRE_BATS: by(enters, "vampire-bats", 3),
    Cause.GIANT_CENTIPEDE: by(searches, "giant-centipede", 1),
    Cause.SCORPION: by(searches_corpse, "scorpion", 1),
    Cause.POISONOUS_SNAKES: by(springs, "poisonous-snakes", 1),
    Cause.POISON_GAS: by(springs, "poison-gas", 4),
    Cause.EXPLOSION: by(springs, "explosion"),
    Cause.CROSSFIRE_TRAP: by(enters, "crossfire-trap", 5),
    Cause.CAVE_IN: by_a_cave_in,
    Cause.TRAPDOOR: by(springs, "trapdoor", 8, 1),
    Cause.DOOR_TRAP: by_a_door,
    Cause.CRYPT_TRAP: by(searches_crypt, "trap-light", 4),
    Cause.POTION: by_a_potion,
    Cause.PIT: in_a_pit,
    Cause.ROTATING_ROOM: in_a_rotating_room,
    Cause.DRAGON: by_the_dragon,
    Cause.NIGHTFALL: at_nightfall,
    Cause.RUNNING: in_a_run,
    Cause.CALMING: by_calming_down,
    Cause.CAVE_TROLL: by_the_cave_troll,
    Cause.RATS: by_rats,
    Cause.BRIDGE: from_a_bridge,
    Cause.SHADOW_OF_DOOM: by_the_shadow,
    Cause.SPEAR_TRAP: by_spears,
    Cause.VAMPIRE: by_a_new_card(enters, "vampire", 12),
    Cause.SNOTLINGS: by_a_new_card(enters, "snotlings", 1, 1, 1),
    Cause.GHOUL: by_a_new_card(searches, "surprise", 1, 10),
    Cause.TELEPORTATION: by_teleportation,
    Cause.AMULET_OF_DEATH: by_an_amulet,
    Cause.AMULET_OF_DESTRUCTION: by_an_amulet_that_bursts,
    Cause.SPELL_BOOK: by_the_spell_book,
}
TAKEN_BY_THE_DRAGON = {Cause.DRAGON}


def dies(cause: Cause) -> Dungeon:
    """Let a hero of one life point, who carries 300 gold pieces' worth and a rope, die."""
    return DEATHS[cause](
        life={A: 1},
        holds={A: [CorpseCard.ROPE, CryptCard.BROOCH]},
        treasures={A: ["guineas-200"]},
    )


@pytest.mark.parametrize("cause", Cause)
def test_all_hear_what_a_hero_died_of(cause: Cause) -> None:
    table = dies(cause)
    gold = 0 if cause in TAKEN_BY_THE_DRAGON else 300
    table.expect(events.HeroDied(A, table.hero().hero, cause, gold))
    hero = table.hero()
    assert (hero.fate, hero.cause, hero.life, hero.plight) == (Fate.DEAD, cause, 0, Plight.NONE)


@pytest.mark.parametrize("cause", [cause for cause in Cause if cause is not Cause.NIGHTFALL])
def test_the_others_go_on_without_a_dead_hero(cause: Cause) -> None:
    table = dies(cause)
    assert table.view().fight is None
    for _ in range(2):
        assert table.asked == [B]
        table.plays(B, "wait")


@pytest.mark.parametrize("cause", [cause for cause in Cause if cause not in TAKEN_BY_THE_DRAGON])
def test_what_a_dead_hero_carried_is_lost_with_it(cause: Cause) -> None:
    """Ruling 20: nothing goes back to where it could be found again."""
    table = dies(cause)
    assert CryptCard.BROOCH not in table.state.decks[Deck.CRYPT]
    assert list(table.state.decks[Deck.CORPSE]).count(CorpseCard.ROPE) == 2
    assert list(table.state.cup).count(Treasure.GUINEAS_200) == 1


def test_what_the_dragon_takes_before_it_kills_can_be_found_again() -> None:
    table = dies(Cause.DRAGON)
    assert lowest(table, Deck.CRYPT) is CryptCard.BROOCH
    assert table.view().treasures_left == 32
    assert table.hero().cards == (CorpseCard.ROPE,)


@pytest.mark.parametrize(
    "card",
    [RoomCard.TRAPDOOR, TrapCard.TRAPDOOR, RoomCard.TORCH_GOES_OUT],
    ids=lambda card: f"{type(card).__name__}-{card.value}",
)
def test_a_card_that_burdened_a_dead_hero_goes_back(card: Card) -> None:
    """Ruling 20."""
    table = dungeon({A: "B2"}, rooms={"B2": ROOM}, holds={A: [card, CryptCard.POTION]}, dice=[12])
    table.plays(A, "drink")
    assert table.hero().cause is Cause.POTION
    assert table.hero().cards == ()
    assert lowest(table, deck_of(card)) is card


@pytest.mark.parametrize(
    ("cause", "deck", "card"),
    [
        (Cause.VAMPIRE_BATS, Deck.ROOM, RoomCard.VAMPIRE_BATS),
        (Cause.EXPLOSION, Deck.TRAP, TrapCard.EXPLOSION),
        (Cause.SCORPION, Deck.CORPSE, CorpseCard.SCORPION),
        (Cause.CRYPT_TRAP, Deck.CRYPT, CryptCard.TRAP_LIGHT),
        (Cause.ORC, Deck.ROOM, RoomCard.ORC),
        (Cause.GIANT_SPIDER, Deck.ROOM, RoomCard.GIANT_SPIDER),
        (Cause.TRAPDOOR, Deck.TRAP, TrapCard.TRAPDOOR),
    ],
)
def test_the_card_that_killed_goes_back(cause: Cause, deck: Deck, card: Card) -> None:
    table = dies(cause)
    assert lowest(table, deck) is card
    assert table.view().in_play == ()


def test_the_monster_card_of_a_lost_combat_goes_back() -> None:
    table = dies(Cause.ORC)
    assert len(table.state.monsters) == 15


def test_where_a_hero_died_another_may_go() -> None:
    table = dungeon(
        {A: "B2", B: "C3"},
        rooms={"B2": ROOM, "C3": ROOM},
        tiles=["normal-oooo"],
        room=["vampire-bats", "empty"],
        dice=[3],
        life={A: 1},
    )
    table.goes("south")
    assert (table.hero().fate, table.where()) == (Fate.DEAD, "B3")
    table.goes("west", B)
    assert table.where(B) == "B3"
