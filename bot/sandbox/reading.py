"""What each player has read and put away, which Discord's clients remember by themselves."""

from collections.abc import Iterable

from simcord.backend.models import Message


class Reading:
    """Read marks and dismissed messages, by user id."""

    def __init__(self) -> None:
        self._read: dict[tuple[int, int], int] = {}
        self._dismissed: set[tuple[int, int]] = set()

    def read_up_to(self, user_id: int, channel_id: int, message_id: int) -> None:
        """Mark a channel as read up to a message."""
        mark = (user_id, channel_id)
        self._read[mark] = max(self._read.get(mark, 0), message_id)

    def unread(self, user_id: int, channel_id: int, messages: Iterable[Message]) -> list[Message]:
        """Keep the messages that a player has not read and did not write."""
        last = self._read.get((user_id, channel_id), 0)
        return [
            message for message in messages if message.id > last and message.author_id != user_id
        ]

    def dismiss(self, user_id: int, message_id: int) -> None:
        """Put an ephemeral message away for good."""
        self._dismissed.add((user_id, message_id))

    def is_dismissed(self, user_id: int, message_id: int) -> bool:
        """Whether a player has put a message away."""
        return (user_id, message_id) in self._dismissed
