"""What the game master of Boss Quest asks."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar

from rules.boss_quest.aims import aims
from rules.boss_quest.content import Spell, box
from rules.boss_quest.state import BossQuest, Knight
from rules.engine.questions import Branches, ChoosePath, Key


class Choice(StrEnum):
    """The two actions of a turn: to ask for so many weapons, or to go to the Mage."""

    ASK_1 = "ask-1"
    ASK_2 = "ask-2"
    ASK_3 = "ask-3"
    ASK_4 = "ask-4"
    MAGE = "mage"


class Deed(StrEnum):
    """What a knight does at the Mage's."""

    ACTIVATE = "activate"
    DISCARD = "discard"
    ACTIVATE_MYSTERY = "activate-mystery"
    DISCARD_MYSTERY = "discard-mystery"


class Situation(StrEnum):
    """What hangs on a turn."""

    FREE = "free"
    LAST_REQUEST = "last-request"
    LAST_TURN = "last-turn"


REQUESTS: Mapping[Choice, int] = {
    Choice.ASK_1: 1,
    Choice.ASK_2: 2,
    Choice.ASK_3: 3,
    Choice.ASK_4: 4,
}


@dataclass(frozen=True, slots=True)
class TakeTurn(ChoosePath):
    """Ask for weapons or go to the Mage. Answers: ``ask-1`` to ``ask-4``; ``mage``.

    Attributes:
        situation: an ordinary turn; or the last request, after which the knight goes to the
            Mage at once; or the one action that "last turn" leaves.
        attack: the knight's own attack.
        life: the boss's life.
    """

    kind: ClassVar[str] = "boss-quest-take-turn"
    public: ClassVar[bool] = True
    parts: ClassVar[tuple[str, ...]] = ("choice",)
    situation: Situation
    attack: int
    life: int


@dataclass(frozen=True, slots=True)
class VisitMage(ChoosePath):
    """Activate or discard a spell.

    Answers: ``activate, spell[, target[, bearer]]``; ``discard, spell``; ``activate-mystery``;
    ``discard-mystery``. Targets are as in `rules.boss_quest.aims`.

    Attributes:
        attack: the knight's own attack.
        life: the boss's life.
    """

    kind: ClassVar[str] = "boss-quest-visit-mage"
    public: ClassVar[bool] = True
    parts: ClassVar[tuple[str, ...]] = ("deed", "spell", "target", "bearer")
    attack: int
    life: int


@dataclass(frozen=True, slots=True)
class AimMystery(ChoosePath):
    """Choose what the mystery spell is aimed at, now that it is turned over (ruling 13).

    Answers: ``target[, bearer]``, as in `rules.boss_quest.aims`.

    Attributes:
        spell: what it turned out to be.
        attack: the knight's own attack.
        life: the boss's life.
    """

    kind: ClassVar[str] = "boss-quest-aim-mystery"
    public: ClassVar[bool] = True
    parts: ClassVar[tuple[str, ...]] = ("target", "bearer")
    spell: Spell
    attack: int
    life: int


def take_turn(game: BossQuest, knight: Knight, situation: Situation) -> TakeTurn:
    """Return the question of a turn; there is a weapon left in the deck.

    Source: rulebook, "Turno de los jugadores"; ruling 8.
    """
    most = min(box().most_asked_at_once, len(game.weapons))
    asked = [choice for choice, weapons in REQUESTS.items() if weapons <= most]
    branches: dict[Key, Branches | None] = dict.fromkeys([*asked, Choice.MAGE])
    return TakeTurn(branches, situation, knight.attack, game.life)


def visit_mage(game: BossQuest, knight: Knight) -> VisitMage:
    """Return the question at the Mage's, with all targets that spells may have.

    Source: rulebook, "Reunirse con el Mago" and "Cartas de HECHIZO y efectos".
    """
    offered = tuple(dict.fromkeys(game.row))
    activate: dict[Key, Branches | None] = {spell: aims(game, knight, spell) for spell in offered}
    branches: dict[Key, Branches | None] = {}
    if offered:
        branches |= {Deed.ACTIVATE: activate, Deed.DISCARD: offered}
    if game.mystery.items:
        branches |= dict.fromkeys((Deed.ACTIVATE_MYSTERY, Deed.DISCARD_MYSTERY))
    return VisitMage(branches, knight.attack, game.life)
