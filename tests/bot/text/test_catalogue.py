"""Every catalogue there is: the bot's, and that of each game."""

from pathlib import Path

import pytest

from bot.text import Texts
from bot.text.catalogue import check_catalogue
from bot.text.usage import usage_of

ROOT = Path(__file__).parents[3]
COMMON = ROOT / "bot" / "messages"
COGS = sorted(path.parent for path in (ROOT / "cogs").glob("*/messages"))

# The sandbox's page has its own messages and its own test.
BOT = [path for path in sorted((ROOT / "bot").iterdir()) if path.name != "sandbox"]


def test_the_common_messages_are_complete_and_used() -> None:
    """What the bot and the cogs without messages of their own say."""
    shared = [path for path in sorted((ROOT / "cogs").iterdir()) if path not in COGS]
    engine = ROOT / "rules" / "engine"
    code = [path for path in (*BOT, *shared, engine) if path.is_dir() or path.suffix == ".py"]
    findings = check_catalogue(COMMON, usage_of(code))
    assert not findings, "\n".join(map(str, findings))


@pytest.mark.parametrize("cog", COGS, ids=lambda cog: cog.name)
def test_the_messages_of_a_cog_are_complete_and_used(cog: Path) -> None:
    """What a game says by itself, or the bot says for it."""
    rules = ROOT / "rules" / cog.name
    own = usage_of([cog, rules] if rules.is_dir() else [cog])
    bot = usage_of(path for path in BOT if path.is_dir() or path.suffix == ".py")
    own.ids |= bot.ids
    own.patterns |= bot.patterns
    findings = check_catalogue(cog / "messages", own, below=Texts.load(COMMON, strict=True))
    assert not findings, "\n".join(map(str, findings))
