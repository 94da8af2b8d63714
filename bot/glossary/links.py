"""The small button below a question that leads to its rule."""

from discord import ButtonStyle

from bot.addresses import GameKey, RuleButton, Slug
from bot.face import Face
from bot.items import LiveButton, button
from bot.speech import Speaker
from rules.engine.questions import OpenQuestion


def rule_button(face: Face, asked: OpenQuestion, speaker: Speaker) -> LiveButton | None:
    """Return the button that explains a question, if its game has an entry for its kind.

    It says nothing of the question but its kind, which all can see, and its number, which keeps
    apart the buttons of several questions in one message.
    """
    slug = face.glossary.asked.get(asked.question.kind) if face.glossary else None
    if slug is None:
        return None
    address = RuleButton(GameKey(face.key), Slug(slug), asked.number)
    return button(address, speaker.say("button-rule"), style=ButtonStyle.secondary)
