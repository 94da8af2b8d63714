"""The board, one's own hand and a player in words; what the game master says and asks."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from bot.text import Locale
from rules.cave_troll import events
from rules.cave_troll.board import ROOMS, STAIRS, Space
from rules.cave_troll.content import Artifact, Card, Character, Figure
from rules.cave_troll.options import CharacterSet
from rules.cave_troll.questions import Ability, Flee, Push, StepOn, TakeAction
from rules.engine.events import Event
from rules.engine.seats import Seat
from tests.cogs.cave_troll.samples import (
    HOSTILE_NAMES,
    crowded,
    face,
    in_play,
    piece,
    place,
    seen_by,
    space,
    speaker,
    table,
)

languages = pytest.mark.parametrize("locale", list(Locale))
A, B = Seat(0), Seat(1)
MOST_TEXT = 3500
"""Characters that a message to one person holds."""

MOST_IN_MENU = 100


def test_the_table_in_words_line_by_line() -> None:
    view = table(
        place(0, gold=7, artifacts=1),
        place(1, deck=9, removed=(Figure.KNIGHT, Figure.ADVENTURER_2)),
        spaces=(
            space(Space.ROOM_05, piece(0, Figure.THIEF), controller=A),
            space(
                Space.ROOM_16,
                piece(1, Figure.ORC),
                piece(0, Figure.ADVENTURER_1),
                piece(0, Figure.TREASURE_CHEST),
                worth=9,
                controller=A,
            ),
            space(Space.ROOM_17, piece(0, Figure.DWARF), piece(1, Figure.DWARF), worth=16),
            space(Space.PIT_2, piece(1, Figure.WRAITH)),
        ),
        icons=3,
        artifacts=4,
        actions=1,
    )
    assert face().describe_table(view, speaker()).splitlines() == [
        "Scoring icons: 3 of 5 · artifacts left: 4 · classic characters",
        "**Marisol** is to play, the last action",
        "**Marisol** · gold: **7** · deck: 18 · hand: 1 · discards: 0 · an artifact face down",
        "**Don Ramón** · gold: **0** · deck: 9 · hand: 1 · discards: 0",
        "- off the board: Knight and Adventurer 2",
        "- room 5, 2 gold: **Marisol** Thief",
        (
            "- room 16, 9 gold: **Marisol** Adventurer 1, Treasure Chest; **Don Ramón** Orc"
            " · held by **Marisol**"
        ),
        "- room 17, 16 gold: **Marisol** Dwarf; **Don Ramón** Dwarf · nobody’s",
        "- pit 2: **Don Ramón** Wraith",
    ]


@languages
def test_an_empty_board_is_said_to_be_empty(locale: Locale) -> None:
    say = speaker(locale)
    assert say.say("table-empty") in face().describe_table(table(), say)


@languages
@pytest.mark.parametrize("which", CharacterSet)
def test_a_crowded_table_fits_a_message(which: CharacterSet, locale: Locale) -> None:
    say = speaker(locale, HOSTILE_NAMES)
    told = face().describe_table(crowded(which), say)
    assert len(told) <= MOST_TEXT
    for one in crowded(which).spaces:
        for there in one.pieces:
            assert say.word(there.figure) in told


@languages
def test_the_tables_of_whole_games_fit_a_message_and_look_the_same_to_all(locale: Locale) -> None:
    say = speaker(locale, HOSTILE_NAMES)
    for number, (game, _, _) in enumerate(in_play(4, 7)):
        if number % 10 == 0:
            views = [game.view(viewer) for viewer in (None, *map(Seat, range(4)))]
            told = {face().describe_table(view, say) for view in views}
            assert len(told) == 1
            assert len(told.pop()) <= MOST_TEXT


def test_after_the_game_the_winner_is_marked_and_nobody_is_to_play() -> None:
    told = face().describe_table(replace(table(), winners=(B,)), speaker())
    (won,) = [line for line in told.splitlines() if "has won" in line]
    assert "Don Ramón" in won
    assert "to play" not in told


@languages
def test_one_s_hand_in_words_names_cards_and_artifact_with_what_they_do(locale: Locale) -> None:
    say = speaker(locale)
    view = seen_by(table(), 0, Card.KNIGHT, Card.SCORE_ROOM, artifact=Artifact.SKELETON_KEY)
    told = face().describe_hand(view, say)
    for card in view.hand:
        assert say.word(card) in told
        assert say.say(f"card-{card.value}-effect") in told
    assert say.word(Artifact.SKELETON_KEY) in told
    assert "3" in told
    assert face().describe_hand(table(), say) == say.say("hand-empty")


@languages
def test_a_player_is_described_by_what_all_can_see(locale: Locale) -> None:
    describe = face().describe_seat
    assert describe is not None
    view = table(place(0, gold=12, artifacts=1), place(1, deck=0))
    told = [describe(seen_by(view, 0, Card.ORC), seat, speaker(locale)) for seat in (A, B)]
    if locale is Locale.EN:
        assert told == ["12 gold, 18 in the deck, an artifact face down", "0 gold, 0 in the deck"]
    assert all(one and len(one) <= MOST_IN_MENU for one in told)


@languages
def test_what_stands_in_menus_fits_them(locale: Locale) -> None:
    say = speaker(locale)
    lines = [say.description(one) for kind in (Card, Artifact, Ability) for one in kind]
    assert all(line and len(line) <= MOST_IN_MENU for line in lines)
    assert len(set(lines)) == len(lines)
    for names in (Space, Figure, Card, Artifact):
        words = [say.word(one) for one in names]
        assert len(set(words)) == len(words)


@languages
def test_each_room_tells_in_a_menu_what_is_printed_in_it(locale: Locale) -> None:
    say = speaker(locale)
    assert "5" in (say.description(Space.ROOM_16) or "")
    assert all(say.description(room) for room in ROOMS)
    assert say.description(Space.STAIRS_1) is None


def samples() -> Iterator[Event]:
    """Yield events in each of their variants, and those that the plays of bots may not bring."""
    room, pit, stairs = Space.ROOM_05, Space.PIT_2, STAIRS[2]
    for figure in Figure:
        for where in (room, pit, stairs):
            yield events.FigurePlaced(A, Card.ORC, figure, where)
            yield events.FigureMoved(A, figure, where, room)
            yield events.WraithPushed(A, B, figure, room, where)
            yield events.RampagePushed(A, B, figure, room, where)
            yield events.BansheeLured(A, B, figure, where, room)
            yield events.FigureFled(A, figure, room, where)
            yield events.MonsterBanished(A, B, figure, where, pit)
            yield events.WallPassed(A, figure, room, where)
            yield events.HeroRevived(A, figure, where)
        for struck in (events.OrcStruck, events.AssassinStruck, events.GruntStruck,
                       events.FigureCrushed, events.HeroCursed):  # fmt: skip
            yield struck(A, B, figure, room)
    for where in (room, pit, stairs):
        yield events.OrcSlain(A, B, where)
        yield events.ThiefSneaked(A, where, room)
        yield events.BansheeBanished(A, B, where, pit)
        yield events.GiantSlain(A, B, where)
    for count in range(3):
        yield events.TurnCutShort(A, count + 1)
        yield events.ActionUndone(A, count + 1)
        yield events.CardDrawn(A, count)
        yield events.IconsAdded(A, Card.SCORE_ROOM, count + 1, count + 2)
        yield events.GoldSplit(A, (B,), room, 3, count)
        yield events.CoinsCounted(A, Artifact.TAX_SCROLL, count + 1)
        yield events.YouFound(Artifact.TAX_SCROLL, count + 1)
        yield events.SeatScored(A, ROOMS[: count + 1], 9)
        yield events.RoomsTied(ROOMS[: count + 1])
        yield events.MostGold((A, B)[: count + 1], 44)
    yield events.RoomTied(room, (A, B))
    yield events.RoomWithoutHeroes(room)
    yield events.RoomScored(A, room, 1)
    yield events.ScoreRoomPlayed(A, room)
    yield events.GoldFound(A, room)
    yield events.DeckEmptied(A, 3)


@languages
def test_each_event_is_one_clean_sentence_or_more(locale: Locale) -> None:
    say = speaker(locale)
    for event in samples():
        told = say.tell(event)
        assert told.strip() == told
        assert told[-1] in ".!", told
        assert "\n" not in told
        assert not any(wrong in told for wrong in ("  ", " .", " ,", "..", "{", "none")), told


@pytest.mark.parametrize(
    ("event", "english", "spanish"),
    [
        (
            events.FigureMoved(A, Figure.ADVENTURER_3, Space.STAIRS_1, Space.ROOM_01),
            "👣 **Marisol**’s Adventurer 3 moves from stairs 1 to room 1.",
            "👣 **Marisol** mueve su Aventurero 3 de la escalera 1 a la sala 1.",
        ),
        (
            events.WraithPushed(A, B, Figure.ORC, Space.ROOM_16, Space.PIT_1),
            "👻 **Marisol**’s Wraith pushes **Don Ramón**’s Orc from room 16 to pit 1.",
            (
                "👻 El Espectro de **Marisol** empuja al Orco de **Don Ramón** de la sala 16 al"
                " foso 1."
            ),
        ),
        (
            events.FigurePlaced(A, Card.ORC, Figure.ORC, Space.PIT_3),
            "🎴 **Marisol** plays **Orc** in pit 3.",
            "🎴 **Marisol** juega **Orco** en el foso 3.",
        ),
        (
            events.SeatScored(A, (Space.ROOM_01, Space.ROOM_13), 6),
            "🪙 **Marisol** gains **6 gold** for 2 rooms: room 1 and room 13.",
            "🪙 **Marisol** gana **6 de oro** por 2 salas: sala 1 y sala 13.",
        ),
        (
            events.GoldSplit(A, (B,), Space.ROOM_12, 2, 0),
            "🪙 Berserkers share room 12: 2 gold each for **Marisol** and **Don Ramón**.",
            (
                "🪙 Los Berserkers reparten la sala 12: 2 de oro por cabeza para **Marisol** y"
                " **Don Ramón**."
            ),
        ),
    ],
)
def test_what_the_game_master_says(event: Event, english: str, spanish: str) -> None:
    assert speaker().tell(event) == english
    assert speaker(Locale.ES).tell(event) == spanish


@languages
def test_the_card_that_was_drawn_is_told_to_its_player_only(locale: Locale) -> None:
    say = speaker(locale)
    drawn = 0
    for game, asked, _ in in_play(2, 9):
        public = say.say(f"{asked.question.kind}-public")
        assert not any(letter.isdigit() or letter == "{" for letter in public)
        for told in game.feed[drawn:]:
            if isinstance(told.everyone, events.CardDrawn):
                (private,) = told.besides.values()
                assert isinstance(private, events.YouDrew)
                assert say.word(private.card) in say.tell(private)
                assert say.word(private.card) not in say.tell(told.everyone)
        drawn = len(game.feed)


@languages
def test_a_turn_tells_how_many_actions_are_left(locale: Locale) -> None:
    say = speaker(locale)
    assert "3" in say.ask(TakeAction({"draw": None}, 3))
    assert "1" not in say.ask(TakeAction({"draw": None}, 1))


@languages
def test_a_push_says_who_pushes_and_where(locale: Locale) -> None:
    say = speaker(locale)
    for pusher in (Character.WRAITH, Character.RAMPAGING_TROLL):
        told = say.ask(Push({"x": None}, pusher, Space.ROOM_21))
        assert say.word(pusher) in told
        assert say.word(Space.ROOM_21) in told


@languages
def test_steps_in_boots_and_flights_are_asked_for(locale: Locale) -> None:
    say = speaker(locale)
    one, two = (say.ask(StepOn({"stop": None}, Figure.THIEF, steps)) for steps in (1, 2))
    assert "2" in two
    assert "2" not in one
    assert say.word(Space.ROOM_09) in say.ask(Flee({"stay": None}, Space.ROOM_09))


@languages
@pytest.mark.parametrize("which", CharacterSet)
def test_whole_games_are_told_without_a_gap(which: CharacterSet, locale: Locale) -> None:
    say = speaker(locale)
    heard = 0
    for game, asked, raw in in_play(3, 2, which):
        assert say.ask(asked.question)
        assert say.answer(asked.question, raw)
        for told in game.feed[heard:]:
            for event in (told.everyone, *told.besides.values()):
                assert event is None or isinstance(event, events.TurnBegan) or say.tell(event)
        heard = len(game.feed)
