"""A game's story tells each what they may know and nothing else, in every game."""

from asyncio import Runner
from collections.abc import Mapping, Sequence

import pytest

from bot.face import Face, Faces
from bot.history.story import Listener, Step, tell_story
from bot.speech import Speaker
from bot.text import Locale
from rules.engine.randomness import Stream
from rules.engine.record import (
    Ended,
    Entry,
    HandedOver,
    Paused,
    Resumed,
    Returned,
    Rewound,
    TakenOver,
    TimedOut,
    Unreadable,
)
from rules.engine.rulebook import all_games
from rules.engine.seats import Seat
from tests.battery.canon import heard
from tests.battery.play import Move, Run, choosers, move_entry, places
from tests.battery.test_secret_answers import alike
from tests.docs.commands import faces as load_faces

ALL = Listener(everything=True)
PUBLIC = Listener()
HUSH = "🤫"
MOST_PLACES = 12
SECRETIVE = {"calderos", "calabozo", "dungeonquest"}
"""The games in which answers are given of which others learn nothing at once."""

every_game = pytest.mark.parametrize("game", [rulebook.key for rulebook in all_games()])


@pytest.fixture(scope="module")
def faces() -> Faces:
    """Return the faces of all games."""
    with Runner() as runner:
        return runner.run(load_faces())


def names_of(run: Run) -> Mapping[Seat, str]:
    """Return names that stand out."""
    return {seat: f"Player {seat + 1}" for seat in run.game.table.seats}


def story(
    face: Face,
    run: Run,
    entries: Sequence[Entry],
    listener: Listener,
    locale: Locale = Locale.EN,
) -> list[Step]:
    """Tell a run's story, as its journal has it."""
    speaker = Speaker(face.texts, locale, names_of(run))
    return tell_story(run.rulebook, run.record(), entries, speaker, listener)


def text_of(steps: Sequence[Step]) -> str:
    """Return a whole story."""
    return "\n".join(step.text for step in steps)


def private_lines(face: Face, run: Run, locale: Locale) -> dict[Seat, set[str]]:
    """Return what each seat alone was told."""
    speaker = Speaker(face.texts, locale, names_of(run))
    lines: dict[Seat, set[str]] = {seat: set() for seat in run.game.table.seats}
    for told in run.game.feed:
        for seat, event in told.besides.items():
            lines[seat] |= {speaker.tell(event)} - {""}
    return lines


def public_lines(face: Face, run: Run, locale: Locale) -> list[str]:
    """Return what all were told, in order."""
    speaker = Speaker(face.texts, locale, names_of(run))
    said = (speaker.tell(event) for told in run.game.feed for event in told.heard_by(None))
    return [line for line in said if line]


@pytest.mark.parametrize("locale", list(Locale))
@every_game
def test_all_hear_the_public_story_and_each_seat_its_own_secrets(
    faces: Faces, game: str, locale: Locale
) -> None:
    rulebook = all_games()[game]
    run = Run(rulebook, rulebook.seats[1], 1, choosers(rulebook)["sensible"]).finish()
    face, entries = faces[game], run.entries()
    private = private_lines(face, run, locale)
    public = public_lines(face, run, locale)
    for seat in (None, *run.game.table.seats):
        steps = story(face, run, entries, Listener(seat), locale)
        assert [step.entry for step in steps] == [None, *range(len(entries))]
        text = text_of(steps)
        at = 0
        for line in public:
            at = text.index(line, at)
        own = private[seat] if seat is not None else set()
        marked = [line for line in text.splitlines() if line.startswith(HUSH)]
        secret = {line.splitlines()[0] for mine in own for line in [mine]}
        assert {line.removeprefix(f"{HUSH} ") for line in marked} == secret
    whole = text_of(story(face, run, entries, ALL, locale))
    assert all(line in whole for mine in private.values() for line in mine)


@every_game
def test_a_secret_answer_changes_nothing_in_the_others_histories(faces: Faces, game: str) -> None:
    """Two journals that differ in one answer, as far as it shows to nobody but who gave it."""
    rulebook = all_games()[game]
    run = Run(rulebook, min(3, rulebook.seats[1]), 0, choosers(rulebook)["sensible"])
    stream = Stream(run.seed, "histories")
    compared = 0
    for count in places(run, MOST_PLACES):
        question = stream.pick(tuple(run.again(count).open.values()))
        for pair in (group[:2] for group in alike(question, stream)[:2]):
            after = [run.again(count) for _ in pair]
            for copy, raw in zip(after, pair, strict=True):
                copy.answer(question.seat, question.number, raw)
            journals = [[*run.entries()[:count], move_entry(Move(question, raw))] for raw in pair]
            for seat in (None, *run.game.table.seats):
                one, other = (story(faces[game], run, kept, Listener(seat)) for kept in journals)
                if seat == question.seat:
                    assert one != other
                elif heard(after[0], seat) == heard(after[1], seat):
                    assert one == other
                    compared += 1
    assert compared or game not in SECRETIVE


def test_what_is_no_answer_is_told_too(faces: Faces) -> None:
    rulebook = all_games()["calderos"]
    run = Run(rulebook, 3).finish()
    first, *rest = run.entries()
    asked = run.moves[1].asked
    entries: list[Entry] = [
        first,
        HandedOver(seat=1),
        Returned(seat=1),
        TakenOver(seat=2),
        Paused(),
        Resumed(),
        TimedOut(question=asked.number, seat=int(asked.seat), rule="answer"),
        *rest[:3],
        Rewound(to=8),
        Ended(by="stale"),
    ]
    for locale in Locale:
        steps = story(faces["calderos"], run, entries, PUBLIC, locale)
        assert [step.entry for step in steps] == [None, *range(len(entries))]
        assert all(step.text for step in steps[1:])
    texts = [step.text for step in story(faces["calderos"], run, entries, PUBLIC)]
    assert "The bot takes the place of **Player 2**." in texts[2]
    assert "no longer counts" in texts[-2]
    assert "a long time" in texts[-1]


def test_what_was_taken_back_is_told_and_the_story_goes_on_from_before_it(faces: Faces) -> None:
    rulebook = all_games()["calderos"]
    run = Run(rulebook, 2).finish()
    entries = run.entries()
    journal = [*entries[:6], Rewound(to=4), *entries[4:]]
    told = story(faces["calderos"], run, journal, ALL)
    straight = story(faces["calderos"], run, entries, ALL)
    assert [step.text for step in told[:7]] == [step.text for step in straight[:7]]
    again = [step.text.partition(" ")[2] for step in told[8:]]
    assert again == [step.text.partition(" ")[2] for step in straight[5:]]


def test_a_story_ends_at_what_does_not_fit_unless_it_was_taken_back(faces: Faces) -> None:
    rulebook = all_games()["calderos"]
    run = Run(rulebook, 2).finish()
    entries = run.entries()
    broken: list[Entry] = [*entries[:5], Unreadable(), *entries[5:]]
    steps = story(faces["calderos"], run, broken, PUBLIC)
    assert [step.entry for step in steps] == [None, 0, 1, 2, 3, 4, 5]
    assert "does not fit" in steps[-1].text
    mended = [*broken, Rewound(to=5), *entries[5:7]]
    after = len(broken)
    numbers = [step.entry for step in story(faces["calderos"], run, mended, PUBLIC)]
    assert numbers == [None, 0, 1, 2, 3, 4, 5, after, after + 1, after + 2]
    beyond = [*broken, Rewound(to=7), *entries[5:7]]
    assert len(story(faces["calderos"], run, beyond, PUBLIC)) == len(steps)
