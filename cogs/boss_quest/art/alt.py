"""The table and one's own weapons in words: no more than their pictures show."""

from collections.abc import Iterable, Mapping

from bot.art import Words
from rules.boss_quest.content import Spell, Weapon, box
from rules.boss_quest.state import Combat
from rules.boss_quest.view import BossQuestView, BossView, KnightView
from rules.engine.seats import Seat


def table_alt(view: BossQuestView, names: Mapping[Seat, str], words: Words) -> str:
    """Return the table's alternative text; ``names`` must be fit to be shown."""
    parts: list[str] = []
    if view.winners:
        won = ", ".join(names[seat] for seat in view.winners)
        parts.append(words("art-table-alt-winner", names=won))
    elif view.turn is not None:
        parts.append(words("art-table-alt-turn", name=names[view.turn]))
    if view.boss:
        parts.append(_boss(view.boss, view.round, words))
    parts += [_knight(view, one, names[one.seat], words) for one in view.knights]
    parts += _mage(view, words)
    if view.last_combat:
        parts.append(_combat(view.last_combat, names, words))
    parts.append(
        words(
            "art-table-alt-decks",
            bosses=view.boss_deck,
            weapons=view.weapon_deck,
            spells=view.spell_deck,
        )
    )
    return " ".join(parts)


def _boss(boss: BossView, number: int, words: Words) -> str:
    name = words(f"boss-{boss.boss.value}")
    if not boss.spells:
        return words("art-table-alt-boss", number=number, boss=name, life=boss.life)
    spells = _spells(boss.spells, words)
    return words(
        "art-table-alt-boss-spells", number=number, boss=name, life=boss.life, spells=spells
    )


def _mage(view: BossQuestView, words: Words) -> Iterable[str]:
    offered = [words(f"spell-{spell.value}") for spell in view.row]
    if view.mystery:
        offered.append(words("art-mystery"))
    if offered:
        yield words("art-table-alt-row", spells=", ".join(offered))
    if view.cast:
        yield words("art-table-alt-cast", spell=words(f"spell-{view.cast.value}"))


def _knight(view: BossQuestView, one: KnightView, name: str, words: Words) -> str:
    lying = [short(weapon, words) for weapon in one.open]
    if one.hidden:
        lying.append(words("art-face-down"))
    lying += [words(f"spell-{spell.value}") for spell in one.spells]
    facts = [" + ".join(lying)] if lying else []
    if one.seat == view.armourer:
        facts.append(words("art-table-alt-armourer"))
    if one.at_mage and not view.winners:
        facts.append(words("art-table-alt-at-mage"))
    if one.exceeded and not view.winners:
        facts.append(words("art-table-alt-exceeded"))
    if view.owing is not None and one.seat in view.owing:
        facts.append(words("art-table-alt-owing"))
    return words(
        "art-table-alt-knight",
        name=name,
        hearts=one.hearts,
        keys=one.keys,
        facts=", ".join(facts),
    )


def _combat(combat: Combat, names: Mapping[Seat, str], words: Words) -> str:
    outcomes = (
        words(
            "art-table-alt-outcome",
            name=names[outcome.seat],
            attack=outcome.attack,
            fate=words(f"fate-{outcome.fate.value}"),
        )
        for outcome in combat.outcomes
    )
    return words(
        "art-table-alt-combat",
        boss=words(f"boss-{combat.boss.value}"),
        life=combat.life,
        outcomes="; ".join(outcomes),
    )


def hand_alt(view: BossQuestView, own: KnightView, words: Words) -> str:
    """Return the alternative text of one's own weapons."""
    parts: list[str] = []
    if view.hidden:
        weapon = words(f"weapon-{view.hidden.value}")
        parts.append(words("art-hand-alt-hidden", weapon=weapon))
    if own.open:
        listed = ", ".join(words(f"weapon-{weapon.value}") for weapon in own.open)
        parts.append(words("art-hand-alt-open", weapons=listed))
    if own.spells:
        parts.append(words("art-hand-alt-spells", spells=_spells(own.spells, words)))
    if view.boss:
        life = view.boss.life
        parts.append(words("art-hand-alt-attack", attack=view.attack or 0, life=life))
    return " ".join(parts)


def short(weapon: Weapon, words: Words) -> str:
    """Return a weapon as its colour and its attack."""
    card = box().weapons[weapon]
    return f"{words(f'colour-{card.colour.value}')} {card.value}"


def _spells(spells: Iterable[Spell], words: Words) -> str:
    return ", ".join(words(f"spell-{spell.value}") for spell in spells)
