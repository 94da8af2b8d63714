"""Who is below, and who wears what, in the text version of the table and of one's own hero."""

from dataclasses import replace
from pathlib import Path

import pytest

from bot.speech import Speaker
from bot.text import Locale, Texts, common_texts
from cogs.dungeonquest.describe import (
    describe_hand,
    describe_seat,
    describe_table,
    legend,
    text_map,
)
from rules.dungeonquest.cards import RoomCard
from rules.dungeonquest.catacombs.amulet_cards import Amulet
from tests.games.dungeonquest.layout import A, B, C, Dungeon, dungeon

MESSAGES = Path(__file__).parents[3] / "cogs" / "dungeonquest" / "messages"

languages = pytest.mark.parametrize("locale", list(Locale))
RINGS = {A: "healing", B: "opening", C: "warning"}
NORTH = {Locale.EN: "north", Locale.ES: "norte"}
BELOW = {Locale.EN: "catacombs below", Locale.ES: "Catacumbas, debajo de"}


@pytest.fixture(scope="module")
def texts() -> Texts:
    """The game's messages on top of the common ones; what cannot be said raises."""
    return common_texts().extended(MESSAGES).strictly()


@pytest.fixture
def say(texts: Texts, locale: Locale) -> Speaker:
    """Return who speaks of the game."""
    return Speaker(texts, locale, {A: "Ana", B: "Bo", C: "Cleo"})


def one_below(gathered: tuple[str, ...] = ()) -> Dungeon:
    """Return a table at which Bo travels north, below where Ana stands."""
    return dungeon(
        {A: "D4", B: "D4"},
        rooms={"D4": "passage-ooow north", "E4": "bridge-owow east", "F4": "web-oooo east"},
        below={B: "north"},
        gathered={B: gathered},
        entrances=["D4"],
        rings=RINGS,
    )


@languages
def test_who_is_below_is_told_with_place_direction_and_cards(say: Speaker, locale: Locale) -> None:
    for gathered in ((), ("empty",), ("empty", "empty", "hole")):
        lines = describe_table(one_below(gathered).view(), say).splitlines()
        (line,) = (line for line in lines if "Bo" in line)
        assert BELOW[locale] in line
        assert "D4" in line
        assert NORTH[locale] in line
        if len(gathered) > 1:
            assert f"{len(gathered)} " in line
        (above,) = (line for line in lines if "Ana" in line)
        assert BELOW[locale] not in above
    assert BELOW[locale] in describe_seat(one_below().view(), B, say)


@languages
def test_new_rooms_and_entrances_have_signs_that_the_legend_explains(say: Speaker) -> None:
    table = one_below()
    drawn = text_map(table.view())
    for sign, kind in (("H", "bridge"), ("*", "web")):
        assert sign in drawn
        assert say.say(f"map-legend-{kind}") in legend(table.view(), say)
    assert "1" in drawn.splitlines()[4], "who stands above is shown, and not who is below"
    open_floor = dungeon({}, rooms={"D4": "normal-oooo north"}, entrances=["D4"]).view()
    assert "╬v" in text_map(open_floor)
    assert say.say("map-legend-entrance") in legend(open_floor, say)
    passage = dungeon({}, rooms={"D4": "passage-ooow north"}, catacombs=True).view()
    assert ">" in text_map(passage)
    assert say.say("map-legend-passage") in legend(passage, say)


@languages
def test_an_amulet_that_does_not_act_is_known_to_the_player_on_the_right_alone(
    say: Speaker,
) -> None:
    table = dungeon({}, players=3, amulet={A: "death"}, rings=RINGS)
    name = say.word(Amulet.DEATH)
    right = C
    for viewer in (A, B, None):
        view = table.view(viewer)
        assert name not in describe_table(view, say)
        assert name not in describe_hand(view, say)
    told = describe_hand(table.view(right), say)
    assert name in told
    assert "Ana" in told


@languages
def test_an_amulet_that_acts_is_known_to_everybody(say: Speaker) -> None:
    table = dungeon({}, players=3, worn={A: "luck"}, rings=RINGS)
    for viewer in (A, B, C, None):
        assert say.word(Amulet.LUCK) in describe_table(table.view(viewer), say)
    assert say.word(Amulet.LUCK) not in describe_hand(table.view(C), say)


@languages
def test_curses_are_told_and_are_no_possessions(say: Speaker) -> None:
    curses = (RoomCard.SHADOW_OF_DOOM, RoomCard.VAMPIRE)
    table = dungeon({}, holds={A: curses, B: (RoomCard.POTION,)}, rings=RINGS, catacombs=True)
    lines = describe_table(table.view(), say).splitlines()
    (cursed,) = (line for line in lines if "Ana" in line)
    for word in ("map-shadowed", "map-cursed"):
        assert say.say(word) in cursed
        assert sum(say.say(word) in line for line in lines) == 1
    assert say.word(RoomCard.POTION) not in cursed


@languages
def test_a_burnt_web_is_an_open_room(say: Speaker) -> None:
    view = dungeon({A: "D4"}, rooms={"D4": "web-oooo east"}, catacombs=True).view()
    (web,) = view.rooms
    burnt = replace(view, rooms=(replace(web, burnt=True),))
    assert say.say("map-legend-web") in legend(view, say)
    assert say.say("map-legend-web") not in legend(burnt, say)
    assert say.say("map-burnt") in describe_table(burnt, say)
    assert say.say("map-burnt") not in describe_table(view, say)


@languages
def test_the_catacomb_deck_is_counted_where_there_is_one(say: Speaker) -> None:
    assert "32" in describe_table(dungeon({}, catacombs=True).view(), say)
    assert "32" not in describe_table(dungeon({}).view(), say).splitlines()[-1].partition("·")[0]
