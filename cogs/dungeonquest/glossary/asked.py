"""Which entry explains which question."""

from collections.abc import Mapping

from bot.glossary import slug_of
from rules.dungeonquest import questions
from rules.dungeonquest.cards import RoomCard, SearchCard, TrapCard
from rules.dungeonquest.heroes import Ability, Ring, Supply
from rules.dungeonquest.heroes_expansion import questions as newcomers
from rules.dungeonquest.heroes_expansion.spellbook import Spell

_SPIDER, _CRYPT, _CORPSE = map(
    slug_of, (RoomCard.GIANT_SPIDER, RoomCard.CRYPT, RoomCard.DEAD_ADVENTURER)
)
_BERSERK, _COMPANION, _DAGGERS, _SHADOWS = map(
    slug_of, (Ability.BERSERK, Ability.COMPANION, Ability.DAGGERS, Ability.SHADOWS)
)
_FIREBALL = slug_of(Spell.FIREBALL)

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
}
"""By the kind of a question, the slug of its entry."""
