"""The pictures in words: no more than they show."""

from collections.abc import Mapping
from types import MappingProxyType

from bot.art import Words
from cogs.dungeonquest.art.amulets import shown_amulet
from rules.dungeonquest.cards import Card, Dragon, RoomCard
from rules.dungeonquest.heroes_expansion.house import house
from rules.dungeonquest.squares import CHAMBER, TOWERS, Square
from rules.dungeonquest.state import Fate, Plight
from rules.dungeonquest.view import CharacterView, DungeonView
from rules.engine.seats import Seat


def table_alt(view: DungeonView, names: Mapping[Seat, str], words: Words) -> str:
    """Return the table's alternative text; ``names`` must be fit to be shown."""
    parts = [words("art-alt-map", rooms=len(view.rooms), left=view.rounds_left)]
    if view.turn is not None:
        parts.append(words("art-alt-turn", name=names[view.turn]))
    parts += [hero_alt(one, names[one.seat], words) for one in view.characters]
    if view.face_down:
        parts.append(words("art-alt-face-down", count=len(view.face_down)))
    parts += situation(view, words)
    return " ".join(parts)


def situation(view: DungeonView, words: Words) -> list[str]:
    """Return sentences about the fight and the dragon, if there is anything to say."""
    parts: list[str] = []
    if view.fight:
        monster = words(f"monster-{view.fight.monster.value}")
        parts.append(words("art-alt-fight", monster=monster, wounds=view.fight.wounds))
    if Dragon.AWAKE in view.dragon_shown:
        parts.append(words("art-alt-dragon-awake"))
    return parts


def hero_alt(one: CharacterView, name: str, words: Words) -> str:
    """Return a sentence about a hero."""
    if one.hero is None:
        return words("art-alt-no-hero", name=name)
    hero = words(f"hero-{one.hero.value}")
    if one.fate is Fate.DEAD:
        return words("art-alt-dead", name=name, hero=hero)
    if one.fate is Fate.OUT:
        return words("art-alt-out", name=name, hero=hero, gold=one.gold)
    full = one.hero.sheet.life
    where = _place(one, words)
    told = words(
        "art-alt-hero", name=name, hero=hero, place=where, life=one.life, full=full, gold=one.gold
    )
    return " ".join([told, *_moods(one, hero, words)])


def _place(one: CharacterView, words: Words) -> str:
    if one.square is None:
        return words("art-alt-nowhere")
    if one.descent is None:
        return place_name(one.square, words)
    return words(
        "art-place-below",
        square=one.square.name,
        way=one.descent.heading.value,
        hole="yes" if one.descent.under_hole else "no",
        count=one.descent.count,
    )


def _moods(one: CharacterView, hero: str, words: Words) -> list[str]:
    """Return sentences about what a hero is in or under, and about who walks along."""
    parts: list[str] = []
    if one.plight is not Plight.NONE:
        parts.append(words("art-alt-plight", hero=hero, plight=words(f"plight-{one.plight.value}")))
    if one.berserk:
        parts.append(words("art-alt-berserk", hero=hero))
    if one.spell:
        parts.append(words("art-alt-spell", hero=hero, spell=words(f"spell-{one.spell.value}")))
    if one.companion:
        friend, full = one.companion, house().flame_bright.life
        fallen = "yes" if friend.fallen else "no"
        parts.append(words("art-alt-companion", life=friend.life, full=full, fallen=fallen))
    return [*parts, *_burdens(one, words)]


def _burdens(one: CharacterView, words: Words) -> list[str]:
    """Return a sentence about what follows a hero, or hangs round its neck; maybe none."""
    borne: list[str] = []
    if one.wears_amulet:
        worn = shown_amulet(one)
        borne.append(words(f"amulet-{worn.value}" if worn else "art-alt-amulet"))
    borne += [words(message) for card, message in _BURDENS.items() if card in one.cards]
    return [words("art-alt-bears", burdens=", ".join(borne))] if borne else []


_BURDENS: Mapping[Card, str] = MappingProxyType(
    {
        RoomCard.SHADOW_OF_DOOM: "room-card-shadow-of-doom",
        RoomCard.VAMPIRE: "art-alt-curse",
    }
)


def place_name(square: Square, words: Words) -> str:
    """Return what a square is called: by its letter and number, or as a tower or the chamber."""
    if square in CHAMBER:
        return words("art-place-chamber")
    kind = "art-place-tower" if square in TOWERS else "art-place-square"
    return words(kind, square=square.name)
