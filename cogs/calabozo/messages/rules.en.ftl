### The rules at hand: short texts, in our own words. Ids come from the pieces and the topics.
### @family rules-*

rules-section-topics = The rules
rules-section-figures = Adventurers
rules-section-treasures = Treasures
rules-section-monsters = Monsters
rules-section-traps = Traps
rules-section-dragons = Dragons

## The course of the game

rules-goal = Bring rings of power back to the Main Hall: from { $most } down to { $fewest }, the fewer the more adventurers a team has. All members must be alive and there, and the rings of all count together. The last side left in the game wins as well.
    .name = How to win
rules-turn = Roll a die and move up to as many squares. Then you fight where you stand, or deal with an adventurer beside you, or leave it at that. Beside a secret door, or where a card lies, you may first do something before the roll.
    .name = Your turn
rules-adventurer = Each type of adventurer needs other rolls against the same monster and gets more out of other weapons; against dragons they are about even. The team that begins chooses first.
    .name = Choosing an adventurer
rules-moving = You go from square to square, not diagonally, through doors as you like, and need not use all of your roll. Others can be jumped over in corridors, but you cannot end a move on them. Coming to a cell or tower with a monster or dragon ends the move.
    .name = Moving
rules-doors = Trying a secret door takes a movement point, or your turn begins with it. A die of 1 to { $most } opens it for this turn, both ways; otherwise you move no further this turn, but may still do what needs no step.
    .name = Secret doors
rules-squares = In the Main Hall and in an Underworld any number of adventurers may be; on other squares one. Cells hold a monster card and a treasure, towers a dragon, a weapon and a ring. An Underworld lies behind secret doors.
    .name = The board
rules-towers = In each tower a dragon guards a ring and a weapon. Only who owns a treasure may enter or attack there while the dragon lives, and any treasure will do. Once it is dead, the tower is open to all.
    .name = Towers
rules-showing = Once a turn, before moving, you may show all your treasures to your teammates; they see them from then on, until you hide them again. It costs nothing. Everybody hears that you did it.
    .name = Showing treasures
rules-secrets = Your treasures are secret, and so are the cards on the board until somebody fights there. How many treasures somebody owns, all can see. A weapon, or another treasure that you use, is shown.
    .name = What is secret
rules-cap = The table agrees on a number of turns for each adventurer. If they run out before anybody has won, the dungeon has, and the game is a draw.
    .name = The last turn

## Fighting

rules-meeting = Where a card lies, you may fight or wait. If you wait, you may leave or fight in your next turn. If the card was turned over, one attack follows; one attack is all a turn has.
    .name = Meeting a monster
rules-attack = You may show one weapon, then roll two dice. Dice and weapon together must reach the number that the card has for your type of adventurer. If they do, the monster is gone; if not, it strikes back at once.
    .name = Attacking
rules-weapons = In an attack or a duel you may show one weapon, before the dice are rolled. It adds 2 points for the types of adventurer whom it suits, 1 for all others, and it stays yours.
    .name = Weapons
rules-defence = An opponent rolls two dice for the monster. Nothing happens on { $safe }; on { $back } you go back one or two spaces and lose turns; on { $hurt } you lose a treasure as well. On { $lost } all your treasures stay there, and you wake up in the Main Hall.
    .name = When a monster strikes back
rules-retreat = You go back by the way you came, even through a secret door. Where that is not possible, or the way was too short, you choose; squares with monsters are avoided. With monsters all around you stay, and must fight in your next turn.
    .name = Retreat
rules-losing = You choose in secret which treasure you lose, a ring or a weapon too. It lies face down beneath the card, for whoever beats the monster. If you have nothing to lose, you die.
    .name = Losing a treasure
rules-hoard = Whoever beats a monster takes the treasure of the cell, in a tower the ring and the weapon, and everything that others have lost there. All of it is taken face down.
    .name = What a victory brings
rules-traps = Some monster cards are traps: a portal or a jail. Nothing is rolled for an attack and nothing strikes back; the card is discarded, and the treasure of the cell is yours, in a jail only after the turns there.
    .name = Traps
rules-death = Whoever must lose a treasure and has none dies, and lies in the nearest Underworld. A teammate can bring them back with an Elixir. If all members of a team are dead, it has lost.
    .name = Death
rules-underworld = The dead lie here and are in nobody’s way. To bring one back, begin your turn in the same Underworld and spend an Elixir and the whole turn. Whoever lives again leaves through a secret door like everybody.
    .name = The Underworld

## Adventurers among themselves

rules-company = After moving, you may challenge an adversary on the next corridor square to a duel, or exchange treasures with a teammate beside you. Either ends your turn. No wall and no secret door may be in between.
    .name = Not alone
rules-duel = Both may show a weapon, the challenger first; then each rolls a die. The higher sum takes a treasure at random: { $low }, or { $high } from a difference of { $least }. Whoever cannot pay gives all there is and dies. A tie changes nothing.
    .name = Duels
rules-exchange = Two teammates beside each other may exchange up to { $most } treasures each way, face down. One offers, the other accepts, refuses or gives something in return, and then the first has the last word. A deal ends the turn; none does not.
    .name = Exchanging treasures
rules-alone = Without teams, everybody needs rings as the number of adventurers says. Whoever dies with an Elixir comes back with it in the next turn; without one, with another adventurer from the Main Hall, as long as there are any.
    .name = Playing alone

## Adventurers

rules-figure-dwarf = Strong against goblins and their like, weak against giants and the undead. Axe and shuriken add 2 points, other weapons 1. There are { $copies } of them in the game.
rules-figure-elf = Strong against giants and other large creatures, weak against spirits. Bow and shuriken add 2 points, other weapons 1. There are { $copies } of them in the game.
rules-figure-warrior = Strong against whatever fights with blade and muscle, weak against spirits and sorcery. Sword and gauntlet add 2 points, other weapons 1. There are { $copies } of them in the game.
rules-figure-mage = Strong against spirits and the undead, weak against brute force. Sceptre and gauntlet add 2 points, other weapons 1. There are { $copies } of them in the game.

## Treasures

rules-treasure-ring = One of { $copies } rings of power, each in a tower with a dragon on top. Enough of them, brought to the Main Hall, win the game. They can be lost, taken and exchanged like any treasure.
rules-arm = A weapon from a tower, to be shown before an attack or a duel. It adds { $dwarf } for a dwarf, { $elf } for an elf, { $warrior } for a warrior and { $mage } for a mage, and is not used up.
rules-treasure-elixir = Brings a dead teammate back who lies in the Underworld where you are; it takes the card and your whole turn. Without teams, it brings yourself back. There are { $copies } of them.
rules-treasure-teleportation = Takes you to any free square but the Main Hall, at the cost of the card and the whole turn. What is there can be fought in the next one; with a dragon at home, you need another treasure. There are { $copies } of them.
rules-treasure-magic-key = While you own it, secret doors are like open ones: no roll, no waiting. It is shown when it is used, and stays yours. There are { $copies } of them.
rules-treasure-speed = While you own it, you may double your movement roll. A second one makes you no faster. It is shown when it is used, and stays yours. There are { $copies } of them.
rules-treasure-magic-medallion = While you own it, you may look at the card where you stand before you decide to fight. Only you see it, and you are bound to nothing. There are { $copies } of them.
rules-treasure-energy-gem = Has no power of its own, but it is a treasure: it opens the way to a dragon and pays for a wound that would kill. There are { $copies } of them.

## Foes

rules-foe = To beat it with two dice and a weapon, a dwarf needs { $dwarf }, an elf { $elf }, a warrior { $warrior } and a mage { $mage }. It guards the treasure of its cell; if it survives an attack, it strikes back.
rules-wyrm = It guards a tower, with a ring and a weapon in it. To beat it with two dice and a weapon, a dwarf needs { $dwarf }, an elf { $elf }, a warrior { $warrior } and a mage { $mage }. Without a treasure nobody may try.
rules-monster-portal = It takes you to the Main Hall, with the treasure of the cell and all that you have. It closes behind you. There are { $copies } of them among the monster cards.
rules-monster-jail = You lose as many turns as a die shows, and then get the treasure of the cell. Meanwhile nobody can challenge you, and you are in the way. There are { $copies } of them among the monster cards.
