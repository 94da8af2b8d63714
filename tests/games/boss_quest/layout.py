"""Tables of Boss Quest, laid out for scenarios."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, TypeVar

from typing_extensions import override

from rules.boss_quest import RULEBOOK
from rules.boss_quest.content import Boss, Spell, Weapon
from rules.boss_quest.rounds import play_on
from rules.boss_quest.state import BossQuest, Outcome
from rules.engine.events import Event
from rules.engine.randomness import Stream
from rules.engine.rulebook import Result
from rules.engine.seats import Seat
from rules.engine.table import Table
from rules.engine.zones import Zone
from tests.games.scenario import Scenario

A, B, C, D, E = (Seat(number) for number in range(5))
"""The players, in the order of play."""

MYSTERY = "needs-purple"
"""The spell that lies face down, where it does not matter which it is."""

OGRE = "clockwork-ogre"
"""A boss with 18 life."""

T = TypeVar("T")


class Rigged(Stream):
    """Chance that first brings what a scenario wants."""

    def __init__(self, wanted: Iterable[Any]) -> None:
        super().__init__(bytes(32), "rigged")
        self.wanted = list(wanted)

    @override
    def pick(self, items: Sequence[T]) -> T:
        if not self.wanted:
            return super().pick(items)
        return items[items.index(self.wanted.pop(0))]


def boss_quest(
    *knights: Sequence[str],
    boss: str = OGRE,
    row: Sequence[str] = ("needs-red",),
    mystery: str = MYSTERY,
    beside: Sequence[str] = (),
    spells: Mapping[Seat, Sequence[str]] | None = None,
    mage: Sequence[Seat] = (),
    exceeded: Iterable[Seat] = (),
    draws: Sequence[str] = (),
    deck: Sequence[str] | None = None,
    spell_deck: Sequence[str] | None = None,
    boss_deck: Sequence[str] | None = None,
    keys: Sequence[int] = (),
    hearts: Sequence[int] = (),
    armourer: Seat | None = None,
    turn: Seat = A,
) -> Scenario:
    """Lay out a table in the middle of a round, at the start of a turn.

    Args:
        knights: each one's weapons, the hidden one first.
        boss: the boss of the round.
        row: the spells that lie face up at the Mage's.
        mystery: the one that lies face down.
        beside: the active light spells.
        spells: the active dark spells, by the seat they lie at.
        mage: who is at the Mage's already.
        exceeded: who announced to be over the boss's life.
        draws: the weapons that will be drawn, first to last.
        deck: the whole weapon deck, the rest being out of the way; all other weapons without it.
        spell_deck: the same of spells.
        boss_deck: the same of bosses.
        keys: by seat; none without it.
        hearts: by seat; three each without it.
        armourer: the last seat without it.
        turn: whose turn begins, or who is next in turn.
    """
    at_knights = {f"spells/{seat}": spells_there for seat, spells_there in (spells or {}).items()}

    async def go_on(table: Table, game: BossQuest) -> Result:
        game.armourer = game.knights[armourer if armourer is not None else -1].seat
        for knight, (first, *others) in zip(game.knights, knights, strict=True):
            knight.hidden.put(game.weapons.take(Weapon(first)))
            knight.open.items.extend(game.weapons.take(Weapon(weapon)) for weapon in others)
        game.boss.put(game.bosses.take(Boss(boss)))
        lying = {"row": row, "mystery": [mystery], "beside": beside, **at_knights}
        for name, cards in lying.items():
            table.zones[name].items.extend(game.spells.take(Spell(card)) for card in cards)
        leave(game.weapons, deck, game.weapon_discard)
        leave(game.spells, spell_deck, game.spell_discard)
        leave(game.bosses, boss_deck, game.boss_discard)
        for place, count in enumerate(keys):
            game.knights[place].keys = count
        for place, count in enumerate(hearts):
            game.knights[place].hearts = count
        for seat in exceeded:
            game.knights[seat].exceeded = True
        game.mage.extend(mage)
        game.round = 1
        game.weapon_chance = Rigged(draws)
        return await play_on(table, game, game.knights[turn - 1])

    return Scenario(RULEBOOK, len(knights), go_on)


def leave(deck: Zone[Any], wanted: Sequence[str] | None, elsewhere: Zone[Any]) -> None:
    """Leave only these cards in a deck, if any are named; the others go elsewhere."""
    if wanted is not None:
        kept = [deck.take(card) for card in wanted]
        elsewhere.items.extend(deck.take_all())
        deck.items.extend(kept)


def combat(*knights: Sequence[str], **laid_out: Any) -> Scenario:
    """Lay out a table as `boss_quest` does and let the knights fight, with no other spell."""
    laid_out = {"row": (), **laid_out}
    last = Seat(len(knights) - 1)
    others = [Seat(seat) for seat in range(last)]
    table = boss_quest(*knights, mage=others, turn=last, **laid_out)
    goes_to_mage(table, last)
    table.plays(last, "discard-mystery")
    return table


def goes_to_mage(table: Scenario, seat: Seat) -> None:
    """Let a knight go to the Mage of its own will."""
    table.plays(seat, "mage")
    assert kind(table, seat) == "boss-quest-visit-mage"


def activates(table: Scenario, seat: Seat, *path: str | Seat) -> None:
    """Let a knight go to the Mage and activate a spell."""
    goes_to_mage(table, seat)
    table.plays(seat, "activate", *path)


def kind(table: Scenario, seat: Seat) -> str:
    """Return which question a seat is asked."""
    return table.question(seat).question.kind


def outcome(table: Scenario, seat: Seat) -> Outcome:
    """Return how a knight came out of the last combat."""
    outcomes: tuple[Outcome, ...] = table.view().last_combat.outcomes
    return outcomes[seat]


def heard(table: Scenario, event: type[Event], by: int | None = None) -> list[Event]:
    """Return what of a kind was told since the last answer."""
    return [told for told in table.told(by) if isinstance(told, event)]


def attack(table: Scenario, seat: Seat) -> int:
    """Return a knight's attack, as it sees it itself."""
    shown: int = table.view(seat).attack
    return shown


def weapons(table: Scenario, seat: Seat) -> list[str]:
    """Return all of a knight's weapons, as it sees them itself, the hidden one first."""
    view = table.view(seat)
    return [*([view.hidden] if view.hidden else []), *view.knights[seat].open]
