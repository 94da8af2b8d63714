"""What one player's Discord shows, as plain data for the page.

Nothing here changes the simulated Discord. Everything is built from what the player may see:
channels they can open, and ephemeral messages only if they are addressed to them.
"""

from datetime import datetime
from typing import Any

from simcord import MemberActor
from simcord.backend.access import channel_accessible, message_accessible
from simcord.backend.cdn import CDN_BASE
from simcord.backend.models import Channel, Message
from simcord.enums import ChannelType, MessageType

from bot.sandbox.page_text import CLIENT_LOCALES
from bot.sandbox.reading import Reading
from bot.sandbox.session import Sandbox

_LOADING = 1 << 7
_COMPONENTS_V2 = 1 << 15
_SHOWN = 150
_EXCERPT = 100
MEDIA_PATH = "/media"

Json = dict[str, Any]


def snapshot(sandbox: Sandbox, reading: Reading, actor: MemberActor, channel_id: int) -> Json:
    """Describe the whole page for one player with one channel open.

    Args:
        sandbox: The running sandbox.
        reading: What each player has read and dismissed.
        actor: Who is looking.
        channel_id: The channel they have open; the table's if they cannot see it.

    Returns:
        JSON-ready data; ids are strings, times are milliseconds since 1970.
    """
    backend = sandbox.env.backend
    if not channel_accessible(backend, channel_id, actor.id):
        channel_id = sandbox.channel.id
    messages = visible_messages(sandbox, reading, actor, channel_id)
    if messages:
        reading.read_up_to(actor.id, channel_id, messages[-1].id)
    language = sandbox.language(actor)
    return {
        "revision": sandbox.revision,
        "me": str(actor.id),
        "language": language,
        "locale": CLIENT_LOCALES[language],
        "languages": list(CLIENT_LOCALES),
        "dms_open": sandbox.dms_open(actor),
        "ahead": int(sandbox.ahead.total_seconds() * 1000),
        "bot": {"id": str(backend.bot_user.id), "name": _user_name(sandbox, backend.bot_user.id)},
        "guild": sandbox.guild.name,
        "players": [_player(sandbox, reading, other) for other in sandbox.actors.values()],
        "channel": str(channel_id),
        "channels": [
            _channel(sandbox, reading, actor, channel)
            for channel in _accessible_channels(sandbox, actor)
        ],
        "messages": [_message(sandbox, actor, message) for message in messages[-_SHOWN:]],
        "names": _names(sandbox),
        "faults": [
            {"at": _milliseconds(fault.at), "summary": fault.summary, "detail": fault.detail}
            for fault in sandbox.faults.faults
        ],
    }


def visible_messages(
    sandbox: Sandbox, reading: Reading, actor: MemberActor, channel_id: int
) -> list[Message]:
    """The messages of a channel that a player sees, oldest first."""
    backend = sandbox.env.backend
    if not channel_accessible(backend, channel_id, actor.id, history=True):
        return []
    return sorted(
        (
            message
            for message in backend.messages.get(channel_id, {}).values()
            if message.visible_to(actor.id)
            and not reading.is_dismissed(actor.id, message.id)
            and not _announces_hidden_thread(sandbox, actor, message)
        ),
        key=lambda message: message.id,
    )


def _announces_hidden_thread(sandbox: Sandbox, actor: MemberActor, message: Message) -> bool:
    metadata = message.system_metadata
    return (
        message.type == MessageType.THREAD_CREATED
        and metadata is not None
        and metadata.channel_id is not None
        and not channel_accessible(sandbox.env.backend, metadata.channel_id, actor.id)
    )


def _accessible_channels(sandbox: Sandbox, actor: MemberActor) -> list[Channel]:
    backend = sandbox.env.backend
    return [
        channel
        for channel in backend.channels.values()
        if channel_accessible(backend, channel.id, actor.id)
        and (channel.type in (ChannelType.TEXT, ChannelType.DM) or channel.is_thread)
    ]


def _channel(sandbox: Sandbox, reading: Reading, actor: MemberActor, channel: Channel) -> Json:
    unread = reading.unread(
        actor.id, channel.id, visible_messages(sandbox, reading, actor, channel.id)
    )
    is_dm = channel.type == ChannelType.DM
    metadata = channel.thread_metadata
    return {
        "id": str(channel.id),
        "kind": "dm" if is_dm else "thread" if channel.is_thread else "text",
        "name": _user_name(sandbox, sandbox.env.backend.bot_user.id) if is_dm else channel.name,
        "parent": str(channel.parent_id) if channel.parent_id else None,
        "archived": bool(metadata and metadata.archived),
        "locked": bool(metadata and metadata.locked),
        "unread": len(unread),
        "pings": sum(1 for message in unread if is_dm or actor.id in message.ping_user_ids),
    }


def _player(sandbox: Sandbox, reading: Reading, actor: MemberActor) -> Json:
    channels = [
        _channel(sandbox, reading, actor, channel)
        for channel in _accessible_channels(sandbox, actor)
    ]
    return {
        "id": str(actor.id),
        "name": _user_name(sandbox, actor.id),
        "unread": sum(channel["unread"] for channel in channels),
        "pings": sum(channel["pings"] for channel in channels),
    }


def _message(sandbox: Sandbox, actor: MemberActor, message: Message) -> Json:
    metadata = message.system_metadata
    thread_id = (
        metadata.channel_id if metadata and message.type == MessageType.THREAD_CREATED else None
    )
    return {
        "id": str(message.id),
        "type": _kind(message),
        "author": str(message.author_id),
        "at": _milliseconds(datetime.fromisoformat(message.timestamp)),
        "edited": message.edited_timestamp not in (None, message.timestamp),
        "ephemeral": message.is_ephemeral,
        "loading": bool(message.flags & _LOADING),
        "v2": bool(message.flags & _COMPONENTS_V2),
        "pings_me": actor.id in message.ping_user_ids,
        "content": message.content or "",
        "embeds": _served(message.embeds),
        "components": _served(message.components),
        "attachments": _served(message.attachments),
        "command": _command(sandbox, message),
        "reply": _reply(sandbox, actor, message),
        "thread": _thread(sandbox, actor, thread_id or message.id),
    }


def _kind(message: Message) -> str:
    match message.type:
        case MessageType.THREAD_CREATED:
            return "thread-created"
        case MessageType.RECIPIENT_ADD:
            return "recipient-add"
        case MessageType.PINS_ADD:
            return "pin"
        case MessageType.CHANNEL_NAME_CHANGE:
            return "renamed"
        case _:
            return "message"


def _command(sandbox: Sandbox, message: Message) -> Json | None:
    used = message.interaction_metadata
    if used is None or "name" not in used:
        return None
    path = sandbox.invocations.get(int(used["id"]), used["name"])
    return {"user": str(used["user"]["id"]), "name": path}


def _reply(sandbox: Sandbox, actor: MemberActor, message: Message) -> Json | None:
    reference = message.reference
    if not reference or reference.get("type", 0) != 0 or "message_id" not in reference:
        return None
    backend = sandbox.env.backend
    channel_id = int(reference.get("channel_id", message.channel_id))
    original = backend.messages.get(channel_id, {}).get(int(reference["message_id"]))
    if original is None or not message_accessible(backend, channel_id, original, actor.id):
        return {"author": None, "excerpt": ""}
    return {"author": str(original.author_id), "excerpt": (original.content or "")[:_EXCERPT]}


def _thread(sandbox: Sandbox, actor: MemberActor, channel_id: int) -> Json | None:
    backend = sandbox.env.backend
    thread = backend.channels.get(channel_id)
    if thread is None or not thread.is_thread:
        return None
    if not channel_accessible(backend, channel_id, actor.id):
        return None
    return {"id": str(thread.id), "name": thread.name, "count": thread.message_count}


def _names(sandbox: Sandbox) -> Json:
    backend = sandbox.env.backend
    return {
        "users": {str(user): _user_name(sandbox, user) for user in backend.users},
        "channels": {
            str(channel.id): channel.name
            for channel in backend.channels.values()
            if channel.name is not None and channel.type != ChannelType.PRIVATE_THREAD
        },
        "roles": {
            str(role.id): role.name for role in backend.get_guild(sandbox.guild.id).roles.values()
        },
    }


def _user_name(sandbox: Sandbox, user_id: int) -> str:
    user = sandbox.env.backend.users[user_id]
    return user.global_name or user.name


def _milliseconds(moment: datetime) -> int:
    return int(moment.timestamp() * 1000)


def _served(value: Any) -> Any:
    """Copy JSON with addresses of the simulated CDN replaced by ones this server answers."""
    match value:
        case dict():
            return {key: _served(inner) for key, inner in value.items()}
        case list():
            return [_served(inner) for inner in value]
        case str() if value.startswith(CDN_BASE):
            return MEDIA_PATH + value.removeprefix(CDN_BASE)
        case _:
            return value
