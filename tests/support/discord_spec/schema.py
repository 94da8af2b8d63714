"""Validation against Discord's OpenAPI description, with errors that can be read."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from jsonschema import Draft202012Validator
from jsonschema.exceptions import ValidationError
from referencing import Registry
from referencing.jsonschema import DRAFT202012

_ROOT = "urn:discord"
_UNIONS = frozenset({"anyOf", "oneOf"})

#: Discord takes a number where it describes a snowflake; discord.py sends numbers.
_SNOWFLAKE = {"anyOf": [{"type": "string", "pattern": "^(0|[1-9][0-9]*)$"}, {"type": "integer"}]}

#: discord.py sends these with everything; Discord ignores them where they mean nothing.
_ALWAYS_SENT = frozenset({"tts", "nsfw"})


class Schema:
    """The request bodies that Discord describes, by path template and method.

    Args:
        description: the OpenAPI document.
    """

    def __init__(self, description: Mapping[str, Any]) -> None:
        parts = description["components"]
        schemas = parts["schemas"] | {"SnowflakeType": _SNOWFLAKE}
        document = {**description, "components": {**parts, "schemas": schemas}}
        resource = DRAFT202012.create_resource(document)
        self._schemas = schemas
        self._paths = description["paths"]
        self._registry: Registry[Any] = Registry().with_resource(_ROOT, resource)
        self._validators: dict[tuple[str, str], Draft202012Validator] = {}

    def template(self, path: str) -> str | None:
        """Return the path template that a path fits, the most literal one; None if none does."""
        segments = path.split("/")
        fitting = [known for known in self._paths if _fits(known.split("/"), segments)]
        return min(fitting, key=lambda known: known.count("{"), default=None)

    def knows(self, template: str, method: str) -> bool:
        """Return whether there is such an operation."""
        return method.lower() in self._paths[template]

    def needs_body(self, template: str, method: str) -> bool:
        """Return whether a request must have a body."""
        body = self._paths[template][method.lower()].get("requestBody") or {}
        return bool(body.get("required"))

    def errors(self, template: str, method: str, body: object) -> Iterator[str]:
        """Yield what is wrong with a body: a JSON path and the reason."""
        if self._body_schema(template, method) is None:
            return
        key = (template, method)
        if key not in self._validators:
            quoted = template.replace("~", "~0").replace("/", "~1").replace("{", "%7B")
            pointer = (
                f"/paths/{quoted.replace('}', '%7D')}/{method.lower()}"
                "/requestBody/content/application~1json/schema"
            )
            self._validators[key] = Draft202012Validator(
                {"$ref": f"{_ROOT}#{pointer}"}, registry=self._registry
            )
        for error in self._validators[key].iter_errors(body):
            for leaf in _leaves(error):
                yield f"{leaf.json_path}: {leaf.message[:200]}"

    def unknown_keys(self, template: str, method: str, body: object) -> Iterator[str]:
        """Yield the keys of a body, and of the message or form in it, that Discord knows not."""
        schema = self._body_schema(template, method)
        if schema is not None:
            yield from self._unknown([schema], body, "$", depth=2)

    def _unknown(
        self, schemas: Sequence[Mapping[str, Any]], body: object, where: str, depth: int
    ) -> Iterator[str]:
        branches = [branch for schema in schemas for branch in self._branches(schema)]
        if isinstance(body, Sequence) and not isinstance(body, str):
            items = [branch["items"] for branch in branches if "items" in branch]
            for index, item in enumerate(body):
                yield from self._unknown(items, item, f"{where}[{index}]", depth)
        elif isinstance(body, Mapping) and depth:
            known = [branch["properties"] for branch in branches if "properties" in branch]
            for key, value in body.items():
                below = [properties[key] for properties in known if key in properties]
                if not below and key not in _ALWAYS_SENT:
                    yield f"{where}.{key}: Discord knows no such key"
                elif key in {"data", "message"}:
                    yield from self._unknown(below, value, f"{where}.{key}", depth - 1)

    def _branches(self, schema: Mapping[str, Any]) -> Iterator[Mapping[str, Any]]:
        if "$ref" in schema:
            schema = self._schemas[schema["$ref"].rpartition("/")[2]]
        yield schema
        for union in (*_UNIONS, "allOf"):
            for branch in schema.get(union, ()):
                yield from self._branches(branch)

    def _body_schema(self, template: str, method: str) -> Mapping[str, Any] | None:
        body = self._paths[template][method.lower()].get("requestBody") or {}
        schema: Mapping[str, Any] | None = (
            body.get("content", {}).get("application/json", {}).get("schema")
        )
        return schema


def _fits(template: list[str], segments: list[str]) -> bool:
    return len(template) == len(segments) and all(
        known == segment or known.startswith("{")
        for known, segment in zip(template, segments, strict=True)
    )


def _leaves(error: ValidationError) -> Iterator[ValidationError]:
    """Yield the errors behind an error: of a union, those of the branch that was meant."""
    if error.validator not in _UNIONS or not error.context:
        yield error
        return
    branches: dict[int, list[ValidationError]] = {}
    for inner in error.context:
        branches.setdefault(inner.schema_path[0], []).append(inner)
    meant = [inner for inner in branches.values() if not any(map(_other_type, inner))]
    if len(meant) != 1:
        yield error
        return
    for inner in meant[0]:
        yield from _leaves(inner)


def _other_type(error: ValidationError) -> bool:
    """Return whether an error says that quite another branch was meant."""
    # Found within a branch, a path is relative to the union's own value.
    path = list(error.relative_path)
    return (path == ["type"] and error.validator == "enum") or (
        path == [] and error.validator == "type"
    )
