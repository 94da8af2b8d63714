### The cards: bosses, weapons, spells.

## Bosses

boss-mud-baron = Mud Baron
boss-bog-witch = Bog Witch
boss-bone-captain = Bone Captain
boss-spider-countess = Spider Countess
boss-clockwork-ogre = Clockwork Ogre
boss-frost-giant = Frost Giant
boss-shadow-knight = Shadow Knight
boss-dragon-empress = Dragon Empress

## Colours

colour-red = red
colour-blue = blue
colour-green = green
colour-yellow = yellow
colour-purple = purple

## Weapons: a bare name, which is also printed on the card, and one that tells all

weapon-red-1-short = Butter Knife
weapon-red-1 = { weapon-red-1-short } ({ colour-red } 1)
weapon-red-2-short = Letter Opener
weapon-red-2 = { weapon-red-2-short } ({ colour-red } 2)
weapon-red-3-short = Dagger
weapon-red-3 = { weapon-red-3-short } ({ colour-red } 3)
weapon-red-4-short = Cutlass
weapon-red-4 = { weapon-red-4-short } ({ colour-red } 4)
weapon-red-5-short = Longsword
weapon-red-5 = { weapon-red-5-short } ({ colour-red } 5)
weapon-red-6-short = Broadsword
weapon-red-6 = { weapon-red-6-short } ({ colour-red } 6)
weapon-red-7-short = Dragonslayer
weapon-red-7 = { weapon-red-7-short } ({ colour-red } 7)
weapon-blue-1-short = Gavel
weapon-blue-1 = { weapon-blue-1-short } ({ colour-blue } 1)
weapon-blue-2-short = Rubber Mallet
weapon-blue-2 = { weapon-blue-2-short } ({ colour-blue } 2)
weapon-blue-3-short = Claw Hammer
weapon-blue-3 = { weapon-blue-3-short } ({ colour-blue } 3)
weapon-blue-4-short = Mason’s Hammer
weapon-blue-4 = { weapon-blue-4-short } ({ colour-blue } 4)
weapon-blue-5-short = Iron Maul
weapon-blue-5 = { weapon-blue-5-short } ({ colour-blue } 5)
weapon-blue-6-short = War Hammer
weapon-blue-6 = { weapon-blue-6-short } ({ colour-blue } 6)
weapon-blue-7-short = Thunder Hammer
weapon-blue-7 = { weapon-blue-7-short } ({ colour-blue } 7)
weapon-green-1-short = Bent Twig
weapon-green-1 = { weapon-green-1-short } ({ colour-green } 1)
weapon-green-2-short = Toy Bow
weapon-green-2 = { weapon-green-2-short } ({ colour-green } 2)
weapon-green-3-short = Short Bow
weapon-green-3 = { weapon-green-3-short } ({ colour-green } 3)
weapon-green-4-short = Hunting Bow
weapon-green-4 = { weapon-green-4-short } ({ colour-green } 4)
weapon-green-5-short = Longbow
weapon-green-5 = { weapon-green-5-short } ({ colour-green } 5)
weapon-green-6-short = Elven Bow
weapon-green-6 = { weapon-green-6-short } ({ colour-green } 6)
weapon-green-7-short = Storm Bow
weapon-green-7 = { weapon-green-7-short } ({ colour-green } 7)
weapon-yellow-1-short = Toothpick
weapon-yellow-1 = { weapon-yellow-1-short } ({ colour-yellow } 1)
weapon-yellow-2-short = Skewer
weapon-yellow-2 = { weapon-yellow-2-short } ({ colour-yellow } 2)
weapon-yellow-3-short = Javelin
weapon-yellow-3 = { weapon-yellow-3-short } ({ colour-yellow } 3)
weapon-yellow-4-short = Spear
weapon-yellow-4 = { weapon-yellow-4-short } ({ colour-yellow } 4)
weapon-yellow-5-short = Pike
weapon-yellow-5 = { weapon-yellow-5-short } ({ colour-yellow } 5)
weapon-yellow-6-short = Jousting Lance
weapon-yellow-6 = { weapon-yellow-6-short } ({ colour-yellow } 6)
weapon-yellow-7-short = Sun Lance
weapon-yellow-7 = { weapon-yellow-7-short } ({ colour-yellow } 7)
weapon-purple-1-short = Party Wand
weapon-purple-1 = { weapon-purple-1-short } ({ colour-purple } 1)
weapon-purple-2-short = Willow Wand
weapon-purple-2 = { weapon-purple-2-short } ({ colour-purple } 2)
weapon-purple-3-short = Old Crook
weapon-purple-3 = { weapon-purple-3-short } ({ colour-purple } 3)
weapon-purple-4-short = Oak Staff
weapon-purple-4 = { weapon-purple-4-short } ({ colour-purple } 4)
weapon-purple-5-short = Crystal Staff
weapon-purple-5 = { weapon-purple-5-short } ({ colour-purple } 5)
weapon-purple-6-short = Star Staff
weapon-purple-6 = { weapon-purple-6-short } ({ colour-purple } 6)
weapon-purple-7-short = Archmage’s Staff
weapon-purple-7 = { weapon-purple-7-short } ({ colour-purple } 7)

## Spells

spell-attack-plus-1 = Whetstone +1
spell-attack-plus-1-about = a knight’s attack rises by 1.
spell-attack-plus-2 = War Cry +2
spell-attack-plus-2-about = a knight’s attack rises by 2.
spell-attack-minus-1 = Rust −1
spell-attack-minus-1-about = a knight’s attack falls by 1.
spell-attack-minus-2 = Butterfingers −2
spell-attack-minus-2-about = a knight’s attack falls by 2.
spell-swap-hidden = Sleight of Hand
spell-swap-hidden-about = you swap hidden weapons with another knight, and both look.
spell-change-weapon = Trade-in
spell-change-weapon-about = you change one of your weapons for one from the deck.
spell-life-plus-1 = Hot Soup +1
spell-life-plus-1-about = the boss’s life rises by 1.
spell-life-plus-2 = Royal Feast +2
spell-life-plus-2-about = the boss’s life rises by 2.
spell-life-minus-1 = Head Cold −1
spell-life-minus-1-about = the boss’s life falls by 1.
spell-life-minus-2 = Bad Oysters −2
spell-life-minus-2-about = the boss’s life falls by 2.
spell-needs-red = Red Decree
spell-needs-red-about = nobody wins the round without a red weapon.
spell-needs-blue = Blue Decree
spell-needs-blue-about = nobody wins the round without a blue weapon.
spell-needs-green = Green Decree
spell-needs-green-about = nobody wins the round without a green weapon.
spell-needs-yellow = Yellow Decree
spell-needs-yellow-about = nobody wins the round without a yellow weapon.
spell-needs-purple = Purple Decree
spell-needs-purple-about = nobody wins the round without a purple weapon.
spell-needs-pair = Twin Decree
spell-needs-pair-about = nobody wins the round without two weapons of one colour.
spell-no-heart-lost = Padded Armour
spell-no-heart-lost-about = nobody loses a heart this round; whoever is over is still out of it.
spell-cancel = Dispel
spell-cancel-about = an active spell is taken out of play.
spell-extra-key = Spare Key
spell-extra-key-about = whoever wins the round wins one more key.
spell-second-closest = Silver Medal
spell-second-closest-about = the second closest attack wins the round.
spell-last-turn = Hourglass
spell-last-turn-about = whoever is not at the Mage’s yet does one more thing; then comes combat.
