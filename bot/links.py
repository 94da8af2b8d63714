"""Where in Discord a table is."""

from db import GameRow


def table_link(row: GameRow) -> str:
    """Return the address of the thread where a game is played, or of its lobby."""
    place = f"https://discord.com/channels/{row.guild_id}"
    if row.thread_id is not None:
        return f"{place}/{row.thread_id}"
    end = f"/{row.lobby_message_id}" if row.lobby_message_id else ""
    return f"{place}/{row.channel_id}{end}"
