"""Which direct messages put which questions, so that they can be retired once answered elsewhere.

Kept in memory only: after a restart an old message keeps its buttons until one is pressed, and
then says that the question has been answered.
"""

from collections import OrderedDict
from collections.abc import Collection
from dataclasses import dataclass, field

MOST = 5000
"""Messages that are remembered; the oldest are forgotten first."""


@dataclass(frozen=True, slots=True)
class Prompt:
    """A direct message that puts a question to a person.

    Attributes:
        channel: the channel of the direct messages.
        message: the message's id.
        afterwards: what stands there once the question is open no more, block by block.
        user: who got the message.
    """

    channel: int
    message: int
    afterwards: tuple[str, ...] = field(repr=False)
    user: int = 0


class Prompts:
    """The direct messages whose questions are open, as far as they are remembered."""

    def __init__(self) -> None:
        self._prompts: OrderedDict[tuple[int, int, int], Prompt] = OrderedDict()

    def put(self, game: int, question: int, prompt: Prompt) -> None:
        """Remember which message puts a question to a person."""
        self._prompts[game, question, prompt.user] = prompt
        while len(self._prompts) > MOST:
            self._prompts.popitem(last=False)

    def forget(self, game: int, question: int, message: int | None) -> None:
        """Forget the message that puts a question if it is answered right there."""
        for key in self._of(game):
            if key[1] == question and self._prompts[key].message == message:
                del self._prompts[key]

    def _of(self, game: int) -> list[tuple[int, int, int]]:
        return [key for key in self._prompts if key[0] == game]

    def questions(self, game: int) -> list[int]:
        """Return the questions of a game whose messages are remembered."""
        return [question for _, question, _ in self._of(game)]

    def retire(self, game: int, still_open: Collection[tuple[int, int | None]]) -> list[Prompt]:
        """Take out and return the messages whose questions are open no more for their person.

        Args:
            game: the game.
            still_open: the open questions, each with who holds the seat that is asked.
        """
        return [
            self._prompts.pop(key) for key in self._of(game) if (key[1], key[2]) not in still_open
        ]
