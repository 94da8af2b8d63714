"""What one chooses for oneself: reminders, quiet hours, language."""

import pytest
from simcord import InteractionResult, ResponseMessage

from bot.text import Locale
from db import PreferencesRow, Reminder
from tests.e2e.club import Club
from tests.e2e.reading import controls, text_of
from tests.e2e.table import begin, told

ENGLISH, SPANISH = "Your preferences", "Tus preferencias"


def panel_of(result: InteractionResult) -> ResponseMessage:
    """Return the panel, which only the one who asked can see."""
    assert result.response is not None
    assert result.response.ephemeral
    return result.response


async def test_the_panel_shows_what_is_chosen_and_changes_it(club: Club) -> None:
    ana = club.member("Ana")
    panel = panel_of(await ana.slash(club.channel, "preferences"))
    assert "**Reminders:** a mention in the thread of the game" in text_of(panel)
    assert "**Quiet hours:** none." in text_of(panel)
    assert "**Language:** as set in Discord" in text_of(panel)
    await ana.select(panel, ["1"], custom_id="prefer:reminder")
    assert "**Reminders:** a direct message" in text_of(panel)
    assert (await club.store.players.preferences(ana.id)).reminder is Reminder.DM
    await club.restart()
    assert "**Reminders:** a direct message" in told(await ana.slash(club.channel, "preferences"))


async def test_a_language_that_was_chosen_overrides_the_client_s(club: Club) -> None:
    ana, bo = club.members("Ana", "Bo")
    table = await begin(club, [ana, bo])
    panel = panel_of(await ana.slash(club.channel, "preferences"))
    await ana.select(panel, ["2"], custom_id="prefer:language")
    assert SPANISH in text_of(panel)
    await club.restart()
    assert told(await ana.slash(club.channel, "waiting")).startswith(
        ("### Lo que tienes pendiente", "No tienes nada pendiente")
    )
    while (await table.turn()).member.id != ana.id:
        await table.play(most=1)
    seats = await club.store.games.seats(table.game)
    assert next(seat.locale for seat in seats if seat.user_id == ana.id) == "es"
    before = len(club.letters(ana))
    await table.play(most=4)
    fresh = "\n".join(map(text_of, club.letters(ana)[before:]))
    assert " · mesa 1]" in fresh
    assert " · table 1]" not in fresh
    back = await ana.slash(club.channel, "preferences", language="own")
    assert ENGLISH in told(back)


async def test_a_chosen_language_counts_in_everything_that_is_offered(club: Club) -> None:
    ana = club.member("Ana", "es")
    assert SPANISH in told(await ana.slash(club.channel, "preferences"))
    await ana.slash(club.channel, "preferences", language="en")
    offered = await ana.autocomplete(club.channel, "preferences", "quiet_from", "off")
    assert offered == [{"name": "No quiet hours", "value": "off"}]


async def test_quiet_hours_are_typed_with_their_zone(club: Club) -> None:
    ana = club.member("Ana")
    (madrid,) = await ana.autocomplete(club.channel, "preferences", "timezone", "europe/mad")
    assert madrid["value"] == "Europe/Madrid"
    assert madrid["name"].startswith("Europe/Madrid · ")
    ends = await ana.autocomplete(club.channel, "preferences", "quiet_to", "08")
    assert "08:00" in [choice["value"] for choice in ends]
    done = await ana.slash(
        club.channel, "preferences", quiet_from="22", quiet_to="8:30", timezone="europe/madrid"
    )
    assert "22:00 to 08:30 in Europe\\/Madrid" in told(done)
    later = await ana.slash(club.channel, "preferences", quiet_to="9")
    assert "22:00 to 09:00" in told(later), "what is not typed stays"
    panel = panel_of(later)
    await ana.click(panel, custom_id="preference:quiet-off")
    assert "**Quiet hours:** none." in text_of(panel)
    assert [one.custom_id for one in controls(panel)] == ["prefer:reminder", "prefer:language"]
    await ana.slash(
        club.channel, "preferences", quiet_from="22", quiet_to="8", timezone="Asia/Tokyo"
    )
    off = await ana.slash(club.channel, "preferences", quiet_from="off")
    assert "**Quiet hours:** none." in told(off)


@pytest.mark.parametrize(
    ("typed", "refusal"),
    [
        ({"quiet_from": "22", "quiet_to": "8"}, "refused-zone-missing"),
        ({"quiet_from": "22", "timezone": "Asia/Tokyo"}, "refused-bad-hour"),
        ({"timezone": "Asia/Tokyo"}, "refused-bad-hour"),
        ({"quiet_from": "late", "quiet_to": "8", "timezone": "Asia/Tokyo"}, "refused-bad-hour"),
        ({"quiet_from": "8", "quiet_to": "8", "timezone": "Asia/Tokyo"}, "refused-bad-hour"),
        ({"quiet_from": "22", "quiet_to": "8", "timezone": "Narnia"}, "refused-unknown-zone"),
    ],
)
async def test_what_cannot_be_is_refused_and_changes_nothing(
    club: Club, typed: dict[str, str], refusal: str
) -> None:
    ana = club.member("Ana")
    refused = await ana.slash(club.channel, "preferences", reminder="dm", **typed)
    assert told(refused) == club.says(refusal)
    assert await club.store.players.preferences(ana.id) == PreferencesRow(user_id=ana.id)


async def test_an_option_that_is_not_there_changes_nothing(club: Club) -> None:
    ana = club.member("Ana")
    panel = panel_of(await ana.slash(club.channel, "preferences"))
    for forged in ("prefer:reminder", "prefer:language"):
        for value in ("9", "x"):
            refused = await club.forge(ana, panel, forged, [value])
            assert told(refused).endswith(club.says("refused-illegal"))
    nothing = await club.forge(ana, panel, "prefer:everything", ["0"])
    assert told(nothing) == club.says("refused-illegal")
    assert await club.store.players.preferences(ana.id) == PreferencesRow(user_id=ana.id)


async def test_the_panel_speaks_spanish(club: Club) -> None:
    ana = club.member("Ana", "es")
    said = told(await ana.slash(club.channel, "preferences"))
    assert said.startswith("### Tus preferencias")
    assert club.says("preferences-foot", language=Locale.ES) in said
