"""Alarms: unexpected errors, folded, for the host's channel; few messages, and no secret."""

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field

import discord
import structlog

from bot.desk import Desk
from bot.operations.troubles import Trouble
from bot.text import Locale

log = structlog.get_logger(__name__)

PAUSE = 60.0
"""Seconds between two messages at the least."""

LINES = 10
"""Kinds of trouble that one message tells of."""

MOST_KEPT = 1000
"""Troubles kept until the next message; what is beyond is only counted."""


@dataclass(slots=True)
class Fold:
    """The same trouble, as often as it came.

    Attributes:
        times: how often.
        games: at which tables, each once.
        incident: the first one, to be found in the log.
    """

    kind: str
    place: str
    times: int = 0
    games: list[int] = field(default_factory=list)
    incident: str | None = None


class Alarms:
    """Troubles that wait for their message."""

    def __init__(self) -> None:
        self._waiting: deque[Trouble] = deque(maxlen=MOST_KEPT)
        self._last = float("-inf")
        self._complained = False

    def tell(self, trouble: Trouble) -> None:
        """Keep a trouble for the next message; may be called in any thread."""
        self._waiting.append(trouble)

    def due(self, now: float) -> list[Fold]:
        """Return what is to be told now; nothing, where a message was sent just before.

        Args:
            now: in seconds, by whatever clock.
        """
        if not self._waiting or now - self._last < PAUSE:
            return []
        self._last = now
        folds: dict[tuple[str, str], Fold] = {}
        while self._waiting:
            one = self._waiting.popleft()
            fold = folds.setdefault((one.kind, one.place), Fold(one.kind, one.place))
            fold.times += 1
            fold.incident = fold.incident or one.incident
            if one.game is not None and one.game not in fold.games:
                fold.games.append(one.game)
        return sorted(folds.values(), key=lambda fold: -fold.times)

    async def post(self, client: discord.Client, desk: Desk, channel: int) -> None:
        """Post what is due to the host's channel; never raises.

        Args:
            client: the bot.
            desk: its words and its clock.
            channel: the channel's id.
        """
        folds = self.due(desk.clock())
        if not folds:
            return
        try:
            await client.get_partial_messageable(channel).send(
                content=alarm_text(desk, folds, desk.otherwise),
                allowed_mentions=discord.AllowedMentions.none(),
                suppress_embeds=True,
            )
        except (discord.DiscordException, OSError) as error:
            # A warning: an error would be a trouble, to be posted to the same channel.
            if not self._complained:
                log.warning("error channel out of reach", code=getattr(error, "code", None))
            self._complained = True
        else:
            self._complained = False


def alarm_text(desk: Desk, folds: Sequence[Fold], locale: Locale) -> str:
    """Return the message that tells of troubles."""
    lines = [desk.say(locale, "alarm-title")]
    lines += [
        desk.say(
            locale,
            "alarm-line",
            kind=fold.kind,
            place=fold.place,
            times=fold.times,
            tables=tuple(fold.games[:LINES]),
            incident=fold.incident or "none",
        )
        for fold in folds[:LINES]
    ]
    if len(folds) > LINES:
        lines.append(desk.say(locale, "alarm-more", count=len(folds) - LINES))
    return "\n".join(lines)
