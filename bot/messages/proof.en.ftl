### Fair play that can be proved, and the history of a game.

## The living panel

button-history = History
button-file = Download the game
board-seal = -# The closing seal of the whole game: `{ $seal }`. `/verify` checks it.

## A game as a file

file-given = The whole game as one file, with its secret number and every answer. `/verify` with `file`, or `maese verify` on any computer, plays it again and checks it.

## What was found

verify-fits = ### ✓ Everything fits
verify-misfit = ### ✗ Something does not fit
verify-unread = ### ✗ This file cannot be checked
verify-played =
    { $answers ->
        [one] { $game } with { $players }: one answer.
       *[other] { $game } with { $players }: { $answers } answers.
    }
verify-result = The secret number is the one that was sealed at the start, every question was put as it had to be, and the game ends with the result that was announced.
verify-no-result = The secret number is the one that was sealed at the start, and every question was put as it had to be. The game was not played to its end.
verify-sealed = Every entry of the file, and all that was told, is as it was sealed.
verify-sealed-untold = Every entry of the file is as it was sealed. What was told could not be compared: the file comes from another version of the bot.
verify-unsealed = The file has no seals for its entries, so that another answer would show only where it changed what came later.
verify-seal = -# Its closing seal: `{ $seal }`. It has to be the one below the table of the game.
verify-entry = Entry { NUMBER($entry, useGrouping: 0) }: { $what }
verify-expected = -# Expected: { $expected }
verify-found = -# Found: { $found }

misfit-game = It is no game of these rules.
misfit-version = It was played by another version of the rules.
misfit-set-up = No such game can be set up: the number of players or the options cannot be.
misfit-commitment = The secret number is not the one that was sealed at the start.
misfit-head = The seats, the options, the rules or the secret number are not those that were sealed.
misfit-changed = this is not the entry that was sealed.
misfit-lacking = an entry was sealed here that the file does not have.
misfit-unreadable = it cannot be read.
misfit-closed = it answers a question that was not open.
misfit-question = the question at this point is not the one that was answered.
misfit-seat = the question was put to another seat.
misfit-illegal = the answer is not one that the rules allow there.
misfit-broken = the rules cannot play this.
misfit-no-seat = there is no such seat.
misfit-over = the rules had ended the game before.
misfit-told = the rules tell something else here than was told.
misfit-result = The result is not the one that was announced.

fault-empty = The file is empty.
fault-not-text = It is no text in UTF-8.
fault-cut-off = The file is cut off.
fault-not-json = It is no JSON.
fault-no-game = This is no game that the bot gave out.
fault-format = It is written in a format that this version of the bot does not read.
fault-invalid = Something in it is not as it should be: { $where }
fault-unknown-game = It is a game that this bot does not have: { $where }
fault-other-rules = It was played by version { $found } of its rules; the bot has version { $expected }.
fault-too-large = It is larger than any game can be.
fault-too-much = It takes too long to play again.
fault-line = Line { NUMBER($line, useGrouping: 0) }.

## The history

history-title = ### { $game } · table { NUMBER($number, useGrouping: 0) } · history
history-page =
    { $eyes ->
        [all] -# Page { $page } of { $pages }. The game is over: nothing in it is secret any more.
        [seat] -# Page { $page } of { $pages }, as you see it. 🤫 is what only you know.
       *[public] -# Page { $page } of { $pages }, as everybody sees it.
    }
history-empty = Nothing has been told yet.
history-first = « First
history-previous = ‹ Previous
history-next = Next ›
history-last = Last »
history-table = The table then
history-choose = Turn to…
history-chapter =
    { $page ->
        [1] Page { $page }: to entry { NUMBER($last, useGrouping: 0) }
       *[other] Page { $page }: entries { NUMBER($first, useGrouping: 0) } to { NUMBER($last, useGrouping: 0) }
    }
history-step = `{ NUMBER($entry, useGrouping: 0) }` { $told }
history-private = 🤫 { $line }
history-private-of = 🤫 to { $seat }: { $line }
history-answered =
    { $by ->
        [bot-player] ▸ { $seat }, { $what } The bot answers.
       *[person] ▸ { $seat }, { $what } Answered.
    }
history-answer =
    { $by ->
        [bot-player] ▸ { $seat }, { $what } The bot: { $answer }
       *[person] ▸ { $seat }, { $what } ✓ { $answer }
    }
history-hand-over = The bot takes the place of { $seat }.
history-return = { $seat } is back at the table.
history-take-over = { $seat } takes this seat over.
history-time-out =
    { $rule ->
        [remind] ⏰ Time is up for { $seat }: a reminder.
        [answer] ⏰ Time is up for { $seat }: the bot answers this once.
       *[hand-over] ⏰ Time is up for { $seat }: the bot plays on in their place.
    }
history-pause = The game is paused.
history-resume = The game goes on.
history-rewind = ↩ The game goes back: what came from entry { NUMBER($to, useGrouping: 0) } on no longer counts.
history-end =
    { $by ->
        [vote] The game ends by vote of the players.
        [host] The game is ended by a moderator.
        [nobody-left] Everybody has left: the game ends.
       *[stale] The game is ended after a long time without an answer.
    }
history-broken = ❄ This entry does not fit the rules; what came after it cannot be told.

## Refusals

refused-seed-secret = This game is not over yet: its file would give away the secret number, and with it every hand. You get it once the game has ended.
refused-journal-unreadable = The journal of this game is damaged, so that it cannot be told any more.
refused-no-such-entry =
    { $last ->
        [-1] Nothing has been answered in this game yet.
       *[other] This game has no such entry; its last is { NUMBER($last, useGrouping: 0) }.
    }
refused-too-busy = Too many files are being checked at the moment. Try again in a minute.

## Commands

command-any-table-parameter = Which table, by its number
command-history-description = Page through a game, as you saw it; all of it once it is over
command-history-entry = From which entry on; the latest, if you leave it out
command-verify-description = Check that a finished game was fair, and get it as a file
command-verify-file = A game's file, to check it instead of a table
