"""The Catacombs in pictures: who is below and how, what the cards do, and no amulet too early."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from typing import Any

import pytest

from bot.art import ALT_LIMIT, Picture, paint
from bot.art.lettering import ELLIPSIS
from bot.art.svg import document, group, placed
from cogs.dungeonquest.art import amulets_picture, own_picture, table_picture, zoom_picture
from cogs.dungeonquest.art.amulets import amulet
from cogs.dungeonquest.art.below import token
from cogs.dungeonquest.art.depths import entrance
from cogs.dungeonquest.art.dungeon import around
from cogs.dungeonquest.art.dungeon import dungeon as drawn_dungeon
from cogs.dungeonquest.art.features import CRISP
from cogs.dungeonquest.art.gathered import catacomb_card
from cogs.dungeonquest.art.panels import PANEL_WIDTH, belongings
from cogs.dungeonquest.art.strip import banner
from cogs.dungeonquest.art.style import COLOURS, SQUARE
from cogs.dungeonquest.art.table import WIDTH
from cogs.dungeonquest.art.tiles import tile_picture
from rules.dungeonquest.cards import CatacombCard, RoomCard, SearchCard, Treasure
from rules.dungeonquest.catacombs.amulet_cards import Amulet
from rules.dungeonquest.heroes import Box, Hero
from rules.dungeonquest.monsters import Monster
from rules.dungeonquest.squares import COMPASS, Direction, Square
from rules.dungeonquest.state import Fate, Plight
from rules.dungeonquest.tiles import Side, Tile
from rules.dungeonquest.view import CharacterView, DungeonView, FightView, RoomView
from rules.engine.seats import Seat
from tests.cogs.calderos.art.reading import written
from tests.cogs.dungeonquest.art.pixels import Pixels, colour
from tests.cogs.dungeonquest.art.samples import (
    HOSTILE_NAMES,
    LOCALES,
    NAMES,
    below,
    dungeon,
    explorers,
    fight,
    hero,
    room,
    words,
)
from tests.cogs.dungeonquest.art.test_tiles import painted, seen, spot

languages = pytest.mark.parametrize("locale", LOCALES)
SHOWN = 550
"""How wide Discord shows a picture, in pixels."""

READABLE = 14
"""How large a letter has to be there, in pixels."""

HERE = Square(2, 2)
BEFORE = hero(0, square=HERE)
EAST = below(Direction.EAST, CatacombCard.EMPTY, CatacombCard.RATS)
DOWN = replace(BEFORE, descent=EAST)


def table(*heroes: CharacterView, **facts: Any) -> Picture:
    """Return the table with these heroes."""
    return table_picture(dungeon(*heroes, **facts), NAMES, words())


def square_of(view: DungeonView) -> Pixels:
    """Return the one square that matters, as it is painted on the map."""
    svg = document(SQUARE, SQUARE, drawn_dungeon(view, around(HERE, 1)))
    return Pixels(Picture(svg, "", SQUARE, SQUARE))


def colours(pixels: Pixels) -> set[tuple[int, int, int]]:
    """Return the colours on a square."""
    return {pixels.at(x, y) for x in range(SQUARE) for y in range(SQUARE)}


# Tiles


@pytest.mark.parametrize("heading", COMPASS)
def test_a_bridge_leads_from_one_way_in_to_the_other_over_a_chasm(heading: Direction) -> None:
    pixels = painted(room(HERE, Tile.BRIDGE_OWOW, heading))
    ways = [way for way in COMPASS if seen(pixels, way) is Side.OPENING]
    assert set(ways) == {heading, heading.opposite}
    wood = colour("#b27a3d")
    along = [pixels.at(*spot(ways[0], 40, depth)) for depth in range(20, 50)]
    assert wood in along
    for side in COMPASS:
        if side not in ways:
            dark = [pixels.at(*spot(side, 40, depth)) for depth in range(12, 28)]
            assert wood not in dark
            assert min(sum(one) for one in dark) < 30, "the chasm is black"


def test_a_burnt_web_looks_different_and_has_the_same_ways_out() -> None:
    whole, burnt = (
        painted(RoomView(HERE, Tile.WEB_OOOO, Direction.NORTH, turned=False, burnt=burnt))
        for burnt in (False, True)
    )
    assert [seen(burnt, way) for way in COMPASS] == [seen(whole, way) for way in COMPASS]
    thread = colour("#f1efe6")
    for pixels, there in ((whole, True), (burnt, False)):
        middle = {pixels.at(x, y) for x in range(30, 50) for y in range(30, 50)}
        assert (thread in middle) is there


@pytest.mark.parametrize(
    "tile", [Tile.ROOM_OOOO, Tile.CORRIDOR_OOOO, Tile.ROTATING_ROOM_OWWW, Tile.CAVE_IN_OOOO]
)
def test_an_entrance_on_a_room_leaves_its_ways_out_to_be_seen(tile: Tile) -> None:
    for heading in COMPASS:
        laid = tile_picture(room(HERE, tile, heading))
        svg = document(SQUARE, SQUARE, group(laid, entrance(), shape_rendering=CRISP))
        bare, covered = painted(room(HERE, tile, heading)), Pixels(Picture(svg, "", 80, 80))
        assert [seen(covered, way) for way in COMPASS] == [seen(bare, way) for way in COMPASS]
        assert any(covered.at(at, at) != bare.at(at, at) for at in range(SQUARE))


def test_an_entrance_shows_on_its_square_alone() -> None:
    laid = (room(HERE, Tile.ROOM_OOOO),)
    bare, here, elsewhere = (
        colours(square_of(dungeon(hero(0), laid=laid, entrances=entrances)))
        for entrances in ((), (HERE,), (Square(2, 3),))
    )
    assert here - bare
    assert elsewhere == bare


# Direction tokens


def test_no_two_directions_look_alike() -> None:
    for which in Hero:
        assert len({str(token(which, way)) for way in COMPASS}) == len(COMPASS)


@pytest.mark.parametrize("heading", COMPASS)
def test_a_token_points_where_its_hero_travels(heading: Direction) -> None:
    svg = document(SQUARE, SQUARE, placed(token(Hero.EL_ADORAN, heading), 40, 40))
    pixels = Pixels(Picture(svg, "", SQUARE, SQUARE))
    # The tip is narrow, the end opposite broad: 18 pixels before the middle and behind it.
    dark = {way: sum(pixels.at(*spot(way, 40 + 12, 22))) < 60 for way in COMPASS}
    assert dark[heading]
    assert not dark[heading.opposite]


def test_whoever_is_below_is_off_the_board_but_for_its_token() -> None:
    for which in Hero:
        one = replace(DOWN, hero=which)
        alone = square_of(dungeon(one, turn=None))
        assert colour(COLOURS[which]) in colours(alone)
        above = square_of(dungeon(replace(one, descent=None), turn=None))
        assert colours(alone) != colours(above)


def test_whoever_is_below_leaves_no_footprints() -> None:
    came = replace(DOWN, came_from=Square(2, 1))
    assert table(came).svg == table(DOWN).svg
    assert table(replace(came, descent=None)).svg != table(replace(DOWN, descent=None)).svg


@pytest.mark.parametrize(
    ("under", "above"), [(2, 0), (3, 0), (4, 0), (1, 1), (2, 1), (3, 1), (1, 3)]
)
def test_all_tokens_on_a_square_are_seen_with_whoever_stands_there(under: int, above: int) -> None:
    heroes = [
        hero(seat, square=HERE, descent=EAST if seat < under else None)
        for seat in range(under + above)
    ]
    seen_here = colours(square_of(dungeon(*heroes, turn=None)))
    for one in heroes:
        assert one.hero is not None
        assert colour(COLOURS[one.hero]) in seen_here, one.hero


def test_whoever_died_below_leaves_a_skull_and_no_token() -> None:
    dead = replace(DOWN, fate=Fate.DEAD, life=0)
    assert table(dead).svg == table(replace(dead, descent=None)).svg


# Panels and sheets


@pytest.mark.parametrize(
    "descent",
    [
        below(Direction.SOUTH, *EAST.gathered),
        below(Direction.EAST, *EAST.gathered, under_hole=True),
        below(Direction.EAST, *EAST.gathered, CatacombCard.EMPTY),
        None,
    ],
)
@languages
def test_whatever_changes_below_shows_and_is_told(descent: Any, locale: str) -> None:
    after = replace(DOWN, descent=descent)
    pictures = [
        (
            table_picture(dungeon(one), NAMES, words(locale)),
            zoom_picture(dungeon(one), Seat(0), NAMES, words(locale)),
        )
        for one in (DOWN, after)
    ]
    for before, then in zip(*pictures, strict=True):
        assert before.svg != then.svg
        assert before.alt != then.alt


def test_a_panel_counts_all_catacomb_cards_that_were_drawn() -> None:
    one = replace(BEFORE, descent=below(Direction.EAST, *[CatacombCard.EMPTY] * 7, kept=1))
    texts = [line.text for line in written(table(one))]
    assert texts.count("8") == 2, "the row of the map, and the cards"
    assert "below C3, heading east (8 cards)" in table(one).alt


def test_no_two_catacomb_cards_look_alike() -> None:
    assert len({str(catacomb_card(card)) for card in CatacombCard}) == len(CatacombCard)


def test_the_cards_that_were_drawn_lie_below_the_sheet() -> None:
    drawings = {
        zoom_picture(
            dungeon(replace(BEFORE, descent=below(Direction.EAST, card))),
            Seat(0),
            NAMES,
            words(),
        ).svg
        for card in CatacombCard
    }
    assert len(drawings) == len(CatacombCard)
    picture = zoom_picture(dungeon(DOWN), Seat(0), NAMES, words())
    assert "Catacomb cards: shadows, horde of rats." in picture.alt


@pytest.mark.parametrize("count", [1, 13, 14, 32])
def test_any_number_of_catacomb_cards_fits(count: int) -> None:
    many = replace(BEFORE, descent=below(Direction.EAST, *[CatacombCard.RATS] * count))
    picture = zoom_picture(dungeon(many), Seat(0), NAMES, words("es"))
    assert len(paint(picture)) < 2**20
    pixels = Pixels(picture)
    edge = {pixels.at(x, y) for x in (3, pixels.width - 4) for y in range(pixels.height)}
    assert len(edge) == 1, "nothing at the rims"
    assert not picture.alt.endswith(ELLIPSIS)


@pytest.mark.parametrize(
    "facts",
    [
        {"cards": (RoomCard.SHADOW_OF_DOOM,)},
        {"cards": (RoomCard.VAMPIRE,)},
        {"wears_amulet": True},
        {"wears_amulet": True, "amulet_acts": True, "amulet": Amulet.DEATH},
        {"plight": Plight.BRIDGE},
        {"plight": Plight.WEB},
        {"plight": Plight.STUCK_IN_WEB},
    ],
)
@languages
def test_whatever_befalls_an_explorer_shows_and_is_told(facts: dict[str, Any], locale: str) -> None:
    after = replace(BEFORE, **facts)
    before, then = (table_picture(dungeon(one), NAMES, words(locale)) for one in (BEFORE, after))
    assert before.svg != then.svg
    assert before.alt != then.alt
    assert not then.alt.endswith(ELLIPSIS)


def test_each_card_of_the_catacombs_beside_a_sheet_has_a_sign() -> None:
    left, right = SearchCard.WIZARDS_AMULET_LEFT, SearchCard.WIZARDS_AMULET_RIGHT
    beside = (
        (),
        (left,),
        (right,),
        (left, right),
        (CatacombCard.CHEST,),
        (CatacombCard.DIAMOND,),
        (RoomCard.VAMPIRE,),
        (RoomCard.SHADOW_OF_DOOM,),
    )
    assert len({table(replace(BEFORE, cards=cards)).svg for cards in beside}) == len(beside)


def test_the_new_treasures_are_listed() -> None:
    new = (Treasure.SPELL_BOOK, Treasure.CHEST, Treasure.PAIR_OF_700, Treasure.CATACOMBS_1300)
    picture = zoom_picture(dungeon(replace(BEFORE, treasures=new)), Seat(0), NAMES, words())
    listed = " ".join(line.text for line in written(picture)).lower()
    for token_of in new:
        assert words()(f"treasure-{token_of.value}").lower() in listed


def test_the_catacomb_deck_lies_beside_the_board_only_if_it_is_played_with() -> None:
    for boxes, there in (((Box.BASE,), False), ((Box.BASE, Box.CATACOMBS), True)):
        one, other = (table(BEFORE, boxes=boxes, catacomb_left=left).svg for left in (25, 24))
        assert (one != other) is there


def test_a_catacomb_card_that_is_carried_out_shows_what_is_on_it() -> None:
    drawings = [
        document(
            100, 100, banner(dungeon(BEFORE, in_play=(card,)), NAMES, 500, lambda *_, **__: "?")
        )
        for card in CatacombCard
    ]
    assert len(set(drawings)) == len(CatacombCard)


@languages
def test_a_fight_with_the_cave_troll_is_named_in_full(locale: str) -> None:
    troll = FightView(Seat(1), Monster.CAVE_TROLL, Seat(0), 2, None)
    picture = table_picture(explorers(fight=troll), NAMES, words(locale))
    named = words(locale)("monster-cave-troll")
    assert named[:1].upper() + named[1:] in [line.text for line in written(picture)]


def test_what_an_explorer_carries_stays_clear_of_the_gold() -> None:
    laden = hero(
        2,
        cards=(
            RoomCard.POTION,
            RoomCard.SHADOW_OF_DOOM,
            RoomCard.VAMPIRE,
            CatacombCard.CHEST,
            CatacombCard.DIAMOND,
            SearchCard.WIZARDS_AMULET_LEFT,
        ),
        lost_turns=2,
        wears_amulet=True,
        descent=below(Direction.WEST, *[CatacombCard.EMPTY] * 12),
    )
    picture = table_picture(dungeon(replace(laden, seat=Seat(0)), turn=None), NAMES, words())
    coin = ((WIDTH - PANEL_WIDTH) / 2 + PANEL_WIDTH - 156) * picture.width / WIDTH
    lost = [line for line in written(picture) if line.text == "2" and line.left > 100]
    assert len(lost) == 1, "the lost turns"
    assert lost[0].right <= coin
    assert len(belongings(laden, 0, 0)) >= 11


# Secrets


def test_no_two_amulets_look_alike() -> None:
    assert len({str(amulet(which)) for which in (None, *Amulet)}) == len(Amulet) + 1


def public(view: DungeonView) -> Iterator[Picture]:
    """Yield what everybody may see."""
    yield table_picture(view, NAMES, words())
    for seat in range(len(view.characters)):
        yield zoom_picture(view, Seat(seat), NAMES, words())


def test_an_amulet_that_does_not_act_yet_is_in_no_public_picture() -> None:
    unknown = list(public(explorers()))
    for which in Amulet:
        wearer, *others = explorers().characters
        known = replace(wearer, amulet=which)
        view = explorers(characters=(known, *others), viewer=Seat(3))
        assert list(public(view)) == unknown


@languages
def test_the_player_on_the_right_reads_whose_amulet_it_is(locale: str) -> None:
    say = words(locale)
    wearer, *others = explorers().characters
    known = replace(wearer, amulet=Amulet.MADNESS)
    reader = explorers(characters=(known, *others), viewer=Seat(3))
    name = say("amulet-madness")
    picture = own_picture(reader, NAMES, say)
    assert any(name in line.text and NAMES[Seat(0)] in line.text for line in written(picture))
    assert name in picture.alt
    assert all(0 <= line.left < line.right <= picture.width for line in written(picture))
    for seat in range(3):
        view = explorers(viewer=Seat(seat))
        assert name not in own_picture(view, NAMES, say).alt


def test_an_amulet_that_acts_is_seen_by_all() -> None:
    drawings = set()
    for which in Amulet:
        worn = replace(BEFORE, amulet=which, wears_amulet=True, amulet_acts=True)
        drawings.add(table(worn).svg)
        assert words()(f"amulet-{which.value}") in table(worn).alt
    assert len(drawings) == len(Amulet)


@languages
def test_the_amulets_that_the_runes_show_are_named_in_full(locale: str) -> None:
    say = words(locale)
    for three in (tuple(Amulet)[:3], tuple(Amulet)[-3:]):
        picture = amulets_picture(three, say)
        lines = written(picture)
        named = " ".join(line.text for line in lines)
        assert ELLIPSIS not in named
        assert all(say(f"amulet-{which.value}") in named for which in three)
        assert all(say(f"amulet-{which.value}") in picture.alt for which in three)
        for line in lines:
            assert 0 <= line.left < line.right <= picture.width
            assert round(line.size * SHOWN / picture.width, 1) >= READABLE


# All at once


@languages
@pytest.mark.parametrize("seat", range(4))
def test_no_text_of_an_explorer_leaves_the_picture_or_is_too_small(seat: int, locale: str) -> None:
    view = explorers()
    for picture in (
        table_picture(view, HOSTILE_NAMES, words(locale)),
        zoom_picture(view, Seat(seat), HOSTILE_NAMES, words(locale)),
        own_picture(replace(view, viewer=Seat(seat)), NAMES, words(locale)),
    ):
        for line in written(picture):
            assert 0 <= line.left < line.right <= picture.width
            assert round(line.size * SHOWN / picture.width, 1) >= READABLE


@languages
def test_what_the_catacombs_say_on_the_table_is_not_cut_off(locale: str) -> None:
    heroes = [
        *(replace(BEFORE, plight=plight) for plight in Plight),
        DOWN,
        replace(DOWN, descent=below(Direction.EAST, under_hole=True)),
    ]
    views = [dungeon(one) for one in heroes]
    views += [explorers(in_play=(card,)) for card in (*CatacombCard, *SearchCard)]
    for view in views:
        lines = written(table_picture(view, NAMES, words(locale)))
        assert not [line for line in lines if ELLIPSIS in line.text]


@languages
def test_the_longest_alternative_texts_of_explorers_are_within_the_limit(locale: str) -> None:
    # As many of each as there are in the box.
    longest = sorted(Amulet, key=lambda one: -len(words(locale)(f"amulet-{one.value}")))
    vampire, shadow = RoomCard.VAMPIRE, RoomCard.SHADOW_OF_DOOM
    cursed = ((vampire, shadow), (vampire,), (), ())
    heroes = [
        hero(
            seat,
            square=HERE,
            life=10,
            gold=30_000,
            descent=below(Direction.SOUTH, *[CatacombCard.EMPTY] * 8, under_hole=True),
            cards=cursed[seat],
            amulet=longest[seat],
            wears_amulet=True,
            amulet_acts=True,
        )
        for seat in range(4)
    ]
    names = {Seat(seat): "W" * 32 for seat in range(4)}
    picture = table_picture(dungeon(*heroes, fight=fight()), names, words(locale))
    assert len(picture.alt) <= ALT_LIMIT
    assert not picture.alt.endswith(ELLIPSIS)


@pytest.mark.parametrize(("which", "heading"), list(product([Hero.THARGRIM, Hero.AZOTH], COMPASS)))
def test_a_dark_token_stands_out_from_the_dark_below(which: Hero, heading: Direction) -> None:
    svg = document(SQUARE, SQUARE, placed(token(which, heading), 40, 40))
    there = colours(Pixels(Picture(svg, "", SQUARE, SQUARE)))
    assert colour(COLOURS[which]) in there
    assert any(min(one) > 220 for one in there), "its light rim"
