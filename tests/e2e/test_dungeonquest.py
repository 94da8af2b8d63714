"""DungeonQuest at the club: a fight with secret tactics, the treasure chamber, the way out.

The games are found by what has to happen in them, so that no test knows the cards by heart.
"""

from collections.abc import AsyncIterator, Iterator
from functools import cache
from itertools import groupby
from typing import Any

import pytest
from simcord import MemberActor

from bot.addresses import AnswerButton
from bot.asking.components import BLANK
from bot.speech import Speaker
from bot.text import Locale
from db import GameStatus
from rules.dungeonquest import RULEBOOK
from rules.dungeonquest.events import (
    CastleLeft,
    ChamberEntered,
    DragonSleeps,
    MonsterCardRead,
    MonsterDied,
    RoundFought,
    TreasureTaken,
)
from rules.dungeonquest.monsters import Tactic
from rules.dungeonquest.questions import Act, HeroTactic, MonsterTactic, TakeTurn
from rules.engine.events import Event
from rules.engine.record import Answered, KeptResult
from tests.e2e.club import Club
from tests.e2e.conftest import OpenClub
from tests.e2e.ending import check_ending
from tests.e2e.moves import Turn, Way, answer
from tests.e2e.reading import controls, labels, text_of
from tests.e2e.rehearsal import Rehearsal, find_game
from tests.e2e.table import Table, asks, begin, sensibly, told

GAME = RULEBOOK.key
TACTICS = {HeroTactic.kind, MonsterTactic.kind}
ROUNDS = 3
"""Rounds that the first fight lasts, at the least: two are looked at, and it goes on."""

languages = pytest.mark.parametrize("language", ["en", "es"])


def fights(one: Rehearsal) -> Iterator[tuple[int, int]]:
    """Yield the fights of a game: the answers before each, and its rounds."""
    before = 0
    for fighting, kinds in groupby(one.kinds, TACTICS.__contains__):
        answers = len(list(kinds))
        if fighting:
            yield before, answers // 2
        before += answers


@cache
def quest() -> Rehearsal:
    """Return a game with a long fight early on, after which somebody gets out with treasure."""

    def fits(one: Rehearsal) -> bool:
        before, rounds = next(fights(one), (0, 0))
        events = {type(telling.everyone) for telling in one.game.feed}
        assert one.game.result
        return (
            rounds >= ROUNDS
            and before < 30
            and one.answers <= 90
            and {TreasureTaken, DragonSleeps, CastleLeft} <= events
            and bool(one.game.result.winners)
        )

    return find_game(RULEBOOK, 2, fits)


@pytest.fixture
async def castle(opened: OpenClub) -> AsyncIterator[Club]:
    """A club whose games all go to the same fight."""
    async with opened(seed=quest().seed) as club:
        yield club


async def set_out(club: Club, language: str = "en") -> Table:
    """Return a table of two that has begun."""
    return await begin(
        club, club.members("Ana", "Bo", language=language), game=GAME, language=language
    )


async def at_a_turn(club: Club, language: str = "en") -> tuple[Table, Turn]:
    """Return a table where a hero may go somewhere, and that hero's turn."""
    table = await set_out(club, language)
    await table.play(until=lambda turn: turn.kind == TakeTurn.kind and bool(ways(turn)))
    return table, await table.turn()


async def fighters(table: Table) -> tuple[Turn, Turn]:
    """Return the hero's question about a tactic, and that of the monster's reader."""
    waiting = {turn.kind: turn for turn in await table.waiting()}
    assert set(waiting) == TACTICS
    return waiting[HeroTactic.kind], waiting[MonsterTactic.kind]


async def at_a_fight(club: Club, language: str = "en") -> tuple[Table, Turn, Turn]:
    """Return a table where the first round of a fight begins, and both who choose a tactic."""
    table = await set_out(club, language)
    await table.play(until=asks(HeroTactic.kind))
    return table, *await fighters(table)


def ways(turn: Turn) -> tuple[Any, ...]:
    """Return the directions in which a hero may go."""
    return tuple(getattr(turn.asked.question, "branches", {}).get(Act.MOVE) or ())


async def public_line(table: Table, kind: type[Event]) -> str:
    """Return what the thread should say of the latest event of a kind."""
    row = await table.row()
    speaker = table.club.desk.public_speaker(row, await table.club.store.games.seats(table.game))
    feed = (await table.replayed()).feed
    event = next(one.everyone for one in reversed(feed) if isinstance(one.everyone, kind))
    return speaker.tell(event)


async def card_read(table: Table, reader: Turn) -> tuple[MonsterCardRead, str]:
    """Return the latest monster card, and what its reader should be told of it."""
    feed = (await table.replayed()).feed
    private = [event for telling in feed for event in telling.besides.values()]
    event = private[-1]
    assert isinstance(event, MonsterCardRead)
    return event, reader.speaker.tell(event)


def read_by(club: Club, member: MemberActor) -> dict[int, tuple[str, list[str]]]:
    """Return all that stands in somebody's direct messages, text and buttons."""
    letters = club.letters(member)
    return {letter.id: (text_of(letter), labels(letter)) for letter in letters}


async def shows_a_tactic(table: Table, speaker_of: Turn) -> list[str]:
    """Return the tactics that the board names."""
    board = text_of(await table.board())
    return [one for one in map(speaker_of.speaker.word, Tactic) if one in board]


@languages
async def test_through_a_fight_and_the_treasure_chamber(opened: OpenClub, language: str) -> None:
    async with opened(seed=quest().seed) as club:
        table, hero, reader = await at_a_fight(club, language)
        assert hero.is_asked_by_letter()
        assert reader.is_asked_by_letter()
        card, read = await card_read(table, reader)
        news = reader.letter()
        assert read in text_of(news)
        for elsewhere in (await table.feed(), str(read_by(club, hero.member))):
            assert read not in elsewhere

        await choose_in_secret(table, hero, reader, Way.LETTER)
        assert await public_line(table, RoundFought) in await table.feed()
        hero, reader = await fighters(table)
        await choose_in_secret(table, reader, hero, Way.COMMAND)
        assert await public_line(table, RoundFought) in await table.feed()

        await table.play(until=lambda turn: turn.kind not in TACTICS)
        text, buttons = read_by(club, reader.member)[news.id]
        assert read in text, "the news stays when its question is answered"
        assert buttons == []
        heard = [telling.everyone for telling in (await table.replayed()).feed]
        assert [one.life for one in heard if isinstance(one, MonsterDied)] in ([], [card.life])

        await table.play()
        feed = await table.feed()
        for kind in (ChamberEntered, TreasureTaken, DragonSleeps, CastleLeft):
            assert await public_line(table, kind) in feed
        await check_ending(table)
        await check_record(table, Locale(language))


async def choose_in_secret(table: Table, first: Turn, second: Turn, way: Way) -> None:
    """Let one choose a tactic, kill the bot, and let the other choose: nothing shows between."""
    club = table.club
    before = (read_by(club, second.member), await table.feed(), await table.answers())
    await answer(first, sensibly(first), way)

    async def nothing_shows() -> None:
        letters, feed, answers = before
        assert read_by(club, second.member) == letters
        assert await table.feed() == feed
        assert await shows_a_tactic(table, first) == []
        assert await table.answers() == answers + 1
        assert [turn.kind for turn in await table.waiting()] == [second.kind]

    await nothing_shows()
    await club.crash()
    await nothing_shows()
    await answer(await table.turn(), sensibly(second), Way.LETTER)
    assert await table.answers() == before[2] + 2


async def check_record(table: Table, locale: Locale) -> None:
    """Fail unless the record tells everybody's gold, and who won."""
    club = table.club
    result = KeptResult.model_validate((await table.row()).result)
    speaker = Speaker(club.desk.faces[GAME].texts, locale, {})
    lines = []
    order = sorted((0, 1), key=lambda seat: -result.scores[seat])
    for place, seat in enumerate(order, 1):
        gold, wins = result.scores[seat], int(seat in result.winners)
        score = speaker.say(
            f"{GAME}-record-score", total=gold, best=gold, games=1, wins=wins,
            survived=int(seat in result.survivors),
        )  # fmt: skip
        assert (f"{gold:,}" in score.replace(".", ",")) == (gold > 0)
        name = ("Ana", "Bo")[seat]
        lines.append(
            speaker.say("record-line", place=place, name=name, score=score, games=1, wins=wins)
        )
    for member in table.players:
        said = told(await member.slash(club.channel, f"{GAME} record"))
        assert said.splitlines()[1:] == "\n".join(lines).splitlines()


async def test_a_tactic_that_is_chosen_is_chosen(castle: Club) -> None:
    """Neither its own old button, nor a second command, nor the other fighter can change it."""
    table, hero, reader = await at_a_fight(castle)
    letter = hero.letter()
    blow, slash, *_ = [control.custom_id for control in controls(letter)]
    await hero.member.user.click(letter, custom_id=slash)
    before = await table.record()
    for member in (hero.member, reader.member):
        forged = await castle.forge(member.user, castle.letters(member)[-1], blow)
        assert castle.says("refused-answered") in told(forged)
    again = await hero.member.slash(await table.thread(), f"{GAME} tactic", tactic="slash")
    assert told(again) == castle.says("refused-nothing-asked")
    assert await table.record() == before
    assert before.entries[-1] == Answered(
        seat=hero.asked.seat, question=hero.asked.number, answer="slash",
        fingerprint=hero.asked.fingerprint(),
    )  # fmt: skip


async def test_nobody_chooses_for_another(castle: Club) -> None:
    table, hero, reader = await at_a_fight(castle)
    before = await table.record()
    for member, foreign in ((hero.member, reader), (reader.member, hero)):
        button = AnswerButton(table.game, foreign.asked.mark, (0,)).write()
        refused = told(await castle.forge(member.user, castle.letters(member)[-1], button))
        assert refused in {castle.says("refused-not-yours"), castle.says("refused-answered")}
    zoe = castle.member("Zoe")
    thread = await table.thread()
    typed = await zoe.slash(thread, f"{GAME} tactic", tactic="slash")
    assert told(typed) == castle.says("refused-not-seated")
    assert await zoe.autocomplete(thread, f"{GAME} tactic", "tactic", "") == []
    assert await table.record() == before


async def test_both_tactics_can_be_typed(castle: Club) -> None:
    table, *fighting = await at_a_fight(castle)
    thread = await table.thread()
    for turn in fighting:
        offered = await turn.member.autocomplete(thread, f"{GAME} tactic", "tactic", "")
        names = [choice["name"] for choice in offered]
        assert names == [turn.speaker.word(tactic) for tactic in Tactic]
        typed = await turn.member.slash(thread, f"{GAME} tactic", tactic=offered[0]["value"])
        assert told(typed) == f"✓ {names[0]}"
        with pytest.raises(LookupError):
            turn.letter()
    assert await public_line(table, RoundFought) in await table.feed()


async def test_who_gets_no_letters_reads_the_monster_s_life_below_the_table(
    castle: Club,
) -> None:
    table = await set_out(castle)
    for member in table.players:
        castle.shut_dms(member)
    await table.play(Way.PANEL, until=asks(HeroTactic.kind))
    hero, reader = await fighters(table)
    card, _ = await card_read(table, reader)
    secret = reader.speaker.ask(reader.asked.question)
    assert str(card.life) in secret
    panel = await reader.panel()
    assert panel.ephemeral
    assert secret in text_of(panel)
    assert secret not in text_of(await hero.panel())
    assert secret not in await table.feed()


async def test_when_the_player_on_the_right_leaves_the_bot_fights_for_the_monster(
    castle: Club,
) -> None:
    table, hero, reader = await at_a_fight(castle)
    letters = len(castle.letters(reader.member))
    await reader.member.slash(await table.thread(), "table leave")
    while hero.kind == HeroTactic.kind:
        await answer(hero, Tactic.SLASH, Way.LETTER)
        if (await table.row()).status is not GameStatus.PLAYING:
            break
        hero = await table.turn()
        assert hero.member == table.players[hero.asked.seat]
    assert await public_line(table, RoundFought) in await table.feed()
    later = castle.letters(reader.member)[letters:]
    assert not any("monster" in text_of(letter).casefold() for letter in later)


@languages
async def test_one_click_on_the_compass_is_one_step(castle: Club, language: str) -> None:
    table, turn = await at_a_turn(castle, language)
    letter = turn.letter()
    named = {turn.speaker.word(way): way for way in ways(turn)}
    assert set(named) <= set(labels(letter))
    free = next((one for one in controls(letter) if one.label == BLANK), None)
    before = await table.answers()
    if free:
        assert free.disabled
        await castle.forge(turn.member.user, letter, free.custom_id)
        assert await table.answers() == before
    go = next(one for one in controls(letter) if one.label in named)
    await turn.member.user.click(letter, custom_id=go.custom_id)
    assert await table.answers() == before + 1
    last = (await table.record()).entries[-1]
    assert isinstance(last, Answered)
    assert last.answer == [Act.MOVE, named[go.label]]

    late = await castle.forge(turn.member.user, letter, go.custom_id)
    assert castle.says("refused-answered", Locale(language)) in told(late)
    other = await table.other(turn)
    away = await castle.forge(other.user, castle.letters(other)[-1], go.custom_id)
    assert castle.says("refused-answered", Locale(language)) in told(away)
    assert await table.answers() == before + 1


async def test_a_step_can_be_typed_by_whose_turn_it_is(castle: Club) -> None:
    table, turn = await at_a_turn(castle)
    thread, other = await table.thread(), await table.other(turn)
    before = await table.answers()
    for command in ("move", "search", "tactic", "leave-castle"):
        given = {"tactic": {"tactic": "slash"}}.get(command, {})
        refused = await other.slash(thread, f"{GAME} {command}", **given)
        assert told(refused) == castle.says("refused-nothing-asked"), command
    assert await table.answers() == before

    letter = turn.letter()
    offered = await turn.member.autocomplete(thread, f"{GAME} move", "direction", "")
    assert [choice["name"] for choice in offered] == [turn.speaker.word(way) for way in ways(turn)]
    way = offered[0]
    said = told(await turn.member.slash(thread, f"{GAME} move", direction=way["name"].lower()))
    assert said.startswith("✓")
    assert said.endswith(way["name"])
    assert await table.answers() == before + 1
    assert read_by(castle, turn.member)[letter.id][1] == []


async def test_a_room_is_searched_by_command(castle: Club) -> None:
    table = await set_out(castle)
    await table.play(until=lambda turn: Act.SEARCH in getattr(turn.asked.question, "branches", ()))
    turn = await table.turn()
    said = told(await turn.member.slash(await table.thread(), f"{GAME} search"))
    assert said == f"✓ {turn.speaker.word(Act.SEARCH)}"
    last = (await table.record()).entries[-1]
    assert isinstance(last, Answered)
    assert last.answer == [Act.SEARCH]


@languages
async def test_the_map_is_a_picture_told_in_words(castle: Club, language: str) -> None:
    table, turn = await at_a_turn(castle, language)
    other = await table.other(turn)
    thread = await table.thread()
    shown = []
    for member in (turn.member, other):
        result = await member.slash(thread, f"{GAME} map")
        assert result.response is not None
        assert result.ephemeral
        (picture,) = result.response.attachments
        assert picture.filename == "map.png"
        assert picture.description
        assert picture.description in text_of(result.response)
        shown.append(picture.description)
    assert len(set(shown)) == 2, "each sees the surroundings of their own hero"
