"""The story of a game, entry by entry, told to one viewer.

The journal is played again, and each entry is told as it was told then: to all, and to the
viewer's seat. What was taken back later is told too, since it was seen. A seat's story belongs to
the seat: who has taken it over sees what was told there before, as they see its hand, and who has
left it sees what everybody sees. Once a game is over, nothing is secret any more.
"""

from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from bot.speech import Speaker
from rules.engine.errors import ReplayMismatch
from rules.engine.events import Told
from rules.engine.game import Game
from rules.engine.record import Answered, Entry, GameRecord, Rewound, Unreadable, standing
from rules.engine.replay import new_game, play_entries
from rules.engine.rulebook import Rulebook
from rules.engine.seats import Seat

PARAGRAPH = "\n"


@dataclass(frozen=True, slots=True)
class Step:
    """What one entry of the journal brought.

    Attributes:
        entry: the entry's number; None for what came before the first.
        text: what is told of it, as Discord markdown.
    """

    entry: int | None
    text: str


@dataclass(frozen=True, slots=True)
class Listener:
    """Who a story is told to.

    Attributes:
        seat: where they sit; None for the public.
        everything: whether they are told all that was secret.
    """

    seat: Seat | None = None
    everything: bool = False


def tell_story(
    rulebook: Rulebook[Any, Any, Any],
    record: GameRecord,
    entries: Sequence[Entry],
    speaker: Speaker,
    listener: Listener,
) -> list[Step]:
    """Tell a game's story, up to the first entry that does not fit and was not taken back.

    Args:
        rulebook: the rules that it was played by.
        record: the game; its own entries do not matter.
        entries: the whole journal.
        speaker: speaks the listener's language.
        listener: who it is told to.

    Raises:
        ReplayError: no such game can be set up by these rules.
    """
    teller = _Teller(rulebook, record, speaker, listener)
    return [step for number, entry in [(None, None), *enumerate(entries)]
            if (step := teller.tell(number, entry))]  # fmt: skip


def game_after(
    rulebook: Rulebook[Any, Any, Any], record: GameRecord, entries: Sequence[Entry], last: int
) -> Game:
    """Return a game as it stood after an entry, or before the first that does not fit.

    Args:
        rulebook: the rules that it was played by.
        record: the game; its own entries do not matter.
        entries: the whole journal.
        last: the entry's number; -1 for the beginning.

    Raises:
        ReplayError: no such game can be set up by these rules.
    """
    game = new_game(rulebook, record)
    with suppress(ReplayMismatch):
        play_entries(game, standing(entries[: last + 1]))
    return game


class _Teller:
    def __init__(
        self,
        rulebook: Rulebook[Any, Any, Any],
        record: GameRecord,
        speaker: Speaker,
        listener: Listener,
    ) -> None:
        self._rulebook = rulebook
        self._record = record
        self._speaker = speaker
        self._listener = listener
        self._game = new_game(rulebook, record)
        self._played: list[tuple[int, Entry]] = []
        self._broken: int | None = None

    def tell(self, number: int | None, entry: Entry | None) -> Step | None:
        """Play an entry and tell what it brought; None where nothing can be told of it."""
        if number is None or entry is None:
            return Step(None, PARAGRAPH.join(self._news(0)))
        if isinstance(entry, Rewound):
            return self._go_back(number, entry)
        if self._broken is not None:
            return None
        headline = self._headline(entry)
        told = len(self._game.feed)
        try:
            play_entries(self._game, [(number, entry)])
        except ReplayMismatch:
            self._broken = number
            return self._step(number, [self._speaker.say("history-broken")])
        self._played.append((number, entry))
        return self._step(number, [headline, *self._news(told)])

    def _step(self, number: int, lines: Sequence[str]) -> Step:
        said = PARAGRAPH.join(filter(None, lines))
        return Step(number, self._speaker.say("history-step", entry=number, told=said))

    def _go_back(self, number: int, entry: Rewound) -> Step | None:
        if self._broken is not None and entry.to > self._broken:
            return None
        self._broken = None
        self._played = [one for one in self._played if one[0] < entry.to]
        self._game = new_game(self._rulebook, self._record)
        play_entries(self._game, self._played)
        return self._step(number, [self._headline(entry)])

    def _news(self, since: int) -> Iterator[str]:
        for telling in self._game.feed[since:]:
            yield from filter(None, self._heard(telling))

    def _heard(self, telling: Told) -> Iterator[str]:
        speaker, listener = self._speaker, self._listener
        if telling.everyone is not None:
            yield speaker.tell(telling.everyone)
        for seat, event in telling.besides.items():
            line = speaker.tell(event)
            if line and listener.everything:
                yield speaker.say("history-private-of", seat=seat, line=line)
            elif line and seat == listener.seat:
                yield speaker.say("history-private", line=line)

    def _headline(self, entry: Entry) -> str:
        """Say what an entry is; an answer itself only to those who may know it."""
        if isinstance(entry, Unreadable):
            return ""
        if not isinstance(entry, Answered):
            facts: dict[str, Any] = entry.model_dump(exclude={"kind", "question"})
            if "seat" in facts:
                facts["seat"] = Seat(facts["seat"])
            return self._speaker.say(f"history-{entry.kind}", **facts)
        asked = self._game.open.get(entry.question)
        if asked is None:
            return ""
        speaker, listener = self._speaker, self._listener
        told = {
            "seat": Seat(entry.seat),
            "what": speaker.say(f"{asked.question.kind}-public"),
            "by": entry.by,
        }
        if not listener.everything and entry.seat != listener.seat:
            return speaker.say("history-answered", **told)
        return speaker.say("history-answer", answer=self._answer(asked.question, entry), **told)

    def _answer(self, question: Any, entry: Answered) -> str:
        try:
            return self._speaker.answer(question, entry.answer)
        except Exception:  # noqa: BLE001  an entry that does not fit is told of as such right after
            return ""
