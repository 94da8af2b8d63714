"""Pictures: SVG built in code, measured lettering, rendering to PNG off the event loop.

A game builds a tree of elements (``bot.art.svg``), writes on it with measured text
(``bot.art.lettering``), closes it into a ``Picture``, and an ``Easel`` renders it.
"""

from bot.art.picture import ALT_LIMIT, Easel, Picture, paint, painters, render
from bot.art.words import Words

__all__ = ["ALT_LIMIT", "Easel", "Picture", "Words", "paint", "painters", "render"]
