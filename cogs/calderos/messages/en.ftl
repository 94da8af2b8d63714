### Guerra de Calderos: what its game master says.

game-calderos = Guerra de Calderos
game-calderos-about =
    Students of magic at war. Gather the five fantastic ingredients in your cauldron, or three golden cauldrons in your hand, before the others do; spells fly, mirrors send them back.
    -# 2 to 5 players, about half an hour in one sitting

## Options

calderos-option-dealer = Dealer
calderos-option-characters = Characters
dealer-random = a random player
dealer-first-seat = the first seat
characters-choose = everybody chooses
characters-deal = dealt at random

## Questions

calderos-choose-character = **Choose your student.** The magic cauldron of the same colour comes along.
calderos-choose-character-public = choose your student.
# Why an action is missing stands here; $broken-until and $blocked-until are who cast the spells.
calderos-take-action = **Your turn: what do you do?**{ $broken-until-key ->
        [none] { "" }
       *[other]
            { "" }
            Your wand is broken until { $broken-until }’s next turn ends: no attack, no victory with golden cauldrons.
    }{ $blocked-until-key ->
        [none] { "" }
       *[other]
            { "" }
            Your cauldron is blocked until { $blocked-until }’s next turn ends: no ingredient, no victory with golden cauldrons.
    }{ $golden ->
        [True]
            { "" }
            You hold three golden cauldrons: you may declare victory.
       *[False] { "" }
    }
calderos-take-action-public = it is your turn.
calderos-take-action-name = Which card do you ask for? You say it aloud.
calderos-take-action-target = At whom?
calderos-defend =
    { $named-key ->
        [none] { $attacker } casts **{ $spell }** at you. What do you do?
       *[other] { $attacker } casts **{ $spell }** at you and asks for **{ $named }**. What do you do?
    }
calderos-defend-public = what do you do about it?
calderos-defend-target = To whom does the mirror send it?
calderos-defend-name = The spell is yours now: which card do you ask for?
act-attack = Attack
act-add = Add an ingredient
act-add-short = Add
act-discard = Discard
act-declare = Declare victory
defense-endure = Let it happen
defense-counterspell = Counterspell
defense-mirror-cancel = Mirror: cancel it
defense-mirror-bounce = Mirror: send it on
defense-mirror-bounce-short = Mirror, send it on to

## What happens

character-chosen = { $seat } plays { $student }.
cards-dealt = { $dealer } deals five cards to everybody; { $first } begins.
hand-dealt = Your hand: { $cards }.
turn-began = { "" }
turn-lost = 💫 { $seat } is enchanted and loses the turn.
hand-was-empty = { $seat } has no card to act with and only draws.
spell-cast =
    { $named-key ->
        [none] 🪄 { $seat } casts **{ $spell }** at { $target }.
       *[other] 🪄 { $seat } casts **{ $spell }** at { $target } and asks for **{ $named }**.
    }
countered = 🛡 { $seat } answers with a Counterspell: { $spell } fizzles out.
mirror-cancelled = 🪞 { $seat } holds up a Mirror: { $spell } fizzles out.
mirror-bounced =
    { $named-key ->
        [none] 🪞 { $seat } holds up a Mirror: { $spell } flies at { $target }!
       *[other] 🪞 { $seat } holds up a Mirror: { $spell } flies at { $target }, and now it asks for **{ $named }**!
    }
cannot-defend = 🪄 { $seat }’s wand is broken: no defence against { $spell }.
enchanted =
    { $already ->
        [True] 💫 { $target } is enchanted already: it stays at one lost turn.
       *[False] 💫 { $target } will lose a turn.
    }
card-handed-over = 👁 { $target } hands over **{ $card }** to { $seat }.
card-not-held = 👁 { $target } does not hold { $card }.
cauldron-blocked =
    { $already ->
        [True] 🧊 { $target }’s cauldron was blocked already; from now on it stays so until { $seat }’s next turn ends.
       *[False] 🧊 { $target }’s cauldron is blocked until { $seat }’s next turn ends.
    }
cauldron-relit = 🔥 { $seat }’s cauldron is no longer blocked.
wand-broken =
    { $already ->
        [True] 💥 { $target }’s wand was broken already; from now on it stays so until { $seat }’s next turn ends.
       *[False] 💥 { $target }’s wand breaks until { $seat }’s next turn ends.
    }
wand-mended = ✨ { $seat }’s wand is whole again.
cauldrons-swapped = 🔄 { $seat } and { $target } swap cauldrons with all that is in them.
cauldron-exploded =
    { $ingredients-count ->
        [0] 💣 { $target }’s cauldron blows up, but it was empty.
       *[other] 💣 { $target }’s cauldron blows up: { $ingredients } are gone.
    }
ingredient-added =
    { $missing ->
        [0] 🧪 { $seat } adds **{ $ingredient }**, the last one!
        [one] 🧪 { $seat } adds **{ $ingredient }**: one is missing.
       *[other] 🧪 { $seat } adds **{ $ingredient }**: { $missing } are missing.
    }
card-discarded = { $seat } discards a card face down.
you-discarded = You discarded { $card }.
pile-reshuffled = 🔀 The discard pile is shuffled: a new draw pile of { $cards } cards.
# One card is drawn after every action and need not be told.
cards-drawn =
    { $count ->
        [one] { "" }
       *[other] { $seat } draws { $count } cards.
    }
you-drew = You drew: { $cards }.
ritual-completed = 🌟 { $seat } completes the ritual.
victory-declared = 🏆 { $seat } shows three golden cauldrons.
calderos-end-five-ingredients = The five fantastic ingredients are in one cauldron.
calderos-end-golden-cauldrons = Three golden cauldrons are in one hand.

## The table in words

table-piles = Draw pile: { $draw } · discard pile: { $discard }
table-place =
    { $cards ->
        [one] { $seat } · { $student } · one card
       *[other] { $seat } · { $student } · { $cards } cards
    }
table-no-student = no student yet
table-turn = to play
table-won = 🏆 has won
# $until is who cast the spell. During that player's turn, it ends with this turn.
table-wand-broken =
    { $ends-now ->
        [True] wand broken until this turn ends
       *[False] wand broken until { $until }’s next turn ends
    }
table-enchanted = loses the next turn
table-cauldron = - { $colour }’s cauldron, { $count } of { $of }: { $ingredients }
table-cauldron-blocked =
    { $ends-now ->
        [True] - { $colour }’s cauldron, **blocked** until this turn ends, { $count } of { $of }: { $ingredients }
       *[False] - { $colour }’s cauldron, **blocked** until { $until }’s next turn ends, { $count } of { $of }: { $ingredients }
    }
table-nothing = nothing yet

## A rival, for whoever may aim at one; kept short, for a menu shows 100 characters

seat-cards =
    { $cards ->
        [one] one card
       *[other] { $cards } cards
    }
seat-wand-broken = wand broken
seat-cauldron-blocked = cauldron blocked
seat-enchanted = loses the next turn
seat-cauldron =
    { $count ->
        [0] cauldron empty
       *[other] { $count } of { $of } ingredients: { $ingredients }
    }

## The students to choose from

student-aldric-about = blue cauldron. Longs for adventures and helps whoever needs it, if only the wand were at hand.
student-lyra-about = green cauldron. Explores lost kingdoms with the cat Milo, who surely knows the answer.
student-magnus-about = red cauldron. A gladiator’s heir in search of a duel, and of a grand entrance.
student-celestia-about = pink cauldron. An alchemist with her own shop in mind and the smell of burnt cake about her.
student-corvus-about = purple cauldron. Says little, knows much, and keeps an eye on the owls.
students-free = Still free: { $students }.
