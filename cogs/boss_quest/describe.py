"""The table, one's own weapons and a knight of Boss Quest in words."""

from collections.abc import Iterator

from bot.speech import Speaker
from rules.boss_quest.state import Combat
from rules.boss_quest.view import BossQuestView, BossView, KnightView
from rules.engine.seats import Seat


def describe_table(view: BossQuestView, speaker: Speaker) -> str:
    """Return the table in words: the boss, the Mage, then knight by knight."""
    lines = [*_boss(view, view.boss, speaker)] if view.boss else []
    lines += _mage(view, speaker)
    for knight in view.knights:
        lines += _knight(view, knight, speaker)
    if view.last_combat:
        lines += _combat(view.last_combat, speaker)
    lines.append(
        speaker.say(
            "table-decks",
            bosses=view.boss_deck,
            weapons=view.weapon_deck,
            spells=view.spell_deck,
        )
    )
    return "\n".join(lines)


def _boss(view: BossQuestView, boss: BossView, speaker: Speaker) -> Iterator[str]:
    if boss.life == boss.printed:
        yield speaker.say("table-boss", round=view.round, boss=boss.boss, life=boss.life)
    else:
        yield speaker.say(
            "table-boss-changed",
            round=view.round,
            boss=boss.boss,
            life=boss.life,
            printed=boss.printed,
        )
    if boss.spells:
        yield speaker.say("table-beside", spells=boss.spells)


def _mage(view: BossQuestView, speaker: Speaker) -> Iterator[str]:
    offered = [speaker.word(spell) for spell in view.row]
    if view.mystery:
        offered.append(speaker.say("table-mystery"))
    if offered:
        yield speaker.say("table-row", spells=", ".join(offered))
    if view.cast:
        yield speaker.say("table-cast", spell=view.cast)


def _knight(view: BossQuestView, knight: KnightView, speaker: Speaker) -> Iterator[str]:
    facts = [
        speaker.say(
            "table-knight",
            seat=knight.seat,
            hearts=knight.hearts,
            keys=knight.keys,
            needed=view.keys_to_win,
        )
    ]
    if knight.seat in view.winners:
        facts.append(speaker.say("table-won"))
    elif knight.seat == view.turn and not view.winners:
        facts.append(speaker.say("table-turn"))
    if knight.seat == view.armourer:
        facts.append(speaker.say("table-armourer"))
    if knight.at_mage and not view.winners:
        facts.append(speaker.say("table-at-mage"))
    if knight.exceeded and not view.winners:
        facts.append(speaker.say("table-exceeded"))
    if view.owing and knight.seat in view.owing:
        facts.append(speaker.say("table-owing"))
    yield " · ".join(facts)
    weapons = knight.open or speaker.say("table-no-weapons")
    if knight.spells:
        yield speaker.say(
            "table-weapons-spells",
            weapons=weapons,
            hidden=knight.hidden,
            spells=knight.spells,
            shown=knight.shown,
        )
    else:
        yield speaker.say(
            "table-weapons", weapons=weapons, hidden=knight.hidden, shown=knight.shown
        )


def _combat(combat: Combat, speaker: Speaker) -> Iterator[str]:
    yield speaker.say("table-last-combat", round=combat.round, boss=combat.boss, life=combat.life)
    for outcome in combat.outcomes:
        yield speaker.say(
            "table-outcome",
            seat=outcome.seat,
            attack=outcome.attack,
            fate=outcome.fate,
            perfect=outcome.perfect,
            keys=outcome.keys,
        )


def describe_hand(view: BossQuestView, speaker: Speaker) -> str:
    """Return one's own weapons in words, with what they count together."""
    if view.viewer is None:
        return speaker.say("hand-empty")
    knight = view.knights[view.viewer]
    lines: list[str] = []
    if view.hidden:
        lines.append(speaker.say("hand-hidden", weapon=view.hidden))
    if knight.open:
        lines.append(speaker.say("hand-open", weapons=knight.open))
    if knight.spells:
        lines.append(speaker.say("hand-spells", spells=knight.spells))
    if view.boss:
        lines.append(speaker.say("hand-attack", attack=view.attack or 0, life=view.boss.life))
    return "\n".join(lines)


def describe_seat(view: BossQuestView, seat: Seat, speaker: Speaker) -> str:
    """Return what everybody sees of a knight in one line, what matters most first."""
    knight = view.knights[seat]
    facts = [speaker.say("seat-shown", shown=knight.shown, hidden=knight.hidden)]
    if knight.exceeded:
        facts.append(speaker.say("seat-exceeded"))
    if knight.at_mage:
        facts.append(speaker.say("seat-at-mage"))
    facts.append(speaker.say("seat-keys", keys=knight.keys))
    facts.append(speaker.say("seat-hearts", hearts=knight.hearts))
    return ", ".join(facts)
