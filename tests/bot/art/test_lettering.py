"""Text stays in its box, whatever players call themselves."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.art.fonts import Face
from bot.art.lettering import ELLIPSIS, Pen, clean, fits, shorten, wrap
from bot.art.svg import Element


@pytest.mark.parametrize(
    ("name", "drawn"),
    [
        ("Marisol", "Marisol"),
        ("  two \n words ", "two words"),
        ("\u202egnp.exe\u200b", "gnp.exe"),
        ("𝓛𝓸𝓵𝓪 🔥", "Lola"),
        ("Z̸̧̛͔a", "Za"),
        ("n\u0303", "ñ"),
        ("Иван", "Иван"),
        ("神龍", ""),
        ("🐉\u2066", ""),
    ],
)
def test_clean_keeps_what_can_be_drawn(name: str, drawn: str) -> None:
    assert clean(name) == drawn


@given(st.text(), st.sampled_from(Face))
def test_cleaned_text_has_a_glyph_for_every_character(text: str, face: Face) -> None:
    assert face.covers(clean(text, face).replace(" ", ""))


@given(st.text(max_size=60), st.floats(40, 400))
def test_shortened_text_fits(text: str, width: float) -> None:
    kept = shorten(clean(text), Face.TEXT, 28, width)
    assert Face.TEXT.width(kept, 28) <= width


def test_shortening_says_so_and_keeps_the_beginning() -> None:
    kept = shorten("W" * 32, Face.TITLE, 30, 200)
    assert kept.startswith("WW")
    assert kept.endswith(ELLIPSIS)


@given(st.text(alphabet="abc WI", max_size=80), st.integers(1, 4))
def test_wrapped_lines_fit_and_are_not_too_many(text: str, lines: int) -> None:
    written = wrap(text, Face.TEXT, 28, 150, lines)
    assert len(written) <= lines
    assert all(Face.TEXT.width(line, 28) <= 150 for line in written)


def test_wrapping_evens_the_lines_out() -> None:
    assert wrap("Cauldron Theft of all", Face.TEXT, 28, 190, 2) == ("Cauldron", "Theft of all")


def test_fits_tells_whether_words_stay_whole() -> None:
    assert fits("short", Face.TEXT, 28, 200, 1)
    assert not fits("a line much too long for it", Face.TEXT, 28, 200, 1)


def test_a_pen_presses_letters_before_it_shortens() -> None:
    text = "Contrahechizo"
    natural = Face.TITLE.width(text, 28)
    line = Pen(Face.TITLE, 28, "#fff", squeeze=0.8).line(text, 0, 0, natural * 0.9)
    assert line.children == (text,)
    assert dict(line.attributes)["transform"] == "scale(0.9000 1)"


def test_a_block_centres_its_lines() -> None:
    block = Pen(Face.TEXT, 20, "#fff").block("one two", 0, 100, 60, lines=2, leading=1)
    ys = [dict(line.attributes)["y"] for line in block.children if isinstance(line, Element)]
    capital = 20 * Face.TEXT.cap_height
    assert ys == pytest.approx([100 - 10 + capital / 2, 100 + 10 + capital / 2])
