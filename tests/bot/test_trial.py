"""``maese try`` with a database that is kept: the next trial goes on where the last one ended."""

from pathlib import Path
from typing import Any

from bot.cli.trial import TrialOptions
from bot.client import now
from bot.sandbox import Sandbox
from bot.sandbox.actions import Hands, Send, Skip
from bot.sandbox.reading import Reading
from bot.sandbox.view import snapshot
from bot.settings import Settings
from bot.trial import MEMORY, make_sandbox, show_games_again, trial_seed
from db import Store

PLAYERS = ("Ana", "Bo")
AN_HOUR = 3600.0


async def a_trial(database: Path, store: Store) -> Sandbox:
    options = TrialOptions(players=PLAYERS, seed="kept", database=database)
    return await make_sandbox(options, Settings.for_trial(database), store)


async def choose_first_student(trial: Sandbox, name: str) -> None:
    person = trial.actors[name].user
    message: Any = person.dm_channel.history()[-1]
    await trial.perform(lambda: person.click(message, label="Aldric"))


async def test_a_game_goes_on_in_the_next_trial(tmp_path: Path) -> None:
    database = tmp_path / "kept.sqlite3"
    async with await Store.open(database) as store, await a_trial(database, store) as trial:
        ana, bo = trial.actors["Ana"], trial.actors["Bo"]
        await trial.perform(lambda: ana.slash(trial.channel, "play", game="calderos"))
        lobby: Any = trial.channel.last_message
        await trial.perform(lambda: bo.click(lobby, custom_id="lobby:1:join"))
        await trial.perform(lambda: ana.click(lobby, custom_id="lobby:1:start"))
        await choose_first_student(trial, "Ana")
        assert [row.seat for row in await store.journal.open_questions(1)] == [1]

    async with await Store.open(database) as store, await a_trial(database, store) as trial:
        await show_games_again(store, trial)
        (thread,) = trial.channel.threads
        (board,) = thread.history()
        assert board.id == (await store.games.get(1)).board_message_id


async def test_time_that_was_skipped_stays_skipped(tmp_path: Path) -> None:
    database = tmp_path / "kept.sqlite3"
    async with await Store.open(database, now) as store, await a_trial(database, store) as trial:
        ana, bo = trial.actors["Ana"], trial.actors["Bo"]
        await trial.perform(lambda: ana.slash(trial.channel, "play", game="calderos"))
        lobby: Any = trial.channel.last_message
        await trial.perform(lambda: bo.click(lobby, custom_id="lobby:1:join"))
        await trial.perform(lambda: ana.click(lobby, custom_id="lobby:1:start"))
        hands = Hands(trial, Reading())
        await hands.act(Skip(user=ana.id, kind="skip", hours=23))
        (thread,) = trial.channel.threads
        assert not any("a reminder" in message.content for message in thread.history())
        await hands.act(Skip(user=ana.id, kind="skip", hours=1))
        (reminder,) = [one for one in thread.history() if "a reminder" in one.content]
        assert f"<@{ana.id}>" in reminder.content
        reached = trial.env.now()

    async with await Store.open(database, now) as store, await a_trial(database, store) as trial:
        assert abs((trial.env.now() - reached).total_seconds()) < AN_HOUR


async def test_what_a_player_writes_in_the_direct_messages_of_the_page_reaches_the_bot() -> None:
    async with await Store.open(":memory:") as store, await a_trial(MEMORY, store) as trial:
        ana = trial.actors["Ana"]
        reading = Reading()
        written = Send(user=ana.id, kind="send", channel=ana.user.dm_channel.id, content="Hello?")
        await Hands(trial, reading).act(written)
        seen = snapshot(trial, reading, ana, ana.user.dm_channel.id)
        texts = [message["content"] or str(message["components"]) for message in seen["messages"]]
        assert texts[0] == "Hello?"
        assert "You are not in a game at the moment" in texts[1]
        assert len(texts) == 2


def test_the_same_typed_seed_gives_the_same_game() -> None:
    assert trial_seed("kept") == trial_seed("kept") != trial_seed("other")
    assert trial_seed(None) is None
