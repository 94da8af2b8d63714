"""What many scenarios of cards and combat begin with."""

from typing import Any, Unpack

from rules.dungeonquest.cards import Card, Deck, RoomCard
from tests.games.dungeonquest.layout import A, B, Dungeon, Layout, dungeon

ROOM = "normal-oooo south"
"""An ordinary room, open on all sides."""


def enters(*cards: str, **laid: Unpack[Layout]) -> Dungeon:
    """Let a hero step south into a new room, where these room cards lie on top of the deck."""
    laid.setdefault("rooms", {"B2": ROOM})
    laid.setdefault("tiles", ["normal-oooo"])
    laid["room"] = cards
    table = dungeon({A: "B2"}, **laid)
    table.goes("south")
    return table


def searches(*cards: str, **laid: Unpack[Layout]) -> Dungeon:
    """Let a hero search an ordinary room, with these cards on top of the search deck."""
    laid.setdefault("rooms", {"B2": ROOM})
    laid["search"] = cards
    table = dungeon({A: "B2"}, **laid)
    table.plays(A, "search")
    return table


def searches_crypt(*cards: str, **laid: Unpack[Layout]) -> Dungeon:
    """Let a hero find a crypt and search it, with these cards on top of the crypt deck."""
    laid["crypt"] = cards
    table = enters("crypt", **laid)
    table.answers(A, raw=True)
    return table


def searches_corpse(*cards: str, **laid: Unpack[Layout]) -> Dungeon:
    """Let a hero find a dead adventurer and search it, with these cards on top of its deck."""
    laid["corpse"] = cards
    table = enters("dead-adventurer", **laid)
    table.answers(A, raw=True)
    return table


def springs(*cards: str, **laid: Unpack[Layout]) -> Dungeon:
    """Let a hero step south into a new trap room, with these cards on top of the trap deck."""
    laid.setdefault("rooms", {"B2": ROOM})
    laid["tiles"], laid["trap"] = ["trap-oooo"], cards
    table = dungeon({A: "B2"}, **laid)
    table.goes("south")
    return table


def fights(table: Dungeon, hero: str, monster: str, *, seat: int = A, reader: int = B) -> None:
    """Fight one round of combat."""
    table.answers(seat, hero)
    table.answers(reader, monster)


def deals_with(table: Dungeon, card: Card) -> None:
    """Climb out of a trapdoor, or light the torch by 1, 2 or 3."""
    if card is RoomCard.TORCH_GOES_OUT:
        table.plays(A, "relight")
        table.plays(A, 1, 2, 3)
    else:
        table.plays(A, "climb")


def others_wait(table: Dungeon) -> None:
    """Let all but the first hero lose a turn of their own will."""
    while A not in table.asked:
        (seat,) = table.asked
        table.plays(seat, "wait")


def lowest(table: Dungeon, deck: Deck) -> Card:
    """Return the card at the bottom of a deck."""
    card: Card = table.state.decks[deck].items[0]
    return card


def options(table: Dungeon, seat: int = A) -> list[Any]:
    """Return what a seat can choose from now; of a choice in levels, the first level."""
    answers = list(table.question(seat).question.every())
    return list(dict.fromkeys(one[0] if isinstance(one, list) else one for one in answers))


def question(table: Dungeon, seat: int = A) -> Any:
    """Return the question that a seat is asked now, as its game made it."""
    return table.question(seat).question
