"""What a slash command answers: each shape of question, and what autocomplete offers for it."""

from typing import Any

import pytest
from pydantic import JsonValue

from bot.routes import Route, answer_of, offers
from bot.speech import Speaker
from bot.tables.errors import Illegal, PartMissing
from bot.text import Locale
from rules.calderos.content import Card, Student
from rules.calderos.questions import Act, ChooseCharacter, TakeAction
from rules.engine.questions import Question
from rules.engine.seats import Seat
from tests.bot.asking.shapes import Number, One, Order, Some, YesOrNo
from tests.bot.tables.support import calderos

FOUR = (1, 2, 3, 4)
CARDS = (Card.MIRROR, Card.COUNTERSPELL)
TURN = TakeAction(
    {
        Act.ATTACK: {
            Card.EXPLOSION: (Seat(1), Seat(2)),
            Card.POSSESSION: {Seat(1): CARDS},
        },
        Act.DISCARD: CARDS,
        Act.DECLARE: None,
    },
    golden=True,
    broken_until=None,
    blocked_until=None,
)


def speaker() -> Speaker:
    """Return who speaks at a table; one player is called as another's seat is written."""
    names = {Seat(0): "Ana", Seat(1): "Bo", Seat(2): "1"}
    return Speaker(calderos().texts, Locale.EN, names)


def to(question: Question[Any], *prefix: Any, by: tuple[str, ...] = ("it",)) -> Route:
    """Return the route of a command to a question."""
    return Route("calderos", question.kind, prefix, by)


def answer(question: Question[Any], route: Route, **given: str | None) -> JsonValue:
    """Return the answer that a command gives, as the rules take it."""
    raw = answer_of(question, route, given, speaker())
    question.accept(raw)
    return raw


def offered(question: Question[Any], route: Route, parameter: str, **given: str) -> list[str]:
    """Return what is offered for a parameter after as much of it as is given."""
    typed = given.get(parameter, "")
    found = offers(question, route, given, parameter, typed, speaker())
    return [label for label, _ in found]


def test_a_command_that_stands_for_an_option_needs_no_more() -> None:
    assert answer(One(CARDS), to(One(CARDS), Card.MIRROR, by=())) == Card.MIRROR
    with pytest.raises(Illegal):
        answer(One(CARDS), to(One(CARDS), Card.EXPLOSION, by=()))


@pytest.mark.parametrize("said", [True, False])
def test_a_command_may_say_yes_or_no(said: bool) -> None:  # noqa: FBT001
    assert answer(YesOrNo(), to(YesOrNo(), said, by=())) is said


def test_a_number_is_typed_or_chosen() -> None:
    question = Number(3, 12)
    assert answer(question, to(question), it=" 12 ") == 12
    assert offered(question, to(question), "it", it="1") == ["10", "11", "12"]
    for typed in ("-3", "3.5", "three", "²"):
        with pytest.raises(Illegal):
            answer_of(question, to(question), {"it": typed}, speaker())


@pytest.mark.parametrize("typed", ["1 3", "3, 1", " 1  3 ", "1,3"])
def test_several_options_are_typed_in_any_order(typed: str) -> None:
    question = Some(FOUR, 2, 2)
    raw = answer_of(question, to(question), {"it": typed}, speaker())
    assert question.accept(raw) == (1, 3)


def test_several_options_may_have_names_of_several_words() -> None:
    question = Some((Card.CAULDRON_BLOCK, Card.WAND_BREAK, Card.MIRROR), 2, 2)
    names = [speaker().label("option", card) for card in question.options[:2]]
    assert all(" " in name for name in names)
    assert answer(question, to(question), it=", ".join(names)) == [*question.options[:2]]


def test_sets_are_offered_that_hold_what_was_typed() -> None:
    question = Some(FOUR, 2, 2)
    assert offered(question, to(question), "it") == [
        "1, 2", "1, 3", "1, 4", "2, 3", "2, 4", "3, 4",
    ]  # fmt: skip
    assert offered(question, to(question), "it", it="4 2") == ["2, 4"]
    assert offered(question, to(question), "it", it="7") == []
    value = next(offers(question, to(question), {}, "it", "2 4", speaker())).value
    assert answer(question, to(question), it=value) == [2, 4]


def test_levels_are_filled_one_after_another() -> None:
    route = to(TURN, Act.ATTACK, by=("card", "target", "name"))
    assert offered(TURN, route, "card") == [speaker().label("card", card) for card in
                                            (Card.EXPLOSION, Card.POSSESSION)]  # fmt: skip
    assert offered(TURN, route, "target", card="explosion") == ["Bo", "1"]
    assert offered(TURN, route, "name", card="possession", target="Bo") == [
        speaker().label("name", card) for card in CARDS
    ]
    given = {"card": "possession", "name": "mirror"}
    assert answer(TURN, route, **given) == [Act.ATTACK, Card.POSSESSION, Seat(1), Card.MIRROR]


def test_what_autocomplete_wrote_goes_before_a_name() -> None:
    route = to(TURN, Act.ATTACK, by=("card", "target"))
    assert answer(TURN, route, card="explosion", target="1") == [Act.ATTACK, Card.EXPLOSION, 1]


def test_what_is_missing_is_asked_for() -> None:
    route = to(TURN, Act.ATTACK, by=("card", "target"))
    with pytest.raises(PartMissing):
        answer(TURN, route, card="explosion")
    question = ChooseCharacter((Student.LYRA, Student.MAGNUS))
    with pytest.raises(PartMissing) as missing:
        answer(question, to(question), it=None)
    assert missing.value.arguments["part"] == speaker().ask(question)


def test_what_is_not_possible_now_is_refused() -> None:
    with pytest.raises(Illegal):
        answer(TURN, to(TURN, Act.ADD, by=("card",)), card="frost")
    with pytest.raises(Illegal):
        answer(TURN, to(TURN, Act.DISCARD, by=("card",)), card="explosion")
    with pytest.raises(Illegal):
        answer(One(CARDS), to(One(CARDS)), it="explosion")
    with pytest.raises(Illegal):
        offered(TURN, to(TURN, Act.ADD, by=("card",)), "card")


def test_what_a_command_cannot_answer_is_refused() -> None:
    question = Order(FOUR)
    with pytest.raises(Illegal):
        answer(question, to(question), it="1 2 3 4")
    assert offered(question, to(question), "it") == []


def test_another_routes_parameter_is_offered_nothing() -> None:
    assert offered(One(CARDS), to(One(CARDS)), "other") == []
