"""A sensible bot player for Boss Quest; it knows its own view and nothing else.

It gives the answer that promises most keys; what that is worth, `rules.boss_quest.outlook` says.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import replace
from functools import cache
from typing import Any, TypeAlias

from pydantic import JsonValue

from rules.boss_quest.aims import Own
from rules.boss_quest.content import Spell, Weapon, box
from rules.boss_quest.outlook import (
    VALUES,
    Outlook,
    colours,
    look,
    patience,
    prospects,
    worth,
)
from rules.boss_quest.questions import (
    REQUESTS,
    AimMystery,
    Choice,
    Deed,
    Situation,
    TakeTurn,
    VisitMage,
)
from rules.boss_quest.view import BossQuestView
from rules.engine.questions import Question
from rules.engine.randomness import Stream

RISK = 0.02
"""What it costs to turn over a spell that one has not seen."""

THREAT = 0.3
"""How likely a spell that is left lying is used by a rival against oneself."""

HOPELESS = -1_000.0
"""What no answer is as bad as."""

Worlds: TypeAlias = Iterator[Outlook]
"""The outlooks that a spell may bring, each as likely as another."""


def sensible(view: BossQuestView, question: Question[Any], stream: Stream) -> JsonValue:
    """Give the answer that looks best; among equals, any of them."""
    if isinstance(question, TakeTurn):
        return best(question.every(), Thoughts(view).of_turn(question), stream)
    if isinstance(question, VisitMage):
        return best(question.every(), Thoughts(view).of_visit, stream)
    if isinstance(question, AimMystery):
        thoughts = Thoughts(view)
        spell = question.spell
        return best(question.every(), lambda aim: thoughts.of_spell(spell, aim), stream)
    return question.sample(stream)


def best(answers: Iterable[Any], rate: Callable[[list[Any]], float], stream: Stream) -> JsonValue:
    """Return one of the answers that are worth most."""
    rated = [(rate(answer), answer) for answer in answers]
    most = max(value for value, _ in rated)
    chosen: JsonValue = stream.pick([answer for value, answer in rated if value == most])
    return chosen


@cache
def sums(weapons: int) -> Mapping[int, float]:
    """Return how likely so many weapons count each sum, if each value is as likely."""
    likely = {0: 1.0}
    for _ in range(weapons):
        more: dict[int, float] = {}
        for total, chance in likely.items():
            for value in VALUES:
                more[total + value] = more.get(total + value, 0.0) + chance / len(VALUES)
        likely = more
    return likely


class Thoughts:
    """What one player makes of what it sees."""

    def __init__(self, view: BossQuestView) -> None:
        self.view = view
        self.now = look(view)
        self.seat = view.viewer or 0
        self.others: list[int] = [one.seat for one in view.knights if one.seat != self.seat]
        self.worth_now = worth(self.now)
        self.last = len(view.mage) == len(view.knights)

    def of_turn(self, question: TakeTurn) -> Callable[[list[Any]], float]:
        """Return what rates the answers to an ordinary turn."""
        distance = self.now.distance
        key = len(self.others), self.now.hearts, self.helps()
        stop = prospects(*key)
        if question.situation is Situation.FREE:
            # One weapon after another tells most; whoever asks for several learns too late.
            ask = patience(*key)
            return lambda answer: {
                Choice.MAGE: stop[distance],
                Choice.ASK_1: ask[distance],
            }.get(answer[0], HOPELESS)
        then = stop if question.situation is Situation.LAST_REQUEST else prospects(*key[:2], ())

        def rate(answer: list[Any]) -> float:
            (choice,) = answer
            if choice == Choice.MAGE:
                return stop[distance]
            likely = sums(REQUESTS[choice]).items()
            return sum(chance * then[distance - total] for total, chance in likely)

        return rate

    def helps(self) -> tuple[int, ...]:
        """Return by how much the spells that lie open could change the own distance."""
        cards = [box().spells[spell] for spell in self.view.row]
        return tuple(sorted({card.life - card.attack for card in cards} - {0}))

    def of_visit(self, answer: list[Any]) -> float:
        """Rate an answer at the Mage's."""
        match answer:
            case (Deed.ACTIVATE, spell, *aim):
                return self.of_spell(spell, aim)
            case (Deed.DISCARD, spell):
                return self.worth_now + self.threat(spell)
            case (Deed.ACTIVATE_MYSTERY,):
                return self.worth_now - RISK
            case _:
                return self.worth_now

    def threat(self, spell: Spell) -> float:
        """Return what it is worth that no rival can use a spell against oneself."""
        card = box().spells[spell]
        if self.last or card.at_once:
            return 0.0
        return THREAT * max(0.0, self.worth_now - self.of_spell(spell, [self.seat]))

    def of_spell(self, spell: Spell, aim: list[Any]) -> float:
        """Rate a spell with its target."""
        values = [worth(outlook) for outlook in self.worlds(spell, aim)]
        return sum(values) / len(values)

    def worlds(self, spell: Spell, aim: list[Any]) -> Worlds:
        """Yield the outlooks that a spell may bring."""
        card = box().spells[spell]
        if card.attack:
            yield self.with_attack(self.now, aim[0], card.attack)
        elif card.life:
            yield self.now.after(life=card.life)
        elif spell is Spell.SWAP_HIDDEN:
            yield from self.swaps(self.others.index(aim[0]))
        elif spell is Spell.CHANGE_WEAPON and aim:
            yield from self.changes(aim[0])
        elif spell is Spell.CANCEL and aim:
            yield self.without(*aim)
        else:
            yield replace(self.now, rules=self.now.rules | {spell})

    def with_attack(self, outlook: Outlook, seat: int, by: int) -> Outlook:
        """Return an outlook in which somebody's attack is another."""
        if seat == self.seat:
            return outlook.after(attack=by)
        place = self.others.index(seat)
        rival = outlook.rivals[place]
        return outlook.with_rival(place, replace(rival, shown=rival.shown + by))

    def swaps(self, place: int) -> Worlds:
        """Yield what a swap of hidden weapons may bring."""
        mine = self.value(self.view.hidden)
        rival = self.now.rivals[place]
        for theirs in rival.hidden:
            swapped = self.now.after(attack=theirs - mine)
            yield swapped.with_rival(place, replace(rival, hidden=(mine,)))

    def changes(self, weapon: Weapon | Own) -> Worlds:
        """Yield what a change of a weapon for an unknown one may bring."""
        hidden = weapon == Own.HIDDEN
        gone = self.view.hidden if hidden or not isinstance(weapon, Weapon) else weapon
        mine = self.view.knights[self.seat].open
        kept = mine if hidden else tuple([one for one in mine if one != gone])
        rest = colours((*kept, self.view.hidden) if not hidden and self.view.hidden else kept)
        for value in VALUES:
            changed = self.now.after(attack=value - self.value(gone))
            yield replace(changed, colours=rest)

    def without(self, spell: Spell, bearer: int | None = None) -> Outlook:
        """Return the outlook without an active spell."""
        card = box().spells[spell]
        if bearer is not None:
            return self.with_attack(self.now, bearer, -card.attack)
        if card.life:
            return self.now.after(life=-card.life)
        return replace(self.now, rules=self.now.rules - {spell})

    def value(self, weapon: Weapon | None) -> int:
        """Return the value of a weapon."""
        return box().weapons[weapon].value if weapon else 0
