"""Calabozo: La aventura de los anillos: adventurers in search of rings of power."""

from rules.calabozo.content import TRAPS, WEAPONS, Dragon, Figure, Monster, Outcome, Treasure
from rules.calabozo.options import CalabozoOptions
from rules.calabozo.player import sensible
from rules.calabozo.setup import set_up
from rules.calabozo.state import Calabozo, Team
from rules.calabozo.turn import TURN_CAP, VICTORY, play
from rules.calabozo.view import CalabozoView, view
from rules.engine.rulebook import Rulebook

CONTENT = frozenset(
    {f"TeamFormed.team:{team}" for team in Team}
    | {f"AdventurerChosen.figure:{figure}" for figure in Figure}
    | {f"AdventurerDied.figure:{figure}" for figure in Figure}
    | {f"MonsterRevealed.monster:{monster}" for monster in Monster}
    | {f"MonsterSlain.monster:{monster}" for monster in Monster if monster not in TRAPS}
    | {
        f"{event}:{dragon}"
        for event in ("DragonRevealed.dragon", "DragonSlain.dragon", "StruckBack.foe")
        for dragon in Dragon
    }
    | {f"StruckBack.outcome:{outcome}" for outcome in Outcome}
    | {
        f"{event}:{treasure}"
        for event in ("YouTook.treasures", "YouLost.treasures")
        for treasure in Treasure
    }
    | {f"WeaponShown.weapon:{weapon}" for weapon in WEAPONS}
    | {
        f"TreasureShown.treasure:{treasure}"
        for treasure in (Treasure.SPEED, Treasure.MAGIC_KEY, Treasure.MAGIC_MEDALLION)
    }
    | {
        "DoorTried", "Teleported", "YouSaw", "TreasureLost", "MateTook", "MateLost",
        "AllTreasuresLost", "Retreated", "RetreatBarred", "PortalTaken", "Jailed", "LeftJail",
        "DuelFought", "SpoilsTaken", "TreasuresExchanged", "YouExchanged", "MatesExchanged",
        "ExchangeFailed", "HandShown", "MateShows", "HandHidden", "Rescued", "Revived",
        "PlayerOut", "TeamLost", "RingsBroughtHome", "LastStanding", "TurnsRanOut",
    }
)  # fmt: skip
"""What comes up in games of bots."""

RULEBOOK: Rulebook[Calabozo, CalabozoView, CalabozoOptions] = Rulebook(
    key="calabozo",
    version=1,
    seats=(2, 8),
    options=CalabozoOptions,
    set_up=set_up,
    play=play,
    view=view,
    policies={"sensible": sensible},
    content=CONTENT,
    end_reasons=(VICTORY, TURN_CAP),
)
