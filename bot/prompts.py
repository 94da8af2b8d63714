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
    """A direct message that puts a question.

    Attributes:
        channel: the channel of the direct messages.
        message: the message's id.
        afterwards: what stands there once the question is open no more, block by block.
    """

    channel: int
    message: int
    afterwards: tuple[str, ...] = field(repr=False)


class Prompts:
    """The direct messages whose questions are open, as far as they are remembered."""

    def __init__(self) -> None:
        self._prompts: OrderedDict[tuple[int, int], Prompt] = OrderedDict()

    def put(self, game: int, question: int, prompt: Prompt) -> None:
        """Remember which message puts a question."""
        self._prompts[game, question] = prompt
        while len(self._prompts) > MOST:
            self._prompts.popitem(last=False)

    def forget(self, game: int, question: int, message: int | None) -> None:
        """Forget the message that puts a question if it is answered right there."""
        prompt = self._prompts.get((game, question))
        if prompt is not None and prompt.message == message:
            del self._prompts[game, question]

    def questions(self, game: int) -> list[int]:
        """Return the questions of a game whose messages are remembered."""
        return [question for of, question in self._prompts if of == game]

    def retire(self, game: int, still_open: Collection[int]) -> list[Prompt]:
        """Take out and return the messages whose questions are open no more."""
        return [
            self._prompts.pop((game, question))
            for question in self.questions(game)
            if question not in still_open
        ]
