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


class Rewound(_Kept):
    """The game went back: of the entries before this one, those from ``to`` on no longer count."""

    kind: Literal["rewind"] = "rewind"
    to: int


class Ended(_Kept):
    """The game was ended before its rules ended it."""

    kind: Literal["end"] = "end"
    by: Literal["vote", "host", "nobody-left"]


class Unreadable(_Kept):
    """Stands for an entry that cannot be read; never written, and it fits no game."""

    kind: Literal["unreadable"] = "unreadable"


Kept: TypeAlias = Annotated[Answered | HandedOver | Rewound | Ended, Field(discriminator="kind")]

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


class GameRecord(_Kept):
    """One whole game: enough to play it again and to prove that it was fair.

    Attributes:
        commitment: the SHA-256 of the seed, as posted when the game started.
        players: a name for each seat.
        result: as it was announced; None while the game lasts or if it was ended early.
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


def standing(entries: Iterable[Entry]) -> list[tuple[int, Entry]]:
    """Return the entries that count, with their numbers: without those that were rewound."""
    kept: list[tuple[int, Entry]] = []
    for number, entry in enumerate(entries):
        if isinstance(entry, Rewound):
            kept = [(earlier, kept_entry) for earlier, kept_entry in kept if earlier < entry.to]
        else:
            kept.append((number, entry))
    return kept
