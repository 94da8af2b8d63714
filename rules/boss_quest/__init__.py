"""Boss Quest: knights arm themselves against a boss, close to its life and never above it."""

from rules.boss_quest.content import FEWEST, MOST, Boss, Spell, Weapon, box
from rules.boss_quest.events import Tie, Why
from rules.boss_quest.player import sensible
from rules.boss_quest.rounds import KEYS, LAST_HEART, play, set_up
from rules.boss_quest.state import BossQuest
from rules.boss_quest.view import BossQuestView, view
from rules.engine.rulebook import NoOptions, Rulebook

CONTENT = frozenset(
    {f"BossRevealed.boss:{boss}" for boss in Boss}
    | {
        f"{event}:{weapon}"
        for event in (
            "EquipmentDealt.weapon", "HiddenDealt.weapon", "HiddenRevealed.weapon",
            "WeaponsAdded.weapons",
        )
        for weapon in Weapon
    }
    | {
        f"{event}:{spell}"
        for event in (
            "SpellsLaid.spells", "SpellActivated.spell", "MysteryActivated.spell",
            "SpellDiscarded.spell",
        )
        for spell in Spell
    }
    | {
        f"KnightUnfit.spell:{spell}"
        for spell, card in box().spells.items()
        if card.colour or spell is Spell.NEEDS_PAIR
    }
    | {f"WentToMage.why:{why}" for why in Why if why is not Why.NO_WEAPONS}
    | {f"RoundWon.tie:{tie}" for tie in Tie}
    | {f"NoEffect.spell:{Spell.CANCEL}"}
    | {
        "YourAttack", "LifeExceeded", "MysteryDiscarded", "AttackChanged", "LifeChanged",
        "HiddenSwapped", "YouReceived", "HiddenChanged", "YouDrewHidden", "OpenChanged",
        "SpellCancelled", "RuleInForce", "LastTurnCalled", "CombatBegan",
        "KnightInjured", "KnightSpared", "PerfectAttack", "KeysWon", "BossesReshuffled",
        "SpellsReshuffled", "LastHeartLost", "PrincessFreed", "NobodyWon",
    }
)  # fmt: skip
"""What comes up in games of bots. Not an empty weapon deck, which takes a scenario test."""

RULEBOOK: Rulebook[BossQuest, BossQuestView, NoOptions] = Rulebook(
    key="boss-quest",
    version=1,
    seats=(FEWEST, MOST),
    options=NoOptions,
    set_up=set_up,
    play=play,
    view=view,
    policies={"sensible": sensible},
    content=CONTENT,
    end_reasons=(KEYS, LAST_HEART),
)
