"""What a player reads above the options: the question, the way chosen so far, the rivals."""

from dataclasses import replace
from typing import Any, ClassVar

from discord import ui

from bot.asking.steps import Draft
from bot.panels import question_panel
from bot.speech import Speaker
from bot.tables.service import Sight
from bot.text import Locale
from db import GameRow
from rules.calderos.content import Card, Student
from rules.calderos.questions import Act, ChooseCharacter, TakeAction
from rules.engine.questions import OpenQuestion, Question
from rules.engine.seats import Seat
from tests.bot.asking.shapes import One, Some
from tests.bot.tables.support import calderos
from tests.cogs.calderos.art.samples import place, table

NAMES = {Seat(0): "Ana", Seat(1): "Bo", Seat(2): "*Cid*"}
RIVALS = (Seat(1), Seat(2))


class SomeOfMany(Some):
    """Choose some of many; its shape is what matters, so that it borrows its words."""

    kind: ClassVar[str] = ChooseCharacter.kind


class OneOfMany(One):
    """Choose one of many; see above."""

    kind: ClassVar[str] = ChooseCharacter.kind


TURN = TakeAction(
    {
        Act.ATTACK: {
            Card.POSSESSION: dict.fromkeys(RIVALS, (Card.MIRROR, Card.EXPLOSION)),
            Card.EXPLOSION: RIVALS,
        },
        Act.ADD: (Card.YETI_FROST,),
    },
    broken_until=None,
    blocked_until=None,
    golden=False,
)


def shown(
    question: Question[Any], draft: Draft = (), locale: Locale = Locale.EN, *, seats: bool = True
) -> list[Any]:
    """Return all components of a question at one step, in a game of three."""
    face = calderos()
    if not seats:
        face = replace(face, describe_seat=None)
    facts: Any = {"id": 7, "game": "calderos", "guild_id": 1, "channel_id": 2, "thread_id": 3}
    row = GameRow.model_construct(**facts)
    asked = OpenQuestion(5, Seat(0), question)
    sight = Sight(
        row=row,
        face=face,
        seat=Seat(0),
        names=NAMES,
        view=table(place(0), place(1, broken=True), place(2, hand=1), viewer=0),
        asked=(asked,),
        waiting=(Seat(0),),
        direct_closed=False,
    )
    panel = question_panel(sight, asked, draft, Speaker(face.texts, locale, NAMES))
    return list(panel.view.walk_children())


def lines(items: list[Any]) -> list[str]:
    """Return what is asked, line by line."""
    texts = [item.content for item in items if isinstance(item, ui.TextDisplay)]
    return str(texts[-1]).splitlines()


def labels(items: list[Any]) -> list[str]:
    """Return the labels of the buttons."""
    return [item.item.label for item in items if isinstance(getattr(item, "item", None), ui.Button)]


def test_first_the_whole_question_is_asked_and_buttons_tell_all_they_decide() -> None:
    items = shown(TURN)
    assert lines(items) == ["**Your turn: what do you do?**"]
    assert labels(items) == ["Attack", "Add: Yeti frost", "?"]


def test_an_attack_that_could_only_be_one_says_so_before_it_is_cast() -> None:
    items = shown(TakeAction({Act.ATTACK: {Card.EXPLOSION: RIVALS[:1]}}, None, None, golden=False))
    assert labels(items) == ["Attack: Explosion → Bo", "?"]


def test_further_on_the_way_chosen_so_far_stands_in_place_of_the_question() -> None:
    assert lines(shown(TURN, (0,))) == ["**Attack**", "Which card?"]
    way = "**Attack** → **Possession** → **\\*Cid\\***"
    assert lines(shown(TURN, (0, 0, 1))) == [way, "Which card do you ask for? You say it aloud."]
    spanish = lines(shown(TURN, (0, 0, 1), Locale.ES))
    assert spanish[0] == "**Atacar** → **Posesión** → **\\*Cid\\***"


def test_where_a_target_is_chosen_each_rival_is_described() -> None:
    items = shown(TURN, (0, 1))
    assert lines(items) == [
        "**Attack** → **Explosion**",
        "At whom?",
        "- **Bo**: 5 cards, wand broken, cauldron empty",
        "- **\\*Cid\\***: one card, cauldron empty",
    ]
    assert labels(items) == ["Bo", "*Cid*", "Back", "?"]
    assert lines(shown(TURN, (0, 1), seats=False)) == ["**Attack** → **Explosion**", "At whom?"]


def test_in_a_menu_a_rival_is_described_in_the_second_line() -> None:
    items = shown(OneOfMany((*NAMES, *range(100, 103))))
    (menu,) = (item.item for item in items if isinstance(getattr(item, "item", None), ui.Select))
    told = {option.label: option.description for option in menu.options}
    assert told["Bo"] == "5 cards, wand broken, cauldron empty"
    assert told["100"] is None


def test_each_student_is_introduced_above_the_buttons() -> None:
    items = shown(ChooseCharacter((Student.LYRA, Student.CORVUS)))
    question, lyra, corvus = lines(items)
    assert question.startswith("**Choose your student.**")
    assert lyra.startswith("- **Lyra**: green cauldron.")
    assert corvus.startswith("- **Corvus**: purple cauldron.")


def test_where_many_are_chosen_one_by_one_the_question_stays() -> None:
    question = SomeOfMany(tuple(range(100, 140)), 1, 3)
    assert lines(shown(question, (0, 2))) == [
        "**Choose your student.** The magic cauldron of the same colour comes along.",
        "**100** → **102**",
        "What next?",
    ]
