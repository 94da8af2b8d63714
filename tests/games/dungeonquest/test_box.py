"""What is in the box (component notes, sections 1 to 6)."""

import json
from collections import Counter
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from rules.dungeonquest import cards, content, heroes, monsters, tiles
from rules.dungeonquest.cards import DRAGON_TOKENS, Deck, Dragon, cards_of
from rules.dungeonquest.heroes import Box, Hero, heroes_in, rings_in
from rules.dungeonquest.heroes_expansion import house
from rules.dungeonquest.monsters import OF_THE_CARDS, Monster, MonsterCard, Outcome, Stance
from rules.dungeonquest.squares import CHAMBER, TOWERS, ChamberExit, Square
from rules.dungeonquest.tiles import TileKind, tile_pile
from rules.engine.errors import ContentError

DATA = files("rules.dungeonquest").joinpath("data")


def test_there_are_115_tiles() -> None:
    assert len(tile_pile()) == 115


def test_each_kind_of_tile_is_there_as_often_as_in_the_box() -> None:
    assert Counter(tile.face.kind for tile in tile_pile()) == {
        TileKind.NORMAL: 57 + 9,
        TileKind.CORRIDOR: 14,
        TileKind.PORTCULLIS: 13,
        TileKind.ROTATING_ROOM: 5,
        TileKind.TRAP: 5,
        TileKind.DARK_CHAMBER: 4,
        TileKind.CAVE_IN: 4,
        TileKind.PIT: 2,
        TileKind.CHASM: 2,
    }


def test_thirteen_doors_are_on_eleven_tiles() -> None:
    doors = [tile.rpartition("-")[2].count("d") for tile in tile_pile()]
    assert sum(doors) == 13
    assert sum(count > 0 for count in doors) == 11


def test_ten_tiles_have_no_exit_but_their_entry() -> None:
    shut = [tile for tile in tile_pile() if tile.endswith("www")]
    assert Counter(tile.face.kind for tile in shut) == {
        TileKind.NORMAL: 4,
        TileKind.PORTCULLIS: 1,
        TileKind.ROTATING_ROOM: 5,
    }


def test_a_portcullis_is_always_at_the_entry() -> None:
    for tile in tile_pile():
        letters = tile.rpartition("-")[2]
        assert (letters[0] == "p") == (tile.face.kind is TileKind.PORTCULLIS)
        assert "p" not in letters[1:]


def test_the_board_has_124_squares_for_tiles() -> None:
    board = [Square(row, column) for row in range(-1, 11) for column in range(-1, 14)]
    inside = [square for square in board if square.on_board]
    assert len(inside) == 130
    assert len([one for one in inside if one not in TOWERS and one not in CHAMBER]) == 124


def test_towers_are_in_the_corners_and_the_chamber_in_the_middle() -> None:
    assert [square.name for square in TOWERS] == ["A1", "M1", "M10", "A10"]
    assert [square.name for square in CHAMBER] == ["G5", "G6"]


def test_the_chamber_has_six_exits() -> None:
    beyond = [exit_.gate.beyond.name for exit_ in ChamberExit]
    assert beyond == ["G4", "H5", "H6", "G7", "F6", "F5"]


@pytest.mark.parametrize(
    ("deck", "size"),
    [
        (Deck.ROOM, 84), (Deck.TRAP, 15), (Deck.SEARCH, 15),
        (Deck.DOOR, 15), (Deck.CRYPT, 15), (Deck.CORPSE, 15),
    ],
)  # fmt: skip
def test_each_deck_has_all_its_cards_and_one_that_shuffles_it(deck: Deck, size: int) -> None:
    names = [card.value for card in cards_of(deck)]
    assert len(names) == size
    assert names.count("shuffle") == 1


def test_there_are_15_monster_cards_without_one_that_shuffles() -> None:
    assert [card.value for card in MonsterCard] == [str(number) for number in range(1, 16)]


@pytest.mark.parametrize(
    ("deck", "gold"),
    [(Deck.ROOM, 70), (Deck.SEARCH, 300), (Deck.CRYPT, 520), (Deck.CORPSE, 230)],
)
def test_what_the_treasure_cards_of_a_deck_are_worth(deck: Deck, gold: int) -> None:
    assert cards.worth(cards_of(deck)) == gold


@pytest.mark.parametrize("deck", [Deck.TRAP, Deck.DOOR])
def test_traps_and_doors_are_worth_nothing(deck: Deck) -> None:
    assert cards.worth(cards_of(deck)) == 0


def test_the_treasure_tokens_are_worth_30_000_gold_pieces() -> None:
    tokens = cards.treasure_tokens()
    assert len(tokens) == 32
    assert sum(token.gold for token in tokens) == 30_000


def test_golden_guineas_are_worth_what_their_names_say() -> None:
    guineas = [token for token in cards.treasure_tokens() if token.startswith("guineas-")]
    assert len(guineas) == 20
    assert all(token.gold == int(token.removeprefix("guineas-")) for token in guineas)


def test_one_of_eight_dragon_tokens_is_awake() -> None:
    assert Counter(DRAGON_TOKENS) == {Dragon.SLEEPING: 7, Dragon.AWAKE: 1}


@pytest.mark.parametrize(
    ("hero", "values"),
    [
        (Hero.SIR_ROHAN, (6, 4, 9, 4, 17, 0)),
        (Hero.ULF_GRIMHAND, (7, 5, 6, 5, 16, 0)),
        (Hero.EL_ADORAN, (3, 8, 5, 7, 11, 4)),
        (Hero.VOLRIK, (4, 7, 4, 8, 15, 0)),
    ],
)
def test_what_is_on_a_character_sheet(hero: Hero, values: tuple[int, ...]) -> None:
    sheet = hero.sheet
    assert values == (
        sheet.strength, sheet.agility, sheet.armour, sheet.luck, sheet.life, sheet.arrows,
    )  # fmt: skip


def test_there_are_four_rings() -> None:
    assert rings_in((Box.BASE,)) == ["dazzling", "healing", "opening", "warning"]


def test_there_are_four_heroes() -> None:
    assert heroes_in((Box.BASE,)) == ["sir-rohan", "ulf-grimhand", "el-adoran", "volrik"]


def test_every_monster_card_answers_every_stance_of_every_monster() -> None:
    stances = (Stance.ATTACK, Stance.WAIT, Stance.ESCAPE)
    said = [
        card.reaction(monster, stance)
        for card in MonsterCard
        for monster in OF_THE_CARDS
        for stance in stances
    ]
    assert len(said) == 15 * 5 * 3
    assert max(reaction.life for reaction in said) == 8


@pytest.mark.parametrize(
    ("monster", "flees", "escapes"),
    [
        (Monster.GOBLIN, 11, 6),
        (Monster.MOUNTAIN_TROLL, 3, 13),
        (Monster.DEATH_WARRIOR, 2, 6),
        (Monster.ORC, 6, 4),
        (Monster.CHAMPION_OF_CHAOS, 2, 3),
    ],
)
def test_how_often_a_monster_flees_and_lets_a_hero_escape(
    monster: Monster, flees: int, escapes: int
) -> None:
    attacked = [card.reaction(monster, Stance.ATTACK).outcome for card in MonsterCard]
    fled = [card.reaction(monster, Stance.ESCAPE).outcome for card in MonsterCard]
    assert attacked.count(Outcome.FLEES) == flees
    assert fled.count(Outcome.ESCAPE) == escapes


Data = Any
Read = Callable[[], object]


@pytest.fixture
def spoilt(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a copy of the data files, which the game reads from here on."""
    folder = tmp_path / "data"
    folder.mkdir()
    for file in DATA.iterdir():
        (folder / file.name).write_bytes(file.read_bytes())
    monkeypatch.setattr(content, "files", lambda _package: tmp_path)
    return folder


READERS: dict[str, Read] = {
    "tiles.json": tiles.tile_boxes.__wrapped__,
    "decks.json": cards.card_faces.__wrapped__,
    "treasure.json": cards.tokens.__wrapped__,
    "heroes.json": heroes.sheets.__wrapped__,
    "monsters.json": monsters.reactions.__wrapped__,
    "tables.json": monsters.tables.__wrapped__,
    "house.json": house.house.__wrapped__,
}


def _one_tile_more(data: Data) -> None:
    data["base"]["copies"]["pit-owow"] = 3


def _no_such_tile(data: Data) -> None:
    data["base"]["copies"]["normal-wwww"] = data["base"]["copies"].pop("normal-owww")


def _a_tile_too_few(data: Data) -> None:
    data["base"]["totals"]["pit"] = data["base"]["copies"]["pit-owow"] = 0


def _one_card_more(data: Data) -> None:
    data["room"]["empty"]["copies"] = 35


def _no_such_card(data: Data) -> None:
    data["room"]["lamp"] = data["room"].pop("wizards-curse")


def _no_such_dice(data: Data) -> None:
    data["trap"]["poison-gas"]["harm"] = "D7"


def _no_such_characteristic(data: Data) -> None:
    data["trap"]["crossfire-trap"]["harm"] = "D12-beauty"


def _a_deck_missing(data: Data) -> None:
    del data["crypt"]


def _a_token_worth_more(data: Data) -> None:
    data["giant-ruby"]["gold"] = 5000


def _a_token_missing(data: Data) -> None:
    data["golden-crown"]["copies"] = 2
    del data["sceptre"]


def _a_hero_missing(data: Data) -> None:
    del data["volrik"]


def _a_hero_without_luck(data: Data) -> None:
    del data["volrik"]["luck"]


def _a_row_missing(data: Data) -> None:
    data["orc"].pop()


def _a_cell_missing(data: Data) -> None:
    del data["orc"][3]["wait"]


def _too_strong(data: Data) -> None:
    data["orc"][3]["wait"] = "combat 9"


def _not_readable(data: Data) -> None:
    data["orc"][3]["wait"] = "slash D6"


def _an_exchange_missing(data: Data) -> None:
    del data["combat"]["slash-slash"]


def _a_die_too_short(data: Data) -> None:
    data["longbow"].pop()


def _a_potion_without_effect(data: Data) -> None:
    del data["potion_life"]["cure"]


def _a_monster_that_no_stone_hits(data: Data) -> None:
    del data["sling_from"]["orc"]


def _a_shuriken_too_short(data: Data) -> None:
    data["shuriken"].pop()


@pytest.mark.parametrize(
    ("name", "spoil"),
    [
        ("tiles.json", _one_tile_more),
        ("tiles.json", _no_such_tile),
        ("tiles.json", _a_tile_too_few),
        ("decks.json", _one_card_more),
        ("decks.json", _no_such_card),
        ("decks.json", _no_such_dice),
        ("decks.json", _no_such_characteristic),
        ("decks.json", _a_deck_missing),
        ("treasure.json", _a_token_worth_more),
        ("treasure.json", _a_token_missing),
        ("heroes.json", _a_hero_missing),
        ("heroes.json", _a_hero_without_luck),
        ("monsters.json", _a_row_missing),
        ("monsters.json", _a_cell_missing),
        ("monsters.json", _too_strong),
        ("monsters.json", _not_readable),
        ("tables.json", _an_exchange_missing),
        ("tables.json", _a_die_too_short),
        ("tables.json", _a_potion_without_effect),
        ("house.json", _a_monster_that_no_stone_hits),
        ("house.json", _a_shuriken_too_short),
    ],
)
def test_a_box_that_does_not_add_up_is_refused(
    name: str, spoil: Callable[[Data], None], spoilt: Path
) -> None:
    READERS[name]()
    data = json.loads((spoilt / name).read_text("utf-8"))
    spoil(data)
    (spoilt / name).write_text(json.dumps(data), "utf-8")
    with pytest.raises(ContentError, match=name):
        READERS[name]()
