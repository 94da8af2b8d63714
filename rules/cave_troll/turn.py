"""Set-up, turns and the end of Cave Troll, in the order of the rulebook."""

from rules.cave_troll import events
from rules.cave_troll.abilities import DEEDS
from rules.cave_troll.artifacts import artifact_options, on_board, play_artifact
from rules.cave_troll.cards import draw_and_play, opening_hands
from rules.cave_troll.content import END_GOLD, Artifact, Figure, box
from rules.cave_troll.movement import Levels, destinations, move, one_of_each
from rules.cave_troll.options import CaveTrollOptions, CharacterSet
from rules.cave_troll.questions import Ability, Act, TakeAction
from rules.cave_troll.scoring import score_rooms
from rules.cave_troll.state import CaveTroll, Piece, Place
from rules.engine.questions import Branches, Path
from rules.engine.rulebook import Result
from rules.engine.seats import Seat
from rules.engine.table import Table
from rules.engine.zones import EVERYONE, NOBODY

MOST_GOLD = "most-gold"
SHARED_GOLD = "shared-gold"
ACTIONS = 4
"""Actions of a turn, from the fourth turn of the game on."""


def set_up(table: Table, options: CaveTrollOptions) -> CaveTroll:
    """Lay out places and decks (rulebook, "Set Up" and "The Variant Game")."""
    which = options.characters
    unused = [card for card, one in box().cards.items() if one.set not in {None, which}]
    game = CaveTroll(
        characters=which,
        places=tuple(set_up_place(table, seat, which) for seat in table.seats),
        artifacts=table.zone("artifacts", box().artifacts, seers=NOBODY, back="artifact"),
        pile=table.zone("pile", seers=EVERYONE),
        gone=table.zone("gone", unused * len(table.seats), seers=EVERYONE),
        first=table.stream("first").pick(table.seats),
    )
    game.artifacts.shuffle(table.stream("artifacts"))
    return game


def set_up_place(table: Table, seat: Seat, which: CharacterSet) -> Place:
    """Give a player the figures and the shuffled deck of a colour (rulebook, "Set Up")."""
    own, back = frozenset((seat,)), f"player-{seat}"
    place = Place(
        seat=seat,
        hand=table.zone(f"hand/{seat}", seers=own, back=back),
        deck=table.zone(f"deck/{seat}", box().deck(which), seers=NOBODY, back=back),
        discard=table.zone(f"discard/{seat}", seers=EVERYONE, back=back),
        artifact=table.zone(f"artifact/{seat}", seers=own, back="artifact"),
        pieces=(
            *(Piece(seat, figure, kind) for figure, kind in box().figures(which).items()),
            Piece(seat, Figure.TREASURE_CHEST, None),
        ),
    )
    place.deck.shuffle(table.stream(f"deck/{seat}"))
    return place


async def play(table: Table, game: CaveTroll) -> Result:
    """Play a whole game (rulebook, "Set Up" to "End of the Game")."""
    opening_hands(table, game)
    return await take_turns(table, game, game.places[game.first])


async def take_turns(table: Table, game: CaveTroll, place: Place) -> Result:
    """Take turns clockwise, from a place on, until a deck is empty."""
    while not await take_turn(table, game, place):
        place = game.places[(place.seat + 1) % len(game.places)]
    return end(table, game, place)


def actions_of(turn: int) -> int:
    """Return how many actions a turn of the game has, counted from 1.

    Source: rulebook, "Escalating Action Rule": one, two, three, then four.
    """
    return min(turn, ACTIONS)


async def take_turn(table: Table, game: CaveTroll, place: Place) -> bool:
    """Take one turn; return whether it ended the game (rulebook, "How to Play")."""
    begin_turn(game, place)
    table.tell(everyone=events.TurnBegan(place.seat, game.actions))
    while game.actions:
        path = await table.ask(place.seat, take_action(game, place))
        if path == (Act.END_TURN,):
            table.tell(everyone=events.TurnCutShort(place.seat, game.actions))
            break
        if path == (Act.UNDO,):
            undo(table, game, place)
            continue
        await act(table, game, place, path)
        game.actions -= 1
        if not len(place.deck):
            return True
    return False


def begin_turn(game: CaveTroll, place: Place) -> None:
    """Make it a player's turn, with all its actions and nothing to take back."""
    game.turn = place.seat
    game.turns += 1
    game.actions = actions_of(game.turns)
    game.slayer_paid = game.troll_moved = False
    game.past.clear()


def take_action(game: CaveTroll, place: Place) -> TakeAction:
    """Return the question of an action, with all that is legal now.

    Source: rulebook, "How to Play"; ruling 28: one may end a turn early.
    """
    levels: Levels = {Act.DRAW: None}
    for piece in one_of_each(on_board(place)):
        if deeds := deeds_of(game, piece):
            levels[piece.figure] = deeds
    if artifacts := artifact_options(game, place):
        levels[Act.ARTIFACT] = artifacts
    if game.past:
        levels[Act.UNDO] = None
    levels[Act.END_TURN] = None
    return TakeAction(levels, game.actions)


def deeds_of(game: CaveTroll, piece: Piece) -> Branches:
    """Return what one action can do with a character: the ability first, then the moves."""
    ends = destinations(game, piece)
    if deed := DEEDS.get(piece.character):
        targets = deed.targets(game, piece)
        if targets != {}:
            return {deed.ability: targets, **dict.fromkeys(ends)}
    return ends


async def act(table: Table, game: CaveTroll, place: Place, path: Path) -> None:
    """Carry out an action (rulebook, "How to Play" A to D).

    What shows a hidden card cannot be taken back, nor anything before it.
    """
    match path:
        case (Act.DRAW,):
            game.past.clear()
            await draw_and_play(table, game, place)
        case (Act.ARTIFACT, Artifact() as artifact, *chosen):
            game.past.clear()
            await play_artifact(table, game, place, artifact, *pieces_for(game, place, chosen))
        case (Figure() as figure, Ability(), *chosen):
            game.past.append(game.snapshot())
            piece = place.piece(figure)
            use = DEEDS[piece.character].use
            await use(table, game, piece, *pieces_for(game, place, chosen))
        case (Figure() as figure, space):
            game.past.append(game.snapshot())
            await move(table, game, place.piece(figure), space)


def pieces_for(game: CaveTroll, place: Place, chosen: list[object]) -> list[object]:
    """Return what was chosen with pieces in place of ``owner, figure`` or of an own figure."""
    owner, found = place, list[object]()
    for key in chosen:
        if isinstance(key, Seat):
            owner = game.places[key]
        else:
            found.append(owner.piece(key) if isinstance(key, Figure) else key)
    return found


def undo(table: Table, game: CaveTroll, place: Place) -> None:
    """Take back the player's last action of this turn, and have it to use again."""
    game.restore(game.past.pop())
    game.actions += 1
    table.tell(everyone=events.ActionUndone(place.seat, game.actions))


def end(table: Table, game: CaveTroll, place: Place) -> Result:
    """End the game: gold for the empty deck, the last scoring, the coins of unused artifacts.

    Source: rulebook, "End of the Game"; rulings 17 and 19.
    """
    game.actions = 0
    place.gold += END_GOLD
    table.tell(everyone=events.DeckEmptied(place.seat, END_GOLD))
    table.tell(everyone=events.BoardScoredLast())
    score_rooms(table, game)
    for one in game.places:
        for artifact in one.artifact.take_all():
            coins = box().artifacts[artifact].coins
            one.gold += coins
            game.gone.put(artifact)
            table.tell(everyone=events.CoinsCounted(one.seat, artifact, coins))
    scores = tuple(one.gold for one in game.places)
    game.winners = tuple(seat for seat in table.seats if scores[seat] == max(scores))
    table.tell(everyone=events.MostGold(game.winners, max(scores)))
    reason = MOST_GOLD if len(game.winners) == 1 else SHARED_GOLD
    return Result(game.winners, reason, scores)
