"""Who knows what."""

from rules.calabozo.events import YouLost, YouSaw, YouTook
from rules.engine.events import Event
from tests.games.calabozo.layout import A, B, C, calabozo, fresh

PRIVATE = (YouLost, YouSaw, YouTook)


def test_nobody_sees_what_lies_face_down() -> None:
    table = fresh(4)
    for viewer in (*range(4), None):
        assert table.view(viewer).lairs == ()
        assert len(table.view(viewer).guarded) == 48


def test_a_view_shows_the_own_hand_and_the_size_of_the_others() -> None:
    table = calabozo(hands={A: ["ring"], B: ["axe", "bow"], C: ["elixir"]}, dice=[1])
    assert [one.hand for one in table.view(A).adventurers] == [("ring",), None, None, None]
    assert [one.hand for one in table.view().adventurers] == [None] * 4
    assert [one.treasures for one in table.view(B).adventurers] == [1, 2, 1, 0]


def test_the_public_knows_of_no_rings() -> None:
    table = calabozo(hands={A: ["ring"], C: ["ring"]}, shown=[C], dice=[1])
    assert table.view().rings_known == 0
    assert table.view(A).rings_known == 2
    assert table.view(C).rings_known == 1


def test_what_a_special_treasure_allows_is_asked_in_a_question_that_everybody_gets() -> None:
    """The kind of a question must not tell who has one."""
    for hand in (["energy-gem"], ["teleportation"], ["speed"], ["magic-key"]):
        table = calabozo({A: "H3"}, hands={A: hand}, dice=[1, 1])
        assert table.question(A).question.kind == "calabozo-begin-turn"
        table.plays(A, "roll")
        assert table.question(A).question.kind == "calabozo-move"


def test_no_private_word_is_told_to_all() -> None:
    table = calabozo(
        {A: "E4"}, foes={"E4": "goblin"}, hands={A: ["magic-medallion"]}, dice=[6, 6, 1]
    )
    table.plays(A, "look")
    table.plays(A, "fight")
    table.answers(A, "weapon")
    told: list[Event | None] = [one.everyone for one in table.game.feed]
    assert not any(isinstance(event, PRIVATE) for event in told)
