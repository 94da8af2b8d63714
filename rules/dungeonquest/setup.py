"""Setting up (rulebook 4)."""

from collections.abc import Iterable

from rules.dungeonquest import events
from rules.dungeonquest.cards import DECKS, DRAGON_TOKENS, Card, Deck, cards_of, treasure_tokens
from rules.dungeonquest.catacombs.amulet_cards import Amulet
from rules.dungeonquest.catacombs.hidden_die import lay_die
from rules.dungeonquest.heroes import Ability, Box, heroes_in, rings_in
from rules.dungeonquest.monsters import MonsterCard
from rules.dungeonquest.options import DungeonOptions
from rules.dungeonquest.questions import ChooseHero, ChooseRing, ChooseTower
from rules.dungeonquest.squares import Tower
from rules.dungeonquest.state import Character, DungeonQuest
from rules.dungeonquest.tiles import tile_pile
from rules.engine.seats import Seat
from rules.engine.table import Table
from rules.engine.zones import EVERYONE, NOBODY, Zone


def boxes_of(options: DungeonOptions) -> tuple[Box, ...]:
    """Return what is played with."""
    there = {Box.BASE: True, Box.HEROES: options.heroes, Box.CATACOMBS: options.catacombs}
    return tuple([box for box in Box if there[box]])


def set_up(table: Table, options: DungeonOptions) -> DungeonQuest:
    """Lay out tiles, decks and tokens (rulebook 4; "Uso de DungeonQuest Catacombs")."""
    boxes = boxes_of(options)
    solo = len(table.seats) == 1
    readers: tuple[Seat | None, ...] = (None,) if solo else table.seats
    game = DungeonQuest(
        characters=tuple(
            Character(
                seat,
                table.zone(f"held/{seat}", seers=EVERYONE),
                table.zone(f"treasure/{seat}", seers=EVERYONE, back="treasure"),
                table.zone(f"gathered/{seat}", seers=EVERYONE),
                lay_amulet(table, seat),
                table.zone(f"worn/{seat}", seers=EVERYONE, back="amulet"),
                lay_amulet(table, seat, "amulet-found"),
                table.zone(f"runes/{seat}", seers=frozenset((seat,)), back="amulet"),
            )
            for seat in table.seats
        ),
        tiles=table.zone("tiles", tile_pile(boxes), seers=NOBODY, back="tile"),
        laid=table.zone("laid", seers=EVERYONE, back="tile"),
        decks={
            deck: lay_deck(table, deck, cards)
            for deck in DECKS
            if (cards := cards_of(deck, boxes, options.room_deck))
        },
        monsters=table.zone("monster", MonsterCard, seers=NOBODY, back="monster"),
        monster_cards={reader: lay_monster_card(table, reader) for reader in readers},
        in_play=table.zone("in-play", seers=EVERYONE),
        cup=table.zone("cup", treasure_tokens(boxes), seers=NOBODY, back="treasure"),
        dragon=table.zone("dragon", DRAGON_TOKENS, seers=NOBODY, back="dragon"),
        shown=table.zone("dragon-shown", seers=EVERYONE, back="dragon"),
        boxes=boxes,
        amulets=table.zone(
            "amulets", Amulet if Box.CATACOMBS in boxes else (), seers=NOBODY, back="amulet"
        ),
        seen=table.zone("seen", seers=EVERYONE, back="treasure"),
    )
    if Box.CATACOMBS in boxes:
        lay_die(table)
    for name, zone in (
        ("tiles", game.tiles),
        ("deck/monster", game.monsters),
        ("cup", game.cup),
        ("dragon", game.dragon),
        ("amulets", game.amulets),
    ):
        zone.shuffle(table.stream(name))
    return game


def lay_deck(table: Table, deck: Deck, cards: Iterable[Card]) -> Zone[Card]:
    """Lay out one of the decks, shuffled."""
    zone = table.zone(f"deck/{deck}", cards, seers=NOBODY, back=deck)
    zone.shuffle(table.stream(f"deck/{deck}"))
    return zone


def lay_amulet(table: Table, seat: Seat, name: str = "amulet") -> Zone[Amulet]:
    """Lay out the place for an amulet that does not act yet; the player on the right knows it.

    Source: "Los Amuletos Mágicos"; nobody knows it in solo play.
    """
    solo = len(table.seats) == 1
    seers = NOBODY if solo else frozenset((table.seats[seat - 1],))
    return table.zone(f"{name}/{seat}", seers=seers, back="amulet")


def lay_monster_card(table: Table, reader: Seat | None) -> Zone[MonsterCard]:
    """Lay out the place for the monster card that a player reads; nobody reads in solo play."""
    if reader is None:
        return table.zone("monster-card", seers=NOBODY, back="monster")
    return table.zone(f"monster-card/{reader}", seers=frozenset((reader,)), back="monster")


async def prepare(table: Table, game: DungeonQuest) -> None:
    """Find the first player; choose heroes, rings and towers (rulebook 4)."""
    game.first = find_first_player(table)
    await choose_heroes(table, game, game.first)
    await choose_rings(table, game, game.first)
    await choose_towers(table, game, game.first)


def find_first_player(table: Table) -> Seat:
    """Roll a D12 for each player; the highest is the first player, ties roll again."""
    stream = table.stream("d12/first-player")
    rolling = list(table.seats)
    while True:
        rolls = {seat: stream.die(12) for seat in rolling}
        for seat, roll in rolls.items():
            table.tell(everyone=events.RolledForFirst(seat, roll))
        highest = max(rolls.values())
        rolling = [seat for seat in rolling if rolls[seat] == highest]
        if len(rolling) == 1:
            table.tell(everyone=events.FirstPlayerFound(rolling[0]))
            return rolling[0]


async def choose_heroes(table: Table, game: DungeonQuest, first: Seat) -> None:
    """Take character sheets, clockwise from the first player."""
    left = heroes_in(game.boxes)
    for character in game.clockwise(first):
        hero = await table.ask(character.seat, ChooseHero(tuple(left)))
        left.remove(hero)
        character.hero = hero
        character.equip()
        table.tell(everyone=events.HeroChosen(character.seat, hero))


async def choose_rings(table: Table, game: DungeonQuest, first: Seat) -> None:
    """Take magic rings, the other way round: the first player is the last."""
    left = rings_in(game.boxes)
    for character in reversed(list(game.clockwise(first))):
        if character.can(Ability.BARE_FINGERS):
            continue
        ring = await table.ask(character.seat, ChooseRing(tuple(left)))
        left.remove(ring)
        character.ring = ring
        table.tell(everyone=events.RingChosen(character.seat, ring))


async def choose_towers(table: Table, game: DungeonQuest, first: Seat) -> None:
    """Put the pieces into tower rooms, clockwise from the first player."""
    left = list(Tower)
    for character in game.clockwise(first):
        tower = await table.ask(character.seat, ChooseTower(tuple(left)))
        left.remove(tower)
        character.square = tower.square
        table.tell(everyone=events.TowerChosen(character.seat, tower))
