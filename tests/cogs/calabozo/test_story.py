"""The story: everything that can happen has its sentence, in both languages, with its figures."""

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from enum import Enum
from inspect import getmembers, isclass
from itertools import product
from pathlib import Path
from typing import Any, get_args, get_origin, get_type_hints

import pytest

from bot.speech import Speaker
from bot.text import Locale, Texts, common_texts
from rules.calabozo import RULEBOOK, events
from rules.calabozo.board import Square
from rules.calabozo.content import TRAPS, Dragon, Figure, Monster, Outcome, Treasure, box
from rules.calabozo.options import MOST_TURNS_EACH, TurnCap, turns_each
from rules.calabozo.questions import Act, Reply, Without
from rules.calabozo.state import Team
from rules.engine.events import Event
from rules.engine.seats import Seat

MESSAGES = Path(__file__).parents[3] / "cogs" / "calabozo" / "messages"
ANA, BO, EVA = Seat(0), Seat(1), Seat(2)
HERE, THERE = Square("A1"), Square("D2")
USUAL: dict[Any, dict[str, Any]] = {
    int: {
        "": (0, 1, 2),
        "roll": (5,),
        "first": (6,),
        "second": (3,),
        "total": (9,),
        "needed": (7,),
        "rival_roll": (4,),
        "rings": (1, 4),
        "back": (1, 2),
        "turns": (1, 2),
        "treasures": (1, 2),
    },
    bool: {"": (True, False)},
    Seat: {"": (ANA,), "mate": (BO,), "rival": (BO,), "winner": (ANA, BO)},
    Square: {"": (THERE,), "origin": (HERE,), "near": (HERE,)},
    tuple[Square, ...]: {"": ((THERE,), (HERE, THERE))},
    tuple[Seat, ...]: {"": ((ANA,), (ANA, BO), (ANA, BO, EVA))},
}
"""What a field may hold, by its type and its name."""
PERHAPS_NOTHING = {
    events.MateShows,
    events.YouWereOffered,
    events.YouExchanged,
    events.MatesExchanged,
}
"""What may be told of no treasure at all."""
MENU = 100

languages = pytest.mark.parametrize("locale", list(Locale))


@pytest.fixture(scope="module")
def texts() -> Texts:
    """The game's messages on top of the common ones; what cannot be said raises."""
    return common_texts().extended(MESSAGES).strictly()


@pytest.fixture
def say(texts: Texts, locale: Locale) -> Speaker:
    """Return who speaks of the game."""
    return Speaker(texts, locale, {ANA: "Ana", BO: "Bo", EVA: "Eva"})


def every_event() -> list[type[Event]]:
    """Return all that can be told."""
    return [
        kind
        for _, kind in getmembers(events, isclass)
        if is_dataclass(kind) and issubclass(kind, Event) and kind is not Event
    ]


def some_values(name: str, kind: Any) -> tuple[Any, ...]:
    """Return what a field may hold: each member of an enum, and some of the rest."""
    if kind in USUAL:
        values: tuple[Any, ...] = USUAL[kind].get(name) or USUAL[kind][""]
        return values
    if get_origin(kind) is tuple:
        (item, _) = get_args(kind)
        return ((), tuple(item)[:1], tuple(item)[-2:])
    if isclass(kind) and issubclass(kind, Enum):
        return tuple(kind)
    alternatives: list[Any] = []
    for one in get_args(kind):
        alternatives += [None] if one is type(None) else some_values(name, one)
    return tuple(alternatives)


def all_of(kind: type[Event]) -> Iterator[Event]:
    """Yield an event with each combination of what its fields may hold."""
    hints = get_type_hints(kind)
    held = [some_values(field.name, hints[field.name]) for field in fields(kind)]
    for values in product(*held):
        if kind in PERHAPS_NOTHING or () not in values:
            yield kind(*values)


@languages
@pytest.mark.parametrize("kind", every_event(), ids=lambda kind: kind.__name__)
def test_whatever_happens_can_be_told(say: Speaker, kind: type[Event]) -> None:
    told = 0
    for event in all_of(kind):
        line = say.tell(event)
        assert line, event
        assert line == line.strip(), line
        assert "  " not in line, line
        assert not {"{", "}"} & set(line), line
        assert line.count("**") % 2 == 0, line
        plain = line
        for name in ("Ana", "Bo", "Eva"):
            plain = plain.replace(f"**{name}**", "@")
        assert not any("@" in bold for bold in plain.split("**")[1::2]), line
        told += 1
    assert told


PRIVATE = {
    events.YouSaw,
    events.YouTook,
    events.MateTook,
    events.YouLost,
    events.MateLost,
    events.YouWereOffered,
    events.YouExchanged,
    events.MatesExchanged,
    events.MateShows,
}
"""What single seats are told; they are the only ones that may name treasures in a hand."""


@languages
@pytest.mark.parametrize("kind", every_event(), ids=lambda kind: kind.__name__)
def test_an_emoji_opens_public_lines_only(say: Speaker, kind: type[Event]) -> None:
    for event in all_of(kind):
        line = say.tell(event)
        assert (line[0].isalnum() or line[0] == "*") == (kind in PRIVATE), line


@languages
def test_treasures_in_a_hand_are_named_to_single_seats_only(say: Speaker) -> None:
    names = {say.word(treasure) for treasure in Treasure}
    shown = {events.TreasureShown, events.WeaponShown}
    used_up = {
        events.Teleported: say.word(Treasure.TELEPORTATION),
        events.Rescued: say.word(Treasure.ELIXIR),
        events.Revived: say.word(Treasure.ELIXIR),
        events.AdventurerDied: say.word(Treasure.ELIXIR),
    }
    for kind in every_event():
        if kind in PRIVATE | shown:
            continue
        for event in all_of(kind):
            line = say.tell(event)
            assert {name for name in names if name in line} <= {used_up.get(kind, "")}, line


@languages
def test_what_single_seats_are_told_names_each_treasure(say: Speaker) -> None:
    treasures = (Treasure.RING, Treasure.MAGIC_KEY)
    for event in (
        events.YouTook(treasures),
        events.MateTook(BO, treasures),
        events.YouLost(treasures),
        events.MateLost(BO, treasures),
        events.MateShows(BO, treasures),
        events.YouWereOffered(BO, treasures),
        events.YouExchanged(BO, treasures, ()),
        events.YouExchanged(BO, (), treasures),
        events.YouExchanged(BO, treasures[:1], treasures[1:]),
        events.MatesExchanged(BO, EVA, treasures[:1], treasures[1:]),
    ):
        line = say.tell(event)
        assert all(say.word(treasure) in line for treasure in treasures), line


@languages
def test_who_gave_and_who_got_can_be_told_apart(say: Speaker) -> None:
    gem, ring = (Treasure.ENERGY_GEM,), (Treasure.RING,)
    told = [
        say.tell(events.YouExchanged(BO, given, received))
        for given, received in ((gem, ring), (ring, gem), (gem, ()), ((), gem))
    ]
    told += [
        say.tell(events.TreasuresExchanged(ANA, BO, given, received))
        for given, received in product(range(3), repeat=2)
        if given or received
    ]
    assert len(set(told)) == len(told)


@languages
def test_each_kind_of_thing_has_sentences_of_its_own(say: Speaker) -> None:
    for told in (
        [say.tell(events.AdventurerChosen(ANA, figure, anew))
         for figure, anew in product(Figure, (True, False))],
        [say.tell(events.MonsterRevealed(ANA, HERE, monster)) for monster in Monster],
        [say.tell(events.MonsterSlain(ANA, HERE, monster, 1)) for monster in Monster],
        [say.tell(events.DragonRevealed(ANA, HERE, dragon)) for dragon in Dragon],
        [say.tell(events.DragonSlain(ANA, HERE, dragon, 2)) for dragon in Dragon],
        [say.tell(events.YouSaw(HERE, foe)) for foe in (*Monster, *Dragon)],
        [say.tell(events.AdventurerDied(ANA, figure, HERE, elixir))
         for figure, elixir in product(Figure, (True, False))],
        [say.tell(events.TreasureShown(ANA, treasure)) for treasure in Treasure],
        [say.tell(events.TeamFormed(team, (ANA, BO))) for team in Team],
    ):  # fmt: skip
        assert len(set(told)) == len(told)


@languages
def test_a_card_is_called_by_its_name_when_it_is_revealed(say: Speaker) -> None:
    for monster in Monster:
        assert f"**{say.word(monster)}**" in say.tell(events.MonsterRevealed(ANA, HERE, monster))
    for dragon in Dragon:
        assert f"**{say.word(dragon)}**" in say.tell(events.DragonRevealed(ANA, HERE, dragon))
        assert say.word(dragon) in say.tell(events.DragonSlain(ANA, HERE, dragon, 2))
    for monster in set(Monster) - set(TRAPS):
        assert say.word(monster) in say.tell(events.MonsterSlain(ANA, HERE, monster, 1))


@languages
def test_an_attack_is_told_with_all_that_can_be_checked(say: Speaker) -> None:
    for foe in (Monster.OGRE, Monster.BANSHEE, Dragon.BLUE):
        bare = say.tell(events.Attacked(ANA, foe, 6, 3, 0, 9, 8))
        assert "6 + 3 = 9" in bare
        assert "8" in bare
        assert say.word(foe) in bare
        assert "6 + 3 + 2 = 11" in say.tell(events.Attacked(ANA, foe, 6, 3, 2, 11, 8))


@languages
def test_every_row_of_the_defense_table_is_told_with_what_it_costs(say: Speaker) -> None:
    for row in box().defence:
        first = max(1, row.roll - 6)
        line = say.tell(
            events.StruckBack(
                ANA, BO, Monster.ORC_RAIDER, first, row.roll - first, row.roll,
                row.outcome, row.back, row.turns, row.treasures,
            )
        )  # fmt: skip
        assert f"{first} + {row.roll - first} = {row.roll}" in line
        assert f"**{say.word(row.outcome)}**" in line
        assert "Bo" in line
        _, _, cost = line.partition(f"= {row.roll}.")
        if row.outcome is not Outcome.ALL_LOST:
            assert cost.count("2") == [row.back, row.turns, row.treasures].count(2), line


@languages
def test_a_duel_is_told_with_dice_weapons_and_difference(say: Speaker) -> None:
    won = say.tell(events.DuelFought(ANA, BO, 6, 2, 1, 0, 7, ANA))
    assert all(figure in won for figure in "6217")
    assert won.count("Ana") == 2
    lost = say.tell(events.DuelFought(ANA, BO, 1, 0, 3, 2, 4, BO))
    assert lost.count("Bo") == 2
    tie = say.tell(events.DuelFought(ANA, BO, 3, 0, 3, 0, 0, None))
    assert "0" not in tie
    assert (tie.count("Ana"), tie.count("Bo")) == (1, 1)


@languages
def test_who_cannot_pay_is_told_from_who_can(say: Speaker) -> None:
    told = [
        say.tell(events.SpoilsTaken(ANA, BO, count, due))
        for count, due in ((0, 1), (1, 1), (0, 2), (1, 2), (2, 2))
    ]
    assert len(set(told)) == len(told)


@languages
def test_one_is_not_told_as_several(say: Speaker, locale: Locale) -> None:
    several = {
        Locale.EN: ("turns", "treasures", "spaces", "steps", "rings"),
        Locale.ES: ("turnos", "tesoros", "casillas", "anillos"),
    }
    injury = (Outcome.INJURY, 1, 1, 1)
    for event in (
        events.TurnLost(ANA, 1, jailed=False),
        events.TurnLost(ANA, 1, jailed=True),
        events.Moved(ANA, HERE, THERE, (THERE,)),
        events.Retreated(ANA, HERE, THERE, (THERE,)),
        events.MonsterSlain(ANA, HERE, Monster.OGRE, 1),
        events.AllTreasuresLost(ANA, HERE, 1),
        events.PortalTaken(ANA, HERE, 1),
        events.Jailed(ANA, HERE, 1),
        events.LeftJail(ANA, HERE, 1),
        events.StruckBack(ANA, BO, Monster.OGRE, 4, 6, 10, *injury),
        events.SpoilsTaken(ANA, BO, 1, 1),
        events.TreasuresExchanged(ANA, BO, 1, 1),
        events.TreasuresExchanged(ANA, BO, 0, 1),
        events.TreasuresExchanged(ANA, BO, 1, 0),
    ):
        line = say.tell(event)
        assert not any(word in line for word in several[locale]), line


@languages
def test_dice_and_doors_are_told_with_their_numbers(say: Speaker) -> None:
    opened, shut = (
        say.tell(events.DoorTried(ANA, HERE, THERE, roll, opened))
        for roll, opened in ((2, True), (5, False))
    )
    assert "2" in opened.replace("D2", "")
    assert "5" in shut
    assert str(box().secret_door_opens_up_to) in shut
    for line in (opened, shut):
        assert HERE in line
        assert THERE in line
    assert "4" in say.tell(events.Jailed(ANA, HERE, 4))
    assert "6" in say.tell(events.MoveRolled(ANA, 6))
    assert "6" in say.tell(events.RolledForFirst(ANA, 6))
    began = say.tell(events.GameBegan(ANA, 4, 60))
    assert "4" in began
    assert "60" in began


@languages
def test_adventurers_are_introduced_with_the_weapons_that_suit_them(say: Speaker) -> None:
    for figure in Figure:
        line = (say.about(figure) or "").casefold()
        for weapon, points in box().weapons.items():
            assert (say.word(weapon).casefold() in line) == (points[figure] == 2), line


@languages
def test_weapons_are_explained_with_the_points_on_their_cards(say: Speaker) -> None:
    for weapon, points in box().weapons.items():
        line = say.about(weapon) or ""
        for figure in Figure:
            assert (say.word(figure) in line) == (points[figure] == 2), line
        assert set(points.values()) == {1, 2}
        assert "2" in line
        assert "1" in line


@languages
@pytest.mark.parametrize("kind", [Figure, Treasure, Act, Reply])
def test_options_are_explained_within_what_a_menu_shows(say: Speaker, kind: type[Any]) -> None:
    for option in kind:
        line = say.description(option)
        assert line
        assert len(line) <= MENU, line


@languages
def test_things_of_one_kind_have_names_of_their_own(say: Speaker) -> None:
    for kind in (Team, Figure, Monster, Dragon, Treasure, Act, Reply, Outcome, Without):
        names = [say.word(one) for one in kind]
        assert len(set(names)) == len(names)


@languages
def test_the_options_of_a_table_say_how_many_turns_there_are(say: Speaker) -> None:
    usual, short, long = (say.word(cap) for cap in (TurnCap.USUAL, TurnCap.SHORT, TurnCap.LONG))
    assert str(turns_each(TurnCap.USUAL, 4) * 4) in usual
    assert str(turns_each(TurnCap.USUAL, 2)) in usual
    assert str(turns_each(TurnCap.SHORT, 4) * 4) in short
    assert str(MOST_TURNS_EACH) in long
    for name, field in RULEBOOK.options.model_fields.items():
        for value in field.annotation or ():
            label = say.say(f"calabozo-option-{name.replace('_', '-')}")
            assert len(f"{label}: {say.word(value)}") <= MENU


@languages
def test_every_end_has_its_words(say: Speaker) -> None:
    said = {say.say(f"{RULEBOOK.key}-end-{reason}") for reason in RULEBOOK.end_reasons}
    assert len(said) == len(RULEBOOK.end_reasons)


@languages
def test_a_record_is_told_for_whoever_lived_and_whoever_never_did(say: Speaker) -> None:
    def told(survived: int) -> str:
        return say.say("calabozo-record-score", total=0, best=0, survived=survived, wins=0, games=9)

    assert not any(char.isdigit() for char in told(0) + told(1))
    assert "5" in told(5)
