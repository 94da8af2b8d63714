"""All that is stored about a person, as one file; docs/privacy.md describes it.

Of a game that is being played it holds nothing but what its owner knows: their own answers and
what was put or written to them, never the seed, a hand or an answer of others.
"""

import json
from collections.abc import Iterator, Mapping
from datetime import UTC, datetime
from typing import Any

from pydantic import JsonValue

from db import GameRow, JournalRow, PersonRow, SeatRow
from rules.engine.record import Answered, Entry, TakenOver, Unreadable, read_entry

FORMAT = "maese-person/1"

NAME = "maese-my-data.json"

Part = dict[str, JsonValue]


def export_person(user: int, person: PersonRow, now: float) -> bytes:
    """Return all that is stored about a person as JSON, for their eyes alone.

    Args:
        user: who.
        person: what is stored.
        now: UTC epoch seconds.
    """
    games = {row.id: row for row in person.games}
    whole: Part = {
        "format": FORMAT,
        "exported_at": _moment(now),
        "user": str(user),
        "preferences": _preferences(person),
        "seats": [_seat(user, seat) for seat in person.seats],
        "tables": [_table(user, row) for row in games.values()],
        "journal": [part for seat in person.seats for part in _journal(seat, person.journal)],
        "questions": [
            {
                "table": one.game_id,
                "question": one.number,
                "kind": one.kind,
                "asked_at": _moment(one.asked_at),
                "reminded_at": _moment(one.reminded_at),
            }
            for one in person.questions
        ],
        "votes": [
            {
                "table": one.game_id,
                "matter": one.kind,
                "mine": one.user_id == user,
                "at": _moment(one.at),
            }
            for one in person.votes
        ],
        "results": [
            {
                "table": one.game_id,
                "seat": one.seat + 1,
                "won": one.won,
                "survived": one.survived,
                "score": one.score,
            }
            for one in person.results
        ],
        "letters": [
            {
                "table": one.game_id,
                "written_at": _moment(one.created_at),
                "given_up": one.dead,
                "letter": json.loads(one.payload),
            }
            for one in person.letters
        ],
    }
    return json.dumps(whole, ensure_ascii=False, indent=2).encode()


def _moment(at: float | None) -> str | None:
    return None if at is None else datetime.fromtimestamp(at, UTC).isoformat(timespec="seconds")


def _preferences(person: PersonRow) -> JsonValue:
    player = person.player
    if player is None:
        return None
    return {
        "language": player.locale,
        "reminder": player.reminder,
        "quiet_from": player.quiet_from,
        "quiet_to": player.quiet_to,
        "timezone": player.timezone,
        "named_in_standings": player.ranked,
        "since": _moment(player.created_at),
    }


def _seat(user: int, seat: SeatRow) -> Part:
    how = {seat.user_id: "held", seat.owner_id: "kept by the bot"}.get(user, "left")
    return {
        "table": seat.game_id,
        "seat": seat.seat + 1,
        "how": how,
        "name": seat.name,
        "language": seat.locale,
        "direct_messages_closed": seat.dm_closed,
        "team_talk": seat.talks,
        "since": _moment(seat.joined_at),
    }


def _table(user: int, row: GameRow) -> Part:
    return {
        "table": row.id,
        "game": row.game,
        "status": row.status,
        "server": str(row.guild_id),
        "channel": str(row.channel_id),
        "thread": None if row.thread_id is None else str(row.thread_id),
        "hosted_by_me": row.host_id == user,
        "opened_at": _moment(row.created_at),
        "started_at": _moment(row.started_at),
        "ended_at": _moment(row.ended_at),
    }


def _journal(seat: SeatRow, journal: tuple[JournalRow, ...]) -> Iterator[Part]:
    """Yield the entries about a seat since its person took it, but for the bot player's answers."""
    entries = [(row, read_entry(row.entry)) for row in journal if row.game_id == seat.game_id]
    about = [(row, entry) for row, entry in entries if getattr(entry, "seat", None) == seat.seat]
    taken = [place for place, (_, entry) in enumerate(about) if isinstance(entry, TakenOver)]
    for row, entry in about[taken[-1] if taken else 0 :]:
        if not _is_bots(entry):
            content: Mapping[str, Any] = entry.model_dump(mode="json", exclude={"kind", "seat"})
            yield {
                "table": row.game_id,
                "entry": row.number,
                "kind": row.kind,
                "at": _moment(row.at),
                "interaction": None if row.interaction_id is None else str(row.interaction_id),
                "content": dict(content),
            }


def _is_bots(entry: Entry) -> bool:
    return isinstance(entry, Unreadable) or (isinstance(entry, Answered) and entry.by != "person")
