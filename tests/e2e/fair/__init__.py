"""The face of the toy game: as little as a game needs to be played at the club."""

from collections.abc import Mapping
from importlib.resources import files

from bot.art import Picture
from bot.desk import Desk
from bot.face import Face
from bot.speech import Speaker
from rules.engine.seats import Seat
from tests.toy import RULEBOOK
from tests.toy.fair import FairView


def describe_table(view: FairView, speaker: Speaker) -> str:
    """Return the fair in words."""
    places = [
        speaker.say("fair-place", seat=Seat(number), coins=coins, stall=stall, gems=gems)
        for number, (coins, stall, gems) in enumerate(
            zip(view.coins, view.stalls, view.gem_counts, strict=True)
        )
    ]
    return "\n".join([*places, speaker.say("fair-block", gems=view.block, sold=view.sold)])


def describe_hand(view: FairView, speaker: Speaker) -> str:
    """Return what one merchant holds, in words."""
    return speaker.say("fair-gems", gems=view.gems)


def _draw_table(view: FairView, _names: Mapping[Seat, str], speaker: Speaker) -> Picture:
    return Picture("", describe_table(view, speaker), 1, 1)


def _draw_hand(view: FairView, speaker: Speaker) -> Picture | None:
    return Picture("", describe_hand(view, speaker), 1, 1) if view.gems else None


def open_fair(desk: Desk) -> None:
    """Offer the toy game."""
    texts = desk.texts.extended(files(__package__) / "messages")
    desk.faces.add(Face(RULEBOOK, texts, _draw_table, _draw_hand, describe_table, describe_hand))
