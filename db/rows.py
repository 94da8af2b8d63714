"""What goes into the store and what comes out of it.

`New…` and `…Change` are what a caller hands in; `…Row` is what it gets back. None of them
knows SQL. Fields that may hold a secret are left out of each ``repr``.
"""

from dataclasses import dataclass, field
from enum import StrEnum

from pydantic import BaseModel, ConfigDict, Field, JsonValue


class GameStatus(StrEnum):
    """Where a game stands."""

    LOBBY = "lobby"
    PLAYING = "playing"
    FINISHED = "finished"
    """Played to its end."""
    ENDED = "ended"
    """Called off, as a lobby or in play."""
    FROZEN = "frozen"
    """Its journal no longer fits its rules; nothing is lost, it can be rewound."""
    EXPIRED = "expired"
    """A lobby that nobody started in time."""


OVER = frozenset({GameStatus.FINISHED, GameStatus.ENDED})
"""Where a game stands that has begun and is over."""


class TimeRule(StrEnum):
    """What happens when the time for an answer is up."""

    WAIT = "wait"
    """Nothing: the table waits on."""
    REMIND = "remind"
    """Whoever is waited for is reminded in public."""
    ANSWER = "answer"
    """The bot player answers this once."""
    HAND_OVER = "hand-over"
    """The bot player takes the seat until its owner returns."""


class Reminder(StrEnum):
    """How somebody wants to be reminded of a question that waits for them."""

    PING = "ping"
    """By a mention in the game's thread."""
    DM = "dm"
    """By direct message."""
    NONE = "none"


class Target(StrEnum):
    """Where a message of the outbox goes."""

    FEED = "feed"
    BOARD = "board"
    SEAT = "seat"


@dataclass(frozen=True, slots=True)
class NewSeat:
    """Somebody who sits down.

    Attributes:
        user_id: the Discord user, or None for a bot player.
        name: the display name as last seen.
        locale: the player's own language, or None where it is not known.
    """

    user_id: int | None
    name: str
    locale: str | None = None


@dataclass(frozen=True, slots=True)
class SeatChange:
    """Somebody else takes over a seat of a game in play.

    Attributes:
        seat: which seat, from 0.
        user_id: who holds it from now on, or None for a bot player.
        name: the new holder's display name.
        locale: the new holder's language, or None where it is not known.
        owner_id: whose seat it still is, where the bot player only keeps it for them.
    """

    seat: int
    user_id: int | None
    name: str
    locale: str | None = None
    owner_id: int | None = None


@dataclass(frozen=True, slots=True)
class NewEntry:
    """An entry for the journal.

    Attributes:
        kind: "answer", "hand-over", "rewind", "end", ….
        entry: the entry as JSON text.
        interaction_id: the Discord interaction it came from; the journal takes each only once.
    """

    kind: str
    entry: str = field(repr=False)
    interaction_id: int | None = None


@dataclass(frozen=True, slots=True)
class NewQuestion:
    """A question that is open.

    Attributes:
        number: the ordinal of the question in its game.
        seat: who is asked.
        kind: the kind of question.
        fingerprint: what the answer's journal entry will be checked against.
    """

    number: int
    seat: int
    kind: str
    fingerprint: str


@dataclass(frozen=True, slots=True)
class NewOutbox:
    """A message to be delivered once the transaction is committed.

    Attributes:
        target: where it goes.
        payload: what to send, as JSON text.
        seat: which seat, for `Target.SEAT` and only for it.
        not_before: the moment before which it must not be sent, in UTC epoch seconds.
    """

    target: Target
    payload: str = field(repr=False)
    seat: int | None = None
    not_before: float = 0.0


@dataclass(frozen=True, slots=True)
class NewResult:
    """What a game that was played to its end brought one seat.

    Attributes:
        seat: which seat, from 0.
        won: whether it is among the winners.
        survived: whether it lived to the end, in a game in which one can die.
        score: its points, or None where the game counts none.
    """

    seat: int
    won: bool
    survived: bool = False
    score: int | None = None


class _Row(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class GameRow(_Row):
    """A game as stored; moments are UTC epoch seconds.

    The seed is a secret until the game is over. `limit_seconds` is how long an answer may take,
    None where it may take any time; `time_rule` says what happens then. `rematch_of` is the game
    that its players wanted to play once more.
    """

    id: int
    game: str
    status: GameStatus
    options: dict[str, JsonValue]
    seed: bytes | None = Field(repr=False)
    commitment: str | None
    rules_version: int | None
    locale: str
    guild_id: int
    channel_id: int
    thread_id: int | None
    lobby_message_id: int | None
    board_message_id: int | None
    board_posted_at: float | None
    host_id: int
    created_at: float
    started_at: float | None
    ended_at: float | None
    expires_at: float | None
    result: JsonValue
    frozen_reason: JsonValue
    limit_seconds: int | None = None
    time_rule: TimeRule = TimeRule.REMIND
    paused_at: float | None = None
    rematch_of: int | None = None


class SeatRow(_Row):
    """A seat; `user_id` is None where a bot player holds it.

    `talks` says whether its holder takes part in what the team talks about. `owner_id` is whose
    seat it is while the bot player holds it until they return. `left_id` is who has left it to the
    bot player for good: it still bears their name.
    """

    game_id: int
    seat: int
    user_id: int | None
    name: str
    locale: str | None
    dm_closed: bool
    joined_at: float
    talks: bool
    owner_id: int | None = None
    left_id: int | None = None


class JournalRow(_Row):
    """An entry of a journal, counted from 0 without gaps; `entry` is JSON text."""

    game_id: int
    number: int
    kind: str
    entry: str = Field(repr=False)
    interaction_id: int | None
    at: float


class QuestionRow(_Row):
    """An open question; `user_id` is who holds the seat now, None for a bot player."""

    game_id: int
    number: int
    seat: int
    user_id: int | None
    kind: str
    fingerprint: str
    asked_at: float
    reminded_at: float | None = None


class PreferencesRow(_Row):
    """What one player prefers everywhere.

    `quiet_from` and `quiet_to` are minutes after midnight in `timezone`, a name of the IANA
    database; all three are None, or none is. `locale` is None where no language was chosen.
    """

    user_id: int
    locale: str | None = None
    reminder: Reminder = Reminder.PING
    quiet_from: int | None = None
    quiet_to: int | None = None
    timezone: str | None = None


class PlayerRow(PreferencesRow):
    """All that is kept about a player beside their tables.

    `ranked` says whether they want to be named in standings.
    """

    created_at: float
    ranked: bool


class VoteRow(_Row):
    """A vote, or a seat that was offered; `kind` says for what."""

    game_id: int
    kind: str
    user_id: int
    at: float


class ResultRow(_Row):
    """What a finished game brought one seat, and who held it then."""

    game_id: int
    seat: int
    user_id: int | None
    won: bool
    survived: bool
    score: int | None


class PersonRow(_Row):
    """All that is stored about one person, as of one moment.

    Attributes:
        player: what they prefer; None if they have never said.
        games: the games that they sit at, have left, have opened, or vote in.
        seats: the seats that bear their name: held, kept for them, or left by them.
        journal: the entries about those seats, also from before they held them.
        questions: the open questions of the seats that they hold.
        votes: what they have voted for, and votes about them.
        results: what finished games brought them.
        letters: what waits to be sent to the seats that they hold, or mentions them.
    """

    player: PlayerRow | None
    games: tuple[GameRow, ...]
    seats: tuple[SeatRow, ...]
    journal: tuple[JournalRow, ...]
    questions: tuple[QuestionRow, ...]
    votes: tuple[VoteRow, ...]
    results: tuple[ResultRow, ...]
    letters: tuple["OutboxRow", ...]


class ServerRow(_Row):
    """What a server has chosen for the tables in it; nothing at first.

    `locale` is the language of a table, None for that of whoever opens it. `channels` and `games`
    are where and what may be played, all if there are none. `limit_seconds` and `time_rule` are
    what a table begins with. `role_id` is the role that is told of a new table.
    """

    guild_id: int
    locale: str | None = None
    channels: tuple[int, ...] = ()
    games: tuple[str, ...] = ()
    limit_seconds: int | None = None
    time_rule: TimeRule = TimeRule.REMIND
    role_id: int | None = None


class ReminderRow(_Row):
    """An open question that somebody is to be reminded of, and what they prefer."""

    game_id: int
    number: int
    seat: int
    asked_at: float
    preferences: PreferencesRow


class OutboxRow(_Row):
    """A message not yet delivered; `payload` is JSON text.

    Rows with the same game, target and seat are one lane: they go out in the order of their
    ids. An id is never used twice.
    """

    id: int
    game_id: int
    target: Target
    seat: int | None
    payload: str = Field(repr=False)
    created_at: float
    attempts: int
    not_before: float
    dead: bool
    last_error: str | None


class GameRecord(_Row):
    """All that is needed to rebuild a game, as of one moment."""

    game: GameRow
    seats: tuple[SeatRow, ...]
    journal: tuple[JournalRow, ...]
    questions: tuple[QuestionRow, ...]


class RecordRow(_Row):
    """What one person has achieved in all finished games of one kind in one server.

    `name` is what they were called last; `total` and `best` are points, and `best` is None
    where the game counts none.
    """

    user_id: int
    name: str
    games: int
    wins: int
    survived: int
    total: int
    best: int | None


@dataclass(frozen=True, slots=True)
class PlayedSeat:
    """What a finished game brought one seat; `user_id` is None where a bot player held it."""

    user_id: int | None
    won: bool
    survived: bool
    score: int | None


@dataclass(frozen=True, slots=True)
class PlayedRow:
    """A game that was played to its end, with its seats in order; `options` is JSON text."""

    game_id: int
    game: str
    options: str
    ended_at: float
    seats: tuple[PlayedSeat, ...]


@dataclass(frozen=True, slots=True)
class Past:
    """The finished games that somebody knows, told by what shows that they are still the same.

    Attributes:
        games: how many there are.
        people: a sum over the ids of those who played them.
        ended_at: when the latest of them ended.
        game_id: which that is.
    """

    games: int
    people: int
    ended_at: float
    game_id: int


BEGINNING = Past(0, 0, 0.0, 0)
"""Before the first game."""


class Backlog(_Row):
    """How many messages wait for delivery, and how many were given up."""

    waiting: int
    dead: int
