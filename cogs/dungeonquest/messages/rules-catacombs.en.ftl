### The rules at hand: what the Catacombs bring. The rest stands in the file of the rules.
### @family rules-*

## The way below

rules-catacombs = By a passage you may go down in place of a move, and choose a direction of travel. In each turn below you draw a catacomb card, and with each you get one square farther, out of everybody’s sight. The { $entrances } entrance tiles mark where cards have shown the way.
    .name = Into the catacombs
rules-catacomb-cards = Below, each turn is a card; there is no waiting and no searching. The cards lie beside your sheet and say how far you have come. When you come up, or die, they are shuffled back. Nothing that happens above reaches you.
    .name = Turns below
rules-way-up = You leave by an exit or a hole in the roof, if you like. Your cards say how many squares ahead you come up, and a D10 how many to the side. Where no tile lies, one is drawn and you turn it as you like; an entrance nearby leads you up instead. Not liking the place, you may go back down at once.
    .name = The way up
rules-amulets = An amulet is put on unseen: the player on your right looks at it, you do not. It acts by itself when its time comes, and then everybody knows it. You wear one at a time; the other is thrown away.
    .name = Amulets

## Rings and amulets

rules-ring-teleportation = In place of a turn it takes you three squares in a direction that a D10 tells; 9 buries you in the ground, 10 lands you in the catacombs. It is in the game with both expansions only.
rules-amulet-command = Orcs and champions of Chaos on room cards obey you and step aside, even if they would attack by surprise.
rules-amulet-control = You choose where the exit of a rotating room leads, in a new one or in one that lies there already; not against a wall or rock.
rules-amulet-death = From the turn number { $turn } that begins while you wear it, each turn begins with a D12, and a 1 kills. Once you know it, you may tear it off in place of a turn, by a D12 within your Strength.
rules-amulet-destruction = It bursts before the first round of your next combat: you and the monster lose a D6 of life points each. Then it is gone.
rules-amulet-dragonfire = As soon as you come into the treasure chamber, the dragon wakes.
rules-amulet-escape = If you run from a monster, you get away, whatever its card says; from the giant spider too. Where nobody could run, it does not help.
rules-amulet-levitation = You float over trapdoors, bottomless pits and bridges. A pit or a bridge is then a room like any other, without a card.
rules-amulet-luck = Your Luck is { $luck } higher for as long as you wear it.
rules-amulet-madness = From the turn number { $turn } that begins while you wear it, each turn begins with a D6: on 1 to { $led } the player on your right chooses your way.
rules-amulet-spider-god = No giant spider touches you: you meet it, and it lets you be.
rules-amulet-teleportation = A trap room, or a trap on a room card, does not harm you: you are teleported away, by a D10 as with the ring. The 9 is as deadly.

## Tiles

rules-tile-kind-bridge = You may cross at once: a D10, and more if you carry treasures, within your Agility. If not, you fall into the catacombs, lose a D10 of life points and spill some treasures. You may lay treasures down first, or stay on this side and go back. There are { $copies } of them.
    .name = Bridge
rules-tile-kind-passage = A room with a way down: whoever stands there may go into the catacombs in place of a move. A room card is drawn as usual. There are { $copies } of them.
    .name = Passage down
rules-tile-kind-web = You stop in the doorway. In your next turn you go back, or force your way by a D12 within your Strength, and the turn goes on; if you fail, you are stuck until you succeed. A fireball burns the web for good. There are { $copies } of them.
    .name = Spider’s web

## Monsters and cards

rules-monster-cave-troll = The player on your right hides a number from 0 to 9: the troll has { $life } life points less that number, and takes { $price } gold pieces for each point of it. You may offer treasures once; if they are enough, it takes them and steps aside, otherwise you keep them and fight. Up to { $arrows } arrows may be shot first; it cannot be escaped.
rules-room-card-passage-down = A way into the catacombs: you may go down at once, and an entrance tile then marks the place. If you decline, it is gone.
rules-room-card-amulet = You find an amulet. The player on your right looks at it, and you decide whether to put it on. The card goes back under its deck.
    .name = Amulet found
rules-room-card-shadow-of-doom = It follows you: each of your turns begins with a D12, and a 1 kills. You lose it by being teleported, or on an even D6 when you go into the catacombs.
rules-room-card-vampire = A D12 within your Agility or your Armour, whichever is greater, keeps it off. If not, it bites for one life point, and from then on each of your turns costs you another, until you see daylight.
rules-room-card-snotlings = As many come as a D10 and a D6 show together. A D10 says how many you kill; if some are left you lose 2 life points, later 1 each round, and a D6 of new ones joins them, until one roll kills all.
rules-trap-card-spear-trap = Of three slabs, one stops the trap. The player on your right hides it, you name two: if it is the third, your hero is dead.
rules-search-card-surprise = A ghoul with a D6 of life points leaps at you. In each round a D10 within your Strength costs it one, anything more costs you one, until one of you is dead.
rules-search-card-wizards-amulet-left = There are two halves; with both, an even D6 lets you read the runes: you look at { $shown } amulets and choose one, which acts at once. On an odd one you get an amulet like any other. The halves stay with you.
    .name = Halves of the Wizard’s Amulet
rules-catacomb-card-empty = Shadows, and nothing else. It counts as a card, and takes you one square farther. There are { $copies } of them.
rules-catacomb-card-exit = You may leave the catacombs here, or travel on. There are { $copies } of them.
rules-catacomb-card-hole = You may try to climb out: a D10 within your Agility. If you fail, you may try again in your next turn, or travel on. There are { $copies } of them.
rules-catacomb-card-torch-goes-out = You draw no cards until your torch burns again: at the start of each turn you name three numbers, and a D6 must show one of them.
    .name = Torch goes out (below)
rules-catacomb-card-giant-worm = You turn round and run: a D10 says where you are, you travel the other way from there, and your cards are shuffled back. Treasures that you found stay yours.
rules-catacomb-card-chest = You drag it along and open it outside: a D12 tells how many times { $each } gold pieces are in it.

## Treasure tokens

rules-pair = The sun idol is worth { $sun } gold pieces and the moon idol { $moon }, but both together { $gold }.
    .name = The two idols
rules-treasure-chest = Outside, you may open it: a D12 of { $least } or more brings that many times { $each } gold pieces. Less, and it explodes, along with another of your treasures. Nobody has to open it.
rules-treasure-spell-book = In a later turn in the treasure chamber you may read it, by a D12: 1 and 2 wake the dragon, which kills you; 3 and 4 cost a D6 of life points; 5 to 9 do nothing; on 10 you see { $seen } tokens before taking yours, on 11 you are healed, and 12 takes you out of the castle with { $carried } tokens. It stays in the chamber when you leave.
