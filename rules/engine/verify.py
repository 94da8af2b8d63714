"""Checking that a record is true, and making the chains that let any change of it show."""

from dataclasses import dataclass
from typing import Any

from rules.engine.errors import Misfit, RecordDamaged, ReplayMismatch
from rules.engine.game import Game
from rules.engine.proof import (
    Chain,
    OtherWords,
    entry_facts,
    journal_chain,
    note_words,
    told_chain,
    told_facts,
)
from rules.engine.randomness import commitment
from rules.engine.record import Entry, GameRecord, KeptResult, Proof, standing
from rules.engine.replay import new_game, play_entries
from rules.engine.rulebook import Rulebook


def verify(rulebook: Rulebook[Any, Any, Any], record: GameRecord) -> Game:
    """Replay a record and check what was announced, as `examine` does; return the game."""
    return examine(rulebook, record).game


@dataclass(frozen=True, slots=True)
class Examined:
    """A record that fits.

    Attributes:
        game: the game as it stood after the last entry.
        seal: the seal of the whole game, 64 hex digits, as it is shown at the table.
        sealed: whether the record had a chain over its journal to compare with.
        told: whether it had one over what was told that could be compared.
    """

    game: Game
    seal: str
    sealed: bool
    told: bool


def examine(rulebook: Rulebook[Any, Any, Any], record: GameRecord) -> Examined:
    """Replay a record and check all that can be: commitment, seals, questions, story, result.

    Raises:
        RecordDamaged: the seed is not the one committed to, or the result is another.
        ReplayMismatch: an entry does not fit the game before it, or is not the one sealed.
    """
    committed = commitment(bytes.fromhex(record.seed))
    if committed != record.commitment:
        raise RecordDamaged(
            "the seed is not the one that was committed to",
            Misfit.COMMITMENT,
            committed,
            record.commitment,
        )
    game = new_game(rulebook, record)
    seals, story = _Seals(record), _Story(record, game)
    counted = {number for number, _ in standing(record.entries)}
    for number, entry in enumerate(record.entries):
        seals.check(number, entry)
        if number in counted:
            play_entries(game, [(number, entry)])
        story.check(number)
    seals.check_end()
    played = KeptResult.of(game.result) if game.result else None
    if record.result != played:
        raise RecordDamaged(
            "the result is not the one that was announced",
            Misfit.RESULT,
            _in_short(played),
            _in_short(record.result),
        )
    return Examined(game, seals.chain.seal, record.proof is not None, story.compared)


def _in_short(result: KeptResult | None) -> str:
    return result.model_dump_json() if result else "none"


class _Seals:
    """Compares the chain over a journal with the one that a record brings, if it does."""

    def __init__(self, record: GameRecord) -> None:
        self.chain = journal_chain(record)
        self._entries = len(record.entries)
        self._kept = record.proof.seals if record.proof else None
        if self._kept is not None and self._kept[:1] != (self.chain.link,):
            raise RecordDamaged(
                "what the game was set up from is not what was sealed",
                Misfit.HEAD,
                *_differing(self._kept, 0, self.chain.link),
            )

    def check(self, number: int, entry: Entry) -> None:
        """Take an entry in.

        Raises:
            ReplayMismatch: it is not the one that was sealed.
        """
        link = self.chain.add(entry_facts(entry))
        if self._kept is not None and self._kept[number + 1 : number + 2] != (link,):
            raise ReplayMismatch(
                number,
                "it is not the entry that was sealed",
                Misfit.CHANGED,
                *_differing(self._kept, number + 1, link),
            )

    def check_end(self) -> None:
        """Make sure that no more entries were sealed.

        Raises:
            ReplayMismatch: there were.
        """
        if self._kept is not None and len(self._kept) > self._entries + 1:
            raise ReplayMismatch(
                self._entries,
                "an entry that was sealed is not there",
                Misfit.LACKING,
                self._kept[self._entries + 1],
                "nothing",
            )


class _Story:
    """Compares what the rules tell with what was told, if a record says."""

    def __init__(self, record: GameRecord, game: Game) -> None:
        self._game = game
        self._chain = told_chain(record)
        self._heard = 0
        self._proof = record.proof if record.proof and record.proof.told else None
        self.check(-1)

    @property
    def compared(self) -> bool:
        """Whether the story could be compared so far."""
        return self._proof is not None

    def check(self, number: int) -> None:
        """Compare what was told since the last time.

        Raises:
            ReplayMismatch: the rules tell something else.
        """
        if self._proof is None:
            return
        told = self._game.feed[self._heard :]
        self._heard += len(told)
        try:
            link = self._chain.add(told_facts(told, self._proof.words))
        except OtherWords:
            self._proof = None
            return
        if self._proof.told[number + 1 : number + 2] != (link,):
            raise ReplayMismatch(
                max(number, 0),
                "the rules tell something else than was told",
                Misfit.TOLD,
                *_differing(self._proof.told, number + 1, link),
            )


def _differing(kept: tuple[str, ...], place: int, link: str) -> tuple[str, str]:
    """Return the link that was kept, and the one that was found."""
    return (kept[place] if place < len(kept) else "nothing"), link


def sealed(record: GameRecord) -> GameRecord:
    """Return a record with the chain over its journal, for which no rules are needed."""
    return record.model_copy(update={"proof": Proof(seals=_seals(record))})


def _seals(record: GameRecord) -> tuple[str, ...]:
    chain = journal_chain(record)
    return (chain.link, *(chain.add(entry_facts(entry)) for entry in record.entries))


def proved(rulebook: Rulebook[Any, Any, Any], record: GameRecord) -> GameRecord:
    """Return a record with both its chains, made by playing it again.

    Raises:
        RecordDamaged: the rules cannot set up such a game.
        ReplayMismatch: an entry does not fit the game before it.
    """
    words: dict[str, tuple[str, ...]] = {}
    game = new_game(rulebook, record)
    story = told_chain(record)
    told = [_tell(story, game, 0, words)]
    counted = {number for number, _ in standing(record.entries)}
    for number, entry in enumerate(record.entries):
        heard = len(game.feed)
        if number in counted:
            play_entries(game, [(number, entry)])
        told.append(_tell(story, game, heard, words))
    proof = Proof(seals=_seals(record), told=tuple(told), words=words)
    return record.model_copy(update={"proof": proof})


def _tell(chain: Chain, game: Game, since: int, words: dict[str, tuple[str, ...]]) -> str:
    told = game.feed[since:]
    note_words(words, told)
    return chain.add(told_facts(told, words))
