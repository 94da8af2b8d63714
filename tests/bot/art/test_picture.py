"""Pictures become PNG, are kept while they are asked for, and never outgrow Discord's limits."""

from concurrent.futures import ThreadPoolExecutor
from struct import unpack

import pytest

from bot.art import ALT_LIMIT, Easel, Picture, paint, painters, render
from bot.art.fonts import Face
from bot.art.lettering import Pen
from bot.art.svg import document, rect

SIGNATURE = b"\x89PNG\r\n\x1a\n"


def picture(colour: str = "#fff", alt: str = "") -> Picture:
    return Picture(document(40, 20, rect(0, 0, 40, 20, fill=colour)), alt, 40, 20)


class CountingExecutor(ThreadPoolExecutor):
    """Counts what it is given to do."""

    def __init__(self) -> None:
        super().__init__(1)
        self.jobs = 0

    def submit(self, *args: object, **kwargs: object) -> object:  # type: ignore[override]
        """Count, then do it."""
        self.jobs += 1
        return super().submit(*args, **kwargs)  # type: ignore[arg-type]


async def test_render_gives_a_png_of_the_size_asked_for() -> None:
    png = await render(picture(), 2)
    assert png.startswith(SIGNATURE)
    assert unpack(">II", png[16:24]) == (80, 40)


async def test_broken_svg_is_an_error() -> None:
    with pytest.raises(ValueError, match="root node"):
        await render(Picture("<svg", "", 1, 1))


@pytest.mark.parametrize("face", list(Face))
def test_each_face_really_draws(face: Face) -> None:
    with_text = document(40, 20, Pen(face, 16, "#fff").line("ñ", 2, 16, 40))
    assert paint(Picture(with_text, "", 40, 20)) != paint(Picture(document(40, 20), "", 40, 20))


async def test_an_easel_paints_a_picture_once_and_forgets_the_oldest() -> None:
    with CountingExecutor() as workers:
        easel = Easel(keep=2, workers=workers)
        first = await easel.render(picture("#111"))
        assert await easel.render(picture("#111", alt="other words")) == first
        assert workers.jobs == 1
        await easel.render(picture("#222"))
        await easel.render(picture("#111"))
        await easel.render(picture("#333"))
        await easel.render(picture("#111"))
        assert workers.jobs == 3
        await easel.render(picture("#222"))
        assert workers.jobs == 4


async def test_painters_paint_in_a_process_of_their_own() -> None:
    with painters() as workers:
        assert await Easel(workers=workers).render(picture()) == paint(picture())


def test_long_alternative_text_is_cut_to_the_limit() -> None:
    assert len(picture(alt="a" * 5000).alt) == ALT_LIMIT
    assert picture(alt="short").alt == "short"
