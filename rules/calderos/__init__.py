"""Guerra de Calderos: students of magic at war over five fantastic ingredients."""

from rules.calderos.content import ATTACKS, INGREDIENTS, Card, Student
from rules.calderos.options import CalderosOptions
from rules.calderos.player import sensible
from rules.calderos.state import Calderos
from rules.calderos.turn import FIVE_INGREDIENTS, GOLDEN_CAULDRONS, play, set_up
from rules.calderos.view import CalderosView, view
from rules.engine.rulebook import Rulebook

CONTENT = frozenset(
    {f"CharacterChosen.student:{student}" for student in Student}
    | {f"IngredientAdded.ingredient:{card}" for card in INGREDIENTS}
    | {
        f"{event}.spell:{spell}"
        for event in ("SpellCast", "Countered", "MirrorCancelled", "MirrorBounced")
        for spell in ATTACKS
    }
    | {f"{event}.card:{card}" for event in ("CardHandedOver", "CardNotHeld") for card in Card}
    | {f"YouDiscarded.card:{card}" for card in Card}
    | {f"YouDrew.cards:{card}" for card in Card}
    | {
        "CannotDefend", "Enchanted", "TurnLost", "CauldronBlocked", "CauldronRelit", "WandBroken",
        "WandMended",
        "CauldronsSwapped", "CauldronExploded", "PileReshuffled", "RitualCompleted",
        "VictoryDeclared",
    }
)  # fmt: skip
"""What comes up in games of bots. Not `HandWasEmpty`: for that, five cards must go by defenses
and Possession between two turns, which takes a scenario test."""

RULEBOOK: Rulebook[Calderos, CalderosView, CalderosOptions] = Rulebook(
    key="calderos",
    version=1,
    seats=(2, 5),
    options=CalderosOptions,
    set_up=set_up,
    play=play,
    view=view,
    policies={"sensible": sensible},
    content=CONTENT,
    end_reasons=(FIVE_INGREDIENTS, GOLDEN_CAULDRONS),
)
