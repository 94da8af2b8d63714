"""Who speaks, names, and tables to draw in tests and on the contact sheet."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import cache
from typing import Any

from bot.face import Face
from bot.speech import Speaker
from bot.text import Locale, common_texts
from cogs.boss_quest.face import boss_quest_face
from rules.boss_quest import RULEBOOK
from rules.boss_quest.content import Boss, Spell, Weapon, box
from rules.boss_quest.state import Combat, Fate, Outcome
from rules.boss_quest.view import BossQuestView, BossView, KnightView
from rules.engine.game import Game
from rules.engine.questions import OpenQuestion
from rules.engine.randomness import Stream
from rules.engine.seats import Seat

NAMES: Mapping[Seat, str] = {
    Seat(0): "Marisol",
    Seat(1): "Don Ramón",
    Seat(2): "*Cid*",
    Seat(3): "Ana",
    Seat(4): "Иван",
}
HOSTILE_NAMES: Mapping[Seat, str] = {
    Seat(0): "W" * 32,
    Seat(1): "Maximiliano de la Santísima Trini",
    Seat(2): "<b>&\"'</b>",
    Seat(3): "\u202e\u200b\u2066",
    Seat(4): "🔥🐉",
}
WEAPONS = tuple(Weapon)
SPELLS = tuple(Spell)


@cache
def face() -> Face:
    """Return the game's face."""
    return boss_quest_face(common_texts(strict=True))


def speaker(locale: Locale = Locale.EN, names: Mapping[Seat, str] = NAMES) -> Speaker:
    """Return who speaks of the game."""
    return Speaker(face().texts, locale, names)


def knight(seat: int, *open_: Weapon, **more: Any) -> KnightView:
    """Return a knight with a hidden weapon and these open ones."""
    usual: dict[str, Any] = {
        "hidden": 1,
        "spells": (),
        "shown": sum(box().weapons[weapon].value for weapon in open_),
        "keys": 0,
        "hearts": 3,
        "exceeded": False,
        "at_mage": False,
    }
    return KnightView(seat=Seat(seat), open=open_, **(usual | more))


def table(*knights: KnightView, **more: Any) -> BossQuestView:
    """Return the public view of a table with these knights, on the first one's turn."""
    seats = tuple(one.seat for one in knights)
    usual: dict[str, Any] = {
        "viewer": None,
        "round": 1,
        "boss": BossView(Boss.CLOCKWORK_OGRE, 18, 18, ()),
        "armourer": seats[-1],
        "order": seats,
        "turn": seats[0],
        "mage": (),
        "row": SPELLS[: len(knights)],
        "mystery": True,
        "cast": None,
        "weapon_deck": 20,
        "weapon_discard": 0,
        "boss_deck": 7,
        "bosses_met": (),
        "spell_deck": 17,
        "spell_discard": 0,
        "owing": None,
        "hidden": None,
        "attack": None,
        "keys_to_win": 5,
        "last_combat": None,
        "winners": (),
    }
    return BossQuestView(knights=knights, **(usual | more))


def plain(seats: int = 2) -> BossQuestView:
    """Return a table early in a round."""
    return table(*(knight(seat, WEAPONS[seat]) for seat in range(seats)))


def full(seats: int = 5) -> BossQuestView:
    """Return a table where as much as can lie there does."""
    everything = (
        knight(0, *WEAPONS[:2], at_mage=True, keys=2),
        knight(1, *WEAPONS[2:10], spells=SPELLS[:3], exceeded=True, at_mage=True, hearts=2),
        knight(2, *WEAPONS[10:21], spells=SPELLS[3:4], hearts=1, keys=4),
        knight(3, *WEAPONS[21:28], at_mage=True, exceeded=True, hearts=0, keys=7),
        knight(4, *WEAPONS[28:], at_mage=True),
    )[:seats]
    fates = (Fate.WON, Fate.INJURED, Fate.SPARED, Fate.UNFIT, Fate.BEATEN)
    outcomes = tuple(
        Outcome(Seat(i), 14 + i, fates[i], perfect=i == 0, keys=3 if i == 0 else 0)
        for i in range(seats)
    )
    beside = (
        Spell.LIFE_PLUS_2,
        Spell.LIFE_MINUS_1,
        Spell.NEEDS_RED,
        Spell.LAST_TURN,
        Spell.SECOND_CLOSEST,
    )
    return table(
        *everything,
        boss=BossView(Boss.SPIDER_COUNTESS, 17, 18, beside),
        mage=tuple(one.seat for one in everything if one.at_mage),
        owing=tuple(one.seat for one in everything if not one.at_mage),
        row=SPELLS[4:8],
        cast=Spell.CANCEL,
        last_combat=Combat(1, Boss.FROST_GIANT, 19, outcomes),
    )


def seen_by(view: BossQuestView, seat: int, hidden: Weapon, attack: int) -> BossQuestView:
    """Return the same table as one of its knights sees it."""
    return replace(view, viewer=Seat(seat), hidden=hidden, attack=attack)


def asked_in_play(seats: int, seed: int) -> Iterator[tuple[Game, OpenQuestion]]:
    """Yield each question of a whole game of sensible players, before it is answered."""
    game = Game(RULEBOOK, seats, bytes([seed]) * 32)
    policy: Any = RULEBOOK.policies["sensible"]
    while game.open:
        asked = next(iter(game.open.values()))
        yield game, asked
        stream = Stream(bytes(32), str(asked.number))
        game.answer(asked.seat, asked.number, policy(game.view(asked.seat), asked.question, stream))
