"""The table, one's own weapons and a knight in words; what the game master says."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from bot.text import Locale
from rules.boss_quest import events
from rules.boss_quest.content import Boss, Colour, Spell, Weapon, box
from rules.boss_quest.events import Tie, Why
from rules.boss_quest.questions import AimMystery, Situation, TakeTurn
from rules.boss_quest.state import Fate
from rules.engine.events import Event
from rules.engine.seats import Seat
from tests.cogs.boss_quest.samples import (
    asked_in_play,
    face,
    full,
    knight,
    plain,
    seen_by,
    speaker,
    table,
)

languages = pytest.mark.parametrize("locale", list(Locale))
A, B = Seat(0), Seat(1)


@languages
def test_the_table_in_words_tells_all_that_lies_open(locale: Locale) -> None:
    say = speaker(locale)
    view = full()
    told = face().describe_table(view, say)
    for one in view.knights:
        assert say.name(one.seat) in told
        for card in (*one.open, *one.spells):
            assert say.word(card) in told
    assert view.boss
    for lying in (*view.boss.spells, *view.row, view.cast, view.boss.boss):
        assert say.word(lying) in told
    for fate in Fate:
        assert say.word(fate) in told
    assert "\\*Cid\\*" in told


def test_the_table_in_words_line_by_line() -> None:
    view = table(
        knight(0, Weapon.RED_5, exceeded=True),
        knight(1, Weapon.BLUE_2, spells=(Spell.ATTACK_MINUS_1,), shown=1, keys=1),
        row=(Spell.CANCEL,),
    )
    assert face().describe_table(view, speaker()).splitlines() == [
        "**Round 1: Clockwork Ogre**, 18 life",
        "At the Mage’s: Dispel, a mystery face down",
        "**Marisol** · hearts: 3 · keys: 0 of 5 · to play · **went over the boss’s life**",
        "- Longsword (red 5), one more face down: 5 without it",
        "**Don Ramón** · hearts: 3 · keys: 1 of 5 · armourer",
        "- Rubber Mallet (blue 2), one more face down, with Rust −1: 1 without it",
        "Left in the decks: 7 of the bosses, 20 of the weapons, 17 of the spells",
    ]


@languages
def test_the_table_in_words_says_the_same_whoever_looks(locale: Locale) -> None:
    say = speaker(locale)
    for game, _ in asked_in_play(3, seed=1):
        views = [game.view(viewer) for viewer in (None, *map(Seat, range(3)))]
        assert len({face().describe_table(view, say) for view in views}) == 1


@languages
def test_one_s_own_weapons_in_words_name_the_hidden_one_and_the_total(locale: Locale) -> None:
    say = speaker(locale)
    view = seen_by(full(), 1, Weapon.PURPLE_6, 33)
    told = face().describe_hand(view, say)
    own = view.knights[1]
    for card in (Weapon.PURPLE_6, *own.open, *own.spells):
        assert say.word(card) in told
    assert "**33**" in told
    assert "18" in told


@languages
def test_the_public_holds_nothing(locale: Locale) -> None:
    say = speaker(locale)
    told = face().describe_hand(full(), say)
    assert told == say.say("hand-empty")


def test_after_the_game_the_winner_is_marked_and_nobody_is_to_play() -> None:
    view = replace(full(2), winners=(B,))
    line = face().describe_table(view, speaker()).splitlines()
    (won,) = [one for one in line if "has won" in one]
    assert "Don Ramón" in won
    assert "to play" not in "".join(line)
    assert "over the boss’s life" not in "".join(line)


def test_a_knight_is_described_by_what_all_can_see() -> None:
    describe = face().describe_seat
    assert describe is not None
    say = speaker()
    view = table(
        knight(0, Weapon.RED_5, exceeded=True, at_mage=True, keys=1, hearts=2),
        knight(1, Weapon.BLUE_2, hidden=0, hearts=1),
    )
    assert [describe(seen_by(view, 0, Weapon.RED_7, 12), seat, say) for seat in (A, B)] == [
        "shows 5 and one face down, went over the boss’s life, at the Mage’s, one key, 2 hearts",
        "shows 2, no key, one heart",
    ]


@languages
def test_a_knight_is_described_within_what_a_menu_shows(locale: Locale) -> None:
    describe = face().describe_seat
    assert describe is not None
    for one in full().knights:
        told = describe(full(), one.seat, speaker(locale).plain())
        assert told is not None
        assert len(told) <= 100


@languages
def test_a_weapon_s_word_tells_its_colour_and_attack(locale: Locale) -> None:
    say = speaker(locale)
    names = set()
    for weapon in Weapon:
        card = box().weapons[weapon]
        word = say.word(weapon)
        assert word.endswith(f"({say.word(card.colour)} {card.value})")
        names.add(word.partition(" (")[0])
    assert len(names) == len(Weapon)


@languages
def test_each_spell_says_what_it_does_within_what_a_menu_shows(locale: Locale) -> None:
    say = speaker(locale)
    assert len({say.word(spell) for spell in Spell}) == len(Spell)
    lines = [say.about(spell) or "" for spell in Spell]
    assert len(set(lines)) == len(Spell)
    assert all(0 < len(line) <= 100 for line in lines)


def samples() -> Iterator[Event]:
    """Yield events in each of their variants that the plays of bots may not bring up."""
    for why in Why:
        yield events.WentToMage(A, why)
    for spell in Spell:
        yield events.RuleInForce(spell)
        yield events.KnightUnfit(A, spell)
        yield events.NoEffect(spell)
        yield events.SpellCancelled(A, spell, None)
        yield events.SpellCancelled(A, spell, B)
    for by in (-2, -1, 1, 2):
        yield events.AttackChanged(A, B, by)
        yield events.LifeChanged(by, 17)
    for tie in Tie:
        for distance in (0, 1, 4):
            for second in (False, True):
                yield events.RoundWon((A, B), distance, second=second, tie=tie)
    for count in range(3):
        seats = (A, B)[:count]
        yield events.LastTurnCalled(seats)
        yield events.LastHeartLost(seats or (A,))
        yield events.PrincessFreed(seats or (A,))
        yield events.KeysWon(A, count + 1, 4, 5)
        yield events.KnightInjured(A, 2, count)
        yield events.BossesReshuffled(count + 1)
    yield events.NobodyWon(Boss.MUD_BARON)
    yield events.KnightSpared(A, 1)


@languages
def test_each_event_is_one_clean_sentence_or_more(locale: Locale) -> None:
    say = speaker(locale)
    for event in samples():
        told = say.tell(event)
        assert told.strip() == told
        assert told[-1] in ".!", told
        assert not any(wrong in told for wrong in ("  ", " .", " ,", "..", "{", "none")), told


@pytest.mark.parametrize(
    ("event", "told"),
    [
        (
            events.RoundWon((A,), 2, second=False, tie=Tie.NONE),
            "🏆 **Marisol** wins the round, 2 below the boss’s life.",
        ),
        (
            events.RoundWon((A, B), 0, second=True, tie=Tie.SHARED),
            (
                "🏆 **Marisol** and **Don Ramón** share the round, exactly at the boss’s life, as "
                "the second closest. Nothing tells them apart, not even their weapons."
            ),
        ),
        (
            events.AttackChanged(A, B, -2),
            "📉 **Don Ramón** loses 2 attack.",
        ),
        (events.LifeChanged(1, 19), "📈 The boss gains 1 life and stands at **19**."),
        (
            events.WeaponsAdded(A, (Weapon.RED_1, Weapon.BLUE_7)),
            "⚔ **Marisol** asks for 2 weapons: Butter Knife (red 1) and Thunder Hammer (blue 7).",
        ),
        (
            events.SpellCancelled(A, Spell.ATTACK_PLUS_2, B),
            "✂ **Marisol** cancels **War Cry +2**, which lay on **Don Ramón**.",
        ),
        (events.KnightInjured(A, 3, 0), "💔 **Marisol** is over by 3 and loses the last heart."),
        (events.KeysWon(B, 2, 3, 5), "🔑 **Don Ramón** wins 2 keys: 3 of 5."),
    ],
)
def test_what_the_game_master_says(event: Event, told: str) -> None:
    assert speaker().tell(event) == told


@languages
def test_who_went_over_the_life_is_not_said_to_be_over_it_still(locale: Locale) -> None:
    """What was announced stays so, whatever spells have changed since (ruling 6)."""
    say = speaker(locale)
    now = {Locale.EN: "is over", Locale.ES: "supera"}[locale]
    assert now in say.tell(events.LifeExceeded(A, next_turn=True))
    view = table(knight(0, Weapon.RED_5, exceeded=True), knight(1, Weapon.BLUE_2))
    for told in (
        say.tell(events.WentToMage(A, Why.EXCEEDED)),
        face().describe_table(view, say),
        say.say("seat-exceeded"),
        say.say("art-table-alt-exceeded"),
    ):
        assert now not in told


@languages
def test_nobody_is_named_twice_for_a_spell_on_oneself(locale: Locale) -> None:
    say = speaker(locale)
    told = say.tell(events.AttackChanged(A, A, -1))
    assert told.count(say.name(A)) == 1


@languages
@pytest.mark.parametrize("colour", Colour)
def test_the_colour_that_is_demanded_is_said(colour: Colour, locale: Locale) -> None:
    say = speaker(locale)
    spell = Spell(f"needs-{colour}")
    adjective = {
        Locale.EN: {one: one.value for one in Colour},
        Locale.ES: {
            Colour.RED: "roja",
            Colour.BLUE: "azul",
            Colour.GREEN: "verde",
            Colour.YELLOW: "amarilla",
            Colour.PURPLE: "morada",
        },
    }[locale][colour]
    for told in (
        say.tell(events.RuleInForce(spell)),
        say.tell(events.KnightUnfit(A, spell)),
        say.about(spell),
    ):
        assert told is not None
        assert adjective in told


@languages
@pytest.mark.parametrize("situation", Situation)
def test_a_turn_tells_the_own_attack_the_life_and_what_hangs_on_it(
    situation: Situation, locale: Locale
) -> None:
    told = speaker(locale).ask(TakeTurn({"mage": None}, situation, 13, 19))
    assert "13" in told
    assert "19" in told
    assert len(told.splitlines()) == (1 if situation is Situation.FREE else 2)


@languages
def test_what_is_put_in_the_thread_tells_nothing_of_the_hand(locale: Locale) -> None:
    say = speaker(locale)
    for kind in ("take-turn", "visit-mage", "aim-mystery"):
        told = say.say(f"boss-quest-{kind}-public")
        assert not any(letter.isdigit() for letter in told)


@languages
def test_the_mystery_is_named_once_it_is_turned_over(locale: Locale) -> None:
    say = speaker(locale)
    told = say.ask(AimMystery((A, B), Spell.ATTACK_PLUS_2, 5, 14))
    assert say.word(Spell.ATTACK_PLUS_2) in told


@languages
def test_whole_games_are_told_without_a_gap(locale: Locale) -> None:
    say = speaker(locale)
    heard = 0
    for game, asked in asked_in_play(5, seed=3):
        assert say.ask(asked.question)
        for told in game.feed[heard:]:
            for event in (told.everyone, *told.besides.values()):
                assert event is None or say.tell(event)
        heard = len(game.feed)


@languages
def test_an_early_table_is_short_in_words(locale: Locale) -> None:
    told = face().describe_table(plain(), speaker(locale))
    assert len(told.splitlines()) == 7
