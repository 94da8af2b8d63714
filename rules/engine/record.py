"""A game as it is kept: the seed, the seats, the options, and a journal of what was answered."""

from collections.abc import Iterable
from typing import Annotated, Any, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field, JsonValue, TypeAdapter, ValidationError

from rules.engine.randomness import SEED_BYTES
from rules.engine.rulebook import Result


class _Kept(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class Answered(_Kept):
    """A seat answered a question.

    Attributes:
        question: the question's number.
        fingerprint: what the question was when it was answered; see `OpenQuestion`.
        answer: the raw answer.
        by: who answered for the seat.
    """

    kind: Literal["answer"] = "answer"
    question: int
    seat: int
    fingerprint: str
    answer: JsonValue
    by: Literal["person", "bot-player"] = "person"


class HandedOver(_Kept):
    """A seat passed from a person to the bot player."""

    kind: Literal["hand-over"] = "hand-over"
    seat: int


class TimedOut(_Kept):
    """The time for an answer was up, and the table's rule decided what came of it.

    Attributes:
        question: the number of the question that was open too long.
        seat: who was asked.
        rule: what followed: a reminder, the bot player's answer to this one question, or the
            bot player in the seat until its owner returns. The last two are entries of their
            own, after this one.
    """

    kind: Literal["time-out"] = "time-out"
    question: int
    seat: int
    rule: Literal["remind", "answer", "hand-over"]


class Returned(_Kept):
    """A seat went back from the bot player to the person whose it is."""

    kind: Literal["return"] = "return"
    seat: int


class TakenOver(_Kept):
    """A seat passed to a person who had not held it: from another person, or the bot player."""

    kind: Literal["take-over"] = "take-over"
    seat: int


class Paused(_Kept):
    """The table was paused: from here on nobody could answer."""

    kind: Literal["pause"] = "pause"


class Resumed(_Kept):
    """The table went on after a pause."""

    kind: Literal["resume"] = "resume"


class Rewound(_Kept):
    """The game went back: of the entries before this one, those from ``to`` on no longer count."""

    kind: Literal["rewind"] = "rewind"
    to: int


class Ended(_Kept):
    """The game was ended before its rules ended it."""

    kind: Literal["end"] = "end"
    by: Literal["vote", "host", "nobody-left", "stale"]


class Unreadable(_Kept):
    """Stands for an entry that cannot be read; never written, and it fits no game."""

    kind: Literal["unreadable"] = "unreadable"


Kept: TypeAlias = Annotated[
    Answered | HandedOver | TimedOut | Returned | TakenOver | Paused | Resumed | Rewound | Ended,
    Field(discriminator="kind"),
]

Entry: TypeAlias = Kept | Unreadable

_ENTRY: TypeAdapter[Kept] = TypeAdapter(Kept)


def read_entry(text: str) -> Entry:
    """Read one entry of a journal, as JSON; what cannot be read becomes `Unreadable`."""
    try:
        return _ENTRY.validate_json(text)
    except ValidationError:
        return Unreadable()


class KeptResult(_Kept):
    """A `Result` as it is kept."""

    winners: tuple[int, ...]
    reason: str
    scores: tuple[int, ...] = ()
    survivors: tuple[int, ...] = ()

    @classmethod
    def of(cls, result: Result) -> "KeptResult":
        """Return a result as it is kept."""
        return cls(
            winners=tuple(map(int, result.winners)),
            reason=result.reason,
            scores=result.scores,
            survivors=tuple(map(int, result.survivors)),
        )


Link: TypeAlias = Annotated[str, Field(pattern=r"^[0-9a-f]{16}$")]


class Proof(_Kept):
    """What makes any change of a record show; see `rules.engine.proof`.

    Attributes:
        seals: a link for what the game was set up from, then one for each entry.
        told: a link for what was told before the first entry, then one after each; empty where
            the rules that told it are no longer there.
        words: the facts that events had, by the names of their kinds.
    """

    seals: tuple[Link, ...]
    told: tuple[Link, ...] = ()
    words: dict[str, tuple[str, ...]] = Field(default_factory=dict)


class GameRecord(_Kept):
    """One whole game: enough to play it again and to prove that it was fair.

    Attributes:
        commitment: the SHA-256 of the seed, as posted when the game started.
        players: a name for each seat.
        result: as it was announced; None while the game lasts or if it was ended early.
        proof: what makes changes show; a file without it is checked for sense only.
    """

    format: Literal["maese-game/1"] = "maese-game/1"
    game: str
    rules_version: int
    players: tuple[str, ...]
    options: dict[str, Any] = Field(default_factory=dict)
    seed: Annotated[str, Field(pattern=rf"^[0-9a-f]{{{2 * SEED_BYTES}}}$", repr=False)]
    commitment: Annotated[str, Field(pattern=r"^[0-9a-f]{64}$")]
    entries: tuple[Kept, ...] = ()
    result: KeptResult | None = None
    proof: Proof | None = None


def standing(entries: Iterable[Entry]) -> list[tuple[int, Entry]]:
    """Return the entries that count, with their numbers: without those that were rewound."""
    kept: list[tuple[int, Entry]] = []
    for number, entry in enumerate(entries):
        if isinstance(entry, Rewound):
            kept = [(earlier, kept_entry) for earlier, kept_entry in kept if earlier < entry.to]
        else:
            kept.append((number, entry))
    return kept
