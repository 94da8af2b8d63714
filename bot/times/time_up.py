"""Time is up: what a table's rule makes of answers that are overdue."""

from collections.abc import Collection

from pydantic import JsonValue

from bot.face import Face
from bot.letters import SeatLetter
from bot.speech import Speaker
from bot.tables.change import Change
from bot.tables.herald import Herald, seat_letter
from bot.tables.live import Live
from bot.text import Locale
from bot.times.limits import deadline
from db import GameRow, NewOutbox, QuestionRow, SeatChange, TimeRule
from rules.engine.questions import OpenQuestion
from rules.engine.record import HandedOver, TimedOut
from rules.engine.seats import Seat


def is_overdue(row: GameRow, question: QuestionRow, now: float) -> bool:
    """Tell whether a question was open too long, and nothing has come of that yet."""
    until = deadline(row, question.asked_at)
    if row.time_rule is TimeRule.WAIT or until is None or until > now:
        return False
    return question.reminded_at is None or question.reminded_at < until


class TimeUp:
    """What comes of all overdue answers of one game, to be committed as one change.

    Args:
        live: the game, which the caller holds.
        face: how the game reads.
        at_peace: whom the thread names without calling them.

    Attributes:
        change: what was done to the game.
        opening: a public line for each answer that is overdue.
        pings: who may be notified of them.
        moved: the seats that the bot player has taken.
        reminded: the questions, by number, of which the thread reminds.
        letters: what single seats are told.
    """

    def __init__(self, live: Live, face: Face, at_peace: Collection[int]) -> None:
        self._live = live
        self._herald = Herald(face, live.row, live.seats)
        self._at_peace = at_peace
        self.change = Change(live)
        self.opening: list[str] = []
        self.pings: list[int] = []
        self.moved: list[SeatChange] = []
        self.reminded: list[int] = []
        self.letters: list[NewOutbox] = []

    def call(self, rule: TimeRule, question: QuestionRow) -> None:
        """Do what the rule says about one question, unless what came before has settled it."""
        asked = self._live.game.open.get(question.number)
        user = self._live.user_at(Seat(question.seat))
        if asked is None or user is None:
            return
        match rule:
            case TimeRule.ANSWER:
                self._let_bot_answer(asked)
            case TimeRule.HAND_OVER if self._people() > 1:
                self._hand_over(asked, user)
            case _:
                # The last person's seat is never handed over: the bot would play on alone.
                self._remind(asked, user)

    def _people(self) -> int:
        return sum(row.user_id is not None for row in self._live.seats)

    def _name(self, user: int) -> str:
        """Return the mention of a person, who is notified of it unless they want their peace."""
        if user not in self._at_peace:
            self.pings.append(user)
        return f"<@{user}>"

    def _let_bot_answer(self, asked: OpenQuestion) -> None:
        row = self._live.seats[asked.seat]
        self.change.enter(TimedOut(question=asked.number, seat=asked.seat, rule="answer"))
        raw = self.change.let_bot_answer(asked)
        self.opening.append(self._herald.public.say("feed-time-up-answer", seat=asked.seat))
        # Their own answer is no secret to its player, who has to know what was done for them.
        speaker = self._herald.speaker(Locale(row.locale or self._live.row.locale))
        letter = SeatLetter(text=_what_bot_answered(asked, raw, speaker), hand=False)
        self.letters.append(seat_letter(asked.seat, letter))

    def _hand_over(self, asked: OpenQuestion, user: int) -> None:
        seat = asked.seat
        row = self._live.seats[seat]
        self.change.enter(TimedOut(question=asked.number, seat=seat, rule="hand-over"))
        self.change.enter(HandedOver(seat=seat))
        self.moved.append(SeatChange(seat, None, row.name, row.locale, owner_id=user))
        self._live.seats[seat] = row.model_copy(update={"user_id": None, "owner_id": user})
        line = self._herald.public.say("feed-time-up-hand-over", user=self._name(user), seat=seat)
        self.opening.append(line)

    def _remind(self, asked: OpenQuestion, user: int) -> None:
        self.change.enter(TimedOut(question=asked.number, seat=asked.seat, rule="remind"))
        self.reminded.append(asked.number)
        what = self._herald.public.say(f"{asked.question.kind}-public")
        line = self._herald.public.say("feed-time-up-remind", user=self._name(user), what=what)
        self.opening.append(line)


def _what_bot_answered(asked: OpenQuestion, raw: JsonValue, speaker: Speaker) -> str:
    question = asked.question
    answer = speaker.say("answered", answer=speaker.answer(question, raw))
    return "\n".join([speaker.say("time-answered"), speaker.ask(question), answer])
