"""What can be looked up about Boss Quest: its rules, bosses, weapons and spells."""

from bot.art import Words
from bot.art.svg import Element
from bot.glossary import Entry, Glossary, Section, drawing, piece, slug_of, topic
from cogs.boss_quest.art.bosses import BOSSES, SKIES
from cogs.boss_quest.art.cards import (
    LARGE_HEIGHT,
    LARGE_WIDTH,
    SPELL_HEIGHT,
    SPELL_WIDTH,
    large_weapon,
    spell_card,
)
from rules.boss_quest.content import FEWEST, MOST, Boss, Shade, Spell, Weapon, box
from rules.boss_quest.questions import AimMystery, TakeTurn, VisitMage

_MOST_KEYS, _FEWEST_KEYS = box().keys_to_win[FEWEST], box().keys_to_win[MOST]


def boss_quest_glossary() -> Glossary:
    """Return what can be looked up."""
    return Glossary(
        (
            Section("topics", _topics()),
            Section("bosses", tuple(_boss(boss) for boss in Boss)),
            Section("dark", _spells(Shade.DARK)),
            Section("light", _spells(Shade.LIGHT)),
            Section("weapons", tuple(_weapon(weapon) for weapon in Weapon)),
        ),
        asked={
            TakeTurn.kind: "turn",
            VisitMage.kind: "mage",
            AimMystery.kind: "mystery",
        },
    )


def _topics() -> tuple[Entry, ...]:
    lowest, highest = min(box().bosses.values()), max(box().bosses.values())
    return (
        topic("goal", "keys", "hearts", "round", keys=_MOST_KEYS, few=_FEWEST_KEYS, most=MOST),
        topic("round", "turn", "combat", "armourer", lowest=lowest, highest=highest),
        topic("turn", "exceeding", "mage", "last-request", most=box().most_asked_at_once),
        topic("exceeding", "hearts", "mage"),
        topic("mage", "mystery", "spells", "last-request"),
        topic("mystery", "mage", "spells"),
        topic("spells", "mage", slug_of(Spell.CANCEL)),
        topic("last-request", "turn", "mage", slug_of(Spell.LAST_TURN)),
        topic("combat", "ties", "perfect", "hearts", "keys"),
        topic("ties", "combat", slug_of(Spell.SECOND_CLOSEST)),
        topic("perfect", "combat", "keys"),
        topic("keys", "goal", "perfect", slug_of(Spell.EXTRA_KEY)),
        topic("hearts", "goal", "exceeding", slug_of(Spell.NO_HEART_LOST), hearts=box().hearts),
        topic("armourer", "round", "turn"),
        topic("attack", "exceeding", "secrets", "spells"),
        topic("secrets", "attack", "mystery"),
    )


def _boss(boss: Boss) -> Entry:
    def sketch(_words: Words) -> Element:
        return BOSSES[boss]()

    return piece(
        boss,
        "combat",
        "attack",
        "round",
        text="rules-boss",
        draw=drawing(sketch, (0, 0, 120, 120), SKIES[boss]),
        life=box().bosses[boss],
    )


def _weapon(weapon: Weapon) -> Entry:
    def sketch(words: Words) -> Element:
        return large_weapon(weapon, words)

    card = box().weapons[weapon]
    return piece(
        weapon,
        "attack",
        "turn",
        text="rules-weapon",
        draw=drawing(sketch, (0, 0, LARGE_WIDTH, LARGE_HEIGHT)),
        colour=card.colour,
        value=card.value,
    )


def _spells(shade: Shade) -> tuple[Entry, ...]:
    return tuple(_spell(spell) for spell, card in box().spells.items() if card.shade is shade)


def _spell(spell: Spell) -> Entry:
    def sketch(_words: Words) -> Element:
        return spell_card(spell)

    card = box().spells[spell]
    by = card.attack or card.life
    return piece(
        spell,
        "spells",
        "attack" if card.shade is Shade.DARK else "combat",
        "mage",
        text=_text(spell),
        draw=drawing(sketch, (0, 0, SPELL_WIDTH, SPELL_HEIGHT)),
        by=abs(by),
        colour=card.colour,
        copies=card.copies,
    )


def _text(spell: Spell) -> str | None:
    """Return the text that spells of a kind share, if this is one of several."""
    card = box().spells[spell]
    if card.attack:
        return "rules-attack-up" if card.attack > 0 else "rules-attack-down"
    if card.life:
        return "rules-life-up" if card.life > 0 else "rules-life-down"
    return "rules-decree" if card.colour else None
