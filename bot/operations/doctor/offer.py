"""What players get: pictures, words, commands."""

from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

from bot.art import Picture, paint
from bot.art.fonts import Face
from bot.art.svg import document, element, rect
from bot.client import MaeseBot, cog_names
from bot.operations.doctor.findings import Finding, fail, ok
from bot.operations.limits import faults
from bot.settings import Settings
from bot.text import common_texts
from bot.text.catalogue import check_catalogue
from db import Store

REINSTALL = "Install Maese again: uv sync --no-dev --locked"
PNG = b"\x89PNG\r\n\x1a\n"


def check_pictures() -> Iterator[Finding]:
    """Look whether the renderer paints, and whether it finds its fonts."""
    try:
        blank = _painted("")
        drawn = {face: _painted("Maese ñ", face) for face in Face}
    except (ModuleNotFoundError, OSError, ValueError) as error:
        yield fail("pictures", f"cannot be painted ({type(error).__name__})", REINSTALL)
        return
    missing = [face.family for face, png in drawn.items() if png == blank]
    if missing or not blank.startswith(PNG):
        yield fail("pictures", f"no letters in {', '.join(missing)}", REINSTALL)
    else:
        yield ok("pictures", f"are painted, in {len(drawn)} typefaces")


def _painted(text: str, face: Face = Face.TEXT) -> bytes:
    letters = element(
        "text", text, x=5, y=30, font_family=face.family, font_weight=face.weight, font_size=24,
        fill="#fff",
    )  # fmt: skip
    return paint(Picture(document(120, 40, rect(0, 0, 120, 40, fill="#123"), letters), "", 120, 40))


def check_messages() -> Iterator[Finding]:
    """Look whether all messages are there in each language and can be said."""
    common = files("bot") / "messages"
    found = check_catalogue(common)
    folders = [files(name) / "messages" for name in cog_names()]
    own = [folder for folder in folders if folder.is_dir()]
    for folder in own:
        found += check_catalogue(folder, below=common_texts(strict=True))
    if found:
        more = f" and {len(found) - 1} more" if len(found) > 1 else ""
        yield fail("messages", f"{found[0]}{more}", REINSTALL)
    else:
        yield ok("messages", f"complete in both languages, in {len(own)} games")


async def check_commands() -> list[Finding]:
    """Look whether Discord would take the commands."""
    async with await Store.open(":memory:") as store:
        bot = MaeseBot(Settings.for_trial(Path(":memory:")), store)
        await bot.load_cogs()
        payload = await bot.commands_payload()
    found = list(faults(payload))
    if found:
        return [fail("commands", line, "Please report it") for line in found]
    return [ok("commands", f"{len(payload)}, within Discord's limits")]
