"""Random numbers that anyone can check: named streams derived from one seed.

A stream's numbers are the big-endian 32-bit words of
``SHA-512("maese/1" NUL seed NUL name NUL block)`` for block 0, 1, 2, … (8 bytes, big-endian),
taken in order. A draw below *n* discards words at or above the largest multiple of *n*, then
takes the remainder. A shuffle is Fisher and Yates' from the last place down. These choices are
frozen: changing one breaks every stored game.
"""

from collections.abc import MutableSequence, Sequence
from hashlib import sha256, sha512
from struct import Struct
from typing import TypeVar

T = TypeVar("T")

SEED_BYTES = 32
_WORDS = 1 << 32
_BLOCK_WORDS = 16
_BLOCK = Struct(f">{_BLOCK_WORDS}I")


class Stream:
    """The random numbers of one purpose in one game, such as ``"deck"`` or ``"dice/attack"``."""

    __slots__ = ("_block", "_key", "_words")

    def __init__(self, seed: bytes, name: str) -> None:
        self._key = b"\0".join((b"maese/1", seed, name.encode(), b""))
        self._block = 0
        self._words: list[int] = []

    @property
    def used(self) -> int:
        """How many words were taken so far; it only grows."""
        return self._block * _BLOCK_WORDS - len(self._words)

    def below(self, bound: int) -> int:
        """Return a whole number from 0 up to, but without, ``bound`` (1 to 2**32)."""
        limit = _WORDS - _WORDS % bound
        while True:
            if not self._words:
                self._refill()
            word = self._words.pop()
            if word < limit:
                return word % bound

    def _refill(self) -> None:
        digest = sha512(self._key + self._block.to_bytes(8, "big")).digest()
        self._block += 1
        self._words.extend(reversed(_BLOCK.unpack(digest)))

    def die(self, sides: int = 6) -> int:
        """Roll one die: a whole number from 1 to ``sides``."""
        return 1 + self.below(sides)

    def pick(self, items: Sequence[T]) -> T:
        """Return one of ``items``, each as likely as another."""
        return items[self.below(len(items))]

    def shuffle(self, items: MutableSequence[T]) -> None:
        """Shuffle ``items`` in place."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]


def commitment(seed: bytes) -> str:
    """Return what is posted at the start to prove the seed at the end: its SHA-256 in hex."""
    return sha256(seed).hexdigest()
