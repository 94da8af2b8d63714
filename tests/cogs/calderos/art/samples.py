"""Words, names and views to draw in tests and on the contact sheet."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from bot.art import Words
from rules.calderos.content import INGREDIENTS, Card, Student
from rules.calderos.view import CalderosView, CauldronView, PlaceView
from rules.engine.seats import Seat

LOCALES = ("en", "es")
MESSAGES = Path(__file__).parents[4] / "cogs" / "calderos" / "messages"
HANDS = (
    (Card.YETI_FROST, Card.POSSESSION, Card.COUNTERSPELL, Card.GOLDEN_CAULDRON, Card.EXPLOSION),
    (Card.UNICORN_FLATULENCE, Card.CAULDRON_THEFT, Card.MIRROR, Card.CROCODILE_TEARS,
     Card.GNOME_VOMIT),
    (Card.GHOST_LAUGHTER, Card.ENCHANTMENT, Card.CAULDRON_BLOCK, Card.WAND_BREAK),
)  # fmt: skip
NAMES: Mapping[Seat, str] = {
    Seat(0): "Marisol",
    Seat(1): "Don Ramón",
    Seat(2): "xX_Slayer_Xx",
    Seat(3): "Ana",
    Seat(4): "Иван",
}
HOSTILE_NAMES: Mapping[Seat, str] = {
    Seat(0): "W" * 32,
    Seat(1): "Maximiliano de la Santísima Trini",
    Seat(2): "<b>&\"'</b>",
    Seat(3): "\u202e\u200b\u2066",
    Seat(4): "🔥🐉",
}


@cache
def words(locale: str) -> Words:
    """Return the pictures' messages in a language; a missing or faulty one is an error."""
    bundle = FluentBundle([locale], use_isolating=False)
    bundle.add_resource(FluentResource((MESSAGES / f"art.{locale}.ftl").read_text("utf-8")))

    def say(message: str, /, **args: object) -> str:
        pattern = bundle.get_message(message).value
        assert pattern is not None
        text, errors = bundle.format_pattern(pattern, args)
        assert not errors, (message, errors)
        return str(text)

    return say


def place(
    seat: int,
    *,
    broken: bool = False,
    enchanted: bool = False,
    blocked: bool = False,
    colour: Student | None = None,
    ingredients: tuple[Card, ...] = (),
    hand: int = 5,
) -> PlaceView:
    """Return a place; its student follows from the seat, its cauldron's colour may differ.

    Whatever is wrong there comes from the first seat, or from the second if this is the first.
    """
    student = list(Student)[seat]
    caster = Seat(0 if seat else 1)
    return PlaceView(
        seat=Seat(seat),
        student=student,
        broken_until=caster if broken else None,
        enchanted=enchanted,
        cauldron=CauldronView(colour or student, caster if blocked else None, ingredients),
        hand_size=hand,
    )


def table(
    *places: PlaceView,
    turn: int | None = 0,
    winner: int | None = None,
    draw: int = 31,
    discard: int = 6,
    hand: tuple[Card, ...] = (),
    viewer: int | None = None,
) -> CalderosView:
    """Return a view of those places."""
    return CalderosView(
        viewer=None if viewer is None else Seat(viewer),
        places=places,
        turn=None if turn is None else Seat(turn),
        draw_pile=draw,
        discard_pile=discard,
        hand=hand,
        winner=None if winner is None else Seat(winner),
    )


def eventful(seats: int, *, turn: int | None = 0, winner: int | None = None) -> CalderosView:
    """Return a table where everything that can happen to a place has happened to one."""
    everything = (
        place(0, ingredients=INGREDIENTS[:3], colour=Student.MAGNUS),
        place(1, broken=True, ingredients=INGREDIENTS[1:2], hand=4),
        place(2, blocked=True, ingredients=INGREDIENTS[2:], colour=Student.ALDRIC),
        place(3, enchanted=True, hand=0),
        place(4, broken=True, blocked=True, enchanted=True, ingredients=INGREDIENTS[:4], hand=7),
    )
    return table(*everything[:seats], turn=turn, winner=winner)


def bare(seats: int) -> CalderosView:
    """Return a table before anybody has chosen a student."""
    empty = (
        PlaceView(
            Seat(i), student=None, broken_until=None, enchanted=False, cauldron=None, hand_size=0
        )
        for i in range(seats)
    )
    return table(*empty, turn=None, draw=0, discard=0)
