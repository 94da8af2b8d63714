"""What a button, a select or a modal says about itself: game, question and option numbers.

Nothing secret stands in a custom_id, and nothing is trusted that comes back in one: an address
is read strictly, and whoever handles it checks it against the live game.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass, fields
from enum import StrEnum
from typing import Any, ClassVar, NewType, Self, TypeAlias

from bot.asking.steps import Draft, read_draft, write_draft
from bot.tables.motions import Matter, Subject, read_number
from rules.engine.questions import Mark

_MARK = re.compile(r"[0-9]{1,9}-[0-9a-f]{6}")
_WORD = re.compile(r"[a-z0-9-]{0,40}")

MOST_DIGITS = 18
"""Digits of the longest number that may stand in an address."""

MessageId = NewType("MessageId", int)
"""Discord's id of a message, which has more digits."""

LARGEST_ID = 2**63 - 1

ServerId = NewType("ServerId", int)
"""Discord's id of a server."""

GameKey = NewType("GameKey", str)
"""A game's key; empty where none is chosen yet."""

SectionKey = NewType("SectionKey", str)
"""A section of what can be looked up about a game."""

Slug = NewType("Slug", str)
"""An entry of what can be looked up about a game."""

CONTENTS = SectionKey("contents")
"""In place of a section: the page that lists them."""


class TableVerb(StrEnum):
    """Buttons that everybody at a table sees."""

    HAND = "hand"
    TURN = "turn"
    TEXT = "text"
    DIRECT = "direct"
    RETURN = "return"
    REWIND = "rewind"
    END = "end"
    RESUME = "resume"
    REMATCH = "rematch"
    FILE = "file"
    HISTORY = "history"


class Preference(StrEnum):
    """What one chooses for oneself, at all tables."""

    REMINDER = "reminder"
    LANGUAGE = "language"
    QUIET_OFF = "quiet-off"


class Leaf(StrEnum):
    """Which page of a history to turn to; or to see the table as it was at a page's end."""

    FIRST = "first"
    PREVIOUS = "previous"
    NEXT = "next"
    LAST = "last"
    TABLE = "table"


class Scope(StrEnum):
    """Whose games a standing is made of."""

    SERVER = "server"
    EVERYWHERE = "everywhere"


class StandingVerb(StrEnum):
    """Buttons below a standing."""

    JOIN = "join"
    LEAVE = "leave"
    WORDS = "words"
    PICTURE = "picture"


class HomeSetting(StrEnum):
    """What a server chooses for the tables in it."""

    LANGUAGE = "language"
    CHANNELS = "channels"
    GAMES = "games"
    LIMIT = "limit"
    RULE = "rule"
    ROLE = "role"


class PrivacyVerb(StrEnum):
    """What one does about what is stored about oneself."""

    DELETE = "delete"


class LobbyVerb(StrEnum):
    """Buttons of a table that has not begun."""

    JOIN = "join"
    LEAVE = "leave"
    START = "start"
    CANCEL = "cancel"
    ADD_BOT = "add-bot"
    REMOVE_BOT = "remove-bot"


@dataclass(frozen=True, slots=True)
class _Address:
    word: ClassVar[str]

    def write(self) -> str:
        """Return the custom_id."""
        values = (getattr(self, field.name) for field in fields(self))
        written = (write_draft(value) if isinstance(value, tuple) else value for value in values)
        return ":".join([self.word, *map(str, written)])

    @classmethod
    def read(cls, parts: list[str]) -> Self:
        """Read the parts of a custom_id after its word.

        Raises:
            ValueError: they are not such an address.
        """
        readers = [_READERS[field.type] for field in fields(cls)]
        return cls(*(reader(part) for reader, part in zip(readers, parts, strict=True)))


@dataclass(frozen=True, slots=True)
class TableButton(_Address):
    """Something that everybody at a table may press."""

    word: ClassVar[str] = "table"
    game: int
    verb: TableVerb


@dataclass(frozen=True, slots=True)
class LobbyButton(_Address):
    """A button of a table that has not begun."""

    word: ClassVar[str] = "lobby"
    game: int
    verb: LobbyVerb


@dataclass(frozen=True, slots=True)
class VoteButton(_Address):
    """A vote for something that somebody at a table wants."""

    word: ClassVar[str] = "vote"
    game: int
    matter: Matter
    subject: Subject


@dataclass(frozen=True, slots=True)
class SeatButton(_Address):
    """Takes a seat that was offered to whoever presses it, or asks for an open one."""

    word: ClassVar[str] = "seat"
    game: int
    seat: int


@dataclass(frozen=True, slots=True)
class OptionSelect(_Address):
    """The select of one option of a table, counted from 0, before it begins."""

    word: ClassVar[str] = "option"
    game: int
    option: int


@dataclass(frozen=True, slots=True)
class AnswerButton(_Address):
    """Brings the answer to ``draft``: a further level, or the whole answer."""

    word: ClassVar[str] = "answer"
    game: int
    question: Mark
    draft: Draft


@dataclass(frozen=True, slots=True)
class StopButton(_Address):
    """Makes ``draft`` the whole answer."""

    word: ClassVar[str] = "stop"
    game: int
    question: Mark
    draft: Draft


@dataclass(frozen=True, slots=True)
class OptionsSelect(_Address):
    """A select whose value comes after ``draft``."""

    word: ClassVar[str] = "select"
    game: int
    question: Mark
    draft: Draft


@dataclass(frozen=True, slots=True)
class PageButton(_Address):
    """Turns to a page of a long select after ``draft``."""

    word: ClassVar[str] = "page"
    game: int
    question: Mark
    draft: Draft
    page: int


@dataclass(frozen=True, slots=True)
class BlankButton(_Address):
    """Does nothing: it keeps a place free between other buttons, the place of that number."""

    word: ClassVar[str] = "blank"
    game: int
    question: Mark
    place: int


@dataclass(frozen=True, slots=True)
class FormButton(_Address):
    """Opens the form for a number."""

    word: ClassVar[str] = "form"
    game: int
    question: Mark


@dataclass(frozen=True, slots=True)
class NumberForm(_Address):
    """The form for a number."""

    word: ClassVar[str] = "number"
    game: int
    question: Mark


@dataclass(frozen=True, slots=True)
class TeamSelect(_Address):
    """A select of tables: at which of them a team is told what stands in a direct message."""

    word: ClassVar[str] = "team"
    message: MessageId


@dataclass(frozen=True, slots=True)
class PreferenceSelect(_Address):
    """A select of one's own preferences."""

    word: ClassVar[str] = "prefer"
    what: Preference


@dataclass(frozen=True, slots=True)
class PreferenceButton(_Address):
    """A button that changes one's own preferences."""

    word: ClassVar[str] = "preference"
    what: Preference


@dataclass(frozen=True, slots=True)
class HomeSelect(_Address):
    """A select of a server's settings."""

    word: ClassVar[str] = "home"
    what: HomeSetting
    server: ServerId


@dataclass(frozen=True, slots=True)
class PrivacyButton(_Address):
    """A button about what is stored about whoever presses it."""

    word: ClassVar[str] = "privacy"
    verb: PrivacyVerb


@dataclass(frozen=True, slots=True)
class StandingButton(_Address):
    """A button below the standing in a game; in all games together, if the key is empty."""

    word: ClassVar[str] = "standing"
    verb: StandingVerb
    game: GameKey
    scope: Scope


@dataclass(frozen=True, slots=True)
class HistoryButton(_Address):
    """Turns the pages of a game's history, from the one that begins with an entry."""

    word: ClassVar[str] = "history"
    game: int
    leaf: Leaf
    entry: int


@dataclass(frozen=True, slots=True)
class HistorySelect(_Address):
    """A select of entries of a game's history: turns to the page with that one."""

    word: ClassVar[str] = "chapter"
    game: int


@dataclass(frozen=True, slots=True)
class RuleButton(_Address):
    """Shows the rule that a question goes by; its number keeps such buttons apart."""

    word: ClassVar[str] = "rule"
    game: GameKey
    slug: Slug
    place: int


@dataclass(frozen=True, slots=True)
class RuleLink(_Address):
    """Turns a page of the rules to another entry."""

    word: ClassVar[str] = "rules"
    game: GameKey
    slug: Slug


@dataclass(frozen=True, slots=True)
class RulesPage(_Address):
    """Turns a page of the rules to a section, or to the contents."""

    word: ClassVar[str] = "index"
    game: GameKey
    section: SectionKey
    page: int


@dataclass(frozen=True, slots=True)
class RulesSelect(_Address):
    """A select of what a page of the rules lists; of games, where none is chosen yet."""

    word: ClassVar[str] = "lookup"
    game: GameKey
    section: SectionKey


Address: TypeAlias = (
    TableButton | LobbyButton | OptionSelect | AnswerButton | StopButton | OptionsSelect
    | PageButton | BlankButton | FormButton | NumberForm | TeamSelect
    | PreferenceSelect | PreferenceButton | VoteButton | SeatButton | HistoryButton | HistorySelect
    | RuleButton | RuleLink | RulesPage | RulesSelect | StandingButton | HomeSelect | PrivacyButton
)  # fmt: skip

_BUTTONS = (
    TableButton, LobbyButton, AnswerButton, StopButton, PageButton, BlankButton, FormButton,
    PreferenceButton, VoteButton, SeatButton, HistoryButton, RuleButton, RuleLink, RulesPage,
    StandingButton, PrivacyButton,
)  # fmt: skip
_SELECTS = (
    OptionSelect, OptionsSelect, TeamSelect, PreferenceSelect, HistorySelect, RulesSelect,
    HomeSelect,
)  # fmt: skip
_BY_WORD: dict[str, type[Address]] = {
    address.word: address for address in (*_BUTTONS, *_SELECTS, NumberForm)
}


def _template(addresses: tuple[type[_Address], ...]) -> str:
    return f"(?:{'|'.join(address.word for address in addresses)}):[0-9a-z:.-]*"


BUTTON_TEMPLATE = _template(_BUTTONS)
SELECT_TEMPLATE = _template(_SELECTS)


def read_address(custom_id: str) -> Address | None:
    """Read a custom_id; None if it is none of ours."""
    word, *parts = custom_id.split(":")
    try:
        return _BY_WORD[word].read(parts)
    except (KeyError, ValueError):
        return None


def _number(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= MOST_DIGITS):
        raise ValueError("not a number")
    return int(text)


def _message(text: str) -> MessageId:
    if not (text.isascii() and text.isdigit() and len(text) <= MOST_DIGITS + 1):
        raise ValueError("not an id")
    number = int(text)
    if number > LARGEST_ID:
        raise ValueError("not an id")
    return MessageId(number)


def _draft(text: str) -> Draft:
    if not all(map(_is_number, text.split(".") if text else ())):
        raise ValueError("not a draft")
    return read_draft(text)


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) <= MOST_DIGITS


def _subject(text: str) -> Subject:
    return Subject(tuple(map(read_number, text.split(".") if text else ())))


def _mark(text: str) -> Mark:
    if not _MARK.fullmatch(text):
        raise ValueError("not a mark")
    return Mark(text)


def _word(text: str) -> str:
    if not _WORD.fullmatch(text):
        raise ValueError("not a word")
    return text


_READERS: dict[Any, Callable[[str], object]] = {
    int: _number,
    GameKey: _word,
    SectionKey: _word,
    Slug: _word,
    MessageId: _message,
    ServerId: _message,
    HomeSetting: HomeSetting,
    PrivacyVerb: PrivacyVerb,
    Mark: _mark,
    Draft: _draft,
    TableVerb: TableVerb,
    LobbyVerb: LobbyVerb,
    Preference: Preference,
    Matter: Matter,
    Leaf: Leaf,
    Scope: Scope,
    StandingVerb: StandingVerb,
    Subject: _subject,
}
