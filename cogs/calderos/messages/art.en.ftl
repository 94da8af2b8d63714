# Cards, students, and the words on pictures and in their alternative text.
# A card's name and effect are also printed on the card: at most 2 and 3 lines of about 13 letters.

card-yeti-frost = Yeti frost
card-yeti-frost-effect = For your cauldron
card-unicorn-flatulence = Unicorn flatulence
card-unicorn-flatulence-effect = For your cauldron
card-crocodile-tears = Crocodile tears
card-crocodile-tears-effect = For your cauldron
card-ghost-laughter = Ghost laughter
card-ghost-laughter-effect = For your cauldron
card-gnome-vomit = Gnome vomit
card-gnome-vomit-effect = For your cauldron
card-enchantment = Enchantment
card-enchantment-effect = A rival loses a turn
card-possession = Possession
card-possession-effect = Ask a rival for a card
card-cauldron-block = Cauldron Block
card-cauldron-block-effect = Blocks a rival’s cauldron
card-wand-break = Wand Break
card-wand-break-effect = Breaks a rival’s wand
card-cauldron-theft = Cauldron Theft
card-cauldron-theft-effect = Swap cauldrons with a rival
card-explosion = Explosion
card-explosion-effect = Empties a rival’s cauldron
card-counterspell = Counterspell
card-counterspell-effect = Cancels a spell
card-mirror = Mirror
card-mirror-effect = Cancels or bounces a spell
card-golden-cauldron = Golden Cauldron
card-golden-cauldron-effect = Hold three to win

student-aldric = Aldric
student-lyra = Lyra
student-magnus = Magnus
student-celestia = Celestia
student-corvus = Corvus

art-kind-attack = Attack
art-kind-defense = Defence
art-kind-ingredient = Ingredient
art-kind-golden = Golden

# On the picture of the table.
art-draw-pile = Draw pile
art-discard-pile = Discards
# Stands for a player whose name has no letter that can be drawn.
art-seat = Player { $number }

# Alternative text.
art-card-alt = { $card } ({ $kind }). { $effect }.
art-hand-empty = Your hand is empty
art-students-alt = Students to choose from: { $students }.
art-hand-alt = { $count ->
    [one] Your card: { $cards }.
   *[other] Your { $count } cards: { $cards }.
}
art-table-alt-turn = It is { $name }’s turn.
art-table-alt-winner = { $name } has won.
art-table-alt-piles = Draw pile: { $draw }. Discards: { $discard }.
art-table-alt-place = { $name } ({ $student }): { $facts }.
art-table-alt-no-student = no student yet
art-table-alt-hand = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
art-table-alt-broken = broken wand
art-table-alt-enchanted = loses the next turn
# $colour is the student whose colour the cauldron has.
art-table-alt-cauldron = { $blocked ->
    [yes] { $colour }’s cauldron, blocked, with { $ingredients }
   *[no] { $colour }’s cauldron with { $ingredients }
}
art-table-alt-nothing = nothing
