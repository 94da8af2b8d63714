"""The rules at hand: what can be looked up about each game, and how it is found and shown.

A game says what there is (`bot.glossary.entries`) and the bot does the rest: finding it by what is
typed (`bot.glossary.finding`), the pages (`bot.glossary.pages`), and what a command and each button
do (`bot.glossary.acts`). Nothing here knows a game.
"""

from bot.glossary.entries import Entry, Glossary, Section, piece, slug_of, topic
from bot.glossary.plates import drawing

__all__ = ["Entry", "Glossary", "Section", "drawing", "piece", "slug_of", "topic"]
