"""The cards of the six decks of the base game."""

from bot.art import Words
from bot.art.svg import Element
from bot.glossary import Entry, drawing, piece, slug_of
from bot.glossary.entries import Draw
from cogs.dungeonquest.art.symbols import potion, rope
from rules.dungeonquest.cards import (
    POTIONS,
    Card,
    CorpseCard,
    CryptCard,
    DoorCard,
    RoomCard,
    SearchCard,
    TrapCard,
    card_faces,
)
from rules.dungeonquest.heroes import Ring
from rules.dungeonquest.monsters import Monster
from rules.dungeonquest.spider import ESCAPES_FROM, MOST_ARROWS, NUMBERS
from rules.dungeonquest.tiles import TileKind

_WARNING = slug_of(Ring.WARNING)
_FIND, _HARM = "rules-find", "rules-harm"


def card_entry(
    card: Card,
    *see: str,
    text: str | None = None,
    also: tuple[Card, ...] = (),
    draw: Draw | None = None,
    **figures: object,
) -> Entry:
    """Return an entry about a card, with the dice, the gold and the copies on it as figures.

    Args:
        card: the card.
        see: slugs of entries that a reader may want next.
        text: the message that says what it is, if it shares that with others.
        also: cards of other decks that are the same.
        draw: its picture.
        figures: further facts for the text.
    """
    face = card_faces()[card]
    harm = face.harm
    dice = "" if harm is None else f"{harm.notation}{f'-{harm.less}' if harm.less else ''}"
    copies = sum(card_faces()[one].copies for one in (card, *also))
    facts: dict[str, object] = {"dice": dice, "gold": face.gold, "copies": copies, **figures}
    return piece(card, *see, text=text, also=also, draw=draw, **facts)


def rooms() -> tuple[Entry, ...]:
    """Return the cards of the room deck but its traps, its monsters and those that surprise."""
    return (
        card_entry(RoomCard.EMPTY, "room-deck", "searching"),
        card_entry(
            RoomCard.GIANT_SPIDER,
            "numbers",
            "escaping",
            needed=ESCAPES_FROM,
            numbers=NUMBERS,
            most=MOST_ARROWS,
        ),
        card_entry(RoomCard.VAMPIRE_BATS, "life", text=_HARM),
        card_entry(RoomCard.TORCH_GOES_OUT, "numbers", "turn"),
        card_entry(RoomCard.WIZARDS_CURSE, slug_of(TileKind.CORRIDOR), "moving-on"),
        card_entry(RoomCard.CRYPT, slug_of(CryptCard.SKELETON), slug_of(CryptCard.TRAP_LIGHT)),
        card_entry(
            RoomCard.DEAD_ADVENTURER, slug_of(CorpseCard.ROPE), slug_of(CorpseCard.SCORPION)
        ),
        card_entry(
            RoomCard.POTION,
            "life",
            also=tuple(card for card in POTIONS if card is not RoomCard.POTION),
            draw=sign(potion()),
        ),
        _find(RoomCard.BRACELET),
        _find(RoomCard.JEWELLERY),
    )


def sign(drawn: Element) -> Draw:
    """Return a small sign of the game's, about the origin and 32 high, as a picture."""

    def sketch(_words: Words) -> Element:
        return drawn

    return drawing(sketch, (-20, -20, 40, 40))


def _find(card: Card) -> Entry:
    return card_entry(card, "treasure", text=_FIND)


def traps() -> tuple[Entry, ...]:
    """Return the traps of the trap deck and the room deck."""
    return (
        card_entry(
            TrapCard.TRAPDOOR,
            "trials",
            slug_of(CorpseCard.ROPE),
            _WARNING,
            also=(RoomCard.TRAPDOOR,),
        ),
        card_entry(TrapCard.CAVE_IN, "numbers", _WARNING, also=(RoomCard.CAVE_IN,)),
        card_entry(
            TrapCard.CROSSFIRE_TRAP, "life", _WARNING, text=_HARM, also=(RoomCard.CROSSFIRE_TRAP,)
        ),
        card_entry(TrapCard.POISONOUS_SNAKES, "life", _WARNING, text=_HARM),
        card_entry(TrapCard.POISON_GAS, "waiting", _WARNING),
        card_entry(TrapCard.EXPLOSION, "waiting", _WARNING),
    )


def searches() -> tuple[Entry, ...]:
    """Return the cards of the search deck."""
    return (
        card_entry(SearchCard.SECRET_DOOR, "searching", "escaping"),
        card_entry(SearchCard.EMPTY, "searching", also=(CryptCard.EMPTY, CorpseCard.NOTHING)),
        card_entry(SearchCard.GIANT_CENTIPEDE, "life", "searching", text=_HARM),
        card_entry(SearchCard.TRAP, slug_of(TrapCard.TRAPDOOR), slug_of(TrapCard.EXPLOSION)),
        _find(SearchCard.RING),
        _find(SearchCard.JEWELLERY),
        _find(SearchCard.GOLDEN_GUINEAS),
    )


def doors() -> tuple[Entry, ...]:
    """Return the cards of the door deck, its three traps as one."""
    trapped = (DoorCard.TRAP_LUCKY, DoorCard.TRAP_HEAVY)
    return (
        card_entry(DoorCard.DOOR_OPENS, "locks", "moving"),
        card_entry(DoorCard.DOOR_JAMMED, "locks", slug_of(Ring.OPENING)),
        card_entry(DoorCard.TRAP_PLAIN, "locks", "life", also=trapped),
    )


def crypts() -> tuple[Entry, ...]:
    """Return the cards of the crypt deck, its two traps as one."""
    found = (
        CryptCard.JEWELLED_DAGGER,
        CryptCard.BRACELET,
        CryptCard.BROOCH,
        CryptCard.GOLDEN_GUINEAS,
    )
    return (
        *map(_find, found),
        card_entry(CryptCard.SKELETON, slug_of(Monster.DEATH_WARRIOR), "meeting"),
        card_entry(CryptCard.TRAP_LIGHT, "life", also=(CryptCard.TRAP_HEAVY,)),
    )


def corpses() -> tuple[Entry, ...]:
    """Return the cards of the corpse deck."""
    return (
        card_entry(CorpseCard.ROPE, slug_of(TrapCard.TRAPDOOR), draw=sign(rope())),
        _find(CorpseCard.NECKLACE),
        _find(CorpseCard.GUINEAS_60),
        _find(CorpseCard.GUINEAS_20),
        card_entry(CorpseCard.SCORPION, "life", text=_HARM),
        card_entry(CorpseCard.SMALL_SCORPION, "life", text=_HARM),
    )
