"""A game's options as a person types them."""

from enum import StrEnum

import pytest
from pydantic import BaseModel, ConfigDict

from bot.options import known_options, read_options, values_of
from bot.tables.errors import UnknownOption


class Weather(StrEnum):
    """How it is outside."""

    SUN = "sun"
    RAIN = "light-rain"


class Walk(BaseModel):
    """Options of a game."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    weather: Weather = Weather.SUN
    with_dog: bool = False


@pytest.mark.parametrize(
    ("text", "weather", "dog"),
    [
        (None, "sun", False),
        ("", "sun", False),
        ("weather=light-rain", "light-rain", False),
        ("with-dog=true", "sun", True),
        ("with_dog=yes, weather=light-rain", "light-rain", True),
        ("  weather=sun   with-dog=0 ", "sun", False),
    ],
)
def test_options_are_read_and_the_rest_have_their_defaults(
    text: str | None, weather: str, *, dog: bool
) -> None:
    assert read_options(Walk, text) == {"weather": weather, "with_dog": dog}


@pytest.mark.parametrize("text", ["weather", "weather=", "weather=snow", "cat=true", "=", "sun"])
def test_what_is_no_option_is_refused_with_those_that_are(text: str) -> None:
    with pytest.raises(UnknownOption) as refused:
        read_options(Walk, text)
    known = refused.value.arguments["known"]
    assert isinstance(known, str)
    assert "sun" in known
    assert "light-rain" in known
    assert "dog" in known


def test_the_values_of_an_option_are_known() -> None:
    assert values_of(Walk, "weather") == [Weather.SUN, Weather.RAIN]
    assert values_of(Walk, "with_dog") == [False, True]
    assert list(known_options(Walk)) == ["weather", "with_dog"]
