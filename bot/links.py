"""Where in Discord a table is."""

from re import compile as pattern

from db import GameRow

_THREAD = pattern(r"https://discord\.com/channels/\d{1,19}/(\d{1,18}|[1-8]\d{18})\b")


def table_link(row: GameRow) -> str:
    """Return the address of the thread where a game is played, or of its lobby."""
    place = f"https://discord.com/channels/{row.guild_id}"
    if row.thread_id is not None:
        return f"{place}/{row.thread_id}"
    end = f"/{row.lobby_message_id}" if row.lobby_message_id else ""
    return f"{place}/{row.channel_id}{end}"


def linked_thread(text: str) -> int | None:
    """Return the channel that the first link in a text leads to, if it is one of `table_link`'s."""
    found = _THREAD.search(text)
    return int(found[1]) if found else None
