"""Words, names and tables to draw in tests and on the contact sheet."""

from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from typing import Any

from bot.art import Words
from bot.speech import Speaker
from bot.text import Locale, Texts, common_texts
from cogs.calabozo.face import calabozo_face
from rules.calabozo.board import Square
from rules.calabozo.content import Foe
from rules.calabozo.options import Teams
from rules.calabozo.view import AdventurerView, CalabozoView, LairView
from rules.engine.seats import Seat
from tests.games.calabozo.layout import ALL, A, B, C, D, Dungeon, E, F, calabozo

LOCALES = ("en", "es")
G, H = Seat(6), Seat(7)
NAMES: Mapping[Seat, str] = {
    A: "Marisol",
    B: "Don Ramón",
    C: "xX_Slayer_Xx",
    D: "Иван",
    E: "Zoë",
    F: "Tomás",
    G: "Lucía",
    H: "Bo",
}
HOSTILE_NAMES: Mapping[Seat, str] = {
    A: "W" * 32,
    B: "Maximiliano de la Santísima Trini",
    C: "<b>&\"'</b>",
    D: "\u202e\u200b\u2066",
    **dict.fromkeys((E, F, G, H), "M" * 32),
}


@cache
def texts() -> Texts:
    """Return the game's messages; what cannot be said raises."""
    return calabozo_face(common_texts()).texts.strictly()


def speaker(locale: str = "en", names: Mapping[Seat, str] = NAMES) -> Speaker:
    """Return who speaks of the game in a chat."""
    return Speaker(texts(), Locale(locale), names)


def words(locale: str = "en") -> Words:
    """Return the words on pictures in a language."""
    return speaker(locale).plain().say


def crowded(players: int = 8, **laid: Any) -> Dungeon:
    """Return a table in the middle of a game, where as much as can be is going on at once."""
    everything: dict[str, Any] = {
        "at": {A: "E4", B: "I3", C: "A1", D: "P5", E: "D12", F: "A1"},
        "players": players,
        "foes": {"C2": "zombie", "L5": "cyclops", "E4": "lich", "I1": "gold", "P5": "red"},
        "face_up": ["C2", "L5", "E4", "I1", "P5"],
        "lost": {"C2": ["energy-gem"] * 3, "P5": ["elixir"]},
        "empty": ["B2", "P9", "F2"],
        "trails": {A: ["D5", "D4"]},
        "lost_turns": {B: 2},
        "dead": [C, F],
        "hands": {
            A: ["ring", "sword", "elixir", "energy-gem", "energy-gem"],
            E: ["ring", "bow", "magic-key"],
        },
        "shown": [E],
    }
    asked = everything | laid
    at = {seat: where for seat, where in asked.pop("at").items() if seat < players}
    for name in ("dead", "shown"):
        asked[name] = [seat for seat in asked[name] if seat < players]
    for name in ("hands", "lost_turns", "trails"):
        asked[name] = {seat: it for seat, it in asked[name].items() if seat < players}
    return calabozo(at, **asked)


def moving(roll: int, **laid: Any) -> Dungeon:
    """Return a table at which the first player has rolled for its movement."""
    everything: dict[str, Any] = {
        "at": {A: "G4", B: "I3", C: "G3", D: "P5"},
        "foes": {"C2": "zombie"},
        "face_up": ["C2"],
        "hands": {A: ["ring", "sword", "energy-gem", "energy-gem"], C: ["ring", "bow"]},
        "shown": [C],
        "dice": [roll],
    }
    asked = everything | laid
    return calabozo(asked.pop("at"), **asked)


def alone(players: int, **laid: Any) -> Dungeon:
    """Return a table at which everybody plays alone."""
    return calabozo(laid.pop("at", {}), players=players, teams=Teams.INDIVIDUAL, **laid)


def emptied() -> Dungeon:
    """Return a table where nothing is left in any cell or tower."""
    return crowded(empty=ALL, foes={}, face_up=[], lost={}, hands={}, shown=[])


def changed(view: CalabozoView, seat: Seat, **facts: Any) -> CalabozoView:
    """Return a view in which something else is true of an adventurer."""
    adventurers: tuple[AdventurerView, ...] = tuple(
        replace(one, **facts) if one.seat == seat else one for one in view.adventurers
    )
    return replace(view, adventurers=adventurers)


def seeing(view: CalabozoView, square: str, foe: Foe, *, face_up: bool) -> CalabozoView:
    """Return a view in which a monster or dragon is seen, by all or by the viewer alone."""
    there = LairView(Square(square), foe, face_up=face_up, lost=0)
    rest = tuple(one for one in view.lairs if one.square != square)
    return replace(view, lairs=(*rest, there))
