"""The expansions of DungeonQuest at the club: what one player alone knows, across a restart.

Nobody else may read it anywhere before the rules make it public. Where a player chooses the secret,
the same game is played with two of them, and all that the others can read must be the same; where
chance does, its name must be nowhere.

The games are found by what has to happen in them, as in `test_dungeonquest`.
"""

import re
from collections.abc import Callable, Collection
from contextlib import AbstractAsyncContextManager
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from pydantic import JsonValue
from simcord import MemberActor

from bot.speech import Speaker
from bot.text import Locale
from rules.dungeonquest import RULEBOOK
from rules.dungeonquest.catacombs.events import BribeHidden, BribeOffered, CameUp
from rules.dungeonquest.catacombs.finds_events import (
    AmuletActed,
    AmuletKept,
    AmuletLookedAt,
)
from rules.dungeonquest.catacombs.finds_questions import KeepAmulet
from rules.dungeonquest.catacombs.questions import HideBribe, MeetCaveTroll, OfferBribe
from rules.dungeonquest.events import MonsterDied, TileLaid
from rules.dungeonquest.heroes import Hero
from rules.dungeonquest.heroes_expansion.events import (
    CompanionWarned,
    HiddenDieShown,
    TileLookedAt,
    TileRefused,
)
from rules.dungeonquest.heroes_expansion.questions import (
    EnterTile,
    GuessDie,
    HideDie,
    TryAnotherWay,
)
from rules.dungeonquest.monsters import Stance, Tactic
from rules.dungeonquest.options import DungeonOptions
from rules.dungeonquest.questions import DIE, Act, ChooseHero, HeroTactic, MonsterTactic, TakeTurn
from rules.engine.events import Event
from rules.engine.questions import OpenQuestion, Question
from rules.engine.randomness import Stream
from tests.e2e.club import Club, Inspection, open_club
from tests.e2e.conftest import OpenClub
from tests.e2e.ending import check_ending
from tests.e2e.moves import Turn, Way, answer
from tests.e2e.reading import controls, text_of
from tests.e2e.rehearsal import (
    FIRST_TABLE,
    Choose,
    Rehearsal,
    find_game,
    find_opening,
    sensible_answer,
)
from tests.e2e.secrecy import sent
from tests.e2e.table import Table, asks, begin, told

GAME = RULEBOOK.key
NAMES = ("Ana", "Bo", "Cid")
HIDDEN = (2, 5)
"""Where Tori-Jima hides, at either table; the monster looks behind the first of them."""
GREEDS = (0, 7)
"""The number hidden for a troll, at either table: one takes any bribe, the other this one not."""
LESS_THAN = 700
"""Gold pieces that the second of them wants."""
HARDY = (2, 3)
"""The numbers for trolls that withstand some rounds of a fight."""
LIFE = 10
"""Life points of a troll, less its number."""
SOON = 45
"""Answers within which things are to happen."""
LOSES_TO_SLASH = Tactic.LEAP_ASIDE
BOTH = DungeonOptions(heroes=True, catacombs=True)

tongues = pytest.mark.parametrize(
    "tongues", [("en", "es", "en"), ("es", "en", "es")], ids=["one-spanish", "one-english"]
)
"""The players' languages at an English table: whoever knows the secret speaks each of them once."""

_SNOWFLAKE = re.compile(r"\d{17,20}")

OpenAt = Callable[[str], AbstractAsyncContextManager[Club]]
"""What opens a club of its own, by the seed of its games."""


@pytest.fixture
def open_at(tmp_path: Path, inspection: Inspection) -> OpenAt:
    """What opens clubs that do not share a store."""
    files = (tmp_path / f"club-{number}.sqlite3" for number in range(9))
    return lambda seed: open_club(next(files), inspection, seed=seed)


def sensible(view: Any, asked: OpenQuestion) -> JsonValue:
    """Return what the bot player would answer."""
    return sensible_answer(RULEBOOK, view, asked, FIRST_TABLE)


def with_hero(hero: Hero) -> Choose:
    """Return how to play so that somebody, who is asked first, has a hero of the expansion."""

    def choose(view: Any, asked: OpenQuestion) -> JsonValue:
        question = asked.question
        if isinstance(question, ChooseHero) and hero in question.options:
            return hero.value
        return sensible(view, asked)

    return choose


def ways(question: TakeTurn) -> tuple[Any, ...]:
    """Return the directions in which a hero may go."""
    return tuple(getattr(question, "branches", {}).get(Act.MOVE) or ())


def explore(view: Any, asked: OpenQuestion) -> JsonValue:
    """Play Serellia: go in where Flame Bright has looked, but not before the next turn."""
    question = asked.question
    match question:
        case EnterTile():
            return False
        case TryAnotherWay():
            return [Act.STAY]
        case TakeTurn():
            here = view.characters[asked.seat].square
            near = {here.beside(way): way for way in ways(question)}
            for tile in view.face_down:
                if tile.square in near:
                    return [Act.MOVE, near[tile.square]]
    return with_hero(Hero.SERELLIA)(view, asked)


def find(fits: Callable[[OpenQuestion], bool], choose: Choose, within: int) -> str:
    """Return the seed of a game of three that soon comes to such a question."""
    return find_opening(RULEBOOK, len(NAMES), fits, choose, within, options=BOTH)


@cache
def hunted() -> str:
    """Return a game in which a monster soon looks for Tori-Jima."""
    return find(lambda one: isinstance(one.question, HideDie), with_hero(Hero.TORI_JIMA), within=15)


@cache
def haggling() -> str:
    """Return a game in which a hero with some treasure, but not much, meets a cave troll."""

    def fits(one: OpenQuestion) -> bool:
        question = one.question
        return isinstance(question, HideBribe) and 0 < question.foe_gold < LESS_THAN

    return find(fits, sensible, within=45)


@cache
def amulet_game() -> str:
    """Return a game in which the first amulet that is found is put on, and acts a little later."""

    def fits(one: Rehearsal) -> bool:
        kept, acted = one.answers_until(AmuletKept), one.answers_until(AmuletActed)
        if kept is None or acted is None:
            return False
        first = one.kinds.index(KeepAmulet.kind) + 1 == kept
        return first and kept < acted <= SOON

    return find_game(RULEBOOK, len(NAMES), fits, options=BOTH).seed


@cache
def watched() -> str:
    """Return a game in which Serellia soon turns down a tile, and goes in later on."""

    def fits(one: Rehearsal) -> bool:
        told_of = [telling.everyone for telling in one.game.feed]
        refused = [event.place for event in told_of if isinstance(event, TileRefused)][:1]
        return any(isinstance(event, TileLaid) and [event.place] == refused for event in told_of)

    return find_game(RULEBOOK, len(NAMES), fits, choose=explore, options=BOTH).seed


@cache
def eventful() -> str:
    """Return a game that brings up most of what is hidden, and a way out of the catacombs."""
    kinds = (HiddenDieShown, BribeHidden, AmuletKept, AmuletActed, CameUp)

    def fits(one: Rehearsal) -> bool:
        return all(one.answers_until(kind) is not None for kind in kinds)

    return find_game(
        RULEBOOK, len(NAMES), fits, choose=with_hero(Hero.TORI_JIMA), options=BOTH
    ).seed


async def set_out(club: Club, tongues: tuple[str, ...]) -> Table:
    """Return an English table of three, with both expansions, that has begun."""
    players = [club.member(*one) for one in zip(NAMES, tongues, strict=True)]
    return await begin(club, players, game=GAME, options="heroes=true catacombs=true")


async def go_on(table: Table, choose: Choose, until: Callable[[Turn], bool]) -> None:
    """Play on until somebody is asked what is looked for."""
    await table.play(until=until, choose=lambda turn: choose(turn.sight.view, turn.asked))
    assert until(await table.turn())


async def turn_of(table: Table, kind: str) -> Turn:
    """Return the turn of whoever is asked this."""
    (turn,) = [one for one in await table.waiting() if one.kind == kind]
    return turn


async def look_around(table: Table, holder: MemberActor) -> None:
    """Let all but one player look at all there is to be looked at: the table, hands, questions."""
    thread = await table.thread()
    for member in table.players:
        if member.id != holder.id:
            await table.press_board(member, "text")
            await table.press_board(member, "hand")
            await member.slash(thread, f"{GAME} map")
    for turn in await table.waiting():
        if turn.member.id != holder.id:
            await turn.panel()


def overheard(club: Club, holder: MemberActor) -> list[Any]:
    """Return all that reached anybody but one player, and what stands in the log.

    What goes to two places at the same time arrives in any order, and Discord's ids go by it: so
    they are left out, and what was sent is sorted.
    """
    bodies = [repr((one.path, one.body)) for one in sent(club) if one.reader != holder.id]
    return [*sorted(_SNOWFLAKE.sub("#", body) for body in bodies), club.log.public()]


def own(club: Club, member: MemberActor) -> list[Any]:
    """Return all that reached one player alone."""
    return [one.body for one in sent(club) if one.reader == member.id]


async def check_privacy(table: Table, *asked: Turn) -> None:
    """Fail unless each question is put by direct message, to whom it is for and nobody else."""
    for turn in asked:
        assert turn.is_asked_by_letter()
        in_public = [one for post in await table.posts() for one in controls(post)]
        assert not any(one.is_for(turn.game, turn.asked.mark) for one in in_public)
        for member in table.players:
            written = [one for letter in turn.club.letters(member) for one in controls(letter)]
            addressed = any(one.is_for(turn.game, turn.asked.mark) for one in written)
            assert addressed == (member.id == turn.member.id)


async def latest(table: Table, kind: type[Event]) -> tuple[Any, str]:
    """Return the latest public event of a kind, and what the thread should say of it."""
    speaker = table.club.desk.public_speaker(
        await table.row(), await table.club.store.games.seats(table.game)
    )
    feed = (await table.replayed()).feed
    event = next(one.everyone for one in reversed(feed) if isinstance(one.everyone, kind))
    return event, speaker.tell(event)


async def whispered(table: Table, kind: type[Event]) -> tuple[MemberActor, Any, str]:
    """Return who was told the latest private event of a kind, and what, in their language."""
    feed = (await table.replayed()).feed
    seat, event = next(
        (seat, event)
        for telling in reversed(feed)
        for seat, event in telling.besides.items()
        if isinstance(event, kind)
    )
    member = table.players[seat]
    return member, event, (await speaks(table, member)).tell(event)


async def speaks(table: Table, member: MemberActor) -> Speaker:
    """Return who speaks a player's language."""
    seats = await table.club.store.games.seats(table.game)
    seat = next(seat for seat in seats if seat.user_id == member.id)
    return table.club.desk.speaker(await table.sight(member), Locale(seat.locale or ""))


def guess(turn: Turn, number: int) -> JsonValue:
    """Return a guess at a hidden die: this number, and as many others as are asked for."""
    question = turn.asked.question
    assert isinstance(question, GuessDie)
    others = [one for one in DIE if one not in HIDDEN]
    return [number, *others[: question.most - 1]]


@pytest.mark.parametrize(
    ("secret", "tongues"),
    [(HideDie, ("es", "en", "en")), (GuessDie, ("en", "en", "es"))],
    ids=["hidden", "guessed"],
)
async def test_nobody_knows_where_tori_jima_hides_before_the_monster_has_looked(
    open_at: OpenAt, secret: type[Question[Any]], tongues: tuple[str, ...]
) -> None:
    heard, held = [], []
    for number in HIDDEN:
        async with open_at(hunted()) as club:
            table = await set_out(club, tongues)
            await go_on(table, with_hero(Hero.TORI_JIMA), asks(HideDie.kind))
            hider = await turn_of(table, HideDie.kind)
            guesser = await turn_of(table, GuessDie.kind)
            await check_privacy(table, hider, guesser)
            answers = {HideDie: HIDDEN[0], GuessDie: guess(guesser, HIDDEN[0])}
            answers[secret] = number if secret is HideDie else guess(guesser, number)
            first, second = (hider, guesser) if secret is HideDie else (guesser, hider)
            assert Locale.ES.value == tongues[first.asked.seat]

            await answer(first, answers[secret])
            await club.crash()
            assert [turn.kind for turn in await table.waiting()] == [second.kind]
            await look_around(table, first.member)
            heard.append(overheard(club, first.member))
            held.append(own(club, first.member))

            await answer(await table.turn(), answers[type(second.asked.question)], Way.COMMAND)
            shown, line = await latest(table, HiddenDieShown)
            assert shown.found == (number == HIDDEN[0])
            assert line in await table.feed()
    assert held[0] != held[1]
    assert heard[0] == heard[1]


@pytest.mark.parametrize("tongues", [("en", "en", "es"), ("es", "es", "en")])
async def test_nobody_knows_the_price_of_a_troll_before_the_offer(
    open_at: OpenAt, tongues: tuple[str, ...]
) -> None:
    heard, held = [], []
    for number in GREEDS:
        async with open_at(haggling()) as club:
            table = await set_out(club, tongues)
            await go_on(table, sensible, asks(HideBribe.kind))
            hider = await turn_of(table, HideBribe.kind)
            await check_privacy(table, hider)
            await answer(hider, number)
            await club.crash()
            met = await turn_of(table, MeetCaveTroll.kind)
            await look_around(table, hider.member)
            await answer(met, Stance.BRIBE, Way.COMMAND)
            await club.crash()
            offering = await turn_of(table, OfferBribe.kind)
            await look_around(table, hider.member)
            heard.append(overheard(club, hider.member))
            held.append(own(club, hider.member))

            await answer(offering, offering.asked.question.sample(Stream(bytes(32), "offer")))
            offered, line = await latest(table, BribeOffered)
            assert (offered.number, offered.accepted) == (number, number == 0)
            assert line in await table.feed()
            if not offered.accepted:
                await fight_on(table)
                died, line = await latest(table, MonsterDied)
                assert died.life == LIFE - number
                assert line in await table.feed()
    assert held[0] != held[1]
    assert heard[0] == heard[1]


async def fight_on(table: Table, rounds: int = 99) -> None:
    """Let the troll lose round after round of a fight, until it is over."""
    for _ in range(rounds):
        waiting = {turn.kind: turn for turn in await table.waiting()}
        if HeroTactic.kind not in waiting:
            return
        await answer(waiting[HeroTactic.kind], Tactic.SLASH)
        await answer(waiting[MonsterTactic.kind], LOSES_TO_SLASH)


async def test_who_fights_a_troll_does_not_learn_what_it_can_take(open_at: OpenAt) -> None:
    """Its life points follow from the hidden number, and come to light when it is dead."""
    heard, held = [], []
    for number in HARDY:
        async with open_at(haggling()) as club:
            table = await set_out(club, ("es", "en", "en"))
            await go_on(table, sensible, asks(HideBribe.kind))
            hider = await turn_of(table, HideBribe.kind)
            await answer(hider, number)
            await answer(await turn_of(table, MeetCaveTroll.kind), Stance.ATTACK)
            await fight_on(table, rounds=1)
            await club.crash()
            reader = await turn_of(table, MonsterTactic.kind)
            assert reader.member.id == hider.member.id
            assert isinstance(reader.asked.question, MonsterTactic)
            assert reader.asked.question.life == LIFE - number
            await look_around(table, hider.member)
            await fight_on(table, rounds=1)
            heard.append(overheard(club, hider.member))
            held.append(own(club, hider.member))
            await fight_on(table)
            died, line = await latest(table, MonsterDied)
            assert died.life == LIFE - number
            assert line in await table.feed()
    assert held[0] != held[1]
    assert heard[0] == heard[1]


def knows(club: Club, member: MemberActor | None, words: Collection[str]) -> bool:
    """Tell whether a player, or the log (None), has any of these words."""
    if member is None:
        texts = [club.log.public()]
    else:
        texts = [one.texts() for one in sent(club) if one.reader in {None, member.id}]
    return any(word in text for text in texts for word in words)


def in_every_language(club: Club, *things: Any) -> set[str]:
    """Return what things are called."""
    texts = club.desk.faces[GAME].texts
    return {Speaker(texts, locale, {}).word(one) for locale in Locale for one in things}


@tongues
async def test_an_amulet_is_known_to_the_player_on_the_right_until_it_acts(
    open_at: OpenAt, tongues: tuple[str, ...]
) -> None:
    async with open_at(amulet_game()) as club:
        table = await set_out(club, tongues)
        await go_on(table, sensible, asks(KeepAmulet.kind))
        wearer = await table.turn()
        looker, looked, line = await whispered(table, AmuletLookedAt)
        assert looker.id != wearer.member.id
        assert any(line in text_of(letter) for letter in club.letters(looker))
        words = in_every_language(club, looked.amulet)

        async def only_the_looker_knows() -> None:
            await look_around(table, looker)
            for member in (None, *table.players):
                knowing = member is not None and member.id == looker.id
                assert knows(club, member, words) == knowing

        await only_the_looker_knows()
        await club.crash()
        await answer(await table.turn(), raw=True)
        assert (await latest(table, AmuletKept))[1] in await table.feed()
        await club.crash()
        await only_the_looker_knows()
        word = (await speaks(table, looker)).word(looked.amulet)
        assert word in told(await table.press_board(looker, "hand"))

        seat = wearer.asked.seat

        def acts(turn: Turn) -> bool:
            return bool(turn.sight.view.characters[seat].amulet_acts)

        async def secret_keeps() -> None:
            for member in table.players:
                assert member.id == looker.id or not knows(club, member, words)

        while not acts(await table.turn()):
            await secret_keeps()
            await table.play(most=1)
        acted, line = await latest(table, AmuletActed)
        assert (acted.seat, acted.amulet) == (seat, looked.amulet)
        assert line in await table.feed()
        shown = told(await table.press_board(wearer.member, "hand"))
        assert (await speaks(table, wearer.member)).word(looked.amulet) in shown


@tongues
async def test_a_tile_that_lies_face_down_is_known_to_the_player_on_the_right(
    open_at: OpenAt, tongues: tuple[str, ...]
) -> None:
    async with open_at(watched()) as club:
        table = await set_out(club, tongues)
        await go_on(table, explore, asks(EnterTile.kind))
        entering = await table.turn()
        looker, looked, line = await whispered(table, TileLookedAt)
        assert (await latest(table, CompanionWarned))[1] in await table.feed()
        assert any(line in text_of(letter) for letter in club.letters(looker))
        names = in_every_language(club, looked.tile)

        async def only_the_looker_knows() -> None:
            await look_around(table, looker)
            for member in (None, *table.players):
                knowing = member is not None and member.id == looker.id
                assert knows(club, member, names) == knowing

        await only_the_looker_knows()
        await club.crash()
        await answer(await table.turn(), raw=False)
        assert (await latest(table, TileRefused))[1] in await table.feed()
        await club.crash()
        await only_the_looker_knows()
        shown = told(await table.press_board(looker, "hand"))
        assert (await speaks(table, looker)).word(looked.tile) in shown

        place = looked.place

        def lies_open(turn: Turn) -> bool:
            return any(room.square.name == place for room in turn.sight.view.rooms)

        await go_on(table, explore, lies_open)
        laid, line = await latest(table, TileLaid)
        assert (laid.place, laid.tile) == (place, looked.tile)
        assert laid.seat == entering.asked.seat
        assert line in await table.feed()


async def test_a_whole_game_with_both_expansions_keeps_its_secrets(opened: OpenClub) -> None:
    async with opened(seed=eventful()) as club:
        table = await set_out(club, ("en", "es", "en"))
        choose = with_hero(Hero.TORI_JIMA)
        await table.play(choose=lambda turn: choose(turn.sight.view, turn.asked))
        await check_ending(table)
