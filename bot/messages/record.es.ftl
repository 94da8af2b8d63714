### Lo que cada cual ha logrado en un juego con el tiempo.

record-title = ### { $game }: lo que cada cual ha logrado aquí
record-line = { $place }. **{ $name }**: { $score } · { $games ->
        [one] una partida
       *[other] { $games } partidas
    }, { $wins ->
        [0] ninguna ganada
        [one] una ganada
       *[other] { $wins } ganadas
    }
record-empty = Aquí todavía no se ha jugado ninguna partida hasta el final.
