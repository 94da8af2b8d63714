"""Artifacts (rulebook, "Play an Artifact"; names, effects and coins as in component note A4).

Each has two functions: what it can be used on now, as levels of a question, and what it does.
An artifact that can do nothing now cannot be played, and keeps its coins.
"""

from collections.abc import Awaitable, Callable, Mapping
from typing import Any, NamedTuple, TypeAlias

from rules.cave_troll import events
from rules.cave_troll.board import PITS, ROOMS, STAIRS, Space, is_pit, is_room
from rules.cave_troll.content import Artifact, Character
from rules.cave_troll.movement import (
    Levels,
    arrive,
    by_owner,
    go,
    move,
    one_of_each,
    steps,
    through_walls,
)
from rules.cave_troll.questions import Halt, StepOn
from rules.cave_troll.scoring import controller, score_room
from rules.cave_troll.state import CaveTroll, Piece, Place
from rules.engine.table import Table

BOOTS_STEPS = 3

Targets: TypeAlias = Callable[[CaveTroll, Place], Levels]
"""Returns what to choose from, ``{}`` if the artifact can do nothing."""

Use: TypeAlias = Callable[..., Awaitable[None]]
"""Takes table, game and place, then what was chosen."""


class Power(NamedTuple):
    """An artifact as the rules carry it out."""

    targets: Targets
    use: Use


def on_board(place: Place) -> list[Piece]:
    """Return a player's characters on the board."""
    return [p for p in place.pieces if p.space is not None and p.character is not None]


def with_ends(pieces: list[Piece], ends: Callable[[Piece], tuple[Space, ...]]) -> Levels:
    """Return own pieces as a level of a question, each with where it may go."""
    levels: Levels = {}
    for piece in one_of_each(pieces):
        if places := ends(piece):
            levels[piece.figure] = places
    return levels


def chalice_targets(_game: CaveTroll, place: Place) -> Levels:
    """Return the own heroes that were removed, each with all stairs (ruling 16)."""
    return with_ends([p for p in place.pieces if p.removed and p.hero], lambda _: STAIRS)


async def chalice_revives(
    table: Table, game: CaveTroll, _place: Place, hero: Piece, space: Space
) -> None:
    """Put a hero that was removed on stairs."""
    table.tell(everyone=events.HeroRevived(hero.owner, hero.figure, space))
    arrive(table, game, hero, space)


def boots_targets(game: CaveTroll, place: Place) -> Levels:
    """Return the own characters that can move, with their first step."""
    return with_ends(on_board(place), lambda piece: steps(game, piece))


async def boots_move(
    table: Table, game: CaveTroll, place: Place, piece: Piece, space: Space
) -> None:
    """Make up to three moves with one character, each as if by an action."""
    await move(table, game, piece, space)
    for left in range(BOOTS_STEPS - 1, 0, -1):
        onward: Levels = dict.fromkeys((Halt.STOP, *steps(game, piece)))
        if len(onward) == 1:
            break
        (end,) = await table.ask(place.seat, StepOn(onward, piece.figure, left))
        if end is Halt.STOP:
            break
        await move(table, game, piece, end)


def horn_targets(game: CaveTroll, place: Place) -> Levels:
    """Return the opposing monsters in rooms and on stairs but Cave Trolls, each with all pits."""
    monsters = [
        piece
        for rival in game.places
        for piece in on_board(rival)
        if rival is not place
        and not piece.hero
        and piece.character is not Character.CAVE_TROLL
        and piece.space is not None
        and not is_pit(piece.space)
    ]
    return by_owner(monsters, lambda _: PITS)


async def horn_banishes(
    table: Table, game: CaveTroll, place: Place, monster: Piece, pit: Space
) -> None:
    """Put an opposing monster into a pit."""
    assert monster.space is not None  # noqa: S101  it is on the board
    told = events.MonsterBanished(place.seat, monster.owner, monster.figure, monster.space, pit)
    table.tell(everyone=told)
    arrive(table, game, monster, pit)


def key_targets(game: CaveTroll, place: Place) -> Levels:
    """Return the own characters that can pass a wall, with where it leads."""
    return with_ends(on_board(place), lambda piece: through_walls(game, piece))


async def key_opens(
    table: Table, game: CaveTroll, place: Place, piece: Piece, space: Space
) -> None:
    """Move a character through a wall: a move of its own, with all that this sets off."""
    assert piece.space is not None  # noqa: S101  it is on the board
    table.tell(everyone=events.WallPassed(place.seat, piece.figure, piece.space, space))
    await go(table, game, piece, space)


def scroll_targets(game: CaveTroll, place: Place) -> Levels:
    """Return the rooms that the player controls."""
    return dict.fromkeys([room for room in ROOMS if controller(game, room) == place.seat])


async def scroll_taxes(table: Table, game: CaveTroll, _place: Place, room: Space) -> None:
    """Score a room that the player controls."""
    score_room(table, game, room)


def idol_targets(game: CaveTroll, place: Place) -> Levels:
    """Return the opposing heroes in rooms with an own character."""
    rooms = dict.fromkeys([p.space for p in on_board(place) if p.space and is_room(p.space)])
    there = [piece for room in rooms for piece in game.at(room)]
    return by_owner([piece for piece in there if piece.hero and piece.owner != place.seat])


async def idol_curses(table: Table, game: CaveTroll, place: Place, hero: Piece) -> None:
    """Remove an opposing hero."""
    assert hero.space is not None  # noqa: S101  it is on the board
    told = events.HeroCursed(place.seat, hero.owner, hero.figure, hero.space)
    game.remove(hero)
    table.tell(everyone=told)


POWERS: Mapping[Artifact, Power] = {
    Artifact.CHALICE_OF_LIFE: Power(chalice_targets, chalice_revives),
    Artifact.SWIFT_BOOTS: Power(boots_targets, boots_move),
    Artifact.BANISHING_HORN: Power(horn_targets, horn_banishes),
    Artifact.SKELETON_KEY: Power(key_targets, key_opens),
    Artifact.TAX_SCROLL: Power(scroll_targets, scroll_taxes),
    Artifact.CURSED_IDOL: Power(idol_targets, idol_curses),
}


def artifact_options(game: CaveTroll, place: Place) -> Levels:
    """Return what the player's artifact can be used on, under its name; ``{}`` without one."""
    levels: Levels = {}
    for artifact in place.artifact.items:
        if targets := POWERS[artifact].targets(game, place):
            levels[artifact] = targets
    return levels


async def play_artifact(
    table: Table, game: CaveTroll, place: Place, artifact: Artifact, *chosen: Any
) -> None:
    """Reveal the face-down artifact, resolve it, and return it to the box.

    Source: rulebook, "Play an Artifact"; ruling 15.
    """
    game.gone.put(place.artifact.take(artifact))
    table.tell(everyone=events.ArtifactRevealed(place.seat, artifact))
    await POWERS[artifact].use(table, game, place, *chosen)
