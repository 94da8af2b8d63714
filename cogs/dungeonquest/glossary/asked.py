"""Which entry explains which question."""

from collections.abc import Mapping

from bot.glossary import slug_of
from rules.dungeonquest import questions
from rules.dungeonquest.cards import RoomCard, SearchCard, TrapCard, Treasure
from rules.dungeonquest.catacombs import finds_questions as finds
from rules.dungeonquest.catacombs import questions as below
from rules.dungeonquest.catacombs.amulet_cards import Amulet
from rules.dungeonquest.heroes import Ability, Ring, Supply
from rules.dungeonquest.heroes_expansion import questions as newcomers
from rules.dungeonquest.heroes_expansion.spellbook import Spell
from rules.dungeonquest.monsters import Monster
from rules.dungeonquest.tiles import TileKind

_SPIDER, _CRYPT, _CORPSE = map(
    slug_of, (RoomCard.GIANT_SPIDER, RoomCard.CRYPT, RoomCard.DEAD_ADVENTURER)
)
_BERSERK, _COMPANION, _DAGGERS, _SHADOWS = map(
    slug_of, (Ability.BERSERK, Ability.COMPANION, Ability.DAGGERS, Ability.SHADOWS)
)
_FIREBALL = slug_of(Spell.FIREBALL)
_MADNESS, _SLABS, _TROLL, _BRIDGE = map(
    slug_of, (Amulet.MADNESS, TrapCard.SPEAR_TRAP, Monster.CAVE_TROLL, TileKind.BRIDGE)
)
_CATACOMBS, _WAY_UP = "catacombs", "way-up"

ASKED: Mapping[str, str] = {
    questions.ChooseHero.kind: "hero",
    questions.ChooseRing.kind: "ring",
    questions.ChooseTower.kind: "towers",
    questions.TakeTurn.kind: "turn",
    questions.MoveOn.kind: "moving-on",
    questions.UseSecretDoor.kind: slug_of(SearchCard.SECRET_DOOR),
    questions.FleeDragon.kind: "dragon",
    questions.UseOpeningRing.kind: slug_of(Ring.OPENING),
    questions.UseWarningRing.kind: slug_of(Ring.WARNING),
    questions.SearchCrypt.kind: _CRYPT,
    questions.SearchCorpse.kind: _CORPSE,
    questions.MeetMonster.kind: "meeting",
    questions.ShootArrow.kind: slug_of(Supply.ARROWS),
    questions.MeetSpider.kind: _SPIDER,
    questions.ShootSpider.kind: _SPIDER,
    questions.NameNumbers.kind: "numbers",
    questions.NameNumber.kind: slug_of(TrapCard.CAVE_IN),
    questions.HeroTactic.kind: "combat",
    questions.MonsterTactic.kind: "combat",
    newcomers.UseFortuneRing.kind: slug_of(Ring.FORTUNE),
    newcomers.UseShieldingRing.kind: slug_of(Ring.SHIELDING),
    newcomers.HideDie.kind: _SHADOWS,
    newcomers.GuessDie.kind: _SHADOWS,
    newcomers.ThrowShuriken.kind: slug_of(Supply.SHURIKEN),
    newcomers.ThrowDagger.kind: _DAGGERS,
    newcomers.AimDagger.kind: _DAGGERS,
    newcomers.UseSling.kind: slug_of(Ability.SLING),
    newcomers.RunOn.kind: slug_of(Ability.RUNNING),
    newcomers.LeadBerserk.kind: _BERSERK,
    newcomers.LeadBerserkOut.kind: _BERSERK,
    newcomers.UseDarkForce.kind: slug_of(Spell.DARK_FORCE),
    newcomers.KeepSpell.kind: slug_of(Ability.SPELLS),
    newcomers.CastFireball.kind: _FIREBALL,
    newcomers.CastFireballAtWay.kind: _FIREBALL,
    newcomers.EnterTile.kind: _COMPANION,
    newcomers.TryAnotherWay.kind: _COMPANION,
    newcomers.SendCompanion.kind: _COMPANION,
    finds.KeepAmulet.kind: "amulets",
    finds.ChooseAmulet.kind: slug_of(SearchCard.WIZARDS_AMULET_LEFT),
    finds.TurnRoom.kind: slug_of(Amulet.CONTROL),
    finds.HideSlab.kind: _SLABS,
    finds.NameSlabs.kind: _SLABS,
    finds.BurnSnotlings.kind: slug_of(RoomCard.SNOTLINGS),
    finds.BurnGhoul.kind: slug_of(SearchCard.SURPRISE),
    finds.LeadAstray.kind: _MADNESS,
    finds.LeadAstrayOut.kind: _MADNESS,
    finds.KeepTreasure.kind: slug_of(Treasure.SPELL_BOOK),
    finds.OpenChest.kind: slug_of(Treasure.CHEST),
    below.GoDown.kind: _CATACOMBS,
    below.ChooseHeading.kind: _CATACOMBS,
    below.TakeWayUp.kind: _WAY_UP,
    below.ChooseEntrance.kind: _WAY_UP,
    below.TurnTile.kind: _WAY_UP,
    below.GoBackDown.kind: _WAY_UP,
    below.HideBribe.kind: _TROLL,
    below.MeetCaveTroll.kind: _TROLL,
    below.OfferBribe.kind: _TROLL,
    below.MeetBridge.kind: _BRIDGE,
    below.DropTreasures.kind: _BRIDGE,
    below.FollowCompanion.kind: _COMPANION,
}
"""By the kind of a question, the slug of its entry."""
