"""A sensible bot player for Guerra de Calderos; it knows its own view and nothing else."""

from rules.calderos.view import CalderosView
from rules.engine.questions import Question
from rules.engine.randomness import Stream
from pydantic import JsonValue
from typing import Any


def sensible(view: CalderosView, question: Question[Any], stream: Stream) -> JsonValue:
    return question.sample(stream)
