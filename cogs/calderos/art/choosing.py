"""The students who are still free, as a picture for whoever is to choose one."""

from collections.abc import Sequence

from bot.art import Picture, Words
from bot.art.fonts import Face
from bot.art.lettering import Pen
from bot.art.palette import INK, WHITE, lighter, mix
from bot.art.shapes import lift
from bot.art.svg import Clip, Element, circle, document, group, path, placed, rect
from cogs.calderos.art.backdrop import backdrop
from cogs.calderos.art.cauldrons import magic_cauldron
from cogs.calderos.art.students import portrait
from cogs.calderos.art.style import COLOURS
from rules.calderos.content import Student

WIDTH, HEIGHT = 1100, 400
_CARD_WIDTH, _CARD_HEIGHT = 204, 368
_PITCH = _CARD_WIDTH + 12
_NAME_HEIGHT = 54
NAME = Pen(Face.TITLE, 34, WHITE, anchor="middle", squeeze=0.9)
NAME_WIDTH = _CARD_WIDTH - 20


def students_picture(students: Sequence[Student], words: Words) -> Picture:
    """Return the students side by side, each with the cauldron of the same colour.

    Args:
        students: one to five, in the order of their buttons.
        words: says the game's messages.
    """
    left = (WIDTH - _PITCH * len(students) + _PITCH - _CARD_WIDTH) / 2
    svg = document(
        WIDTH,
        HEIGHT,
        backdrop(WIDTH, HEIGHT),
        *(
            placed(_card(student, words), left + i * _PITCH, (HEIGHT - _CARD_HEIGHT) / 2)
            for i, student in enumerate(students)
        ),
    )
    listed = ", ".join(words(f"student-{student.value}") for student in students)
    return Picture(svg, words("art-students-alt", students=listed), WIDTH, HEIGHT)


def _card(student: Student, words: Words) -> Element:
    colour = COLOURS[student]
    sky = mix(colour, "#2b2342", 0.3)
    width, height = _CARD_WIDTH, _CARD_HEIGHT
    middle, low = width / 2, height - _NAME_HEIGHT
    return group(
        lift(0, 0, width, height, 20),
        group(
            rect(0, 0, width, height, fill=sky),
            circle(middle, 120, 108, fill=lighter(sky, 0.3)),
            circle(middle, 120, 80, fill=lighter(sky, 0.48)),
            placed(portrait(student), middle - 102, low - 238, 1.7),
            path(f"M0 {low}H{width}V{height}H0Z", fill=mix(colour, "#120d1e", 0.45)),
            clip_path=Clip(rect(0, 0, width, height, 20)),
        ),
        rect(0, 0, width, height, 20, fill="none", stroke=INK, stroke_width=6),
        rect(0, 0, width, height, 20, fill="none", stroke=lighter(colour, 0.35), stroke_width=2.6),
        placed(magic_cauldron(student, blocked=False), width - 92, low - 92, 0.9),
        NAME.line(words(f"student-{student.value}"), middle, height - 17, NAME_WIDTH),
    )
