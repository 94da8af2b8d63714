"""How a sensible player decides what the heroes and rings of the expansion bring up."""

from collections.abc import Callable, Mapping
from typing import Any

from pydantic import JsonValue

from rules.dungeonquest.heroes_expansion.questions import (
    CastFireball,
    CastFireballAtWay,
    EnterTile,
    KeepSpell,
    RunOn,
    SendCompanion,
    ThrowDagger,
    ThrowShuriken,
    TryAnotherWay,
    UseDarkForce,
    UseFortuneRing,
    UseShieldingRing,
    UseSling,
)
from rules.dungeonquest.heroes_expansion.spellbook import Draught, Spell
from rules.dungeonquest.player.odds import comes_to_blows
from rules.dungeonquest.player.outlook import Outlook
from rules.dungeonquest.player.turns import SPENDS_ABOVE, cheapest, move_on
from rules.dungeonquest.squares import CHAMBER
from rules.dungeonquest.view import DungeonView
from rules.engine.questions import Question
from rules.engine.randomness import Stream

MUCH = 3
"""Life points that are worth a ring, if the hero can spare them."""

LOW = 4
"""Life points at which a hero spares nothing."""

DARK_FORCE_SAFE = 3
"""Life points that the dark force gives in any case."""

THROWN_FROM = 0.5
"""A missile is for monsters that fight so often; the others would waste it."""


def use_fortune_ring(_view: DungeonView, question: UseFortuneRing, _stream: Stream) -> JsonValue:
    """Roll again when life is low."""
    return question.life <= LOW


def use_shielding_ring(
    _view: DungeonView, question: UseShieldingRing, _stream: Stream
) -> JsonValue:
    """Undo what cost much, or left little."""
    return question.lost >= MUCH or question.life <= LOW


def throw_shuriken(_view: DungeonView, question: ThrowShuriken, _stream: Stream) -> JsonValue:
    """Throw them at monsters that fight."""
    return comes_to_blows(question.monster) >= THROWN_FROM


def throw_dagger(_view: DungeonView, question: ThrowDagger, _stream: Stream) -> JsonValue:
    """Throw one while another is left; before the combat, at monsters that fight."""
    fights = question.in_combat or comes_to_blows(question.monster) >= THROWN_FROM
    return fights and question.daggers > 1 and question.life > 1


def use_sling(_view: DungeonView, _question: UseSling, _stream: Stream) -> JsonValue:
    """Use it whenever there is time: stones cost nothing."""
    return True


def run_on(view: DungeonView, question: RunOn, stream: Stream) -> JsonValue:
    """Run on the best way."""
    outlook = Outlook(view)
    ways: tuple[Any, ...] = question.options
    (way,) = cheapest([(outlook.way(outlook.here, way), [way]) for way in ways], stream)
    return str(way)


def use_dark_force(view: DungeonView, question: UseDarkForce, _stream: Stream) -> JsonValue:
    """Take the die, unless three are all that is missing."""
    most = Outlook(view).sheet.life
    return Draught.DIE if most - question.life > DARK_FORCE_SAFE else Draught.THREE


def keep_spell(view: DungeonView, question: KeepSpell, _stream: Stream) -> JsonValue:
    """Pay for stopped time in the treasure chamber, and for nothing else."""
    in_chamber = Outlook(view).here in CHAMBER
    return question.spell is Spell.STASIS and in_chamber and question.life > SPENDS_ABOVE


def cast_fireball(_view: DungeonView, _question: CastFireball, _stream: Stream) -> JsonValue:
    """Burn whatever attacks: bare hands are worse."""
    return True


def cast_fireball_at_way(
    _view: DungeonView, question: CastFireballAtWay, _stream: Stream
) -> JsonValue:
    """Blast a portcullis, which is too heavy; a door may open of itself."""
    return question.portcullises > 0


def enter_tile(_view: DungeonView, question: EnterTile, _stream: Stream) -> JsonValue:
    """Trust Flame Bright, who is wrong but once in ten times."""
    return not question.warned


def try_another_way(view: DungeonView, question: TryAnotherWay, stream: Stream) -> JsonValue:
    """Go another way unless it is much longer."""
    return move_on(Outlook(view), question, stream)


def send_companion(_view: DungeonView, _question: SendCompanion, _stream: Stream) -> JsonValue:
    """Send Flame Bright, who is stronger than most doors."""
    return True


HERO_DECISIONS: Mapping[type[Question[Any]], Callable[[DungeonView, Any, Stream], JsonValue]] = {
    UseFortuneRing: use_fortune_ring,
    UseDarkForce: use_dark_force,
    KeepSpell: keep_spell,
    CastFireball: cast_fireball,
    CastFireballAtWay: cast_fireball_at_way,
    EnterTile: enter_tile,
    TryAnotherWay: try_another_way,
    SendCompanion: send_companion,
    RunOn: run_on,
    UseSling: use_sling,
    ThrowDagger: throw_dagger,
    ThrowShuriken: throw_shuriken,
    UseShieldingRing: use_shielding_ring,
}
"""How each question of the expansion is decided."""
