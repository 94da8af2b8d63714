### What is stored about a person: /privacy.

# What a seat is called whose player had everything about them deleted.
privacy-player = Player { $number }

privacy-export = This is everything I store about you, in one file. Of games that are being played it holds your own answers only, and no secret of anybody else. Nobody else sees this message.

privacy-delete-title = ### Delete everything about you?
privacy-delete-tables =
    { $count ->
        [0] You sit at no table at the moment.
        [one] **You sit at one table.** You leave it for good: the bot plays on in your place, and the game ends if nobody is left.
       *[other] **You sit at { $count } tables.** You leave them for good: the bot plays on in your place, and a game ends if nobody is left.
    }
privacy-delete-gone = What goes: your preferences, your votes, your place in records and standings, your Discord id and your name everywhere in my database. Your seats are called “Player 3” or the like.
privacy-delete-stays = What stays: the games of the others, with the answers given from your seats, which name nobody. What stands in Discord stays there: messages in threads, pictures, your direct messages. It cannot be undone.
button-privacy-delete = Delete everything about me
privacy-deleted = Done: nothing in my database names you any more. Old traces in the file itself are overwritten within a day, and backups of the host go when the host lets them go. If you play again, I store what that needs, from the beginning.

## Commands

command-privacy-description = What I store about you: get it, or delete it
command-privacy-export-description = Get everything I store about you, as a file
command-privacy-delete-description = Delete everything I store about you; asks once more first
