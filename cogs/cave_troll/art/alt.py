"""The pictures in words: no more than they show."""

from collections.abc import Mapping

from bot.art import Words
from cogs.cave_troll.art.strip import winners
from rules.cave_troll.content import ICONS_TO_SCORE
from rules.cave_troll.view import CaveTrollView
from rules.engine.seats import Seat


def table_alt(view: CaveTrollView, names: Mapping[Seat, str], words: Words) -> str:
    """Return the table's alternative text; ``names`` must be fit to be shown."""
    parts = [
        words("art-alt-table", icons=view.icons, needed=ICONS_TO_SCORE, artifacts=view.artifacts)
    ]
    if view.winners:
        parts.append(f"{winners(view, names, words)}.")
    elif view.turn is not None:
        parts.append(words("art-alt-turn", name=names[view.turn], actions=view.actions))
    for place in view.places:
        held = [one.space for one in view.spaces if one.controller == place.seat]
        rooms = ", ".join(str(int(space[-2:])) for space in held)
        parts.append(
            words(
                "art-alt-player",
                name=names[place.seat],
                gold=place.gold,
                deck=place.deck,
                discard=len(place.discard),
                removed=len(place.removed),
                artifacts=place.artifacts,
                held=len(held),
                rooms=rooms,
            )
        )
    return " ".join(parts)


def hand_alt(view: CaveTrollView, words: Words) -> str:
    """Return the alternative text of one's own cards and artifact."""
    cards = ", ".join(words(f"card-{card.value}") for card in view.hand)
    parts = [words("art-alt-hand", cards=cards, count=len(view.hand))]
    if view.artifact:
        parts.append(words("art-alt-artifact", artifact=words(f"artifact-{view.artifact.value}")))
    parts.append(words("art-alt-board"))
    return " ".join(parts)
