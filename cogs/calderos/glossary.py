"""What can be looked up about Guerra de Calderos: its rules, cards and students."""

from bot.art import Picture, Words
from bot.art.svg import Element
from bot.glossary import Entry, Glossary, Section, drawing, piece, slug_of, topic
from bot.glossary.entries import Draw
from cogs.calderos.art import students_picture
from cogs.calderos.art.cards import CARD_HEIGHT, CARD_WIDTH, card_front
from rules.calderos.content import (
    ATTACKS,
    DEFENSES,
    GOLDEN_TO_WIN,
    HAND_SIZE,
    INGREDIENTS,
    Card,
    Student,
    box,
)
from rules.calderos.questions import ChooseCharacter, Defend, TakeAction

_GOLDEN = slug_of(Card.GOLDEN_CAULDRON)
_COUNTERSPELL, _MIRROR = map(slug_of, DEFENSES)


def calderos_glossary() -> Glossary:
    """Return what can be looked up."""
    return Glossary(
        (
            Section("topics", _topics()),
            Section("ingredients", tuple(_ingredient(card) for card in INGREDIENTS)),
            Section("attacks", tuple(_spell(card, "attack", "defense") for card in ATTACKS)),
            Section("defenses", tuple(_spell(card, "defense", "refill") for card in DEFENSES)),
            Section("golden", (_golden(),)),
            Section("students", tuple(_student(student) for student in Student)),
        ),
        asked={
            ChooseCharacter.kind: "student",
            TakeAction.kind: "turn",
            Defend.kind: "defense",
        },
    )


def _topics() -> tuple[Entry, ...]:
    return (
        topic(
            "goal", "turn", "adding", _GOLDEN, ingredients=len(INGREDIENTS), golden=GOLDEN_TO_WIN
        ),
        topic("turn", "attack", "adding", "discarding", "refill", hand=HAND_SIZE),
        topic("attack", "defense", "wand", "turn"),
        topic("defense", _COUNTERSPELL, _MIRROR, "wand", "refill"),
        topic("adding", "blocked", "goal"),
        topic("discarding", "refill", "piles"),
        topic("refill", "piles", "turn", hand=HAND_SIZE),
        topic("wand", slug_of(Card.WAND_BREAK), "attack", "defense"),
        topic("blocked", slug_of(Card.CAULDRON_BLOCK), "adding"),
        topic("piles", "refill", "secrets", removed=box().golden_removed_below_five_players),
        topic("student", "turn", slug_of(Card.CAULDRON_THEFT)),
        topic("secrets", "piles", slug_of(Card.POSSESSION)),
    )


def _card(card: Card) -> Draw:
    def sketch(words: Words) -> Element:
        return card_front(card, words)

    return drawing(sketch, (0, 0, CARD_WIDTH, CARD_HEIGHT), "#5a4690")


def _ingredient(card: Card) -> Entry:
    return piece(
        card,
        "adding",
        "goal",
        text="rules-ingredient",
        draw=_card(card),
        copies=box().deck[card],
        ingredients=len(INGREDIENTS),
    )


def _spell(card: Card, *see: str) -> Entry:
    return piece(card, *see, draw=_card(card), copies=box().deck[card])


def _golden() -> Entry:
    return piece(
        Card.GOLDEN_CAULDRON,
        "goal",
        "wand",
        "blocked",
        draw=_card(Card.GOLDEN_CAULDRON),
        copies=box().deck[Card.GOLDEN_CAULDRON],
        golden=GOLDEN_TO_WIN,
        players=len(box().characters),
        removed=box().golden_removed_below_five_players,
    )


def _student(student: Student) -> Entry:
    def draw(words: Words) -> Picture:
        return students_picture([student], words)

    return piece(student, "student", draw=draw)
