"""What players are asked: every question, every option, in both languages."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from bot.speech import Speaker
from bot.text import Locale, Texts, common_texts
from rules.dungeonquest.heroes_expansion.questions import (
    AimDagger,
    CastFireball,
    CastFireballAtWay,
    EnterTile,
    GuessDie,
    HideDie,
    ThrowDagger,
    ThrowShuriken,
    UseFortuneRing,
    UseShieldingRing,
    UseSling,
)
from rules.dungeonquest.monsters import Monster
from rules.dungeonquest.questions import (
    DIE,
    TACTICS,
    Danger,
    HeroTactic,
    MeetMonster,
    MonsterTactic,
    NameNumber,
    NameNumbers,
    SearchCorpse,
    SearchCrypt,
    ShootArrow,
    TakeTurn,
    UseOpeningRing,
    UseWarningRing,
)
from rules.dungeonquest.state import Cause
from rules.engine.questions import Question
from rules.engine.seats import Seat
from tests.cogs.dungeonquest.asked import CHAMBER, EVERY_QUESTION, WAYS, question_kinds, turn

MESSAGES = Path(__file__).parents[3] / "cogs" / "dungeonquest" / "messages"

languages = pytest.mark.parametrize("locale", list(Locale))


@pytest.fixture(scope="module")
def texts() -> Texts:
    """The game's messages on top of the common ones; what cannot be said raises."""
    return common_texts().extended(MESSAGES).strictly()


@pytest.fixture
def say(texts: Texts, locale: Locale) -> Speaker:
    """Return who speaks of the game."""
    return Speaker(texts, locale, {Seat(0): "Ana", Seat(1): "Bo"})


def test_no_question_is_left_out_here() -> None:
    assert {type(question) for question in EVERY_QUESTION} == question_kinds()


@languages
@pytest.mark.parametrize("question", EVERY_QUESTION, ids=lambda question: question.kind)
def test_every_question_is_put_to_its_seat_and_announced(
    say: Speaker, question: Question[Any]
) -> None:
    asked = say.ask(question)
    assert asked.startswith("**")
    assert asked.count("**") % 2 == 0
    plain = asked.replace("**Ana**", "@")
    assert not any("@" in bold for bold in plain.split("**")[1::2]), asked
    public = say.say(f"{question.kind}-public")
    assert public[0] == "¿" or public[0].islower()


@languages
@pytest.mark.parametrize("question", EVERY_QUESTION, ids=lambda question: question.kind)
def test_every_answer_has_a_name_of_its_own(say: Speaker, question: Question[Any]) -> None:
    answers = [say.answer(question, raw) for raw in question.every()]
    assert len(set(answers)) == len(answers)


def public_lines(say: Speaker) -> Iterator[str]:
    """Yield what everybody hears when somebody is asked."""
    for question in EVERY_QUESTION:
        yield say.say(f"{question.kind}-public")


@languages
def test_what_everybody_hears_names_no_options(say: Speaker) -> None:
    assert not any(char == "{" for line in public_lines(say) for char in line)
    assert all(len(line) < 60 for line in public_lines(say))


@languages
def test_the_reader_alone_is_told_the_monsters_life(say: Speaker) -> None:
    hero = HeroTactic(("slash",), Monster.ORC, 11, 2)
    monster = MonsterTactic(("slash",), Monster.ORC, 5, 2, Seat(0), 11)
    assert "5" in say.ask(monster)
    assert "Ana" in say.ask(monster)
    assert "5" not in say.ask(hero)


@languages
def test_what_is_in_the_way_is_told(say: Speaker) -> None:
    for kind in (UseOpeningRing, CastFireballAtWay):
        told = {say.ask(kind(doors, portcullises)) for doors, portcullises in WAYS}
        assert len(told) == len(WAYS)


@languages
def test_each_monster_is_called_by_its_name(say: Speaker) -> None:
    for monster in Monster:
        for question in (
            MeetMonster(("attack",), monster, 9),
            ShootArrow(monster, 1),
            ShootArrow(monster, 3),
            HideDie(DIE, monster, 2),
            GuessDie(DIE, 2, 2, monster, Seat(0)),
            ThrowShuriken(monster, 3),
            ThrowDagger(monster, 3, 9, in_combat=True),
            AimDagger(TACTICS, 2, 2, monster),
            UseSling(monster),
            CastFireball(monster),
        ):
            assert say.word(monster) in say.ask(question)


@languages
def test_numbers_are_named_against_something(say: Speaker) -> None:
    told = {say.ask(NameNumbers(DIE, 3, 3, danger)) for danger in Danger}
    told.add(say.ask(NameNumber(1, 6)))
    told.add(say.ask(NameNumbers(DIE, 2, 2, Danger.GIANT_SPIDER)))
    assert len(told) == len(Danger) + 2


@languages
def test_who_hides_is_told_how_many_guesses_there_are(say: Speaker) -> None:
    for guesses in (2, 3):
        assert str(guesses) in say.ask(HideDie(DIE, Monster.ORC, guesses))
        guess = say.ask(GuessDie(DIE, guesses, guesses, Monster.ORC, Seat(0)))
        assert str(guesses) in guess
        assert "Ana" in guess


@languages
def test_who_would_die_without_the_ring_is_told_so(say: Speaker) -> None:
    for kind in (UseFortuneRing(6, 0), UseShieldingRing(Cause.EXPLOSION, 6, 0)):
        dying, living = say.ask(kind), say.ask(replace(kind, life=4))
        assert "4" in living.splitlines()[-1]
        assert not any(char.isdigit() for char in dying.splitlines()[-1])


@languages
def test_a_warning_is_told_from_none(say: Speaker) -> None:
    warned, safe = (say.ask(EnterTile("D4", warned=warned)) for warned in (True, False))
    assert warned != safe
    assert all("D4" in asked for asked in (warned, safe))


@languages
def test_yes_and_no_are_answers_to_questions(say: Speaker) -> None:
    for question in (SearchCrypt(), SearchCorpse(), UseWarningRing()):
        assert "?" in say.ask(question)
        assert say.answer(question, raw=True) == say.say("confirm-yes")


@languages
def test_the_time_that_is_left_is_told_with_the_turn(say: Speaker) -> None:
    for question, left in product(EVERY_QUESTION, (1, 12)):
        if isinstance(question, TakeTurn):
            small_print = say.ask(replace(question, rounds_left=left)).splitlines()[-1]
            assert small_print.startswith("-# ")
            assert "9" in small_print
            assert ("12" in small_print) == (left == 12)


@languages
def test_in_the_treasure_chamber_staying_and_waiting_are_told_apart(say: Speaker) -> None:
    chamber = say.ask(turn(CHAMBER, place="G5", chamber=True))
    assert chamber != say.ask(turn(CHAMBER, place="G5"))
    assert "G5" not in chamber


@languages
def test_who_may_not_search_any_more_is_told_why(say: Speaker) -> None:
    once, twice = (say.ask(turn(CHAMBER, searches=searches)) for searches in (1, 2))
    assert once == say.ask(turn(CHAMBER))
    assert twice.startswith(once)
    assert twice != once
