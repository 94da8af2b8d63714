"""A story on pages, and the stories that were looked at lately."""

from collections import OrderedDict
from collections.abc import Hashable, Sequence
from dataclasses import dataclass

from bot.history.story import Step

PAGE_LENGTH = 2400
"""Characters of one page; a message has room for what stands around it."""

BETWEEN = "\n"

KEPT = 16
"""Stories that stay in memory."""


@dataclass(frozen=True, slots=True)
class Page:
    """A page of a story.

    Attributes:
        first: the number of its first entry; 0 for the first page.
        last: the number of its last entry; -1 if the game has only begun.
        text: Discord markdown.
    """

    first: int
    last: int
    text: str


def paginate(steps: Sequence[Step], length: int = PAGE_LENGTH) -> tuple[Page, ...]:
    """Lay a story out on pages, one at least.

    A page is filled before the next begins, so that a story that goes on changes none of its
    pages but the last.
    """
    pages: list[Page] = []
    for step in steps:
        text = step.text if len(step.text) <= length else step.text[: length - 1] + "…"
        number = -1 if step.entry is None else step.entry
        if pages and len(pages[-1].text) + len(BETWEEN) + len(text) <= length:
            before = pages[-1]
            pages[-1] = Page(before.first, number, before.text + BETWEEN + text)
        else:
            pages.append(Page(number if pages else 0, number, text))
    return tuple(pages) or (Page(0, -1, ""),)


def page_with(pages: Sequence[Page], entry: int) -> int:
    """Return the place of the page that has an entry, or the nearest one before it."""
    return max((place for place, page in enumerate(pages) if page.first <= entry), default=0)


class Histories:
    """Keeps the pages that were looked at lately, so that turning one costs nothing."""

    def __init__(self, keep: int = KEPT) -> None:
        self._keep = keep
        self._pages: OrderedDict[Hashable, tuple[Page, ...]] = OrderedDict()

    def get(self, key: Hashable) -> tuple[Page, ...] | None:
        """Return the pages of a story, if they are known."""
        if key in self._pages:
            self._pages.move_to_end(key)
        return self._pages.get(key)

    def clear(self) -> None:
        """Forget all pages, as when somebody who is named in them was forgotten."""
        self._pages.clear()

    def put(self, key: Hashable, pages: tuple[Page, ...]) -> None:
        """Keep the pages of a story, and forget those that nobody has looked at for longest."""
        self._pages[key] = pages
        self._pages.move_to_end(key)
        while len(self._pages) > self._keep:
            self._pages.popitem(last=False)
