"""The rules, from the first turn to nightfall."""

from bot.art import Words
from bot.art.svg import Element
from bot.glossary import Entry, drawing, piece, slug_of, topic
from cogs.dungeonquest.art.symbols import dragon_token
from cogs.dungeonquest.glossary.people import SNEAKS
from rules.dungeonquest.cards import DECKS, DRAGON_TOKENS, Dragon, RoomCard, SearchCard
from rules.dungeonquest.chamber import FIRE, TOKENS
from rules.dungeonquest.encounters import SNEAK_ATTACK
from rules.dungeonquest.heroes import Characteristic
from rules.dungeonquest.monsters import MonsterCard, Tactic
from rules.dungeonquest.state import ROUNDS
from rules.dungeonquest.tiles import TileKind
from rules.dungeonquest.turn import MOST_SEARCHES

_SECRET_DOOR, _SPIDER = slug_of(SearchCard.SECRET_DOOR), slug_of(RoomCard.GIANT_SPIDER)
_TORCH, _POTION = slug_of(RoomCard.TORCH_GOES_OUT), slug_of(RoomCard.POTION)
_CORRIDOR, _PORTCULLIS, _TRAP = map(
    slug_of, (TileKind.CORRIDOR, TileKind.PORTCULLIS, TileKind.TRAP)
)


def topics() -> tuple[Entry, ...]:
    """Return the rules in the order of a game."""
    return (*_course(), *_dungeon(), *_fighting(), *_treasure())


def _course() -> tuple[Entry, ...]:
    return (
        topic("goal", "chamber", "towers", "night", "alone"),
        topic("hero", "trials", "ring", "life", pieces=Characteristic),
        topic("ring", "hero"),
        topic("turn", "moving", "searching", "waiting", "life"),
        topic("searching", _SECRET_DOOR, "waiting", most=MOST_SEARCHES),
        topic("waiting", "turn", "searching"),
        topic("trials", "hero", "numbers"),
        topic("life", _POTION, "death", "hero"),
        topic("death", "life", "treasure"),
        topic("night", "towers", "goal", rounds=ROUNDS),
        topic("alone", "goal", "solo-combat"),
        topic("secrets", "right-hand", "combat"),
    )


def _dungeon() -> tuple[Entry, ...]:
    shuffles = [card for deck in DECKS.values() for card in deck if card.name == "SHUFFLE"]
    return (
        topic("moving", "exploring", "locks", "moving-on"),
        topic("exploring", "moving", "room-deck", _CORRIDOR, _TRAP),
        topic("locks", _PORTCULLIS, "moving", "trials"),
        topic("moving-on", _CORRIDOR, "towers"),
        topic("towers", "goal", "night", "moving-on"),
        topic("room-deck", "exploring", "meeting", "shuffle"),
        topic("shuffle", "room-deck", pieces=shuffles),
        topic("numbers", _SPIDER, _TORCH, "trials"),
    )


def _fighting() -> tuple[Entry, ...]:
    return (
        topic("meeting", "combat", "escaping", "sneak-attacks", "right-hand"),
        topic("escaping", "meeting", _PORTCULLIS),
        topic(
            "combat",
            *(slug_of(tactic) for tactic in Tactic),
            "right-hand",
        ),
        topic("solo-combat", "combat", "alone"),
        topic("sneak-attacks", "meeting", "combat", pieces=SNEAKS, dice=SNEAK_ATTACK.notation),
        topic("right-hand", "meeting", "combat", "secrets", cards=len(MonsterCard)),
    )


def _token(_words: Words) -> Element:
    return dragon_token(Dragon.AWAKE)


def _treasure() -> tuple[Entry, ...]:
    return (
        topic("chamber", "dragon", "treasure", taken=TOKENS),
        topic(
            "dragon",
            "chamber",
            "treasure",
            "life",
            pieces=dict.fromkeys(DRAGON_TOKENS),
            draw=drawing(_token, (-16, -16, 32, 32), "#7a2f1a"),
            tokens=len(DRAGON_TOKENS),
            awake=DRAGON_TOKENS.count(Dragon.AWAKE),
            dice=FIRE.notation,
        ),
        topic("treasure", "chamber", "dragon", "goal"),
    )


def tactics() -> tuple[Entry, ...]:
    """Return the combat tokens."""
    return tuple(piece(tactic, "combat", "meeting") for tactic in Tactic)
