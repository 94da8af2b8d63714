"""Who speaks, names, games in play and tables to draw in tests and on the contact sheet."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import cache
from typing import Any

from bot.face import Face
from bot.speech import Speaker
from bot.text import Locale, common_texts
from cogs.cave_troll.face import cave_troll_face
from rules.cave_troll import RULEBOOK
from rules.cave_troll.board import ROOMS, Space, board
from rules.cave_troll.content import Artifact, Card, Character, Figure, box, heroes
from rules.cave_troll.options import CaveTrollOptions, CharacterSet
from rules.cave_troll.view import CaveTrollView, PieceView, PlaceView, SpaceView
from rules.engine.game import Game
from rules.engine.questions import OpenQuestion
from rules.engine.randomness import Stream
from rules.engine.seats import Seat

NAMES: Mapping[Seat, str] = {
    Seat(0): "Marisol",
    Seat(1): "Don Ramón",
    Seat(2): "*Cid*",
    Seat(3): "Иван",
}
HOSTILE_NAMES: Mapping[Seat, str] = {
    Seat(0): "W" * 32,
    Seat(1): "Maximiliano de la Santísima Trini",
    Seat(2): "<b>&\"'</b>",
    Seat(3): "\u202e\u200b\u2066",
}


@cache
def face() -> Face:
    """Return the game's face; a message that cannot be said raises."""
    made = cave_troll_face(common_texts())
    return replace(made, texts=made.texts.strictly())


def speaker(locale: Locale = Locale.EN, names: Mapping[Seat, str] = NAMES) -> Speaker:
    """Return who speaks of the game."""
    return Speaker(face().texts, locale, names)


def piece(owner: int, figure: Figure) -> PieceView:
    """Return a figure."""
    kinds = {f: kind for which in CharacterSet for f, kind in box().figures(which).items()}
    return PieceView(Seat(owner), figure, kinds.get(figure))


def place(seat: int, **facts: Any) -> PlaceView:
    """Return a player's place at the beginning, or with other facts."""
    usual: dict[str, Any] = {
        "gold": 0, "hand_size": 1, "deck": 18, "discard": (), "artifacts": 0, "waiting": (),
        "removed": (),
    }  # fmt: skip
    return PlaceView(seat=Seat(seat), **(usual | facts))


def space(which: Space, *pieces: PieceView, **facts: Any) -> SpaceView:
    """Return a space with figures; whose it is has to be told."""
    usual: dict[str, Any] = {"worth": board().gold(which), "controller": None}
    return SpaceView(space=which, pieces=pieces, **(usual | facts))


def table(*places: PlaceView, spaces: tuple[SpaceView, ...] = (), **facts: Any) -> CaveTrollView:
    """Return the public view of a table on the first seat's turn."""
    told = {one.space: one for one in spaces}
    usual: dict[str, Any] = {
        "viewer": None, "characters": CharacterSet.CLASSIC, "pile": (), "icons": 0,
        "artifacts": 6, "turn": Seat(0), "turns": 5, "actions": 4, "hand": (), "artifact": None,
        "winners": (),
    }  # fmt: skip
    return CaveTrollView(
        places=places or (place(0), place(1)),
        spaces=tuple(told.get(one, space(one)) for one in Space),
        **(usual | facts),
    )


def crowded(which: CharacterSet = CharacterSet.CLASSIC, seats: int = 4) -> CaveTrollView:
    """Return a table with all figures on the board, as many in each room as there may be."""
    pieces: dict[Space, list[PieceView]] = {one: [] for one in Space}
    small = [one for one in ROOMS if len(board().spaces[one].cells) == 1]
    hall, pit = Space.STAIRS_3, Space.PIT_2
    for seat in range(seats):
        for figure, kind in box().figures(which).items():
            if kind is Character.CAVE_TROLL:
                where = ROOMS[seat]
            elif kind not in heroes():
                where = pit
            else:
                where = next((one for one in small if len(pieces[one]) < 5), hall)
            pieces[where].append(PieceView(Seat(seat), figure, kind))
        pieces[small[0]].append(PieceView(Seat(seat), Figure.TREASURE_CHEST, None))
    spaces = tuple(
        space(
            one,
            *there,
            controller=there[0].owner if there and one in small else None,
            worth=board().gold(one) + (18 if one is small[0] else 0),
        )
        for one, there in pieces.items()
    )
    removed = (Figure.KNIGHT, Figure.ADVENTURER_1) if which is CharacterSet.CLASSIC else ()
    places = tuple(
        place(seat, gold=117 - 35 * seat, deck=seat, discard=(Card.ADVENTURER,) * 13,
              artifacts=1, removed=removed)
        for seat in range(seats)
    )  # fmt: skip
    return table(
        *places, spaces=spaces, characters=which, icons=4, artifacts=2, turn=Seat(seats - 1)
    )


def seen_by(
    view: CaveTrollView, seat: int, *hand: Card, artifact: Artifact | None = None
) -> CaveTrollView:
    """Return the same table as one of its players sees it."""
    return replace(view, viewer=Seat(seat), hand=hand, artifact=artifact)


def in_play(
    seats: int, seed: int, which: CharacterSet = CharacterSet.CLASSIC
) -> Iterator[tuple[Game, OpenQuestion, Any]]:
    """Yield each question of a whole game of sensible players, with its answer, before that."""
    game = Game(RULEBOOK, seats, bytes([seed]) * 32, CaveTrollOptions(characters=which))
    policy: Any = RULEBOOK.policies["sensible"]
    while game.open:
        asked = next(iter(game.open.values()))
        stream = Stream(bytes(32), str(asked.number))
        raw = policy(game.view(asked.seat), asked.question, stream)
        yield game, asked, raw
        game.answer(asked.seat, asked.number, raw)
