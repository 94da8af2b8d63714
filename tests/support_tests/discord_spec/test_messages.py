"""Each limit of a message is kept at its edge and seen beyond it."""

from collections.abc import Sequence
from typing import Any

import pytest

from tests.support.discord_spec import Attached, DiscordSpec
from tests.support.discord_spec.messages import FILE_SIZE
from tests.support_tests.discord_spec.samples import (
    button,
    container,
    file,
    gallery,
    link,
    option,
    panel,
    plain,
    row,
    select,
    text,
)

CREATE = ("POST", "/channels/1/messages")
EDIT = ("PATCH", "/channels/1/messages/2")
Json = dict[str, Any]


def broken(
    body: Json,
    request: tuple[str, str] = CREATE,
    files: Sequence[Attached] | None = None,
    spec: DiscordSpec | None = None,
) -> set[str]:
    """Return the rules that a body breaks."""
    found = (spec or DiscordSpec()).check(*request, body, files=files)
    return {violation.rule for violation in found}


def thirds(count: int) -> list[Json]:
    return [option(str(number)) for number in range(count)]


GOOD: dict[str, Json] = {
    "content": plain("x" * 2000),
    "embeds": plain(None, embeds=[{"description": "x" * 3000}, {"description": "x" * 3000}]),
    "components": panel(*(text() for _ in range(40))),
    "texts": panel(text("x" * 2000), container(text("x" * 2000))),
    "rows": plain("x", *(row(button(str(number))) for number in range(5))),
    "five buttons": panel(row(*(button(str(number)) for number in range(5)))),
    "a select": panel(row(select(*thirds(25), max_values=25))),
    "no choice at all": panel(row(select(min_values=0))),
    "picture": panel(gallery("board.png"), attachments=[file("board.png", description="A" * 1024)]),
    "picture in an embed": plain(
        "x", embeds=[{"image": {"url": "attachment://a.png"}}], attachments=[file("a.png")]
    ),
    "file below a text": plain("x", attachments=[file("a.png")]),
    "label": plain("x", row(button(label="x" * 80), button("other", None, emoji={"name": "👑"}))),
    "link": plain("x", row(link())),
    "one ping": plain("x", allowed_mentions={"parse": [], "users": [1]}),
}

BAD: dict[str, tuple[str, Json]] = {
    "content": ("content_length", plain("x" * 2001)),
    "embeds": (
        "embeds_length",
        plain(
            None,
            embeds=[
                {"description": "x" * 4000},
                {"title": "x" * 200, "fields": [{"name": "x" * 1000, "value": "x" * 801}]},
            ],
        ),
    ),
    "components": ("component_count", panel(container(*(text() for _ in range(40))))),
    "texts": ("texts_length", panel(text("x" * 2000), container(text("x" * 2001)))),
    "content with components": ("v2_alone", panel(text(), content="x")),
    "embeds with components": ("v2_alone", panel(text(), embeds=[{"title": "x"}])),
    "a poll with components": ("v2_alone", panel(text(), poll={"question": {"text": "x"}})),
    "no flag": ("v2_flag", plain("x", text())),
    "no flag below": ("v2_flag", plain("x", container(row(button())))),
    "duplicate custom_id": (
        "custom_ids",
        panel(row(button("a")), container(row(button("a")))),
    ),
    "long custom_id": ("custom_ids", panel(row(button("x" * 101)))),
    "empty custom_id": ("custom_ids", panel(row(button("")))),
    "duplicate in an accessory": (
        "custom_ids",
        panel({"type": 9, "components": [text()], "accessory": button("a")}, row(button("a"))),
    ),
    "rows": ("row_count", plain("x", *(row(button(str(number))) for number in range(6)))),
    "six buttons": ("row_contents", panel(row(*(button(str(number)) for number in range(6))))),
    "two selects": ("row_contents", panel(row(select(), select(custom_id="other")))),
    "buttons and a select": ("row_contents", panel(row(button(), select()))),
    "an empty row": ("row_contents", panel(row())),
    "not attached": ("attachments_there", panel(gallery("a.png"))),
    "not attached to the embed": (
        "attachments_there",
        plain("x", embeds=[{"thumbnail": {"url": "attachment://a.png"}}]),
    ),
    "not shown": ("attachments_shown", panel(text(), attachments=[file("a.png")])),
    "alt text": (
        "alt_texts",
        panel(gallery("a.png", description="x" * 1025), attachments=[file("a.png")]),
    ),
    "alt text of a file": (
        "alt_texts",
        plain("x", attachments=[file("a.png", description="x" * 1025)]),
    ),
    "files": ("file_limits", plain("x", attachments=[file(f"{n}.png", n) for n in range(11)])),
    "long label": ("button_texts", panel(row(button(label="x" * 81)))),
    "no label": ("button_texts", panel(row(button(label="")))),
    "link without address": ("button_targets", panel(row(link(url=None)))),
    "link with custom_id": ("button_targets", panel(row(link(custom_id="x")))),
    "button without custom_id": ("button_targets", panel(row(button(custom_id=None)))),  # type: ignore[arg-type]
    "duplicate option": ("select_options", panel(row(select(option("a"), option("a", "B"))))),
    "many options": ("select_options", panel(row(select(*thirds(26))))),
    "long option": ("select_options", panel(row(select(option(label="x" * 101))))),
    "long description": ("select_options", panel(row(select(option(description="x" * 101))))),
    "more than there is": ("select_counts", panel(row(select(max_values=2)))),
    "least above most": ("select_counts", panel(row(select(*thirds(3), min_values=2)))),
    "more chosen": (
        "select_counts",
        panel(row(select(option("a", default=True), option("b", default=True)))),
    ),
    "placeholder": ("placeholders", panel(row(select(placeholder="x" * 151)))),
    "empty": ("not_empty", plain("")),
    "mentions twice": (
        "mentions_clear",
        plain("x", allowed_mentions={"parse": ["users"], "users": ["1"]}),
    ),
    "mentions not stated": ("mentions_stated", plain("x", allowed_mentions=None)),
    "everyone": ("mentions_few", plain("x", allowed_mentions={"parse": ["everyone"]})),
}


@pytest.mark.parametrize("name", GOOD)
def test_good(name: str) -> None:
    assert not broken(GOOD[name])


@pytest.mark.parametrize("name", GOOD)
def test_good_by_the_description_too(name: str, discord_spec: DiscordSpec) -> None:
    assert not discord_spec.check(*CREATE, GOOD[name])


@pytest.mark.parametrize("name", BAD)
def test_bad(name: str) -> None:
    rule, body = BAD[name]
    assert rule in broken(body)


@pytest.mark.parametrize(
    ("method", "path", "wrap"),
    [
        (*CREATE, None),
        (*EDIT, None),
        ("POST", "/webhooks/1/token", None),
        ("PATCH", "/webhooks/1/token/messages/@original", None),
        ("PATCH", "/webhooks/1/token/messages/2", None),
        ("POST", "/interactions/1/token/callback", 4),
        ("POST", "/interactions/1/token/callback", 7),
    ],
)
def test_every_way_to_send_is_checked(
    method: str, path: str, wrap: int | None, discord_limits: DiscordSpec
) -> None:
    def request(body: Json) -> Json:
        return {"type": wrap, "data": body} if wrap else body

    assert "texts_length" in broken(request(BAD["texts"][1]), (method, path))
    assert not broken(request(GOOD["texts"]), (method, path), spec=discord_limits)


def test_a_message_in_a_new_forum_post_is_checked() -> None:
    body = {"name": "x", "message": plain("x" * 2001)}
    assert broken(body, ("POST", "/channels/1/threads")) == {"content_length"}


def test_an_edit_may_show_what_is_there() -> None:
    assert not broken(panel(gallery("a.png")), EDIT)


def test_an_edit_that_drops_a_picture_must_not_show_it() -> None:
    assert broken(panel(gallery("a.png"), attachments=[]), EDIT) == {"attachments_there"}


def test_an_edit_may_keep_what_it_does_not_name() -> None:
    body = panel(gallery("a.png"), attachments=[{"id": "1234567890123456789"}])
    assert not broken(body, EDIT)


def test_an_edit_may_be_silent_about_mentions_if_it_says_nothing() -> None:
    assert not broken({"attachments": [], "tts": False}, EDIT)


def test_acknowledging_says_nothing() -> None:
    for kind in (5, 6):
        body = {"type": kind, "data": {"flags": 64}}
        assert not broken(body, ("POST", "/interactions/1/token/callback"))


def test_uploads_are_checked() -> None:
    shown = panel(gallery("a.png"), attachments=[file("a.png")])
    assert not broken(shown, files=[Attached("a.png", FILE_SIZE)])
    assert broken(shown, files=[Attached("a.png", FILE_SIZE + 1)]) == {"file_limits"}
    assert broken(shown, files=[Attached("a.png"), Attached("b.png")]) == {
        "attachments_shown",
        "uploads_described",
    }
    assert "uploads_described" in broken(shown, files=[])
    assert not broken(plain(""), files=[Attached("a.png")])


def test_the_house_rules_can_be_left_out() -> None:
    spec = DiscordSpec(house_rules=False)
    assert not broken({"content": "x"}, spec=spec)
    assert not broken(BAD["everyone"][1], spec=spec)
