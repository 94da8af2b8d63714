"""The requests that a bot made on simcord, checked."""

from collections.abc import Iterable, Iterator
from pathlib import PurePosixPath
from urllib.parse import urlsplit

from simcord import Env, HttpLogEntry

from tests.support.discord_spec.messages import FILE_SIZE
from tests.support.discord_spec.shapes import Violation
from tests.support.discord_spec.spec import DiscordSpec


def check_requests(made: Env | Iterable[HttpLogEntry], spec: DiscordSpec) -> list[Violation]:
    """Return what is wrong with the requests that a bot made.

    Args:
        made: a running or stopped simulation, or entries of its log. simcord's log leaves out
            the files of a request; their names are taken from its body, and their sizes, given
            a simulation, from what it stored.
        spec: what to check against.
    """
    entries = made.http_requests if isinstance(made, Env) else made
    found = [
        violation
        for entry in entries
        for violation in spec.check(entry.method, entry.path, entry.json)
    ]
    return found + (list(_big_files(made)) if isinstance(made, Env) else [])


def _big_files(env: Env) -> Iterator[Violation]:
    for url, blob in env.backend.cdn._blobs.items():
        if len(blob) > FILE_SIZE:
            name = PurePosixPath(urlsplit(url).path).name
            detail = f"{name} has {len(blob)} bytes, not up to {FILE_SIZE}"
            yield Violation("file_limits", "upload", detail)
