"""What has to be true of any game that was played to its end at a club."""

from hashlib import sha256

from db import GameStatus
from rules.engine.record import KeptResult
from rules.engine.verify import verify
from tests.e2e.reading import text_of
from tests.e2e.secrecy import check_secrets, check_story
from tests.e2e.table import Table


async def check_ending(table: Table) -> None:
    """Fail unless a game ended, was announced and kept, can be verified, and told no secret.

    Args:
        table: the only one at its club, as `check_secrets` needs it.
    """
    row = await table.row()
    assert row.status is GameStatus.FINISHED
    result = KeptResult.model_validate(row.result)
    verify(table.club.desk.faces[row.game].rulebook, await table.record())

    seats = await table.club.store.games.seats(table.game)
    speaker = table.club.desk.public_speaker(row, seats)
    feed = await table.feed()
    ending = feed[feed.rindex("## ") :]
    for winner in result.winners:
        assert f"**{seats[winner].name}**" in ending
    assert speaker.say(f"{row.game}-end-{result.reason}") in ending
    assert row.seed is not None
    assert row.seed.hex() in ending
    seal = sha256(row.seed).hexdigest()
    assert row.commitment == seal
    assert seal in ending
    assert seal in feed[: feed.index("▸")], "the seal is shown before the first question"
    assert speaker.say("board-finished") in text_of(await table.board())
    assert await table.club.store.journal.open_questions(table.game) == []
    await table.nothing_waits()
    await check_story(table)
    await check_secrets(table)
