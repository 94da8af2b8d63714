"""What was told, turned into letters: public lines for the thread, private ones for each seat."""

from collections.abc import Collection, Iterable, Sequence

from bot.face import Face
from bot.letters import BoardLetter, FeedButton, FeedLetter, SeatLetter
from bot.speech import Speaker
from bot.tables.people import names_by_seat
from bot.text import Locale
from db import GameRow, NewOutbox, SeatRow, Target
from rules.engine.events import Told
from rules.engine.questions import OpenQuestion
from rules.engine.rulebook import Result
from rules.engine.seats import Seat

MESSAGE_LENGTH = 1900
"""Characters of one feed message; Discord takes 2,000."""


class Herald:
    """Writes the letters of one game.

    Args:
        face: how the game reads.
        row: the game as stored.
        seats: who sits where, in order.
    """

    def __init__(self, face: Face, row: GameRow, seats: Sequence[SeatRow]) -> None:
        self._row = row
        self._seats = seats
        self._texts = face.texts
        self._names = names_by_seat(seats)
        self.public = self.speaker(Locale(row.locale))
        self.game = row.id

    def speaker(self, locale: Locale) -> Speaker:
        """Return who speaks of this game in a language."""
        return Speaker(self._texts, locale, self._names)

    def seat_of(self, user: int) -> Seat:
        """Return where a person sits.

        Raises:
            StopIteration: nowhere at this table.
        """
        return next(Seat(seat.seat) for seat in self._seats if seat.user_id == user)

    def news(
        self,
        told: Sequence[Told],
        asked: Sequence[OpenQuestion],
        result: Result | None = None,
        opening: Sequence[str] = (),
        notified: Collection[int] = (),
        buttons: Sequence[FeedButton] = (),
    ) -> list[NewOutbox]:
        """Return the letters after an answer.

        Args:
            told: what the rules told since the last letters.
            asked: the questions that were asked since.
            result: how the game ended, if it did.
            opening: public lines that come first.
            notified: users mentioned in the opening who may be notified of it.
            buttons: what can be pressed below the public lines.
        """
        heard = [event for telling in told for event in telling.heard_by(None)]
        lines = [*opening, *(self.public.tell(event) for event in heard)]
        pings = list(notified)
        for question in asked:
            user = self._seats[question.seat].user_id
            if user is not None:
                lines.append(self._waiting(question, user))
                pings.append(user)
        if result is not None:
            lines.extend(self._ending(result))
        letters = [*self.feed(lines, pings, buttons)]
        for row in self._seats:
            if row.user_id is not None:
                letters.extend(self._private(row, told, asked))
        letters.append(board_letter())
        return letters

    def feed(
        self,
        lines: Iterable[str],
        pings: Collection[int] = (),
        buttons: Sequence[FeedButton] = (),
    ) -> list[NewOutbox]:
        """Return public lines as letters, each at most one message long.

        Args:
            lines: the lines; empty ones are left out.
            pings: users mentioned in them who may be notified.
            buttons: what can be pressed below the last of them.
        """
        pages: list[str] = []
        for line in lines:
            if not line:
                continue
            if pages and len(pages[-1]) + len(line) < MESSAGE_LENGTH:
                pages[-1] += f"\n{line}"
            else:
                pages.append(line[:MESSAGE_LENGTH])
        return [
            NewOutbox(
                target=Target.FEED,
                payload=FeedLetter(
                    text=page,
                    ping=tuple(user for user in pings if f"<@{user}>" in page),
                    buttons=tuple(buttons) if page is pages[-1] else (),
                ).model_dump_json(),
            )
            for page in pages
        ]

    def _waiting(self, asked: OpenQuestion, user: int) -> str:
        whom = asked.question.kind + "-public"
        return self.public.say("feed-asked", user=f"<@{user}>", what=self.public.say(whom))

    def _ending(self, result: Result) -> list[str]:
        row = self._row
        winners = self.public.word(result.winners) if result.winners else ""
        why = self.public.say(f"{row.game}-end-{result.reason}")
        count = len(result.winners)
        return [
            self.public.say("feed-game-over", winners=winners, count=count, why=why),
            self.seed_line(),
        ]

    def seed_line(self) -> str:
        """Return the line that gives the seed away, once the game is over."""
        row = self._row
        return self.public.say(
            "feed-seed", seed=(row.seed or b"").hex(), commitment=row.commitment or ""
        )

    def _private(
        self, row: SeatRow, told: Sequence[Told], asked: Sequence[OpenQuestion]
    ) -> list[NewOutbox]:
        seat = Seat(row.seat)
        heard = [telling.besides[seat] for telling in told if seat in telling.besides]
        questions = [question.number for question in asked if question.seat == seat]
        if not heard and not questions:
            return []
        speaker = self.speaker(Locale(row.locale or self._row.locale))
        lines = [speaker.tell(event) for event in heard]
        letter = SeatLetter(
            text="\n".join(line for line in lines if line),
            questions=tuple(questions),
            hand=bool(questions) or any(event.shows_hand for event in heard),
        )
        return [seat_letter(row.seat, letter)]


def seat_letter(seat: int, letter: SeatLetter) -> NewOutbox:
    """Return a private letter for the outbox."""
    return NewOutbox(target=Target.SEAT, seat=seat, payload=letter.model_dump_json())


def board_letter() -> NewOutbox:
    """Return the wish that the board be brought up to date."""
    return NewOutbox(target=Target.BOARD, payload=BoardLetter().model_dump_json())
