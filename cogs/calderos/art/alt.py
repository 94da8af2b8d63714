"""The table in words: no more than its picture shows."""

from collections.abc import Mapping

from bot.art import Words
from rules.calderos.content import INGREDIENTS
from rules.calderos.view import CalderosView, CauldronView, PlaceView
from rules.engine.seats import Seat


def table_alt(view: CalderosView, names: Mapping[Seat, str], words: Words) -> str:
    """Return the table's alternative text; ``names`` must be fit to be shown."""
    parts: list[str] = []
    if view.winner is not None:
        parts.append(words("art-table-alt-winner", name=names[view.winner]))
    elif view.turn is not None:
        parts.append(words("art-table-alt-turn", name=names[view.turn]))
    parts += [_place(place, names[place.seat], words) for place in view.places]
    parts.append(words("art-table-alt-piles", draw=view.draw_pile, discard=view.discard_pile))
    return " ".join(parts)


def _place(place: PlaceView, name: str, words: Words) -> str:
    facts = [words("art-table-alt-hand", count=place.hand_size)]
    if place.wand_broken:
        facts.append(words("art-table-alt-broken"))
    if place.enchanted:
        facts.append(words("art-table-alt-enchanted"))
    if place.cauldron is not None:
        facts.append(_cauldron(place.cauldron, words))
    student = (
        words(f"student-{place.student.value}")
        if place.student
        else words("art-table-alt-no-student")
    )
    return words("art-table-alt-place", name=name, student=student, facts=", ".join(facts))


def _cauldron(cauldron: CauldronView, words: Words) -> str:
    there = [words(f"card-{c.value}") for c in INGREDIENTS if c in cauldron.ingredients]
    return words(
        "art-table-alt-cauldron",
        colour=words(f"student-{cauldron.colour.value}"),
        blocked="yes" if cauldron.blocked else "no",
        ingredients=" + ".join(there) or words("art-table-alt-nothing"),
    )
