### The rules at hand: short texts, in our own words. Ids come from the pieces and the topics.
### @family rules-*

rules-section-topics = The rules
rules-section-bosses = Bosses
rules-section-dark = Dark spells
rules-section-light = Light spells
rules-section-weapons = Weapons

## Topics

rules-goal = Collect keys: the game ends after the combat in which somebody has { $keys } of them ({ $few } with { $most } knights) or loses the last heart. Most keys win, then most hearts; what is still equal is a shared victory. Whoever has no heart left cannot win, unless nobody has one.
    .name = How to win
rules-round = A boss comes, with { $lowest } to { $highest } life. Each knight gets a weapon face down and one face up, the Mage lays out spells, and knights take turns until all are at the Mage’s. Then there is combat, everything is cleared away, and the next boss comes.
    .name = A round
rules-turn = Ask the armourer for weapons or go to the Mage. You may ask for one to { $most } weapons; they lie face up, and you keep them all. Going to the Mage ends your turns in this round, so the question is always whether you are close enough.
    .name = Your turn
rules-exceeding = If your attack is above the boss’s life after a request of your own, that is announced, without the number, and on your next turn you must go to the Mage. Only combat takes the heart: a spell may yet save you. A spell alone forces nobody to go.
    .name = Above the boss’s life
rules-mage = You take one of the Mage’s spells: activate it, or discard it so that nobody can. There is one more spell than there are knights, so one is always left over. After that you wait for combat.
    .name = At the Mage’s
rules-mystery = One of the Mage’s spells lies face down. You decide whether to activate or discard it before anybody knows it. Activated, it is turned over, and you choose a target if it needs one; discarded, it stays unseen.
    .name = The mystery spell
rules-spells = Dark spells are about a knight’s attack or weapons, light ones about the boss or the rules of the round. All effects add up, and end with the round. At the end of a round all spells go, used or not.
    .name = Dark and light spells
rules-last-request = When all others are at the Mage’s, you may ask once more, or not at all, and go to the Mage in the same turn. If you are above the boss’s life already, you only go.
    .name = The last request
rules-combat = All hidden weapons are turned over. Whoever is above the boss’s life, or lacks what an active spell demands, is out of the round. Of those left, the one closest to the boss’s life wins the key.
    .name = Combat
rules-ties = Of several who are equally close, the one with fewer weapons wins, the hidden one counted. If that is equal too, they all win. Spells are no weapons.
    .name = Ties
rules-perfect = An attack of exactly the boss’s life is a PERFECT and brings a key of its own, beside the one for winning. Whoever is out of the round gets none.
    .name = A PERFECT attack
rules-keys = Winning a round brings a key, or two while the Spare Key is active; a PERFECT one more. Shared victories give each winner the full prize.
    .name = Keys
rules-hearts = You begin with { $hearts } hearts and lose one in each combat in which your attack is above the boss’s life. The combat in which somebody loses the last heart is the last of the game.
    .name = Hearts
rules-armourer = The armourer deals weapons and plays last; the knight to the left begins. Each round the office passes on to the left. The first armourer is drawn by lot.
    .name = The armourer
rules-attack = Your weapons’ values and the spells that lie at you, together; never below 0. The hidden weapon counts. Only you are told the sum; all can add up what lies face up.
    .name = Your attack
rules-secrets = Only you know your hidden weapon and your attack. Open weapons, active spells, hearts, keys, and how many cards the decks still have are there for all to see.
    .name = What is secret

## Pieces

rules-boss = A boss with { $life } life, before spells change it. Nobody fights it together: the knight whose attack comes closest, and not above it, wins the round. A boss that was met comes back only after all the others.
rules-weapon = A weapon worth { $value }. Its colour, { $colour }, counts if a decree demands one. Weapons stay with you for the round and go back into the deck after it; there is one of each value in each colour.
rules-attack-up = A knight of your choice, you too, has { $by } more attack for the rest of the round. It helps whoever is short and harms whoever is close to the limit.
rules-attack-down = A knight of your choice, you too, has { $by } less attack for the rest of the round. It saves whoever is above the boss’s life and throws back whoever is close.
rules-life-up = The boss has { $by } more life for the rest of the round. That saves whoever went too far and leaves behind whoever was close. There are { $copies ->
        [one] no other copies.
       *[other] { $copies } of it.
    }
rules-life-down = The boss has { $by } less life for the rest of the round, and whoever was just below it may find themself above. There are { $copies ->
        [one] no other copies.
       *[other] { $copies } of it.
    }
rules-decree = A knight without a weapon of this colour, { $colour }, is out of this round’s combat, but loses no heart for it. The hidden weapon counts. With several decrees active, you need a weapon for each.
rules-spell-needs-pair = A knight without two weapons of one colour is out of this round’s combat, but loses no heart for it. The hidden weapon may be one of the two.
rules-spell-swap-hidden = You and a knight of your choice swap hidden weapons, wherever that knight is. Both look at what they got; nobody else does. The spell is gone once used.
rules-spell-change-weapon = One of your weapons leaves the round, and the first of the deck takes its place, hidden if the old one was. With an empty deck, nothing happens. The spell is gone once used.
rules-spell-no-heart-lost = Nobody loses a heart in this round’s combat. Whoever is above the boss’s life is still out of the round and wins nothing.
rules-spell-cancel = One spell that lies active at a knight or beside the boss goes, and all is as it would be without it. With none in play, it does nothing. Swaps and changes cannot be undone.
rules-spell-extra-key = Each winner of the round gets two keys in place of one. The key for a PERFECT comes on top.
rules-spell-second-closest = Not the closest attack wins the round but the next distance after it; if all who are left are equally close, they count as usual. A PERFECT still brings its own key.
rules-spell-last-turn = From the left of whoever activated it, each knight not yet at the Mage’s does one thing: asks for weapons, or takes a spell. Then combat begins, wherever they are.
