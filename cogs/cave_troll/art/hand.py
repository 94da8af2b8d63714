"""One's own cards and artifact, above the board that they are played on."""

from bot.art import Picture, Words
from bot.art.fonts import Face
from bot.art.lettering import Pen
from bot.art.palette import GOLD, INK, PAPER, darker
from bot.art.svg import Element, Node, document, group, placed, rect
from cogs.cave_troll.art.alt import hand_alt
from cogs.cave_troll.art.dungeon import BOARD_HEIGHT, dungeon
from cogs.cave_troll.art.figures import chest, token
from cogs.cave_troll.art.style import COLOURS, EDGE, NIGHT, WIDTH
from cogs.cave_troll.art.symbols import artifact, coin, hourglass
from rules.cave_troll.content import Artifact, Card, box
from rules.cave_troll.view import CaveTrollView
from rules.engine.seats import Seat

CARD_WIDTH, CARD_HEIGHT = 524, 152
TITLE_SIZE = 32
TITLE_WIDTH = 330
EFFECT = Pen(Face.TEXT, 28, "#3a2f45", squeeze=0.8)
EFFECT_WIDTH = 396
EFFECT_LINES = 3
_GAP = 12


def hand_picture(view: CaveTrollView, words: Words) -> Picture:
    """Return what one player holds, and the board below it, where to play it.

    Args:
        view: the player's own view.
        words: says the game's messages.
    """
    own = view.viewer if view.viewer is not None else Seat(0)
    cards = [player_card(card, own, words) for card in view.hand]
    if view.artifact:
        cards.append(artifact_card(view.artifact, words))
    rows = -(-len(cards) // 2)
    top = EDGE + rows * (CARD_HEIGHT + _GAP) + 6
    height = top + BOARD_HEIGHT + EDGE
    drawn = [
        placed(card, EDGE + (CARD_WIDTH + _GAP) * (i % 2), EDGE + (CARD_HEIGHT + _GAP) * (i // 2))
        for i, card in enumerate(cards)
    ]
    svg = document(
        WIDTH,
        height,
        rect(0, 0, WIDTH, height, fill=NIGHT),
        *drawn,
        placed(dungeon(view, words), EDGE, top),
    )
    return Picture(svg, hand_alt(view, words), WIDTH, height)


def player_card(card: Card, own: Seat, words: Words) -> Element:
    """Return a card of a player's deck, ``CARD_WIDTH`` x ``CARD_HEIGHT``."""
    data = box().cards[card]
    marks: list[Node] = [
        placed(hourglass(full=True), CARD_WIDTH - 36 - 36 * i, 36) for i in range(data.icons)
    ]
    name = words(f"figure-{card.value}") if card is Card.TREASURE_CHEST else _name(card, words)
    return _card(
        placed(card_sign(card, own), 58, CARD_HEIGHT / 2, 2.2),
        name,
        words(f"card-{card.value}-effect"),
        COLOURS[own],
        marks,
    )


def _name(card: Card, words: Words) -> str:
    kind = box().cards[card].character
    return words(f"character-{kind.value}") if kind else words(f"card-{card.value}")


def card_sign(card: Card, own: Seat) -> Element:
    """Return what a card brings: a figure, a chest, an artifact or a scoring."""
    kind = box().cards[card].character
    if kind is not None:
        return token(kind, own)
    return _EVENTS[card](own)


def _score(_own: Seat) -> Element:
    return group(placed(hourglass(full=True), -9, 0, 0.8), placed(hourglass(full=True), 9, 0, 0.8))


def _find(_own: Seat) -> Element:
    return artifact()


_EVENTS = {Card.TREASURE_CHEST: chest, Card.SCORE_ROOM: _score, Card.FIND_ARTIFACT: _find}


def artifact_card(which: Artifact, words: Words) -> Element:
    """Return an artifact, ``CARD_WIDTH`` x ``CARD_HEIGHT``."""
    return _card(
        placed(artifact(), 58, CARD_HEIGHT / 2, 2.2),
        words(f"artifact-{which.value}"),
        words(f"artifact-{which.value}-effect"),
        "#8456cf",
        [placed(coin(box().artifacts[which].coins), CARD_WIDTH - 40, 38)],
    )


def _card(sign: Node, name: str, effect: str, colour: str, marks: list[Node]) -> Element:
    face = Face.TITLE if Face.TITLE.covers(name) else Face.STRONG
    title = Pen(face, TITLE_SIZE, INK, squeeze=0.8)
    told = effect[:1].upper() + effect[1:]
    return group(
        rect(0, 0, CARD_WIDTH, CARD_HEIGHT, 14, fill=colour),
        rect(5, 5, CARD_WIDTH - 10, CARD_HEIGHT - 10, 10, fill=PAPER),
        rect(5, 5, 106, CARD_HEIGHT - 10, 10, fill=darker(colour, 0.35)),
        sign,
        title.line(name, 122, 44, TITLE_WIDTH),
        rect(122, 54, CARD_WIDTH - 140, 3, fill=GOLD),
        EFFECT.block(told, 122, 102, EFFECT_WIDTH, lines=EFFECT_LINES, leading=1.02),
        *marks,
    )
