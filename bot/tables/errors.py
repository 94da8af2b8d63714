"""Why a table says no. Each is told privately to the one who asked, as ``refused-<reason>``.

::

    TableError
    ├── NoSuchTable          never was, or not yours to see
    ├── NotSeated            you do not sit at this table
    ├── NotHost              only the host may do that
    ├── NotManager           only who may manage messages there may do that
    ├── LobbyClosed          it has begun, expired or was cancelled
    ├── LobbyChanged         somebody came or left in the meantime
    ├── TableFull            no seat is free
    ├── AlreadySeated        you sit at it already
    ├── TooFew               not enough players to begin
    ├── GameOver             the game has ended
    ├── GameFrozen           the game is frozen
    ├── OtherRules           the game is over, and its rules have changed since
    ├── NotFrozen            there is nothing to go back from
    ├── NothingAsked         nothing is asked of you now
    ├── Overtaken            the game went on by another way in the meantime
    ├── Answered             that question has been answered
    ├── Illegal              that is not possible (now)
    ├── PartMissing          the answer needs one more parameter
    ├── UnknownOption        the game has no such option
    ├── NotYours             that question was put to somebody else
    ├── UnclearTable         you sit at several tables: say which
    ├── TooManyThreads       the server has no room for another thread
    ├── MissingPermission    the bot lacks permissions here
    ├── WrongPlace           not in this kind of channel
    ├── NotPlaying           you sit at no table that is being played
    ├── NoTeam               nobody plays together with you there
    ├── OnlyBots             nobody of your team is a person
    ├── TalkOff              you take no part in your team's talk
    ├── NothingSaid          there is nothing to pass on
    ├── OnlyText             there is no text to pass on
    ├── TooLong              too long to pass on
    ├── TooFast              too much at once
    ├── MessageGone          what was to be passed on was deleted
    ├── GamePaused           the game is paused
    ├── AlreadyPaused        it is paused already
    ├── NotPaused            it was not paused
    ├── NotOver              the game is still being played
    ├── SeatTaken            somebody holds that seat, or it is kept for somebody
    ├── SeatOfBot            the bot player holds that seat already
    ├── PersonSeated         that person has a seat at the table
    ├── CannotTakeBack       an answer stands, and why
    ├── Pointless            what was to be decided has become pointless
    ├── BadLimit             that is no time that a table can give
    ├── BadHour              that is no time of day
    ├── UnknownZone          there is no such time zone
    ├── ZoneMissing          quiet hours need a time zone
    ├── SeedSecret           the game is not over: its file would give all secrets away
    ├── JournalUnreadable    the game's journal is damaged
    ├── NoSuchEntry          the game's journal is not that long
    ├── TooBusy              too much is being checked already
    ├── NoSuchRule           there is nothing of that name to look up
    ├── NotKeeper            only who may manage the server may do that
    ├── OtherChannel         in this server, games are played in other channels
    ├── OtherGame            in this server, other games are played
    ├── EveryRole            that role is everybody
    ├── NotInStanding        that person is not in the standing, or nobody may know
    └── Restarting           the bot is about to stop; soon it is there again
"""

from enum import StrEnum
from typing import ClassVar


class Permission(StrEnum):
    """What the bot must be allowed to do in a channel where a game is played."""

    VIEW_CHANNEL = "view-channel"
    SEND_MESSAGES = "send-messages"
    SEND_MESSAGES_IN_THREADS = "send-messages-in-threads"
    CREATE_PUBLIC_THREADS = "create-public-threads"
    ATTACH_FILES = "attach-files"
    EMBED_LINKS = "embed-links"


class TableError(Exception):
    """The root of all refusals of a table; nothing has changed.

    Attributes:
        reason: the end of the message's name.
        arguments: the message's arguments.
    """

    reason: ClassVar[str] = "unknown"

    def __init__(self, **arguments: object) -> None:
        super().__init__(self.reason)
        self.arguments = arguments


class NoSuchTable(TableError):
    """There is no such table, or none that this person may see."""

    reason = "no-such-table"


class NotSeated(TableError):
    """The person does not sit at this table."""

    reason = "not-seated"


class NotAway(NotSeated):
    """The bot player keeps no seat for this person at this table, who may well have one."""

    reason = "not-away"


class NotHost(TableError):
    """Only the host may do that."""

    reason = "not-host"


class NotManager(TableError):
    """Only somebody who may manage messages in the game's server may do that."""

    reason = "not-manager"


class LobbyClosed(TableError):
    """The table has begun, expired or was cancelled."""

    reason = "lobby-closed"


class LobbyChanged(TableError):
    """Somebody came or left in the meantime."""

    reason = "lobby-changed"


class TableFull(TableError):
    """No seat is free."""

    reason = "table-full"


class AlreadySeated(TableError):
    """The person sits at the table already."""

    reason = "already-seated"


class TooFew(TableError):
    """There are not enough players to begin. Arguments: ``least``."""

    reason = "too-few"


class GameOver(TableError):
    """The game has ended."""

    reason = "game-over"


class GameFrozen(TableError):
    """The game is frozen: its journal does not fit the rules any more."""

    reason = "game-frozen"


class OtherRules(TableError):
    """The game is over, and can no longer be shown: its rules have changed since."""

    reason = "other-rules"


class NotFrozen(TableError):
    """There is nothing to go back from."""

    reason = "not-frozen"


class NothingAsked(TableError):
    """Nothing is asked of this person now."""

    reason = "nothing-asked"


class Overtaken(TableError):
    """The game went on by another way in the meantime."""

    reason = "overtaken"


class Answered(TableError):
    """The question is closed: answered, or from an earlier turn."""

    reason = "answered"


class Illegal(TableError):
    """The answer is not possible, or not possible now."""

    reason = "illegal"


class PartMissing(TableError):
    """The answer needs one more parameter. Arguments: ``part``."""

    reason = "part-missing"


class UnknownOption(TableError):
    """The game has no such option, or it cannot have such a value. Arguments: ``known``."""

    reason = "unknown-option"


class NotYours(TableError):
    """The question was put to somebody else."""

    reason = "not-yours"


class UnclearTable(TableError):
    """The person sits at several tables and did not say which is meant."""

    reason = "unclear-table"


class TooManyThreads(TableError):
    """The server has as many open threads as Discord allows."""

    reason = "too-many-threads"


class Grant(StrEnum):
    """Where a permission is granted that the bot lacks in a channel."""

    ROLE = "role"
    """No role of the bot's has it."""
    CHANNEL = "channel"
    """The bot's roles have it, but the channel takes it away."""
    BOTH = "both"
    """Of several permissions, some here, some there."""


class MissingPermission(TableError):
    """The bot lacks permissions. Arguments: ``permission``, a tuple; ``channel``; ``where``."""

    reason = "missing-permission"


class WrongPlace(TableError):
    """This cannot be done in such a channel."""

    reason = "wrong-place"


class NotPlaying(TableError):
    """The person sits at no table that is being played."""

    reason = "not-playing"


class NoTeam(TableError):
    """Nobody plays together with the person there."""

    reason = "no-team"


class OnlyBots(TableError):
    """Bot players hold all other seats of the person's team."""

    reason = "only-bots"


class TalkOff(TableError):
    """The person takes no part in what their team talks about."""

    reason = "talk-off"


class NothingSaid(TableError):
    """There is nothing to pass on."""

    reason = "nothing-said"


class OnlyText(TableError):
    """There is no text to pass on, and nothing else can be."""

    reason = "only-text"


class TooLong(TableError):
    """It is too long to pass on. Arguments: ``most``."""

    reason = "too-long"


class TooFast(TableError):
    """Too much was said at once.

    Attributes:
        first: nothing else was refused for that just before.
    """

    reason = "too-fast"

    def __init__(self, *, first: bool) -> None:
        super().__init__()
        self.first = first


class MessageGone(TableError):
    """The message that was to be passed on was deleted."""

    reason = "message-gone"


class BadLimit(TableError):
    """That is no time that a table can give. Arguments: ``days``, the most."""

    reason = "bad-limit"


class BadHour(TableError):
    """That is no time of day."""

    reason = "bad-hour"


class UnknownZone(TableError):
    """There is no such time zone."""

    reason = "unknown-zone"


class ZoneMissing(TableError):
    """Quiet hours need a time zone, which cannot be guessed."""

    reason = "zone-missing"


class Restarting(TableError):
    """The bot is about to stop; soon it, or another copy of it, is there again."""

    reason = "restarting"


class GamePaused(TableError):
    """The game is paused: nobody can answer."""

    reason = "game-paused"


class AlreadyPaused(TableError):
    """The game is paused already."""

    reason = "already-paused"


class NotPaused(TableError):
    """The game was not paused."""

    reason = "not-paused"


class NotOver(TableError):
    """The game is still being played."""

    reason = "not-over"


class SeatTaken(TableError):
    """Somebody holds that seat, or the bot player keeps it for somebody."""

    reason = "seat-taken"


class SeatOfBot(TableError):
    """The bot player holds that seat already."""

    reason = "seat-of-bot"


class PersonSeated(TableError):
    """That person has a seat at the table, or one is kept for them."""

    reason = "person-seated"


class CannotTakeBack(TableError):
    """An answer stands. Arguments: ``barrier``, as `rules.engine.errors.Barrier` has them."""

    reason = "cannot-take-back"


class Pointless(TableError):
    """What was to be decided has become pointless: the game went on, or it was decided."""

    reason = "pointless"


class SeedSecret(TableError):
    """The game is not over: its file would give its seed and all hands away."""

    reason = "seed-secret"


class JournalUnreadable(TableError):
    """The game's journal is damaged, so that no file can be made of it."""

    reason = "journal-unreadable"


class NoSuchEntry(TableError):
    """The game's journal is not that long. Arguments: ``last``."""

    reason = "no-such-entry"


class NoSuchRule(TableError):
    """There is nothing of that name to look up."""

    reason = "no-such-rule"


class NotInStanding(TableError):
    """That person has finished no game there, or does not want to be named. Not said which."""

    reason = "not-in-standing"


class TooBusy(TableError):
    """Too much is being checked already."""

    reason = "too-busy"


class NotKeeper(TableError):
    """Only somebody who may manage the server may do that."""

    reason = "not-keeper"


class OtherChannel(TableError):
    """In this server, games are played in other channels. Arguments: ``channels``."""

    reason = "other-channel"


class OtherGame(TableError):
    """In this server, other games are played. Arguments: ``games``, a tuple."""

    reason = "other-game"


class EveryRole(TableError):
    """The role that was chosen is the one that everybody has."""

    reason = "every-role"
