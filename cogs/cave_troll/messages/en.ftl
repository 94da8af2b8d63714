### Cave Troll: what its game master says.

game-cave-troll = Cave Troll
game-cave-troll-about =
    A dungeon of 33 rooms, gold in each of them, and several parties of heroes who all saw it first. Hold the most heroes in a room when it is scored, and send orcs, wraiths and worse to the others.
    -# 2 to 4 players, about an hour

## Questions

cave-troll-take-action =
    { $actions ->
        [one] **Your turn: the last action. What do you do?**
       *[other] **Your turn: { $actions } actions left. What do you do?**
    }
cave-troll-take-action-public = it is your turn.
cave-troll-take-action-deed = Where to, or what with?
cave-troll-take-action-target = On whom, or where?
cave-troll-play-card = **Which card do you play, and where?**
cave-troll-play-card-public = play a card.
cave-troll-push =
    { $pusher-key ->
        [wraith] **Your Wraith is in { $room }: whom does it push, and where to?**
       *[rampaging-troll] **Your Rampaging Troll rampages in { $room }: whom does it push out, and where to?**
    }
cave-troll-push-public = somebody is about to be pushed.
cave-troll-push-owner = Whose character?
cave-troll-flee = **A Cave Troll is in { $room }. You may save one of your characters: which, and where to?** All that is left there is removed.
cave-troll-flee-public = you may save one character.
cave-troll-step-on =
    { $steps ->
        [one] **The Swift Boots carry your { $figure } one step more. Where to?**
       *[other] **The Swift Boots carry your { $figure } up to { $steps } steps more. Where to?**
    }
cave-troll-step-on-public = the Swift Boots itch.
ask-figure = Which figure?
ask-space = Where to?

act-draw = Draw and play a card
act-artifact = Play your artifact
act-artifact-short = Artifact
act-undo = Take back the last action
act-end-turn = End your turn
ability-strike = strike down
ability-strike-effect = removes a hero from its room.
ability-push = push
ability-push-effect = pushes a character out of its room.
ability-slay = slay a troll
ability-slay-effect = both leave the board, the Giant Slayer and the Rampaging Troll.
ability-banish = banish
ability-banish-effect = puts a rival’s Banshee into a pit.
ability-assassinate = assassinate
ability-assassinate-effect = removes a Grunt, or a hero who is the only one of its colour there.
ability-rampage = rampage
ability-rampage-effect = pushes two out of its room and removes all other figures.
ability-crush = crush
ability-crush-effect = removes all rivals’ Adventurers from its room.
ability-lure = lure
ability-lure-effect = draws a rival’s character here from next door.
flight-stay = Save nobody
halt-stop = Stop here

## Options of the table, and ends

cave-troll-option-characters = Characters
character-set-classic = Classic: Knight, Dwarf, Barbarian, Thief, Cave Troll, Orc, Wraith
character-set-variant = Variant: Paladin, Giant Slayer, Berserker, Assassin, Rampaging Troll, Grunt, Banshee
cave-troll-end-most-gold = A deck is empty, and the gold is counted.
cave-troll-end-shared-gold = A deck is empty, and nobody has more gold than the other.

## The table in words

table-classic = classic characters
table-variant = variant characters
table-head =
    Scoring icons: { $icons } of { $needed } · artifacts left: { $artifacts } · { $characters }
table-turn =
    { $actions ->
        [one] { $seat } is to play, the last action
       *[other] { $seat } is to play, { $actions } actions left
    }
table-player = { $seat } · gold: **{ $gold }** · deck: { $deck } · hand: { $hand } · discards: { $discard }
table-artifact = an artifact face down
table-won = 👑 has won
table-removed = - off the board: { $figures }
table-room = - { $space }, { $gold } gold: { $figures }
table-nobody = nobody’s
table-controller = held by { $seat }
table-space = - { $space }: { $figures }
table-figures = { $seat } { $figures }
table-empty = All rooms are empty.

## One’s own hand in words

hand-card = **{ $card }**: { $effect }
hand-artifact =
    { $coins ->
        [one] Your artifact, **{ $artifact }**: { $effect } One gold if you keep it to the end.
       *[other] Your artifact, **{ $artifact }**: { $effect } { $coins } gold if you keep it to the end.
    }

## A player, for whoever may act on one; kept short, for a menu shows 100 characters

seat-facts = { $gold } gold, { $deck } in the deck
seat-artifact = an artifact face down

## The record of a server

cave-troll-record-score = { $total } gold, { $best } in the best game
