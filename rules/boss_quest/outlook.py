"""How a round looks to a bot player: what it knows, what it guesses, what that is worth.

Everything here is worth keys: 1 is a key for oneself.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from functools import cache
from math import prod

from rules.boss_quest.content import HIGHEST_VALUE, Colour, Spell, Weapon, box
from rules.boss_quest.view import BossQuestView, KnightView

VALUES = tuple(range(1, HIGHEST_VALUE + 1))

HEART = (0.0, 1.5, 0.45, 0.3)
"""What it costs to lose a heart, by how many one has; the last one costs the game."""

RIVALS_HEART = 0.1
"""What it is worth that a rival loses a heart."""

RIVALS_BONUS = 0.4
"""What a rival's bonus key costs, shared among all rivals."""

SHARED = 0.3
"""What is left of a win that is shared with an equal rival: the rival wins a key too."""

STILL_EQUIPPING = (0.17, 0.17, 0.15, 0.12, 0.09, 0.05)
"""How likely a rival that is still adding weapons ends at each distance from the boss's life."""

IN_A_HURRY = (0.1, 0.11, 0.12, 0.12, 0.11, 0.1, 0.08)
"""The same for a rival that has one action left."""

REACH = len(IN_A_HURRY)

LONGEST = 60
"""No attack is ever so far from a boss's life."""


@dataclass(frozen=True, slots=True)
class Rival:
    """What a player guesses about another knight.

    Attributes:
        shown: what lies open counts, with spells.
        hidden: the values that the hidden weapon may have.
        weapons: how many it has.
        colours: those of its open weapons.
        done: it is at the Mage's, and adds no more weapons.
    """

    shown: int
    hidden: tuple[int, ...]
    weapons: int
    colours: tuple[Colour, ...]
    done: bool


@dataclass(frozen=True, slots=True)
class Outlook:
    """A round as one player sees it, or as it would be after something.

    Attributes:
        colours: those of all one's weapons.
        rules: the active spells beside the boss.
    """

    life: int
    attack: int
    weapons: int
    colours: tuple[Colour, ...]
    hearts: int
    rivals: tuple[Rival, ...]
    rules: frozenset[Spell]

    @property
    def distance(self) -> int:
        """How far one's attack is below the boss's life."""
        return self.life - self.attack

    def after(self, *, life: int = 0, attack: int = 0) -> "Outlook":
        """Return the outlook with another life or attack of one's own."""
        return replace(self, life=self.life + life, attack=max(0, self.attack + attack))

    def with_rival(self, place: int, rival: Rival) -> "Outlook":
        """Return the outlook with another guess about one rival."""
        rivals = (*self.rivals[:place], rival, *self.rivals[place + 1 :])
        return replace(self, rivals=rivals)


def look(view: BossQuestView) -> Outlook:
    """Return the outlook of the one who sees this."""
    assert view.viewer is not None  # noqa: S101  only a seat plays
    assert view.boss is not None  # noqa: S101  a round has begun
    me = view.knights[view.viewer]
    own = (*me.open, view.hidden) if view.hidden else me.open
    return Outlook(
        life=view.boss.life,
        attack=view.attack or 0,
        weapons=len(own),
        colours=colours(own),
        hearts=me.hearts,
        rivals=tuple(_rival(view.boss.life, one) for one in view.knights if one is not me),
        rules=frozenset(view.boss.spells),
    )


def colours(weapons: Iterable[Weapon]) -> tuple[Colour, ...]:
    """Return the colours of weapons."""
    return tuple([box().weapons[weapon].colour for weapon in weapons])


def _rival(life: int, knight: KnightView) -> Rival:
    # Whoever asked for weapons had to say whether it was too much.
    likely = tuple([v for v in VALUES if (knight.shown + v > life) == knight.exceeded])
    return Rival(
        shown=knight.shown,
        hidden=likely or VALUES,
        weapons=len(knight.open) + knight.hidden,
        colours=colours(knight.open),
        done=knight.at_mage or knight.exceeded,
    )


def worth(outlook: Outlook) -> float:
    """Return what a round that stands so promises."""
    rivals = [chances(outlook, rival) for rival in outlook.rivals]
    harm = sum(RIVALS_HEART * over - RIVALS_BONUS * near[0] / len(rivals) for near, over in rivals)
    distance = outlook.distance
    if distance < 0:
        spared = Spell.NO_HEART_LOST in outlook.rules
        return harm - (0.0 if spared else HEART[outlook.hearts])
    if not fit(outlook.rules, outlook.colours):
        return harm
    prize = 1 + (Spell.EXTRA_KEY in outlook.rules)
    if Spell.SECOND_CLOSEST in outlook.rules:
        win = second_closest(distance, [near for near, _ in rivals])
    else:
        win = prod(
            1 - ahead(outlook, rival, near)
            for rival, (near, _) in zip(outlook.rivals, rivals, strict=True)
        )
    return harm + prize * win + (distance == 0)


def chances(outlook: Outlook, rival: Rival) -> tuple[tuple[float, ...], float]:
    """Return how likely a rival ends at each short distance, and how likely over the life."""
    suits = fitness(outlook.rules, rival.colours)
    if not rival.done:
        hurried = Spell.LAST_TURN in outlook.rules
        usual = IN_A_HURRY if hurried else STILL_EQUIPPING
        near = tuple([suits * chance for chance in usual])
        return (*near, *[0.0] * (REACH - len(near))), 0.2
    each = 1 / len(rival.hidden)
    near_by = [0.0] * REACH
    over = 0.0
    for value in rival.hidden:
        distance = outlook.life - rival.shown - value
        if distance < 0:
            over += each
        elif distance < REACH:
            near_by[distance] += each * suits
    return tuple(near_by), over


def ahead(outlook: Outlook, rival: Rival, near: tuple[float, ...]) -> float:
    """Return how likely a rival takes the round away from oneself by being closer."""
    distance = outlook.distance
    closer = sum(near[:distance])
    level = near[distance] if distance < REACH else 0.0
    if rival.weapons == outlook.weapons:
        return closer + level * (1 - SHARED)
    return closer + level * (rival.weapons < outlook.weapons)


def second_closest(distance: int, rivals: list[tuple[float, ...]]) -> float:
    """Return how likely exactly one rival is closer, or none is left to be further away."""
    none, one = 1.0, 0.0
    for near in rivals:
        closer = min(1.0, sum(near[:distance]))
        none, one = none * (1 - closer), one * (1 - closer) + none * closer
    out = prod(1 - min(1.0, sum(near)) for near in rivals)
    return min(1.0, one + out * (none > 0))


def fit(rules: frozenset[Spell], own: tuple[Colour, ...]) -> bool:
    """Tell whether weapons of these colours have what the active spells demand."""
    cards = box().spells
    if any(cards[spell].colour not in own for spell in rules if cards[spell].colour):
        return False
    return Spell.NEEDS_PAIR not in rules or len(set(own)) < len(own)


def fitness(rules: frozenset[Spell], shown: tuple[Colour, ...]) -> float:
    """Return how likely a rival with these open colours has what the active spells demand."""
    cards = box().spells
    hidden = 1 / len(Colour)
    likely = 1.0
    for spell in rules:
        colour = cards[spell].colour
        if colour is not None and colour not in shown:
            likely *= hidden
    if Spell.NEEDS_PAIR in rules and len(set(shown)) == len(shown):
        likely *= hidden * len(shown)
    return likely


@cache
def prospects(rivals: int, hearts: int, helps: tuple[int, ...]) -> Mapping[int, float]:
    """Return what it is worth to go to the Mage at each distance, as a rule of thumb.

    Args:
        rivals: how many there are.
        hearts: how many one has.
        helps: by how much the spells that lie there could change the distance.
    """
    plain = {
        distance: _plain(distance, rivals, hearts) for distance in range(-LONGEST, LONGEST + 1)
    }
    return {
        distance: max(0.4 * value + 0.6 * plain.get(distance + by, value) for by in (0, *helps))
        for distance, value in plain.items()
    }


def _plain(distance: int, rivals: int, hearts: int) -> float:
    if distance < 0:
        return -HEART[hearts]
    closer = sum(STILL_EQUIPPING[:distance])
    level = sum(STILL_EQUIPPING[distance : distance + 1]) / 2
    return float((1 - min(1.0, closer + level)) ** rivals + (distance == 0))


@cache
def patience(rivals: int, hearts: int, helps: tuple[int, ...]) -> Mapping[int, float]:
    """Return what it is worth at each distance to ask for one more weapon, and then to go on.

    As a rule of thumb, a weapon has each value as likely as another.
    """
    stop = prospects(rivals, hearts, helps)
    ask: dict[int, float] = {}
    for distance in sorted(stop):
        after = (
            max(stop[left], ask.get(left, -1.0)) if left >= 0 else stop.get(left, stop[-LONGEST])
            for left in (distance - value for value in VALUES)
        )
        ask[distance] = sum(after) / len(VALUES)
    return ask
