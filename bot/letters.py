"""What waits in the outbox: what is to be sent, without the pictures, which are drawn when sent."""

from typing import Annotated, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter


class _Letter(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class FeedButton(_Letter):
    """A button below public lines.

    Attributes:
        address: its custom_id.
        label: what stands on it.
    """

    address: str
    label: str


class FeedLetter(_Letter):
    """Public lines for the game's thread.

    Attributes:
        text: Discord markdown, at most one message long.
        ping: the users who are mentioned in it and may be notified.
        buttons: what can be pressed below it, five at the most.
    """

    kind: Literal["feed"] = "feed"
    text: str
    ping: tuple[int, ...] = ()
    buttons: tuple[FeedButton, ...] = ()


class SeatLetter(_Letter):
    """Private lines for one seat, by direct message.

    Attributes:
        text: Discord markdown, may be empty.
        questions: the questions to put, by number; those answered by then are left out.
        hand: whether the seat's hand goes with it as a picture.
    """

    kind: Literal["seat"] = "seat"
    text: str = ""
    questions: tuple[int, ...] = ()
    hand: bool = True


class BoardLetter(_Letter):
    """The living panel of the game is to be brought up to date."""

    kind: Literal["board"] = "board"


Letter: TypeAlias = Annotated[FeedLetter | SeatLetter | BoardLetter, Field(discriminator="kind")]

LETTER: TypeAdapter[Letter] = TypeAdapter(Letter)
"""Reads and writes one letter of the outbox."""
