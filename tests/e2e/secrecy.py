"""What was sent, held against what each may know: the game is replayed beside the requests."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from functools import partial
from itertools import chain
from re import fullmatch
from typing import Any

from simcord.components import walk_components

from bot.addresses import read_address
from bot.face import Face
from bot.speech import Speaker
from bot.text import Locale
from rules.engine.game import Game
from rules.engine.record import Answered, standing
from rules.engine.replay import new_game
from rules.engine.seats import Seat
from tests.e2e.club import Club
from tests.e2e.table import Table

EPHEMERAL = 1 << 6
MESSAGE = 4
FIELD = "number"
"""The only field of the only form."""
PUBLIC_FILES = {"table.png"}
PRIVATE_FILES = {"table.png", "hand.png"}
ALT_LENGTH = 1024
"""Characters of a picture's alternative text."""


@dataclass
class Knowledge:
    """What was told over a whole game, by whom it may be known.

    Attributes:
        story: the public lines, in order.
        tables: how the table looked in words, at any moment.
        told: the private lines of each seat, and the questions that were put to it.
        hands: how each seat's hand looked in words, at any moment.
    """

    story: list[str] = field(default_factory=list)
    tables: set[str] = field(default_factory=set)
    told: dict[Seat, set[str]] = field(default_factory=dict)
    hands: dict[Seat, set[str]] = field(default_factory=dict)

    def not_for(self, seat: Seat | None) -> set[str]:
        """Return the private lines that a seat, or the public, is told nowhere."""
        own = self.told.get(seat, set()) if seat is not None else set()
        others = set().union(*self.told.values()) - own
        return {line for line in others if not any(line in mine for mine in own)}


@dataclass
class Story:
    """The public lines, as far as the thread has told them."""

    lines: list[str]
    told: list[str] = field(default_factory=list)

    def listen(self, text: str) -> None:
        """Follow the story through a message of the thread."""
        at = 0
        while len(self.told) < len(self.lines):
            line = self.lines[len(self.told)]
            at = text.find(line, at)
            if at < 0:
                return
            at += len(line)
            self.told.append(line)

    def has_told(self, line: str) -> bool:
        """Tell whether a line is part of one that was told."""
        return any(line in told for told in self.told)


@dataclass(frozen=True)
class Sent:
    """One body that reached Discord.

    Attributes:
        reader: who alone can read it; None if all can.
    """

    path: str
    body: Any
    reader: int | None

    def texts(self) -> str:
        """Return all words in it."""
        data = self.body.get("data", self.body)
        return "\n".join(_strings(data))

    def alts(self) -> Iterator[str]:
        """Yield the pictures in words."""
        data = self.body.get("data", self.body)
        for entry in data.get("attachments") or ():
            yield entry.get("description") or ""

    def files(self) -> set[str]:
        """Return the names of the files in it."""
        data = self.body.get("data", self.body)
        return {entry["filename"] for entry in data.get("attachments") or ()}

    def custom_ids(self) -> Iterator[str]:
        """Yield the custom_ids in it."""
        data = self.body.get("data", self.body)
        if data.get("custom_id"):
            yield data["custom_id"]
        for part in walk_components(data.get("components") or []):
            if part.get("custom_id"):
                yield part["custom_id"]


def _strings(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        yield from chain.from_iterable(map(_strings, value.values()))
    elif isinstance(value, list):
        yield from chain.from_iterable(map(_strings, value))


def sent(club: Club) -> list[Sent]:
    """Return all that the bot sent, with who can read it."""
    backend = club.env.backend
    by_channel = {channel: user for user, channel in backend.dm_channels.items()}
    by_token = {one.token: one for one in backend.interactions.values()}
    found = []
    for entry in club.env.http_requests:
        if not isinstance(entry.json, dict):
            continue
        if match := fullmatch(r"/channels/(\d+)(/messages.*|/threads)?", entry.path):
            found.append(Sent(entry.path, entry.json, by_channel.get(int(match[1]))))
        elif match := fullmatch(r"/interactions/(\d+)/[^/]+/callback", entry.path):
            one = backend.interactions[int(match[1])]
            public = entry.json["type"] == MESSAGE and not _ephemeral(entry.json["data"])
            found.append(Sent(entry.path, entry.json, None if public else one.user_id))
        elif match := fullmatch(r"/webhooks/\d+/([^/]+)(/messages/@original)?", entry.path):
            one = by_token[match[1]]
            private = _original_is_private(club, one) if match[2] else _ephemeral(entry.json)
            found.append(Sent(entry.path, entry.json, one.user_id if private else None))
    return found


def _ephemeral(message: Any) -> bool:
    return bool((message.get("flags") or 0) & EPHEMERAL)


def _original_is_private(club: Club, interaction: Any) -> bool:
    if interaction.guild_id is None or interaction.ephemeral:
        return True
    if interaction.source_message_id is None:
        return False
    stored = club.env.backend.messages[interaction.channel_id].get(interaction.source_message_id)
    return stored is not None and bool(stored.is_ephemeral)


@dataclass
class _Eavesdropper:
    """Follows a game at every seat, and notes what is heard and seen there.

    Attributes:
        public: speaks the table's language.
        tongues: speak each of the languages that a player may have.
        names: the players' names.
        heard: how much of the feed is noted.
        asked: how many of the questions are noted.
    """

    face: Face
    game: Game
    public: Speaker
    tongues: tuple[Speaker, ...]
    names: Mapping[Seat, str]
    known: Knowledge = field(default_factory=Knowledge)
    heard: int = 0
    asked: int = 0

    def listen(self) -> None:
        """Note what is new."""
        for telling in self.game.feed[self.heard :]:
            lines = [self.public.tell(event) for event in telling.heard_by(None)]
            self.known.story += filter(None, lines)
            for seat, event in telling.besides.items():
                self._keep(seat, [speaker.tell(event) for speaker in self.tongues])
        self.heard = len(self.game.feed)
        for number, seat, question in self.game.open.values():
            if number >= self.asked:
                self._keep(seat, [speaker.ask(question) for speaker in self.tongues])
        self.asked = max([self.asked, *(number + 1 for number in self.game.open)])

    def _keep(self, seat: Seat, lines: list[str]) -> None:
        self.known.told.setdefault(seat, set()).update(filter(None, lines))

    def look(self) -> None:
        """Note how everything looks, in words."""
        view, draw_hand = self.game.view, self.face.draw_hand
        for speaker in (tongue.plain() for tongue in self.tongues):
            table = self.face.draw_table(view(None), self.names, speaker)
            self.known.tables.add(table.alt[:ALT_LENGTH])
            for seat in self.names:
                hand = draw_hand(view(seat), speaker)
                alts = [hand.alt[:ALT_LENGTH]] if hand else []
                self.known.hands.setdefault(seat, set()).update(alts)


async def knowledge(table: Table) -> Knowledge:
    """Replay a game, and collect what everybody may know of it."""
    row = await table.row()
    seats = await table.club.store.games.seats(table.game)
    face = table.club.desk.faces[row.game]
    names = {Seat(seat.seat): seat.name for seat in seats}
    record = await table.record()
    game = new_game(face.rulebook, record)
    say = partial(Speaker, face.texts, names=names)
    follower = _Eavesdropper(face, game, say(Locale(row.locale)), tuple(map(say, Locale)), names)
    follower.listen()
    follower.look()
    for _, entry in standing(record.entries):
        if isinstance(entry, Answered):
            game.answer(Seat(entry.seat), entry.question, entry.answer)
            follower.listen()
            follower.look()
    return follower.known


async def check_secrets(table: Table) -> None:
    """Fail if anybody was told what another seat alone was told, or shown what it alone sees.

    What a seat was told in private may be told to all later, by the game's own public lines; before
    that, nobody else may read it anywhere.

    Args:
        table: a game of any kind played to its end, the only one at its club.
    """
    known = await knowledge(table)
    story = Story(known.story)
    seats = await table.club.store.games.seats(table.game)
    seat_of = {seat.user_id: Seat(seat.seat) for seat in seats}
    row = await table.row()
    thread = f"/channels/{row.thread_id}/messages"
    seed = (row.seed or b"").hex()
    foreign = {seat: known.not_for(seat) for seat in (None, *seat_of.values())}
    for one in sent(table.club):
        if one.path == thread:
            story.listen(one.body.get("content") or "")
        for custom_id in one.custom_ids():
            assert custom_id == FIELD or read_address(custom_id) is not None, custom_id
        seat = seat_of.get(one.reader) if one.reader is not None else None
        text = one.texts()
        leaked = [line for line in foreign[seat] if line in text and not story.has_told(line)]
        assert leaked == [], (one.path, seat)
        shown = known.hands[seat] if seat is not None else set()
        assert one.files() <= (PUBLIC_FILES if seat is None else PRIVATE_FILES)
        assert {alt for alt in one.alts() if alt} <= known.tables | shown
        assert one.reader is None or seed not in text
    log = table.club.log.public()
    assert seed not in log
    assert [line for line in known.not_for(None) if line in log] == []


async def check_cards(table: Table, secret_words: Sequence[Enum]) -> None:
    """Fail if a hand, or one card of it, stands where others can read it.

    That is more than `check_secrets` asks, and right for a game in which what a hand holds is
    named in public lines only where it is played.

    Args:
        table: a game played to its end, the only one at its club.
        secret_words: the cards, or whatever a hand holds.
    """
    known = await knowledge(table)
    seats = await table.club.store.games.seats(table.game)
    seat_of = {seat.user_id: Seat(seat.seat) for seat in seats}
    words = _words(table, (await table.row()).game, secret_words)
    for one in sent(table.club):
        if one.reader is None:
            _check_public(one, known, words)
        elif (seat := seat_of.get(one.reader)) is not None:
            _check_private(one, known, seat)
    log = table.club.log.public()
    assert [word for word in words if word in log] == []


def _words(table: Table, game: str, secret_words: Sequence[Enum]) -> set[str]:
    texts = table.club.desk.faces[game].texts
    spoken = {Speaker(texts, locale, {}).word(word) for word in secret_words for locale in Locale}
    return spoken | {str(word.value) for word in secret_words if "-" in str(word.value)}


def _check_public(one: Sent, known: Knowledge, words: set[str]) -> None:
    text = one.texts()
    private = set().union(*known.told.values(), *known.hands.values())
    assert [line for line in private if line in text] == []
    if one.body.get("components"):
        said = "\n".join(_written(one.body["components"]))
        assert [word for word in words if word in said] == [], one.path


def _written(components: list[Any]) -> Iterator[str]:
    """Yield the words in components, but for the pictures in words."""
    for part in walk_components(components):
        yield part.get("label") or ""
        yield part.get("placeholder") or ""
        yield part.get("custom_id") or ""
        yield from chain.from_iterable(map(_strings, part.get("options") or ()))
        if "content" in part:
            yield part["content"]


def _check_private(one: Sent, known: Knowledge, seat: Seat) -> None:
    text = one.texts()
    own = known.told.get(seat, set()) | known.hands[seat]
    others = set().union(*known.told.values(), *known.hands.values()) - own
    foreign = [line for line in others if line in text and not any(line in mine for mine in own)]
    assert foreign == []


async def check_story(table: Table) -> None:
    """Fail if the thread does not tell what happened: all of it, once, in order."""
    known = await knowledge(table)
    lines = list((await table.feed()).splitlines())
    expected = [line for said in known.story for line in said.splitlines()]
    told = iter(lines)
    missing = [line for line in expected if line not in told]
    assert not missing, (missing, lines)
    for line in set(expected):
        assert lines.count(line) == expected.count(line), line
