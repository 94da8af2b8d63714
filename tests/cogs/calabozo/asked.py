"""The game's questions with all that they can offer."""

from collections.abc import Iterator
from dataclasses import is_dataclass
from inspect import getmembers, isclass
from typing import Any

from rules.calabozo import questions
from rules.calabozo.board import Square, board
from rules.calabozo.content import WEAPONS, Dragon, Figure, Monster, Treasure
from rules.calabozo.questions import (
    Act,
    AgreeToExchange,
    AnswerOffer,
    Attack,
    BeginTurn,
    ChooseAdventurer,
    DefendDuel,
    EndTurn,
    LoseTreasure,
    Meet,
    Move,
    OfferTreasures,
    Reply,
    Retreat,
    Without,
    picks,
)
from rules.engine.questions import Branches, Key, Question
from rules.engine.seats import Seat

ANA, BO, EVA = Seat(0), Seat(1), Seat(2)
HALL = board().hall
HERE, DOOR, BEHIND = Square("A1"), Square("A2"), Square("B2")
ALL_WEAPONS: tuple[Key, ...] = (*WEAPONS, Without.WEAPON)
HAND = (Treasure.RING, Treasure.AXE, Treasure.ENERGY_GEM, Treasure.ENERGY_GEM)
ANYWHERE: tuple[Key, ...] = tuple(square for square in board().squares if square != HALL)
SHOWING: dict[Key, Branches | None] = {Act.SHOW: None, Act.HIDE: None}
TELEPORT: dict[Key, Branches | None] = {Act.TELEPORT: ANYWHERE}
MOVES: dict[Key, Branches | None] = {
    Act.GO: tuple(board().lairs),
    Act.GO_BY: {
        Square("B2"): {Square("A2"): None, Square("B1"): (Square("A1"), Square("C1"))},
        Square("B5"): {Square("A5"): (Square("A4"), Square("A6"))},
    },
    Act.STAY: None,
    Act.OPEN_DOOR: {Square("A2"): (Square("A1"), Square("B2")), Square("D2"): (Square("C2"),)},
}


def begin(acts: dict[Key, Branches | None]) -> BeginTurn:
    """Return the question before the movement roll."""
    return BeginTurn({Act.ROLL: None} | acts, HERE)


def _every() -> Iterator[Question[Any]]:
    yield ChooseAdventurer(tuple(Figure))
    yield begin({Act.FIGHT: None, Act.LOOK: None, **TELEPORT, **SHOWING})
    yield begin({Act.OPEN_DOOR: {HERE: (DOOR, BEHIND)}, Act.REVIVE: (BO, EVA), **SHOWING})
    yield begin({Act.OPEN_DOOR: {HERE: (DOOR,)}, Act.REVIVE: (BO,)})
    yield Move(MOVES | TELEPORT | SHOWING, 6, 6)
    yield Move({Act.GO: (HALL,), Act.STAY: None}, 6, 1)
    for spent in range(6):
        yield Move({Act.GO: (HALL,), Act.STAY: None}, 6, -spent)
    for foe in (None, Monster.GIANT_SPIDER, Dragon.RED):
        yield Meet((Act.FIGHT, Act.LOOK, Act.WAIT), HERE, foe)
    yield Attack(ALL_WEAPONS, Monster.BANSHEE, 7)
    yield LoseTreasure(tuple(Treasure), Dragon.GOLD)
    yield Retreat((DOOR, BEHIND))
    yield EndTurn(
        {Act.END: None, Act.DUEL: {BO: ALL_WEAPONS, EVA: ALL_WEAPONS}, Act.EXCHANGE: (BO, EVA)}
    )
    yield EndTurn({Act.END: None, Act.DUEL: {BO: (Without.WEAPON,)}, Act.EXCHANGE: (EVA,)})
    for weapon in (None, Treasure.BOW):
        yield DefendDuel(ALL_WEAPONS, BO, weapon)
    yield OfferTreasures(picks(tuple(Treasure)) | {Without.TREASURE: None}, BO)
    yield OfferTreasures(picks(HAND), BO)
    for offered in ((), HAND[:1], HAND[2:]):
        yield AnswerOffer(
            {Reply.ACCEPT: None, Reply.GIVE: picks(HAND), Reply.REFUSE: None}, BO, offered
        )
    yield AgreeToExchange(BO, (), HAND[:2])
    yield AgreeToExchange(BO, HAND[:2], HAND[2:])


EVERY_QUESTION = tuple(_every())


def question_kinds() -> set[type[Any]]:
    """Return the classes of all questions that the game knows."""
    return {
        kind
        for _, kind in getmembers(questions, isclass)
        if is_dataclass(kind) and kind.__module__ == questions.__name__
    }
