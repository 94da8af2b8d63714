"""Reading a message as a person does: its text, its buttons, its menus."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from simcord import ResponseMessage
from simcord.components import walk_components

from bot.addresses import Address, read_address

BUTTON, MENU, TEXT, GALLERY = 2, 3, 10, 12


@dataclass(frozen=True, slots=True)
class Control:
    """A button or a menu.

    Attributes:
        address: what its custom_id says; None if it is none of the bot's.
        options: a menu's, by what they are called.
    """

    custom_id: str
    label: str
    address: Address | None
    options: dict[str, str]
    disabled: bool

    def is_for(self, game: int, question: str) -> bool:
        """Tell whether it answers a question."""
        mine = (getattr(self.address, "game", None), getattr(self.address, "question", None))
        return mine == (game, question)


def controls(message: ResponseMessage) -> list[Control]:
    """Return the buttons and menus of a message, from top to bottom."""
    return [
        Control(
            custom_id=part["custom_id"],
            label=part.get("label") or "",
            address=read_address(part["custom_id"]),
            options={option["label"]: option["value"] for option in part.get("options", ())},
            disabled=bool(part.get("disabled")),
        )
        for part in walk_components(message.components)
        if part.get("type") in {BUTTON, MENU}
    ]


def labels(message: ResponseMessage) -> list[str]:
    """Return what stands on the buttons and in the menus of a message."""
    return [label for control in controls(message) for label in (control.label, *control.options)]


def text_of(message: ResponseMessage) -> str:
    """Return all that is written in a message, pictures told in words."""
    return "\n".join([message.content, *texts_in(message.components)]).strip()


def texts_in(components: list[dict[str, Any]]) -> Iterator[str]:
    """Yield what is written in components, with the alternative text of pictures."""
    for part in walk_components(components):
        if part.get("type") == TEXT:
            yield part["content"]
        if part.get("type") == GALLERY:
            yield from (item.get("description") or "" for item in part["items"])
