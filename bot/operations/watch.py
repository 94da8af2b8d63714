"""What the bot's parts tell about their work, for whoever counts it; by default nobody does."""

from collections.abc import Mapping


class Watch:
    """Is told what happens, and does nothing with it.

    None of what it is told is a secret or names a person.
    """

    def answered(self, game: str, number: int, answers: Mapping[str, int]) -> None:
        """Answers were committed.

        Args:
            game: the game's key.
            number: the table's number.
            answers: how many, by who gave them: ``person`` or ``bot-player``.
        """

    def delivered(self, number: int) -> None:
        """All that was to be told at a table has arrived."""

    def held_up(self, number: int) -> None:
        """Something that was to be told at a table has to wait."""

    def painted(self, seconds: float) -> None:
        """A picture was painted, and took so long."""

    def commanded(self, command: str) -> None:
        """A slash command was used, by its whole name without the stroke."""

    def refused(self, reason: str) -> None:
        """Somebody was refused something."""
