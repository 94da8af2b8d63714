"""One change of a game: an answer, what the bot players add to it, and what came of it."""

from collections import Counter
from collections.abc import Callable, Iterable

from pydantic import JsonValue

from bot.tables.live import Live
from db import NewEntry, NewQuestion, NewResult
from rules.engine.events import Told
from rules.engine.questions import OpenQuestion
from rules.engine.randomness import Stream
from rules.engine.record import Answered, Entry
from rules.engine.rulebook import Policy, Result
from rules.engine.seats import Seat

BOT_PLAYER = "sensible"
"""The policy of the bot player who takes a seat that nobody holds."""


def journal_entry(entry: Entry, interaction: int | None = None) -> NewEntry:
    """Return an entry for the store."""
    return NewEntry(kind=entry.kind, entry=entry.model_dump_json(), interaction_id=interaction)


def question_rows(
    asked: Iterable[OpenQuestion],
    fingerprint: Callable[[OpenQuestion], str] = OpenQuestion.fingerprint,
) -> list[NewQuestion]:
    """Return open questions for the store."""
    return [
        NewQuestion(
            number=question.number,
            seat=question.seat,
            kind=question.question.kind,
            fingerprint=fingerprint(question),
        )
        for question in asked
    ]


def result_rows(result: Result, seats: Iterable[Seat]) -> list[NewResult]:
    """Return what a game brought each of its seats, for the store."""
    return [
        NewResult(
            seat=seat,
            won=seat in result.winners,
            survived=seat in result.survivors,
            score=result.scores[seat] if result.scores else None,
        )
        for seat in seats
    ]


class Change:
    """A change in the making, on a live game that the caller holds.

    Attributes:
        entries: what is to be written to the journal, in order.
        answers: how many answers there are among them, by who gave them.
    """

    def __init__(self, live: Live) -> None:
        self._live = live
        self._game = live.game
        self._told_before = len(live.game.feed)
        self._open_before = frozenset(live.game.open)
        self.entries: list[NewEntry] = []
        self.answers: Counter[str] = Counter()

    def enter(self, entry: Entry, interaction: int | None = None) -> None:
        """Add an entry that is not an answer."""
        self.entries.append(journal_entry(entry, interaction))

    def answer(self, seat: Seat, number: int, raw: JsonValue, interaction: int | None) -> None:
        """Play a person's answer.

        Raises:
            AnswerRefused: as `Game.answer`.
        """
        self._play(seat, number, raw, interaction, by_bot=False)

    def play_bot_seats(self) -> None:
        """Answer for the seats that the bot player holds, until a person is asked.

        In a paused game it waits like everybody else.
        """
        if self._live.row.paused_at is not None:
            return
        while waiting := [
            asked for asked in self._game.open.values() if self._live.user_at(asked.seat) is None
        ]:
            self.let_bot_answer(waiting[0])

    def let_bot_answer(self, asked: OpenQuestion) -> JsonValue:
        """Let the bot player answer one open question, whoever holds the seat; return what."""
        policy: Policy = self._game.rulebook.policies[BOT_PLAYER]
        stream = Stream(self._live.row.seed or b"", f"bot-player/{asked.number}")
        raw = policy(self._game.view(asked.seat), asked.question, stream)
        self._play(asked.seat, asked.number, raw, None, by_bot=True)
        return raw

    def _play(
        self, seat: Seat, number: int, raw: JsonValue, interaction: int | None, *, by_bot: bool
    ) -> None:
        asked = self._game.open.get(number)
        fingerprint = self._live.fingerprint(asked) if asked else ""
        self._game.answer(seat, number, raw)
        entry = Answered(
            question=number,
            seat=seat,
            fingerprint=fingerprint,
            answer=raw,
            by="bot-player" if by_bot else "person",
        )
        self.answers[entry.by] += 1
        self.enter(entry, interaction)

    @property
    def told(self) -> list[Told]:
        """What was told since the change began."""
        return self._game.feed[self._told_before :]

    @property
    def asked(self) -> list[OpenQuestion]:
        """The open questions that were asked since the change began."""
        return [
            asked for number, asked in self._game.open.items() if number not in self._open_before
        ]
