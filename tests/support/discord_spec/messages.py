"""Limits of a message as a whole."""

from collections.abc import Iterator
from typing import Any

from tests.support.discord_spec import components
from tests.support.discord_spec.shapes import (
    V2_ONLY,
    Attached,
    Component,
    Message,
    MessageRule,
    too_long,
)

CONTENT = 2000
EMBEDS = 6000
COMPONENTS = 40
TEXTS = 4000
ROWS = 5
ALT_TEXT = 1024
FILES = 10
FILE_SIZE = 10 * 1024 * 1024
ATTACHMENT = "attachment://"
_SNOWFLAKE = 1_000_000
"""An attachment's id below this is the number of an upload; above, a file already there."""


def content_length(message: Message) -> Iterator[str]:
    """The content has at most 2,000 characters; a user's may have more, a bot's may not."""
    yield from too_long("content", message.body.get("content"), CONTENT)


def embeds_length(message: Message) -> Iterator[str]:
    """The embeds' texts have at most 6,000 characters in all."""
    total = sum(_embed_length(embed) for embed in message.body.get("embeds") or ())
    if total > EMBEDS:
        yield f"embeds have {total} characters in all, not up to {EMBEDS}"


def _embed_length(embed: Any) -> int:
    texts = [
        embed.get("title"),
        embed.get("description"),
        (embed.get("footer") or {}).get("text"),
        (embed.get("author") or {}).get("name"),
        *(field.get(part) for field in embed.get("fields") or () for part in ("name", "value")),
    ]
    return sum(len(text or "") for text in texts)


def component_count(message: Message) -> Iterator[str]:
    """There are at most 40 components, nested ones counted."""
    count = sum(1 for _ in message.components)
    if count > COMPONENTS:
        yield f"{count} components, not up to {COMPONENTS}"


def texts_length(message: Message) -> Iterator[str]:
    """The text displays have at most 4,000 characters in all."""
    texts = [
        part.get("content") or ""
        for part in message.components
        if part.get("type") == Component.TEXT
    ]
    total = sum(map(len, texts))
    if total > TEXTS:
        yield f"texts have {total} characters in all, not up to {TEXTS}"


def v2_alone(message: Message) -> Iterator[str]:
    """A message made of components has nothing else."""
    if message.v2:
        for part in ("content", "embeds", "poll", "sticker_ids"):
            if message.body.get(part):
                yield f"the components flag is set and there is {part}"


def v2_flag(message: Message) -> Iterator[str]:
    """Components other than rows need the flag."""
    types = {part.get("type") for part in message.components}
    kinds = sorted(kind.name.lower() for kind in V2_ONLY if kind in types)
    if kinds and not message.v2:
        yield f"{', '.join(kinds)} without the components flag"


def row_count(message: Message) -> Iterator[str]:
    """Without the flag there are at most five rows, and nothing else at the top."""
    if not message.v2 and len(message.top) > ROWS:
        yield f"{len(message.top)} rows, not up to {ROWS}"


def attachments_there(message: Message) -> Iterator[str]:
    """What is shown is attached."""
    attached = _attached(message)
    if attached is None:
        return
    names = {file.name for file in attached}
    for shown in sorted(_shown(message) - names):
        yield f"{shown} is shown and not attached"


def attachments_shown(message: Message) -> Iterator[str]:
    """In a message made of components, what is attached is shown, or nobody would see it."""
    attached = _attached(message)
    if message.v2 and message.top and attached is not None:
        for name in sorted({file.name for file in attached} - _shown(message)):
            yield f"{name} is attached and not shown"


def uploads_described(message: Message) -> Iterator[str]:
    """The body lists the files that are uploaded with it."""
    if message.files is None or "attachments" not in message.body:
        return
    listed: set[str] = {entry.get("filename", "") for entry in _uploads(message)}
    for name in sorted({file.name for file in message.files} ^ listed):
        yield f"{name} is uploaded or listed, but not both"


def alt_texts(message: Message) -> Iterator[str]:
    """An alternative text has at most 1,024 characters."""
    for entry in message.body.get("attachments") or ():
        yield from too_long("an alternative text", entry.get("description"), ALT_TEXT)
    for part in message.components:
        for item in (part, *(part.get("items") or ())):
            yield from too_long("an alternative text", item.get("description"), ALT_TEXT)


def file_limits(message: Message) -> Iterator[str]:
    """There are at most ten files of at most 10 MiB."""
    attached = _attached(message) or ()
    if len(attached) > FILES:
        yield f"{len(attached)} files, not up to {FILES}"
    for file in attached:
        if file.size is not None and file.size > FILE_SIZE:
            yield f"{file.name} has {file.size} bytes, not up to {FILE_SIZE}"


def not_empty(message: Message) -> Iterator[str]:
    """A new message has something in it."""
    parts = ("content", "embeds", "components", "attachments", "sticker_ids", "poll")
    if message.created and not message.files and not any(map(message.body.get, parts)):
        yield "the message is empty"


def mentions_clear(message: Message) -> Iterator[str]:
    """Users or roles are allowed one by one or all, and not both."""
    allowed = message.body.get("allowed_mentions") or {}
    for kind in ("users", "roles"):
        if kind in (allowed.get("parse") or ()) and allowed.get(kind):
            yield f"{kind} are allowed one by one and all"


def mentions_stated(message: Message) -> Iterator[str]:
    """House rule: whoever says something says whom it may ping."""
    says = any(message.body.get(part) for part in ("content", "embeds", "components"))
    if says and not isinstance(message.body.get("allowed_mentions"), dict):
        yield "allowed_mentions is missing"


def mentions_few(message: Message) -> Iterator[str]:
    """House rule: never everybody, a whole role, or whoever happens to be named."""
    parse = (message.body.get("allowed_mentions") or {}).get("parse")
    if parse:
        yield f"allowed_mentions lets {', '.join(parse)} be pinged"


def _uploads(message: Message) -> list[Any]:
    entries = message.body.get("attachments") or ()
    return [entry for entry in entries if int(entry.get("id", 0)) < _SNOWFLAKE]


def _attached(message: Message) -> list[Attached] | None:
    """Return the files that the message will have; None if it has some that are not named."""
    if not message.created and "attachments" not in message.body:
        return None
    sizes = {file.name: file.size for file in message.files or ()}
    names = dict.fromkeys(sizes)
    entries = message.body.get("attachments") or ()
    if not all(entry.get("filename") for entry in entries):
        return None
    names |= dict.fromkeys(str(entry["filename"]) for entry in entries)
    return [Attached(name, sizes.get(name)) for name in names]


def _shown(message: Message) -> set[str]:
    urls = [
        (holder.get(part) or {}).get("url") or ""
        for component in message.components
        for holder in (component, *(component.get("items") or ()))
        for part in ("media", "file")
    ]
    urls += [
        (embed.get(part) or {}).get(key) or ""
        for embed in message.body.get("embeds") or ()
        for part, key in (
            ("image", "url"),
            ("thumbnail", "url"),
            ("author", "icon_url"),
            ("footer", "icon_url"),
        )
    ]
    return {url.removeprefix(ATTACHMENT) for url in urls if url.startswith(ATTACHMENT)}


MESSAGE_RULES: tuple[MessageRule, ...] = (
    content_length,
    embeds_length,
    component_count,
    texts_length,
    v2_alone,
    v2_flag,
    row_count,
    attachments_there,
    attachments_shown,
    uploads_described,
    alt_texts,
    file_limits,
    not_empty,
    mentions_clear,
    components.button_texts,
    components.button_targets,
    components.custom_ids,
    components.select_options,
    components.select_counts,
    components.placeholders,
    components.row_contents,
)

HOUSE_RULES: tuple[MessageRule, ...] = (mentions_stated, mentions_few)
