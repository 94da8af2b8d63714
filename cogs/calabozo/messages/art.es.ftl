### Las palabras de las imágenes, de su texto alternativo y del tablero en texto.

# En las imágenes, donde hay poco sitio.
# En lugar de un nombre sin ninguna letra que se pueda dibujar.
art-seat = Jugador { $number }
art-no-figure = Por elegir
art-turn = Turno de { $name }
art-won = Victoria: { $name }
art-dead = Sin vida
art-out = Fuera
art-jailed = En la jaula
art-bound = Debe luchar
art-place-hall = Sala principal
art-place-corridor = { $square }
art-place-cell = celda { $square }
art-place-tower = torre { $square }
art-place-underworld = Inframundo { $square }
art-steps = { $count ->
    [one] Queda un paso
   *[other] Quedan { $count } pasos
}
art-steps-speed = Con Velocidad, puedes seguir
art-no-treasures = Aún sin tesoros
art-only-you = Solo lo ves tú
art-hidden-hand = { $count ->
    [0] sin tesoros
    [one] un tesoro, sin enseñar
   *[other] { $count } tesoros, sin enseñar
}

# Texto alternativo.
art-alt-table = { $round ->
    [0] El tablero antes de la primera ronda.
   *[other] El tablero en la ronda { $round } de { $cap }.
} Se gana con { $rings } anillos. Quedan { $monsters ->
    [0] cero monstruos
    [one] un monstruo
   *[other] { $monsters } monstruos
} y { $dragons ->
    [0] ningún dragón
    [one] un dragón
   *[other] { $dragons } dragones
}.
art-alt-turn = Turno de { $name }.
art-alt-won = Victoria: { $name }.
art-alt-no-figure = { $number }: { $name }, aún sin aventurero.
art-alt-adventurer = { $number }: { $name } ({ $figure }), { $place }, { $treasures ->
    [0] sin tesoros
    [one] un tesoro
   *[other] { $treasures } tesoros
}
art-alt-out = { $number }: { $name } ({ $figure }), fuera de la partida.
art-alt-lost-turns = { $count ->
    [one] pierde un turno
   *[other] pierde { $count } turnos
}
art-alt-face-up = A la vista: { $foes }.
art-alt-zoom = Una parte del tablero.
art-alt-reach = Adónde puedes ir desde { $place }: { $squares }.
art-alt-hand = { $treasures ->
    [none] No tienes tesoros.
   *[other] Tus tesoros: { $treasures }.
} Anillos que conoces: { $rings } de { $needed }.
art-alt-mate = { $name } te enseña: { $treasures }.
art-alt-foe = Ante ti: { $foe }{ $needed ->
    [0] { "" }
   *[other] , que cae con { $needed } o más
}.
art-alt-figures = Aventureros que puedes elegir: { $figures }.

# El tablero en palabras.
text-round = { $round ->
    [0] Antes de la primera ronda
   *[other] Ronda { $round } de { $cap }
}
text-rings-needed = se gana con { $count } anillos
text-monsters = { $count ->
    [0] no quedan monstruos
    [one] queda un monstruo
   *[other] quedan { $count } monstruos
}
text-dragons = { $count ->
    [0] no quedan dragones
    [one] queda un dragón
   *[other] quedan { $count } dragones
}
text-legend = **1**–**8** aventureros · m monstruo · d dragón · H Sala principal · U Inframundo · líneas: por dónde se sigue, sin las puertas secretas
text-adventurer = **{ $number }** { $seat } · { $figure }
text-no-figure = **{ $number }** { $seat } · aún sin aventurero
text-turn = le toca
text-won = victoria
text-out = fuera de la partida
text-dead = sin vida ({ $place })
text-jailed = en la jaula
text-bound = debe luchar
text-lost-turns = { $count ->
    [one] pierde un turno
   *[other] pierde { $count } turnos
}
text-treasures = { $count ->
    [0] sin tesoros
    [one] un tesoro
   *[other] { $count } tesoros
}
text-shows = a la vista de su equipo
text-ways = salidas: { $ways }
text-way = { $way ->
    [north] norte
    [east] este
    [south] sur
   *[west] oeste
}{ $edge ->
    [door] { " " }(puerta)
    [secret-door] { " " }(puerta secreta)
   *[other] { "" }
}
text-lair = { $square }: { $known ->
    [yes] { $foe }{ $lost ->
        [0] { "" }
        [one] , con un tesoro perdido
       *[other] , con { $lost } tesoros perdidos
    }
   *[other] { $lost ->
        [one] un tesoro perdido
       *[other] { $lost } tesoros perdidos
    }
}
text-face-up = A la vista de todos: { $lairs }.
text-fallen-one = { $seat } ({ $figure }) en { $square }
text-fallen = Sin vuelta: { $adventurers }.

# Un aventurero en palabras, para quien lo lleva.
text-hand = { $treasures ->
    [none] No tienes tesoros.
   *[other] Tus tesoros: { $treasures }.
} Anillos que conoces: { $rings } de { $needed }.
text-weapons = Al atacar: { $weapons }.
text-reach = { $squares ->
    [none] Tu avance no puede acabar en otra casilla.
   *[other] Tu avance puede acabar en { $squares }.
}
text-seen = Solo lo has visto tú: { $lairs }.
text-mate = { $seat } te enseña { $treasures ->
    [none] una mano vacía
   *[other] { $treasures }
}.
text-figures = Aventureros que puedes elegir: { $figures }.
text-nothing = No tienes ningún aventurero en esta partida.
