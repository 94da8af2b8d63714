"""The chains, made by hand beside those that the engine makes."""

import json
from dataclasses import dataclass
from enum import Enum
from hashlib import sha256
from typing import Any

import pytest

from rules.engine.events import Event, Told
from rules.engine.proof import Chain, OtherWords, note_words, seal_of, told_facts
from rules.engine.record import GameRecord
from rules.engine.seats import Seat
from rules.engine.verify import proved
from tests.battery.play import Run
from tests.toy import RULEBOOK as TOY


def by_hand(game: dict[str, Any]) -> list[str]:
    """Return the links over a journal, as docs/fair-play.md says how to make them."""

    def plain(value: object) -> bytes:
        return json.dumps(value, sort_keys=True, separators=(",", ":")).encode()

    start = {name: game[name] for name in ("game", "rules_version", "options", "seed")}
    start["seats"] = len(game["players"])
    link = sha256(b"maese-journal/1\0" + plain(start)).digest()
    links = [link.hex()]
    for entry in game["entries"]:
        link = sha256(link + plain(entry)).digest()
        links.append(link.hex())
    return links


def test_the_chain_of_a_file_can_be_made_with_a_few_lines() -> None:
    record = proved(TOY, Run(TOY, 2).finish().record())
    game = json.loads(record.model_dump_json(exclude_none=True))
    links = by_hand(game)
    assert [link[:16] for link in links] == game["proof"]["seals"]
    assert links[-1] == seal_of(record)
    assert len(game["proof"]["told"]) == len(links)


def test_a_chain_is_frozen() -> None:
    chain = Chain(b"start")
    assert chain.add({"b": [1, "ñ", None], "a": True}) == chain.link
    first = sha256(b"start").digest()
    assert chain.seal == sha256(first + b'{"a":true,"b":[1,"\\u00f1",null]}').hexdigest()


class Gem(Enum):
    """Content."""

    RUBY = "ruby"


@dataclass(frozen=True, slots=True)
class Pair:
    """What an event may hold."""

    gem: Gem
    count: int


@dataclass(frozen=True, slots=True)
class Found(Event):
    """An event with facts of all kinds."""

    seat: Seat
    pairs: tuple[Pair, ...]
    sure: bool
    where: str | None


FOUND = Found(Seat(1), (Pair(Gem.RUBY, 2),), sure=True, where=None)
TOLD = [Told(FOUND, {Seat(2): FOUND, Seat(0): FOUND}), Told(None, {})]


def test_what_was_told_is_written_with_the_facts_that_are_noted() -> None:
    words: dict[str, tuple[str, ...]] = {}
    note_words(words, TOLD)
    assert words == {"Found": ("seat", "pairs", "sure", "where"), "Pair": ("gem", "count")}
    found = ["Found", {
        "seat": 1, "pairs": [["Pair", {"gem": "ruby", "count": 2}]], "sure": True, "where": None,
    }]  # fmt: skip
    assert told_facts(TOLD, words) == [[found, [[0, found], [2, found]]], [None, []]]
    fewer = told_facts(TOLD[:1], {"Found": ("seat",)})
    assert fewer == [[["Found", {"seat": 1}], [[s, ["Found", {"seat": 1}]] for s in (0, 2)]]]


def test_a_fact_that_is_gone_makes_it_incomparable() -> None:
    with pytest.raises(OtherWords, match="Found"):
        told_facts(TOLD, {"Found": ("colour",)})


def test_a_record_reads_its_proof_back() -> None:
    record = proved(TOY, Run(TOY, 2).finish().record())
    assert GameRecord.model_validate_json(record.model_dump_json(exclude_none=True)) == record
