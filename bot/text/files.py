"""Message files: ``<name>.<locale>.ftl`` or ``<locale>.ftl`` in a folder."""

from collections.abc import Iterator
from dataclasses import dataclass
from importlib.resources.abc import Traversable

from fluent.syntax import FluentParser, ast

from bot.text.locales import Locale

SUFFIX = ".ftl"


@dataclass(frozen=True, slots=True)
class MessageFile:
    """One parsed file.

    Attributes:
        name: the file's name.
        locale: the language it is in.
        resource: what it says.
    """

    name: str
    locale: Locale
    resource: ast.Resource

    def junk(self) -> Iterator[str]:
        """Yield a line for each part of the file that is not Fluent."""
        for entry in self.resource.body:
            if isinstance(entry, ast.Junk):
                reasons = "; ".join(str(note.message) for note in entry.annotations)
                first = (entry.content or "").strip().partition("\n")[0]
                yield f"{self.name}: {reasons}: {first}"


def read_folder(folder: Traversable) -> list[MessageFile]:
    """Return a folder's message files, sorted by name.

    Raises:
        ValueError: a file is named for a language that the bot does not speak.
        FileNotFoundError: there is no such folder.
    """
    parser = FluentParser(with_spans=False)
    files = sorted(
        (file for file in folder.iterdir() if file.name.endswith(SUFFIX)),
        key=lambda file: file.name,
    )
    return [
        MessageFile(file.name, _locale_of(file.name), parser.parse(file.read_text("utf-8")))
        for file in files
    ]


def _locale_of(file_name: str) -> Locale:
    code = file_name.removesuffix(SUFFIX).rpartition(".")[2]
    try:
        return Locale(code)
    except ValueError:
        raise ValueError(f"{file_name}: no language {code!r}") from None
