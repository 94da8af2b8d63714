"""The entries of a journal, and which of them count."""

import pytest
from pydantic import ValidationError

from rules.engine.record import (
    Answered,
    Ended,
    Entry,
    GameRecord,
    HandedOver,
    KeptResult,
    Rewound,
    Unreadable,
    read_entry,
    standing,
)
from rules.engine.rulebook import Result
from rules.engine.seats import Seat


def answered(question: int) -> Answered:
    return Answered(question=question, seat=0, fingerprint="f" * 16, answer=["x", 1])


def numbers(*entries: Entry) -> list[int]:
    return [number for number, _ in standing(entries)]


def test_without_a_rewind_all_entries_count() -> None:
    assert numbers(answered(0), HandedOver(seat=1), answered(1), Ended(by="vote")) == [0, 1, 2, 3]
    assert numbers() == []


def test_a_rewind_discounts_the_entries_from_its_place_on() -> None:
    assert numbers(answered(0), answered(1), answered(2), Rewound(to=1), answered(1)) == [0, 4]


def test_a_rewind_to_the_start_discounts_everything_before_it() -> None:
    assert numbers(answered(0), answered(1), Rewound(to=0)) == []


def test_a_second_rewind_counts_places_in_the_whole_journal() -> None:
    journal = (answered(0), answered(1), Rewound(to=1), answered(1), answered(2), Rewound(to=4))
    assert numbers(*journal) == [0, 3]
    assert numbers(*journal[:5], Rewound(to=1)) == [0]


def test_a_rewind_takes_an_end_back() -> None:
    assert numbers(answered(0), Ended(by="host"), Rewound(to=1), answered(1)) == [0, 3]


def test_an_unreadable_entry_counts_until_it_is_rewound() -> None:
    assert numbers(answered(0), Unreadable()) == [0, 1]
    assert numbers(answered(0), Unreadable(), Rewound(to=1)) == [0]


@pytest.mark.parametrize(
    "entry",
    [
        answered(3),
        answered(3).model_copy(update={"by": "bot-player"}),
        HandedOver(seat=2),
        Rewound(to=5),
        Ended(by="nobody-left"),
    ],
)
def test_entries_survive_the_journal(entry: Entry) -> None:
    assert read_entry(entry.model_dump_json()) == entry


@pytest.mark.parametrize(
    "text",
    [
        "", "{", "null", "[]", "{}", '{"kind": "unreadable"}', '{"kind": "rewind"}',
        '{"kind": "rewind", "to": 1, "and": 2}', '{"kind": "hand-over", "seat": "first"}',
        '{"kind": "end", "by": "whim"}',
    ],
)  # fmt: skip
def test_what_cannot_be_read_stands_as_unreadable(text: str) -> None:
    assert read_entry(text) == Unreadable()


def test_a_result_is_kept_in_plain_numbers() -> None:
    kept = KeptResult.of(Result((Seat(1),), "over", (3, 4), (Seat(0), Seat(1))))
    assert kept.model_dump(mode="json") == {
        "winners": [1], "reason": "over", "scores": [3, 4], "survivors": [0, 1],
    }  # fmt: skip


SOUND = {
    "game": "toy", "rules_version": 1, "players": ("Ana", "Bo"),
    "seed": "0" * 64, "commitment": "0" * 64,
}  # fmt: skip


def test_a_record_needs_no_more_than_this() -> None:
    assert GameRecord.model_validate(SOUND).entries == ()


@pytest.mark.parametrize(
    "fault",
    [
        {"seed": "0" * 63}, {"seed": "G" * 64}, {"commitment": ""}, {"format": "maese-game/2"},
        {"players": None}, {"rules_version": "one"}, {"surplus": 1},
        {"entries": [{"kind": "unreadable"}]}, {"result": {"winners": [0]}},
    ],
    ids=str,
)  # fmt: skip
def test_a_damaged_record_is_not_read(fault: dict[str, object]) -> None:
    with pytest.raises(ValidationError):
        GameRecord.model_validate({**SOUND, **fault})


def test_a_record_does_not_print_its_seed() -> None:
    assert "0" * 64 not in repr(GameRecord.model_validate({**SOUND, "commitment": "1" * 64}))
