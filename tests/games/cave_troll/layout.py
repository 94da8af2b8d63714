"""Tables of Cave Troll, laid out for scenarios."""

from collections.abc import Mapping, Sequence
from typing import Any

from rules.cave_troll import RULEBOOK
from rules.cave_troll.board import Space
from rules.cave_troll.content import Artifact, Card, Figure
from rules.cave_troll.options import CaveTrollOptions, CharacterSet
from rules.cave_troll.state import CaveTroll, Piece
from rules.cave_troll.turn import take_turns
from rules.engine.rulebook import Result
from rules.engine.seats import Seat
from rules.engine.table import Table
from tests.games.scenario import Scenario

A, B, C, D = (Seat(number) for number in range(4))
"""The players, in the order of play."""

HERO = "adventurer"
CHEST = "treasure-chest"

Figures = Sequence[tuple[Seat, str]]
"""What stands on a space: whose, and which; Adventurers are numbered as they come."""

FULL: Figures = ((B, HERO),) * 5
"""A room that holds five characters already."""


def at(short: str) -> Space:
    """Return a space by its short name: ``05`` is a room, ``S1`` are stairs, ``P1`` is a pit."""
    kinds = {"S": "stairs-", "P": "pit-"}
    return Space(kinds[short[0]] + short[1] if short[0] in kinds else f"room-{short}")


def cave_troll(
    figures: Mapping[str, Figures] | None = None,
    *,
    seats: int = 2,
    hands: Mapping[Seat, Sequence[str]] | None = None,
    decks: Mapping[Seat, Sequence[str]] | None = None,
    last: Mapping[Seat, Sequence[str]] | None = None,
    artifacts: Mapping[Seat, str] | None = None,
    removed: Figures = (),
    gold: Mapping[Seat, int] | None = None,
    pile: Sequence[str] = (),
    turn: int = 0,
    turns: int = 10,
    variant: bool = False,
) -> Scenario:
    """Lay out a table at the start of a turn.

    Args:
        figures: what stands where, by the short names of spaces.
        seats: the number of players.
        hands: cards in hand; an Adventurer without it.
        decks: what will be drawn, first to last; below that lies the rest of the cards.
        last: the same, but there are no other cards in the deck.
        artifacts: face-down artifacts.
        removed: figures that were taken off the board.
        gold: what players have already.
        pile: the scoring pile, from the last player's deck.
        turn: whose turn begins.
        turns: how many turns there were before.
        variant: the variant characters are played with.
    """

    def set_board(game: CaveTroll) -> None:
        for space, those in (figures or {}).items():
            for owner, name in those:
                game.put(waiting(game, owner, name), at(space))
        for owner, name in removed:
            waiting(game, owner, name).removed = True

    def set_cards(game: CaveTroll) -> None:
        for place in game.places:
            pool = [*place.hand.take_all(), *place.deck.take_all()]
            if place is game.places[-1]:
                game.pile.items.extend(taken(pool, pile))
            place.hand.items.extend(taken(pool, (hands or {}).get(place.seat, [HERO])))
            only = (last or {}).get(place.seat)
            above = taken(pool, only or (decks or {}).get(place.seat, ()))[::-1]
            (game.gone if only else place.deck).items.extend(pool)
            place.deck.items.extend(above)
            place.gold = (gold or {}).get(place.seat, 0)
        for seat, artifact in (artifacts or {}).items():
            game.places[seat].artifact.put(game.artifacts.take(Artifact(artifact)))

    async def go_on(table: Table, game: CaveTroll) -> Result:
        set_board(game)
        set_cards(game)
        game.turns = turns
        return await take_turns(table, game, game.places[turn])

    which = CharacterSet.VARIANT if variant else CharacterSet.CLASSIC
    return Scenario(RULEBOOK, seats, go_on, options=CaveTrollOptions(characters=which))


def taken(pool: list[Card], cards: Sequence[str]) -> list[Card]:
    """Take cards out of a pool."""
    return [pool.pop(pool.index(Card(card))) for card in cards]


def waiting(game: CaveTroll, owner: Seat, name: str) -> Piece:
    """Return a figure that is not on the board yet: of Adventurers, the next one."""
    return next(
        piece
        for piece in game.places[owner].pieces
        if piece.figure.startswith(name) and piece.space is None and not piece.removed
    )


def where(table: Scenario, owner: Seat, figure: str) -> Space | None:
    """Return where a figure stands, as everybody sees it."""
    return next(
        (
            one.space
            for one in table.view().spaces
            for piece in one.pieces
            if (piece.owner, piece.figure) == (owner, figure)
        ),
        None,
    )


def stands(table: Scenario, space: str) -> list[tuple[Seat, Figure]]:
    """Return what stands on a space, in the order in which it came."""
    shown = next(one for one in table.view().spaces if one.space == at(space))
    return [(piece.owner, piece.figure) for piece in shown.pieces]


def gold(table: Scenario, seat: Seat) -> int:
    """Return a player's gold."""
    count: int = table.view().places[seat].gold
    return count


def goes(table: Scenario, seat: Seat, figure: str, space: str) -> None:
    """Move a figure of the player whose turn it is."""
    table.plays(seat, figure, at(space))


def may_go(table: Scenario, seat: Seat, figure: str, space: str) -> bool:
    """Tell whether the player whose turn it is may move a figure there."""
    return table.may(seat, figure, at(space))


def draws(table: Scenario, seat: Seat, card: str, space: str | None = None) -> None:
    """Draw a card and play one from hand."""
    table.plays(seat, "draw")
    table.plays(seat, card, *([at(space)] if space else []))


def ends_turn(table: Scenario, *seats: Seat) -> None:
    """Have seats end their turns, one after another."""
    for seat in seats:
        assert table.asked == [seat], table.asked
        table.plays(seat, "end-turn")


def options(table: Scenario, seat: Seat, first: str) -> list[list[Any]]:
    """Return a seat's legal answers that begin with this, in the order in which they are shown."""
    answers: list[Any] = [*table.question(seat).question.every()]
    return [answer for answer in answers if answer[0] == first]
