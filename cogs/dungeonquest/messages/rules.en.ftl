### The rules at hand: short texts, in our own words. Ids come from the pieces and the topics.
### @family rules-*

rules-section-topics = The rules
rules-section-heroes = Heroes
rules-section-rings = Magic rings
rules-section-amulets = Magic amulets
rules-section-abilities = Abilities and gear
rules-section-spells = Azoth’s spells
rules-section-tiles = Room tiles
rules-section-monsters = Monsters and tactics
rules-section-rooms = Room cards
rules-section-traps = Traps
rules-section-searches = Search cards
rules-section-doors = Door cards
rules-section-crypts = Crypt cards
rules-section-corpses = Cards of dead adventurers
rules-section-below = Cards of the Catacombs
rules-section-treasures = Treasure tokens

## The course of the game

rules-goal = Get out of the castle alive, by any tower, before night falls. Whoever has brought out most gold wins; equals share the victory. Most heroes do not get out at all.
    .name = How to win
rules-hero = A hero’s sheet says Strength, Agility, Armour, Luck and life points. Strength lifts portcullises, Agility saves from falls and falling stones, Armour and Luck soften some wounds. Life points never rise above what you begin with.
    .name = Heroes and their values
rules-ring = Each hero begins with one magic ring, which works once in the whole game. The heroes are chosen clockwise, the rings the other way round. Some heroes of the expansion can wear none.
    .name = Choosing a ring
rules-turn = You move to the next square, search the room, or wait; something that holds you comes first. As your turn begins you may also drink a potion, which costs no turn, or use what heals in place of it.
    .name = Your turn
rules-searching = Draw a search card in the room where you are. After { $most } searches in a row you must move on, if there is a way. Towers, corridors, the treasure chamber and some special rooms cannot be searched.
    .name = Searching
rules-waiting = You may lose a turn of your own will nearly everywhere; not at the bottomless pit, nor in order to search once more. What costs turns adds up, and a lost turn is lost altogether.
    .name = Waiting and lost turns
rules-trials = Where a value is tried, you roll a D12: no more than the value is a success. Agility is tried at pits, trapdoors and crumbling ceilings, Strength at portcullises.
    .name = Trials
rules-life = Wounds cost life points, mostly as many as a die shows, less some value of yours. With none left your hero is dead. Potions and some rings, spells and abilities bring life points back.
    .name = Life points
rules-death = A dead hero is out of the game, and what it carried is lost with it. Its player still reads monster cards and fights for monsters.
    .name = Death
rules-night = The sun stands over the castle for { $rounds } rounds. Whoever stands in a tower room when it sets is out, if ever farther in than that; all others are lost.
    .name = Nightfall
rules-alone = With a single player, nobody chooses for monsters: combat goes by a table, and nobody knows a monster’s life points. You win if you come out with at least one treasure token.
    .name = Playing alone
rules-secrets = Hidden are a monster’s life points, which only its player knows, the tactics until both are chosen, and the order of decks, tiles and tokens. All that heroes carry lies open.
    .name = What is secret

## In the dungeon

rules-moving = You step through any side without a wall, in four directions. A room takes one hero, the treasure chamber any number. Going back is a move like any other, and even a known room has a card for you.
    .name = Moving
rules-exploring = Where no tile lies yet, you draw one and lay it with its arrow where you come in. Its colour says what the room does; an ordinary one has you draw a room card.
    .name = Laying tiles
rules-locks = At a door you draw a door card: it opens, jams, or is trapped, and then stays shut. At a portcullis you roll a D12 against your Strength. If you fail, your turn is over. A portcullis falls behind whoever lays its tile.
    .name = Doors and portcullises
rules-moving-on = A corridor is left at once, in the same turn, and in one turn none is entered twice. In a tower you may go on by its other exit, stay, or leave the castle for good.
    .name = Moving on
rules-towers = You begin in one of four towers and may leave by any of them, but only after having been farther in. In a tower nothing is drawn, and there is nothing to search.
    .name = Towers
rules-room-deck = The card says what is in the room: a monster, a trap, a find, often nothing. It is drawn each time somebody comes in by a move. What you keep stays with you, everything else goes under its deck.
    .name = Room cards
rules-shuffle = When this card turns up, its deck is shuffled, and another card is drawn in its place.
    .name = Shuffle cards
rules-numbers = Against the giant spider and in the dark you name three numbers of a die. If the D6 shows one of them, the spider is dead, or the torch burns.
    .name = Naming numbers

## Fighting

rules-meeting = You attack, wait and see, or try to escape; some rings and abilities offer more. A monster card then says what the monster does: it flees, it fights, or it lets you go, perhaps with a cut at your back.
    .name = Meeting a monster
rules-escaping = If the card lets you, you run back to where you came from, through doors and portcullises that bar others; no room card is drawn there, but a special room is as it always is. With a portcullis or a secret door behind you, there is no escape.
    .name = Escaping
rules-combat = In each round hero and monster choose one of three tactics in secret. Mighty Blow beats Slash, Slash beats Leap Aside, Leap Aside beats Mighty Blow: the loser loses a life point, a monster even two to a Mighty Blow. The same on both sides costs each one. It ends with a death.
    .name = Combat
rules-solo-combat = With a single player, a D12 decides each round: 1 to 3 hurts the hero, 4 to 6 both, 7 to 9 the monster, 10 hurts it twice, 11 and 12 nobody.
    .name = Combat when you play alone
rules-sneak-attacks = The monster strikes first: it costs { $dice } less your Luck in life points. Then you attack it or escape; there is no time to wait, nor for most rings.
    .name = Sneak attacks
rules-right-hand = The player on your right reads the monster card, of which there are { $cards }, and chooses the monster’s tactics. Only that player knows how many life points the monster has.
    .name = The player on your right

## Treasure

rules-chamber = Whoever comes to the treasure chamber takes { $taken } treasure tokens and turns over a dragon token. Whoever stays does both again in the next turn. Any number of heroes may be there.
    .name = The treasure chamber
rules-dragon = Of { $tokens } dragon tokens, { $awake ->
        [one] one wakes the dragon.
       *[other] { $awake } wake the dragon.
    } Then all heroes in the chamber lose their treasure and { $dice } life points, and run by an exit of their choice. When nobody is left there, the tokens are shuffled anew.
    .name = The dragon
rules-treasure = Treasure tokens, and cards that are worth gold, lie open beside your sheet. They count only if you bring them out. The dragon takes them all; potions, ropes and rings it leaves.
    .name = Treasure

## Heroes

rules-knight = { sheet-values } · { $life } life points.
    The best armour there is, at the price of agility: pits, trapdoors and crumbling ceilings are what he should fear.
rules-axeman = { sheet-values } · { $life } life points.
    Strong, tough, and without a weak point that matters; portcullises seldom stop him.
rules-archer = { sheet-values } · { $life } life points, { $arrows } arrows.
    Agile, lucky and not to be hit often. The longbow may end a fight before it begins.
rules-swordsman = { sheet-values } · { $life } life points.
    Agile and lucky: made for pits and sneak attacks, less for heavy portcullises.
rules-hero-ironhand = { sheet-values } · { $life } life points.
    Nobody has more life points. His fingers are too thick for any magic ring.
rules-hero-thargrim = { sheet-values } · { $life } life points.
    His helm of terror may put monsters to flight, and he can meditate to win back life points.
rules-hero-tori-jima = { sheet-values } · { $life } life points.
    Hides from monsters, notices who would surprise him, and carries shuriken and one poisoned dart. In open combat he does not last.
rules-hero-rildo = { sheet-values } · { $life } life points, { $supplies } daggers.
    Throws daggers, opens jammed doors with skeleton keys, and may draw two search cards at once.
rules-hero-helena = { sheet-values } · { $life } life points.
    Runs over two tiles in a turn, if not too heavily laden, and has a sling with stones enough.
rules-hero-fhyll = { sheet-values } · { $life } life points.
    May go berserk: then his blows cost double, but he is not his own master any more.
rules-hero-azoth = { sheet-values } · { $life } life points.
    Has six spells, some of which cost life points; wears no ring and fights with bare hands.
rules-hero-serellia = { sheet-values } · { $life } life points.
    Her companion Flame Bright fights for her, warns her and raises her Agility to { $accompanied }. Without it she has bare hands, a salve, and a light that never goes out.

## Rings

rules-ring-dazzling = Defeats a monster at once as you meet it, the giant spider and a woken skeleton too. It does not help against sneak attacks.
rules-ring-healing = As your turn begins, it brings back up to { $life } life points; that is your turn.
rules-ring-opening = Opens all doors and portcullises in the way of one step, without cards and rolls. You are asked when you come to them.
rules-ring-warning = Spares you a trap: that of a trap room, or a trap on a room card. It knows nothing of searches, doors and crypts.
rules-ring-vanishing = A monster that you have just met loses sight of you, and nothing more happens. It does not help against sneak attacks.
rules-ring-shielding = Gives back what a trap or a round of combat has just cost you, even the last life points. You are asked when it happens.
rules-ring-fortune = Lets you roll a die again that failed you: a trial, or a die that cost life points. The second result counts.

## Abilities and gear

rules-ability-bare-fingers = No magic ring and no amulet: this hero wears none.
    .name = No ring
rules-ability-helm = For { $cost ->
        [one] one life point
       *[other] { $cost } life points
    } you roll { $dice } D6 at a monster that you meet: with { $needed } or more in all it flees. If not, its card decides as if you had attacked, and if it fights, it hurts you first. Death warriors fear nothing.
    .name = Helm of terror
rules-ability-meditation = In place of a turn you win back one life point.
    .name = Meditation
rules-ability-shadows = Before a monster on a room card is met, you hide a die behind a number. The player on your right guesses three numbers for a goblin or a death warrior, two for others; if yours is not among them, the monster leaves.
    .name = Hiding in shadows
rules-ability-alert = An even D6 notices whoever attacks by surprise: the monster is then met as usual.
    .name = Sharp senses
rules-ability-unarmed = You fight with bare hands: a D6 for you, a D6 for a goblin or a troll, a D10 for other monsters. Whoever rolls lower loses a life point, in a tie both do. Against the giant spider you name two numbers only.
    .name = Bare hands
rules-ability-skeleton-keys = A door that jams opens for you all the same. Traps in doors are not deceived.
    .name = Skeleton keys
rules-ability-thorough-search = When you search you may draw two search cards; both count, a secret door last.
    .name = Thorough search
rules-ability-daggers = You begin with { $daggers } daggers. Before the monster card you may throw as many as you like, in combat one in every other round: you aim at two of the monster’s three tactics. A hit costs it a D6 (less 2 for bones), a miss costs you one life point. An even D6 finds each again. A dagger in the hand never costs a monster more than one life point; with none left, you have bare hands.
    .name = Daggers
rules-ability-running = You may run over one tile and on to another, both laid already, but through no door and no portcullis, not into the treasure chamber, and not with more than { $most } treasures. Only where you end a room card is drawn. You keep nothing that you find, and traps cost you 2 life points more.
    .name = Running
rules-ability-sling = Once in a fight you may sling a stone, before the monster card if you attack, after it if you waited. A D10 decides if it hits, the larger the monster the easier, and costs it 1 to 3 life points.
    .name = Sling
rules-ability-berserk = In combat or at a trapped door a D6 of { $fight } or more makes you berserk, of your own will { $will } or more. You gain { $life } life points and Strength { $strength }, your blows cost double, but you must attack, search nothing and take nothing. Each turn a D6: on 1 the player on your right leads you, on 6 you calm down and lose those life points.
    .name = Going berserk
rules-ability-spells = Six spells on cards, each cast at its own time. Only one can lie face up at a time, and none is paid for with the last life point. What goes on for several turns costs a life point for each.
    .name = Casting spells
rules-ability-companion = Flame Bright ({ $life } life points) fights for Serellia, opens doors by a D10 within its Strength of { $strength }, and warns of most traps. It also says what it thinks of a tile before she steps on it, and is wrong once in ten times. While it lives her Agility is { $agility }.
    .name = Flame Bright
rules-ability-sun-sphere = A light that needs no torch: it never goes out, and a dark chamber is a room like any other.
    .name = Sun sphere
rules-supply-arrows = { $arrows } arrows. If you attack, you may shoot one before the monster card and one after it: a D6 of 3 or 4 wounds, 5 or 6 kills; bones take less harm. A champion of Chaos survives the first deadly one. At the giant spider all may be shot in a row, and 5 or 6 kills it.
    .name = Longbow and arrows
rules-supply-shuriken = { $shuriken } shuriken, thrown like arrows: a D6 of 3 to 5 wounds, 6 kills; bones take less harm. Against a sneak attack there is no time for them.
    .name = Shuriken
rules-supply-blowpipe = A single poisoned dart, before the monster card: anything but a 1 on a D12 kills. A champion of Chaos loses { $lost } life points.
    .name = Blowpipe
rules-supply-salve = Once in the game, in place of a turn: all of Serellia’s life points, or { $life } of Flame Bright’s.
    .name = Healing salve

## Spells

rules-spell-dark-force = Once in the game, as your turn begins: { $life } life points back, or as many as a D6 shows. It costs no turn.
rules-spell-eyes-of-doom = For { $cost ->
        [one] one life point
       *[other] { $cost } life points
    } a monster that you meet flees if its card says so, or if a D10 is above its life points. Otherwise you fight, or cast something else.
rules-spell-fireball = Kills a monster or the giant spider for certain, or clears all doors and portcullises in the way of one step. You lose your next turn.
rules-spell-invisibility = For { $cost } life points no monster that you meet takes notice of you; each further turn costs { $upkeep } more. It does not help against sneak attacks and traps.
rules-spell-stasis = For { $cost ->
        [one] one life point
       *[other] { $cost } life points
    } time stands still: you have a turn more, in which no monster, trap or dragon harms you. Each further one costs { $upkeep } again.
rules-spell-passwall = Once in the game, in place of a turn and with { $life } life points or more: you go through a wall, or out of the castle from its edge. It does not work in towers or the treasure chamber.

## Tiles

rules-tile-kind-normal = A room like most: whoever comes in draws a room card, each time. There are { $copies } of them.
    .name = Ordinary room
rules-tile-kind-corridor = No card is drawn and nobody stays: you move on in the same turn. If no way on is open, the turn ends there. There are { $copies } of them.
    .name = Corridor
rules-tile-kind-portcullis = The portcullis falls behind whoever lays the tile; after that it is in everybody’s way from both sides, by a D12 within Strength. Then a room card is drawn. There are { $copies } of them.
    .name = Portcullis
rules-tile-kind-rotating-room = As soon as it is laid it turns half round, once and for all. If its only exit then leads against a wall, your hero is lost. There are { $copies } of them.
    .name = Rotating room
rules-tile-kind-trap = Whoever comes in draws a trap card, each time. The Warning Ring spares you one. There are { $copies } of them.
    .name = Trap room
rules-tile-kind-dark-chamber = In your next turn you grope for an exit, and a D6 says which one you find; the way back is one of them. If it is blocked, the turn is lost. There are { $copies } of them.
    .name = Dark chamber
rules-tile-kind-cave-in = You draw a room card. In the next turn you retreat, or roll a D12 within your Agility; if you fail, the turn is lost, and you try again. There are { $copies } of them.
    .name = Crumbling ceiling
rules-tile-kind-pit = A D12 within your Agility takes you across; anything more is death. There is nothing to search and no reason to stay. There are { $copies } of them.
    .name = Bottomless pit
rules-tile-kind-chasm = You may leave it only by the exits on the side where you came in. A room card is drawn as usual. There are { $copies } of them.
    .name = Chasm

## Monsters and tactics

rules-foe = Of { $cards } monster cards, it flees on { $attacked } if you attack and on { $awaited } if you wait; an escape succeeds without a scratch on { $escaped }. If it fights, it has { $least } to { $most } life points.
rules-tactic-mighty-blow = Beats Slash, and costs a monster 2 life points then. Loses to Leap Aside. The same on both sides costs each one life point.
rules-tactic-slash = Beats Leap Aside. Loses to Mighty Blow. The same on both sides costs each one life point.
rules-tactic-leap-aside = Beats Mighty Blow. Loses to Slash. The same on both sides costs each one life point.

## Cards

rules-find = Worth { $gold } gold pieces to whoever brings it out of the castle. The dragon takes it, and death does.
rules-harm = It costs { story-dice } life points. Copies in the game: { $copies }.
rules-room-card-empty = There is nothing in the room, which is good news more often than not. There are { $copies } of these cards.
rules-room-card-giant-spider = Fight it by naming { $numbers } numbers: if the D6 shows one, it is dead, if not, it bites for one life point and holds you, turn after turn. On a D6 of { $needed } or more you may escape when you meet it. Arrows kill it too, up to { $most } in a row.
rules-room-card-torch-goes-out = You can do nothing until your torch burns again: at the start of each turn you name three numbers, and if a D6 shows one of them, you have light and your turn.
rules-room-card-wizards-curse = All corridors in the dungeon turn by a D6: 1 or 2 a quarter clockwise, 3 or 4 half round, 5 or 6 a quarter the other way. Ways may close or open.
rules-room-card-crypt = You may open it and draw a crypt card: treasure, a potion, a trap, or a skeleton. Or you leave it alone.
rules-room-card-dead-adventurer = You may search him and draw a card: a rope, some gold, often nothing, sometimes a scorpion. Or you leave him alone.
rules-room-card-potion = You keep it, but only one at a time. As your turn begins you may drink it: a D12 of 1 to 4 heals 4 to 1 life points, 5 to 9 does nothing, 10 costs 2, 11 half of what you have, and 12 kills.
rules-trap-card-trapdoor = A D12 within your Agility avoids it. If not, you fall, lose { story-dice } life points, and must climb out: a D12 within Agility in each turn, or a rope.
rules-trap-card-cave-in = Name a number: if the D6 shows it, your hero is dead. If not, another D6 says how many life points it costs.
rules-trap-card-poison-gas = It costs { story-dice } life points, and by another roll of the same as many turns.
rules-trap-card-explosion = It costs { $dice } life points and your next turn.
rules-search-card-secret-door = It leads at once through any wall to the next square, even into the treasure chamber, but not out of the dungeon. You may decline it; your turn is over then. There is no escape back through it.
rules-search-card-empty = You find nothing at all, be it in a room, a crypt or the pockets of the dead.
    .name = Nothing found
rules-search-card-trap = You have set off a trap: draw a trap card.
rules-door-card-door-opens = The door opens and you go through. The next one who comes tries again.
rules-door-card-door-jammed = The door does not open. Your turn is over, and you may try again in the next.
rules-door-card-trap-plain = The door stays shut and hurts you: one of these cards costs D6 life points, one D12 − Luck, one D6 + 3 − Luck. Your turn is over.
rules-crypt-card-skeleton = On a D6 of 4 or more it comes to life, and you meet it like a death warrior.
rules-crypt-card-trap-light = The crypt bites back: one of these cards costs D6 − 3 life points, the other D12 + 3 − Luck.
    .name = Trap in the crypt
rules-corpse-card-rope = You keep it. It takes you out of a trapdoor without a roll, as often as you like.

## Treasure tokens

rules-guineas = { $copies } tokens with golden guineas, from { $least } to { $most } gold pieces.
    .name = Golden guineas
rules-token = Worth { $gold } gold pieces to whoever brings it out of the castle.
