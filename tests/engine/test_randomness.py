"""Streams: numbers that anyone can check, and that never change.

The frozen numbers below hold every stored game together: if a test fails, mend the stream.
"""

from collections import Counter
from hashlib import sha256, sha512
from struct import unpack

import pytest

from rules.engine.randomness import Stream, commitment

SEED = bytes(range(32))


def test_words_are_the_hashes_that_the_module_promises() -> None:
    words: list[int] = []
    for block in range(3):
        text = b"maese/1\0" + SEED + b"\0deck\0" + block.to_bytes(8, "big")
        words += unpack(">16I", sha512(text).digest())
    stream = Stream(SEED, "deck")
    assert [stream.below(1 << 32) for _ in words] == words
    assert words[:3] == [2242729575, 1294759315, 1269577017]


def test_numbers_below_a_bound_are_frozen() -> None:
    stream = Stream(SEED, "deck")
    assert [stream.below(6) for _ in range(20)] == [
        3, 1, 3, 5, 5, 2, 4, 1, 1, 5, 3, 5, 2, 5, 3, 2, 1, 5, 3, 3,
    ]  # fmt: skip
    stream = Stream(bytes(32), "")
    assert [stream.below(1000) for _ in range(20)] == [
        307, 922, 815, 980, 736, 314, 802, 253, 953, 20,
        336, 856, 583, 678, 437, 340, 124, 927, 875, 755,
    ]  # fmt: skip


def test_words_that_would_favour_small_numbers_are_discarded() -> None:
    stream = Stream(bytes(32), "x")
    assert [stream.below((1 << 31) + 1) for _ in range(6)] == [
        1708838022, 900826307, 438434706, 1169888091, 1440076099, 569503224,
    ]  # fmt: skip
    stream = Stream(bytes(32), "x")
    assert [stream.below(1 << 32) for _ in range(6)] == [
        1708838022, 900826307, 438434706, 3794287818, 2721195631, 1169888091,
    ]  # fmt: skip


def test_dice_are_frozen() -> None:
    stream = Stream(SEED, "dice/attack")
    assert [stream.die() for _ in range(20)] == [
        2, 4, 5, 5, 5, 5, 2, 1, 5, 6, 3, 3, 3, 2, 4, 2, 2, 1, 1, 6,
    ]  # fmt: skip


def test_shuffles_are_frozen() -> None:
    cards = list(range(20))
    Stream(SEED, "deck").shuffle(cards)
    assert cards == [0, 1, 4, 6, 13, 3, 8, 18, 16, 11, 17, 7, 12, 10, 5, 19, 14, 9, 2, 15]


def test_picks_are_frozen() -> None:
    stream = Stream(bytes(32), "x")
    assert "".join(stream.pick("abcdef") for _ in range(10)) == "afaabdbafa"


def test_the_commitment_is_the_sha_256_of_the_seed() -> None:
    assert commitment(SEED) == sha256(SEED).hexdigest()
    assert commitment(bytes(32)) == (
        "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"
    )


def test_a_stream_does_not_depend_on_any_other() -> None:
    alone = Stream(SEED, "deck")
    expected = [alone.below(100) for _ in range(50)]
    deck, dice = Stream(SEED, "deck"), Stream(SEED, "dice")
    mingled = []
    for _ in range(50):
        dice.die()
        mingled.append(deck.below(100))
    assert mingled == expected


def test_another_name_or_seed_gives_other_numbers() -> None:
    streams = [Stream(SEED, "a"), Stream(SEED, "b"), Stream(SEED[::-1], "a"), Stream(SEED, "")]
    assert len({tuple(stream.below(1 << 32) for _ in range(4)) for stream in streams}) == 4


@pytest.mark.parametrize("bound", [2, 3, 6, 7, 20, 52])
def test_all_numbers_are_about_as_likely(bound: int) -> None:
    """Pearson's test at one chance in ten thousand; the seed is fixed, so it never flickers."""
    rolls = 2_000 * bound
    stream = Stream(SEED, f"uniform/{bound}")
    counts = Counter(stream.below(bound) for _ in range(rolls))
    assert set(counts) == set(range(bound))
    expected = rolls / bound
    chi_squared = sum((count - expected) ** 2 / expected for count in counts.values())
    degrees = bound - 1
    assert chi_squared < degrees + 3.72 * (2 * degrees) ** 0.5 + 10


def test_all_orders_of_a_shuffle_are_about_as_likely() -> None:
    stream = Stream(SEED, "orders")
    counts: Counter[str] = Counter()
    for _ in range(12_000):
        cards = list("abcd")
        stream.shuffle(cards)
        counts["".join(cards)] += 1
    assert len(counts) == 24
    assert all(400 < count < 600 for count in counts.values())


def test_to_shuffle_nothing_or_one_card_takes_no_number() -> None:
    stream = Stream(SEED, "deck")
    stream.shuffle([])
    stream.shuffle(["only"])
    assert stream.below(1 << 32) == 2242729575


@pytest.mark.parametrize("sides", [1, 2, 6, 10, 20])
def test_a_die_shows_one_to_its_sides(sides: int) -> None:
    stream = Stream(SEED, "die")
    assert {stream.die(sides) for _ in range(500)} == set(range(1, sides + 1))
