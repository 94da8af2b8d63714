### What people have achieved in one game over time.

record-title = ### { $game }: who has done what here
record-line = { $place }. **{ $name }**: { $score } · { $games ->
        [one] one game
       *[other] { $games } games
    }, { $wins ->
        [0] none won
        [one] one won
       *[other] { $wins } won
    }
record-empty = No game has been played to its end here yet.
