### The words on pictures and in their alternative text.

# In a stairs' or a pit's corner: S1, P1.
art-stairs = S{ $number }
art-pit = P{ $number }
art-turn = { $name } is to play
art-won =
    { $count ->
        [one] Won by { $names }
       *[other] Shared by { $names }
    }
# Stands for a player whose name has no letter that can be drawn.
art-seat = Player { $number }

# Alternative text.
art-alt-table = The dungeon. Scoring icons: { $icons } of { $needed }. Artifacts left: { $artifacts }.
art-alt-turn =
    { $actions ->
        [one] { $name } is to play, with one action left.
       *[other] { $name } is to play, with { $actions } actions left.
    }
art-alt-player =
    { $name }: { $gold } gold, deck { $deck }, discards { $discard }, figures removed { $removed }{ $artifacts ->
        [0] { "" }
       *[other] , an artifact face down
    }{ $held ->
        [0] ; controls no room.
        [one] ; controls room { $rooms }.
       *[other] ; controls rooms { $rooms }.
    }
art-alt-hand =
    { $count ->
        [one] Your card: { $cards }.
       *[other] Your cards: { $cards }.
    }
art-alt-artifact = Your artifact, face down: { $artifact }.
art-alt-board = Below: the board.
