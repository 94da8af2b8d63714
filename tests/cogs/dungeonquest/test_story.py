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
from rules.dungeonquest import RULEBOOK, events
from rules.dungeonquest.cards import (
    DECKS,
    Card,
    CatacombCard,
    CorpseCard,
    CryptCard,
    DoorCard,
    RoomCard,
    SearchCard,
    TrapCard,
    Treasure,
    card_faces,
    deck_of,
    is_treasure,
)
from rules.dungeonquest.catacombs import events as below
from rules.dungeonquest.catacombs import finds_events as finds
from rules.dungeonquest.catacombs.amulet_cards import Amulet
from rules.dungeonquest.catacombs.cave_troll import FEATS as TROLL_FEATS
from rules.dungeonquest.catacombs.curios import Bearing, Creature, Drop, Landing, Page
from rules.dungeonquest.catacombs.passages import Obstacle, WayDown
from rules.dungeonquest.encounters import FEATS
from rules.dungeonquest.events import Trial
from rules.dungeonquest.heroes import Characteristic, Hero, Ring
from rules.dungeonquest.heroes_expansion import events as expanded
from rules.dungeonquest.heroes_expansion.moods import Mood, Trigger
from rules.dungeonquest.heroes_expansion.spellbook import Draught, Spell
from rules.dungeonquest.monsters import (
    OF_THE_CARDS,
    Exchange,
    Hit,
    Monster,
    Outcome,
    Stance,
    Tactic,
    tables,
)
from rules.dungeonquest.questions import Act, Danger
from rules.dungeonquest.squares import Direction
from rules.dungeonquest.state import Cause
from rules.dungeonquest.tiles import Tile
from rules.engine.events import Event
from rules.engine.seats import Seat

MESSAGES = Path(__file__).parents[3] / "cogs" / "dungeonquest" / "messages"
ANA, BO = Seat(0), Seat(1)
USUAL: dict[Any, dict[str, Any]] = {
    int: {
        "": (0, 1, 2, 9),
        "aside": tuple(range(-3, 4)),
        "sun": (1, 2, 7, 13, 19, 23, 26),
        "roll": (0, 5),
        "gold": (0, 340),
        "foe_roll": (4,),
        "sides": (10,),
        "needed": (6,),
        "daggers": (0, 1, 3),
        "shuriken": (0, 1, 3),
        "wounds": (2,),
        "total": (13,),
    },
    str: {"dice": ("4", "D6", "D6-3", "D12-luck", "D6+3-luck"), "place": ("D4",)},
    bool: {"": (True, False)},
    Seat: {"": (ANA,)},
}
"""What a field may hold, by its type and its name."""
SOME_CARDS = (RoomCard.BRACELET, CryptCard.BROOCH, CatacombCard.DIAMOND)
MENU = 100
CHARACTERISTICS = {
    Locale.EN: ("Strength", "Agility", "Armour", "Luck"),
    Locale.ES: ("Fuerza", "Agilidad", "Armadura", "Suerte"),
}

languages = pytest.mark.parametrize("locale", list(Locale))


@pytest.fixture(scope="module")
def texts() -> Texts:
    """The game's messages on top of the common ones; what cannot be said raises."""
    return common_texts().extended(MESSAGES).strictly()


@pytest.fixture
def say(texts: Texts, locale: Locale) -> Speaker:
    """Return who speaks of the game."""
    return Speaker(texts, locale, {ANA: "Ana", BO: "Bo"})


def every_event() -> list[type[Event]]:
    """Return all that can be told."""
    return [
        kind
        for module in (events, expanded, below, finds)
        for _, kind in getmembers(module, isclass)
        if is_dataclass(kind) and issubclass(kind, Event) and kind.__module__ == module.__name__
        if kind is not events.Chance
    ]


def some_values(name: str, kind: Any) -> tuple[Any, ...]:
    """Return what a field may hold: each member of an enum, and some of the rest."""
    if kind in USUAL:
        values: tuple[Any, ...] = USUAL[kind].get(name) or USUAL[kind][""]
        return values
    if get_origin(kind) is tuple:
        (item, _) = get_args(kind)
        if item is int:
            return ((1, 3, 5),)
        # A card may be of any deck: a union, which has no members.
        members = some_values(name, item) if isclass(item) else SOME_CARDS
        return ((), members[:1], members[-2:])
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
        yield kind(*values)


@languages
@pytest.mark.parametrize("kind", every_event(), ids=lambda kind: kind.__name__)
def test_whatever_happens_can_be_told(say: Speaker, kind: type[Event]) -> None:
    for event in all_of(kind):
        line = say.tell(event)
        assert line == line.strip(), line
        assert "  " not in line, line
        assert not {"{", "}"} & set(line), line
        assert line.count("**") % 2 == 0, line
        plain = line.replace("**Ana**", "@")
        assert not any("@" in bold for bold in plain.split("**")[1::2]), line


SILENT = {
    events.TurnBegan,
    events.StanceTaken,
    events.DoorTried,
    events.RoomCardDrawn,
    events.TrapCardDrawn,
    events.SearchCardDrawn,
    events.CryptCardDrawn,
    events.CorpseCardDrawn,
}
"""Turns need no header, and of a shuffle card or a feat something else is told."""


@languages
@pytest.mark.parametrize("kind", every_event(), ids=lambda kind: kind.__name__)
def test_nothing_happens_without_a_word(say: Speaker, kind: type[Event]) -> None:
    silent = [event for event in all_of(kind) if not say.tell(event).strip()]
    if kind not in SILENT:
        assert not silent
    for event in silent:
        if isinstance(event, events.StanceTaken):
            assert event.stance in {*FEATS, *TROLL_FEATS}
        elif not isinstance(event, events.TurnBegan):
            assert event.card.value == "shuffle"  # type: ignore[attr-defined]


DRAWN: dict[type[Card], type[Any]] = {
    RoomCard: events.RoomCardDrawn,
    TrapCard: events.TrapCardDrawn,
    SearchCard: events.SearchCardDrawn,
    DoorCard: events.DoorTried,
    CryptCard: events.CryptCardDrawn,
    CorpseCard: events.CorpseCardDrawn,
}


def drawn(card: Card) -> Event:
    """Return what tells of a card."""
    if isinstance(card, CatacombCard):
        return below.CatacombCardDrawn(ANA, card, 3)
    event: Event = DRAWN[type(card)](ANA, card)
    return event


@languages
@pytest.mark.parametrize("deck", DECKS.values(), ids=lambda deck: deck.__name__)
def test_each_card_has_a_sentence_of_its_own(say: Speaker, deck: type[Card]) -> None:
    told = [say.tell(drawn(card)) for card in deck]
    assert len(set(told)) == len(deck)


@languages
def test_each_kind_of_thing_has_sentences_of_its_own(say: Speaker) -> None:
    for told in (
        [say.tell(events.HeroChosen(ANA, hero)) for hero in Hero],
        [say.tell(events.HeroDied(ANA, Hero.VOLRIK, cause, 0)) for cause in Cause],
        [say.tell(events.RoundFought(ANA, Monster.ORC, one, 1, 1, 9, 2)) for one in Exchange],
        [
            say.tell(events.MonsterReacted(ANA, monster, outcome, BO))
            for monster, outcome in product(OF_THE_CARDS, Outcome)
        ],
        [
            say.tell(events.AgilityTried(ANA, trial, 5, 7, passed))
            for trial, passed in product(Trial, (True, False))
        ],
        [
            say.tell(expanded.RageRolled(ANA, trigger, 5, berserk, 9))
            for trigger, berserk in product(Trigger, (True, False))
        ],
        [say.tell(expanded.MoodRolled(ANA, 5, mood)) for mood in Mood],
        [say.tell(expanded.SpellEnded(ANA, spell)) for spell in Spell],
        [
            say.tell(expanded.CompanionTried(ANA, trial, 5, 7, passed))
            for trial, passed in product((Trial.PIT, Trial.TRAPDOOR, Trial.CLIMB), (True, False))
        ],
        [say.tell(expanded.CompanionDied(ANA, cause)) for cause in Cause],
        [say.tell(events.NumbersNamed(ANA, danger, (1, 2), 2, success=True)) for danger in Danger],
        [say.tell(below.WentBelow(ANA, way, Direction.NORTH, "D4")) for way in WayDown],
        [say.tell(below.ExitRolled(ANA, 5, 4, 10, 2, "D4", one)) for one in (None, *Obstacle)],
        [say.tell(finds.AmuletActed(ANA, BO, amulet)) for amulet in Amulet],
        [say.tell(finds.FloatedOver(ANA, drop)) for drop in Drop],
        [say.tell(finds.CreatureBurnt(ANA, creature)) for creature in Creature],
        [say.tell(finds.SpellBookRead(ANA, 5, page)) for page in Page],
    ):
        assert len(set(told)) == len(told)


@languages
def test_a_loss_is_told_with_roll_dice_loss_and_rest(say: Speaker) -> None:
    for cause in Cause:
        line = say.tell(events.LifeLost(ANA, cause, "D12", 11, 8, 7))
        assert all(figure in line for figure in ("11", "D12", "8", "7")), line
        line = say.tell(events.LifeLost(ANA, cause, "D12-luck", 3, 0, 14))
        assert all(figure in line for figure in ("3", "D12")), line


CAUSES: dict[Card, Cause] = {
    DoorCard.TRAP_LUCKY: Cause.DOOR_TRAP,
    DoorCard.TRAP_HEAVY: Cause.DOOR_TRAP,
    CryptCard.TRAP_HEAVY: Cause.CRYPT_TRAP,
    CatacombCard.RATS: Cause.RATS,
    RoomCard.CROSSFIRE_TRAP: Cause.CROSSFIRE_TRAP,
    TrapCard.CROSSFIRE_TRAP: Cause.CROSSFIRE_TRAP,
}


@languages
def test_what_a_characteristic_takes_off_is_told(say: Speaker, locale: Locale) -> None:
    faces = card_faces()
    softened = [card for card, face in faces.items() if face.harm and face.harm.less]
    assert set(softened) == set(CAUSES)
    for card in softened:
        harm = faces[card].harm
        assert harm is not None
        assert harm.less is not None
        dice = f"{harm.notation}-{harm.less}"
        line = say.tell(events.LifeLost(ANA, CAUSES[card], dice, 11, 3, 7))
        name = CHARACTERISTICS[locale][list(Characteristic).index(harm.less)]
        plus = f" + {harm.plus}" if harm.plus else ""
        assert f"(D{harm.sides}{plus} − {name})" in line


@languages
def test_all_other_dice_are_told_as_they_are(say: Speaker) -> None:
    for card, face in card_faces().items():
        if face.harm and face.harm.sides and not face.harm.less:
            cause = Cause.CRYPT_TRAP if isinstance(card, CryptCard) else Cause.DOOR_TRAP
            line = say.tell(events.LifeLost(ANA, cause, face.harm.notation, 5, 2, 7))
            assert f"({face.harm.notation.replace('-', ' − ')})" in line


@languages
def test_a_round_of_combat_is_told_with_both_losses(say: Speaker, locale: Locale) -> None:
    for exchange, losses in tables().combat.items():
        line = say.tell(events.RoundFought(ANA, Monster.ORC, exchange, *losses, 17, 8))
        assert ("17" in line) == bool(losses.hero), line
        assert ("8" in line) == bool(losses.monster), line
        hero, _, monster = exchange.value.partition("-mighty-blow")
        names = [say.word(tactic) for tactic in Tactic]
        assert sum(line.count(f"**{name}**") for name in names) == 2, (line, hero, monster, locale)


@languages
def test_the_hand_that_is_played_first_is_named_first(say: Speaker) -> None:
    for hero, monster in product(Tactic, repeat=2):
        exchange = Exchange.of(hero, monster)
        line = say.tell(events.RoundFought(ANA, Monster.ORC, exchange, 1, 1, 9, 2))
        first, _, second = line.partition("**:")[0].partition("** ")
        assert say.word(hero) in first
        assert say.word(monster) in second


@languages
def test_a_monsters_life_is_told_once_it_is_dead_and_had_any(say: Speaker) -> None:
    for monster in Monster:
        assert "5" in say.tell(events.MonsterDied(ANA, monster, 5))
        unknown = say.tell(events.MonsterDied(ANA, monster, None))
        assert not any(char.isdigit() for char in unknown)


@languages
def test_the_last_of_everything_is_not_told_as_several(say: Speaker, locale: Locale) -> None:
    several = {Locale.EN: ("rounds", "points", "turns"), Locale.ES: ("faltan", "puntos", "turnos")}
    for event in (
        events.RoundBegan(26, 1),
        events.LifeLost(ANA, Cause.ORC, "D6", 1, 1, 1),
        events.TurnsWillBeLost(ANA, 1, 0),
        events.TurnsWillBeLost(ANA, 1, 4),
    ):
        assert not any(word in say.tell(event) for word in several[locale])


@languages
def test_every_treasure_token_is_told_with_its_gold(say: Speaker) -> None:
    for token in Treasure:
        line = say.tell(events.TreasureTaken(ANA, (token,), token.gold))
        assert say.word(token) in line
        digits = "".join(char for char in line if char.isdigit())
        assert digits.endswith(str(token.gold)) if token.gold else not digits


@languages
def test_only_the_player_on_the_right_hears_what_lies_face_down(say: Speaker) -> None:
    for tile in Tile:
        looked = say.tell(expanded.TileLookedAt(ANA, tile, "D", 7))
        assert say.word(tile) in looked
        assert "7" in looked
    for looker, warned in product((BO, None), (True, False)):
        line = say.tell(expanded.CompanionWarned(ANA, looker, "D", warned))
        assert not any(char.isdigit() for char in line)
        assert ("Bo" in line) == (looker is BO)


@languages
def test_a_hidden_die_is_shown_with_all_that_was_guessed(say: Speaker) -> None:
    for guesser, found in product((BO, None), (True, False)):
        line = say.tell(expanded.HiddenDieShown(ANA, Monster.GOBLIN, guesser, 6, (1, 3, 4), found))
        assert all(figure in line for figure in "6134")
        assert ("Bo" in line) == (guesser is BO)


@languages
def test_combat_by_dice_is_told_with_both_rolls_and_both_losses(say: Speaker) -> None:
    for lost, monster_lost in ((1, 0), (0, 1), (1, 1)):
        given = (lost, monster_lost, 17, 8)
        unarmed = say.tell(expanded.UnarmedRoundFought(ANA, Monster.ORC, 2, 5, *given))
        fought = expanded.CompanionRoundFought(ANA, Monster.ORC, 12, 2, 5, *given)
        for line in (unarmed, say.tell(fought)):
            assert "2" in line
            assert "5" in line
            assert ("17" in line) == bool(lost)
            assert ("8" in line) == bool(monster_lost)


@languages
def test_who_fights_the_spider_with_bare_hands_or_berserk_is_told_otherwise(say: Speaker) -> None:
    for success in (True, False):
        told = {
            say.tell(events.NumbersNamed(ANA, Danger.GIANT_SPIDER, numbers, 4, success))
            for numbers in ((1, 4), (1, 4, 5), (2, 3, 4, 5, 6))
        }
        assert len(told) == 3


@languages
def test_every_tile_has_a_sentence_and_a_name(say: Speaker) -> None:
    for tile in Tile:
        assert say.tell(events.TileLaid(ANA, tile, "D4"))
        assert say.word(tile) in say.tell(events.RoomEntered(ANA, tile, "D4"))


@languages
def test_heroes_are_introduced_with_the_figures_on_their_sheets(
    say: Speaker, locale: Locale
) -> None:
    for hero in Hero:
        line = say.about(hero) or ""
        for name, characteristic in zip(CHARACTERISTICS[locale], Characteristic, strict=True):
            assert f"{name} {hero.sheet.value(characteristic)}" in line
        assert f"{hero.sheet.life} " in line


@languages
@pytest.mark.parametrize("kind", [Hero, Ring, Act, Stance, Tactic, Draught, Amulet])
def test_options_are_explained_within_what_a_menu_shows(say: Speaker, kind: type[Any]) -> None:
    for option in kind:
        line = say.description(option)
        assert line
        assert len(line) <= MENU, line


@languages
def test_every_end_has_its_words(say: Speaker) -> None:
    for reason in RULEBOOK.end_reasons:
        assert say.say(f"{RULEBOOK.key}-end-{reason}")


@languages
def test_a_record_is_told_for_whoever_lived_and_whoever_never_did(say: Speaker) -> None:
    def told(total: int, best: int, survived: int) -> str:
        return say.say(
            "dungeonquest-record-score",
            total=total, best=best, survived=survived, wins=0, games=9,
        )  # fmt: skip

    assert not any(char.isdigit() for char in told(0, 0, 0))
    assert "340" in told(340, 340, 1)
    assert all(figure in told(940, 600, 2) for figure in ("940", "600", "2"))


@languages
def test_every_die_that_is_rolled_is_told(say: Speaker) -> None:
    gas = [say.tell(events.TurnsWillBeLost(ANA, turns, turns + 3)) for turns in range(1, 4)]
    assert all(str(roll) in line for roll, line in zip((4, 5, 6), gas, strict=True))
    for wound in range(1, 7):
        arrow = events.ArrowShot(ANA, Monster.ORC, 3, Hit.WOUNDED, wound, wound // 2, 0)
        assert str(wound) in say.tell(arrow).replace("3", "", 1)


@languages
def test_a_door_or_portcullis_that_stays_shut_ends_the_turn_in_words(
    say: Speaker, locale: Locale
) -> None:
    over = {Locale.EN: "the turn is over", Locale.ES: "el turno acaba aquí"}[locale]
    for card in DoorCard:
        shut = card not in {DoorCard.DOOR_OPENS, DoorCard.SHUFFLE}
        assert (over in say.tell(events.DoorTried(ANA, card))) == shut
    for lifted in (True, False):
        line = say.tell(events.PortcullisTried(ANA, 9, 4, lifted))
        assert (over in line) != lifted


@languages
def test_what_can_be_offered_is_labelled_with_its_worth(say: Speaker) -> None:
    worth: dict[str, int] = {token.value: token.gold for token in Treasure}
    worth["guineas-200-too"] = Treasure.GUINEAS_200.gold
    for card, face in card_faces().items():
        if is_treasure(card):
            worth[f"{deck_of(card)}-{card.value}"] = face.gold
    labels = {key: say.label("loot", key) for key in worth}
    assert len(set(labels.values())) == len(labels)
    for key, label in labels.items():
        digits = "".join(char for char in label if char.isdigit())
        assert digits == (str(worth[key]) if worth[key] else ""), label
        assert "," not in label, "what is typed is split at commas"


@languages
def test_a_bribe_is_told_with_all_figures_and_whether_it_was_enough(say: Speaker) -> None:
    tokens, cards = (Treasure.SCEPTRE,), (CryptCard.BROOCH,)
    for accepted in (True, False):
        line = say.tell(below.BribeOffered(ANA, tokens, cards, 950, 7, 700, accepted, 3))
        assert all(figure in line for figure in ("950", "7", "700"))
        assert all(say.word(one) in line for one in (*tokens, *cards))
        assert (" 3 " in line) != accepted


@languages
def test_left_and_right_of_the_way_below_are_told_apart(say: Speaker) -> None:
    asides = range(-3, 4)
    for told in (
        [say.tell(below.ExitRolled(ANA, 5, 4, 10, aside, "D4", None)) for aside in asides],
        [say.tell(below.WormMet(ANA, 5, 4, 10, aside, "D4", Direction.NORTH)) for aside in asides],
    ):
        assert len(set(told)) == len(told)
        assert not any("-" in line for line in told)


@languages
def test_only_the_player_on_the_right_hears_which_amulet_it_is(say: Speaker) -> None:
    for amulet in Amulet:
        assert say.word(amulet) in say.tell(finds.AmuletLookedAt(ANA, amulet))
        for event in (
            finds.AmuletFound(ANA, BO),
            finds.AmuletKept(ANA, BO),
            finds.AmuletThrownAway(ANA, None, old=True),
        ):
            assert say.word(amulet) not in say.tell(event)


@languages
def test_where_somebody_is_teleported_is_told(say: Speaker) -> None:
    ways = [way for way in Bearing if way not in {Bearing.GROUND, Bearing.CATACOMBS}]
    for landing in (Landing.SQUARE, Landing.ROCK, Landing.TAKEN):
        told = [say.tell(finds.HeroTeleported(ANA, 5, way, landing, "D4")) for way in ways]
        assert len(set(told)) == len(told)
        assert all(("D4" in line) == (landing is Landing.SQUARE) for line in told)
