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
    ├── MissingPermission    the bot lacks a permission here
    ├── WrongPlace           not in this kind of channel
    ├── NotPlaying           you sit at no table that is being played
    ├── NoTeam               nobody plays together with you there
    ├── OnlyBots             nobody of your team is a person
    ├── TalkOff              you take no part in your team's talk
    ├── NothingSaid          there is nothing to pass on
    ├── OnlyText             there is no text to pass on
    ├── TooLong              too long to pass on
    ├── TooFast              too much at once
    └── MessageGone          what was to be passed on was deleted
"""

from enum import StrEnum
from typing import ClassVar


class Permission(StrEnum):
    """What the bot must be allowed to do in a channel where a game is played."""

    VIEW_CHANNEL = "view-channel"
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


class MissingPermission(TableError):
    """The bot lacks a permission. Arguments: ``permission``, ``channel``."""

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
