"""The table and a hand of Guerra de Calderos in words."""

from bot.speech import Speaker
from rules.calderos.content import INGREDIENTS
from rules.calderos.view import CalderosView, CauldronView, PlaceView


def describe_table(view: CalderosView, speaker: Speaker) -> str:
    """Return the table in words, place by place."""
    lines = [speaker.say("table-piles", draw=view.draw_pile, discard=view.discard_pile)]
    for place in view.places:
        lines.append(_place(place, speaker, active=place.seat == view.turn))
        if place.cauldron:
            lines.append(_cauldron(place.cauldron, speaker))
    return "\n".join(lines)


def _place(place: PlaceView, speaker: Speaker, *, active: bool) -> str:
    student = speaker.word(place.student) if place.student else speaker.say("table-no-student")
    line = speaker.say("table-place", seat=place.seat, student=student, cards=place.hand_size)
    marks = [
        speaker.say(message)
        for message, shown in (
            ("table-turn", active),
            ("table-wand-broken", place.wand_broken),
            ("table-enchanted", place.enchanted),
        )
        if shown
    ]
    return " · ".join([line, *marks])


def _cauldron(cauldron: CauldronView, speaker: Speaker) -> str:
    state = "table-cauldron-blocked" if cauldron.blocked else "table-cauldron"
    return speaker.say(
        state,
        colour=cauldron.colour,
        ingredients=cauldron.ingredients or speaker.say("table-nothing"),
        count=len(cauldron.ingredients),
        of=len(INGREDIENTS),
    )


def describe_hand(view: CalderosView, speaker: Speaker) -> str:
    """Return a hand in words."""
    return speaker.word(view.hand) if view.hand else speaker.say("hand-empty")
