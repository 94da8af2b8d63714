"""The pictures: what they show, what they hide, and that nothing leaves its place."""

from dataclasses import replace
from itertools import islice
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.art import ALT_LIMIT, Picture, paint
from bot.art.lettering import ELLIPSIS, Pen, fits
from bot.art.svg import document
from bot.text import Locale
from cogs.boss_quest.art import hand_picture, table_picture
from cogs.boss_quest.art.aftermath import LABEL, LABEL_WIDTH
from cogs.boss_quest.art.boss_panel import BOSS_WIDTH, EMPTY, ROUND
from cogs.boss_quest.art.boss_panel import NAME as BOSS_NAME
from cogs.boss_quest.art.boss_panel import NAME_WIDTH as BOSS_NAME_WIDTH
from cogs.boss_quest.art.bosses import BOSSES
from cogs.boss_quest.art.cards import NAME, NAME_LINES, NAME_WIDTH, large_weapon, spell_card
from cogs.boss_quest.art.hands import LABEL as CARD_LABEL
from cogs.boss_quest.art.hands import LABEL_WIDTH as CARD_LABEL_WIDTH
from cogs.boss_quest.art.hands import VERDICT, VERDICT_WIDTH
from cogs.boss_quest.art.people import knight as knight_drawing
from cogs.boss_quest.art.rows import NAME_WIDTH as KNIGHT_NAME_WIDTH
from cogs.boss_quest.art.rows import ROW_WIDTH
from cogs.boss_quest.art.weapons import weapon_drawing
from rules.boss_quest.content import Boss, Spell, Weapon, box
from rules.boss_quest.state import Combat, Fate, Outcome
from rules.boss_quest.view import BossQuestView, BossView
from rules.engine.seats import Seat
from tests.cogs.boss_quest.samples import (
    HOSTILE_NAMES,
    NAMES,
    asked_in_play,
    face,
    full,
    knight,
    plain,
    seen_by,
    speaker,
    table,
)
from tests.cogs.calderos.art.reading import written

SEATS = range(2, 6)
languages = pytest.mark.parametrize("locale", list(Locale))


def draw(view: BossQuestView, locale: Locale = Locale.EN) -> Picture:
    return table_picture(view, NAMES, speaker(locale).plain().say)


def hand(view: BossQuestView, locale: Locale = Locale.EN) -> Picture:
    return hand_picture(view, speaker(locale).plain().say)


def test_every_card_and_person_has_a_drawing_of_their_own() -> None:
    assert len({document(120, 120, BOSSES[boss]()) for boss in Boss}) == len(Boss)
    assert len({document(100, 100, weapon_drawing(weapon)) for weapon in Weapon}) == len(Weapon)
    assert len({document(96, 132, spell_card(spell)) for spell in Spell}) == len(Spell)
    assert len({document(100, 100, knight_drawing(Seat(seat))) for seat in range(5)}) == 5


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("lay_out", [plain, full])
def test_a_table_is_a_png_that_discord_takes(lay_out: Any, seats: int) -> None:
    picture = draw(lay_out(seats))
    png = paint(picture)
    assert png.startswith(b"\x89PNG\r\n\x1a\n")
    assert len(png) < 2**20
    assert 0 < len(picture.alt) <= ALT_LIMIT


@pytest.mark.parametrize("seats", SEATS)
def test_every_player_is_named_once(seats: int) -> None:
    texts = [line.text for line in written(draw(full(seats)))]
    assert [texts.count(NAMES[Seat(seat)]) for seat in range(seats)] == [1] * seats


@languages
@pytest.mark.parametrize("seats", SEATS)
def test_no_text_leaves_the_picture_or_is_too_small(seats: int, locale: Locale) -> None:
    say = speaker(locale).plain().say
    for view in (plain(seats), full(seats)):
        picture = table_picture(view, HOSTILE_NAMES, say)
        for line in written(picture):
            assert line.left >= 0
            assert line.right <= picture.width
            assert line.size >= 28, f"{line.text}: 14 px when shown 550 px wide"


@languages
@pytest.mark.parametrize("seat", range(5))
def test_no_text_leaves_the_picture_of_one_s_weapons_or_is_too_small(
    seat: int, locale: Locale
) -> None:
    picture = hand(seen_by(full(), seat, Weapon.GREEN_7, 21), locale)
    for line in written(picture):
        assert ELLIPSIS not in line.text
        assert line.left >= 0
        assert line.right <= picture.width
        assert line.size >= 28, f"{line.text}: 14 px when shown 550 px wide"


@settings(deadline=None, max_examples=25)
@given(st.dictionaries(st.integers(0, 4).map(Seat), st.text(max_size=40)))
def test_any_name_stays_in_its_place(names: dict[Seat, str]) -> None:
    lines = written(table_picture(plain(5), names, speaker().plain().say))
    in_rows = [line for line in lines if line.left == pytest.approx(126, abs=0.01)]
    assert len(in_rows) == 5
    assert all(line.right - line.left <= KNIGHT_NAME_WIDTH < ROW_WIDTH for line in in_rows)


def test_a_name_that_cannot_be_drawn_becomes_a_number() -> None:
    picture = table_picture(full(), HOSTILE_NAMES, speaker().plain().say)
    texts = {line.text for line in written(picture)}
    assert {"Player 4", "Player 5", "<b>&\"'</b>"} <= texts
    assert not set("\u202e\u200b\u2066") & set(picture.svg + picture.alt)


@languages
def test_names_and_labels_fit(locale: Locale) -> None:
    say = speaker(locale).plain().say
    for weapon in Weapon:
        name = say(f"weapon-{weapon}-short")
        assert fits(name, NAME.face, NAME.size, NAME_WIDTH / NAME.squeeze, NAME_LINES), name
    one_line: list[tuple[Pen, str, float]]
    one_line = [(BOSS_NAME, say(f"boss-{boss}"), BOSS_NAME_WIDTH) for boss in Boss]
    one_line += [(CARD_LABEL, say(f"art-{one}"), CARD_LABEL_WIDTH) for one in ("hidden", "open")]
    one_line += [
        (CARD_LABEL, say("art-spell-here"), CARD_LABEL_WIDTH),
        (EMPTY, say("art-no-spells"), BOSS_WIDTH - 48),
        (ROUND, say("art-round", number=88), 200),
        (VERDICT, say("art-perfect", by=0), VERDICT_WIDTH),
        (VERDICT, say("art-short", by=20), VERDICT_WIDTH),
        (VERDICT, say("art-over", by=88), VERDICT_WIDTH),
    ]
    for pen, text, width in one_line:
        assert pen.face.width(text, pen.size) <= width / pen.squeeze, text
    last = say("art-last-combat")
    assert fits(last, LABEL.face, LABEL.size, LABEL_WIDTH / LABEL.squeeze, 2)


def test_what_is_hidden_changes_nothing_on_the_table() -> None:
    weapons = [Weapon.RED_1, Weapon.BLUE_7, Weapon.PURPLE_4]
    views = [seen_by(full(), seat, weapon, box().weapons[weapon].value + 9)
             for seat in (0, 2) for weapon in weapons]  # fmt: skip
    assert {draw(view) for view in views} == {draw(full())}


@languages
def test_the_table_looks_and_reads_the_same_whoever_it_is_drawn_for(locale: Locale) -> None:
    for game, _ in islice(asked_in_play(3, seed=2), 0, None, 5):
        views = [game.view(viewer) for viewer in (None, *map(Seat, range(3)))]
        assert len({draw(view, locale) for view in views}) == 1


def test_a_weapon_that_is_hidden_is_named_nowhere() -> None:
    say = speaker().plain()
    game, _ = next(asked_in_play(2, seed=5))
    picture = draw(game.view(None))
    for seat in map(Seat, range(2)):
        weapon = game.view(seat).hidden
        assert say.word(weapon) not in picture.alt
        assert say.say(f"weapon-{weapon}-short") not in picture.svg


def test_the_public_holds_nothing_to_draw() -> None:
    say = speaker().plain()
    assert face().draw_hand(full(), say) is None
    with pytest.raises(ValueError, match=r"^$"):
        hand_picture(full(), say.say)


@languages
@pytest.mark.parametrize("seat", range(5))
def test_one_s_own_picture_shows_each_weapon_the_total_and_the_life(
    seat: int, locale: Locale
) -> None:
    say = speaker(locale).plain()
    view = seen_by(full(), seat, Weapon.GREEN_7, 31)
    picture = hand(view, locale)
    texts = [line.text for line in written(picture)]
    own = view.knights[seat]
    for weapon in (Weapon.GREEN_7, *own.open):
        assert all(word in " ".join(texts) for word in say.say(f"weapon-{weapon}-short").split())
        assert say.word(weapon) in picture.alt
    for spell in own.spells:
        assert say.word(spell) in picture.alt
    assert {"31", "18"} <= set(texts)
    assert texts.count(say.say("art-hidden")) == 1
    assert texts.count(say.say("art-open")) == len(own.open)
    assert paint(picture).startswith(b"\x89PNG")


@pytest.mark.parametrize(
    ("attack", "verdict"),
    [(0, "18 below its life"), (17, "1 below its life"), (18, "Exactly its life"),
     (21, "3 above its life")],
)  # fmt: skip
def test_the_distance_to_the_life_is_said(attack: int, verdict: str) -> None:
    lines = written(hand(seen_by(plain(), 0, Weapon.RED_3, attack)))
    assert verdict in {line.text for line in lines}


def test_after_combat_there_is_no_hidden_weapon_to_draw() -> None:
    view = replace(plain(), viewer=Seat(0), attack=9)
    assert "hidden" not in {line.text for line in written(hand(view))}


def test_large_weapons_all_differ() -> None:
    say = speaker().plain().say
    assert len({document(168, 246, large_weapon(weapon, say)) for weapon in Weapon}) == 35


def combat(fate: Fate = Fate.BEATEN, *, perfect: bool = False, keys: int = 0) -> Combat:
    return Combat(
        1,
        Boss.MUD_BARON,
        14,
        (
            Outcome(Seat(0), 12, fate, perfect=perfect, keys=keys),
            Outcome(Seat(1), 9, Fate.BEATEN, perfect=False, keys=0),
        ),
    )


@pytest.mark.parametrize(
    "change",
    [
        {"turn": Seat(1)},
        {"winners": (Seat(1),)},
        {"armourer": Seat(0)},
        {"row": (Spell.CANCEL,)},
        {"mystery": False},
        {"cast": Spell.CANCEL},
        {"owing": (Seat(0),)},
        {"boss_deck": 3},
        {"weapon_deck": 0},
        {"spell_deck": 1},
        {"round": 2},
        {"boss": BossView(Boss.BOG_WITCH, 18, 18, ())},
        {"boss": BossView(Boss.CLOCKWORK_OGRE, 18, 20, (Spell.LIFE_PLUS_2,))},
        {"boss": BossView(Boss.CLOCKWORK_OGRE, 18, 18, (Spell.NEEDS_RED,))},
        *(
            {"knights": (one, knight(1, Weapon.RED_2))}
            for one in (
                knight(0),
                knight(0, Weapon.RED_3),
                knight(0, Weapon.RED_1, hearts=2),
                knight(0, Weapon.RED_1, keys=1),
                knight(0, Weapon.RED_1, hidden=0),
                knight(0, Weapon.RED_1, spells=(Spell.ATTACK_PLUS_1,)),
                knight(0, Weapon.RED_1, exceeded=True),
                knight(0, Weapon.RED_1, at_mage=True),
            )
        ),
        *({"last_combat": combat(fate)} for fate in Fate),
    ],
)
def test_whatever_changes_shows(change: dict[str, Any]) -> None:
    before, after = draw(plain()), draw(replace(plain(), **change))
    assert before.svg != after.svg
    assert before.alt != after.alt


def test_who_came_to_the_mage_first_shows() -> None:
    one, other = (draw(replace(full(), mage=order)).svg for order in
                  ((Seat(0), Seat(1)), (Seat(1), Seat(0))))  # fmt: skip
    assert one != other


def test_each_outcome_of_a_combat_looks_different() -> None:
    combats = [combat(fate) for fate in Fate]
    combats += [combat(Fate.WON, perfect=True), combat(Fate.WON, keys=1), combat(Fate.WON, keys=2)]
    assert len({draw(replace(plain(), last_combat=one)).svg for one in combats}) == len(combats)


def test_how_the_life_comes_about_is_written_beside_it() -> None:
    texts = [line.text for line in written(draw(full()))]
    assert "18" in texts
    assert "17 +2 −1" in texts


def test_the_sum_of_what_lies_open_shows_that_something_is_missing() -> None:
    view = table(knight(0, Weapon.RED_5, Weapon.BLUE_2), knight(1, Weapon.RED_6, hidden=0))
    texts = [line.text for line in written(draw(view))]
    assert "7+?" in texts
    assert texts.count("6") == 2, "the card's number, and the sum"


def test_the_same_table_gives_the_same_drawing() -> None:
    assert draw(full()) == draw(full())
    view = seen_by(full(), 2, Weapon.RED_1, 30)
    assert hand(view) == hand(view)


def test_the_alternative_text_tells_the_table() -> None:
    view = table(
        knight(0, Weapon.RED_5, exceeded=True, hearts=1),
        knight(1, Weapon.BLUE_2, spells=(Spell.ATTACK_MINUS_1,), keys=1, at_mage=True),
        boss=BossView(Boss.CLOCKWORK_OGRE, 18, 20, (Spell.LIFE_PLUS_2,)),
        row=(Spell.CANCEL,),
        last_combat=combat(Fate.INJURED),
    )
    assert draw(view).alt == (
        "It is Marisol’s turn. Round 1: Clockwork Ogre, 20 life, with Royal Feast +2. "
        "Marisol, one heart, 0 keys: red 5 + one face down, went over the boss’s life. "
        "Don Ramón, 3 hearts, one key: blue 2 + one face down + Rust −1, armourer, at the Mage’s. "
        "At the Mage’s: Dispel, a mystery face down. "
        "Last combat (Mud Baron, 14 life): Marisol 12, over, lost a heart; Don Ramón 9, beaten. "
        "Decks: bosses 7, weapons 20, spells 17."
    )


@languages
def test_alternative_texts_of_games_in_play_are_whole(locale: Locale) -> None:
    for game, _ in asked_in_play(5, seed=6):
        assert ELLIPSIS not in draw(game.view(None), locale).alt
