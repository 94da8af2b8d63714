"""Ways to answer a question: buttons in a direct message or below the table, slash commands.

Each finds what it presses by what a person reads on it. They know no game: what there is to press
follows from the shape of a question, and what can be typed from the routes of the commands.
"""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from enum import Enum
from typing import Any

from pydantic import JsonValue
from simcord import InteractionResult, MemberActor, ResponseMessage, UserHandle

from bot.asking.steps import (
    Compass,
    Complete,
    Draft,
    Pick,
    PickSeveral,
    Step,
    TypeNumber,
    next_step,
)
from bot.speech import Speaker
from bot.tables.service import Sight
from bot.text import plain_name
from rules.engine.questions import ChooseSome, Confirm, OpenQuestion, Question
from tests.e2e.club import Club
from tests.e2e.reading import Control, controls
from tests.e2e.typed import commands_for


class Way(Enum):
    """How somebody plays."""

    LETTER = "by direct message"
    PANEL = "by the button below the table"
    COMMAND = "by slash command"


@dataclass(frozen=True, slots=True)
class Turn:
    """A question that waits for somebody.

    Attributes:
        sight: what its seat sees.
        speaker: speaks the language that the member reads.
    """

    club: Club
    member: MemberActor
    sight: Sight
    asked: OpenQuestion
    speaker: Speaker

    @property
    def game(self) -> int:
        """The table."""
        return self.sight.row.id

    @property
    def kind(self) -> str:
        """The question's kind."""
        return self.asked.question.kind

    def is_asked_by_letter(self) -> bool:
        """Tell whether a direct message asks."""
        try:
            self.letter()
        except LookupError:
            return False
        return True

    def letter(self) -> ResponseMessage:
        """Return the direct message that asks.

        Raises:
            LookupError: there is none.
        """
        for message in reversed(self.club.letters(self.member)):
            if any(control.is_for(self.game, self.asked.mark) for control in controls(message)):
                return message
        raise LookupError(f"no letter puts question {self.asked.number}")

    async def panel(self) -> ResponseMessage:
        """Press "My move" below the table, and return what appears for this member alone."""
        thread = self.sight.row.thread_id or 0
        board = next(
            message
            for message in reversed(self.club.messages(thread))
            if any(control.custom_id == f"table:{self.game}:turn" for control in controls(message))
        )
        result = await self.member.click(board, custom_id=f"table:{self.game}:turn")
        assert result.ephemeral
        shown = [result.response, *result.followups]
        return next(
            message
            for message in shown
            if message
            and any(control.is_for(self.game, self.asked.mark) for control in controls(message))
        )


Between = Callable[[Step], Awaitable[None]]
"""Does something before a step of an answer."""


async def answer(turn: Turn, raw: JsonValue, way: Way = Way.LETTER) -> InteractionResult:
    """Answer a question in one of the ways, and return what came of the last step."""
    if way is Way.COMMAND:
        return await by_command(turn, raw)
    if way is Way.PANEL:
        return await press_on(turn, await turn.panel(), turn.member, raw)
    return await press_on(turn, turn.letter(), turn.member.user, raw)


async def press_on(
    turn: Turn,
    message: ResponseMessage,
    person: MemberActor | UserHandle,
    raw: JsonValue,
    between: Between | None = None,
) -> InteractionResult:
    """Press through all steps of an answer on one message, and return what came of the last."""
    draft: Draft = ()
    question = turn.asked.question
    result: Any = None
    while not isinstance(step := next_step(question, draft), Complete):
        if between:
            await between(step)
        if isinstance(step, Pick) and (compass := _compass(step, question, raw, draft)):
            draft, step = compass.draft, Pick(compass.part, compass.options)
            wanted = raw[-1] if isinstance(raw, list) else raw
        else:
            wanted = _wanted(question, raw, draft)
        number, result = await _press(turn, message, person, step, wanted)
        if number is None:
            break
        draft = (*draft, number)
    assert isinstance(result, InteractionResult)
    return result


def _wanted(question: Question[Any], raw: JsonValue, draft: Draft) -> Any:
    """Return what the answer has after a draft: one key, or the whole."""
    if isinstance(question, Confirm):
        return "yes" if raw else "no"
    if not isinstance(raw, list):
        return raw
    step = next_step(question, draft)
    if isinstance(step, PickSeveral):
        return raw
    if isinstance(question, ChooseSome):
        return raw[len(draft)] if len(draft) < len(raw) else None
    return raw[_depth(question, draft)]


def _compass(step: Pick, question: Question[Any], raw: JsonValue, draft: Draft) -> Compass | None:
    """Return the compass that stands in place of the option wanted, if one does."""
    lead = step.compass.lead if step.compass else None
    return step.compass if lead and lead.key == _wanted(question, raw, draft) else None


def _depth(question: Question[Any], draft: Draft) -> int:
    """Return how many levels a draft has behind it: single ways on are taken unasked."""
    step = next_step(question, draft)
    parts = getattr(question, "parts", None)
    return parts.index(step.part) if parts and isinstance(step, Pick) else len(draft)


async def _press(
    turn: Turn,
    message: ResponseMessage,
    person: MemberActor | UserHandle,
    step: Step,
    wanted: Any,
) -> tuple[int | None, InteractionResult]:
    match step:
        case Pick(part, options) if wanted is not None:
            option = next(option for option in options if option.key == wanted)
            label = turn.speaker.option(part, option.key, option.ahead)
            return option.number, await _press_label(turn, message, person, label)
        case Pick():
            return None, await person.click(message, label=turn.speaker.say("button-done"))
        case PickSeveral(part, options):
            (menu,) = (control for control in _own(turn, message) if control.options)
            names = [plain_name(turn.speaker.label(part, key), 100) for key in wanted]
            values = [menu.options[name] for name in names]
            return None, await person.select(message, values, custom_id=menu.custom_id)
        case TypeNumber():
            button = turn.speaker.say("button-number")
            shown = await person.click(message, label=button)
            return None, await person.submit_modal(shown, {"number": str(wanted)})
    raise AssertionError(step)


def _own(turn: Turn, message: ResponseMessage) -> list[Control]:
    return [control for control in controls(message) if control.is_for(turn.game, turn.asked.mark)]


async def _press_label(
    turn: Turn, message: ResponseMessage, person: MemberActor | UserHandle, label: str
) -> InteractionResult:
    """Press the button, or choose in the menu, that bears a label; turn pages until it shows."""
    while True:
        own = _own(turn, message)
        for control in own:
            if control.label == label[:80]:
                return await person.click(message, custom_id=control.custom_id)
            if value := control.options.get(plain_name(label, 100)):
                return await person.select(message, [value], custom_id=control.custom_id)
        after = turn.speaker.say("button-next")
        page = next((one for one in own if one.label == after and not one.disabled), None)
        assert page is not None, f"nothing bears {label!r}"
        await person.click(message, custom_id=page.custom_id)


def can_be_typed(turn: Turn, raw: JsonValue) -> bool:
    """Tell whether the game has a command that gives an answer."""
    return bool(commands_for(turn.club, turn.asked.question, raw, turn.speaker))


async def by_command(turn: Turn, raw: JsonValue) -> InteractionResult:
    """Answer a question by a slash command of its game, each parameter by autocomplete."""
    command = commands_for(turn.club, turn.asked.question, raw, turn.speaker)[0]
    channel = turn.club.place(turn.sight.row.thread_id or 0)
    filled: dict[str, Any] = {}
    for parameter, label in command.labels.items():
        typed = label[: len(label) // 2].upper()
        choices = await turn.member.autocomplete(channel, command.name, parameter, typed, **filled)
        offered = {choice["name"]: choice["value"] for choice in choices}
        assert label in offered, (parameter, label, offered)
        filled[parameter] = offered[label]
    return await turn.member.slash(channel, command.name, **filled)
