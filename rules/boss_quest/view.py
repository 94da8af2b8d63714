"""What one viewer sees of a game of Boss Quest."""

from dataclasses import dataclass

from rules.boss_quest.content import Boss, Spell, Weapon, box
from rules.boss_quest.state import BossQuest, Combat, Knight
from rules.engine.seats import Seat


@dataclass(frozen=True, slots=True)
class BossView:
    """The boss of the round.

    Attributes:
        printed: the life on the card.
        life: the life with all active spells.
        spells: the active spells beside it, those that change its life and those that change
            the rules, in the order in which they were laid there.
    """

    boss: Boss
    printed: int
    life: int
    spells: tuple[Spell, ...]


@dataclass(frozen=True, slots=True)
class KnightView:
    """One knight as everybody sees it.

    Attributes:
        open: the open weapons, in the order in which they came.
        hidden: how many lie face down: one, and none once combat has revealed it.
        spells: the active dark spells that lie here.
        shown: what the open weapons and the spells count together, without what is hidden; once
            nothing is, the attack.
        exceeded: the knight announced to be over the boss's life.
        at_mage: the knight went to the Mage.
    """

    seat: Seat
    open: tuple[Weapon, ...]
    hidden: int
    spells: tuple[Spell, ...]
    shown: int
    keys: int
    hearts: int
    exceeded: bool
    at_mage: bool


@dataclass(frozen=True, slots=True)
class BossQuestView:
    """The table as one viewer sees it.

    Attributes:
        round: counted from 1.
        knights: by seat.
        order: the order of play in this round; the armourer is last.
        turn: whose turn it is; None in between rounds and at the end.
        mage: who is at the Mage's, in the order in which they came.
        row: the spells that the Mage offers face up.
        mystery: a spell lies there face down.
        cast: the spell that is being cast, while its target is chosen.
        weapon_deck: how many weapons are left to ask for.
        weapon_discard: how many weapons were changed away in this round.
        boss_deck: how many bosses are in the deck.
        bosses_met: the bosses of earlier rounds that are not in the deck again.
        spell_deck: how many spells are in the deck.
        spell_discard: how many spells are in the discard pile.
        owing: who still has an action to take after "last turn", by seat; None if it is not
            active.
        hidden: the viewer's own hidden weapon; None for the public, and after combat.
        attack: the viewer's own attack; None for the public.
        keys_to_win: how many keys end the game.
        last_combat: how the round before this one, or the last of all, ended.
        winners: who won the game; empty until its end.
    """

    viewer: Seat | None
    round: int
    boss: BossView | None
    knights: tuple[KnightView, ...]
    armourer: Seat
    order: tuple[Seat, ...]
    turn: Seat | None
    mage: tuple[Seat, ...]
    row: tuple[Spell, ...]
    mystery: bool
    cast: Spell | None
    weapon_deck: int
    weapon_discard: int
    boss_deck: int
    bosses_met: tuple[Boss, ...]
    spell_deck: int
    spell_discard: int
    owing: tuple[Seat, ...] | None
    hidden: Weapon | None
    attack: int | None
    keys_to_win: int
    last_combat: Combat | None
    winners: tuple[Seat, ...]


def view(game: BossQuest, viewer: Seat | None) -> BossQuestView:
    """Return what one seat, or the public, sees of the table."""
    own = None if viewer is None else game.knights[viewer]
    return BossQuestView(
        viewer=viewer,
        round=game.round,
        boss=_boss(game, viewer),
        knights=tuple(_knight(game, knight, viewer) for knight in game.knights),
        armourer=game.armourer,
        order=tuple(knight.seat for knight in game.from_left_of(game.armourer)),
        turn=game.turn,
        mage=tuple(game.mage),
        row=game.row.shown_to(viewer),
        mystery=len(game.mystery) > 0,
        cast=next(iter(game.cast.shown_to(viewer)), None),
        weapon_deck=len(game.weapons),
        weapon_discard=len(game.weapon_discard),
        boss_deck=len(game.bosses),
        bosses_met=game.boss_discard.shown_to(viewer),
        spell_deck=len(game.spells),
        spell_discard=len(game.spell_discard),
        owing=tuple(sorted(game.owing)) if game.last_turn else None,
        hidden=next(iter(own.hidden.shown_to(viewer)), None) if own else None,
        attack=own.attack if own else None,
        keys_to_win=game.keys_to_win,
        last_combat=game.last_combat,
        winners=game.winners,
    )


def _boss(game: BossQuest, viewer: Seat | None) -> BossView | None:
    boss = next(iter(game.boss.shown_to(viewer)), None)
    if boss is None:
        return None
    return BossView(boss, box().bosses[boss], game.life, game.beside.shown_to(viewer))


def _knight(game: BossQuest, knight: Knight, viewer: Seat | None) -> KnightView:
    weapons, spells = knight.open.shown_to(viewer), knight.spells.shown_to(viewer)
    cards, effects = box().weapons, box().spells
    count = sum(cards[w].value for w in weapons) + sum(effects[s].attack for s in spells)
    return KnightView(
        seat=knight.seat,
        open=weapons,
        hidden=len(knight.hidden),
        spells=spells,
        shown=count if knight.hidden.items else max(0, count),
        keys=knight.keys,
        hearts=knight.hearts,
        exceeded=knight.exceeded,
        at_mage=knight.seat in game.mage,
    )
