"""How a sensible player decides about amulets, chests and creatures of the Catacombs."""

from collections.abc import Callable, Mapping
from typing import Any

from pydantic import JsonValue

from rules.dungeonquest.cards import PAIR, PAIR_GOLD, Treasure
from rules.dungeonquest.catacombs.amulet_cards import Amulet
from rules.dungeonquest.catacombs.chests import GOLD, GOLD_FROM
from rules.dungeonquest.catacombs.finds_questions import (
    BurnGhoul,
    BurnSnotlings,
    ChooseAmulet,
    KeepAmulet,
    KeepTreasure,
    OpenChest,
    TurnRoom,
)
from rules.dungeonquest.player.outlook import Outlook
from rules.dungeonquest.player.turns import cheapest
from rules.dungeonquest.view import DungeonView
from rules.engine.questions import Question
from rules.engine.randomness import Stream

AMULETS = (
    Amulet.LEVITATION,
    Amulet.COMMAND,
    Amulet.ESCAPE,
    Amulet.LUCK,
    Amulet.CONTROL,
    Amulet.SPIDER_GOD,
    Amulet.TELEPORTATION,
    Amulet.DESTRUCTION,
    Amulet.MADNESS,
    Amulet.DEATH,
    Amulet.DRAGONFIRE,
)
"""The amulets, the best first."""

BAD = AMULETS[-4:]
"""Those that are worse than an unknown one."""

MANY = 5
"""So many snotlings are worth a fireball, and the turn that it costs."""

DIE = 12


def keep_amulet(_view: DungeonView, question: KeepAmulet, _stream: Stream) -> JsonValue:
    """Wear one: seven of eleven are good. Change it only for one that is known to be bad."""
    return not question.wears or question.worn in BAD


def choose_amulet(_view: DungeonView, question: ChooseAmulet, _stream: Stream) -> JsonValue:
    """Take the best."""
    amulets: tuple[Any, ...] = question.options
    best: Amulet = min(amulets, key=AMULETS.index)
    return best.value


def turn_room(view: DungeonView, question: TurnRoom, stream: Stream) -> JsonValue:
    """Turn the room towards where the hero wants to go."""
    outlook = Outlook(view)
    ways: tuple[Any, ...] = question.options
    (way,) = cheapest([(outlook.beyond(outlook.here, way), [way]) for way in ways], stream)
    return str(way)


def burn_snotlings(_view: DungeonView, question: BurnSnotlings, _stream: Stream) -> JsonValue:
    """Burn a great horde."""
    return question.snotlings >= MANY


def burn_ghoul(_view: DungeonView, _question: BurnGhoul, _stream: Stream) -> JsonValue:
    """Burn it: whoever casts spells is no wrestler."""
    return True


def keep_treasure(view: DungeonView, question: KeepTreasure, _stream: Stream) -> JsonValue:
    """Keep what is worth most, the second half of the pair above all."""
    me = view.characters[view.viewer or 0]
    has = {*me.treasures, question.kept}

    def value(name: Any) -> int:
        token = Treasure(name)
        pairs = token in PAIR and any(half in has for half in PAIR if half is not token)
        return PAIR_GOLD if pairs else token.gold

    return max(question.options, key=value)


def open_chest(view: DungeonView, question: OpenChest, _stream: Stream) -> JsonValue:
    """Open it if there is more to be won than to be lost, on the average."""
    gold = view.characters[view.viewer or 0].gold
    won = sum(roll * GOLD for roll in range(GOLD_FROM, DIE + 1))
    lost = (GOLD_FROM - 1) * gold / max(1, question.others)
    return won > lost


CURSED_DECISIONS: Mapping[type[Question[Any]], Callable[[DungeonView, Any, Stream], JsonValue]] = {
    KeepAmulet: keep_amulet,
    ChooseAmulet: choose_amulet,
    TurnRoom: turn_room,
    BurnSnotlings: burn_snotlings,
    BurnGhoul: burn_ghoul,
    KeepTreasure: keep_treasure,
    OpenChest: open_chest,
}
"""How each question is decided; slabs, and the ways of another's hero, are as good as any."""
