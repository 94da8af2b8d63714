"""Bodies as a bot sends them."""

from typing import Any

from tests.support.discord_spec.shapes import Component, Flag

Json = dict[str, Any]

NOBODY: Json = {"parse": []}


def text(content: str = "Hello") -> Json:
    return {"type": Component.TEXT, "content": content}


def button(custom_id: str = "go", label: str | None = "Go", **more: Any) -> Json:
    return {
        "type": Component.BUTTON,
        "style": 1,
        "label": label,
        "custom_id": custom_id,
        "disabled": False,
    } | more


def link(**more: Any) -> Json:
    url = "https://example.org"
    return {"type": Component.BUTTON, "style": 5, "label": "Rules", "url": url} | more


def option(value: str = "a", label: str = "A", **more: Any) -> Json:
    return {"label": label, "value": value, "default": False} | more


def select(*options: Json, custom_id: str = "pick", **more: Any) -> Json:
    options = options or (option(),)
    return {"type": Component.SELECT, "custom_id": custom_id, "options": list(options)} | more


def row(*parts: Json) -> Json:
    return {"type": Component.ROW, "components": list(parts)}


def container(*parts: Json) -> Json:
    return {"type": Component.CONTAINER, "components": list(parts)}


def gallery(*names: str, description: str | None = "A board") -> Json:
    items = [
        {"media": {"url": f"attachment://{name}"}, "description": description} for name in names
    ]
    return {"type": Component.GALLERY, "items": items}


def file(name: str, number: int | str = 0, **more: Any) -> Json:
    return {"id": number, "filename": name} | more


def plain(content: str | None = "Hello", *parts: Json, **more: Any) -> Json:
    """A message with content."""
    body: Json = {"content": content, "tts": False, "allowed_mentions": NOBODY}
    return body | ({"components": list(parts)} if parts else {}) | more


def panel(*parts: Json, **more: Any) -> Json:
    """A message made of components."""
    body: Json = {"components": list(parts), "flags": int(Flag.COMPONENTS_V2), "tts": False}
    return body | {"allowed_mentions": NOBODY} | more


def text_input(custom_id: str = "number", **more: Any) -> Json:
    return {"type": Component.TEXT_INPUT, "custom_id": custom_id, "style": 1} | more


def label(component: Json, text: str = "A number", **more: Any) -> Json:
    return {"type": Component.LABEL, "label": text, "component": component} | more


def form(*parts: Json, **more: Any) -> Json:
    """A modal."""
    parts = parts or (label(text_input()),)
    return {"custom_id": "form", "title": "How many?", "components": list(parts)} | more


def command(*options: Json, name: str = "play", **more: Any) -> Json:
    """A chat command."""
    return {"name": name, "type": 1, "description": "Open a table", "options": list(options)} | more


def parameter(name: str = "game", **more: Any) -> Json:
    return {"type": 3, "name": name, "description": "Which game", "required": False} | more


def subcommand(*options: Json, name: str = "sub", **more: Any) -> Json:
    return {"type": 1, "name": name, "description": "Do", "options": list(options)} | more


def group(*options: Json, name: str = "group", **more: Any) -> Json:
    return {"type": 2, "name": name, "description": "Many", "options": list(options)} | more
