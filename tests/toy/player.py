"""The bot player of the Gem Fair: it sees its own view and question, and nothing else."""

from typing import Any

from pydantic import JsonValue

from rules.engine.questions import Question
from rules.engine.randomness import Stream
from tests.toy.fair import FairView
from tests.toy.questions import Bid, MakeWager


def sensible(view: FairView, question: Question[Any], stream: Stream) -> JsonValue:
    """Bid little for what one holds already, never wager; else, do anything."""
    match question:
        case Bid(most=most):
            held = set(view.block) <= set(view.gems)
            return min(most, stream.below(4 if held else 16))
        case MakeWager():
            return False
        case _:
            return question.sample(stream)
