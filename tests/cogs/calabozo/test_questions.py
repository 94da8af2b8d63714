"""What players are asked: every question, every option, in both languages."""

from pathlib import Path
from typing import Any

import pytest

from bot.asking.steps import Complete, Pick, PickSeveral, next_step, onward
from bot.speech import Speaker
from bot.text import Locale, Texts, common_texts
from rules.calabozo.board import Square
from rules.calabozo.content import Dragon, Monster, Treasure
from rules.calabozo.questions import (
    Act,
    AgreeToExchange,
    AnswerOffer,
    Attack,
    DefendDuel,
    LoseTreasure,
    Meet,
    Move,
    Reply,
    Without,
)
from rules.engine.questions import ChoosePath, Question
from tests.cogs.calabozo.asked import ANA, BO, EVA, EVERY_QUESTION, HERE, question_kinds

MESSAGES = Path(__file__).parents[3] / "cogs" / "calabozo" / "messages"

languages = pytest.mark.parametrize("locale", list(Locale))
each_question = pytest.mark.parametrize(
    "question", EVERY_QUESTION, ids=lambda question: question.kind
)


@pytest.fixture(scope="module")
def texts() -> Texts:
    """The game's messages on top of the common ones; what cannot be said raises."""
    return common_texts().extended(MESSAGES).strictly()


@pytest.fixture
def say(texts: Texts, locale: Locale) -> Speaker:
    """Return who speaks of the game."""
    return Speaker(texts, locale, {ANA: "Ana", BO: "Bo", EVA: "Eva"})


def test_no_question_is_left_out_here() -> None:
    assert {type(question) for question in EVERY_QUESTION} == question_kinds()


@languages
@each_question
def test_every_question_is_put_to_its_seat_and_announced(
    say: Speaker, question: Question[Any]
) -> None:
    asked = say.ask(question)
    assert asked.startswith("**")
    assert asked.count("**") % 2 == 0
    plain = asked.replace("**Bo**", "@")
    assert not any("@" in bold for bold in plain.split("**")[1::2]), asked
    public = say.say(f"{question.kind}-public")
    assert public[0] == "¿" or public[0].islower()
    assert len(public) < 60


@languages
@each_question
def test_every_answer_has_a_name_of_its_own(say: Speaker, question: Question[Any]) -> None:
    answers = [say.answer(question, raw) for raw in question.every()]
    assert len(set(answers)) == len(answers)


@languages
@each_question
def test_every_step_of_an_answer_is_asked_and_named(say: Speaker, question: Question[Any]) -> None:
    drafts: list[tuple[int, ...]] = [()]
    for draft in drafts:
        step = next_step(question, draft)
        assert isinstance(step, Pick | PickSeveral | Complete)
        if not isinstance(step, Pick):
            continue
        if draft and isinstance(question, ChoosePath):
            assert say.ask_part(question, step.part)
        shown = [group.options for group in step.groups] or [step.options]
        labels = [say.option(step.part, one.key, one.ahead) for some in shown for one in some]
        assert len(set(labels)) == len(labels)
        assert max(map(len, labels)) <= 80, labels
        drafts += onward(step, draft)
    assert len(drafts) > 1


@languages
def test_a_square_is_called_by_its_name(say: Speaker) -> None:
    for part in ("square", "by", "before"):
        assert say.label(part, Square("H7")) == "H7"
    move = next(one for one in EVERY_QUESTION if isinstance(one, Move))
    assert "B2" in say.answer(move, [Act.GO, "B2"])


@languages
def test_each_foe_is_called_by_its_name(say: Speaker) -> None:
    for foe in (*Monster, *Dragon):
        for question in (
            Meet((Act.FIGHT, Act.WAIT), HERE, foe),
            Attack((Treasure.AXE,), foe, 7),
            LoseTreasure((Treasure.AXE,), foe),
        ):
            assert say.word(foe) in say.ask(question)


@languages
def test_what_lies_face_down_is_not_named(say: Speaker) -> None:
    line = say.ask(Meet((Act.FIGHT, Act.WAIT), HERE, None))
    assert HERE in line
    assert not any(say.word(foe) in line for foe in (*Monster, *Dragon))


@languages
def test_what_has_to_be_rolled_is_told_before_the_attack(say: Speaker) -> None:
    assert "11" in say.ask(Attack((Treasure.AXE,), Dragon.RED, 11))


@languages
def test_what_is_left_of_a_roll_is_told_until_it_is_used_up(say: Speaker) -> None:
    def small_print(points: int) -> str:
        return say.ask(Move((Act.STAY,), 6, points)).splitlines()[-1]

    assert "4" in small_print(4)
    assert small_print(4).startswith("-# ")
    assert len({small_print(points) for points in range(-5, 1)}) == 1
    assert not any(char.isdigit() for char in small_print(-5))
    assert say.word(Treasure.SPEED) in small_print(0)
    assert say.word(Treasure.SPEED) not in small_print(1)


@languages
def test_a_duel_is_accepted_knowing_the_rivals_weapon(say: Speaker) -> None:
    armed = say.ask(DefendDuel((Without.WEAPON,), BO, Treasure.SWORD))
    bare = say.ask(DefendDuel((Without.WEAPON,), BO, None))
    assert say.word(Treasure.SWORD) in armed
    assert say.word(Treasure.SWORD) not in bare
    assert "Bo" in armed
    assert "Bo" in bare


@languages
def test_an_exchange_is_told_both_ways(say: Speaker) -> None:
    ring, gem = (Treasure.RING,), (Treasure.ENERGY_GEM,)
    offers = [
        say.ask(AnswerOffer({Reply.REFUSE: None}, BO, offered)) for offered in ((), ring, gem)
    ]
    agreed = [
        say.ask(AgreeToExchange(BO, given, received))
        for given, received in ((ring, gem), (gem, ring), ((), gem))
    ]
    assert len(set(offers)) == len(offers)
    assert len(set(agreed)) == len(agreed)
    assert say.word(Treasure.RING) in offers[1]
    for line in agreed[:2]:
        assert say.word(Treasure.RING) in line
        assert say.word(Treasure.ENERGY_GEM) in line
