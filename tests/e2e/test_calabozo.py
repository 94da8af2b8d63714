"""Calabozo at the club: two teams of two, an exchange in secret, a duel in public, a rescue.

The games are found by what has to happen in them, so that no test knows the board by heart.
"""

from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Iterator
from dataclasses import replace
from functools import cache
from itertools import pairwise
from re import escape, search
from typing import Any

import pytest
from pydantic import JsonValue
from simcord import MemberActor

from bot.addresses import AnswerButton
from bot.speech import Speaker
from rules.calabozo import RULEBOOK
from rules.calabozo.content import Treasure
from rules.calabozo.events import (
    AdventurerDied,
    DuelDeclared,
    DuelFought,
    ExchangeFailed,
    HandHidden,
    HandShown,
    MateLost,
    MateTook,
    Rescued,
    SpoilsTaken,
    TreasuresExchanged,
    WeaponShown,
    YouLost,
    YouTook,
)
from rules.calabozo.questions import (
    Act,
    AgreeToExchange,
    AnswerOffer,
    BeginTurn,
    DefendDuel,
    EndTurn,
    Move,
    OfferTreasures,
    Reply,
)
from rules.engine.events import Event, Told
from rules.engine.questions import OpenQuestion
from rules.engine.seats import Seat
from tests.e2e.club import Club
from tests.e2e.conftest import OpenClub
from tests.e2e.ending import check_ending
from tests.e2e.moves import Turn, Way, answer
from tests.e2e.reading import labels, text_of
from tests.e2e.rehearsal import FIRST_TABLE, Rehearsal, find_game, find_opening, sensible_answer
from tests.e2e.secrecy import sent
from tests.e2e.table import Table, asks, begin, told
from tests.e2e.team_fair import answer as answer_to
from tests.e2e.team_fair import passed_on_to, words, write

GAME = RULEBOOK.key
NAMES = ("Ana", "Bo", "Cid", "Dee")
"""Ana and Cid against Bo and Dee."""
PLAN = "Take it, I run for the tower"
LONGEST = 180
"""Answers in a whole game, at the most."""
EARLY = 30
"""An offer that comes so early is quickly played up to."""

languages = pytest.mark.parametrize("language", ["en", "es"])


def gladly(view: Any, asked: OpenQuestion) -> JsonValue:
    """Answer as who never misses an exchange with a teammate, nor a duel with an adversary."""
    question = asked.question
    if isinstance(question, EndTurn):
        branches: Any = question.branches
        if Act.EXCHANGE in branches:
            return [Act.EXCHANGE, branches[Act.EXCHANGE][0]]
        rival, weapons = next(iter(branches[Act.DUEL].items()))
        return [Act.DUEL, rival, weapons[0]]
    if isinstance(question, OfferTreasures | AnswerOffer):
        every: list[Any] = [*question.every()]
        chosen: JsonValue = next((raw for raw in every if raw[0] is Reply.GIVE), every[0])
        return chosen
    if isinstance(question, AgreeToExchange):
        return True
    return sensible_answer(RULEBOOK, view, asked, FIRST_TABLE)


def secretively(view: Any, asked: OpenQuestion) -> JsonValue:
    """Answer as `gladly`, but show one's treasures to nobody."""
    question = asked.question
    if isinstance(question, BeginTurn | Move):
        branches: Any = question.branches
        others = {act: rest for act, rest in branches.items() if act is not Act.SHOW}
        asked = asked._replace(question=replace(question, branches=others))
    return gladly(view, asked)


def by(choose: Callable[[Any, OpenQuestion], JsonValue]) -> Callable[[Turn], JsonValue]:
    """Return how somebody at the club answers who chooses that way."""
    return lambda turn: choose(turn.sight.view, turn.asked)


def armed_duels(feed: list[Told]) -> Iterator[tuple[DuelFought, Event | None]]:
    """Yield the duels in which both show a weapon, each with what came next."""
    events = [telling.everyone for telling in feed]
    for place, event in enumerate(events):
        if isinstance(event, DuelDeclared):
            match events[place + 1 : place + 5]:
                case [WeaponShown(), WeaponShown(), DuelFought() as fought, after]:
                    yield fought, after


@cache
def quest() -> Rehearsal:
    """Return a short game in which teammates exchange, adversaries fight, and one is rescued."""

    def fits(one: Rehearsal) -> bool:
        events = {type(telling.everyone) for telling in one.game.feed}
        _, spoils = next(armed_duels(one.game.feed), (None, None))
        assert one.game.result
        return (
            one.answers <= LONGEST
            and (AnswerOffer.kind, AgreeToExchange.kind) in pairwise(one.kinds)
            and isinstance(spoils, SpoilsTaken)
            and spoils.count > 0
            and Rescued in events
            and bool(one.game.result.winners)
        )

    return find_game(RULEBOOK, 4, fits, choose=gladly)


def offers_a_bargain(question: object) -> bool:
    """Tell whether treasures are offered to somebody who has some."""
    return (
        isinstance(question, AnswerOffer)
        and bool(question.offered)
        and Reply.GIVE in question.branches
    )


@cache
def opening() -> str:
    """Return the seed of a game with an early offer, between players who show nobody anything."""
    return find_opening(
        RULEBOOK, 4, lambda asked: offers_a_bargain(asked.question), secretively, EARLY
    )


@pytest.fixture
async def cellar(opened: OpenClub) -> AsyncIterator[Club]:
    """A club whose games all come to the same early offer."""
    async with opened(seed=opening()) as club:
        yield club


async def go_down(club: Club, language: str = "en") -> Table:
    """Return a table of two teams of two that has begun."""
    players = club.members(*NAMES, language=language)
    return await begin(club, players, game=GAME, language=language)


async def at_an_offer(club: Club) -> tuple[Table, Turn]:
    """Return a table where somebody was offered treasures, and their question."""
    table = await go_down(club)
    await table.play(until=lambda turn: offers_a_bargain(turn.asked.question), choose=SECRETLY)
    return table, await table.turn()


GLADLY, SECRETLY = by(gladly), by(secretively)


async def public_line(table: Table, kind: type[Event]) -> str:
    """Return what the thread should say of the latest event of a kind."""
    row = await table.row()
    speaker = table.club.desk.public_speaker(row, await table.club.store.games.seats(table.game))
    feed = (await table.replayed()).feed
    event = next(one.everyone for one in reversed(feed) if isinstance(one.everyone, kind))
    return speaker.tell(event)


async def whispers(table: Table, kind: type[Event], speaker: Speaker) -> dict[Seat, str]:
    """Return what single seats should read about the latest event of a kind."""
    feed = (await table.replayed()).feed
    besides = next(one.besides for one in reversed(feed) if isinstance(one.everyone, kind))
    return {seat: speaker.tell(event) for seat, event in besides.items()}


def said_since(club: Club, since: int, readers: Collection[int | None]) -> str:
    """Return all that the bot has sent to some since then; None stands for what all read."""
    return "\n".join(one.texts() for one in sent(club)[since:] if one.reader in readers)


def named_in(text: str, speaker: Speaker) -> list[Treasure]:
    """Return the treasures that a text names."""
    return [one for one in Treasure if search(rf"\b{escape(speaker.word(one))}\b", text)]


def holdings(text: str, speaker: Speaker) -> Counter[Treasure]:
    """Return the treasures that somebody reads they have."""
    before = speaker.say("text-hand", treasures="@", rings=0, needed=0).partition("@")[0]
    (line,) = {line for line in text.splitlines() if line.startswith(before)}
    listed = line.removeprefix(before).partition(".")[0].split(", ")
    by_name = {speaker.word(one): one for one in Treasure}
    held = Counter[Treasure]()
    for entry in listed:
        name, _, count = entry.partition(" ×")
        held[by_name[name]] = int(count or 1)
    return held


async def reads_hand(table: Table, member: MemberActor) -> str:
    """Return what `/hand` shows somebody."""
    return told(await member.slash(await table.thread(), "hand"))


async def hands(table: Table) -> dict[int, Counter[Treasure]]:
    """Return what each seat has, apart or not."""
    game = (await table.replayed()).state
    return {one.seat: Counter([*one.hand, *one.offer]) for one in game.adventurers}


def others_than(table: Table, *members: MemberActor) -> list[MemberActor]:
    """Return everybody else at the table."""
    return [one for one in table.players if one not in members]


def name_of(table: Table, member: MemberActor) -> str:
    """Return what a player is called."""
    return NAMES[table.players.index(member)]


def shown_to(turn: Turn) -> str:
    """Return what a question says to the one to whom it is put."""
    return turn.speaker.ask(turn.asked.question)


async def exchange(table: Table, giver: Turn) -> None:
    """Exchange treasures by direct message, the bot dying and stopping in between."""
    club, speaker = table.club, giver.speaker
    assert isinstance(giver.asked.question, OfferTreasures)
    mate = table.players[giver.asked.question.mate]
    strangers = others_than(table, giver.member, mate)
    outside = {None, *(one.id for one in strangers)}
    before, since = await hands(table), len(sent(club))

    offer: Any = GLADLY(giver)
    given = Treasure(offer[0])
    assert speaker.word(given) in str(labels(giver.letter()))
    await answer(giver, offer)
    reply = await table.turn()
    assert (reply.kind, reply.member) == (AnswerOffer.kind, mate)
    assert shown_to(reply) in text_of(reply.letter())
    assert given in named_in(shown_to(reply), speaker)

    await write(giver.member, PLAN)
    assert passed_on_to(club, name_of(table, mate), language=speaker.locale) in answer_to(
        club, giver.member
    )
    standing = [text_of(letter) for letter in club.letters(mate)]
    await club.crash()
    assert [text_of(letter) for letter in club.letters(mate)] == standing
    assert shown_to(reply) in text_of(reply.letter())

    counter: Any = GLADLY(reply)
    received = Treasure(counter[1])
    await answer(await table.turn(), counter, Way.COMMAND)
    await club.restart()
    agree = await table.turn()
    assert (agree.kind, agree.member) == (AgreeToExchange.kind, giver.member)
    assert shown_to(agree) in text_of(agree.letter())
    assert set(named_in(shown_to(agree), speaker)) == {given, received}
    heard = said_since(club, since, outside)
    assert heard, "the board says who is asked"
    assert named_in(heard, speaker) == []

    await answer(agree, GLADLY(agree), Way.PANEL)
    assert await public_line(table, TreasuresExchanged) in await table.feed()
    lines = await whispers(table, TreasuresExchanged, speaker)
    assert set(lines) == {giver.asked.seat, reply.asked.seat}
    for seat, line in lines.items():
        assert line in said_since(club, since, {table.players[seat].id})
        assert line not in said_since(club, since, outside)
    assert words(club, mate) == [PLAN]
    assert [one.reader for one in sent(club)[since:] if PLAN in one.texts()] == [mate.id]

    after = before | {
        giver.asked.seat: before[giver.asked.seat] - Counter([given]) + Counter([received]),
        reply.asked.seat: before[reply.asked.seat] - Counter([received]) + Counter([given]),
    }
    assert await hands(table) == after
    await check_hands_read(table, giver, reply, after)


async def check_hands_read(
    table: Table, giver: Turn, taker: Turn, held: dict[int, Counter[Treasure]]
) -> None:
    """Fail unless the two who exchanged read what they have, and their adversaries do not."""
    pressed = (await table.press_board(taker.member, "hand")).response
    assert pressed
    assert pressed.ephemeral
    assert holdings(text_of(pressed), taker.speaker) == held[taker.asked.seat]
    typed = await reads_hand(table, giver.member)
    assert holdings(typed, giver.speaker) == held[giver.asked.seat]
    for stranger in others_than(table, giver.member, taker.member):
        hand = await reads_hand(table, stranger)
        assert not any(f"\n{name_of(table, one.member)} " in hand for one in (giver, taker))


async def duel(table: Table, rival: Turn) -> None:
    """Fight a duel: weapons are shown to all, spoils to those who see the hands."""
    club, speaker, question = table.club, rival.speaker, rival.asked.question
    assert isinstance(question, DefendDuel)
    drawn = await public_line(table, WeaponShown)
    assert speaker.word(question.weapon) in drawn
    assert drawn in await table.feed()
    assert shown_to(rival) in text_of(rival.letter())
    await club.restart()
    since, own = len(sent(club)), question.options[0]
    await answer(await table.turn(), own)

    thread = await table.feed()
    drawn = await public_line(table, WeaponShown)
    assert speaker.word(own) in drawn
    fought, spoils = [await public_line(table, kind) for kind in (DuelFought, SpoilsTaken)]
    assert f"{drawn}\n{fought}\n{spoils}" in thread
    await check_spoils(table, since, speaker)


async def check_spoils(table: Table, since: int, speaker: Speaker) -> None:
    """Fail unless exactly those read which treasures were won who may see one of the hands."""
    game = await table.replayed()
    event = next(one for one in reversed(game.feed) if isinstance(one.everyone, SpoilsTaken))
    spoils = event.everyone
    assert isinstance(spoils, SpoilsTaken)
    due: dict[Seat, type[Event]] = {}
    for seat, own, to_mate in ((spoils.seat, YouTook, MateTook), (spoils.rival, YouLost, MateLost)):
        due[seat] = own
        if game.view(None).adventurers[seat].shows_hand:
            due[Seat((seat + 2) % 4)] = to_mate
    assert {seat: type(one) for seat, one in event.besides.items()} == due
    for place, member in enumerate(table.players):
        read = said_since(table.club, since, {member.id})
        for told_to, line in (await whispers(table, SpoilsTaken, speaker)).items():
            assert (line in read) == (place == told_to)
            assert line not in said_since(table.club, since, {None})


def can_rescue(turn: Turn) -> bool:
    """Tell whether somebody may revive a teammate."""
    return Act.REVIVE in getattr(turn.asked.question, "branches", ())


async def rescue(table: Table, healer: Turn) -> None:
    """Revive a teammate, and kill the bot after it."""
    club, speaker = table.club, healer.speaker
    branches: Any = healer.asked.question.branches  # type: ignore[attr-defined]
    (seat,) = branches[Act.REVIVE]
    mate = table.players[seat]
    before = await hands(table)
    lies = speaker.say("text-dead", place="@").partition("@")[0]
    assert await public_line(table, AdventurerDied) in await table.feed()
    assert lies in await reads_hand(table, mate)
    await answer(healer, [Act.REVIVE, seat], Way.COMMAND)
    await club.crash()
    line = await public_line(table, Rescued)
    assert name_of(table, mate) in line
    assert (await table.feed()).count(line) == 1
    assert lies not in await reads_hand(table, mate)
    left = before[healer.asked.seat] - Counter([Treasure.ELIXIR])
    assert (await hands(table))[healer.asked.seat] == left


Scene = Callable[[Table, Turn], Awaitable[None]]
SCENES: dict[Scene, Callable[[Turn], bool]] = {
    exchange: lambda turn: (
        isinstance(turn.asked.question, OfferTreasures)
        and turn.sight.view.adventurers[turn.asked.question.mate].treasures > 0
    ),
    duel: lambda turn: (
        isinstance(turn.asked.question, DefendDuel)
        and turn.asked.question.weapon is not None
        and isinstance(turn.asked.question.options[0], Treasure)
    ),
    rescue: can_rescue,
}
"""What is looked at once in a whole game, with how its first question is recognised."""


@languages
async def test_an_exchange_a_duel_a_rescue_and_the_end(opened: OpenClub, language: str) -> None:
    async with opened(seed=quest().seed) as club:
        table = await go_down(club, language)
        to_come = dict(SCENES)
        while to_come:
            await table.play(
                until=lambda turn: any(begins(turn) for begins in to_come.values()),
                choose=GLADLY,
            )
            turn = await table.turn()
            scene = next(one for one, begins in to_come.items() if begins(turn))
            del to_come[scene]
            await scene(table, turn)
        await table.play(choose=GLADLY)
        assert await table.answers() == quest().answers
        await check_ending(table)


async def test_nobody_answers_an_offer_for_another(cellar: Club) -> None:
    table, reply = await at_an_offer(cellar)
    before, thread = await table.record(), await table.thread()
    button = AnswerButton(table.game, reply.asked.mark, (0,)).write()
    for member in others_than(table, reply.member):
        refused = told(await cellar.forge(member.user, cellar.letters(member)[-1], button))
        assert refused in {cellar.says("refused-not-yours"), cellar.says("refused-answered")}
        assert await member.autocomplete(thread, f"{GAME} give", "treasure", "") == []
        for command, given in (("accept", {}), ("refuse", {}), ("give", {"treasure": "ring"})):
            typed = await member.slash(thread, f"{GAME} {command}", **given)
            assert told(typed) == cellar.says("refused-nothing-asked")
    offered = await reply.member.autocomplete(thread, f"{GAME} give", "treasure", "")
    own = (await hands(table))[reply.asked.seat]
    assert {choice["name"] for choice in offered} == {reply.speaker.word(one) for one in own}
    assert await table.record() == before


@pytest.mark.parametrize("at_once", [True, False])
async def test_what_is_not_agreed_changes_no_hand(cellar: Club, *, at_once: bool) -> None:
    table, reply = await at_an_offer(cellar)
    before, since = await hands(table), len(sent(cellar))
    giver = table.players[reply.asked.question.mate]  # type: ignore[attr-defined]
    outside = {None, *(one.id for one in others_than(table, giver, reply.member))}
    if not at_once:
        await answer(reply, SECRETLY(reply))
    assert await hands(table) == before, "what lies apart is still one's own"
    await cellar.crash()
    assert named_in(said_since(cellar, since, outside), reply.speaker) == []
    refuser = giver if not at_once else reply.member
    typed = await refuser.slash(await table.thread(), f"{GAME} refuse")
    assert told(typed).startswith("✓")
    assert await public_line(table, ExchangeFailed) in await table.feed()
    assert await hands(table) == before
    for member in (giver, reply.member):
        seat = table.players.index(member)
        assert holdings(await reads_hand(table, member), reply.speaker) == before[seat]
    assert named_in(said_since(cellar, since, {None}), reply.speaker) == []


async def test_who_gets_no_letters_is_offered_treasures_below_the_table(cellar: Club) -> None:
    table = await go_down(cellar)
    for member in table.players:
        cellar.shut_dms(member)
    await table.play(Way.PANEL, until=asks(OfferTreasures.kind), choose=SECRETLY)
    since = len(sent(cellar))
    await answer(giver_turn := await table.turn(), SECRETLY(giver_turn), Way.PANEL)
    reply = await table.turn()
    panel = await reply.panel()
    assert panel.ephemeral
    assert shown_to(reply) in text_of(panel)
    giver = table.players[reply.asked.question.mate]  # type: ignore[attr-defined]
    for stranger in others_than(table, giver, reply.member):
        pressed = await table.press_board(stranger, "hand")
        assert shown_to(reply) not in told(pressed)
    assert named_in(said_since(cellar, since, {None}), reply.speaker) == []
    await answer(reply, SECRETLY(reply), Way.PANEL)
    agree = await table.turn()
    assert agree.member == giver
    await answer(agree, True, Way.PANEL)  # noqa: FBT003
    assert await public_line(table, TreasuresExchanged) in await table.feed()


async def test_a_hand_is_shown_to_the_team_alone_and_hidden_again(cellar: Club) -> None:
    table, reply = await at_an_offer(cellar)
    await answer(reply, [Reply.ACCEPT])
    rich = next(table.players[seat] for seat, hand in (await hands(table)).items() if hand)
    mate = table.players[(table.players.index(rich) + 2) % 4]
    strangers = others_than(table, rich, mate)

    def may(act: Act) -> Callable[[Turn], bool]:
        return lambda turn: (
            turn.member == rich and act in getattr(turn.asked.question, "branches", ())
        )

    async def sees(member: MemberActor) -> bool:
        return f"\n{name_of(table, rich)} " in await reads_hand(table, member)

    await table.play(until=may(Act.SHOW), choose=SECRETLY)
    assert not await sees(mate)
    since = len(sent(cellar))
    await rich.slash(await table.thread(), f"{GAME} show")
    assert await public_line(table, HandShown) in await table.feed()
    (line,) = (await whispers(table, HandShown, reply.speaker)).values()
    assert line in said_since(cellar, since, {mate.id})
    others = {None, rich.id, *(one.id for one in strangers)}
    assert line not in said_since(cellar, since, others)
    assert await sees(mate)
    assert [await sees(one) for one in strangers] == [False, False]

    await table.play(until=may(Act.HIDE), choose=SECRETLY)
    await rich.slash(await table.thread(), f"{GAME} hide")
    assert await public_line(table, HandHidden) in await table.feed()
    assert not await sees(mate)
