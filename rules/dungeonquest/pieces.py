"""The pieces of content that must come up in games of bots."""

from rules.dungeonquest.cards import DECKS, Deck, Treasure
from rules.dungeonquest.catacombs.passages import WayDown
from rules.dungeonquest.events import Groping, Trial, Turning
from rules.dungeonquest.heroes import Hero, Ring
from rules.dungeonquest.heroes_expansion import events as told
from rules.dungeonquest.heroes_expansion.moods import Mood, Trigger
from rules.dungeonquest.heroes_expansion.spellbook import Spell
from rules.dungeonquest.monsters import (
    HEADINGS,
    OF_THE_CARDS,
    Exchange,
    Hit,
    Monster,
    MonsterCard,
    Outcome,
    Potion,
    SoloRound,
    Tactic,
)
from rules.dungeonquest.questions import Danger
from rules.dungeonquest.rooms import MONSTERS
from rules.dungeonquest.squares import Direction, Tower
from rules.dungeonquest.state import Cause
from rules.dungeonquest.tiles import Tile, TileKind

CARDS_DRAWN = {
    Deck.ROOM: "RoomCardDrawn",
    Deck.TRAP: "TrapCardDrawn",
    Deck.SEARCH: "SearchCardDrawn",
    Deck.DOOR: "DoorTried",
    Deck.CRYPT: "CryptCardDrawn",
    Deck.CORPSE: "CorpseCardDrawn",
    Deck.CATACOMB: "CatacombCardDrawn",
}
"""What tells of a card, by its deck; the Shuffle cards have an event of their own."""

PAINLESS = frozenset(
    {
        Cause.PIT, Cause.ROTATING_ROOM, Cause.POTION, Cause.NIGHTFALL, Cause.CALMING,
        Cause.SHADOW_OF_DOOM, Cause.SPEAR_TRAP, Cause.TELEPORTATION, Cause.AMULET_OF_DEATH,
    }
)  # fmt: skip
"""What kills without taking life points."""

IN_ROUNDS = frozenset({Cause.CAVE_TROLL})
"""What takes life points in rounds of combat alone, which are told in another way."""

RARE_CURSES = frozenset({Cause.AMULET_OF_DEATH, Cause.AMULET_OF_DESTRUCTION, Cause.SPELL_BOOK})
"""What hardly one hero in a thousand meets: three things in the box among many."""

RARELY_DEADLY = frozenset(
    {
        Cause.SCORPION, Cause.CRYPT_TRAP, Cause.POISON_GAS, Cause.GIANT_SPIDER, Cause.RUNNING,
        Cause.SNOTLINGS, Cause.GHOUL, Cause.CAVE_TROLL, Cause.RATS, Cause.BRIDGE, *RARE_CURSES,
    }
)  # fmt: skip
"""What costs few life points, and seldom: hardly a hero in a thousand dies of it."""


def is_told_of_heroes(kind: object) -> bool:
    """Tell whether something is an event of the expansion."""
    return isinstance(kind, type) and kind.__module__ == told.__name__


SNEAKS = frozenset(MONSTERS[card] for card in MONSTERS if card.name.startswith("SNEAK"))

RARE = frozenset(
    {
        "CompanionJumped", "CompanionAbandoned", "CompanionDied", "SalveUsed", "WayBlasted",
        "OuterWallPassed",
    }
)  # fmt: skip
"""What is told of heroes from the expansion in hardly one game of a hundred."""

NEWS = frozenset(kind.__name__ for kind in vars(told).values() if is_told_of_heroes(kind)) - RARE

HEROES_CONTENT = frozenset(
    NEWS
    | {f"ShurikenThrown.hit:{hit}" for hit in Hit}
    | {f"DaggerThrown.tactic:{tactic}" for tactic in Tactic}
    | {f"RageRolled.trigger:{trigger}" for trigger in (Trigger.COMBAT, Trigger.WILL)}
    | {f"MoodRolled.mood:{mood}" for mood in Mood}
    | {f"SpellKept.spell:{spell}" for spell in (Spell.INVISIBILITY, Spell.STASIS)}
    | {f"SpellEnded.spell:{spell}" for spell in (Spell.INVISIBILITY, Spell.STASIS, Spell.FIREBALL)}
)  # fmt: skip
"""What comes up in games with the expansion, beside its heroes and rings."""

RARE_WAYS = frozenset({WayDown.COMPANION, WayDown.TELEPORT})
"""Ways down for one hero of sixteen, and for one ring or amulet and one number of ten."""

FINDS_CONTENT = frozenset(
    {
        "AmuletFound", "AmuletLookedAt", "AmuletKept", "AmuletThrownAway", "AmuletActed",
        "WizardsHalfKept", "ShadowFollows", "ShadowRolled", "VampireAttacked", "SpearTrapSprung",
        "SnotlingsCame", "SnotlingsSlain", "SnotlingsJoined",
        "GhoulAttacked", "GhoulRoundFought", "GhoulDied",
        "TeleportationRingUsed", "HeroTeleported",
    }
)  # fmt: skip
"""What comes up above the ground in games with the Catacombs, beside cards, tiles and tokens.

Not what single amulets do: each is one of eleven, of which a game with four heroes sees hardly
one, and most wait for something rare. Nor what comes of the spell book, the chest and the whole
wizard's amulet, which are one or two things each in a great box. These take scenario tests.
"""

BELOW_CONTENT = frozenset(
    {
        "EntranceLaid", "PassageLeft", "ChestKept", "WormMet", "CatacombCardsShuffled",
        "BribeHidden", "BribeOffered", "WayUpLeft", "HoleTried", "ExitRolled", "CameUp",
        "BridgeTried", "BridgeLeft", "SpillRolled", "WebTried",
    }
    | {f"WentBelow.way:{way}" for way in WayDown if way not in RARE_WAYS}
    | {f"WentBelow.heading:{way}" for way in Direction}
    | {f"{event}.monster:{Monster.CAVE_TROLL}"
       for event in ("StanceTaken", "RoundFought", "MonsterDied")}
)  # fmt: skip
"""What comes up below, and at bridges and webs, beside cards and tiles.

Not `CaveTrollRolled`, `CompanionTriedBridge` and `WebBurnt`: one hero of sixteen has to meet one
troll, one of four bridges or the only web. Not `NoWayUp` and `NoCatacombCardLeft`, for which the
squares around have to be taken, or 32 cards drawn; nor `TileDiscarded`, for which one has to come
up on an empty square and then draw one of eleven tiles. `TreasuresDropped`, `TreasuresSpilled`
and `CatacombChestOpened` come to those who carry treasure over a bridge, or a chest out. These
take scenario tests.
"""

SELDOM_ENTERED = frozenset({TileKind.NORMAL, TileKind.WEB, TileKind.PASSAGE})
"""Rooms of which nothing is told when one comes in again; the only web; and six passages, each
of which is entered a second time in hardly one game of a hundred."""

CONTENT = HEROES_CONTENT | FINDS_CONTENT | BELOW_CONTENT | frozenset(
    {f"HeroChosen.hero:{hero}" for hero in Hero}
    | {f"RingChosen.ring:{ring}" for ring in Ring}
    | {f"{event}.tower:{tower}"
       for event in ("TowerChosen", "TowerEntered", "CastleLeft") for tower in Tower}
    | {f"{event}.direction:{way}"
       for event in ("HeroMoved", "SecretDoorPassed", "RoomRotated") for way in Direction}
    | {f"TileLaid.tile:{tile}" for tile in Tile}
    | {f"RoomEntered.tile:{tile}" for tile in Tile if tile.face.kind not in SELDOM_ENTERED}
    | {f"{CARDS_DRAWN[deck]}.card:{card.value}"
       for deck, cards in DECKS.items() for card in cards if card.name != "SHUFFLE"}
    | {f"DeckShuffled.deck:{deck}" for deck in DECKS if deck is not Deck.CATACOMB}
    | {f"TreasureTaken.treasures:{token}" for token in Treasure}
    | {f"AgilityTried.trial:{trial}" for trial in Trial}
    | {f"GropedForExit.groping:{groping}" for groping in Groping}
    | {f"CorridorsTurned.turning:{turning}" for turning in Turning}
    | {f"NumbersNamed.danger:{danger}" for danger in Danger}
    | {f"PotionDrunk.potion:{potion}" for potion in Potion}
    | {f"{event}.monster:{monster}"
       for event in ("StanceTaken", "DazzlingRingUsed", "ArrowShot", "MonsterReacted",
                     "MonsterCardRead", "RoundFought", "SoloRoundFought", "MonsterDied")
       for monster in OF_THE_CARDS}
    | {f"SneakAttacked.monster:{monster}" for monster in SNEAKS}
    | {f"StanceTaken.stance:{stance}" for stance in HEADINGS}
    | {f"MonsterCardRead.card:{card.value}" for card in MonsterCard}
    | {f"MonsterReacted.outcome:{outcome}" for outcome in Outcome}
    | {f"ArrowShot.hit:{hit}" for hit in Hit}
    | {f"RoundFought.exchange:{exchange}" for exchange in Exchange}
    | {f"SoloRoundFought.result:{result}" for result in SoloRound}
    | {f"LifeLost.cause:{cause}"
       for cause in Cause if cause not in PAINLESS | RARE_CURSES | IN_ROUNDS}
    | {f"HeroDied.cause:{cause}" for cause in Cause if cause not in RARELY_DEADLY}
    | {f"HeroDied.hero:{hero}" for hero in Hero}
    | {f"CastleLeft.hero:{hero}" for hero in Hero}
    | {
        "RolledForFirst", "FirstPlayerFound", "RoundBegan", "TurnBegan", "TurnLost", "Waited",
        "Retreated", "NoWayOn", "PortcullisTried",
        "CryptLeft", "CorpseLeft", "GoldFound", "PotionKept",
        "OpeningRingUsed", "HealingRingUsed", "WarningRingUsed", "CeilingFell", "TurnsWillBeLost",
        "SpiderFled", "SpiderShot", "SkeletonStirred", "ChamberEntered",
        "DragonSleeps", "DragonWoke", "TreasureLost", "DragonTokensShuffled", "NightFell",
    }
)  # fmt: skip
"""What comes up in games of bots. Not `ClimbedOutByRope`: for that, a hero must first find one of
three ropes on a dead adventurer and later fall through one of five trapdoors; nor the deaths that
are `RARELY_DEADLY`; nor `SecretDoorLeft`, which no sensible player does. These take scenario
tests."""
