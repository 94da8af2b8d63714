"""The toy game is an example: it must use every shape of question, and every kind of secret."""

from rules.engine.questions import (
    Arrange,
    ChooseNumber,
    ChooseOne,
    ChoosePath,
    ChooseSome,
    Confirm,
    Question,
)
from rules.engine.zones import EVERYONE
from tests.battery.play import Run
from tests.toy import RULEBOOK

MOST_OF_A_SELECT = 25
"""Discord shows no more options at once."""


def test_it_asks_questions_of_every_shape() -> None:
    asked = [move.asked.question for move in Run(RULEBOOK, 4).finish().moves]
    for shape in (Arrange, ChooseNumber, ChooseOne, ChoosePath, ChooseSome, Confirm):
        assert any(isinstance(question, shape) for question in asked), shape
    assert set(Question.__subclasses__()) >= {type(q).__mro__[1] for q in asked}


def test_it_asks_for_numbers_and_options_that_fit_one_select_and_that_do_not() -> None:
    asked = [move.asked.question for move in Run(RULEBOOK, 4).finish().moves]
    ranges = {q.most - q.least + 1 for q in asked if isinstance(q, ChooseNumber)}
    assert min(ranges) <= MOST_OF_A_SELECT < max(ranges)
    assert any(len(q.options) > MOST_OF_A_SELECT for q in asked if isinstance(q, ChooseOne))


def test_it_asks_several_at_once_and_tells_secrets() -> None:
    run = Run(RULEBOOK, 3)
    assert any(len(game.open) > 1 for game in run.states())
    assert any(told.besides for told in run.game.feed)
    assert any(told.everyone and told.everyone.reveals for told in run.game.feed)
    zones = run.game.table.zones.values()
    assert {zone.seers is EVERYONE for zone in zones} == {True, False}
