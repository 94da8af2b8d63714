"""Set-up and turns of Guerra de Calderos, in the order of the rulebook."""

from rules.calderos import events
from rules.calderos.attack import attack
from rules.calderos.content import HAND_SIZE, INGREDIENTS, Card, box, in_order
from rules.calderos.options import CalderosOptions, Characters, Dealer
from rules.calderos.questions import Act, ChooseCharacter, take_action
from rules.calderos.state import Calderos, Cauldron, Lasting, Place
from rules.engine.rulebook import Result
from rules.engine.table import Table
from rules.engine.zones import EVERYONE, NOBODY, Zone

FIVE_INGREDIENTS = "five-ingredients"
GOLDEN_CAULDRONS = "golden-cauldrons"


def set_up(table: Table, options: CalderosOptions) -> Calderos:
    """Lay out the places and the deck (rulebook, "Setup" I to III, "Game Contents")."""
    players = len(table.seats)
    random_dealer = options.dealer is Dealer.RANDOM
    game = Calderos(
        places=tuple(
            Place(seat, table.zone(f"hand/{seat}", seers=frozenset((seat,))))
            for seat in table.seats
        ),
        deck=table.zone("deck", box().cards(players), seers=NOBODY),
        discard=table.zone("discard", seers=NOBODY),
        dealer=table.stream("dealer").pick(table.seats) if random_dealer else table.seats[0],
        shuffler=table.stream("deck"),
        deal_characters=options.characters is Characters.DEAL,
    )
    game.deck.shuffle(game.shuffler)
    return game


async def play(table: Table, game: Calderos) -> Result:
    """Play a whole game (rulebook, "Setup" to "Player's Turn")."""
    await choose_characters(table, game)
    deal(table, game)
    return await take_turns(table, game, next_to_right(game, game.places[game.dealer]))


async def take_turns(table: Table, game: Calderos, place: Place) -> Result:
    """Take turns to the right, from a place on, until somebody wins."""
    while True:
        reason = await take_turn(table, game, place)
        if reason is not None:
            game.winner = place.seat
            return Result(winners=(place.seat,), reason=reason)
        place = next_to_right(game, place)


def next_to_right(game: Calderos, place: Place) -> Place:
    """Return the place whose turn comes next: play goes to the right (ruling 1)."""
    return game.places[(place.seat + 1) % len(game.places)]


async def choose_characters(table: Table, game: Calderos) -> None:
    """Let each player choose a character and its cauldron (rulebook, "Setup" I and II)."""
    left = list(box().characters)
    if game.deal_characters:
        table.stream("characters").shuffle(left)
    for place in game.places:
        student = left[0]
        if not game.deal_characters and len(left) > 1:
            student = await table.ask(place.seat, ChooseCharacter(tuple(left)))
        left.remove(student)
        place.student = student
        beside: Zone[Card] = table.zone(f"cauldron/{student}", seers=EVERYONE)
        place.cauldron = Cauldron(student, beside)
        table.tell(everyone=events.CharacterChosen(place.seat, student))


def deal(table: Table, game: Calderos) -> None:
    """Deal five cards to each player (rulebook, "Setup" III)."""
    for _ in range(HAND_SIZE):
        for place in game.places:
            place.hand.put(game.deck.draw())
    first = next_to_right(game, game.places[game.dealer]).seat
    table.tell(
        everyone=events.CardsDealt(game.dealer, first),
        besides={place.seat: events.HandDealt(in_order(place.hand)) for place in game.places},
    )


async def take_turn(table: Table, game: Calderos, place: Place) -> str | None:
    """Take one action, then draw (rulebook, "Player's Turn"); return how the game was won."""
    game.turn = place.seat
    game.turns += 1
    table.tell(everyone=events.TurnBegan(place.seat))
    if place.enchanted:
        place.enchanted = False
        table.tell(everyone=events.TurnLost(place.seat))
    else:
        won = await act(table, game, place)
        if won is not None:
            return won
        draw_up_to_five(table, game, place)
    end_spells_of(table, game, place)
    return None


async def act(table: Table, game: Calderos, place: Place) -> str | None:
    """Ask for the one action and carry it out; return how it won the game, if it did."""
    if not place.hand.items:
        table.tell(everyone=events.HandWasEmpty(place.seat))
        return None
    match await table.ask(place.seat, take_action(game, place)):
        case (Act.ATTACK, spell, target, *name):
            await attack(table, game, place, spell, game.places[target], *name)
        case (Act.ADD, ingredient):
            return add_ingredient(table, place, ingredient)
        case (Act.DISCARD, card):
            discard(table, game, place, card)
        case (Act.DECLARE,):
            table.tell(everyone=events.VictoryDeclared(place.seat))
            return GOLDEN_CAULDRONS
    return None


def add_ingredient(table: Table, place: Place, ingredient: Card) -> str | None:
    """Lay an ingredient beside the own cauldron; the fifth wins ("Object of the Game")."""
    beside = place.own.ingredients
    beside.put(place.hand.take(ingredient))
    missing = len(INGREDIENTS) - len(beside)
    table.tell(everyone=events.IngredientAdded(place.seat, ingredient, missing))
    if missing:
        return None
    table.tell(everyone=events.RitualCompleted(place.seat))
    return FIVE_INGREDIENTS


def discard(table: Table, game: Calderos, place: Place, card: Card) -> None:
    """Discard a card face down (rulebook, "Player's Turn" III)."""
    game.discard.put(place.hand.take(card))
    table.tell(
        everyone=events.CardDiscarded(place.seat),
        besides={place.seat: events.YouDiscarded(card)},
    )


def draw_up_to_five(table: Table, game: Calderos, place: Place) -> None:
    """Draw at the end of one's turn until five cards are in hand.

    Source: rulebook, "Player's Turn", "Defense Rules" and "Using Possession", brought into one
    formula by ruling 2; "Setup", Note, for the empty draw pile.
    """
    drawn: list[Card] = []
    for _ in range(HAND_SIZE - len(place.hand.items)):
        if not game.deck.items:
            if not game.discard.items:
                break
            reshuffle(table, game)
        card = game.deck.draw()
        place.hand.put(card)
        drawn.append(card)
    if drawn:
        table.tell(
            everyone=events.CardsDrawn(place.seat, len(drawn)),
            besides={place.seat: events.YouDrew(tuple(drawn))},
        )


def reshuffle(table: Table, game: Calderos) -> None:
    """Make the discard pile the new draw pile (rulebook, "Setup", Note)."""
    game.deck.items.extend(game.discard.take_all())
    game.deck.shuffle(game.shuffler)
    table.tell(everyone=events.PileReshuffled(len(game.deck)))


def end_spells_of(table: Table, game: Calderos, caster: Place) -> None:
    """End the Blocks and Breaks whose caster now completes its next turn.

    Source: rulebook, "Using Cauldron Block" and "Using Wand Break"; ruling 7.
    """
    for place in game.places:
        own = place.own
        if own.blocked and has_run_out(game, own.blocked, caster):
            own.blocked = None
            table.tell(everyone=events.CauldronRelit(place.seat))
        if place.broken and has_run_out(game, place.broken, caster):
            place.broken = None
            table.tell(everyone=events.WandMended(place.seat))


def has_run_out(game: Calderos, spell: Lasting, caster: Place) -> bool:
    """Tell whether a spell ends with the turn that ``caster`` completes now."""
    return spell.caster == caster.seat and spell.cast_in < game.turns
