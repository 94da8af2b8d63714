"""A verdict in words, for whoever asked."""

from collections.abc import Callable

from bot.proof.verdict import Verdict
from bot.speech import Speaker
from bot.text import plain_name

MOST_PLAYERS = 8
"""Names that are listed."""

_LONGEST = 120


def verdict_lines(
    verdict: Verdict, speaker: Speaker, game_name: Callable[[str], str], *, own: bool = False
) -> list[str]:
    """Return a verdict in words.

    Args:
        verdict: what was found.
        speaker: speaks the reader's language.
        game_name: returns what a game that the bot has is called.
        own: whether it was about the bot's own journal, which brings no seals to compare with.
    """
    if verdict.fault is not None:
        return [speaker.say("verify-unread"), _fault(verdict, speaker)]
    played = speaker.say(
        "verify-played",
        game=game_name(verdict.game),
        players=tuple(speaker.safe(name) for name in verdict.players[:MOST_PLAYERS]),
        answers=verdict.answers,
    )
    if verdict.misfit is not None:
        return [speaker.say("verify-misfit"), played, *_misfit(verdict, speaker)]
    return [
        speaker.say("verify-fits"),
        played,
        speaker.say("verify-result" if verdict.result else "verify-no-result"),
        *([] if own else [speaker.say(_compared(verdict))]),
        speaker.say("verify-seal", seal=verdict.seal),
    ]


def _compared(verdict: Verdict) -> str:
    if not verdict.sealed:
        return "verify-unsealed"
    return "verify-sealed" if verdict.told else "verify-sealed-untold"


def _fault(verdict: Verdict, speaker: Speaker) -> str:
    said = speaker.say(
        f"fault-{verdict.fault}",
        where=code(verdict.where),
        expected=code(verdict.expected),
        found=code(verdict.found),
    )
    if verdict.line is None:
        return said
    return f"{said} {speaker.say('fault-line', line=verdict.line)}"


def _misfit(verdict: Verdict, speaker: Speaker) -> list[str]:
    what = speaker.say(f"misfit-{verdict.misfit}")
    lines = [
        what
        if verdict.entry is None
        else speaker.say("verify-entry", entry=verdict.entry, what=what)
    ]
    if verdict.expected:
        lines.append(speaker.say("verify-expected", expected=code(verdict.expected)))
    if verdict.found:
        lines.append(speaker.say("verify-found", found=code(verdict.found)))
    return lines


def code(text: str) -> str:
    """Return a piece of a file as it stands there, for a message: it formats and pings nothing."""
    return f"`{plain_name(text, _LONGEST).replace('`', 'ˋ')}`"
