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
calderos-choose-character-public = chooses a student.
calderos-take-action = **Your turn.** One action: attack, add an ingredient, or discard a card.
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
act-discard = Discard
act-declare = Declare victory
defense-endure = Let it happen
defense-counterspell = Counterspell
defense-mirror-cancel = Mirror: cancel it
defense-mirror-bounce = Mirror: send it on

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
enchanted = 💫 { $target } will lose a turn.
card-handed-over = 👁 { $target } hands over **{ $card }** to { $seat }.
card-not-held = 👁 { $target } does not hold { $card }.
cauldron-blocked = 🧊 { $target }’s cauldron goes out until { $seat } has had another turn.
cauldron-relit = 🔥 { $seat }’s cauldron burns again.
wand-broken = 💥 { $target }’s wand breaks until { $seat } has had another turn.
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
cards-drawn =
    { $count ->
        [one] { $seat } draws a card.
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
table-wand-broken = wand broken
table-enchanted = loses the next turn
table-cauldron = - { $colour }’s cauldron, { $count } of { $of }: { $ingredients }
table-cauldron-blocked = - { $colour }’s cauldron, **out**, { $count } of { $of }: { $ingredients }
table-nothing = nothing yet
