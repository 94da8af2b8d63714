"""The figures: what happened is counted, by game and by who did it, and nobody is named."""

import re
from pathlib import Path

from prometheus_client.parser import text_string_to_metric_families as families

from bot.art import Easel, Picture
from bot.operations.acting import acting
from bot.operations.metrics import Metrics
from bot.operations.troubles import Trouble
from bot.tables.change import journal_entry
from bot.tables.service import TableService
from db import SeatChange
from rules.engine.randomness import Stream
from rules.engine.record import HandedOver
from tests.bot.tables.support import ANA, BO, SEED, Room
from tests.db.support import Clock
from tests.e2e.club import Club
from tests.e2e.moves import Way
from tests.e2e.table import begin, told

Figures = dict[tuple[str, tuple[tuple[str, str], ...]], float]


async def read(metrics: Metrics, room: Room, now: float) -> Figures:
    """Return the figures by name and labels, as Prometheus would read them."""
    page = (await metrics.page(room.store, now)).decode()
    return {
        (sample.name, tuple(sorted(sample.labels.items()))): sample.value
        for family in families(page)
        for sample in family.samples
    }


def counted(figures: Figures, name: str, **labels: str) -> float:
    return figures.get((name, tuple(sorted(labels.items()))), 0.0)


def watched(room: Room) -> Metrics:
    """Count what happens in a room."""
    metrics = Metrics()
    room.tables = TableService(room.store, room.games, room.faces, room._post, metrics)
    return metrics


async def test_answers_are_counted_by_game_and_by_who_gave_them(room: Room, clock: Clock) -> None:
    metrics = watched(room)
    game = await room.begin(ANA, BO)
    await room.play(game, 3)
    while (await room.first(game))[0] is not ANA:
        await room.play(game, 1)
    before = len(await room.store.journal.entries(game))
    await room.store.journal.append(
        game,
        expected_number=before,
        entries=[journal_entry(HandedOver(seat=1))],
        seats=[SeatChange(1, None, "Bo")],
    )
    room.games.drop(game)
    await room.play(game, 4, bytes(32))
    figures = await read(metrics, room, clock.now)
    journal = [line.entry for line in await room.store.journal.entries(game)]
    by_bot = sum('"by":"bot-player"' in entry for entry in journal)
    assert by_bot > 0
    people = before + 4
    assert counted(figures, "maese_answers_total", game="calderos", by="person") == people
    assert counted(figures, "maese_answers_total", game="calderos", by="bot-player") == by_bot


async def test_an_answer_is_timed_from_its_click_to_its_commit_and_to_its_last_letter(
    room: Room, clock: Clock
) -> None:
    metrics = watched(room)
    game = await room.begin(ANA, BO)
    stream = Stream(SEED, "people")
    with acting(1):
        await room.step(game, stream)
    figures = await read(metrics, room, clock.now)
    assert counted(figures, "maese_answer_commit_seconds_count", game="calderos") == 1
    assert counted(figures, "maese_answer_commit_seconds_sum", game="calderos") > 0
    assert counted(figures, "maese_answer_delivery_seconds_count", game="calderos") == 0

    metrics.delivered(game)
    metrics.delivered(game)
    figures = await read(metrics, room, clock.now)
    assert counted(figures, "maese_answer_delivery_seconds_count", game="calderos") == 1


async def test_an_answer_whose_letters_have_to_wait_is_not_called_delivered(
    room: Room, clock: Clock
) -> None:
    metrics = watched(room)
    game = await room.begin(ANA, BO)
    with acting(1):
        await room.step(game, Stream(SEED, "people"))
    metrics.held_up(game)
    metrics.delivered(game)
    figures = await read(metrics, room, clock.now)
    assert counted(figures, "maese_answer_delivery_seconds_count", game="calderos") == 0


async def test_the_outbox_and_the_games_are_counted_when_somebody_looks(
    room: Room, clock: Clock
) -> None:
    metrics = Metrics()
    game = await room.begin(ANA, BO)
    await room.open_table(ANA)
    waiting = len(await room.letters_of(game))
    first = (await room.store.outbox.due(clock.now))[0]
    await room.store.outbox.bury([first.id], "Gone")
    figures = await read(metrics, room, clock.now + 90)
    assert counted(figures, "maese_outbox_letters", state="waiting") == waiting - 1
    assert counted(figures, "maese_outbox_letters", state="dead") == 1
    assert counted(figures, "maese_outbox_oldest_seconds") == 90
    assert counted(figures, "maese_games", status="playing") == 1
    assert counted(figures, "maese_games", status="lobby") == 1
    assert counted(figures, "maese_games", status="finished") == 0

    await room.forget_letters()
    figures = await read(metrics, room, clock.now + 90)
    assert counted(figures, "maese_outbox_letters", state="waiting") == 0
    assert counted(figures, "maese_outbox_oldest_seconds") == 0


async def test_errors_refusals_and_pictures_are_counted(room: Room, clock: Clock) -> None:
    metrics = Metrics()
    metrics.failed(Trouble("KeyError", "bot.delivery:120", 7))
    metrics.failed(Trouble("KeyError", "bot.delivery:121", 8))
    metrics.refused("not-yours")
    easel = Easel(painted=metrics.painted)
    svg = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>'
    for _ in range(2):  # the second time it is kept already
        await easel.render(Picture(svg, "", 1, 1))
    figures = await read(metrics, room, clock.now)
    assert counted(figures, "maese_errors_total", kind="KeyError", module="bot.delivery") == 2
    assert counted(figures, "maese_refusals_total", reason="not-yours") == 1
    assert counted(figures, "maese_picture_seconds_count") == 1
    assert counted(figures, "maese_picture_seconds_sum") > 0


async def test_two_bots_in_one_process_share_no_figure(room: Room, clock: Clock) -> None:
    one, other = Metrics(), Metrics()
    one.commanded("play")
    assert counted(await read(one, room, clock.now), "maese_commands_total", command="play") == 1
    assert counted(await read(other, room, clock.now), "maese_commands_total", command="play") == 0


async def test_a_game_on_discord_is_counted_and_nobody_is_named(club: Club) -> None:
    metrics = Metrics()
    club.watch = metrics
    await club.restart()
    table = await begin(club, club.members("Ana", "Bo"))
    await table.play(Way.COMMAND, most=2)
    await table.play(Way.LETTER, most=4)
    turn = await table.turn()
    refusal = await (await table.other(turn)).slash(
        await table.thread(), "calderos discard", card="mirror"
    )
    assert told(refusal)
    page = (await metrics.page(club.store, club.desk.clock())).decode()
    for line in (
        'maese_answers_total{by="person",game="calderos"} 6.0',
        'maese_answer_commit_seconds_count{game="calderos"} 6.0',
        'maese_answer_delivery_seconds_count{game="calderos"} 6.0',
        'maese_commands_total{command="play"} 1.0',
        'maese_refusals_total{reason="nothing-asked"} 1.0',
        'maese_games{status="playing"} 1.0',
        'maese_outbox_letters{state="waiting"} 0.0',
    ):
        assert line in page.splitlines()
    labels = set(re.findall(r'="([^"]*)"', page))
    assert "calderos" in labels
    assert [label for label in labels if re.fullmatch(r"\d{15,}", label)] == []
    assert labels.isdisjoint({"Ana", "ana", "Bo", "bo", "The Club", "games"})


def test_the_sample_figures_of_the_documentation_exist() -> None:
    text = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text("utf-8")
    named = set(re.findall(r"`(maese_[a-z_]+)`", text))
    described = {
        f"{family.name}_total" if family.type == "counter" else family.name
        for family in Metrics().registry.collect()
        if family.name.startswith("maese_")
    }
    assert named == described
