### Boss Quest: what its game master says.

game-boss-quest = Boss Quest
game-boss-quest-about =
    The Princess is locked up again. Arm yourself against one boss after another: come as close to its life as you can and never above it, for too many weapons hurt most whoever carries them.
    -# 2 to 5 knights, about half an hour in one sitting

## Questions

boss-quest-take-turn = **Your turn: your attack is { $attack }, the boss has { $life } life.**{ $situation-key ->
        [last-request]
            { "" }
            All others are at the Mage’s. Ask once more, or not at all; then you go there at once.
        [last-turn]
            { "" }
            Last turn: you do one more thing, ask for weapons or go to the Mage. Then comes combat.
       *[free] { "" }
    }
boss-quest-take-turn-public = it is your turn.
boss-quest-visit-mage = **You are at the Mage’s: what do you do?** Your attack is { $attack }, the boss has { $life } life.
boss-quest-visit-mage-public = the Mage is all ears.
boss-quest-visit-mage-spell = Which spell?
boss-quest-visit-mage-target = What is it aimed at?
boss-quest-visit-mage-bearer = The one on which knight?
boss-quest-aim-mystery = **The mystery was { $spell }: what do you aim it at?** Your attack is { $attack }, the boss has { $life } life.
boss-quest-aim-mystery-public = there is no way back now: at what do you aim it?
boss-quest-aim-mystery-bearer = The one on which knight?
choice-ask-1 = One weapon
choice-ask-2 = 2 weapons
choice-ask-3 = 3 weapons
choice-ask-4 = 4 weapons
choice-mage = Go to the Mage
deed-activate = Activate a spell
deed-activate-short = Activate
deed-discard = Discard a spell
deed-discard-short = Discard
deed-activate-mystery = Activate the mystery
deed-discard-mystery = Discard the mystery
own-hidden = Your hidden weapon

## What happens

boss-revealed =
    🚪 **Round { $round }: { $boss }**, { $life } life.
    { $armourer } is the armourer and plays last, { $first } begins.
spells-laid = 🔮 The Mage lays out { $spells }, and a mystery face down.
equipment-dealt = 🎒 { $seat } starts with { $weapon } and a weapon face down.
hidden-dealt = Your hidden weapon: **{ $weapon }**. Your attack is { $attack }, the boss has { $life } life.
weapons-added =
    { $weapons-count ->
        [one] ⚔ { $seat } asks for one weapon: { $weapons }.
       *[other] ⚔ { $seat } asks for { $weapons-count } weapons: { $weapons }.
    }
your-attack = Your attack is **{ $attack }** now, the boss has { $life } life.
life-exceeded =
    { $next-turn ->
        [True] ⚠ { $seat } is over the boss’s life already, and must go to the Mage next turn.
       *[False] ⚠ { $seat } is over the boss’s life.
    }
went-to-mage =
    { $why-key ->
        [exceeded] 🧙 { $seat } went over the boss’s life and pays the Mage a hopeful visit.
        [no-weapons] 🧙 There is no weapon left: { $seat } goes to the Mage.
        [last-request] 🧙 { $seat } has asked for the last time and goes on to the Mage.
       *[chosen] 🧙 { $seat } leaves it at that and goes to the Mage.
    }
spell-activated = 🪄 { $seat } activates **{ $spell }**.
mystery-activated = 🪄 { $seat } activates the mystery and turns it over: **{ $spell }**!
spell-discarded = 🗑 { $seat } discards **{ $spell }**. Nobody can use it now.
mystery-discarded = 🗑 { $seat } discards the mystery, which stays one.
attack-changed =
    { $by ->
        [-2] 📉 { $target } loses 2 attack.
        [-1] 📉 { $target } loses 1 attack.
       *[other] 📈 { $target } gains { $by } attack.
    }
life-changed =
    { $by ->
        [-2] 📉 The boss loses 2 life and stands at **{ $life }**.
        [-1] 📉 The boss loses 1 life and stands at **{ $life }**.
       *[other] 📈 The boss gains { $by } life and stands at **{ $life }**.
    }
hidden-swapped = 🔄 { $seat } and { $target } swap their hidden weapons. Only they know who is the happier.
you-received = You gave { $gave } to { $rival } and got **{ $got }**, which is your hidden weapon now. Your attack is { $attack }, the boss has { $life } life.
hidden-changed = 🔄 { $seat } changes the hidden weapon for another, unseen.
you-drew-hidden = You gave { $gave } away and drew **{ $got }**, which is your hidden weapon now. Your attack is { $attack }, the boss has { $life } life.
open-changed = 🔄 { $seat } changes { $gave } for { $got }.
rule-in-force =
    { $spell-key ->
        [needs-red] 📜 This round nobody wins without a red weapon.
        [needs-blue] 📜 This round nobody wins without a blue weapon.
        [needs-green] 📜 This round nobody wins without a green weapon.
        [needs-yellow] 📜 This round nobody wins without a yellow weapon.
        [needs-purple] 📜 This round nobody wins without a purple weapon.
        [needs-pair] 📜 This round nobody wins without two weapons of one colour.
        [no-heart-lost] 📜 This round nobody loses a heart.
        [extra-key] 📜 Whoever wins this round wins one more key.
        [second-closest] 📜 This round the second closest wins.
       *[other] 📜 { $spell } is in force for this round.
    }
last-turn-called =
    { $seats-count ->
        [0] ⏳ Last turn, and nobody is left to have one.
        [one] ⏳ Last turn: { $seats } does one more thing, then comes combat.
       *[other] ⏳ Last turn: one more thing each for { $seats }, then comes combat.
    }
spell-cancelled =
    { $bearer-key ->
        [none] ✂ { $seat } cancels **{ $spell }**, which lay beside the boss.
       *[other] ✂ { $seat } cancels **{ $spell }**, which lay on { $bearer }.
    }
no-effect = 💨 { $spell } finds nothing to work on.
combat-began = 🔥 **Combat!** Everybody against { $boss } with { $life } life.
hidden-revealed = 👁 { $seat } turns over { $weapon }: attack **{ $attack }**.
knight-injured =
    { $hearts ->
        [0] 💔 { $seat } is over by { $by } and loses the last heart.
        [one] 💔 { $seat } is over by { $by } and loses a heart; one is left.
       *[other] 💔 { $seat } is over by { $by } and loses a heart; { $hearts } are left.
    }
knight-spared = 🛡 { $seat } is over by { $by } and out of the round, but keeps the heart.
knight-unfit =
    { $spell-key ->
        [needs-red] 🚫 { $seat } has no red weapon and is out of the round.
        [needs-blue] 🚫 { $seat } has no blue weapon and is out of the round.
        [needs-green] 🚫 { $seat } has no green weapon and is out of the round.
        [needs-yellow] 🚫 { $seat } has no yellow weapon and is out of the round.
        [needs-purple] 🚫 { $seat } has no purple weapon and is out of the round.
        [needs-pair] 🚫 { $seat } has no two weapons of one colour and is out of the round.
       *[other] 🚫 { $seat } does not have what { $spell } demands and is out of the round.
    }
perfect-attack = 🎯 **PERFECT!** { $seat } hits the boss’s life exactly: a bonus key.
# "Ana wins the round, 2 below the boss's life: the second closest, with fewer weapons."
round-won =
    🏆 { $winners-count ->
        [one] { $winners } wins the round
       *[other] { $winners } share the round
    }, { $distance ->
        [0] exactly at the boss’s life
       *[other] { $distance } below the boss’s life
    }{ $second ->
        [True] , as the second closest
       *[False] { "" }
    }{ $tie-key ->
        [fewer-weapons] . Another was as close, with more weapons.
        [shared] . Nothing tells them apart, not even their weapons.
       *[none] .
    }
nobody-won = 🏆 Nobody wins the round. The boss is beaten all the same, and by whom we shall not ask.
keys-won =
    { $gained ->
        [one] 🔑 { $seat } wins a key: { $keys } of { $needed }.
       *[other] 🔑 { $seat } wins { $gained } keys: { $keys } of { $needed }.
    }
bosses-reshuffled =
    { $bosses ->
        [one] 🔀 No new boss is left. One from before is rested and will be back.
       *[other] 🔀 No new boss is left. The { $bosses } from before are rested and will be back.
    }
spells-reshuffled = 🔀 The Mage has run out of spells and shuffles those that were discarded: { $spells }.
last-heart-lost =
    { $seats-count ->
        [one] 🪦 { $seats } has no heart left: the quest ends here.
       *[other] 🪦 { $seats } have no heart left: the quest ends here.
    }
princess-freed =
    { $winners-count ->
        [one] 👑 { $winners } has the keys that count, and frees the Princess. Again.
       *[other] 👑 { $winners } free the Princess together, and will have to share the credit.
    }
boss-quest-end-keys = There are keys enough for the padlocks.
boss-quest-end-last-heart = A knight has lost the last heart.

## Why a knight goes to the Mage, what hangs on a turn, what decides between equals

why-chosen = leaves it at that
why-exceeded = went over the boss’s life
why-no-weapons = no weapon is left
why-last-request = has asked for the last time
situation-free = an ordinary turn
situation-last-request = the last request
situation-last-turn = the last turn
tie-none = alone in front
tie-fewer-weapons = fewer weapons
tie-shared = shared

## The table in words

table-boss = **Round { $round }: { $boss }**, { $life } life
table-boss-changed = **Round { $round }: { $boss }**, { $life } life ({ $printed } on the card)
table-beside = Beside the boss: { $spells }
table-row = At the Mage’s: { $spells }
table-mystery = a mystery face down
table-cast = Being cast: { $spell }
table-decks = Left in the decks: { $bosses } of the bosses, { $weapons } of the weapons, { $spells } of the spells
table-knight = { $seat } · hearts: { $hearts } · keys: { $keys } of { $needed }
table-armourer = armourer
table-turn = to play
table-at-mage = at the Mage’s
table-exceeded = **went over the boss’s life**
table-owing = one action left
table-won = 👑 has won
# What lies at a knight; $shown counts what lies open, spells included.
table-weapons =
    { $hidden ->
        [0] - { $weapons }: { $shown }
       *[other] - { $weapons }, one more face down: { $shown } without it
    }
table-weapons-spells =
    { $hidden ->
        [0] - { $weapons }, with { $spells }: { $shown }
       *[other] - { $weapons }, one more face down, with { $spells }: { $shown } without it
    }
table-no-weapons = no weapons
table-last-combat = Last combat, round { $round }: { $boss }, { $life } life
table-outcome =
    - { $seat }: attack { $attack }, { $fate }{ $perfect ->
        [True] , PERFECT
       *[False] { "" }
    }{ $keys ->
        [0] { "" }
        [one] , one key
       *[other] , { $keys } keys
    }
fate-won = won
fate-beaten = beaten
fate-unfit = not fit
fate-injured = over, lost a heart
fate-spared = over, but spared

## One's own weapons in words

hand-hidden = Your hidden weapon: **{ $weapon }**
hand-open = Open: { $weapons }
hand-spells = Spells on you: { $spells }
hand-attack = Your attack: **{ $attack }**, the boss’s life: { $life }

## A knight, for whoever may aim at one; kept short, for a menu shows 100 characters

seat-shown =
    { $hidden ->
        [0] shows { $shown }
       *[other] shows { $shown } and one face down
    }
seat-exceeded = went over the boss’s life
seat-at-mage = at the Mage’s
seat-keys =
    { $keys ->
        [0] no key
        [one] one key
       *[other] { $keys } keys
    }
seat-hearts =
    { $hearts ->
        [0] no heart
        [one] one heart
       *[other] { $hearts } hearts
    }

## The record of a server

boss-quest-record-score =
    { $total ->
        [one] one key, { $best } in the best game
       *[other] { $total } keys, { $best } in the best game
    }
