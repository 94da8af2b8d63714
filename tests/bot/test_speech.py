"""Facts put into words, in both languages."""

from dataclasses import dataclass
from typing import ClassVar

import pytest
from pydantic import JsonValue

from bot.asking.steps import Named
from bot.speech import Speaker, kebab
from bot.text import Locale
from rules.calderos import events
from rules.calderos.content import Card
from rules.calderos.questions import Act, Defend, Defense, TakeAction
from rules.engine.events import Event
from rules.engine.questions import ChoosePath, Question
from rules.engine.seats import Seat
from tests.bot.asking.shapes import Number, One, Order, Some, Way, YesOrNo
from tests.bot.tables.support import calderos

NAMES = {Seat(0): "Ana", Seat(1): "*Bo*", Seat(2): "@everyone"}


def speaker(locale: Locale = Locale.EN, *, rich: bool = True) -> Speaker:
    """Return who speaks at a table."""
    return Speaker(calderos().texts, locale, NAMES, rich=rich)


@pytest.mark.parametrize(
    ("name", "written"),
    [("CardsDrawn", "cards-drawn"), ("Card", "card"), ("DMsClosed", "dms-closed")],
)
def test_class_names_become_message_names(name: str, written: str) -> None:
    assert kebab(name) in {written, written.replace("dms-", "dms")}


@pytest.mark.parametrize(
    ("event", "english", "spanish"),
    [
        (
            events.CardDiscarded(Seat(0)),
            "**Ana** discards a card face down.",
            "**Ana** descarta una carta boca abajo.",
        ),
        (
            events.CardsDrawn(Seat(0), 3),
            "**Ana** draws 3 cards.",
            "**Ana** roba 3 cartas.",
        ),
    ],
    ids=str,
)
def test_events_are_told_in_both_languages(event: Event, english: str, spanish: str) -> None:
    assert speaker().tell(event) == english
    assert speaker(Locale.ES).tell(event) == spanish


def test_cards_are_listed_as_one_says_them() -> None:
    cards = (Card.MIRROR, Card.COUNTERSPELL, Card.MIRROR)
    for locale, word in ((Locale.EN, " and "), (Locale.ES, " y ")):
        said = speaker(locale).tell(events.YouDrew(cards))
        mirror = speaker(locale).word(Card.MIRROR)
        assert said.count(mirror) == 2
        assert word in said


@pytest.mark.parametrize("locale", list(Locale))
def test_each_card_has_a_name_and_no_two_share_it(locale: Locale) -> None:
    names = [speaker(locale).label("card", card) for card in Card]
    assert all(names)
    assert len(set(names)) == len(names)


def test_players_are_named_without_doing_anything() -> None:
    assert speaker().name(Seat(0)) == "**Ana**"
    assert "\\*Bo\\*" in speaker().name(Seat(1))
    assert "@everyone" not in speaker().name(Seat(2))
    assert speaker(rich=False).name(Seat(1)) == "*Bo*"
    assert speaker().name(Seat(4)) == "**5**"


def test_labels_are_plain() -> None:
    assert speaker().label("target", Seat(1)) == "*Bo*"
    assert speaker().label("number", 1234) == "1234"
    assert speaker().label("confirm", "yes") == "Yes"
    assert speaker(Locale.ES).label("confirm", "yes") == "Sí"
    assert speaker().label("card", Card.MIRROR) == "Mirror"


@pytest.mark.parametrize(
    ("question", "raw", "english"),
    [
        (Way({Act.DISCARD: (Card.MIRROR,)}), ["discard", "mirror"], "Discard → Mirror"),
        (Way({Act.DECLARE: None}), ["declare"], "Declare victory"),
        (YesOrNo(), True, "Yes"),
        (YesOrNo(), False, "No"),
        (Number(1, 9), 7, "7"),
        (One((Card.MIRROR, Card.COUNTERSPELL)), "mirror", "Mirror"),
        (One((Seat(0), Seat(1))), 1, "**\\*Bo\\***"),
        (Some((Card.MIRROR, Card.COUNTERSPELL), 1, 2), ["counterspell"], "Counterspell"),
        (Order((Card.MIRROR, Card.COUNTERSPELL)), ["counterspell", "mirror"],
         "Counterspell, Mirror"),
    ],
    ids=str,
)  # fmt: skip
def test_an_answer_is_put_into_words(
    question: Question[object], raw: JsonValue, english: str
) -> None:
    assert speaker().answer(question, raw) == english
    assert speaker(Locale.ES).answer(question, raw)


@pytest.mark.parametrize("locale", list(Locale))
def test_nothing_chosen_is_said_in_the_readers_language(locale: Locale) -> None:
    said = speaker(locale).answer(Some((Card.MIRROR,), 0, 1), [])
    assert said == {Locale.EN: "nothing", Locale.ES: "nada"}[locale]


def test_a_button_tells_all_that_it_decides() -> None:
    ahead: list[Named] = [("card", Card.EXPLOSION), ("target", Seat(1))]
    assert speaker().option("act", Act.ATTACK, ahead) == "Attack: Explosion → *Bo*"
    assert speaker().option("act", Act.ATTACK) == "Attack"
    assert speaker(Locale.ES).option("act", Act.ATTACK, ahead) == "Atacar: Explosión → *Bo*"


def test_an_option_with_more_to_it_goes_by_its_short_name() -> None:
    assert speaker().option("act", Act.ADD) == "Add an ingredient"
    assert speaker().option("act", Act.ADD, [("card", Card.YETI_FROST)]) == "Add: Yeti frost"
    bounced = speaker().option("defense", Defense.MIRROR_BOUNCE, [("target", Seat(0))])
    assert bounced == "Mirror, send it on to: Ana"


def test_the_way_chosen_so_far_is_in_bold_and_its_names_do_nothing() -> None:
    way: list[Named] = [("act", Act.ATTACK), ("card", Card.POSSESSION), ("target", Seat(1))]
    assert speaker().path(way) == "**Attack** → **Possession** → **\\*Bo\\***"


def test_a_message_can_choose_by_whether_there_is_a_seat() -> None:
    whole, broken = (
        TakeAction({Act.DISCARD: (Card.MIRROR,)}, caster, None, golden=False)
        for caster in (None, Seat(0))
    )
    assert "wand" not in speaker().ask(whole)
    assert "until **Ana**" in speaker().ask(broken)


def test_a_question_tells_what_it_is_about() -> None:
    plain = Defend({Defense.ENDURE: None}, Card.EXPLOSION, Seat(0), None)
    named = Defend({Defense.ENDURE: None}, Card.POSSESSION, Seat(0), Card.MIRROR)
    assert "Ana" in speaker().ask(plain)
    assert speaker().word(Card.EXPLOSION) in speaker().ask(plain)
    assert speaker().word(Card.MIRROR) in speaker().ask(named)
    assert speaker().word(Card.MIRROR) not in speaker().ask(plain)


@dataclass(frozen=True, slots=True)
class Turn(ChoosePath):
    """A question of the game's, as far as its messages go."""

    kind: ClassVar[str] = "calderos-take-action"


@pytest.mark.parametrize("locale", list(Locale))
def test_further_levels_have_words_of_their_own_or_common_ones(locale: Locale) -> None:
    speaks = speaker(locale)
    question = Turn({Act.DECLARE: None})
    assert speaks.ask_part(question, "target") == speaks.say("calderos-take-action-target")
    assert speaks.ask_part(question, "card") == speaks.say("ask-card")
