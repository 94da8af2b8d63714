"""Takes the pictures of docs/pictures anew: ``uv run python -m tests.docs.screenshots``.

It plays in ``maese try`` with fixed seeds, so that it sees the same games each time. It needs
Chromium and a font with emoji (Debian: ``chromium fonts-noto-color-emoji``).
"""

import asyncio
import shutil
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from hashlib import sha256
from itertools import islice
from pathlib import Path

from bot.addresses import Scope
from bot.art import paint
from bot.options import read_options
from bot.speech import Speaker
from bot.standing.career import Career, Skill
from bot.standing.picture import standing_picture
from bot.standing.table import table
from bot.text import Locale
from rules.engine.game import Game
from rules.engine.randomness import Stream
from rules.engine.seats import Seat
from tests.browser.trial import Trial, trial
from tests.docs.commands import faces

PICTURES = Path(__file__).resolve().parents[2] / "docs" / "pictures"
SIZE = {"width": 1000, "height": 800}
LARGEST = 300_000
"""Bytes that one picture may have: a reader on a slow line looks at them too."""

BOARD_SCALE = 0.6
PLAYERS = ("Ana", "Bo", "Cid")
MOST_TURNS = 60


@dataclass(frozen=True, slots=True)
class Board:
    """The board of a game, painted after so many sensible answers.

    Attributes:
        name: the picture's.
        seed: what the game comes from.
        options: of the table, as a player types them.
    """

    name: str
    game: str
    seed: str
    answers: int
    options: str = ""


BOARDS = (
    Board("dungeonquest", "dungeonquest", "dungeonquest", 105),
    Board("catacombs", "dungeonquest", "catacombs 8", 138, "heroes=true catacombs=true"),
    Board("boss-quest", "boss-quest", "boss-quest", 60),
    Board("cave-troll", "cave-troll", "cave-troll", 90),
    Board("calabozo", "calabozo", "calabozo", 80),
)
"""What is shown of the other games."""

NAMES = ("Ana", "Bo", "Cid", "Dora")


@dataclass(frozen=True, slots=True)
class Words:
    """What stands on the page in one language, as far as playing needs it.

    Of a button, it is how the label begins: it goes on if the button decides more.
    """

    add: str
    attack: str
    discard: str
    endure: str


ENGLISH = Words("Add", "Attack", "Discard", "Let it happen")
SPANISH = Words("Añadir", "Atacar", "Descartar", "Dejar que ocurra")


class Player:
    """A game that one person plays for everybody at the page.

    Args:
        page: the page of a running trial.
        words: the language of the trial.
    """

    def __init__(self, page: Trial, words: Words) -> None:
        self.page = page
        self._words = words

    def open_table(self, game: str = "Guerra") -> None:
        """Open a table as the first player and seat the others."""
        self.page.be(PLAYERS[0])
        self.page.slash("play", game=game)
        for name in PLAYERS[1:]:
            self.page.be(name)
            self.page.press(":join")
        self.page.be(PLAYERS[0])

    def begin(self) -> None:
        """Start the game and let everybody choose a student."""
        self.page.press(":start")
        for _ in PLAYERS:
            self.see_question()
            self.page.answer()

    def see_question(self) -> str:
        """Become the player who is asked, open the direct messages and return the name."""
        player = self.page.who_is_asked()
        self.page.be(player)
        self.page.open("dm")
        return player

    def see_table(self) -> None:
        """Open the thread."""
        self.page.open("thread")

    def answer(self, *labels: str) -> None:
        """Answer with the first of these labels that is offered, and then whatever comes first."""
        offered = self.page.options()
        wanted = (option for label in labels for option in offered if option.startswith(label))
        self.page.answer(next(wanted, None))
        while self.page.latest.locator("[data-custom-id^='answer:'], [role=combobox]").count():
            self.page.answer()

    def play_until(self, seen: Callable[[list[str]], bool]) -> None:
        """Play on until the question that is open offers such options."""
        words = self._words
        for turn in range(MOST_TURNS):
            self.see_question()
            if seen(self.page.options()):
                return
            eager = (words.attack, words.add) if turn % 3 == 2 else (words.add, words.attack)
            self.answer(*eager, words.discard, words.endure)
        raise SystemExit(f"not seen in {MOST_TURNS} turns: choose another seed")


@contextmanager
def playing(words: Words, *arguments: str) -> Iterator[tuple[Player, Callable[[str], None]]]:
    """Run a trial; yield the game and what takes a picture by its name."""
    chromium = shutil.which("chromium") or shutil.which("chromium-browser")
    if chromium is None:
        raise SystemExit("there is no Chromium on this machine")
    with trial(chromium, "--players", ",".join(PLAYERS), *arguments) as page:
        page.page.set_viewport_size({"width": SIZE["width"], "height": SIZE["height"]})

        def take(name: str) -> None:
            page.rest()
            # Every picture on the page has arrived once the network is quiet.
            page.page.wait_for_load_state("networkidle")
            # The log was as long as its text when it scrolled; now it has its pictures too.
            page.page.locator("#log").hover()
            page.page.mouse.wheel(0, 10_000)
            page.page.mouse.move(SIZE["width"] - 1, 1)
            write(name, page.page.screenshot())

        yield Player(page, words), take


def paint_board(board: Board) -> None:
    """Paint a board of four players."""
    face = asyncio.run(faces())[board.game]
    policy = face.rulebook.policies["sensible"]
    model = face.rulebook.options
    options = model.model_validate(read_options(model, board.options))
    game = Game(face.rulebook, len(NAMES), sha256(board.seed.encode()).digest(), options)
    chance = Stream(bytes(32), "pictures")
    for _ in range(board.answers):
        for number, asked in islice(game.open.items(), 1):
            answer = policy(game.view(asked.seat), asked.question, chance)
            game.answer(asked.seat, number, answer)
    names = {Seat(seat): name for seat, name in enumerate(NAMES)}
    speaker = Speaker(face.texts, Locale.EN, names).plain()
    write(board.name, paint(face.draw_table(game.view(None), names, speaker), BOARD_SCALE))


def paint_standing() -> None:
    """Paint the table of the best, in which four people have played a score of games."""
    face = asyncio.run(faces())["calderos"]
    figures = (
        (21, 9, 2, 4, 30.2, 2.1),
        (18, 6, 0, 3, 27.4, 2.3),
        (20, 4, 1, 2, 24.9, 2.2),
        (7, 1, 0, 1, 23.8, 4.0),
    )
    careers = {
        user: Career(games, wins, streak, longest, skill=Skill(mean, deviation))
        for user, (games, wins, streak, longest, mean, deviation) in enumerate(figures)
    }
    lines = table("calderos", careers, dict(enumerate(NAMES)))
    speaker = Speaker(face.texts, Locale.EN, {}, rich=False)
    picture = standing_picture("calderos", Scope.SERVER, lines, 1, speaker)
    write("standing", paint(picture, BOARD_SCALE))


def take_time(page: Trial, take: Callable[[str], None]) -> None:
    """Play until somebody's time is up."""
    page.slash("table time", limit="1d", rule="The bot plays on")
    page.press(":start")
    for _ in PLAYERS:
        page.be(page.who_is_asked())
        page.open("dm")
        page.answer()
    page.open("thread")
    page.skip("day")
    take("time")


def take_panels(page: Trial, take: Callable[[str], None]) -> None:
    """Look up a rule, and open the settings of the server."""
    page.slash("rules", game="Guerra", entry="Possession")
    take("rules")
    page.page.set_viewport_size({"width": SIZE["width"], "height": SIZE["height"] + 120})
    page.slash("settings")
    take("settings")
    page.page.set_viewport_size({"width": SIZE["width"], "height": SIZE["height"]})


def write(name: str, png: bytes) -> None:
    """Write a picture.

    Raises:
        SystemExit: it is too large.
    """
    target = PICTURES / f"{name}.png"
    target.write_bytes(png)
    sys.stdout.write(f"{target.name}: {len(png) // 1000} kB\n")
    if len(png) > LARGEST:
        raise SystemExit(f"{target.name} is larger than {LARGEST // 1000} kB")


def main() -> None:
    """Take all pictures."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    for board in BOARDS:
        paint_board(board)
    paint_standing()
    with playing(ENGLISH, "--seed", "pictures") as (game, take):
        game.open_table()
        take("lobby")
        game.begin()
        for _ in range(9):
            game.play_until(lambda options: ENGLISH.endure not in options)
            game.answer(ENGLISH.add, ENGLISH.attack, ENGLISH.discard)
        game.play_until(lambda options: ENGLISH.endure in options and len(options) > 1)
        take("hand")
        game.answer(ENGLISH.endure)
        game.see_table()
        take("table")
    with playing(ENGLISH, "--seed", "pictures") as (game, take):
        game.page.be(PLAYERS[0])
        take_panels(game.page, take)
        game.open_table()
        take_time(game.page, take)
    with playing(SPANISH, "--seed", "pictures", "--lang", "es") as (game, take):
        game.open_table()
        game.begin()
        for _ in range(4):
            game.play_until(lambda options: SPANISH.endure not in options)
            game.answer(SPANISH.add, SPANISH.attack, SPANISH.discard)
        game.see_question()
        take("spanish")


if __name__ == "__main__":
    main()
