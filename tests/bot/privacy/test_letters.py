"""Letters that wait to be sent, without a person who is to be forgotten."""

from bot.letters import LETTER, BoardLetter, FeedButton, FeedLetter, SeatLetter
from bot.privacy.letters import without_person

ANA, BO = 1_152_921_504_606_846_001, 1_152_921_504_606_846_002
NAMES = {"Ana_Q": "Player 2"}


def changed(letter: FeedLetter | SeatLetter) -> FeedLetter | SeatLetter:
    """Return a letter without Ana."""
    rewritten = without_person(ANA, letter.model_dump_json(), NAMES)
    assert rewritten is not None
    read = LETTER.validate_json(rewritten)
    assert isinstance(read, type(letter))
    return read


def test_names_and_mentions_become_the_seat() -> None:
    letter = FeedLetter(
        text=f"**Ana\\_Q** hits Bo. ▸ <@{ANA}>, <@{BO}>: what next? Ana\\_Qs is not.",
        ping=(BO, ANA),
    )
    assert changed(letter) == FeedLetter(
        text=f"**Player 2** hits Bo. ▸ **Player 2**, <@{BO}>: what next? Ana\\_Qs is not.",
        ping=(BO,),
    )
    assert changed(SeatLetter(text="Ana\\_Q gives you a card")).text == "Player 2 gives you a card"


def test_a_button_that_names_the_person_is_gone() -> None:
    kept = FeedButton(address="table:1:hand", label="Hand")
    gone = FeedButton(address=f"vote:1:seat:0.{ANA}", label="Agree")
    assert changed(FeedLetter(text="…", buttons=(gone, kept))) == FeedLetter(
        text="…", buttons=(kept,)
    )


def test_whoever_does_not_sit_there_is_somebody() -> None:
    letter = FeedLetter(text=f"A seat for <@{ANA}>.", ping=(ANA,))
    assert (
        without_person(ANA, letter.model_dump_json(), {})
        == FeedLetter(text="A seat for **…**.").model_dump_json()
    )


def test_a_letter_without_the_person_stays_as_it_is() -> None:
    for letter in (FeedLetter(text="Bo draws", ping=(BO,)), BoardLetter(), SeatLetter(text="2")):
        written = f" {letter.model_dump_json()}"
        assert without_person(ANA, written, NAMES) == written


def test_what_cannot_be_read_is_not_kept() -> None:
    assert without_person(ANA, "{", {}) is None
