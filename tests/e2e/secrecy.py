"""What was sent, held against what each may know: the game is replayed beside the requests."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from enum import Enum
from functools import partial
from itertools import chain
from re import fullmatch
from typing import Any

from simcord.components import walk_components

from bot.addresses import read_address
from bot.speech import Speaker
from bot.text import Locale
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


@dataclass
class Knowledge:
    """What was told over a whole game, by whom it may be known.

    Attributes:
        story: the public lines, in order.
        tables: how the table looked in words, at any moment.
        told: the private lines of each seat.
        hands: how each seat's hand looked in words, at any moment.
    """

    story: list[str] = field(default_factory=list)
    tables: set[str] = field(default_factory=set)
    told: dict[Seat, set[str]] = field(default_factory=dict)
    hands: dict[Seat, set[str]] = field(default_factory=dict)


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


async def knowledge(table: Table) -> Knowledge:
    """Replay a game, and collect what everybody may know of it."""
    row = await table.row()
    seats = await table.club.store.games.seats(table.game)
    face = table.club.desk.faces[row.game]
    names = {Seat(seat.seat): seat.name for seat in seats}
    say = partial(Speaker, face.texts, names=names)
    public = say(Locale(row.locale))
    record = await table.record()
    game = new_game(face.rulebook, record)
    known = Knowledge()

    def learn(since: int) -> None:
        for telling in game.feed[since:]:
            known.story += [
                line for event in telling.heard_by(None) if (line := public.tell(event))
            ]
            for seat, event in telling.besides.items():
                for locale in Locale:
                    known.told.setdefault(seat, set()).add(say(locale).tell(event))
        for locale in Locale:
            speaker = say(locale).plain()
            known.tables.add(face.draw_table(game.view(None), names, speaker).alt)
            for seat in names:
                hand = face.draw_hand(game.view(seat), speaker)
                known.hands.setdefault(seat, set()).update([hand.alt] if hand else [])

    learn(0)
    for _, entry in standing(record.entries):
        if isinstance(entry, Answered):
            before = len(game.feed)
            game.answer(Seat(entry.seat), entry.question, entry.answer)
            learn(before)
    return known


async def check_secrets(table: Table, secret_words: Sequence[Enum]) -> None:
    """Fail if anybody was told more than they may know.

    Args:
        table: a game played to its end, the only one at its club.
        secret_words: the cards, or whatever a hand holds.
    """
    known = await knowledge(table)
    seats = await table.club.store.games.seats(table.game)
    seat_of = {seat.user_id: Seat(seat.seat) for seat in seats}
    row = await table.row()
    words = _words(table, row.game, secret_words)
    seed = (row.seed or b"").hex()
    for one in sent(table.club):
        for custom_id in one.custom_ids():
            assert custom_id == FIELD or read_address(custom_id) is not None, custom_id
        if one.reader is None:
            _check_public(one, known, words)
        elif (seat := seat_of.get(one.reader)) is not None:
            _check_private(one, known, seat)
        assert one.reader is None or seed not in one.texts()
    log = table.club.log.public()
    assert seed not in log
    assert [word for word in words if word in log] == []


def _words(table: Table, game: str, secret_words: Sequence[Enum]) -> set[str]:
    texts = table.club.desk.faces[game].texts
    spoken = {Speaker(texts, locale, {}).word(word) for word in secret_words for locale in Locale}
    return spoken | {str(word.value) for word in secret_words if "-" in str(word.value)}


def _check_public(one: Sent, known: Knowledge, words: set[str]) -> None:
    text = one.texts()
    private = set().union(*known.told.values(), *known.hands.values())
    assert [line for line in private if line in text] == []
    assert one.files() <= PUBLIC_FILES
    assert set(one.alts()) <= known.tables
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
    assert one.files() <= PRIVATE_FILES
    assert {alt for alt in one.alts() if alt} <= known.tables | known.hands[seat]


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
