"""The table, a hand and a rival of Guerra de Calderos in words."""

from bot.speech import Speaker
from rules.calderos.content import INGREDIENTS, Student
from rules.calderos.view import CalderosView, CauldronView, PlaceView
from rules.engine.seats import Seat


def describe_table(view: CalderosView, speaker: Speaker) -> str:
    """Return the table in words, place by place."""
    lines = [speaker.say("table-piles", draw=view.draw_pile, discard=view.discard_pile)]
    for place in view.places:
        lines.append(_place(view, place, speaker))
        if place.cauldron:
            lines.append(_cauldron(view, place.cauldron, speaker))
    return "\n".join(lines)


def _place(view: CalderosView, place: PlaceView, speaker: Speaker) -> str:
    student = speaker.word(place.student) if place.student else speaker.say("table-no-student")
    parts = [speaker.say("table-place", seat=place.seat, student=student, cards=place.hand_size)]
    if place.seat == view.winner:
        parts.append(speaker.say("table-won"))
    elif place.seat == view.turn and view.winner is None:
        parts.append(speaker.say("table-turn"))
    if place.broken_until is not None:
        until = place.broken_until
        ends_now = until == view.turn
        parts.append(speaker.say("table-wand-broken", until=until, ends_now=ends_now))
    if place.enchanted:
        parts.append(speaker.say("table-enchanted"))
    return " · ".join(parts)


def _cauldron(view: CalderosView, cauldron: CauldronView, speaker: Speaker) -> str:
    ingredients = cauldron.ingredients or speaker.say("table-nothing")
    count, of = len(cauldron.ingredients), len(INGREDIENTS)
    if cauldron.blocked_until is None:
        return speaker.say(
            "table-cauldron",
            colour=cauldron.colour,
            ingredients=ingredients,
            count=count,
            of=of,
        )
    return speaker.say(
        "table-cauldron-blocked",
        colour=cauldron.colour,
        ingredients=ingredients,
        count=count,
        of=of,
        until=cauldron.blocked_until,
        ends_now=cauldron.blocked_until == view.turn,
    )


def describe_hand(view: CalderosView, speaker: Speaker) -> str:
    """Return a hand in words, or the students that its holder has to choose from."""
    if free := free_students(view):
        return speaker.say("students-free", students=free)
    return speaker.word(view.hand) if view.hand else speaker.say("hand-empty")


def describe_seat(view: CalderosView, seat: Seat, speaker: Speaker) -> str:
    """Return a rival in one line, what stops it first: a menu may cut the ingredients off."""
    place = view.places[seat]
    parts = [speaker.say("seat-cards", cards=place.hand_size)]
    if place.wand_broken:
        parts.append(speaker.say("seat-wand-broken"))
    if place.enchanted:
        parts.append(speaker.say("seat-enchanted"))
    if place.cauldron:
        if place.cauldron.blocked:
            parts.append(speaker.say("seat-cauldron-blocked"))
        there = place.cauldron.ingredients
        parts.append(
            speaker.say("seat-cauldron", count=len(there), of=len(INGREDIENTS), ingredients=there)
        )
    return ", ".join(parts)


def free_students(view: CalderosView) -> tuple[Student, ...]:
    """Return whom a viewer without a student may still hope for; nothing to all others."""
    if view.viewer is None or view.places[view.viewer].student is not None:
        return ()
    taken = {place.student for place in view.places}
    return tuple(student for student in Student if student not in taken)
