"""Heroes with their rings, abilities and spells, and the monsters they meet."""

from collections.abc import Mapping
from typing import Any, TypeAlias

from bot.art import Picture, Words
from bot.art.svg import Element
from bot.glossary import Entry, drawing, piece, slug_of
from bot.glossary.entries import Draw
from cogs.dungeonquest.art import heroes_picture, rings_picture
from cogs.dungeonquest.art.gear import TOOLS, spell, supply, tool
from cogs.dungeonquest.art.monsters import monster_head
from cogs.dungeonquest.art.symbols import arrows
from rules.dungeonquest.bow import MISSILES
from rules.dungeonquest.heroes import Ability, Box, Hero, Ring, Supply, rings_in
from rules.dungeonquest.heroes_expansion.berserk import BERSERK_ON, STRENGTHENED
from rules.dungeonquest.heroes_expansion.helm import COST, DICE, FRIGHTENS_FROM
from rules.dungeonquest.heroes_expansion.house import house
from rules.dungeonquest.heroes_expansion.magic import COSTS, UPKEEP
from rules.dungeonquest.heroes_expansion.moods import Trigger
from rules.dungeonquest.heroes_expansion.running import MOST_TREASURES
from rules.dungeonquest.heroes_expansion.salve import FOR_COMPANION
from rules.dungeonquest.heroes_expansion.shadows import DART_HURTS_CHAMPION
from rules.dungeonquest.heroes_expansion.spellbook import Spell
from rules.dungeonquest.heroes_expansion.spells_in_turn import LIFE_TO_PASS_WALLS, THREE
from rules.dungeonquest.monsters import OF_THE_CARDS, Monster, MonsterCard, Outcome, Stance
from rules.dungeonquest.rooms import MONSTERS
from rules.dungeonquest.turn import HEALING

Facts: TypeAlias = dict[str, Any]
"""What a text is given."""

_BOXES = tuple(Box)
_SIGN = (-20, -20, 40, 40)

SNEAKS = tuple(card for card in MONSTERS if card.name.startswith("SNEAK"))
"""The room cards on which monsters attack by surprise."""

SHOWN = tuple(card for card in MONSTERS if card not in SNEAKS)
"""The room cards on which monsters are met."""

SEE: Mapping[Ability | Supply, tuple[str, ...]] = {
    Ability.BERSERK: ("combat",),
    Ability.SPELLS: tuple(slug_of(spell) for spell in list(Spell)[:4]),
    Ability.ALERT: ("sneak-attacks",),
    Ability.BARE_FINGERS: ("ring",),
    Ability.THOROUGH_SEARCH: ("searching",),
    Ability.SKELETON_KEYS: ("locks",),
    Ability.UNARMED: ("combat",),
    Ability.RUNNING: ("moving",),
    Ability.COMPANION: (slug_of(Supply.SALVE), slug_of(Ability.SUN_SPHERE)),
}
"""What a reader may want to know beside an ability."""

_TWINS = {
    Hero.SIR_ROHAN: "rules-knight",
    Hero.SIR_ROLAND: "rules-knight",
    Hero.ULF_GRIMHAND: "rules-axeman",
    Hero.SIEGFRIED: "rules-axeman",
    Hero.EL_ADORAN: "rules-archer",
    Hero.FARENDIL: "rules-archer",
    Hero.VOLRIK: "rules-swordsman",
    Hero.VIKAS: "rules-swordsman",
}
"""The texts of heroes who differ by their names alone."""


def heroes() -> tuple[Entry, ...]:
    """Return all heroes, those of the base game first."""
    return tuple(_hero(hero) for hero in Hero if hero.sheet.box in _BOXES)


def _hero(hero: Hero) -> Entry:
    def draw(words: Words) -> Picture:
        return heroes_picture([hero], words)

    sheet = hero.sheet
    brought = [slug_of(one) for one in (*sheet.abilities, *_unlike_abilities(hero))]
    return piece(
        hero,
        *brought[:3],
        "hero",
        text=_TWINS.get(hero),
        draw=draw,
        strength=sheet.strength,
        agility=sheet.agility,
        armour=sheet.armour,
        luck=sheet.luck,
        life=sheet.life,
        arrows=sheet.arrows,
        accompanied=sheet.accompanied_agility,
        supplies=sum(sheet.supplies.values()),
    )


def _unlike_abilities(hero: Hero) -> list[Supply]:
    """Return what a hero brings along that has an entry of its own."""
    there = [Supply.ARROWS] if hero.sheet.arrows else []
    return there + [one for one in hero.sheet.supplies if one is not Supply.DAGGERS]


def rings() -> tuple[Entry, ...]:
    """Return the magic rings."""
    return tuple(_ring(ring) for ring in Ring if ring in rings_in(_BOXES))


def _ring(ring: Ring) -> Entry:
    def draw(words: Words) -> Picture:
        return rings_picture([ring], words)

    return piece(ring, "ring", draw=draw, life=HEALING)


def abilities() -> tuple[Entry, ...]:
    """Return what only some heroes can do, and what they bring along."""
    berserk, friend = house().berserk, house().flame_bright
    figures: dict[Ability | Supply, Facts] = {
        Ability.HELM: {"cost": COST, "dice": DICE, "needed": FRIGHTENS_FROM},
        Ability.RUNNING: {"most": MOST_TREASURES},
        Ability.DAGGERS: {"daggers": Hero.RILDO.sheet.supplies[Supply.DAGGERS]},
        Ability.BERSERK: {
            "fight": min(BERSERK_ON[Trigger.COMBAT]),
            "will": min(BERSERK_ON[Trigger.WILL]),
            "life": STRENGTHENED,
            "strength": berserk.strength,
        },
        Ability.COMPANION: {
            "strength": friend.strength,
            "life": friend.life,
            "agility": Hero.SERELLIA.sheet.accompanied_agility,
        },
        Supply.ARROWS: {"arrows": Hero.EL_ADORAN.sheet.arrows},
        Supply.SHURIKEN: {"shuriken": Hero.TORI_JIMA.sheet.supplies[Supply.SHURIKEN]},
        Supply.BLOWPIPE: {"lost": DART_HURTS_CHAMPION},
        Supply.SALVE: {"life": FOR_COMPANION},
    }
    shown = [*Ability, *(one for one in Supply if one is not Supply.DAGGERS)]
    return tuple(_ability(one, figures.get(one, {})) for one in shown)


def _ability(one: Ability | Supply, figures: Facts) -> Entry:
    see = SEE.get(one, ("meeting",) if one in MISSILES else ())
    bearers = [hero for hero in Hero if one in (*hero.sheet.abilities, *hero.sheet.supplies)]
    if one is Supply.ARROWS:
        bearers = [hero for hero in Hero if hero.sheet.arrows]
    also = [Supply.DAGGERS] if one is Ability.DAGGERS else []
    links = (*see, *(slug_of(hero) for hero in bearers))[:4]
    return piece(one, *links, also=also, draw=_gear(one), heroes=tuple(bearers), **figures)


def _gear(one: Ability | Supply) -> Draw | None:
    def sketch(_words: Words) -> Element:
        if one is Supply.ARROWS:
            return arrows()
        return supply(one, 1) if isinstance(one, Supply) else tool(one)

    drawn = isinstance(one, Supply) or one in TOOLS
    return drawing(sketch, _SIGN) if drawn else None


def spells() -> tuple[Entry, ...]:
    """Return the spells of the expansion."""
    return tuple(_spell(one) for one in Spell)


def _spell(one: Spell) -> Entry:
    def sketch(_words: Words) -> Element:
        return spell(one)

    return piece(
        one,
        slug_of(Ability.SPELLS),
        slug_of(Hero.AZOTH),
        draw=drawing(sketch, _SIGN),
        cost=COSTS[one],
        upkeep=UPKEEP,
        life=LIFE_TO_PASS_WALLS if one is Spell.PASSWALL else THREE,
    )


def monsters() -> tuple[Entry, ...]:
    """Return the monsters of the monster cards, with what those come to."""
    return tuple(_monster(monster) for monster in OF_THE_CARDS)


def _monster(monster: Monster) -> Entry:
    def sketch(_words: Words) -> Element:
        return monster_head(monster)

    def count(stance: Stance, outcome: Outcome) -> int:
        return sum(card.reaction(monster, stance).outcome is outcome for card in MonsterCard)

    lives = [card.reaction(monster, stance).life
             for card in MonsterCard for stance in (Stance.ATTACK, Stance.WAIT)]  # fmt: skip
    return piece(
        monster,
        "meeting",
        "combat",
        "escaping",
        text="rules-foe",
        also=[card for card in SHOWN if MONSTERS[card] is monster],
        draw=drawing(sketch, (-32, -32, 64, 64), "#5a2b3a"),
        cards=len(MonsterCard),
        attacked=count(Stance.ATTACK, Outcome.FLEES),
        awaited=count(Stance.WAIT, Outcome.FLEES),
        escaped=count(Stance.ESCAPE, Outcome.ESCAPE),
        least=min(life for life in lives if life),
        most=max(lives),
    )
