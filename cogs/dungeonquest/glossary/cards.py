"""The cards of the six decks, the Catacombs' apart."""

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


def _card(
    card: Card,
    *see: str,
    text: str | None = None,
    also: tuple[Card, ...] = (),
    draw: Draw | None = None,
    **figures: object,
) -> Entry:
    face = card_faces()[card]
    harm = face.harm
    dice = "" if harm is None else f"{harm.notation}{f'-{harm.less}' if harm.less else ''}"
    copies = sum(card_faces()[one].copies for one in (card, *also))
    facts: dict[str, object] = {"dice": dice, "gold": face.gold, "copies": copies, **figures}
    return piece(card, *see, text=text, also=also, draw=draw, **facts)


def rooms() -> tuple[Entry, ...]:
    """Return the cards of the room deck but its traps, its monsters and those that surprise."""
    return (
        _card(RoomCard.EMPTY, "room-deck", "searching"),
        _card(RoomCard.GIANT_SPIDER, "numbers", "escaping", needed=ESCAPES_FROM, numbers=NUMBERS,
              most=MOST_ARROWS),
        _card(RoomCard.VAMPIRE_BATS, "life", text=_HARM),
        _card(RoomCard.TORCH_GOES_OUT, "numbers", "turn"),
        _card(RoomCard.WIZARDS_CURSE, slug_of(TileKind.CORRIDOR), "moving-on"),
        _card(RoomCard.CRYPT, slug_of(CryptCard.SKELETON), slug_of(CryptCard.TRAP_LIGHT)),
        _card(RoomCard.DEAD_ADVENTURER, slug_of(CorpseCard.ROPE), slug_of(CorpseCard.SCORPION)),
        _card(RoomCard.POTION, "life", also=tuple(card for card in POTIONS
                                                  if card is not RoomCard.POTION),
              draw=_sign(potion())),
        _find(RoomCard.BRACELET),
        _find(RoomCard.JEWELLERY),
    )  # fmt: skip


def _sign(sign: Element) -> Draw:
    def sketch(_words: Words) -> Element:
        return sign

    return drawing(sketch, (-20, -20, 40, 40))


def _find(card: Card) -> Entry:
    return _card(card, "treasure", text=_FIND)


def traps() -> tuple[Entry, ...]:
    """Return the traps of the trap deck and the room deck."""
    return (
        _card(TrapCard.TRAPDOOR, "trials", slug_of(CorpseCard.ROPE), _WARNING,
              also=(RoomCard.TRAPDOOR,)),
        _card(TrapCard.CAVE_IN, "numbers", _WARNING, also=(RoomCard.CAVE_IN,)),
        _card(TrapCard.CROSSFIRE_TRAP, "life", _WARNING, text=_HARM,
              also=(RoomCard.CROSSFIRE_TRAP,)),
        _card(TrapCard.POISONOUS_SNAKES, "life", _WARNING, text=_HARM),
        _card(TrapCard.POISON_GAS, "waiting", _WARNING),
        _card(TrapCard.EXPLOSION, "waiting", _WARNING),
    )  # fmt: skip


def searches() -> tuple[Entry, ...]:
    """Return the cards of the search deck."""
    return (
        _card(SearchCard.SECRET_DOOR, "searching", "escaping"),
        _card(SearchCard.EMPTY, "searching", also=(CryptCard.EMPTY, CorpseCard.NOTHING)),
        _card(SearchCard.GIANT_CENTIPEDE, "life", "searching", text=_HARM),
        _card(SearchCard.TRAP, slug_of(TrapCard.TRAPDOOR), slug_of(TrapCard.EXPLOSION)),
        _find(SearchCard.RING),
        _find(SearchCard.JEWELLERY),
        _find(SearchCard.GOLDEN_GUINEAS),
    )


def doors() -> tuple[Entry, ...]:
    """Return the cards of the door deck, its three traps as one."""
    trapped = (DoorCard.TRAP_LUCKY, DoorCard.TRAP_HEAVY)
    return (
        _card(DoorCard.DOOR_OPENS, "locks", "moving"),
        _card(DoorCard.DOOR_JAMMED, "locks", slug_of(Ring.OPENING)),
        _card(DoorCard.TRAP_PLAIN, "locks", "life", also=trapped),
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
        _card(CryptCard.SKELETON, slug_of(Monster.DEATH_WARRIOR), "meeting"),
        _card(CryptCard.TRAP_LIGHT, "life", also=(CryptCard.TRAP_HEAVY,)),
    )


def corpses() -> tuple[Entry, ...]:
    """Return the cards of the corpse deck."""
    return (
        _card(CorpseCard.ROPE, slug_of(TrapCard.TRAPDOOR), draw=_sign(rope())),
        _find(CorpseCard.NECKLACE),
        _find(CorpseCard.GUINEAS_60),
        _find(CorpseCard.GUINEAS_20),
        _card(CorpseCard.SCORPION, "life", text=_HARM),
        _card(CorpseCard.SMALL_SCORPION, "life", text=_HARM),
    )
