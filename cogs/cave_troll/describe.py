"""The board, one's own hand and a player of Cave Troll in words."""

from collections.abc import Iterator

from bot.speech import Speaker
from rules.cave_troll.board import is_room
from rules.cave_troll.content import ICONS_TO_SCORE, box
from rules.cave_troll.view import CaveTrollView, PlaceView, SpaceView
from rules.engine.seats import Seat


def describe_table(view: CaveTrollView, speaker: Speaker) -> str:
    """Return the table in words: the piles, player by player, then each space with figures."""
    lines = [
        speaker.say(
            "table-head",
            icons=view.icons,
            needed=ICONS_TO_SCORE,
            artifacts=view.artifacts,
            characters=speaker.say(f"table-{view.characters.value}"),
        )
    ]
    if view.turn is not None and view.actions and not view.winners:
        lines.append(speaker.say("table-turn", seat=view.turn, actions=view.actions))
    for place in view.places:
        lines += _player(view, place, speaker)
    there = [one for one in view.spaces if one.pieces]
    lines += [_space(one, speaker) for one in there] or [speaker.say("table-empty")]
    return "\n".join(lines)


def _player(view: CaveTrollView, place: PlaceView, speaker: Speaker) -> Iterator[str]:
    facts = [
        speaker.say(
            "table-player",
            seat=place.seat,
            gold=place.gold,
            deck=place.deck,
            hand=place.hand_size,
            discard=len(place.discard),
        )
    ]
    if place.artifacts:
        facts.append(speaker.say("table-artifact"))
    if place.seat in view.winners:
        facts.append(speaker.say("table-won"))
    yield " · ".join(facts)
    if place.removed:
        yield speaker.say("table-removed", figures=place.removed)


def _space(one: SpaceView, speaker: Speaker) -> str:
    owned: dict[Seat, list[str]] = {}
    for piece in one.pieces:
        owned.setdefault(piece.owner, []).append(speaker.word(piece.figure))
    figures = "; ".join(
        speaker.say("table-figures", seat=seat, figures=", ".join(owned[seat]))
        for seat in sorted(owned)
    )
    if not is_room(one.space):
        return speaker.say("table-space", space=one.space, figures=figures)
    said = speaker.say("table-room", space=one.space, gold=one.worth, figures=figures)
    if len(owned) == 1 and one.controller is not None:
        return said
    if one.controller is None:
        return f"{said} · {speaker.say('table-nobody')}"
    return f"{said} · {speaker.say('table-controller', seat=one.controller)}"


def describe_hand(view: CaveTrollView, speaker: Speaker) -> str:
    """Return one's own cards and face-down artifact, each with what it does."""
    lines = [
        speaker.say("hand-card", card=card, effect=speaker.say(f"card-{card.value}-effect"))
        for card in view.hand
    ]
    if view.artifact:
        lines.append(
            speaker.say(
                "hand-artifact",
                artifact=view.artifact,
                effect=speaker.say(f"artifact-{view.artifact.value}-effect"),
                coins=box().artifacts[view.artifact].coins,
            )
        )
    return "\n".join(lines) or speaker.say("hand-empty")


def describe_seat(view: CaveTrollView, seat: Seat, speaker: Speaker) -> str:
    """Return what everybody sees of a player in one line."""
    place = view.places[seat]
    facts = [speaker.say("seat-facts", gold=place.gold, deck=place.deck)]
    if place.artifacts:
        facts.append(speaker.say("seat-artifact"))
    return ", ".join(facts)
