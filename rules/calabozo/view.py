"""What each seat, and the public, sees of a game of Calabozo."""

from dataclasses import dataclass

from rules.calabozo.board import Square
from rules.calabozo.content import Dragon, Figure, Foe, Monster, Treasure, in_order
from rules.calabozo.state import Adventurer, Calabozo, Fallen, Lair, Reach, Team
from rules.engine.seats import Seat


@dataclass(frozen=True, slots=True)
class LairView:
    """A cell or tower with a monster or dragon, of which the viewer knows a little.

    Attributes:
        foe: what it is, if the viewer knows it.
        face_up: everybody knows it.
        lost: so many treasures that others lost lie beneath it, face down.
    """

    square: Square
    foe: Monster | Dragon | None
    face_up: bool
    lost: int


@dataclass(frozen=True, slots=True)
class AdventurerView:
    """An adventurer as one viewer sees it.

    Attributes:
        figure: None before it is chosen.
        trail: the last two squares that it passed, the last one at the end: a retreat goes back
            there.
        treasures: how many it has.
        hand: its treasures, if the viewer sees them; None otherwise.
        shows_hand: its teammates see its treasures.
        bound: it must fight where it stands in its next turn.
    """

    seat: Seat
    team: Team | None
    side: int
    figure: Figure | None
    square: Square
    trail: tuple[Square, ...]
    treasures: int
    hand: tuple[Treasure, ...] | None
    shows_hand: bool
    lost_turns: int
    jailed: bool
    bound: bool
    dead: bool
    out: bool


@dataclass(frozen=True, slots=True)
class TeamView:
    """A team.

    Attributes:
        lost: all its adventurers are dead.
    """

    team: Team
    seats: tuple[Seat, ...]
    lost: bool


@dataclass(frozen=True, slots=True)
class CalabozoView:
    """The table as one viewer sees it. The board itself is `board.board`.

    Attributes:
        round: counted from 1; 0 before the first turn.
        turn_cap: how many rounds there are.
        first: who takes the first turn of each round.
        teams: the teams; empty in individual play.
        adventurers: by seat, in the order of play.
        guarded: the cells and towers where a monster or dragon is left, in reading order.
        lairs: those of them of which the viewer knows more.
        fallen: adventurers that lie in an Underworld for good.
        rings_needed: how many rings win.
        rings_known: how many rings the viewer's side has, as far as the viewer sees.
        slain: monsters and dragons that are gone.
        used: treasures that were used up.
        reach: where the viewer's own adventurer can go now, while it is asked.
        winners: who won; empty until then.
    """

    viewer: Seat | None
    round: int
    turn_cap: int
    first: Seat
    turn: Seat | None
    teams: tuple[TeamView, ...]
    adventurers: tuple[AdventurerView, ...]
    guarded: tuple[Square, ...]
    lairs: tuple[LairView, ...]
    fallen: tuple[Fallen, ...]
    rings_needed: int
    rings_known: int
    slain: tuple[Foe, ...]
    used: tuple[Treasure, ...]
    reach: Reach | None
    winners: tuple[Seat, ...]


def view(game: Calabozo, viewer: Seat | None) -> CalabozoView:
    """Return what one seat, or the public, sees of the table."""
    reach = game.reach if game.reach and game.reach.seat == viewer else None
    return CalabozoView(
        viewer=viewer,
        round=game.round,
        turn_cap=game.turn_cap,
        first=game.first,
        turn=game.turn,
        teams=tuple([_team(team, game.side(number)) for number, team in enumerate(game.teams)]),
        adventurers=tuple([_adventurer(one, viewer) for one in game.adventurers]),
        guarded=tuple(game.guarded),
        lairs=tuple(
            [
                lair_view
                for lair in game.guarded.values()
                if (lair_view := _lair(lair, viewer)) is not None
            ]
        ),
        fallen=tuple(game.fallen),
        rings_needed=game.rings_needed,
        rings_known=_rings_known(game, viewer),
        slain=game.slain.shown_to(viewer),
        used=game.used.shown_to(viewer),
        reach=reach,
        winners=game.winners,
    )


def _team(team: Team, members: tuple[Adventurer, ...]) -> TeamView:
    lost = all(one.out for one in members)
    return TeamView(team, tuple([one.seat for one in members]), lost)


def _lair(lair: Lair, viewer: Seat | None) -> LairView | None:
    foe, lost = lair.foe, len(lair.lost.items)
    shown = foe.items[0] if foe.open_to(viewer) else None
    if shown is None and not lost:
        return None
    return LairView(lair.square, shown, lair.face_up, lost)


def _adventurer(one: Adventurer, viewer: Seat | None) -> AdventurerView:
    return AdventurerView(
        seat=one.seat,
        team=one.team,
        side=one.side,
        figure=one.figure,
        square=one.square,
        trail=tuple(one.trail[-2:]),
        treasures=len(one.hand.items) + len(one.offer.items),
        hand=in_order((*one.hand, *one.offer)) if one.hand.open_to(viewer) else None,
        shows_hand=one.shows_hand,
        lost_turns=one.lost_turns,
        jailed=one.jailed,
        bound=one.bound,
        dead=one.dead,
        out=one.out,
    )


def _rings_known(game: Calabozo, viewer: Seat | None) -> int:
    if viewer is None:
        return 0
    side = game.side(game.adventurers[viewer].side)
    hands = [(*one.hand, *one.offer) for one in side if one.hand.open_to(viewer)]
    return sum([hand.count(Treasure.RING) for hand in hands])
