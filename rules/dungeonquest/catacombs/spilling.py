"""Treasures that heroes choose to part with, or lose at random.

Tokens go back into the cup and cards under their decks, as the dragon's booty does (ruling 75).
"""

from collections.abc import Collection, Sequence
from typing import NamedTuple, TypeAlias

from rules.dungeonquest.cards import (
    DECKS,
    Card,
    Deck,
    Treasure,
    deck_of,
    is_treasure,
    worth,
    worth_of_tokens,
)
from rules.dungeonquest.catacombs import events
from rules.dungeonquest.piles import hand_in
from rules.dungeonquest.state import Character, DungeonQuest
from rules.engine.table import Table

Valuable: TypeAlias = Treasure | Card
"""A treasure token or a treasure card."""

COPY = "-too"
MOST_OFFERED = 25
"""More options than these cannot be shown at once; who carries more chooses from the dearest."""


class Hoard(NamedTuple):
    """Some treasures, sorted; ``gold`` is what they are worth together."""

    tokens: tuple[Treasure, ...]
    cards: tuple[Card, ...]

    @property
    def gold(self) -> int:
        """What they are worth together, in gold pieces."""
        return worth_of_tokens(self.tokens) + worth(self.cards)


def hoard(valuables: Collection[Valuable]) -> Hoard:
    """Sort treasures into tokens and cards."""
    tokens = tuple([one for one in valuables if isinstance(one, Treasure)])
    cards = tuple([one for one in valuables if not isinstance(one, Treasure)])
    return Hoard(tokens, cards)


def treasures_of(character: Character) -> list[Valuable]:
    """Return the treasures that a hero carries: tokens, then cards."""
    return [*character.treasure, *filter(is_treasure, character.held)]


def treasures_by_key(character: Character) -> dict[str, Valuable]:
    """Return a hero's treasures by keys for questions; copies of one get keys of their own.

    A token's key is its name, a card's its deck and its name, such as ``crypt-brooch``; the key
    of a second copy ends in ``-too``.
    """
    keyed: dict[str, Valuable] = {}
    for one in sorted(treasures_of(character), key=price, reverse=True)[:MOST_OFFERED]:
        key = one.value if isinstance(one, Treasure) else f"{deck_of(one)}-{one.value}"
        while key in keyed:
            key += COPY
        keyed[key] = one
    return keyed


def price(valuable: Valuable) -> int:
    """Return what one treasure is worth by itself, in gold pieces."""
    return hoard([valuable]).gold


def treasure_named(key: str) -> Valuable:
    """Return the treasure that a key of `treasures_by_key` stands for."""
    name = key.partition(COPY)[0]
    if name in set(Treasure):
        return Treasure(name)
    deck, _, card = name.partition("-")
    return DECKS[Deck(deck)](card)


def chosen(character: Character, keys: Sequence[str]) -> list[Valuable]:
    """Return the treasures that a hero has chosen by their keys."""
    keyed = treasures_by_key(character)
    return [keyed[key] for key in keys]


def give_up(
    table: Table, game: DungeonQuest, character: Character, valuables: Collection[Valuable]
) -> Hoard:
    """Put some of a hero's treasures back where they came from."""
    given = hoard(valuables)
    for token in given.tokens:
        game.cup.put(character.treasure.take(token))
    if given.tokens:
        game.cup.shuffle(table.stream("cup"))
    for card in given.cards:
        hand_in(game, character, card)
    return given


def lose_at_random(table: Table, game: DungeonQuest, character: Character, count: int) -> Hoard:
    """Have the player on the right take so many of a hero's treasures blindly, or all."""
    treasures = treasures_of(character)
    table.stream("spill").shuffle(treasures)
    if not treasures or not count:
        return Hoard((), ())
    lost = give_up(table, game, character, treasures[:count])
    taker = game.on_the_right(character.seat)
    table.tell(everyone=events.TreasuresSpilled(character.seat, taker, *lost, lost.gold))
    return lost
