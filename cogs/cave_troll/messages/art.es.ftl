### Las palabras de las imágenes y de su texto alternativo.

# En la esquina de una escalera o de un foso: E1, F1.
art-stairs = E{ $number }
art-pit = F{ $number }
art-turn = Juega { $name }
art-won =
    { $count ->
        [one] Gana { $names }
       *[other] Empatan { $names }
    }
# En lugar de un jugador cuyo nombre no tiene ninguna letra que se pueda dibujar.
art-seat = Jugador { $number }

# Texto alternativo.
art-alt-table = La mazmorra. Iconos de puntuación: { $icons } de { $needed }. Artefactos por encontrar: { $artifacts }.
art-alt-turn =
    { $actions ->
        [one] Juega { $name } y le queda una acción.
       *[other] Juega { $name } y le quedan { $actions } acciones.
    }
art-alt-player =
    { $name }: { $gold } de oro, mazo { $deck }, descartes { $discard }, figuras retiradas { $removed }{ $artifacts ->
        [0] { "" }
       *[other] , un artefacto boca abajo
    }{ $held ->
        [0] ; no controla ninguna sala.
        [one] ; controla la sala { $rooms }.
       *[other] ; controla las salas { $rooms }.
    }
art-alt-hand =
    { $count ->
        [one] Tu carta: { $cards }.
       *[other] Tus cartas: { $cards }.
    }
art-alt-artifact = Tu artefacto, boca abajo: { $artifact }.
art-alt-board = Debajo, el tablero.
