### What Discord shows of the commands.

command-play-description = Open a table for a game
command-play-game = Which game
command-play-language = The table's language; by default the server's, or yours
command-play-options = Options of the game, such as dealer=first-seat
command-games-description = List your tables
command-table-parameter = Which table, if you sit at several
command-table-description = Decide about a game: pause, end, undo, seats; talk to your team
command-hand-description = See your cards, in private
command-board-description = See the table
command-board-form = As a picture, or in words
command-board-picture = Picture
command-board-text = Text
command-leave-description = Leave a game; the bot plays on for you
command-end-description = Vote to end a game before its end
command-move-description = Go on with a game in this channel
command-say-description = Say something to your team, in private
command-say-text = What they are to read
command-talk-description = Take part in your team's talk, or no longer
command-talk-state = Whether you get what your team writes, and they what you write
command-talk-on = On
command-talk-off = Off
