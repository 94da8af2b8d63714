"""A compass at the club: one click on a direction is one move."""

from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import ClassVar

import pytest

from bot.art import Picture
from bot.asking.components import BLANK
from bot.desk import Desk
from bot.face import Face
from db import GameStatus
from rules.engine.events import Event
from rules.engine.questions import ChoosePath
from rules.engine.rulebook import NoOptions, Result, Rulebook
from rules.engine.seats import Seat
from rules.engine.table import Table as RulesTable
from tests.bot.text.folders import folder
from tests.e2e.club import Club
from tests.e2e.conftest import OpenClub
from tests.e2e.moves import answer
from tests.e2e.reading import controls, labels
from tests.e2e.table import begin, told

WORDS = """
game-stroll = Stroll
game-stroll-about = Walk until somebody rests.
stroll-take-turn = **What do you do?**
stroll-take-turn-public = walk on.
pace-walk = Walk
pace-rest = Rest
walked = { $seat } walks { $way }.
stroll-end-rested = They rest.
"""


class Pace(StrEnum):
    """To walk or not to walk."""

    WALK = "walk"
    REST = "rest"


class Direction(StrEnum):
    """Where to."""

    NORTH = "north"
    WEST = "west"


@dataclass(frozen=True, slots=True)
class Walked(Event):
    """Somebody walked."""

    seat: Seat
    way: Direction


@dataclass(frozen=True, slots=True)
class TakeTurn(ChoosePath):
    """Walk, or rest."""

    kind: ClassVar[str] = "stroll-take-turn"
    parts: ClassVar[tuple[str, ...]] = ("act", "direction")


async def stroll(table: RulesTable, _state: None) -> Result:
    """Let the first seat walk until it rests."""
    seat = table.seats[0]
    question = TakeTurn({Pace.WALK: tuple(Direction), Pace.REST: None})
    while (path := await table.ask(seat, question))[0] is Pace.WALK:
        table.tell(everyone=Walked(seat, path[1]))
    return Result((seat,), "rested")


STROLL: Rulebook[None, None, NoOptions] = Rulebook(
    key="stroll",
    version=1,
    seats=(2, 2),
    options=NoOptions,
    set_up=lambda _table, _options: None,
    play=stroll,
    view=lambda _state, _viewer: None,
    policies={"sensible": lambda _view, question, stream: question.sample(stream)},
    content=frozenset(),
    end_reasons=("rested",),
)


def offer(words: Path) -> Callable[[Desk], None]:
    """Return what offers the stroll."""

    def dress(desk: Desk) -> None:
        texts = desk.texts.extended(folder(words, en=WORDS, es=WORDS))
        picture = Picture("", "", 1, 1)
        desk.faces.add(
            Face(
                rulebook=STROLL,
                texts=texts,
                draw_table=lambda _view, _names, _speaker: picture,
                draw_hand=lambda _view, _speaker: None,
                describe_table=lambda _view, _speaker: "",
                describe_hand=lambda _view, _speaker: "",
            )
        )

    return dress


@pytest.fixture
async def park(opened: OpenClub, tmp_path: Path) -> AsyncIterator[Club]:
    """A club where one strolls."""
    async with opened(dress=offer(tmp_path / "words")) as club:
        yield club


async def test_one_click_on_a_direction_is_one_move(park: Club) -> None:
    table = await begin(park, park.members("Ana", "Bo"), game="stroll")
    turn = await table.turn()
    assert labels(turn.letter()) == [BLANK, "North", BLANK, "West", BLANK, BLANK, "Rest"]
    west = next(control for control in controls(turn.letter()) if control.label == "West")
    await turn.member.user.click(turn.letter(), custom_id=west.custom_id)
    assert await table.answers() == 1
    assert "walks West" in await table.feed()


async def test_a_free_place_that_is_pressed_all_the_same_does_nothing(park: Club) -> None:
    table = await begin(park, park.members("Ana", "Bo"), game="stroll")
    turn = await table.turn()
    free = next(control for control in controls(turn.letter()) if control.label == BLANK)
    assert free.disabled
    result = await park.forge(turn.member.user, turn.letter(), free.custom_id)
    assert park.says("refused-illegal") in told(result)
    assert await table.answers() == 0


async def test_a_stroll_to_its_end(park: Club) -> None:
    table = await begin(park, park.members("Ana", "Bo"), game="stroll")
    for raw in (["walk", "north"], ["walk", "west"], ["rest"]):
        await answer(await table.turn(), raw)  # type: ignore[arg-type]
    assert (await table.row()).status is GameStatus.FINISHED
