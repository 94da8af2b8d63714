"""What a player can do on the page, done by their simulated self."""

from base64 import b64decode
from collections.abc import Callable
from datetime import timedelta
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field
from simcord import (
    BackendError,
    ChannelHandle,
    InteractionResult,
    MemberActor,
    ResponseMessage,
    RoleHandle,
    SetupError,
    UserHandle,
)
from simcord.backend.access import message_accessible
from simcord.components import walk_components
from simcord.enums import ChannelType, ComponentType, OptionType

from bot.sandbox.reading import Reading
from bot.sandbox.session import Sandbox

Json = dict[str, Any]
OptionValue = bool | int | float | str
_USER_OPTIONS = (OptionType.USER, OptionType.MENTIONABLE)
_USER_SELECTS = (ComponentType.USER_SELECT, ComponentType.MENTIONABLE_SELECT)


class _Action(BaseModel):
    model_config = ConfigDict(extra="forbid")
    user: int


class Send(_Action):
    """Write a plain message."""

    kind: Literal["send"]
    channel: int
    content: str = Field(min_length=1, max_length=2000)


class Click(_Action):
    """Press a button."""

    kind: Literal["click"]
    channel: int
    message: int
    custom_id: str


class Select(_Action):
    """Choose in a select menu; entities by id."""

    kind: Literal["select"]
    channel: int
    message: int
    custom_id: str
    values: list[str]


class Slash(_Action):
    """Use a slash command; users by id."""

    kind: Literal["slash"]
    channel: int
    path: str
    options: dict[str, OptionValue] = {}


class Submit(_Action):
    """Send a form that the bot opened."""

    kind: Literal["submit"]
    modal: str
    values: dict[str, str | list[str] | bool | None] = {}


class Dismiss(_Action):
    """Put an ephemeral message away."""

    kind: Literal["dismiss"]
    channel: int
    message: int


class SetLanguage(_Action):
    """Change the language of the player's Discord."""

    kind: Literal["language"]
    language: Literal["en", "es"]


class SetDms(_Action):
    """Open or close the player's direct messages."""

    kind: Literal["dms"]
    open: bool


class Skip(_Action):
    """Let time pass at once, for everybody."""

    kind: Literal["skip"]
    hours: float = Field(gt=0, le=24 * 31)


class ClearFaults(_Action):
    """Empty the error drawer."""

    kind: Literal["clear-faults"]


Action = Annotated[
    Send | Click | Select | Slash | Submit | Dismiss | SetLanguage | SetDms | Skip | ClearFaults,
    Field(discriminator="kind"),
]


class Completion(_Action):
    """What has been typed into one option of a slash command."""

    channel: int
    path: str
    option: str
    typed: str
    filled: dict[str, OptionValue] = {}


class Hands:
    """Does what the page asks, and remembers the forms that are open."""

    def __init__(self, sandbox: Sandbox, reading: Reading) -> None:
        self._sandbox = sandbox
        self._reading = reading
        self._modals: dict[str, InteractionResult] = {}

    async def act(self, action: Action) -> Json:
        """Do one action.

        Returns:
            ``answered``: whether the bot acknowledged in time (null if nothing was to be
            acknowledged); ``modal``: a form to show, or null.

        Raises:
            LookupError: No such player, or the form is no longer open.
            SetupError: A person could not do that in Discord.
            BackendError: Discord would refuse it.
            TimeoutError: The bot is still busy with it.
        """
        actor = self._sandbox.actor(action.user)
        match action:
            case SetLanguage():
                self._sandbox.set_language(actor, action.language)
            case SetDms():
                await self._sandbox.set_dms_open(actor, is_open=action.open)
            case Skip():
                await self._sandbox.skip(timedelta(hours=action.hours))
            case ClearFaults():
                self._sandbox.faults.clear()
            case Dismiss():
                self._dismiss(actor, action)
            case Send():
                await self._sandbox.perform(lambda: self._send(actor, action))
            case _:
                result = await self._sandbox.perform(lambda: self._interact(actor, action))
                return self._outcome(result)
        return {"answered": None, "modal": None}

    async def complete(self, completion: Completion) -> list[Json]:
        """Ask the bot to complete an option.

        Returns:
            Up to 25 choices, each with ``name`` and ``value``; none if the command cannot be
            completed here.

        Raises:
            LookupError: No such player.
            TimeoutError: The bot is still busy with it.
        """
        actor = self._sandbox.actor(completion.user)
        who, where = self._place(actor, completion.channel)
        start = (completion.path, completion.option, completion.typed)
        filled = self._entities(completion.channel, completion.path, completion.filled)

        async def ask() -> list[Json]:
            if isinstance(who, UserHandle):
                return await who.autocomplete(*start, **filled)
            return await who.autocomplete(where, *start, **filled)

        try:
            return await self._sandbox.perform(ask)
        except (SetupError, BackendError):
            return []

    def _place(
        self, actor: MemberActor, channel_id: int
    ) -> tuple[MemberActor | UserHandle, ChannelHandle]:
        channel = self._sandbox.env.backend.get_channel(channel_id)
        if channel.type == ChannelType.DM:
            return actor.user, ChannelHandle(self._sandbox.env, None, channel)
        return actor, ChannelHandle(self._sandbox.env, self._sandbox.guild, channel)

    def _message(self, channel_id: int, message_id: int) -> ResponseMessage:
        env = self._sandbox.env
        return ResponseMessage(env, env.backend.get_message(channel_id, message_id))

    def _dismiss(self, actor: MemberActor, action: Dismiss) -> None:
        backend = self._sandbox.env.backend
        message = backend.get_message(action.channel, action.message)
        if message.is_ephemeral and message_accessible(backend, action.channel, message, actor.id):
            self._reading.dismiss(actor.id, message.id)
            self._sandbox.changes += 1

    async def _send(self, actor: MemberActor, action: Send) -> None:
        who, where = self._place(actor, action.channel)
        if isinstance(who, UserHandle):
            if where.id != who.dm_channel.id:
                raise SetupError("That is somebody else's direct message channel")
            await who.send_dm(action.content)
        else:
            await who.send(where, action.content)

    async def _interact(
        self, actor: MemberActor, action: Click | Select | Slash | Submit
    ) -> InteractionResult:
        match action:
            case Submit():
                return await self._submit(actor, action)
            case Click():
                who, _ = self._place(actor, action.channel)
                message = self._message(action.channel, action.message)
                return _result(await who.click(message, custom_id=action.custom_id))
            case Select():
                return await self._select(actor, action)
            case Slash():
                who, where = self._place(actor, action.channel)
                options = self._entities(action.channel, action.path, action.options)
                if isinstance(who, UserHandle):
                    return _result(await who.slash(action.path, **options))
                return await who.slash(where, action.path, **options)

    async def _select(self, actor: MemberActor, action: Select) -> InteractionResult:
        who, _ = self._place(actor, action.channel)
        message = self._message(action.channel, action.message)
        values: list[Any] = list(action.values)
        kinds = {
            component.get("custom_id"): component["type"]
            for component in walk_components(message.components)
        }
        find = self._finders.get(kinds.get(action.custom_id))
        if find is not None:
            values = [find(int(value)) for value in action.values]
        return _result(await who.select(message, values, custom_id=action.custom_id))

    @property
    def _finders(self) -> dict[object, Callable[[int], Any]]:
        """What finds whom or what a select menu of Discord's own means, by the menu's kind."""
        guild = self._sandbox.guild

        def channel(number: int) -> ChannelHandle:
            env = self._sandbox.env
            return ChannelHandle(env, guild, env.backend.get_channel(number))

        def role(number: int) -> RoleHandle:
            return {one.id: one for one in guild.roles.values()}[number]

        return {
            **dict.fromkeys(_USER_SELECTS, self._sandbox.actor),
            ComponentType.CHANNEL_SELECT: channel,
            ComponentType.ROLE_SELECT: role,
        }

    async def _submit(self, actor: MemberActor, action: Submit) -> InteractionResult:
        shown = self._modals[action.modal]
        who, _ = self._place(actor, shown._interaction.channel_id)  # noqa: SLF001 - told nowhere else
        values = {key: value for key, value in action.values.items() if value is not None}
        result = _result(await who.submit_modal(shown, values))
        del self._modals[action.modal]
        return result

    def _entities(
        self, channel_id: int, path: str, options: dict[str, OptionValue]
    ) -> dict[str, Any]:
        """Replace user ids by the players they mean, and what was read of files by the files.

        Raises:
            SetupError: a file was not read to its end.
        """
        root, *rest = path.split()
        backend = self._sandbox.env.backend
        guild_id = backend.get_channel(channel_id).guild_id
        node: Json = backend.find_command(root, guild_id) or {}
        for name in rest:
            node = next((o for o in node.get("options") or [] if o["name"] == name), {})
        kinds = {option["name"]: option["type"] for option in node.get("options") or []}
        meant: dict[str, Any] = dict(options)
        for name, value in options.items():
            if kinds.get(name) in _USER_OPTIONS:
                meant[name] = self._sandbox.actor(int(value))
            elif kinds.get(name) == OptionType.ATTACHMENT:
                meant[name] = _file(str(value))
        return meant

    def _outcome(self, result: InteractionResult) -> Json:
        modal = result.modal
        if modal is None:
            return {"answered": result.acknowledged, "modal": None}
        key = str(len(self._modals)) + "-" + str(self._sandbox.revision)
        self._modals[key] = result
        return {"answered": True, "modal": {**modal, "key": key}}


def _file(read: str) -> tuple[str, bytes]:
    """Return a file as simcord takes it, from its name and a data URL on the next line.

    Raises:
        SetupError: it is none.
    """
    name, _, address = read.partition("\n")
    kind, _, data = address.partition(";base64,")
    if not kind.startswith("data:"):
        raise SetupError("the file has not been read yet; try once more")
    try:
        return name, b64decode(data, validate=True)
    except ValueError:
        raise SetupError("the file was not read whole; try once more") from None


def _result(result: object) -> InteractionResult:
    """Say what simcord leaves untyped: a user's operations return what a member's do."""
    if not isinstance(result, InteractionResult):
        raise TypeError(f"expected an interaction result, got {type(result).__name__}")
    return result
