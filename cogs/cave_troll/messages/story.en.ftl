### What happens in the dungeon.
### The emoji that opens a line says what kind of thing it is: card, step, blow, artifact, gold.

## Parts of sentences: from where, to where, and where

story-from = from { $start }
story-to = to { $end }
story-at =
    { $space-key ->
        [stairs-1] on { $space }
        [stairs-2] on { $space }
        [stairs-3] on { $space }
        [stairs-4] on { $space }
       *[other] in { $space }
    }

## The beginning, and turns

hands-drawn = 🎲 Everybody draws a card. { $first } begins.
your-first-card = You draw **{ $card }**.
turn-began = { "" }
turn-cut-short =
    { $left ->
        [one] ⏳ { $seat } leaves the last action unused.
       *[other] ⏳ { $seat } leaves { $left } actions unused.
    }
action-undone =
    { $actions ->
        [one] ↩ { $seat } takes the last action back and has one left.
       *[other] ↩ { $seat } takes the last action back and has { $actions } left.
    }

## Cards

card-drawn =
    { $left ->
        [0] 🎴 { $seat } draws the last card of the deck.
        [one] 🎴 { $seat } draws a card; one is left.
       *[other] 🎴 { $seat } draws a card; { $left } are left.
    }
you-drew = You draw **{ $card }**.
figure-placed =
    { $figure-key ->
        [treasure-chest] 🎴 { $seat } leaves the **{ $figure }** { story-at }.
        [cave-troll] 🎴 { $seat } plays the **{ $figure }**: it breaks out { story-at }.
       *[other] 🎴 { $seat } plays **{ $figure }** { story-at }.
    }
artifact-found = 🎴 { $seat } finds an artifact and lays it face down.
you-found =
    { $coins ->
        [one] Your artifact: **{ $artifact }**, worth one gold if you never use it.
       *[other] Your artifact: **{ $artifact }**, worth { $coins } gold if you never use it.
    }
score-room-played = 🎴 { $seat } has **{ $room }** scored.
icons-added =
    { $icons ->
        [one] ⌛ One scoring icon more: the pile shows { $total }.
       *[other] ⌛ { $icons } scoring icons more: the pile shows { $total }.
    }

## Moves

figure-moved = 👣 { $seat }’s { $figure } moves { story-from } { story-to }.
thief-sneaked = 👣 { $seat }’s Thief leaves { $start } and turns up again: { $end }.
wall-passed = 👣 { $seat }’s { $figure } goes through the wall { story-from } { story-to }.
gold-found = 🪙 { $seat }’s Giant Slayer finds one gold in { $room }, which was empty.

## Abilities

orc-slain = ⚔ { $seat }’s Knight finds { $owner }’s Orc { story-at } and removes it.
orc-struck = ⚔ { $seat }’s Orc strikes down { $owner }’s { $figure } in { $room }.
wraith-pushed = 👻 { $seat }’s Wraith pushes { $owner }’s { $figure } { story-from } { story-to }.
figure-fled = 👣 { $seat }’s { $figure } flees the Cave Troll, { story-from } { story-to }.
figure-crushed =
    { $figure-key ->
        [treasure-chest] ⚔ { $seat }’s troll sits down on { $owner }’s { $figure } in { $room }.
       *[other] ⚔ { $seat }’s troll removes { $owner }’s { $figure } from { $room }.
    }
rampage-pushed = ⚔ { $seat }’s Rampaging Troll pushes { $owner }’s { $figure } { story-from } { story-to }.
giant-slain = ⚔ { $seat }’s Giant Slayer falls with { $owner }’s Rampaging Troll { story-at }.
banshee-banished = ⚔ { $seat }’s Paladin banishes { $owner }’s Banshee { story-from } { story-to }.
assassin-struck = ⚔ { $seat }’s Assassin removes { $owner }’s { $figure } from { $room }.
grunt-struck = ⚔ { $seat }’s Grunt crushes { $owner }’s { $figure } in { $room }.
banshee-lured = 👻 { $seat }’s Banshee lures { $owner }’s { $figure } { story-from } { story-to }.

## Artifacts

artifact-revealed = ✨ { $seat } turns an artifact over: **{ $artifact }**!
hero-revived = ✨ { $seat }’s { $figure } is back from the dead { story-at }.
monster-banished = ✨ The horn sends { $owner }’s { $figure } off { story-from } { story-to }.
hero-cursed = ✨ The idol smiles, and { $owner }’s { $figure } is gone from { $room }.

## Scoring

room-scored = 🪙 { $seat } gains **{ $gold } gold** for { $room }.
room-tied = 🪙 { $seats } tie for { $room }, and nobody gains anything.
room-without-heroes = 🪙 There is no hero in { $room }: its gold stays where it is.
gold-split =
    { $lost ->
        [0] 🪙 Berserkers share { $room }: { $gold } gold each for { $seat } and { $seats }.
        [one] 🪙 Berserkers share { $room }: { $gold } gold each for { $seat } and { $seats }. One is lost in the brawl.
       *[other] 🪙 Berserkers share { $room }: { $gold } gold each for { $seat } and { $seats }. { $lost } are lost in the brawl.
    }
board-scored = ⌛ **{ $icons } icons: all rooms are scored.**
board-scored-last = ⌛ **All rooms are scored for the last time.**
seat-scored =
    { $rooms-count ->
        [one] 🪙 { $seat } gains **{ $gold } gold** for { $rooms }.
       *[other] 🪙 { $seat } gains **{ $gold } gold** for { $rooms-count } rooms: { $rooms }.
    }
rooms-tied =
    { $rooms-count ->
        [one] 🪙 Nobody gains anything in { $rooms }: it is a tie.
       *[other] 🪙 Nobody gains anything for ties in { $rooms-count } rooms: { $rooms }.
    }
deck-emptied = 🏁 { $seat }’s deck is empty: the game ends, and { $seat } gains { $gold } gold for being first.
coins-counted =
    { $gold ->
        [one] 🪙 { $seat } never used the { $artifact }: one gold.
       *[other] 🪙 { $seat } never used the { $artifact }: { $gold } gold.
    }
most-gold =
    { $seats-count ->
        [one] 👑 { $seats } leaves the dungeon with the most gold: { $gold }.
       *[other] 👑 { $seats } leave the dungeon with the most gold: { $gold } each.
    }
