"""The dungeon in words, a hero in words, and what there is to draw for whom."""

from dataclasses import replace
from typing import Any

import pytest

from bot.art.lettering import ELLIPSIS
from bot.face import Face
from bot.speech import Speaker
from bot.text import Locale, common_texts
from cogs.dungeonquest.describe import text_map
from cogs.dungeonquest.face import dungeonquest_face
from rules.dungeonquest import RULEBOOK
from rules.dungeonquest.cards import CorpseCard, CryptCard, Dragon, RoomCard, Treasure
from rules.dungeonquest.catacombs.amulet_cards import Amulet
from rules.dungeonquest.heroes import Box, Hero, Ring, Supply
from rules.dungeonquest.heroes_expansion.spellbook import Spell
from rules.dungeonquest.options import DungeonOptions
from rules.dungeonquest.questions import ChooseHero
from rules.dungeonquest.squares import CHAMBER, Direction, Square
from rules.dungeonquest.state import Cause, Fate, Plight
from rules.dungeonquest.tiles import Tile
from rules.dungeonquest.view import DungeonView, FaceDownView
from rules.engine.game import Game
from rules.engine.randomness import Stream
from rules.engine.seats import Seat
from tests.cogs.dungeonquest.art.samples import (
    NAMES,
    dungeon,
    eventful,
    explorers,
    fight,
    hero,
    newcomers,
    room,
    rooms,
    stranger,
)

MESSAGE_LIMIT = 2000
MENU_LIMIT = 100
languages = pytest.mark.parametrize("locale", list(Locale))


@pytest.fixture(scope="module")
def face() -> Face:
    """The game's face."""
    return dungeonquest_face(common_texts())


@pytest.fixture(scope="module")
def games() -> list[Game]:
    """One game after so many answers each: from the choice of heroes to far below the castle."""
    return [played(answers) for answers in (0, 2, 5, 9, 60, 140)]


def played(answers: int, cast: tuple[Hero, ...] = (), **options: bool) -> Game:
    """Return a game of four after so many answers; ``cast`` are the heroes, by seat."""
    game = Game(RULEBOOK, 4, bytes([7] * 32), DungeonOptions(**options))
    choose: Any = RULEBOOK.policies["sensible"]
    for _ in range(answers):
        if game.open:
            asked = next(iter(game.open.values()))
            view, chance = game.view(asked.seat), Stream(bytes(32), str(asked.number))
            answer = choose(view, asked.question, chance)
            if cast and isinstance(asked.question, ChooseHero):
                answer = cast[asked.seat]
            game.answer(asked.seat, asked.number, answer)
    return game


def speaker(face: Face, locale: Locale = Locale.EN) -> Speaker:
    """Return who speaks of the game."""
    return Speaker(face.texts, locale, NAMES)


@languages
def test_a_game_can_be_looked_at_all_along(face: Face, games: list[Game], locale: Locale) -> None:
    say = speaker(face, locale)
    assert face.describe_seat is not None
    for game in games:
        assert NAMES[Seat(0)] in face.draw_table(game.view(None), NAMES, say.plain()).alt
        assert len(face.describe_table(game.view(None), say)) < MESSAGE_LIMIT
        for seat in NAMES:
            view = game.view(seat)
            assert face.draw_hand(view, say.plain()) is not None
            assert face.describe_hand(view, say)
            assert face.describe_seat(game.view(None), seat, say)


@pytest.mark.parametrize("first", [4, 8, 12])
@pytest.mark.parametrize("answers", [3, 6, 12, 60, 120])
def test_a_game_with_the_expansion_can_be_looked_at_all_along(
    face: Face, answers: int, first: int
) -> None:
    game = played(answers, tuple(Hero)[first : first + 4], heroes=True)
    for locale in Locale:
        say = speaker(face, locale)
        table = face.draw_table(game.view(None), NAMES, say.plain())
        assert not table.alt.endswith(ELLIPSIS)
        for seat in NAMES:
            view = game.view(seat)
            assert face.draw_table(view, NAMES, say.plain()) == table
            assert face.describe_table(view, say) == face.describe_table(game.view(None), say)
            assert face.draw_hand(view, say.plain()) is not None
            assert face.describe_hand(view, say)


@pytest.mark.parametrize("heroes", [False, True])
@pytest.mark.parametrize("answers", [12, 60, 150, 240])
def test_a_game_with_the_catacombs_can_be_looked_at_all_along(
    face: Face, answers: int, *, heroes: bool
) -> None:
    game = played(answers, catacombs=True, heroes=heroes)
    for locale in Locale:
        say = speaker(face, locale)
        table = face.draw_table(game.view(None), NAMES, say.plain())
        assert not table.alt.endswith(ELLIPSIS)
        assert len(face.describe_table(game.view(None), say)) < MESSAGE_LIMIT
        for seat in NAMES:
            view = game.view(seat)
            assert face.draw_table(view, NAMES, say.plain()) == table
            assert face.describe_table(view, say) == face.describe_table(game.view(None), say)
            assert face.draw_hand(view, say.plain()) is not None
            assert face.describe_hand(view, say)


@languages
def test_the_table_of_explorers_in_words_says_the_same_whoever_looks(
    face: Face, locale: Locale
) -> None:
    say = speaker(face, locale)
    told = face.describe_table(explorers(), say)
    assert len(told) < MESSAGE_LIMIT
    wearer, *others = explorers().characters
    for which in Amulet:
        known = (replace(wearer, amulet=which), *others)
        assert face.describe_table(explorers(characters=known, viewer=Seat(3)), say) == told


@languages
def test_whoever_reads_the_runes_sees_the_amulets_to_choose_from(
    face: Face, locale: Locale
) -> None:
    say = speaker(face, locale)
    three = (Amulet.LUCK, Amulet.DEATH, Amulet.ESCAPE)
    reading = dungeon(hero(0, runes=three), hero(1), viewer=Seat(0))
    told = _alt(face, reading, say)
    assert all(say.word(which) in told for which in three)
    assert not any(
        say.word(which) in _alt(face, replace(reading, viewer=Seat(1)), say) for which in three
    )


@languages
def test_the_table_in_words_says_the_same_whoever_looks(
    face: Face, games: list[Game], locale: Locale
) -> None:
    say = speaker(face, locale)
    for game in games:
        told = {face.describe_table(game.view(viewer), say) for viewer in (None, *NAMES)}
        assert len(told) == 1


def test_the_text_map_shows_ways_out_kinds_and_heroes() -> None:
    laid = [
        room(Square(0, 1), Tile.ROOM_OWWW, Direction.EAST),
        room(Square(0, 2), Tile.CORRIDOR_OWOW, Direction.EAST),
        room(Square(0, 3), Tile.TRAP_OOOO),
        room(Square(1, 3), Tile.ROOM_OODW),
        room(Square(2, 3), Tile.PIT_OWOW),
        room(Square(3, 3), Tile.CAVE_IN_OWOW, Direction.EAST),
        room(Square(3, 4), Tile.PORTCULLIS_PWWW),
        room(Square(3, 5), Tile.CHASM_A_OOOO),
        room(Square(3, 6), Tile.DARK_CHAMBER_OOWW),
        room(Square(3, 7), Tile.ROTATING_ROOM_OWWW),
    ]
    view = dungeon(
        hero(0, square=Square(0, 3)),
        hero(1, square=CHAMBER[0]),
        hero(2, square=CHAMBER[0]),
        hero(3, square=Square(2, 3), fate=Fate.DEAD),
        laid=laid,
    )
    assert text_map(view).splitlines()[:7] == [
        "   A B C D E F G H I J K L M",
        " 1 ▣ ╡ ═-╬1· · · · · · · · ▣",
        " 2 · · · ╣+· · · · · · · · ·",
        " 3 · · · ║O· · · · · · · · ·",
        " 4 · · · ═%╥#╬/╗?╥@· · · · ·",
        " 5 · · · · · · 23· · · · · ·",
        " 6 · · · · · · $ · · · · · ·",
    ]


@pytest.mark.parametrize(("count", "cell"), [(0, "$ "), (1, "$1"), (2, "12"), (3, "1+"), (4, "1+")])
def test_the_text_map_shows_that_there_are_heroes_in_the_chamber(count: int, cell: str) -> None:
    view = dungeon(*(hero(seat, square=CHAMBER[0]) for seat in range(count)))
    line = text_map(view).splitlines()[1 + CHAMBER[0].row]
    assert cell.rstrip() in line
    assert ("+" in line) is (count > 2)


def test_the_text_map_fits_a_narrow_screen() -> None:
    lines = text_map(eventful(4)).splitlines()
    assert len(lines) == 11
    assert max(map(len, lines)) <= 29


@languages
def test_only_signs_that_are_there_are_explained(face: Face, locale: Locale) -> None:
    say = speaker(face, locale)
    bare = face.describe_table(dungeon(hero(0)), say)
    trapped = face.describe_table(dungeon(hero(0), laid=[room(Square(0, 1), Tile.TRAP_OOOO)]), say)
    trap = say.say("map-legend-trap")
    assert trap not in bare
    assert trap in trapped
    everything = face.describe_table(dungeon(hero(0), laid=rooms(115)), say)
    for kind in ("door", "corridor", "pit", "chasm", "dark-chamber", "rotating-room"):
        assert say.say(f"map-legend-{kind}") in everything


def lines_of(face: Face, view: DungeonView) -> list[str]:
    """Return the heroes' lines in English."""
    return [line for line in face.describe_table(view, speaker(face)).splitlines() if "· " in line]


def test_a_hero_in_a_room_is_told_with_the_ways_out(face: Face) -> None:
    view = dungeon(
        hero(
            0,
            square=Square(1, 3),
            plight=Plight.NO_TORCH,
            lost_turns=1,
            cards=(RoomCard.POTION, CorpseCard.ROPE),
            gold=90,
            life=5,
        ),
        laid=[room(Square(1, 3), Tile.PORTCULLIS_PWDW, Direction.EAST)],
    )
    assert (
        "**1** **Marisol** · Sir Rohan · to play · moves the sun "
        "· D2, a passage between a portcullis and a door "
        "· ways out: east (door), west (portcullis) "
        "· without light · loses the next turn · 5 of 17 life points · 90 gold pieces "
        "· Dazzling Ring · potion and rope"
    ) in lines_of(face, view)


def test_the_dead_and_those_who_got_out_are_told_as_such(face: Face) -> None:
    view = dungeon(
        hero(0, fate=Fate.DEAD, cause=Cause.DRAGON),
        hero(1, fate=Fate.OUT, gold=700, ring_used=True),
        hero(2, square=CHAMBER[1], ring_used=True, arrows=1),
        stranger(3),
        turn=None,
        first=None,
    )
    assert lines_of(face, view)[-5:-1] == [
        "**1** **Marisol** · Sir Rohan · dead (dragon)",
        "**2** **Don Ramón** · Ulf Grimhand · out of the castle · 700 gold pieces",
        (
            "**3** **xX\\_Slayer\\_Xx** · El-Adoran Sureshot · treasure chamber "
            "· 11 of 11 life points · no gold · Opening Ring (used) · one arrow"
        ),
        "**Иван** · no hero yet",
    ]


@pytest.mark.parametrize(
    ("sun", "told"),
    [
        (0, "Before the first round · 26 rounds left"),
        (7, "Round 7 of 26 · 20 rounds left"),
        (26, "Round 26 of 26, the last one"),
        (27, "Night has fallen"),
    ],
)
def test_the_day_is_told(face: Face, sun: int, told: str) -> None:
    words = face.describe_table(dungeon(hero(0), sun=sun), speaker(face))
    assert words.splitlines()[0] == told


@languages
def test_what_goes_on_at_the_table_is_told(face: Face, locale: Locale) -> None:
    say = speaker(face, locale)
    view = eventful(
        4, fight=fight(), in_play=(RoomCard.CRYPT, CryptCard.EMPTY), dragon_shown=(Dragon.AWAKE,)
    )
    words = face.describe_table(view, say)
    assert say.word(view.in_play) in words
    assert say.say("map-dragon-awake") in words
    assert say.say("map-fight", seat=Seat(0), monster=fight().monster, wounds=2) in words


@languages
def test_the_fullest_table_in_words_is_within_a_message(face: Face, locale: Locale) -> None:
    cards = (*[CryptCard.POTION] * 4, *[CorpseCard.ROPE] * 3)
    heroes = [
        hero(
            seat,
            square=view_square,
            plight=Plight.GIANT_SPIDER,
            lost_turns=3,
            gold=12_345,
            cards=cards,
            ring_used=True,
        )
        for seat, view_square in enumerate((Square(2, 2), Square(3, 3), Square(4, 4), Square(7, 7)))
    ]
    view = dungeon(*heroes, laid=rooms(124), fight=fight(), dragon_shown=(Dragon.AWAKE,))
    say = Speaker(face.texts, locale, dict.fromkeys(NAMES, "W" * 32))
    assert len(face.describe_table(view, say)) < MESSAGE_LIMIT


@languages
def test_the_monsters_life_is_told_to_its_reader_alone(face: Face, locale: Locale) -> None:
    say = speaker(face, locale)
    known = say.say("sheet-reader", life=7, left=5)
    reader = eventful(4, fight=fight(life=7), viewer=Seat(3))
    assert known in face.describe_hand(reader, say)
    for told in (
        face.describe_table(reader, say),
        face.describe_hand(eventful(4, fight=fight(), viewer=Seat(0)), say),
    ):
        assert known not in told
    assert face.describe_table(reader, say) == face.describe_table(eventful(4, fight=fight()), say)


@languages
def test_a_hero_in_words_has_all_that_lies_beside_the_sheet(face: Face, locale: Locale) -> None:
    say = speaker(face, locale)
    view = eventful(4, viewer=Seat(0))
    told = face.describe_hand(view, say)
    for fact in (Hero.SIR_ROHAN, CryptCard.BROOCH, Treasure.BIG_TREASURE_SACK, Ring.DAZZLING):
        assert say.word(fact) in told


@languages
def test_whoever_is_to_choose_sees_what_is_free(face: Face, locale: Locale) -> None:
    say = speaker(face, locale)
    view = dungeon(hero(0, ring=None), stranger(1), turn=None, viewer=Seat(1))
    for told in (_alt(face, view, say), face.describe_hand(view, say)):
        assert say.word(Hero.VOLRIK) in told
        assert say.word(Hero.SIR_ROHAN) not in told
    view = dungeon(hero(0, ring=None), hero(1), turn=None, viewer=Seat(0))
    for told in (_alt(face, view, say), face.describe_hand(view, say)):
        assert say.word(Ring.DAZZLING) in told
        assert say.word(Ring.HEALING) not in told
    view = replace(view, viewer=Seat(1))
    assert say.word(Ring.DAZZLING) not in _alt(face, view, say)


@languages
def test_bare_fingers_are_shown_no_rings(face: Face, locale: Locale) -> None:
    say = speaker(face, locale)
    for which in (Hero.IRONHAND, Hero.AZOTH):
        view = dungeon(hero(0, hero=which, ring=None), hero(1, ring=None), viewer=Seat(0))
        for told in (_alt(face, view, say), face.describe_hand(view, say)):
            assert say.word(which) in told
            assert say.word(Ring.HEALING) not in told


@languages
def test_a_base_game_offers_nothing_of_the_expansion(face: Face, locale: Locale) -> None:
    say = speaker(face, locale)
    choosing = dungeon(stranger(0), stranger(1), turn=None, viewer=Seat(1))
    ringless = dungeon(hero(0, ring=None), hero(1, ring=None), turn=None, viewer=Seat(1))
    for view, inside, outside in (
        (choosing, Hero.VOLRIK, Hero.SIR_ROLAND),
        (ringless, Ring.HEALING, Ring.FORTUNE),
    ):
        for told in (_alt(face, view, say), face.describe_hand(view, say)):
            assert say.word(inside) in told
            assert say.word(outside) not in told


@languages
def test_with_the_expansion_everything_in_both_boxes_is_offered(face: Face, locale: Locale) -> None:
    say = speaker(face, locale)
    boxes = tuple(Box)
    choosing = dungeon(*map(stranger, range(4)), turn=None, viewer=Seat(1), boxes=boxes)
    ringless = dungeon(hero(0, ring=None), turn=None, viewer=Seat(0), boxes=boxes)
    for view, offered in ((choosing, Hero), (ringless, Ring)):
        for told in (_alt(face, view, say), face.describe_hand(view, say)):
            assert all(say.word(one) in told for one in offered)


@languages
def test_what_newcomers_have_and_are_under_is_told(face: Face, locale: Locale) -> None:
    say = speaker(face, locale)
    told = face.describe_table(newcomers(), say)
    for fact in (
        say.say("map-supply", supply="salve", left=1),
        say.say("map-supply", supply="shuriken", left=2),
        say.say("map-supply", supply="blowpipe", left=0),
        say.say("map-berserk"),
        say.say("map-spell", spell=Spell.INVISIBILITY),
        say.say("map-spent", spells=(Spell.DARK_FORCE,)),
        say.say("map-companion", life=9, full=12, fallen="no"),
        say.say("map-legend-face-down"),
    ):
        assert fact in told
    gone = newcomers(characters=(hero(0, hero=Hero.SERELLIA, companion=None),))
    assert say.say("map-companion-gone") in face.describe_table(gone, say)
    assert say.say("map-companion-gone") not in told


def test_each_supply_is_told_with_what_is_left(face: Face) -> None:
    say = speaker(face)
    told = {
        (supply, left): say.say("map-supply", supply=supply.value, left=left)
        for supply in Supply
        if supply is not Supply.ARROWS
        for left in (0, 1, 4)
    }
    assert told[Supply.DAGGERS, 0] == "no daggers left"
    assert told[Supply.DAGGERS, 1] == "one dagger"
    assert told[Supply.SHURIKEN, 4] == "4 shuriken"
    assert told[Supply.BLOWPIPE, 0] == "blowpipe (used)"
    assert told[Supply.BLOWPIPE, 1] == "blowpipe"
    assert told[Supply.SALVE, 0] == "healing salve (used)"


def test_the_text_map_shows_a_tile_face_down_and_who_stands_beside_it() -> None:
    row = text_map(newcomers()).splitlines()[3]
    # Each square takes two characters, after three for the number: D3 and E3.
    assert row[10] == "1"
    assert row[11:13] == "■ "


@languages
def test_a_tile_that_was_looked_at_is_told_to_the_looker_alone(face: Face, locale: Locale) -> None:
    say = speaker(face, locale)
    known = (FaceDownView(Square(2, 4), Tile.PIT_OWOW),)
    looker = newcomers(face_down=known, viewer=Seat(3))
    secret = say.say("sheet-face-down-tile", square="E3", tile=Tile.PIT_OWOW)
    assert secret in face.describe_hand(looker, say)
    assert face.describe_table(looker, say) == face.describe_table(newcomers(), say)
    assert secret not in face.describe_table(looker, say)
    for seat in range(3):
        assert secret not in face.describe_hand(newcomers(viewer=Seat(seat)), say)


@languages
def test_the_fullest_table_of_newcomers_is_within_a_message(face: Face, locale: Locale) -> None:
    view = newcomers(laid=rooms(123), fight=fight(), dragon_shown=(Dragon.AWAKE,))
    laden = [
        replace(one, plight=Plight.GIANT_SPIDER, lost_turns=3, gold=12_345)
        for one in view.characters
    ]
    say = Speaker(face.texts, locale, dict.fromkeys(NAMES, "W" * 32))
    assert len(face.describe_table(replace(view, characters=tuple(laden)), say)) < MESSAGE_LIMIT


def _alt(face: Face, view: DungeonView, say: Speaker) -> str:
    picture = face.draw_hand(view, say.plain())
    assert picture is not None
    return picture.alt


@languages
def test_the_public_holds_nothing(face: Face, locale: Locale) -> None:
    say = speaker(face, locale)
    assert face.draw_hand(eventful(4), say.plain()) is None
    assert not any(say.word(one) in face.describe_hand(eventful(4), say) for one in Hero)


@languages
def test_a_rival_in_a_menu_says_first_who_and_where(face: Face, locale: Locale) -> None:
    assert face.describe_seat is not None
    say = speaker(face, locale).plain()
    view = dungeon(hero(0), hero(1, square=CHAMBER[0]), hero(2, fate=Fate.DEAD))
    told = [face.describe_seat(view, Seat(seat), say) or "" for seat in range(3)]
    for seat, where in enumerate(("tower-north-west", "map-chamber", "map-dead-unknown")):
        assert told[seat].startswith(f"{say.word(list(Hero)[seat])}, {say.say(where)}")
        assert told[seat].index(say.say(where)) < MENU_LIMIT
