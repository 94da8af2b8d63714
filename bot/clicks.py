"""What a click does: checks, the one call to the service, and a private, translated answer."""

from typing import assert_never

from bot.addresses import (
    Address,
    AnswerButton,
    BlankButton,
    FormButton,
    HistoryButton,
    HistorySelect,
    HomeSelect,
    LobbyButton,
    LobbyVerb,
    NumberForm,
    OptionSelect,
    OptionsSelect,
    PageButton,
    PreferenceButton,
    PreferenceSelect,
    PrivacyButton,
    RuleButton,
    RuleLink,
    RulesPage,
    RulesSelect,
    SeatButton,
    StandingButton,
    StopButton,
    TableButton,
    TeamSelect,
    VoteButton,
)
from bot.asking.components import number_form
from bot.asking.steps import Complete, Draft, PickSeveral, TypeNumber, next_step, stop
from bot.decisions import sit_down, vote_by_button
from bot.desk import Desk
from bot.glossary.acts import choose_rules, open_rule, turn_rules
from bot.history.acts import open_chapter, turn_page
from bot.home.acts import change_setting
from bot.items import Interaction
from bot.panels import done_panel, question_panel
from bot.preferences import change_preference
from bot.presses import PRESSES
from bot.privacy.acts import delete_confirmed
from bot.reply import Reply
from bot.standing.acts import press_standing
from bot.tables.errors import Answered, Illegal, LobbyClosed, NothingAsked
from bot.tables.service import Sight
from bot.teams.letterbox import pass_on_to
from db.errors import AlreadyStarted
from rules.engine.questions import Mark, OpenQuestion


class Clicks:
    """Handles the clicks on all live components."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    async def clicked(
        self, interaction: Interaction, address: Address | None, values: list[str]
    ) -> None:
        """Handle one click and answer it, whatever happens; never raises."""
        reply = Reply(self._desk, interaction)
        await reply.guard(lambda: self._handle(reply, address, values))

    async def _handle(  # noqa: C901, PLR0912  one case for each kind of address
        self, reply: Reply, address: Address | None, values: list[str]
    ) -> None:
        match address:
            case None | BlankButton():
                raise Illegal
            case LobbyButton(game, verb):
                await self._lobby(reply, game, verb)
            case OptionSelect(game, option):
                await self._option(reply, game, option, values)
            case TableButton(game, verb):
                await reply.defer()
                await PRESSES[verb](reply, game)
            case AnswerButton(game, question, draft):
                await self._proceed(reply, game, question, draft)
            case PageButton(game, question, draft, page):
                await self._proceed(reply, game, question, draft, page)
            case OptionsSelect(game, question, draft):
                await self._selected(reply, game, question, draft, values)
            case StopButton(game, question, draft):
                await self._stop(reply, game, question, draft)
            case FormButton(game, question):
                await self._form(reply, game, question)
            case NumberForm(game, question):
                await self._typed(reply, game, question, values)
            case TeamSelect(message):
                await pass_on_to(reply, message, values)
            case PreferenceSelect(what) | PreferenceButton(what):
                await change_preference(reply, what, values)
            case VoteButton(game, matter, subject):
                await reply.defer()
                await vote_by_button(reply, game, matter, subject)
            case SeatButton(game, seat):
                await reply.defer()
                await sit_down(reply, game, seat)
            case HistoryButton():
                await turn_page(reply, address)
            case RuleButton():
                await open_rule(reply, address)
            case RuleLink() | RulesPage():
                await turn_rules(reply, address)
            case RulesSelect():
                await choose_rules(reply, address, values)
            case StandingButton():
                await press_standing(reply, address)
            case HomeSelect(what, server):
                await change_setting(reply, what, server, values)
            case PrivacyButton():
                await delete_confirmed(reply)
            case HistorySelect():
                await open_chapter(reply, address, values)
            case _:
                assert_never(address)

    async def _lobby(self, reply: Reply, game: int, verb: LobbyVerb) -> None:
        await reply.defer_update()
        try:
            await self._do_in_lobby(reply, game, verb)
        except (LobbyClosed, AlreadyStarted):
            await self._show_lobby(reply, game)
            raise
        await self._show_lobby(reply, game)

    async def _do_in_lobby(self, reply: Reply, game: int, verb: LobbyVerb) -> None:
        lobby = self._desk.lobby
        person = reply.person
        match verb:
            case LobbyVerb.JOIN:
                await lobby.join(game, person)
            case LobbyVerb.LEAVE:
                await lobby.leave(game, person)
            case LobbyVerb.CANCEL:
                await lobby.cancel(game, person)
            case LobbyVerb.ADD_BOT:
                await lobby.add_bot(game, person)
            case LobbyVerb.REMOVE_BOT:
                await lobby.remove_bot(game, person)
            case LobbyVerb.START:
                await lobby.start(game, person, self._desk.threads)

    async def _option(self, reply: Reply, game: int, option: int, values: list[str]) -> None:
        await reply.defer_update()
        await self._desk.lobby.set_option(game, reply.person, option, values)
        await self._show_lobby(reply, game)

    async def _show_lobby(self, reply: Reply, game: int) -> None:
        row, seats = await self._desk.lobby.look(game)
        if row.lobby_message_id in {None, reply.message_id}:
            await reply.update(self._desk.lobby_panel(row, seats))

    async def _asked(self, reply: Reply, game: int, question: Mark) -> tuple[Sight, OpenQuestion]:
        if not reply.is_private:
            raise Illegal  # its next step would show a hand to all
        sight = await self._desk.times.look(game, reply.person)
        try:
            return sight, sight.question(lambda asked: asked.mark == question)
        except NothingAsked:
            await reply.defer_update()
            line = self._desk.say(reply.locale, "answered-elsewhere")
            await self._close(reply, sight, line)
            raise Answered from None

    async def _close(self, reply: Reply, sight: Sight, line: str) -> None:
        """Put a line in place of the question that was clicked on; the news above it stays."""
        speaker = self._desk.speaker(sight, reply.locale)
        await reply.update(done_panel(sight, line, speaker, news=reply.news))

    async def _proceed(
        self, reply: Reply, game: int, question: Mark, draft: Draft, page: int = 0
    ) -> None:
        await reply.defer_update()
        sight, asked = await self._asked(reply, game, question)
        await self._step(reply, sight, asked, draft, page)

    async def _step(
        self, reply: Reply, sight: Sight, asked: OpenQuestion, draft: Draft, page: int = 0
    ) -> None:
        step = next_step(asked.question, draft)
        if isinstance(step, Complete):
            await self._answer(reply, sight, asked, step)
            return
        speaker = self._desk.speaker(sight, reply.locale)
        await reply.update(question_panel(sight, asked, draft, speaker, page, news=reply.news))

    async def _selected(
        self, reply: Reply, game: int, question: Mark, draft: Draft, values: list[str]
    ) -> None:
        if not all(value.isascii() and value.isdigit() for value in values):
            raise Illegal
        chosen = tuple(int(value) for value in values)
        await reply.defer_update()
        sight, asked = await self._asked(reply, game, question)
        if isinstance(next_step(asked.question, draft), PickSeveral):
            await self._answer(reply, sight, asked, stop(asked.question, chosen))
        else:
            await self._step(reply, sight, asked, (*draft, *chosen))

    async def _stop(self, reply: Reply, game: int, question: Mark, draft: Draft) -> None:
        await reply.defer_update()
        sight, asked = await self._asked(reply, game, question)
        await self._answer(reply, sight, asked, stop(asked.question, draft))

    async def _form(self, reply: Reply, game: int, question: Mark) -> None:
        sight, asked = await self._asked(reply, game, question)
        step = next_step(asked.question, ())
        if not isinstance(step, TypeNumber):
            raise Illegal
        speaker = self._desk.speaker(sight, reply.locale)
        await reply.open_form(number_form(game, asked, step, speaker))

    async def _typed(self, reply: Reply, game: int, question: Mark, values: list[str]) -> None:
        await reply.defer_update()
        sight, asked = await self._asked(reply, game, question)
        typed = values[0].strip() if values else ""
        step = next_step(asked.question, ())
        if not isinstance(step, TypeNumber) or not typed.removeprefix("-").isdecimal():
            raise Illegal
        await self._answer(reply, sight, asked, Complete(int(typed)))

    async def _answer(
        self, reply: Reply, sight: Sight, asked: OpenQuestion, answer: Complete
    ) -> None:
        speaker = self._desk.speaker(sight, reply.locale)
        self._desk.prompts.forget(sight.row.id, asked.number, reply.message_id)
        await self._desk.tables.answer(
            sight.row.id, reply.person, asked.number, answer.raw, reply.interaction.id
        )
        said = speaker.say("answered", answer=speaker.answer(asked.question, answer.raw))
        line = f"{speaker.ask(asked.question)}\n{said}"
        await reply.confirm(lambda: self._close(reply, sight, line))
