"""The page's own words, in the language of the player who is looking."""

from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message

#: What the page's messages may have filled in; the script does the filling in.
PLACEHOLDERS = ("command", "count", "error", "max", "min", "name", "thread", "user")
#: Page language to the locale code that a Discord client set to it sends.
CLIENT_LOCALES = {"en": "en-US", "es": "es-ES"}


@cache
def page_text(language: str) -> dict[str, str]:
    """Read every message of the page.

    Args:
        language: ``"en"`` or ``"es"``.

    Returns:
        Message id to text, with ``{name}`` where the script fills something in.

    Raises:
        FileNotFoundError: There are no messages in that language.
        ValueError: A message does not format.
    """
    source = (files(__package__) / "messages" / f"{language}.ftl").read_text(encoding="utf-8")
    bundle = FluentBundle([language], use_isolating=False)
    resource = FluentResource(source)
    bundle.add_resource(resource)
    blanks = {name: f"{{{name}}}" for name in PLACEHOLDERS}
    texts: dict[str, str] = {}
    for entry in resource.body:
        if not isinstance(entry, Message):
            continue
        pattern = bundle.get_message(entry.id.name).value
        if pattern is None:
            raise ValueError(f"{language}: {entry.id.name} says nothing")
        text, errors = bundle.format_pattern(pattern, blanks)
        if errors:
            raise ValueError(f"{language}: {entry.id.name}: {errors}")
        texts[entry.id.name] = str(text)
    return texts
