"""The small button below a question."""

from dataclasses import replace
from typing import Any

from discord import ui

from bot.addresses import AnswerButton, RuleButton, read_address
from bot.face import Face
from bot.items import LiveButton
from bot.panels import hand_panel, question_panel
from bot.speech import Speaker
from bot.tables.service import Sight
from bot.text import Locale
from db import GameRow
from rules.calderos.content import Card
from rules.calderos.questions import Act, Defend, Defense, TakeAction
from rules.engine.questions import OpenQuestion
from rules.engine.seats import Seat
from tests.bot.tables.support import calderos
from tests.cogs.calderos.art.samples import place, table

NAMES = {Seat(0): "Ana", Seat(1): "Bo", Seat(2): "Cid"}
TURN = TakeAction(
    {Act.ATTACK: {Card.EXPLOSION: (Seat(1), Seat(2))}, Act.DISCARD: (Card.MIRROR, Card.EXPLOSION)},
    broken_until=None,
    blocked_until=None,
    golden=False,
)
DEFEND = Defend({Defense.ENDURE: None}, Card.EXPLOSION, Seat(1), None)


def sight(face: Face, *asked: OpenQuestion) -> Sight:
    """Return what the first seat sees."""
    facts: Any = {"id": 7, "game": "calderos", "guild_id": 1, "channel_id": 2, "thread_id": 3}
    return Sight(
        row=GameRow.model_construct(**facts, limit_seconds=None, paused_at=None),
        face=face,
        seat=Seat(0),
        names=NAMES,
        view=table(place(0), place(1), place(2), viewer=0),
        asked=asked,
        waiting=(Seat(0),),
        direct_closed=False,
    )


def rows(view: ui.LayoutView) -> list[list[LiveButton]]:
    """Return the rows of buttons of a panel."""
    found = [part for part in view.walk_children() if isinstance(part, ui.ActionRow)]
    return [[part for part in row.children if isinstance(part, LiveButton)] for row in found]


def addresses(row: list[LiveButton]) -> list[object]:
    """Return where the buttons of a row lead."""
    return [read_address(button.custom_id) for button in row]


def speaker(face: Face) -> Speaker:
    """Return who speaks."""
    return Speaker(face.texts, Locale.EN, NAMES)


def test_it_stands_alone_in_the_last_row_and_then_beside_the_way_back() -> None:
    face = calderos()
    asked = OpenQuestion(5, Seat(0), TURN)
    first = question_panel(sight(face, asked), asked, (), speaker(face))
    assert addresses(rows(first.view)[-1]) == [RuleButton("calderos", "turn", 5)]  # type: ignore[arg-type]
    second = question_panel(sight(face, asked), asked, (1,), speaker(face))
    back, rule = addresses(rows(second.view)[-1])
    assert isinstance(back, AnswerButton)
    assert rule == RuleButton("calderos", "turn", 5)  # type: ignore[arg-type]


def test_each_of_several_questions_has_its_own() -> None:
    face = calderos()
    asked = [OpenQuestion(5, Seat(0), DEFEND), OpenQuestion(6, Seat(0), DEFEND)]
    panel = hand_panel(sight(face, *asked), speaker(face))
    ids = [button.custom_id for row in rows(panel.view) for button in row]
    assert len(set(ids)) == len(ids)
    assert [one for one in ids if one.startswith("rule:")] == [
        "rule:calderos:defense:5",
        "rule:calderos:defense:6",
    ]


def test_a_game_without_texts_has_none() -> None:
    face = replace(calderos(), glossary=None)
    asked = OpenQuestion(5, Seat(0), TURN)
    panel = question_panel(sight(face, asked), asked, (), speaker(face))
    found = [one for row in rows(panel.view) for one in addresses(row)]
    assert not any(isinstance(one, RuleButton) for one in found)
