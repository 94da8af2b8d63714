"""Message folders made for one test."""

from pathlib import Path
from textwrap import dedent


def folder(path: Path, **files: str) -> Path:
    """Write message files, named by their language or ``name_language``; return the folder."""
    path.mkdir(exist_ok=True)
    for name, source in files.items():
        file = path / f"{name.replace('_', '.')}.ftl"
        file.write_text(dedent(source), encoding="utf-8")
    return path
