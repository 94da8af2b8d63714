"""What can be looked up about Calabozo: its rules, adventurers, treasures, monsters, dragons."""

from typing import Any, TypeAlias

from bot.art import Picture, Words
from bot.art.svg import Element
from bot.glossary import Entry, Glossary, Section, drawing, piece, slug_of, topic
from bot.glossary.entries import Draw
from cogs.calabozo.art import figures_picture
from cogs.calabozo.art.belongings import CARD_HEIGHT, CARD_WIDTH, card
from cogs.calabozo.art.foes import foe_drawing
from rules.calabozo.content import (
    TRAPS,
    WEAPONS,
    Dragon,
    Figure,
    Foe,
    Monster,
    Outcome,
    Treasure,
    box,
)
from rules.calabozo.questions import (
    AgreeToExchange,
    AnswerOffer,
    Attack,
    BeginTurn,
    ChooseAdventurer,
    DefendDuel,
    EndTurn,
    LoseTreasure,
    Meet,
    Move,
    OfferTreasures,
    Retreat,
)

_ELIXIR, _KEY, _MEDALLION, _SPEED, _TELEPORTATION = map(
    slug_of,
    (
        Treasure.ELIXIR,
        Treasure.MAGIC_KEY,
        Treasure.MAGIC_MEDALLION,
        Treasure.SPEED,
        Treasure.TELEPORTATION,
    ),
)
_PORTAL, _JAIL = map(slug_of, TRAPS)

Facts: TypeAlias = dict[str, Any]
"""What a text is given."""


def calabozo_glossary() -> Glossary:
    """Return what can be looked up."""
    monsters = (monster for monster in Monster if monster not in TRAPS)
    return Glossary(
        (
            Section("topics", (*_course(), *_fighting(), *_others())),
            Section("figures", tuple(_figure(figure) for figure in Figure)),
            Section("treasures", tuple(_treasure(treasure) for treasure in Treasure)),
            Section("monsters", tuple(_foe(one, "rules-foe") for one in monsters)),
            Section("traps", tuple(_trap(trap) for trap in TRAPS)),
            Section("dragons", tuple(_foe(one, "rules-wyrm", "towers") for one in Dragon)),
        ),
        asked={
            ChooseAdventurer.kind: "adventurer",
            BeginTurn.kind: "turn",
            Move.kind: "moving",
            Meet.kind: "meeting",
            Attack.kind: "attack",
            LoseTreasure.kind: "losing",
            Retreat.kind: "retreat",
            EndTurn.kind: "company",
            DefendDuel.kind: "duel",
            OfferTreasures.kind: "exchange",
            AnswerOffer.kind: "exchange",
            AgreeToExchange.kind: "exchange",
        },
    )


def _course() -> tuple[Entry, ...]:
    rows = (*box().rings_to_collect.two_teams, *box().rings_to_collect.more_teams)
    rings = [row.rings for row in rows]
    return (
        topic("goal", "towers", "turn", "alone", "cap", most=max(rings), fewest=min(rings)),
        topic("turn", "moving", "meeting", "company"),
        topic("adventurer", "attack", "goal"),
        topic("moving", "doors", "squares", "meeting", _SPEED),
        topic("doors", "moving", _KEY, most=box().secret_door_opens_up_to),
        topic("squares", "moving", "towers", "underworld"),
        topic("towers", "squares", "goal", "attack"),
        topic("showing", "exchange", "secrets"),
        topic("secrets", "showing", _MEDALLION),
        topic("cap", "goal"),
    )


def _fighting() -> tuple[Entry, ...]:
    rolls = {
        outcome: tuple(row.roll for row in box().defence if row.outcome is outcome)
        for outcome in Outcome
    }
    return (
        topic("meeting", "attack", "traps", _MEDALLION, "squares"),
        topic("attack", "defence", "weapons", "hoard"),
        topic("weapons", "attack", "duel"),
        topic(
            "defence",
            "retreat",
            "losing",
            "death",
            safe=rolls[Outcome.SAFE],
            back=rolls[Outcome.RETREAT],
            hurt=rolls[Outcome.INJURY] + rolls[Outcome.WOUND],
            lost=rolls[Outcome.ALL_LOST],
        ),
        topic("retreat", "defence", "meeting"),
        topic("losing", "defence", "death", "hoard"),
        topic("hoard", "attack", "losing", "towers"),
        topic("traps", _PORTAL, _JAIL, "meeting"),
        topic("death", "underworld", _ELIXIR, "alone"),
        topic("underworld", "death", _ELIXIR, "squares"),
    )


def _others() -> tuple[Entry, ...]:
    few, many = box().duel
    return (
        topic("company", "duel", "exchange", "turn"),
        topic(
            "duel",
            "weapons",
            "death",
            "company",
            low=few.treasures,
            high=many.treasures,
            least=few.most + 1,
        ),
        topic("exchange", "company", "showing", most=box().most_exchanged),
        topic("alone", "goal", "death", _ELIXIR),
    )


def _figure(figure: Figure) -> Entry:
    def draw(words: Words) -> Picture:
        return figures_picture([figure], words)

    return piece(figure, "adventurer", "attack", "weapons", draw=draw, copies=box().figures[figure])


def _treasure(treasure: Treasure) -> Entry:
    def sketch(words: Words) -> Element:
        return card(treasure, 1, None, words)

    draw = drawing(sketch, (0, 0, CARD_WIDTH, CARD_HEIGHT))
    if treasure in WEAPONS:
        points: Facts = {one.value: number for one, number in box().weapons[treasure].items()}
        return piece(treasure, "weapons", "towers", text="rules-arm", draw=draw, **points)
    see = {
        Treasure.RING: ("goal", "towers"),
        Treasure.ELIXIR: ("death", "underworld", "alone"),
        Treasure.TELEPORTATION: ("moving", "meeting"),
        Treasure.MAGIC_KEY: ("doors",),
        Treasure.SPEED: ("moving", "doors"),
        Treasure.MAGIC_MEDALLION: ("meeting", "secrets"),
        Treasure.ENERGY_GEM: ("losing", "towers"),
    }
    copies = box().treasures.get(treasure, box().rings)
    return piece(treasure, *see[treasure], draw=draw, copies=copies)


def _portrait(foe: Foe) -> Draw:
    def sketch(_words: Words) -> Element:
        return foe_drawing(foe)

    return drawing(sketch, (0, 0, 100, 100), "#5a2b3a")


def _foe(foe: Foe, text: str, *see: str) -> Entry:
    needed: Facts = {one.value: number for one, number in box().needed[foe].items()}
    return piece(foe, "attack", "defence", *see, text=text, draw=_portrait(foe), **needed)


def _trap(trap: Monster) -> Entry:
    return piece(trap, "traps", "meeting", draw=_portrait(trap), copies=box().traps[trap])
