"""Abilities that take an action (rulebook, "Classic Abilities" and "Variant Abilities").

Each has two functions: whom it can be used on now, as levels of a question, and what it does.
"""

from collections.abc import Awaitable, Callable, Mapping
from typing import NamedTuple, TypeAlias

from rules.cave_troll import events
from rules.cave_troll.board import PITS, Space, board, is_room
from rules.cave_troll.content import Character
from rules.cave_troll.movement import (
    Levels,
    arrive,
    by_owner,
    can_be_pushed,
    can_be_pushed_by_wraith,
    exits,
    has_space_for,
    may_enter,
    others_there,
    pushes,
    wraith_pushes,
)
from rules.cave_troll.questions import Ability, Push
from rules.cave_troll.state import CaveTroll, Piece
from rules.engine.table import Table

RAMPAGE_PUSHES = 2
"""Characters that a Rampaging Troll pushes before it crushes the rest."""

Targets: TypeAlias = Callable[[CaveTroll, Piece], Levels | None]
"""Returns whom to choose from; None if there is no choice; and ``{}`` if it cannot be used."""

Use: TypeAlias = Callable[..., Awaitable[None]]
"""Takes table, game and piece, then what was chosen: a piece and perhaps a space."""


class Deed(NamedTuple):
    """An ability as the rules carry it out."""

    ability: Ability
    targets: Targets
    use: Use


def in_room(piece: Piece) -> Space | None:
    """Return the room of a character; abilities that say "room" need one (ruling 9)."""
    return piece.space if piece.space is not None and is_room(piece.space) else None


def shielded(game: CaveTroll, piece: Piece) -> bool:
    """Tell whether a Paladin keeps Banshee and Grunt from a hero in its room.

    Source: rulebook, "Paladin"; ruling 21: any Paladin, any hero, itself included.
    """
    room = in_room(piece)
    return piece.hero and room is not None and bool(game.with_(room, Character.PALADIN))


def orc_targets(game: CaveTroll, orc: Piece) -> Levels:
    """Return the heroes in an Orc's room (rulebook, "Orc"; ruling 10)."""
    if in_room(orc) is None:
        return {}
    return by_owner([piece for piece in others_there(game, orc) if piece.hero])


async def orc_strikes(table: Table, game: CaveTroll, orc: Piece, hero: Piece) -> None:
    """Remove a hero from an Orc's room (rulebook, "Orc")."""
    assert hero.space is not None  # noqa: S101  it stands in the Orc's room
    told = events.OrcStruck(orc.owner, hero.owner, hero.figure, hero.space)
    game.remove(hero)
    table.tell(everyone=told)


def wraith_targets(game: CaveTroll, wraith: Piece) -> Levels:
    """Return whom a Wraith may push out of its room (rulebook, "Wraith"; ruling 8)."""
    return pushes(game, wraith, can_be_pushed_by_wraith) if in_room(wraith) else {}


async def wraith_acts(
    table: Table, game: CaveTroll, wraith: Piece, pushed: Piece, space: Space
) -> None:
    """Push a character out of a Wraith's room (rulebook, "Wraith")."""
    wraith_pushes(table, game, wraith, pushed, space)


def slayer_targets(game: CaveTroll, slayer: Piece) -> Levels:
    """Return the Rampaging Trolls in a Giant Slayer's room (rulebook, "Giant Slayer")."""
    if in_room(slayer) is None:
        return {}
    trolls = [p for p in others_there(game, slayer) if p.character is Character.RAMPAGING_TROLL]
    return by_owner(trolls)


async def slayer_slays(table: Table, game: CaveTroll, slayer: Piece, troll: Piece) -> None:
    """Remove a Giant Slayer to remove a Rampaging Troll (rulebook, "Giant Slayer")."""
    assert troll.space is not None  # noqa: S101  it stands in the Giant Slayer's room
    told = events.GiantSlain(slayer.owner, troll.owner, troll.space)
    game.remove(slayer)
    game.remove(troll)
    table.tell(everyone=told)


def paladin_targets(game: CaveTroll, paladin: Piece) -> Levels:
    """Return the opposing Banshees on a Paladin's space (rulebook, "Paladin"; ruling 21)."""
    banshees = [
        piece
        for piece in others_there(game, paladin)
        if piece.character is Character.BANSHEE and piece.owner != paladin.owner
    ]
    return by_owner(banshees, lambda _: PITS)


async def paladin_banishes(
    table: Table, game: CaveTroll, paladin: Piece, banshee: Piece, pit: Space
) -> None:
    """Put an opposing Banshee into a pit (rulebook, "Paladin")."""
    assert banshee.space is not None  # noqa: S101  it stands on the Paladin's space
    told = events.BansheeBanished(paladin.owner, banshee.owner, banshee.space, pit)
    game.put(banshee, pit)
    table.tell(everyone=told)


def assassin_targets(game: CaveTroll, assassin: Piece) -> Levels:
    """Return the Grunts and the lone heroes in an Assassin's room.

    Source: rulebook, "Assassin"; ruling 24: lone is the only character of its colour there.
    """
    room = in_room(assassin)
    if room is None:
        return {}
    there = game.at(room)
    return by_owner(
        [
            piece
            for piece in there
            if piece.character is Character.GRUNT
            or (
                piece.hero
                and piece.character is not Character.ASSASSIN
                and sum(other.owner == piece.owner for other in there) == 1
            )
        ]
    )


async def assassin_strikes(table: Table, game: CaveTroll, assassin: Piece, victim: Piece) -> None:
    """Remove a Grunt or a lone hero (rulebook, "Assassin")."""
    assert victim.space is not None  # noqa: S101  it stands in the Assassin's room
    told = events.AssassinStruck(assassin.owner, victim.owner, victim.figure, victim.space)
    game.remove(victim)
    table.tell(everyone=told)


def grunt_victims(game: CaveTroll, grunt: Piece) -> list[Piece]:
    """Return the opposing Adventurers in a Grunt's room, unless a Paladin is there."""
    if in_room(grunt) is None:
        return []
    return [
        piece
        for piece in others_there(game, grunt)
        if piece.character is Character.ADVENTURER
        and piece.owner != grunt.owner
        and not shielded(game, piece)
    ]


def grunt_targets(game: CaveTroll, grunt: Piece) -> Levels | None:
    """Return that there is nothing to choose: a Grunt removes all that it can."""
    return None if grunt_victims(game, grunt) else {}


async def grunt_crushes(table: Table, game: CaveTroll, grunt: Piece) -> None:
    """Remove all opposing Adventurers from a Grunt's room (rulebook, "Grunt")."""
    for victim in grunt_victims(game, grunt):
        assert victim.space is not None  # noqa: S101  it stands in the Grunt's room
        told = events.GruntStruck(grunt.owner, victim.owner, victim.figure, victim.space)
        game.remove(victim)
        table.tell(everyone=told)


def banshee_targets(game: CaveTroll, banshee: Piece) -> Levels:
    """Return the opposing characters next to a Banshee that may come to its space.

    Source: rulebook, "Banshee"; ruling 26: nobody comes to a space that holds five characters,
    be it stairs or a pit, but a Berserker.
    """
    space = banshee.space
    assert space is not None  # noqa: S101  only who is on the board acts
    return by_owner(
        [
            piece
            for near in board().doors(space)
            for piece in game.at(near)
            if piece.owner != banshee.owner
            and not shielded(game, piece)
            and may_enter(game, piece, space)
            and has_space_for(game, piece, space)
        ]
    )


async def banshee_lures(table: Table, game: CaveTroll, banshee: Piece, lured: Piece) -> None:
    """Move an opposing character to a Banshee's space (rulebook, "Banshee")."""
    start, end = lured.space, banshee.space
    assert start is not None  # noqa: S101  both are on the board
    assert end is not None  # noqa: S101
    table.tell(everyone=events.BansheeLured(banshee.owner, lured.owner, lured.figure, start, end))
    arrive(table, game, lured, end)


def rampage_targets(game: CaveTroll, troll: Piece) -> Levels | None:
    """Return that whom to push is asked step by step; there must be somebody or something."""
    return None if in_room(troll) and others_there(game, troll) else {}


def rampage_pushes(game: CaveTroll, troll: Piece, left: int) -> Levels:
    """Return the pushes after which as many as possible can follow (ruling 25)."""
    possible = pushes(game, troll, can_be_pushed)
    if left == 1:
        return possible

    def leads_on(piece: Piece, space: Space) -> bool:
        with game.supposing(piece, space):
            return bool(rampage_pushes(game, troll, left - 1))

    def good_exits(piece: Piece) -> tuple[Space, ...]:
        return tuple([space for space in exits(game, piece) if leads_on(piece, space)])

    others = [piece for piece in others_there(game, troll) if can_be_pushed(piece)]
    return by_owner(others, good_exits) or possible


async def rampage(table: Table, game: CaveTroll, troll: Piece) -> None:
    """Push two characters out of a Rampaging Troll's room, then remove all other figures there.

    Source: rulebook, "Rampaging Troll"; ruling 25.
    """
    room = troll.space
    assert room is not None  # noqa: S101  only who is on the board acts
    for left in range(RAMPAGE_PUSHES, 0, -1):
        possible = rampage_pushes(game, troll, left)
        if not possible:
            break
        question = Push(possible, Character.RAMPAGING_TROLL, room)
        owner, figure, space = await table.ask(troll.owner, question)
        told = events.RampagePushed(troll.owner, owner, figure, room, space)
        table.tell(everyone=told)
        arrive(table, game, game.places[owner].piece(figure), space)
    crush(table, game, troll)


def crush(table: Table, game: CaveTroll, troll: Piece) -> None:
    """Remove all other figures from a troll's room, friends and chests too.

    Source: rulebook, "Cave Troll" and "Rampaging Troll".
    """
    for piece in others_there(game, troll):
        assert piece.space is not None  # noqa: S101  it stands in the troll's room
        told = events.FigureCrushed(troll.owner, piece.owner, piece.figure, piece.space)
        game.remove(piece)
        table.tell(everyone=told)


DEEDS: Mapping[Character | None, Deed] = {
    Character.ORC: Deed(Ability.STRIKE, orc_targets, orc_strikes),
    Character.WRAITH: Deed(Ability.PUSH, wraith_targets, wraith_acts),
    Character.GIANT_SLAYER: Deed(Ability.SLAY, slayer_targets, slayer_slays),
    Character.PALADIN: Deed(Ability.BANISH, paladin_targets, paladin_banishes),
    Character.ASSASSIN: Deed(Ability.ASSASSINATE, assassin_targets, assassin_strikes),
    Character.RAMPAGING_TROLL: Deed(Ability.RAMPAGE, rampage_targets, rampage),
    Character.GRUNT: Deed(Ability.CRUSH, grunt_targets, grunt_crushes),
    Character.BANSHEE: Deed(Ability.LURE, banshee_targets, banshee_lures),
}
"""By character. A Thief's ability is among its destinations, see `movement.destinations`."""
