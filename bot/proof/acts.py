"""What people do about fairness: they take a game home as a file, and have games verified."""

import asyncio

import discord
from pydantic import ValidationError

from bot.acts import check_onlooker
from bot.panels import Panel
from bot.panels.common import file_part, layout, text
from bot.proof.court import LARGEST
from bot.proof.reading import Fault
from bot.proof.verdict import Verdict, judge
from bot.proof.words import verdict_lines
from bot.proof.writing import as_file
from bot.reply import Reply
from bot.speech import Speaker
from bot.tables.errors import JournalUnreadable, LobbyClosed, SeedSecret
from bot.tables.live import record_of
from db import OVER
from rules.engine.record import GameRecord, read_entry


async def record_of_table(reply: Reply, game: int) -> GameRecord:
    """Return a game that is over, for somebody who may see its table.

    Raises:
        NoSuchTable: to this person there is none.
        LobbyClosed: it never began.
        SeedSecret: it is not over.
        JournalUnreadable: it was ended because its journal is damaged.
    """
    await check_onlooker(reply, game)
    stored = await reply.desk.store.games.record(game)
    if stored.game.seed is None:
        raise LobbyClosed
    if stored.game.status not in OVER:
        raise SeedSecret
    try:
        return record_of(
            stored.game, stored.seats, [read_entry(one.entry) for one in stored.journal]
        )
    except ValidationError:
        raise JournalUnreadable from None


async def give_file(reply: Reply, game: int) -> None:
    """Give somebody a game that is over as a file.

    Raises:
        TableError: as `record_of_table`.
    """
    record = await record_of_table(reply, game)
    content = await asyncio.to_thread(as_file, record, reply.desk.books)
    said = reply.desk.say(reply.locale, "file-given", file=file_name(record, game))
    await reply.send(_with_file(said, file_name(record, game), content))


async def verify_table(reply: Reply, game: int) -> None:
    """Play a game that is over again, say what was found, and give its file.

    Raises:
        TableError: as `record_of_table`.
    """
    record = await record_of_table(reply, game)
    books = reply.desk.books
    verdict = await asyncio.to_thread(judge, record, books)
    content = await asyncio.to_thread(as_file, record, books)
    # The chains that the file gets were made just now: they prove nothing about this record.
    await reply.send(
        _with_file(_report(reply, verdict, own=True), file_name(record, game), content)
    )


async def verify_upload(reply: Reply, upload: discord.Attachment) -> None:
    """Play a game from a file that somebody sent again, and say what was found.

    Raises:
        TooBusy: too many files wait already.
    """
    if upload.size > LARGEST:
        verdict = Verdict(fault=Fault.TOO_LARGE)
    else:
        verdict = await reply.desk.court.judge(await upload.read())
    await reply.text(_report(reply, verdict))


def _report(reply: Reply, verdict: Verdict, *, own: bool = False) -> str:
    desk, locale = reply.desk, reply.locale
    speaker = Speaker(desk.texts, locale, {})
    lines = verdict_lines(verdict, speaker, lambda key: desk.game_name(locale, key), own=own)
    return "\n".join(lines)


def _with_file(said: str, name: str, content: bytes) -> Panel:
    return Panel(layout(text(said), file_part(name)), files=((name, content),))


def file_name(record: GameRecord, game: int) -> str:
    """Return what a game's file is called."""
    return f"maese-{record.game}-{game}.json"
