### What a table decides about itself: votes, pauses, seats, taking back, once more.

## The public thread

feed-vote-end = { $seat } votes to end the game ({ $votes } of { $needed }): `/table end`
feed-vote-pause = { $who } would like to pause the game ({ $votes } of { $needed }).
feed-vote-resume = { $who } would like to go on with the game ({ $votes } of { $needed }).
feed-vote-bot = { $who } would like the bot to play for { $seat } ({ $votes } of { $needed }).
feed-vote-seat = { $who } would like { $user } to take the seat of { $seat } ({ $votes } of { $needed }).
feed-vote-seat-own = { $who } would like to take the seat of { $seat }, which the bot plays ({ $votes } of { $needed }).
feed-vote-time = { $who } would like another time for an answer: { $time } ({ $votes } of { $needed }).
feed-vote-undo = ↩ { $who } would like to take back their last answer, and all that came after it. It needs the consent of { $whom }.
feed-by-moderator = -# { $who } decided this as a moderator.
feed-paused = ## ⏸ The game is paused
    Nobody can answer, and no time runs. **Go on** below the table, or `/table resume`, is a vote to go on.
feed-resumed =
    { $count ->
        [0] ## ▶ The game goes on
       *[other]
            ## ▶ The game goes on
            Waiting for { $whom }.
    }
feed-bot-takes-seat = The bot plays on in the place of { $seat }.
feed-seat-offered = { $user }, the table offers you the seat of { $seat }: their cards, and what is asked of them. It is yours once you take it.
feed-taken-over = { $who } takes the seat of { $seat }.
feed-taken-back = ↩ { $seat } takes back their last answer. It no longer counts, nor does what came after it.
feed-ended-stale = ## Nobody had answered for two weeks: the game ends
feed-rematch =
    { $count ->
        [0] { $who } would like to play once more: [take a seat]({ $link }).
        [one] { $who } would like to play once more: [take a seat]({ $link }). { $whom }, your seat is kept for you.
       *[other] { $who } would like to play once more: [take a seat]({ $link }). { $whom }, your seats are kept for you.
    }

button-vote-pause = Pause
button-vote-resume = Go on
button-vote-bot = Let the bot play
button-vote-seat = Agree
button-vote-time = Agree
button-vote-undo = Agree
button-take-seat = Take this seat
button-resume = Go on
button-rematch = Once more
button-add-bot = Add a bot player
button-remove-bot = Remove a bot player

## The living panel

board-paused = ⏸ **The game is paused**: it stopped { $since }.
bot-player = Bot { $number }
games-paused = paused

## Private answers

vote-counted = Your vote counts: { $votes } of { $needed }.
vote-decided = It is decided.
undo-asked =
    { $missing ->
        [one] The table is asked. The consent of one more is needed.
       *[other] The table is asked. The consent of { $missing } more is needed.
    }
undo-done = Your last answer is taken back. You are asked again.
seat-yours = The seat is yours now, with all that belongs to it.
seat-taken-by-you = The seat is yours. I am writing to you now; **My hand** below the table shows the same.
seat-asked-for =
    { $needed ->
        [one] The table is asked: one vote lets you sit down. You will be told in the thread.
       *[other] The table is asked: { $needed } votes let you sit down. You will be told in the thread.
    }
rematch-open = [The new table]({ $link }) is open.
rematch-joined = You have a seat at [the new table]({ $link }).

## Refusals

refused-game-paused = The game is paused: nobody can answer now. **Go on** below the table, or `/table resume`, is a vote to go on.
refused-already-paused = The game is paused already.
refused-not-paused = The game is not paused.
refused-not-over = The game is not over yet.
refused-seat-taken = That seat is not free: somebody holds it, or it is kept for somebody. The table can offer it to you with `/table replace`.
refused-seat-of-bot = The bot plays that seat already.
refused-person-seated = They have a seat at this table, or the bot keeps one for them.
refused-cannot-take-back =
    { $barrier ->
        [nothing] You have given no answer yet that could be taken back.
        [chance] That can no longer be taken back: something was rolled or shuffled since.
        [seats] That can no longer be taken back: a seat has changed hands since, or somebody's time was up.
       *[revealed] That can no longer be taken back: something that was hidden has been seen since.
    }
refused-pointless = That is no longer up for decision: the game has gone on, or it was decided.

## Commands

command-table-at-once = Do it at once; needs Manage Messages here
command-pause-description = Vote to pause a game: nobody can answer
command-resume-description = Vote to go on with a paused game
command-undo-description = Take back your last answer, if nobody learned anything
command-replace-description = Vote to give a seat to somebody else, or to the bot
command-replace-seat = Whose seat
command-replace-person = Who is to have it; the bot, if you leave it out
command-join-description = Ask for a seat that the bot holds in a game
command-join-seat = Whose seat; any, if you leave it out
command-rematch-description = Play once more, after the end
command-play-bots = Seats that the bot plays
