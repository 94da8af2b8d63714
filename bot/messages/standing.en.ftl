### Wins, streaks and ratings: /standing and what it shows.

standing-all-games = All games
standing-title =
    { $scope ->
        [server] { $game }: the best on this server
       *[everywhere] { $game }: the best everywhere
    }
standing-row = { $place }. **{ $name }**: { $career }
standing-empty = Nobody is in this table yet.

## What somebody has achieved; each goes on where the one before ends

standing-games =
    { $games ->
        [one] one game
       *[other] { $games } games
    }, { $wins ->
        [0] none won
        [one] one won
       *[other] { $wins } won
    }
standing-streaks =
    { $streak ->
        [0] { $career }, longest streak { $longest }
        [one] { $career }, the latest won, longest streak { $longest }
       *[other] { $career }, the latest { $streak } in a row, longest streak { $longest }
    }
standing-rated = { $career }; rating { NUMBER($rating, useGrouping: 0) }
standing-scored = { $career } ({ $score })

## Below the table

standing-own = **You:** { $career }. Only you see this.
standing-own-placed =
    { $people ->
        [one] **You:** the only one in the table; { $career }.
       *[other] **You:** place { $place } of { $people }; { $career }.
    }
standing-own-none = You have finished no game here yet.
standing-others =
    { $count ->
        [one] -# One more person has played, and is not named.
       *[other] -# { $count } more people have played, and are not named.
    }
standing-nameless = -# Your name is in no table. If you put it in, others see what you are called at your tables, your games, wins, streaks and rating: on your servers, and in the table of all servers.
standing-named = -# Your name is in the tables, with your games, wins, streaks and rating. You can take it out at any time.
standing-button-join = Put my name in
standing-button-leave = Take my name out
standing-button-words = In words
standing-button-picture = As a picture

## One person

standing-person =
    { $scope ->
        [server] ### { $name }: games on this server
       *[everywhere] ### { $name }: games everywhere
    }
standing-game = - **{ $game }:** { $career }
standing-game-placed = - **{ $game }:** place { $place }; { $career }

## The picture

standing-alt = { $place }. { $name }: { $career }
standing-column-games = Games
standing-column-wins = Won
standing-column-streak = Streak
standing-column-longest = Longest
standing-column-best = Record
standing-column-rating = Rating
standing-figure = { $figure }
standing-rating = { NUMBER($figure, useGrouping: 0) }

## In the thread, when a game is over

standing-news = -# Rating on this server: { $changes }.
standing-change = { $name } { NUMBER($rating, useGrouping: 0) } ({ $gained })

## Refusals

refused-not-in-standing = I have nothing to show about that person: they have finished no game there, or do not want to be named.

## Commands

command-standing-description = See the table of the best, and choose whether you are in it
command-standing-game = Which game; the one played here, or all, if you leave it out
command-standing-where = Whose games count; those of this server at first
command-standing-where-server = This server
command-standing-where-everywhere = Everywhere
command-standing-player = Whose games you want to know about
