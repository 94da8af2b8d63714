"""The table of the best: places, names, pictures."""

from asyncio import Runner
from xml.etree import ElementTree as ET

import pytest

from bot.addresses import Scope
from bot.art import paint
from bot.face import Faces
from bot.speech import Speaker
from bot.standing.career import Career, Skill
from bot.standing.picture import MOST_DRAWN, standing_picture
from bot.standing.reckoning import ALL_GAMES
from bot.standing.table import Line, table
from bot.standing.words import own_line, rows
from bot.text import Locale
from tests.bot.standing.games import ANA, BO, CID, DORA
from tests.docs.commands import faces

NAMES = {ANA: "Ana", BO: "Bo", CID: "Cid", DORA: "Dora"}
HOSTILE = [
    "@everyone", "<@1>", "# Game over", "[win](https://example.org)", "**x**", "a\u202eb\u200b",
    "Z͑ͫ̓ͪ̂ͫ̽͏a", "W" * 32, "🎲🎲", "</text><script>", "\u2800", "&amp;",
]  # fmt: skip


def career(points: float | None = None, **achieved: int) -> Career:
    """Return a career with a rating, or none."""
    skill = None if points is None else Skill((points - 1000) / 40 + 3, 1.0)
    return Career(skill=skill, **{"games": 1, "wins": 0, **achieved})


def places(game: str, **careers: Career) -> list[tuple[int, str]]:
    """Return places and names of people given by their names."""
    users = {name: user for user, name in NAMES.items()}
    achieved = {users[name]: one for name, one in careers.items()}
    return [(line.place, line.name) for line in table(game, achieved, NAMES)]


@pytest.fixture(scope="module")
def offered() -> Faces:
    """All games."""
    with Runner() as runner:
        return runner.run(faces())


def test_in_a_game_the_rating_counts_and_who_has_none_comes_last() -> None:
    assert places(
        "calderos",
        Ana=career(1100, wins=1),
        Bo=career(None, wins=50, games=50),
        Cid=career(1300),
        Dora=career(900, wins=9),
    ) == [(1, "Cid"), (2, "Ana"), (3, "Dora"), (4, "Bo")]


def test_those_who_did_equally_well_share_a_place() -> None:
    assert places(
        "calderos", Dora=career(1200), Ana=career(1100), Cid=career(1100), Bo=career(800)
    ) == [(1, "Dora"), (2, "Ana"), (2, "Cid"), (4, "Bo")]


def test_without_ratings_wins_count_then_points_then_few_games() -> None:
    assert places(
        "dungeonquest",
        Ana=career(wins=2, best=10, games=9),
        Bo=career(wins=2, best=10, games=4),
        Cid=career(wins=2, best=700, games=30),
        Dora=career(wins=3, best=0, games=30),
    ) == [(1, "Dora"), (2, "Cid"), (3, "Bo"), (4, "Ana")]


def test_for_all_games_together_wins_count() -> None:
    assert places(
        ALL_GAMES, Ana=career(1900, wins=2), Bo=career(wins=5), Cid=career(wins=2)
    ) == [(1, "Bo"), (2, "Ana"), (2, "Cid")]  # fmt: skip


def test_who_is_not_named_has_neither_line_nor_place() -> None:
    lines = table("calderos", {ANA: career(1500), BO: career(1000)}, {BO: "Bo", CID: "Cid"})
    assert [(line.place, line.name) for line in lines] == [(1, "Bo")]


def drawn(speaker: Speaker, lines: list[Line], game: str = "calderos", user: int = 0) -> ET.Element:
    """Return a picture's document."""
    picture = standing_picture(game, Scope.SERVER, lines, user, speaker.plain())
    return ET.fromstring(picture.svg)  # noqa: S314  our own document


def written(document: ET.Element) -> list[str]:
    """Return what stands in a picture."""
    return [one.text or "" for one in document.iter() if one.tag.endswith("text")]


@pytest.mark.parametrize("locale", Locale)
def test_the_picture_shows_what_the_words_say(offered: Faces, locale: Locale) -> None:
    speaker = Speaker(offered["cave-troll"].texts, locale, {})
    one = career(1234, games=17, wins=11, streak=3, longest=6, best=54)
    lines = [Line(1, ANA, "Ana", one), Line(2, BO, "Bo", career(games=2))]
    shown = written(drawn(speaker, lines, "cave-troll"))
    for figure in ("Ana", "17", "11", "3", "6", "54", "1234", "–"):
        assert figure in shown
    picture = standing_picture("cave-troll", Scope.SERVER, lines, 0, speaker.plain())
    for figure in ("Cave Troll", "1. Ana", "17", "11", "1234", "2. Bo"):
        assert figure in picture.alt
    assert "*" not in picture.alt
    said = "\n".join(rows(lines, speaker))
    for figure in ("1. **Ana**", "17", "11", "6", "1234"):
        assert figure in said


def test_a_column_without_a_figure_is_left_out(offered: Faces) -> None:
    speaker = Speaker(offered["calderos"].texts, Locale.EN, {})
    lines = [Line(1, ANA, "Ana", career(1100))]
    assert "Rating" in written(drawn(speaker, lines))
    assert "Record" not in written(drawn(speaker, lines))
    assert "Rating" not in written(drawn(speaker, lines, ALL_GAMES))


def test_one_s_own_line_is_marked(offered: Faces) -> None:
    speaker = Speaker(offered["calderos"].texts, Locale.EN, {})
    lines = [Line(1, ANA, "Ana", career(1100)), Line(2, BO, "Bo", career(900))]

    def marked(user: int) -> int:
        edges = (one.get("stroke") for one in drawn(speaker, lines, user=user).iter())
        return sum(edge is not None for edge in edges)

    assert (marked(BO), marked(CID)) == (1, 0)


def test_hostile_names_do_nothing(offered: Faces) -> None:
    speaker = Speaker(offered["calderos"].texts, Locale.EN, {})
    lines = [
        Line(number, number, name, career(2000 - number))
        for number, name in enumerate(HOSTILE[:MOST_DRAWN], 1)
    ]
    said = "\n".join(rows(lines, speaker))
    for harm in ("@everyone", "<@1>", "](https:", "\u202e", "a\u200b"):
        assert harm not in said
    assert len(said.splitlines()) == len(lines)
    picture = standing_picture("calderos", Scope.SERVER, lines, 0, speaker.plain())
    assert paint(picture, 0.2).startswith(b"\x89PNG")
    assert len(picture.alt) <= 1024
    for name in HOSTILE:
        shown = written(drawn(speaker, [Line(1, 1, name, career(1000))]))
        assert all(text.strip() for text in shown)
        assert "\u202e" not in "".join(shown)


def test_a_long_table_is_drawn_as_far_as_it_fits(offered: Faces) -> None:
    speaker = Speaker(offered["calderos"].texts, Locale.EN, {})
    lines = [Line(n, n, f"P{n}", career(2000 - n)) for n in range(1, 60)]
    names = [text for text in written(drawn(speaker, lines)) if text.startswith("P")]
    assert names == [f"P{n}" for n in range(1, MOST_DRAWN + 1)]
    assert len(rows(lines, speaker)) == 20


def test_the_widest_table_fits_into_one_message(offered: Faces) -> None:
    for locale in Locale:
        speaker = Speaker(offered["dungeonquest"].texts, locale, {})
        one = career(1234, games=1999, wins=1888, streak=777, longest=888, best=99_999)
        said = rows([Line(n, n, "*" * 32, one) for n in range(1, 30)], speaker)
        assert len("\n".join(said)) < 3300


def test_one_s_own_line_is_told_in_any_case(offered: Faces) -> None:
    speaker = Speaker(offered["dungeonquest"].texts, Locale.EN, {})
    mine = career(1234, games=3, wins=2, streak=2, longest=2, total=900, best=500, survived=2)
    lines = [Line(1, BO, "Bo", career(1300)), Line(2, ANA, "Ana", mine)]
    told = own_line("dungeonquest", mine, lines, ANA, speaker)
    assert told.startswith("**You:** place 2 of 2; 3 games, 2 won, the latest 2 in a row")
    assert "rating 1234" in told
    assert "500 at best" in told
    assert own_line("dungeonquest", mine, lines[:1], ANA, speaker).endswith("Only you see this.")
    nothing = own_line("dungeonquest", None, lines, CID, speaker)
    assert nothing == "You have finished no game here yet."
