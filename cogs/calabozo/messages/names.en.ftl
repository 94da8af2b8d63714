### What things are called.
### Words that only choose a variant of a sentence are here too, since every fact has a name.

## Teams and adventurers

team-red = red team
team-blue = blue team
team-green = green team
team-yellow = yellow team

figure-dwarf = Dwarf
figure-dwarf-about = at its best against small magical creatures; axe and shuriken add 2 points.
figure-elf = Elf
figure-elf-about = at its best against giants; bow and shuriken add 2 points.
figure-warrior = Warrior
figure-warrior-about = good against all that fights with strength, poor against magic; sword and gauntlet add 2 points.
figure-mage = Mage
figure-mage-about = at its best against the supernatural; sceptre and gauntlet add 2 points.

## The board

ground-hall = Main Hall
ground-corridor = corridor
ground-cell = cell
ground-tower = tower
ground-underworld = Underworld
edge-open = open
edge-door = door
edge-secret-door = secret door
edge-wall = wall

## Monsters, traps and dragons

monster-zombie = zombie
monster-goblin = goblin
monster-imp = imp
monster-gremlin = gremlin
monster-kobold = kobold
monster-hobthrush = hobthrush
monster-ogre = ogre
monster-giant-spider = giant spider
monster-cyclops = cyclops
monster-hill-giant = hill giant
monster-giant-serpent = giant serpent
monster-stone-golem = stone golem
monster-skeleton-guard = skeleton guard
monster-orc-raider = orc raider
monster-minotaur = minotaur
monster-black-knight = black knight
monster-lizard-man = lizard man
monster-ghost = ghost
monster-banshee = banshee
monster-vampire = vampire
monster-lich = lich
monster-djinn = djinn
monster-portal = portal
monster-jail = jail

dragon-red = red dragon
dragon-blue = blue dragon
dragon-green = green dragon
dragon-black = black dragon
dragon-white = white dragon
dragon-gold = golden dragon

outcome-safe = Safe
outcome-retreat = Retreat
outcome-injury = Injury
outcome-wound = Wound
outcome-all-lost = All treasures lost

## Treasures, as their cards are called

treasure-ring = Ring
treasure-ring-about = one of the six rings of power, which is what all of this is about.
treasure-axe = Axe
treasure-axe-about = adds 2 for a Dwarf, 1 for anybody else.
treasure-bow = Bow
treasure-bow-about = adds 2 for an Elf, 1 for anybody else.
treasure-sword = Sword
treasure-sword-about = adds 2 for a Warrior, 1 for anybody else.
treasure-scepter = Sceptre
treasure-scepter-about = adds 2 for a Mage, 1 for anybody else.
treasure-shuriken = Shuriken
treasure-shuriken-about = adds 2 for a Dwarf or an Elf, 1 for anybody else.
treasure-gauntlet = Gauntlet
treasure-gauntlet-about = adds 2 for a Warrior or a Mage, 1 for anybody else.
treasure-elixir = Elixir
treasure-elixir-about = once: brings somebody back from the Underworld, for a whole turn.
treasure-teleportation = Teleportation
treasure-teleportation-about = once: takes you to any free square but the Main Hall, for a whole turn.
treasure-magic-key = Magic Key
treasure-magic-key-about = opens secret doors without a roll, as long as you have it.
treasure-speed = Speed
treasure-speed-about = doubles your movement roll whenever you like, as long as you have it.
treasure-magic-medallion = Magic Medallion
treasure-magic-medallion-about = shows you the card where you stand, before you decide to fight.
treasure-energy-gem = Energy Gem
treasure-energy-gem-about = does nothing by itself; but who has something to lose does not die of it.

without-weapon = No weapon
without-treasure = Nothing

## What an adventurer may do
## Lines named -effect are read in menus only, those named -about above the buttons too.

act-roll = Roll the die
act-roll-effect = for your movement; whatever is here stays as it is
act-go = Move
act-go-effect = to a square in reach, by the shortest way
act-go-by = Move and choose the way
act-go-by-short = Chosen way
act-go-by-about = into a cell or tower, by the squares you name: a retreat goes back over them.
act-stay = Stay
act-stay-effect = go no further in this turn
act-open-door = Try a secret door
act-open-door-short = Secret door
act-open-door-about = a die of 1 to 3 opens it; otherwise you go no further in this turn.
act-fight = Fight
act-fight-about = turn the card over, if it is face down, and attack. If it survives, it strikes back.
act-look = Use the Magic Medallion
act-look-about = everybody sees the medallion, only you see the card, and you need not fight.
act-wait = Leave it alone
act-wait-about = for now: at the start of your next turn you may leave, or fight after all.
act-teleport = Teleport
act-teleport-about = to any free square but the Main Hall. It takes the card and the whole turn.
act-revive = Use an Elixir
act-revive-short = Elixir
act-revive-about = a dead teammate here lives again. It takes the Elixir and the whole turn.
act-duel = Challenge to a duel
act-duel-short = Duel
act-duel-about = a die each, plus weapons: 1 treasure for the winner, 2 from a difference of 5.
act-exchange = Exchange treasures
act-exchange-short = Exchange
act-exchange-about = up to 2 each way, face down; it ends your turn.
act-end = End the turn
act-end-effect = and leave the others in peace
act-show = Show your treasures
act-show-about = your teammates see them from now on, until you hide them again.
act-hide = Hide your treasures
act-hide-about = your teammates no longer see them.

reply-accept = Accept
reply-accept-about = take what is offered, and give nothing.
reply-give = Give something
reply-give-short = Give
reply-give-about = up to 2 treasures in return; your teammate has the last word.
reply-refuse = Refuse
reply-refuse-about = nothing changes hands.
