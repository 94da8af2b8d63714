"""Facts put into words: events, questions and options, by convention rather than by hand.

=====================  =======================================================================
fact                   message
=====================  =======================================================================
event ``CardsDrawn``   ``cards-drawn``, with the event's fields as arguments
question               its ``kind``, with its own fields as arguments; a further level ``part``
                       of it is ``<kind>-<part>``, or ``ask-<part>``
enum member            ``<class>-<value>``, such as ``card-mirror``. If there are such messages:
                       ``-effect`` describes it in a menu; ``-about`` does too, and stands above
                       its button; ``-short`` is its name where more follows in one label
seat                   the player's name
name, number           itself: an ``int``, or text of a class that is not plain ``str``
other option           ``<part>-<value>``
=====================  =======================================================================

Field names are turned into argument names with hyphens. An enum field ``card`` also gives
``$card-key``, its bare value, for messages that choose by it, and a seat its number; a missing
value is ``none``.
"""

from collections.abc import Iterable, Mapping
from dataclasses import fields
from enum import Enum
from functools import cache
from re import sub
from typing import Any

from pydantic import JsonValue

from bot.text import Locale, Texts, escape_name, join_list, plain_name
from rules.engine.events import Event
from rules.engine.questions import ChoosePath, Key, Question
from rules.engine.seats import Seat

NOBODY = "none"
ARROW = " → "
"""Stands between the levels of an answer."""

_OPTION_FIELDS = frozenset({"branches", "options"})


@cache
def kebab(name: str) -> str:
    """Return a class name as it stands in message ids: ``CardsDrawn`` gives ``cards-drawn``."""
    return sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", name).lower()


class Speaker:
    """Speaks of one game in one language, to a chat (rich) or to a picture or label (plain)."""

    def __init__(
        self, texts: Texts, locale: Locale, names: Mapping[Seat, str], *, rich: bool = True
    ) -> None:
        self.texts = texts
        self.locale = locale
        self._names = names
        self._rich = rich

    def plain(self) -> "Speaker":
        """Return the same speaker for places without markdown."""
        return Speaker(self.texts, self.locale, self._names, rich=False)

    def say(self, message: str, /, **args: object) -> str:
        """Format a message; arguments may be facts."""
        return self.texts.say(self.locale, message, **self._arguments(args))

    def name(self, seat: Seat) -> str:
        """Return a player's name, safe for where it goes."""
        name = self.safe(self._names.get(seat, str(seat + 1)))
        return f"**{name}**" if self._rich else name

    def safe(self, name: str) -> str:
        """Return a name from Discord, safe for where it goes."""
        return escape_name(name) if self._rich else plain_name(name, 32)

    def yes_no(self, value: bool) -> str:  # noqa: FBT001  it is what is said
        """Return the word for yes or no."""
        return self.say("confirm-yes" if value else "confirm-no")

    def word(self, fact: object) -> str:
        """Return the word for a fact inside a sentence."""
        if isinstance(fact, Seat):
            return self.name(fact)
        if isinstance(fact, Enum):
            return self.texts.say(self.locale, f"{kebab(type(fact).__name__)}-{fact.value}")
        if isinstance(fact, tuple | list):
            return join_list(self.locale, [self.word(item) for item in fact])
        return NOBODY if fact is None else str(fact)

    def tell(self, event: Event) -> str:
        """Return what the game master says about an event."""
        return self.say(kebab(type(event).__name__), **_facts(event))

    def ask(self, question: Question[Any]) -> str:
        """Return the question as put to its seat."""
        return self.say(question.kind, **_facts(question))

    def ask_part(self, question: Question[Any], part: str) -> str:
        """Return what is asked at a further level of a question."""
        own = f"{question.kind}-{part}"
        return self.say(own if self.texts.has(self.locale, own) else f"ask-{part}")

    def option(self, part: str, key: Key, ahead: Iterable[tuple[str, Key]] = ()) -> str:
        """Return the label of an option with all that choosing it decides, without markdown.

        Args:
            part: what the option is, in messages.
            key: the option.
            ahead: what comes with it, each with its part.
        """
        name = self.label(part, key)
        if not ahead:
            return name
        short = self._of(key, "short") or name
        rest = ARROW.join(self.label(*step) for step in ahead)
        return self.say("option-ahead", option=short, ahead=rest)

    def path(self, steps: Iterable[tuple[str, Key]]) -> str:
        """Return what was chosen so far, each with its part, in bold."""
        return ARROW.join(
            self.name(key) if isinstance(key, Seat) else f"**{self.label(part, key)}**"
            for part, key in steps
        )

    def label(self, part: str, key: Key) -> str:
        """Return the name of an option, without markdown."""
        if isinstance(key, Seat | Enum):
            return self.plain().word(key)
        if isinstance(key, int) or type(key) is not str:
            # A game's own kind of text, such as a square's name, is its own label.
            return str(key)
        return self.texts.say(self.locale, f"{part}-{key}")

    def answer(self, question: Question[Any], raw: JsonValue) -> str:
        """Return an answer in words, for the one who gave it."""
        answer = question.accept(raw)
        if isinstance(answer, bool):
            return self.yes_no(answer)
        if isinstance(question, ChoosePath):
            steps = zip(question.parts, answer, strict=False)
            return ARROW.join(self._chosen(part, key) for part, key in steps)
        if isinstance(answer, tuple):
            part = getattr(question, "part", "option")
            return ", ".join(self._chosen(part, key) for key in answer) or self.say(
                "answer-nothing"
            )
        return self._chosen(getattr(question, "part", "number"), answer)

    def _chosen(self, part: str, key: Key) -> str:
        # A label is not escaped: in a message, only a name may hold markdown.
        return self.name(key) if isinstance(key, Seat) else self.label(part, key)

    def description(self, key: Key) -> str | None:
        """Return a line about an option for a menu, if the game has one."""
        return self.about(key) or self._of(key, "effect")

    def about(self, key: Key) -> str | None:
        """Return a line about an option that stands above its button too, if there is one."""
        return self._of(key, "about")

    def _of(self, key: Key, what: str) -> str | None:
        if not isinstance(key, Enum):
            return None
        message = f"{kebab(type(key).__name__)}-{key.value}-{what}"
        has = self.texts.has(self.locale, message)
        return self.texts.say(self.locale, message) if has else None

    def _arguments(self, facts: Mapping[str, object]) -> dict[str, Any]:
        arguments: dict[str, Any] = {}
        for field, fact in facts.items():
            name = field.replace("_", "-")
            if isinstance(fact, int) and not isinstance(fact, Seat | bool | Enum):
                arguments[name] = fact
                continue
            arguments[name] = fact if type(fact) is str else self.word(fact)
            if isinstance(fact, Enum):
                arguments[f"{name}-key"] = fact.value
            elif isinstance(fact, Seat):
                arguments[f"{name}-key"] = str(fact)
            elif fact is None:
                arguments[f"{name}-key"] = NOBODY
            elif isinstance(fact, tuple):
                arguments[f"{name}-count"] = len(fact)
        return arguments


def _facts(holder: Any) -> dict[str, object]:
    return {
        field.name: getattr(holder, field.name)
        for field in fields(holder)
        if field.name not in _OPTION_FIELDS
    }
