"""What was found when a game was played again, in a form that travels between processes."""

import json

from pydantic import BaseModel, ConfigDict

from bot.proof.reading import Fault, FileFault, read_record
from bot.proof.writing import Books
from rules.engine.errors import Misfit, ReplayError, ReplayMismatch, UnknownGame
from rules.engine.record import Answered, GameRecord, KeptResult
from rules.engine.verify import examine

LONGEST = 120
"""Characters that a verdict quotes of a file in one place."""


class Verdict(BaseModel):
    """What was found.

    Attributes:
        fault: why the file could not be read or judged, if it could not.
        misfit: the first thing that does not fit, if the game could be played again.
        line: of the file, where it could not be read.
        where: the field at fault, or what a file has that is not known here.
        entry: the number of the entry that does not fit, counted from 0.
        expected: what should stand there.
        found: what stands there.
        game: the game's key.
        players: their names, as the file has them: data, never trusted.
        answers: how many there are.
        result: how it ended; None if it has no result.
        seal: the seal of the whole game, 64 hex digits, if it fits.
        sealed: whether there was a chain over the journal to compare with.
        told: whether there was one over what was told.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    fault: Fault | None = None
    misfit: Misfit | None = None
    line: int | None = None
    where: str = ""
    entry: int | None = None
    expected: str = ""
    found: str = ""
    game: str = ""
    players: tuple[str, ...] = ()
    answers: int = 0
    result: KeptResult | None = None
    seal: str = ""
    sealed: bool = False
    told: bool = False

    @property
    def fits(self) -> bool:
        """Whether everything fits."""
        return self.fault is None and self.misfit is None


def judge_file(content: bytes, books: Books) -> Verdict:
    """Play a game from a file again, and say what was found; never raises for what is in it."""
    try:
        record = read_record(content)
    except FileFault as fault:
        return Verdict(fault=fault.fault, line=fault.line, where=fault.where[:LONGEST])
    return judge(record, books)


def judge(record: GameRecord, books: Books) -> Verdict:
    """Play a game again, and say what was found; never raises for what is in the record."""
    about = Verdict(
        game=record.game[:LONGEST],
        players=record.players,
        answers=sum(isinstance(entry, Answered) for entry in record.entries),
        result=record.result,
    )
    try:
        rulebook = books[record.game]
    except UnknownGame:
        return about.model_copy(update={"fault": Fault.UNKNOWN_GAME, "where": about.game})
    if record.rules_version != rulebook.version:
        return about.model_copy(
            update={
                "fault": Fault.OTHER_RULES,
                "expected": str(rulebook.version),
                "found": str(record.rules_version),
            }
        )
    try:
        examined = examine(rulebook, record)
    except ReplayError as error:
        return about.model_copy(update=_misfit(error, record))
    return about.model_copy(
        update={"seal": examined.seal, "sealed": examined.sealed, "told": examined.told}
    )


def _misfit(error: ReplayError, record: GameRecord) -> dict[str, object]:
    entry = error.entry if isinstance(error, ReplayMismatch) else None
    found = error.found
    if error.misfit is Misfit.ILLEGAL and entry is not None:
        # The error itself never quotes an answer; whoever has the file has the answer.
        answered = record.entries[entry]
        found = json.dumps(answered.answer) if isinstance(answered, Answered) else ""
    return {
        "misfit": error.misfit,
        "entry": entry,
        "expected": error.expected[:LONGEST],
        "found": found[:LONGEST],
    }
