### What things are called.
### Words that only choose a variant of a sentence are here too, since every fact has a name.

## Heroes and rings

hero-sir-rohan = Sir Rohan
hero-sir-rohan-about = Strength 6, Agility 4, Armour 9, Luck 4, 17 life points. All steel; do not ask him to jump.
hero-ulf-grimhand = Ulf Grimhand
hero-ulf-grimhand-about = Strength 7, Agility 5, Armour 6, Luck 5, 16 life points. A bit of everything, and an axe.
hero-el-adoran = El-Adoran Sureshot
hero-el-adoran-about = Strength 3, Agility 8, Armour 5, Luck 7, 11 life points. A longbow with four arrows.
hero-volrik = Volrik the Brave
hero-volrik-about = Strength 4, Agility 7, Armour 4, Luck 8, 15 life points. Nimble, lucky, and he knows it.

ring-dazzling = Dazzling Ring
ring-dazzling-about = defeats a monster as you meet it, the giant spider too; useless against a sneak attack.
ring-healing = Healing Ring
ring-healing-about = gives back up to 5 life points, instead of a turn.
ring-opening = Opening Ring
ring-opening-about = opens a door or a portcullis: no card, no roll.
ring-warning = Warning Ring
ring-warning-about = saves you from one trap, be it a room or a card.

## Ways and places

tower-north-west = North-west Tower
tower-north-east = North-east Tower
tower-south-east = South-east Tower
tower-south-west = South-west Tower
chamber-exit-north = North
chamber-exit-north-east = North-east
chamber-exit-south-east = South-east
chamber-exit-south = South
chamber-exit-south-west = South-west
chamber-exit-north-west = North-west

## Room tiles; the sides may be seen from anywhere, so left and right say nothing here

tile-normal-oooo = a crossroads
tile-normal-ooow = a fork
tile-normal-oowo = a fork
tile-normal-ooww = a bend
tile-normal-owoo = a fork
tile-normal-owow = a passage
tile-normal-owwo = a bend
tile-normal-owww = a dead end
tile-normal-oodo = a crossroads with one door
tile-normal-oodw = a fork with one door
tile-normal-owdo = a fork with one door
tile-normal-oddd = a hall with three doors
tile-corridor-oooo = a crossing of corridors
tile-corridor-ooow = a forking corridor
tile-corridor-oowo = a forking corridor
tile-corridor-ooww = a bending corridor
tile-corridor-owoo = a forking corridor
tile-corridor-owow = a straight corridor
tile-corridor-owwo = a bending corridor
tile-portcullis-pooo = a crossroads with a portcullis
tile-portcullis-poow = a fork with a portcullis
tile-portcullis-powo = a fork with a portcullis
tile-portcullis-pwoo = a fork with a portcullis
tile-portcullis-pwow = a passage with a portcullis
tile-portcullis-podo = a crossroads with a portcullis and a door
tile-portcullis-pwdw = a passage between a portcullis and a door
tile-portcullis-pwww = a dead end with a portcullis
tile-rotating-room-owww = the rotating room
tile-trap-oooo = a crossroads with a trap
tile-trap-ooow = a fork with a trap
tile-trap-owoo = a fork with a trap
tile-dark-chamber-oowo = a chamber of darkness with three exits
tile-dark-chamber-ooww = a chamber of darkness with two exits
tile-dark-chamber-owwo = a chamber of darkness with two exits
tile-cave-in-oooo = a crossroads under a crumbling ceiling
tile-cave-in-owow = a passage under a crumbling ceiling
tile-pit-owow = the bottomless pit
tile-chasm-a-oooo = the chasm
tile-chasm-b-oooo = the chasm

## Decks and cards

deck-room = room deck
deck-trap = trap deck
deck-search = search deck
deck-door = door deck
deck-crypt = crypt deck
deck-corpse = corpse deck
deck-monster = monster deck

room-card-empty = empty room
room-card-crypt = crypt
room-card-dead-adventurer = dead adventurer
room-card-goblin = goblin
room-card-orc = orc
room-card-mountain-troll = mountain troll
room-card-death-warrior = death warrior
room-card-champion-of-chaos = champion of Chaos
room-card-sneak-attack-orc = sneak attack: orc
room-card-sneak-attack-death-warrior = sneak attack: death warrior
room-card-sneak-attack-mountain-troll = sneak attack: mountain troll
room-card-giant-spider = giant spider
room-card-vampire-bats = vampire bats
room-card-torch-goes-out = torch goes out
room-card-cave-in = cave-in
room-card-crossfire-trap = crossfire trap
room-card-trapdoor = trapdoor
room-card-wizards-curse = wizard’s curse
room-card-potion = potion
room-card-bracelet = bracelet
room-card-jewellery = jewellery
room-card-shuffle = shuffle

trap-card-trapdoor = trapdoor
trap-card-poisonous-snakes = poisonous snakes
trap-card-poison-gas = poison gas
trap-card-cave-in = cave-in
trap-card-explosion = explosion
trap-card-crossfire-trap = crossfire trap
trap-card-shuffle = shuffle

search-card-secret-door = secret door
search-card-empty = nothing
search-card-giant-centipede = giant centipede
search-card-trap = trap
search-card-potion = potion
search-card-ring = ring
search-card-jewellery = jewellery
search-card-golden-guineas = golden guineas
search-card-shuffle = shuffle

door-card-door-opens = the door opens
door-card-door-jammed = the door is jammed
door-card-trap-plain = trapped door
door-card-trap-lucky = trapped door
door-card-trap-heavy = trapped door
door-card-shuffle = shuffle

crypt-card-empty = nothing
crypt-card-potion = potion
crypt-card-jewelled-dagger = jewelled dagger
crypt-card-bracelet = bracelet
crypt-card-brooch = brooch
crypt-card-golden-guineas = golden guineas
crypt-card-skeleton = skeleton
crypt-card-trap-light = trap
crypt-card-trap-heavy = trap
crypt-card-shuffle = shuffle

corpse-card-nothing = nothing
corpse-card-rope = rope
corpse-card-potion = potion
corpse-card-necklace = necklace
corpse-card-guineas-60 = 60 guineas
corpse-card-guineas-20 = 20 guineas
corpse-card-scorpion = scorpion
corpse-card-small-scorpion = small scorpion
corpse-card-shuffle = shuffle

## Treasure tokens

treasure-guineas-100 = 100 golden guineas
treasure-guineas-110 = 110 golden guineas
treasure-guineas-120 = 120 golden guineas
treasure-guineas-130 = 130 golden guineas
treasure-guineas-140 = 140 golden guineas
treasure-guineas-150 = 150 golden guineas
treasure-guineas-160 = 160 golden guineas
treasure-guineas-170 = 170 golden guineas
treasure-guineas-180 = 180 golden guineas
treasure-guineas-190 = 190 golden guineas
treasure-guineas-200 = 200 golden guineas
treasure-guineas-220 = 220 golden guineas
treasure-guineas-230 = 230 golden guineas
treasure-guineas-240 = 240 golden guineas
treasure-guineas-250 = 250 golden guineas
treasure-guineas-260 = 260 golden guineas
treasure-guineas-270 = 270 golden guineas
treasure-guineas-280 = 280 golden guineas
treasure-guineas-300 = 300 golden guineas
treasure-small-gold-necklace = a thin gold necklace
treasure-gold-necklace = a gold necklace
treasure-jewelled-bracelet = a jewelled bracelet
treasure-sceptre = a sceptre
treasure-golden-mug = a golden mug
treasure-pearl-necklace = a pearl necklace
treasure-golden-chalice = a golden chalice
treasure-crystal-ball = a crystal ball
treasure-treasure-sack = a treasure sack
treasure-big-treasure-sack = a bulging treasure sack
treasure-golden-crown = a golden crown
treasure-giant-ruby = the giant ruby

## Monsters and combat

monster-goblin = goblin
monster-mountain-troll = mountain troll
monster-death-warrior = death warrior
monster-orc = orc
monster-champion-of-chaos = champion of Chaos
monster-card-1 = 1
monster-card-2 = 2
monster-card-3 = 3
monster-card-4 = 4
monster-card-5 = 5
monster-card-6 = 6
monster-card-7 = 7
monster-card-8 = 8
monster-card-9 = 9
monster-card-10 = 10
monster-card-11 = 11
monster-card-12 = 12
monster-card-13 = 13
monster-card-14 = 14
monster-card-15 = 15

stance-attack = Attack
stance-attack-about = go for it before it goes for you. It may run, or fight.
stance-wait = Wait and see
stance-wait-about = let it show what it wants. It may leave you in peace, or fight.
stance-escape = Escape
stance-escape-about = run back to where you came from. It may cut at your back, or make you fight after all.
stance-ring = Dazzle it
stance-ring-about = the Dazzling Ring defeats it at once, and is spent.

tactic-mighty-blow = Mighty Blow
tactic-mighty-blow-about = beats Slash, and a hero’s blow then costs the monster 2. Loses to Leap Aside.
tactic-slash = Slash
tactic-slash-about = beats Leap Aside. Loses to Mighty Blow.
tactic-leap-aside = Leap Aside
tactic-leap-aside-about = beats Mighty Blow. Loses to Slash.

outcome-combat = combat
outcome-flees = flees
outcome-escape = escape
outcome-slash-escape = slash, then escape
outcome-slash-combat = slash, then combat
exchange-mighty-blow-mighty-blow = Mighty Blow against Mighty Blow
exchange-mighty-blow-slash = Mighty Blow against Slash
exchange-mighty-blow-leap-aside = Mighty Blow against Leap Aside
exchange-slash-mighty-blow = Slash against Mighty Blow
exchange-slash-slash = Slash against Slash
exchange-slash-leap-aside = Slash against Leap Aside
exchange-leap-aside-mighty-blow = Leap Aside against Mighty Blow
exchange-leap-aside-slash = Leap Aside against Slash
exchange-leap-aside-leap-aside = Leap Aside against Leap Aside
solo-round-hero-wounded = the hero is hit
solo-round-both-wounded = both are hit
solo-round-monster-wounded = the monster is hit
solo-round-monster-hard-hit = the monster is hit hard
solo-round-again = again
hit-missed = missed
hit-wounded = wounded
hit-killed = killed

## What may befall a hero

plight-none = none
plight-giant-spider = held by the giant spider
plight-trapdoor = under the trapdoor
plight-no-torch = without light
plight-cave-in = under a crumbling ceiling
plight-dark-chamber = in the dark

cause-goblin = goblin
cause-mountain-troll = mountain troll
cause-death-warrior = death warrior
cause-orc = orc
cause-champion-of-chaos = champion of Chaos
cause-giant-spider = giant spider
cause-vampire-bats = vampire bats
cause-giant-centipede = giant centipede
cause-scorpion = scorpion
cause-poisonous-snakes = poisonous snakes
cause-poison-gas = poison gas
cause-explosion = explosion
cause-crossfire-trap = crossfire trap
cause-cave-in = cave-in
cause-trapdoor = trapdoor
cause-door-trap = trapped door
cause-crypt-trap = trap in a crypt
cause-potion = potion
cause-pit = bottomless pit
cause-rotating-room = rotating room
cause-dragon = dragon
cause-nightfall = nightfall

danger-giant-spider = giant spider
danger-no-torch = darkness
trial-pit = bottomless pit
trial-cave-in = crumbling ceiling
trial-trapdoor = trapdoor
trial-climb = climb
groping-back = the way back
groping-other = the other exit
groping-clockwise = the next exit clockwise
groping-anticlockwise = the next exit anticlockwise
turning-clockwise = a quarter turn clockwise
turning-half = half a turn
turning-anticlockwise = a quarter turn anticlockwise
potion-great-cure = great cure
potion-good-cure = good cure
potion-cure = cure
potion-small-cure = small cure
potion-nothing = no effect
potion-sickness = sickness
potion-half = half of all life points
potion-death = death

## What a hero may do
## Lines named -effect are read in menus only, those named -about above the buttons too.

act-move = Move
act-move-effect = to the next square
act-search = Search
act-search-effect = draw a search card: secret doors, a little gold, worse
act-wait = Wait
act-wait-effect = do nothing this turn
act-drink = Drink the potion
act-drink-effect = a D12: low heals, high harms, 12 kills; then take your turn
act-heal = Healing ring
act-heal-effect = once: up to 5 life points back, instead of your turn
act-dazzle = Dazzling ring
act-dazzle-effect = once: its flash fells the spider
act-stay = Stay
act-stay-effect = stay where you are
act-leave-chamber = Leave the chamber
act-leave-chamber-effect = by one of its six exits
act-leave-castle = Leave the castle
act-leave-castle-effect = you are out, with all that you carry, and do not come back
act-grope = Grope for an exit
act-grope-about = a D6 says which one you find; if it is blocked, the turn is lost.
act-brave = Brave the ceiling
act-brave-about = roll your Agility or less on a D12 and take your turn as usual; else it is lost.
act-retreat = Retreat
act-retreat-about = go back by the way you came, as an ordinary move.
act-climb = Climb out
act-climb-about = roll your Agility or less on a D12; with a rope, no roll. Then take your turn.
act-relight = Relight the torch
act-relight-about = name three numbers; if a D6 shows one, it burns, and you take your turn.
act-fight = Fight
act-fight-about = name three numbers; if a D6 shows one, the spider is dead, else it bites.
act-shoot = Shoot arrows
act-shoot-about = each kills the spider on a D6 of 5 or 6; if none does, it bites.
act-escape = Run
act-escape-about = back the way you came, if a D6 shows 3 or more; else you have to fight.
