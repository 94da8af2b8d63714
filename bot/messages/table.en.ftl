### What is said at any table.

## The public thread

thread-name = { $game } · table { NUMBER($number, useGrouping: 0) }
feed-begun =
    ## Table { NUMBER($number, useGrouping: 0) } begins
    -# Every shuffle and every die comes from one secret number. Its seal: `{ $commitment }`. The number itself is shown when the game ends, so that anybody can check that it was fair.
feed-asked = ▸ { $user }, { $what }
feed-game-over =
    { $count ->
        [0] ## Nobody wins
        [one] ## { $winners } wins!
       *[other] ## { $winners } win!
    }
    { $why }
feed-seed = -# The secret number was `{ $seed }`, its seal `{ $commitment }`. `maese verify` re-plays the game from them.
feed-left = { $seat } has left the table. The bot plays on in their place.
feed-gone = { $seat } has left the table.
feed-ended-vote = ## The game ends by vote of the players
feed-ended-host = ## The game was ended by a moderator
feed-ended-nobody-left = ## Everybody has left: the game ends
feed-frozen = ## This game is frozen
    { $whom } what is written in the journal no longer fits the rules. Nothing is lost.
feed-way-back = Below you can go back to the last good answer, or end the game.
feed-no-way-back = The bot has other rules now. The game goes on by itself once they fit again; below you can end it.
feed-thawed = The game goes on: what is in its journal fits the rules again.
feed-rewound = The game goes on from its last good answer; what came after entry { NUMBER($entry, useGrouping: 0) } no longer counts.
feed-direct-closed = ✉ { $user } my direct messages do not reach you. Press **My hand** below the table to see your cards; there you can also try again once you have opened your direct messages.

## The living panel

board-title = ### { $game } · table { NUMBER($number, useGrouping: 0) }
board-finished = The game is over.
board-ended = The game was ended early.
board-frozen = ❄ The game is frozen: its journal no longer fits the rules. Nothing is lost.

button-turn = My move
button-hand = My hand
button-text = In words
button-direct = Try direct messages again
button-rewind = Back to the last good answer
button-end = Vote to end
button-back = Back
button-done = Done
button-number = Enter a number
button-previous = Previous
button-next = Next

## Private messages

private-table = -# [{ $game } · table { NUMBER($number, useGrouping: 0) }]({ $link })
hand-empty = Your hand is empty.
answered = ✓ { $answer }
answered-elsewhere = This question is no longer open.
direct-closed-private = My direct messages do not reach you. Allow direct messages from this server's members, then press the button.
direct-retried = I am writing to you now. If nothing arrives, your direct messages are still closed.
direct-open = Your direct messages work again.
left = You have left the table. The bot plays on in your place.
voted = Your vote counts: { $votes } of { $needed } needed to end the game.
ended = The game has ended.
moved = The game goes on in a new thread of this channel.
rewound = The game goes on.

select-one =
    { $pages ->
        [one] Choose…
       *[other] Choose… (page { $page } of { $pages })
    }
select-several =
    { $least ->
        [0] Choose up to { $most }…
       *[other]
            { $exact ->
                [True] Choose { $least }…
               *[False] Choose { $least } to { $most }…
            }
    }
form-number-title = Your number
form-number-label = A number from { $least } to { $most }
confirm-yes = Yes
confirm-no = No
# A button that decides more than its own option: "Attack: Explosion → Bo".
option-ahead = { $option }: { $ahead }
# A line above buttons, about one of them.
option-line = - { $option }: { $about }
answer-nothing = nothing
ask-card = Which card?
ask-target = Whom?
ask-name = Which card do you name?
ask-option = What next?

## Lists

games-title = ### Your tables
games-line = - [{ $game } · table { NUMBER($number, useGrouping: 0) }]({ $link }): { $status }
games-none = You sit at no table. `/play` opens one.
games-lobby = waiting for players
games-playing = under way
games-frozen = frozen
games-your-turn = **your move**
table-choice = { $game } · table { NUMBER($number, useGrouping: 0) }
