"""Drawing and playing cards (rulebook, "Draw and Play a Card")."""

from collections.abc import Mapping

from rules.cave_troll import events
from rules.cave_troll.abilities import crush
from rules.cave_troll.board import PITS, ROOMS, STAIRS, Space
from rules.cave_troll.content import Card, Character, Figure, box, heroes, in_order
from rules.cave_troll.movement import Levels, arrive, exits, one_of_each
from rules.cave_troll.questions import Flee, Flight, PlayCard
from rules.cave_troll.scoring import check_the_board, score_room
from rules.cave_troll.state import CaveTroll, Piece, Place
from rules.engine.seats import Seat
from rules.engine.table import Table


def crowded_first(game: CaveTroll) -> list[Space]:
    """Return all rooms, those with figures first: they are what one mostly looks for."""
    return sorted(ROOMS, key=lambda room: not game.occupants[room])


def where_to_play(game: CaveTroll, card: Card) -> Mapping[Space, None] | None:
    """Return the spaces that a card may be played for; None if it needs none.

    Source: rulebook, "Placing and Removing Figures", "Cave Troll", "Treasure Chest" and
    "Scoring"; rulings 1, 2 and 13.
    """
    if card is Card.FIND_ARTIFACT:
        return None
    if card is Card.CAVE_TROLL:
        rooms = crowded_first(game)
        return dict.fromkeys([r for r in rooms if not game.with_(r, Character.CAVE_TROLL)])
    character = box().cards[card].character
    if character is None:
        return dict.fromkeys(crowded_first(game))
    return dict.fromkeys(STAIRS if character in heroes() else PITS)


def card_options(game: CaveTroll, place: Place) -> Levels:
    """Return the cards in hand, each with where it may be played."""
    levels: Levels = {}
    for card in in_order(place.hand.items):
        spaces = where_to_play(game, card)
        levels[card] = None if spaces is None else tuple(spaces)
    return levels


async def draw_and_play(table: Table, game: CaveTroll, place: Place) -> None:
    """Draw a card, then play one of those in hand (rulebook, "Draw and Play a Card")."""
    drawn = place.deck.draw()
    place.hand.put(drawn)
    table.tell(
        everyone=events.CardDrawn(place.seat, len(place.deck)),
        besides={place.seat: events.YouDrew(drawn)},
    )
    card, *spaces = await table.ask(place.seat, PlayCard(card_options(game, place)))
    place.hand.take(card)
    await resolve(table, game, place, card, *spaces)
    if box().cards[card].icons:
        check_the_board(table, game, place.seat, card)
    else:
        place.discard.put(card)


async def resolve(table: Table, game: CaveTroll, place: Place, card: Card, *spaces: Space) -> None:
    """Resolve the effect of a card that was played."""
    if card is Card.FIND_ARTIFACT:
        find_artifact(table, game, place)
    elif card is Card.SCORE_ROOM:
        (room,) = spaces
        table.tell(everyone=events.ScoreRoomPlayed(place.seat, room))
        score_room(table, game, room)
    else:
        (space,) = spaces
        await place_figure(table, game, place, card, space)


def find_artifact(table: Table, game: CaveTroll, place: Place) -> None:
    """Draw an artifact and lay it face down (rulebook, "Play an Artifact"; ruling 15)."""
    artifact = game.artifacts.draw()
    place.artifact.put(artifact)
    coins = box().artifacts[artifact].coins
    table.tell(
        everyone=events.ArtifactFound(place.seat),
        besides={place.seat: events.YouFound(artifact, coins)},
    )


def unused(place: Place, card: Card) -> Piece:
    """Return the figure that a card brings: of several alike, the one with the least number."""
    character = box().cards[card].character
    return next(
        piece
        for piece in place.pieces
        if piece.character is character and piece.space is None and not piece.removed
    )


async def place_figure(
    table: Table, game: CaveTroll, place: Place, card: Card, space: Space
) -> None:
    """Set a figure on the board (rulebook, "Placing and Removing Figures")."""
    piece = unused(place, card)
    table.tell(everyone=events.FigurePlaced(place.seat, card, piece.figure, space))
    arrive(table, game, piece, space)
    if piece.character is Character.CAVE_TROLL:
        await flee(table, game, piece, space)
        crush(table, game, piece)


async def flee(table: Table, game: CaveTroll, troll: Piece, room: Space) -> None:
    """Let each player move one character out of the room of a Cave Troll that was placed.

    Source: rulebook, "Cave Troll"; ruling 3: from the player on, clockwise, if they like.
    """
    order = range(troll.owner, troll.owner + len(game.places))
    for place in (game.places[number % len(game.places)] for number in order):
        own = [p for p in game.at(room) if p.owner == place.seat and p is not troll]
        ways: Levels = {p.figure: ends for p in one_of_each(own) if (ends := exits(game, p))}
        if not ways:
            continue
        match await table.ask(place.seat, Flee({**ways, Flight.STAY: None}, room)):
            case (Figure() as figure, space):
                told = events.FigureFled(place.seat, figure, room, space)
                table.tell(everyone=told)
                arrive(table, game, place.piece(figure), space)
            case _:
                pass


def opening_hands(table: Table, game: CaveTroll) -> None:
    """Draw one card each (rulebook, "Set Up")."""
    drawn: dict[Seat, Card] = {}
    for place in game.places:
        drawn[place.seat] = place.deck.draw()
        place.hand.put(drawn[place.seat])
    table.tell(
        everyone=events.HandsDrawn(game.first),
        besides={seat: events.YourFirstCard(card) for seat, card in drawn.items()},
    )
