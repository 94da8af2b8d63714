"""What can be looked up about Cave Troll: its rules, characters, cards and artifacts."""

from collections.abc import Iterator

from bot.art import Words
from bot.art.svg import Element
from bot.glossary import Entry, Glossary, Section, drawing, piece, slug_of, topic
from bot.glossary.entries import Draw
from cogs.cave_troll.art.hand import CARD_HEIGHT, CARD_WIDTH, artifact_card, player_card
from rules.cave_troll.board import PITS, ROOM_LIMIT, ROOMS, STAIRS
from rules.cave_troll.content import (
    CHEST_GOLD,
    END_GOLD,
    ICONS_TO_SCORE,
    Artifact,
    Card,
    Character,
    box,
)
from rules.cave_troll.options import CharacterSet
from rules.cave_troll.questions import Flee, PlayCard, Push, StepOn, TakeAction
from rules.cave_troll.turn import ACTIONS
from rules.engine.seats import Seat

_CAVE_TROLL, _RAMPAGING = map(slug_of, (Character.CAVE_TROLL, Character.RAMPAGING_TROLL))
_BOOTS = slug_of(Artifact.SWIFT_BOOTS)


def cave_troll_glossary() -> Glossary:
    """Return what can be looked up."""
    return Glossary(
        (
            Section("topics", _topics()),
            Section("common", (_character(Character.ADVENTURER), *_events())),
            Section("classic", tuple(_characters(CharacterSet.CLASSIC))),
            Section("variant", tuple(_characters(CharacterSet.VARIANT))),
            Section("artifacts", tuple(_artifact(artifact) for artifact in Artifact)),
        ),
        asked={
            TakeAction.kind: "turn",
            PlayCard.kind: "cards",
            Push.kind: "pushing",
            Flee.kind: "fleeing",
            StepOn.kind: _BOOTS,
        },
    )


def _topics() -> tuple[Entry, ...]:
    score_room, find = map(slug_of, (Card.SCORE_ROOM, Card.FIND_ARTIFACT))
    return (
        topic("goal", "scoring", "end", "turn"),
        topic("turn", "cards", "moving", "abilities", "undo", actions=ACTIONS),
        topic("cards", "placing", "icons", "secrets"),
        topic("placing", "heroes", "entering", pits=len(PITS), stairs=len(STAIRS)),
        topic("moving", "entering", "board", "pushing"),
        topic(
            "entering",
            slug_of(Character.KNIGHT),
            _CAVE_TROLL,
            slug_of(Character.BERSERKER),
            most=ROOM_LIMIT,
        ),
        topic("board", "moving", "scoring", rooms=len(ROOMS), stairs=len(STAIRS), pits=len(PITS)),
        topic("heroes", "scoring", "board", "sets"),
        topic("abilities", "moving", "turn"),
        topic("pushing", slug_of(Character.WRAITH), _RAMPAGING, "entering"),
        topic("fleeing", _CAVE_TROLL, "entering"),
        topic("icons", "scoring", score_room, icons=ICONS_TO_SCORE),
        topic("scoring", "heroes", "icons", score_room, slug_of(Card.TREASURE_CHEST)),
        topic("artifacts", find, "end", "secrets"),
        topic("undo", "turn"),
        topic("end", "scoring", "artifacts", "goal", gold=END_GOLD),
        topic("sets", "cards"),
        topic("secrets", "artifacts", "cards"),
    )


def _card(card: Card) -> Draw:
    def sketch(words: Words) -> Element:
        return player_card(card, Seat(0), words)

    return drawing(sketch, (0, 0, CARD_WIDTH, CARD_HEIGHT))


def _cards_of(character: Character) -> list[Card]:
    return [card for card, one in box().cards.items() if one.character is character]


def _characters(which: CharacterSet) -> Iterator[Entry]:
    return (_character(kind) for kind, one in box().characters.items() if one.set is which)


def _character(character: Character) -> Entry:
    cards = _cards_of(character)
    return piece(
        character,
        "heroes",
        "abilities" if len(cards) == 1 else "icons",
        "entering",
        also=cards,
        draw=_card(cards[0]),
        copies=sum(box().cards[card].copies for card in cards),
        marked=sum(box().cards[card].copies for card in cards if box().cards[card].icons),
        most=ROOM_LIMIT,
    )


def _events() -> tuple[Entry, ...]:
    see = {
        Card.FIND_ARTIFACT: ("artifacts", "secrets"),
        Card.TREASURE_CHEST: ("scoring", "placing"),
        Card.SCORE_ROOM: ("scoring", "icons"),
    }
    return tuple(
        piece(card, *slugs, draw=_card(card), gold=CHEST_GOLD, icons=box().cards[card].icons)
        for card, slugs in see.items()
    )


def _artifact(artifact: Artifact) -> Entry:
    def sketch(words: Words) -> Element:
        return artifact_card(artifact, words)

    return piece(
        artifact,
        "artifacts",
        "turn",
        draw=drawing(sketch, (0, 0, CARD_WIDTH, CARD_HEIGHT), "#5b3a8c"),
        coins=box().artifacts[artifact].coins,
    )
